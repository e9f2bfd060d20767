//! A game that is cut off: killed at any moment, or with no room left on the disk.
//!
//! The test binary starts itself again as the program that plays and saves; it says on its
//! output what it is about to save and what it has saved.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use louis_xiv::engine::Seat;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::files::{self, Fault, Loaded, SaveFile, list, load};
use louis_xiv::session::{Opening, Session};

const FOLDER: &str = "LOUIS_XIV_TEST_FOLDER";
const SEED: &str = "LOUIS_XIV_TEST_SEED";

fn say(line: &str) {
    // Past the test harness, and at once: the next instruction may be the last.
    let mut out = std::io::stdout().lock();
    out.write_all(format!("\n@{line}\n").as_bytes()).expect("somebody listens");
    out.flush().expect("somebody listens");
}

fn open(folder: &Path, seed: u64) -> (Session, SaveFile) {
    let saves = list(folder).expect("a directory");
    let going = (saves.into_iter())
        .map(|listed| load(&listed.path).and_then(Loaded::whole).expect("every file loads"))
        .find(|(session, _)| session.decision().is_some());
    going.unwrap_or_else(|| {
        let opening = Opening::of_people(["Anna", "Bruno", "Chloé"], Seat::C, seed);
        let session = Session::new(opening).expect("a good opening");
        say(&format!("saving {}", session.digest()));
        let file = SaveFile::create(folder, &session).expect("a writable directory");
        say(&format!("saved {} {}", session.digest(), file.path().display()));
        (session, file)
    })
}

/// Not a test: what the others start. Plays random actions, and takes some back.
#[test]
fn child() {
    let Some(folder) = env::var_os(FOLDER) else {
        return;
    };
    let seed = env::var(SEED).ok().and_then(|text| text.parse().ok()).expect("a seed");
    let (mut session, mut file) = open(Path::new(&folder), seed);
    let mut dice = Chance::new(seed, Stream::Guess);
    let mut list = Vec::new();
    loop {
        session.legal_actions(&mut list);
        if list.is_empty() {
            break;
        }
        if dice.below(8) == 0 && session.len() > 3 {
            session.undo_to_agreed(session.len() - 1);
        } else {
            let index = dice.below(u32::try_from(list.len()).expect("a short list"));
            session.play(list[index as usize]).expect("a listed action");
        }
        say(&format!("saving {}", session.digest()));
        match file.save(&session) {
            Ok(()) => say(&format!("saved {} {}", session.digest(), file.path().display())),
            Err(error) => {
                assert!(matches!(error.fault, Fault::NotWritable(_)), "{error}");
                say("refused");
                break;
            }
        }
    }
}

fn start(mut command: Command, folder: &Path, seed: u64) -> Child {
    command
        .env(FOLDER, folder)
        .env(SEED, seed.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the test binary starts")
}

fn again() -> Command {
    let mut command = Command::new(env::current_exe().expect("a path"));
    command.args(["--exact", "kill::child", "--nocapture", "--test-threads=1"]);
    command
}

/// What the child has said.
#[derive(Default)]
struct Said {
    lines: usize,
    saving: Option<String>,
    saved: Option<(String, String)>,
    refused: bool,
}

impl Said {
    fn hear(&mut self, line: &str) {
        let Some(line) = line.strip_prefix('@') else {
            return;
        };
        self.lines += 1;
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["saving", digest] => self.saving = Some(digest.to_owned()),
            ["saved", digest, path] => {
                assert_eq!(self.saving.as_deref(), Some(digest));
                self.saved = Some((digest.to_owned(), path.to_owned()));
            }
            ["refused"] => self.refused = true,
            _ => panic!("cut in the middle: {line}"),
        }
    }
}

#[test]
fn killed_a_hundred_times_and_nothing_is_lost() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let mut dice = Chance::new(2024, Stream::Guess);
    let (mut between, mut saves) = (0, 0);
    for round in 0..100 {
        let mut child = start(again(), folder.path(), round);
        let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let mut said = Said::default();
        let most = dice.below(24) as usize;
        while said.lines < most
            && let Some(line) = lines.next()
        {
            said.hear(&line.expect("text"));
        }
        std::thread::sleep(Duration::from_micros(u64::from(dice.below(3000))));
        child.kill().expect("it is ours");
        child.wait().expect("it is ours");
        for line in lines {
            said.hear(&line.expect("text"));
        }
        // Every file loads, killed or not; the one it wrote stands at what it said last.
        for listed in list(folder.path()).expect("a directory") {
            listed.headline().expect("in the list, too");
            load(&listed.path).and_then(Loaded::whole).expect("every file loads");
        }
        if let Some((digest, path)) = said.saved {
            let (session, _) = load(Path::new(&path)).and_then(Loaded::whole).expect("it loads");
            let found = Some(session.digest());
            let saving = said.saving.expect("it says so before it saves");
            assert!(
                found.as_ref() == Some(&digest) || found.as_ref() == Some(&saving),
                "round {round}: {found:?} is neither {digest} nor {saving}"
            );
            between += u32::from(digest != saving);
            saves += 1;
        }
    }
    assert!(saves > 50, "killed after a save: {saves}");
    assert!(between > 0, "killed while saving: {between}");
}

