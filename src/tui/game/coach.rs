//! The guide of a first game: says what is new when it comes up for the first time, names the key
//! for a hint where it matters, and has less and less to say.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::json;

use super::guide::Words;
use super::leaf::{Leaf, Topic};
use super::{GameTable, Stage};
use crate::engine::{Board, Claim, Event, Flip, Influence, Phase, Question, Seat, Side, What};
use crate::files::{Progress, SaveFile, lessons_file, saves_dir};
use crate::session::Session;
use crate::tui::scene::Shared;

/// What the guide has said, and says now.
#[derive(Clone, Debug, Default)]
pub(super) struct Coach {
    seen: BTreeSet<String>,
    /// The tip on the screen, and when it came.
    now: Option<(&'static str, Moment)>,
    /// The last one: it is said again at the same question, such as when the game is gone on with.
    last: Option<(&'static str, Moment)>,
}

/// How many answers had been given, and which page of what came of them was on the screen.
pub(in crate::tui) type Moment = (usize, usize);

/// Under this name what was said is kept beside the lessons.
pub(in crate::tui) const FIRST_GAME: &str = "first-game";

/// Everything that the guide may say.
const TIPS: [&str; 37] = [
    "slip-back",
    "slip-bribe",
    "slip-done",
    "turn",
    "short",
    "short-joker",
    "more-cards",
    "last-round",
    "last-card",
    "joker",
    "louis",
    "missions-want",
    "scoring",
    "tie",
    "turned",
    "second",
    "second-other",
    "eight",
    "bribe",
    "bribe-tie",
    "intrigue",
    "five",
    "anywhere",
    "unasked",
    "lay-out",
    "lay-out-last",
    "draw",
    "keep",
    "works",
    "round-two",
    "over",
    "row",
    "trade",
    "supply",
    "eleven",
    "twelve",
    "intrigue-other",
];

/// The first game that was begun last: which one it is, and how far the guide has come in it.
struct Kept(Progress);

impl Kept {
    fn load(shared: &Shared) -> Option<(PathBuf, Self)> {
        let path = lessons_file(shared.data.as_ref()?);
        let progress = Progress::load(&path);
        Some((path, Self(progress)))
    }

    /// Whether this is the game; its seed is in its save, whatever the file is called.
    fn is(&self, session: &Session) -> bool {
        self.0.number(FIRST_GAME, "seed") == Some(session.opening().seed)
    }

    fn begin(&mut self, session: &Session, file: Option<&SaveFile>) {
        self.0.note(FIRST_GAME, "seed", session.opening().seed.into());
        let name = file.and_then(|file| file.path().file_name());
        let name: Vec<String> = name.into_iter().map(|n| n.to_string_lossy().into()).collect();
        self.0.note(FIRST_GAME, "file", json!(name));
        self.0.note(FIRST_GAME, "seen", json!([]));
        self.0.note(FIRST_GAME, "tip", json!([]));
    }
}

/// Where the first game that was begun last is kept.
pub(in crate::tui) fn first_game_file(shared: &Shared) -> Option<PathBuf> {
    let (_, kept) = Kept::load(shared)?;
    let name = kept.0.words(FIRST_GAME, "file").into_iter().next()?;
    // A name alone: nothing in a file of ours leads out of the folder of saves.
    let name = Path::new(&name).file_name()?;
    Some(saves_dir(shared.data.as_ref()?).join(name))
}

impl GameTable {
    /// With the guide of a first game from its beginning.
    #[must_use]
    pub fn guided(mut self, shared: &Shared) -> Self {
        if let Some((path, mut kept)) = Kept::load(shared) {
            kept.begin(self.session(), self.file());
            // What cannot be kept is said once more another time.
            let _ = kept.0.save(&path);
        }
        self.coach = Some(Coach::default());
        self.coach_up(shared);
        self
    }

    /// With the guide if this is the first game that it was explaining: it goes on where it was.
    #[must_use]
    pub fn guided_again(mut self, shared: &Shared) -> Self {
        let Some((_, kept)) = Kept::load(shared).filter(|(_, kept)| kept.is(self.session())) else {
            return self;
        };
        let said = kept.0.words(FIRST_GAME, "tip").into_iter().next();
        let tip = TIPS.into_iter().find(|tip| said.as_deref() == Some(tip));
        let number = |key| kept.0.number(FIRST_GAME, key).and_then(|at| usize::try_from(at).ok());
        let at = number("at").zip(number("page").or(Some(0)));
        let seen = kept.0.words(FIRST_GAME, "seen").into_iter().collect();
        self.coach = Some(Coach { seen, now: None, last: tip.zip(at) });
        self.coach_up(shared);
        self
    }

    /// The tip on the screen, by name.
    pub fn tip(&self) -> Option<&'static str> {
        self.coach.as_ref().and_then(|coach| coach.now).map(|(tip, _)| tip)
    }

    /// Looks whether something comes up for the first time.
    pub(super) fn coach_up(&mut self, shared: &Shared) {
        let now = self.moment();
        let fits = self.tips();
        let over = matches!(self.stage, Stage::Over);
        let Some(coach) = &mut self.coach else { return };
        if coach.now.is_some_and(|(tip, at)| at == now && fits.contains(&tip)) {
            return;
        }
        let last = coach.last;
        let said = |tip: &str| coach.seen.contains(tip);
        let new = fits.into_iter().find(|tip| last == Some((*tip, now)) || !said(tip));
        coach.now = new.map(|tip| (tip, now));
        let Some(tip) = new else { return };
        coach.last = Some((tip, now));
        coach.seen.insert(tip.to_owned());
        if let Some((path, Kept(mut progress))) = Kept::load(shared) {
            progress.note(FIRST_GAME, "seen", json!(coach.seen));
            progress.note(FIRST_GAME, "tip", json!([tip]));
            progress.note(FIRST_GAME, "at", now.0.into());
            progress.note(FIRST_GAME, "page", now.1.into());
            if over {
                progress.finish(FIRST_GAME);
            }
            let _ = progress.save(&path);
        }
    }

    /// What is on the screen, for tips that come once.
    pub(in crate::tui) fn moment(&self) -> Moment {
        let page = match &self.stage {
            Stage::Leaves { at, .. } => *at + 1,
            _ => 0,
        };
        (self.host.session().len(), page)
    }

    /// What might be said here, the most urgent first.
    pub(in crate::tui) fn tips(&self) -> Vec<&'static str> {
        // While others think nothing is read.
        let slip = self.slip().filter(|_| !matches!(self.stage, Stage::Bot { .. }));
        let slip = slip.map(|slip| slip.tip());
        slip.into_iter().chain(self.usual_tips()).collect()
    }

