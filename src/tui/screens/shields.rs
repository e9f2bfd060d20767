//! The shields, turned up kind by kind: how many everybody has, who has most, and how the score
//! grows with every kind, as bars in the players' colours.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Cell, Row, Widget};

use super::score::{Score, player_table};
use super::{kit, report};
use crate::engine::{Seat, Seats, Shield, Shields};
use crate::tui::palette::{Ground, Ink};

/// So many glances of the loop belong to a kind: about 0.8 seconds; the bars grow in the first.
const GLANCES: u16 = 13;
const GROWING: u16 = 5;

/// How far the shields have been turned up: the missions come first, then kind by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turning(u16);

impl Turning {
    const STEPS: u16 = Shield::ALL.len() as u16 + 1;

    /// Nothing has been counted yet.
    pub(super) const BEGIN: Self = Self(0);
    /// Everything lies open.
    pub(super) const DONE: Self = Self(Self::STEPS * GLANCES);

    pub(super) const fn is_done(self) -> bool {
        self.0 >= Self::DONE.0
    }

    /// A glance later.
    pub(super) const fn on(self) -> Self {
        if self.is_done() { self } else { Self(self.0 + 1) }
    }

    /// The next kind at once.
    pub(super) const fn next(self) -> Self {
        if self.is_done() { self } else { Self((self.0 / GLANCES + 1) * GLANCES) }
    }

    /// How many kinds are up.
    fn kinds(self) -> usize {
        usize::from(self.0 / GLANCES).min(Shield::ALL.len())
    }

    /// From one count to the next, as far as the bars have grown.
    fn between(self, from: u16, to: u16) -> u16 {
        let grown = (self.0 % GLANCES).min(GROWING);
        if self.is_done() { to } else { from + (to - from) * grown / GROWING }
    }
}

/// The page.
pub(super) struct Turned<'a> {
    pub(super) score: &'a Score<'a>,
    pub(super) shields: &'a Seats<Shields>,
    pub(super) turning: Turning,
}