#[test]
fn a_full_disk_leaves_the_last_save() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    // No file may grow beyond some kilobytes, and going over is an error and no signal.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\""]);
    let program = again();
    command.arg(program.get_program()).args(program.get_args());
    let mut child = start(command, folder.path(), 5);
    let mut said = Said::default();
    for line in BufReader::new(child.stdout.take().expect("piped")).lines() {
        said.hear(&line.expect("text"));
    }
    assert!(child.wait().expect("it is ours").success());
    assert!(said.refused, "the file grew too large to be written");
    let (digest, path) = said.saved.expect("it was small at first");
    let (session, _) = load(Path::new(&path)).and_then(Loaded::whole).expect("it loads");
    assert_eq!(session.digest(), digest);
    let left = fs::read_dir(folder.path()).expect("a directory").count();
    assert_eq!(left, 1, "no temporary file is left behind");
}

const OPEN: &str = "LOUIS_XIV_TEST_OPEN";

/// Not a test: opens a game when told to, plays one action, and says what came of it.
#[test]
fn second() {
    let Some(path) = env::var_os(OPEN) else {
        return;
    };
    say("ready");
    std::io::stdin().lock().read_line(&mut String::new()).expect("a line");
    let mut loaded = match files::open(Path::new(&path)) {
        Ok(loaded) => loaded,
        Err(error) => {
            assert!(matches!(error.fault, Fault::InUse(_)), "{error}");
            return say("told");
        }
    };
    let mut list = Vec::new();
    loaded.session.legal_actions(&mut list);
    loaded.session.play(list[0]).expect("a listed action");
    loaded.file.save(&loaded.session).expect("it has the lock");
    say(&format!("played {}", loaded.session.len()));
    std::io::stdin().lock().read_line(&mut String::new()).expect("a line");
}

#[test]
fn of_two_programs_at_the_same_instant_one_is_told_and_nothing_is_lost() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let rounds: Option<usize> =
        env::var("LOUIS_XIV_TEST_ROUNDS").ok().and_then(|text| text.parse().ok());
    let opening = Opening::of_people(["Anna", "Bruno", "Chloé"], Seat::C, 3);
    let mut session = Session::new(opening).expect("a good opening");
    let file = SaveFile::create(folder.path(), &session).expect("a writable directory");
    let mut path = file.path().to_owned();
    drop(file);
    for _ in 0..rounds.unwrap_or(20) {
        if load(&path).expect("it loads").session.decision().is_none() {
            session = Session::new(session.opening().clone()).expect("a good opening");
            let file = SaveFile::create(folder.path(), &session).expect("a writable directory");
            file.path().clone_into(&mut path);
        }
        let round = load(&path).expect("it loads").session.len() + 1;
        let pair: [_; 2] = std::array::from_fn(|_| {
            let mut command = Command::new(env::current_exe().expect("a path"));
            command
                .args(["--exact", "kill::second", "--nocapture", "--test-threads=1"])
                .env(OPEN, &path);
            let mut child = (command.stdin(Stdio::piped()).stdout(Stdio::piped()))
                .stderr(Stdio::null())
                .spawn()
                .expect("the test binary starts");
            let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
            let mut lines = lines
                .map_while(Result::ok)
                .filter_map(|line| Some(line.strip_prefix('@')?.to_owned()));
            assert_eq!(lines.next().as_deref(), Some("ready"));
            (child, lines)
        });
        let mut pair = pair;
        for (child, _) in &mut pair {
            child.stdin.as_mut().expect("piped").write_all(b"go\n").expect("it listens");
        }
        let mut said: Vec<_> = pair.iter_mut().filter_map(|(_, lines)| lines.next()).collect();
        said.sort();
        assert_eq!(said, [format!("played {round}"), "told".to_owned()]);
        let kept = load(&path).and_then(Loaded::whole).expect("it loads").0;
        assert_eq!(kept.len(), round, "nothing is lost");
        // The one that has it is killed: its lock is gone with it.
        for (mut child, _) in pair {
            child.kill().expect("it is ours");
            child.wait().expect("it is ours");
        }
    }
}
