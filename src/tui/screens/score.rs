//! The score: who has won and why, bars by category that grow, and a table of the same that adds
//! up.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Cell, Row, Table, Widget};

use super::chart::Column;
use super::kit;
use super::story::{Story, laid_out};
use crate::engine::{Outcome, Seat, Seats, Tally};
use crate::session::Session;
use crate::text::{Names, Text};
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::theme::Look;

/// In so many steps bars come to their full length.
pub(super) const STEPS: u16 = 5;

/// What a finished game has come to.
pub(super) struct Score<'a> {
    pub(super) look: Look,
    pub(super) text: &'a Text,
    pub(super) names: &'a Names,
    pub(super) session: &'a Session,
    pub(super) outcome: &'a Outcome,
    pub(super) columns: &'a [Column],
}

/// The categories, most telling first: their words, and what they are worth.
pub(super) fn categories(tally: &Tally) -> [(&'static str, u16); 5] {
    let rest = tally.influence + tally.intrigue + tally.chips + tally.markers;
    [
        ("end-missions", tally.points),
        ("end-shields-won", tally.shields.into()),
        ("end-coins", tally.coins.into()),
        ("end-majorities", tally.majorities.into()),
        ("end-rest", rest.into()),
    ]
}

/// Signs for the categories where there are no colours.
const SHADES: [&str; 5] = ["█", "▓", "▒", "░", "·"];
const PLAIN_SHADES: [&str; 5] = ["#", "=", "+", "-", "."];

/// Columns for the words before the players, and for the number after a bar.
const LABEL: u16 = 22;
const NUMBER: u16 = 5;
/// A row of a bar: all of it, or half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thickness {
    Lower,
    Whole,
    Upper,
}

/// The widest page.
const WIDEST: u16 = 98;

