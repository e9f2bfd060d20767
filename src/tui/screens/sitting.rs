//! A sitting of drills: one position after the other. The question stays while its answer is
//! explained, and what does not fit on the screen is scrolled.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::kit;
use crate::drills::{self, Ask, Choice, Drill, Kind, Reply, SITTING};
use crate::engine::{Board, BoardSet, Influence, Mission, Rule, Seat, Seats, Side, View};
use crate::text::{Names, Text};
use crate::tui::game::signs;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::palette::Ink;
use crate::tui::pen::wrap;
use crate::tui::scene::Shared;
use crate::tui::widgets::Size;
use crate::tui::widgets::court::{Court, Marks, wall};

/// Ten positions, and how far they have come.
#[derive(Debug)]
pub struct Sitting {
    drills: Vec<Drill>,
    at: usize,
    /// The boards or missions chosen so far.
    boards: BoardSet,
    missions: u8,
    /// Whether the last answer was right, while its explanation is read.
    judged: Option<bool>,
    score: usize,
    /// The rules of the answers that were wrong, each once.
    missed: Vec<Rule>,
    /// The best score before this sitting.
    best: Option<u64>,
    /// How many lines have been scrolled past.
    top: usize,
    names: Names,
}

/// Words in an ink; a paragraph.
type Said = (String, Ink);

impl Sitting {
    /// The sitting of a seed.
    pub(super) fn new(seed: u64, kind: Option<Kind>, best: Option<u64>, shared: &Shared) -> Self {
        let names = ["1", "2", "3", "4"].map(|n| shared.text.ui(&format!("setup-name-{n}")));
        Self {
            drills: drills::sitting(seed, kind),
            at: 0,
            boards: BoardSet::EMPTY,
            missions: 0,
            judged: None,
            score: 0,
            missed: Vec::new(),
            best,
            top: 0,
            names: Names(Seats(names)),
        }
    }

    /// The position on the screen; none when the sitting is over.
    pub fn drill(&self) -> Option<&Drill> {
        self.drills.get(self.at)
    }

    /// How many answers were right.
    pub const fn score(&self) -> usize {
        self.score
    }

    /// Whether something would be lost by leaving.
    pub(super) const fn is_under_way(&self) -> bool {
        let answered = self.at + self.judged.is_some() as usize;
        answered > 0 && answered < SITTING
    }

    /// The rule to read on with.
    pub(super) fn rule(&self) -> Option<Rule> {
        match (self.drill(), self.judged) {
            (Some(drill), Some(_)) => Some(drill.rule()),
            (None, _) => self.missed.first().copied(),
            _ => None,
        }
    }

    pub(super) fn mode(&self) -> Mode {
        match (self.drill().map(|drill| &drill.ask), self.judged) {
            (None, _) | (_, Some(_)) => Mode::Lesson,
            (Some(Ask::Next { .. }), None) => Mode::Board,
            (Some(Ask::Payable { .. }), None) => Mode::Missions,
            (Some(_), None) => Mode::Count,
        }
    }

    pub(super) fn works(&self, verb: Verb) -> bool {
        match (self.mode(), verb) {
            (_, Verb::Menu) | (Mode::Lesson, Verb::Next) => true,
            (Mode::Lesson, Verb::Rules) => self.rule().is_some(),
            (Mode::Lesson, Verb::Up | Verb::Down) => self.drill().is_some(),
            (Mode::Board, Verb::Confirm) => !self.boards.is_empty(),
            (Mode::Board, Verb::Board)
            | (Mode::Missions, Verb::Letter | Verb::Confirm)
            | (Mode::Count, Verb::Digit) => true,
            _ => false,
        }
    }

    /// The letters and digits that are answers.
    pub(super) fn keys(&self, verb: Verb) -> Option<String> {
        let drill = self.drill()?;
        match (verb, &drill.ask) {
            (Verb::Digit, _) => Some(format!("1-{}", drill.choices().len())),
            (Verb::Letter, Ask::Payable { .. }) => Some("a-c".into()),
            _ => None,
        }
    }

