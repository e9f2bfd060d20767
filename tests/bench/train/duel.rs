//! One player against equals of another kind: every deal from every seat, ties split, the 95 %
//! interval over deals, and the time that both took for answers that were a choice.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use louis_xiv::bots::Bot;
use louis_xiv::bots::weights::Mind;
use louis_xiv::engine::{Action, Game, Seat, Setup};
use serde_json::{Value, json};

use crate::games::{begin, won};

/// Somebody who plays.
pub(crate) trait Player {
    /// A game begins.
    fn sit(&mut self, players: u8, seed: u64);
    /// An answer has been given, by anybody.
    fn see(&mut self, action: &Action);
    /// The processor time of a player who is another program, in seconds.
    fn spent(&self) -> Option<f64>;
    /// What this player answers in that seat, as the number-th answer of the game.
    fn answer(&mut self, game: &Game, seat: Seat, number: u64) -> Action;
}

/// A bot of this edition, with a mind of its own.
pub(crate) struct Own<'m> {
    pub(crate) bot: Bot,
    pub(crate) mind: &'m Mind,
}

impl Player for Own<'_> {
    fn sit(&mut self, _: u8, _: u64) {}
    fn see(&mut self, _: &Action) {}
    fn spent(&self) -> Option<f64> {
        None
    }
    fn answer(&mut self, game: &Game, seat: Seat, number: u64) -> Action {
        let answer = self.bot.choose_with(self.mind, &game.view(Some(seat)), number);
        answer.expect("whoever is asked has an answer")
    }
}

/// A bot of another edition, by its program: `louis-xiv engine`.
pub(crate) struct Other {
    bot: Bot,
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Other {
    pub(crate) fn new(program: &str, bot: Bot) -> Self {
        let mut child = Command::new(program)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program can be started");
        let to = child.stdin.take().expect("a pipe");
        let from = BufReader::new(child.stdout.take().expect("a pipe"));
        Self { bot, child, to, from }
    }

    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.to, "{request}").expect("it listens");
        let mut line = String::new();
        self.from.read_line(&mut line).expect("it answers");
        let reply: Value = serde_json::from_str(&line).expect("it answers in JSON");
        assert!(reply.get("error").is_none(), "{request}: {reply}");
        reply
    }
}

impl Player for Other {
    fn sit(&mut self, players: u8, seed: u64) {
        let start = Setup::random_start(seed, players);
        self.ask(&json!({"do": "start", "players": players, "seed": seed, "start": start}));
    }

    fn see(&mut self, action: &Action) {
        self.ask(&json!({"do": "apply", "action": action}));
    }

    fn spent(&self) -> Option<f64> {
        Some(processor_time(&self.child.id().to_string()))
    }

    fn answer(&mut self, _: &Game, seat: Seat, _: u64) -> Action {
        let bot = self.bot.to_string();
        let mut reply = self.ask(&json!({"do": "advise", "bot": bot, "seat": seat}));
        serde_json::from_value(reply["advice"][0]["action"].take()).expect("the same answers")
    }
}

/// The processor time of a process, in seconds: how long a busy machine lets it wait does not count.
fn processor_time(process: &str) -> f64 {
    // Hundredths of a second, the 14th and 15th field; elsewhere than on Linux nobody counts. The
    // second field is a name in brackets.
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// What a match has come to.
pub(crate) struct Score {
    pub(crate) games: u64,
    pub(crate) share: f64,
    pub(crate) half: f64,
    /// Milliseconds for an answer that was a choice: the one, the others.
    pub(crate) ms: [f64; 2],
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [share, low, high] = [0.0, -self.half, self.half].map(|way| 100.0 * (self.share + way));
        let [one, others] = self.ms;
        write!(
            f,
            "{} | {share:.1} % ({low:.1} to {high:.1}) | {one:.2} against {others:.2}",
            self.games
        )
    }
}

/// Plays so many games, each deal from every seat.
pub(crate) fn play(players: u8, games: u64, seed: u64, mut kinds: [&mut dyn Player; 2]) -> Score {
    let (mut sum, mut squares, deals) = (0.0, 0.0, games.div_ceil(u64::from(players)));
    let mut times = [(0.0, 0u32); 2];
    let before = processor_time("self");
    let mut list = Vec::new();
    for deal in 0..deals {
        let mut share = 0.0;
        for one in Seat::ALL.into_iter().take(usize::from(players)) {
            let seed = seed + deal;
            let mut game = begin(players, seed);
            kinds.iter_mut().for_each(|kind| kind.sit(players, seed));
            let mut number = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (one.index() as u64) << 32;
            while let Some(decision) = game.decision() {
                number += 1;
                game.legal_actions(&mut list);
                let who = usize::from(decision.seat != one);
                let began = Instant::now();
                let action = match list.as_slice() {
                    [only] => *only,
                    _ => kinds[who].answer(&game, decision.seat, number),
                };
                if list.len() > 1 {
                    times[who].0 += began.elapsed().as_secs_f64();
                    times[who].1 += 1;
                }
                game.apply(&action, &mut ()).expect("bots play by the rules");
                kinds.iter_mut().for_each(|kind| kind.see(&action));
            }
            share += won(&game, one) / f64::from(players);
        }
        sum += share;
        squares += share * share;
    }
    let count = deals as f64;
    let mean = sum / count;
    let half = 1.96 * ((squares / count - mean * mean) / (count - 1.0).max(1.0)).sqrt();
    // A busy machine lets everybody wait: own players share what this process was given.
    let own = |who: &usize| kinds[*who].spent().is_none();
    let waited: f64 = [0, 1].iter().filter(|who| own(who)).map(|&who| times[who].0).sum();
    let given = (processor_time("self") - before) / waited.max(1e-9);
    let ms = [0, 1].map(|who| {
        let spent = kinds[who].spent().unwrap_or(given * times[who].0);
        1e3 * spent / f64::from(times[who].1.max(1))
    });
    Score { games: deals * u64::from(players), share: mean, half, ms }
}

/// This edition against another, by its program.
pub(crate) fn against(program: &str, bots: [Bot; 2], players: u8, games: u64, seed: u64) {
    let mind = Mind::shipped();
    let mut own = Own { bot: bots[0], mind };
    let mut other = Other::new(program, bots[1]);
    let score = play(players, games, seed, [&mut own, &mut other]);
    println!("{} over {} `{}` of {program} | {score}", bots[0], players - 1, bots[1]);
}
