//! How the setup of a game looks: a row for each choice, and what the one at hand means below.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::super::kit;
use super::super::settings::choice;
use super::{NewGame, Problem, Stop};
use crate::bots::LEVELS;
use crate::engine::Seat;
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::scene::Shared;

/// Where the values stand, and who plays beside the names.
pub(super) const VALUE: u16 = 20;
pub(super) const KIND: u16 = 28;
/// Columns for a name.
const NAME: u16 = 25;

impl Stop {
    /// Its row on the page.
    pub(super) const fn row(self) -> u16 {
        match self {
            Stop::Players => 0,
            Stop::Others => 1,
            Stop::Name(seat) | Stop::Kind(seat) => 2 + seat as u16,
            Stop::Start => 7,
            Stop::Seed => 8,
            Stop::Values => 9,
            Stop::Deal => 11,
        }
    }
}

/// The page with all stops and a few words below.
pub(super) fn layout(area: Rect) -> Rect {
    const ROWS: u16 = 20;
    let [_, body, _] = kit::rows(area);
    let page = kit::column(body, 74);
    let above = if area.height >= 30 { page.height.saturating_sub(ROWS) / 2 } else { 0 };
    Rect { y: page.y + above, height: ROWS.min(page.height - above), ..page }
}

impl NewGame {
    pub(super) fn draw_page(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        kit::frame(self, shared, &text.ui("setup"), area, buffer);
        let page = layout(area);
        let row = |stop: Stop| Rect { y: page.y + stop.row(), height: 1, ..page };
        let right = |row: Rect, columns: u16| Rect {
            x: row.x + columns,
            width: row.width.saturating_sub(columns),
            ..row
        };
        buffer.set_style(row(self.at), kit::under_cursor(look));
        kit::put(kit::words(look, look.glyphs().cursor, Ink::Gold), row(self.at), buffer);
        let label = |stop: Stop, id: &str, buffer: &mut Buffer| {
            let ink = if stop == self.at { Ink::Gold } else { Ink::Strong };
            kit::put(kit::words(look, text.ui(id), ink), right(row(stop), 2), buffer);
        };
        let turns = |stop: Stop, value: String, place: Rect, buffer: &mut Buffer| {
            kit::put(choice(look, value, stop == self.at, Ink::Plain), place, buffer);
        };
        let count = text.ui_with("setup-count", [("count", self.players.into())]);
        label(Stop::Players, "setup-players", buffer);
        turns(Stop::Players, count, right(row(Stop::Players), VALUE - 2), buffer);
        label(Stop::Others, "setup-others", buffer);
        let others = match self.others() {
            Some(kind) => Self::kind(kind, "setup-people", text),
            None => text.ui("setup-others-mixed"),
        };
        turns(Stop::Others, others, right(row(Stop::Others), VALUE - 2), buffer);
        for seat in Seat::ALL.into_iter().take(self.players) {
            let (place, side) = (seat.index(), seat.index() as u8);
            let (stop, kind) = (Stop::Name(place), Stop::Kind(place));
            let here = stop == self.at || kind == self.at;
            let ink = if here { Ink::Gold } else { Ink::Strong };
            let gaps = [("seat", seat.letter().to_string().into())];
            kit::put(
                kit::words(look, text.ui_with("setup-seat", gaps), ink),
                right(row(stop), 2),
                buffer,
            );
            let block =
                kit::on(look, format!(" {} ", seat.letter()), Ground::Block(side), Ink::Strong);
            kit::put(block, right(row(stop), VALUE - 4), buffer);
            let field = Rect { width: NAME, ..right(row(stop), VALUE) };
            self.names[place].line(look, NAME, stop == self.at).render(field, buffer);
            let words = Self::kind(self.kinds[place], "setup-person", text);
            let chosen = choice(look, words, kind == self.at, Ink::Plain);
            kit::put(chosen, right(row(stop), VALUE + KIND - 2), buffer);
        }
        label(Stop::Start, "setup-start", buffer);
        turns(Stop::Start, self.starter(text), right(row(Stop::Start), VALUE - 2), buffer);
        label(Stop::Seed, "setup-seed", buffer);
        let field = |stop: Stop| right(row(stop), VALUE);
        let seed = field(Stop::Seed);
        if self.seed.text().is_empty() && self.at != Stop::Seed {
            kit::put(kit::words(look, text.ui("setup-start-random"), Ink::Plain), seed, buffer);
        } else {
            self.seed.line(look, seed.width, self.at == Stop::Seed).render(seed, buffer);
        }
        label(Stop::Values, "setup-values", buffer);
        let (values, here) = (field(Stop::Values), self.at == Stop::Values);
        if self.values.text().is_empty() && !here {
            kit::put(kit::words(look, text.ui("setup-values-shipped"), Ink::Plain), values, buffer);
        } else {
            self.values.line(look, values.width, here).render(values, buffer);
        }
        // Without colours brackets make a button.
        let deal = match look.has_colours() {
            true => format!("  {}  ", text.ui("setup-deal")),
            false => format!("[ {} ]", text.ui("setup-deal")),
        };
        let deal = kit::on(look, deal, Ground::Button, Ink::Strong);
        kit::put(deal, right(row(Stop::Deal), 2), buffer);
        let below = Rect { x: page.x + 2, y: page.y + 13, width: page.width - 4, height: 7 };
        let below = below.intersection(page);
        if self.problem.is_none() && self.draw_answers(shared, below, buffer) {
            return;
        }
        let (says, ink) = match &self.problem {
            Some(Problem::Words(words)) => (words.clone(), Ink::Bad),
            Some(Problem::Full(most)) => {
                (text.ui_with("setup-full", [("most", (*most).into())]), Ink::Bad)
            }
            None => (self.tip(text), Ink::Plain),
        };
        kit::prose(look, &says, ink, below, buffer);
    }
    fn tip(&self, text: &Text) -> String {
        text.ui(match self.at {
            Stop::Players => "setup-tip-players",
            Stop::Name(_) => "setup-tip-name",
            // Their answers are listed instead.
            Stop::Others | Stop::Kind(_) | Stop::Start => return String::new(),
            Stop::Seed => "setup-tip-seed",
            Stop::Values => "setup-tip-values",
            Stop::Deal => "setup-tip-deal",
        })
    }

