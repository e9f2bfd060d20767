//! What is printed on boards and cards: values, not rules, held within stated limits.

use serde::{Deserialize, Serialize};

use super::board::{Board, ByBoard};
use super::card::Chip;
use super::mission::{Cost, Mission, Tier};
use super::reward::{Reward, Rewards};
use super::rule::Rule;

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

impl Condition {
    /// The rule that says who is paid under it.
    pub const fn rule(self) -> Rule {
        match self {
            Condition::Money(_) => Rule::BRIBE,
            Condition::FirstPlace => Rule::new(6, 5),
            Condition::Markers(_) => Rule::new(6, 6),
        }
    }
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
    pub(super) pays: ByBoard<Rewards>,
    pub(super) points: [u8; Mission::COUNT],
    pub(super) coins: u8,
    pub(super) rounds: u8,
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
    /// What each board pays.
    #[serde(default = "shipped_pays", skip_serializing_if = "are_shipped_pays")]
    pub pays: Vec<Vec<Reward>>,
    /// What each mission laid out is worth.
    #[serde(default = "shipped_points", skip_serializing_if = "are_shipped_points")]
    pub points: Vec<u8>,
    /// Each player's money at the start.
    #[serde(default = "shipped_coins", skip_serializing_if = "are_shipped_coins")]
    pub coins: u8,
    /// How many rounds are played.
    #[serde(default = "shipped_rounds", skip_serializing_if = "are_shipped_rounds")]
    pub rounds: u8,
}

// Values that only a variant changes are written only where one does, so that a position with
// the shipped values reads as it always did.

fn shipped() -> Printed {
    Components::SHIPPED.into()
}

fn shipped_pays() -> Vec<Vec<Reward>> {
    shipped().pays
}

fn shipped_points() -> Vec<u8> {
    shipped().points
}

fn shipped_coins() -> u8 {
    Components::SHIPPED.coins
}

fn shipped_rounds() -> u8 {
    Components::SHIPPED.rounds
}

fn are_shipped_pays(pays: &[Vec<Reward>]) -> bool {
    pays == shipped_pays()
}

fn are_shipped_points(points: &[u8]) -> bool {
    points == shipped_points()
}

fn are_shipped_coins(coins: &u8) -> bool {
    *coins == shipped_coins()
}

fn are_shipped_rounds(rounds: &u8) -> bool {
    *rounds == shipped_rounds()
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
    /// A board must pay from 1 to [`Rewards::MOST`] things.
    PayCount(Board, usize),
    /// A thing that a board pays must be from 1 to this much.
    Pay(Board, Reward, u8),
    /// Boards 1 to 4 must pay a chip: that is what Louis's board gives (R6.8).
    NoChip(Board),
    /// A board can place markers only on another board.
    OnItself(Board),
    /// A board can ask for the place of markers only once.
    PlacesTwice(Board),
    /// A mission must be worth at most [`Components::MOST_POINTS`].
    Points(Mission, u8),
    /// A player must start with at most [`Components::MOST_COINS`].
    Coins(u8),
    /// There must be from 1 to [`Components::MOST_ROUNDS`] rounds.
    Rounds(u8),
}

impl BadComponents {
    /// Whether a single number is wrong, and not how several values go together.
    pub const fn is_number(&self) -> bool {
        !matches!(
            self,
            Self::SameConditions(_)
                | Self::LouisBoard(_)
                | Self::MoneyBoard(_)
                | Self::Chips(_)
                | Self::NoChip(_)
                | Self::OnItself(_)
                | Self::PlacesTwice(_)
        )
    }

    /// The rule that the value belongs to.
    pub const fn rule(&self) -> Rule {
        match self {
            Self::BoardCount(_) | Self::SameConditions(_) => Rule::new(1, 2),
            Self::MoneyCount(_) | Self::MoneyBoard(_) => Rule::new(1, 5),
            Self::MissionCount(_) => Rule::new(1, 6),
            Self::LouisBoard(_) | Self::NoChip(_) => Rule::LOUIS,
            Self::Price(..) => Rule::BRIBE,
            Self::Threshold(..) => Rule::new(6, 6),
            Self::Amount(..) => Rule::MONEY_CARD,
            Self::Chips(_) => Rule::MISSIONS,
            Self::PayCount(..) | Self::Pay(..) => Rule::PAYMENT,
            Self::OnItself(_) | Self::PlacesTwice(_) => Rule::new(6, 11),
            Self::Points(..) => Rule::COUNT,
            Self::Coins(_) => Rule::new(3, 1),
            Self::Rounds(_) => Rule::new(3, 3),
        }
    }
}

