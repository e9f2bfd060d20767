//! Why an answer is refused, and which law a position breaks.

use super::{Text, say};
use crate::engine::{Broken, Illegal, Reason, Unasked};

impl Text {
    /// Why an answer is refused, with the rule.
    pub fn refusal(&self, illegal: &Illegal) -> String {
        self.cited(&self.reason(illegal), illegal.rule)
    }

    /// There is nothing to answer any more.
    pub fn is_over(&self) -> String {
        say!(self, "refused-over")
    }

    /// Why an answer is refused.
    pub fn reason(&self, illegal: &Illegal) -> String {
        match illegal.reason {
            Reason::Over => self.is_over(),
            Reason::NotNow => say!(self, "refused-not-now"),
            Reason::MustChoose => say!(self, "refused-must-choose"),
            Reason::CardNotHeld { card } => {
                say!(self, "refused-card-not-held", card = self.influence(card))
            }
            Reason::TooManyMarkers { most } => say!(self, "refused-too-many-markers", most = most),
            Reason::NoMarkerLeft => say!(self, "refused-no-marker-left"),
            Reason::StartsElsewhere { start } => {
                say!(self, "refused-starts-elsewhere", board = self.board_label(start))
            }
            Reason::NotNeighbour { board } => {
                say!(self, "refused-not-neighbour", board = self.board_label(board))
            }
            Reason::TwoDirections { from } => {
                say!(self, "refused-two-directions", board = self.board_label(from))
            }
            // The rule that refuses is the mission's own.
            Reason::MissionNotReady => {
                say!(self, "refused-mission-not-ready", mission = self.rule_title(illegal.rule))
            }
            Reason::TooPoor { price } => say!(self, "refused-too-poor", price = price),
            Reason::NoIntrigue { board } => {
                say!(self, "refused-no-intrigue", board = self.board_label(board))
            }
            Reason::WrongCount { most } => say!(self, "refused-wrong-count", most = most),
            Reason::MissionNotHeld { mission } => {
                say!(self, "refused-mission-not-held", mission = self.mission(mission))
            }
            Reason::ChipNotHeld { chip } => {
                say!(self, "refused-chip-not-held", chip = self.chip_one(chip))
            }
            Reason::WrongChips { mission } => {
                say!(self, "refused-wrong-chips", mission = self.mission(mission))
            }
            Reason::AlreadyCrown => say!(self, "refused-already-crown"),
            Reason::DeckEmpty { tier } => {
                say!(self, "refused-deck-empty", tier = self.tier_many(tier))
            }
            Reason::SameMission => say!(self, "refused-same-mission"),
        }
    }

    /// What is wrong with a position, with the rule.
    pub fn broken(&self, broken: &Broken) -> String {
        let sentence = match *broken {
            Broken::Markers { seat, count } => {
                say!(self, "broken-markers", seat = seat.to_string(), count = count)
            }
            Broken::Neutral { count } => say!(self, "broken-neutral", count = count),
            Broken::Influence { card, count } => say!(
                self,
                "broken-influence",
                card = self.influence(card),
                count = count,
                right = card.copies()
            ),
            Broken::Intrigue { card, count } => {
                say!(self, "broken-intrigue", board = self.board_label(card), count = count)
            }
            // Here the stable name, the one used in files.
            Broken::Mission { mission, count } => {
                say!(self, "broken-mission", mission = mission.name(), count = count)
            }
            Broken::Shields { kind, count } => {
                say!(self, "broken-shields", kind = self.shield(Some(kind)), count = count)
            }
            Broken::PlainTooEarly => say!(self, "broken-plain-too-early"),
            Broken::MoneyCards => say!(self, "broken-money-cards"),
            Broken::Louis => say!(self, "broken-louis"),
            Broken::EmptySeat { seat } => {
                say!(self, "broken-empty-seat", seat = seat.to_string())
            }
            Broken::TooMuch { seat } => say!(self, "broken-too-much", seat = seat.to_string()),
            Broken::Knowledge { seat } => {
                say!(self, "broken-knowledge", seat = seat.to_string())
            }
            Broken::Used => say!(self, "broken-used"),
            Broken::Rest { seat, why } => {
                let id = format!("unasked-{}", unasked(why));
                let seat = seat.map(|seat| seat.to_string()).unwrap_or_default();
                say!(self, "broken-rest", why = say!(self, id, seat = seat))
            }
            Broken::Table => say!(self, "broken-table"),
        };
        self.cited(&sentence, broken.rule())
    }
}

/// The part of a message name that stands for why nothing is asked.
const fn unasked(why: Unasked) -> &'static str {
    match why {
        Unasked::NoCards => "no-cards",
        Unasked::NoMission => "no-mission",
        Unasked::NoMarkers => "no-markers",
        Unasked::NoIntrigue => "no-intrigue",
        Unasked::NoTie => "no-tie",
        Unasked::NoBribe => "no-bribe",
        Unasked::TooPoor => "too-poor",
        Unasked::Paid => "paid",
        Unasked::NotPaid => "not-paid",
        Unasked::NotPrinted => "not-printed",
        Unasked::Impossible => "impossible",
        Unasked::NoChips => "no-chips",
        Unasked::NoDraw => "no-draw",
        Unasked::OneChip => "one-chip",
        Unasked::LastRound => "last-round",
        Unasked::TooEarly => "too-early",
        Unasked::NotCounted => "not-counted",
    }
}
