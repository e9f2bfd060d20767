//! Drills: ten small positions, a question each, the rule where the answer was wrong, and a score
//! that is kept.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::{fresh_seed, kit};
use crate::drills::{self, Ask, Drill, Reply, SITTING};
use crate::engine::{BoardSet, Influence, Seat, Seats, Side};
use crate::files::{Progress, lessons_file};
use crate::text::{Names, Text};
use crate::tui::game::signs;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::palette::Ink;
use crate::tui::scene::{Go, Scene, Shared};
use crate::tui::widgets::Size;
use crate::tui::widgets::court::{Court, Marks, wall};

/// A sitting.
#[derive(Debug)]
pub struct DrillScreen {
    drills: Vec<Drill>,
    at: usize,
    /// The boards chosen so far.
    chosen: BoardSet,
    /// Whether the last answer was right, while its explanation is read.
    judged: Option<bool>,
    score: usize,
    /// The best score before this sitting.
    best: Option<u64>,
    names: Names,
}

/// Under this name the score is kept beside the lessons.
const KEPT: &str = "drills";

impl DrillScreen {
    /// A new sitting.
    pub fn new(shared: &Shared) -> Self {
        Self::seeded(fresh_seed(), shared)
    }

    /// The sitting of a seed.
    pub fn seeded(seed: u64, shared: &Shared) -> Self {
        let names = ["1", "2", "3", "4"].map(|n| shared.text.ui(&format!("setup-name-{n}")));
        Self {
            drills: drills::sitting(seed),
            at: 0,
            chosen: BoardSet::EMPTY,
            judged: None,
            score: 0,
            best: best(shared),
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

    fn judge(&mut self, reply: Reply, shared: &Shared) {
        let Some(drill) = self.drills.get(self.at) else { return };
        let right = drill.right() == reply;
        self.score += usize::from(right);
        self.judged = Some(right);
        if self.at + 1 == self.drills.len() {
            keep(self.score, shared);
        }
    }

    /// What is asked, in lines.
    fn question(&self, drill: &Drill, text: &Text) -> Vec<String> {
        let view = drill.game.view(Some(Seat::A));
        match &drill.ask {
            Ask::Paid { board, seat } => {
                let gaps = [
                    ("name", self.names[*seat].into()),
                    ("letter", seat.letter().to_string().into()),
                    ("board", text.board_label(*board).into()),
                ];
                vec![text.ui_with("drill-paid", gaps), text.ui("drill-paid-keys")]
            }
            Ask::Next { card, .. } => {
                let card = match card {
                    Influence::Character(board) => text.board_label(*board),
                    Influence::Joker => text.ui("drill-joker"),
                };
                vec![
                    text.ui_with("drill-next", [("card", card.into())]),
                    text.ui("drill-next-keys"),
                ]
            }
            Ask::Payable { missions } => {
                let held = view.holding(Seat::A).chips;
                let chips =
                    held.kinds().map(|chip| format!("{} {}", held.count(chip), text.chip(chip)));
                let chips = text.list(chips);
                let mut lines = vec![text.ui_with("drill-payable", [("chips", chips.into())])];
                lines.extend(
                    missions
                        .iter()
                        .map(|&mission| format!("- {}", signs::cost_words(text, &view, mission))),
                );
                lines.push(text.ui("drill-payable-keys"));
                lines
            }
        }
    }

    /// What is right, and by which rule.
    fn explanation(&self, drill: &Drill, text: &Text) -> Vec<String> {
        let mut lines = Vec::new();
        match (&drill.ask, drill.right()) {
            (Ask::Paid { board, seat }, _) => {
                let standing = drill.game.standing(*board);
                if let Some(claim) = standing.claims[Side::Seat(*seat)] {
                    let gaps = [
                        ("name", self.names[*seat].into()),
                        ("count", standing.counts[Side::Seat(*seat)].into()),
                        ("claim", text.claim(claim).into()),
                    ];
                    lines.push(text.ui_with("board-claim", gaps));
                }
            }
            (_, Reply::Boards(boards)) => {
                let list = text.list(boards.iter().map(|board| text.board_label(board)));
                lines.push(text.ui_with("drill-boards", [("boards", list.into())]));
            }
            (_, Reply::Number(count)) => {
                lines.push(text.ui_with("drill-count", [("count", count.into())]));
            }
        }
        if self.judged == Some(false) {
            lines.push(text.rule_heading(drill.rule()));
            let words = text.rule(drill.rule()).text;
            lines.push(words);
        }
        lines
    }
}

fn best(shared: &Shared) -> Option<u64> {
    let data = shared.data.as_ref()?;
    Progress::load(&lessons_file(data)).number(KEPT, "best")
}

/// Keeps the score; where nothing can be written it is only shown.
fn keep(score: usize, shared: &Shared) {
    let Some(data) = &shared.data else { return };
    let path = lessons_file(data);
    let mut progress = Progress::load(&path);
    let score = score as u64;
    let best = progress.number(KEPT, "best").unwrap_or(0).max(score);
    let taken = progress.number(KEPT, "taken").unwrap_or(0) + 1;
    for (key, number) in [("best", best), ("last", score), ("taken", taken)] {
        progress.note(KEPT, key, number.into());
    }
    let _ = progress.save(&path);
}

impl Scene for DrillScreen {
    fn mode(&self) -> Mode {
        match (self.drill().map(|drill| &drill.ask), self.judged) {
            (None, _) | (_, Some(_)) => Mode::Lesson,
            (Some(Ask::Next { .. }), None) => Mode::Board,
            (Some(_), None) => Mode::Count,
        }
    }

    fn works(&self, verb: Verb) -> bool {
        match self.mode() {
            Mode::Lesson => matches!(verb, Verb::Next | Verb::Menu),
            Mode::Board => matches!(verb, Verb::Board | Verb::Confirm | Verb::Menu),
            _ => matches!(verb, Verb::Digit | Verb::Menu),
        }
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        match press.verb {
            Verb::Menu | Verb::Back => return Go::Pop,
            Verb::Next if self.drill().is_none() => return Go::Pop,
            Verb::Next => {
                self.judged = None;
                self.chosen = BoardSet::EMPTY;
                self.at += 1;
            }
            Verb::Digit => self.judge(Reply::Number(press.number), shared),
            Verb::Board => {
                if let Some(board) = crate::engine::Board::from_number(press.number) {
                    match self.chosen.contains(board) {
                        true => self.chosen.remove(board),
                        false => self.chosen.insert(board),
                    };
                }
            }
            Verb::Confirm => self.judge(Reply::Boards(self.chosen), shared),
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let body = kit::frame(self, shared, &text.ui("drill"), area, buffer);
        let gaps = [
            ("at", (self.at + 1).min(SITTING).into()),
            ("of", SITTING.into()),
            ("score", self.score.into()),
        ];
        kit::in_bar(look, &text.ui_with("drill-at", gaps), area, buffer);
        let Some(drill) = self.drill() else {
            let gaps = [("score", self.score.into()), ("of", SITTING.into())];
            let mut said = text.ui_with("drill-done", gaps);
            if let Some(best) = self.best {
                said = format!(
                    "{said} {}",
                    text.ui_with("drill-best", [("best", best.to_string().into())])
                );
            }
            kit::prose(look, &said, Ink::Plain, kit::column(body, 70), buffer);
            return;
        };
        let (width, height) = wall(Size::Small);
        let court = Rect { y: area.y + 1, width: width.min(area.width), height, ..body };
        let view = drill.game.view(None);
        let mut marks = Marks { open: self.chosen, ..Marks::default() };
        match &drill.ask {
            Ask::Paid { board, .. } => marks.focus = Some(*board),
            Ask::Next { walk, .. } => {
                marks.planner = Some(Seat::A);
                walk.steps().for_each(|board| marks.planned[board] += 1);
            }
            Ask::Payable { .. } => {}
        }
        Court { view: &view, text, look, marks, size: Size::Small }.render(court, buffer);
        let place = Rect {
            x: area.x + 2,
            y: court.bottom() + 1,
            width: area.width.min(100) - 4,
            height: area.bottom().saturating_sub(court.bottom() + 2),
        };
        let rest = |y: u16| Rect { y, height: place.bottom().saturating_sub(y), ..place };
        let mut y = place.y;
        match self.judged {
            None => {
                for line in self.question(drill, text) {
                    y = kit::prose(look, &line, Ink::Plain, rest(y), buffer);
                }
            }
            Some(right) => {
                let (id, ink) = match right {
                    true => ("drill-right", Ink::Good),
                    false => ("drill-wrong", Ink::Bad),
                };
                y = kit::prose(look, &text.ui(id), ink, rest(y), buffer);
                for line in self.explanation(drill, text) {
                    y = kit::prose(look, &line, Ink::Plain, rest(y), buffer);
                }
            }
        }
    }
}
