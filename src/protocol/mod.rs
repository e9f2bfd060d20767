//! Games by JSON lines, so that any program can play or watch: one request a line, one reply a
//! line. Nothing that comes in ends it except `quit` and the end of the input.

mod numbers;
mod observe;
mod reply;
mod request;
mod think;

use std::collections::BTreeMap;
use std::io::{self, BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};

use serde_json::Value;

use crate::bots::{Bot, LEVELS, Task};
use crate::engine::{Action, Event, Seat, Setup};
use crate::files::lines::{Line, next_line};
use crate::json;
use crate::scenario::Scenario;
use crate::session::{Chair, Opening, Player, Session, Undo, save};

use reply::{Body, Complaint, Hello, Problem};
use request::{
    Advise, Apply, Asked, By, Guess, Legal, Name, Nothing, Observe, PlayOut, Start, ViewOf,
};
use think::Stop;

pub use reply::Reply;
pub(crate) use request::Request;

/// The longest line that is read, in bytes.
pub const LONGEST: usize = 1 << 20;
/// How many games there may be at a time.
pub const GAMES: usize = 10_000;
/// Goes up when a program that follows the document might have to be changed.
const VERSION: u32 = 2;
/// How many batches of lines are read ahead.
const AHEAD: usize = 4;

/// Answers requests until `quit` or the end of the input.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn serve(input: impl Read + Send + 'static, out: &mut impl Write) -> io::Result<()> {
    let stop = Arc::new(Stop::default());
    let lines = read_ahead(input, Arc::clone(&stop));
    let mut engine = Engine::default();
    let mut number = 0;
    loop {
        let batch = match lines.try_recv() {
            Ok(batch) => batch,
            // Whoever has sent more already does not wait for the replies before it.
            Err(TryRecvError::Empty) => {
                out.flush()?;
                match lines.recv() {
                    Ok(batch) => batch,
                    Err(_) => break,
                }
            }
            Err(TryRecvError::Disconnected) => break,
        };
        for line in batch {
            number += 1;
            let mut failed = Ok(());
            let mut tell = |reply: &Reply, now: bool| {
                if failed.is_ok() {
                    failed = write_reply(reply, now, out);
                }
            };
            match line? {
                Line::End => return out.flush(),
                Line::TooLong => {
                    let words = "the line is longer than 1 MiB";
                    tell(&Reply::error(Complaint::new(Problem::TooLong, words)), false);
                }
                Line::Text(line) if line.iter().all(u8::is_ascii_whitespace) => {}
                Line::Text(line) => {
                    let sign = stop.sign(number);
                    let last = engine.answer_with(&line, sign, &mut |reply| tell(reply, true));
                    tell(&last, false);
                }
            }
            failed?;
            if engine.is_done() {
                return out.flush();
            }
        }
    }
    out.flush()
}

fn write_reply(reply: &Reply, now: bool, out: &mut impl Write) -> io::Result<()> {
    // In one piece: a writer that looks at what passes looks once.
    let mut line = serde_json::to_vec(reply).map_err(io::Error::from)?;
    line.push(b'\n');
    out.write_all(&line)?;
    if now { out.flush() } else { Ok(()) }
}

/// The lines as they come, with an eye on those that say stop. What has come together is handed
/// over together: a line at a time would cost more than most requests.
fn read_ahead(
    input: impl Read + Send + 'static,
    stop: Arc<Stop>,
) -> Receiver<Vec<io::Result<Line>>> {
    let (send, lines) = sync_channel(AHEAD);
    std::thread::spawn(move || {
        let mut input = BufReader::with_capacity(1 << 16, input);
        let (mut batch, mut last) = (Vec::new(), false);
        for number in 1.. {
            let line = next_line(&mut input, LONGEST);
            if let Ok(Line::Text(text)) = &line
                && text.len() < 400
                && text.windows(6).any(|part| part == b"\"stop\"")
                && matches!(request::read(text).request, Ok(Request::Stop(_)))
            {
                stop.say(number);
            }
            last |= !matches!(line, Ok(Line::Text(_) | Line::TooLong));
            batch.push(line);
            let full = last || !input.buffer().contains(&b'\n');
            if full && (send.send(std::mem::take(&mut batch)).is_err() || last) {
                return;
            }
        }
    });
    lines
}

