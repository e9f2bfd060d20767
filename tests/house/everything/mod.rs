//! Every door of the text layer, called with every kind of value.

mod errors;
mod swings;

use louis_xiv::bots::{Balance, Change, Thing, When, Why};
use louis_xiv::cli;
use louis_xiv::components;
use louis_xiv::engine::{
    Action, Board, Broken, Chip, Chips, Claim, Components, Condition, Decision, Event, Facts, Flip,
    Game, Illegal, Influence, Leftover, Mission, MoneyCard, Payment, Phase, Place, Placement,
    Question, Reason, Reserve, Reward, Rule, Seat, SeatSet, Seats, Setup, Shield, Shields,
    Shortfall, Side, Sides, Standing, Tally, Tier, Unasked, Usage, What,
};
use louis_xiv::lessons::Step;
use louis_xiv::review::{Deeds, Moment, Review};
use louis_xiv::scenario::Scenario;
use louis_xiv::session::{Opening, Session};
use louis_xiv::sim::BadUntil;
use louis_xiv::text::{Names, Text};

/// Everything that this text can say.
pub(crate) fn said(text: &Text) -> Vec<String> {
    let names = Names::letters();
    let mut all = Vec::new();
    nouns(text, &names, &mut all);
    rules(text, &mut all);
    review(text, &names, &mut all);
    for what in whats() {
        for rule in [Rule::new(6, 2), Rule::new(6, 10), Rule::new(8, 16)] {
            all.push(text.event_cited(&Event { rule, what }, &names));
            // In short, seen by everybody and by whoever it is about.
            for viewer in [None, Some(Seat::A)] {
                let event = Event { rule, what }.seen_by(viewer);
                all.extend(text.briefs(&[event], &names).into_iter().map(|brief| brief.words));
            }
        }
    }
    let rule = Rule::new(4, 1);
    let round = What::Round { round: 2, start: Seat::B };
    let card = What::MoneyCard { card: MoneyCard { board: Board::Anne, coins: 4 } };
    let dealt = What::Dealt { seat: Seat::A, count: 5 };
    let begins = [round, card, dealt].map(|what| Event { rule, what });
    for count in 2..=3 {
        all.extend(text.briefs(&begins[..count], &names).into_iter().map(|brief| brief.words));
    }
    let traded = [Rule::new(7, 2); 2]
        .map(|rule| Event { rule, what: What::ChipReturned { seat: Seat::A, chip: Chip::Ring } });
    for count in 1..=2 {
        all.extend(text.briefs(&traded[..count], &names).into_iter().map(|brief| brief.words));
    }
    let drawn = What::MissionDrawn { seat: Seat::A, tier: Tier::Light, mission: None };
    let drawn = [drawn; 2].map(|what| Event { rule: Rule::new(7, 1), what });
    let started = What::IntrigueDrawn { seat: Seat::A, card: None };
    let started = [Event { rule: Rule::new(4, 2), what: started }];
    let (seat, side) = (Seat::A, Side::Seat(Seat::A));
    let (from, to) = (Place::Reserve(Reserve::General), Place::Reserve(Reserve::Personal));
    let card = Influence::Character(Board::Anne);
    let fetched = [What::CardTakesBack { seat, card }, What::Markers { side, count: 3, from, to }]
        .map(|what| Event { rule: Rule::new(5, 7), what });
    for events in [&drawn[..], &started, &fetched] {
        all.extend(text.briefs(events, &names).into_iter().map(|brief| brief.words));
    }
    for what in [
        |seat| What::CoinsGained { seat, count: 4 },
        |seat| What::Dealt { seat, count: 5 },
        |seat| What::Dealt { seat, count: 1 },
    ] {
        let events = [Seat::A, Seat::B, Seat::C].map(|seat| Event { rule, what: what(seat) });
        let sentences = text.events_cited(&events, &names);
        assert_eq!(sentences.len(), 1, "all got the same: {sentences:?}");
        all.extend(sentences);
    }
    let setup = Setup { players: 3, start: Seat::A, seed: 1, components: Components::SHIPPED };
    let table = Game::new(&setup, &mut ()).expect("three players, and A is one of them");
    for question in questions() {
        let decision = Decision { seat: Seat::B, question };
        all.push(text.question_cited(&decision, &table, &names));
        all.extend(actions().iter().map(|action| text.action(action, Some(&question))));
    }
    all.extend(actions().iter().map(|action| text.action(action, None)));
    all.extend(reasons().map(|reason| text.refusal(&Illegal::new(Rule::new(8, 17), reason))));
    all.extend(brokens().map(|broken| text.broken(&broken)));
    all.extend(errors::all(text));
    all.extend(claims().map(|claim| text.claim(claim)));
    for why in whys() {
        all.push(text.why_line(&why, &names));
        all.push(text.because(&[why], &names));
    }
    all.extend(["place", "value", "worlds", "answer"].map(|word| text.advice_word(word)));
    commands(text, &mut all);
    all.extend(variants(text));
    lessons(text, &names, &mut all);
    positions(text, &mut all);
    all
}

