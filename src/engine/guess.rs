//! Imagining the hidden cards: a full game that looks the same from a seat.
//!
//! Every card that the viewer cannot place is dealt at random among the places where it could
//! be, each deal equally likely. What the others know is left out where the viewer cannot tell; what
//! the whole table knows stays known to it.

use super::board::{Board, BoardSet};
use super::card::{Hand, Influence, Shield, Shields};
use super::chance::{Chance, Stream};
use super::deck::Deck;
use super::game::{Decks, Game, Known, Lying, Secret};
use super::mission::{Mission, Missions, Tier};
use super::seat::{SeatSet, Seats};
use super::view::View;

impl View {
    /// A game that looks the same to this viewer, drawn evenly among those that agree with
    /// what the viewer knows.
    pub fn guess(&self, seed: u64) -> Game {
        let mut chance = Chance::new(seed, Stream::Guess);
        let mut secrets = self.placed();
        let influence = self.guess_influence(&mut secrets, &mut chance);
        let intrigue = self.guess_intrigue(&mut secrets, &mut chance);
        let light = self.guess_missions(Tier::Light, &self.decks.light, &mut secrets, &mut chance);
        let medium =
            self.guess_missions(Tier::Medium, &self.decks.medium, &mut secrets, &mut chance);
        let dark = self.guess_missions(Tier::Dark, &self.decks.dark, &mut secrets, &mut chance);
        let shields = self.guess_shields(&mut secrets, &mut chance);
        let money = self.guess_money(&mut chance);
        let seed = chance.seed();
        Game {
            table: self.table.clone(),
            seed,
            secrets,
            decks: Decks { influence, intrigue, light, medium, dark, shields, money },
            known: self.knowledge(),
        }
    }

    /// The secrets as far as the viewer knows them.
    fn placed(&self) -> Seats<Secret> {
        Seats::from_fn(|seat| match self.own {
            Some(own) if self.viewer == Some(seat) => own,
            _ => Secret {
                missions: self.others[seat].missions,
                influence: self.others[seat].influence,
                intrigue: self.others[seat].intrigue,
                shields: match self.shown {
                    Some(shown) => shown[seat],
                    None => Shields::only_plain(self.counts[seat].plain),
                },
            },
        })
    }

    /// The viewer's own knowledge, and nobody else's; what the table as a whole knows,
    /// everybody knows.
    fn knowledge(&self) -> Known {
        let mut intrigue: BoardSet = self.known_intrigue().iter().flatten().copied().collect();
        let mut missions = Missions::EMPTY;
        for seat in self.seats() {
            intrigue = intrigue.or(self.others[seat].intrigue);
            missions = missions.or(self.others[seat].missions);
        }
        for tier in Tier::ALL {
            missions = missions.or(self.known_missions(tier).iter().flatten().copied().collect());
        }
        let mut known = Known::default();
        for seat in self.seats() {
            known.intrigue[seat] = self.public;
        }
        for viewer in self.seats().filter(|&s| self.viewer.is_none_or(|viewer| viewer == s)) {
            known.intrigue[viewer] = intrigue.or(self.public);
            known.missions[viewer] = missions;
            for holder in self.seats() {
                known.influence[holder][viewer] = self.others[holder].influence;
            }
        }
        known
    }

    fn guess_influence(&self, secrets: &mut Seats<Secret>, chance: &mut Chance) -> Deck<Lying, 30> {
        let lying: Hand = self.known_influence().iter().flatten().copied().collect();
        let held = self.seats().map(|seat| secrets[seat].influence);
        let placed = held.fold(self.table.centre.plus(lying), Hand::plus);
        let left = |card: Influence| (placed.count(card)..card.copies()).map(move |_| card);
        let mut pool: Deck<Influence, 30> = Influence::all().flat_map(left).collect();
        chance.shuffle(pool.cards_mut());
        for seat in self.seats() {
            for _ in secrets[seat].influence.len()..self.counts[seat].influence {
                if let Some(card) = pool.draw() {
                    secrets[seat].influence.add(card);
                }
            }
        }
        let knowers = self.viewer.map_or(SeatSet::EMPTY, SeatSet::one);
        self.decks.influence.map(|known| match known {
            Some(card) => Lying { card, knowers },
            None => {
                Lying { card: pool.draw().unwrap_or(Influence::Joker), knowers: SeatSet::EMPTY }
            }
        })
    }

