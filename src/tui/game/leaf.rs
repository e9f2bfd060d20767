//! Leaves: what happened, cut by meaning into pages of one thing each: the supply of a round, a
//! round of turns, a board, the missions, the last count.

use super::elsewhere::is_payment;
use crate::engine::{
    Board, BoardSet, ByBoard, Claim, Event, Game, Phase, Place, SeatSet, Side, Sides, Standing,
    What,
};
use crate::files::BotSpeed;
use crate::session::Happened;
use crate::text::goes_without_saying;
use crate::tui::widgets::court::Marks;

/// What a leaf is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    /// A round and its supply, up to the first turn.
    Round,
    /// Turns of the influence phase.
    Turns,
    /// A board that is scored.
    Board(Board),
    /// Turns of the missions phase.
    Missions,
    /// The last count.
    End,
}

/// Events that belong together, with the game before and after each, whole: it is drawn through a
/// view.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    pub(super) topic: Topic,
    pub(super) before: Game,
    /// What was told of it before, such as before a question.
    pub(super) earlier: Vec<Event>,
    pub(super) steps: Vec<Happened>,
    /// Boards passed over on the way, because nobody is there.
    pub(super) empty: BoardSet,
    /// Boards on the way that concerned bots alone, with what happened there.
    pub(super) aside: Vec<(Board, Vec<Event>)>,
    /// How many events of the whole game have been told with it.
    pub(super) told: usize,
    /// The table after boards that are told on its page and come after its own.
    pub(super) end: Option<Game>,
    /// The round that is over after it.
    pub(super) ends: Option<u8>,
    /// So many of its steps have been seen before it is told.
    pub(super) seen: usize,
    /// Whose markers were placed without asking.
    pub(super) unasked: SeatSet,
    /// It has only boards that share a page, and there was none to share.
    pub(super) quiet: bool,
}

impl Topic {
    /// The topic that an event opens; `None` goes with what came before.
    pub(super) fn opened_by(what: &What) -> Option<Topic> {
        Some(match what {
            What::Round { .. } => Topic::Round,
            What::CardPlaced { .. } | What::CardTakesBack { .. } | What::CardDiscarded { .. } => {
                Topic::Turns
            }
            What::Scored { standing } => Topic::Board(standing.board),
            What::IntriguePlayed { board, .. } | What::TieWon { board, .. } => Topic::Board(*board),
            What::Phase { phase: Phase::Missions } | What::LaidOut { .. } => Topic::Missions,
            What::Phase { phase: Phase::Over } => Topic::End,
            _ => return None,
        })
    }

    /// The topic of what has no head of its own, by the phase it happens in.
    pub(super) fn of(game: &Game) -> Topic {
        match game.phase() {
            Phase::Supply => Topic::Round,
            Phase::Influence => Topic::Turns,
            Phase::Scoring => game.rest().board().map_or(Topic::Turns, Topic::Board),
            Phase::Missions => Topic::Missions,
            Phase::Over => Topic::End,
        }
    }
}

impl Leaf {
    /// One that begins with this table, without anything in it yet.
    const fn begun(topic: Topic, before: Game, told: usize) -> Self {
        Self {
            topic,
            before,
            earlier: Vec::new(),
            steps: Vec::new(),
            empty: BoardSet::EMPTY,
            aside: Vec::new(),
            told,
            end: None,
            ends: None,
            seen: 0,
            unasked: SeatSet::EMPTY,
            quiet: false,
        }
    }

    /// A single event.
    pub(super) fn of_one(before: Game, step: Happened, told: usize) -> Self {
        let topic = Topic::opened_by(&step.event.what).unwrap_or_else(|| Topic::of(&before));
        Self { steps: vec![step], ..Self::begun(topic, before, told) }
    }

    /// The boards it tells of, with what everybody saw happen there.
    pub(super) fn boards(&self) -> impl Iterator<Item = (Board, Vec<Event>)> {
        let own = match self.topic {
            Topic::Board(board) => Some((board, self.story().copied().collect())),
            _ => None,
        };
        let seen = |(board, events): (Board, Vec<Event>)| {
            (board, events.iter().map(|event| event.seen_by(None)).collect())
        };
        self.aside.iter().cloned().chain(own).map(seen)
    }