/// The lessons, in every way they can speak.
fn lessons(text: &Text, names: &Names, all: &mut Vec<String>) {
    all.extend(Board::ALL.map(|board| text.character(board)));
    let examples = louis_xiv::lessons::examples().iter();
    all.extend(examples.map(|example| text.example(example.rule)));
    for lesson in louis_xiv::lessons::all() {
        all.push(text.lesson(&lesson.name));
        all.push(text.lesson_about(&lesson.name));
        all.push(text.lesson_learned(&lesson.name));
        let mut say = |id: &str, attribute: Option<&str>| {
            all.push(text.lesson_words((&lesson.name, id), attribute, names, &[]));
        };
        for step in &lesson.steps {
            let Some(id) = step.id() else { continue };
            say(id, None);
            match step {
                Step::Do(task) => {
                    ["task", "else"].iter().for_each(|attribute| say(id, Some(attribute)));
                    if !task.silent {
                        say(id, Some("right"));
                    }
                    task.instead.iter().for_each(|instead| say(id, Some(&instead.say)));
                }
                Step::Guess(guess) => {
                    let answers = ('a'..='z').take(guess.options.into());
                    answers.for_each(|answer| say(id, Some(&answer.to_string())));
                    ["right", "wrong"].iter().for_each(|attribute| say(id, Some(attribute)));
                }
                Step::Free(free) => {
                    say(id, Some("task"));
                    free.instead.iter().for_each(|instead| say(id, Some(&instead.say)));
                }
                _ => {}
            }
        }
    }
}

