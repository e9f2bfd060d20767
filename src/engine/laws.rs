//! Conservation: nothing is made and nothing is lost (R1).

use super::board::Board;
use super::card::{Chip, Influence, Shield, Shields};
use super::decision::Phase;
use super::game::{Game, Secret};
use super::mission::{Mission, Missions, Tier};
use super::rest_law::Unasked;
use super::rule::Rule;
use super::seat::{Seat, Side};
use super::setup::Setup;
use super::table::Holding;

/// The most chips of a kind that a position may have.
const MOST: u8 = 40;

/// A law that a position breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// R1.1: a player's markers are not 16 in all.
    Markers {
        /// Whose.
        seat: Seat,
        /// How many there are.
        count: u16,
    },
    /// R1.1: the neutral markers are not 8 (none with more than two players).
    Neutral {
        /// How many there are.
        count: u16,
    },
    /// R1.3: too few or too many influence cards of a face.
    Influence {
        /// The face.
        card: Influence,
        /// How many there are.
        count: u16,
    },
    /// R1.4: an intrigue card is missing, or there twice.
    Intrigue {
        /// The card.
        card: Board,
        /// How many there are.
        count: u16,
    },
    /// R1.6: a mission is missing, or there twice.
    Mission {
        /// The mission.
        mission: Mission,
        /// How many there are.
        count: u16,
    },
    /// R1.8: too few or too many shields of a kind.
    Shields {
        /// The kind.
        kind: Shield,
        /// How many there are.
        count: u16,
    },
    /// R1.9: plain shields while the sixty last.
    PlainTooEarly,
    /// R1.5: the money cards are not all there once.
    MoneyCards,
    /// R4.1: Louis is not where the money card and the phase put him.
    Louis,
    /// Somebody who does not play has something.
    EmptySeat {
        /// Who.
        seat: Seat,
    },
    /// R1.9: more money, chips or plain shields than any game brings.
    TooMuch {
        /// Whose.
        seat: Seat,
    },
    /// R3.5: somebody knows of a card that is not there.
    Knowledge {
        /// Who.
        seat: Seat,
    },
    /// R7.1: a mission was used that is not laid out.
    Used,
    /// R3.7: the rules would not ask this question here.
    Rest {
        /// Who would be asked, if somebody would.
        seat: Option<Seat>,
        /// Why not.
        why: Unasked,
    },
    /// R1.1, R7.3: players, round, start player or the seat that is asked are out of range.
    Table,
}

impl Broken {
    /// The rule that is broken.
    pub const fn rule(&self) -> Rule {
        match self {
            Broken::Markers { .. } | Broken::Neutral { .. } | Broken::EmptySeat { .. } => {
                Rule::new(1, 1)
            }
            Broken::Influence { .. } => Rule::new(1, 3),
            Broken::Intrigue { .. } => Rule::new(1, 4),
            Broken::MoneyCards => Rule::new(1, 5),
            Broken::Mission { .. } => Rule::new(1, 6),
            Broken::Shields { .. } => Rule::new(1, 8),
            Broken::PlainTooEarly | Broken::TooMuch { .. } => Rule::new(1, 9),
            Broken::Knowledge { .. } => Rule::new(3, 5),
            Broken::Rest { .. } => Rule::new(3, 7),
            Broken::Used => Rule::MISSIONS,
            Broken::Louis => Rule::MONEY_CARD,
            Broken::Table => Rule::new(1, 1),
        }
    }
}

impl Game {
    /// Checks every law.
    ///
    /// # Errors
    /// Names the first one that is broken.
    pub fn laws(&self) -> Result<(), Broken> {
        self.conservation()?;
        self.louis_law()?;
        self.rest_law()
    }

    /// Checks the laws that hold whatever the game rests at.
    pub(super) fn conservation(&self) -> Result<(), Broken> {
        self.table_law()?;
        self.limits()?;
        self.marker_laws()?;
        self.influence_law()?;
        self.intrigue_law()?;
        self.mission_law()?;
        self.shield_law()?;
        self.money_law()?;
        self.knowledge_law()
    }

    /// Bounds that no real game reaches, so that no count can overflow.
    fn limits(&self) -> Result<(), Broken> {
        for seat in self.seats() {
            let holding = self.holding(seat);
            let shields = &self.secrets[seat].shields;
            let chips = Chip::ALL.iter().all(|&chip| holding.chips.count(chip) <= MOST);
            let kinds = Shield::ALL.iter().all(|&kind| shields.physical(kind) <= Shield::COPIES);
            if !chips || !kinds || shields.plain() > Shields::MOST_PLAIN {
                return Err(Broken::TooMuch { seat });
            }
        }
        Ok(())
    }

    fn knowledge_law(&self) -> Result<(), Broken> {
        let laid = |seat: Seat| self.holding(seat).laid;
        let all = self.seats().fold(Missions::EMPTY, |all, seat| all.or(laid(seat)));
        if !self.used().without(all).is_empty() {
            return Err(Broken::Used);
        }
        for seat in Seat::ALL {
            let known = |holder: Seat| self.known.influence[holder][seat];
            let false_hand = Seat::ALL.into_iter().any(|holder| {
                let hand = self.secrets[holder].influence;
                Influence::all().any(|card| known(holder).count(card) > hand.count(card))
            });
            if false_hand || !self.known.missions[seat].and(all).is_empty() {
                return Err(Broken::Knowledge { seat });
            }
        }
        Ok(())
    }

