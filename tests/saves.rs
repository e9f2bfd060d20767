//! Saves and settings on the disk: round trips, every kind of bad file by its name, nothing
//! overwritten that should not be.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use louis_xiv::components::shipped_file;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Action, Phase, Seat};
use louis_xiv::files::{
    self, BotSpeed, Fault, FileError, Privacy, SaveFile, Settings, Theme, export, list, load,
};
use louis_xiv::session::save::{self, BadSave, Trouble};
use louis_xiv::session::{BadOpening, Opening, Player, Refused, Session, Undo};
use serde_json::{Value, json};

fn table(players: usize, seed: u64) -> Session {
    let names = ["Anna", "Bruno", "Chloé", "Dora"];
    let opening = Opening::of_people(names[..players].iter().copied(), Seat::A, seed);
    Session::new(opening).expect("a good opening")
}

/// Plays up to this many random actions.
fn play(session: &mut Session, dice: &mut Chance, most: usize) {
    let mut list = Vec::new();
    for _ in 0..most {
        session.legal_actions(&mut list);
        if list.is_empty() {
            return;
        }
        let index = dice.below(u32::try_from(list.len()).expect("a short list"));
        session.play(list[index as usize]).expect("a listed action");
    }
}

fn played(players: usize, seed: u64, actions: usize) -> Session {
    let mut session = table(players, seed);
    play(&mut session, &mut Chance::new(seed, Stream::Guess), actions);
    session
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary directory")
}

/// A save with one field changed.
fn changed(session: &Session, change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let mut value: Value = serde_json::from_str(&save::write(session)).expect("a save is JSON");
    change(&mut value);
    serde_json::to_vec(&value).expect("still JSON")
}

fn bad(bytes: &[u8]) -> BadSave {
    save::read(bytes).expect_err("a bad save")
}

/// The fault of loading a file, and that nothing in its directory has changed by it.
fn fault(bytes: &[u8]) -> Fault {
    let folder = folder();
    let path = folder.path().join("game.json");
    fs::write(&path, bytes).expect("a writable directory");
    let error = load(&path).and_then(files::Loaded::whole).expect_err("a bad file");
    assert_eq!(error.path, path);
    let message = error.to_string();
    assert!(message.starts_with(&*path.to_string_lossy()), "{message}");
    assert!(message.ends_with(error.fault.advice()), "{message}");
    assert!(!message.contains(char::is_control), "{message:?}");
    assert_eq!(fs::read(&path).expect("still there"), bytes, "left as it is");
    assert_eq!(fs::read_dir(folder.path()).expect("a directory").count(), 1);
    error.fault
}

#[test]
fn a_save_is_the_game() {
    for (players, seed, count) in [(2, 1, 0), (2, 2, 40), (3, 3, 77), (4, 4, usize::MAX)] {
        let mut session = played(players, seed, count);
        if count > 0 {
            session.undo_to_agreed(session.len() - 3);
            session.hand_over(Seat::B, Player::Bot("hard:300ms".into())).expect("a seat");
        }
        let text = save::write(&session);
        let restored = save::read(text.as_bytes()).expect("a good save");
        assert_eq!(restored.trouble, None);
        let mut again = restored.session;
        assert_eq!(again.game(), session.game());
        assert!(again.actions().eq(session.actions()));
        assert_eq!(again.opening(), session.opening());
        assert_eq!(again.chairs(), session.chairs());
        assert_eq!(again.notes(), session.notes());
        assert_eq!(again.undo_barrier(), session.undo_barrier());
        assert_eq!(again.log(0).collect::<Vec<_>>(), session.log(0).collect::<Vec<_>>());
        assert_eq!(save::write(&again), text, "and writes the same save");
        assert_eq!(again.redo(), session.redo());
        assert_eq!(again.game(), session.game());
    }
}

#[test]
fn the_barrier_outlives_the_program() {
    let mut session = played(3, 5, 0);
    let mut dice = Chance::new(5, Stream::Guess);
    while session.can_undo() != Undo::Free {
        play(&mut session, &mut dice, 1);
    }
    let reload = |session: &Session| {
        save::read(save::write(session).as_bytes()).expect("a good save").session
    };
    assert_eq!(reload(&session).can_undo(), Undo::Free);
    session.secret_shown();
    assert_eq!(reload(&session).can_undo(), Undo::NeedsAgreement);
    let huge = changed(&session, |value| value["settled"] = json!(u64::from(u32::MAX)));
    let restored = save::read(&huge).expect("a good save").session;
    assert_eq!(restored.undo_barrier(), session.len());
}

