//! The title: where every evening begins.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{About, Learn, Load, SettingsScreen, Setup, opened};
use crate::files::{self, Listed};
use crate::session::save::Headline;
use crate::text::{InWords, Text};
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::list::Cursor;
use crate::tui::pen::Pen;
use crate::tui::scene::{Go, Scene, Shared};

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
    New,
    Continue(usize),
    Learn,
    Load,
    Settings,
    About,
    Quit,
}

/// The name of the game, dot by dot.
const LETTERS: [&str; 5] = [
    "#    ##  #  # #  ###   #   # # #   #",
    "#   #  # #  # # #       # #  # #   #",
    "#   #  # #  # #  ##      #   #  # # ",
    "#   #  # #  # #    #    # #  #  # # ",
    "###  ##   ##  # ###    #   # #   #  ",
];

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
        let unfinished = saves.iter().take(50).position(Listed::is_unfinished);
        let mut entries = vec![Entry::New];
        entries.extend(unfinished.map(Entry::Continue));
        entries.push(Entry::Learn);
        if !saves.is_empty() {
            entries.push(Entry::Load);
        }
        entries.extend([Entry::Settings, Entry::About, Entry::Quit]);
        // Whoever comes back wants to go on.
        let cursor = Cursor::new(unfinished.is_some().into(), entries.len());
        Self { cursor, entries, saves, message }
    }

    fn choose(&mut self, shared: &Shared) -> Go {
        match self.entries[self.cursor.at()] {
            Entry::New => Go::Push(Box::new(Setup::new(shared))),
            Entry::Continue(which) => match files::open(&self.saves[which].path) {
                Ok(loaded) => Go::Push(opened(loaded, shared)),
                Err(error) => {
                    self.message = Some(error.in_words(&shared.text));
                    Go::Stay
                }
            },
            Entry::Learn => Go::Push(Box::new(Learn::new(shared))),
            Entry::Load => Go::Push(Box::new(Load::new(shared))),
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
            Entry::Settings => both("title-settings"),
            Entry::About => both("title-about"),
            Entry::Quit => both("title-quit"),
        }
    }
}

/// "Anna and Bruno: round 2, scoring".
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
        let mut pen = Pen::new(buffer, look);
        let block = 5 + 3 + 2 * self.entries.len() as u16;
        let mut y = area.y + (area.height - 3).saturating_sub(block) / 2;
        let width = 2 * LETTERS[0].len() as u16;
        let left = area.x + (area.width - width) / 2;
        // Without attributes a blank in reverse would be invisible.
        let (dot, style) = match look.plain {
            true => ("##", look.strong()),
            false => ("  ", look.louis()),
        };
        for row in LETTERS {
            for (x, _) in row.char_indices().filter(|&(_, sign)| sign == '#') {
                pen.put(left + 2 * x as u16, y, 2, dot, style);
            }
            y += 1;
        }
        pen.centre(area, y + 1, &text.ui("title-subtitle"), look.quiet());
        y += 3;
        let column = super::middle(area, 66, area.height);
        for (place, &entry) in self.entries.iter().enumerate() {
            let (name, says) = self.words(entry, text);
            let here = place == self.cursor.at();
            let (mark, style) =
                if here { (look.glyphs().cursor, look.chosen()) } else { (" ", look.strong()) };
            pen.put(column.x, y, 1, mark, look.accent());
            pen.put(column.x + 2, y, 16, &format!(" {name:<14}"), style);
            let says_style = if here { ratatui::style::Style::new() } else { look.quiet() };
            pen.put(column.x + 20, y, column.width - 20, &says, says_style);
            y += if area.height >= 24 + 4 { 2 } else { 1 };
        }
        let bottom = area.bottom() - 3;
        match &self.message {
            Some(message) => pen.centre(area, bottom, message, look.refusal()),
            None => pen.centre(area, bottom, &text.ui("title-unofficial"), look.quiet()),
        }
        pen.footer(area, self.mode(), text, |verb| self.works(verb));
    }
}