/// Printed values that differ in every way.
fn variants(text: &Text) -> Vec<String> {
    let read = |json: &str| {
        let file = components::ComponentsFile::read(json).expect("within the limits");
        file.components().expect("within the limits")
    };
    let other = read(
        r#"{"rounds": 5, "starting-money": 7, "missions": {"dark": {"points": 7}, "win-tie":
            {"points": 9, "chips": ["ring", "ring"]}, "light": {"points": 4}}, "boards": {"1":
            {"front": {"money": 2}}, "12": {"back": {"markers": 2}, "pays": [{"coins": 2}]}}, "money": [
            {"board": 2, "coins": 3}, {"board": 1, "coins": 6}, {"board": 1, "coins": 4},
            {"board": 2, "coins": 5}, {"board": 3, "coins": 4}, {"board": 3, "coins": 5},
            {"board": 4, "coins": 3}, {"board": 4, "coins": 6}]}"#,
    );
    let mut all = text.changes(components::shipped(), &other);
    all.extend(
        text.changes(components::shipped(), &read(r#"{"missions": {"all": {"points": 6}}}"#)),
    );
    all.extend([0, 1, 3].map(|count| text.changes_head(count)));
    all.extend(text.variant(&other));
    all.push(text.worth(&other));
    for part in [
        Reward::Shields(1),
        Reward::Shields(2),
        Reward::Coins(2),
        Reward::Influence,
        Reward::Intrigue,
        Reward::MarkersOn { board: Board::ALL[4], most: 2 },
        Reward::MarkersBack(2),
        Reward::MarkerAnywhere,
    ] {
        all.extend([text.reward_short(part), text.reward_brief(part)]);
    }
    all
}

fn whys() -> Vec<Why> {
    let (board, from) = (Board::Montespan, Side::Seat(Seat::B));
    let (chip, tier) = (Chip::Ring, Tier::Light);
    let mission = Mission::from_name("win-tie").expect("a mission");
    let pays = Components::SHIPPED.pays(board);
    vec![
        Why::Takes { board, from, pays, crown: false },
        Why::Takes { board, from: Side::Neutral, pays, crown: true },
        Why::Leads { board, pays, crown: false },
        Why::Secures { board, ahead: 2 },
        Why::Enough { board, count: 3, pays },
        Why::Nearer { board, missing: 1 },
        Why::Nearer { board, missing: 2 },
        Why::Chip { board },
        Why::ChipTied { board, with: from },
        Why::ChipSecond { board, from: Side::Neutral },
        Why::DeniesSecond { board, whom: from },
        Why::Short { board, missing: 1 },
        Why::Short { board, missing: 2 },
        Why::Money { count: 1 },
        Why::Money { count: 2 },
        Why::Turn,
        Why::Spares,
        Why::Later,
        Why::Rests,
        Why::Empty,
        Why::Little { board },
        Why::TieFor { board },
        Why::Returns { board, count: 1 },
        Why::Returns { board, count: 2 },
        Why::Idle,
        Why::Renews,
        Why::Content,
        Why::Next,
        Why::Trades { count: 0 },
        Why::Trades { count: 1 },
        Why::Trades { count: 2 },
        Why::Card { last: false },
        Why::Card { last: true },
        Why::Denies { board, whom: from },
        Why::MayBribe { board, price: 3, pays },
        Why::Bribes { pays, chips: 0 },
        Why::Bribes { pays, chips: 1 },
        Why::Bribes { pays, chips: 2 },
        Why::Bribes { pays, chips: 4 },
        Why::SavesFor { price: 3, board, pays },
        Why::Saves { price: 3, last: false },
        Why::Saves { price: 3, last: true },
        Why::Back { count: 1, when: When::Now },
        Why::Back { count: 3, when: When::Now },
        Why::Back { count: 1, when: When::NextRound },
        Why::Back { count: 3, when: When::NextRound },
        Why::Back { count: 1, when: When::Tie },
        Why::Back { count: 3, when: When::Tie },
        Why::Back { count: 1, when: When::Intrigue },
        Why::Back { count: 3, when: When::Intrigue },
        Why::Waits,
        Why::Changes,
        Why::Ahead { board, last: false },
        Why::Ahead { board, last: true },
        Why::Points { mission, points: 5, rounds: 0 },
        Why::Points { mission, points: 5, rounds: 1 },
        Why::Points { mission, points: 5, rounds: 3 },
        Why::AtOnce { tier, chips: 3 },
        Why::Between { tier },
        Why::Easiest { tier },
        Why::Lasting { tier },
        Why::Crown,
        Why::Completes { board, chip, mission },
        Why::Opens { mission },
        Why::Wants { board, chip, mission },
        Why::Keeps { chip, mission },
    ]
}

fn nouns(text: &Text, names: &Names, all: &mut Vec<String>) {
    for board in Board::ALL {
        all.push(text.board(board));
        all.push(text.board_full(board));
        all.push(text.board_label(board));
        all.push(text.rewards(Components::SHIPPED.pays(board)));
        all.extend(Components::SHIPPED.pays(board).parts().map(|part| text.reward_short(part)));
        all.push(text.place(Place::Board(board)));
    }
    for condition in conditions() {
        all.push(text.condition(condition));
        all.push(text.condition_full(condition));
    }
    for chip in Chip::ALL {
        all.push(text.chip(chip));
        all.push(text.chip_one(chip));
    }
    all.push(text.chips(Chips::EMPTY));
    all.push(text.chips(Chip::ALL.into_iter().chain([Chip::Ring]).collect()));
    for kind in Shield::ALL {
        all.push(text.shield(Some(kind)));
    }
    all.push(text.shield(None));
    all.push(text.shields(&Shields::default()));
    all.push(text.shields(&shields()));
    for tier in Tier::ALL {
        all.push(text.tier(tier));
    }
    for phase in phases() {
        all.push(text.phase(phase));
    }
    for card in Influence::all() {
        all.push(text.influence(card));
        all.push(text.influence_one(card));
    }
    for mission in Mission::all() {
        all.push(text.mission(mission));
        all.push(text.mission_does(mission));
        all.push(text.mission_brief(mission));
        all.push(text.cost(components::shipped().cost(mission)));
    }
    for reserve in [Reserve::General, Reserve::Personal] {
        all.push(text.reserve(reserve));
        all.push(text.place(Place::Reserve(reserve)));
    }
    all.push(text.place(Place::Neutral));
    for side in Side::ALL {
        all.push(text.side(side, names));
        all.push(text.side_short(side, names));
    }
    all.push(text.seats(SeatSet::EMPTY, names));
    all.extend((1..=4).map(|players| text.seats(SeatSet::first(players), names)));
    all.extend(text.tally(&Tally::default(), &Components::SHIPPED).map(|(part, _)| part));
}

fn rules(text: &Text, all: &mut Vec<String>) {
    all.push(text.terms_heading());
    all.extend(text.terms().iter().map(|term| text.term(term)));
    for rule in Rule::all() {
        let words = text.rule(rule);
        all.push(text.rule_heading(rule));
        all.push(words.title);
        all.push(words.text);
        all.extend(words.rulings.iter().map(|ruling| text.ruling(ruling)));
    }
    for chapter in 0..=Rule::CHAPTERS + 1 {
        all.extend(text.chapter(chapter));
        all.extend(text.chapter_heading(chapter));
        all.extend(text.chapter_intro(chapter));
    }
}

fn commands(text: &Text, all: &mut Vec<String>) {
    let mut command = cli::command(text);
    all.push(command.render_version());
    let mut helps = vec![command.render_long_help().to_string()];
    for sub in command.get_subcommands_mut() {
        helps.push(sub.render_long_help().to_string());
        helps.extend(sub.get_subcommands_mut().map(|task| task.render_long_help().to_string()));
    }
    all.extend(helps);
    all.push(text.error("message"));
    for help in ["command-name", "options-name", "more", "arguments"] {
        all.push(text.help(help));
    }
    all.push(text.bad_argument("--x"));
    all.push(text.bad_command("x"));
    all.push(text.bad_value("x", "--y"));
    all.push(text.missing_value("--x"));
    all.push(text.missing_argument("X"));
    all.push(text.twice("--x"));
    all.push(text.excludes("--x", "--y"));
    all.push(text.no_budget("medium"));
    all.push(text.suggestion("--x"));
    all.push(text.no_rule("R10"));
    all.push(text.scenario_holds("a.json"));
    all.push(text.scenario_differs("a.json"));
    all.extend([1, 2].map(|count| text.scenarios_differ(count, 3)));
    all.push(text.not_asked("A", "B"));
    all.push(text.not_an_action("5", "a number"));
    all.push(text.needs_quotes("pass"));
    all.push(text.needs_pair());
    all.push(text.shipped_components());
    all.push(text.transcript_heading(3, Some(u64::MAX), "A"));
    all.push(text.transcript_heading(3, None, "A"));
    all.push(text.transcript_answer("yes"));
    all.push(text.transcript_scores());
    all.extend([1, 2].map(|count| text.replay_holds("a.json", count)));
    all.extend([1, 2].map(|count| text.replay_too_short("a.json", count)));
    all.extend(cli::simulate::tables::WORDS.iter().map(|word| text.simulate_word(word)));
    all.extend(Question::NAMES.iter().map(|name| text.simulate_decision(name)));
    all.push(text.percent(0.5));
    for digits in ["x", "99999999999999999999", "-1"] {
        let why = digits.parse::<u64>().expect_err("no number");
        all.push(text.bad_number(why.kind()));
    }
    let zero = "0".parse::<std::num::NonZero<u8>>().expect_err("zero");
    all.push(text.bad_number(zero.kind()));
    for how in ["begun", "left", "done"] {
        all.push(text.simulate_progress(how, 1, 2, "0:05"));
    }
    all.extend([0, 1, 7].map(|done| text.simulate_interrupted(done, 9)));
    all.push(text.simulate_rounded(301, 303, 3));
    all.push(text.simulate_seats(3, 2));
    all.push(text.simulate_from("late.json"));
    all.push(text.values_replaced("cheap.json"));
    all.push(text.simulate_until_needs_two());
    let near = Some("place.0.wins".to_owned());
    let wrong = [
        BadUntil::Form,
        BadUntil::Value("x".into()),
        BadUntil::Measure { name: "x".into(), near: None },
        BadUntil::Measure { name: "x".into(), near },
    ];
    all.extend(wrong.map(|why| text.simulate_bad_until("x", &why)));
    all.push(text.simulate_each_dash());
    all.push(text.components_whole_one());
    all.push(text.simulate_no_begin(u64::MAX, "no"));
    all.extend([1, 2].map(|games| text.simulate_head(games, games, 1, "random, random")));
    all.push(text.simulate_cut(1, 2));
    let found = ["more", "less", "none", "narrow", "open"];
    all.extend(found.map(|name| text.simulate_finding(name, "place.0.wins", 0.02)));
    let starts = ["more", "less", "even"];
    all.extend(starts.map(|id| text.simulate_start(id, "45 %", "44 - 46 %", "33 %")));
    all.push(text.simulate_round(2));
    all.extend([0, 1, 2].map(|changes| text.simulate_versions(changes)));
    let verdicts = ["more", "less", "surely-more", "surely-less", "nothing"];
    all.extend(verdicts.map(|name| text.simulate_verdict(name, 300)));
    all.push(text.simulate_verdict("nothing", 1));
    all.push(text.simulate_none(3, 200, 2));
    all.push(text.kept_aside("a".as_ref(), "b".as_ref()));
    all.push(text.simulate_no_player("x", "random"));
    all.push(text.simulate_stopped(1, u64::MAX, "no", "a.json"));
}

/// A position with everything that can lie about, and one at the end of the game.
fn positions(text: &Text, all: &mut Vec<String>) {
    let early = r#"{"format": "louis-xiv-scenario", "version": 1, "players": 2, "at": {"turn": "A"},
        "louis": 1, "back": [3], "centre": [12], "markers": {"2": {"A": 1, "neutral": 2}},
        "seats": {"A": {"chips": ["ring"], "laid": ["win-tie"], "missions": ["one-off"],
        "influence": [6, "joker"], "intrigue": [4], "shields": ["sun"]}}}"#;
    let over = r#"{"format": "louis-xiv-scenario", "version": 1, "players": 3, "round": 4,
        "at": {"phase": "over"}}"#;
    for json in [early, over] {
        let game = Scenario::read(json).and_then(|scenario| scenario.begin(&mut ()));
        let lines = text.position(&game.expect("a good position"), &Names::letters());
        all.extend(lines.into_iter().filter(|line| !line.is_empty()));
    }
}