    /// Takes a key; gives the score when it was the last answer.
    pub(super) fn press(&mut self, press: Press, shared: &Shared) -> Option<u64> {
        let drill = self.drills.get(self.at)?;
        let place = usize::from(press.number);
        match press.verb {
            Verb::Next => {
                (self.boards, self.missions, self.judged) = (BoardSet::EMPTY, 0, None);
                self.at += 1;
                self.top = 0;
            }
            Verb::Up => self.top = self.top.saturating_sub(1),
            Verb::Down => self.top = (self.top + 1).min(self.beyond(shared)),
            // Other digits and letters are no answers.
            Verb::Digit if (1..=drill.choices().len()).contains(&place) => {
                return self.judge(Reply::Place(place - 1));
            }
            Verb::Letter if place < 3 => self.missions ^= 1 << place,
            Verb::Board => {
                if let Some(board) = Board::from_number(press.number) {
                    match self.boards.contains(board) {
                        true => self.boards.remove(board),
                        false => self.boards.insert(board),
                    };
                }
            }
            Verb::Confirm => match drill.ask {
                Ask::Payable { .. } => return self.judge(Reply::Missions(self.missions)),
                _ if self.boards.is_empty() => {}
                _ => return self.judge(Reply::Boards(self.boards)),
            },
            _ => {}
        }
        None
    }

    fn judge(&mut self, reply: Reply) -> Option<u64> {
        let drill = self.drills.get(self.at)?;
        let (right, rule) = (drill.right() == reply, drill.rule());
        self.judged = Some(right);
        self.score += usize::from(right);
        if !right && !self.missed.contains(&rule) {
            self.missed.push(rule);
        }
        (self.at + 1 == self.drills.len()).then_some(self.score as u64)
    }

    /// What is asked.
    fn question(&self, drill: &Drill, text: &Text) -> String {
        let label = |board: Board| text.board_label(board);
        let about = |id: &str, board: Board, seat: Seat| {
            let gaps = [
                ("name", self.names[seat].into()),
                ("letter", seat.letter().to_string().into()),
                ("board", label(board).into()),
            ];
            text.ui_with(id, gaps)
        };
        match &drill.ask {
            Ask::Paid { board, seat } => about("drill-paid", *board, *seat),
            Ask::Home { board, seat } => about("drill-home", *board, *seat),
            Ask::Flip { board } => about("drill-flip", *board, Seat::A),
            Ask::Intrigue { board } => about("drill-intrigue", *board, Seat::A),
            Ask::Next { card, .. } => {
                let card = match card {
                    Influence::Character(board) => label(*board),
                    Influence::Joker => text.ui("drill-joker"),
                };
                text.ui_with("drill-next", [("card", card.into())])
            }
            Ask::Payable { .. } => {
                let chips = text.chips(drill.game.holding(Seat::A).chips);
                text.ui_with("drill-payable", [("chips", chips.into())])
            }
            Ask::Count { .. } => {
                text.ui_with("drill-count", [("things", self.things(drill, text).into())])
            }
        }
    }

    /// What A has at the end of the game.
    fn things(&self, drill: &Drill, text: &Text) -> String {
        let game = &drill.game;
        let (holding, own) = (game.holding(Seat::A), game.secret(Seat::A));
        let on_boards: u8 =
            Board::ALL.into_iter().map(|board| game.markers(board)[Side::Seat(Seat::A)]).sum();
        let counted = |id: &str, count: usize| {
            (count > 0).then(|| text.ui_with(&format!("drill-{id}"), [("count", count.into())]))
        };
        let chips = (!holding.chips.is_empty()).then(|| text.chips(holding.chips));
        let parts = [
            counted("coins", holding.coins.into()),
            chips,
            counted("intrigues", own.intrigue.len()),
            counted("influences", own.influence.cards().count()),
            counted("lying", on_boards.into()),
        ];
        text.list(parts.into_iter().flatten())
    }

