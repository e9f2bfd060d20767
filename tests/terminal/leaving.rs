//! Every way to leave: the terminal is whole, nothing secret is left on it, and the game goes on
//! at the same action.

use crate::driver::{CARD, CURTAIN, play_until};
use crate::harness::{Home, Terminal, WHOLE};

const SIZE: (u16, u16) = (80, 24);
const TABLE: [&str; 7] =
    ["play", "--players", "Anna,Bruno,Carla", "--start", "Anna", "--seed", "7"];

/// In the middle of the first round, with a hand on the screen.
fn in_the_middle(home: &Home, start: fn(&Home, (u16, u16), &[&str]) -> Terminal) -> Terminal {
    let mut terminal = start(home, SIZE, &TABLE);
    terminal.wait_for("Round 1");
    play_until(&mut terminal, "the middle", |terminal| {
        home.actions() >= 4 && terminal.footer().contains(CARD)
    });
    assert!(terminal.is_taken(), "the program has the terminal");
    terminal
}

/// The game goes on where it was, behind a curtain.
fn resumes(home: &Home, actions: usize, digest: &serde_json::Value) {
    let mut terminal = Terminal::start(home, SIZE, &["resume"]);
    terminal.wait_for(CURTAIN);
    assert_eq!(home.actions(), actions);
    assert_eq!(&home.save()["digest"], digest);
    play_until(&mut terminal, "another action", |_| home.actions() > actions);
}

/// The same checks after every way to leave.
fn leaves_whole(leave: impl FnOnce(&mut Terminal)) {
    let home = Home::still();
    let mut terminal = in_the_middle(&home, Terminal::start);
    let (actions, digest) = (home.actions(), home.save()["digest"].clone());
    leave(&mut terminal);
    assert_eq!(terminal.wait_for_end(), 0);
    assert_eq!(terminal.shape(), WHOLE);
    let left = terminal.left_behind();
    let line = left.trim().replace('\n', "");
    assert!(line.starts_with("The game is kept in "), "nothing of the table is left: {left}");
    assert!(line.ends_with("To go on: louis-xiv resume"), "{left}");
    drop(terminal);
    resumes(&home, actions, &digest);
}

/// Where there is no other screen to go back from, the hand must not stay on the only one.
#[test]
fn on_a_terminal_with_one_screen() {
    let leave: [fn(&mut Terminal); 2] = [|t| t.send(b"\x03"), |t| t.signal("TERM")];
    for leave in leave {
        let home = Home::still();
        let mut terminal = in_the_middle(&home, Terminal::start_on_one_screen);
        leave(&mut terminal);
        assert_eq!(terminal.wait_for_end(), 0);
        terminal.wait_for_line("The game is kept in ");
        let left = terminal.left_behind();
        assert!(left.trim().starts_with("The game is kept in "), "{left}");
    }
    let home = Home::still();
    let mut terminal = in_the_middle(&home, Terminal::start_job_on_one_screen);
    terminal.signal("TSTP");
    terminal.wait_for_taken(false);
    terminal.wait_for_nothing();
    terminal.signal("CONT");
    terminal.wait_for_taken(true);
    terminal.wait_for(CURTAIN);
    assert_eq!(terminal.leave("\u{3}"), 0);
}

#[test]
fn by_the_menu() {
    leaves_whole(|terminal| {
        terminal.keys(["q", "j"]);
        terminal.send(b"\r");
    });
}

#[test]
fn by_ctrl_c() {
    leaves_whole(|terminal| terminal.send(b"\x03"));
}

#[test]
fn by_sigterm() {
    leaves_whole(|terminal| terminal.signal("TERM"));
}

#[test]
fn by_sighup() {
    leaves_whole(|terminal| terminal.signal("HUP"));
}

#[test]
fn by_sigint() {
    leaves_whole(|terminal| terminal.signal("INT"));
}

#[test]
fn by_other_signals() {
    std::thread::scope(|scope| {
        for name in ["QUIT", "USR1", "USR2", "ALRM"] {
            scope.spawn(move || leaves_whole(|terminal| terminal.signal(name)));
        }
    });
}

#[test]
fn stopped_for_a_while_it_gives_the_terminal_back_and_takes_it_again() {
    let home = Home::new();
    let mut terminal = in_the_middle(&home, Terminal::start_as_job);
    let actions = home.actions();
    terminal.signal("TSTP");
    terminal.wait_for_taken(false);
    assert_eq!(terminal.shape(), WHOLE);
    terminal.signal("CONT");
    terminal.wait_for_taken(true);
    terminal.wait_for(CURTAIN);
    play_until(&mut terminal, "another action", |_| home.actions() > actions);
    // Nobody is asked about this one.
    terminal.signal("STOP");
    terminal.make_cooked();
    let actions = home.actions();
    terminal.signal("CONT");
    terminal.wait_for("Round 1");
    play_until(&mut terminal, "another action", |_| home.actions() > actions);
    assert!(terminal.is_taken());
    assert_eq!(terminal.leave("\u{3}"), 0);
}

/// The terminal is gone: the program ends by itself, and the game is kept.
fn ends_when_hung_up(start: fn(&Home, (u16, u16), &[&str]) -> Terminal) {
    let home = Home::still();
    let mut terminal = in_the_middle(&home, start);
    let (actions, digest) = (home.actions(), home.save()["digest"].clone());
    terminal.hang_up();
    terminal.wait_for_end();
    drop(terminal);
    resumes(&home, actions, &digest);
}

#[test]
fn by_closing_the_terminal() {
    ends_when_hung_up(Terminal::start);
}

#[test]
fn by_closing_the_terminal_with_sighup_ignored() {
    ends_when_hung_up(Terminal::start_deaf);
}
