//! A game by JSON lines, so that any program can play or watch: one request a line, one reply a
//! line. Nothing that comes in ends it except `quit` and the end of the input.

mod reply;
mod request;

use std::io::{self, BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicBool;

use serde_json::Value;

use crate::bots::{Bot, LEVELS, Task};
use crate::engine::{Event, Seat, Setup};
use crate::json;
use crate::scenario::Scenario;
use crate::session::{Chair, Opening, Player, Session, Undo, save};

use crate::files::lines::{Line, next_line};
use reply::{Advised, Body, Complaint, Problem, Reply};
use request::{Apply, By, Request, Start, Table, ViewOf};

/// The longest line that is read, in bytes.
pub const LONGEST: usize = 1 << 20;

/// Answers requests until `quit` or the end of the input.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn serve(input: impl Read, out: &mut impl Write) -> io::Result<()> {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut engine = Engine::default();
    loop {
        let reply = match next_line(&mut input, LONGEST)? {
            Line::End => return out.flush(),
            Line::TooLong => {
                Reply::error(Complaint::new(Problem::TooLong, "the line is longer than 1 MiB"))
            }
            Line::Text(line) if line.iter().all(u8::is_ascii_whitespace) => continue,
            Line::Text(line) => engine.answer(&line),
        };
        serde_json::to_writer(&mut *out, &reply).map_err(io::Error::from)?;
        out.write_all(b"\n")?;
        // Whoever has sent more already does not wait for this reply.
        if input.buffer().is_empty() || engine.is_done() {
            out.flush()?;
        }
        if engine.is_done() {
            return Ok(());
        }
    }
}

/// The game that is being played, if one is, and whether it goes on.
#[derive(Debug, Default)]
pub struct Engine {
    session: Option<Session>,
    done: bool,
}

impl Engine {
    /// Whether `quit` was asked for.
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// The reply to one line.
    pub fn answer(&mut self, line: &[u8]) -> Reply {
        let (id, request) = match request::read(line) {
            Ok(read) => read,
            Err((id, complaint)) => return Reply { id, body: Body::Error(complaint) },
        };
        let body = catch_unwind(AssertUnwindSafe(|| self.obey(request))).unwrap_or_else(|_| {
            // A mistake in here must not end everything: only the game it happened in.
            self.session = None;
            Err(Complaint::new(Problem::Internal, "the game was lost to a mistake in the program"))
        });
        Reply { id, body: body.unwrap_or_else(Body::Error) }
    }

    fn obey(&mut self, request: Request) -> Result<Body, Complaint> {
        match request {
            Request::Start(start) => self.start(&start),
            Request::View(of) => {
                let game = self.session()?.game();
                Ok(Body::View { view: Box::new(game.view(self.viewer(of)?)) })
            }
            Request::Decision(Table {}) => {
                let game = self.session()?.game();
                Ok(Body::Decision { decision: game.decision(), outcome: game.outcome() })
            }
            Request::Legal(of) => {
                if let Some(seat) = self.viewer(of)? {
                    self.check_asked(seat)?;
                }
                let mut legal = Vec::new();
                self.session()?.legal_actions(&mut legal);
                Ok(Body::Legal { legal })
            }
            Request::Apply(apply) => self.play(apply),
            Request::Move(by) => {
                let (_, task) = self.task(&by)?;
                let action = task.and_then(|task| task.answer(&AtomicBool::new(false)));
                let action = action.ok_or_else(Complaint::over)?;
                self.play(Apply { seat: by.seat, action })
            }
            Request::Advise(by) => {
                let (bot, task) = self.task(&by)?;
                let found = task.map(|task| task.rank(&AtomicBool::new(false)));
                let found = found.unwrap_or_default().into_iter();
                let advice = found.map(|one| Advised {
                    action: one.action,
                    value: one.value,
                    worlds: one.tries,
                });
                Ok(Body::Advice { bot: bot.to_string(), advice: advice.collect() })
            }
            Request::Events(of) => {
                let seat = self.viewer(ViewOf { seat: of.seat })?;
                let session = self.session()?;
                let events = (of.from..=session.len()).flat_map(|n| events(session, n, seat));
                Ok(Body::Events { count: session.len(), events: events.collect() })
            }
            Request::Undo(undo) => {
                let session = self.session_mut()?;
                let to = undo.to.or_else(|| session.len().checked_sub(1));
                let to = to.filter(|&to| session.can_undo_to(to) != Undo::Nothing);
                let to = to.ok_or_else(|| {
                    Complaint::new(Problem::NothingToUndo, "there is nothing to take back")
                })?;
                session.undo_to_agreed(to);
                Ok(standing(session, Vec::new()))
            }
            Request::Save(Table {}) => {
                let text = save::write(self.session()?);
                let save: Value = serde_json::from_str(&text)
                    .map_err(|error| Complaint::new(Problem::Internal, &error.to_string()))?;
                Ok(Body::Save { save })
            }
            Request::Export(Table {}) => {
                let scenario = Scenario::of(self.session()?.game());
                Ok(Body::Export { scenario: Box::new(scenario) })
            }
            Request::Quit(Table {}) => {
                self.done = true;
                Ok(Body::Quit { quit: true })
            }
        }
    }

