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
    Plan { games, players, rotate: false, seed: 40, jobs, law: Some(Game::laws) }
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
        assert!(board.won <= board.scored && board.won <= board.payments);
        assert!(board.empty + board.tied <= board.scored);
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
    let record = louis_xiv::sim::Record { games: 100, wins: 25 * TWELFTHS, ..Default::default() };
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
fn csv_has_four_columns_everywhere() {
    let (code, out, _) = run(&["--games", "10", "--format", "csv"]);
    assert_eq!(code, Some(0));
    assert!(out.starts_with("about,which,measure,value\ngame,all,games,10\n"), "{out}");
    assert!(out.lines().all(|line| line.split(',').count() == 4));
    assert!(out.contains("\nfrom-start,0,games,10\n") && out.contains("\nfrom-start,2,share,"));
    assert!(!out.contains("\nfrom-start,3,"), "three play");
    assert!(out.contains("\nboard,12,scored,40\n") && out.contains("\nkind,random,games,30\n"));
}

#[test]
fn the_table_names_everything_once() {
    let (code, out, err) = run(&["--games", "10", "--players", "random,random,random,random"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let heads: Vec<_> = out.lines().filter_map(|line| line.strip_prefix("# ")).collect();
    let place = "By place from the start player of round 1, who is 0";
    let wanted =
        ["By seat", place, "By kind of player", "Scores", "Decisions", "Boards", "Missions"];
    assert_eq!(heads, wanted);
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
    let (code, out, _) = run(&["--games", "0", "--format", "json"]);
    assert_eq!(code, Some(0));
    assert!(out.contains("\"games\":0"));
}
