//! Killed at any moment, at the table, in a lesson, while settings are changed.
//!
//! A run that is not killed tells what stands on the screen and on the disk after every key. A
//! killed one must have on the disk what it has shown, whole, and nothing else but what the last key
//! asked for. `LOUIS_XIV_KILLS` says how often each is killed; a few times unless given.

#![allow(clippy::print_stdout)] // It tells how far it is.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, SystemTime};

use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::lessons;

use crate::driver::keys_at;
use crate::harness::{Home, Terminal};
use crate::lesson_desk::{LessonDesk, take};

const SIZE: (u16, u16) = (80, 24);

/// So many kills are held against the same run, by so many at a time: most of it is waiting.
const SHARE: u32 = 40;
const HANDS: u32 = 4;

/// Keys of a run, when it is killed a few times only, and when often.
const KEYS: (usize, usize) = (24, 60);

/// Longer than any key takes on a quiet machine, and than keys are thrown away as a curtain falls.
const QUIET: Duration = Duration::from_millis(500);

/// How a program is started, and what it comes to.
struct Room {
    args: Vec<String>,
    /// What stands on its first screen.
    first: &'static str,
    /// The file that it writes, in the data directory.
    file: &'static str,
}

impl Room {
    fn enter(&self, home: &Home) -> Terminal {
        let args: Vec<&str> = self.args.iter().map(String::as_str).collect();
        let terminal = Terminal::start(home, SIZE, &args);
        terminal.wait_for(self.first);
        terminal
    }

    fn kept(&self, home: &Home) -> Option<String> {
        fs::read_to_string(home.path().join(self.file)).ok()
    }
}

/// A key, what stands on the screen after it, and what on the disk.
struct Step {
    key: String,
    screen: String,
    kept: Option<String>,
}

/// A run that is not killed; the first step has no key.
fn record(
    room: &Room,
    keys: usize,
    mut next: impl FnMut(&Terminal) -> Option<String>,
) -> Vec<Step> {
    let home = Home::still();
    let mut terminal = room.enter(&home);
    let look = |terminal: &Terminal, key: String| {
        terminal.settle(QUIET);
        Step { key, screen: anywhere(&terminal.screen()), kept: room.kept(&home) }
    };
    let mut steps = vec![look(&terminal, String::new())];
    while steps.len() <= keys
        && let Some(key) = next(&terminal)
    {
        terminal.tap(&key);
        steps.push(look(&terminal, key));
    }
    steps
}

/// What came of the kills.
#[derive(Debug, Default)]
struct Count {
    kills: u32,
    /// What the last key asked for was on the disk.
    written: u32,
    /// It was on the screen, too.
    shown: u32,
    /// What was being written was left behind, and swept later.
    left: u32,
    /// A run that did not go as the first one, and was begun again.
    strayed: u32,
}

/// Kills it once, after some of the keys. When one of them does not lead where it led before, gives
/// what stands there instead.
fn kill(
    room: &Room,
    steps: &[Step],
    dice: &mut Chance,
    count: &Mutex<Count>,
) -> Result<(), String> {
    let home = Home::still();
    let mut terminal = room.enter(&home);
    let writes: Vec<usize> =
        (1..steps.len()).filter(|&at| steps[at].kept != steps[at - 1].kept).collect();
    assert!(!writes.is_empty(), "keys that write");
    let last = match dice.below(4) {
        0 => 1 + dice.below(steps.len() as u32 - 1) as usize,
        _ => writes[dice.below(writes.len() as u32) as usize],
    };
    for step in &steps[..last] {
        terminal.send(step.key.as_bytes());
        if !terminal.comes_to(|screen| anywhere(screen) == step.screen) {
            let Step { key, screen, .. } = step;
            return Err(format!("after {key:?}:\n{screen}\nbut\n{}", terminal.screen()));
        }
    }
    terminal.send(steps[last].key.as_bytes());
    match dice.below(4) {
        // The moment it is shown.
        0 => {
            terminal.comes_to(|screen| anywhere(screen) == steps[last].screen);
        }
        // Writing takes microseconds or milliseconds, by the disk.
        at => {
            let most = [0, 1000, 5000, 25_000][at as usize];
            thread::sleep(Duration::from_micros(u64::from(dice.below(most))));
        }
    }
    let shown = terminal.kill().map(|screen| anywhere(&screen));
    let (before, after) = (&steps[last - 1], &steps[last]);
    let kept = room.kept(&home);
    let is_shown = shown.as_ref() == Some(&after.screen) && before.screen != after.screen;
    let key = &after.key;
    assert!(
        kept == after.kept || kept == before.kept,
        "neither before nor after {key:?}: {kept:?}"
    );
    assert!(!is_shown || kept == after.kept, "shown after {key:?}, and lost: {shown:?}");
    let left = litter(home.path());
    let mut count = count.lock().expect("nobody has panicked");
    count.kills += 1;
    count.written += u32::from(kept == after.kept && after.kept != before.kept);
    count.shown += u32::from(is_shown);
    count.left += u32::from(!left.is_empty());
    drop(count);
    if !left.is_empty() {
        let then = SystemTime::now() - Duration::from_secs(25 * 3600);
        for path in left {
            let file = fs::File::options().append(true).open(path).expect("it is there");
            file.set_modified(then).expect("a file has a time");
        }
        let mut next = Terminal::start(&home, SIZE, &["--lang", "en"]);
        next.wait_for("Settings");
        assert_eq!(litter(home.path()), Vec::<PathBuf>::new(), "swept at the next start");
        assert_eq!(next.leave("\u{3}"), 0);
    }
    Ok(())
}

