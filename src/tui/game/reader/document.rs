//! The whole text of the rules, row by row: where its parts begin, what is read together, and where
//! something is found.

use super::{OpenAt, WIDTH, room};
use crate::engine::{Board, Rule, Side};
use crate::lessons::{Example, examples};
use crate::text::{Found, Names, Search, Text};
use crate::tui::pen::wrap;
use crate::tui::scene::Shared;
use crate::tui::widgets::Size;
use crate::tui::widgets::court::wall;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Chapter,
    Heading,
    Body,
    Ruling,
    /// A row of the court of an example.
    Court(usize, u16),
}

pub(super) struct Row {
    pub(super) words: String,
    pub(super) kind: Kind,
}

/// The whole text, and where its parts begin.
pub(super) struct Document {
    pub(super) rows: Vec<Row>,
    pub(super) parts: Vec<(OpenAt, usize)>,
    /// Where something begins that is read whole: a rule, an example with its words.
    units: Vec<usize>,
    /// How many rows the contents have: they name what can be searched for, which is no find.
    contents: usize,
}

impl Document {
    pub(super) fn new(shared: &Shared, open: bool) -> Self {
        let mut document =
            Self { rows: Vec::new(), parts: Vec::new(), units: Vec::new(), contents: 0 };
        let text = &shared.text;
        document.begin(OpenAt::Chapter(0));
        document.put(shared, &text.ui("reader-contents"), Kind::Chapter);
        document.gap();
        for chapter in 1..=Rule::CHAPTERS {
            let title = text.chapter(chapter).unwrap_or_default();
            document.put(shared, &format!("  {chapter}  {title}"), Kind::Body);
        }
        document.gap();
        document.put(shared, &text.ui("reader-contents-says"), Kind::Ruling);
        document.contents = document.rows.len();
        document.gap();
        let boards = text.board_table(crate::components::shipped());
        for (heading, lines) in [text.aim(), boards] {
            document.put(shared, &heading, Kind::Chapter);
            document.gap();
            lines.iter().for_each(|line| document.put(shared, line, Kind::Body));
            document.gap();
        }
        document.put(shared, &text.terms_heading(), Kind::Chapter);
        document.gap();
        for term in text.terms() {
            document.put(shared, &text.term(&term), Kind::Body);
        }
        for chapter in 1..=Rule::CHAPTERS {
            document.gap();
            document.begin(OpenAt::Chapter(chapter));
            let heading = text.chapter_heading(chapter).unwrap_or_default();
            document.put(shared, &heading, Kind::Chapter);
            if let Some(intro) = text.chapter_intro(chapter) {
                document.gap();
                document.put(shared, &intro, Kind::Body);
            }
            for rule in Rule::chapter_rules(chapter) {
                document.gap();
                document.put_rule(shared, rule, open);
            }
        }
        document
    }

    fn put_rule(&mut self, shared: &Shared, rule: Rule, open: bool) {
        let text = &shared.text;
        self.begin(OpenAt::Rule(rule));
        self.put(shared, &text.rule_heading(rule), Kind::Heading);
        let words = text.rule(rule);
        self.put(shared, &words.text, Kind::Body);
        words.example.iter().for_each(|example| self.put(shared, example, Kind::Body));
        // A rule that is nothing but a ruling is not folded away.
        let shown = open || words.rulings.len() == 1 && rule_is_open(rule);
        for ruling in words.rulings.iter().filter(|_| shown) {
            self.put(shared, &text.ruling(ruling), Kind::Ruling);
        }
        if !shown && !words.rulings.is_empty() {
            let gaps = [("count", words.rulings.len().into())];
            self.put(shared, &text.ui_with("reader-folded", gaps), Kind::Ruling);
        }
        for (which, example) in examples().iter().enumerate().filter(|(_, e)| e.rule == rule) {
            self.gap();
            self.units.push(self.rows.len());
            for row in 0..court_rows(example) {
                self.rows.push(Row { words: String::new(), kind: Kind::Court(which, row) });
            }
            for line in captions(text, example) {
                self.put(shared, &line, Kind::Body);
            }
        }
    }

    fn begin(&mut self, part: OpenAt) {
        self.parts.push((part, self.rows.len()));
        self.units.push(self.rows.len());
    }

    fn gap(&mut self) {
        self.rows.push(Row { words: String::new(), kind: Kind::Body });
    }

    fn put(&mut self, shared: &Shared, words: &str, kind: Kind) {
        let lines = wrap(&shared.look.show(words), WIDTH);
        self.rows.extend(lines.into_iter().map(|words| Row { words, kind }));
    }

