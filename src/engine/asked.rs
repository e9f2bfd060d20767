//! The seat that is asked, with everything that decides what it may answer: the open table, its
//! own cards, and which mission decks have cards. A game and the view of that seat both know it.

use super::action::{Action, Illegal, Reason};
use super::decision::Question;
use super::game::{Game, Secret};
use super::mission::Tier;
use super::rule::Rule;
use super::table::Table;
use super::view::View;

/// Whoever is asked, and what they know.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) table: &'a Table,
    pub(super) own: &'a Secret,
    /// How many cards the mission decks have: light, medium, dark.
    pub(super) missions: [u8; 3],
}

impl Game {
    fn asked(&self) -> Option<Asked<'_>> {
        let seat = self.table.rest.seat()?;
        let missions = Tier::ALL.map(|tier| self.missions_left(tier) as u8);
        Some(Asked { table: &self.table, own: &self.secrets[seat], missions })
    }

    /// Every answer to the question, sorted, each once; none when the game is over.
    /// The list is cleared first, and keeps its room for the next call.
    pub fn legal_actions(&self, list: &mut Vec<Action>) {
        list.clear();
        if let Some(asked) = self.asked() {
            asked.list(list);
        }
    }

    /// Whether an action answers the question that is asked.
    ///
    /// # Errors
    /// Says why not, and by which rule.
    pub fn check(&self, action: &Action) -> Result<(), Illegal> {
        match self.asked() {
            Some(asked) => asked.check(action),
            None => Err(Illegal::new(Rule::COUNT, Reason::Over)),
        }
    }
}

impl View {
    /// What is known of the question, if it is asked of the viewer.
    fn asked(&self) -> Option<Asked<'_>> {
        let viewer = self.viewer.filter(|_| self.table.rest.seat() == self.viewer);
        let own = viewer.and(self.own.as_ref())?;
        Some(Asked { table: &self.table, own, missions: self.piles.missions })
    }

    /// Every answer to the question, if it is asked of the viewer: the same list that the game
    /// makes, from what the viewer knows. None if somebody else is asked.
    ///
    /// ```
    /// use louis_xiv_engine::{Components, Game, Seat, Setup};
    ///
    /// let components = Components::SHIPPED;
    /// let setup = Setup { players: 3, start: Seat::B, seed: 7, components };
    /// let game = Game::new(&setup, &mut ()).expect("three players, and B is one of them");
    /// let (mut seen, mut all) = (Vec::new(), Vec::new());
    /// game.view(Some(Seat::B)).legal_actions(&mut seen);
    /// game.legal_actions(&mut all);
    /// assert_eq!(seen, all);
    /// game.view(Some(Seat::A)).legal_actions(&mut seen);
    /// assert!(seen.is_empty(), "B is asked");
    /// ```
    pub fn legal_actions(&self, list: &mut Vec<Action>) {
        list.clear();
        if let Some(asked) = self.asked() {
            asked.list(list);
        }
    }

    /// Whether an action of the viewer answers the question that is asked.
    ///
    /// # Errors
    /// Says why not, and by which rule; also when somebody else is asked.
    pub fn check(&self, action: &Action) -> Result<(), Illegal> {
        match (self.asked(), self.decision()) {
            (Some(asked), _) => asked.check(action),
            (None, Some(other)) => Err(not_now(&other.question)),
            (None, None) => Err(Illegal::new(Rule::COUNT, Reason::Over)),
        }
    }
}

const fn not_now(question: &Question) -> Illegal {
    Illegal::new(question.rule(), Reason::NotNow)
}
