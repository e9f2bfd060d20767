//! `simulate`: the same statistics for the same seed, however the work is shared; and what they say.

use std::process::{Command, Output};

use louis_xiv::bots::Bot;
use louis_xiv::cli::Failure;
use louis_xiv::cli::simulate::keep;
use louis_xiv::engine::{Broken, Game, Seat, Setup};
use louis_xiv::session::save;
use louis_xiv::sim::{Fault, Plan, TWELFTHS};
use louis_xiv::text::{Lang, Text};
use serde_json::Value;

fn run(args: &[&str]) -> (Option<i32>, String, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_louis-xiv"));
    program.env("LC_ALL", "C").env("LOUIS_XIV_DATA", env!("CARGO_TARGET_TMPDIR"));
    let done = program.arg("simulate").args(args).output();
    let Output { status, stdout, stderr } = done.expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    (status.code(), text(stdout), text(stderr))
}

fn plan(players: usize, games: u64, jobs: usize) -> Plan {
    let players = vec![Bot::Random; players];
    Plan { games, players, rotate: false, seed: 40, jobs, law: Some(Game::laws), ..Plan::default() }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for players in 2..=4 {
        let one = plan(players, 150, 1).run(|_| ()).expect("no law is broken");
        for jobs in [2, 3, 8] {
            let many = plan(players, 150, jobs).run(|_| ()).expect("no law is broken");
            assert_eq!(one, many, "{players} players, {jobs} threads");
        }
    }
}

#[test]
fn statistics_add_up_over_ranges_of_seeds() {
    let mut first = plan(3, 40, 2).run(|_| ()).expect("no law is broken");
    let rest = Plan { seed: 80, ..plan(3, 60, 2) }.run(|_| ()).expect("no law is broken");
    first.merge(&rest);
    assert_eq!(first, plan(3, 100, 1).run(|_| ()).expect("no law is broken"));
}

#[test]
fn the_numbers_agree_with_each_other_and_with_the_games() {
    let plan = plan(4, 60, 2);
    let stats = plan.run(|_| ()).expect("no law is broken");
    assert_eq!(stats.games, 60);
    let all: u64 = stats.seats.0.iter().map(|record| record.wins).sum();
    assert_eq!(all, 60 * TWELFTHS, "every game has one win to give away");
    let random = &stats.kinds[&Bot::Random];
    assert_eq!((random.games, random.wins), (240, 60 * TWELFTHS));
    assert_eq!(random.scores.values().sum::<u64>(), 240);
    let laid: u64 = stats.missions.iter().map(|mission| mission.laid).sum();
    assert_eq!(laid, random.missions.iter().sum::<u64>());
    for board in &stats.boards.0 {
        assert_eq!(board.scored, 4 * 60, "once in each round");
        assert!(board.won <= board.payments && board.bribes <= board.payments);
        assert_eq!(board.won + board.tied + board.short + board.empty, board.scored);
    }
    // The first game once more, by hand.
    let start = Setup::random_start(40, 4);
    let components = *louis_xiv::components::shipped();
    let setup = Setup { players: 4, start, seed: 40, components };
    let mut game = Game::new(&setup, &mut ()).expect("a good setup");
    let stream = louis_xiv::engine::chance::Stream::Choice;
    let mut chance = louis_xiv::engine::chance::Chance::new(40, stream);
    let (mut list, mut asked) = (Vec::new(), 0);
    while game.decision().is_some() {
        game.legal_actions(&mut list);
        let action = louis_xiv::bots::random::choose(&list, &mut chance).expect("an answer");
        game.apply(&action, &mut ()).expect("a listed action");
        asked += 1;
    }
    let outcome = game.outcome().expect("it is over");
    let one = Plan { games: 1, ..plan }.run(|_| ()).expect("no law is broken");
    assert_eq!(one.decisions(), asked);
    for seat in Seat::ALL {
        assert_eq!(one.seats[seat].range(), {
            let total = outcome.tallies[seat].total;
            Some((total, total))
        });
        assert_eq!(one.seats[seat].wins > 0, outcome.winners.contains(seat));
        assert_eq!(one.seats[seat].coins, u64::from(game.holding(seat).coins));
        // Clockwise from whoever started.
        let place = (seat.index() + 4 - start.index()) % 4;
        assert_eq!(one.from_start[place], one.seats[seat]);
    }
}

