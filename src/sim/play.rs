//! Playing one deal: every game of it, under every version.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::{Fault, Follow, Pace, Plan, Played, Row, Stopped};
use crate::bots::{Bot, random};
use crate::components::{self, ComponentsFile};
use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, Decision, Game, Observer, Seat, Setup};
use crate::session::{BadOpening, Chair, Opening};

/// A handful of a deal's games: by version, then by turn.
type Rows = Vec<Vec<Row>>;

impl Plan {
    /// Plays a deal; `None` if that was to stop before its end. Without rotation and scenario, the game with this number is the one that
    /// `transcript` prints for the same seed.
    pub(super) fn play_deal(
        &self,
        deal: u64,
        pace: &mut Pace,
        list: &mut Vec<Action>,
        follow: &impl Follow,
    ) -> Result<Option<Rows>, Box<Stopped>> {
        let first = deal * self.games_a_deal();
        let last = (first + self.games_a_deal()).min(self.games);
        let mut rows: Rows = Vec::with_capacity(self.versions.len());
        for version in 0..self.versions.len() {
            let games = (first..last).map(|number| self.play(version, number, pace, list, follow));
            let Some(games) = games.collect::<Result<Option<_>, _>>()? else { return Ok(None) };
            rows.push(games);
        }
        Ok(Some(rows))
    }

    fn play(
        &self,
        version: usize,
        number: u64,
        pace: &mut Pace,
        list: &mut Vec<Action>,
        follow: &impl Follow,
    ) -> Result<Option<Row>, Box<Stopped>> {
        let (deal, turn) = (number / self.games_a_deal(), number % self.games_a_deal());
        let seed = self.seed.wrapping_add(deal);
        let seating = self.seating(number);
        let start = match &self.scenario {
            Some(scenario) => scenario.start,
            None => Setup::random_start(seed, seating.len() as u8),
        };
        let mut row = Row::new(number, deal, seed, &seating, start);
        // The cards are the same in every game of a deal, the players' own chance is not.
        let own = seed ^ turn.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut chance = Chance::new(own, Stream::Choice);
        let mut actions = Vec::new();
        let stop = |actions: &[Action], why| {
            let opening = self.opening(version, &seating, start, seed);
            Box::new(Stopped { number, opening, actions: actions.to_vec(), why })
        };
        let mut game = self.begin(version, seed, start, &mut row).map_err(|why| stop(&[], why))?;
        loop {
            if let Some(law) = self.law {
                law(&game).map_err(|broken| stop(&actions, Fault::Broken(broken)))?;
            }
            // Also at the end: the last answer may have been cut short.
            if follow.enough().load(Ordering::Relaxed) {
                return Ok(None);
            }
            let Some(decision) = game.decision() else {
                break;
            };
            row.asked(&decision.question);
            game.legal_actions(list);
            let bot = seating.get(decision.seat.index()).copied().unwrap_or(Bot::Random);
            let action = match bot {
                Bot::Random => random::choose(list, &mut chance),
                _ => {
                    let seed = chance.seed();
                    think(bot, &game, decision, list, seed, pace, follow.enough())
                }
            };
            let action = action.ok_or_else(|| stop(&actions, Fault::NoAnswer))?;
            game.apply(&action, &mut row)
                .map_err(|illegal| stop(&actions, Fault::Refused(illegal)))?;
            actions.push(action);
        }
        let seating = &seating;
        follow.game(
            version,
            &row,
            &Played { plan: self, version, seating, seed, start, actions: &actions },
        );
        Ok(Some(row))
    }

    /// The game at its first question.
    fn begin<O: Observer>(
        &self,
        version: usize,
        seed: u64,
        start: Seat,
        observer: &mut O,
    ) -> Result<Game, Fault> {
        let components = self.versions[version];
        let bad = |bad: BadOpening| Fault::Begin(Box::new(bad));
        let Some(scenario) = &self.scenario else {
            let players = self.players.len() as u8;
            let setup = Setup { players, start, seed, components };
            // How many play was checked when the plan was made.
            return Game::new(&setup, observer).map_err(|_| Fault::NoAnswer);
        };
        let mut scenario = scenario.clone();
        scenario.seed = seed;
        scenario.components = components::overlay(&components);
        let mut game =
            scenario.begin(observer).map_err(|wrong| bad(BadOpening::Scenario(wrong)))?;
        let played = scenario.play(&mut game, observer);
        played.map_err(|wrong| bad(BadOpening::Step(wrong)))?;
        Ok(game)
    }

    /// How a game begins, for its save.
    pub(super) fn opening(
        &self,
        version: usize,
        seating: &[Bot],
        start: Seat,
        seed: u64,
    ) -> Opening {
        let chairs = seating.iter().zip(Seat::ALL).map(|(bot, seat)| {
            let name = format!("{bot} {seat}");
            Chair::bot(name, bot.to_string())
        });
        let components = &self.versions[version];
        let own = (components != components::shipped()).then(|| ComponentsFile::of(components));
        let chairs = chairs.collect();
        let mut opening = Opening { chairs, start, seed, components: own, scenario: None };
        if let Some(scenario) = &self.scenario {
            let mut json: serde_json::Value =
                serde_json::from_str(&scenario.write()).expect("a scenario is JSON");
            if let Some(fields) = json.as_object_mut() {
                // The values of the version are put in its place, also where they are as shipped.
                fields.remove("components");
            }
            opening.begin_from(json);
        }
        opening
    }
}

/// Lets a bot answer, and looks at the clock if there was something to think about.
fn think(
    bot: Bot,
    game: &Game,
    decision: Decision,
    list: &[Action],
    seed: u64,
    pace: &mut Pace,
    enough: &AtomicBool,
) -> Option<Action> {
    let [first, _, ..] = list else {
        return list.first().copied();
    };
    let view = game.view(Some(decision.seat));
    let began = Instant::now();
    let action = bot.choose_unless(&view, seed, enough);
    pace.took(bot, began.elapsed());
    debug_assert!(action.is_none_or(|action| list.contains(&action)), "{first:?}");
    action
}
