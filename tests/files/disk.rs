//! Files and directories: names, lists, links, devices, what cannot be written; the settings.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Phase, Seat};
use louis_xiv::files::{
    self, BadSettings, BotSpeed, Fault, FileError, Loaded, Privacy, SaveFile, Settings, Switch,
    Theme, export, list, load,
};
use louis_xiv::session::save::BadSave;
use louis_xiv::session::{Opening, Session};

use super::{folder, play, played, table};

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
    assert_eq!(name(&first), "anna-bruno-chlo-1.json");
    assert_eq!(name(&second), "anna-bruno-chlo-2.json");
    let opening = Opening::of_people(["../../Ömer", "路易"], Seat::A, 3);
    let session = Session::new(opening).expect("a good opening");
    let third = SaveFile::create(&saves, &session).expect("a writable directory");
    assert_eq!(name(&third), "mer-b-1.json");
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
        let (again, _) = load(file.path()).and_then(Loaded::whole).expect("a good save");
        assert_eq!(again.game(), session.game());
    }
    let (mut session, mut same) = load(file.path()).and_then(Loaded::whole).expect("a good save");
    play(&mut session, &mut dice, 1);
    same.save(&session).expect("a writable directory");
    assert_eq!(same.path(), file.path());
    let error = export(file.path(), &session).expect_err("it is there");
    assert!(matches!(error.fault, Fault::Taken), "{error}");
    drop((file, same));
    let count = fs::read_dir(folder.path()).expect("a directory").count();
    assert_eq!(count, 1, "one file, no temporary ones, no lock");
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
    let mut file = SaveFile::create(folder.path(), &session).expect("a writable directory");
    assert_ne!(file.path(), old);
    assert_eq!(fs::read(&old).expect("still there"), b"mine");
    // One that is gone is written again.
    fs::remove_file(file.path()).expect("it is there");
    file.save(&session).expect("a writable directory");
    let (again, _) = load(file.path()).and_then(Loaded::whole).expect("a good save");
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
    let (mut session, mut linked) = load(&link).and_then(Loaded::whole).expect("a good save");
    play(&mut session, &mut Chance::new(1, Stream::Guess), 1);
    linked.save(&session).expect("a writable directory");
    let meta = fs::symlink_metadata(&link).expect("there");
    assert!(meta.file_type().is_symlink());
    let (again, _) = load(file.path()).and_then(Loaded::whole).expect("a good save");
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
    assert!(matches!(saves[0].headline(), Err(FileError { fault: Fault::Directory, .. })));
    let cut = |fault: &Fault| matches!(fault, Fault::Save(BadSave::Truncated { .. }));
    assert!(matches!(saves[2].headline(), Err(error) if cut(&error.fault)));
    let head = saves[1].headline().expect("a good save");
    let session = played(3, 2, 50);
    assert_eq!(head.chairs, session.chairs());
    assert_eq!((head.round, head.phase), (session.game().round(), session.game().phase()));
    assert_eq!(head.actions, 50);
    let head = saves[4].headline().expect("a good save");
    assert_eq!((head.round, head.phase), (4, Phase::Over));
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

#[cfg(target_os = "linux")]
#[test]
fn the_platform_keeps_games_where_its_programs_keep_theirs() {
    use std::process::{Command, Stdio};
    let folder = folder();
    let home = folder.path().to_str().expect("text");
    let other = folder.path().join("elsewhere");
    let other = other.to_str().expect("text");
    // Paths that are not absolute are to be ignored, by the custom itself.
    for (xdg, expected) in [
        ("", format!("{home}/.local/share")),
        ("share", format!("{home}/.local/share")),
        (other, other.to_owned()),
    ] {
        let out = Command::new(env!("CARGO_BIN_EXE_louis-xiv"))
            .args(["play", "--plain", "--players", "Anna,Bruno"])
            .env("HOME", home)
            .env("XDG_DATA_HOME", xdg)
            .env_remove(files::DATA_VARIABLE)
            .stdin(Stdio::null())
            .output()
            .expect("the program runs");
        let path = Path::new(&expected).join("louis-xiv/saves/anna-bruno-1.json");
        assert!(path.exists(), "{xdg}: {}", String::from_utf8_lossy(&out.stdout));
        fs::remove_file(path).expect("it is there");
    }
}