    fn usual_tips(&self) -> Vec<&'static str> {
        let game = self.session().game();
        let holds = |seat: Seat| !game.secret(seat).intrigue.is_empty();
        match &self.stage {
            Stage::Ask { seat, question, .. } => self.tips_of(*seat, question),
            Stage::Intrigue if self.lone().is_some_and(holds) => vec!["intrigue"],
            Stage::Leaves { leaves, at, .. } => match leaves.get(*at) {
                Some(leaf) if leaf.focus().is_some() => self.tips_of_board(leaf),
                Some(Leaf { topic: Topic::Round, .. }) => match game.round() {
                    1 => vec!["supply"],
                    2 => vec!["round-two"],
                    _ => Vec::new(),
                },
                _ => Vec::new(),
            },
            Stage::Over => vec!["over"],
            _ => Vec::new(),
        }
    }

    /// What the page of a board may be the first to show.
    fn tips_of_board(&self, leaf: &Leaf) -> Vec<&'static str> {
        let claim = |seat: Seat| {
            leaf.story().find_map(|event| match event.what {
                What::Scored { standing } => standing.claims[Side::Seat(seat)],
                _ => None,
            })
        };
        let own = self.lone().and_then(claim);
        let second = game_seats(leaf).any(|seat| claim(seat) == Some(Claim::Second));
        let flip = leaf.story().find_map(|event| match event.what {
            What::Turned { flip, .. } => Some(flip),
            _ => None,
        });
        let paid = own.is_some_and(Claim::is_paid) || self.has_bribed(leaf);
        let pays = |board: Board| paid && leaf.focus() == Some(board);
        let played = |event: &Event| match event.what {
            What::IntriguePlayed { seat, .. } => Some(seat) != self.lone(),
            _ => false,
        };
        [
            ("scoring", self.is_first_scored(leaf)),
            ("unasked", self.lone().is_some_and(|own| leaf.unasked.contains(own))),
            ("second", own == Some(Claim::Second)),
            ("second-other", second && own != Some(Claim::Second)),
            ("eight", pays(Board::Maintenon)),
            ("eleven", pays(Board::Mazarin)),
            ("twelve", pays(Board::Louvois)),
            ("intrigue-other", leaf.story().any(played)),
            ("tie", flip == Some(Flip::Tied)),
            ("turned", flip.is_some_and(Flip::turns)),
        ]
        .into_iter()
        .filter_map(|(tip, fits)| fits.then_some(tip))
        .collect()
    }

    /// Whether the player has paid for what the board of a page gives.
    fn has_bribed(&self, leaf: &Leaf) -> bool {
        leaf.story().any(|event| match event.what {
            What::Bribed { seat, .. } => Some(seat) == self.lone(),
            _ => false,
        })
    }

    /// Whether this is the first page of the first scoring, and nothing was asked in it before.
    fn is_first_scored(&self, leaf: &Leaf) -> bool {
        let first = match &self.stage {
            Stage::Leaves { leaves, at, .. } => {
                leaves.iter().take(*at).all(|leaf| leaf.focus().is_none())
            }
            _ => false,
        };
        let asked = self.session().actions().enumerate().any(|(at, (seat, _))| {
            let game = self.session().position_at(at);
            Some(seat) == self.lone() && game.is_some_and(|game| game.phase() == Phase::Scoring)
        });
        first && leaf.before.round() == 1 && !asked
    }

    fn tips_of(&self, seat: Seat, question: &Question) -> Vec<&'static str> {
        let game = self.session().game();
        let holding = game.holding(seat);
        let hand = game.secret(seat).influence;
        match question {
            Question::Turn => {
                let mut tips = vec!["turn"];
                // What is taken back with the last turn is for the next round.
                let turns = hand.cards().count() - 1;
                let joker = |card: Influence| card == Influence::Joker;
                if holding.personal < 3 && holding.general > 2 && turns > 1 {
                    tips.push(if hand.cards().all(joker) { "short-joker" } else { "short" });
                }
                if game.round() > 1 && hand.cards().count() > 5 {
                    tips.push("more-cards");
                }
                if game.round() == 4 {
                    tips.push("last-round");
                }
                if self.is_in_a_row(seat) {
                    tips.push("row");
                }
                if hand.cards().count() == 2 {
                    tips.push("last-card");
                }
                if hand.cards().any(|card| card == Influence::Joker) {
                    tips.push("joker");
                }
                tips.extend(["louis", "missions-want"]);
                tips
            }
            Question::Bribe { board, .. } => {
                let claims = game.standing(*board).claims;
                let won = |side: Side| matches!(claims[side], Some(Claim::First { .. }));
                vec![if Side::ALL.into_iter().any(won) { "bribe" } else { "bribe-tie" }]
            }
            Question::PlaceMarkers { .. } => vec!["five"],
            Question::PlaceAnywhere => vec!["anywhere"],
            // Of what cannot be paid nothing is said before it can.
            Question::LayOut if !self.can_lay_out() => Vec::new(),
            Question::LayOut if game.round() == 4 => vec!["lay-out-last", "lay-out"],
            Question::LayOut => vec!["lay-out"],
            Question::DrawMission { .. } => vec!["draw"],
            Question::KeepChip => vec!["keep"],
            Question::StartMarker { .. } | Question::TwoGains => vec!["works"],
            Question::TradeMarker { .. } => vec!["trade"],
            Question::Intrigue { .. } if !game.secret(seat).intrigue.is_empty() => {
                vec!["intrigue"]
            }
            _ => Vec::new(),
        }
    }

    /// Whether the last turn was this player's, too: the others have no cards left (R5.3).
    pub(super) fn is_in_a_row(&self, seat: Seat) -> bool {
        let last = self.session().len().checked_sub(1);
        let before = last.and_then(|at| self.session().position_at(at));
        before
            .and_then(|game| game.decision())
            .is_some_and(|decision| decision.seat == seat && decision.question == Question::Turn)
    }

    /// What the guide says, in words.
    pub(super) fn coached(&self, shared: &Shared) -> Option<Words> {
        let tip = self.tip()?;
        let text = &shared.text;
        let hint = matches!(self.stage, Stage::Ask { .. });
        Some(Words {
            head: (text.ui("tip-head"), String::new()),
            learner: self.lone(),
            body: self.tip_words(text, tip),
            task: if hint { text.ui("tip-hint") } else { String::new() },
            ..Words::default()
        })
    }
}

/// Everybody at the table of a page.
fn game_seats(leaf: &Leaf) -> impl Iterator<Item = Seat> {
    leaf.after().seats()
}