impl Turned<'_> {
    /// What everybody has when so many kinds are up, beginning with the missions; the last adds
    /// shields without a kind.
    fn so_far(&self, kinds: usize) -> Seats<u16> {
        let score = self.score;
        Seats::from_fn(|seat| {
            let shields = &self.shields[seat];
            let of = |kind: Shield| {
                let most = score.session.game().majority(kind).0.contains(seat);
                u16::from(shields.count(kind)) + u16::from(most)
            };
            let turned: u16 = Shield::ALL.into_iter().take(kinds).map(of).sum();
            match kinds > Shield::ALL.len() {
                true => score.tally(seat).total,
                false => score.tally(seat).points + turned,
            }
        })
    }

    /// Shields without a kind (R1.9), but for those that were paid for having most.
    fn plain(&self) -> Seats<u8> {
        let kinds = self.so_far(Shield::ALL.len());
        Seats::from_fn(|seat| self.score.tally(seat).total.saturating_sub(kinds[seat]) as u8)
    }

    /// What the bars show now.
    fn counted(&self) -> Seats<u16> {
        let all = Shield::ALL.len();
        let (from, to) = match (self.turning.is_done(), self.turning.kinds()) {
            (true, _) => (self.so_far(all + 1), self.so_far(all + 1)),
            (_, 0) => (Seats::from_fn(|_| 0), self.so_far(0)),
            (_, kinds) => (self.so_far(kinds - 1), self.so_far(kinds)),
        };
        Seats::from_fn(|seat| self.turning.between(from[seat], to[seat]))
    }

    /// Shields of a kind; whoever has most of it gets one more, and their colour.
    fn cell(&self, seat: Seat, count: u8, most: bool) -> Cell<'static> {
        let (look, side) = (self.score.look, seat.index() as u8);
        let lies = if most { Ground::Side(side) } else { Ground::Panel };
        let ink = match count {
            0 => Ink::Quiet,
            _ if most => Ink::Strong,
            _ => Ink::Plain,
        };
        // Room for as much on the left keeps the number under its heading.
        let more = if most { " +1" } else { "   " };
        let number = kit::on(look, format!("   {count:>2}"), lies, ink);
        let words = [number, kit::on(look, more, lies, Ink::Gold)];
        Cell::from(Line::from_iter(words).centered()).style(look.on(lies, ink))
    }

    fn rows(&self, seats: &[Seat]) -> Vec<Row<'static>> {
        let (look, text) = (self.score.look, self.score.text);
        let up = self.turning.kinds();
        let label = |words: String, ink| Cell::from(kit::on(look, words, Ground::Panel, ink));
        let quiet = |words: &str| {
            let words = kit::on(look, format!("{words:>2}"), Ground::Panel, Ink::Faint);
            Cell::from(Line::from(words).centered())
        };
        let missions = seats.iter().map(|&seat| {
            let points = self.so_far(0)[seat];
            let ink = if points == 0 { Ink::Quiet } else { Ink::Plain };
            let words = kit::on(look, format!("{points:>2}"), Ground::Panel, ink);
            Cell::from(Line::from(words).centered())
        });
        let worth = text.worth(self.score.session.game().components());
        let head = text.ui_with("end-missions", [("points", worth.into())]);
        let head = label(format!(" {head}"), Ink::Quiet);
        let mut rows = vec![Row::new([head].into_iter().chain(missions))];
        for (place, kind) in Shield::ALL.into_iter().enumerate() {
            let now = place + 1 == up && !self.turning.is_done();
            let ink = if now { Ink::Gold } else { Ink::Quiet };
            let head = label(format!(" {}", text.shield(Some(kind))), ink);
            let most = self.score.session.game().majority(kind).0;
            let cells = seats.iter().map(|&seat| match place < up {
                true => self.cell(seat, self.shields[seat].count(kind), most.contains(seat)),
                false => quiet("?"),
            });
            rows.push(Row::new([head].into_iter().chain(cells)));
        }
        let plain = self.plain();
        if self.turning.is_done() && seats.iter().any(|&seat| plain[seat] > 0) {
            let cells = seats.iter().map(|&seat| self.cell(seat, plain[seat], false));
            let head = label(format!(" {}", text.ui("end-plain")), Ink::Quiet);
            rows.push(Row::new([head].into_iter().chain(cells)));
        }
        rows
    }

    /// A player's bar with the score so far.
    fn bar(&self, seat: Seat, counted: u16, room: u16) -> Line<'static> {
        let (score, side) = (self.score, seat.index() as u8);
        let look = score.look;
        let columns = usize::from(score.columns(counted, room));
        let bar = match (look.fills(), look.ascii) {
            (true, _) => kit::on(look, " ".repeat(columns), Ground::Block(side), Ink::Plain),
            (false, true) => kit::words(look, "#".repeat(columns), Ink::Side(side)),
            (false, false) => kit::words(look, "█".repeat(columns), Ink::Side(side)),
        };
        Line::from_iter([bar, kit::words(look, format!(" {counted}"), Ink::Strong)])
    }
}

impl Widget for Turned<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let score = self.score;
        let (look, text) = (score.look, score.text);
        let seats: Vec<Seat> = score.seats().collect();
        let page = score.page(area);
        let row = |y: u16, height: u16| Rect { y, height, ..page }.intersection(area);
        let says = row(page.y, 2);
        let mut y = kit::prose(look, &text.ui("end-turned-says"), Ink::Quiet, says, buffer) + 1;
        // Room for the table, the bars and the winner, with as much air as there is.
        let (kinds, players) = (Shield::ALL.len() as u16 + 2, seats.len() as u16);
        let room = area.bottom().saturating_sub(y);
        let air = u16::from(room >= 2 * kinds + 2 * players + 4);
        let apart = u16::from(room >= (1 + air) * kinds + 2 * players + 2);
        let rows = self.rows(&seats);
        let height = (1 + air) * (1 + rows.len() as u16);
        // What is left over is shared out above, between and below.
        let needed = height + (1 + apart) * players + 2 - apart;
        let spare = room.saturating_sub(needed);
        y += spare / 4;
        let gap = 1 + spare / 4;
        player_table(score, rows.into_iter(), air, row(y, height), buffer);
        y += height + gap;
        let counted = self.counted();
        let label = score.label();
        for &seat in &seats {
            // Who wins is not given away before everything is counted.
            let name = match self.turning.is_done() {
                true => score.name(seat),
                false => score.plain_name(seat),
            };
            name.render(Rect { width: label - 1, ..row(y, 1) }, buffer);
            let bar = row(y, 1);
            let bar = Rect { x: bar.x + label, width: bar.width - label, ..bar };
            kit::put(self.bar(seat, counted[seat], score.bar_room(page)), bar, buffer);
            y += 1 + apart;
        }
        if self.turning.is_done() {
            let y = (y + gap - apart).min(area.bottom() - 1);
            kit::put(score.banner(), row(y, 1), buffer);
        }
    }
}

