//! What the command line says besides help: headings and errors.

use std::num::IntErrorKind;
use std::path::Path;

use super::{Text, say};
use crate::engine::Game;
use crate::gate;

impl Text {
    /// An error, for stderr.
    pub fn error(&self, message: &str) -> String {
        say!(self, "cli-error", message = message)
    }

    /// The value that an argument has unless another is given.
    pub fn usual_value(&self, value: &str) -> String {
        say!(self, "cli-usual-value", value = value)
    }

    /// The values that an argument can have.
    pub fn possible_values(&self, values: &str) -> String {
        say!(self, "cli-possible-values", values = values)
    }

    /// An argument that there is not.
    pub fn bad_argument(&self, argument: &str) -> String {
        say!(self, "cli-bad-argument", argument = argument)
    }

    /// A command that there is not.
    pub fn bad_command(&self, name: &str) -> String {
        say!(self, "cli-bad-command", name = name)
    }

    /// A value that an argument cannot have.
    pub fn bad_value(&self, value: &str, argument: &str) -> String {
        say!(self, "cli-bad-value", value = value, argument = argument)
    }

    /// An argument without its value.
    pub fn missing_value(&self, argument: &str) -> String {
        say!(self, "cli-missing-value", argument = argument)
    }

    /// Arguments that must be given and are not.
    pub fn missing_argument(&self, argument: &str) -> String {
        say!(self, "cli-missing-argument", argument = argument)
    }

    /// An argument that cannot be given here, or not again.
    pub fn twice(&self, argument: &str) -> String {
        say!(self, "cli-twice", argument = argument)
    }

    /// Two arguments of which only one can be given.
    pub fn excludes(&self, argument: &str, other: &str) -> String {
        say!(self, "cli-excludes", argument = argument, other = other)
    }

    /// A budget for a bot that has none.
    pub fn no_budget(&self, bot: &str) -> String {
        say!(self, "cli-no-budget", bot = bot)
    }

    /// So many of some files that cannot be used.
    pub fn scenarios_bad(&self, count: usize, all: usize) -> String {
        say!(self, "scenarios-bad", count = count, all = all)
    }

    /// What may have been meant.
    pub fn suggestion(&self, other: &str) -> String {
        say!(self, "cli-suggestion", other = other)
    }

    /// There is no rule or chapter with this name.
    pub fn no_rule(&self, name: &str) -> String {
        say!(self, "cli-no-rule", name = name)
    }

    /// A scenario that holds.
    pub fn scenario_holds(&self, name: &str) -> String {
        say!(self, "scenario-holds", name = name)
    }

    /// A scenario that does not.
    pub fn scenario_differs(&self, name: &str) -> String {
        say!(self, "scenario-differs", name = name)
    }

    /// Where a scenario is that does not.
    pub fn scenario_now(&self, game: &Game, question: String) -> String {
        let (round, phase) = (game.round(), self.phase(game.phase()));
        say!(self, "scenario-now", round = round, phase = phase, question = question)
    }

    /// So many scenarios, and all of them hold.
    pub fn scenarios_hold(&self, count: usize) -> String {
        say!(self, "scenarios-hold", count = count)
    }

    /// How many scenarios do not hold.
    pub fn scenarios_differ(&self, count: usize, all: usize) -> String {
        say!(self, "scenarios-differ", count = count, all = all)
    }

    /// An answer by somebody who is not asked.
    pub fn not_asked(&self, asked: &str, given: &str) -> String {
        say!(self, "cli-not-asked", asked = asked, given = given)
    }

    /// What was given is no action.
    pub fn not_an_action(&self, given: &str, problem: &str) -> String {
        say!(self, "cli-not-an-action", given = given, problem = problem)
    }

    /// A word that needs quotes to be JSON, and others to be one word for the shell.
    pub fn needs_quotes(&self, given: &str) -> String {
        say!(self, "cli-needs-quotes", given = given)
    }

    /// A list that is not a seat and an action.
    pub fn needs_pair(&self) -> String {
        say!(self, "cli-needs-pair")
    }

    /// What the shipped components are.
    pub fn shipped_components(&self) -> String {
        say!(self, "scenario-components")
    }

    /// The first line of a transcript; without the seed where that would tell secrets.
    pub fn transcript_heading(&self, players: u8, seed: Option<u64>, start: &str) -> String {
        // A seed is a name, not an amount: a number would lose its last digits.
        let Some(seed) = seed.map(|seed| seed.to_string()) else {
            return say!(self, "transcript-heading-closed", players = players, name = start);
        };
        say!(self, "transcript-heading", players = players, seed = seed, name = start)
    }

    /// An answer in a transcript.
    pub fn transcript_answer(&self, answer: &str) -> String {
        say!(self, "transcript-answer", answer = answer)
    }

    /// The line above the final table.
    pub fn transcript_scores(&self) -> String {
        say!(self, "transcript-scores")
    }

    /// A save that leads to the same table again.
    pub fn replay_holds(&self, name: &str, count: usize) -> String {
        say!(self, "replay-holds", name = name, count = count)
    }

    /// A save with fewer actions than asked for.
    pub fn replay_too_short(&self, name: &str, count: usize) -> String {
        say!(self, "replay-too-short", name = name, count = count)
    }

    /// A word of the table that `simulate` prints.
    pub fn simulate_word(&self, word: &str) -> String {
        say!(self, format!("simulate-{word}"))
    }

    /// A decision in the table that `simulate` prints, by its stable name.
    pub fn simulate_decision(&self, name: &str) -> String {
        say!(self, format!("decision-{name}"))
    }

    /// A number that is no number.
    pub fn bad_number(&self, why: &IntErrorKind) -> String {
        match why {
            IntErrorKind::PosOverflow => say!(self, "cli-number-large"),
            IntErrorKind::NegOverflow | IntErrorKind::Zero => say!(self, "cli-number-small"),
            _ => say!(self, "cli-number-none"),
        }
    }

    /// What stands for a value in the usage, by the name it has in the program: FILE.
    pub fn value_name(&self, name: &str) -> String {
        say!(self, format!("cli-value-{}", name.to_ascii_lowercase()))
    }

    /// How far a simulation is: `begun`, with a time that is `left`, or `done`.
    pub fn simulate_progress(&self, how: &str, done: u64, all: u64, time: &str) -> String {
        say!(self, format!("simulate-progress-{how}"), done = done, all = all, time = time)
    }

    /// Ctrl-C has ended a simulation.
    pub fn simulate_interrupted(&self, done: u64, all: u64) -> String {
        say!(self, "simulate-interrupted", done = done, all = all)
    }

    /// Where a file is kept before another is written in its place.
    pub fn kept_aside(&self, path: &Path, aside: &Path) -> String {
        say!(self, "file-kept-aside", path = gate::path(path), aside = gate::path(aside))
    }

    /// A kind of player that there is not.
    pub fn simulate_no_player(&self, name: &str, known: &str) -> String {
        say!(self, "simulate-no-player", name = name, known = known)
    }

    /// A game that was stopped, and where it is kept.
    pub fn simulate_stopped(&self, number: u64, seed: u64, why: &str, path: &str) -> String {
        let seed = seed.to_string();
        say!(self, "simulate-stopped", number = number, seed = seed, why = why, path = path)
    }
}
