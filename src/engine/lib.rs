//! The rules of Louis XIV: pure values and functions, no clock, no files, no terminal, no prose.
//!
//! A [`Game`] is a position, a plain value that is cheap to copy. It always rests at one question to
//! one seat, or is over. [`Table::decision`] says who is asked what, [`Game::legal_actions`] lists
//! every answer, [`Game::check`] refuses one with a [`Rule`] and a [`Reason`], and [`Game::apply`]
//! carries one out, up to the next question, and shows every [`Event`] on the way to an [`Observer`].
//! The same seed and the same answers give the same game, on every machine.
//!
//! Rules have numbers, from R1.1 to R9.4, and everything that happens or is refused names its own;
//! `louis-xiv rules` of the game prints them in words.
//!
//! | to | look at |
//! |---|---|
//! | play | [`Setup`], [`Game`], [`Decision`] and its [`Question`], [`Action`] with [`Usage`], [`Placement`] and [`Payment`], [`Illegal`] with its [`Reason`] |
//! | read the open table | [`Table`], which a game and a view both are: [`Holding`], markers as [`Sides`], [`Phase`], [`Rest`] |
//! | read hidden things | [`Secret`] in a game; [`View`], [`Counts`], [`Piles`] and [`Glimpse`] through the eyes of a seat |
//! | know who is paid | [`Standing`], [`Claim`], [`Shortfall`], [`Flip`], [`Rewards`], [`Condition`] |
//! | know what things are | [`Board`], [`Influence`], [`Chip`], [`Mission`] with its [`Effect`], [`Cost`] and [`Tier`], [`Shield`] |
//! | watch | [`Observer`], [`Watch`], [`Event`], [`What`], [`Place`] |
//! | count the end | [`Outcome`], [`Tally`], [`Leftover`] |
//! | set up any table | [`Position`], [`At`], [`Broken`]; printed values of one's own: [`Printed`], [`Components`] |
//! | try placements | [`Reach`], [`Walk`] |
//! | have chance that can be repeated | [`chance`] |
//!
//! # A game
//!
//! ```
//! use louis_xiv_engine::{Components, Game, Seat, Setup};
//!
//! // Three players, the printed values as shipped, every deck in the order of seed 7.
//! let setup = Setup { players: 3, start: Seat::A, seed: 7, components: Components::SHIPPED };
//! // Nobody watches: the observer is `()`.
//! let mut game = Game::new(&setup, &mut ()).expect("three players, and A is one of them");
//!
//! // One list for the whole game: it is cleared and filled again.
//! let mut answers = Vec::new();
//! while let Some(decision) = game.decision() {
//!     assert!(game.seats().any(|seat| seat == decision.seat));
//!     game.legal_actions(&mut answers);
//!     let answer = answers[answers.len() / 2];
//!     game.apply(&answer, &mut ()).expect("what is listed is legal");
//! }
//! let outcome = game.outcome().expect("nobody is asked any more");
//! assert!(!outcome.winners.is_empty());
//! ```
//!
//! # Questions, answers, refusals
//!
//! ```
//! # use louis_xiv_engine::{Components, Game, Seat, Setup};
//! # let setup = Setup { players: 3, start: Seat::A, seed: 7, components: Components::SHIPPED };
//! # let mut game = Game::new(&setup, &mut ()).expect("a good setup");
//! use louis_xiv_engine::{Action, Board, Placement, Question, Reason, Usage};
//!
//! let decision = game.decision().expect("the game has just begun");
//! assert_eq!((decision.seat, decision.question), (Seat::A, Question::Turn));
//!
//! // A card is played to place markers or to take them back (R5.4); a placement is described by its
//! // result, the boards that get a marker.
//! let card = game.secret(Seat::A).influence.faces().next().expect("five cards were dealt");
//! let back = Action::Play { card, usage: Usage::TakeBack };
//! assert_eq!(game.check(&back), Ok(()));
//! let far = Placement::new(&[Board::Mazarin, Board::Colbert]).expect("one to four markers");
//! let no = game.check(&Action::Play { card, usage: Usage::Place(far) });
//! assert!(no.is_err(), "no card reaches from board 11 to board 7");
//!
//! // What is refused says why, and by which rule.
//! let no = game.check(&Action::Pass).expect_err("a turn cannot be passed");
//! assert_eq!((no.rule.to_string().as_str(), no.reason), ("R5.3", Reason::MustChoose));
//! ```
//!
//! Answers, questions and events can be written and read by serde; a placement in the making can be
//! asked marker by marker what may follow: see [`Walk`].
//!
//! # Watching
//!
//! ```
//! # use louis_xiv_engine::{Components, Game, Seat, Setup};
//! # let setup = Setup { players: 3, start: Seat::A, seed: 7, components: Components::SHIPPED };
//! use louis_xiv_engine::{Event, Watch, What};
//!
//! // A list collects the events ...
//! let mut events: Vec<Event> = Vec::new();
//! let mut game = Game::new(&setup, &mut events).expect("a good setup");
//! assert!(events.iter().any(|event| matches!(event.what, What::LouisArrives { .. })));
//!
//! // ... and `Watch` also sees the game as it is at each of them.
//! let mut answers = Vec::new();
//! game.legal_actions(&mut answers);
//! let mut placed = 0;
//! let mut watch = Watch(|game: &Game, event: Event| {
//!     if let What::Markers { count, .. } = event.what {
//!         placed += count;
//!         assert!(game.holding(Seat::A).personal < 11);
//!     }
//! });
//! game.apply(&answers[0], &mut watch).expect("what is listed is legal");
//! assert!((1..=3).contains(&placed), "one to three markers (R5.5)");
//! ```
//!
//! Events hold secrets: show each viewer [`Event::seen_by`].
//!
//! # Who would be paid
//!
//! [`Standing`] is the one piece that knows R6: scoring, previews and bots all ask it.
//!
//! ```
//! # use louis_xiv_engine::{Components, Game, Seat, Setup};
//! # let setup = Setup { players: 3, start: Seat::A, seed: 7, components: Components::SHIPPED };
//! # let game = Game::new(&setup, &mut ()).expect("a good setup");
//! use louis_xiv_engine::{Board, Chip, Claim, Shortfall};
//!
//! // Colbert's board asks for first place. If A had two markers there and B and C one each:
//! let mut counts = game.markers(Board::Colbert);
//! (counts[Seat::A], counts[Seat::B], counts[Seat::C]) = (2, 1, 1);
//! let standing = game.standing_of(Board::Colbert, None, counts);
//! assert_eq!(standing.claims[Seat::A], Some(Claim::First { crown: false }));
//! assert_eq!(standing.claims[Seat::B], Some(Claim::Nothing { why: Shortfall::Fewer }));
//! assert!(standing.leaders.contains(Seat::A) && standing.seconds.len() == 2);
//! assert!(standing.flip.turns());
//! // What the boards pay is data, too.
//! assert_eq!(game.pays(Board::Dauphin).chip(), Some(Chip::Helmet));
//! ```
//!
//! # Through the eyes of a seat
//!
//! A [`View`] holds what one seat may know and nothing else (R3.5), so that a bot that is given a
//! view cannot cheat. It lists the answers of its seat, and [`View::guess`] deals the rest at random
//! for those who search.
//!
//! ```
//! # use louis_xiv_engine::{Components, Game, Seat, Setup};
//! # let setup = Setup { players: 3, start: Seat::A, seed: 7, components: Components::SHIPPED };
//! # let game = Game::new(&setup, &mut ()).expect("a good setup");
//! let view = game.view(Some(Seat::A));
//! assert_eq!(view.own(), Some(game.secret(Seat::A)));
//! assert_eq!(view.counts(Seat::B).influence, 5, "how many is public, which is not");
//! let mut answers = Vec::new();
//! view.legal_actions(&mut answers);
//!
//! // The answer after which A is best off in ten worlds that look the same from here.
//! let worth = |answer| -> i32 {
//!     let tries = (0..10).map(|seed| {
//!         let mut world = view.guess(seed);
//!         world.apply(answer, &mut ()).expect("legal here, legal there");
//!         let lead = |board| i32::from(world.standing(board).leaders.contains(Seat::A));
//!         louis_xiv_engine::Board::ALL.into_iter().map(lead).sum::<i32>()
//!     });
//!     tries.sum()
//! };
//! let best = answers.iter().max_by_key(|answer| worth(answer)).expect("there is always one");
//! assert_eq!(game.check(best), Ok(()));
//! ```
//!
//! # Positions
//!
//! [`Game::position`] takes a game apart, [`Position::begin`] puts one together and holds it against
//! the laws: sixteen markers a player, every card once, no question that the rules would not ask.
//!
//! ```
//! # use louis_xiv_engine::{Components, Game, Seat, Setup};
//! # let setup = Setup { players: 3, start: Seat::A, seed: 7, components: Components::SHIPPED };
//! # let game = Game::new(&setup, &mut ()).expect("a good setup");
//! use louis_xiv_engine::{Broken, Position};
//!
//! let mut position: Position = game.position();
//! assert_eq!(position.begin(&mut ()), Ok(game));
//! position.holdings[Seat::B].personal += 1;
//! assert_eq!(position.begin(&mut ()), Err(Broken::Markers { seat: Seat::B, count: 17 }));
//! ```