fn phases() -> [Phase; 5] {
    [Phase::Supply, Phase::Influence, Phase::Scoring, Phase::Missions, Phase::Over]
}

fn conditions() -> [Condition; 4] {
    [Condition::Money(3), Condition::FirstPlace, Condition::Markers(1), Condition::Markers(3)]
}

/// Shields of every sort, also one that is not turned up.
fn shields() -> Shields {
    let json = r#"{"kinds": [1, 2, 1, 1, 1, 1], "plain": 1, "unseen": [1, 0, 0, 0, 0, 0]}"#;
    serde_json::from_str(json).expect("shields")
}

fn claims() -> impl Iterator<Item = Claim> {
    let whys = [
        Shortfall::TiedForMost,
        Shortfall::TiedForSecond,
        Shortfall::LostTie,
        Shortfall::Fewer,
        Shortfall::BelowThreshold,
        Shortfall::Neutral,
    ];
    let paid = [
        Claim::First { crown: false },
        Claim::First { crown: true },
        Claim::SharedFirst,
        Claim::Second,
        Claim::Enough,
        Claim::MayBribe { price: 3, why: Shortfall::Fewer },
    ];
    paid.into_iter().chain(whys.map(|why| Claim::Nothing { why }))
}

fn standings() -> Vec<Standing> {
    let mut all = Vec::new();
    for counts in [[0; 5], [1, 0, 0, 0, 2], [3, 2, 0, 0, 0], [2, 2, 0, 0, 2], [3, 2, 2, 1, 0]] {
        for condition in conditions() {
            for louis in [false, true] {
                for favoured in [None, Some(Seat::A)] {
                    let facts = Facts {
                        board: Board::Anne,
                        condition,
                        louis: louis && !matches!(condition, Condition::Markers(_)),
                        favoured: favoured.filter(|_| counts[0] == 2),
                        counts: Sides(counts),
                        discount: None,
                    };
                    all.push(Standing::of(&facts));
                }
            }
        }
    }
    let facts = Facts {
        board: Board::Anne,
        condition: Condition::Money(3),
        louis: true,
        favoured: Some(Seat::A),
        counts: Sides([2, 2, 0, 0, 0]),
        discount: None,
    };
    all.push(Standing::of(&facts));
    all
}

