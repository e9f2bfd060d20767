//! Why an answer is a good one, as sentences.

use super::{Names, Text, say};
use crate::bots::{When, Why};
use crate::engine::{Board, Rewards};

impl Text {
    /// A reason, without a full stop.
    pub fn why(&self, why: &Why, names: &Names) -> String {
        let label = |board: Board| self.board_label(board);
        match *why {
            Why::Takes { board, from, pays, crown } => say!(
                self,
                "why-takes",
                board = label(board),
                name = self.side(from, names),
                pays = self.with_crown(pays, crown)
            ),
            Why::Leads { board, pays, crown } => {
                say!(self, "why-leads", board = label(board), pays = self.with_crown(pays, crown))
            }
            Why::Secures { board, ahead } => {
                say!(self, "why-secures", board = label(board), ahead = ahead)
            }
            Why::Enough { board, count, pays } => say!(
                self,
                "why-enough",
                board = label(board),
                count = count,
                pays = self.rewards(pays)
            ),
            Why::Nearer { board, missing } => {
                say!(self, "why-nearer", board = label(board), missing = missing)
            }
            Why::Chip { board } => say!(self, "why-chip", board = label(board)),
            Why::ChipTied { board, with } => {
                say!(self, "why-chip-tied", board = label(board), name = self.side(with, names))
            }
            Why::ChipSecond { board, from } => {
                say!(self, "why-chip-second", board = label(board), name = self.side(from, names))
            }
            Why::DeniesSecond { board, whom } => {
                say!(self, "why-denies-second", board = label(board), name = self.side(whom, names))
            }
            Why::Short { board, missing } => {
                say!(self, "why-short", board = label(board), missing = missing)
            }
            Why::Money { count } => say!(self, "why-money", count = count),
            Why::Turn => say!(self, "why-turn"),
            Why::Spares => say!(self, "why-spares"),
            Why::Later => say!(self, "why-later"),
            Why::Rests => say!(self, "why-rests"),
            Why::Empty => say!(self, "why-empty"),
            Why::Little { board } => say!(self, "why-little", board = label(board)),
            Why::TieFor { board } => say!(self, "why-tie-for", board = label(board)),
            Why::Returns { board, count } => {
                say!(self, "why-returns", board = label(board), count = count)
            }
            Why::Idle => say!(self, "why-idle"),
            Why::Renews => say!(self, "why-renews"),
            Why::Content => say!(self, "why-content"),
            Why::Next => say!(self, "why-next"),
            Why::Trades { count } => say!(self, "why-trades", count = count),
            Why::Card { last: false } => say!(self, "why-card"),
            Why::Card { last: true } => say!(self, "why-card-last"),
            Why::Denies { board, whom } => {
                say!(self, "why-denies", board = label(board), name = self.side(whom, names))
            }
            Why::MayBribe { board, price, pays } => say!(
                self,
                "why-may-bribe",
                board = label(board),
                price = price,
                pays = self.rewards(pays)
            ),
            Why::Bribes { pays, chips: 0 } => {
                say!(self, "why-bribes", pays = self.rewards(pays))
            }
            Why::Bribes { pays, chips } if chips % 2 == 1 => {
                say!(self, "why-bribes-one", pays = self.rewards(pays))
            }
            Why::Bribes { pays, chips } => say!(
                self,
                "why-bribes-pair",
                pays = self.rewards(pays),
                chips = chips,
                missions = chips / 2
            ),
            Why::SavesFor { price, board, pays } => say!(
                self,
                "why-saves-for",
                price = price,
                board = label(board),
                pays = self.rewards(pays)
            ),
            Why::Saves { price, last: false } => say!(self, "why-saves", price = price),
            Why::Saves { price, last: true } => say!(self, "why-saves-last", price = price),
            Why::Back { count, when } => match when {
                When::Now => say!(self, "why-back", count = count),
                When::NextRound => say!(self, "why-back-next", count = count),
                When::Tie => say!(self, "why-back-tie", count = count),
            },
            Why::Waits => say!(self, "why-waits"),
            Why::Changes => say!(self, "why-changes"),
            Why::Ahead { board, last: false } => say!(self, "why-ahead", board = label(board)),
            Why::Ahead { board, last: true } => say!(self, "why-ahead-last", board = label(board)),
            Why::Points { mission, points, rounds: 0 } => {
                say!(self, "why-points-last", points = points, mission = self.mission(mission))
            }
            Why::Points { mission, points, rounds } => say!(
                self,
                "why-points",
                points = points,
                mission = self.mission(mission),
                rounds = rounds
            ),
            Why::AtOnce { tier, chips } => {
                say!(self, "why-at-once", tier = self.tier(tier), chips = chips)
            }
            Why::Between { tier } => say!(self, "why-between", tier = self.tier(tier)),
            Why::Easiest { tier } => say!(self, "why-easiest", tier = self.tier(tier)),
            Why::Lasting { tier } => say!(self, "why-lasting", tier = self.tier(tier)),
            Why::Crown => say!(self, "why-crown"),
            Why::Wants { board, chip, mission } => say!(
                self,
                "why-wants",
                board = label(board),
                chip = self.chip(chip),
                mission = self.mission(mission)
            ),
            Why::Keeps { chip, mission } => {
                say!(self, "why-keeps", chip = self.chip(chip), mission = self.mission(mission))
            }
        }
    }

    /// What a board pays, with the crown that Louis adds.
    fn with_crown(&self, pays: Rewards, crown: bool) -> String {
        let pays = self.rewards(pays);
        if crown { say!(self, "why-crowned", pays = pays) } else { pays }
    }

    /// A reason as a line of a list.
    pub fn why_line(&self, why: &Why, names: &Names) -> String {
        say!(self, "why-line", why = self.why(why, names))
    }

    /// The reasons for what somebody did, in one sentence.
    pub fn because(&self, whys: &[Why], names: &Names) -> String {
        let list = whys.iter().map(|why| self.why(why, names)).collect::<Vec<_>>().join("; ");
        say!(self, "why-because", whys = list)
    }

    /// The head of a table of advice.
    pub fn advice_word(&self, word: &str) -> String {
        say!(self, format!("advice-{word}"))
    }
}
