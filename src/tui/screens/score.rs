//! The score: bars by category that grow, a table of the same, and the shields turned up kind by
//! kind with what everybody has by then.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Cell, Row, Table, Widget};

use super::end::STEPS;
use super::{kit, report};
use crate::engine::{Outcome, Seat, Seats, Shield, Shields, Tally};
use crate::session::Session;
use crate::text::{Names, Text};
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;

/// What a finished game has come to.
pub(super) struct Score<'a> {
    pub(super) look: Look,
    pub(super) text: &'a Text,
    pub(super) names: &'a Names,
    pub(super) session: &'a Session,
    pub(super) outcome: &'a Outcome,
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

/// Columns for a player in a table, and for the words before them.
const PLAYER: u16 = 13;
const LABEL: u16 = 22;

impl Score<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.session.game().seats()
    }

    fn tally(&self, seat: Seat) -> &Tally {
        &self.outcome.tallies[seat]
    }

    /// Players by score, the best first.
    fn ranked(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(self.tally(seat).total));
        seats
    }

    /// How a tie was decided, or what the winner has more than the next.
    fn why(&self) -> Option<String> {
        let text = self.text;
        if let Some(tie) = report::tie(self.outcome, self.seats(), self.names, text) {
            return Some(tie);
        }
        let ranked = self.ranked();
        let (&first, &next) = (ranked.first()?, ranked.get(1)?);
        let ahead = self.tally(first).total.saturating_sub(self.tally(next).total);
        let (mine, theirs) = (categories(self.tally(first)), categories(self.tally(next)));
        let more =
            mine.iter().zip(theirs).map(|(mine, theirs)| (mine.1.saturating_sub(theirs.1), mine.0));
        let (_, id) = more.rev().max_by_key(|&(more, _)| more)?;
        let gaps = [
            ("points", ahead.into()),
            ("name", self.names[next].into()),
            ("part", text.ui(&format!("{id}-short")).into()),
        ];
        Some(text.ui_with("end-ahead", gaps))
    }

    /// The sign and the look of a category's bar.
    fn shade(&self, category: usize) -> (&'static str, Style) {
        let (look, colours) = (self.look, self.look.palette().bars);
        match (look.fills(), look.ascii) {
            (true, _) => (" ", Style::new().bg(colours[category])),
            (false, true) => (PLAIN_SHADES[category], look.ink(Ink::Gold)),
            (false, false) => (SHADES[category], look.ink(Ink::Gold)),
        }
    }

    /// A player's bar, as far as it has grown.
    fn bar(&self, seat: Seat, room: u16, grown: u16) -> Line<'static> {
        let most = self.ranked().first().map_or(0, |&seat| self.tally(seat).total).max(1);
        // Whole columns for a point where there is room, so that bars can be counted.
        let columns = |points: u16| match room / most {
            0 => points * room / most,
            each => points * each,
        };
        let mut spans = Vec::new();
        let (mut points, mut drawn) = (0, 0);
        for (category, (_, worth)) in categories(self.tally(seat)).into_iter().enumerate() {
            points += worth;
            let end = columns(points) * grown / STEPS;
            let (sign, style) = self.shade(category);
            spans.push(Span::styled(sign.repeat(usize::from(end - drawn)), style));
            drawn = end;
        }
        let total = if grown == STEPS { format!(" {points}") } else { String::new() };
        spans.push(kit::words(self.look, total, Ink::Strong));
        Line::from(spans)
    }

    fn name(&self, seat: Seat) -> Line<'static> {
        let ink = Ink::Side(seat.index() as u8);
        Line::from(kit::words(self.look, format!("{} {}", seat.letter(), &self.names[seat]), ink))
    }

    fn legend(&self) -> Line<'static> {
        let words =
            categories(&Tally::default()).into_iter().enumerate().flat_map(|(at, (id, _))| {
                let (sign, style) = self.shade(at);
                let name = format!(" {}   ", self.text.ui(&format!("{id}-short")));
                [Span::styled(sign.repeat(2), style), kit::words(self.look, name, Ink::Quiet)]
            });
        Line::from_iter(words)
    }

    /// Draws the winner, the bars and the table; gives the row after them.
    pub(super) fn draw(&self, area: Rect, grown: u16, buffer: &mut Buffer) -> u16 {
        let (look, crown) = (self.look, self.look.glyphs().crown);
        let banner = report::banner(self.outcome, self.names, self.text);
        let banner = kit::words(look, format!("{crown}  {banner}  {crown}"), Ink::Gold);
        kit::put(Line::from(banner).centered(), area, buffer);
        let mut y = area.y + 1;
        if let Some(why) = self.why() {
            for line in crate::tui::pen::wrap(&look.show(&why), usize::from(area.width) - 4) {
                let line = Line::from(kit::words(look, line, Ink::Quiet)).centered();
                kit::put(line, Rect { y, height: 1, ..area }, buffer);
                y += 1;
            }
        }
        y += 1;
        const NAME: u16 = 16;
        const NUMBER: u16 = 4;
        let page = kit::column(area, 78);
        let room = page.width - NAME - NUMBER;
        let gap = if area.height >= 20 || self.seats().count() < 4 { 2 } else { 1 };
        for seat in self.ranked() {
            let row = Rect { y, height: 1, ..page };
            // A long name is cut: it stands whole in the table's head or on the other pages.
            self.name(seat).render(Rect { width: NAME - 1, ..row }, buffer);
            let bar = Rect { x: row.x + NAME, width: room + NUMBER, ..row };
            kit::put(self.bar(seat, room, grown), bar, buffer);
            y += gap;
        }
        y += gap % 2;
        kit::put(self.legend(), Rect { x: page.x, y, height: 1, ..page }, buffer);
        y += 2;
        let table = Rect { y, height: area.bottom().saturating_sub(y), ..area };
        y + self.draw_table(table, buffer)
    }

    /// The lines of the table: by category, or one by one where there is room.
    fn lines(&self, room: u16) -> Vec<(&'static str, Seats<u16>)> {
        let of = |part: fn(&Tally) -> u16| Seats::from_fn(|seat| part(self.tally(seat)));
        let whole = room >= 12;
        let mut lines = vec![
            ("end-missions", of(|t| t.points)),
            ("end-shields-won", of(|t| t.shields.into())),
            ("end-coins", of(|t| t.coins.into())),
            ("end-majorities", of(|t| t.majorities.into())),
        ];
        if whole {
            lines.extend([
                ("end-influence", of(|t| t.influence.into())),
                ("end-intrigue", of(|t| t.intrigue.into())),
                ("end-chips", of(|t| t.chips.into())),
                ("end-markers", of(|t| t.markers.into())),
            ]);
        } else {
            lines.push(("end-rest", of(|t| categories(t)[4].1)));
        }
        if whole || self.outcome.winners.len() > 1 || self.is_tied() {
            lines.push(("end-reserve", of(|t| t.reserve.into())));
        }
        lines
    }

    fn is_tied(&self) -> bool {
        report::tie(self.outcome, self.seats(), self.names, self.text).is_some()
    }

    fn draw_table(&self, area: Rect, buffer: &mut Buffer) -> u16 {
        let lines = self.lines(area.height);
        let place = Rect { height: (lines.len() as u16 + 1).min(area.height), ..area };
        let rows = lines.iter().map(|(id, values)| {
            let cells = self.seats().map(|seat| number(self.look, values[seat]));
            let label =
                kit::on(self.look, format!(" {}", self.text.ui(id)), Ground::Panel, Ink::Quiet);
            Row::new([Cell::from(label)].into_iter().chain(cells))
        });
        player_table(self, rows, place, buffer);
        place.height
    }
}

