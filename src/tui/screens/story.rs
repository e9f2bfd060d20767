//! The story of a result in a sentence or two: what the winner has more than the next, and who was
//! ahead when. Counted, not guessed: every word follows from the score.

use super::chart::Column;
use super::report;
use super::score::categories;
use crate::engine::{Mission, Outcome, Seat, SeatSet, Seats, Tally, What};
use crate::session::{Entry, Session};
use crate::text::{Names, Text};

/// A finished game, to be told.
pub(super) struct Story<'a> {
    pub(super) session: &'a Session,
    pub(super) outcome: &'a Outcome,
    pub(super) names: &'a Names,
    pub(super) columns: &'a [Column],
    pub(super) text: &'a Text,
}

/// The missions that everybody has laid out, each with its round.
pub(super) fn laid_out(session: &Session) -> Seats<Vec<(u8, Mission)>> {
    let mut all = Seats::from_fn(|_| Vec::new());
    let mut now = session.position_at(0).map_or(1, |game| game.round());
    for entry in session.log(0) {
        let Entry::Event { event, .. } = entry else { continue };
        match event.what {
            What::Round { round, .. } => now = round,
            What::LaidOut { seat, mission, .. } => all[seat].push((now, mission)),
            _ => {}
        }
    }
    all
}

impl Story<'_> {
    /// How a tie was decided, or what put the winner before the next; then who was ahead.
    pub(super) fn sentences(&self) -> Vec<String> {
        let seats = || self.session.game().seats();
        if let Some(tie) = report::tie(self.outcome, seats(), self.names, self.text) {
            return vec![tie];
        }
        let Some(winner) = self.outcome.winners.iter().next() else { return Vec::new() };
        [self.margin(winner), self.lead(winner)].into_iter().flatten().collect()
    }

    fn tally(&self, seat: Seat) -> &Tally {
        &self.outcome.tallies[seat]
    }

    /// "2 points before Dirk: the fifth mission, laid out in round 4".
    fn margin(&self, winner: Seat) -> Option<String> {
        let others = self.session.game().seats().filter(|&seat| seat != winner);
        let most = others.clone().map(|seat| self.tally(seat).total).max()?;
        let seconds: SeatSet = others.filter(|&seat| self.tally(seat).total == most).collect();
        let ahead = self.tally(winner).total.saturating_sub(most);
        let names = self.text.seats(seconds, self.names);
        let (points, name) = (("points", ahead.into()), ("name", names.into()));
        let mine = self.tally(winner);
        let last = laid_out(self.session)[winner].last().copied();
        // Without it the other one would have won, or have had as much.
        if let Some((round, mission)) = last
            && seconds.iter().all(|seat| mine.missions > self.tally(seat).missions)
            && ahead <= u16::from(self.session.game().components().points(mission))
        {
            let gaps = [points, name, ("count", mine.missions.into()), ("round", round.into())];
            return Some(self.text.ui_with("end-story-mission", gaps));
        }
        let mut next = seconds.iter();
        let (Some(next), None) = (next.next(), next.next()) else {
            return Some(self.text.ui_with("end-story-ahead", [points, name]));
        };
        let parts = categories(mine).into_iter().zip(categories(self.tally(next)));
        let more = parts.map(|(mine, theirs)| (mine.1.saturating_sub(theirs.1), mine.0));
        let (more, id) = more.rev().max_by_key(|&(more, _)| more)?;
        // A part that is no more than half of it explains nothing.
        if 2 * more <= ahead {
            return Some(self.text.ui_with("end-story-ahead", [points, name]));
        }
        let part = self.text.ui(&format!("{id}-told"));
        let gaps = [points, name, ("more", more.into()), ("part", part.into())];
        Some(self.text.ui_with("end-story-part", gaps))
    }

    /// Who had most at this moment.
    fn leaders(&self, column: &Column) -> SeatSet {
        let seats = || self.session.game().seats();
        let most = seats().map(|seat| column.scores[seat]).max();
        seats().filter(|&seat| Some(column.scores[seat]) == most).collect()
    }

    /// Who was ahead after a round, and by how much of the winner.
    fn ahead(&self, id: &str, (round, column): (u8, &Column), winner: Seat, now: u8) -> String {
        let leaders = self.leaders(column);
        let most = leaders.iter().next().map_or(0, |seat| column.scores[seat]);
        let gaps = [
            ("before", round.into()),
            ("round", now.into()),
            ("name", self.names[winner].into()),
            ("names", self.text.seats(leaders, self.names).into()),
            ("count", leaders.len().into()),
            ("points", (most - column.scores[winner]).into()),
        ];
        self.text.ui_with(id, gaps)
    }

    /// Whether the winner was ahead before the last count, and since when.
    fn lead(&self, winner: Seat) -> Option<String> {
        let rounds: Vec<(u8, &Column)> =
            self.columns.iter().filter_map(|column| Some((column.round?, column))).collect();
        let &last = rounds.last()?;
        if !self.leaders(last.1).contains(winner) {
            return Some(self.ahead("end-story-turned", last, winner, last.0));
        }
        let alone = |&&(_, column): &&(u8, &Column)| {
            self.leaders(column).len() == 1 && self.leaders(column).contains(winner)
        };
        let count = rounds.iter().rev().take_while(alone).count();
        let since = rounds.get(rounds.len() - count)?.0;
        let Some(&before) = rounds.len().checked_sub(count + 1).and_then(|at| rounds.get(at))
        else {
            // A game that began in the middle tells nothing of the rounds before.
            let gaps = [("name", self.names[winner].into())];
            return (since == 1).then(|| self.text.ui_with("end-story-always", gaps));
        };
        let level = self.leaders(before.1).contains(winner);
        let id = if level { "end-story-level" } else { "end-story-since" };
        Some(self.ahead(id, before, winner, since))
    }
}

