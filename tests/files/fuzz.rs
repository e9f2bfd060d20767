//! Hostile files and requests through every reader, in this process: no panic, a named error in
//! letters, and little memory. `LOUIS_XIV_FUZZ` says how many; a few thousand unless given.
//! What brings a new kind of error is mutated again.

use std::collections::BTreeSet;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use louis_xiv::components::ComponentsFile;
use louis_xiv::engine::Seat;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::files::{self, Progress, Settings};
use louis_xiv::plain::{Manner, Plain};
use louis_xiv::protocol::Engine;
use louis_xiv::scenario::Scenario;
use louis_xiv::session::{Host, Manners, Opening, Session, save};
use louis_xiv::text::{Lang, Text};

const MOST_BYTES: u64 = 64 << 20;

/// For any file; a bot that is asked may think longer.
const LONGEST: Duration = Duration::from_millis(500);

/// A reader: what it makes of bytes, in words; nothing to say when they are fine.
type Reader = fn(&[u8]) -> Option<String>;

const READERS: [(&str, Reader); 7] = [
    ("save", |bytes| {
        let head = save::headline(bytes).err().map(|bad| bad.to_string());
        match save::read(bytes) {
            Ok(restored) => {
                // What is read can be written and read again.
                let again = save::read(save::write(&restored.session).as_bytes()).expect("our own");
                assert_eq!(again.session.digest(), restored.session.digest());
                restored.trouble.map(|trouble| trouble.to_string()).or(head)
            }
            Err(bad) => Some(bad.to_string()),
        }
    }),
    ("scenario", |bytes| {
        let Ok(text) = std::str::from_utf8(bytes) else { return Some("not text".into()) };
        match Scenario::read(text).and_then(|scenario| scenario.run()) {
            Ok(report) => {
                let step = report.bad_step.map(|step| step.to_string());
                step.or_else(|| report.differences.first().map(ToString::to_string))
            }
            Err(bad) => Some(bad.to_string()),
        }
    }),
    ("components", |bytes| {
        let Ok(text) = std::str::from_utf8(bytes) else { return Some("not text".into()) };
        ComponentsFile::read(text).err().map(|bad| bad.to_string())
    }),
    ("settings", |bytes| {
        let path = scratch(bytes, "settings.json");
        Settings::load(&path).1.first().map(ToString::to_string)
    }),
    ("lessons", |bytes| {
        let path = scratch(bytes, "lessons.json");
        let _ = Progress::load(&path).of("court");
        Progress::check(&path).err().map(|bad| bad.to_string())
    }),
    ("request", |bytes| {
        let mut engine = Engine::default();
        let _ = engine.answer(br#"{"do": "start", "players": 2, "seed": 5}"#);
        let reply = serde_json::to_value(engine.answer(bytes)).expect("a reply is JSON");
        let said = reply.get("message").map(|message| message.as_str().expect("words").to_owned());
        assert_eq!(said.is_some(), reply.get("error").is_some(), "{reply}");
        assert_ne!(reply["error"], "internal", "{reply}");
        // Words for programs: the gate is on the way out.
        said.map(|words| words.chars().filter(|c| is_letter(*c)).collect())
    }),
    ("lines", |bytes| {
        let opening = Opening::of_people(["Anna", "Bruno"], Seat::A, 5);
        let session = Session::new(opening).expect("a good opening");
        let mut out = Vec::new();
        let host = Host::new(session, None, Manners::default());
        let lines = (bytes, &mut out);
        let plain = Plain::new(host, Text::new(Lang::En), Manner::default(), lines);
        plain.run().err().map(|stopped| stopped.to_string())
    }),
];

fn is_letter(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A file in the memory, where there is such a place.
fn scratch(bytes: &[u8], name: &str) -> PathBuf {
    let folder = if Path::new("/dev/shm").is_dir() {
        PathBuf::from("/dev/shm")
    } else {
        std::env::temp_dir()
    };
    let folder = folder.join(format!(
        "louis-xiv-fuzz-{}-{:?}",
        std::process::id(),
        std::thread::current().id()
    ));
    fs::create_dir_all(&folder).expect("a writable directory");
    let path = folder.join(name);
    fs::write(&path, bytes).expect("a writable directory");
    path
}

fn gone() {
    let path = scratch(b"", "x");
    let _ = fs::remove_dir_all(path.parent().expect("a folder"));
}

fn files_in(folder: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("a file")).collect()
}

/// What each reader is used to.
fn seeds(reader: &str) -> Vec<Vec<u8>> {
    let texts = |list: &[&str]| list.iter().map(|text| text.as_bytes().to_vec()).collect();
    match reader {
        "save" => files_in("tests/fixtures"),
        "scenario" => files_in("assets/scenarios"),
        "components" => vec![include_bytes!("../../assets/components.json").to_vec()],
        "settings" => texts(&[
            r#"{"language": "fr", "theme": "mono", "privacy": "strip", "ascii": true, "bot-speed": "step", "learners": ["Anna"], "names": ["Anna", "Bruno"]}"#,
        ]),
        "lessons" => texts(&[
            r#"{"format": "louis-xiv-progress", "version": 1, "lessons": {"court": {"done": true}, "louis": {"left": {"step": 3, "task": 1, "actions": ["pass"]}}}}"#,
        ]),
        "lines" => texts(&[
            "\n1\n\n2\n1\n1\n\nu\n?\nw\ns\nm\nr\n\n1\n1\n\n3\n",
            "?\nH\ni\nL\nb\nE\nR\nq\ny\n",
        ]),
        _ => {
            let save = include_str!("../fixtures/whole-game-of-3.json").replace('\n', " ");
            let mut all: Vec<Vec<u8>> = texts(&[
                r#"{"do": "start", "players": ["Anna", "Bob=bot:easy"], "seed": 7, "start": "random", "id": [1]}"#,
                r#"{"do": "view", "seat": "A"}"#,
                r#"{"do": "legal", "seat": "B"}"#,
                r#"{"do": "apply", "seat": "A", "action": {"play-card": 3}}"#,
                r#"{"do": "move", "bot": "easy"}"#,
                r#"{"do": "advise", "bot": "medium"}"#,
                r#"{"do": "events", "from": 0, "seat": "A"}"#,
                r#"{"do": "undo", "to": 0}"#,
                r#"{"do": "save"}"#,
                r#"{"do": "export"}"#,
                r#"{"do": "decision", "id": "x"}"#,
                r#"{"do": "guess", "seat": "B", "seed": 4, "as": "world"}"#,
                r#"{"do": "play-out", "bot": "random", "round": 2}"#,
                r#"{"do": "observe", "seat": "A", "names": true}"#,
                r#"{"do": "apply", "number": 17}"#,
                r#"{"do": "legal", "numbers": true, "game": 3}"#,
                r#"{"do": "advise", "bot": "easy", "stream": true, "best": 2}"#,
                r#"{"do": "redo"}"#,
            ]);
            all.push(format!("{{\"do\": \"start\", \"save\": {save}}}").into_bytes());
            for scenario in files_in("assets/scenarios").into_iter().take(20) {
                let text = String::from_utf8(scenario).expect("text").replace('\n', " ");
                all.push(format!("{{\"do\": \"start\", \"scenario\": {text}}}").into_bytes());
            }
            all
        }
    }
}

const TOKENS: [&str; 36] = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "null",
    "true",
    "-1",
    "0",
    "1",
    "12",
    "13",
    "255",
    "256",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "-0.0",
    "\"\"",
    "\"A\"",
    "\"D\"",
    "{}",
    "[]",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "\u{1b}[2J",
    "\u{202e}",
    "\u{2028}",
    "\n",
    "\"pass\"",
    "\"format\"",
    "[[[[[[[[",
    "{\"\":0},",
];

