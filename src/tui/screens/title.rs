//! The title: where every evening begins.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Flex, Layout, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};

use super::kit::{self, Choices};
use super::{About, Learn, Load, NewGame, Results, SettingsScreen, opened};
use crate::engine::Phase;
use crate::files::{self, Listed};
use crate::session::save::Headline;
use crate::text::{InWords, Text};
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::list::Cursor;
use crate::tui::palette::Ink;
use crate::tui::scene::{Go, Scene, Shared, Spot};
use crate::tui::theme::Look;

/// The title, with what can be gone on with.
#[derive(Debug)]
pub struct Title {
    entries: Vec<Entry>,
    cursor: Cursor,
    /// The saves, newest first.
    saves: Vec<Listed>,
    message: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Continue(usize),
    New,
    Learn,
    Load,
    Results,
    Settings,
    About,
    Quit,
}

/// The name of the game.
const LETTERS: [&str; 6] = [
    "██╗      ██████╗ ██╗   ██╗██╗███████╗   ██╗  ██╗██╗██╗   ██╗",
    "██║     ██╔═══██╗██║   ██║██║██╔════╝   ╚██╗██╔╝██║██║   ██║",
    "██║     ██║   ██║██║   ██║██║███████╗    ╚███╔╝ ██║██║   ██║",
    "██║     ██║   ██║██║   ██║██║╚════██║    ██╔██╗ ██║╚██╗ ██╔╝",
    "███████╗╚██████╔╝╚██████╔╝██║███████║   ██╔╝ ██╗██║ ╚████╔╝ ",
    "╚══════╝ ╚═════╝  ╚═════╝ ╚═╝╚══════╝   ╚═╝  ╚═╝╚═╝  ╚═══╝  ",
];
const WIDTH: u16 = 60;
/// The names of the entries have as much room.
const NAME: usize = 16;

/// A line of the name, as this terminal can show it: gold that darkens to its foot.
fn letters(look: Look, row: usize) -> Line<'static> {
    let plain = |sign: char| match sign {
        '█' => '#',
        _ => ' ',
    };
    let line = match look.ascii {
        true => LETTERS[row].chars().map(plain).collect(),
        false => LETTERS[row].to_owned(),
    };
    let style = match look.fills() {
        true => Style::new().fg(look.palette().title[row.min(4)]),
        false => look.ink(Ink::Gold),
    };
    Line::styled(line, style)
}

impl Title {
    /// The title, with what is kept on the disk.
    pub fn new(shared: &Shared) -> Self {
        let (saves, message) =
            match shared.data.as_deref().map(|data| files::list(&files::saves_dir(data))) {
                Some(Ok(saves)) => (saves, None),
                Some(Err(error)) => {
                    let problem = error.in_words(&shared.text);
                    (
                        Vec::new(),
                        Some(shared.text.ui_with("load-unreadable", [("problem", problem.into())])),
                    )
                }
                None => (Vec::new(), None),
            };
        // Whoever has finished so many since does not want to go on with an older one from here.
        const LATEST: usize = 50;
        let unfinished = saves.iter().take(LATEST).position(Listed::is_unfinished);
        let over = |save: &Listed| save.headline().is_ok_and(|head| head.phase == Phase::Over);
        // Whoever comes back wants to go on.
        let mut entries = Vec::from_iter(unfinished.map(Entry::Continue));
        entries.extend([Entry::New, Entry::Learn]);
        if !saves.is_empty() {
            entries.push(Entry::Load);
        }
        if saves.iter().take(LATEST).any(over) {
            entries.push(Entry::Results);
        }
        entries.extend([Entry::Settings, Entry::About, Entry::Quit]);
        Self { cursor: Cursor::new(0, entries.len()), entries, saves, message }
    }

    fn choose(&mut self, shared: &Shared) -> Go {
        match self.entries[self.cursor.at()] {
            Entry::New => Go::Push(Box::new(NewGame::new(shared))),
            Entry::Continue(which) => match files::open(&self.saves[which].path) {
                Ok(loaded) => Go::Push(opened(loaded, shared)),
                Err(error) => {
                    self.message = Some(error.in_words(&shared.text));
                    Go::Stay
                }
            },
            Entry::Learn => Go::Push(Box::new(Learn::new(shared))),
            Entry::Load => Go::Push(Box::new(Load::new(shared))),
            Entry::Results => Go::Push(Box::new(Results::new(shared))),
            Entry::Settings => Go::Push(Box::new(SettingsScreen::new(shared))),
            Entry::About => Go::Push(Box::new(About::new(shared))),
            Entry::Quit => Go::Leave,
        }
    }