/// In a deal played from every seat whoever starts stays the same seat: the interval of a place
/// comes from how much deals differ, as that of a kind does.
#[test]
fn places_from_the_start_player_are_counted_over_deals() {
    let players = vec![Bot::Easy, Bot::Random, Bot::Random];
    let plan = Plan { players, rotate: true, ..plan(3, 30, 2) };
    let stats = plan.run(|_| ()).expect("no law is broken");
    let [first, second, third, nobody] = &stats.from_start;
    for place in [first, second, third] {
        assert_eq!((place.games, place.deals.deals, place.deals.seats), (30, 10, 3));
        assert_eq!(place.wins, place.deals.wins);
        // Easy wins, and sits everywhere once in a deal.
        assert!((place.share().0 - 1.0 / 3.0).abs() < 0.1, "{:?}", place.share());
    }
    assert_eq!(nobody.games, 0);
    let missions = |record: &louis_xiv::sim::Record| record.missions.iter().sum::<u64>();
    let all: u64 = stats.from_start.iter().map(missions).sum();
    assert_eq!(all, stats.kinds.values().map(missions).sum::<u64>());
}

#[test]
fn the_interval_is_wilsons() {
    let record = louis_xiv::sim::Record::of(100, 25 * TWELFTHS);
    let (share, low, high) = record.share();
    let near = |value: f64, wanted: f64| (value - wanted).abs() < 0.000_5;
    assert!(near(share, 0.25) && near(low, 0.1755) && near(high, 0.3430), "{low} {high}");
}

#[test]
fn players_move_on_when_they_rotate() {
    let plan = Plan { rotate: true, ..plan(3, 10, 1) };
    assert_eq!(plan.seating(0).len(), 3);
    assert_eq!(plan.seating(4), plan.seating(1));
    let stats = plan.run(|_| ()).expect("no law is broken");
    assert_eq!(stats.kinds[&Bot::Random].games, 30);
}

/// Nobody may be richer than 20.
fn modest(game: &Game) -> Result<(), Broken> {
    match game.seats().find(|&seat| game.holding(seat).coins > 20) {
        Some(seat) => Err(Broken::TooMuch { seat }),
        None => Ok(()),
    }
}

#[test]
fn the_first_game_that_breaks_a_law_is_given_back_as_a_save() {
    let find = |jobs| {
        let plan = Plan { law: Some(modest), ..plan(3, 400, jobs) };
        *plan.run(|_| ()).expect_err("somebody gets rich")
    };
    let bad = find(1);
    assert_eq!(find(4), bad);
    let Fault::Broken(Broken::TooMuch { seat }) = bad.why else {
        panic!("{:?}", bad.why);
    };
    let session = bad.session().expect("it can be played again");
    assert_eq!(session.len(), bad.actions.len());
    let again = save::read(save::write(&session).as_bytes()).expect("its own save");
    assert!(again.trouble.is_none());
    assert!(again.session.game().holding(seat).coins > 20, "the save ends where the law broke");
    let folder = tempfile::tempdir().expect("a directory");
    let Failure::Mismatch(told) = keep(&bad, folder.path(), &Text::new(Lang::En)) else {
        panic!("a broken law is a mismatch");
    };
    let saves = louis_xiv::files::list(folder.path()).expect("a directory");
    assert_eq!(saves.len(), 1);
    assert!(told.contains(&saves[0].path.display().to_string()), "{told}");
    let loaded = louis_xiv::files::load(&saves[0].path).expect("a save");
    assert_eq!(loaded.session.game(), session.game());
    let before = session.position_at(session.len() - 1).expect("there was an action");
    assert!(modest(before).is_ok());
}

#[test]
fn json_is_one_object_and_the_same_for_any_number_of_jobs() {
    let args = ["--games", "70", "--players", "random,random", "--seed", "9", "--format", "json"];
    let (code, out, err) = run(&[&args[..], &["--jobs", "1", "--check"]].concat());
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert_eq!(run(&[&args[..], &["--jobs", "2"]].concat()).1, out);
    assert_eq!(out.lines().count(), 1);
    let json: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(json["games"], 70);
    assert_eq!(json["seats"].as_array().map(Vec::len), Some(2));
    assert_eq!(json["boards"].as_array().map(Vec::len), Some(12));
    assert_eq!(json["missions"].as_array().map(Vec::len), Some(40));
    let sum: f64 = (0..2).filter_map(|seat| json["seats"][seat]["wins"].as_f64()).sum();
    assert!((sum - 70.0).abs() < 1e-9, "{sum}");
    let places = json["from-start"].as_array().expect("places");
    assert_eq!(places.iter().map(|one| &one["who"]).collect::<Vec<_>>(), ["0", "1"]);
    assert!(places.iter().all(|one| one["games"] == 70));
    let sum: f64 = places.iter().filter_map(|one| one["wins"].as_f64()).sum();
    assert!((sum - 70.0).abs() < 1e-9, "{sum}");
    let histogram = json["kinds"][0]["score"]["histogram"].as_object().expect("scores");
    assert_eq!(histogram.values().filter_map(Value::as_u64).sum::<u64>(), 140);
    assert!(json["decisions"]["turn"].as_u64() > Some(70));
}

