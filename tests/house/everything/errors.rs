//! Every error that a person may read.

use std::io::{self, ErrorKind};

use louis_xiv::components::{self, BadFile, ComponentsFile};
use louis_xiv::engine::{
    Action, BadComponents, BadSetup, Board, Broken, Game, Illegal, Reason, Reward, Rule, Seat,
    Setup,
};
use louis_xiv::files::{BadSettings, Fault, FileError, NoHome};
use louis_xiv::scenario::{self, BadScenario, BadStep, Difference, Found};
use louis_xiv::schema::{Misfit, Unfit, Unread};
use louis_xiv::session::save::{BadSave, Trouble};
use louis_xiv::session::{BadOpening, Refused};
use louis_xiv::text::{InWords, Text};

const ILLEGAL: Illegal = Illegal::new(Rule::new(8, 17), Reason::NotNow);

/// All of them, in the words of this text.
pub(super) fn all(text: &Text) -> Vec<String> {
    let mut all = vec![NoHome.in_words(text)];
    all.extend(faults().map(|fault| FileError { path: "game.json".into(), fault }.in_words(text)));
    all.extend(openings().map(|bad| bad.in_words(text)));
    all.extend([BadSetup::Players(5), BadSetup::Start(Seat::D)].map(|bad| bad.in_words(text)));
    all.extend(settings().map(|bad| bad.in_words(text)));
    all.extend(components().map(|bad| bad.in_words(text)));
    all.extend(scenarios().map(|bad| bad.in_words(text)));
    all.extend(steps().map(|bad| bad.in_words(text)));
    all.extend(differences().map(|bad| bad.in_words(text)));
    let setup = Setup { players: 3, start: Seat::A, seed: 1, components: *components::shipped() };
    let game = Game::new(&setup, &mut ()).expect("three players, and A is one of them");
    all.push(text.scenario_now(&game, "?".into()));
    all.push(text.scenarios_bad(1, 3));
    for json in [
        "",
        "?",
        "[1",
        "[1 2",
        "{1",
        "{\"a\"1",
        "{\"a\":1 2",
        "[1,]",
        "1 2",
        "\"\u{1}\"",
        "1e",
        "1e999",
    ] {
        all.push(serde_json::from_str::<serde_json::Value>(json).expect_err(json).in_words(text));
    }
    let deep = "[".repeat(200);
    all.push(serde_json::from_str::<serde_json::Value>(&deep).expect_err("deep").in_words(text));
    all.push(ComponentsFile::read("{\"a\":1,\"a\":1}").expect_err("twice").in_words(text));
    all.push(text.scenarios_hold(3));
    all
}

fn differences() -> impl Iterator<Item = Difference> {
    let value = || serde_json::Value::from("x");
    let kinds = [
        Found::Other(value()),
        Found::NotHappened(Vec::new()),
        Found::NotHappened(vec![value()]),
        Found::TooEarly,
        Found::NotOver,
        Found::Happened(value()),
    ];
    let whole = |found| Difference { path: "events[0]".into(), expected: "x".into(), found };
    kinds.into_iter().map(whole)
}

