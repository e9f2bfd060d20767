//! A sitting of drills: one position after the other. The question stays while its answer is
//! explained, what does not fit on the screen is scrolled, and what was wrong is asked again.

mod best;
mod explained;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::kit;
use crate::bots::Change;
use crate::drills::{self, Ask, Drill, Kind, Reply, SITTING};
use crate::engine::{Board, BoardSet, Rule, Seat, Seats};
use crate::lessons;
use crate::text::Names;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::palette::Ink;
use crate::tui::pen::wrap;
use crate::tui::scene::Shared;
use crate::tui::widgets::Size;
use crate::tui::widgets::court::{Court, Marks, wall};

/// In how many worlds answers are held against the best one.
const WORLDS: u32 = 200;

/// Ten positions, and how far they have come.
#[derive(Debug)]
pub struct Sitting {
    /// Those of the sitting, then those that were answered wrongly, until they are not.
    drills: Vec<Drill>,
    at: usize,
    /// The boards or missions chosen so far.
    boards: BoardSet,
    missions: u8,
    /// Whether the last answer was right, and what it was, while it is explained.
    judged: Option<(bool, Reply)>,
    score: usize,
    /// The rules of the answers that were wrong, each once.
    missed: Vec<Rule>,
    /// The best score before this sitting.
    best: Option<u64>,
    /// What the answers that are not best lack, by their places, once it was answered.
    worse: Vec<(usize, Change)>,
    /// How many lines have been scrolled past.
    top: usize,
    names: Names,
}

