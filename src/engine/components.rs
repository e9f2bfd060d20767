//! What is printed on boards and cards: values, not rules, held within stated limits.

use serde::{Deserialize, Serialize};

use super::board::{Board, ByBoard};
use super::card::Chip;
use super::mission::{Cost, Mission, Tier};

/// What a side of a board asks for (R6.4 to R6.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// R6.4: most is paid free, the others may bribe at this price.
    Money(u8),
    /// R6.5: only whoever has most is paid.
    FirstPlace,
    /// R6.6: everybody with this many markers is paid.
    Markers(u8),
}

/// A money card (R1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MoneyCard {
    /// Where Louis goes.
    pub board: Board,
    /// What every player gets.
    pub coins: u8,
}

/// All printed values of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Printed", into = "Printed")]
pub struct Components {
    pub(super) boards: ByBoard<[Condition; 2]>,
    pub(super) money: [MoneyCard; 8],
    pub(super) costs: [Cost; Mission::COUNT],
}

/// The plain lists behind [`Components`], before they are checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// Front and back of each board.
    pub boards: Vec<[Condition; 2]>,
    /// The eight money cards.
    pub money: Vec<MoneyCard>,
    /// The chips on each mission.
    pub costs: Vec<Cost>,
}

/// A printed value outside its limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadComponents {
    /// There must be this many boards, and there are not.
    BoardCount(usize),
    /// There must be this many money cards, and there are not.
    MoneyCount(usize),
    /// There must be this many missions, and there are not.
    MissionCount(usize),
    /// Front and back of a board must ask for different things.
    SameConditions(Board),
    /// Boards 1 to 4 must ask for money in front and first place behind.
    LouisBoard(Board),
    /// A bribe must cost from 1 to [`Components::MOST`].
    Price(Board, u8),
    /// A threshold must be from 1 to [`Components::MOST`].
    Threshold(Board, u8),
    /// A money card must give from 1 to [`Components::MOST`].
    Amount(usize, u8),
    /// A money card must name one of the boards 1 to 4, each twice.
    MoneyBoard(Board),
    /// The chips on a mission do not fit its tier, or show a crown.
    Chips(Mission),
}

impl Components {
    /// The largest price, threshold or amount.
    pub const MOST: u8 = 9;

    /// Checks printed values against their limits.
    ///
    /// # Errors
    /// Names the first value that is out of them.
    pub fn new(printed: &Printed) -> Result<Self, BadComponents> {
        let boards: [[Condition; 2]; 12] = (printed.boards.as_slice().try_into())
            .map_err(|_| BadComponents::BoardCount(printed.boards.len()))?;
        let money: [MoneyCard; 8] = (printed.money.as_slice().try_into())
            .map_err(|_| BadComponents::MoneyCount(printed.money.len()))?;
        let costs: [Cost; Mission::COUNT] = (printed.costs.as_slice().try_into())
            .map_err(|_| BadComponents::MissionCount(printed.costs.len()))?;
        let components = Self { boards: ByBoard(boards), money, costs };
        components.check_boards()?;
        components.check_money()?;
        components.check_costs()?;
        Ok(components)
    }

    fn check_boards(&self) -> Result<(), BadComponents> {
        let limits = 1..=Self::MOST;
        for board in Board::ALL {
            let sides = self.boards[board];
            for side in sides {
                match side {
                    Condition::Money(price) if !limits.contains(&price) => {
                        return Err(BadComponents::Price(board, price));
                    }
                    Condition::Markers(count) if !limits.contains(&count) => {
                        return Err(BadComponents::Threshold(board, count));
                    }
                    _ => {}
                }
            }
            if std::mem::discriminant(&sides[0]) == std::mem::discriminant(&sides[1]) {
                return Err(BadComponents::SameConditions(board));
            }
            if board.may_host_louis()
                && !matches!(sides, [Condition::Money(_), Condition::FirstPlace])
            {
                return Err(BadComponents::LouisBoard(board));
            }
        }
        Ok(())
    }

    fn check_money(&self) -> Result<(), BadComponents> {
        for (index, card) in self.money.iter().enumerate() {
            if !(1..=Self::MOST).contains(&card.coins) {
                return Err(BadComponents::Amount(index, card.coins));
            }
            let named = self.money.iter().filter(|other| other.board == card.board).count();
            if !card.board.may_host_louis() || named != 2 {
                return Err(BadComponents::MoneyBoard(card.board));
            }
        }
        Ok(())
    }

    fn check_costs(&self) -> Result<(), BadComponents> {
        for mission in Mission::all() {
            let Cost { first, second } = self.cost(mission);
            let fits = match mission.tier() {
                Tier::Light => second.is_none(),
                Tier::Medium => second.is_some_and(|chip| chip != first),
                Tier::Dark => second == Some(first),
            };
            if !fits || first == Chip::Crown || second == Some(Chip::Crown) {
                return Err(BadComponents::Chips(mission));
            }
        }
        Ok(())
    }

    /// What the front (`false`) or back (`true`) of a board asks for.
    pub fn condition(&self, board: Board, back: bool) -> Condition {
        self.boards[board][usize::from(back)]
    }

    /// The chips on a mission.
    pub const fn cost(&self, mission: Mission) -> Cost {
        self.costs[mission.index()]
    }

    /// The eight money cards.
    pub const fn money(&self) -> &[MoneyCard; 8] {
        &self.money
    }
}

impl TryFrom<Printed> for Components {
    type Error = String;
    fn try_from(printed: Printed) -> Result<Self, String> {
        Self::new(&printed).map_err(|bad| format!("{bad:?}"))
    }
}

impl From<Components> for Printed {
    fn from(components: Components) -> Printed {
        Printed {
            boards: components.boards.0.to_vec(),
            money: components.money.to_vec(),
            costs: components.costs.to_vec(),
        }
    }
}