mod action;
mod asked;
mod board;
mod card;
pub mod chance;
mod check;
mod compact;
mod decision;
mod deck;
mod dummy;
mod event;
mod game;
mod guess;
mod laws;
mod legal;
mod mission;
mod moves;
mod phases;
mod placement;
mod position;
mod printed;
mod rest_law;
mod reward;
mod rule;
#[cfg(feature = "schema")]
mod schema;
mod seat;
mod setup;
mod shipped;
mod standing;
mod table;
mod view;
mod word;

pub use action::{Action, Illegal, Payment, Reason, Reserve, Usage};
pub use board::{Board, BoardSet, ByBoard};
pub use card::{Chip, Chips, Hand, Influence, Shield, Shields};
pub use decision::{Decision, Phase, Question, Rest, Scoring};
pub use deck::Deck;
pub use event::{Event, Leftover, Observer, Place, Watch, What};
pub use game::{Game, Secret};
pub use laws::Broken;
pub use mission::{Cost, Effect, Mission, Missions, Tier};
pub use phases::ending::{Outcome, Tally};
pub use placement::{Placement, Reach, Walk};
pub use position::{At, Position};
pub use printed::{BadComponents, Components, Condition, MoneyCard, Printed};
pub use rest_law::Unasked;
pub use reward::{Reward, Rewards};
pub use rule::{NoSuchRule, Rule};
pub use seat::{Seat, SeatSet, Seats, Side, SideSet, Sides};
pub use setup::{BadSetup, Setup};
pub use standing::{Claim, Facts, Flip, Shortfall, Standing};
pub use table::{Counts, Holding, Piles, Table};
pub use view::{Glimpse, View};