    /// The answers, each with its key.
    fn answers(&self, drill: &Drill, text: &Text, view: &View) -> Vec<Said> {
        let right = self.judged.map(|_| drill.right());
        let said = |place: usize, words: String, chosen: bool| {
            let is_right = match right {
                Some(Reply::Place(one)) => one == place,
                Some(Reply::Missions(bits)) => bits >> place & 1 == 1,
                _ => false,
            };
            let ink = match (self.judged, is_right || chosen) {
                (None, false) => Ink::Plain,
                (None, true) => Ink::Gold,
                (Some(_), _) if is_right => Ink::Good,
                _ => Ink::Quiet,
            };
            (words, ink)
        };
        match &drill.ask {
            Ask::Payable { missions } => {
                let line = |(place, mission): (usize, &Mission)| {
                    let chosen = self.missions >> place & 1 == 1;
                    let sign = if chosen { "[x]" } else { "[ ]" };
                    let letter = char::from(b'a' + place as u8);
                    let cost = signs::cost_words(text, view, *mission);
                    let mut words = format!("{letter} {sign} {}: {cost}", text.mission(*mission));
                    if self.judged.is_some() {
                        let pay = drill.game.payments(Seat::A, *mission).next();
                        let why = match pay {
                            Some(pay) => {
                                text.ui_with("drill-pays", [("payment", text.payment(pay).into())])
                            }
                            None => text.ui("drill-pays-not"),
                        };
                        words = format!("{words}  {why}");
                    }
                    said(place, words, chosen)
                };
                let mut lines: Vec<Said> = missions.iter().enumerate().map(line).collect();
                if self.judged.is_none() {
                    lines.push((text.ui("drill-payable-keys"), Ink::Quiet));
                }
                lines
            }
            Ask::Next { .. } if self.judged.is_none() => {
                vec![(text.ui("drill-next-keys"), Ink::Quiet)]
            }
            Ask::Next { .. } => Vec::new(),
            _ => {
                let words = |choice: Choice| match choice {
                    Choice::Number(count) | Choice::With(count) => {
                        let id = match choice {
                            Choice::With(_) => "drill-with",
                            _ => "drill-number",
                        };
                        text.ui_with(id, [("count", count.into())])
                    }
                    other => text.ui(&format!("drill-choice-{}", id(other))),
                };
                let line = |(place, choice): (usize, Choice)| {
                    let (words, ink) =
                        said(place, format!("{} {}", place + 1, words(choice)), false);
                    (words, ink)
                };
                let all: Vec<Said> = drill.choices().into_iter().enumerate().map(line).collect();
                all
            }
        }
    }

    /// What is right, why, and by which rule; the rule itself where the answer was wrong.
    fn explanation(&self, drill: &Drill, text: &Text) -> Vec<Said> {
        let mut lines = Vec::new();
        if let Some(board) = drill.board() {
            let standing = drill.game.standing(board);
            for side in Side::ALL {
                if let Some(claim) = standing.claims[side] {
                    let gaps = [
                        ("name", text.side(side, &self.names).into()),
                        ("count", standing.counts[side].into()),
                        ("claim", text.claim(claim).into()),
                    ];
                    lines.push((text.ui_with("board-claim", gaps), Ink::Plain));
                }
            }
        }
        if let Reply::Boards(boards) = drill.right() {
            let list = text.list(boards.iter().map(|board| text.board_label(board)));
            lines.push((text.ui_with("drill-boards", [("boards", list.into())]), Ink::Plain));
        }
        let rule = drill.rule();
        if self.judged == Some(false) {
            lines.push((text.rule_heading(rule), Ink::Strong));
            let words = text.rule(rule);
            lines.extend(words.text.lines().map(|line| (line.to_owned(), Ink::Quiet)));
            lines.extend(words.example.map(|line| (line, Ink::Quiet)));
        }
        lines
    }