fn mutate(input: &[u8], other: &[u8], dice: &mut Chance) -> Vec<u8> {
    let mut bytes = input.to_vec();
    let at = |dice: &mut Chance, length: usize| dice.below(length as u32 + 1) as usize;
    for _ in 0..=dice.below(4) {
        let (one, two) = (at(dice, bytes.len()), at(dice, bytes.len()));
        let (from, to) = (one.min(two), one.max(two).min(one.min(two) + 200));
        match dice.below(9) {
            0 if !bytes.is_empty() => {
                let place = one.min(bytes.len() - 1);
                bytes[place] ^= 1 << dice.below(8);
            }
            1 if !bytes.is_empty() => {
                let place = one.min(bytes.len() - 1);
                bytes[place] = dice.below(256) as u8;
            }
            2 => drop(bytes.drain(from..to)),
            3 => {
                let part = bytes[from..to].to_vec();
                bytes.splice(one..one, part);
            }
            4 => {
                let token = TOKENS[dice.below(TOKENS.len() as u32) as usize];
                bytes.splice(one..one, token.bytes());
            }
            5 => {
                let (from, to) = (at(dice, other.len()), at(dice, other.len()));
                let (from, to) = (from.min(to), from.max(to).min(from.min(to) + 400));
                bytes.splice(one..one, other[from..to].iter().copied());
            }
            6 => bytes.truncate(one.max(bytes.len() / 2)),
            7 => replace_value(&mut bytes, dice),
            _ => replace_number(&mut bytes, dice),
        }
    }
    bytes
}

