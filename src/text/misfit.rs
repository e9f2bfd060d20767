//! What stands in a file and does not fit, in words: printed values, positions, their steps and what they
//! expect.

use super::{InWords, Text, say};
use crate::components::{self, BadFile};
use crate::engine::{Action, BadComponents, Components, Rewards};
use crate::scenario::{self, BadScenario, BadStep, Difference, Found};
use crate::schema::{Misfit, Unfit};

impl InWords for BadFile {
    fn in_words(&self, text: &Text) -> String {
        use components::Wrong;
        let wrong = match &self.wrong {
            Wrong::Unread(unread) => text.unread(unread, components::FORMAT),
            Wrong::FirstChipAny => say!(text, "wrong-first-chip"),
            Wrong::GroupChips => say!(text, "wrong-group-chips"),
            Wrong::Values { bad, found } => {
                let words = bad.in_words(text);
                match found.is_empty() || bad.is_number() {
                    true => words,
                    false => say!(text, "wrong-value", wrong = words, found = &**found),
                }
            }
        };
        // A few sentences name the rule themselves.
        let wrong = match self.rule() {
            Some(rule) if !wrong.contains("(R") => text.cited(&wrong, rule),
            _ => wrong,
        };
        let wrong = match self.at {
            Some((line, column)) => {
                say!(text, "fit-place", words = wrong, line = line, column = column)
            }
            None => wrong,
        };
        text.in_field(&self.field, &wrong)
    }
}

impl InWords for BadComponents {
    fn in_words(&self, text: &Text) -> String {
        let count = |expected: u8, found: usize| {
            say!(text, "wrong-count", expected = expected, found = found)
        };
        let range = |found: u8| say!(text, "wrong-range", most = Components::MOST, found = found);
        match *self {
            BadComponents::BoardCount(found) => count(12, found),
            BadComponents::MoneyCount(found) => count(8, found),
            BadComponents::MissionCount(found) => count(40, found),
            BadComponents::SameConditions(_) => say!(text, "wrong-same-conditions"),
            BadComponents::LouisBoard(_) => say!(text, "wrong-louis-board"),
            BadComponents::Price(_, found)
            | BadComponents::Threshold(_, found)
            | BadComponents::Amount(_, found) => range(found),
            BadComponents::MoneyBoard(board) => {
                say!(text, "wrong-money-board", board = board.to_string())
            }
            BadComponents::Chips(_) => say!(text, "wrong-chips"),
            BadComponents::PayCount(_, found) => {
                say!(text, "wrong-pay-count", most = Rewards::MOST, found = found)
            }
            BadComponents::Pay(_, part, most) => {
                let (found, pay) = (part.limit().0, text.reward_short(part));
                say!(text, "wrong-pay", most = most, found = found, pay = pay)
            }
            BadComponents::NoChip(_) => say!(text, "wrong-no-chip"),
            BadComponents::OnItself(_) => say!(text, "wrong-on-itself"),
            BadComponents::PlacesTwice(_) => say!(text, "wrong-places-twice"),
            BadComponents::Points(_, found) => {
                say!(text, "wrong-most", most = Components::MOST_POINTS, found = found)
            }
            BadComponents::Coins(found) => {
                say!(text, "wrong-most", most = Components::MOST_COINS, found = found)
            }
            BadComponents::Rounds(found) => {
                say!(text, "wrong-range", most = Components::MOST_ROUNDS, found = found)
            }
        }
    }
}

impl InWords for BadScenario {
    fn in_words(&self, text: &Text) -> String {
        use scenario::Wrong;
        let wrong = match &self.wrong {
            Wrong::Unread(unread) => text.unread(unread, scenario::FORMAT),
            Wrong::Players(count) => say!(text, "setup-players", players = *count),
            Wrong::Round { round, rounds } => {
                say!(text, "wrong-round", round = *round, rounds = *rounds)
            }
            Wrong::Idle(seat) => say!(text, "wrong-idle-seat", seat = seat.to_string()),
            Wrong::Seats { wanted, found } => {
                say!(text, "wrong-seats", wanted = *wanted, found = *found)
            }
            Wrong::Neutral => say!(text, "wrong-neutral"),
            Wrong::Markers { count, all } => {
                say!(text, "wrong-markers", count = *count, all = *all)
            }
            Wrong::TooOften { card, copies, rule } => {
                let words = say!(text, "wrong-too-often", card = &**card, copies = *copies);
                text.cited(&words, *rule)
            }
            Wrong::MoneyCards => say!(text, "wrong-money-cards"),
            Wrong::MoneyOrder { missing } => {
                say!(text, "wrong-money-order", missing = *missing)
            }
            Wrong::NoMoneyCard => say!(text, "wrong-no-money-card"),
            Wrong::NoLouisCard(board) => {
                say!(text, "wrong-no-louis-card", board = board.to_string())
            }
            Wrong::LouisElsewhere => say!(text, "wrong-louis-elsewhere"),
            Wrong::Deck => say!(text, "wrong-deck"),
            Wrong::Components(bad) => bad.in_words(text),
            Wrong::Law(broken) => text.broken(broken),
        };
        let wrong = match self.at {
            Some((line, column)) => {
                say!(text, "fit-place", words = wrong, line = line, column = column)
            }
            None => wrong,
        };
        text.in_field(&self.field, &wrong)
    }
}

