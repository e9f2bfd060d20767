//! `play`: a game at once, without the title screen.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, ValueEnum};

use super::Failure;
use crate::engine::{Seat, Setup};
use crate::files::{self, Privacy, SaveFile, Settings, Theme};
use crate::session::{Chair, Opening, Session};
use crate::text::Text;
use crate::tui::{self, App, GameTable, Look, Shared};

/// What the command line says about the screen, for every command that has one.
#[derive(Clone, Debug, Default, Args)]
pub struct Screen {
    /// How secrets are kept.
    #[arg(long, value_enum)]
    privacy: Option<PrivacyName>,
    /// The colours.
    #[arg(long, value_enum)]
    theme: Option<ThemeName>,
    /// Only ASCII characters.
    #[arg(long)]
    ascii: bool,
    /// The directory for saves and settings.
    #[arg(long)]
    data_dir: Option<PathBuf>,
}

/// A game at once.
#[derive(Debug, Args)]
pub struct Options {
    /// The names, clockwise, with commas between them; `bot:NAME` for a bot.
    #[arg(long, value_delimiter = ',', default_value = "Anna,Bruno")]
    players: Vec<String>,
    /// The start player by name, or `random`.
    #[arg(long, default_value = "random")]
    start: String,
    /// The order of every deck.
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    screen: Screen,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum PrivacyName {
    Curtain,
    Strip,
    Open,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ThemeName {
    Default,
    HighContrast,
    Mono,
}

impl Screen {
    /// What the scenes share: the remembered settings, with what the command line says on top.
    ///
    /// # Errors
    /// When no directory for saves is known.
    pub fn shared(&self, text: &Text) -> Result<Shared, Failure> {
        let variable = std::env::var_os(files::DATA_VARIABLE);
        let data = files::data_dir(self.data_dir.as_deref(), variable.as_deref())
            .map_err(|error| Failure::Usage(error.to_string()))?;
        let (mut settings, _) = Settings::load(&files::settings_file(&data));
        if let Some(privacy) = self.privacy {
            settings.privacy = match privacy {
                PrivacyName::Curtain => Privacy::Curtain,
                PrivacyName::Strip => Privacy::Strip,
                PrivacyName::Open => Privacy::Open,
            };
        }
        if let Some(theme) = self.theme {
            settings.theme = match theme {
                ThemeName::Default => Theme::Default,
                ThemeName::HighContrast => Theme::HighContrast,
                ThemeName::Mono => Theme::Mono,
            };
        }
        settings.ascii |= self.ascii;
        let look = Look::new(settings.theme, settings.ascii);
        Ok(Shared { text: text.clone(), look, settings, data: Some(data) })
    }
}

/// Sets the table and plays.
///
/// # Errors
/// When the players make no table, or there is no terminal.
pub fn play(options: &Options, text: &Text) -> Result<(), Failure> {
    let shared = options.screen.shared(text)?;
    let opening = options.opening(text)?;
    let usage = |error: &dyn std::fmt::Display| Failure::Usage(error.to_string());
    tui::check_terminal().map_err(|error| usage(&error))?;
    let session = Session::new(opening).map_err(|error| usage(&error))?;
    let file = match &shared.data {
        Some(data) => {
            let file = SaveFile::create(&files::saves_dir(data), &session);
            Some(file.map_err(|error| usage(&error))?)
        }
        None => None,
    };
    let table = GameTable::new(session, file, &shared);
    Ok(tui::run(App::new(shared, Box::new(table)))?)
}

impl Options {
    fn opening(&self, text: &Text) -> Result<Opening, Failure> {
        let chairs: Vec<Chair> = self
            .players
            .iter()
            .map(|name| name.trim())
            .enumerate()
            .map(|(place, name)| match name.strip_prefix("bot:") {
                Some(bot) => Chair::bot(format!("{bot} {}", place + 1), bot),
                None => Chair::person(name),
            })
            .collect();
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let count = u8::try_from(chairs.len()).unwrap_or(u8::MAX).clamp(2, 4);
        let start = if self.start == "random" {
            Setup::random_start(seed, count)
        } else {
            let named = |chair: &Chair| chair.name.to_lowercase() == self.start.to_lowercase();
            let place = chairs.iter().position(named);
            place.and_then(Seat::from_index).ok_or_else(|| {
                let gaps = [("name", self.start.as_str().into())];
                Failure::Usage(text.ui_with("bad-start", gaps))
            })?
        };
        Ok(Opening { chairs, start, seed, components: None, scenario: None })
    }
}

/// A seed for a table that names none.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Short enough to be written down.
    (now.as_nanos() as u64 ^ u64::from(std::process::id()).rotate_left(20)) % 1_000_000_000
}