#[test]
fn other_components_are_saved_whole() {
    let mut file = shipped_file().clone();
    file.boards[0].front.value = Some(9);
    let mut opening = Opening::of_people(["Anna", "Bruno"], Seat::A, 1);
    opening.components = Some(file.clone());
    let session = Session::new(opening).expect("a good opening");
    let text = save::write(&session);
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["components"], serde_json::to_value(&file).expect("JSON"));
    let restored = save::read(text.as_bytes()).expect("a good save");
    assert_eq!(restored.trouble, None);
    assert_eq!(restored.session.opening().components, Some(file));
    let plain: Value = serde_json::from_str(&save::write(&table(2, 1))).expect("JSON");
    assert_eq!(plain["components"], Value::Null);

    let wrong =
        changed(&session, |value| value["components"]["boards"][0]["front"]["value"] = json!(10));
    assert!(
        matches!(bad(&wrong), BadSave::Components { problem } if problem.contains("boards[0]"))
    );
    let shape = changed(&session, |value| value["components"] = json!({"boards": 3}));
    assert!(matches!(fault(&shape), Fault::Save(BadSave::Components { .. })));
    let without = changed(&session, |value| value["components"] = Value::Null);
    assert!(matches!(fault(&without), Fault::Trouble(Trouble::WrongDigest { .. })));
}

#[test]
fn a_file_cut_at_any_byte_is_noticed() {
    let mut session = played(2, 7, 25);
    session.hand_over(Seat::A, Player::Bot("easy".into())).expect("a seat");
    let text = save::write(&session);
    let bytes = text.as_bytes();
    assert!(bytes.len() > 1500);
    for cut in 0..bytes.len() {
        let part = &bytes[..cut];
        let (read, head) = (bad(part), save::headline(part).expect_err("a bad save"));
        for error in [read, head] {
            match error {
                BadSave::Empty => assert_eq!(cut, 0),
                BadSave::Truncated { line } => assert!(line >= 1 && cut > 0),
                other => panic!("cut at {cut}: {other:?}"),
            }
        }
    }
    for cut in [0, 1, 100, bytes.len() / 2, bytes.len() - 1] {
        let fault = fault(&bytes[..cut]);
        assert!(matches!(fault, Fault::Save(BadSave::Empty | BadSave::Truncated { .. })));
    }
}

#[test]
fn a_file_with_any_byte_damaged_does_not_panic() {
    let session = played(2, 8, 12);
    let bytes = save::write(&session).into_bytes();
    let mut refused = 0;
    for index in 0..bytes.len() {
        for damage in [0, b'"', b'9', 0xff] {
            let mut copy = bytes.clone();
            copy[index] = damage;
            let troubled = |restored: save::Restored| restored.trouble.is_some();
            refused += usize::from(save::read(&copy).map_or(true, troubled));
        }
    }
    assert!(refused > bytes.len() * 2, "{refused} of {}", bytes.len() * 4);
}

