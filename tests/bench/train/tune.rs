//! What things are worth, from games between players who differ a little in every weight at once
//! (simultaneous perturbation): half the seats lean one way, half the other, and the weights move
//! the way of those who did better. Every deal is played twice, with the seats changed.

use louis_xiv::bots::value::Values;
use louis_xiv::bots::weights::{Mind, Weights};
use louis_xiv::engine::Seat;
use louis_xiv::engine::chance::{Chance, Stream};
use serde_json::Value;

use crate::games::{play, score, won};
use crate::{WEIGHTS, tidy};

/// The tables of one step: how many sit at each.
const TABLES: [u8; 6] = [2, 3, 4, 4, 3, 4];
/// What a point counts beside a win.
const POINT: f64 = 0.02;

/// Visits every number with its name.
fn numbers(value: &mut Value, name: &str, visit: &mut impl FnMut(&str, &mut f64)) {
    match value {
        Value::Array(parts) => parts.iter_mut().for_each(|part| numbers(part, name, visit)),
        Value::Object(parts) => {
            parts.iter_mut().for_each(|(own, part)| numbers(part, own, visit));
        }
        Value::Number(number) => {
            let mut exact = number.as_f64().unwrap_or_default();
            visit(name, &mut exact);
            *value = exact.into();
        }
        _ => {}
    }
}

/// The weights as a list of numbers, and back.
struct Form(Value);

impl Form {
    fn with(&self, list: &[f64]) -> Weights {
        let (mut value, mut next) = (self.0.clone(), list.iter());
        numbers(&mut value, "", &mut |_, number| *number = *next.next().expect("as many"));
        serde_json::from_value(value).expect("the same form")
    }

    fn mind(&self, list: &[f64]) -> Mind {
        Mind::new(self.with(list), Values::NOTHING, Mind::shipped().manner.clone())
    }
}

/// How often one wins against all others, and the half width of the 95 % interval.
fn versus(one: &Mind, other: &Mind, players: u8) -> (f64, f64) {
    const DEALS: u64 = 400;
    let (mut sum, mut squares) = (0.0, 0.0);
    for deal in 0..DEALS {
        let seats = Seat::ALL.into_iter().take(usize::from(players));
        let share = seats.map(|seat| {
            let minds = Seat::ALL.map(|own| if own == seat { one } else { other });
            won(&play(players, 900_000_000 + deal, minds, |_| ()), seat)
        });
        let share = share.sum::<f64>() / f64::from(players);
        sum += share;
        squares += share * share;
    }
    let mean = sum / DEALS as f64;
    (mean, 1.96 * ((squares / DEALS as f64 - mean * mean) / DEALS as f64).sqrt())
}

pub(crate) fn tune(steps: u64, seed: u64) {
    let from: Weights = Mind::shipped().weights.clone();
    let mut form = Form(serde_json::to_value(&from).expect("plain numbers"));
    let (mut list, mut steps_of) = (Vec::new(), Vec::new());
    numbers(&mut form.0, "", &mut |name, number| {
        list.push(*number);
        steps_of.push(match name {
            "draw" | "draw_now" => 0.25,
            "contest" => 0.06,
            _ => 0.12 * number.abs().max(0.35),
        });
    });
    let before = form.mind(&list);
    let mut chance = Chance::new(seed, Stream::Choice);
    for step in 0..steps {
        let rate = 0.05 * (1.0 - step as f64 / steps as f64) + 0.005;
        let lean: Vec<f64> =
            steps_of.iter().map(|size| if chance.below(2) == 0 { *size } else { -size }).collect();
        let at = |way: f64| {
            form.mind(
                &list.iter().zip(&lean).map(|(now, lean)| now + way * lean).collect::<Vec<_>>(),
            )
        };
        let (plus, minus) = (at(1.0), at(-1.0));
        let mut better = 0.0;
        for (table, players) in TABLES.into_iter().enumerate() {
            let deal = seed.wrapping_mul(1_000_003).wrapping_add(step * 8 + table as u64);
            for turn in 0..2 {
                let leans = |seat: Seat| (seat.index() + turn).is_multiple_of(2);
                let minds = Seat::ALL.map(|seat| if leans(seat) { &plus } else { &minus });
                let game = play(players, deal, minds, |_| ());
                let mean = |way: bool| {
                    let of = game.seats().filter(|&seat| leans(seat) == way);
                    let count = of.clone().count() as f64;
                    of.map(|seat| won(&game, seat) + POINT * score(&game, seat)).sum::<f64>()
                        / count
                };
                better += mean(true) - mean(false);
            }
        }
        better /= 2.0 * TABLES.len() as f64;
        list.iter_mut().zip(&lean).for_each(|(now, lean)| *now += rate * better * lean);
        if (step + 1).is_multiple_of((steps / 5).max(1)) {
            let now = form.mind(&list);
            let shares = [2, 3, 4].map(|players| versus(&now, &before, players));
            let shares =
                shares.map(|(mean, half)| format!("{:.1} ± {:.1} %", 100.0 * mean, 100.0 * half));
            println!("after {} steps, one against those before: {}", step + 1, shares.join(", "));
            tidy::write(WEIGHTS, &form.with(&list));
        }
    }
}
