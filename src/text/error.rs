//! What is wrong with files, tables and settings, in words; what stands in them has `misfit`.
//!
//! An error that a person may read is a type of its own without words; here it gets them, in the
//! language that is spoken. As an [`Error`](std::error::Error) it speaks English.

use std::fmt;
use std::io::{self, ErrorKind};

use super::{Lang, Text, say};
use crate::components::{self, BadFile};
use crate::engine::BadSetup;
use crate::files::{BadSettings, DATA_VARIABLE, Fault, FileError, NoHome};
use crate::gate;
use crate::scenario::{self, BadScenario, BadStep, Difference};
use crate::schema::Unread;
use crate::session::save::{self, BadSave, Trouble};
use crate::session::{BadOpening, Opening, Refused};

/// Something that can be said in every language.
pub trait InWords {
    /// In the words of this language.
    fn in_words(&self, text: &Text) -> String;
}

/// Errors speak English where nobody has chosen a language.
macro_rules! speaks_english {
    ($($error:ty),* $(,)?) => {$(
        impl fmt::Display for $error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.in_words(&Text::new(Lang::En)))
            }
        }
    )*};
}

speaks_english!(
    BadFile,
    BadOpening,
    BadSave,
    BadScenario,
    BadSettings,
    BadStep,
    Difference,
    Fault,
    FileError,
    NoHome,
    Refused,
    Trouble,
);

impl Text {
    /// A field of a file with what is wrong with it; the file as a whole needs no name.
    pub(crate) fn in_field(&self, field: &str, wrong: &str) -> String {
        match field {
            "." => wrong.to_owned(),
            _ => say!(self, "wrong-field", field = field, wrong = wrong),
        }
    }

    /// One of several, as a list with "or".
    pub(super) fn either(&self, words: impl Iterator<Item = String>) -> String {
        let words: Vec<String> = words.collect();
        match words.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                say!(self, "fit-or", list = rest.join(", "), last = &**last)
            }
            _ => words.concat(),
        }
    }

    /// Why a file that should be of this format cannot be read.
    pub(super) fn unread(&self, unread: &Unread, expected: &str) -> String {
        match unread {
            Unread::Json(words) => self.reader(words),
            Unread::Unfit(misfit) => misfit.in_words(self),
            Unread::TooMuch => say!(self, "too-much"),
            Unread::Format { format, version } => self.wrong_format(expected, format, *version),
        }
    }

    /// Another format than expected, by its name if it is one of ours, or another version of it.
    fn wrong_format(&self, expected: &str, found: &str, version: u32) -> String {
        let name = |format: &str| match format.strip_prefix("louis-xiv-") {
            Some(kind @ ("save" | "scenario" | "components" | "lesson")) => {
                Some(say!(self, format!("format-{kind}")))
            }
            _ => None,
        };
        match (name(expected), name(found)) {
            (Some(expected), Some(other)) if expected != other => {
                say!(self, "wrong-file", expected = expected, found = other)
            }
            _ => say!(self, "wrong-format", expected = expected, found = found, version = version),
        }
    }
}

impl InWords for NoHome {
    fn in_words(&self, text: &Text) -> String {
        say!(text, "no-home", variable = DATA_VARIABLE)
    }
}

impl InWords for FileError {
    fn in_words(&self, text: &Text) -> String {
        let path = gate::path(&self.path);
        let (fault, advice) = (self.fault.in_words(text), say!(text, advice(&self.fault)));
        say!(text, "file-error", path = path, fault = fault, advice = advice)
    }
}

impl InWords for Fault {
    fn in_words(&self, text: &Text) -> String {
        match self {
            Fault::Missing => say!(text, "file-missing"),
            Fault::Directory => say!(text, "file-directory"),
            Fault::Special => say!(text, "file-special"),
            Fault::TooLarge(bytes) => say!(text, "file-too-large", bytes = *bytes),
            Fault::NotText => say!(text, "file-not-text"),
            Fault::TooMuch => say!(text, "too-much"),
            Fault::Foreign => say!(text, "file-foreign"),
            Fault::Unreadable(error) => {
                say!(text, "file-unreadable", why = error.in_words(text))
            }
            Fault::NotWritable(error) => {
                say!(text, "file-not-writable", why = error.in_words(text))
            }
            Fault::Taken => say!(text, "file-taken"),
            Fault::Changed => say!(text, "file-changed"),
            Fault::InUse(Some(process)) => {
                say!(text, "file-in-use-by", process = process.to_string())
            }
            Fault::InUse(None) => say!(text, "file-in-use"),
            Fault::Save(bad) => bad.in_words(text),
            Fault::Trouble(trouble) => trouble.in_words(text),
        }
    }
}

