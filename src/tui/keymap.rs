//! The one table of keys: what each does, when it works, which words say so. Footers and the help
//! page are made from it.

use ratatui::crossterm::event::KeyCode;

use super::keys::Key::{self, Board as BoardKey, Char, Code, Ctrl, Digit, Letters};
use super::keys::Mode::{self, *};
use super::keys::{Binding, Verb};

const ASKING: &[Mode] =
    &[Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Over];
const TABLE: &[Mode] =
    &[Step, Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Wait, Over];
const BACK: &[Mode] =
    &[Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Over];
const UNDO: &[Mode] =
    &[Curtain, Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Wait, Over];
pub(super) const ANYWHERE: &[Mode] = &[
    Curtain, Step, Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Wait,
    Over, Page, PeekWho, Sheet, Menu, Agree, List, Field, End, Lesson, Replay, Rules, Search,
];
/// Where the game as a whole can be looked back at or written out.
const BESIDE: &[Mode] =
    &[Curtain, Step, Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Over];
const HELPED: &[Mode] = &[
    Curtain, Step, Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Wait,
    Over,
];

const fn bind(
    keys: &'static [Key],
    verb: Verb,
    modes: &'static [Mode],
    help: &'static str,
    footer: bool,
) -> Binding {
    Binding { keys, verb, modes, help, footer }
}

const ENTER: Key = Code(KeyCode::Enter);

