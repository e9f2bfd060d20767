//! `louis-xiv transcript`: a whole game as readable text: of random players, for diffing, or of bots
//! with their reasons.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::Failure;
use crate::bots::{Bot, random, reasons};
use crate::components;
use crate::engine::chance::{Chance, Stream};
use crate::engine::{Event, Game, Outcome, Seat, Setup, What};
use crate::text::{InWords, Names, Text};

/// Which game is played.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// How many play, 2 to 4.
    #[arg(long, default_value_t = 3, value_parser = players())]
    pub players: u8,
    /// Bots that play it, clockwise from A.
    #[arg(long, value_delimiter = ',', conflicts_with = "players")]
    pub bots: Vec<String>,
    /// The order of the decks and the choices of the players.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who starts.
    #[arg(long, default_value = "A", ignore_case = true, value_parser = start())]
    pub start: Start,
    /// Other printed values.
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
}

/// Who starts (R3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// This player.
    Seat(Seat),
    /// Whoever the seed draws.
    Random,
}

fn players() -> impl TypedValueParser<Value = u8> {
    PossibleValuesParser::new(["2", "3", "4"]).map(|count| count.parse().unwrap_or(3))
}

fn start() -> impl TypedValueParser<Value = Start> {
    PossibleValuesParser::new(["A", "B", "C", "D", "random"]).map(|name| {
        let seat = Seat::ALL.into_iter().find(|seat| name.eq_ignore_ascii_case(&seat.to_string()));
        seat.map_or(Start::Random, Start::Seat)
    })
}

/// Plays the game and prints every question, answer and event, and the final table.
///
/// # Errors
/// When the start player has no seat at the table, or the output fails.
pub fn print(options: &Options, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let seed = options.seed;
    let bots = match options.bots.as_slice() {
        [] => vec![Bot::Random; usize::from(options.players)],
        names => super::simulate::bots_named(names, text)?,
    };
    let players = bots.len() as u8;
    let start = match options.start {
        Start::Seat(seat) => seat,
        Start::Random => Setup::random_start(seed, players),
    };
    let components = match &options.components {
        Some(path) => super::components::read_values(path, text)?,
        None => *components::shipped(),
    };
    let setup = Setup { players, start, seed, components };
    let names = Names::letters();
    let mut events = Vec::new();
    let mut game =
        Game::new(&setup, &mut events).map_err(|bad| Failure::Usage(bad.in_words(text)))?;
    writeln!(out, "{}", text.transcript_heading(players, Some(seed), &names[start]))?;
    if let Some(variant) = text.variant(&components) {
        writeln!(out, "{variant}")?;
    }
    print_events(&mut events, text, &names, out)?;

    let mut chance = Chance::new(seed, Stream::Choice);
    let mut actions = Vec::new();
    while let Some(decision) = game.decision() {
        game.legal_actions(&mut actions);
        let bot = bots[decision.seat.index()];
        let action = match bot {
            Bot::Random => random::choose(&actions, &mut chance),
            _ => bot.choose(&game.view(Some(decision.seat)), chance.seed()),
        };
        let Some(action) = action else {
            break;
        };
        writeln!(out, "{}", text.question_cited(&decision, &game, &names))?;
        let answer = text.action(&action, Some(&decision.question));
        writeln!(out, "  {}", text.transcript_answer(&answer))?;
        let mut whys = reasons(&game.view(None), decision.seat, &decision.question, &action);
        whys.retain(|why| !why.is_said());
        if bot != Bot::Random && actions.len() > 1 && !whys.is_empty() {
            writeln!(out, "  {}", text.because(&whys, &names))?;
        }
        if let Err(illegal) = game.apply(&action, &mut events) {
            return Err(Failure::Usage(text.refusal(&illegal)));
        }
        print_events(&mut events, text, &names, out)?;
    }
    if let Some(outcome) = game.outcome() {
        print_scores(&outcome, &game, text, &names, out)?;
    }
    Ok(())
}

/// One event a line; rounds and phases are headings.
pub(super) fn print_events(
    events: &mut Vec<Event>,
    text: &Text,
    names: &Names,
    out: &mut impl Write,
) -> io::Result<()> {
    for event in events.drain(..) {
        let sentence = text.event_cited(&event, names);
        match event.what {
            What::Round { .. } => writeln!(out, "\n# {sentence}")?,
            What::Phase { .. } => writeln!(out, "\n## {sentence}")?,
            _ => writeln!(out, "    {sentence}")?,
        }
    }
    Ok(())
}

/// The score by category, a column for each player.
pub(super) fn print_scores(
    outcome: &Outcome,
    game: &Game,
    text: &Text,
    names: &Names,
    out: &mut impl Write,
) -> io::Result<()> {
    let tallies = game.seats().map(|seat| text.tally(&outcome.tallies[seat], game.components()));
    let tallies: Vec<_> = tallies.collect();
    let Some(first) = tallies.first() else {
        return Ok(());
    };
    let width = |name: &str| name.chars().count().max(4);
    let label = first.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    writeln!(out, "\n## {}", text.transcript_scores())?;
    write!(out, "    {:label$}", "")?;
    for seat in game.seats() {
        write!(out, " {:>1$}", &names[seat], width(&names[seat]))?;
    }
    writeln!(out)?;
    for (row, (part, _)) in first.iter().enumerate() {
        write!(out, "    {part:label$}")?;
        for (seat, tally) in game.seats().zip(&tallies) {
            write!(out, " {:>1$}", tally[row].1, width(&names[seat]))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