/// The message that says what to do about it.
fn advice(fault: &Fault) -> &'static str {
    match fault {
        Fault::Directory | Fault::Special => "file-advice-regular",
        Fault::TooLarge(_) | Fault::TooMuch | Fault::NotText | Fault::Foreign => {
            "file-advice-right-file"
        }
        Fault::Unreadable(error) if error.kind() == ErrorKind::PermissionDenied => {
            "file-advice-who-may-read"
        }
        Fault::Missing | Fault::Unreadable(_) => "file-advice-path",
        Fault::NotWritable(_) => "file-advice-space",
        Fault::Taken => "file-advice-name",
        Fault::Changed => "file-advice-new-file",
        Fault::InUse(_) => "file-advice-leave-there",
        Fault::Save(bad) => match bad {
            BadSave::Empty | BadSave::Truncated { .. } => "file-advice-older-copy",
            BadSave::NotJson { .. } | BadSave::TooDeep | BadSave::TooMuch | BadSave::Foreign => {
                "file-advice-right-save"
            }
            BadSave::Other { format } => match format.as_str() {
                scenario::FORMAT => "file-advice-scenario",
                components::FORMAT => "file-advice-components",
                _ => "file-advice-right-save",
            },
            BadSave::NewerFormat { .. } => "file-advice-update",
            BadSave::OtherRules { .. } => "file-advice-other-program",
            BadSave::Field { .. }
            | BadSave::NoVersion { .. }
            | BadSave::Components(_)
            | BadSave::Opening(_) => "file-advice-correct",
        },
        Fault::Trouble(Trouble::WrongDigest { .. }) => "file-advice-opens-at-last",
        Fault::Trouble(_) => "file-advice-opens-before",
    }
}

/// The common ones are ours to say; for others the system has its own words.
impl InWords for io::Error {
    fn in_words(&self, text: &Text) -> String {
        match self.kind() {
            ErrorKind::NotFound => say!(text, "system-not-found"),
            ErrorKind::PermissionDenied => say!(text, "system-permission"),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => say!(text, "system-full"),
            ErrorKind::ReadOnlyFilesystem => say!(text, "system-read-only"),
            ErrorKind::NotADirectory => say!(text, "system-no-directory"),
            ErrorKind::InvalidFilename => say!(text, "system-name"),
            ErrorKind::BrokenPipe => say!(text, "system-nobody-reads"),
            ErrorKind::AlreadyExists => say!(text, "system-exists"),
            ErrorKind::IsADirectory => say!(text, "system-directory"),
            _ => self.to_string(),
        }
    }
}

impl InWords for serde_json::Error {
    fn in_words(&self, text: &Text) -> String {
        text.reader(&crate::json::words(self))
    }
}

/// How the reader of JSON begins what it says, and the message that says the same.
const READER: [(&str, &str); 17] = [
    ("EOF while parsing", "json-end"),
    ("expected value", "json-value"),
    ("expected ident", "json-value"),
    ("expected `,` or `]`", "json-list"),
    ("expected `,` or `}`", "json-object"),
    ("expected `:`", "json-colon"),
    ("key must be a string", "json-key"),
    ("trailing comma", "json-comma"),
    ("trailing characters", "json-more"),
    ("control character", "json-letter"),
    ("invalid escape", "json-letter"),
    ("lone leading surrogate", "json-letter"),
    ("unexpected end of hex escape", "json-letter"),
    ("invalid unicode code point", "json-letter"),
    ("invalid number", "json-number"),
    ("number out of range", "json-number"),
    ("recursion limit exceeded", "json-deep"),
];

impl Text {
    /// What the reader of JSON says, in the words of this language where it is something usual.
    fn reader(&self, words: &str) -> String {
        let (what, place) = words.rsplit_once(" at line ").unwrap_or((words, ""));
        let twice = what.strip_prefix("duplicate field `").and_then(|name| name.strip_suffix('`'));
        let own = READER.iter().find(|(begins, _)| what.starts_with(begins));
        let what = match (twice, own) {
            (Some(name), _) => say!(self, "json-twice", name = name),
            (None, Some((_, id))) => say!(self, *id),
            (None, None) => what.to_owned(),
        };
        match place.split_once(" column ") {
            Some((line, column)) => {
                say!(self, "fit-place", words = what, line = line, column = column)
            }
            None => what,
        }
    }
}

