//! What has been learned: which lessons are done, and where the others were left.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::FileError;
use super::disk::{self, Existing};
use crate::engine::Action;

/// The lessons by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Progress {
    format: String,
    version: u32,
    lessons: BTreeMap<String, Taken>,
    /// There is a file, and it is something else: it is not to be lost.
    #[serde(skip)]
    foreign: bool,
}

/// How far a lesson has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Taken {
    /// It has been taken to its end.
    #[serde(default)]
    pub done: bool,
    /// Where it was left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
}

/// A place in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Left {
    /// The step, from 0.
    pub step: usize,
    /// How many actions had been played before the last task.
    pub task: usize,
    /// Everything played until then.
    pub actions: Vec<Action>,
}

const FORMAT: &str = "louis-xiv-progress";

impl Progress {
    /// Reads what is kept. What cannot be read counts as nothing learned yet.
    pub fn load(path: &Path) -> Self {
        let Ok(bytes) = disk::read(path) else { return Self::default() };
        match serde_json::from_slice::<Self>(&bytes) {
            Ok(progress) if progress.format == FORMAT && progress.version == 1 => progress,
            _ => Self { foreign: true, ..Self::default() },
        }
    }

    /// How far this lesson has come.
    pub fn of(&self, lesson: &str) -> Taken {
        self.lessons.get(lesson).cloned().unwrap_or_default()
    }

    /// The lesson was left here.
    pub fn leave(&mut self, lesson: &str, left: Left) {
        self.lessons.entry(lesson.to_owned()).or_default().left = Some(left);
    }

    /// The lesson was taken to its end.
    pub fn finish(&mut self, lesson: &str) {
        self.lessons.insert(lesson.to_owned(), Taken { done: true, left: None });
    }

    /// The lesson begins anew.
    pub fn forget_place(&mut self, lesson: &str) {
        self.lessons.entry(lesson.to_owned()).or_default().left = None;
    }

    /// Writes it, whole or not at all. A file that could not be read is kept under another name.
    ///
    /// # Errors
    /// When the file or its directory cannot be written.
    pub fn save(&mut self, path: &Path) -> Result<(), FileError> {
        if self.foreign {
            // If even that fails, the new file takes its place: nobody could read the old one.
            let _ = fs::rename(path, path.with_extension("json.bad"));
            self.foreign = false;
        }
        FORMAT.clone_into(&mut self.format);
        self.version = 1;
        let mut text = serde_json::to_string_pretty(self).expect("progress has only JSON values");
        text.push('\n');
        disk::make_folder(disk::folder_of(path))?;
        disk::write(path, text.as_bytes(), Existing::Replace)
    }
}
