//! What happened, shown leaf by leaf, forth and back. A public leaf shows nobody's hand, whoever
//! has just played.

use super::leaf::{self, Folds, Leaf, Topic};
use super::{GameTable, Stage};
use crate::engine::{Decision, Event, Game, Phase, Question, Rule, Seat, Seats, What};
use crate::files::BotSpeed;
use crate::session::{Happened, Now};
use crate::text::{Text, goes_without_saying};
use crate::tui::keys::Verb;

/// What has been played and not been shown yet.
#[derive(Clone, Debug)]
pub(super) struct Unshown {
    /// The game before it.
    before: Game,
    steps: Vec<Happened>,
    /// So many of them came first, of one answer.
    first: usize,
    /// Who did it, if it was only one.
    by: Option<Seat>,
}

impl Unshown {
    /// The table as far as it may be seen before it is told: to the end of what the first answer has
    /// brought, and not into the next thing. What others do after it is seen when it is told.
    pub(super) fn seen(&self) -> &Game {
        self.begun().last().map_or(&self.before, |step| &step.table)
    }

    /// The table before all of it.
    pub(super) const fn before(&self) -> &Game {
        &self.before
    }

    /// How many events more have happened than may be seen.
    pub(super) fn ahead(&self) -> usize {
        self.steps.len() - self.begun().count()
    }

    fn begun(&self) -> impl Iterator<Item = &Happened> {
        let topic = Topic::of(&self.before);
        let goes_on = move |step: &&Happened| {
            let opened = Topic::opened_by(&step.event.what);
            // The page of a board stays until it is told that it is over.
            opened.is_none_or(|opened| topic == opened)
                && !matches!(step.event.what, What::Turned { .. })
                && step.table.phase() == self.before.phase()
        };
        self.steps.iter().take(self.first).take_while(goes_on)
    }
}

impl GameTable {
    /// Keeps what was played until it is shown: bots go on first, so that a round of their turns
    /// is one leaf.
    pub(super) fn happened(&mut self, before: Game, steps: Vec<Happened>, by: Option<Seat>) {
        self.notice = None;
        match &mut self.unshown {
            Some(unshown) => {
                unshown.steps.extend(steps);
                unshown.by = None;
            }
            None => {
                // A lesson speaks of the table as it has become.
                let first = if self.guide.is_some() { usize::MAX } else { steps.len() };
                self.unshown = Some(Unshown { before, steps, first, by });
            }
        }
        self.whys.follow(self.host.session());
        match self.host.now() {
            // In a lesson somebody else answers for the others.
            Now::Bot(seat) if self.gathers() => self.stage = Stage::Bot { seat, mind: None },
            _ => self.show(),
        }
    }

    /// Keeps what went by behind a curtain: it is told with what its owner answers.
    pub(super) fn keep_unshown(&mut self, before: Game, steps: Vec<Happened>) {
        match &mut self.unshown {
            _ if steps.is_empty() => {}
            Some(unshown) => unshown.steps.extend(steps),
            None => {
                let first = steps.len();
                self.unshown = Some(Unshown { before, steps, first, by: None });
            }
        }
    }

    /// Shows what has followed since so many answers from something that was none itself, such as an
    /// order about intrigue.
    pub(super) fn followed(&mut self, answers: usize) {
        let session = self.host.session();
        let steps: Vec<Happened> =
            (answers + 1..=session.len()).filter_map(|at| session.steps_of(at)).flatten().collect();
        let before = session.position_at(answers).cloned();
        if let Some(before) = before.filter(|_| !steps.is_empty()) {
            self.happened(before, steps, None);
        }
    }

