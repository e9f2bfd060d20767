//! A bot and the question it thinks about: all it needs to know, so that it can be thought about anywhere, also
//! on another thread.

use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;

use super::advice::{self, Advice};
use super::{Bot, Found};
use crate::engine::{Action, View};
use crate::session::{Player, Session};

/// A question to a seat, and the bot that thinks about it.
#[derive(Clone, Debug)]
pub struct Thinking {
    bot: Bot,
    view: View,
    seed: u64,
}

impl Thinking {
    /// The question that a session asks of a bot; `None` when it asks a person, or nobody.
    pub fn of(session: &Session) -> Option<Thinking> {
        let seat = session.decision()?.seat;
        match session.player(seat)? {
            Player::Person => None,
            // A bot that only a later edition knows is played by one that everybody can beat.
            Player::Bot(name) => Thinking::with(name.parse().unwrap_or(Bot::Easy), session),
        }
    }

    /// The question that a session asks, to this bot, whoever sits there.
    pub fn with(bot: Bot, session: &Session) -> Option<Thinking> {
        let game = session.game();
        let seat = session.decision()?.seat;
        let turn = (session.len() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let seed = session.opening().seed ^ turn;
        Some(Thinking { bot, view: game.view(Some(seat)), seed })
    }

    /// Whether it takes long enough to be noticed.
    pub const fn is_long(&self) -> bool {
        matches!(self.bot, Bot::Hard(_))
    }

    /// The answer. Another thread may end the thinking early.
    pub fn answer(&self, hurry: &AtomicBool) -> Option<Action> {
        self.bot.choose_on(cores(), &self.view, self.seed, hurry)
    }

    /// Every answer with its value, the best first.
    pub fn rank(&self, hurry: &AtomicBool) -> Vec<Found> {
        self.bot.rank_on(cores(), &self.view, self.seed, hurry)
    }

    /// The few best answers as a hint names them, with the points that they lead to.
    pub fn advise(&self, hurry: &AtomicBool) -> Vec<Advice> {
        advice::advise(&self.view, self.rank(hurry), self.seed, hurry)
    }
}

/// How many cores there are to think on; more than two would not be polite to the rest. Asked once: the system
/// reads files to find out, which takes longer than most answers.
fn cores() -> usize {
    static CORES: OnceLock<usize> = OnceLock::new();
    *CORES.get_or_init(|| available_parallelism().map_or(1, |cores| cores.get().min(2)))
}
