//! The answers on offer, each with its number, and what a line chooses among them.

use super::Plain;
use crate::engine::{
    Action, Board, Decision, Effect, Illegal, Influence, Placement, Question, Reach, Reason, Seat,
    Usage,
};
use crate::session::Session;
use crate::text::Text;

/// Something on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// An answer.
    Answer(Action),
    /// A card to place markers with: the boards are still to be said.
    Place(Placing),
}

/// A card, and whether it places by R8.17.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placing {
    card: Influence,
    four: bool,
}

/// What a line comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Chosen {
    /// This answer.
    Answer(Action),
    /// The boards are to be asked for.
    Place(Placing),
    /// Back from the boards to the cards.
    Back,
    /// Every way to place is to be listed.
    List,
    /// Nothing, for this reason.
    Nothing(String),
    /// Nothing, by a rule.
    Refused(Illegal),
}

impl Placing {
    const fn reach(self) -> Reach {
        if self.four { Reach::FOUR } else { Reach::of(self.card) }
    }

    /// Every way to place with so many markers.
    fn ways(self, reserve: u8) -> &'static [Placement] {
        self.reach().placements(reserve)
    }

    const fn action(self, placement: Placement) -> Action {
        let usage = if self.four { Usage::PlaceFour(placement) } else { Usage::Place(placement) };
        Action::Play { card: self.card, usage }
    }

    /// More markers than fit into any placement.
    const fn too_many(self) -> Illegal {
        let reach = self.reach();
        Illegal::new(reach.rule(), Reason::TooManyMarkers { most: reach.most })
    }
}

/// The answers on offer with their numbers: 0 says no, boards and counts go by their own number,
/// everything else is counted from 1. Placements are one choice for each card.
pub(super) fn on_offer(session: &Session) -> Vec<(usize, Choice)> {
    let mut actions = Vec::new();
    session.legal_actions(&mut actions);
    let mut choices: Vec<(usize, Choice)> = Vec::new();
    let mut number = 0;
    for action in actions {
        let choice = match action {
            Action::Play { card, usage: Usage::Place(_) } => {
                Choice::Place(Placing { card, four: false })
            }
            Action::Play { card, usage: Usage::PlaceFour(_) } => {
                Choice::Place(Placing { card, four: true })
            }
            _ => Choice::Answer(action),
        };
        if choices.iter().any(|(_, other)| *other == choice) {
            continue;
        }
        let sign = match action {
            Action::Pass => 0,
            Action::PlaceOn { board } => usize::from(board.number()),
            Action::PlaceMarkers { count } => usize::from(count),
            _ => {
                number += 1;
                number
            }
        };
        choices.push((sign, choice));
    }
    // No comes last, where it is expected.
    choices.sort_by_key(|&(sign, _)| if sign == 0 { usize::MAX } else { sign });
    choices
}

/// A choice in words.
pub(super) fn words(text: &Text, session: &Session, decision: &Decision, choice: Choice) -> String {
    match choice {
        Choice::Answer(action) => text.action(&action, Some(&decision.question)),
        Choice::Place(placing) => {
            let most = placing.reach().most.min(reserve(session, decision.seat));
            let card = text.influence(placing.card);
            let gaps = [("card", card.into()), ("most", most.into())];
            if placing.four {
                let [card, most] = gaps;
                let mission = text.rule_title(Effect::FourMarkers.rule());
                text.ui_with("plain-place-four", [card, most, ("mission", mission.into())])
            } else {
                text.ui_with("plain-place", gaps)
            }
        }
    }
}

fn reserve(session: &Session, seat: Seat) -> u8 {
    session.game().holding(seat).personal
}

/// What a line chooses among numbered answers: a number, or the number of a card and the boards.
pub(super) fn choose(text: &Text, choices: &[(usize, Choice)], line: &str) -> Chosen {
    let mut parts = line.split_whitespace();
    let first = parts.next().unwrap_or_default();
    let yes_or_no = choices.iter().any(|(_, c)| *c == Choice::Answer(Action::Accept));
    let number = match yes(first).filter(|_| yes_or_no) {
        Some(yes) => Ok(usize::from(yes)),
        None => first.trim_end_matches('.').parse::<usize>(),
    };
    let Ok(number) = number else {
        return Chosen::Nothing(text.ui_with("plain-unknown", [("words", shorten(line).into())]));
    };
    let found = choices.iter().find(|(sign, _)| *sign == number).map(|(_, choice)| *choice);
    let rest: Vec<&str> = parts.collect();
    match found {
        None => Chosen::Nothing(text.ui_with("plain-no-choice", [("number", number.into())])),
        Some(Choice::Place(placing)) if rest.is_empty() => Chosen::Place(placing),
        Some(Choice::Place(placing)) => boards(text, placing, &rest.join(" ")),
        Some(Choice::Answer(action)) if rest.is_empty() => Chosen::Answer(action),
        Some(Choice::Answer(_)) => {
            Chosen::Nothing(text.ui_with("plain-unknown", [("words", shorten(line).into())]))
        }
    }
}