    /// Shows what happened, or goes straight on when there is nothing to see.
    pub(super) fn show(&mut self) {
        let Some(unshown) = self.unshown.take() else {
            return self.settle();
        };
        let seen = unshown.begun().count();
        let Unshown { before, mut steps, first, by } = unshown;
        let now = self.host.now();
        if let Now::Read(seat) = now {
            // First what only they may see, as far as their own phase goes; the table after it.
            let phase = before.phase();
            let ends = |step: &Happened| {
                step.table.phase() != phase
                    || matches!(step.event.what, What::Round { .. } | What::StartPasses { .. })
            };
            let own = steps.iter().take_while(|step| !ends(step)).cloned();
            let own: Vec<Happened> = own.collect();
            let told = self.events().saturating_sub(steps.len());
            let folds = self.folds(&before);
            let leaves = leaf::cut(&before, own, BotSpeed::Normal, told, Vec::new(), folds);
            self.unshown = Some(Unshown { before, steps, first, by });
            self.stage = Stage::Leaves { leaves, at: 0, viewer: Some(seat) };
            return;
        }
        let told = self.events().saturating_sub(steps.len());
        before_shields(&mut steps);
        let earlier = self.board_so_far(told);
        let folds = self.folds(&before);
        let mut leaves = leaf::cut(&before, steps, self.pace, told, earlier, folds);
        if let Some(leaf) = leaves.first_mut() {
            leaf.seen = seen.min(leaf.steps.len());
        }
        self.note_unasked(&mut leaves, told);
        // The page of a board goes on after a question with what stood on it.
        if let (Some(leaf), Some(last)) = (leaves.first_mut(), &self.recent)
            && !leaf.earlier.is_empty()
            && leaf.focus() == last.focus()
        {
            leaf.empty = leaf.empty.or(last.empty);
            leaf.aside.splice(0..0, last.aside.iter().cloned());
        }
        self.recent = leaves.last().cloned().map(Box::new);
        // The next player reads it on the curtain, or above their hand.
        let turn = |decision: Decision| decision.question == Question::Turn;
        let told_later =
            matches!(now, Now::HandOver(_)) || matches!(now, Now::Ask(decision) if turn(decision));
        let stretch = (self.host.session().game().round(), self.host.session().game().phase());
        leaves.retain(|leaf| {
            let here = (leaf.before.round(), leaf.before.phase()) == stretch;
            let turns = matches!(leaf.topic, Topic::Turns | Topic::Missions);
            // It is read later, or the player has just done it.
            self.pace == BotSpeed::Step
                || !(here && (turns && told_later || self.is_own_turn(leaf, by)))
        });
        // What goes without a page is told with the last one, unless the next player reads it.
        if let Some(leaf) = leaves.last_mut().filter(|_| now != Now::Over && !told_later) {
            leaf.told = self.events();
        }
        if let (Now::Ask(_), Some(Topic::Board(board))) =
            (now, leaves.last().map(|leaf| leaf.topic))
            && self.host.session().game().rest().board() == Some(board)
        {
            // The question stands on the page of its board.
            leaves.pop();
        }
        if now == Now::Over {
            // The last one stays until the result is asked for.
            leaves.pop();
        }
        // Alone with bots one reads it above the next question.
        let here = matches!(now, Now::Ask(_)) && self.lone().is_some() && self.coach.is_none();
        let shown = leaves.last().filter(|_| leaves.iter().all(|leaf| leaf.quiet));
        if let Some(shown) = shown.map(|leaf| leaf.told)
            && here
            && self.pace == BotSpeed::Normal
        {
            self.passed.append(&mut leaves);
            self.host.told_up_to(self.answers_in(shown));
        }
        if self.pace == BotSpeed::Fast {
            self.pass_over(told);
            self.passed.extend(leaves.iter().cloned());
        }
        if leaves.is_empty() || self.pace == BotSpeed::Fast {
            self.settle();
            if matches!(self.stage, Stage::Ask { .. }) && self.pace != BotSpeed::Fast {
                self.stand_still();
            }
        } else {
            self.stage = Stage::Leaves { leaves, at: 0, viewer: None };
            self.stand_still();
        }
    }

    /// Notes on each leaf whose markers came without asking, for it looks as if they had chosen it.
    fn note_unasked(&self, leaves: &mut [Leaf], told: usize) {
        let session = self.host.session();
        let mut end = 0;
        for number in 0..=session.len() {
            end += session.events_of(number).map_or(0, <[Event]>::len);
            let seat = number.checked_sub(1).filter(|_| end > told);
            if let Some(seat) = seat.and_then(|at| self.host.placed_unasked(at))
                && let Some(leaf) = leaves.iter_mut().find(|leaf| end <= leaf.told)
            {
                leaf.unasked.insert(seat);
            }
        }
    }

