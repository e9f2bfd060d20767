//! The game as numbered lines: whole games, wrong input, the end of the input, privacy.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::support::Dice;
use louis_xiv::engine::{Seat, Seats, What};
use louis_xiv::files::{Loaded, load};
use louis_xiv::plain::{Manner, Plain};
use louis_xiv::session::{Chair, Host, Manners, Opening, Session};
use louis_xiv::text::{Lang, Names, Text};
use tempfile::TempDir;

const NAMES: [&str; 4] = ["Anna", "Bruno", "Clara", "David"];

/// The program, one prompt at a time.
pub(crate) struct Talk {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
    /// Every line so far.
    all: Vec<String>,
    /// Where the lines since the last prompt begin.
    fresh: usize,
    /// What was answered last.
    said: String,
}

impl Talk {
    pub(crate) fn start(home: &TempDir, args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_louis-xiv"));
        command.args(args).env("LOUIS_XIV_DATA", home.path()).env("TMPDIR", home.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut child = command.spawn().expect("the program runs");
        let stdin = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        Self { child, stdin, stdout, all: Vec::new(), fresh: 0, said: String::new() }
    }

    /// Reads up to the next prompt; tells whether there is one.
    pub(crate) fn listen(&mut self) -> bool {
        self.fresh = self.all.len();
        let mut line = String::new();
        while self.stdout.read_line(&mut line).expect("text") > 0 {
            assert!(!line.contains(['\u{1b}', '\r', '\u{8}']), "{line:?}");
            let words = line.trim_end_matches('\n').to_owned();
            if words == ">" {
                return true;
            }
            self.all.push(words);
            line.clear();
        }
        false
    }

    pub(crate) fn heard(&self) -> &[String] {
        &self.all[self.fresh..]
    }

    pub(crate) fn last(&self) -> &str {
        self.heard().last().map_or("", String::as_str)
    }

    pub(crate) fn said(&self) -> &str {
        &self.said
    }

    /// Ends the program this instant; gives what it had said by then.
    pub(crate) fn kill(&mut self) -> String {
        self.child.kill().expect("it is ours");
        self.child.wait().expect("it is ours");
        let mut rest = String::new();
        self.stdout.read_to_string(&mut rest).expect("text");
        rest
    }

    pub(crate) fn say(&mut self, words: &str) {
        words.clone_into(&mut self.said);
        let stdin = self.stdin.as_mut().expect("the input is open");
        stdin.write_all(format!("{words}\n").as_bytes()).expect("the program listens");
        stdin.flush().expect("the program listens");
    }

    /// Says something and reads up to the next prompt, which must come.
    fn ask(&mut self, words: &str) -> String {
        self.say(words);
        assert!(self.listen(), "{words}: the end after\n{}", self.heard().join("\n"));
        self.heard().join("\n")
    }

    /// Ends the input; gives the exit code.
    fn end(&mut self) -> Option<i32> {
        drop(self.stdin.take());
        assert!(!self.listen(), "no question after the end of the input");
        self.child.wait().expect("it ends").code()
    }

    /// The numbers on offer.
    fn numbers(&self) -> Vec<usize> {
        numbers(self.heard())
    }

    /// Answers what was asked last in some way.
    pub(crate) fn advance(&mut self, dice: &mut Dice) {
        if self.last().contains("press Enter") {
            return self.say("");
        }
        if let Some(letter) = letter_in(self.last()).map(str::to_owned) {
            return self.say(&letter);
        }
        if self.last().contains("type the number of a board") {
            self.say("*");
            assert!(self.listen());
            let ways: Vec<_> = self.heard().iter().filter(|line| line.starts_with('#')).collect();
            let way = ways[dice.below(ways.len())];
            let (number, boards) = way.split_once(". ").expect("a number");
            let boards = boards.split(':').next().expect("boards");
            let words = if dice.below(2) == 0 { number } else { boards }.to_owned();
            return self.say(&words);
        }
        let numbers = self.numbers();
        assert!(!numbers.is_empty(), "{:?}", self.heard());
        let number = numbers[dice.below(numbers.len())];
        self.say(&number.to_string());
    }

    /// Answers until a line of the last question says this.
    fn until(&mut self, words: &str, dice: &mut Dice) {
        for _ in 0..2000 {
            assert!(self.listen(), "the end, and never {words}");
            if self.heard().iter().any(|line| line.contains(words)) {
                return;
            }
            self.advance(dice);
        }
        panic!("never {words}");
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The letter that a hand-over asks for.
fn letter_in(line: &str) -> Option<&str> {
    line.starts_with("Pass to ").then_some(())?;
    line.split_once(" types ")?.1.split_once(',').map(|(letter, _)| letter)
}

fn numbers(lines: &[String]) -> Vec<usize> {
    lines.iter().filter_map(|line| line.split_once(". ")?.0.parse().ok()).collect()
}

fn home() -> TempDir {
    tempfile::tempdir().expect("a temporary directory")
}

fn save_of(home: &TempDir) -> PathBuf {
    let entries = fs::read_dir(home.path().join("saves")).expect("saves");
    let saves = entries.map(|entry| entry.expect("an entry").path());
    // The lock of a program that still plays is beside it.
    let saves: Vec<PathBuf> =
        saves.filter(|path| path.extension().is_some_and(|e| e == "json")).collect();
    assert_eq!(saves.len(), 1, "{saves:?}");
    saves[0].clone()
}

fn session_of(home: &TempDir) -> Session {
    load(&save_of(home)).and_then(Loaded::whole).expect("the save loads").0
}

fn names_of(session: &Session) -> Names {
    Names(Seats::from_fn(|seat| session.name(seat).to_owned()))
}

/// Plays a whole game and gives what was said and the game as it is kept.
fn whole_game(players: &str, seed: u64) -> (Vec<String>, Session) {
    let home = home();
    let seed_words = seed.to_string();
    let args = ["play", "--plain", "--players", players, "--seed", &seed_words];
    let mut talk = Talk::start(&home, &args);
    let mut dice = Dice(seed);
    while talk.listen() {
        talk.advance(&mut dice);
    }
    assert_eq!(talk.child.wait().expect("it ends").code(), Some(0));
    (std::mem::take(&mut talk.all), session_of(&home))
}

#[test]
fn whole_games_are_played_and_nothing_secret_is_said_to_others() {
    let mut told = 0;
    for players in 2..=4 {
        let names = NAMES[..players].join(",");
        let (lines, session) = whole_game(&names, 40 + players as u64);
        let outcome = session.game().view(None).outcome().copied().expect("the game is over");
        for (seat, name) in Seat::ALL.into_iter().zip(NAMES).take(players) {
            let total = outcome.tallies[seat].total;
            let told = lines.iter().filter(|line| line.starts_with(&format!("{name}: ")));
            let told = told.filter(|line| line.contains(&format!(", {total} score and ")));
            assert_eq!(told.count(), 1, "{name} has {total}");
        }
        assert!(lines.iter().any(|line| line.contains("is kept in")));
        told += look_for_secrets(&lines, &session);
    }
    assert!(told > 12, "{told} secrets were told to their owners");
}

/// Who has the keyboard after each line.
fn eyes(lines: &[String]) -> Vec<Option<&str>> {
    let mut eyes = None;
    let mut all = Vec::new();
    for line in lines {
        if let Some(rest) = line.strip_prefix("Pass to ") {
            eyes = rest.split([',', '.']).next();
        } else if line.starts_with("The cards of ") {
            eyes = None;
        }
        all.push(eyes);
    }
    all
}

/// Every sentence with a secret in it is said to its owner alone, and cards are only shown there.
/// Gives how many were.
fn look_for_secrets(lines: &[String], session: &Session) -> usize {
    let (text, names) = (Text::new(Lang::En), names_of(session));
    let eyes = eyes(lines);
    let mut secrets: BTreeSet<(String, Seat)> = BTreeSet::new();
    for step in (0..=session.len()).filter_map(|number| session.steps_of(number)).flatten() {
        let whole = text.event_cited(&step.event, &names);
        let owner = match step.event.what {
            What::ShieldDrawn { seat, .. }
            | What::InfluenceDrawn { seat, .. }
            | What::IntrigueDrawn { seat, .. }
            | What::MissionDrawn { seat, .. }
            | What::MissionPutBack { seat, .. }
            | What::LastCard { seat, .. } => seat,
            _ => continue,
        };
        if whole != text.event_cited(&step.event.seen_by(None), &names) {
            secrets.insert((whole, owner));
        }
    }
    assert!(secrets.len() > 10);
    let mut told = 0;
    for (line, eyes) in lines.iter().zip(&eyes) {
        for (secret, owner) in &secrets {
            if line == secret {
                assert_eq!(*eyes, Some(session.name(*owner)), "{line}");
                told += 1;
            }
        }
        let card = ["Influence: ", "Intrigue: ", "Shields: ", "Mission \""];
        if card.iter().any(|start| line.starts_with(start)) || line.contains(". play ") {
            assert!(eyes.is_some(), "{line}");
        }
        if let Some(name) = line.strip_suffix(": your own cards") {
            assert_eq!(*eyes, Some(name));
        }
    }
    assert!(told > 0, "secrets were told to their owners");
    told
}

/// What a player is shown must follow from what they may know: the same lines come out of a game
/// whose hidden cards are guessed.
#[test]
fn every_line_follows_from_what_its_reader_may_know() {
    let lookups = "?\nc\nm\ns\nl 500\n<\nr\nw\ni 6\ni a\nI\nI 3 4\nh\n\n";
    let open = "?\nc\nm\ns\nl\n<\n>\nr\nw\ni 6\ni joker\nI\nH\nh\n\n";
    let (mut asked, mut public) = (0, 0);
    for players in 2..=4_usize {
        let opening = Opening::of_people(NAMES.into_iter().take(players), Seat::A, 9);
        let mut session = Session::new(opening).expect("a good opening");
        let mut dice = Dice(players as u64);
        let mut list = Vec::new();
        while let Some(decision) = session.decision() {
            let known = if decision.question.is_secret() {
                // At the hand-over everything is public; behind it, the player's own.
                assert_eq!(
                    lines(&session, open, false),
                    lines(&session.imagined(None, 3), open, false)
                );
                Some(decision.seat)
            } else {
                public += 1;
                None
            };
            let script = match known {
                // Where the whole table is asked first, this is no answer.
                Some(_) => format!("tab\n{lookups}"),
                None => open.to_owned(),
            };
            let told = lines(&session, &script, false);
            assert_eq!(told, lines(&session.imagined(known, 77), &script, false));
            asked += 1;
            session.legal_actions(&mut list);
            let action = dice.choose(&list);
            session.play(action).expect("a listed action");
            // What goes without asking is behind us.
            session = Host::new(session, None, Manners::default()).session().clone();
        }
    }
    assert!(asked > 200 && public > 20, "{asked} {public}");
}

/// What is said to these lines, without the program around it.
fn lines(session: &Session, input: &str, clears: bool) -> String {
    let manner = Manner { clears, ..Manner::default() };
    let mut out = Vec::new();
    let host = Host::new(session.clone(), None, Manners::default());
    Plain::new(host, Text::new(Lang::En), manner, (input.as_bytes(), &mut out))
        .run()
        .expect("lines are read and written");
    String::from_utf8(out).expect("text")
}

#[test]
fn a_look_that_was_not_meant_shows_nothing() {
    let opening = Opening::of_people(NAMES.into_iter().take(2), Seat::A, 42);
    let session = Session::new(opening).expect("a good opening");
    for words in ["q", "xyz", "l 50", "?", "", "b", "A", "Anna"] {
        let told = lines(&session, &format!("h B\n{words}\n"), false);
        assert!(told.contains("Pass to Bruno, who looks"), "{told}");
        assert!(!told.contains("Bruno: your own cards"), "{words}: {told}");
    }
    for words in ["B", "bruno", "tab", "\t"] {
        let told = lines(&session, &format!("h B\n{words}\n"), false);
        assert!(told.contains("Bruno: your own cards"), "{words}: {told}");
    }
}

/// However often Enter is pressed, nobody's cards are shown and nothing is played.
#[test]
fn enter_shows_no_hand_and_plays_nothing() {
    let opening = Opening::of_people(NAMES.into_iter().take(3), Seat::A, 42);
    let session = Session::new(opening).expect("a good opening");
    for clears in [false, true] {
        let told = lines(&session, &"\n".repeat(50), clears);
        assert!(!told.contains("your own cards") && !told.contains("Anna plays"), "{told}");
        // A player who has answered presses Enter on: the next hand stays covered.
        let told = lines(&session, &format!("A\n2\n{}", "\n".repeat(50)), clears);
        assert_eq!(told.matches("your own cards").count(), 1, "{told}");
        assert!(told.contains("Pass to Bruno") && !told.contains("Bruno plays"), "{told}");
        for words in ["a", "0", "1", "y", "x", "Bruno", "B", "c"] {
            let told = lines(&session, &format!("{words}\n"), clears);
            assert!(!told.contains("your own cards"), "{words}: {told}");
        }
    }
}

#[test]
fn ascii_is_ascii_in_every_language() {
    let home = home();
    for lang in ["en", "fr", "de"] {
        let args = ["--lang", lang, "--ascii", "play", "--plain", "--players", "Zoé,Jürgen"];
        let mut talk = Talk::start(&home, &args);
        assert!(talk.listen());
        talk.say("c");
        assert!(talk.listen());
        assert!(talk.all.iter().any(|line| line.contains("Zoe")), "{:?}", talk.all);
        assert!(talk.all.iter().any(|line| line.contains("Conde")), "{:?}", talk.all);
        assert!(talk.all.iter().all(|line| line.is_ascii()), "{:?}", talk.all);
        assert_eq!(talk.end(), Some(0));
    }
}

/// On a terminal the screen and what has scrolled away are cleared before the keyboard passes on.
#[test]
fn a_terminal_is_cleared_at_the_hand_over() {
    let opening = Opening::of_people(NAMES.into_iter().take(3), Seat::A, 42);
    let session = Session::new(opening).expect("a good opening");
    let told = lines(&session, "A\n2\nbruno\n2\ntab\n2\nA\n", true);
    let screens: Vec<&str> = told.split("\u{1b}[H\u{1b}[2J\u{1b}[3J").collect();
    assert_eq!(screens.len(), 5, "three turns, and the fourth player's cards at the end");
    for (screen, name) in screens.iter().zip(["Anna", "Bruno", "Clara", "Anna"]) {
        assert!(screen.contains(&format!("Pass to {name}. Everybody")), "{screen}");
        assert_eq!(screen.matches(": your own cards").count(), 1, "{screen}");
        assert!(screen.contains(&format!("{name}: your own cards")), "{screen}");
    }
    // What the others did since is told again, in public words.
    let last = screens[3];
    let (story, _) = last.split_once("Pass to Anna").expect("a hand-over");
    assert!(story.contains("What has happened:\nBruno plays"), "{story}");
    assert!(story.contains("Clara plays"), "{story}");
    assert!(!screens[4].contains("your own cards"), "nothing stays behind: {}", screens[4]);
}

#[test]
fn wrong_input_gets_a_line_and_the_question_comes_again_when_asked_for() {
    let home = home();
    let args = ["play", "--plain", "--players", "Anna,Bruno", "--seed", "42", "--start", "Anna"];
    let mut talk = Talk::start(&home, &args);
    assert!(talk.listen());
    assert_eq!(letter_in(talk.last()), Some("A"), "{:?}", talk.heard());
    let told = talk.ask("7");
    assert!(told.contains("until Anna has the keyboard"), "{told}");
    assert!(talk.ask("").starts_with("Pass to Anna."));
    let question = talk.ask("anna");
    let asked = question.lines().position(|line| line.contains("(R5.3)")).expect("a question");
    let question: Vec<&str> = question.lines().skip(asked).collect();
    for (words, why) in [
        ("99", "There is no answer 99 here."),
        ("0", "There is no answer 0 here."),
        ("-1", "\"-1\" is no answer here."),
        ("1.5", "\"1.5\" is no answer here."),
        ("bribe", "\"bribe\" is no answer here."),
        ("y", "\"y\" is no answer here."),
        ("2 3", "\"2 3\" is no answer here."),
        ("h Zoe", "\"Zoe\" is nobody who plays here."),
        ("l many", "\"l many\" is no answer here."),
        ("r 12", "there is no rule \"12\""),
        ("i xyz", "Nothing here is called \"xyz\"."),
        ("I 13", "\"I 13\" is no answer here."),
        ("\u{1b}[2J", "\"[2J\" is no answer here."),
        ("99999999999999999999", "is no answer here."),
    ] {
        let told = talk.ask(words);
        assert!(told.contains(why), "{words}: {told}");
        assert_eq!(told.lines().count(), 1, "{words}: {told}");
    }
    assert_eq!(talk.ask("").lines().collect::<Vec<_>>(), question);
    let told = talk.ask(&"x".repeat(3000));
    assert_eq!(told, "That line is too long.");
    assert_eq!(talk.ask("").lines().collect::<Vec<_>>(), question);
    assert_eq!(session_of(&home).len(), 0, "nothing has been played");
    assert_eq!(talk.end(), Some(0));
}

#[test]
fn boards_are_typed_and_refused_by_rule() {
    let home = home();
    let args = ["play", "--plain", "--players", "Anna,Bruno,Clara", "--seed", "42"];
    let mut talk = Talk::start(&home, &[&args[..], &["--start", "Anna"]].concat());
    talk.listen();
    let question = talk.ask("A");
    assert!(question.contains("1. play 2 Philippe: place 1 to 3 markers"), "{question}");
    let boards = talk.ask("1");
    assert!(boards.starts_with("2 Philippe: type the number of a board"), "{boards}");
    for (words, why) in [
        ("6 6 1", "The first marker goes on the card's own board, 2 Philippe. (R5.5)"),
        ("2 1 3", "(R5.5)"),
        ("2 2 2 2", "(R5.5)"),
        ("2 2 2 2 2", "(R5.5)"),
        ("2 13", "\"13\" is no board; boards go from 1 to 12."),
        ("2 x", "\"x\" is no board"),
        ("#24", "There is no way #24; there are 23."),
        ("#0", "There is no way #0"),
    ] {
        let told = talk.ask(words);
        assert!(told.contains(why) && told.lines().count() == 1, "{words}: {told}");
    }
    assert_eq!(talk.ask(""), boards);
    // Why not: the last refusal with its rule in words.
    let told = talk.ask("2 1 3");
    assert!(told.contains("two directions"), "{told}");
    let told = talk.ask("w");
    assert!(told.contains("two directions") && told.contains("R5.5 "), "{told}");
    assert!(talk.ask("b").contains("1. play 2 Philippe"));
    let told = talk.ask("1 9,2 , 2");
    assert!(told.contains("Pass to Bruno"), "{told}");
    let told = talk.ask("c");
    assert!(told.contains("2 Philippe, money 3, pays a letter: Anna 2."), "{told}");
    assert!(told.contains("9 Vallière, first place, pays a crown: Anna 1."), "{told}");
    // Nothing secret has been seen since: a slip is taken back from the hand-over, and put right.
    let told = talk.ask("u");
    assert!(told.contains("Taken back.") && told.contains("Pass to Anna"), "{told}");
    let told = talk.ask("U");
    assert!(told.contains("Played again.") && told.contains("Pass to Bruno"), "{told}");
    assert_eq!(session_of(&home).len(), 1);
    // Behind the hand-over it takes the table.
    talk.ask("B");
    let told = talk.ask("u");
    assert!(told.contains("Does everybody agree? y or n"), "{told}");
    assert!(talk.ask("perhaps").contains("Type y or n."));
    assert!(talk.ask("n").contains("(R5.3)"), "the question again");
    talk.ask("u");
    let told = talk.ask("y");
    assert!(told.contains("Taken back.") && told.contains("Pass to Anna"), "{told}");
    let noted = "The last move was taken back, although something secret had been seen since.";
    assert!(told.contains(noted), "{told}");
    assert!(talk.ask("l").contains(noted));
    assert_eq!(talk.end(), Some(0));
    assert_eq!(session_of(&home).notes().len(), 1);
}

#[test]
fn everything_can_be_looked_up() {
    let home = home();
    let args = ["play", "--plain", "--players", "Anna,Bruno", "--seed", "3", "--start", "Anna"];
    let mut talk = Talk::start(&home, &args);
    talk.listen();
    // Before the keyboard has been passed, nobody's cards are shown.
    for command in ["c", "m", "s", "l", "<", "r", "w", "i 6", "I", "H", "h", "?"] {
        let told = talk.ask(command);
        assert!(!told.contains("Influence: ") && !told.contains("Pass to"), "{command}: {told}");
    }
    talk.ask("A");
    assert!(talk.ask("h").contains("Anna: your own cards\nInfluence: "));
    assert!(talk.ask("m").contains("No missions have been laid out.\nMission \""));
    assert!(talk.ask("s").contains("Bruno: "));
    let page = talk.ask("l 1");
    let all = page.lines().count();
    assert!(all == 2 && page.lines().last().is_some_and(|line| line.contains("(R")), "{page}");
    assert!(page.starts_with("Lines "), "{page}");
    let before = talk.ask("<");
    assert!(before != page && before.starts_with("Lines 1 to "), "{before}");
    assert!(talk.ask(">").contains(page.lines().last().expect("a line")));
    // Boards, cards and missions by number or name.
    let board = talk.ask("i 6");
    assert!(board.starts_with("6 ") && board.contains("Neighbours: 1 Anne"), "{board}");
    assert_eq!(talk.ask("i condé"), board);
    assert!(talk.ask("i joker").contains("R5.8 "));
    assert!(talk.ask("i louis d'or").lines().count() > 3);
    assert!(talk.ask("i").starts_with("About what?"));
    // What a strong player would do, and why.
    let hint = talk.ask("H");
    assert!(hint.starts_with("Best: ") && hint.contains("Next: "), "{hint}");
    // Before which boards to be asked about intrigue.
    assert!(talk.ask("I").contains("before every board"));
    assert!(talk.ask("I 3, 12").contains("only before 3 Thérèse and 12 Louvois"));
    assert!(talk.ask("I 0").contains("not asked about intrigue"));
    assert!(talk.ask("I *").contains("before every board"));
    for (command, folder) in [("E", "positions"), ("R too few coins", "reports")] {
        let told = talk.ask(command);
        let entry = fs::read_dir(home.path().join(folder)).expect("a folder").next();
        let path = entry.expect("a file").expect("an entry").path();
        assert!(told.contains(&path.display().to_string()), "{told}");
        assert_eq!(told.lines().count(), 1, "nothing of it is shown");
        let text = fs::read_to_string(&path).expect("the file can be read");
        assert_eq!(text.contains("\"words\":\"too few coins\""), folder == "reports");
    }
    // Without words they are asked for.
    assert!(talk.ask("R").starts_with("What is wrong"));
    let told = talk.ask("7");
    let path = told.split_whitespace().find(|word| word.contains("-2.json")).expect("a file");
    let text = fs::read_to_string(path.trim_end_matches('.')).expect("the file can be read");
    assert!(text.contains("\"words\":\"7\""), "{text}");
    assert!(talk.ask("r").contains("R5.3 "));
    assert!(talk.ask("r R6.8").starts_with("R6.8 Louis's board\n"));
    assert!(talk.ask("r 9").starts_with("R9 The game for two\n"));
    assert!(talk.ask("?").contains("q: keep the game and leave"));
    // Another player looks at their own cards: the asked player's are covered first.
    let told = talk.ask("h bruno");
    assert!(told.contains("The cards of Anna are covered.\n"), "{told}");
    assert!(told.ends_with("Enter alone goes back."), "{told}");
    let told = talk.ask("BRUNO");
    assert!(told.contains("Bruno: your own cards") && told.contains("to cover your cards"));
    let told = talk.ask("");
    assert!(told.contains("The cards of Bruno are covered.") && told.contains("Pass to Anna"));
    // The hand is covered and opened again by the same word.
    assert!(talk.ask("tab").contains("Anna: your own cards"));
    assert!(talk.ask("tab").contains("The cards of Anna are covered."));
    talk.say("q");
    assert!(!talk.listen());
    assert!(talk.last().starts_with("The game is kept in "), "{}", talk.last());
    assert_eq!(talk.child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn the_end_of_the_input_keeps_the_game_and_it_goes_on() {
    let home = home();
    let args = ["play", "--plain", "--players", "Anna,Bruno,Clara", "--seed", "5"];
    let mut talk = Talk::start(&home, &args);
    let mut dice = Dice(5);
    talk.until("Scoring phase", &mut dice);
    let told = talk.all.clone();
    assert_eq!(talk.end(), Some(0));
    assert!(talk.last().contains(&save_of(&home).display().to_string()), "{}", talk.last());
    let kept = session_of(&home);
    assert!(kept.len() > 5 && told.len() > 100);
    let mut talk = Talk::start(&home, &["resume", "--plain"]);
    assert!(talk.listen());
    assert!(
        talk.heard()[0].starts_with("The game goes on: round 1, scoring."),
        "{:?}",
        talk.heard()
    );
    assert!(talk.heard().iter().any(|line| line.starts_with("12 Louvois, ")));
    talk.advance(&mut dice);
    while talk.listen() {
        talk.advance(&mut dice);
    }
    assert_eq!(talk.child.wait().expect("it ends").code(), Some(0));
    let whole = session_of(&home);
    assert!(whole.decision().is_none());
    assert!(whole.actions().take(kept.len()).eq(kept.actions()));
    // A finished game is told and left.
    let path = save_of(&home).display().to_string();
    let mut talk = Talk::start(&home, &["resume", "--plain", &path]);
    assert_eq!(talk.end(), Some(0));
    assert!(talk.all.iter().any(|line| line.contains(" score and ")), "{:?}", talk.all);
}

#[test]
fn an_input_that_ends_at_once_or_was_never_there_is_fine() {
    let home = home();
    let mut command = Command::new(env!("CARGO_BIN_EXE_louis-xiv"));
    command.args(["play", "--plain", "--players", "Anna,Bruno"]);
    command.env("LOUIS_XIV_DATA", home.path()).stdin(Stdio::null());
    let output = command.output().expect("the program runs");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    assert_eq!(session_of(&home).len(), 0);
}

#[test]
fn a_reader_who_has_gone_ends_the_game_and_it_is_kept() {
    let home = home();
    let args = ["play", "--plain", "--players", "Anna,Bruno", "--seed", "8", "--start", "Anna"];
    let mut command = Command::new(env!("CARGO_BIN_EXE_louis-xiv"));
    command.args(args).env("LOUIS_XIV_DATA", home.path());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    // Listens up to the first question and then no more, but goes on answering.
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    while line != ">\n" {
        line.clear();
        assert!(stdout.read_line(&mut line).expect("text") > 0);
    }
    drop(stdout);
    let mut stdin = child.stdin.take().expect("a pipe");
    for words in ["A\n", "2\n", "B\n", "2\n"] {
        if stdin.write_all(words.as_bytes()).is_err() {
            break;
        }
    }
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(session_of(&home).len() < 3, "it stopped where nobody listened");
}

#[test]
fn a_lone_player_among_bots_is_never_asked_to_pass_the_keyboard() {
    let (lines, session) = whole_game("Anna,Bruno=bot:random,Clara=bot:random", 4);
    assert!(session.decision().is_none());
    assert!(lines.iter().all(|line| !line.contains("Pass to") && !line.contains("covered")));
    assert!(lines.iter().any(|line| line.starts_with("Bruno plays ")));
    assert!(lines.iter().all(|line| !line.starts_with("Bruno: play ")), "bots are not asked");
    let others = |line: &&String| line.starts_with("Bruno draws a shield: ");
    assert_eq!(lines.iter().find(others), None);
}

#[test]
fn an_open_table_shows_cards_without_passing_the_keyboard() {
    let home = home();
    let args = ["play", "--plain", "--players", "Anna,Bruno", "--privacy", "open", "--seed", "1"];
    let mut talk = Talk::start(&home, &args);
    assert!(talk.listen());
    assert!(talk.heard().iter().any(|line| line.contains(". play ")), "{:?}", talk.heard());
    assert!(!talk.heard().iter().any(|line| line.contains("Pass to")));
    assert_eq!(talk.end(), Some(0));
}

#[test]
fn names_are_asked_for_when_none_are_given() {
    let home = home();
    let mut talk = Talk::start(&home, &["play", "--plain", "--seed", "2"]);
    let mut line = String::new();
    talk.stdout.read_line(&mut line).expect("text");
    assert!(line.starts_with("Who plays?"), "{line}");
    talk.say("Zoé, Yann=bot:random");
    assert!(talk.listen());
    assert!(talk.all[0].starts_with("A new game: Zoé and Yann."), "{:?}", talk.all);
    assert_eq!(talk.end(), Some(0));
    assert_eq!(session_of(&home).chairs()[1], Chair::bot("Yann", "random"));
    let mut talk = Talk::start(&home, &["play", "--plain"]);
    assert_eq!(talk.end(), Some(0), "nobody plays, and nothing is kept");
    save_of(&home);
}

#[test]
fn a_program_in_another_language_plays_whole_games() {
    let program = env!("CARGO_BIN_EXE_louis-xiv");
    let Some(out) = crate::support::python_player("plain_player.py", program, 1) else { return };
    assert_eq!(out.lines().count(), 3, "{out}");
}

/// The words for the lines are all used, and there are no others.
#[test]
fn no_message_of_the_lines_is_idle() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = fs::read_to_string(folder.join("cli/play.rs")).expect("a source");
    for entry in fs::read_dir(folder.join("plain")).expect("sources") {
        sources += &fs::read_to_string(entry.expect("an entry").path()).expect("a source");
    }
    let ids: Vec<String> =
        Lang::En.ids().into_iter().filter(|id| id.starts_with("ui-plain-")).collect();
    assert!(ids.len() > 40);
    for id in ids {
        let (long, short) = (&id["ui-".len()..], &id["ui-plain-".len()..]);
        let used = [long, short].iter().any(|name| sources.contains(&format!("\"{name}\"")));
        assert!(used, "{id}");
    }
}

#[test]
fn a_game_that_cannot_be_kept_is_not_said_to_be() {
    let home = home();
    let args = ["play", "--plain", "--players", "Anna,Bruno", "--seed", "8", "--start", "Anna"];
    let mut talk = Talk::start(&home, &args);
    assert!(talk.listen());
    let saves = home.path().join("saves");
    fs::rename(&saves, home.path().join("hidden")).expect("the directory can be moved");
    fs::write(&saves, "").expect("a file can be written");
    let said = |talk: &Talk, words: &str| talk.all.iter().any(|line| line.contains(words));
    for _ in 0..4 {
        let words = letter_in(talk.last()).unwrap_or("2").to_owned();
        talk.say(&words);
        assert!(talk.listen());
    }
    assert!(said(&talk, "cannot be kept"), "{:?}", talk.all);
    talk.say("q");
    assert!(!talk.listen());
    assert_eq!(talk.child.wait().expect("it ends").code(), Some(3));
    assert!(!said(&talk, "is kept in"), "{:?}", talk.all);
    assert!(said(&talk, "A copy of the game"), "{:?}", talk.all);
    let copy = load(&home.path().join("anna-bruno-1.json")).expect("there is a copy");
    assert!(!copy.session.is_empty());
}