/// Known names: all of them, or a few where one is told that may have been meant.
fn known_names(known: &[String], meant: Option<&str>) -> String {
    const FEW: usize = 24;
    match meant {
        Some(_) if known.len() > FEW => format!("{}, …", known[..FEW].join(", ")),
        _ => known.join(", "),
    }
}

/// Without the name of the field: whoever tells it has that.
impl InWords for Misfit {
    fn in_words(&self, text: &Text) -> String {
        let range = |least: i64, most: Option<u64>| match most {
            Some(most) => say!(text, "fit-between", least = least, most = most),
            None => say!(text, "fit-from", least = least),
        };
        let mut words = match &self.wrong {
            Unfit::Field { name, known } => {
                let known = known_names(known, self.meant());
                match self.meant() {
                    Some(meant) => {
                        say!(text, "fit-field-meant", name = &**name, known = known, meant = meant)
                    }
                    None => say!(text, "fit-field", name = &**name, known = known),
                }
            }
            Unfit::Name { found, known } => {
                let known = known_names(known, self.meant());
                match self.meant() {
                    Some(meant) => {
                        say!(text, "fit-name-meant", found = &**found, known = known, meant = meant)
                    }
                    None => say!(text, "fit-name", found = &**found, known = known),
                }
            }
            Unfit::Several { found, known } => {
                say!(text, "fit-several", found = found.join(", "), known = known.join(", "))
            }
            Unfit::Form { found, form } => {
                say!(text, "fit-form", found = &**found, form = &**form)
            }
            Unfit::Missing { name } => say!(text, "fit-missing", name = &**name),
            Unfit::MissingAll { known } => {
                say!(text, "fit-missing-all", known = text.either(known.iter().cloned()))
            }
            Unfit::Empty => say!(text, "fit-empty"),
            Unfit::TooMany { found, count, most } => {
                say!(text, "fit-too-many", found = &**found, count = *count, most = *most)
            }
            Unfit::Kind { expected, found, such } => {
                let kinds = expected.iter().map(|kind| say!(text, format!("fit-kind-{kind}")));
                let kinds = text.either(if such.is_empty() {
                    kinds.collect::<Vec<_>>().into_iter()
                } else {
                    such.clone().into_iter()
                });
                say!(text, "fit-kind", expected = kinds, found = &**found)
            }
            Unfit::Range { least, most, found } => {
                say!(text, "fit-range", range = range(*least, *most), found = &**found)
            }
            Unfit::Length { least, most: Some(most), found } if least == most => {
                say!(text, "fit-length-exact", right = *most, found = *found)
            }
            Unfit::Length { least, most, found } => {
                let range = range(i64::try_from(*least).unwrap_or(i64::MAX), *most);
                say!(text, "fit-length", range = range, found = *found)
            }
            Unfit::Twice { found } => say!(text, "fit-twice", found = &**found),
            Unfit::Idle(seat) => say!(text, "wrong-idle-seat", seat = seat.to_string()),
        };
        if let Some(rule) = self.rule {
            words = text.cited(&words, rule);
        }
        if let Some((line, column)) = self.at {
            words = say!(text, "fit-place", words = words, line = line, column = column);
        }
        words
    }
}

impl InWords for Difference {
    fn in_words(&self, text: &Text) -> String {
        let shown = |value: &serde_json::Value| value.to_string();
        let expected = shown(&self.expected);
        let words = match &self.found {
            Found::Other(found) => {
                say!(text, "differs-other", expected = expected, found = shown(found))
            }
            Found::NotOver => say!(text, "differs-not-over", expected = expected),
            Found::NotHappened(alike) if alike.is_empty() => {
                say!(text, "differs-nothing", expected = expected)
            }
            Found::NotHappened(alike) => {
                let alike: Vec<String> = alike.iter().map(shown).collect();
                say!(text, "differs-alike", expected = expected, found = alike.join(" "))
            }
            Found::TooEarly => say!(text, "differs-early", expected = expected),
            Found::Happened(found) => {
                say!(text, "differs-happened", expected = expected, found = shown(found))
            }
        };
        text.in_field(&crate::json::shorten(&self.path), &words)
    }
}

/// Answers as they stand in files; a sign where there are more of them.
fn answers(near: &[Action], allowed: usize) -> String {
    let json = |action| serde_json::to_string(action).unwrap_or_default();
    let list = near.iter().map(json).collect::<Vec<_>>().join(" ");
    if near.len() < allowed { list + " …" } else { list }
}

impl InWords for BadStep {
    fn in_words(&self, text: &Text) -> String {
        let (index, wrong) = match self {
            BadStep::WrongSeat { index, asked, given, near, allowed } => {
                let why = text.not_asked(&asked.to_string(), &given.to_string());
                let list = answers(near, *allowed);
                (index, say!(text, "step-wrong-seat", why = why, count = *allowed, list = list))
            }
            BadStep::Over { index } => (index, text.is_over()),
            BadStep::Illegal { index, illegal, near, allowed } => {
                let (why, list) = (text.refusal(illegal), answers(near, *allowed));
                (index, say!(text, "step-illegal", why = why, count = *allowed, list = list))
            }
            BadStep::OtherRule { index, rule, illegal } => {
                let (rule, why) = (rule.to_string(), text.refusal(illegal));
                (index, say!(text, "step-other-rule", rule = rule, why = why))
            }
            BadStep::Allowed { index, rule } => {
                (index, say!(text, "step-allowed", rule = rule.to_string()))
            }
        };
        text.in_field(&format!("steps[{index}]"), &wrong)
    }
}
