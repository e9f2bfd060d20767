//! Chance pinned down: what a seed means today it must mean for ever, on every machine and after
//! every update of the generator's crate.

use super::dice::new_game;
use louis_xiv_engine::chance::{Chance, Stream, shuffle};
use louis_xiv_engine::{Game, Seat, Setup, Tier};
use serde_json::Value;

const STREAMS: [(Stream, u64); 11] = [
    (Stream::Missions(Tier::Light), 1),
    (Stream::Missions(Tier::Medium), 2),
    (Stream::Missions(Tier::Dark), 3),
    (Stream::Intrigue, 4),
    (Stream::Money, 5),
    (Stream::Shields, 6),
    (Stream::Start, 7),
    (Stream::Guess, 8),
    (Stream::Influence(1), 17),
    (Stream::Influence(4), 20),
    (Stream::Choice, 9),
];

/// The generator written out again: xoshiro256++ seeded by SplitMix64, both as published.
struct Reference([u64; 4]);

impl Reference {
    fn new(seed: u64, stream: u64) -> Self {
        let mut state = seed ^ stream.wrapping_mul(0xd1b5_4a32_d192_ed03);
        Self(std::array::from_fn(|_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        }))
    }

    fn next(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// The high half of a 32-bit draw times the bound; draws that would make some numbers
    /// likelier than others are thrown away.
    fn below(&mut self, bound: u64) -> u64 {
        loop {
            let product = (self.next() >> 32) * bound;
            let uneven = (1 << 32) % bound;
            if product % (1 << 32) >= uneven {
                return product >> 32;
            }
        }
    }
}

#[test]
fn every_stream_is_the_published_generator() {
    for (stream, number) in STREAMS {
        for seed in [0, 1, 7, 2024, u64::MAX] {
            let mut chance = Chance::new(seed, stream);
            let mut reference = Reference::new(seed, number);
            for _ in 0..50 {
                assert_eq!(chance.seed(), reference.next(), "{stream:?} of {seed}");
            }
            for bound in (1..=60).chain([1 << 31, u32::MAX - 1, u32::MAX]) {
                let right = reference.below(u64::from(bound));
                assert_eq!(u64::from(chance.below(bound)), right, "below {bound}");
            }
            assert_eq!(chance.seed(), reference.next(), "as many draws");
        }
    }
}

#[test]
fn the_first_numbers_of_seed_0() {
    let first = STREAMS.map(|(stream, _)| Chance::new(0, stream).seed());
    assert_eq!(
        first,
        [
            0x6489_afd5_8e2c_1ceb,
            0xf452_9bbe_dfb2_3da6,
            0x2555_a11f_5241_9a07,
            0xa60d_ba51_f1c2_2799,
            0x49f6_6c37_8980_5001,
            0x391f_501d_146f_238f,
            0x43b8_1038_8c22_01b9,
            0xe777_c07b_22c7_f4ae,
            0x4a24_13cc_7400_7cb2,
            0xaf51_cd03_f63c_2e8e,
            0xd7b0_9758_71ab_7558,
        ]
    );
}

#[test]
fn the_orders_of_seeds_0_and_7() {
    let order = |seed| {
        let mut items: Vec<u8> = (0..12).collect();
        shuffle(seed, Stream::Intrigue, &mut items);
        items
    };
    assert_eq!(order(0), [5, 8, 4, 9, 6, 10, 1, 2, 11, 0, 3, 7]);
    assert_eq!(order(7), [10, 2, 7, 5, 1, 3, 6, 9, 8, 11, 0, 4]);
    assert_eq!(
        (0..2).map(|n| Setup::random_start(7 * n, 4)).collect::<Vec<_>>(),
        [Seat::B, Seat::C]
    );
}

/// A deck of the game as words, the lowest card first; jokers are J.
fn decks(game: &Game) -> impl Fn(&str) -> String + use<> {
    let written = serde_json::to_value(game).expect("a game can be written");
    move |name| {
        let cards = written["decks"][name].as_array().expect("a deck is a list");
        let word = |card: &Value| match card.get("card").unwrap_or(card) {
            Value::String(joker) if joker == "joker" => "J".to_owned(),
            Value::String(name) => name.clone(),
            number => number.to_string(),
        };
        cards.iter().map(word).collect::<Vec<_>>().join(" ")
    }
}

#[test]
fn the_table_of_seed_1() {
    let game = new_game(4, 1, &mut ());
    assert_eq!(game.start(), Seat::D);
    let decks = decks(&game);
    assert_eq!(decks("influence"), "J J J 7 1 11 11 6 2 10");
    assert_eq!(decks("intrigue"), "5 8 3 12 11 7 1 6 9 2 10 4");
    assert_eq!(
        decks("light"),
        "one-marker-1 change-chip-2 more-missions-1 change-chip-1 marker-on-2 one-\
            marker-3 marker-on-1 one-coin-1 marker-on-3 change-missions-1 pay-two-2 marker-\
            on-4 change-missions-2 pay-two-1 one-coin-2 one-coin-3"
    );
    assert_eq!(
        decks("medium"),
        "one-shield-2 two-gains-4 change-card-2 two-gains-3 two-gains-1 two-gains-2 \
            marker-on-9 change-card-1"
    );
    assert_eq!(
        decks("dark"),
        "four-markers three-coins one-off last-marker intrigue-card win-tie three-markers \
            marker-for-card"
    );
    assert_eq!(decks("money"), "2 5 6 7 4 0 3 1");
    assert_eq!(
        decks("shields"),
        "lily lily ship eagle sun lion eagle sun sun lion tower tower lion lion tower \
            tower ship sun sun tower lion ship tower eagle ship tower lily sun lily lion \
            eagle lily tower lily sun sun lily ship eagle ship eagle lily tower ship eagle \
            sun eagle eagle lily lion lily ship lion lion ship sun lion ship tower eagle"
    );
}

