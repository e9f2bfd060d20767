//! What the events of a board brought to whom.

use crate::engine::{Board, Chip, Event, Place, Reserve, Side, Sides, What};
use crate::text::{DOT, Text};
use crate::tui::game::signs;

/// What one side has got so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Gains {
    pub(super) chips: Vec<Chip>,
    pub(super) coins: u8,
    pub(super) shields: u8,
    /// Markers put on boards.
    pub(super) placed: Vec<(Board, u8)>,
    pub(super) words: Vec<String>,
    /// Paid, bribed, or not.
    pub(super) fate: Option<Fate>,
    /// Where the markers went.
    pub(super) to: Option<(u8, Place)>,
    /// Brought by an intrigue card.
    pub(super) intrigue: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Paid,
    Bribed(u8),
    NoBribe(u8),
    TooPoor(u8),
    Unpaid,
}

/// What everybody has got by these events.
pub(super) fn gains(text: &Text, board: Board, events: &[Event]) -> Sides<Gains> {
    let mut all: Sides<Gains> = Sides(std::array::from_fn(|_| Gains::default()));
    let mut intrigue = None;
    for event in events {
        match event.what {
            What::IntriguePlayed { seat, .. } => intrigue = Some(seat),
            What::Scored { .. } => intrigue = None,
            What::Paid { seat, .. } => all[Side::Seat(seat)].fate = Some(Fate::Paid),
            What::Bribed { seat, price, .. } => {
                all[Side::Seat(seat)].fate = Some(Fate::Bribed(price));
            }
            What::NoBribe { seat, price, .. } => {
                all[Side::Seat(seat)].fate = Some(Fate::NoBribe(price));
            }
            What::TooPoor { seat, price, .. } => {
                all[Side::Seat(seat)].fate = Some(Fate::TooPoor(price));
            }
            What::Unpaid { side, .. } => all[side].fate = Some(Fate::Unpaid),
            What::ChipGained { seat, chip } => all[Side::Seat(seat)].chips.push(chip),
            What::CoinsGained { seat, count } => all[Side::Seat(seat)].coins += count,
            What::ShieldDrawn { seat, .. } => all[Side::Seat(seat)].shields += 1,
            // Which one is for whoever looks.
            What::InfluenceDrawn { seat, card: Some(card) } => {
                let gaps = [("card", text.influence(card).into())];
                all[Side::Seat(seat)].words.push(text.ui_with("gain-influence-known", gaps));
            }
            What::InfluenceDrawn { seat, card: None } => {
                all[Side::Seat(seat)].words.push(text.ui("gain-influence"));
            }
            What::IntrigueDrawn { seat, card: Some(board) } => {
                let gaps = [("board", board.number().into())];
                all[Side::Seat(seat)].words.push(text.ui_with("gain-intrigue-known", gaps));
            }
            What::IntrigueDrawn { seat, card: None } => {
                all[Side::Seat(seat)].words.push(text.ui("gain-intrigue"));
            }
            What::NoIntrigueCard { seat } | What::NoInfluenceCard { seat } => {
                all[Side::Seat(seat)].words.push(text.ui("gain-no-card"));
            }
            What::Markers { side, count, from: Place::Board(from), to } if from == board => {
                all[side].to = Some((count, to));
            }
            What::Markers { side, count, from: Place::Reserve(_), to: Place::Board(to) } => {
                if intrigue.is_some_and(|seat| side == Side::Seat(seat)) {
                    all[side].intrigue += count;
                } else {
                    match all[side].placed.iter_mut().find(|(board, _)| *board == to) {
                        Some((_, placed)) => *placed += count,
                        None => all[side].placed.push((to, count)),
                    }
                }
            }
            What::Markers {
                side,
                count,
                from: Place::Reserve(Reserve::General),
                to: Place::Reserve(Reserve::Personal),
            } => {
                all[side].words.push(text.ui_with("gain-back", [("count", count.into())]));
            }
            _ => {}
        }
    }
    all
}

/// Longer names of boards are told shorter.
const SHORT: u16 = 10;

/// Everything that a side has got, in words.
pub(super) fn got(text: &Text, gains: &Gains) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for chip in Chip::ALL {
        // The board's own, and Louis's crown: never two of a kind.
        if gains.chips.contains(&chip) {
            words.push(text.chip_one(chip));
        }
    }
    if gains.coins > 0 {
        words.push(text.ui_with("gain-coins", [("count", gains.coins.into())]));
    }
    if gains.shields > 0 {
        words.push(text.ui_with("gain-shields", [("count", gains.shields.into())]));
    }
    words.extend(gains.placed.iter().map(|&(board, count)| {
        // Number and name would not have room in a column.
        format!("{} {}", DOT.repeat(count.into()), signs::short_name(text, board, SHORT))
    }));
    words.extend(gains.words.iter().cloned());
    words
}