fn faults() -> impl Iterator<Item = Fault> {
    let kinds = [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::StorageFull,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::NotADirectory,
        ErrorKind::InvalidFilename,
        ErrorKind::BrokenPipe,
        ErrorKind::AlreadyExists,
        ErrorKind::IsADirectory,
    ];
    let system = kinds.into_iter().flat_map(|kind| {
        [Fault::Unreadable(io::Error::from(kind)), Fault::NotWritable(io::Error::from(kind))]
    });
    let plain = [
        Fault::Missing,
        Fault::Directory,
        Fault::Special,
        Fault::TooLarge(1 << 24),
        Fault::NotText,
        Fault::Taken,
        Fault::Changed,
        Fault::InUse(None),
        Fault::InUse(Some(4242)),
        Fault::TooMuch,
        Fault::Foreign,
    ];
    let troubles = [
        Trouble::UnknownAction { number: 3, text: "[]".into() },
        Trouble::IllegalAction { number: 3, refused: Refused::Illegal(ILLEGAL) },
        Trouble::IllegalAction {
            number: 3,
            refused: Refused::NotAsked { given: Seat::B, asked: Some(Seat::A) },
        },
        Trouble::WrongDigest { expected: "1".into(), found: "2".into() },
    ];
    let saves = [
        BadSave::Empty,
        BadSave::Truncated { line: 7 },
        BadSave::NotJson { problem: "?".into() },
        BadSave::TooDeep,
        BadSave::TooMuch,
        BadSave::Foreign,
        BadSave::NewerFormat { found: 9 },
        BadSave::OtherRules { found: 9 },
        BadSave::Other { format: "louis-xiv-scenario".into() },
        BadSave::Other { format: "louis-xiv-components".into() },
        BadSave::Other { format: "louis-xiv-lesson".into() },
        BadSave::Other { format: "louis-xiv-chess".into() },
        BadSave::Field { wrong: Unread::Json("?".into()) },
        BadSave::NoVersion { field: "version", found: "0".into() },
        BadSave::Components(BadFile {
            field: ".".into(),
            wrong: components::Wrong::GroupChips,
            at: None,
        }),
        BadSave::Opening(BadOpening::Players(1)),
    ];
    (system.chain(plain))
        .chain(troubles.into_iter().map(Fault::Trouble))
        .chain(saves.into_iter().map(Fault::Save))
}

fn openings() -> impl Iterator<Item = BadOpening> {
    let seat = Seat::C;
    let wrong = scenario::Wrong::Seats { wanted: 3, found: 2 };
    [
        BadOpening::Players(5),
        BadOpening::Start(seat),
        BadOpening::NoSeat(seat),
        BadOpening::EmptyName(seat),
        BadOpening::LongName(seat),
        BadOpening::UnprintableName(seat),
        BadOpening::SameName(Seat::A, seat),
        BadOpening::Bot(seat),
        BadOpening::Components(BadFile {
            field: ".".into(),
            wrong: components::Wrong::GroupChips,
            at: None,
        }),
        BadOpening::Step(BadStep::Over { index: 0 }),
        BadOpening::Scenario(BadScenario { field: "players".into(), wrong, at: None }),
    ]
    .into_iter()
}

fn settings() -> impl Iterator<Item = BadSettings> {
    let path = || "settings.json".into();
    [
        BadSettings::File(FileError { path: path(), fault: Fault::Directory }),
        BadSettings::Foreign { path: path(), words: "?".into() },
        BadSettings::Field { path: path(), field: "theme" },
    ]
    .into_iter()
}

fn values() -> impl Iterator<Item = BadComponents> {
    let board = Board::Anne;
    [
        BadComponents::BoardCount(11),
        BadComponents::MoneyCount(7),
        BadComponents::MissionCount(39),
        BadComponents::SameConditions(board),
        BadComponents::LouisBoard(board),
        BadComponents::Price(board, 10),
        BadComponents::Threshold(board, 0),
        BadComponents::Amount(2, 0),
        BadComponents::MoneyBoard(board),
        BadComponents::Chips(super::mission()),
        BadComponents::PayCount(board, 4),
        BadComponents::Pay(board, Reward::Coins(10), 9),
        BadComponents::NoChip(board),
        BadComponents::OnItself(board),
        BadComponents::PlacesTwice(board),
        BadComponents::Points(super::mission(), 21),
        BadComponents::Coins(21),
        BadComponents::Rounds(9),
    ]
    .into_iter()
}

/// Why a file of any kind cannot be read; another of ours among them.
fn unread(other: &str) -> impl Iterator<Item = Unread> {
    let unfit = misfits().map(Box::new).map(Unread::Unfit);
    [
        Unread::Json("?".into()),
        Unread::TooMuch,
        Unread::Format { format: "chess".into(), version: 2 },
        Unread::Format { format: other.into(), version: 1 },
    ]
    .into_iter()
    .chain(unfit)
}

