//! What is asked for at a table where a game is being played.

use std::sync::atomic::Ordering;

use serde_json::Value;

use super::games::Errand;
use super::reply::{Body, Complaint, Problem};
use super::request::{Advise, Apply, By, Legal, Nothing, Observe, PlayOut, Request, ViewOf};
use super::{begin, numbers, observe, think};
use crate::bots::{Bot, Thinking};
use crate::engine::{Action, Event, Seat};
use crate::scenario::Scenario;
use crate::session::{Player, Session, Undo, save};

/// Does what is asked for.
pub(super) fn obey(
    session: &mut Session,
    request: Request,
    errand: Errand<'_>,
) -> Result<Body, Complaint> {
    match request {
        Request::View(ViewOf { seat, compact }) => {
            let view = Box::new(session.game().view(viewer(session, seat)?));
            Ok(if compact { Body::Compact { view } } else { Body::View { view } })
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
            let task = Thinking::with(bot, session);
            let answer = errand.think(bot, |hurry, _| task.and_then(|task| task.answer(hurry)));
            play(session, seat, answer.ok_or_else(Complaint::over)?)
        }
        Request::PlayOut(PlayOut { bot, round }) => {
            let bot = bot_for(session, Some(bot.as_deref().unwrap_or("easy")), None)?;
            let goes_on =
                |session: &Session| round.is_none_or(|round| session.game().round() <= round);
            errand.think(bot, |hurry, _| {
                // Without time to think the rest of the game would be played by nobody.
                while goes_on(session)
                    && !hurry.load(Ordering::Relaxed)
                    && let Some(task) = Thinking::with(bot, session)
                    && let Some(action) = task.answer(hurry)
                {
                    answer(session, None, action)?;
                }
                Ok(standing(session, Vec::new()))
            })
        }
        Request::Advise(Advise { bot, seat, stream, best }) => {
            let bot = bot_for(session, bot.as_deref(), seat)?;
            Ok(errand
                .think(bot, |hurry, tell| think::advise(bot, session, (stream, best), hurry, tell)))
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

fn play(session: &mut Session, seat: Option<Seat>, action: Action) -> Result<Body, Complaint> {
    let events = answer(session, seat, action)?;
    let seen = events.into_iter().map(|event| event.seen_by(seat));
    Ok(standing(session, seen.collect()))
}

/// Without a seat it is the answer of whoever is asked.
fn answer(
    session: &mut Session,
    seat: Option<Seat>,
    action: Action,
) -> Result<Vec<Event>, Complaint> {
    let asked = || session.decision().map(|decision| decision.seat);
    let seat = seat.or_else(asked).ok_or_else(Complaint::over)?;
    session.play_blind(seat, action).map_err(|refused| Complaint::refused(&refused))
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
    name.parse().map_err(|_| Complaint::new(Problem::BadRequest, &begin::no_bot(name)))
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
pub(super) fn viewer(session: &Session, seat: Option<Seat>) -> Result<Option<Seat>, Complaint> {
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
pub(super) fn standing(session: &Session, events: Vec<Event>) -> Body {
    let game = session.game();
    Body::Standing {
        count: session.len(),
        events,
        decision: game.decision(),
        outcome: game.outcome(),
    }
}

/// What a seat saw of an action.
pub(super) fn events(session: &Session, number: usize, seat: Option<Seat>) -> Vec<Event> {
    match seat {
        None => session.events_of(number).unwrap_or_default().to_vec(),
        Some(_) => {
            let steps = session.steps_of(number).unwrap_or_default();
            steps.into_iter().map(|step| step.event.seen_by(seat)).collect()
        }
    }
}