    pub(super) fn events(&self) -> impl Iterator<Item = &Event> {
        self.steps.iter().map(|step| &step.event)
    }

    /// Everything that happened since the table before it, on boards that share its page, too.
    pub(super) fn all_events(&self) -> impl Iterator<Item = &Event> {
        self.aside.iter().flat_map(|(_, events)| events).chain(self.events())
    }

    /// Whether somebody plays an intrigue card.
    pub(super) fn is_coup(&self) -> bool {
        self.events().any(|event| matches!(event.what, What::IntriguePlayed { .. }))
    }

    /// Everything that was told of it, from its beginning.
    pub(super) fn story(&self) -> impl Iterator<Item = &Event> {
        self.earlier.iter().chain(self.events())
    }

    /// The game after its last event.
    pub(super) fn after(&self) -> &Game {
        let last = self.steps.last().map_or(&self.before, |step| &step.table);
        self.end.as_ref().unwrap_or(last)
    }

    /// The game before anything left over was counted: the score is told with the shields (R7.3).
    pub(super) fn before_count(&self) -> &Game {
        let over = |step: &&Happened| matches!(step.event.what, What::Phase { phase: Phase::Over });
        self.steps.iter().find(over).map_or_else(|| self.after(), |step| &step.table)
    }

    /// What stands out on the court after it.
    pub(super) fn marks(&self) -> Marks {
        let after = self.after();
        let mut fresh = changed(&self.before, after);
        for event in self.events() {
            if let What::Markers { from, to, .. } = event.what {
                for place in [from, to] {
                    if let Place::Board(board) = place {
                        fresh.insert(board);
                    }
                }
            }
        }
        Marks {
            fresh,
            came: arrived(self.all_events()),
            standing: self.focus().and_then(|board| came_of(board, self.story())),
            focus: self.focus(),
            scored: self.aside.iter().map(|(board, _)| *board).chain(self.empty.iter()).collect(),
            ..Marks::default()
        }
    }

    /// The table after so many of its events.
    pub(super) fn so_far(&self, events: usize) -> &Game {
        events.checked_sub(1).map_or(&self.before, |last| &self.steps[last].table)
    }

    /// The board that is being scored.
    pub(super) const fn focus(&self) -> Option<Board> {
        match self.topic {
            Topic::Board(board) => Some(board),
            _ => None,
        }
    }
}

/// How a board stood when it was scored, with what has come of it: whoever has bribed is paid like
/// others, and whoever has not may not any more.
pub(super) fn came_of<'a>(
    board: Board,
    story: impl Iterator<Item = &'a Event>,
) -> Option<Standing> {
    let mut scored = None;
    for event in story {
        match (event.what, &mut scored) {
            (What::Scored { standing }, _) if standing.board == board => scored = Some(standing),
            (What::Bribed { seat, .. }, Some(standing)) => {
                standing.claims[seat] = Some(Claim::Enough);
            }
            (What::NoBribe { seat, .. } | What::TooPoor { seat, .. }, Some(standing)) => {
                standing.claims[seat] = None;
            }
            _ => {}
        }
    }
    scored
}

/// The markers that came to each board, even where others left it meanwhile.
pub(super) fn arrived<'a>(events: impl Iterator<Item = &'a Event>) -> ByBoard<Sides<u8>> {
    let mut came = ByBoard::from_fn(|_| Sides([0; 5]));
    for event in events {
        if let What::Markers { side, count, to: Place::Board(board), .. } = event.what {
            came[board][side] = count.saturating_add(came[board][side]);
        }
    }
    came
}

/// The boards that look otherwise than before.
pub(super) fn changed(before: &Game, after: &Game) -> BoardSet {
    let differs = |&board: &Board| {
        before.markers(board) != after.markers(board)
            || before.is_flipped(board) != after.is_flipped(board)
            || (before.louis() == Some(board)) != (after.louis() == Some(board))
    };
    Board::ALL.into_iter().filter(differs).collect()
}

