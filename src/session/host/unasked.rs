//! What goes without asking: a "no" to intrigue that the table has given already, questions that
//! nobody could answer otherwise, and what refusing never helps against.

use super::Host;
use crate::engine::{
    Action, Board, BoardSet, Claim, Decision, Game, Question, Reward, Seat, SeatSet, Tier, What,
};
use crate::session::history::Happened;

impl Host {
    // What goes without asking.

    /// Answers what nobody has to be asked.
    pub(super) fn go_on(&mut self, steps: &mut Vec<Happened>) {
        while let Some(decision) = self.session.decision() {
            self.forget(&decision);
            let Some(action) = self.unasked(self.session.game(), &decision) else { break };
            let at = self.session.len();
            let Ok(more) = self.session.play(action) else { break };
            self.remember(at, false);
            self.notice(&more);
            steps.extend(more);
        }
    }

    /// The same where nobody has just answered: a game was opened, or is kept otherwise from now on.
    pub(super) fn catch_up(&mut self) {
        let before = self.session.len();
        self.go_on(&mut Vec::new());
        if self.session.len() != before {
            self.save();
        }
    }

    /// A "no" before a board holds until that board is scored.
    fn forget(&mut self, decision: &Decision) {
        let board = decision.question.intrigue();
        if !self.passed.is_empty() && board.is_none_or(|board| !self.passed.contains(board)) {
            self.passed = BoardSet::EMPTY;
            self.wanting = SeatSet::EMPTY;
        }
    }

    /// What others may want to answer, and what an order comes to hold.
    pub(super) fn notice(&mut self, steps: &[Happened]) {
        for step in steps {
            match step.event.what {
                What::IntriguePlayed { .. } => {
                    (self.passed, self.done) = (BoardSet::EMPTY, None);
                    self.wanting = SeatSet::EMPTY;
                }
                // Whoever wants to be asked before some boards has one more reason.
                What::IntrigueDrawn { seat, card: Some(board) } => {
                    if let Some(boards) = &mut self.orders[seat] {
                        boards.insert(board);
                    }
                }
                _ => {}
            }
        }
    }

    /// The answer that is given without asking, if there is one.
    fn unasked(&self, game: &Game, decision: &Decision) -> Option<Action> {
        let seat = decision.seat;
        if !self.is_person(seat) {
            return None;
        }
        match decision.question {
            Question::Intrigue { board } if self.wanting.contains(seat) => {
                // Behind their own curtain they go on to a board whose card they hold, or to the
                // last: what others see does not hang on it.
                let later = self.passed.iter().any(|later| later > board);
                let holds = game.secret(seat).intrigue.contains(board);
                (later && !holds && self.eyes == Some(seat)).then_some(Action::Pass)
            }
            Question::Intrigue { board } => {
                let passed =
                    self.passed.contains(board) || self.done_for(game.round()).contains(seat);
                let ordered = || !self.asked_from(game, seat, board).contains(seat);
                (passed || self.is_lone_without(game, seat, board) || ordered())
                    .then_some(Action::Pass)
            }
            question => self.taken(game, seat, question),
        }
    }

    /// What is taken by itself, since refusing never helps.
    pub(super) fn taken(&self, game: &Game, seat: Seat, question: Question) -> Option<Action> {
        self.manners.takes.then(|| never_refused(game, seat, question)).flatten()
    }

    /// Whose markers the answer after so many others has placed without asking them.
    pub fn placed_unasked(&self, at: usize) -> Option<Seat> {
        let (seat, action) = self.session.actions().nth(at)?;
        let places = matches!(action, Action::Accept | Action::PlaceMarkers { .. });
        (places && self.is_person(seat) && !self.was_asked(at, action)).then_some(seat)
    }