#[cfg(test)]
mod tests {
    use super::super::chart;
    use super::*;
    use crate::text::Lang;
    use std::path::Path;

    fn told(players: usize, change: impl Fn(&mut Outcome)) -> Vec<String> {
        let name = format!("tests/fixtures/whole-game-of-{players}.json");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        let session = crate::files::load(&path).expect("the fixture loads").session;
        let mut outcome = session.game().outcome().expect("the game is over");
        let columns = chart::by_round(&session, &outcome);
        change(&mut outcome);
        let names = Names(Seats::from_fn(|seat| seat.letter().to_string()));
        let text = Text::new(Lang::En);
        let (outcome, names) = (&outcome, &names);
        Story { session: &session, outcome, names, columns: &columns, text: &text }.sentences()
    }

    /// The number of points in the sentence is the difference, whoever has won.
    #[test]
    fn the_margin_is_the_difference() {
        for players in 2..=4 {
            let story = told(players, |_| {});
            assert!((1..=2).contains(&story.len()), "{story:?}");
            assert!(story[0].contains("ahead of") || story[0].contains("same score"), "{story:?}");
        }
    }

    /// Two who share the second place are both named, and no part is said to explain what it does not.
    #[test]
    fn only_what_explains_the_margin_is_named() {
        let with = |shields: u8, second: u8| {
            told(3, move |outcome| {
                outcome.winners = [Seat::A].into_iter().collect();
                for (seat, own) in [(Seat::A, shields), (Seat::B, second), (Seat::C, 10)] {
                    let tally = &mut outcome.tallies[seat];
                    *tally = Tally { shields: own, total: own.into(), ..Tally::default() };
                }
                outcome.tallies[Seat::A].majorities = 5;
                outcome.tallies[Seat::A].coins = 5;
                outcome.tallies[Seat::A].total += 10;
            })
        };
        assert!(with(12, 10)[0].ends_with("ahead of B and C"), "{:?}", with(12, 10));
        assert!(with(14, 11)[0].ends_with("ahead of B"), "{:?}", with(14, 11));
        assert!(with(30, 11)[0].contains("19 points more"), "{:?}", with(30, 11));
    }

    #[test]
    fn a_mission_decides_when_the_other_would_have_won_without_it() {
        let with = |ahead: u16| {
            told(3, move |outcome| {
                outcome.winners = [Seat::A].into_iter().collect();
                for seat in [Seat::A, Seat::B, Seat::C] {
                    let tally = &mut outcome.tallies[seat];
                    *tally = Tally {
                        shields: 10,
                        missions: 1,
                        points: 5,
                        total: 15,
                        ..Tally::default()
                    };
                }
                outcome.tallies[Seat::A].missions = 2;
                outcome.tallies[Seat::A].points = 10;
                outcome.tallies[Seat::A].total = 15 + ahead;
                outcome.tallies[Seat::A].shields = 5 + ahead as u8;
            })
        };
        assert!(with(3)[0].contains("second mission"), "{:?}", with(3));
        assert!(!with(6)[0].contains("second mission"), "{:?}", with(6));
        assert!(with(6)[0].starts_with("6 points ahead of"), "{:?}", with(6));
    }
}