fn components() -> impl Iterator<Item = BadFile> {
    use components::Wrong;
    let unread = unread("louis-xiv-save").chain(unread("louis-xiv-scenario")).map(Wrong::Unread);
    let plain = [Wrong::FirstChipAny, Wrong::GroupChips];
    let found = |found: &'static str| {
        move |bad: BadComponents| Wrong::Values { bad, found: found.to_owned() }
    };
    (unread.chain(plain).chain(values().map(found(""))).chain(values().map(found("true"))))
        .map(|wrong| BadFile { field: "boards.1".into(), wrong, at: Some((3, 7)) })
}

fn misfits() -> impl Iterator<Item = Misfit> {
    let kinds = ["object", "array", "string", "integer", "boolean", "null"];
    let known = vec!["personal".to_owned(), "general".to_owned()];
    let found = || "x".to_owned();
    [
        Unfit::Field { name: "personel".into(), known: known.clone() },
        Unfit::Field { name: "x".into(), known: known.clone() },
        Unfit::Name { found: found(), known: known.clone() },
        Unfit::Name { found: "generl".into(), known: known.clone() },
        Unfit::Several { found: known.clone(), known },
        Unfit::Form { found: found(), form: found() },
        Unfit::Missing { name: found() },
        Unfit::MissingAll { known: vec![found(), found()] },
        Unfit::Empty,
        Unfit::TooMany { found: found(), count: 3, most: 2 },
        Unfit::Kind {
            expected: kinds.map(str::to_owned).to_vec(),
            found: found(),
            such: Vec::new(),
        },
        Unfit::Kind { expected: vec!["object".to_owned()], found: found(), such: vec![found()] },
        Unfit::Range { least: 1, most: Some(12), found: found() },
        Unfit::Range { least: 0, most: None, found: found() },
        Unfit::Length { least: 1, most: Some(4), found: 0 },
        Unfit::Length { least: 2, most: Some(2), found: 1 },
        Unfit::Length { least: 2, most: Some(2), found: 3 },
        Unfit::Twice { found: found() },
        Unfit::Idle(Seat::D),
    ]
    .into_iter()
    .map(|wrong| Misfit {
        steps: Vec::new(),
        wrong,
        by_name: false,
        rule: Some(Rule::new(1, 3)),
        at: Some((3, 7)),
    })
}

fn scenarios() -> impl Iterator<Item = BadScenario> {
    use scenario::Wrong;
    let unread =
        unread("louis-xiv-components").chain(unread("louis-xiv-lesson")).map(Wrong::Unread);
    let plain = [
        Wrong::Players(5),
        Wrong::Round { round: 5, rounds: 4 },
        Wrong::Idle(Seat::D),
        Wrong::Seats { wanted: 3, found: 2 },
        Wrong::Neutral,
        Wrong::Markers { count: 17, all: 16 },
        Wrong::TooOften { card: "Joker".into(), copies: 1, rule: Rule::new(1, 3) },
        Wrong::TooOften { card: "4".into(), copies: 2, rule: Rule::new(1, 3) },
        Wrong::MoneyCards,
        Wrong::MoneyOrder { missing: 3 },
        Wrong::NoMoneyCard,
        Wrong::NoLouisCard(Board::Anne),
        Wrong::LouisElsewhere,
        Wrong::Deck,
        Wrong::Law(Broken::Louis),
    ];
    (unread.chain(plain).chain(components().map(Box::new).map(Wrong::Components)))
        .map(|wrong| BadScenario { field: "seats.A".into(), wrong, at: Some((3, 7)) })
}

fn steps() -> impl Iterator<Item = BadStep> {
    let index = 4;
    [
        BadStep::WrongSeat {
            index,
            asked: Seat::A,
            given: Seat::B,
            near: vec![Action::Pass],
            allowed: 1,
        },
        BadStep::WrongSeat {
            index,
            asked: Seat::A,
            given: Seat::B,
            near: vec![Action::Pass],
            allowed: 9,
        },
        BadStep::Over { index },
        BadStep::Illegal { index, illegal: ILLEGAL, near: vec![Action::Pass], allowed: 1 },
        BadStep::Illegal { index, illegal: ILLEGAL, near: vec![Action::Pass], allowed: 9 },
        BadStep::OtherRule { index, rule: Rule::new(5, 7), illegal: ILLEGAL },
        BadStep::Allowed { index, rule: Rule::new(5, 7) },
    ]
    .into_iter()
}