#[test]
fn settings_are_remembered_and_forgiving() {
    let folder = folder();
    let path = files::settings_file(&folder.path().join("new"));
    let good = |path: &Path| {
        let (read, wrong) = Settings::load(path);
        assert!(wrong.is_empty(), "{wrong:?}");
        read
    };
    assert_eq!(good(&path), Settings::default());
    let settings = Settings {
        language: Some("fr".into()),
        theme: Theme::HighContrast,
        privacy: Privacy::Strip,
        ascii: true,
        bot_speed: BotSpeed::Fast,
        ask_all: true,
        mouse: Switch::Off,
        movement: Switch::Off,
        learners: vec!["Anna".into()],
        names: vec!["Anna".into(), "Bruno".into()],
        bots: vec![String::new(), "hard".into()],
    };
    settings.save(&path).expect("a writable directory");
    assert_eq!(good(&path), settings);
    let text =
        r#"{"theme": "mono", "privacy": "none", "ascii": 3, "later": [1], "bot-speed": "step"}"#;
    fs::write(&path, text).expect("a writable directory");
    let (read, wrong) = Settings::load(&path);
    let expected =
        Settings { theme: Theme::Mono, bot_speed: BotSpeed::Step, ..Settings::default() };
    assert_eq!(read, expected);
    let fields = wrong.iter().map(|wrong| match wrong {
        BadSettings::Field { field, .. } => *field,
        other => panic!("{other}"),
    });
    assert_eq!(fields.collect::<Vec<_>>(), ["privacy", "ascii"]);
    for broken in ["", "{", "[]", "\u{0}", &"[".repeat(9999)] {
        fs::write(&path, broken).expect("a writable directory");
        let (read, wrong) = Settings::load(&path);
        assert_eq!(read, Settings::default());
        assert!(matches!(&wrong[..], [BadSettings::Foreign { .. }]), "{broken:.9}: {wrong:?}");
        assert!(wrong[0].to_string().contains("settings.json"));
    }
    settings.save(&path).expect("a writable directory");
    assert_eq!(Settings::load(&path).0, settings);
    let (read, wrong) = Settings::load(folder.path());
    assert_eq!(read, Settings::default());
    assert!(matches!(&wrong[..], [BadSettings::File(_)]), "{wrong:?}");
}

#[test]
fn what_a_killed_program_left_goes_with_the_next_game() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let left = |name: &str, hours: u64| {
        let path = folder.path().join(name);
        let file = fs::File::create(&path).expect("a writable directory");
        let then = SystemTime::now() - Duration::from_secs(hours * 3600);
        file.set_modified(then).expect("a file has a time");
        path
    };
    let stale = left(".louis-xiv-abc.tmp", 3);
    let fresh = left(".louis-xiv-def.tmp", 0);
    let foreign = left("notes.tmp", 3);
    let session = Session::new(Opening::of_people(["Anna", "Bruno"], Seat::A, 7)).expect("fine");
    SaveFile::create(folder.path(), &session).expect("a writable directory");
    assert!(!stale.exists() && fresh.exists() && foreign.exists());
}

#[test]
fn trouble_is_told_without_the_name_of_a_temporary_file() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let saves = folder.path().join("saves");
    let session = Session::new(Opening::of_people(["Anna", "Bruno"], Seat::A, 7)).expect("fine");
    let mut file = SaveFile::create(&saves, &session).expect("a writable directory");
    fs::rename(&saves, folder.path().join("hidden")).expect("a directory can be moved");
    fs::write(&saves, "").expect("a writable directory");
    let said = file.save(&session).expect_err("there is no directory").to_string();
    assert!(said.contains("cannot be written") && !said.contains(".louis-xiv-"), "{said}");
    assert!(file.unsaved().is_some());
    fs::remove_file(&saves).expect("a file can be removed");
    file.retry(&session).expect("the directory is made again");
    assert!(file.unsaved().is_none() && file.path().exists());
}

