//! A disk that forgets, below the writer: whatever has not been flushed may be lost at a power
//! cut, in part, in any order. Kills do not show this, because the system goes on writing.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use super::disk::{Existing, Volume, folder_of, make_folder_on, write_on};
use crate::engine::Seat;
use crate::engine::chance::{Chance, Stream};
use crate::session::{Opening, Session, save};

/// A file: what was written, and what lasts.
#[derive(Clone, Default)]
struct Content {
    written: Vec<u8>,
    lasting: Option<Vec<u8>>,
}

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Thing {
    File(usize),
    Folder,
}

/// Names that change together: a rename takes one away and gives another, at once.
type Change = Vec<(PathBuf, Option<Thing>)>;

#[derive(Default)]
struct State {
    files: Vec<Content>,
    /// The names as programs see them, and as they last.
    names: BTreeMap<PathBuf, Thing>,
    lasting: BTreeMap<PathBuf, Thing>,
    /// Changes that do not last yet, by directory.
    pending: Vec<(PathBuf, Change)>,
    /// How many more deeds before the power goes.
    left: u32,
}

/// Which flushes are left out, to see that the disk notices.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sloppy {
    Not,
    Content,
    Names,
    Both,
}

struct Forgetful {
    state: RefCell<State>,
    sloppy: Sloppy,
}

impl Forgetful {
    fn new(left: u32, sloppy: Sloppy) -> Self {
        let names = BTreeMap::from([(PathBuf::from("/"), Thing::Folder)]);
        let state = State { lasting: names.clone(), names, left, ..State::default() };
        Self { state: RefCell::new(state), sloppy }
    }

    fn deed<T>(&self, deed: impl FnOnce(&mut State) -> io::Result<T>) -> io::Result<T> {
        let mut state = self.state.borrow_mut();
        if state.left == 0 {
            return Err(io::Error::other("no power"));
        }
        state.left -= 1;
        deed(&mut state)
    }

    /// What is found after the power comes back.
    fn after(&self, dice: &mut Chance) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut state = self.state.borrow_mut();
        let mut pending = std::mem::take(&mut state.pending);
        dice.shuffle(&mut pending);
        for (_, change) in pending {
            if dice.below(2) == 0 {
                state.change_lasting(change);
            }
        }
        let reachable = |path: &Path| {
            path.ancestors().skip(1).all(|above| state.lasting.get(above) == Some(&Thing::Folder))
        };
        let files = state.lasting.iter().filter(|(path, _)| reachable(path));
        let mut found = BTreeMap::new();
        for (path, thing) in files {
            if let Thing::File(number) = thing {
                found.insert(path.clone(), remains(&state.files[*number], dice));
            }
        }
        found
    }
}

/// The content, or what may be left of it: nothing, a part, zeros, a part and zeros.
fn remains(content: &Content, dice: &mut Chance) -> Vec<u8> {
    if let Some(lasting) = &content.lasting {
        return lasting.clone();
    }
    let length = content.written.len();
    let cut = dice.below(length as u32 + 1) as usize;
    let mut left = content.written[..cut].to_vec();
    match dice.below(4) {
        0 => Vec::new(),
        1 => vec![0; length],
        2 => left,
        _ => {
            left.resize(length, 0);
            left
        }
    }
}

impl State {
    fn change_lasting(&mut self, change: Change) {
        for (path, thing) in change {
            match thing {
                Some(thing) => self.lasting.insert(path, thing),
                None => self.lasting.remove(&path),
            };
        }
    }

    fn change(&mut self, folder: &Path, change: Change) {
        for (path, thing) in change.clone() {
            match thing {
                Some(thing) => self.names.insert(path, thing),
                None => self.names.remove(&path),
            };
        }
        self.pending.push((folder.to_owned(), change));
    }
}

impl Volume for Forgetful {
    type Draft = (PathBuf, usize);

    fn draft(&self, folder: &Path) -> io::Result<Self::Draft> {
        self.deed(|state| {
            if state.names.get(folder) != Some(&Thing::Folder) {
                return Err(io::ErrorKind::NotFound.into());
            }
            let number = state.files.len();
            state.files.push(Content::default());
            let path = folder.join(format!(".draft-{number}"));
            state.change(folder, vec![(path.clone(), Some(Thing::File(number)))]);
            Ok((path, number))
        })
    }