#[test]
fn every_bad_content_has_its_name() {
    let session = played(3, 9, 30);
    let with = |name: &'static str, new: Value| changed(&session, |value| value[name] = new);
    let without = |name: &'static str| {
        changed(&session, |value| {
            value.as_object_mut().expect("an object").remove(name);
        })
    };
    macro_rules! gives {
        ($bytes:expr, $pattern:pat) => {{
            let bytes: Vec<u8> = $bytes.into();
            match fault(&bytes) {
                Fault::Save($pattern) => {}
                other => panic!("{} gives {other:?}", stringify!($bytes)),
            }
            let head = save::headline(&bytes);
            assert!(head.is_ok() || matches!(head, Err($pattern)), "{head:?}");
        }};
    }
    gives!("", BadSave::Empty);
    gives!(" \n\t\n", BadSave::Empty);
    gives!("Louis XIV", BadSave::NotJson { .. });
    gives!(vec![0xff, 0xfe, 0], BadSave::NotJson { .. });
    gives!(vec![0; 4096], BadSave::NotJson { .. });
    gives!("{\"format\": \"\u{1b}[2J", BadSave::NotJson { .. });
    gives!("{} {}", BadSave::NotJson { .. });
    gives!("null", BadSave::Foreign);
    gives!("17", BadSave::Foreign);
    gives!("{}", BadSave::Foreign);
    gives!("[\"louis-xiv-save\", 1, 1]", BadSave::Foreign);
    gives!("{\"format\": \"louis-xiv-components\", \"version\": 1}", BadSave::Foreign);
    gives!(include_bytes!("../assets/components.json"), BadSave::Foreign);
    gives!("[".repeat(100_000), BadSave::TooDeep);
    gives!("{\"format\":".repeat(100_000), BadSave::TooDeep);
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    let start = save::write(&session);
    gives!(start.replace("\"scenario\": null", &format!("\"scenario\": {deep}")), BadSave::TooDeep);
    gives!(start.replace("\"actions\": [", &format!("\"actions\": [{deep},")), BadSave::TooDeep);
    gives!(with("version", json!(2)), BadSave::NewerFormat { found: 2 });
    gives!(with("version", json!(u64::MAX)), BadSave::NewerFormat { found: u64::MAX });
    gives!(with("version", json!(0)), BadSave::Field { .. });
    gives!(with("version", json!("1")), BadSave::Field { .. });
    gives!(without("version"), BadSave::Field { .. });
    gives!(with("rules", json!(2)), BadSave::OtherRules { found: 2 });
    gives!(with("rules", json!(0)), BadSave::OtherRules { found: 0 });
    gives!(start.replace("\"seed\": 9", "\"seed\": 1e999"), BadSave::NotJson { .. });
    gives!(
        start.replace("\"seed\": 9", "\"seed\": 99999999999999999999999"),
        BadSave::Field { .. }
    );
    gives!(with("seed", json!(-1)), BadSave::Field { .. });
    gives!(with("seed", json!(1.5)), BadSave::Field { .. });
    gives!(with("start", json!("E")), BadSave::Field { .. });
    gives!(with("start", json!("D")), BadSave::Opening(BadOpening::Start(Seat::D)));
    gives!(with("players", json!([])), BadSave::Opening(BadOpening::Players(0)));
    gives!(with("settled", json!(-3)), BadSave::Field { .. });
    gives!(with("surprise\u{1b}", json!(1)), BadSave::Field { .. });
    gives!(start.replace("\"seed\": 9", "\"seed\": 9, \"seed\": 9"), BadSave::Field { .. });
    gives!(with("scenario", json!({"round": 2})), BadSave::Opening(BadOpening::Scenario(_)));
    let person = |name: &str| json!({"name": name, "player": "person"});
    let names = json!([person("Anna"), person("B\u{1b}[31m"), person("C")]);
    gives!(with("players", names), BadSave::Opening(BadOpening::UnprintableName(Seat::B)));
    let note = json!([{"at": 1, "what": {"handed-over": {"seat": "D", "to": "person"}}}]);
    gives!(with("notes", note), BadSave::Opening(_));
    for name in ["players", "start", "seed", "actions", "digest"] {
        gives!(without(name), BadSave::Field { .. });
    }
    for name in ["program", "summary", "components", "scenario", "notes", "settled", "undone"] {
        let restored = save::read(&without(name)).expect("a good save");
        assert_eq!(restored.session.game(), session.game(), "without {name}");
    }
}

#[test]
fn what_no_longer_replays_opens_at_the_last_good_action() {
    let session = played(3, 10, 30);
    let unknown = changed(&session, |value| value["actions"][20] = json!(["A", "bow\u{1b}"]));
    let seat = changed(&session, |value| {
        let other = if value["actions"][20][0] == "A" { "B" } else { "A" };
        value["actions"][20][0] = json!(other);
    });
    let action =
        changed(&session, |value| value["actions"][20][1] = json!({"gain": {"coins": 200}}));
    let number =
        changed(&session, |value| value["actions"][20][1] = json!({"gain": {"coins": 900}}));
    let digest = changed(&session, |value| value["digest"] = json!("fnv1a64:0000000000000000"));
    let seed = changed(&session, |value| value["seed"] = json!(11));
    for (bytes, good) in [
        (unknown, Some(20)),
        (seat, Some(20)),
        (action, Some(20)),
        (number, Some(20)),
        (digest, Some(30)),
        (seed, None),
    ] {
        let folder = folder();
        let path = folder.path().join("anna-bruno-chlo-10-1.json");
        fs::write(&path, &bytes).expect("a writable directory");
        let mut loaded = load(&path).expect("it opens");
        let trouble = loaded.trouble.expect("and says what is wrong");
        match (&trouble, good) {
            (Trouble::UnknownAction { number, text }, Some(20)) => {
                assert_eq!(*number, 21);
                assert!(!text.contains(char::is_control));
            }
            (Trouble::IllegalAction { number, refused }, Some(20)) => {
                assert_eq!(*number, 21);
                assert!(matches!(refused, Refused::Illegal(_) | Refused::NotAsked { .. }));
            }
            (Trouble::WrongDigest { expected, found }, Some(30)) => {
                assert_eq!(expected, "fnv1a64:0000000000000000");
                assert_eq!(*found, session.digest());
            }
            (_, None) => {}
            (trouble, good) => panic!("{trouble:?} at {good:?}"),
        }
        if let Some(good) = good {
            assert_eq!(loaded.session.len(), good);
            assert_eq!(Some(loaded.session.game()), session.position_at(good));
        }
        // It goes on in a new file, and the broken one stays as it is.
        assert_ne!(loaded.file.path(), path);
        play(&mut loaded.session, &mut Chance::new(1, Stream::Guess), 2);
        loaded.file.save(&loaded.session).expect("a writable directory");
        loaded.file.save(&loaded.session).expect("a writable directory");
        assert_eq!(fs::read(&path).expect("still there"), bytes);
        let new = load(loaded.file.path()).expect("the new one is good");
        assert_eq!((new.trouble, new.session.game()), (None, loaded.session.game()));
    }
}

