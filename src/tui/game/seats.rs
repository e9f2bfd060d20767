//! Who decides for each seat, changed in the middle of a game: a person, or a bot of some level.

use ratatui::layout::Rect;

use super::GameTable;
use super::overlay::Overlay;
use crate::bots::LEVELS;
use crate::engine::Seat;
use crate::session::Player;
use crate::text::Text;
use crate::tui::keys::Verb;
use crate::tui::list::Cursor;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::{Pen, middle};

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
        match self.session().player(seat) {
            Some(Player::Bot(bot)) => {
                let level = bot.split(':').next().unwrap_or_default();
                1 + LEVELS.iter().position(|known| *known == level).unwrap_or(0)
            }
            _ => 0,
        }
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

    pub(super) fn draw_seats(&self, pen: &mut Pen<'_>, text: &Text, area: Rect, cursor: Cursor) {
        let seats: Vec<Seat> = self.session().game().seats().collect();
        let place = middle(area, 60, seats.len() as u16 + 7);
        pen.boxed(place, &text.ui("seats"));
        for ((row, seat), y) in seats.into_iter().enumerate().zip(place.y + 2..) {
            let chosen = row == cursor.at();
            let ground = if chosen { Ground::Head } else { Ground::Page };
            let mark = if chosen { pen.look.glyphs().open } else { " " };
            let words = format!("{mark} {} {}", seat.letter(), &self.names[seat]);
            let style = pen.look.on(ground, Ink::Side(seat.index() as u8));
            pen.put(place.x + 2, y, 30, &words, style);
            let kind = self.kind_words(text, seat);
            let style = pen.look.on(ground, Ink::Plain);
            pen.put(place.x + 33, y, place.width - 35, &kind, style);
        }
        let says = text.ui("seats-says");
        let inner = Rect { x: place.x + 2, width: place.width - 4, ..place };
        pen.paragraph(inner, place.bottom() - 4, &says, pen.look.quiet());
    }
}