/// Cuts steps into leaves. A table that knows the game wants one for each thing; learners may have
/// one for each event. So many events of the game were told before; `earlier` are those of the board
/// in the middle of which the steps begin.
pub(super) fn cut(
    before: &Game,
    steps: Vec<Happened>,
    pace: BotSpeed,
    told: usize,
    earlier: Vec<Event>,
    folds: Folds,
) -> Vec<Leaf> {
    let mut leaves: Vec<Leaf> = Vec::new();
    let mut last = before.clone();
    for (told, step) in (told + 1..).zip(steps) {
        let opened = Topic::opened_by(&step.event.what);
        let goes_on = match (leaves.last(), opened) {
            (None, _) => false,
            // The last count is one thing: it must not be told by halves.
            (Some(leaf), None) => pace != BotSpeed::Step || leaf.topic == Topic::End,
            (Some(leaf), Some(topic)) => {
                pace != BotSpeed::Step
                    && (leaf.topic == topic
                        // The last missions head the count.
                        || (leaf.topic == Topic::Missions && topic == Topic::End))
            }
        };
        if !goes_on {
            let topic = opened.unwrap_or_else(|| match leaves.last() {
                Some(leaf) => leaf.topic,
                None => Topic::of(before),
            });
            leaves.push(Leaf::begun(topic, last, told));
        }
        last = step.table.clone();
        if let What::StartPasses { .. } = step.event.what
            && let Some(leaf) = leaves.last_mut()
        {
            leaf.ends = Some(step.table.round());
        }
        if let Some(leaf) = leaves.last_mut() {
            leaf.steps.push(step);
            leaf.told = told;
        }
    }
    if let Some(leaf) = leaves.first_mut().filter(|leaf| leaf.topic == Topic::of(before)) {
        leaf.earlier = earlier;
    }
    if pace != BotSpeed::Step {
        leaves = fold(leaves, folds);
        leaves.retain(|leaf| {
            leaf.ends.is_some()
                || leaf.events().any(|event| !goes_without_saying(event) && !is_head(&event.what))
        });
    }
    leaves
}

/// What only says that something begins.
const fn is_head(what: &What) -> bool {
    matches!(what, What::Phase { .. } | What::Reshuffled)
}

/// Boards that do not deserve a page of their own share the one of the next board, or of the last.
#[derive(Default)]
struct Folded {
    empty: BoardSet,
    aside: Vec<(Board, Vec<Event>)>,
    /// The last of them, in case there is no other page.
    last: Option<Leaf>,
    /// The table before the first.
    before: Option<Game>,
}

/// So many boards at most are told on the page of another, so that each has a line of its own.
const SHARE: usize = 3;

/// On how many of these boards somebody has been paid.
fn paid(boards: &[(Board, Vec<Event>)]) -> usize {
    boards.iter().filter(|(_, events)| events.iter().any(is_payment)).count()
}

impl Folded {
    fn add(&mut self, board: Board, leaf: Leaf) {
        match is_empty(&leaf) {
            true => self.empty.insert(board),
            false => self.aside.push((board, leaf.story().copied().collect())),
        }
        if self.before.is_none() {
            self.before = Some(leaf.before.clone());
        }
        self.last = Some(leaf);
    }

    /// They come before this board.
    fn before(self, leaf: &mut Leaf) {
        leaf.empty = leaf.empty.or(self.empty);
        leaf.aside.splice(0..0, self.aside);
        if let Some(before) = self.before {
            leaf.before = before;
        }
    }

    /// They end the scoring.
    fn end(self, leaves: &mut Vec<Leaf>) {
        let Some(mut last) = self.last.clone() else { return };
        let board = |leaf: &&mut Leaf| matches!(leaf.topic, Topic::Board(_));
        let room = |leaf: &&mut Leaf| paid(&leaf.aside) + paid(&self.aside) <= SHARE;
        match leaves.last_mut().filter(board).filter(room) {
            Some(leaf) => {
                leaf.empty = leaf.empty.or(self.empty);
                leaf.aside.extend(self.aside);
                leaf.told = last.told;
                leaf.end = Some(last.after().clone());
            }
            // Where nobody is nothing needs a page.
            None if self.aside.is_empty() => {}
            None => {
                self.before(&mut last);
                last.quiet = true;
                if let Topic::Board(own) = last.topic {
                    last.aside.retain(|(board, _)| *board != own);
                }
                leaves.push(last);
            }
        }
    }
}

