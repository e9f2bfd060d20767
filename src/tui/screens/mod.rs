//! The scenes beside the game: title, setup, saves, settings, about, the end.

mod about;
mod bug;
mod chart;
mod drill;
mod end;
mod field;
mod kit;
mod learn;
mod lesson;
mod load;
mod new_game;
mod partly_opened;
mod report;
mod results;
mod review;
mod rules;
mod score;
mod settings;
mod shields;
mod sitting;
mod story;
mod title;

pub use about::About;
pub use bug::BugReport;
pub use drill::DrillScreen;
pub use end::End;
pub use learn::Learn;
pub(crate) use learn::state as lesson_state;
pub use lesson::LessonTable;
pub use load::Load;
pub use new_game::NewGame;
pub use partly_opened::PartlyOpened;
pub use results::Results;
pub use review::ReviewScreen;
pub use rules::RulesScreen;
pub use settings::SettingsScreen;
pub use title::Title;

use std::hash::{BuildHasher, Hasher};

use super::game::{GameTable, first_game_file};
use super::scene::{Scene, Shared};
use crate::files::{FileError, Loaded, SaveFile, open, saves_dir};
use crate::session::{Chair, Opening, Session};
use crate::text::InWords;

/// The title.
pub fn title(shared: &Shared) -> Box<dyn Scene> {
    Box::new(Title::new(shared))
}

/// A new game on the table, kept in a new file if there is a data directory.
///
/// # Errors
/// When the file cannot be written.
pub fn new_game(session: Session, shared: &Shared) -> Result<Box<dyn Scene>, FileError> {
    let file = match &shared.data {
        Some(data) => Some(SaveFile::create(&saves_dir(data), &session)?),
        None => None,
    };
    Ok(Box::new(GameTable::new(session, file, shared)))
}

/// A first game with the guide, one person against two easy bots: the one that was begun, or a new
/// one.
///
/// # Errors
/// When the file cannot be written, or the table cannot be set.
pub fn first_game(shared: &Shared) -> Result<Box<dyn Scene>, String> {
    let text = &shared.text;
    let begun = first_game_file(shared).and_then(|path| open(&path).ok());
    if let Some(begun) = begun.filter(|begun| begun.session.game().outcome().is_none()) {
        return Ok(opened(begun, shared));
    }
    let name = |n: u8| text.ui(&format!("setup-name-{n}"));
    let chairs =
        vec![Chair::person(name(1)), Chair::bot(name(2), "easy"), Chair::bot(name(3), "easy")];
    let opening = Opening {
        chairs,
        start: crate::engine::Seat::A,
        seed: fresh_seed(),
        components: None,
        scenario: None,
    };
    let session = Session::new(opening).map_err(|bad| bad.in_words(text))?;
    let file = match &shared.data {
        Some(data) => {
            let made = SaveFile::create(&saves_dir(data), &session);
            Some(made.map_err(|error| error.in_words(text))?)
        }
        None => None,
    };
    Ok(Box::new(GameTable::new(session, file, shared).guided(shared)))
}

/// A game read from a file: on the table, at its result, or first with what is wrong with it.
pub fn opened(loaded: Loaded, shared: &Shared) -> Box<dyn Scene> {
    if loaded.trouble.is_some() {
        return Box::new(PartlyOpened::new(loaded));
    }
    on_table(loaded.session, loaded.file, shared)
}

/// A game on the table, or at its result when it is over.
fn on_table(session: Session, file: SaveFile, shared: &Shared) -> Box<dyn Scene> {
    match End::new(session.clone(), Some(file.path())) {
        Some(end) => Box::new(end.read_from(file)),
        None => Box::new(GameTable::new(session, Some(file), shared).guided_again(shared)),
    }
}

/// A seed that nobody can guess, and short enough to be written down.
pub fn fresh_seed() -> u64 {
    let unguessable = std::collections::hash_map::RandomState::new().build_hasher().finish();
    unguessable % 1_000_000_000
}

/// The same table once more: the start player moves on, the cards are shuffled anew.
fn next_opening(session: &Session) -> Opening {
    let first = session.opening();
    let players = session.chairs().len();
    let start = crate::engine::Seat::ALL[(first.start.index() + 1) % players];
    Opening {
        chairs: session.chairs().to_vec(),
        start,
        seed: fresh_seed(),
        components: first.components.clone(),
        scenario: None,
    }
}