impl Score<'_> {
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.session.game().seats()
    }

    pub(super) fn tally(&self, seat: Seat) -> &Tally {
        &self.outcome.tallies[seat]
    }

    /// Everything stands in one column with one left edge.
    pub(super) fn page(&self, area: Rect) -> Rect {
        kit::column(area, (area.width - 4).min(WIDEST))
    }

    /// Where the bars begin on the page.
    pub(super) const fn label(&self) -> u16 {
        LABEL
    }

    /// How long a bar may be.
    pub(super) const fn bar_room(&self, page: Rect) -> u16 {
        page.width - LABEL - NUMBER
    }

    /// Players by score, the best first; of those with as much, whoever has won.
    fn ranked(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().collect();
        let rank = |seat: Seat| (self.tally(seat).total, self.outcome.winners.contains(seat));
        seats.sort_by_key(|&seat| std::cmp::Reverse(rank(seat)));
        seats
    }

    /// The sign and the look of a category's bar.
    fn shade(&self, category: usize) -> (&'static str, Style) {
        let (look, colours) = (self.look, self.look.palette().bars);
        match (look.fills(), look.ascii || look.console) {
            (true, _) => (" ", Style::new().bg(colours[category])),
            (false, true) => (PLAIN_SHADES[category], look.ink(Ink::Gold)),
            (false, false) => (SHADES[category], look.ink(Ink::Gold)),
        }
    }

    /// The look of half a row of it.
    fn half(&self, category: usize) -> Style {
        self.look.ink(Ink::Plain).fg(self.look.palette().bars[category])
    }

    /// Columns of a bar for so many points: whole ones for each point where there is room, so that
    /// bars can be counted.
    pub(super) fn columns(&self, points: u16, room: u16) -> u16 {
        let most = self.seats().map(|seat| self.tally(seat).total).max().unwrap_or(0).max(1);
        match room / most {
            0 => points * room / most,
            each => points * each,
        }
    }

    /// A player's bar, as far as it has grown; the number stands in its middle row.
    fn bar(&self, seat: Seat, room: u16, grown: u16, part: Thickness) -> Line<'static> {
        let mut spans = Vec::new();
        let (mut points, mut drawn) = (0, 0);
        for (category, (_, worth)) in categories(self.tally(seat)).into_iter().enumerate() {
            points += worth;
            let end = self.columns(points, room) * grown / STEPS;
            let (sign, style) = match part {
                Thickness::Whole => self.shade(category),
                Thickness::Lower => ("▄", self.half(category)),
                Thickness::Upper => ("▀", self.half(category)),
            };
            spans.push(Span::styled(sign.repeat(usize::from(end - drawn)), style));
            drawn = end;
        }
        if grown == STEPS && part == Thickness::Whole {
            spans.push(kit::words(self.look, format!(" {points}"), Ink::Strong));
        }
        Line::from(spans)
    }

    /// A player's letter and name, in their colour.
    pub(super) fn plain_name(&self, seat: Seat) -> Line<'static> {
        self.name_on(seat, Ground::Page)
    }

    /// The same, a winner's filled with it.
    pub(super) fn name(&self, seat: Seat) -> Line<'static> {
        let wins = self.outcome.winners.contains(seat);
        let filled = Ground::Block(seat.index() as u8);
        self.name_on(seat, if wins { filled } else { Ground::Page })
    }

    fn name_on(&self, seat: Seat, lies: Ground) -> Line<'static> {
        let words = format!(" {} {} ", seat.letter(), &self.names[seat]);
        Line::from(kit::on(self.look, words, lies, Ink::Side(seat.index() as u8)))
    }

    /// Only what has brought somebody points is explained.
    fn legend(&self) -> Line<'static> {
        let tallies: Vec<_> = self.seats().map(|seat| categories(self.tally(seat))).collect();
        let scored = |&(at, _): &(usize, (&str, u16))| tallies.iter().any(|parts| parts[at].1 > 0);
        let words = categories(&Tally::default()).into_iter().enumerate().filter(scored).flat_map(
            |(at, (id, _))| {
                let (sign, style) = self.shade(at);
                let name = format!(" {}  ", self.text.ui(&format!("{id}-short")));
                [Span::styled(sign.repeat(2), style), kit::words(self.look, name, Ink::Quiet)]
            },
        );
        Line::from_iter([Span::raw(" ")].into_iter().chain(words))
    }

    /// Draws the winner, the story, the bars and the table, and with room the missions.
    pub(super) fn draw(&self, area: Rect, grown: u16, buffer: &mut Buffer) {
        let look = self.look;
        let page = self.page(area);
        kit::put(self.banner(), page, buffer);
        let mut y = page.y + 1;
        let story = Story {
            session: self.session,
            outcome: self.outcome,
            names: self.names,
            columns: self.columns,
            text: self.text,
        };
        for sentence in story.sentences() {
            for line in wrap(&look.show(&sentence), page.width.into()) {
                let line = Line::from(kit::words(look, line, Ink::Quiet)).centered();
                kit::put(line, Rect { y, height: 1, ..page }, buffer);
                y += 1;
            }
        }
        y += 1;
        let players = self.seats().count() as u16;
        kit::put(self.legend(), Rect { y, height: 1, ..page }, buffer);
        y += 2;
        // With room bars are two rows thick, half a row of them above and below the name.
        let room = area.bottom().saturating_sub(y);
        let halves = self.look.fills() && !self.look.console;
        let parts: &[Thickness] = match halves && room >= 3 * players + 16 {
            true => &[Thickness::Lower, Thickness::Whole, Thickness::Upper],
            false => &[Thickness::Whole],
        };
        let apart = u16::from(parts.len() == 1 && room >= 2 * players + 7);
        for seat in self.ranked() {
            for &part in parts {
                let row = Rect { y, height: 1, ..page };
                let bar = Rect { x: row.x + LABEL, width: row.width - LABEL, ..row };
                if part == Thickness::Whole {
                    // A long name is cut: it stands whole on the other pages.
                    self.name(seat).render(Rect { width: LABEL - 1, ..row }, buffer);
                }
                kit::put(self.bar(seat, self.bar_room(page), grown, part), bar, buffer);
                y += 1;
            }
            y += apart;
        }
        y += u16::from(apart == 0 && area.bottom().saturating_sub(y) > 7);
        // The table lies on a ground of its own.
        let below = |y: u16| Rect { y, height: area.bottom().saturating_sub(y), ..page };
        y += self.draw_table(below(y), buffer) + 1;
        self.draw_missions(below(y), buffer);
    }

    /// The lines of the table: by category, or one by one where there is room.
    fn lines(&self, room: u16) -> Vec<(&'static str, Seats<u16>)> {
        let of = |part: fn(&Tally) -> u16| Seats::from_fn(|seat| part(self.tally(seat)));
        let mut lines = vec![
            ("end-missions", of(|t| t.points)),
            ("end-shields-won", of(|t| t.shields.into())),
            ("end-coins", of(|t| t.coins.into())),
            ("end-majorities", of(|t| t.majorities.into())),
        ];
        if room >= 10 {
            lines.extend([
                ("end-influence", of(|t| t.influence.into())),
                ("end-intrigue", of(|t| t.intrigue.into())),
                ("end-chips", of(|t| t.chips.into())),
                ("end-markers", of(|t| t.markers.into())),
            ]);
        } else {
            lines.push(("end-rest", of(|t| categories(t)[4].1)));
        }
        lines
    }

    /// Draws the table, and tells how high it is.
    fn draw_table(&self, area: Rect, buffer: &mut Buffer) -> u16 {
        let look = self.look;
        let lines = self.lines(area.height);
        let place = Rect { height: (lines.len() as u16 + 2).min(area.height), ..area };
        let row = |id: &str, values: &Seats<u16>, inks: [Ink; 2]| {
            let cells = self.seats().map(|seat| number(look, values[seat], inks[1]));
            let gaps = [("points", self.text.worth(self.session.game().components()).into())];
            let label = format!(" {}", self.text.ui_with(id, gaps));
            let label = Cell::from(kit::on(look, label, Ground::Panel, inks[0]));
            Row::new([label].into_iter().chain(cells).collect::<Vec<_>>())
        };
        let parts = lines.iter().map(|(id, values)| row(id, values, [Ink::Quiet, Ink::Plain]));
        let total = Seats::from_fn(|seat| self.tally(seat).total);
        let total = row("end-total", &total, [Ink::Gold, Ink::Gold]);
        player_table(self, parts.chain([total]), 0, place, buffer);
        place.height
    }

    /// The missions that everybody has laid out, by round, if there is room for all of them.
    fn draw_missions(&self, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (self.look, self.text);
        let laid = laid_out(self.session);
        let width = usize::from(area.width - LABEL);
        let lines = |seat: Seat| {
            let missions = laid[seat].iter().map(|&(round, mission)| {
                let gaps = [("mission", text.mission(mission).into()), ("round", round.into())];
                text.ui_with("end-laid-in", gaps)
            });
            let words = if laid[seat].is_empty() {
                text.ui("end-laid-none")
            } else {
                missions.collect::<Vec<_>>().join(", ")
            };
            wrap(&look.show(&words), width)
        };
        let all: Vec<(Seat, Vec<String>)> = self.seats().map(|seat| (seat, lines(seat))).collect();
        let needed = 1 + all.iter().map(|(_, lines)| lines.len()).sum::<usize>();
        if needed > usize::from(area.height) || self.seats().all(|seat| laid[seat].is_empty()) {
            return;
        }
        let head = format!(" {}", text.ui("end-laid"));
        kit::put(kit::words(look, head, Ink::Gold), area, buffer);
        let mut y = area.y + 1;
        for (seat, lines) in all {
            let row = Rect { y, height: 1, width: LABEL - 1, ..area };
            self.plain_name(seat).render(row, buffer);
            for line in lines {
                let row = Rect { x: area.x + LABEL, y, width: area.width - LABEL, height: 1 };
                kit::put(kit::words(look, line, Ink::Plain), row, buffer);
                y += 1;
            }
        }
    }
}

