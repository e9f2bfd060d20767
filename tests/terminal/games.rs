//! Whole games from the title to the result, by keys alone.

use crate::driver::{CARD, CURTAIN, play_to_the_end, play_until, wait_for_hand};
use crate::harness::{Home, Terminal, WHOLE};

const ENTER: &str = "\r";
const UP: &str = "\u{1b}[A";
const RIGHT: &str = "\u{1b}[C";

/// From the title through the setup to a table of so many people.
fn begin(home: &Home, size: (u16, u16), players: usize) -> Terminal {
    let mut terminal = Terminal::start(home, size, &[]);
    terminal.wait_for("New game");
    terminal.keys([ENTER]);
    // The setup offers three.
    terminal.wait_for("3 players");
    for _ in 0..(players + 3 - 3) % 3 {
        terminal.keys([RIGHT]);
    }
    terminal.wait_for(&format!("{players} players"));
    terminal.keys([UP]);
    terminal.wait_for("Enter deals");
    terminal.keys([ENTER]);
    terminal.wait_for("Round 1");
    terminal
}

fn whole_game(home: &Home, size: (u16, u16), players: usize) {
    let mut terminal = begin(home, size, players);
    play_to_the_end(&mut terminal);
    let save = home.save();
    assert_eq!(save["summary"]["phase"], "over");
    assert_eq!(save["players"].as_array().map(Vec::len), Some(players));
    terminal.keys([ENTER]);
    for kind in ["lily", "sun", "lion", "eagle", "tower", "ship"] {
        terminal.wait_for(kind);
    }
    terminal.wait_for("(R7.3)");
    // All kinds at once; the winner is named last.
    terminal.keys(["g"]);
    terminal.wait_until("the winner", |screen| {
        screen.contains(" wins with ") || screen.contains(" share the win ")
    });
    terminal.keys([ENTER]);
    terminal.wait_for("every 3 Louis d'or");
    // What grows is finished by the first Enter.
    terminal.keys([ENTER, ENTER]);
    terminal.wait_for("The score by round");
    terminal.keys(["s"]);
    terminal.wait_for("Kept as");
    let results = std::fs::read_dir(home.path().join("results")).expect("results are kept");
    let result = results.map(|entry| entry.expect("an entry").path()).next().expect("a file");
    let text = std::fs::read_to_string(result).expect("the result can be read");
    assert!(text.contains("The score by round") && text.contains("missions, 5 each"), "{text}");
    terminal.keys(["q"]);
    terminal.wait_for("Saved games");
    assert_eq!(terminal.leave("q"), 0);
    assert_eq!(terminal.shape(), WHOLE);
}

/// At the same time, because most of it is waiting for curtains; at one table everything moves.
#[test]
fn two_three_and_four_players_to_the_final_screen_on_terminals_of_any_size() {
    std::thread::scope(|scope| {
        scope.spawn(|| whole_game(&Home::new(), (80, 24), 2));
        scope.spawn(|| whole_game(&Home::still(), (100, 30), 3));
        scope.spawn(|| whole_game(&Home::still(), (120, 40), 4));
    });
}

/// Held down, or pressed again and again: Enter turns pages up to the first curtain, and no further.
#[test]
fn a_held_enter_opens_no_curtain_and_plays_no_card() {
    let home = Home::new();
    let mut terminal = begin(&home, (80, 24), 3);
    terminal.send(&[b'\r'; 30]);
    terminal.wait_for(CURTAIN);
    for round in 0..30 {
        terminal.send(b"\r");
        if round % 10 == 0 {
            terminal.resize(80 + round, 24);
        }
        terminal.glance();
    }
    terminal.wait_for(CURTAIN);
    assert_eq!(home.actions(), 0);
    // Nor does it play a card that nobody chose.
    terminal.keys(["\t"]);
    wait_for_hand(&terminal);
    terminal.send(&[b'\r'; 30]);
    terminal.glance();
    wait_for_hand(&terminal);
    assert_eq!(home.actions(), 0);
}

#[test]
fn an_answer_can_be_taken_back_and_given_again() {
    let home = Home::new();
    let mut terminal = begin(&home, (80, 24), 2);
    play_until(&mut terminal, "a first answer", |terminal| {
        home.actions() == 1 && terminal.footer().contains("show me my cards")
    });
    // The next curtain is still closed: nobody has seen anything since.
    terminal.keys(["u"]);
    assert_eq!(home.actions(), 0);
    assert_eq!(home.save()["undone"].as_array().map(Vec::len), Some(1));
    terminal.wait_for(CURTAIN);
    terminal.keys(["U"]);
    assert_eq!(home.actions(), 1);
    terminal.wait_for(CURTAIN);
    // Over an open hand nothing of others is taken back; from the curtain it needs the table's
    // agreement.
    play_until(&mut terminal, "the next card", |terminal| terminal.footer().contains(CARD));
    terminal.keys(["u"]);
    terminal.wait_for("What others did");
    terminal.keys(["\t"]);
    terminal.wait_for(CURTAIN);
    terminal.keys(["u"]);
    terminal.wait_for("Does everybody agree");
    terminal.keys(["n"]);
    assert_eq!(home.actions(), 1);
    // Everybody has looked at the question: the hand needs its curtain again.
    terminal.wait_for(CURTAIN);
    play_until(&mut terminal, "the same card", |terminal| terminal.footer().contains(CARD));
    terminal.keys(["\t"]);
    terminal.wait_for(CURTAIN);
    terminal.keys(["u"]);
    terminal.wait_for("Does everybody agree");
    terminal.keys(["y"]);
    assert_eq!(home.actions(), 0);
    assert_eq!(home.save()["notes"].as_array().map(Vec::len), Some(1));
}

#[test]
fn another_game_moves_the_start_player_on() {
    let home = Home::new();
    let args = ["play", "--players", "Anna,Bruno=bot:random", "--start", "Anna", "--seed", "5"];
    let mut terminal = Terminal::start(&home, (80, 24), &args);
    terminal.wait_for("Round 1");
    play_to_the_end(&mut terminal);
    terminal.keys([ENTER, "g"]);
    terminal.wait_until("the winner", |screen| screen.contains("with"));
    // The final court can be looked at, and left again.
    terminal.keys(["v"]);
    terminal.wait_for("Montespan");
    terminal.keys([ENTER, "a"]);
    terminal.wait_for("Round 1");
    let starts: Vec<_> = home
        .saves()
        .iter()
        .map(|path| std::fs::read_to_string(path).expect("a save can be read"))
        .map(|text| serde_json::from_str::<serde_json::Value>(&text).expect("a save is JSON"))
        .map(|save| (save["summary"]["phase"] == "over", save["start"].clone()))
        .collect();
    assert!(starts.contains(&(true, "A".into())), "{starts:?}");
    assert!(starts.contains(&(false, "B".into())), "{starts:?}");
}