/// A number in a player's column; nothing is quiet.
fn number(look: Look, value: u16) -> Cell<'static> {
    let ink = if value == 0 { Ink::Quiet } else { Ink::Plain };
    let words = if value == 0 { "-".to_owned() } else { value.to_string() };
    Cell::from(
        Line::from(kit::on(look, format!("{words}    "), Ground::Panel, ink)).right_aligned(),
    )
}

/// A table with a column for every player.
fn player_table<'a>(
    score: &Score<'_>,
    rows: impl Iterator<Item = Row<'a>>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let look = score.look;
    let heads = score.seats().map(|seat| {
        let side = seat.index() as u8;
        let letters = usize::from(PLAYER) - 5;
        let name: String = score.names[seat].chars().take(letters).collect();
        let words = format!(" {} {name} ", seat.letter());
        let head = kit::on(look, words, Ground::Side(side), Ink::Side(side));
        Cell::from(Line::from(head).right_aligned())
    });
    let header = Row::new([Cell::from("")].into_iter().chain(heads));
    let players = score.seats().count() as u16;
    let widths = [Constraint::Length(LABEL)]
        .into_iter()
        .chain((0..players).map(|_| Constraint::Length(PLAYER)));
    let place = kit::column(area, LABEL + (PLAYER + 1) * players);
    Table::new(rows, widths)
        .header(header)
        .style(look.on(Ground::Panel, Ink::Plain))
        .render(place, buffer);
}

/// The shields, turned up kind by kind: how many everybody has, who has most, and the score by
/// then.
pub(super) struct Turned<'a> {
    pub(super) score: &'a Score<'a>,
    pub(super) shields: &'a Seats<Shields>,
    /// How many kinds have been turned up.
    pub(super) grown: u16,
}

