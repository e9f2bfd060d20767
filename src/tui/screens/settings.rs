//! The settings: changed at once, kept at once.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Flex, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::kit::{self, Choices};
use crate::engine::Seat;
use crate::files::{BotSpeed, FileError, Privacy, Settings, Switch, Theme, settings_file};
use crate::text::{InWords, Lang, Text};
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::list::Cursor;
use crate::tui::palette::{Ground, Ink};
use crate::tui::scene::{Go, Scene, Shared, Spot};
use crate::tui::theme::Look;

/// The settings.
#[derive(Debug)]
pub struct SettingsScreen {
    cursor: Cursor,
    /// What became of keeping the last change.
    unsaved: Option<String>,
}

/// A line of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setting {
    Language,
    Theme,
    Privacy,
    Ascii,
    Pace,
    Questions,
    Mouse,
    Movement,
}

const LINES: [Setting; 8] = [
    Setting::Language,
    Setting::Theme,
    Setting::Privacy,
    Setting::Ascii,
    Setting::Pace,
    Setting::Questions,
    Setting::Mouse,
    Setting::Movement,
];
/// Columns for the names of the settings.
const LABEL: usize = 18;
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

impl Setting {
    const fn id(self) -> &'static str {
        match self {
            Setting::Language => "settings-language",
            Setting::Theme => "settings-theme",
            Setting::Privacy => "settings-privacy",
            Setting::Ascii => "settings-ascii",
            Setting::Pace => "settings-pace",
            Setting::Questions => "settings-questions",
            Setting::Mouse => "settings-mouse",
            Setting::Movement => "settings-movement",
        }
    }

    /// The name of the message for the value; the language names itself.
    fn value(self, settings: &Settings) -> Option<&'static str> {
        Some(match self {
            Setting::Language => return None,
            Setting::Theme => match settings.theme {
                Theme::Auto => "settings-theme-auto",
                Theme::Dark => "settings-theme-dark",
                Theme::Light => "settings-theme-light",
                Theme::HighContrast => "settings-theme-high-contrast",
                Theme::Mono => "settings-theme-mono",
            },
            Setting::Privacy => match settings.privacy {
                Privacy::Curtain => "settings-privacy-curtain",
                Privacy::Strip => "settings-privacy-strip",
                Privacy::Open => "settings-privacy-open",
            },
            Setting::Ascii => match settings.ascii {
                false => "settings-ascii-off",
                true => "settings-ascii-on",
            },
            Setting::Pace => match settings.bot_speed {
                BotSpeed::Step => "settings-pace-step",
                BotSpeed::Normal => "settings-pace-normal",
                BotSpeed::Fast => "settings-pace-fast",
            },
            Setting::Questions => match settings.ask_all {
                false => "settings-questions-few",
                true => "settings-questions-all",
            },
            Setting::Mouse => match settings.mouse {
                Switch::On => "settings-mouse-on",
                Switch::Off => "settings-mouse-off",
            },
            Setting::Movement => match settings.movement {
                Switch::On => "settings-movement-on",
                Switch::Off => "settings-movement-off",
            },
        })
    }

    /// Every value, with a line on each, and which of them holds.
    fn answers(self, settings: &Settings, text: &Text) -> (usize, Vec<(String, String)>) {
        if self == Setting::Language {
            let at = Lang::ALL.iter().position(|&lang| lang == text.lang()).unwrap_or(0);
            let name = |lang: &Lang| (lang.name().to_owned(), String::new());
            return (at, Lang::ALL.iter().map(name).collect());
        }
        let now = self.value(settings);
        let ids: Vec<&'static str> =
            self.others(settings).iter().filter_map(|other| self.value(other)).collect();
        let at = ids.iter().position(|&id| Some(id) == now).unwrap_or(0);
        let both = |id: &&str| (text.ui(id), text.ui(&format!("{id}-says")));
        (at, ids.iter().map(both).collect())
    }

    /// The settings with each value of this one, in the order in which they are gone through.
    fn others(self, now: &Settings) -> Vec<Settings> {
        let with = |change: &dyn Fn(&mut Settings)| {
            let mut other = now.clone();
            change(&mut other);
            other
        };
        let switches = [Switch::On, Switch::Off];
        match self {
            Setting::Language => Vec::new(),
            Setting::Theme => THEMES.map(|theme| with(&|other| other.theme = theme)).into(),
            Setting::Privacy => {
                PRIVACIES.map(|privacy| with(&|other| other.privacy = privacy)).into()
            }
            Setting::Ascii => [false, true].map(|ascii| with(&|other| other.ascii = ascii)).into(),
            Setting::Pace => PACES.map(|pace| with(&|other| other.bot_speed = pace)).into(),
            Setting::Questions => {
                [false, true].map(|all| with(&|other| other.ask_all = all)).into()
            }
            Setting::Mouse => switches.map(|mouse| with(&|other| other.mouse = mouse)).into(),
            Setting::Movement => {
                switches.map(|movement| with(&|other| other.movement = movement)).into()
            }
        }
    }

    fn change(self, shared: &mut Shared, forward: bool) -> Result<(), FileError> {
        let now = shared.settings.clone();
        let kept = match self {
            Setting::Language => {
                let lang = turn(Lang::ALL, shared.text.lang(), forward);
                shared.text = Text::new(lang);
                shared.remember(|settings| settings.language = Some(lang.code().to_owned()))
            }
            Setting::Theme => {
                let theme = turn(&THEMES, now.theme, forward);
                shared.remember(|settings| settings.theme = theme)
            }
            Setting::Privacy => {
                let privacy = turn(&PRIVACIES, now.privacy, forward);
                shared.remember(|settings| settings.privacy = privacy)
            }
            Setting::Ascii => shared.remember(|settings| settings.ascii = !now.ascii),
            Setting::Pace => {
                let pace = turn(&PACES, now.bot_speed, forward);
                shared.remember(|settings| settings.bot_speed = pace)
            }
            Setting::Questions => shared.remember(|settings| settings.ask_all = !now.ask_all),
            Setting::Mouse => shared.remember(|settings| settings.mouse = now.mouse.turned()),
            Setting::Movement => {
                shared.remember(|settings| settings.movement = now.movement.turned())
            }
        };
        shared.look = shared.look.wearing(shared.settings.theme, shared.settings.ascii);
        kept
    }
}