/// A number in a player's column; nothing is quiet.
fn number(look: Look, value: u16, ink: Ink) -> Cell<'static> {
    let (words, ink) = match value {
        0 if ink == Ink::Plain => ("-".to_owned(), Ink::Quiet),
        _ => (value.to_string(), ink),
    };
    Cell::from(Line::from(kit::on(look, format!("{words:>2}"), Ground::Panel, ink)).centered())
}

/// A table with a column for every player, as wide as the page, with so many rows between its own.
pub(super) fn player_table<'a>(
    score: &Score<'_>,
    rows: impl Iterator<Item = Row<'a>>,
    air: u16,
    area: Rect,
    buffer: &mut Buffer,
) {
    let look = score.look;
    let players = score.seats().count() as u16;
    let column = area.width.saturating_sub(LABEL) / players - 1;
    let heads = score.seats().map(|seat| {
        let side = seat.index() as u8;
        let letters = usize::from(column) - 3;
        let name: String = score.names[seat].chars().take(letters).collect();
        let words = format!("{} {name}", seat.letter());
        let style = look.on(Ground::Side(side), Ink::Side(side));
        let head = kit::on(look, words, Ground::Side(side), Ink::Side(side));
        Cell::from(Line::from(head).centered()).style(style)
    });
    let header = Row::new([Cell::from("")].into_iter().chain(heads)).bottom_margin(air);
    let rows = rows.map(|row| row.bottom_margin(air));
    let widths = [Constraint::Length(LABEL)]
        .into_iter()
        .chain((0..players).map(|_| Constraint::Length(column)));
    Table::new(rows, widths)
        .header(header)
        .style(look.on(Ground::Panel, Ink::Plain))
        .render(area, buffer);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// The parts of the bars and of the table add up to the score.
    #[test]
    fn everything_adds_up() {
        for players in 2..=4 {
            let name = format!("tests/fixtures/whole-game-of-{players}.json");
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
            let session = crate::files::load(&path).expect("the fixture loads").session;
            let outcome = session.game().outcome().expect("the game is over");
            let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
            let (text, look) = (Text::new(crate::text::Lang::En), Look::USUAL);
            let (session, outcome, names) = (&session, &outcome, &names);
            let score = Score { look, text: &text, names, session, outcome, columns: &[] };
            for seat in session.game().seats() {
                let total = outcome.tallies[seat].total;
                let parts: u16 = categories(&outcome.tallies[seat]).iter().map(|part| part.1).sum();
                assert_eq!(parts, total, "{players} players, {seat}");
                for room in [7, 20] {
                    let lines = score.lines(room);
                    let sum: u16 = lines.iter().map(|(_, values)| values[seat]).sum();
                    assert_eq!(sum, total, "{players} players, {seat}, {room} rows");
                }
            }
        }
    }
}