    /// Those who have said no for a whole round.
    pub(super) fn done_for(&self, round: u8) -> SeatSet {
        match self.done {
            Some((passed, seats)) if passed == round => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// This board and, as long as nothing is to be decided there, those after it: one question goes for
    /// all of them. With nothing to hide, or where a bot might play its card in between, each is
    /// asked about by itself.
    pub(super) fn asked_together(&self, game: &Game, board: Board) -> BoardSet {
        let mut boards = only(board);
        let comes_between = |seat: Seat| !self.is_person(seat) && may_play_intrigue(game, seat);
        if !self.hides() || game.seats().any(comes_between) {
            return boards;
        }
        let mut last = board;
        while let Some(next) = Some(last)
            .filter(|&on| is_settled(game, on))
            .and_then(|on| Board::from_number(on.number() + 1))
        {
            boards.insert(next);
            last = next;
        }
        boards
    }

    /// A lone player without the card has nothing to say, and nobody learns of it.
    pub(super) fn is_lone_without(&self, game: &Game, seat: Seat, board: Board) -> bool {
        self.lone() == Some(seat) && !game.secret(seat).intrigue.contains(board)
    }

    /// Everybody from this player on who might play the board's card: they hold intrigue cards and
    /// have a marker to place, the card has not been seen to go under the deck, and they have left
    /// no order that says otherwise.
    pub(super) fn asked_from(&self, game: &Game, first: Seat, board: Board) -> SeatSet {
        let buried = game.view(None).known_intrigue().contains(&Some(board));
        let could = |seat: Seat| {
            may_play_intrigue(game, seat)
                && self.orders[seat].is_none_or(|boards| boards.contains(board))
        };
        let waiting = game.turn_order().skip_while(|&seat| seat != first);
        waiting.filter(|&seat| !buried && could(seat) && self.is_person(seat)).collect()
    }
}

/// Whether a seat has an intrigue card and a marker to place with it.
fn may_play_intrigue(game: &Game, seat: Seat) -> bool {
    game.counts(seat).intrigue > 0 && game.holding(seat).markers() > 0
}

/// Whether a board holds no question but for intrigue, and changes nothing for those after it: one side
/// at most is there, Louis is not, and nobody is paid a card to be played or a marker to be placed.
fn is_settled(game: &Game, board: Board) -> bool {
    let quiet = |part: Reward| {
        matches!(part, Reward::Chip(_) | Reward::Coins(_) | Reward::Shields(_) | Reward::Influence)
    };
    let standing = game.standing(board);
    let sides = standing.counts.0.into_iter().filter(|&count| count > 0).count();
    let paid = game.seats().filter_map(|seat| standing.claims[seat]).any(Claim::is_paid);
    let quiet = !paid || game.pays(board).parts().all(quiet);
    sides <= 1 && quiet && game.louis() != Some(board)
}

/// This board alone.
pub(super) fn only(board: Board) -> BoardSet {
    std::iter::once(board).collect()
}

/// What helps whoever takes it, whatever they plan: markers that come from the general reserve, and
/// only those (R6.11); what makes no difference any more: a mission drawn in the last round by
/// somebody with too few chips for another (R7.1, R7.3); and a turn of missions that all can see to be
/// empty.
fn never_refused(game: &Game, seat: Seat, question: Question) -> Option<Action> {
    let general = game.holding(seat).general;
    match question {
        Question::StartMarker { .. } if general > 0 => Some(Action::Accept),
        // One more is given back after it (R6.10), so three must be there.
        Question::PlaceMarkers { most, .. } if general > most => {
            Some(Action::PlaceMarkers { count: most })
        }
        Question::DrawMission { .. }
            if game.is_last_round() && game.holding(seat).chips.len() < 2 =>
        {
            let tier = Tier::ALL.into_iter().find(|&tier| game.piles().of(tier) > 0);
            tier.map(|tier| Action::Draw { tier })
        }
        // A mission takes two chips: with one, everybody sees that nothing can be laid out (R7.1).
        Question::LayOut if game.holding(seat).chips.len() < 2 => {
            let mut list = Vec::new();
            game.legal_actions(&mut list);
            list.iter().all(|&action| action == Action::Pass).then_some(Action::Pass)
        }
        _ => None,
    }
}