impl SettingsScreen {
    /// The settings as they are.
    pub const fn new(_shared: &Shared) -> Self {
        Self { cursor: Cursor::new(0, LINES.len()), unsaved: None }
    }

    fn change(&mut self, shared: &mut Shared, forward: bool) {
        let kept = LINES[self.cursor.at()].change(shared, forward);
        self.unsaved = kept.err().map(|error| error.in_words(&shared.text));
    }

    /// The lines with their values; the one under the cursor shows that it can be changed.
    fn choices(&self, shared: &Shared) -> Choices<'static> {
        let (look, text) = (shared.look, &shared.text);
        let lines = LINES.into_iter().enumerate().map(|(place, line)| {
            let here = place == self.cursor.at();
            let value = match line.value(&shared.settings) {
                Some(id) => text.ui(id),
                None => text.lang().name().to_owned(),
            };
            let ink = if here { Ink::Gold } else { Ink::Strong };
            let value = choice(look, value, here, Ink::Plain);
            Line::from_iter(
                [vec![kit::padded(look, text.ui(line.id()), LABEL, ink)], value].concat(),
            )
        });
        Choices { look, lines: lines.collect(), at: self.cursor.at() }
    }

    /// A little of everything, as it looks now.
    fn sample(look: Look, area: Rect, buffer: &mut Buffer, text: &Text) {
        let rows = Layout::vertical([Constraint::Length(1); 2]).areas::<2>(area);
        let words = |id: &str, ink| kit::words(look, text.ui(id), ink);
        let brick = |width| move |row: Rect| Rect { width, ..row };
        let (head, foot) = (brick(26)(rows[0]), brick(26)(rows[1]));
        buffer.set_style(head, look.on(Ground::Head, Ink::Plain));
        buffer.set_style(foot, look.on(Ground::Brick, Ink::Plain));
        let name = kit::on(
            look,
            format!(" {} {}", text.ui("settings-sample-board"), look.glyphs().crown),
            Ground::Head,
            Ink::Gold,
        );
        kit::put(name, head, buffer);
        let markers = Seat::ALL.into_iter().zip([3, 2, 1, 4]).map(|(seat, count)| {
            let side = Ink::Side(seat.index() as u8);
            kit::on(look, format!(" {}{count}", seat.letter()), Ground::Brick, side)
        });
        kit::put(Line::from_iter(markers), foot, buffer);
        let beside = |row: Rect| Rect { x: row.x + 29, width: row.width.saturating_sub(29), ..row };
        let chosen = format!(" {} ", text.ui("settings-sample-chosen"));
        let line = Line::from_iter([
            kit::on(look, " A ", Ground::Block(0), Ink::Strong),
            kit::on(look, chosen, Ground::Side(0), Ink::Plain),
        ]);
        kit::put(line, beside(rows[0]), buffer);
        let line = Line::from_iter([
            kit::words(look, format!("{} ", look.glyphs().yes), Ink::Good),
            words("settings-sample-fresh", Ink::Good),
            kit::words(look, format!("   {} ", look.glyphs().no), Ink::Bad),
            words("settings-sample-refusal", Ink::Bad),
        ]);
        kit::put(line, beside(rows[1]), buffer);
    }
}

