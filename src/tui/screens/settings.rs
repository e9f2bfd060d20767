//! The settings: changed at once, kept at once.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::setup::choice;
use super::{heading, middle};
use crate::engine::Seat;
use crate::files::{BotSpeed, FileError, Privacy, Settings, Theme, settings_file};
use crate::text::{InWords, Lang, Text};
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::list::Cursor;
use crate::tui::pen::Pen;
use crate::tui::scene::{Go, Scene, Shared};

/// The settings.
#[derive(Debug)]
pub struct SettingsScreen {
    cursor: Cursor,
    /// What became of keeping the last change.
    trouble: Option<String>,
}

/// A line of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Language,
    Theme,
    Privacy,
    Ascii,
    Pace,
}

const LINES: [Line; 5] = [Line::Language, Line::Theme, Line::Privacy, Line::Ascii, Line::Pace];
const THEMES: [Theme; 5] =
    [Theme::Auto, Theme::Dark, Theme::Light, Theme::HighContrast, Theme::Mono];
const PRIVACIES: [Privacy; 3] = [Privacy::Curtain, Privacy::Strip, Privacy::Open];
const PACES: [BotSpeed; 3] = [BotSpeed::Step, BotSpeed::Normal, BotSpeed::Fast];

/// The one after this, or the one before, round and round.
fn turn<T: Copy + PartialEq>(all: &[T], now: T, forward: bool) -> T {
    let at = all.iter().position(|&one| one == now).unwrap_or(0);
    let mut cursor = Cursor::new(at, all.len());
    cursor.go(if forward { Verb::Down } else { Verb::Up });
    all[cursor.at()]
}

impl Line {
    const fn id(self) -> &'static str {
        match self {
            Line::Language => "settings-language",
            Line::Theme => "settings-theme",
            Line::Privacy => "settings-privacy",
            Line::Ascii => "settings-ascii",
            Line::Pace => "settings-pace",
        }
    }

    /// The name of the message for the value; the language names itself.
    fn value(self, settings: &Settings) -> Option<&'static str> {
        Some(match self {
            Line::Language => return None,
            Line::Theme => match settings.theme {
                Theme::Auto => "settings-theme-auto",
                Theme::Dark => "settings-theme-dark",
                Theme::Light => "settings-theme-light",
                Theme::HighContrast => "settings-theme-high-contrast",
                Theme::Mono => "settings-theme-mono",
            },
            Line::Privacy => match settings.privacy {
                Privacy::Curtain => "settings-privacy-curtain",
                Privacy::Strip => "settings-privacy-strip",
                Privacy::Open => "settings-privacy-open",
            },
            Line::Ascii => match settings.ascii {
                false => "settings-ascii-off",
                true => "settings-ascii-on",
            },
            Line::Pace => match settings.bot_speed {
                BotSpeed::Step => "settings-pace-step",
                BotSpeed::Normal => "settings-pace-normal",
                BotSpeed::Fast => "settings-pace-fast",
            },
        })
    }

    fn change(self, shared: &mut Shared, forward: bool) -> Result<(), FileError> {
        let now = shared.settings.clone();
        let kept = match self {
            Line::Language => {
                let lang = turn(Lang::ALL, shared.text.lang(), forward);
                shared.text = Text::new(lang);
                shared.remember(|settings| settings.language = Some(lang.code().to_owned()))
            }
            Line::Theme => {
                let theme = turn(&THEMES, now.theme, forward);
                shared.remember(|settings| settings.theme = theme)
            }
            Line::Privacy => {
                let privacy = turn(&PRIVACIES, now.privacy, forward);
                shared.remember(|settings| settings.privacy = privacy)
            }
            Line::Ascii => shared.remember(|settings| settings.ascii = !now.ascii),
            Line::Pace => {
                let pace = turn(&PACES, now.bot_speed, forward);
                shared.remember(|settings| settings.bot_speed = pace)
            }
        };
        shared.look = shared.look.wearing(shared.settings.theme, shared.settings.ascii);
        kept
    }
}