fn placement() -> Placement {
    Placement::new(&[Board::Conde, Board::Conde, Board::Anne]).expect("three boards")
}

fn mission() -> Mission {
    Mission::from_name("one-marker-1").expect("a mission")
}

fn whats() -> Vec<What> {
    let (seat, side, board) = (Seat::A, Side::Seat(Seat::A), Board::Conde);
    let (card, mission, price) = (Influence::Character(board), mission(), 3);
    let both = SeatSet::first(2);
    let one = SeatSet::one(seat);
    let pay = Payment::new(Chip::Sceptre, Chip::Crown);
    let mut all = vec![
        What::Round { round: 1, start: seat },
        What::MoneyCard { card: MoneyCard { board: Board::Anne, coins: 3 } },
        What::LouisArrives { board },
        What::LouisLeaves { board },
        What::MissionUsed { seat, mission },
        What::Declined { seat },
        What::NoMarkers { seat },
        What::CoinsGained { seat, count: 1 },
        What::CoinsPaid { seat, count: 2 },
        What::ShieldDrawn { seat, kind: None, plain: false },
        What::ShieldDrawn { seat, kind: None, plain: true },
        What::ShieldDrawn { seat, kind: Some(Shield::Ship), plain: false },
        What::Dealt { seat, count: 1 },
        What::Dealt { seat, count: 5 },
        What::InfluenceDrawn { seat, card: None },
        What::InfluenceDrawn { seat, card: Some(card) },
        What::NoInfluenceCard { seat },
        What::IntrigueDrawn { seat, card: None },
        What::IntrigueDrawn { seat, card: Some(board) },
        What::NoIntrigueCard { seat },
        What::NeutralCard { card },
        What::NeutralCard { card: Influence::Joker },
        What::CardPlaced { seat, card, placement: placement() },
        What::CardTakesBack { seat, card },
        What::CardDiscarded { seat, card: Influence::Joker },
        What::LastCard { seat, card: None },
        What::LastCard { seat, card: Some(card) },
        What::Reshuffled,
        What::IntriguePlayed { seat, board },
        What::TieWon { seat, board },
        What::Bribed { seat, board, price },
        What::NoBribe { seat, board, price },
        What::TooPoor { seat, board, price },
        What::LaidOut { seat, mission, pay },
        What::MissionDrawn { seat, tier: Tier::Light, mission: None },
        What::MissionDrawn { seat, tier: Tier::Light, mission: Some(mission) },
        What::NoMissionLeft { seat },
        What::MissionsDone { seat },
        What::MissionPutBack { seat, tier: Tier::Dark, mission: None },
        What::MissionPutBack { seat, tier: Tier::Dark, mission: Some(mission) },
        What::StartPasses { to: seat },
        What::ShieldsShown { seat, shields: shields() },
        What::ExtraShield { seat },
        What::Result { seat, tally: Tally::default() },
        What::Result { seat, tally: Tally { missions: 1, points: 5, ..Tally::default() } },
        What::Result { seat, tally: Tally { missions: 2, points: 14, ..Tally::default() } },
        What::TieOnScore { seats: both },
        What::Won { seats: one },
        What::Won { seats: both },
    ];
    all.extend(phases().map(|phase| What::Phase { phase }));
    for chip in Chip::ALL {
        all.push(What::ChipGained { seat, chip });
        all.push(What::ChipReturned { seat, chip });
        all.push(What::ChipChanged { seat, chip });
        all.push(What::ChipKept { seat, chip });
    }
    for seats in [one, both] {
        all.extend(Shield::ALL.map(|kind| What::Majority { kind, seats, count: 2 }));
    }
    for claim in claims() {
        all.push(What::Paid { seat, board, claim });
        all.push(What::Unpaid { side, board, claim });
        all.push(What::Unpaid { side: Side::Neutral, board, claim });
    }
    all.extend(standings().into_iter().map(|standing| What::Scored { standing }));
    let flips = [
        Flip::SoleMost,
        Flip::SomebodyPaid,
        Flip::Louis,
        Flip::Nobody,
        Flip::Tied,
        Flip::NobodyPaid,
    ];
    let condition = Condition::FirstPlace;
    all.extend(flips.map(|flip| What::Turned { board, flip, condition }));
    let leftovers = [
        Leftover::InfluenceCards,
        Leftover::IntrigueCards,
        Leftover::Chips,
        Leftover::Markers,
        Leftover::Coins,
    ];
    for count in [1, 2] {
        all.extend(leftovers.map(|what| What::Converted { seat, what, count }));
        all.extend(moves(count));
    }
    all
}