/// Puts another value in the place of one: what is left is still JSON.
fn replace_value(bytes: &mut Vec<u8>, dice: &mut Chance) {
    let Ok(mut all) = serde_json::from_slice::<serde_json::Value>(bytes) else { return };
    let mut here = &mut all;
    loop {
        if dice.below(4) == 0 || !(here.is_array() || here.is_object()) {
            let token = TOKENS[dice.below(TOKENS.len() as u32) as usize];
            *here = serde_json::from_str(token).unwrap_or_else(|_| token.into());
            break;
        }
        let inner: Vec<&mut serde_json::Value> = match here {
            serde_json::Value::Array(list) => list.iter_mut().collect(),
            serde_json::Value::Object(map) => map.values_mut().collect(),
            _ => Vec::new(),
        };
        let count = inner.len() as u32;
        match inner.into_iter().nth(if count > 0 { dice.below(count) as usize } else { 0 }) {
            Some(next) => here = next,
            None => break,
        }
    }
    *bytes = all.to_string().into_bytes();
}

fn replace_number(bytes: &mut [u8], dice: &mut Chance) {
    let places: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at].is_ascii_digit()).collect();
    if places.is_empty() {
        return;
    }
    let place = places[dice.below(places.len() as u32) as usize];
    bytes[place] = b'0' + dice.below(10) as u8;
}

/// What was found.
#[derive(Debug, Default)]
struct Worst {
    bytes: u64,
    time: Duration,
}

/// What this thread has worked so far: others on the machine do not count.
#[cfg(unix)]
fn work() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).expect("it goes on from zero")
}

#[cfg(not(unix))]
fn work() -> Duration {
    static BEGAN: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    BEGAN.elapsed()
}

/// One input through one reader, with what it costs.
fn read(name: &str, reader: Reader, input: &[u8], worst: &mut Worst) -> Option<String> {
    let mut said = None;
    let began = work();
    let measured = allocation_counter::measure(|| {
        said = Some(catch_unwind(AssertUnwindSafe(|| reader(input))));
    });
    worst.time = worst.time.max(work() - began);
    worst.bytes = worst.bytes.max(measured.bytes_max);
    let shown = String::from_utf8_lossy(&input[..input.len().min(4000)]);
    assert!(measured.bytes_max <= MOST_BYTES, "{name}: {} bytes for {shown}", measured.bytes_max);
    let said = match said.expect("it was read") {
        Ok(said) => said,
        Err(_) => panic!("{name} panics at {shown:?}"),
    };
    if let Some(words) = &said {
        assert!(!words.trim().is_empty() && words.len() < 20_000, "{name}: {shown:?}");
        let bad = words.chars().find(|&c| !is_letter(c) && c != '\n');
        assert_eq!(bad, None, "{name}: {words:?}");
    }
    said
}

