//! What must be known before a game begins: who sits where, who starts, the seed, the values.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::components::{BadFile, ComponentsFile, shipped, shipped_file};
use crate::engine::{BadSetup, Components, Game, Observer, Seat, Setup};
use crate::gate::is_visible;
use crate::scenario::{BadScenario, BadStep, Scenario, Wrong};

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// Somebody at the keyboard.
    Person,
    /// A bot, by its own description such as `random` or `hard:300ms`; kept as text here.
    Bot(String),
}

impl Player {
    /// Whether somebody at the keyboard decides.
    pub const fn is_person(&self) -> bool {
        matches!(self, Player::Person)
    }
}

/// A seat with its name and who decides for it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Chair {
    /// The name on the table.
    pub name: String,
    /// Who decides.
    pub player: Player,
}

impl Chair {
    /// A chair for somebody at the keyboard.
    pub fn person(name: impl Into<String>) -> Self {
        Self { name: name.into(), player: Player::Person }
    }

    /// A chair for a bot.
    pub fn bot(name: impl Into<String>, bot: impl Into<String>) -> Self {
        Self { name: name.into(), player: Player::Bot(bot.into()) }
    }
}

/// A game before its first card is dealt.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The chairs, clockwise from seat A; 2 to 4.
    pub chairs: Vec<Chair>,
    /// The start player of round 1 (R3.4).
    pub start: Seat,
    /// The order of every deck.
    pub seed: u64,
    /// A whole components file; `None` for the shipped one.
    pub components: Option<ComponentsFile>,
    /// The scenario it begins from: its position after its steps, in place of a new game.
    pub scenario: Option<Value>,
}

/// An opening that no game can begin with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOpening {
    /// R1.1.
    Players(usize),
    /// The start player has no chair.
    Start(Seat),
    /// Nobody sits there.
    NoSeat(Seat),
    /// A name without a visible letter.
    EmptyName(Seat),
    /// A name longer than [`Opening::LONGEST_NAME`].
    LongName(Seat),
    /// A name with control characters, line breaks or invisible marks: they would disturb a terminal.
    UnprintableName(Seat),
    /// Two seats with the same name.
    SameName(Seat, Seat),
    /// A bot's description that is empty, too long or cannot be shown.
    Bot(Seat),
    /// The components cannot be used.
    Components(BadFile),
    /// A step of the scenario does not go as it says.
    Step(BadStep),
    /// The scenario cannot be used.
    Scenario(BadScenario),
}

impl Opening {
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 24;
    /// The longest description of a bot, in characters.
    const LONGEST_BOT: usize = 64;

    /// A table of people with the shipped values.
    pub fn of_people<'a>(names: impl IntoIterator<Item = &'a str>, start: Seat, seed: u64) -> Self {
        Self {
            chairs: names.into_iter().map(Chair::person).collect(),
            start,
            seed,
            components: None,
            scenario: None,
        }
    }

    /// Lets the game begin from a scenario, with the seed, the start player and the values of
    /// this opening in place of its own: so that the position says all that it depends on.
    pub fn begin_from(&mut self, mut scenario: Value) {
        if let Value::Object(fields) = &mut scenario {
            fields.insert("seed".into(), self.seed.into());
            fields.insert("start".into(), self.start.to_string().into());
            if let Some(components) = self.components.take() {
                let whole = serde_json::to_value(components);
                fields.insert("components".into(), whole.expect("values are plain data"));
            }
        }
        self.scenario = Some(scenario);
    }

    /// The printed values.
    ///
    /// # Errors
    /// Names the field of the components file that is wrong.
    pub fn values(&self) -> Result<Components, BadFile> {
        match &self.components {
            Some(file) => file.components(),
            None => Ok(*shipped()),
        }
    }

    /// Whether a game can begin like this.
    ///
    /// # Errors
    /// Says what is wrong, seat by seat.
    pub fn check(&self) -> Result<(), BadOpening> {
        let count = self.chairs.len();
        if !(2..=4).contains(&count) {
            return Err(BadOpening::Players(count));
        }
        if self.start.index() >= count {
            return Err(BadOpening::Start(self.start));
        }
        for (seat, chair) in Seat::ALL.into_iter().zip(&self.chairs) {
            check_name(seat, &chair.name)?;
            check_player(seat, &chair.player)?;
            let earlier = Seat::ALL.into_iter().zip(&self.chairs).take(seat.index());
            for (other, neighbour) in earlier {
                if neighbour.name.to_lowercase() == chair.name.to_lowercase() {
                    return Err(BadOpening::SameName(other, seat));
                }
            }
        }
        self.values().map_err(BadOpening::Components)?;
        Ok(())
    }

    /// Sets the table and plays on to the first question. The one place where a position is
    /// made: new games, replays and saves all begin here.
    pub(super) fn set_table<O: Observer>(&self, observer: &mut O) -> Result<Game, BadOpening> {
        self.check()?;
        if let Some(scenario) = &self.scenario {
            return self.set_scenario(scenario, observer);
        }
        let setup = Setup {
            players: u8::try_from(self.chairs.len()).unwrap_or(u8::MAX),
            start: self.start,
            seed: self.seed,
            components: self.values().map_err(BadOpening::Components)?,
        };
        Game::new(&setup, observer).map_err(|bad| match bad {
            BadSetup::Players(count) => BadOpening::Players(usize::from(count)),
            BadSetup::Start(seat) => BadOpening::Start(seat),
        })
    }

    /// Sets a scenario's position, with its steps played; who sits there must be as many.
    fn set_scenario<O: Observer>(
        &self,
        json: &Value,
        observer: &mut O,
    ) -> Result<Game, BadOpening> {
        let bad = BadOpening::Scenario;
        let scenario = Scenario::read(&json.to_string()).map_err(bad)?;
        if usize::from(scenario.players) != self.chairs.len() {
            let wrong = Wrong::Seats { wanted: scenario.players, found: self.chairs.len() };
            return Err(bad(BadScenario { field: "players".into(), wrong, at: None }));
        }
        let mut game = scenario.begin(observer).map_err(bad)?;
        scenario.play(&mut game, observer).map_err(BadOpening::Step)?;
        Ok(game)
    }

    /// Drops a components file that says what the shipped one says.
    pub(super) fn simplify(&mut self) {
        if self.components.as_ref() == Some(shipped_file()) {
            self.components = None;
        }
    }
}

fn check_name(seat: Seat, name: &str) -> Result<(), BadOpening> {
    if name.trim().is_empty() {
        return Err(BadOpening::EmptyName(seat));
    }
    if name.chars().count() > Opening::LONGEST_NAME {
        return Err(BadOpening::LongName(seat));
    }
    if !name.chars().all(is_visible) {
        return Err(BadOpening::UnprintableName(seat));
    }
    Ok(())
}

pub(super) fn check_player(seat: Seat, player: &Player) -> Result<(), BadOpening> {
    match player {
        Player::Bot(bot)
            if bot.trim().is_empty()
                || bot.chars().count() > Opening::LONGEST_BOT
                || !bot.chars().all(is_visible) =>
        {
            Err(BadOpening::Bot(seat))
        }
        _ => Ok(()),
    }
}