/// Every key of the program.
pub static KEYS: &[Binding] = &[
    bind(&[Code(KeyCode::Tab)], Verb::Open, &[Curtain], "key-open", true),
    bind(
        &[ENTER, Char(' '), Code(KeyCode::Right), Char('l')],
        Verb::Next,
        &[Step],
        "key-next",
        true,
    ),
    bind(&[Code(KeyCode::Left), Char('h')], Verb::Earlier, &[Step, Line], "key-earlier", true),
    bind(&[Char('g'), Code(KeyCode::Esc)], Verb::RunOn, &[Step], "key-run-on", true),
    bind(&[Letters(7)], Verb::Letter, &[Card], "key-card", true),
    bind(&[Letters(8)], Verb::Letter, &[Missions], "key-mission", true),
    bind(&[Letters(8)], Verb::Letter, &[PutBack], "key-put-back", true),
    bind(&[Letters(5)], Verb::Letter, &[Chip], "key-chip", true),
    bind(&[Letters(4)], Verb::Letter, &[Line], "key-intrigue", true),
    bind(&[Letters(4)], Verb::Letter, &[PeekWho], "key-player", true),
    bind(&[BoardKey], Verb::Board, &[Place, Board], "key-board", true),
    bind(&[Letters(7)], Verb::Letter, &[Place], "key-other-card", false),
    bind(&[Digit], Verb::Digit, &[Count], "key-count", true),
    bind(&[Digit], Verb::Digit, &[Missions], "key-payment", true),
    bind(&[Digit], Verb::Digit, &[Deck], "key-deck", true),
    bind(&[Char(' ')], Verb::Put, &[Place, Board], "key-put", true),
    bind(&[Char('t')], Verb::TakeBack, &[Place], "key-take-back", true),
    bind(&[Char('m')], Verb::Four, &[Place], "key-four", true),
    bind(&[Char('x')], Verb::Exchange, &[Place], "key-exchange", true),
    bind(&[Char('m')], Verb::PayTwo, &[Card], "key-pay-two", true),
    bind(&[Char('x')], Verb::ChangeChip, &[Missions], "key-change-chip", true),
    bind(&[ENTER], Verb::Confirm, &[Place], "key-confirm", true),
    bind(&[ENTER], Verb::Confirm, &[Card], "key-choose", false),
    bind(&[ENTER], Verb::Confirm, &[Board, Missions, Chip, PutBack], "key-confirm", true),
    bind(&[ENTER, Char(' ')], Verb::Confirm, &[Line], "key-score", true),
    bind(&[Char('z')], Verb::Done, &[Line], "key-no-intrigue", true),
    bind(&[ENTER, Char(' ')], Verb::Confirm, &[Menu, List], "key-choose", true),
    bind(&[ENTER], Verb::Confirm, &[Field], "key-confirm", true),
    bind(&[ENTER, Char(' ')], Verb::Confirm, &[Over], "key-result", true),
    bind(&[Char('y')], Verb::Yes, &[YesNo, Agree], "key-yes", true),
    bind(&[Char('n'), Code(KeyCode::Esc)], Verb::No, &[Agree], "key-no", true),
    bind(&[Char('n')], Verb::No, &[YesNo], "key-no", true),
    bind(&[Char('z')], Verb::No, &[Board], "key-none", true),
    bind(&[Char('z')], Verb::Done, &[Missions], "key-done", true),
    bind(&[Char('z')], Verb::Done, &[PutBack, Chip], "key-none", true),
    bind(&[Code(KeyCode::Esc)], Verb::Back, BACK, "key-back", false),
    bind(
        &[Code(KeyCode::Left), Char('h')],
        Verb::Left,
        &[Card, Place, Board, Over],
        "key-arrows",
        false,
    ),
    bind(
        &[Code(KeyCode::Right), Char('l')],
        Verb::Right,
        &[Card, Place, Board, Over],
        "key-arrows",
        false,
    ),
    bind(
        &[Code(KeyCode::Up), Char('k')],
        Verb::Up,
        &[Place, Board, Missions, Chip, PutBack, Over, Menu],
        "key-arrows",
        false,
    ),
    bind(
        &[Code(KeyCode::Down), Char('j')],
        Verb::Down,
        &[Place, Board, Missions, Chip, PutBack, Over, Menu],
        "key-arrows",
        false,
    ),
    bind(&[Code(KeyCode::Up), Char('k')], Verb::Up, &[Page], "key-scroll-up", true),
    bind(&[Code(KeyCode::Down), Char('j')], Verb::Down, &[Page], "key-scroll-down", true),
    bind(&[Code(KeyCode::Left), Char('h')], Verb::Left, &[Page], "key-page-before", true),
    bind(&[Code(KeyCode::Right), Char('l')], Verb::Right, &[Page], "key-page-next", true),
    bind(&[Code(KeyCode::Esc)], Verb::Back, &[Page, PeekWho, Menu], "key-back", true),
    bind(&[Code(KeyCode::Up), Char('k')], Verb::Up, &[List], "key-arrows", false),
    bind(&[Code(KeyCode::Down), Char('j')], Verb::Down, &[List], "key-arrows", true),
    bind(&[Code(KeyCode::Up)], Verb::Up, &[Field], "key-arrows", false),
    bind(&[Code(KeyCode::Down)], Verb::Down, &[Field], "key-arrows", true),
    bind(&[Code(KeyCode::Left), Char('h')], Verb::Left, &[List], "key-change", false),
    bind(&[Code(KeyCode::Right), Char('l')], Verb::Right, &[List], "key-change", true),
    bind(&[Code(KeyCode::Tab)], Verb::Next, &[List, Field], "key-next-field", true),
    bind(&[Code(KeyCode::BackTab)], Verb::Earlier, &[List, Field], "key-next-field", false),
    bind(&[Code(KeyCode::Esc)], Verb::Back, &[List, Field], "key-back", true),
    bind(&[Char('q')], Verb::Menu, &[List], "key-quit", true),
    bind(&[ENTER, Char(' ')], Verb::Next, &[End], "key-next", true),
    bind(&[Char('g')], Verb::RunOn, &[End], "key-run-on", true),
    bind(&[Code(KeyCode::Left), Char('h')], Verb::Left, &[End], "key-pages", false),
    bind(&[Code(KeyCode::Right), Char('l')], Verb::Right, &[End], "key-pages", true),
    bind(&[Char('v')], Verb::View, &[End], "key-court", true),
    bind(&[Char('s')], Verb::Keep, &[End], "key-keep", true),
    bind(&[Char('a')], Verb::Again, &[End], "key-again", true),
    bind(&[Char('q')], Verb::Menu, &[End], "key-title", true),
    bind(
        &[Code(KeyCode::Right), ENTER, Char(' '), Char('l')],
        Verb::Next,
        &[Replay],
        "key-next",
        true,
    ),
    bind(
        &[Code(KeyCode::Left), Code(KeyCode::Backspace), Char('h')],
        Verb::Earlier,
        &[Replay],
        "key-earlier",
        true,
    ),
    bind(&[Char('r')], Verb::Rules, &[Replay], "key-event-rule", true),
    bind(&[Char(']'), Code(KeyCode::PageDown)], Verb::NextAnswer, &[Replay], "key-answer", true),
    bind(
        &[Char('['), Code(KeyCode::PageUp)],
        Verb::LastAnswer,
        &[Replay],
        "key-answer-before",
        false,
    ),
    bind(&[Code(KeyCode::Down), Char('j')], Verb::NextPhase, &[Replay], "key-phase", true),
    bind(&[Code(KeyCode::Up), Char('k')], Verb::LastPhase, &[Replay], "key-phase-before", false),
    bind(&[Char('b')], Verb::NextBoard, &[Replay], "key-next-board", true),
    bind(&[Char('B')], Verb::LastBoard, &[Replay], "key-board-before", false),
    bind(&[Code(KeyCode::Tab)], Verb::NextRound, &[Replay], "key-round", true),
    bind(&[Code(KeyCode::BackTab)], Verb::LastRound, &[Replay], "key-round-before", false),
    bind(&[Code(KeyCode::Home), Char('g')], Verb::First, &[Replay], "key-first", false),
    bind(&[Code(KeyCode::End), Char('G')], Verb::Last, &[Replay], "key-last", false),
    bind(&[Char('L')], Verb::Log, &[Replay], "key-log", false),
    bind(&[Char('?')], Verb::Help, &[Replay], "key-help", true),
    bind(&[Char('q'), Code(KeyCode::Esc)], Verb::Menu, &[Replay], "key-out", true),
    bind(&[Char('B')], Verb::LookBack, BESIDE, "key-look-back", false),
    bind(&[Char('B')], Verb::LookBack, &[End, List], "key-look-back", true),
    bind(&[Char('E')], Verb::Position, BESIDE, "key-position", false),
    bind(&[Char('R')], Verb::Report, BESIDE, "key-report", false),
    bind(&[Char('n')], Verb::NextOpen, &[Place, Board, Over], "key-next-open", false),
    bind(&[Char('N')], Verb::LastOpen, &[Place, Board, Over], "key-last-open", false),
    bind(&[ENTER, Char(' ')], Verb::Next, &[Lesson], "key-go-on", true),
    bind(&[Code(KeyCode::Left), Char('h')], Verb::Earlier, &[Lesson], "key-page-before", true),
    bind(&[Char('r')], Verb::Rules, &[Lesson], "key-rule", true),
    bind(&[Char('?')], Verb::Help, &[Lesson], "key-help", true),
    bind(&[Char('q'), Code(KeyCode::Esc)], Verb::Menu, &[Lesson], "key-menu", true),
    bind(&[Char('r')], Verb::Rules, &[Page], "key-rule", true),
    bind(&[Char(' '), Code(KeyCode::PageDown)], Verb::Next, &[Rules], "key-read-on", true),
    bind(&[Char(' '), Code(KeyCode::PageDown)], Verb::Next, &[Page], "key-read-on", false),
    bind(
        &[Char('b'), Code(KeyCode::PageUp)],
        Verb::Earlier,
        &[Rules, Page],
        "key-read-back",
        false,
    ),
    bind(&[Code(KeyCode::Up), Char('k')], Verb::Up, &[Rules], "key-scroll-up", false),
    bind(&[Code(KeyCode::Down), Char('j')], Verb::Down, &[Rules], "key-scroll-down", false),
    bind(&[Code(KeyCode::Left), Char('h')], Verb::Left, &[Rules], "key-chapter-before", false),
    bind(&[Code(KeyCode::Right), Char('l')], Verb::Right, &[Rules], "key-chapter-next", true),
    bind(&[Char('/')], Verb::Search, &[Rules], "key-search", true),
    bind(&[Char('n')], Verb::NextOpen, &[Rules], "key-next-find", true),
    bind(&[Char('N')], Verb::LastOpen, &[Rules], "key-last-find", false),
    bind(&[Code(KeyCode::Esc), Char('r')], Verb::Back, &[Rules], "key-back", true),
    bind(&[ENTER], Verb::Confirm, &[Search], "key-confirm", true),
    bind(&[Code(KeyCode::Esc)], Verb::Back, &[Search], "key-back", true),
    bind(&[Char('X')], Verb::Teach, ASKING, "key-teach", false),
    bind(&[Char('T')], Verb::Task, ASKING, "key-task", true),
    bind(&[ENTER, Char(' ')], Verb::Next, &[Wait], "key-hurry", true),
    bind(
        &[Char('H')],
        Verb::Hint,
        &[Card, Place, Board, YesNo, Count, Missions, Deck, Chip, PutBack],
        "key-hint",
        false,
    ),
    bind(&[Char('u')], Verb::Undo, UNDO, "key-undo", true),
    bind(&[Char('U')], Verb::Redo, UNDO, "key-redo", false),
    bind(&[Code(KeyCode::Tab)], Verb::Hide, ASKING, "key-hide", false),
    bind(&[Char('p')], Verb::Peek, TABLE, "key-peek", true),
    bind(&[Char('p')], Verb::Peek, &[Sheet], "key-peek-other", false),
    bind(&[Char('i')], Verb::Info, ASKING, "key-info", true),
    bind(&[Char('w')], Verb::WhyNot, ASKING, "key-why-not", false),
    bind(&[Char('r')], Verb::Rules, TABLE, "key-rules", false),
    bind(&[Char('L')], Verb::Log, HELPED, "key-log", false),
    bind(&[Char('v')], Verb::View, TABLE, "key-view", false),
    bind(&[Char('s')], Verb::Scores, TABLE, "key-scores", false),
    bind(&[Char('?')], Verb::Help, HELPED, "key-help", true),
    bind(&[Char('q')], Verb::Menu, HELPED, "key-menu", true),
    bind(&[Ctrl('c')], Verb::Leave, ANYWHERE, "key-leave", false),
];