#[test]
fn actions_after_the_end_are_not_allowed() {
    let session = played(2, 12, usize::MAX);
    let count = session.len();
    let bytes = changed(&session, |value| {
        let actions = value["actions"].as_array_mut().expect("a list");
        actions.push(serde_json::to_value((Seat::A, Action::Pass)).expect("JSON"));
    });
    let restored = save::read(&bytes).expect("it opens");
    let over = Refused::NotAsked { given: Seat::A, asked: None };
    let trouble = Trouble::IllegalAction { number: count + 1, refused: over };
    assert_eq!(restored.trouble, Some(trouble));
}

#[test]
fn what_is_no_file_has_its_name() {
    let folder = folder();
    let path = folder.path().join("nothing.json");
    assert!(matches!(load(&path), Err(FileError { fault: Fault::Missing, .. })));
    assert!(matches!(load(folder.path()), Err(FileError { fault: Fault::Directory, .. })));
    let large = folder.path().join("large.json");
    let file = fs::File::create(&large).expect("a writable directory");
    file.set_len(1 << 30).expect("a file with a hole");
    assert!(matches!(load(&large), Err(FileError { fault: Fault::TooLarge(_), .. })));
    #[cfg(target_os = "linux")]
    {
        for device in ["/dev/full", "/dev/zero", "/dev/null"] {
            let error = load(Path::new(device)).expect_err("a device");
            assert!(matches!(error.fault, Fault::Special), "{error}");
        }
        // A regular file that fails to be read, even for the superuser.
        let error = load(Path::new("/proc/self/mem")).expect_err("not readable");
        assert!(matches!(error.fault, Fault::Unreadable(_)), "{error}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_has_its_name_and_stays() {
    use std::os::unix::fs::FileTypeExt;
    let session = played(2, 13, 5);
    let error = export(Path::new("/dev/full"), &session).expect_err("a device");
    assert!(matches!(error.fault, Fault::Special), "{error}");
    let full = fs::metadata("/dev/full").expect("still there");
    assert!(full.file_type().is_char_device(), "a device as before");
    let folder = folder();
    let link = folder.path().join("link.json");
    std::os::unix::fs::symlink("/dev/full", &link).expect("a link");
    assert!(matches!(export(&link, &session), Err(FileError { fault: Fault::Special, .. })));
    for path in ["/dev/full", "/proc/nowhere/saves", "/proc/version"] {
        let error = SaveFile::create(Path::new(path), &session).expect_err("not a directory");
        assert!(matches!(error.fault, Fault::NotWritable(_)), "{error}");
    }
    // A directory that takes no new files, even from the superuser.
    let error = SaveFile::create(Path::new("/proc"), &session).expect_err("read only");
    assert!(matches!(error.fault, Fault::NotWritable(_)), "{error}");
    let error = export(Path::new("/proc/game.json"), &session).expect_err("read only");
    assert!(matches!(error.fault, Fault::NotWritable(_)), "{error}");
    let error = export(folder.path(), &session).expect_err("a directory");
    assert!(matches!(error.fault, Fault::Directory), "{error}");
}

#[test]
fn files_have_readable_names_of_their_own() {
    let folder = folder();
    let saves = files::saves_dir(folder.path());
    let session = table(3, 14);
    let name = |file: &SaveFile| {
        let name = file.path().file_name().expect("a name");
        name.to_string_lossy().into_owned()
    };
    let first = SaveFile::create(&saves, &session).expect("a writable directory");
    let second = SaveFile::create(&saves, &session).expect("a writable directory");
    assert_eq!(name(&first), "anna-bruno-chlo-14-1.json");
    assert_eq!(name(&second), "anna-bruno-chlo-14-2.json");
    let opening = Opening::of_people(["../../Ömer", "路易"], Seat::A, 3);
    let session = Session::new(opening).expect("a good opening");
    let third = SaveFile::create(&saves, &session).expect("a writable directory");
    assert_eq!(name(&third), "mer-b-3-1.json");
    assert_eq!(third.path().parent(), Some(saves.as_path()));
}

#[test]
fn a_game_is_kept_in_its_file_and_nothing_is_left_over() {
    let folder = folder();
    let mut session = table(2, 15);
    let mut file = SaveFile::create(folder.path(), &session).expect("a writable directory");
    let mut dice = Chance::new(15, Stream::Guess);
    for _ in 0..12 {
        play(&mut session, &mut dice, 1);
        file.save(&session).expect("a writable directory");
        let (again, _) = load(file.path()).and_then(files::Loaded::whole).expect("a good save");
        assert_eq!(again.game(), session.game());
    }
    let (mut session, mut same) =
        load(file.path()).and_then(files::Loaded::whole).expect("a good save");
    play(&mut session, &mut dice, 1);
    same.save(&session).expect("a writable directory");
    assert_eq!(same.path(), file.path());
    let count = fs::read_dir(folder.path()).expect("a directory").count();
    assert_eq!(count, 1, "one file, no temporary ones");
    let error = export(file.path(), &session).expect_err("it is there");
    assert!(matches!(error.fault, Fault::Taken), "{error}");
}

#[test]
fn a_file_written_by_another_is_not_overwritten() {
    let folder = folder();
    let mut session = played(2, 16, 3);
    let mut file = SaveFile::create(folder.path(), &session).expect("a writable directory");
    let old = file.path().to_owned();
    fs::write(&old, "mine").expect("a writable directory");
    play(&mut session, &mut Chance::new(1, Stream::Guess), 1);
    let error = file.save(&session).expect_err("it has changed");
    assert!(matches!(error.fault, Fault::Changed), "{error}");
    assert_eq!(fs::read(&old).expect("still there"), b"mine");
    file.renew(&session);
    file.save(&session).expect("a writable directory");
    assert_ne!(file.path(), old);
    assert_eq!(fs::read(&old).expect("still there"), b"mine");
    // One that is gone is written again.
    fs::remove_file(file.path()).expect("it is there");
    file.save(&session).expect("a writable directory");
    let (again, _) = load(file.path()).and_then(files::Loaded::whole).expect("a good save");
    assert_eq!(again.game(), session.game());
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let folder = folder();
    let session = played(2, 17, 3);
    let file = SaveFile::create(folder.path(), &session).expect("a writable directory");
    let link = folder.path().join("link.json");
    std::os::unix::fs::symlink(file.path(), &link).expect("a link");
    let (mut session, mut linked) =
        load(&link).and_then(files::Loaded::whole).expect("a good save");
    play(&mut session, &mut Chance::new(1, Stream::Guess), 1);
    linked.save(&session).expect("a writable directory");
    let meta = fs::symlink_metadata(&link).expect("there");
    assert!(meta.file_type().is_symlink());
    let (again, _) = load(file.path()).and_then(files::Loaded::whole).expect("a good save");
    assert_eq!(again.len(), 4);
}

#[test]
fn the_list_shows_the_newest_first_and_what_is_broken() {
    let folder = folder();
    assert_eq!(list(&folder.path().join("none")).expect("no saves").len(), 0);
    let mut paths: Vec<PathBuf> = Vec::new();
    for (seed, count) in [(1, 0), (2, 50), (3, usize::MAX)] {
        let session = played(3, seed, count);
        let file = SaveFile::create(folder.path(), &session).expect("a writable directory");
        paths.push(file.path().to_owned());
    }
    let broken = folder.path().join("broken.json");
    fs::write(&broken, "{\"format\": \"lou").expect("a writable directory");
    fs::write(folder.path().join("notes.txt"), "x").expect("a writable directory");
    fs::write(folder.path().join(".hidden.json"), "x").expect("a writable directory");
    fs::create_dir(folder.path().join("folder.json")).expect("a writable directory");
    let now = SystemTime::now();
    for (path, age) in paths.iter().chain([&broken]).zip([30, 10, 40, 20]) {
        let file = fs::File::options().append(true).open(path).expect("there");
        file.set_modified(now - Duration::from_secs(age)).expect("a time");
    }
    let saves = list(folder.path()).expect("a directory");
    let order: Vec<_> = saves.iter().map(|listed| listed.path.clone()).collect();
    let [new, half, over] = &paths[..] else { panic!("three saves") };
    let odd = folder.path().join("folder.json");
    assert_eq!(order, [&odd, half, &broken, new, over].map(Clone::clone));
    assert!(saves.iter().all(|listed| listed.modified.is_some()));
    assert!(matches!(&saves[0].headline, Err(FileError { fault: Fault::Directory, .. })));
    let cut = |fault: &Fault| matches!(fault, Fault::Save(BadSave::Truncated { .. }));
    assert!(matches!(&saves[2].headline, Err(error) if cut(&error.fault)));
    let head = saves[1].headline.as_ref().expect("a good save");
    let session = played(3, 2, 50);
    assert_eq!(head.chairs, session.chairs());
    assert_eq!((head.round, head.phase), (session.game().round(), session.game().phase()));
    assert_eq!(head.actions, 50);
    let head = saves[4].headline.as_ref().expect("a good save");
    assert_eq!((head.round, head.phase), (4, Phase::Over));
}

#[test]
fn the_summary_is_not_trusted() {
    let session = played(2, 18, 20);
    let summary = json!({"round": 4, "phase": "over", "actions": 999});
    let bytes = changed(&session, |value| value["summary"] = summary);
    let restored = save::read(&bytes).expect("a good save");
    assert_eq!((restored.trouble, restored.session.game()), (None, session.game()));
}

#[test]
fn directories_follow_flag_then_environment_then_platform() {
    let flag = Path::new("/one");
    let variable = std::ffi::OsStr::new("/two");
    let nothing = std::ffi::OsStr::new("");
    assert_eq!(files::data_dir(Some(flag), Some(variable)), Ok(flag.to_owned()));
    assert_eq!(files::data_dir(None, Some(variable)), Ok("/two".into()));
    let platform = files::data_dir(None, None);
    assert_eq!(files::data_dir(None, Some(nothing)), platform);
    if let Ok(path) = platform {
        assert!(path.is_absolute() && path.ends_with("louis-xiv"), "{path:?}");
    }
}

#[test]
fn settings_are_remembered_and_forgiving() {
    let folder = folder();
    let path = files::settings_file(&folder.path().join("new"));
    assert_eq!(Settings::load(&path), (Settings::default(), Vec::new()));
    let settings = Settings {
        language: Some("fr".into()),
        theme: Theme::HighContrast,
        privacy: Privacy::Strip,
        ascii: true,
        bot_speed: BotSpeed::Fast,
        hints: false,
        names: vec!["Anna".into(), "Bruno".into()],
    };
    settings.save(&path).expect("a writable directory");
    assert_eq!(Settings::load(&path), (settings.clone(), Vec::new()));
    let text =
        r#"{"theme": "mono", "privacy": "none", "ascii": 3, "later": [1], "bot-speed": "step"}"#;
    fs::write(&path, text).expect("a writable directory");
    let (read, messages) = Settings::load(&path);
    let expected =
        Settings { theme: Theme::Mono, bot_speed: BotSpeed::Step, ..Settings::default() };
    assert_eq!(read, expected);
    assert_eq!(messages.len(), 2, "{messages:?}");
    assert!(messages[0].contains("privacy") && messages[1].contains("ascii"), "{messages:?}");
    for broken in ["", "{", "[]", "\u{0}", &"[".repeat(9999)] {
        fs::write(&path, broken).expect("a writable directory");
        let (read, messages) = Settings::load(&path);
        assert_eq!((read, messages.len()), (Settings::default(), 1), "{broken:.9}");
        assert!(messages[0].contains("settings.json"));
    }
    settings.save(&path).expect("a writable directory");
    assert_eq!(Settings::load(&path).0, settings);
    let (read, messages) = Settings::load(folder.path());
    assert_eq!((read, messages.len()), (Settings::default(), 1));
}