    /// Where a page begins that goes on after this one: what is cut off at its end, such as an example and
    /// what is said of it, comes again whole; what is longer than a page is read on.
    pub(super) fn page_after(&self, top: usize, room: usize) -> usize {
        let beyond = (top + room).min(self.rows.len());
        let at = self.units.partition_point(|&start| start <= beyond);
        let end = self.units.get(at).copied().unwrap_or(self.rows.len());
        let begins = at.checked_sub(1).map(|before| self.units[before]);
        let whole = begins.filter(|&start| start > top && end <= start + room + 1);
        whole.unwrap_or_else(|| beyond.saturating_sub(2).max(top + 1))
    }

    /// Where a page begins that ends before this one.
    pub(super) fn page_before(&self, top: usize, room: usize) -> usize {
        let first = top.saturating_sub(room);
        let begins = self.units.iter().copied().find(|&start| start >= first);
        begins.filter(|&start| start < top).unwrap_or(first)
    }

    pub(super) fn last_top(&self, shared: &Shared) -> usize {
        self.rows.len().saturating_sub(room(shared))
    }

    /// The heading that a row stands under.
    pub(super) fn heading(&self, row: usize) -> &str {
        let above = self.rows[..=row.min(self.rows.len() - 1)].iter().rev();
        above.into_iter().find(|row| row.kind == Kind::Chapter).map_or("", |row| &row.words)
    }

    pub(super) fn start(&self, part: OpenAt) -> Option<usize> {
        self.parts.iter().find(|(own, _)| *own == part).map(|&(_, row)| row)
    }

    /// The chapter that this row belongs to.
    pub(super) fn chapter(&self, row: usize) -> u8 {
        let chapter = self.parts.iter().rev().find_map(|&(part, start)| match part {
            OpenAt::Chapter(chapter) if start <= row => Some(chapter),
            _ => None,
        });
        chapter.unwrap_or(0)
    }

    /// Where it is found, the best place first: of each rule that answers the words the line that tells most;
    /// then lines before the rules that have all of them.
    pub(super) fn finds(&self, search: &Search, text: &Text) -> Vec<usize> {
        if search.is_empty() {
            return Vec::new();
        }
        let place = |one: Found| {
            let start = self.start(OpenAt::Rule(one.rule))?;
            let end = self.parts.iter().map(|&(_, row)| row).find(|&row| row > start);
            let rows = start..end.unwrap_or(self.rows.len());
            let count = |row: &usize| search.count(&self.rows[*row].words);
            // Of lines that tell as much the first; what it is only known by stands in none.
            let best = rows.rev().max_by_key(count).unwrap_or(start);
            Some(if count(&best) > 0 { best } else { start })
        };
        let found = text.rules_found(search).into_iter();
        let mut finds: Vec<usize> = found.filter_map(place).collect();
        let rules = self.parts.iter().find(|(part, _)| matches!(part, OpenAt::Chapter(1)));
        let before = self.contents..rules.map_or(self.rows.len(), |&(_, row)| row);
        finds.extend(before.filter(|&row| search.count(&self.rows[row].words) == search.len()));
        finds
    }

    /// Where what is read whole with this row begins.
    pub(super) fn unit(&self, row: usize) -> usize {
        let at = self.units.partition_point(|&start| start <= row);
        at.checked_sub(1).map_or(row, |before| self.units[before])
    }
}

/// Whether the rulebooks say nothing of it, so that the ruling is the rule (R3.7, R5.9, R9.4).
fn rule_is_open(rule: Rule) -> bool {
    [Rule::new(3, 7), Rule::new(5, 9), Rule::new(9, 4)].contains(&rule)
}

/// The court of an example is always the small one.
pub(super) fn court_size() -> (u16, u16) {
    wall(Size::Small)
}

/// Its last row has only the markers of the lowest boards.
fn court_rows(example: &Example) -> u16 {
    let lowest = [Board::Turenne, Board::Mazarin];
    let nobody = lowest.iter().all(|&board| example.game.markers(board).0 == [0; 5]);
    court_size().1 - u16::from(nobody)
}

/// What an example shows: in words of its own, and how the board would be scored.
fn captions(text: &Text, example: &Example) -> Vec<String> {
    let names = Names::letters();
    let mut lines = vec![text.example(example.rule)];
    if let Some(board) = example.scored() {
        let standing = example.game.standing(board);
        // In one paragraph, so that court and words fit on the smallest screen together.
        lines[0] = format!("{} {}", lines[0], text.standing(&standing, &names));
        for side in Side::ALL {
            if let Some(claim) = standing.claims[side] {
                let gaps = [
                    ("name", text.side(side, &names).into()),
                    ("count", standing.counts[side].into()),
                    ("claim", text.claim(claim).into()),
                ];
                lines.push(text.ui_with("board-claim", gaps));
            }
        }
    }
    lines
}