#[test]
fn mutated_files_and_requests_get_a_named_answer() {
    let asked = std::env::var("LOUIS_XIV_FUZZ").ok().and_then(|text| text.parse().ok());
    let count: u32 = asked.unwrap_or(3000);
    let salt: u64 =
        std::env::var("LOUIS_XIV_FUZZ_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut dice = Chance::new(salt, Stream::Guess);
    let share = count / READERS.len() as u32;
    for (name, reader) in READERS {
        let mut corpus = seeds(name);
        let mut kinds = BTreeSet::new();
        let (mut worst, mut fine) = (Worst::default(), 0);
        for round in 0..share {
            let pick = |dice: &mut Chance, all: &[Vec<u8>]| dice.below(all.len() as u32) as usize;
            let (one, other) = (pick(&mut dice, &corpus), pick(&mut dice, &corpus));
            let input = mutate(&corpus[one], &corpus[other], &mut dice);
            let said = read(name, reader, &input, &mut worst);
            fine += u32::from(said.is_none());
            // Without numbers and names: what kind of error it is.
            let kind: String =
                said.unwrap_or_default().chars().filter(|c| !c.is_ascii_digit()).take(60).collect();
            if kinds.insert(kind) && corpus.len() < 2000 && input.len() < 1 << 16 {
                corpus.push(input);
            }
            if asked.is_some() && round % 20_000 == 19_999 {
                println!("{name}: {} of {share}, {} kinds", round + 1, kinds.len());
            }
        }
        println!(
            "{name}: {share} inputs, {fine} fine, {} kinds of answers, at most {} KiB and {:?}",
            kinds.len(),
            worst.bytes >> 10,
            worst.time
        );
        assert!(worst.time < LONGEST || name == "request", "{name}: {worst:?}");
        assert!(kinds.len() > 1 || name == "lines", "{name}");
    }
    gone();
}

/// Text of a size, made of the same part again and again.
fn filled(before: &str, part: &str, after: &str, size: usize) -> Vec<u8> {
    let times = size.saturating_sub(before.len() + after.len()) / part.len();
    format!("{before}{}{after}", part.repeat(times)).into_bytes()
}

#[test]
fn huge_files_cost_little() {
    let parts = [
        "{\"\":0},",
        "[],",
        "{},",
        "0,",
        "\"a\",",
        "\"\",",
        "[",
        "{\"a\":",
        "{\"a\":[",
        "9",
        "\\u0041",
        "\\\\",
        "\"k\":1,",
        "{\"a\":0,\"b\":0,\"c\":0},",
        "[0,0,0,0],",
        "1e9,",
        " ",
        "x",
        "\u{1b}",
        "[\"A\",\"pass\"],",
        "[\"A\",{\"play-card\":3}],",
        "null,",
    ];
    let frames = [
        ("", ""),
        ("[", "0]"),
        ("{\"format\": \"louis-xiv-save\", \"version\": 1, \"rules\": RULES, \"x\": [", "0]}"),
        (
            "{\"format\": \"louis-xiv-save\", \"version\": 1, \"rules\": RULES, \"program\": [",
            "0], \"players\": [], \"start\": \"A\", \"seed\": 1, \"actions\": [], \"digest\": \"\"}",
        ),
        (
            "{\"format\": \"louis-xiv-save\", \"version\": 1, \"rules\": RULES, \"players\": [{\"name\": \"a\", \"player\": \"person\"}, {\"name\": \"b\", \"player\": \"person\"}], \"start\": \"A\", \"seed\": 1, \"actions\": [",
            "0], \"digest\": \"\"}",
        ),
        (
            "{\"format\": \"louis-xiv-save\", \"version\": 1, \"rules\": RULES, \"players\": [{\"name\": \"a\", \"player\": \"person\"}, {\"name\": \"b\", \"player\": \"person\"}], \"start\": \"A\", \"seed\": 1, \"actions\": [], \"undone\": [",
            "0], \"digest\": \"\"}",
        ),
        (
            "{\"format\": \"louis-xiv-save\", \"version\": 1, \"rules\": RULES, \"players\": [{\"name\": \"",
            "\"}]}",
        ),
        (
            "{\"format\": \"louis-xiv-scenario\", \"version\": 1, \"players\": 2, \"comment\": \"",
            "\"}",
        ),
        (
            "{\"format\": \"louis-xiv-scenario\", \"version\": 1, \"players\": 2, \"expect\": {\"seats\": {\"",
            "\": {\"a\": {\"b\": {\"c\": 1}}}}}}",
        ),
        (
            "{\"format\": \"louis-xiv-scenario\", \"version\": 1, \"players\": 2, \"expect\": {\"seats\": {\"A\": {",
            "\"z\": 1}}}}",
        ),
        (
            "{\"format\": \"louis-xiv-scenario\", \"version\": 1, \"players\": 2, \"expect\": {\"no-events\": [",
            "0]}}",
        ),
        (
            "{\"format\": \"louis-xiv-scenario\", \"version\": 1, \"players\": 2, \"steps\": [",
            "0]}",
        ),
        ("{\"format\": \"louis-xiv-scenario\", \"", "\": 1}"),
        ("{\"format\": \"louis-xiv-components\", \"version\": 1, \"boards\": [", "0]}"),
        (
            "{\"format\": \"louis-xiv-progress\", \"version\": 1, \"lessons\": {\"court\": {\"left\": [",
            "0]}}}",
        ),
        ("{\"names\": [", "\"x\"]}"),
        ("{\"later\": [", "0]}"),
        ("{\"do\": \"start\", \"players\": [", "\"x\"]}"),
        ("{\"do\": \"decision\", \"id\": [", "0]}"),
        ("{\"do\": \"", "\"}"),
        ("{\"do\": \"start\", \"players\": 2, \"scenario\": {\"expect\": [", "0]}}"),
        ("{\"do\": \"start\", \"save\": {\"actions\": [", "0]}}"),
    ];
    let mut worst = Worst::default();
    let mut count = 0;
    for (name, reader) in READERS {
        let mut own = Worst::default();
        for (before, after) in frames {
            let before = before.replace("RULES", &save::RULES.to_string());
            for (number, part) in parts.iter().enumerate() {
                // As large as is read at all, and as many parts as are just let in. Lines that are
                // larger come as they are: nobody has looked at their size before.
                let sizes = [1 << 20, 130_000, 16 << 20];
                let whole = name == "lines" && number < 3;
                for &size in &sizes[..if whole { 3 } else { 2 }] {
                    let input = filled(&before, part, after, size);
                    read(name, reader, &input, &mut own);
                    count += 1;
                }
            }
        }
        println!("{name}: at most {} KiB and {:?}", own.bytes >> 10, own.time);
        worst = Worst { bytes: worst.bytes.max(own.bytes), time: worst.time.max(own.time) };
    }
    println!("{count} inputs of up to 16 MiB: {worst:?}");
    assert!(worst.time < LONGEST, "{worst:?}");
    // Larger ones are refused unread, whatever they are.
    for size in [(1 << 20) + 1, 16 << 20] {
        let path = scratch(&filled("", "{\"\":0},", "", size + 7), "huge.json");
        let began = Instant::now();
        let measured = allocation_counter::measure(|| {
            assert!(files::load(&path).is_err());
            assert!(files::open(&path).is_err());
            assert!(files::read_text(&path).is_err());
            assert!(Progress::check(&path).is_err());
            assert!(!Settings::load(&path).1.is_empty());
        });
        println!(
            "{size} bytes: at most {} KiB and {:?}",
            measured.bytes_max >> 10,
            began.elapsed()
        );
        assert!(measured.bytes_max < 4 << 20, "{measured:?}");
    }
    gone();
}

/// The program itself, whichever way 16 MiB come in: with 64 MiB for all that it needs beyond an empty
/// run, and a second of work.
#[cfg(target_os = "linux")]
#[test]
fn sixteen_mebibytes_are_refused_by_every_command() {
    use std::process::{Command, Stdio};

    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.json");
    let frames = [
        ("{\"format\": \"louis-xiv-scenario\", \"version\": 1, \"x\": [", "{\"\":0},", "0]}"),
        ("{\"format\": \"louis-xiv-save\", \"version\": 1, \"", "x", "\": 1}"),
        ("", "[", ""),
    ];
    let large = path.to_str().expect("text");
    let run = |args: &[&str]| {
        let limits = "ulimit -v 131072; ulimit -t 2; exec \"$0\" \"$@\"";
        let input = fs::File::open(&path).expect("it is there");
        let out = Command::new("sh")
            .args(["-c", limits, env!("CARGO_BIN_EXE_louis-xiv")])
            .args(args)
            .env("LOUIS_XIV_DATA", folder.path())
            .env("LC_ALL", "C")
            .stdin(Stdio::from(input))
            .output()
            .expect("the program runs");
        let said = String::from_utf8([out.stdout, out.stderr].concat()).expect("text");
        (out.status.code(), said)
    };
    for (before, part, after) in frames {
        fs::write(&path, filled(before, part, after, 16 << 20)).expect("a writable directory");
        for file in ["-", large] {
            for before in [
                &["scenario", "check"][..],
                &["scenario", "show"],
                &["scenario", "legal"],
                &["replay"],
                &["replay", "--check"],
                &["review"],
                &["components"],
                &["resume", "--plain"],
                &["play", "--plain", "--scenario"],
                &["play", "--plain", "--players", "Anna,Bruno", "--components"],
                &["simulate", "--games", "1", "--components"],
            ] {
                let args = [before, &[file]].concat();
                let (code, said) = run(&args);
                let told = said.contains("larger than") || said.contains("no such file");
                assert!(code == Some(3) && told, "{args:?}: {code:?} {said:.500}");
            }
        }
        let (code, said) = run(&["engine"]);
        assert!(code == Some(0) && said.contains("longer than 1 MiB"), "{code:?} {said:.500}");
        let (code, said) = run(&["play", "--plain", "--players", "Anna,Bruno"]);
        assert!(code == Some(0) && said.contains("too long"), "{code:?} {said:.500}");
    }
}