    /// What happened last, found again from the game: it was resumed, or something taken back.
    pub(super) fn recall(&mut self) {
        self.whys.follow(self.host.session());
        let session = self.host.session();
        let asked = session.decision().map(|decision| decision.seat);
        let Some(seat) = asked.filter(|&seat| self.is_person(seat)) else {
            self.recent = None;
            return;
        };
        let news = self.host.news(seat);
        let before = session.position_at(news.start().saturating_sub(1)).cloned();
        let steps: Vec<Happened> = news.filter_map(|at| session.steps_of(at)).flatten().collect();
        let told = self.events().saturating_sub(steps.len());
        let earlier = self.board_so_far(told);
        let leaves = before.map(|before| {
            let folds = self.folds(&before);
            leaf::cut(&before, steps, BotSpeed::Normal, told, earlier, folds)
        });
        self.recent = leaves.and_then(|mut leaves| leaves.pop()).map(Box::new);
    }

    /// Which boards are told on pages of their own: in a lesson, but for its free play, and in the first round
    /// with the guide, all.
    fn folds(&self, before: &Game) -> Folds {
        let seats = self.host.session().game().seats();
        let lesson = self.guide.as_ref().is_some_and(|guide| !guide.free);
        let taught = lesson || (self.coach.is_some() && before.round() == 1);
        let people = seats.filter(|&seat| taught || self.is_person(seat)).collect();
        // With a guide every board that pays is something to learn from.
        Folds { people, alone: !taught && self.coach.is_none() }
    }

    /// How many events the game has had.
    pub(super) fn events(&self) -> usize {
        let session = self.host.session();
        let count = |number: usize| session.events_of(number).map_or(0, <[Event]>::len);
        (0..=session.len()).map(count).sum()
    }

    /// What was told of the board that is being scored, up to so many events of the game.
    pub(super) fn board_so_far(&self, told: usize) -> Vec<Event> {
        let session = self.host.session();
        let over = |event: &&Event| {
            matches!(event.what, What::Turned { .. } | What::Phase { .. } | What::Round { .. })
        };
        // From the last one back: a game has many events, a board few.
        let events = (0..=session.len()).rev();
        let events =
            events.flat_map(|number| session.events_of(number).into_iter().flatten().rev());
        let events = events.skip(self.events().saturating_sub(told));
        let mut events: Vec<Event> = events.take_while(|event| !over(event)).copied().collect();
        events.reverse();
        // An intrigue card or a tie breaker may come before the scoring itself.
        let begins = |event: &Event| matches!(Topic::opened_by(&event.what), Some(Topic::Board(_)));
        match events.iter().position(begins) {
            Some(start) => events.split_off(start),
            None => Vec::new(),
        }
    }

    /// How many of them the table on the screen has had.
    pub(super) fn seen(&self) -> usize {
        match (&self.stage, &self.unshown) {
            (Stage::Bot { .. }, Some(unshown)) => self.events() - unshown.ahead(),
            _ => usize::MAX,
        }
    }

    /// How many of them the table has been told.
    pub fn told(&self) -> usize {
        match (&self.stage, &self.recent) {
            (Stage::Leaves { leaves, at, .. }, _) => leaves.get(*at).map_or(0, |leaf| leaf.told),
            (Stage::Curtain { .. }, _) if self.unshown.is_some() => {
                self.events() - self.unshown.as_ref().map_or(0, |unshown| unshown.steps.len())
            }
            // The result is not given away before it is asked for.
            (Stage::Over, Some(last)) => last.told,
            _ => usize::MAX,
        }
    }

    /// Whether a leaf is just what the player at the keyboard has done: they know.
    fn is_own_turn(&self, leaf: &Leaf, by: Option<Seat>) -> bool {
        let own = |seat: Seat| by == Some(seat);
        leaf.events().all(|event| match event.what {
            What::CardPlaced { seat, .. }
            | What::CardTakesBack { seat, .. }
            | What::CardDiscarded { seat, .. }
            | What::InfluenceDrawn { seat, .. }
            | What::LastCard { seat, .. }
            | What::Declined { seat }
            | What::NoMarkers { seat }
            | What::MissionUsed { seat, .. }
            | What::CoinsPaid { seat, .. }
            | What::CoinsGained { seat, .. }
            | What::ChipChanged { seat, .. }
            | What::ChipReturned { seat, .. }
            | What::LaidOut { seat, .. }
            | What::MissionsDone { seat }
            | What::MissionDrawn { seat, .. }
            | What::MissionPutBack { seat, .. } => own(seat),
            What::Markers { side, .. } => side.seat().is_some_and(own),
            _ => false,
        })
    }