/// A screen in whatever directory the game is kept: its name is made up by chance.
fn anywhere(screen: &str) -> String {
    let mut parts = screen.split(".tmp");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.char_indices().find(|(_, c)| !c.is_alphanumeric());
        text += ".tmp";
        text += rest.map_or("", |(at, _)| &part[at..]);
    }
    text
}

/// What is no file of the game.
fn litter(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a directory") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(litter(&path));
        } else if path.extension().is_none_or(|ending| ending != "json") {
            found.push(path);
        }
    }
    found
}

fn kills(name: &str, mut prepare: impl FnMut(u32, usize) -> (Room, Vec<Step>)) {
    let asked = std::env::var("LOUIS_XIV_KILLS").ok().and_then(|text| text.parse().ok());
    let times: u32 = asked.unwrap_or(8);
    let count = Mutex::new(Count::default());
    for round in 0..times.div_ceil(SHARE) {
        let (room, steps) = prepare(round, if asked.is_some() { KEYS.1 } else { KEYS.0 });
        let share = SHARE.min(times - round * SHARE);
        let hand = |hand: u32| {
            let mut dice = Chance::new((times * round + hand).into(), Stream::Guess);
            for _ in (hand..share).step_by(HANDS as usize) {
                while let Err(stray) = kill(&room, &steps, &mut dice, &count) {
                    let strayed = &mut count.lock().expect("nobody has panicked").strayed;
                    *strayed += 1;
                    assert!(*strayed < 3 + times / 50, "{name}: {stray}");
                }
            }
        };
        thread::scope(|scope| {
            for number in 0..HANDS {
                scope.spawn(move || hand(number));
            }
        });
        if asked.is_some() {
            println!("{name}: {:?}", count.lock().expect("nobody has panicked"));
        }
    }
    // Both sides of the moment are met.
    let count = count.into_inner().expect("nobody has panicked");
    assert!(count.written > 0 && (times < 50 || count.written < count.kills), "{name}: {count:?}");
}

#[test]
fn at_the_table_with_curtains() {
    kills("table", |round, most| {
        let seed = (round + 1).to_string();
        let args = ["play", "--players", "Anna,Bruno", "--start", "Anna", "--seed", &seed];
        let room = Room {
            args: args.map(str::to_owned).to_vec(),
            first: "Round 1",
            file: "saves/anna-bruno-1.json",
        };
        let mut seen: HashMap<String, usize> = HashMap::new();
        let mut keys = String::new();
        let steps = record(&room, most, |terminal| {
            if keys.is_empty() {
                let visits = seen.entry(terminal.screen()).or_default();
                *visits += 1;
                keys = keys_at(&terminal.footer(), *visits - 1)?.chars().rev().collect();
            }
            keys.pop().map(String::from)
        });
        (room, steps)
    });
}

#[test]
fn in_a_lesson() {
    let all = lessons::all();
    kills("lesson", |round, most| {
        let name = &all[round as usize % all.len()].name;
        let mut keys: Vec<String> = Vec::new();
        let mut desk = LessonDesk::new(name);
        take(&mut desk, false, |_, pressed| keys.extend(pressed.chars().map(String::from)));
        let mut keys = keys.into_iter();
        let args = ["learn", name].map(str::to_owned).to_vec();
        let room = Room { args, first: "1 of ", file: "lessons.json" };
        let steps = record(&room, most, |_| keys.next());
        (room, steps)
    });
}

#[test]
fn while_settings_are_changed() {
    const PRESSED: [&str; 6] = ["\u{1b}[A", "\u{1b}[B", "\u{1b}[C", "\u{1b}[C", "\u{1b}[D", "\r"];
    kills("settings", |round, most| {
        let mut dice = Chance::new(u64::from(round), Stream::Guess);
        let room = Room { args: Vec::new(), first: "Settings", file: "settings.json" };
        let mut pressed = 0;
        let steps = record(&room, most, |terminal| {
            let on_title = terminal.screen().contains("Settings") && pressed < 10;
            pressed += 1;
            let at_settings = |line: &str| line.contains('\u{bb}') && line.contains("Settings");
            match on_title {
                true if terminal.screen().lines().any(at_settings) => {
                    pressed = 10;
                    Some("\r".to_owned())
                }
                true => Some("\u{1b}[B".to_owned()),
                false => Some(PRESSED[dice.below(PRESSED.len() as u32) as usize].to_owned()),
            }
        });
        (room, steps)
    });
}