#[test]
fn settings_that_cannot_be_read_are_kept_aside_and_unknown_fields_stay() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let path = files::settings_file(folder.path());
    let aside = |number: &str| folder.path().join(format!("settings.json.bad{number}"));
    let settings = Settings { ascii: true, ..Settings::default() };
    // A comma too many, twice; then a value that is none.
    let bad =
        [("", "{\"theme\": \"mono\",}"), ("-2", "[,]"), ("-3", "{\"theme\": \"pink\", \"x\": 1}")];
    for (number, text) in bad {
        fs::write(&path, text).expect("a writable directory");
        assert_eq!(files::place_aside(&path), Some(aside(number)), "what is promised");
        assert_eq!(settings.save(&path).expect("a writable directory"), Some(aside(number)));
        assert_eq!(fs::read_to_string(aside(number)).expect("kept"), text);
        assert_eq!(Settings::load(&path).0, settings);
    }
    let text = r#"{"later": {"a": [1]}, "theme": "mono"}"#;
    fs::write(&path, text).expect("a writable directory");
    assert_eq!(settings.save(&path).expect("a writable directory"), None);
    let now: serde_json::Value =
        serde_json::from_slice(&fs::read(&path).expect("there")).expect("JSON");
    assert_eq!((&now["later"], &now["ascii"]), (&serde_json::json!({"a": [1]}), &true.into()));
    assert_ne!(now["theme"], "mono");
}

#[test]
fn the_seed_is_no_part_of_a_name() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let session =
        Session::new(Opening::of_people(["Anna", "Bruno"], Seat::A, 987_654)).expect("fine");
    let file = SaveFile::create(folder.path(), &session).expect("a writable directory");
    assert!(file.path().ends_with("anna-bruno-1.json"), "{file:?}");
}

#[cfg(unix)]
#[test]
fn a_file_keeps_its_mode() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a temporary directory");
    let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    let session = Session::new(Opening::of_people(["Anna", "Bruno"], Seat::A, 7)).expect("fine");
    let mut file = SaveFile::create(folder.path(), &session).expect("a writable directory");
    assert_eq!(mode(file.path()), 0o600, "hands are in it");
    for wanted in [0o644, 0o660, 0o600] {
        fs::set_permissions(file.path(), fs::Permissions::from_mode(wanted)).expect("it is ours");
        file.save(&session).expect("a writable directory");
        assert_eq!(mode(file.path()), wanted);
    }
    let path = files::settings_file(folder.path());
    Settings::default().save(&path).expect("a writable directory");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("it is ours");
    Settings::default().save(&path).expect("a writable directory");
    assert_eq!(mode(&path), 0o640);
}

#[test]
fn nothing_old_is_left_in_the_data_directory_after_a_start() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let folders = ["", "saves", "results", "positions"].map(|name| folder.path().join(name));
    let mut stale = Vec::new();
    for (place, hours) in folders.iter().zip([25, 25, 2, 9999]) {
        fs::create_dir_all(place).expect("a writable directory");
        let path = place.join(".louis-xiv-abc.tmp");
        let file = fs::File::create(&path).expect("a writable directory");
        file.set_modified(SystemTime::now() - Duration::from_secs(hours * 3600)).expect("a time");
        let lock = place.join(".anna-1.json.lock");
        fs::write(&lock, "1").expect("a writable directory");
        stale.extend([path, lock]);
    }
    let fresh = folders[1].join(".louis-xiv-def.tmp");
    fs::write(&fresh, "").expect("a writable directory");
    files::sweep(folder.path());
    let left: Vec<_> = stale.iter().filter(|path| path.exists()).collect();
    if cfg!(unix) {
        assert!(left.is_empty(), "{left:?}");
    }
    assert!(fresh.exists(), "somebody may be writing it");
}

#[cfg(unix)]
#[test]
fn a_lock_goes_with_the_last_who_has_the_game_open() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let session = Session::new(Opening::of_people(["Anna", "Bruno"], Seat::A, 7)).expect("fine");
    let file = SaveFile::create(folder.path(), &session).expect("a writable directory");
    let lock = folder.path().join(".anna-bruno-1.json.lock");
    assert_eq!(fs::read_to_string(&lock).expect("locked"), std::process::id().to_string());
    // The same program may have it open twice, also by a link; sweeping leaves it alone.
    let copy = file.clone();
    let link = folder.path().join("link.json");
    std::os::unix::fs::symlink(file.path(), &link).expect("a link");
    let again = files::open(&link).expect("it is ours");
    files::sweep(folder.path());
    drop(file);
    drop(copy);
    assert!(lock.exists());
    // Only to read takes no lock.
    let read = load(&link).expect("it can be read");
    drop(again);
    assert!(!lock.exists());
    drop(read);
    // Where no lock can be had the game opens all the same.
    fs::create_dir(&lock).expect("a writable directory");
    let mut loaded = files::open(&link).expect("it opens");
    loaded.file.save(&loaded.session).expect("and is saved");
}