/// Markers from everywhere to everywhere else.
fn moves(count: u8) -> Vec<What> {
    let places = [
        Place::Reserve(Reserve::General),
        Place::Reserve(Reserve::Personal),
        Place::Board(Board::Louvois),
        Place::Neutral,
    ];
    let mut all = Vec::new();
    for from in places {
        for to in places {
            for side in [Side::Seat(Seat::B), Side::Neutral] {
                all.push(What::Markers { side, count, from, to });
            }
        }
    }
    all
}

fn questions() -> Vec<Question> {
    let board = Board::Philippe;
    let mut all = vec![
        Question::TradeMarker { late: false },
        Question::TradeMarker { late: true },
        Question::TwoGains,
        Question::StartMarker { mission: mission(), board },
        Question::Turn,
        Question::LastMarker,
        Question::Intrigue { board },
        Question::WinTie { board },
        Question::Bribe { board, price: 3 },
        Question::PlaceMarkers { board: Board::Montespan, most: 1 },
        Question::PlaceMarkers { board: Board::Montespan, most: 2 },
        Question::PlaceAnywhere,
        Question::LayOut,
        Question::KeepChip,
        Question::ChangeMissions,
        Question::ChangeChip,
    ];
    for left in [1, 2] {
        for changing in [false, true] {
            all.push(Question::DrawMission { left, changing });
        }
    }
    all
}