    fn guess_intrigue(&self, secrets: &mut Seats<Secret>, chance: &mut Chance) -> Deck<Board, 12> {
        let mut placed = self.known_intrigue().iter().flatten().copied().collect();
        for seat in self.seats() {
            placed = secrets[seat].intrigue.or(placed);
        }
        let mut pool: Deck<Board, 12> =
            Board::ALL.into_iter().filter(|&card| !placed.contains(card)).collect();
        chance.shuffle(pool.cards_mut());
        for seat in self.seats() {
            for _ in secrets[seat].intrigue.len()..usize::from(self.counts[seat].intrigue) {
                if let Some(card) = pool.draw() {
                    secrets[seat].intrigue.insert(card);
                }
            }
        }
        self.decks.intrigue.map(|known| known.or_else(|| pool.draw()).unwrap_or(Board::Anne))
    }

    fn guess_missions<const N: usize>(
        &self,
        tier: Tier,
        deck: &Deck<Option<Mission>, N>,
        secrets: &mut Seats<Secret>,
        chance: &mut Chance,
    ) -> Deck<Mission, N> {
        let all = Missions::tier(tier);
        let mut placed: Missions = deck.cards().iter().flatten().copied().collect();
        for seat in self.seats() {
            placed = placed.or(secrets[seat].missions).or(self.holding(seat).laid);
        }
        let mut pool: Deck<Mission, N> = all.without(placed).iter().collect();
        chance.shuffle(pool.cards_mut());
        for seat in self.seats() {
            let has = secrets[seat].missions.and(all).len();
            for _ in has..usize::from(self.counts[seat].missions[tier as usize]) {
                if let Some(card) = pool.draw() {
                    secrets[seat].missions.insert(card);
                }
            }
        }
        deck.map(|known| known.or_else(|| pool.draw()).unwrap_or(Mission::FIRST))
    }

    fn guess_shields(&self, secrets: &mut Seats<Secret>, chance: &mut Chance) -> Deck<Shield, 60> {
        let placed =
            |kind| self.seats().map(|seat| secrets[seat].shields.physical(kind)).sum::<u8>();
        let left = |kind| (placed(kind)..Shield::COPIES).map(move |_| kind);
        let mut pool: Deck<Shield, 60> = Shield::ALL.into_iter().flat_map(left).collect();
        chance.shuffle(pool.cards_mut());
        for seat in self.seats() {
            for _ in secrets[seat].shields.len()..self.counts[seat].shields {
                let drawn = pool.draw();
                if self.shown.is_some() {
                    secrets[seat].shields.add_unseen(drawn);
                } else {
                    secrets[seat].shields.add(drawn);
                }
            }
        }
        pool
    }

    /// The money cards turned up, then the others in any order.
    fn guess_money(&self, chance: &mut Chance) -> [u8; 8] {
        let cards = self.components().money();
        let mut order = [0u8; 8];
        let mut unseen = Deck::<u8, 8>::empty(0);
        (0..8).for_each(|number| unseen.push(number));
        for (slot, turned) in order.iter_mut().zip(self.money_cards()) {
            let found = unseen.cards().iter().position(|&n| cards[usize::from(n)] == *turned);
            if let Some(place) = found {
                *slot = unseen.remove(place);
            }
        }
        chance.shuffle(unseen.cards_mut());
        for slot in &mut order[self.money_cards().len()..] {
            *slot = unseen.draw().unwrap_or(0);
        }
        order
    }
}