    /// The next leaf, or what comes after the last.
    pub(super) fn step(&mut self) {
        match &mut self.stage {
            Stage::Leaves { leaves, at, .. } if *at + 1 < leaves.len() => {
                *at += 1;
                self.stand_still();
            }
            Stage::Leaves { viewer: Some(_), .. } => {
                self.host.looked();
                self.show();
            }
            Stage::Leaves { .. } => self.run_on(),
            _ => {}
        }
    }

    /// On to the next question; what was passed over stands in the log.
    pub(super) fn run_on(&mut self) {
        if let Stage::Leaves { viewer: Some(_), .. } = self.stage {
            self.host.looked();
            return self.show();
        }
        let Stage::Leaves { leaves, at, .. } = &mut self.stage else { return };
        let (from, later) = (*at + 1, leaves[*at].told);
        // Nobody runs past an intrigue card: what was passed over stands on its page.
        if let Some(coup) = leaves[from..].iter().position(Leaf::is_coup) {
            let passed: Vec<_> = leaves[from..from + coup].iter().flat_map(Leaf::boards).collect();
            leaves[from + coup].aside.splice(0..0, passed);
            leaves.drain(from..from + coup);
            return self.step();
        }
        let shown = leaves.last().map_or(0, |leaf| leaf.told);
        let passed = leaves[from..].to_vec();
        if !passed.is_empty() {
            self.pass_over(later);
            self.passed = passed;
        }
        self.host.told_up_to(self.answers_in(shown));
        self.settle();
        // Turns that have no page of their own go by on the court.
        let turns = self.recent.as_ref().is_some_and(|leaf| leaf.topic == Topic::Turns);
        if self.is_turn() && turns && self.pace == BotSpeed::Normal {
            self.stand_still();
        }
    }

    /// How many answers have brought so many events, the last of them perhaps more.
    fn answers_in(&self, events: usize) -> usize {
        let session = self.host.session();
        let mut left = events;
        (0..=session.len())
            .find(|&number| {
                let brought = session.events_of(number).map_or(0, <[Event]>::len);
                left = left.saturating_sub(brought);
                left == 0
            })
            .unwrap_or(session.len())
    }

    /// Nobody sees what comes after so many events: the curtain tells those whom it paid.
    fn pass_over(&mut self, from: usize) {
        self.ran_past = Seats::from_fn(|seat| self.ran_past[seat].or(Some(from)));
    }

    pub(super) fn step_back(&mut self, verb: Verb) -> bool {
        match &mut self.stage {
            Stage::Leaves { at, .. } if verb == Verb::Earlier => {
                *at = at.saturating_sub(1);
                true
            }
            _ => false,
        }
    }

    /// What a leaf tells whoever looks, each sentence with its rule.
    pub(super) fn sentences(&self, text: &Text, leaf: &Leaf) -> Vec<(String, Rule)> {
        text.events_ruled(&told_to(self.viewer(), leaf), &self.names)
    }
}

/// The rule by which chips are traded at the end of a round.
const CHIPS: Rule = Rule::new(7, 2);

/// What a leaf tells somebody, without what goes without saying, or stands on the court.
fn told_to(viewer: Option<Seat>, leaf: &Leaf) -> Vec<Event> {
    let alone = leaf.steps.len() == 1;
    let said = |event: &&Event| {
        let repeats = match event.what {
            What::Phase { phase } => phase != Phase::Over,
            // The money card has said so.
            What::CoinsGained { .. } | What::LouisArrives { .. } => event.rule == Rule::new(4, 1),
            // What was turned into them has been said; their kinds are for whoever drew them.
            What::ShieldDrawn { .. } => {
                event.rule == Rule::new(7, 3) || (viewer.is_none() && event.rule == CHIPS)
            }
            // All but the one that is kept.
            What::ChipReturned { .. } => event.rule == CHIPS,
            _ => goes_without_saying(event),
        };
        alone || !repeats
    };
    leaf.events().filter(said).map(|event| event.seen_by(viewer)).collect()
}

/// The shields are turned up on a screen of their own: nothing is given away before.
fn before_shields(steps: &mut Vec<Happened>) {
    let shields = |step: &Happened| matches!(step.event.what, What::ShieldsShown { .. });
    if let Some(end) = steps.iter().position(shields) {
        steps.truncate(end);
    }
}
