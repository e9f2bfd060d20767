//! The games that are being played, and requests on their way to one of them.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde_json::Value;

use super::reply::{Body, Complaint, Hello, Problem, Reply};
use super::request::{self, Asked, Guess, Name, Nothing, Request, Start};
use super::{GAMES, LONGEST, VERSION, begin, numbers, observe, table};
use crate::bots::{Bot, LEVELS};
use crate::scenario::Scenario;
use crate::session::{Opening, Session, save};

/// The games that are being played, by name, and whether more is to come.
#[derive(Debug, Default)]
pub struct Engine {
    games: BTreeMap<Option<Name>, Session>,
    done: bool,
}

/// Whoever has asked, while the answer takes long.
pub(super) trait Asker {
    /// What has been found so far.
    fn told(&mut self, _: &Reply) {}

    /// A bot begins to think; the sign that is given ends that early.
    fn listens(&mut self) -> Arc<AtomicBool> {
        Arc::default()
    }

    /// It thinks no longer.
    fn rests(&mut self) {}
}

/// Somebody who waits for the answer, however long it takes.
struct Patient;

impl Asker for Patient {}

/// A request on its way: what it is called, the game that it means, and who waits for it.
pub(super) struct Errand<'e> {
    id: &'e Option<Value>,
    game: &'e Option<Name>,
    asker: &'e mut dyn Asker,
}

impl Errand<'_> {
    /// Lets a bot think, with the sign to come to an end and a way to tell what it has found.
    pub(super) fn think<T>(
        self,
        bot: Bot,
        think: impl FnOnce(&AtomicBool, &mut dyn FnMut(Body)) -> T,
    ) -> T {
        // The others answer before anybody could say stop.
        let is_long = matches!(bot, Bot::Hard(_));
        let hurry = if is_long { self.asker.listens() } else { Arc::default() };
        let (id, game) = (self.id, self.game);
        let thought = think(&hurry, &mut |body| {
            self.asker.told(&Reply { id: id.clone(), game: game.clone(), body });
        });
        if is_long {
            self.asker.rests();
        }
        thought
    }
}

impl Engine {
    /// Whether `quit` was asked for.
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// The reply to one line; the last, if there are several.
    pub fn answer(&mut self, line: &[u8]) -> Reply {
        self.answer_to(line, &mut Patient)
    }

    /// The same for somebody who may want to know more before, or to hear the end of it.
    pub(super) fn answer_to(&mut self, line: &[u8], asker: &mut dyn Asker) -> Reply {
        let Asked { id, game, request } = request::read(line);
        let errand = Errand { id: &id, game: &game, asker };
        let body = request.and_then(|request| {
            let done = catch_unwind(AssertUnwindSafe(|| self.obey(request, errand)));
            done.unwrap_or_else(|_| {
                // A mistake in here must not end everything: only the game it happened in.
                self.games.remove(&game);
                let words = "the game was lost to a mistake in the program";
                Err(Complaint::new(Problem::Internal, words))
            })
        });
        Reply { id, game, body: body.unwrap_or_else(Body::Error) }
    }

    fn obey(&mut self, request: Request, errand: Errand<'_>) -> Result<Body, Complaint> {
        let name = errand.game;
        match request {
            Request::Hello(Nothing {}) => Ok(Body::Hello(hello())),
            Request::Start(start) => self.start(name.clone(), &start),
            Request::Actions(Nothing {}) => Ok(Body::Actions { actions: numbers::all() }),
            Request::Games(Nothing {}) => {
                Ok(Body::Games { games: self.games.keys().cloned().collect() })
            }
            Request::Close(Nothing {}) => match self.games.remove(name) {
                Some(_) => Ok(Body::Closed { closed: true }),
                None => Err(Complaint::no_game(name.as_ref())),
            },
            // Whatever was being found before this has been stopped when it was read.
            Request::Stop(Nothing {}) => Ok(Body::Stopped { stopped: true }),
            Request::Guess(guess) => self.guess(name.as_ref(), guess),
            Request::Quit(Nothing {}) => {
                self.done = true;
                Ok(Body::Quit { quit: true })
            }
            other => {
                let session = self.games.get_mut(name);
                let session = session.ok_or_else(|| Complaint::no_game(name.as_ref()))?;
                table::obey(session, other, errand)
            }
        }
    }

    fn start(&mut self, name: Option<Name>, start: &Start) -> Result<Body, Complaint> {
        let bad = |problem: &str| Complaint::new(Problem::BadStart, problem);
        let session = if let Some(value) = &start.save {
            let restored = save::read(value.to_string().as_bytes());
            let restored = restored.map_err(|error| bad(&error.to_string()))?;
            if let Some(trouble) = restored.trouble {
                return Err(bad(&trouble.to_string()));
            }
            restored.session
        } else {
            let opening = begin::opening(start).map_err(|problem| bad(&problem))?;
            Session::new(opening).map_err(|error| bad(&error.to_string()))?
        };
        let told = (0..=session.len()).flat_map(|number| table::events(&session, number, None));
        let body = table::standing(&session, told.collect());
        self.keep(name, session)?;
        Ok(body)
    }

    /// A game that looks the same from a seat. It begins here: what came before is not in it, so
    /// that nothing in it tells more than the seat knows.
    fn guess(&mut self, name: Option<&Name>, guess: Guess) -> Result<Body, Complaint> {
        let session = self.games.get(&name.cloned());
        let session = session.ok_or_else(|| Complaint::no_game(name))?;
        let asked = session.decision().map(|decision| decision.seat);
        let seat = table::viewer(session, guess.seat.or(asked))?;
        let game = session.game().view(seat).guess(guess.seed);
        let opening = Opening {
            chairs: session.chairs().to_vec(),
            scenario: serde_json::to_value(Scenario::of(&game)).ok(),
            seed: game.seed(),
            ..session.opening().clone()
        };
        let guessed = Session::new(opening)
            .map_err(|bad| Complaint::new(Problem::Internal, &bad.to_string()))?;
        let body = table::standing(&guessed, Vec::new());
        self.keep(Some(guess.name), guessed)?;
        Ok(body)
    }

    fn keep(&mut self, name: Option<Name>, session: Session) -> Result<(), Complaint> {
        if self.games.len() >= GAMES && !self.games.contains_key(&name) {
            let words = format!("there are {GAMES} games already: close one first");
            return Err(Complaint::new(Problem::TooManyGames, &words));
        }
        self.games.insert(name, session);
        Ok(())
    }
}

fn hello() -> Hello {
    Hello {
        hello: env!("CARGO_PKG_NAME"),
        version: env!("CARGO_PKG_VERSION"),
        protocol: VERSION,
        rules: save::RULES,
        requests: request::WORDS,
        bots: LEVELS,
        actions: numbers::all().len(),
        row: observe::names().len(),
        longest: LONGEST,
        games: GAMES,
    }
}
