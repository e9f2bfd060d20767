//! Why an answer is a good one, as sentences.

use super::{Names, Text, say};
use crate::bots::{Balance, Thing, When, Why};
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
            Why::Money { .. } => say!(self, "why-money"),
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
                When::Intrigue => say!(self, "why-back-intrigue", count = count),
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
            Why::Completes { board, chip, mission } => say!(
                self,
                "why-completes",
                board = label(board),
                chip = self.chip(chip),
                mission = self.mission(mission)
            ),
            Why::Opens { mission } => say!(self, "why-opens", mission = self.mission(mission)),
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

    /// The reasons for what stands beside them, in few words: boards of one kind together, the weightiest
    /// first, and a second kind where that stays short. Nothing that the deed says itself.
    pub fn why_told(&self, whys: &[Why], names: &Names) -> String {
        const SHORT: usize = 80;
        let mut whys: Vec<&Why> = whys.iter().filter(|why| !why.is_said()).collect();
        let Some(&first) = whys.first() else { return String::new() };
        let kind = |why: &Why| match *why {
            Why::Takes { from, .. } => Some((0, Some(from))),
            Why::Leads { .. } => Some((1, None)),
            Why::Enough { .. } => Some((2, None)),
            _ => None,
        };
        let short = |of: &[&Why]| {
            let boards =
                self.list(of.iter().filter_map(|why| Some(self.board_label(why.board()?))));
            match *of[0] {
                Why::Takes { from, .. } => {
                    say!(self, "why-takes-all", boards = boards, name = self.side(from, names))
                }
                Why::Leads { .. } => say!(self, "why-leads-all", boards = boards),
                Why::Enough { .. } => say!(self, "why-enough-all", boards = boards),
                _ => self.why(of[0], names),
            }
        };
        let mut take = |first: &Why| -> Vec<&Why> {
            let same =
                |why: &&Why| *why == first || kind(why).is_some() && kind(why) == kind(first);
            let (same, rest) = std::mem::take(&mut whys).into_iter().partition(same);
            whys = rest;
            same
        };
        let group = take(first);
        let whole = match group[..] {
            [only] => self.why(only, names),
            _ => short(&group),
        };
        let Some(&second) = whys.iter().find(|why| why.is_gain()) else { return whole };
        let same =
            |why: &&&Why| **why == second || kind(why).is_some() && kind(why) == kind(second);
        let others: Vec<&Why> = whys.iter().filter(same).copied().collect();
        let fits = |words: &String| words.chars().count() <= SHORT;
        let both = [whole.clone(), short(&group)].map(|one| format!("{one}; {}", short(&others)));
        both.into_iter().find(fits).unwrap_or(whole)
    }

    /// The same as a sentence; nothing if there is no reason to tell.
    pub fn because_told(&self, whys: &[Why], names: &Names) -> Option<String> {
        let why = self.why_told(whys, names);
        (!why.is_empty()).then(|| say!(self, "why-because", whys = why))
    }

    /// Why a chance is high or low: who is expected to have how many points, and what each has more of,
    /// so many things at most.
    pub fn balance(&self, balance: &Balance, names: &Names, most: usize) -> String {
        let list = |things: &[(Thing, u8, u8)], most: usize| {
            let said = |&(thing, more, less): &(Thing, u8, u8)| {
                let id = match thing {
                    Thing::Missions => "balance-missions",
                    Thing::Shields => "balance-shields",
                    Thing::Chips => "balance-chips",
                    Thing::Coins => "balance-coins",
                    Thing::Intrigue => "balance-intrigue",
                    Thing::Cards => "balance-cards",
                    Thing::Markers => "balance-markers",
                };
                say!(self, id, more = more, less = less)
            };
            things.iter().take(most).map(said).collect::<Vec<_>>().join(", ")
        };
        let (own, theirs) = balance.points;
        let [own, theirs] = [own, theirs].map(|points| self.decimal(points.into(), 0));
        let name = &names[balance.rival];
        // Of few things those are told that say why.
        let behind = balance.points.0 < balance.points.1;
        let few = most.div_ceil(2);
        let (for_them, for_own) = if behind { (few, most / 2) } else { (most / 2, few) };
        let (for_them, for_own) =
            (for_them.min(balance.theirs.len()), for_own.min(balance.own.len()));
        let mut parts = vec![say!(self, "balance", name = name, own = own, theirs = theirs)];
        let ahead = [
            ("balance-theirs", list(&balance.theirs, most - for_own)),
            ("balance-own", list(&balance.own, most - for_them)),
        ];
        let order = if behind { [0, 1] } else { [1, 0] };
        for (id, list) in
            order.map(|at| &ahead[at]).into_iter().filter(|(_, list)| !list.is_empty())
        {
            parts.push(say!(self, *id, name = name, list = list.as_str()));
        }
        parts.join("; ")
    }

    /// The head of a table of advice.
    pub fn advice_word(&self, word: &str) -> String {
        say!(self, format!("advice-{word}"))
    }
}