impl Score<'_> {
    /// Who has won, between crowns, on their colour; on gold where several have.
    pub(super) fn banner(&self) -> Line<'static> {
        let (look, crown) = (self.look, self.look.glyphs().crown);
        let winners = self.outcome.winners;
        let lies = match winners.iter().next() {
            Some(seat) if winners.len() == 1 => Ground::Block(seat.index() as u8),
            _ => Ground::Button,
        };
        let words = report::banner(self.outcome, self.names, self.text);
        let words = format!("   {crown}  {words}  {crown}   ");
        Line::from(kit::on(look, words, lies, Ink::Strong)).centered()
    }
}

#[cfg(test)]
mod tests {
    use super::super::chart;
    use super::*;
    use crate::text::{Lang, Names, Text};
    use crate::tui::theme::Look;
    use std::path::Path;

    fn with_game(players: usize, test: impl Fn(&Score<'_>, &Seats<Shields>)) {
        let name = format!("tests/fixtures/whole-game-of-{players}.json");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        let session = crate::files::load(&path).expect("the fixture loads").session;
        let view = session.game().view(None);
        let outcome = *view.outcome().expect("the game is over");
        let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
        let text = Text::new(Lang::En);
        let columns = chart::by_round(&session, &outcome);
        let score = Score {
            look: Look::USUAL,
            text: &text,
            names: &names,
            session: &session,
            outcome: &outcome,
            columns: &columns,
        };
        test(&score, view.shown().expect("the game is over"));
    }

    /// The running totals never fall, and end at the score.
    #[test]
    fn everything_adds_up() {
        for players in 2..=4 {
            with_game(players, |score, shields| {
                let mut turning = Turning::BEGIN;
                let mut before = Seats::from_fn(|_| 0);
                while !turning.is_done() {
                    let now = Turned { score, shields, turning }.counted();
                    assert!(score.seats().all(|seat| before[seat] <= now[seat]));
                    before = now;
                    turning = turning.on();
                }
                let last = Turned { score, shields, turning }.counted();
                for seat in score.seats() {
                    assert_eq!(last[seat], score.tally(seat).total, "{players} players, {seat}");
                }
            });
        }
    }

    /// Until everything lies open nothing says who wins.
    #[test]
    fn the_winner_is_named_last() {
        with_game(3, |score, shields| {
            let area = Rect::new(0, 0, 80, 20);
            let words = |turning| {
                let mut buffer = Buffer::empty(area);
                Turned { score, shields, turning }.render(area, &mut buffer);
                let cells = buffer.content.iter().map(|cell| cell.symbol());
                cells.collect::<String>()
            };
            let mut turning = Turning::BEGIN;
            for kinds in 0..Shield::ALL.len() {
                assert!(!words(turning).contains("wins"));
                assert_eq!(words(turning).matches('?').count(), 3 * (Shield::ALL.len() - kinds));
                turning = turning.next();
            }
            assert!(!words(turning).contains("wins"), "the last bar is still growing");
            assert!(words(turning.next()).contains("wins"));
        });
    }
}