fn actions() -> Vec<Action> {
    let (card, chip, first) = (Influence::Joker, Chip::Ring, mission());
    let usages = [
        Usage::Place(placement()),
        Usage::TakeBack,
        Usage::PlaceFour(placement()),
        Usage::TakeBackFour,
    ];
    let mut all = vec![
        Action::Pass,
        Action::Accept,
        Action::PayTwo,
        Action::Exchange { card },
        Action::PlaceOn { board: Board::Turenne },
        Action::Intrigue { from: Reserve::General, count: 1 },
        Action::Intrigue { from: Reserve::Personal, count: 2 },
        Action::LayOut { mission: first, pay: Payment::new(chip, Chip::Crown) },
        Action::ChangeChip { chip },
        Action::Draw { tier: Tier::Medium },
        Action::Keep { chip },
        Action::PutBack { first, second: None },
        Action::PutBack { first, second: Mission::from_name("win-tie") },
    ];
    all.extend((0..=2).map(|coins| Action::Gain { coins }));
    all.extend((0..=2).map(|count| Action::PlaceMarkers { count }));
    all.extend(usages.map(|usage| Action::Play { card, usage }));
    all
}

fn reasons() -> impl Iterator<Item = Reason> {
    let (board, mission) = (Board::Mazarin, mission());
    [
        Reason::Over,
        Reason::NotNow,
        Reason::MustChoose,
        Reason::CardNotHeld { card: Influence::Joker },
        Reason::TooManyMarkers { most: 1 },
        Reason::TooManyMarkers { most: 3 },
        Reason::NoMarkerLeft,
        Reason::StartsElsewhere { start: board },
        Reason::NotNeighbour { board },
        Reason::TwoDirections { from: board },
        Reason::MissionNotReady,
        Reason::TooPoor { price: 2 },
        Reason::NoIntrigue { board },
        Reason::WrongCount { most: 2 },
        Reason::MissionNotHeld { mission },
        Reason::ChipNotHeld { chip: Chip::Letter },
        Reason::WrongChips { mission },
        Reason::AlreadyCrown,
        Reason::SameMission,
    ]
    .into_iter()
    .chain(Tier::ALL.map(|tier| Reason::DeckEmpty { tier }))
}

fn brokens() -> impl Iterator<Item = Broken> {
    let (seat, count) = (Seat::C, 15);
    [
        Broken::Markers { seat, count },
        Broken::Neutral { count },
        Broken::Influence { card: Influence::Joker, count },
        Broken::Intrigue { card: Board::Colbert, count },
        Broken::Mission { mission: mission(), count },
        Broken::Shields { kind: Shield::Eagle, count },
        Broken::PlainTooEarly,
        Broken::MoneyCards,
        Broken::Louis,
        Broken::EmptySeat { seat },
        Broken::TooMuch { seat },
        Broken::Knowledge { seat },
        Broken::Used,
        Broken::Table,
    ]
    .into_iter()
    .chain(unasked().map(move |why| Broken::Rest { seat: Some(seat), why }))
}