#[test]
fn csv_has_the_same_columns_everywhere() {
    let (code, out, _) = run(&["--games", "10", "--format", "csv"]);
    assert_eq!(code, Some(0));
    let program = env!("CARGO_PKG_VERSION");
    let head = format!(
        "about,which,measure,value,program,scenario,file,components\ngame,all,games,10,{program},,,\n"
    );
    assert!(out.starts_with(&head), "{out}");
    assert!(out.lines().all(|line| line.split(',').count() == 8));
    assert!(out.contains("\nfrom-start,0,games,10,") && out.contains("\nfrom-start,2,share,"));
    assert!(!out.contains("\nfrom-start,3,"), "three play");
    assert!(out.contains("\nboard,12,scored,40,") && out.contains("\nkind,random,games,30,"));
}

#[test]
fn the_table_names_everything_once() {
    let (code, out, err) = run(&["--games", "10", "--players", "random,random,random,random"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let heads: Vec<_> = out.lines().filter_map(|line| line.strip_prefix("# ")).collect();
    let bars = "Wins, from 0 to 100 %: # sure, = within the 95 % interval, | the share found";
    let place = "By place from whoever starts, who is 0";
    let (parts, kind) = ("Score by category, a game", "By kind of player");
    let boards = "Boards: how often scored; the rest is of one scoring";
    assert_eq!(
        heads,
        [bars, "By seat", place, kind, parts, "Scores", "Decisions", boards, "Missions"]
    );
    // Bars begin below each other.
    let of = |seat: &str| out.lines().find(|line| line.starts_with(seat)).expect("a bar");
    let begins = |line: &str| line.find(['#', '=', '|']);
    assert_eq!(begins(of("  A ")), begins(of("  D ")));
    assert!(out.starts_with("10 games of random, random, random, random; 10 deals from seed 1\n"));
    assert!(out.contains("The start player of round 1 wins"), "{out}");
    assert!(out.contains("12 Louvois") && out.contains("Win one tie (win-tie)"));
}

#[test]
fn mistakes_of_use() {
    let (code, out, err) = run(&["--players", "random,genius"]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.contains("there is no player \"genius\""), "{err}");
    assert_eq!(run(&["--players", "random"]).0, Some(2));
    assert_eq!(run(&["--players", "random,random,random,random,random"]).0, Some(2));
    assert_eq!(run(&["--jobs", "0"]).0, Some(2));
    assert_eq!(run(&["--games", "0"]).0, Some(2), "nothing says nothing");
    assert_eq!(run(&["--until", "sure:place.0.wins:0.1"]).0, Some(2), "one version");
    for (until, wanted) in [
        (
            "narrow:place.0.win:0.02",
            "no measure \"place.0.win\" among these players; `louis-xiv formats",
        ),
        ("narrow:place.0.win:0.02", "did you mean `place.0.wins`?"),
        ("sure:board.13.bribes:0.1", "no measure \"board.13.bribes\" among these players"),
        ("narrow:kind.hard.wins:0.1", "no measure \"kind.hard.wins\" among these players"),
        ("narrow:place.0.wins:x", "\"x\" is no number above 0"),
        ("narrow:place.0.wins:-1", "\"-1\" is no number above 0"),
        ("wide:place.0.wins:1", "write narrow:MEASURE:WIDTH"),
    ] {
        let (code, out, err) = run(&["--until", until]);
        assert_eq!((code, out.as_str()), (Some(2), ""));
        assert!(err.contains(wanted), "{until}: {err}");
    }
    let (code, _, err) = run(&["--players", "hard:xx,easy"]);
    assert!(code == Some(2) && err.contains("hard:300ms thinks for so long"), "{err}");
    let (code, _, err) = run(&["--each", "-"]);
    assert!(code == Some(2) && err.contains("needs a file"), "{err}");
    let (code, out, err) = run(&["--games", "4", "--rotate", "--format", "json"]);
    assert_eq!(code, Some(0));
    assert!(out.contains("\"games\":6") && err.contains("playing 6"), "{err}");
}

/// Three of a kind always win one game of three: over deals there is nothing to vary.
#[test]
fn a_kind_that_sits_everywhere_has_no_interval() {
    for rotate in [false, true] {
        let stats = Plan { rotate, ..plan(3, 30, 2) }.run(|_| ()).expect("no law is broken");
        let (share, low, high) = stats.kinds[&Bot::Random].share();
        assert!((share - 1.0 / 3.0).abs() < 1e-9 && low == share && high == share, "{low} {high}");
    }
}

fn file(folder: &std::path::Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a writable directory");
    path.to_str().expect("a path of letters").to_owned()
}

/// A line a game says the same as the table, and as the saves.
#[test]
fn each_game_is_a_line_and_a_save() {
    let folder = tempfile::tempdir().expect("a directory");
    let lines = folder.path().join("games.jsonl");
    let saves = folder.path().join("saves");
    let [each, games] = [&lines, &saves].map(|path| path.to_str().expect("letters"));
    let args = ["--games", "12", "--rotate", "--each", each, "--save-games", games];
    let (code, out, _) = run(&[&args[..], &["--format", "json", "--jobs", "2"]].concat());
    assert_eq!(code, Some(0));
    let stats: Value = serde_json::from_str(&out).expect("JSON");
    let text = std::fs::read_to_string(&lines).expect("lines");
    let rows: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let numbers: Vec<_> = rows.iter().map(|row| row["game"].as_u64().expect("a number")).collect();
    assert_eq!(numbers, (0..12).collect::<Vec<_>>(), "in order");
    let board = |row: &Value, what: &str| row["boards"][11][what].as_u64().expect("a number");
    for what in ["scored", "won", "tied", "short", "empty", "flipped", "payments", "bribes"] {
        let sum: u64 = rows.iter().map(|row| board(row, what)).sum();
        assert_eq!(stats["boards"][11][what], sum, "{what}");
    }
    let laid: usize = rows.iter().map(|row| row["missions"].as_array().expect("some").len()).sum();
    let all: u64 =
        (0..40).map(|m| stats["missions"][m]["laid-out"].as_u64().expect("a number")).sum();
    assert_eq!(laid as u64, all);
    for (number, row) in rows.iter().enumerate() {
        let path = saves.join(format!("game-{number:06}.json"));
        let session = louis_xiv::files::load(&path).expect("a save").session;
        let outcome = session.game().outcome().expect("it is over");
        for (seat, sheet) in Seat::ALL.into_iter().zip(row["seats"].as_array().expect("seats")) {
            assert_eq!(sheet["score"], outcome.tallies[seat].total);
            assert_eq!(sheet["seat"], seat.to_string());
            let parts = [
                "shields",
                "influence",
                "intrigue",
                "chips",
                "markers",
                "coins",
                "majorities",
                "mission-points",
            ];
            let sum: u64 = parts.iter().map(|part| sheet[part].as_u64().expect("a number")).sum();
            assert_eq!(sheet["score"], sum, "the parts make the score");
        }
    }
    // The same lines whatever the number of threads.
    let once = std::fs::read(&lines).expect("lines");
    run(&[&args[..4], &["--each", each, "--jobs", "1"]].concat());
    assert_eq!(std::fs::read(&lines).expect("lines"), once);
}

/// Two versions on the same deals: the means are those of two runs, and the intervals those that
/// the single games give.
#[test]
fn two_versions_agree_with_their_single_games() {
    let folder = tempfile::tempdir().expect("a directory");
    let cheap = file(folder.path(), "cheap.json", r#"{"boards": {"12": {"front": {"money": 1}}}}"#);
    let each = folder.path().join("each.jsonl");
    let each = each.to_str().expect("letters");
    let args = ["--games", "1000", "--players", "random,random", "--seed", "5", "--format", "json"];
    let both = [&args[..], &["--against", &cheap, "--each", each]].concat();
    let (code, out, err) = run(&both);
    assert_eq!(code, Some(0), "{err}");
    let json: Value = serde_json::from_str(&out).expect("JSON");
    let single = |more: &[&str]| -> Value {
        serde_json::from_str(&run(&[&args[..], more].concat()).1).expect("JSON")
    };
    let (first, second) = (single(&[]), single(&["--components", &cheap]));
    for (version, alone) in json["versions"].as_array().expect("two").iter().zip([&first, &second])
    {
        for field in ["seats", "kinds", "boards", "missions", "decisions", "shared-wins"] {
            assert_eq!(version[field], alone[field], "{field}");
        }
    }
    let lines = std::fs::read_to_string(each).expect("lines");
    let rows: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(rows.len(), 2000);
    let number = |value: &Value| value.as_f64().expect("a number");
    type Pick<'p> = &'p dyn Fn(&Value) -> f64;
    let picks: [(&str, Pick<'_>); 4] = [
        ("board.12.bribes", &|row| number(&row["boards"][11]["bribes"])),
        ("board.5.payments", &|row| number(&row["boards"][4]["payments"])),
        ("game.all.margin", &|row| number(&row["margin"])),
        ("seat.A.wins", &|row| number(&row["seats"][0]["won"])),
    ];
    for (name, pick) in picks {
        let of = |version: &str| -> Vec<f64> {
            rows.iter().filter(|row| row["version"] == version).map(pick).collect()
        };
        let differences: Vec<f64> = of("a").iter().zip(of("b")).map(|(a, b)| b - a).collect();
        let n = differences.len() as f64;
        let mean = differences.iter().sum::<f64>() / n;
        let variance = differences.iter().map(|d| (d - mean).powi(2)).sum::<f64>() / (n - 1.0);
        // Two deals that differ by a step are thought of, and a thousand deals are nearly normal.
        let half = 1.962_341 * ((variance + 2.0 / (n - 1.0)) / n).sqrt();
        let told = json["differences"].as_array().expect("some").iter();
        let told = told.into_iter().find(|row| row["measure"] == name).expect(name);
        for (value, wanted) in [
            (&told["difference"], mean),
            (&told["interval"][0], mean - half),
            (&told["interval"][1], mean + half),
        ] {
            assert!((number(value) - wanted).abs() < 1e-4, "{name}: {told} {wanted}");
        }
    }
    // Random players pay for a bribe as often as not: cheaper ones are paid more often.
    let bribes = json["differences"].as_array().expect("some").iter();
    let bribes = bribes.into_iter().find(|row| row["measure"] == "board.12.bribes").expect("it");
    assert_eq!(bribes["verdict"], "more", "{bribes}");
    let (_, table, _) = run(&[&args[..4], &["--against", &cheap]].concat());
    assert!(table.contains("12 Louvois, front: money 3, now money 1"), "{table}");
    assert!(table.contains("no difference that 1000 games show"), "{table}");
}

/// Of equal versions at most one in twenty is called different, and of those that differ by what
/// is asked for at most one in twenty is called equal.
#[test]
fn the_sequential_test_errs_as_seldom_as_it_says() {
    use louis_xiv::engine::chance::{Chance, Stream};
    use louis_xiv::sim::{Estimate, Finding, sequential};
    let ends = |truth: f64, seed: u64| -> (Option<Finding>, u32) {
        let mut chance = Chance::new(seed, Stream::Choice);
        let (mut sum, mut squares) = (0.0, 0.0);
        for deal in 1..=20_000u32 {
            // The difference of two dice of six, moved by the truth.
            let value = f64::from(chance.below(6)) - f64::from(chance.below(6)) + truth;
            sum += value;
            squares += value * value;
            if deal >= 100 && deal.is_multiple_of(50) {
                let n = f64::from(deal);
                let mean = sum / n;
                let variance = (squares - sum * mean) / (n - 1.0);
                let error = (variance / n).sqrt();
                let estimate = Estimate { mean, error, deals: deal.into() };
                if let Some(found) = sequential(estimate, 0.3) {
                    return (Some(found), deal);
                }
            }
        }
        (None, 20_000)
    };
    let runs = 1000;
    for (truth, right) in [(0.0, Finding::None), (0.3, Finding::More), (-0.3, Finding::Less)] {
        let found: Vec<_> = (0..runs).map(|seed| ends(truth, seed)).collect();
        let wrong = found.iter().filter(|(found, _)| *found != Some(right)).count();
        let mean = found.iter().map(|(_, deals)| f64::from(*deals)).sum::<f64>() / f64::from(1000);
        println!("difference {truth}: {wrong} of {runs} wrong, {mean:.0} deals on average");
        assert!(wrong <= 60, "{truth}: {wrong} of {runs}");
    }
}

#[test]
fn a_run_ends_when_its_interval_is_narrow_whatever_the_number_of_threads() {
    let args = ["--until", "narrow:place.0.wins:0.15", "--games", "5000", "--format", "json"];
    let (_, one, _) = run(&[&args[..], &["--jobs", "1"]].concat());
    assert_eq!(run(&[&args[..], &["--jobs", "3"]].concat()).1, one);
    let json: Value = serde_json::from_str(&one).expect("JSON");
    assert_eq!(json["finding"], "narrow");
    let games = json["games"].as_u64().expect("a number");
    assert!(games.is_multiple_of(50) && (100..1000).contains(&games), "{games}");
}

#[test]
fn a_scenario_is_played_many_times() {
    let folder = tempfile::tempdir().expect("a directory");
    let json = r#"{"format": "louis-xiv-scenario", "version": 1, "players": 2, "round": 4,
        "at": {"board": 1}, "seats": {"A": {"chips": ["crown", "crown"], "shields": ["sun"]}}}"#;
    let scenario = file(folder.path(), "late.json", json);
    let args = ["--scenario", &scenario, "--games", "40", "--format", "json"];
    let (code, out, err) = run(&args);
    assert_eq!(code, Some(0), "{err}");
    let json: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(json["boards"][3]["scored"], 40, "once, in the last round");
    let saves = folder.path().join("saves");
    let saves = saves.to_str().expect("letters");
    run(&["--scenario", &scenario, "--games", "3", "--save-games", saves]);
    let path = folder.path().join("saves/game-000002.json");
    assert!(louis_xiv::files::load(&path).expect("a save").session.game().outcome().is_some());
    let (code, _, err) = run(&["--scenario", &scenario, "--players", "easy,easy,easy"]);
    assert_eq!(code, Some(2), "{err}");
    let (_, table, _) = run(&["--scenario", &scenario, "--games", "4"]);
    assert!(!table.contains("round 1 wins"), "it began in round 4: {table}");
    let json = r#"{"format": "louis-xiv-scenario", "version": 1, "players": 2, "round": 4,
        "at": {"phase": "over"}}"#;
    let (code, out, err) = run(&["--scenario", &file(folder.path(), "over.json", json)]);
    assert_eq!((code, out.as_str()), (Some(3), ""), "{err}");
    assert!(err.contains("over.json: ") && err.contains("over"), "the file is named: {err}");
}

/// Whatever is kept of a simulation says under which values it was played, in every form.
#[test]
fn results_say_under_which_values_they_were_played() {
    let folder = tempfile::tempdir().expect("a directory");
    let overlay = r#"{"boards": {"12": {"front": {"money": 1}}}}"#;
    let cheap = file(folder.path(), "cheap.json", overlay);
    let long = file(folder.path(), "long.json", r#"{"rounds": 2}"#);
    let json = r#"{"format": "louis-xiv-scenario", "version": 1, "players": 3,
        "components": {"rounds": 3}}"#;
    let scenario = file(folder.path(), "from.json", json);
    let change = "12 Louvois, front: money 3, now money 1";
    let one = |format: &str| run(&["--games", "4", "--components", &cheap, "--format", format]).1;
    for format in ["table", "html", "svg"] {
        let out = one(format);
        assert!(out.contains("cheap.json") || format == "table", "{format}: {out}");
        let wanted = format!("Played with other printed values: {change}.");
        assert!(out.contains(&wanted), "{format}: {out}");
    }
    let json: Value = serde_json::from_str(&one("json")).expect("JSON");
    let values: Value = serde_json::from_str(overlay).expect("JSON");
    assert_eq!((&json["file"], &json["components"]), (&"cheap.json".into(), &values));
    assert_eq!(json["program"], env!("CARGO_PKG_VERSION"));
    let csv = one("csv");
    let last = format!(",,\"cheap.json\",\"{}\"", values.to_string().replace('"', "\"\""));
    assert!(csv.lines().skip(1).all(|line| line.ends_with(&last)), "{csv}");

    let both = ["--games", "6", "--components", &long, "--against", &cheap];
    let table = run(&both).1;
    let head = table.split("\n\n").next().expect("a head");
    for words in [
        "a: long.json: Played with other printed values: rounds: 4, now 2.",
        "b: cheap.json",
        change,
    ] {
        assert!(head.contains(words), "{words}: {head}");
    }
    assert_eq!(head.matches("round 1 wins").count(), 2, "what starting is worth in both: {head}");
    let json: Value =
        serde_json::from_str(&run(&[&both[..], &["--format", "json"]].concat()).1).expect("JSON");
    assert_eq!(json["versions"][0]["components"], serde_json::json!({"rounds": 2}));
    assert_eq!((&json["versions"][1]["file"]), "cheap.json");
    let csv = run(&[&both[..], &["--format", "csv"]].concat()).1;
    let heads = csv.lines().next().expect("heads");
    assert!(heads.ends_with("program,scenario,file-a,components-a,file-b,components-b"), "{heads}");

    let (_, table, err) = run(&["--games", "4", "--scenario", &scenario]);
    assert!(table.contains("Every game begins from from.json."), "{table}");
    assert!(table.contains("Played with other printed values: rounds: 4, now 3."), "{table}");
    assert_eq!(err, "");
    // Two kinds of values at once: those of the file count, and it is said.
    let (_, table, err) = run(&["--games", "4", "--scenario", &scenario, "--components", &cheap]);
    assert!(table.contains(change) && !table.contains("rounds: 4"), "{table}");
    assert!(err.contains("cheap.json take the place of the scenario"), "{err}");
}

/// Pictures have a scale, a line where everybody would be alike, and numbers beside the rows.
#[test]
fn pictures_have_a_scale() {
    let (_, svg, _) = run(&["--games", "30", "--format", "svg"]);
    let ticks = |words: &str| svg.contains(&format!("text-anchor=\"middle\">{words}</text>"));
    assert!(ticks("0.0") && ticks("0.2"), "shares of wins: {svg}");
    assert!(svg.contains("stroke-dasharray=\"3 3\""), "what would be even");
    assert!(svg.contains("Wins of those who have laid out a mission, as a share"));
    let number = |line: &&str| line.contains("text-anchor=\"end\"") && line.contains("x=\"892.0\"");
    assert!(svg.lines().filter(number).count() > 60, "numbers stand in a column of their own");
}

#[test]
fn pictures_are_well_formed() {
    let (_, svg, _) = run(&["--games", "20", "--format", "svg"]);
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
    assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
    assert!(svg.contains("12 Louvois") && svg.contains("(win-tie)") && !svg.contains("NaN"));
    let (_, html, _) = run(&["--games", "20", "--format", "html"]);
    assert!(
        html.starts_with("<!DOCTYPE html>") && html.contains("<svg ") && html.contains("<table>")
    );
}

/// A report of two versions says what they are, what b changes and what follows, in words and pictures.
#[test]
fn a_report_of_two_versions_names_them_and_draws_their_differences() {
    let folder = tempfile::tempdir().expect("a directory");
    let cheap = file(folder.path(), "cheap.json", r#"{"boards": {"12": {"front": {"money": 1}}}}"#);
    for format in ["svg", "html"] {
        let args = ["--games", "20", "--players", "easy,random", "--against", &cheap];
        let (code, out, err) = run(&[&args[..], &["--rotate", "--format", format]].concat());
        assert_eq!((code, err.as_str()), (Some(0), ""));
        for words in [
            "a: as shipped",
            "b: cheap.json",
            "12 Louvois, front: money 3, now money 1",
            "What b has more than a: payments and bribes by board",
            "Wins by kind of player",
            "Score by category, by kind of player, in version a",
            "A point is the mean difference on the same deals",
            "<circle ",
        ] {
            assert!(out.contains(words), "{format}: {words}");
        }
        assert!(!out.contains("NaN") && !out.contains("inf<"), "{format}");
    }
}

/// Few deals that end alike are not taken for all there are.
#[test]
fn few_deals_leave_doubt() {
    let args = ["--players", "medium,random", "--games", "40", "--rotate", "--seed", "1"];
    let (_, out, _) = run(&[&args[..], &["--format", "json"]].concat());
    let json: Value = serde_json::from_str(&out).expect("JSON");
    let low = |group: &Value| group["interval"][0].as_f64().expect("a number");
    let high = |group: &Value| group["interval"][1].as_f64().expect("a number");
    for group in [&json["kinds"][0], &json["from-start"][0]] {
        assert!(high(group) - low(group) > 0.05, "{group}");
    }
    let (_, out, _) = run(&["--games", "1", "--format", "json"]);
    let json: Value = serde_json::from_str(&out).expect("JSON");
    let none = json["missions"].as_array().expect("some").iter().find(|m| m["laid-out"] == 0);
    assert!(none.is_some_and(|m| m["share"].is_null() && m["interval"].is_null()));
    let (_, table, _) = run(&["--games", "1"]);
    assert!(table.starts_with("One game of random, random, random; one deal from seed 1\n"));
    let folder = tempfile::tempdir().expect("a directory");
    let cheap = file(folder.path(), "cheap.json", r#"{"boards": {"12": {"front": {"money": 1}}}}"#);
    let (_, table, _) = run(&["--games", "1", "--against", &cheap]);
    assert!(!table.contains("inf -") && table.contains("one game shows nothing"), "{table}");
    let (_, table, _) = run(&["--games", "2", "--against", &cheap]);
    assert!(!table.contains("surely more") && !table.contains("surely less"), "{table}");
}

/// A hundred mutated overlays: played, or refused by name; none ends the program.
#[test]
fn mutated_overlays_are_played_or_refused() {
    use louis_xiv::engine::chance::{Chance, Stream};
    let source = r#"{"rounds": 5, "starting-money": 7, "boards": {"12": {"front": {"money": 1}, "pays":
        [{"coins": 2}, "intrigue"]}, "8": {"pays": [{"markers-on": {"board": 5, "most": 2}}]}},
        "money": {"1": [2, 7]}, "missions": {"dark": {"points": 7}, "one-off": {"chips": ["ring", "ring"]}}}"#;
    let mut chance = Chance::new(8, Stream::Choice);
    let (mut played, mut refused) = (0, 0);
    for _ in 0..100 {
        let mut bytes = source.as_bytes().to_vec();
        for _ in 0..=chance.below(2) {
            let at = chance.below(bytes.len() as u32) as usize;
            match chance.below(3) {
                0 => bytes[at] = b"0123456789{}[]:,\"az-"[chance.below(20) as usize],
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, b"0123456789{}[]:,\"az-"[chance.below(20) as usize]),
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        match louis_xiv::components::ComponentsFile::read(&text) {
            Ok(file) => {
                let versions = vec![file.components().expect("it was read")];
                let plan = Plan { versions, ..plan(3, 2, 1) };
                plan.run(|_| ()).unwrap_or_else(|bad| panic!("{:?} {text}", bad.why));
                played += 1;
            }
            Err(bad) => {
                assert!(!bad.to_string().is_empty());
                refused += 1;
            }
        }
    }
    assert!(played > 5 && refused > 30, "{played} played, {refused} refused");
}

/// Ctrl-C, some time after it began: what it prints then, and how it ends.
#[cfg(unix)]
fn interrupted(args: &[&str], after: std::time::Duration) -> (Option<i32>, String, String) {
    use std::process::Stdio;
    let mut program = Command::new(env!("CARGO_BIN_EXE_louis-xiv"));
    program.env("LC_ALL", "C").env("LOUIS_XIV_DATA", env!("CARGO_TARGET_TMPDIR"));
    program.arg("simulate").args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = program.spawn().expect("the program runs");
    std::thread::sleep(after);
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("kill can be run").success());
    let begun = std::time::Instant::now();
    let Output { status, stdout, stderr } = child.wait_with_output().expect("it ends");
    assert!(begun.elapsed().as_secs() < 20, "a game of master takes minutes");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    (status.code(), text(stdout), text(stderr))
}

/// Whoever thinks comes to an end, games that are not over are dropped, and the exit code tells.
#[cfg(unix)]
#[test]
fn ctrl_c_tells_what_has_been_played() {
    let second = std::time::Duration::from_secs(1);
    let slow = ["--players", "master,master", "--games", "10", "--jobs", "1"];
    let (code, out, err) = interrupted(&slow, second);
    assert_eq!((code, out.as_str()), (Some(130), ""), "{err}");
    assert!(err.contains("no game of 10 was over yet"), "{err}");
    let fast = ["--games", "100000000", "--format", "json"];
    let (code, out, err) = interrupted(&fast, second);
    assert_eq!(code, Some(130), "{err}");
    let json: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(json["stopped"], true);
    let games = json["games"].as_u64().expect("a number");
    assert!(games > 0 && err.contains(&format!("{games} of 100000000 games were over")), "{err}");
}