/// The key of the answer in this place.
fn letter(place: usize) -> char {
    char::from(b'a' + place as u8)
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
            worse: Vec::new(),
            top: 0,
            names: Names(Seats(names)),
        }
    }

    /// The position on the screen; none when the sitting is over.
    pub fn drill(&self) -> Option<&Drill> {
        self.drills.get(self.at)
    }

    /// Why the answer on the screen is right.
    pub fn why(&self, shared: &Shared) -> Vec<String> {
        let drill = self.drill().filter(|_| self.judged.is_some());
        let lines = drill.map(|drill| self.reasons(drill, &shared.text, shared.look));
        lines.into_iter().flatten().map(|(words, _)| shared.look.show(&words)).collect()
    }

    /// How many answers were right.
    pub const fn score(&self) -> usize {
        self.score
    }

    /// The lessons about the rules that were missed, by name.
    pub(super) fn missed_lessons(&self) -> Vec<&'static str> {
        let places = self.missed.iter().filter_map(|rule| lessons::teaching(*rule));
        let mut names: Vec<&str> =
            places.map(|place| lessons::all()[place].name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Whether something would be lost by leaving.
    pub(super) const fn is_under_way(&self) -> bool {
        let answered = self.at + self.judged.is_some() as usize;
        answered > 0 && answered < SITTING
    }

    /// The rule to read on with.
    pub(super) fn rule(&self) -> Option<Rule> {
        match (self.drill(), self.judged) {
            // What is best follows from no single rule.
            (Some(Drill { ask: Ask::Best { .. }, .. }), _) => None,
            (Some(drill), Some(_)) => Some(drill.rule()),
            (None, _) => self.missed.first().copied(),
            _ => None,
        }
    }

    pub(super) fn mode(&self) -> Mode {
        match (self.drill().map(|drill| &drill.ask), self.judged) {
            (None, _) | (_, Some(_)) => Mode::Lesson,
            (Some(Ask::Next { .. }), None) => Mode::Board,
            (Some(_), None) => Mode::Missions,
        }
    }

    pub(super) fn works(&self, verb: Verb) -> bool {
        match (self.mode(), verb) {
            (_, Verb::Menu) | (Mode::Lesson, Verb::Next) => true,
            (Mode::Lesson, Verb::Rules) => self.rule().is_some(),
            (Mode::Lesson, Verb::Up | Verb::Down) => self.drill().is_some(),
            (Mode::Board, Verb::Confirm) => !self.boards.is_empty(),
            // Several missions are chosen before they are an answer.
            (Mode::Missions, Verb::Confirm) => {
                matches!(self.drill().map(|drill| &drill.ask), Some(Ask::Payable { .. }))
            }
            (Mode::Board, Verb::Board) | (Mode::Missions, Verb::Letter) => true,
            _ => false,
        }
    }

    /// Whether a letter is an answer.
    pub(super) fn is_a_choice(&self) -> bool {
        self.drill().is_some_and(|drill| !drill.choices().is_empty())
    }

    /// The letters that are answers.
    pub(super) fn keys(&self, verb: Verb) -> Option<String> {
        let drill = self.drill()?;
        match (verb, &drill.ask) {
            (Verb::Letter, Ask::Payable { .. }) => Some("a-c".into()),
            (Verb::Letter, _) => {
                let last = drill.choices().len().checked_sub(1)?;
                Some(format!("a-{}", letter(last)))
            }
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
            // Other letters are no answers.
            Verb::Letter if place < drill.choices().len() => {
                return self.judge(Reply::Place(place));
            }
            Verb::Letter if place < 3 && matches!(drill.ask, Ask::Payable { .. }) => {
                self.missions ^= 1 << place;
            }
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
        self.judged = Some((right, reply));
        self.worse = drill.worse(WORLDS);
        if !right {
            let again = drill.clone();
            // What is best follows from no single rule.
            if !self.missed.contains(&rule) && !matches!(drill.ask, Ask::Best { .. }) {
                self.missed.push(rule);
            }
            self.drills.push(again);
        }
        // Only the first answer to each counts.
        self.score += usize::from(right && self.at < SITTING);
        (self.at + 1 == SITTING).then_some(self.score as u64)
    }

    /// Everything under the court, in this place.
    fn lines(&self, shared: &Shared, place: Rect) -> Vec<Line<'static>> {
        let width = usize::from(place.width) - 1;
        let (look, text) = (shared.look, &shared.text);
        let Some(drill) = self.drill() else { return Vec::new() };
        let view = drill.game.view(Some(Seat::A));
        let wrapped = |(words, ink): Said| {
            let lines = wrap(&look.show(&words), width);
            lines.into_iter().map(move |line| Line::from(kit::words(look, line, ink)))
        };
        let mut lines: Vec<Line<'static>> =
            wrapped((self.question(drill, text), Ink::Strong)).collect();
        let Some(judged) = self.judged else {
            let answers: Vec<Line<'static>> =
                self.answers(drill, (text, look), &view).into_iter().flat_map(wrapped).collect();
            // No answer lies below the edge: what one has can be seen after it.
            if lines.len() + answers.len() > usize::from(place.height)
                && matches!(drill.ask, Ask::Best { .. })
            {
                lines = wrapped((best::asked(drill, text), Ink::Strong)).collect();
            }
            lines.extend(answers);
            return lines;
        };
        // What was said and what is right stand beside each other where they can.
        let verdict = Self::verdict(drill, text, look, judged);
        let parts = verdict.iter().map(|(words, ink)| kit::words(look, format!("{words}  "), *ink));
        let row = Line::from_iter(parts);
        match row.width() <= width {
            true => lines.push(row),
            false => lines.extend(verdict.into_iter().flat_map(wrapped)),
        }
        let why = self.reasons(drill, text, look).into_iter();
        lines.extend(why.chain(self.rule_lines(drill, text)).flat_map(wrapped));
        lines
    }

    /// Where the court is, if the question is about it, and where the words are.
    fn layout(&self, area: Rect) -> (Option<Rect>, Rect) {
        let (width, height) = wall(Size::Small);
        let court = self.drill().is_some_and(|drill| {
            drill.board().is_some() || matches!(drill.ask, Ask::Next { .. } | Ask::Best { .. })
        });
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
        let lines = self.lines(shared, place).len();
        lines.saturating_sub(place.height.into())
    }

    pub(super) fn draw(&self, shared: &Shared, area: Rect, body: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let gaps = [
            ("at", (self.at + 1).min(SITTING).into()),
            ("of", SITTING.into()),
            ("score", self.score.into()),
        ];
        let bar = match self.at < SITTING || self.drill().is_none() {
            true => text.ui_with("drill-at", gaps),
            false => {
                // What was answered wrongly just now comes after all that is left.
                let wrong = self.judged.is_some_and(|(right, _)| !right);
                let left = self.drills.len() - self.at - usize::from(wrong);
                text.ui_with("drill-repeat", [("left", left.into())])
            }
        };
        kit::in_bar(look, &bar, area, buffer);
        let Some(drill) = self.drill() else {
            return self.draw_result(shared, kit::column(body, 70), buffer);
        };
        let (court, place) = self.layout(area);
        if let Some(court) = court {
            let view = drill.game.view(None);
            let open = match (self.judged, drill.right()) {
                (Some(_), Reply::Boards(right)) => right,
                _ => self.boards,
            };
            let mut marks = Marks { open, ..Marks::default() };
            marks.focus = drill.board();
            if let Ask::Next { walk, .. } = &drill.ask {
                marks.planner = Some(Seat::A);
                walk.steps().for_each(|board| marks.planned[board] += 1);
            }
            Court { view: &view, text, look, marks, size: Size::Small }.render(court, buffer);
        }
        let lines = self.lines(shared, place);
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
        let id = match (self.missed.is_empty(), self.score == SITTING) {
            (true, true) => Some("drill-clean"),
            (true, false) => None,
            (false, _) => Some("drill-again"),
        };
        if let Some(id) = id {
            y = kit::prose(look, &text.ui(id), Ink::Plain, rest(y + 1), buffer);
        }
        for rule in &self.missed {
            let mut words = format!("  {}", text.rule_heading(*rule));
            if let Some(lesson) = lessons::teaching(*rule) {
                let gaps = [("number", (lesson + 1).into())];
                words = format!("{words} ({})", text.ui_with("drill-lesson", gaps));
            }
            y = kit::prose(look, &words, Ink::Gold, rest(y), buffer);
        }
        let id = if self.missed.is_empty() { "drill-on-kinds" } else { "drill-on" };
        kit::prose(look, &text.ui(id), Ink::Quiet, rest(y + 1), buffer);
    }
}
