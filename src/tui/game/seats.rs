//! Who decides for each seat, changed in the middle of a game: a person, or a bot of some level.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::GameTable;
use super::overlay::Overlay;
use crate::bots::LEVELS;
use crate::engine::Seat;
use crate::session::Player;
use crate::text::Text;
use crate::tui::keys::Verb;
use crate::tui::list::Cursor;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::scene::Shared;
use crate::tui::widgets::dialog::Dialog;
use crate::tui::widgets::markers::ink;
use crate::tui::widgets::write;

impl GameTable {
    /// Opens the list of seats.
    pub(super) fn open_seats(&mut self) {
        let count = self.session().game().seats().count();
        self.overlays.clear();
        self.overlays.push(Overlay::Seats(Cursor::new(0, count)));
    }

    /// Takes a key in the list; what is chosen holds at once.
    pub(super) fn press_seats(&mut self, verb: Verb) {
        let Some(Overlay::Seats(cursor)) = self.overlays.last_mut() else { return };
        match verb {
            Verb::Up | Verb::Down => cursor.go(verb),
            Verb::Left | Verb::Right => {
                if let Some(seat) = Seat::from_index(cursor.at()) {
                    let kinds = 1 + LEVELS.len();
                    let step = if verb == Verb::Right { 1 } else { kinds - 1 };
                    self.reseat(seat, (self.kind(seat) + step) % kinds);
                }
            }
            _ => {
                self.overlays.pop();
                self.settle();
            }
        }
    }

    /// 0 for a person, then the levels.
    fn kind(&self, seat: Seat) -> usize {
        let Some(Player::Bot(bot)) = self.session().player(seat) else { return 0 };
        let level = bot.split(':').next().unwrap_or_default();
        1 + LEVELS.iter().position(|known| *known == level).unwrap_or(0)
    }

    /// The level of a bot.
    pub(super) fn level(&self, seat: Seat) -> Option<&'static str> {
        self.kind(seat).checked_sub(1).map(|level| LEVELS[level])
    }

    fn reseat(&mut self, seat: Seat, kind: usize) {
        let to = match kind.checked_sub(1).and_then(|level| LEVELS.get(level)) {
            Some(level) => Player::Bot((*level).to_owned()),
            None => Player::Person,
        };
        // The seats of the list are at the table, and the levels are known.
        let _ = self.host.reseat(seat, to);
    }

    /// A person, or which bot.
    pub(super) fn kind_words(&self, text: &Text, seat: Seat) -> String {
        match self.kind(seat) {
            0 => text.ui("setup-person"),
            kind => {
                let bot = text.ui(&format!("setup-bot-{}", LEVELS[kind - 1]));
                text.ui_with("setup-bot", [("bot", bot.into())])
            }
        }
    }

    pub(super) fn draw_seats(
        &self,
        shared: &Shared,
        area: Rect,
        cursor: Cursor,
        buffer: &mut Buffer,
    ) {
        const WIDTH: u16 = 56;
        let (text, look) = (&shared.text, shared.look);
        let seats: Vec<Seat> = self.session().game().seats().collect();
        let says = wrap(&look.show(&text.ui("seats-says")), WIDTH.into());
        let title = text.ui("seats");
        let height = (seats.len() + 1 + says.len()) as u16;
        let dialog = Dialog { look, title: &title, size: (WIDTH, height) };
        dialog.render(area, buffer);
        let inner = dialog.inner(area);
        let mut rows = inner.rows();
        for ((place, &seat), row) in seats.iter().enumerate().zip(rows.by_ref()) {
            let chosen = place == cursor.at();
            let lies = if chosen { Ground::Head } else { Ground::Panel };
            let mark = if chosen { look.glyphs().cursor } else { " " };
            buffer.set_style(row, look.on(lies, Ink::Plain));
            let line = Line::from_iter([
                look.span(format!("{mark} "), lies, Ink::Gold),
                look.span(format!("{} {}", seat.letter(), &self.names[seat]), lies, ink(seat)),
            ]);
            write(&line, Rect { width: 31, ..row }, buffer);
            let kind = Line::from(look.span(self.kind_words(text, seat), lies, Ink::Plain));
            write(&kind, Rect { x: row.x + 32, width: row.width - 32, ..row }, buffer);
        }
        for (row, words) in rows.skip(1).zip(&says) {
            write(&Line::from(look.span(words, Ground::Panel, Ink::Quiet)), row, buffer);
        }
    }
}