    /// The entry, and what it leads to.
    fn words(&self, entry: Entry, text: &Text) -> (String, String) {
        let both = |id: &str| (text.ui(id), text.ui(&format!("{id}-says")));
        match entry {
            Entry::New => both("title-new"),
            Entry::Continue(which) => {
                let says = match self.saves[which].headline() {
                    Ok(headline) => continue_says(headline, text),
                    Err(error) => error.in_words(text),
                };
                (text.ui("title-continue"), says)
            }
            Entry::Load => {
                let count = self.saves.len();
                (text.ui("title-load"), text.ui_with("title-load-says", [("count", count.into())]))
            }
            Entry::Learn => both("title-learn"),
            Entry::Results => both("title-results"),
            Entry::Settings => both("title-settings"),
            Entry::About => both("title-about"),
            Entry::Quit => both("title-quit"),
        }
    }

    /// The lines of the menu; a game that can be gone on with stands apart.
    fn choices(&self, shared: &Shared) -> Choices<'static> {
        let (look, text) = (shared.look, &shared.text);
        let apart = self.stands_apart();
        let mut lines = Vec::new();
        for (place, &entry) in self.entries.iter().enumerate() {
            let (name, says) = self.words(entry, text);
            let inks = match place == self.cursor.at() {
                true => (Ink::Gold, Ink::Plain),
                false => (Ink::Strong, Ink::Quiet),
            };
            lines.push(Line::from_iter([
                kit::padded(look, name, NAME, inks.0),
                kit::words(look, says, inks.1),
            ]));
            if apart && place == 0 {
                lines.push(Line::default());
            }
        }
        let at = self.cursor.at() + usize::from(apart && self.cursor.at() > 0);
        Choices { look, lines, at }
    }

    fn stands_apart(&self) -> bool {
        matches!(self.entries.first(), Some(Entry::Continue(_)))
    }

    /// The name, the words under it, the menu, and what stands below.
    fn layout(&self, area: Rect) -> [Rect; 4] {
        let body = Rect { height: area.height - 1, ..area };
        let rows = self.entries.len() + usize::from(self.stands_apart());
        // The name leaves a row free, so that the menu never does without.
        let air = if area.height >= 28 { 2 } else { 1 };
        let [name, _, under, _, menu, _, below] = Layout::vertical([
            Constraint::Length(LETTERS.len() as u16),
            Constraint::Length(air),
            Constraint::Length(1),
            Constraint::Length(air),
            Constraint::Length(rows as u16),
            Constraint::Length(air),
            Constraint::Length(1),
        ])
        .flex(Flex::Center)
        .areas(body);
        [kit::column(name, WIDTH), under, kit::column(menu, 68), below]
    }
}

/// "Ada and Ben: round 2, scoring".
fn continue_says(headline: &Headline, text: &Text) -> String {
    let players = text.list(headline.chairs.iter().map(|chair| chair.name.clone()));
    text.ui_with(
        "title-continue-says",
        [
            ("players", players.into()),
            ("round", headline.round.into()),
            ("phase", text.phase(headline.phase).into()),
        ],
    )
}

impl Scene for Title {
    fn mode(&self) -> Mode {
        Mode::List
    }

    fn works(&self, verb: Verb) -> bool {
        matches!(verb, Verb::Confirm | Verb::Up | Verb::Down | Verb::Menu)
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        self.cursor.go(press.verb);
        match press.verb {
            Verb::Confirm => return self.choose(shared),
            Verb::Menu => return Go::Leave,
            _ => {}
        }
        Go::Stay
    }

    fn spot(&self, shared: &Shared, area: Rect, at: Position) -> Option<Spot> {
        let row = self.choices(shared).spot(self.layout(area)[2], at)?;
        let place = match (self.stands_apart(), row) {
            (true, 1) => return None,
            (true, 2..) => row - 1,
            _ => row,
        };
        Some(Spot::place(place).then(KeyCode::Enter))
    }

    fn point(&mut self, place: usize) {
        self.cursor = Cursor::new(place, self.entries.len());
    }

    fn resumed(&mut self, shared: &mut Shared) {
        let now = Self::new(shared);
        let at = self.entries[self.cursor.at()];
        // The cursor stays where it was, unless a game has begun or ended meanwhile.
        let at = now.entries.iter().position(|&entry| entry == at);
        let cursor = match at {
            Some(at) if now.entries.len() == self.entries.len() => {
                Cursor::new(at, now.entries.len())
            }
            _ => now.cursor,
        };
        *self = Self { cursor, ..now };
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let [name, under, menu, below] = self.layout(area);
        let lines: Vec<Line<'_>> = (0..LETTERS.len()).map(|row| letters(look, row)).collect();
        Paragraph::new(lines).render(name, buffer);
        let subtitle = kit::words(look, text.ui("title-subtitle"), Ink::Quiet);
        let subtitle = match look.has_colours() {
            true => subtitle.patch_style(Modifier::ITALIC),
            false => subtitle,
        };
        kit::put(Line::from(subtitle).centered(), under, buffer);
        self.choices(shared).render(menu, buffer);
        let said = match &self.message {
            Some(message) => kit::words(look, message, Ink::Bad),
            None => kit::words(look, text.ui("title-unofficial"), Ink::Faint),
        };
        kit::put(Line::from(said).centered(), below, buffer);
        (&self.key_line(shared)).render(area, buffer);
    }
}