impl Components {
    /// The largest price, threshold or amount.
    pub const MOST: u8 = 9;
    /// The most that a mission can be worth.
    pub const MOST_POINTS: u8 = 20;
    /// The most money that a player can start with.
    pub const MOST_COINS: u8 = 20;
    /// The most rounds: one for each money card (R3.3).
    pub const MOST_ROUNDS: u8 = 8;

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
        let points: [u8; Mission::COUNT] = (printed.points.as_slice().try_into())
            .map_err(|_| BadComponents::MissionCount(printed.points.len()))?;
        let Printed { coins, rounds, .. } = *printed;
        let pays = pays_of(&printed.pays)?;
        let boards = ByBoard(boards);
        let components = Self { boards, money, costs, pays, points, coins, rounds };
        components.check_boards()?;
        components.check_pays()?;
        components.check_money()?;
        components.check_missions()?;
        if coins > Self::MOST_COINS {
            return Err(BadComponents::Coins(coins));
        }
        if !(1..=Self::MOST_ROUNDS).contains(&rounds) {
            return Err(BadComponents::Rounds(rounds));
        }
        Ok(components)
    }

    fn check_pays(&self) -> Result<(), BadComponents> {
        for board in Board::ALL {
            let pays = self.pays[board];
            for part in pays.parts() {
                let (count, most) = part.limit();
                if !(1..=most).contains(&count) {
                    return Err(BadComponents::Pay(board, part, most));
                }
            }
            // Markers that a board put on itself while it is scored would count there (R6.9).
            if pays.markers_on().is_some_and(|(target, _)| target == board) {
                return Err(BadComponents::OnItself(board));
            }
            let placed = |part: &Reward| matches!(part, Reward::MarkersOn { .. });
            let anywhere = |part: &Reward| *part == Reward::MarkerAnywhere;
            if pays.parts().filter(placed).count() > 1 || pays.parts().filter(anywhere).count() > 1
            {
                return Err(BadComponents::PlacesTwice(board));
            }
            if board.may_host_louis() && pays.chip().is_none() {
                return Err(BadComponents::NoChip(board));
            }
        }
        Ok(())
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
            if board.may_host_louis()
                && !matches!(sides, [Condition::Money(_), Condition::FirstPlace])
            {
                return Err(BadComponents::LouisBoard(board));
            }
            if std::mem::discriminant(&sides[0]) == std::mem::discriminant(&sides[1]) {
                return Err(BadComponents::SameConditions(board));
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

    fn check_missions(&self) -> Result<(), BadComponents> {
        for mission in Mission::all() {
            let points = self.points(mission);
            if points > Self::MOST_POINTS {
                return Err(BadComponents::Points(mission, points));
            }
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

    /// What a board pays, whichever side is up (R1.2, R6.10).
    pub fn pays(&self, board: Board) -> Rewards {
        self.pays[board]
    }

    /// What a mission laid out is worth (R7.3).
    pub const fn points(&self, mission: Mission) -> u8 {
        self.points[mission.index()]
    }

    /// Each player's money at the start (R3.1).
    pub const fn coins(&self) -> u8 {
        self.coins
    }

    /// How many rounds are played (R3.3, R7.3).
    pub const fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The eight money cards.
    pub const fn money(&self) -> &[MoneyCard; 8] {
        &self.money
    }
}

fn pays_of(lists: &[Vec<Reward>]) -> Result<ByBoard<Rewards>, BadComponents> {
    if lists.len() != Board::ALL.len() {
        return Err(BadComponents::BoardCount(lists.len()));
    }
    let mut pays = ByBoard([Rewards::one(Reward::Influence); Board::ALL.len()]);
    for (board, parts) in Board::ALL.into_iter().zip(lists) {
        let some = Some(parts).filter(|parts| !parts.is_empty());
        let made = some.and_then(|parts| Rewards::new(parts));
        pays[board] = made.ok_or(BadComponents::PayCount(board, parts.len()))?;
    }
    Ok(pays)
}

impl Reward {
    /// How much it is, and the most that it may be. Answers are numbered for programs that learn,
    /// so a board never places more markers than it does in print.
    pub const fn limit(self) -> (u8, u8) {
        match self {
            Reward::Coins(count) => (count, Components::MOST),
            Reward::Shields(count) | Reward::MarkersBack(count) => (count, 5),
            Reward::MarkersOn { most, .. } => (most, 2),
            Reward::Chip(_) | Reward::Influence | Reward::Intrigue | Reward::MarkerAnywhere => {
                (1, 1)
            }
        }
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
            pays: components.pays.0.iter().map(|pays| pays.parts().collect()).collect(),
            points: components.points.to_vec(),
            coins: components.coins,
            rounds: components.rounds,
        }
    }
}
