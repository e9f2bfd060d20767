//! The games that are kept: who plays, where it stands, when it was last played.

use std::path::Path;
use std::time::{Duration, SystemTime};

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Cell, HighlightSpacing, Row, StatefulWidget, Table, TableState, Widget};

use super::field::Field;
use super::{ReviewScreen, kit, opened};
use crate::engine::Phase;
use crate::files::{self, Listed, Loaded};
use crate::session::Session;
use crate::text::{InWords, Text};
use crate::tui::game::Replay;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::list::Cursor;
use crate::tui::palette::Ink;
use crate::tui::scene::{Go, Scene, Shared, Spot};
use crate::tui::theme::Look;

/// The list of saves, newest first.
#[derive(Debug)]
pub struct Load {
    saves: Vec<Listed>,
    cursor: Cursor,
    message: Option<String>,
    now: SystemTime,
    asking: Option<Asking>,
    /// How finished games ended, as far as they have been read: each has to be played again.
    ends: Vec<Option<String>>,
    /// The first save that has not been looked at for that.
    unread: usize,
}

/// What is asked about the save under the cursor.
#[derive(Clone, Debug)]
enum Asking {
    /// Its new name.
    Name(Field),
    /// Whether it is to be deleted.
    Delete,
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
        let ends = vec![None; saves.len()];
        Self { saves, cursor, message, now: SystemTime::now(), asking: None, ends, unread: 0 }
    }

    /// Reads the save under the cursor; what is wrong with it is said.
    fn read(&mut self, shared: &Shared) -> Option<Loaded> {
        let read = files::load(&self.saves.get(self.cursor.at())?.path);
        read.map_err(|error| self.message = Some(error.in_words(&shared.text))).ok()
    }

    fn chosen(&self) -> Option<&Listed> {
        self.saves.get(self.cursor.at())
    }

    /// The list as it is on the disk now, with the cursor at the same place.
    fn read_again(&mut self, shared: &Shared) {
        let at = self.cursor.at();
        *self = Self::new(shared);
        self.cursor = Cursor::new(at.min(self.saves.len().saturating_sub(1)), self.saves.len());
    }

    fn rename(&mut self, field: Field, shared: &Shared) {
        let name = field.text();
        let Some(save) = self.chosen().filter(|_| !name.is_empty()) else { return };
        // A hidden file would not be listed any more.
        let renamed = files::rename(&save.path, name.trim_start_matches('.').trim());
        self.read_again(shared);
        match renamed {
            Ok(path) => {
                let at = self.saves.iter().position(|save| save.path == path);
                self.cursor = Cursor::new(at.unwrap_or(self.cursor.at()), self.saves.len());
            }
            Err(error) => self.message = Some(error.in_words(&shared.text)),
        }
    }

    fn delete(&mut self, shared: &Shared) {
        let Some(save) = self.chosen() else { return };
        let deleted = files::delete(&save.path);
        self.read_again(shared);
        self.message = deleted.err().map(|error| error.in_words(&shared.text));
    }

    /// The first save on the screen.
    fn first(&self, table: Rect) -> usize {
        (self.cursor.at() + 1).saturating_sub((table.height - HEAD).into())
    }

    fn draw_table(&self, look: Look, text: &Text, area: Rect, buffer: &mut Buffer) {
        let first = self.first(area);
        let head = ["load-players", "load-where", "load-when"]
            .map(|id| Cell::from(kit::words(look, text.ui(id), Ink::Gold)));
        let rows = self.saves.iter().enumerate().skip(first).map(|(place, save)| {
            let (players, stands) = words(save, text);
            let stands = self.ends[place].clone().unwrap_or(stands);
            let here = place == self.cursor.at();
            let ink = match (here, save.headline()) {
                (_, Err(_)) => Ink::Bad,
                (true, _) => Ink::Strong,
                _ => Ink::Plain,
            };
            let when = save.modified.map(|time| when(time, self.now, text)).unwrap_or_default();
            let mut name = vec![kit::words(look, players, ink)];
            if let (Some(called), Ok(_)) = (called(&save.path), save.headline()) {
                name.insert(0, kit::words(look, format!("{called}  "), Ink::Gold));
            }
            Row::new([
                Cell::from(Line::from(name)),
                Cell::from(kit::words(look, stands, Ink::Quiet)),
                Cell::from(kit::words(look, when, Ink::Quiet)),
            ])
        });
        let widths = [Constraint::Fill(1), Constraint::Length(24), Constraint::Length(16)];
        let mark = kit::words(look, format!("{} ", look.glyphs().cursor), Ink::Gold);
        let table = Table::new(rows, widths)
            .header(Row::new(head).bottom_margin(HEAD - 1))
            .highlight_symbol(Line::from(mark))
            .highlight_spacing(HighlightSpacing::Always)
            .row_highlight_style(kit::under_cursor(look));
        let mut state = TableState::new().with_selected(Some(self.cursor.at() - first));
        StatefulWidget::render(table, area, buffer, &mut state);
        let rows = Rect { y: area.y + HEAD, height: area.height - HEAD, ..area };
        let beside = Rect { width: rows.width + 1, ..rows };
        kit::scrollbar(look, self.saves.len(), first, beside, buffer);
    }

    /// What is asked, what went wrong, or where the save is.
    fn draw_foot(&self, look: Look, text: &Text, foot: Rect, buffer: &mut Buffer) {
        match (&self.asking, &self.message, self.chosen()) {
            (Some(Asking::Name(field)), ..) => {
                let y = kit::prose(look, &text.ui("load-rename"), Ink::Gold, foot, buffer);
                let row = Rect { y, height: 1, ..foot };
                field.line(look, row.width, true).render(row, buffer);
            }
            (Some(Asking::Delete), _, Some(save)) => {
                let gaps = [("name", words(save, text).0.into())];
                let question = text.ui_with("load-delete", gaps);
                kit::prose(look, &question, Ink::Bad, foot, buffer);
            }
            (_, Some(message), _) => {
                kit::prose(look, message, Ink::Bad, foot, buffer);
            }
            (_, None, Some(save)) => match save.headline() {
                Ok(_) => {
                    let path = save.path.display().to_string();
                    let file = text.ui_with("load-file", [("path", path.into())]);
                    kit::prose(look, &file, Ink::Quiet, foot, buffer);
                }
                Err(error) => {
                    kit::prose(look, &error.in_words(text), Ink::Bad, foot, buffer);
                }
            },
            _ => {}
        }
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

    /// What decided it, as far as it goes.
    fn review(&mut self, shared: &Shared) -> Go {
        let Some(loaded) = self.read(shared) else { return Go::Stay };
        self.message = loaded.trouble.as_ref().map(|trouble| trouble.in_words(&shared.text));
        Go::Push(Box::new(ReviewScreen::new(loaded.session)))
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

/// Who has won a finished game, and with how much.
fn ended(session: &Session, text: &Text) -> Option<String> {
    let outcome = session.game().outcome()?;
    let winners = outcome.winners;
    let score = winners.iter().map(|seat| outcome.tallies[seat].total).max()?;
    let names = text.list(winners.iter().map(|seat| session.name(seat).to_owned()));
    let id = if winners.len() == 1 { "load-won" } else { "load-shared" };
    Some(text.ui_with(id, [("names", names.into()), ("score", score.into())]))
}

/// How long ago it was, or the day if that is long. Days are those of Greenwich: the clock of the
/// house is not to be had without asking the system in ways that differ everywhere.
fn when(time: SystemTime, now: SystemTime, text: &Text) -> String {
    let day = day(time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default());
    let minutes = now.duration_since(time).unwrap_or_default().as_secs() / 60;
    let ago = |id: &str, count: u64| text.ui_with(id, [("count", (count as usize).into())]);
    match minutes {
        0 => text.ui("ago-now"),
        1..60 => ago("ago-minutes", minutes),
        60..1440 => ago("ago-hours", minutes / 60),
        1440..20160 => ago("ago-days", minutes / 1440),
        _ => day,
    }
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
        match self.asking {
            None => Mode::List,
            Some(Asking::Name(_)) => Mode::Field,
            Some(Asking::Delete) => Mode::Agree,
        }
    }

    fn works(&self, verb: Verb) -> bool {
        match (&self.asking, verb) {
            (Some(Asking::Name(_)), verb) => matches!(verb, Verb::Confirm | Verb::Back),
            (Some(Asking::Delete), _) | (None, Verb::Back) => true,
            (
                None,
                Verb::Confirm
                | Verb::LookBack
                | Verb::Review
                | Verb::Up
                | Verb::Down
                | Verb::Rename
                | Verb::Delete,
            ) => !self.saves.is_empty(),
            _ => false,
        }
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        self.message = None;
        match (self.asking.take(), press.verb) {
            (Some(Asking::Name(field)), Verb::Confirm) => self.rename(field, shared),
            (Some(Asking::Delete), Verb::Yes) => self.delete(shared),
            (Some(_), _) => {}
            (None, Verb::Up | Verb::Down) => self.cursor.go(press.verb),
            (None, Verb::Confirm) => return self.open(shared),
            (None, Verb::LookBack) => return self.look_back(shared),
            (None, Verb::Review) => return self.review(shared),
            (None, Verb::Back) => return Go::Pop,
            (None, Verb::Rename) => {
                let called = self.chosen().and_then(|save| called(&save.path));
                let field = Field::new(&called.unwrap_or_default(), LONGEST, is_plain);
                self.asking = self.chosen().map(|_| Asking::Name(field));
            }
            (None, Verb::Delete) => self.asking = self.chosen().map(|_| Asking::Delete),
            _ => {}
        }
        Go::Stay
    }

    fn typed(&mut self, event: KeyEvent, _shared: &mut Shared) -> Go {
        if let Some(Asking::Name(field)) = &mut self.asking {
            field.typed(event);
        }
        Go::Stay
    }

    fn pasted(&mut self, text: &str) {
        if let Some(Asking::Name(field)) = &mut self.asking {
            field.pasted(text);
        }
    }

    fn resumed(&mut self, shared: &mut Shared) {
        let message = self.message.take();
        self.read_again(shared);
        self.message = message.or(self.message.take());
    }

    fn is_busy(&self) -> bool {
        // Nobody waits for hundreds of old ones.
        const READ: usize = 40;
        self.unread < self.saves.len().min(READ)
    }

    fn work(&mut self, shared: &mut Shared) {
        let Some(save) = self.saves.get(self.unread) else { return };
        let over = save.headline().is_ok_and(|head| head.phase == Phase::Over);
        if over && let Ok(loaded) = files::load(&save.path) {
            self.ends[self.unread] = ended(&loaded.session, &shared.text);
        }
        self.unread += 1;
    }

    fn spot(&self, _shared: &Shared, area: Rect, at: Position) -> Option<Spot> {
        let [table, _] = layout(area);
        let rows = Rect { y: table.y + HEAD, height: table.height - HEAD, ..table };
        let row = rows.contains(at).then(|| usize::from(at.y - rows.y))? + self.first(table);
        let there = self.asking.is_none() && row < self.saves.len();
        // The first click shows which game it is, the second opens it.
        match row == self.cursor.at() {
            _ if !there => None,
            true => Some(Spot::place(row).then(KeyCode::Enter)),
            false => Some(Spot::place(row)),
        }
    }

    fn point(&mut self, place: usize) {
        self.message = None;
        self.cursor = Cursor::new(place, self.saves.len());
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let body = kit::frame(self, shared, &text.ui("load"), area, buffer);
        let [table, foot] = layout(area);
        if self.saves.is_empty() {
            let place = kit::column(Rect { y: body.y + body.height / 3, height: 2, ..body }, 60);
            kit::prose(look, &text.ui("load-none"), Ink::Plain, place, buffer);
        } else {
            let gaps = [("at", (self.cursor.at() + 1).into()), ("of", self.saves.len().into())];
            kit::in_bar(look, &text.ui_with("load-at", gaps), area, buffer);
            self.draw_table(look, text, table, buffer);
        }
        self.draw_foot(look, text, foot, buffer);
    }
}

/// Rows above the saves: what the columns are.
const HEAD: u16 = 2;
/// A name may be so long.
const LONGEST: usize = 40;

/// The table of the saves, and what stands below it.
fn layout(area: Rect) -> [Rect; 2] {
    let [_, body, _] = kit::rows(area);
    let body = Rect { x: body.x + 2, width: body.width - 4, ..body };
    let [table, _, foot] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(3)])
            .areas(body);
    [table, foot]
}

/// Whether a sign may stand in the name of a file, wherever the file is brought to.
fn is_plain(sign: char) -> bool {
    !sign.is_control() && !matches!(sign, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|')
}

/// The name that somebody has given to a save; one that was made up ends with a number.
fn called(path: &Path) -> Option<String> {
    let name = path.file_stem()?.to_string_lossy().into_owned();
    let made_up = name.rsplit_once('-').is_some_and(|(_, last)| last.parse::<u64>().is_ok());
    (!made_up).then_some(name)
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