/// Yes or no, in every language that is spoken here: a slip of the tongue is no mistake.
pub(super) fn yes(word: &str) -> Option<bool> {
    match &*word.to_lowercase() {
        "y" | "yes" | "j" | "ja" | "o" | "oui" => Some(true),
        "n" | "no" | "nein" | "non" => Some(false),
        _ => None,
    }
}

/// What a line says when boards are asked for: "6 6 1", "#7", "*", "b".
pub(super) fn place(text: &Text, session: &Session, placing: Placing, line: &str) -> Chosen {
    let ways = match session.decision() {
        Some(decision) => placing.ways(reserve(session, decision.seat)),
        None => &[],
    };
    match line {
        "b" | "B" => Chosen::Back,
        "*" => Chosen::List,
        _ => match line.strip_prefix('#').map(|digits| digits.trim().parse::<usize>()) {
            Some(Ok(number)) => match number.checked_sub(1).and_then(|place| ways.get(place)) {
                Some(&placement) => Chosen::Answer(placing.action(placement)),
                None => {
                    let gaps = [("number", number.into()), ("count", ways.len().into())];
                    Chosen::Nothing(text.ui_with("plain-no-way", gaps))
                }
            },
            _ => boards(text, placing, line),
        },
    }
}

fn boards(text: &Text, placing: Placing, line: &str) -> Chosen {
    let mut boards = Vec::new();
    for word in line.split([' ', ',', '\t', '·', '+']).filter(|word| !word.is_empty()) {
        match word.parse().ok().and_then(Board::from_number) {
            Some(board) => boards.push(board),
            None => {
                let gaps = [("words", shorten(word).into())];
                return Chosen::Nothing(text.ui_with("plain-no-board", gaps));
            }
        }
    }
    match Placement::new(&boards) {
        Some(placement) => Chosen::Answer(placing.action(placement)),
        None => Chosen::Refused(placing.too_many()),
    }
}

/// What somebody typed, fit to be repeated.
pub(super) fn shorten(words: &str) -> String {
    const MOST: usize = 40;
    let mut short: String = words.chars().take(MOST).collect();
    if words.chars().nth(MOST).is_some() {
        short.push_str("...");
    }
    short
}

impl<R, W> Plain<R, W> {
    /// The question for boards, with an example that is allowed.
    pub(super) fn boards_question(&self, seat: Seat, placing: Placing) -> String {
        let ways = placing.ways(reserve(self.session(), seat));
        let most = ways.iter().map(|way| way.len()).max().unwrap_or(0);
        let several = |way: &&Placement| way.len() == most && spread(**way) > 1;
        let example = ways.iter().rev().find(several).or(ways.last());
        let gaps = [
            ("card", self.text.influence(placing.card).into()),
            ("most", most.into()),
            ("example", example.map(|way| numbers(*way)).unwrap_or_default().into()),
            ("count", ways.len().into()),
        ];
        self.text.ui_with("plain-boards", gaps)
    }

    /// Every way to place, numbered.
    pub(super) fn list_of_ways(&self, seat: Seat, placing: Placing) -> Vec<String> {
        let ways = placing.ways(reserve(self.session(), seat));
        let line = |(number, way): (usize, &Placement)| {
            let gaps = [
                ("number", number.into()),
                ("boards", numbers(*way).into()),
                ("words", self.text.placement(*way).into()),
            ];
            self.text.ui_with("plain-way", gaps)
        };
        (1..).zip(ways).map(line).collect()
    }

    /// The question with its answers, numbered.
    pub(super) fn question_lines(
        &self,
        decision: &Decision,
        choices: &[(usize, Choice)],
    ) -> Vec<String> {
        let mut lines =
            vec![self.text.question_cited(decision, self.session().game(), &self.names)];
        for &(number, choice) in choices {
            let mut words = words(&self.text, self.session(), decision, choice);
            if let (Question::Bribe { price, .. }, Choice::Answer(Action::Accept)) =
                (decision.question, choice)
            {
                let coins = self.session().game().holding(decision.seat).coins;
                let left = coins.saturating_sub(price);
                let gaps = [("price", price.into()), ("left", left.into())];
                words = format!("{words} {}", self.text.ui_with("money-left", gaps));
            }
            lines.push(self.numbered(number, &words));
        }
        lines
    }

    pub(super) fn numbered(&self, number: usize, words: &str) -> String {
        self.text.ui_with("plain-choice", [("number", number.into()), ("words", words.into())])
    }
}

fn numbers(placement: Placement) -> String {
    let boards: Vec<String> = placement.boards().map(|board| board.to_string()).collect();
    boards.join(" ")
}

/// On how many boards a placement lies.
fn spread(placement: Placement) -> usize {
    Board::ALL.into_iter().filter(|&board| placement.on(board) > 0).count()
}