    fn fill(&self, draft: &mut Self::Draft, bytes: &[u8]) -> io::Result<()> {
        self.deed(|state| {
            state.files[draft.1].written.extend(bytes);
            Ok(())
        })
    }

    fn sync(&self, draft: &Self::Draft) -> io::Result<()> {
        self.deed(|state| {
            if !matches!(self.sloppy, Sloppy::Content | Sloppy::Both) {
                let file = &mut state.files[draft.1];
                file.lasting = Some(file.written.clone());
            }
            Ok(())
        })
    }

    fn place(&self, draft: Self::Draft, target: &Path, existing: Existing) -> io::Result<()> {
        self.deed(|state| {
            if existing == Existing::Keep && state.names.contains_key(target) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            let (path, number) = draft;
            let change = vec![(path, None), (target.to_owned(), Some(Thing::File(number)))];
            state.change(folder_of(target), change);
            Ok(())
        })
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.deed(|state| {
            if matches!(self.sloppy, Sloppy::Names | Sloppy::Both) {
                return Ok(());
            }
            let (lasts, rest) = std::mem::take(&mut state.pending)
                .into_iter()
                .partition::<Vec<_>, _>(|(changed, _)| changed == folder);
            state.pending = rest;
            for (_, change) in lasts {
                state.change_lasting(change);
            }
            Ok(())
        })
    }

    fn has_folder(&self, folder: &Path) -> bool {
        self.state.borrow().names.get(folder) == Some(&Thing::Folder)
    }

    fn add_folder(&self, folder: &Path) -> io::Result<()> {
        self.deed(|state| {
            let change = vec![(folder.to_owned(), Some(Thing::Folder))];
            state.change(folder_of(folder), change);
            Ok(())
        })
    }
}

/// What came of power cuts.
#[derive(Debug, Default)]
struct Tally {
    /// The game stood where it was last told to be kept, or one answer further.
    kept: u32,
    /// It had not been told to be kept yet, and was not there.
    early: u32,
    lost: u32,
    broken: u32,
}

/// Plays and saves until the power goes, so many times.
fn crashes(times: u32, sloppy: Sloppy) -> Tally {
    let mut tally = Tally::default();
    let mut dice = Chance::new(1661, Stream::Guess);
    let target = Path::new("/home/data/saves/anna-bruno-1.json");
    for seed in 0..times {
        let disk = Forgetful::new(dice.below(120), sloppy);
        let opening = Opening::of_people(["Anna", "Bruno"], Seat::A, seed.into());
        let mut session = Session::new(opening).expect("a good opening");
        let mut told: Option<String> = None;
        let (mut existing, mut list) = (Existing::Keep, Vec::new());
        let trying = loop {
            let text = save::write(&session);
            let saved = make_folder_on(&disk, folder_of(target))
                .and_then(|()| write_on(&disk, target, text.as_bytes(), existing));
            if saved.is_err() {
                break text;
            }
            told = Some(text);
            existing = Existing::Replace;
            session.legal_actions(&mut list);
            let which = dice.below(u32::try_from(list.len()).expect("a short list"));
            session.play(list[which as usize]).expect("a listed action");
        };
        match (disk.after(&mut dice).get(target), told) {
            (None, None) => tally.early += 1,
            (None, Some(_)) => tally.lost += 1,
            (Some(found), told) => {
                let whole = [Some(&trying), told.as_ref()];
                if whole.into_iter().flatten().any(|text| text.as_bytes() == found) {
                    save::read(found).expect("a save that was written");
                    tally.kept += 1;
                } else if save::read(found).is_ok_and(|read| read.trouble.is_none()) {
                    tally.lost += 1;
                } else {
                    tally.broken += 1;
                }
            }
        }
    }
    tally
}

#[test]
fn a_thousand_power_cuts_lose_nothing_that_was_told_to_be_kept() {
    let tally = crashes(1000, Sloppy::Not);
    assert_eq!((tally.lost, tally.broken), (0, 0), "{tally:?}");
    assert!(tally.kept > 800 && tally.early > 10, "{tally:?}");
}

#[test]
fn the_disk_notices_each_flush_that_is_left_out() {
    let content = crashes(300, Sloppy::Content);
    assert!(content.broken > 50, "{content:?}");
    let names = crashes(300, Sloppy::Names);
    assert!(names.lost > 50 && names.broken == 0, "{names:?}");
    let both = crashes(300, Sloppy::Both);
    assert!(both.lost > 20 && both.broken > 20, "{both:?}");
}
