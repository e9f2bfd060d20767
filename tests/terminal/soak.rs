//! A long evening: keys by chance, other sizes, signals, people and bots. The memory stays as it was, every
//! save is whole, and whoever leaves finds the terminal as it was.
//!
//! `LOUIS_XIV_SOAK` says how many keys; a few hundred unless given. The rate is what the program can take.

#![allow(clippy::print_stdout)] // It tells how far it is.

use std::path::Path;
use std::time::{Duration, Instant};

use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::files::{Loaded, list, load};
use rustix::process::{Pid, Signal, kill_process};

use crate::driver::keys_at;
use crate::harness::{Home, Terminal, WHOLE};

/// Kilobytes that a run may have more at its end than after its first keys.
const MORE: u64 = 16 << 10;
/// What a program has open at most: the terminal, signals, a save and its lock, one that is being written.
const OPEN: usize = 24;

const TABLES: [&[&str]; 5] = [
    &["play", "--players", "Anna,Bruno,Chloe"],
    &["play", "--players", "Anna,Bert=bot:medium,Cleo=bot:easy"],
    &["play", "--players", "Anna,Bert=bot:hard:20,Cleo=bot:random,Dora"],
    &["resume"],
    &[],
];

/// What is pressed: answers more often than anything else. Ctrl-C is not among them.
const KEYS: [&str; 57] = [
    "\t",
    "\t",
    "\t",
    "\r",
    "\r",
    "\r",
    "\r",
    "\r",
    "\r",
    " ",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "0",
    "o",
    "y",
    "n",
    "n",
    "z",
    "a",
    "b",
    "c",
    "d",
    "e",
    "g",
    "g",
    "t",
    "m",
    "u",
    "r",
    "s",
    "p",
    "q",
    "i",
    "H",
    "L",
    "?",
    "B",
    "w",
    "j",
    "k",
    "\u{1b}",
    "\u{1b}",
    "\u{1b}[A",
    "\u{1b}[B",
    "\u{1b}[C",
    "\u{1b}[D",
    "\u{1b}[5~",
    "\u{1b}[6~",
    "\u{1b}[<0;20;9M",
    "\u{1b}[200~x\u{1b}[201~",
];

const SIZES: [(u16, u16); 7] =
    [(80, 24), (80, 24), (100, 30), (120, 40), (40, 10), (200, 60), (1, 1)];

/// Every save is; gives how many there are, and the answers in them.
fn whole(folder: &Path) -> (usize, usize) {
    let saves = list(folder).expect("a directory");
    let answers = saves.iter().map(|listed| match load(&listed.path).and_then(Loaded::whole) {
        Ok((session, _)) => session.len(),
        Err(error) => panic!("{}: {error}", listed.path.display()),
    });
    (saves.len(), answers.sum())
}

/// One signal, or a stop that is taken back.
fn signal(terminal: &Terminal, dice: &mut Chance) {
    let id = i32::try_from(terminal.process()).expect("a number of a process");
    let id = Pid::from_raw(id).expect("a number of a process");
    // It may have ended.
    let send = |signal| {
        let _ = kill_process(id, signal);
    };
    match dice.below(4) {
        0 => send(Signal::WINCH),
        1 => send(Signal::CONT),
        2 => {
            send(Signal::STOP);
            send(Signal::CONT);
        }
        _ => {
            send(Signal::TSTP);
            std::thread::sleep(Duration::from_micros(dice.below(3000).into()));
            send(Signal::CONT);
        }
    }
}

/// What the screen asks for, or anything.
fn keys(terminal: &Terminal, dice: &mut Chance) -> String {
    let footer = terminal.footer();
    let way_back = footer.contains("Esc ").then_some("\u{1b}");
    let asked = keys_at(&footer, dice.below(8) as usize).or(way_back);
    if let Some(keys) = asked.filter(|_| dice.below(4) > 0) {
        return keys.to_owned();
    }
    (0..=dice.below(12)).map(|_| KEYS[dice.below(KEYS.len() as u32) as usize]).collect()
}

#[test]
fn keys_by_chance_for_a_whole_evening() {
    let asked = std::env::var("LOUIS_XIV_SOAK").ok().and_then(|text| text.parse().ok());
    let all: u32 = asked.unwrap_or(1000);
    let mut dice = Chance::new(u64::from(all), Stream::Guess);
    let home = Home::new();
    let saves = home.path().join("saves");
    let (began, mut told) = (Instant::now(), 0);
    let (mut pressed, mut runs, mut signals, mut most, mut open) = (0, 0, 0, 0, 0);
    while pressed < all {
        let args = TABLES[dice.below(TABLES.len() as u32) as usize];
        let args = if saves.exists() || args != ["resume"] { args } else { TABLES[0] };
        let mut terminal = Terminal::start_as_job(&home, SIZES[0], args);
        runs += 1;
        // Until it is left by its own keys, or has had a long run.
        let until = (pressed + 5000).min(all);
        let (mut early, mut rows) = (None, 24);
        while pressed < until && !terminal.has_ended() {
            let keys = keys(&terminal, &mut dice);
            pressed += keys.chars().count() as u32;
            terminal.tap(&keys);
            match dice.below(40) {
                // Where nothing fits on the screen, nobody stays for long.
                10..20 if rows < 24 => {
                    rows = 24;
                    terminal.resize(80, rows);
                }
                0 => {
                    let size = SIZES[dice.below(SIZES.len() as u32) as usize];
                    rows = size.1;
                    terminal.resize(size.0, rows);
                }
                1 | 2 => {
                    signal(&terminal, &mut dice);
                    signals += 1;
                }
                _ => {}
            }
            open = open.max(terminal.open_files().unwrap_or(0));
            assert!(open <= OPEN, "{open} files are open");
            if let Some(now) = terminal.memory() {
                most = most.max(now);
                let early = early.get_or_insert((pressed, now));
                if pressed < early.0 + 500 {
                    early.1 = early.1.max(now);
                }
                assert!(now < early.1 + MORE, "{now} kB, {} after the first keys", early.1);
            }
        }
        terminal.resize(80, 24);
        if !terminal.has_ended() {
            terminal.glance();
            assert_eq!(terminal.leave("\u{3}"), 0);
        }
        let shape = terminal.shape();
        assert_eq!(shape, WHOLE, "{:?}\n{}", terminal.end(), terminal.screen());
        let (kept, answers) = whole(&saves);
        // A few keys may come to nothing.
        assert!(pressed < 10_000 || answers > 0, "something is played");
        if asked.is_some() && pressed / 10_000 > told {
            told = pressed / 10_000;
            println!(
                "{pressed} keys in {:?}: {runs} runs, {signals} signals, {kept} saves with {answers} \
                 answers, at most {most} kB and {open} files open",
                began.elapsed()
            );
        }
    }
}
