//! How a game begins that a `start` describes: who plays, and from which position.

use super::request::{Players, Start};
use crate::bots::{self, Bot};
use crate::engine::{Seat, Setup};
use crate::json;
use crate::session::{Chair, Opening};

/// The opening that a `start` describes.
pub(super) fn opening(start: &Start) -> Result<Opening, String> {
    // What is not given beside a scenario is as the scenario says.
    let given = |field: &str| start.scenario.as_ref()?.get(field).cloned();
    let seed = start.seed.or_else(|| given("seed")?.as_u64());
    let seed = seed.unwrap_or(if start.scenario.is_some() { 0 } else { 1 });
    let names: Vec<String> = match &start.players {
        Players::Count(count) => {
            Seat::ALL.iter().take(usize::from(*count)).map(Seat::to_string).collect()
        }
        Players::Names(names) => names.clone(),
        Players::Nobody => {
            let count = start.scenario.as_ref().and_then(|s| s.get("players")?.as_u64());
            let count = count.ok_or("players: how many, or their names")?;
            let seats = Seat::ALL.iter().take(usize::try_from(count).unwrap_or(usize::MAX));
            seats.map(Seat::to_string).collect()
        }
    };
    if let Players::Count(count) = start.players
        && usize::from(count) != names.len()
    {
        return Err(format!("there must be 2 to 4 players, found {count}"));
    }
    let first = match start.start.as_deref() {
        None => {
            let seat = given("start").and_then(|seat| serde_json::from_value(seat).ok());
            seat.unwrap_or(Seat::A)
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

pub(super) fn no_bot(name: &str) -> String {
    format!("there is no bot `{}`: {}", json::shorten(name), bots::every_name())
}
