//! What has been learned: which lessons are done, and where the others were left.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::disk::{self, Existing};
use super::{Fault, FileError};
use crate::engine::Action;
use crate::json;

/// The lessons by name. What this edition does not know of them is kept as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Progress {
    format: String,
    version: u32,
    lessons: BTreeMap<String, Map<String, Value>>,
    #[serde(flatten)]
    others: Map<String, Value>,
}

/// How far a lesson has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// It has been taken to its end.
    pub done: bool,
    /// Where it was left.
    pub left: Option<Left>,
}

/// A place in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Left {
    /// The step, from 0.
    pub step: usize,
    /// How many actions had been played before the last task.
    pub task: usize,
    /// Everything played until then.
    pub actions: Vec<Action>,
    /// In which edition of the lesson: a step of another one is another step.
    #[serde(default)]
    pub edition: u64,
    /// The tasks that were not done at the first try.
    #[serde(default)]
    pub missed: Vec<String>,
}

const FORMAT: &str = "louis-xiv-progress";
const DONE: &str = "done";
const LEFT: &str = "left";

impl Progress {
    /// Reads what is kept. What cannot be read counts as nothing learned yet;
    /// [`check`](Self::check) tells why.
    pub fn load(path: &Path) -> Self {
        Self::read(path).ok().flatten().unwrap_or_default()
    }

    /// Whether there is a file that cannot be read; it will be kept aside.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn check(path: &Path) -> Result<(), FileError> {
        Self::read(path).map(drop)
    }

    fn read(path: &Path) -> Result<Option<Self>, FileError> {
        let bytes = match disk::read(path) {
            Err(FileError { fault: Fault::Missing, .. }) => return Ok(None),
            result => result?,
        };
        json::admit(&bytes).map_err(|_| FileError::new(path, Fault::TooMuch))?;
        match serde_json::from_slice::<Self>(&bytes) {
            Ok(progress) if progress.format == FORMAT && progress.version == 1 => {
                Ok(Some(progress))
            }
            _ => Err(FileError::new(path, Fault::Foreign)),
        }
    }

    /// How far this lesson has come.
    pub fn of(&self, lesson: &str) -> Taken {
        let Some(kept) = self.lessons.get(lesson) else { return Taken::default() };
        Taken {
            done: kept.get(DONE).and_then(Value::as_bool).unwrap_or(false),
            left: kept.get(LEFT).and_then(|left| Left::deserialize(left).ok()),
        }
    }

    /// The lesson was left here.
    pub fn leave(&mut self, lesson: &str, left: Left) {
        let left = serde_json::to_value(left).expect("a place has only JSON values");
        self.lesson(lesson).insert(LEFT.into(), left);
    }

    /// The lesson was taken to its end.
    pub fn finish(&mut self, lesson: &str) {
        self.lesson(lesson).insert(DONE.into(), true.into());
        self.forget_place(lesson);
    }

    /// The lesson begins anew.
    pub fn forget_place(&mut self, lesson: &str) {
        self.lesson(lesson).remove(LEFT);
    }

    /// A number that is kept beside the lessons, such as a score.
    pub fn number(&self, about: &str, key: &str) -> Option<u64> {
        self.lessons.get(about)?.get(key)?.as_u64()
    }

    /// Words that are kept there.
    pub fn words(&self, about: &str, key: &str) -> Vec<String> {
        let kept = self.lessons.get(about).and_then(|kept| kept.get(key));
        kept.and_then(|words| Vec::deserialize(words).ok()).unwrap_or_default()
    }

    /// Keeps something there.
    pub fn note(&mut self, about: &str, key: &str, value: Value) {
        self.lesson(about).insert(key.to_owned(), value);
    }

    fn lesson(&mut self, lesson: &str) -> &mut Map<String, Value> {
        self.lessons.entry(lesson.to_owned()).or_default()
    }

    /// Writes it, whole or not at all. A file that could not be read is kept under another name,
    /// which is given.
    ///
    /// # Errors
    /// When the file or its directory cannot be written.
    pub fn save(&mut self, path: &Path) -> Result<Option<PathBuf>, FileError> {
        FORMAT.clone_into(&mut self.format);
        self.version = 1;
        let mut text = serde_json::to_string_pretty(self).expect("progress has only JSON values");
        text.push('\n');
        disk::make_folder(disk::folder_of(path))?;
        let aside = match Self::check(path) {
            Ok(()) => None,
            Err(_) => disk::put_aside(path)?,
        };
        disk::write(path, text.as_bytes(), Existing::Replace)?;
        Ok(aside)
    }
}