    fn table_law(&self) -> Result<(), Broken> {
        let plays = |seat: Seat| seat.index() < usize::from(self.table.players);
        let good = (2..=4).contains(&self.table.players)
            && (1..=self.components().rounds()).contains(&self.table.round)
            && plays(self.table.start)
            && self.table.rest.seat().is_none_or(plays);
        if !good {
            return Err(Broken::Table);
        }
        for seat in Seat::ALL.into_iter().filter(|&seat| !plays(seat)) {
            let idle = *self.holding(seat) == Holding::default()
                && self.secrets[seat] == Secret::default()
                && Board::ALL.iter().all(|&board| self.table.markers[board][seat] == 0);
            if !idle {
                return Err(Broken::EmptySeat { seat });
            }
        }
        Ok(())
    }

    fn on_boards(&self, side: Side) -> u16 {
        Board::ALL.iter().map(|&board| u16::from(self.table.markers[board][side])).sum()
    }

    fn marker_laws(&self) -> Result<(), Broken> {
        for seat in self.seats() {
            let holding = self.holding(seat);
            let count = self.on_boards(seat.into())
                + u16::from(holding.personal)
                + u16::from(holding.general);
            if count != u16::from(Setup::MARKERS) {
                return Err(Broken::Markers { seat, count });
            }
        }
        let count = self.on_boards(Side::Neutral) + u16::from(self.table.neutral);
        let right = if self.table.players == 2 { Setup::NEUTRAL } else { 0 };
        if count != u16::from(right) {
            return Err(Broken::Neutral { count });
        }
        Ok(())
    }

    fn influence_law(&self) -> Result<(), Broken> {
        for card in Influence::all() {
            let hands: u16 = (self.seats())
                .map(|seat| u16::from(self.secrets[seat].influence.count(card)))
                .sum();
            let deck = self.decks.influence.cards().iter().filter(|l| l.card == card).count();
            let count = hands + deck as u16 + u16::from(self.table.centre.count(card));
            if count != u16::from(card.copies()) {
                return Err(Broken::Influence { card, count });
            }
        }
        Ok(())
    }

    fn intrigue_law(&self) -> Result<(), Broken> {
        for card in Board::ALL {
            let hands = self.seats().filter(|&s| self.secrets[s].intrigue.contains(card)).count();
            let deck = self.decks.intrigue.cards().iter().filter(|&&c| c == card).count();
            let count = (hands + deck) as u16;
            if count != 1 {
                return Err(Broken::Intrigue { card, count });
            }
        }
        Ok(())
    }

    fn mission_law(&self) -> Result<(), Broken> {
        let decks = [
            (Tier::Light, self.decks.light.cards()),
            (Tier::Medium, self.decks.medium.cards()),
            (Tier::Dark, self.decks.dark.cards()),
        ];
        for mission in Mission::all() {
            let held = self.seats().map(|seat| {
                let holding = self.holding(seat);
                u16::from(self.secrets[seat].missions.contains(mission))
                    + u16::from(holding.laid.contains(mission))
            });
            let piled = decks.iter().map(|&(tier, cards)| {
                let here = cards.iter().filter(|&&card| card == mission).count() as u16;
                if tier == mission.tier() { here } else { 2 * here }
            });
            let count = held.sum::<u16>() + piled.sum::<u16>();
            if count != 1 {
                return Err(Broken::Mission { mission, count });
            }
        }
        Ok(())
    }

    fn shield_law(&self) -> Result<(), Broken> {
        for kind in Shield::ALL {
            let held =
                self.seats().map(|seat| u16::from(self.secrets[seat].shields.physical(kind)));
            let left = self.decks.shields.cards().iter().filter(|&&k| k == kind).count();
            let count = held.sum::<u16>() + left as u16;
            if count != u16::from(Shield::COPIES) {
                return Err(Broken::Shields { kind, count });
            }
        }
        let plain = self.seats().any(|seat| self.secrets[seat].shields.plain() > 0);
        if plain && !self.decks.shields.is_empty() {
            return Err(Broken::PlainTooEarly);
        }
        Ok(())
    }

    fn money_law(&self) -> Result<(), Broken> {
        let mut cards = self.decks.money;
        cards.sort_unstable();
        let all_there = cards == [0, 1, 2, 3, 4, 5, 6, 7];
        let turned = self.money_cards();
        let right = all_there
            && turned.len() == usize::from(self.round())
            && turned
                .iter()
                .zip(self.decks.money)
                .all(|(card, number)| *card == self.components().money()[usize::from(number)]);
        if right { Ok(()) } else { Err(Broken::MoneyCards) }
    }

    fn louis_law(&self) -> Result<(), Broken> {
        let named = self.money_cards().last().map(|card| card.board);
        let expected = match self.phase() {
            Phase::Supply | Phase::Influence => named,
            Phase::Scoring => named.filter(|&board| Some(board) >= self.rest().board()),
            Phase::Missions | Phase::Over => None,
        };
        if self.louis() == expected { Ok(()) } else { Err(Broken::Louis) }
    }
}