    /// Everything under the court.
    fn lines(&self, shared: &Shared, width: usize) -> Vec<Line<'static>> {
        let (look, text) = (shared.look, &shared.text);
        let Some(drill) = self.drill() else { return Vec::new() };
        let view = drill.game.view(Some(Seat::A));
        let mut said = vec![(self.question(drill, text), Ink::Strong)];
        said.extend(self.answers(drill, text, &view));
        if let Some(right) = self.judged {
            let (id, ink) = match right {
                true => ("drill-right", Ink::Good),
                false => ("drill-wrong", Ink::Bad),
            };
            said.insert(1, (text.ui(id), ink));
            said.extend(self.explanation(drill, text));
        }
        let wrapped = |(words, ink): Said| {
            let lines = wrap(&look.show(&words), width);
            lines.into_iter().map(move |line| Line::from(kit::words(look, line, ink)))
        };
        said.into_iter().flat_map(wrapped).collect()
    }

    /// Where the court is, if the question is about it, and where the words are.
    fn layout(&self, area: Rect) -> (Option<Rect>, Rect) {
        let (width, height) = wall(Size::Small);
        let court = self
            .drill()
            .is_some_and(|drill| drill.board().is_some() || matches!(drill.ask, Ask::Next { .. }));
        let court = court.then_some(Rect {
            y: area.y + 1,
            width: width.min(area.width),
            height,
            x: area.x + 1,
        });
        let top = court.map_or(area.y + 2, |court| court.bottom());
        let place = Rect {
            x: area.x + 2,
            y: top,
            width: area.width.min(100) - 4,
            height: area.bottom().saturating_sub(top + 1),
        };
        (court, place)
    }

    /// How many lines there are more than fit.
    fn beyond(&self, shared: &Shared) -> usize {
        let (_, place) = self.layout(shared.screen);
        let lines = self.lines(shared, usize::from(place.width) - 1).len();
        lines.saturating_sub(place.height.into())
    }

    pub(super) fn draw(&self, shared: &Shared, area: Rect, body: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let gaps = [
            ("at", (self.at + 1).min(SITTING).into()),
            ("of", SITTING.into()),
            ("score", self.score.into()),
        ];
        kit::in_bar(look, &text.ui_with("drill-at", gaps), area, buffer);
        let Some(drill) = self.drill() else {
            return self.draw_result(shared, kit::column(body, 70), buffer);
        };
        let (court, place) = self.layout(area);
        if let Some(court) = court {
            let view = drill.game.view(None);
            let mut marks = Marks { open: self.boards, ..Marks::default() };
            marks.focus = drill.board();
            if let Ask::Next { walk, .. } = &drill.ask {
                marks.planner = Some(Seat::A);
                walk.steps().for_each(|board| marks.planned[board] += 1);
            }
            Court { view: &view, text, look, marks, size: Size::Small }.render(court, buffer);
        }
        let lines = self.lines(shared, usize::from(place.width) - 1);
        let (count, top) = (lines.len(), self.top.min(lines.len().saturating_sub(1)));
        for (row, line) in place.rows().zip(lines.into_iter().skip(top)) {
            kit::put(line, row, buffer);
        }
        kit::scrollbar(look, count, top, place, buffer);
    }

    /// How it went, and what to look at again.
    fn draw_result(&self, shared: &Shared, page: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let rest = |y: u16| Rect { y, height: page.bottom().saturating_sub(y), ..page };
        let gaps = [("score", self.score.into()), ("of", SITTING.into())];
        let mut y = kit::prose(look, &text.ui_with("drill-done", gaps), Ink::Strong, page, buffer);
        if let Some(best) = self.best {
            let id = if self.score as u64 > best { "drill-record" } else { "drill-best" };
            let words = text.ui_with(id, [("best", best.to_string().into())]);
            y = kit::prose(look, &words, Ink::Plain, rest(y), buffer);
        }
        let id = if self.missed.is_empty() { "drill-clean" } else { "drill-again" };
        y = kit::prose(look, &text.ui(id), Ink::Plain, rest(y + 1), buffer);
        for rule in &self.missed {
            let words = format!("  {}", text.rule_heading(*rule));
            y = kit::prose(look, &words, Ink::Gold, rest(y), buffer);
        }
        kit::prose(look, &text.ui("drill-on"), Ink::Quiet, rest(y + 1), buffer);
    }
}

/// The name of the words of an answer.
const fn id(choice: Choice) -> &'static str {
    match choice {
        Choice::Free => "free",
        Choice::ChipAndCrown => "chip-and-crown",
        Choice::Chip => "chip",
        Choice::MayBribe => "may-bribe",
        Choice::Nothing => "nothing",
        Choice::General => "general",
        Choice::Personal => "personal",
        Choice::Yes => "yes",
        Choice::No => "no",
        Choice::Anyway => "anyway",
        Choice::Never => "never",
        Choice::With(_) => "with",
        Choice::Number(_) => "number",
    }
}