impl InWords for BadSave {
    fn in_words(&self, text: &Text) -> String {
        match self {
            BadSave::Empty => say!(text, "save-empty"),
            BadSave::Truncated { line } => say!(text, "save-truncated", line = *line),
            BadSave::NotJson { problem } => {
                say!(text, "save-not-json", problem = text.reader(problem))
            }
            BadSave::TooDeep => say!(text, "save-too-deep"),
            BadSave::TooMuch => say!(text, "too-much"),
            BadSave::Foreign => say!(text, "save-foreign", format = save::FORMAT),
            BadSave::Other { format } => text.wrong_format(save::FORMAT, format, 1),
            BadSave::NewerFormat { found } => {
                say!(text, "save-newer", found = *found, known = save::VERSION)
            }
            BadSave::OtherRules { found } => {
                say!(text, "save-other-rules", found = *found, known = save::RULES)
            }
            BadSave::Field { wrong } => {
                let field = match wrong {
                    Unread::Unfit(misfit) => misfit.field(),
                    _ => ".".to_owned(),
                };
                text.in_field(&field, &text.unread(wrong, save::FORMAT))
            }
            BadSave::NoVersion { field, found } => {
                text.in_field(field, &say!(text, "save-no-version", found = &**found))
            }
            BadSave::Components(bad) => text.in_field("components", &bad.in_words(text)),
            BadSave::Opening(bad) => bad.in_words(text),
        }
    }
}

impl InWords for Trouble {
    fn in_words(&self, text: &Text) -> String {
        match self {
            Trouble::UnknownAction { number, text: given } => {
                say!(text, "save-unknown-action", number = *number, given = &**given)
            }
            Trouble::IllegalAction { number, refused } => {
                say!(text, "save-illegal-action", number = *number, why = refused.in_words(text))
            }
            Trouble::WrongDigest { expected, found } => {
                say!(text, "save-wrong-digest", expected = &**expected, found = &**found)
            }
        }
    }
}

impl InWords for Refused {
    fn in_words(&self, text: &Text) -> String {
        match self {
            Refused::Illegal(illegal) => text.refusal(illegal),
            Refused::NotAsked { given, .. } => say!(text, "not-asked", seat = given.to_string()),
        }
    }
}

impl InWords for BadOpening {
    fn in_words(&self, text: &Text) -> String {
        let seat = |id: &str, seat: &crate::engine::Seat| say!(text, id, seat = seat.to_string());
        match self {
            BadOpening::Players(count) => say!(text, "setup-players", players = *count),
            BadOpening::Start(at) => seat("setup-start", at),
            BadOpening::NoSeat(at) => seat("setup-no-seat", at),
            BadOpening::EmptyName(at) => seat("setup-empty-name", at),
            BadOpening::LongName(at) => {
                let most = Opening::LONGEST_NAME;
                say!(text, "setup-long-name", seat = at.to_string(), most = most)
            }
            BadOpening::UnprintableName(at) => seat("setup-unprintable-name", at),
            BadOpening::SameName(one, other) => {
                say!(text, "setup-same-name", seat = one.to_string(), other = other.to_string())
            }
            BadOpening::Bot(at) => seat("setup-bot", at),
            BadOpening::Components(bad) => text.in_field("components", &bad.in_words(text)),
            BadOpening::Step(step) => text.in_field("scenario", &step.in_words(text)),
            BadOpening::Scenario(bad) => text.in_field("scenario", &bad.in_words(text)),
        }
    }
}

impl InWords for BadSetup {
    fn in_words(&self, text: &Text) -> String {
        match *self {
            BadSetup::Players(count) => BadOpening::Players(count.into()).in_words(text),
            BadSetup::Start(seat) => BadOpening::Start(seat).in_words(text),
        }
    }
}

impl InWords for BadSettings {
    fn in_words(&self, text: &Text) -> String {
        match self {
            BadSettings::File(error) => error.in_words(text),
            BadSettings::Foreign { path, words } => {
                let path = gate::path(path);
                say!(text, "settings-foreign", path = path, words = &**words)
            }
            BadSettings::Field { path, field } => {
                let path = gate::path(path);
                say!(text, "settings-field", path = path, field = *field)
            }
        }
    }
}