impl SettingsScreen {
    /// The settings as they are.
    pub const fn new(_shared: &Shared) -> Self {
        Self { cursor: Cursor::new(0, LINES.len()), trouble: None }
    }

    fn change(&mut self, shared: &mut Shared, forward: bool) {
        let kept = LINES[self.cursor.at()].change(shared, forward);
        self.trouble = kept.err().map(|error| error.in_words(&shared.text));
    }

    /// A little of everything, as it looks now.
    fn sample(pen: &mut Pen<'_>, area: Rect, text: &Text) {
        let look = pen.look;
        pen.put(area.x, area.y, area.width, &text.ui("settings-sample"), look.quiet());
        let (mut x, y) = (area.x, area.y + 1);
        x = pen.put(x, y, 20, &text.ui("settings-sample-board"), look.strong()) + 1;
        x = pen.put(x, y, 2, look.glyphs().crown, look.strong()) + 2;
        for (seat, count) in Seat::ALL.into_iter().zip([3, 2, 1, 4]) {
            x = pen.put(x, y, 4, &format!(" {}{count} ", seat.letter()), look.side(seat)) + 1;
        }
        x = pen.put(
            x + 1,
            y,
            20,
            &format!(" {} ", text.ui("settings-sample-chosen")),
            look.chosen(),
        );
        x = pen.put(x + 2, y, 20, &text.ui("settings-sample-fresh"), look.fresh());
        pen.put(x + 2, y, 20, &text.ui("settings-sample-refusal"), look.refusal());
    }
}

impl Scene for SettingsScreen {
    fn mode(&self) -> Mode {
        Mode::List
    }

    fn works(&self, verb: Verb) -> bool {
        !matches!(verb, Verb::Menu | Verb::Next | Verb::Earlier | Verb::LookBack)
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        match press.verb {
            Verb::Up | Verb::Down => self.cursor.go(press.verb),
            Verb::Left => self.change(shared, false),
            Verb::Right | Verb::Confirm => self.change(shared, true),
            Verb::Back => return Go::Pop,
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let mut pen = Pen::new(buffer, look);
        heading(&mut pen, area, &text.ui("settings"));
        let page = Rect { y: area.y + 2, height: area.height - 4, ..area };
        let page = middle(page, 72, 19);
        let mut y = page.y;
        for (place, line) in LINES.into_iter().enumerate() {
            let here = place == self.cursor.at();
            if here {
                pen.put(page.x, y, 1, look.glyphs().cursor, look.accent());
            }
            let style = if here { look.strong() } else { look.quiet() };
            pen.put(page.x + 2, y, 16, &text.ui(line.id()), style);
            let value = match line.value(&shared.settings) {
                Some(id) => text.ui(id),
                None => text.lang().name().to_owned(),
            };
            choice(&mut pen, page.x + 20, y, page.width - 20, &value, here);
            y += 2;
        }
        let says = match LINES[self.cursor.at()].value(&shared.settings) {
            Some(id) => text.ui(&format!("{id}-says")),
            None => text.ui("settings-language-says"),
        };
        let below = Rect { x: page.x + 2, y, width: page.width - 4, height: 2 };
        pen.paragraph(below, y, &says, Style::new());
        let sample = Rect { x: page.x + 2, y: y + 3, width: page.width - 2, height: 2 };
        Self::sample(&mut pen, sample, text);
        let path = shared.data.as_deref().map(|data| settings_file(data).display().to_string());
        let (kept, style) = match (&self.trouble, path) {
            (Some(problem), _) => {
                let gaps = [("problem", problem.as_str().into())];
                (text.ui_with("settings-not-kept", gaps), look.refusal())
            }
            (None, Some(path)) => {
                (text.ui_with("settings-kept", [("path", path.into())]), look.quiet())
            }
            (None, None) => (text.ui("settings-fleeting"), look.quiet()),
        };
        let foot = Rect { x: page.x + 2, y: y + 6, width: page.width - 4, height: 2 };
        pen.paragraph(foot, foot.y, &kept, style);
        pen.footer(area, self.mode(), text, |verb| self.works(verb));
    }
}
