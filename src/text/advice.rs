//! Why an answer is a good one, as sentences.

use super::{Names, Text, say};
use crate::bots::Why;
use crate::engine::Board;

impl Text {
    /// A reason, without a full stop.
    pub fn why(&self, why: &Why, names: &Names) -> String {
        let label = |board: Board| self.board_label(board);
        match *why {
            Why::Takes { board, from, pays } => say!(
                self,
                "why-takes",
                board = label(board),
                name = self.side(from, names),
                pays = self.rewards(pays)
            ),
            Why::Leads { board, pays } => {
                say!(self, "why-leads", board = label(board), pays = self.rewards(pays))
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
            Why::Denies { board, whom } => {
                say!(self, "why-denies", board = label(board), name = self.side(whom, names))
            }
            Why::MayBribe { board, price } => {
                say!(self, "why-may-bribe", board = label(board), price = price)
            }
            Why::Bribes { pays } => say!(self, "why-bribes", pays = self.rewards(pays)),
            Why::Saves { price } => say!(self, "why-saves", price = price),
            Why::Back { count } => say!(self, "why-back", count = count),
            Why::Ahead { board, last: false } => say!(self, "why-ahead", board = label(board)),
            Why::Ahead { board, last: true } => say!(self, "why-ahead-last", board = label(board)),
            Why::Points { mission, last: true } => {
                say!(self, "why-points-last", mission = self.mission(mission))
            }
            Why::Points { mission, last: false } => {
                let does = self.mission_brief(mission);
                say!(self, "why-points", does = does.trim_end_matches('.'))
            }
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
