//! The largest swings of a game in words: when and whose, what did it, and whether it could have been
//! averted.

use super::{Brief, Names, Text, say};
use crate::engine::{Event, Seat, Side, What};
use crate::review::{Paid, Review, Span, Swing, Verdict};

/// So many things that happened are told at most.
const TOLD: usize = 4;

impl Text {
    /// A swing in few words: when, and whose chance went from where to where.
    pub fn swing(&self, swing: &Swing, names: &Names) -> String {
        let place = match swing.span {
            Span::Turn { seat } => say!(self, "swing-turn", name = &names[seat]),
            Span::Boards { first, last } if first == last => self.board_label(first),
            Span::Boards { first, last } => {
                let [first, last] = [first, last].map(|board| self.board_label(board));
                say!(self, "swing-boards", first = first, last = last)
            }
            Span::Missions { seat } => say!(self, "swing-missions", name = &names[seat]),
            Span::Deal => say!(self, "swing-deal"),
            Span::End => say!(self, "swing-end"),
        };
        let chance = self.chance_moved(swing.seat, swing.chance, names);
        say!(self, "swing", round = swing.round, place = place, chance = chance)
    }

    /// What did it, and whether anything better was possible.
    pub fn swing_cause(&self, swing: &Swing, review: &Review, names: &Names) -> Vec<String> {
        let mut lines = Vec::new();
        let mut said: Vec<String> = Vec::new();
        if let Some((other, chance)) = swing.other {
            said.push(say!(self, "swing-other", chance = self.chance_moved(other, chance, names)));
        }
        match swing.span {
            Span::End => said.push(self.swing_count(swing, names)),
            Span::Deal => said.extend(self.swing_deal(swing, names)),
            _ => said.extend(self.swing_deeds(swing, names)),
        }
        lines.push(said.join(" "));
        let name = &names[swing.seat];
        let mut said: Vec<String> = Vec::new();
        match swing.span {
            Span::Deal => said.push(say!(self, "swing-luck")),
            Span::End => said.push(say!(self, "swing-unseen")),
            _ if swing.drawn => said.push(say!(self, "swing-drawn")),
            _ => {}
        }
        if let Some(seat) = swing.surprise() {
            said.push(say!(self, "swing-hidden", name = &names[seat]));
        }
        let earlier = |seat: Seat| {
            review.moments.iter().any(|moment| moment.seat == seat && moment.at < swing.from)
        };
        said.extend(swing.verdict.as_ref().and_then(|verdict| match verdict {
            Verdict::Better(moment) => {
                let listed = review.moments.iter().any(|one| one.at == moment.at);
                let better = moment.better.filter(|_| !listed);
                let name = &names[moment.seat];
                Some(match better {
                    None => say!(self, "swing-better", name = name),
                    Some(better) => {
                        let better = self.action(&better, Some(&moment.question));
                        say!(self, "swing-better-was", name = name, better = better)
                    }
                })
            }
            Verdict::Spared(by) => {
                Some(say!(self, "swing-spared", name = name, other = &names[*by]))
            }
            // Of cards and the count nobody needs to be told that they could not help it.
            _ if matches!(swing.span, Span::Deal | Span::End) => None,
            Verdict::NoneBetter => Some(say!(self, "swing-none-better", name = name)),
            Verdict::NotAsked if earlier(swing.seat) => {
                Some(say!(self, "swing-not-asked-but", name = name))
            }
            Verdict::NotAsked => Some(say!(self, "swing-not-asked", name = name)),
        }));
        if !said.is_empty() {
            lines.push(said.join(" "));
        }
        lines
    }

    fn chance_moved(&self, seat: Seat, (before, after): (f32, f32), names: &Names) -> String {
        let [before, after] = [before, after].map(super::review::percent);
        say!(self, "swing-chance", name = &names[seat], before = before, after = after)
    }

    /// What was done, by whom, and what it meant.
    fn swing_deeds(&self, swing: &Swing, names: &Names) -> Vec<String> {
        let told = |event: &&Event| !matches!(event.what, What::Reshuffled);
        let events: Vec<Event> = swing.events.iter().filter(told).copied().collect();
        let seen = |brief: &Brief| match brief.side {
            Some(Side::Seat(seat)) => {
                seat == swing.seat || swing.other.is_none_or(|(other, _)| other == seat) || {
                    matches!(swing.span, Span::Turn { seat: own } | Span::Missions { seat: own }
                        if own == seat)
                }
            }
            _ => true,
        };
        let briefs = self.briefs(&events, names).into_iter().filter(seen).take(TOLD);
        let deeds: Vec<String> = briefs
            .map(|brief| match brief.side {
                Some(side) => {
                    let name = self.side(side, names);
                    say!(self, "swing-did", name = name, deeds = brief.words)
                }
                None => brief.words.trim_end_matches('.').to_owned(),
            })
            .collect();
        let mut said = Vec::new();
        if !deeds.is_empty() {
            said.push(say!(self, "swing-deeds", deeds = deeds.join("; ")));
        }
        let why = self.why_told(&swing.whys, names);
        if !why.is_empty() {
            said.push(say!(self, "why-because", whys = why));
        }
        let pays = |paid: &[Paid]| {
            let one = |paid: &Paid| {
                let (board, pays) = (self.board_label(paid.board), self.rewards(paid.pays));
                let pays = match paid.crown {
                    true => say!(self, "why-crowned", pays = pays),
                    false => pays,
                };
                say!(self, "swing-paid", board = board, pays = pays)
            };
            self.list(paid.iter().take(TOLD).map(one))
        };
        let name = &names[swing.seat];
        // What is lost is told of a fall, what is won of a rise.
        let falls = swing.chance.1 < swing.chance.0;
        if falls && !swing.lost.is_empty() {
            said.push(say!(self, "swing-lost", name = name, boards = pays(&swing.lost)));
        }
        if !falls && !swing.won.is_empty() {
            said.push(say!(self, "swing-won", name = name, boards = pays(&swing.won)));
        }
        said
    }

    /// What a round began with.
    fn swing_deal(&self, swing: &Swing, names: &Names) -> Vec<String> {
        let begins = |event: &Event| matches!(event.what, What::Round { .. });
        let first = swing.events.iter().position(begins).unwrap_or(0);
        let whole = |brief: &Brief| match brief.side {
            Some(Side::Seat(seat)) => seat == swing.seat,
            _ => true,
        };
        let briefs = self.briefs(&swing.events[first..], names).into_iter().filter(whole);
        let mut said: Vec<String> = briefs
            .take(2)
            .map(|brief| match brief.side {
                Some(side) => {
                    let name = self.side(side, names);
                    let did = say!(self, "swing-did", name = name, deeds = brief.words);
                    say!(self, "swing-deeds", deeds = did)
                }
                None => brief.words,
            })
            .collect();
        said.extend(swing.hands.iter().map(|(seat, cards)| {
            let cards = self.list(cards.iter().map(|&card| self.influence(card)));
            say!(self, "swing-hand", name = &names[*seat], cards = cards)
        }));
        said
    }

    /// How the count ended.
    fn swing_count(&self, swing: &Swing, names: &Names) -> String {
        let results = swing.events.iter().filter_map(|event| match event.what {
            What::Result { seat, tally } => {
                Some(say!(self, "swing-result", name = &names[seat], points = tally.total))
            }
            _ => None,
        });
        let counted = say!(self, "swing-counted", results = self.list(results));
        let tie = swing.events.iter().find(|e| matches!(e.what, What::TieOnScore { .. }));
        let tie = tie.map(|tie| self.event(tie, names));
        [Some(counted), tie].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}