/// A value that Left and Right change, with marks on both sides while the keyboard is here.
pub(super) fn choice(
    look: Look,
    value: impl AsRef<str>,
    here: bool,
    ink: Ink,
) -> Vec<Span<'static>> {
    let mark = |sign: &str| kit::words(look, if here { sign } else { "  " }, Ink::Gold);
    vec![mark("< "), kit::words(look, value, ink), mark(" >")]
}

/// The lines, what the one under the cursor means, how it looks, and where it is kept.
fn layout(area: Rect) -> [Rect; 4] {
    let [_, body, _] = kit::rows(area);
    let [list, _, says, _, sample, _, foot] = Layout::vertical([
        Constraint::Length(LINES.len() as u16),
        Constraint::Length(1),
        Constraint::Length(THEMES.len() as u16),
        Constraint::Length(1),
        Constraint::Length(2),
        Constraint::Max(1),
        Constraint::Length(2),
    ])
    .flex(if area.height >= 30 { Flex::Center } else { Flex::Start })
    .areas(kit::column(body, 74));
    let indent = |place: Rect| Rect { x: place.x + 2, width: place.width - 2, ..place };
    [list, indent(says), indent(sample), indent(foot)]
}

impl Scene for SettingsScreen {
    fn mode(&self) -> Mode {
        Mode::List
    }

    fn works(&self, verb: Verb) -> bool {
        use Verb::{Back, Confirm, Down, Left, Right, Up};
        matches!(verb, Up | Down | Left | Right | Confirm | Back)
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

    fn spot(&self, shared: &Shared, area: Rect, at: Position) -> Option<Spot> {
        let list = layout(area)[0];
        let spot = Spot::place(self.choices(shared).spot(list, at)?);
        let value = usize::from(at.x - list.x) >= LABEL + 2;
        Some(if value { spot.then(KeyCode::Right) } else { spot })
    }

    fn point(&mut self, place: usize) {
        self.cursor = Cursor::new(place, LINES.len());
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        kit::frame(self, shared, &text.ui("settings"), area, buffer);
        let [list, below, sample, foot] = layout(area);
        self.choices(shared).render(list, buffer);
        let (at, answers) = LINES[self.cursor.at()].answers(&shared.settings, text);
        kit::answers(look, &answers, at, below, buffer);
        Self::sample(look, sample, buffer, text);
        let path = shared.data.as_deref().map(|data| settings_file(data).display().to_string());
        let (kept, ink) = match (&self.unsaved, path) {
            (Some(problem), _) => {
                let gaps = [("problem", problem.as_str().into())];
                (text.ui_with("settings-not-kept", gaps), Ink::Bad)
            }
            (None, Some(path)) => {
                (text.ui_with("settings-kept", [("path", path.into())]), Ink::Quiet)
            }
            (None, None) => (text.ui("settings-fleeting"), Ink::Quiet),
        };
        kit::prose(look, &kept, ink, foot, buffer);
    }
}