    /// Every answer to what the cursor is at, with a word on each; tells whether there are any.
    fn draw_answers(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) -> bool {
        let (look, text) = (shared.look, &shared.text);
        let both = |id: String| (text.ui(&id), text.ui(&format!("{id}-says")));
        let kinds = |person: &str| {
            let levels = LEVELS.iter().map(|level| both(format!("setup-bot-{level}")));
            [both(person.to_owned())].into_iter().chain(levels).collect::<Vec<_>>()
        };
        let (at, answers) = match self.at {
            Stop::Others => (self.others().unwrap_or(usize::MAX), kinds("setup-people")),
            Stop::Kind(seat) => (self.kinds[seat], kinds("setup-person")),
            Stop::Start => {
                let oldest = (0..self.players)
                    .map(|seat| (self.names[seat].text(), text.ui("setup-start-oldest")));
                let chance = (text.ui("setup-start-random"), text.ui("setup-start-random-says"));
                (self.start, [chance].into_iter().chain(oldest).collect())
            }
            _ => return false,
        };
        kit::answers(look, &answers, at, area, buffer);
        true
    }

    fn kind(kind: usize, person: &str, text: &Text) -> String {
        match kind.checked_sub(1) {
            None => text.ui(person),
            Some(bot) => {
                let bot = text.ui(&format!("setup-bot-{}", LEVELS[bot]));
                text.ui_with("setup-bot", [("bot", bot.into())])
            }
        }
    }

    fn starter(&self, text: &Text) -> String {
        match self.start.checked_sub(1) {
            None => text.ui("setup-start-random"),
            Some(seat) => {
                text.ui_with("setup-start-name", [("name", self.names[seat].text().into())])
            }
        }
    }
}
