//! The games that are kept: who plays, where it stands, when it was last played.

use std::time::{Duration, SystemTime};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{heading, opened};
use crate::engine::Phase;
use crate::files::{self, Listed, Loaded};
use crate::text::{InWords, Text};
use crate::tui::game::Replay;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::list::Cursor;
use crate::tui::pen::Pen;
use crate::tui::scene::{Go, Scene, Shared};

/// The list of saves, newest first.
#[derive(Debug)]
pub struct Load {
    saves: Vec<Listed>,
    cursor: Cursor,
    message: Option<String>,
    now: SystemTime,
}

impl Load {
    /// Reads the list.
    pub fn new(shared: &Shared) -> Self {
        let found = shared.data.as_deref().map(|data| files::list(&files::saves_dir(data)));
        let (saves, message) = match found {
            Some(Ok(saves)) => (saves, None),
            Some(Err(error)) => (Vec::new(), Some(error.in_words(&shared.text))),
            None => (Vec::new(), None),
        };
        let cursor = Cursor::new(0, saves.len());
        Self { saves, cursor, message, now: SystemTime::now() }
    }

    /// Reads the save under the cursor; what is wrong with it is said.
    fn read(&mut self, shared: &Shared) -> Option<Loaded> {
        let read = files::load(&self.saves.get(self.cursor.at())?.path);
        read.map_err(|error| self.message = Some(error.in_words(&shared.text))).ok()
    }

    fn open(&mut self, shared: &Shared) -> Go {
        let Some(save) = self.saves.get(self.cursor.at()) else { return Go::Stay };
        match files::open(&save.path) {
            Ok(loaded) => Go::Push(opened(loaded, shared)),
            Err(error) => {
                self.message = Some(error.in_words(&shared.text));
                Go::Stay
            }
        }
    }

    /// The game event by event, as the table saw it, and back to the list.
    fn look_back(&mut self, shared: &Shared) -> Go {
        let Some(loaded) = self.read(shared) else { return Go::Stay };
        // A save that does not lead to its end is shown as far as it goes; the list says why.
        self.message = loaded.trouble.as_ref().map(|trouble| trouble.in_words(&shared.text));
        Go::Push(Box::new(Replay::new(loaded.session, false)))
    }
}

/// Who plays and where the game stands; a broken save says that it is one.
fn words(save: &Listed, text: &Text) -> (String, String) {
    match save.headline() {
        Ok(headline) => {
            let players = text.list(headline.chairs.iter().map(|chair| chair.name.clone()));
            let stands = match headline.phase {
                Phase::Over => text.ui("load-over"),
                phase => text.ui_with(
                    "load-round",
                    [("round", headline.round.into()), ("phase", text.phase(phase).into())],
                ),
            };
            (players, stands)
        }
        Err(_) => {
            let name = save.path.file_name().map(|name| name.to_string_lossy().into_owned());
            (name.unwrap_or_default(), text.ui("load-broken"))
        }
    }
}

/// The day, and how long ago it was if not long. Days are those of Greenwich: the clock of the
/// house is not to be had without asking the system in ways that differ everywhere.
fn when(time: SystemTime, now: SystemTime, text: &Text) -> String {
    let day = day(time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default());
    let minutes = now.duration_since(time).unwrap_or_default().as_secs() / 60;
    let ago = |id: &str, count: u64| text.ui_with(id, [("count", (count as usize).into())]);
    let ago = match minutes {
        0 => text.ui("ago-now"),
        1..60 => ago("ago-minutes", minutes),
        60..1440 => ago("ago-hours", minutes / 60),
        1440..20160 => ago("ago-days", minutes / 1440),
        _ => return day,
    };
    format!("{day}  {ago}")
}

/// `2026-11-16`, counted from 1970-01-01.
fn day(since: Duration) -> String {
    // Years begin in March here, so that the leap day comes last; 719468 days lie before 1970.
    let days = since.as_secs() / 86400 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day_of_month:02}", era * 400 + year + later)
}

impl Scene for Load {
    fn mode(&self) -> Mode {
        Mode::List
    }

    fn works(&self, verb: Verb) -> bool {
        match verb {
            Verb::Back => true,
            Verb::Confirm | Verb::LookBack | Verb::Up | Verb::Down => !self.saves.is_empty(),
            _ => false,
        }
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        self.message = None;
        match press.verb {
            Verb::Up | Verb::Down => self.cursor.go(press.verb),
            Verb::Confirm => return self.open(shared),
            Verb::LookBack => return self.look_back(shared),
            Verb::Back => return Go::Pop,
            _ => {}
        }
        Go::Stay
    }

    fn resumed(&mut self, shared: &mut Shared) {
        let now = Self::new(shared);
        let cursor =
            Cursor::new(self.cursor.at().min(now.saves.len().saturating_sub(1)), now.saves.len());
        let message = self.message.take().or(now.message);
        *self = Self { cursor, message, ..now };
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let mut pen = Pen::new(buffer, look);
        heading(&mut pen, area, &text.ui("load"));
        let page =
            Rect { x: area.x + 2, y: area.y + 2, width: area.width - 4, height: area.height - 4 };
        if self.saves.is_empty() {
            pen.centre(area, area.y + area.height / 2, &text.ui("load-none"), Style::new());
        } else {
            let when_width = 27;
            let stands_width = 20;
            let names_width = page.width - when_width - stands_width - 4;
            let columns = [page.x + 2, page.x + 2 + names_width + 1, page.right() - when_width];
            for (x, id) in columns.iter().zip(["load-players", "load-where", "load-when"]) {
                pen.put(*x, page.y, page.right() - x, &text.ui(id), look.quiet());
            }
            let rows = usize::from(page.height - 6);
            let first = (self.cursor.at() + 1).saturating_sub(rows);
            let shown = self.saves.iter().enumerate().skip(first).take(rows);
            for (y, (place, save)) in (page.y + 1..).zip(shown) {
                let here = place == self.cursor.at();
                let (players, stands) = words(save, text);
                let style = match (here, save.headline()) {
                    (true, _) => look.chosen(),
                    (_, Err(_)) => look.refusal(),
                    _ => Style::new(),
                };
                if here {
                    let line = Rect { y, height: 1, ..page };
                    pen.fill(line, look.chosen());
                    pen.put(page.x, y, 1, look.glyphs().cursor, look.chosen());
                }
                pen.put(columns[0], y, names_width, &players, style);
                pen.put(columns[1], y, stands_width, &stands, style);
                if let Some(time) = save.modified {
                    let when = when(time, self.now, text);
                    pen.put(columns[2], y, when_width, &when, style);
                }
            }
        }
        let foot = Rect { y: page.bottom() - 4, height: 4, ..page };
        if let Some(message) = &self.message {
            pen.paragraph(foot, foot.y, message, look.refusal());
        } else if let Some(save) = self.saves.get(self.cursor.at()) {
            let gaps = [("at", (self.cursor.at() + 1).into()), ("of", self.saves.len().into())];
            pen.put(foot.x, foot.y, foot.width, &text.ui_with("load-at", gaps), look.quiet());
            match save.headline() {
                Ok(_) => {
                    let path = save.path.display().to_string();
                    let file = text.ui_with("load-file", [("path", path.into())]);
                    pen.paragraph(foot, foot.y + 1, &file, look.quiet());
                }
                Err(error) => {
                    pen.paragraph(foot, foot.y + 1, &error.in_words(text), look.refusal());
                }
            }
        }
        pen.footer(area, self.mode(), text, |verb| self.works(verb));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_798_761_599, "2026-12-31"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(day(Duration::from_secs(seconds)), expected);
        }
    }
}