#[test]
fn the_table_of_seed_2024() {
    let game = new_game(2, 2024, &mut ());
    assert_eq!(game.start(), Seat::A);
    let decks = decks(&game);
    assert_eq!(decks("influence"), "9 10 2 J 12 8 5 12 2 J 7 10 3 9 J 5 6");
    assert_eq!(decks("intrigue"), "3 9 10 7 5 12 1 2 11 8 6 4");
    assert_eq!(
        decks("light"),
        "marker-on-3 pay-two-1 one-marker-3 marker-on-2 one-marker-4 change-chip-2 \
            change-missions-2 change-chip-1 more-missions-2 one-coin-3 one-coin-4 one-coin-1 \
            one-marker-2 one-coin-2 marker-on-4 pay-two-2 marker-on-1 more-missions-1"
    );
    assert_eq!(
        decks("medium"),
        "marker-at-louis-1 marker-on-9 marker-at-louis-2 two-gains-4 two-gains-1 marker-\
            on-5 change-card-1 two-gains-2 one-shield-1 change-card-2"
    );
    assert_eq!(
        decks("dark"),
        "win-tie three-markers four-markers intrigue-card marker-for-card three-coins \
            last-marker one-off"
    );
    assert_eq!(decks("money"), "5 1 0 7 2 3 6 4");
    assert_eq!(
        decks("shields"),
        "eagle ship eagle lily lion tower lion ship sun tower lion lily ship eagle lily \
            eagle tower lion lily lily lion eagle lion lion sun tower eagle lion ship tower \
            eagle sun lily lion ship ship sun lily tower sun tower tower eagle lily tower \
            sun sun lion ship eagle ship lily ship sun tower lily eagle sun ship sun"
    );
}

/// How far counts are from even, as a sum of squares over what was to be expected.
fn unevenness(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

#[test]
fn numbers_are_even_and_below_their_bound() {
    for bound in [1, 2, 3, 5, 6, 7, 12, 30, 60] {
        let mut chance = Chance::new(u64::from(bound), Stream::Guess);
        let mut counts = vec![0; bound as usize];
        for _ in 0..1000 * bound {
            counts[chance.below(bound) as usize] += 1;
        }
        // Far above what chance gives: its mean is bound - 1, its variance twice that.
        let limit = f64::from(bound) + 6.0 * f64::from(2 * bound).sqrt();
        assert!(unevenness(&counts) < limit, "below {bound}: {counts:?}");
    }
    assert_eq!(Chance::new(1, Stream::Guess).below(0), 0);
}

#[test]
fn numbers_below_any_bound_are_those_of_the_reference() {
    for bound in [1, 2, 3, 1000, 1 << 31, (1 << 31) + 1, 3 << 30, u32::MAX] {
        let (stream, number) = STREAMS[0];
        let mut chance = Chance::new(5, stream);
        let mut reference = Reference::new(5, number);
        for _ in 0..2000 {
            assert_eq!(u64::from(chance.below(bound)), reference.below(bound.into()), "{bound}");
        }
    }
}

#[test]
fn numbers_below_a_large_bound_are_even() {
    // With three quarters of 2^32 as the bound, a plain remainder would favour the low third.
    let bound = 3 << 30;
    let mut chance = Chance::new(3, Stream::Guess);
    let mut counts = [0; 3];
    for _ in 0..30_000 {
        counts[(chance.below(bound) >> 30) as usize] += 1;
    }
    assert!(unevenness(&counts) < 20.0, "{counts:?}");
}

#[test]
fn every_order_of_four_cards_is_as_likely() {
    let mut counts = std::collections::BTreeMap::new();
    for seed in 0..24_000 {
        let mut items = [0, 1, 2, 3];
        shuffle(seed, Stream::Shields, &mut items);
        *counts.entry(items).or_insert(0) += 1;
    }
    let counts: Vec<u32> = counts.into_values().collect();
    assert_eq!(counts.len(), 24);
    assert!(unevenness(&counts) < 65.0, "{counts:?}");
}

#[test]
fn streams_of_one_seed_do_not_follow_each_other() {
    // The same cards in two streams: how often do both have the same card at the bottom?
    let mut same = 0;
    for seed in 0..12_000 {
        let bottom = |stream| {
            let mut items: Vec<u8> = (0..12).collect();
            shuffle(seed, stream, &mut items);
            items[0]
        };
        same += u32::from(bottom(Stream::Influence(1)) == bottom(Stream::Influence(2)));
    }
    assert!((800..1200).contains(&same), "{same} of 12000, to be expected 1000");
}

#[test]
fn everybody_starts_as_often() {
    for players in 2..=4 {
        let mut counts = vec![0; usize::from(players)];
        for seed in 0..6000 {
            counts[Setup::random_start(seed, players).index()] += 1;
        }
        assert!(unevenness(&counts) < 20.0, "{counts:?}");
    }
}
