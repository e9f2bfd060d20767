//! The settings that are remembered from one start to the next.

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::disk::{self, Existing};
use super::{Fault, FileError};
use crate::json;
use crate::session::Manners;

/// The colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Dark or light, as the terminal is.
    #[default]
    #[serde(alias = "default")]
    Auto,
    /// Light letters on a dark ground.
    Dark,
    /// Dark letters on a light ground.
    Light,
    /// For bad light and tired eyes.
    HighContrast,
    /// None.
    Mono,
}

/// How secrets are kept when the keyboard passes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Privacy {
    /// The whole screen is covered.
    #[default]
    Curtain,
    /// Only the hand is covered.
    Strip,
    /// Nothing is covered.
    Open,
}

/// How fast bots' moves are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotSpeed {
    /// Event by event, on a key.
    Step,
    /// With a pause.
    #[default]
    Normal,
    /// At once.
    Fast,
}

/// Something that is on unless it is turned off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Switch {
    /// It is.
    #[default]
    On,
    /// It is not.
    Off,
}

impl Switch {
    /// Whether it is on.
    pub const fn is_on(self) -> bool {
        matches!(self, Switch::On)
    }

    /// The other way.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Switch::On => Switch::Off,
            Switch::Off => Switch::On,
        }
    }
}

/// What is remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Settings {
    /// The language, such as `en`; `None` to follow the environment.
    pub language: Option<String>,
    /// The colours.
    pub theme: Theme,
    /// How secrets are kept.
    pub privacy: Privacy,
    /// Whether only ASCII is drawn.
    pub ascii: bool,
    /// How fast bots' moves are shown.
    pub bot_speed: BotSpeed,
    /// Whether players are asked even where refusing never helps.
    pub ask_all: bool,
    /// Whether the mouse does what keys do.
    pub mouse: Switch,
    /// Whether what changes is seen to move.
    pub movement: Switch,
    /// The names of the players who get teaching hints.
    pub learners: Vec<String>,
    /// The names of the last table, from seat A.
    pub names: Vec<String>,
    /// Who of them were bots: the level of each seat, nothing for a person.
    pub bots: Vec<String>,
}

/// What is wrong with kept settings; the usual ones stand in.
#[derive(Debug, thiserror::Error)]
pub enum BadSettings {
    /// The file cannot be read.
    File(#[source] FileError),
    /// The file has something else in it.
    Foreign {
        /// The file.
        path: PathBuf,
        /// In the words of the JSON reader.
        words: String,
    },
    /// What stands in a field cannot be used.
    Field {
        /// The file.
        path: PathBuf,
        /// The field.
        field: &'static str,
    },
}

impl Settings {
    /// Reads the settings. A file that is not there is fine; what cannot be read has its
    /// default, and the list says what that is.
    pub fn load(path: &Path) -> (Self, Vec<BadSettings>) {
        match fields(path) {
            Ok(fields) => Self::of(fields, path),
            Err(bad) => (Self::default(), vec![bad]),
        }
    }

    fn of(mut fields: Map<String, Value>, path: &Path) -> (Self, Vec<BadSettings>) {
        let mut wrong = Vec::new();
        let usual = Self::default();
        let settings = Self {
            language: take(&mut fields, "language", usual.language, &mut wrong),
            theme: take(&mut fields, "theme", usual.theme, &mut wrong),
            privacy: take(&mut fields, "privacy", usual.privacy, &mut wrong),
            ascii: take(&mut fields, "ascii", usual.ascii, &mut wrong),
            bot_speed: take(&mut fields, "bot-speed", usual.bot_speed, &mut wrong),
            ask_all: take(&mut fields, "ask-all", usual.ask_all, &mut wrong),
            mouse: take(&mut fields, "mouse", usual.mouse, &mut wrong),
            movement: take(&mut fields, "movement", usual.movement, &mut wrong),
            learners: take(&mut fields, "learners", usual.learners, &mut wrong),
            names: take(&mut fields, "names", usual.names, &mut wrong),
            bots: take(&mut fields, "bots", usual.bots, &mut wrong),
        };
        let wrong = wrong.into_iter().map(|field| BadSettings::Field { path: path.into(), field });
        (settings, wrong.collect())
    }

    /// How a table is kept.
    pub const fn manners(&self) -> Manners {
        Manners { privacy: self.privacy, takes: !self.ask_all, lines: false }
    }

    /// Writes the settings, whole or not at all. Fields that this edition does not know stay as
    /// they are. A file that could not be read, or not all of it, is kept under another name,
    /// which is given.
    ///
    /// # Errors
    /// When the file or its directory cannot be written.
    pub fn save(&self, path: &Path) -> Result<Option<PathBuf>, FileError> {
        let there = fields(path);
        let whole = there.as_ref().is_ok_and(|fields| Self::of(fields.clone(), path).1.is_empty());
        let mut all = there.unwrap_or_default();
        let own = serde_json::to_value(self).expect("settings have only JSON values");
        if let Value::Object(own) = own {
            all.extend(own);
        }
        let mut text = serde_json::to_string_pretty(&all).expect("settings have only JSON values");
        text.push('\n');
        disk::make_folder(disk::folder_of(path))?;
        let aside = if whole { None } else { disk::put_aside(path)? };
        disk::write(path, text.as_bytes(), Existing::Replace)?;
        Ok(aside)
    }
}

/// What stands in the file; nothing when there is none.
fn fields(path: &Path) -> Result<Map<String, Value>, BadSettings> {
    let bytes = match disk::read(path) {
        Err(FileError { fault: Fault::Missing, .. }) => return Ok(Map::new()),
        result => result.map_err(BadSettings::File)?,
    };
    json::admit(&bytes).map_err(|_| BadSettings::File(FileError::new(path, Fault::TooMuch)))?;
    serde_json::from_slice(&bytes)
        .map_err(|error| BadSettings::Foreign { path: path.into(), words: json::words(&error) })
}

/// One field, or its usual value with its name in the list of what is wrong.
fn take<T: DeserializeOwned>(
    fields: &mut Map<String, Value>,
    name: &'static str,
    usual: T,
    wrong: &mut Vec<&'static str>,
) -> T {
    let Some(value) = fields.remove(name) else {
        return usual;
    };
    serde_json::from_value(value).unwrap_or_else(|_| {
        wrong.push(name);
        usual
    })
}