    fn start(&mut self, start: &Start) -> Result<Body, Complaint> {
        let bad = |problem: &str| Complaint::new(Problem::BadStart, problem);
        let session = if let Some(value) = &start.save {
            let restored = save::read(value.to_string().as_bytes());
            let restored = restored.map_err(|error| bad(&error.to_string()))?;
            if let Some(trouble) = restored.trouble {
                return Err(bad(&trouble.to_string()));
            }
            restored.session
        } else {
            let opening = opening(start).map_err(|problem| bad(&problem))?;
            Session::new(opening).map_err(|error| bad(&error.to_string()))?
        };
        let told = (0..=session.len()).flat_map(|number| events(&session, number, None));
        let body = standing(&session, told.collect());
        self.session = Some(session);
        Ok(body)
    }

    fn play(&mut self, apply: Apply) -> Result<Body, Complaint> {
        let session = self.session.as_mut().ok_or_else(Complaint::no_game)?;
        let asked = session.decision().map(|decision| decision.seat);
        // Without a seat it is an answer of whoever is asked.
        let done = match apply.seat.or(asked) {
            Some(seat) => session.play_as(seat, apply.action),
            None => session.play(apply.action),
        };
        let steps = done.map_err(|refused| Complaint::refused(&refused))?;
        let seen = steps.into_iter().map(|step| step.event.seen_by(apply.seat));
        Ok(standing(session, seen.collect()))
    }

    /// The question that is asked, for the bot that is to think about it.
    fn task(&self, by: &By) -> Result<(Bot, Option<Task>), Complaint> {
        let session = self.session()?;
        if let Some(seat) = by.seat {
            self.check_asked(seat)?;
        }
        let asked = session.decision().map(|decision| decision.seat);
        let sits = asked.and_then(|seat| match session.player(seat)? {
            Player::Bot(name) => Some(name.as_str()),
            Player::Person => None,
        });
        let name = by.bot.as_deref().or(sits).unwrap_or("medium");
        let bot: Bot = name.parse().map_err(|_| {
            let problem =
                format!("there is no bot `{}`: {}", json::shorten(name), LEVELS.join(", "));
            Complaint::new(Problem::BadRequest, &problem)
        })?;
        Ok((bot, Task::with(bot, session)))
    }

    fn session(&self) -> Result<&Session, Complaint> {
        self.session.as_ref().ok_or_else(Complaint::no_game)
    }

    fn session_mut(&mut self) -> Result<&mut Session, Complaint> {
        self.session.as_mut().ok_or_else(Complaint::no_game)
    }

    /// A seat that plays, or the table as a whole.
    fn viewer(&self, of: ViewOf) -> Result<Option<Seat>, Complaint> {
        let players = usize::from(self.session()?.game().players());
        match of.seat {
            Some(seat) if seat.index() >= players => {
                let problem = format!("there is no seat {seat} at this table");
                Err(Complaint::new(Problem::BadRequest, &problem))
            }
            seat => Ok(seat),
        }
    }

    fn check_asked(&self, given: Seat) -> Result<(), Complaint> {
        let asked = self.session()?.decision().map(|decision| decision.seat);
        if asked == Some(given) {
            return Ok(());
        }
        let refused = crate::session::Refused::NotAsked { given, asked };
        Err(Complaint::refused(&refused))
    }
}

/// How many actions have been played, what happened, and what is asked now.
fn standing(session: &Session, events: Vec<Event>) -> Body {
    let game = session.game();
    Body::Standing {
        count: session.len(),
        events,
        decision: game.decision(),
        outcome: game.outcome(),
    }
}

/// What a seat saw of an action.
fn events(session: &Session, number: usize, seat: Option<Seat>) -> Vec<Event> {
    match seat {
        None => session.events_of(number).unwrap_or_default().to_vec(),
        Some(_) => {
            let steps = session.steps_of(number).unwrap_or_default();
            steps.into_iter().map(|step| step.event.seen_by(seat)).collect()
        }
    }
}

/// The opening that a `start` describes.
fn opening(start: &Start) -> Result<Opening, String> {
    let seed = start.seed.unwrap_or(1);
    let names: Vec<String> = match &start.players {
        request::Players::Count(count) => {
            Seat::ALL.iter().take(usize::from(*count)).map(Seat::to_string).collect()
        }
        request::Players::Names(names) => names.clone(),
        request::Players::Nobody => {
            let count = start.scenario.as_ref().and_then(|s| s.get("players")?.as_u64());
            let count = count.ok_or("players: how many, or their names")?;
            let seats = Seat::ALL.iter().take(usize::try_from(count).unwrap_or(usize::MAX));
            seats.map(Seat::to_string).collect()
        }
    };
    if let request::Players::Count(count) = start.players
        && usize::from(count) != names.len()
    {
        return Err(format!("there must be 2 to 4 players, found {count}"));
    }
    let first = match start.start.as_deref() {
        None => Seat::A,
        Some("random") => {
            Setup::random_start(seed, u8::try_from(names.len()).unwrap_or(2).clamp(2, 4))
        }
        Some(letter) => serde_json::from_value(letter.into()).map_err(|e| e.to_string())?,
    };
    Ok(Opening {
        chairs: names.into_iter().map(|name| chair(&name)).collect::<Result<_, _>>()?,
        start: first,
        seed,
        components: start.components.clone(),
        scenario: start.scenario.clone(),
    })
}

/// `Anna`, or `Anna=bot:hard`: a bot that `move` plays unless another is named.
fn chair(words: &str) -> Result<Chair, String> {
    match words.split_once("=bot:") {
        None => Ok(Chair::person(words)),
        Some((name, bot)) => match bot.parse::<Bot>() {
            Ok(_) => Ok(Chair::bot(name, bot)),
            Err(_) => {
                let bot = json::shorten(bot);
                Err(format!("there is no bot `{bot}`: {}", LEVELS.join(", ")))
            }
        },
    }
}