/// The games that are being played, by name, and whether more is to come.
#[derive(Debug, Default)]
pub struct Engine {
    games: BTreeMap<Option<Name>, Session>,
    done: bool,
}

/// A request on its way: the game that it means, and what to do while it takes long.
struct Errand<'e> {
    game: Option<Name>,
    hurry: &'e AtomicBool,
    tell: &'e mut dyn FnMut(Body),
}

impl Engine {
    /// Whether `quit` was asked for.
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// The reply to one line; the last, if there are several.
    pub fn answer(&mut self, line: &[u8]) -> Reply {
        self.answer_with(line, &AtomicBool::new(false), &mut |_| {})
    }

    /// The same; thinking ends early at a sign, and replies before the last are told.
    fn answer_with(
        &mut self,
        line: &[u8],
        hurry: &AtomicBool,
        tell: &mut dyn FnMut(&Reply),
    ) -> Reply {
        let Asked { id, game, request } = request::read(line);
        let mut early = |body| tell(&Reply { id: id.clone(), game: game.clone(), body });
        let errand = Errand { game: game.clone(), hurry, tell: &mut early };
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
        let name = errand.game.clone();
        match request {
            Request::Hello(Nothing {}) => Ok(Body::Hello(hello())),
            Request::Start(start) => self.start(name, &start),
            Request::Actions(Nothing {}) => Ok(Body::Actions { actions: numbers::all() }),
            Request::Games(Nothing {}) => {
                Ok(Body::Games { games: self.games.keys().cloned().collect() })
            }
            Request::Close(Nothing {}) => match self.games.remove(&name) {
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
                let session = self.games.get_mut(&name);
                let session = session.ok_or_else(|| Complaint::no_game(name.as_ref()))?;
                at_table(session, other, errand)
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
            let opening = opening(start).map_err(|problem| bad(&problem))?;
            Session::new(opening).map_err(|error| bad(&error.to_string()))?
        };
        let told = (0..=session.len()).flat_map(|number| events(&session, number, None));
        let body = standing(&session, told.collect());
        self.keep(name, session)?;
        Ok(body)
    }

    /// A game that looks the same from a seat. It begins here: what came before is not in it, so
    /// that nothing in it tells more than the seat knows.
    fn guess(&mut self, name: Option<&Name>, guess: Guess) -> Result<Body, Complaint> {
        let session = self.games.get(&name.cloned());
        let session = session.ok_or_else(|| Complaint::no_game(name))?;
        let asked = session.decision().map(|decision| decision.seat);
        let seat = viewer(session, guess.seat.or(asked))?;
        let game = session.game().view(seat).guess(guess.seed);
        let opening = Opening {
            chairs: session.chairs().to_vec(),
            scenario: serde_json::to_value(Scenario::of(&game)).ok(),
            seed: game.seed(),
            ..session.opening().clone()
        };
        let guessed = Session::new(opening)
            .map_err(|bad| Complaint::new(Problem::Internal, &bad.to_string()))?;
        let body = standing(&guessed, Vec::new());
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

/// What is asked for at a table where a game is being played.
fn at_table(
    session: &mut Session,
    request: Request,
    errand: Errand<'_>,
) -> Result<Body, Complaint> {
    match request {
        Request::View(ViewOf { seat, compact }) => {
            let view = session.game().view(viewer(session, seat)?);
            if !compact {
                return Ok(Body::View { view: Box::new(view) });
            }
            let view = serde_json::to_value(view)
                .map_err(|error| Complaint::new(Problem::Internal, &error.to_string()))?;
            Ok(Body::Compact { view: shortened(view) })
        }
        Request::Observe(Observe { seat, names }) => {
            let asked = session.decision().map(|decision| decision.seat);
            let seat = viewer(session, seat.or(asked))?.unwrap_or(Seat::A);
            let row = observe::row(&session.game().view(Some(seat)), seat);
            Ok(Body::Observed { row, names: names.then(observe::names) })
        }
        Request::Decision(Nothing {}) => {
            let game = session.game();
            Ok(Body::Decision { decision: game.decision(), outcome: game.outcome() })
        }
        Request::Legal(Legal { seat, numbers: false }) => {
            Ok(Body::Legal { legal: legal(session, seat)? })
        }
        Request::Legal(Legal { seat, numbers: true }) => {
            let legal = legal(session, seat)?;
            Ok(Body::Numbers { numbers: legal.iter().filter_map(numbers::number).collect() })
        }
        Request::Apply(Apply { seat, action, number }) => {
            let action = match (action, number.map(|number| numbers::all().get(number))) {
                (Some(action), None) | (None, Some(Some(&action))) => action,
                (None, Some(None)) => {
                    let words = format!("numbers go from 0 to {}", numbers::all().len() - 1);
                    return Err(Complaint::new(Problem::BadRequest, &words));
                }
                (None, None) | (Some(_), Some(_)) => {
                    let words = "either `action` or `number` is needed";
                    return Err(Complaint::new(Problem::BadRequest, words));
                }
            };
            play(session, seat, action)
        }
        Request::Move(By { bot, seat }) => {
            let bot = bot_for(session, bot.as_deref(), seat)?;
            let answer = Task::with(bot, session).and_then(|task| task.answer(errand.hurry));
            play(session, seat, answer.ok_or_else(Complaint::over)?)
        }
        Request::PlayOut(PlayOut { bot, round }) => {
            let bot = bot_for(session, Some(bot.as_deref().unwrap_or("easy")), None)?;
            let goes_on =
                |session: &Session| round.is_none_or(|round| session.game().round() <= round);
            while goes_on(session)
                && let Some(task) = Task::with(bot, session)
                && let Some(action) = task.answer(errand.hurry)
            {
                session.play(action).map_err(|refused| Complaint::refused(&refused))?;
            }
            Ok(standing(session, Vec::new()))
        }
        Request::Advise(Advise { bot, seat, stream, best }) => {
            let bot = bot_for(session, bot.as_deref(), seat)?;
            Ok(think::advise(bot, session, (stream, best), errand.hurry, errand.tell))
        }
        Request::Events(of) => {
            let seat = viewer(session, of.seat)?;
            let events = (of.from..=session.len()).flat_map(|n| events(session, n, seat));
            Ok(Body::Events { count: session.len(), events: events.collect() })
        }
        Request::Undo(undo) => {
            let to = undo.to.or_else(|| session.len().checked_sub(1));
            let to = to.filter(|&to| session.can_undo_to(to) != Undo::Nothing);
            let to = to.ok_or_else(|| {
                Complaint::new(Problem::NothingToUndo, "there is nothing to take back")
            })?;
            session.undo_to_agreed(to);
            Ok(standing(session, Vec::new()))
        }
        Request::Redo(Nothing {}) => {
            let again = session
                .redo()
                .ok_or_else(|| Complaint::new(Problem::NothingToRedo, "nothing was taken back"))?;
            let seen = again.into_iter().map(|step| step.event.seen_by(None));
            Ok(standing(session, seen.collect()))
        }
        Request::Save(Nothing {}) => {
            let save: Value = serde_json::from_str(&save::write(session))
                .map_err(|error| Complaint::new(Problem::Internal, &error.to_string()))?;
            Ok(Body::Save { save })
        }
        Request::Export(Nothing {}) => {
            Ok(Body::Export { scenario: Box::new(Scenario::of(session.game())) })
        }
        Request::Hello(_)
        | Request::Start(_)
        | Request::Actions(_)
        | Request::Stop(_)
        | Request::Guess(_)
        | Request::Games(_)
        | Request::Close(_)
        | Request::Quit(_) => unreachable!("these need no table"),
    }
}

/// A view without what never changes, and without decks of which no card is known.
fn shortened(mut view: Value) -> Value {
    if let Some(Value::Object(table)) = view.get_mut("table") {
        table.remove("components");
        table.remove("players");
    }
    if let Some(Value::Object(decks)) = view.get_mut("decks") {
        decks.retain(|_, deck| {
            deck.as_array().is_some_and(|cards| !cards.iter().all(Value::is_null))
        });
    }
    view
}

fn play(session: &mut Session, seat: Option<Seat>, action: Action) -> Result<Body, Complaint> {
    let asked = session.decision().map(|decision| decision.seat);
    // Without a seat it is an answer of whoever is asked.
    let done = match seat.or(asked) {
        Some(seat) => session.play_as(seat, action),
        None => session.play(action),
    };
    let steps = done.map_err(|refused| Complaint::refused(&refused))?;
    let seen = steps.into_iter().map(|step| step.event.seen_by(seat));
    Ok(standing(session, seen.collect()))
}

/// The bot that is to think about the question.
fn bot_for(session: &Session, bot: Option<&str>, seat: Option<Seat>) -> Result<Bot, Complaint> {
    if let Some(seat) = seat {
        check_asked(session, seat)?;
    }
    let asked = session.decision().map(|decision| decision.seat);
    let sits = asked.and_then(|seat| match session.player(seat)? {
        Player::Bot(name) => Some(name.as_str()),
        Player::Person => None,
    });
    let name = bot.or(sits).unwrap_or("medium");
    name.parse().map_err(|_| Complaint::new(Problem::BadRequest, &no_bot(name)))
}

fn legal(session: &Session, seat: Option<Seat>) -> Result<Vec<Action>, Complaint> {
    if let Some(seat) = viewer(session, seat)? {
        check_asked(session, seat)?;
    }
    let mut legal = Vec::new();
    session.legal_actions(&mut legal);
    Ok(legal)
}

/// A seat that plays, or the table as a whole.
fn viewer(session: &Session, seat: Option<Seat>) -> Result<Option<Seat>, Complaint> {
    let players = usize::from(session.game().players());
    match seat {
        Some(seat) if seat.index() >= players => {
            let problem = format!("there is no seat {seat} at this table");
            Err(Complaint::new(Problem::BadRequest, &problem))
        }
        seat => Ok(seat),
    }
}

fn check_asked(session: &Session, given: Seat) -> Result<(), Complaint> {
    let asked = session.decision().map(|decision| decision.seat);
    if asked == Some(given) {
        return Ok(());
    }
    let refused = crate::session::Refused::NotAsked { given, asked };
    Err(Complaint::refused(&refused))
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
    let given = |field: &str| start.scenario.as_ref()?.get(field).cloned();
    let seed = start.seed.or_else(|| given("seed")?.as_u64());
    let seed = seed.unwrap_or(if start.scenario.is_some() { 0 } else { 1 });
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
        None => {
            given("start").and_then(|seat| serde_json::from_value(seat).ok()).unwrap_or(Seat::A)
        }
        Some("random") => {
            Setup::random_start(seed, u8::try_from(names.len()).unwrap_or(2).clamp(2, 4))
        }
        Some(letter) => serde_json::from_value(letter.into()).map_err(|e| e.to_string())?,
    };
    let mut opening = Opening {
        chairs: chairs(&names)?,
        start: first,
        seed,
        components: start.components.clone(),
        scenario: None,
    };
    if let Some(scenario) = &start.scenario {
        opening.begin_from(scenario.clone());
    }
    Ok(opening)
}

/// `Anna`, or `Anna=bot:hard`: a bot that `move` plays unless another is named; `bot:hard` names
/// itself.
fn chairs(names: &[String]) -> Result<Vec<Chair>, String> {
    let mut chairs: Vec<Chair> = Vec::new();
    for words in names {
        let (name, bot) = match (words.strip_prefix("bot:"), words.split_once("=bot:")) {
            (Some(bot), _) => (own_name(bot, &chairs), bot),
            (None, Some((name, bot))) => (name.to_owned(), bot),
            (None, None) => {
                chairs.push(Chair::person(words));
                continue;
            }
        };
        let known: Result<Bot, _> = bot.parse();
        known.map_err(|_| no_bot(bot))?;
        chairs.push(Chair::bot(name, bot));
    }
    Ok(chairs)
}

/// The name of a bot that has none: its level, with a number from the second on.
fn own_name(bot: &str, before: &[Chair]) -> String {
    let level = bot.split(':').next().unwrap_or(bot);
    let taken = |name: &str| before.iter().any(|chair| chair.name == name);
    let names = (1..).map(|n| if n == 1 { level.to_owned() } else { format!("{level} {n}") });
    names.into_iter().find(|name| !taken(name)).unwrap_or_default()
}

fn no_bot(name: &str) -> String {
    format!("there is no bot `{}`: {}", json::shorten(name), LEVELS.join(", "))
}