fn unasked() -> impl Iterator<Item = Unasked> {
    [
        Unasked::NoCards,
        Unasked::NoMission,
        Unasked::NoMarkers,
        Unasked::NoIntrigue,
        Unasked::NoTie,
        Unasked::NoBribe,
        Unasked::TooPoor,
        Unasked::Paid,
        Unasked::NotPaid,
        Unasked::NotPrinted,
        Unasked::Impossible,
        Unasked::NoChips,
        Unasked::NoDraw,
        Unasked::OneChip,
        Unasked::LastRound,
        Unasked::TooEarly,
        Unasked::NotCounted,
    ]
    .into_iter()
}

/// A game in which somebody has laid out a mission.
fn session_ahead() -> Session {
    let scenario = serde_json::json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3, "seed": 1, "round": 2,
        "seats": {"A": {"laid": ["one-coin-1"]}},
    });
    let mut opening = Opening::of_people(["Anna", "Bruno", "Clara"], Seat::A, 1);
    opening.begin_from(scenario);
    Session::new(opening).expect("a good opening")
}

/// What a review says: of a moment with a better answer and without, of a game won or led, with more,
/// as many or fewer missions.
fn review(text: &Text, names: &Names, all: &mut Vec<String>) {
    swings::all(text, names, all);
    assert!(!text.rules_with("R7.1").is_empty());
    let (heading, lines) = text.aim();
    all.extend([heading].into_iter().chain(lines));
    let (heading, lines) = text.board_table(&Components::SHIPPED);
    all.extend([heading].into_iter().chain(lines));
    for better in [Some(Action::Pass), None] {
        let (question, played) = (Question::LastMarker, Action::Pass);
        let (at, round, seat, chance) = (3, 2, Seat::A, (0.4, 0.6));
        let change = Change {
            missions: 0.5,
            shields: -0.6,
            chips: 0.4,
            coins: 1.2,
            markers: -2.0,
            ..Change::default()
        };
        let mut moment =
            Moment { at, round, seat, question, played, chance, better, whys: Vec::new(), change };
        all.push(text.review_moment(&moment, names));
        all.push(text.review_brief(&moment, names));
        // Three gains and three costs are told at most.
        for change in [
            Change { coins: 1.2, chips: 2.0, ..Change::default() },
            Change { crowns: 1.0, rival: -1.0, ..Change::default() },
            Change { intrigue: -1.0, cards: -1.0, ..Change::default() },
        ] {
            moment.change = change;
            all.extend(text.review_better(&moment, names));
        }
        moment.change = change;
        all.extend(text.review_better(&moment, names));
        all.extend(text.what_lacks(&change, 2));
        all.extend(text.what_lacks(&Change { rival: 1.0, ..change }, 9));
    }
    let things = [
        Thing::Missions,
        Thing::Shields,
        Thing::Chips,
        Thing::Coins,
        Thing::Intrigue,
        Thing::Cards,
        Thing::Markers,
    ];
    let list: Vec<_> = things.into_iter().map(|thing| (thing, 3, 1)).collect();
    for points in [(20.0, 30.0), (30.0, 20.0)] {
        let (theirs, own) = (list.clone(), list.clone());
        let balance = Balance { rival: Seat::B, points, theirs, own };
        all.push(text.balance(&balance, names, 14));
    }
    let opening = Opening::of_people(["Anna", "Bruno", "Clara"], Seat::A, 1);
    let session = Session::new(opening).expect("a good opening");
    let ahead = session_ahead();
    for (session, open, missions) in
        [(&session, true, 2), (&session, false, 1), (&session, false, 0), (&ahead, false, 1)]
    {
        let mut deeds = Seats::from_fn(|_| Deeds::default());
        (deeds[Seat::A].missions, deeds[Seat::B].missions) = (missions, 1);
        let (line, swings, moments) = (Vec::new(), Vec::new(), Vec::new());
        let review = Review { open, line, swings, moments, own: 0, deeds };
        all.extend(text.review_story(session, &review, names));
    }
}