impl Turned<'_> {
    /// What everybody has when so many kinds are up, beginning with the missions; the last adds
    /// shields without a kind.
    pub(super) fn so_far(&self, kinds: usize) -> Seats<u16> {
        let score = self.score;
        Seats::from_fn(|seat| {
            let tally = score.tally(seat);
            let shields = &self.shields[seat];
            let of = |kind: Shield| {
                let most = score.session.game().majority(kind).0.contains(seat);
                u16::from(shields.count(kind)) + u16::from(most)
            };
            let turned: u16 = Shield::ALL.into_iter().take(kinds).map(of).sum();
            let plain = if kinds > Shield::ALL.len() { u16::from(shields.plain()) } else { 0 };
            tally.points + turned + plain
        })
    }

    /// "3 +1  12": shields of a kind, the one for having most, and the score by then.
    fn cell(&self, count: String, more: bool, so_far: u16) -> Cell<'static> {
        let look = self.score.look;
        let more = if more { " +1" } else { "   " };
        Cell::from(
            Line::from_iter([
                kit::on(look, count, Ground::Panel, Ink::Plain),
                kit::on(look, more, Ground::Panel, Ink::Good),
                kit::on(look, format!("{so_far:>4} "), Ground::Panel, Ink::Strong),
            ])
            .right_aligned(),
        )
    }
}

impl Widget for Turned<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let score = self.score;
        let (look, text) = (score.look, score.text);
        let kinds = Shield::ALL.len();
        let label = |words: String| {
            Cell::from(kit::on(look, format!(" {words}"), Ground::Panel, Ink::Quiet))
        };
        let row = |name: String, cells: Vec<Cell<'static>>| {
            Row::new([label(name)].into_iter().chain(cells))
        };
        let seats: Vec<Seat> = score.seats().collect();
        let mut rows = vec![
            row(String::new(), vec![Cell::from(""); seats.len()]),
            row(
                text.ui("end-missions"),
                seats
                    .iter()
                    .map(|&seat| self.cell(String::new(), false, self.so_far(0)[seat]))
                    .collect(),
            ),
        ];
        for (place, kind) in Shield::ALL.into_iter().enumerate() {
            if place >= usize::from(self.grown) {
                rows.push(row(text.shield(Some(kind)), vec![label("?".to_owned()); seats.len()]));
                continue;
            }
            let most = score.session.game().majority(kind).0;
            let so_far = self.so_far(place + 1);
            let cells = seats.iter().map(|&seat| {
                let count = self.shields[seat].count(kind).to_string();
                self.cell(count, most.contains(seat), so_far[seat])
            });
            rows.push(row(text.shield(Some(kind)), cells.collect()));
        }
        let done = usize::from(self.grown) >= kinds;
        if done && seats.iter().any(|&seat| self.shields[seat].plain() > 0) {
            let so_far = self.so_far(kinds + 1);
            let cells = seats.iter().map(|&seat| {
                self.cell(self.shields[seat].plain().to_string(), false, so_far[seat])
            });
            rows.push(row(text.ui("end-plain"), cells.collect()));
        }
        let air = if area.height >= 24 { 2 } else { 1 };
        let rows: Vec<Row<'_>> =
            rows.into_iter().map(|row| row.height(1).bottom_margin(air - 1)).collect();
        let height = rows.len() as u16 * air + 2;
        let place = Rect { height: height.min(area.height), ..area };
        player_table(score, rows.into_iter(), place, buffer);
        let page = kit::column(area, 74);
        let below = |y: u16| Rect { y, height: area.bottom().saturating_sub(y), ..page };
        let y = kit::prose(
            look,
            &text.ui("end-turned-says"),
            Ink::Quiet,
            below(place.bottom() + 1),
            buffer,
        );
        if done {
            let banner = report::banner(score.outcome, score.names, text);
            let line = kit::words(look, banner, Ink::Gold);
            kit::put(Line::from(line).centered(), below(y + 1), buffer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;
    use std::path::Path;

    /// The running totals end at the score, and so do the bars.
    #[test]
    fn everything_adds_up() {
        for players in 2..=4 {
            let name = format!("tests/fixtures/whole-game-of-{players}.json");
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
            let session = crate::files::load(&path).expect("the fixture loads").session;
            let view = session.game().view(None);
            let outcome = *view.outcome().expect("the game is over");
            let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
            let text = Text::new(Lang::En);
            let look = Look::USUAL;
            let score =
                Score { look, text: &text, names: &names, session: &session, outcome: &outcome };
            let shields = view.shown().expect("the game is over");
            let turned = Turned { score: &score, shields, grown: STEPS };
            let last = turned.so_far(Shield::ALL.len() + 1);
            for seat in session.game().seats() {
                let total = outcome.tallies[seat].total;
                assert_eq!(last[seat], total, "{players} players, {seat}");
                let parts: u16 = categories(&outcome.tallies[seat]).iter().map(|part| part.1).sum();
                assert_eq!(parts, total, "{players} players, {seat}");
            }
            assert_eq!(usize::from(STEPS), Shield::ALL.len(), "a step for every kind");
        }
    }
}
