//! Numbered play, killed at any moment: what it has said is on the disk, whole.
//!
//! Every line of a run that is not killed is known, with what was said to it and what stood on the
//! disk then. `LOUIS_XIV_KILLS` says how often it is killed; a few times unless given.

use std::fs;
use std::time::Duration;

use louis_xiv::engine::chance::{Chance, Stream};
use tempfile::TempDir;

use crate::plain::Talk;
use crate::support::Dice;

/// So many kills are held against the same run.
const SHARE: u32 = 50;

/// A line, and what stands on the disk after it.
struct Step {
    line: String,
    kept: String,
}

fn kept(home: &TempDir) -> String {
    fs::read_to_string(home.path().join("saves/anna-bruno-clara-1.json")).expect("a save")
}

fn start(home: &TempDir, seed: u32) -> Talk {
    let seed = seed.to_string();
    let players = "Anna,Bruno,Clara";
    let args = ["play", "--plain", "--players", players, "--start", "Anna", "--seed", &seed];
    let mut talk = Talk::start(home, &args);
    assert!(talk.listen(), "the first question");
    talk
}

/// A run that is not killed, with answers by chance; the first step has no line.
fn record(seed: u32) -> Vec<Step> {
    let home = tempfile::tempdir().expect("a temporary directory");
    let mut talk = start(&home, seed);
    let mut dice = Dice(u64::from(seed));
    let mut steps = vec![Step { line: String::new(), kept: kept(&home) }];
    for _ in 0..150 {
        talk.advance(&mut dice);
        let line = talk.said().to_owned();
        if !talk.listen() {
            break;
        }
        steps.push(Step { line, kept: kept(&home) });
    }
    steps
}

#[test]
fn killed_in_the_middle_it_has_kept_what_it_has_said() {
    let asked = std::env::var("LOUIS_XIV_KILLS").ok().and_then(|text| text.parse().ok());
    let times: u32 = asked.unwrap_or(20);
    let mut dice = Chance::new(u64::from(times), Stream::Guess);
    let (mut written, mut told, mut steps) = (0, 0, Vec::new());
    for round in 0..times {
        let seed = 1 + round / SHARE;
        if round % SHARE == 0 {
            steps = record(seed);
        }
        let writes: Vec<usize> =
            (1..steps.len()).filter(|&at| steps[at].kept != steps[at - 1].kept).collect();
        let last = writes[dice.below(writes.len() as u32) as usize];
        let home = tempfile::tempdir().expect("a temporary directory");
        let mut talk = start(&home, seed);
        for step in &steps[1..last] {
            talk.say(&step.line);
            assert!(talk.listen(), "{}", step.line);
        }
        assert!(last < 2 || kept(&home) == steps[last - 1].kept, "the same game");
        talk.say(&steps[last].line);
        // Writing takes microseconds or milliseconds, by the disk.
        let most = [300, 3000, 20_000][dice.below(3) as usize];
        std::thread::sleep(Duration::from_micros(u64::from(dice.below(most))));
        let said = talk.kill();
        let (before, after) = (&steps[last - 1].kept, &steps[last].kept);
        let now = kept(&home);
        assert!(now == *before || now == *after, "neither of both: {now}");
        // One word about an answer, and it is kept.
        assert!(said.is_empty() || now == *after, "said and lost: {said}");
        written += u32::from(now == *after);
        told += u32::from(!said.is_empty());
        if asked.is_some() && round % SHARE == SHARE - 1 {
            println!("{} kills: {written} written, {told} told", round + 1);
        }
    }
    assert!(written > 0 && (times < 50 || written < times), "{written} of {times}");
}