/// Which boards share the page of another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Folds {
    /// Those that concern none of these people.
    pub(super) people: SeatSet,
    /// Those where one side is alone, so that nothing is left to decide; and those that had a page
    /// for a question, whose answer was the last thing to decide.
    pub(super) alone: bool,
}

fn fold(leaves: Vec<Leaf>, folds: Folds) -> Vec<Leaf> {
    let mut folded: Vec<Leaf> = Vec::new();
    let mut waiting = Folded::default();
    for mut leaf in leaves {
        match leaf.topic {
            Topic::Board(board)
                if is_empty(&leaf)
                    || (paid(&waiting.aside) < SHARE
                        && (concerns_nobody(&leaf, folds)
                            || (folds.alone && (is_alone(&leaf) || is_answered(&leaf))))) =>
            {
                waiting.add(board, leaf);
                continue;
            }
            Topic::Board(_) => std::mem::take(&mut waiting).before(&mut leaf),
            _ => std::mem::take(&mut waiting).end(&mut folded),
        }
        folded.push(leaf);
    }
    waiting.end(&mut folded);
    folded
}

/// Whether the scoring of a board comes to its end on this leaf.
fn is_over(leaf: &Leaf) -> bool {
    leaf.events().any(|event| matches!(event.what, What::Turned { .. }))
}

/// Whether a board has been scored from beginning to end without any of these people.
fn concerns_nobody(leaf: &Leaf, folds: Folds) -> bool {
    let theirs = |side: Side| side.seat().is_some_and(|seat| folds.people.contains(seat));
    leaf.earlier.is_empty()
        && is_over(leaf)
        && !leaf.events().any(|event| match event.what {
            // Where Louis is much is at stake for anybody.
            What::Scored { standing } => {
                let mut there = Side::ALL.into_iter().filter(|&side| standing.counts[side] > 0);
                there.any(|side| standing.louis || theirs(side))
            }
            What::IntriguePlayed { .. } | What::TieWon { .. } => true,
            What::Markers { side, .. } => theirs(side),
            _ => false,
        })
}

/// Whether one side is alone on a board without Louis, and nothing was asked about it.
fn is_alone(leaf: &Leaf) -> bool {
    leaf.earlier.is_empty()
        && is_over(leaf)
        && leaf.events().all(|event| match event.what {
            What::Scored { standing } => {
                let there = Side::ALL.into_iter().filter(|&side| standing.counts[side] > 0).count();
                there == 1 && !standing.louis
            }
            What::IntriguePlayed { .. }
            | What::TieWon { .. }
            | What::Bribed { .. }
            | What::NoBribe { .. }
            | What::TooPoor { .. } => false,
            _ => true,
        })
}

/// Whether a board was told with the question about its bribe, and all that comes is what was
/// answered there.
fn is_answered(leaf: &Leaf) -> bool {
    let mut answers = 0;
    for event in leaf.events() {
        match event.what {
            What::Bribed { .. } | What::NoBribe { .. } => answers += 1,
            What::IntriguePlayed { .. } | What::TieWon { .. } | What::TooPoor { .. } => {
                return false;
            }
            _ => {}
        }
    }
    is_over(leaf) && answers == 1 && !leaf.earlier.is_empty()
}

/// Whether nobody is on the board of a leaf, and nothing comes of it.
fn is_empty(leaf: &Leaf) -> bool {
    leaf.earlier.is_empty()
        && leaf.events().all(|event| match event.what {
            What::Scored { standing } => standing.counts.0 == [0; 5] && !standing.louis,
            What::Turned { flip, .. } => !flip.turns(),
            What::Phase { phase: Phase::Scoring } | What::Reshuffled => true,
            _ => false,
        })
}
