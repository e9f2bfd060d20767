//! Which answers a task takes: an answer, or a part of one.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::engine::Action;

/// An action, or a refusal, as JSON, from which parts may be left out. Where a list of boards stands in the
/// action, `{"with": [6, 1]}` takes every list that has these boards and perhaps others.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(transparent)]
pub struct Pattern(Value);

impl Pattern {
    /// Whether everything that is given here is in the action, or in the refusal.
    pub fn takes(&self, whole: &impl Serialize) -> bool {
        covers(&self.0, &json!(whole))
    }

    /// The action, if nothing is left out.
    pub fn whole(&self) -> Option<Action> {
        serde_json::from_value(self.0.clone()).ok()
    }
}

fn covers(part: &Value, whole: &Value) -> bool {
    match (part, whole) {
        (Value::Object(fields), Value::Array(boards)) => match &fields.get("with") {
            Some(Value::Array(wanted)) if fields.len() == 1 => {
                let count = |list: &[Value], one: &Value| list.iter().filter(|x| *x == one).count();
                wanted.iter().all(|one| count(wanted, one) <= count(boards, one))
            }
            _ => false,
        },
        (Value::Object(fields), Value::Object(all)) => {
            fields.iter().all(|(key, field)| all.get(key).is_some_and(|v| covers(field, v)))
        }
        _ => part == whole,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn takes(pattern: Value, action: Value) -> bool {
        let action: Action = serde_json::from_value(action).expect("an action");
        Pattern(pattern).takes(&action)
    }

    #[test]
    fn parts_are_enough_and_lists_are_whole_unless_said() {
        let six = json!({"play": {"card": 6, "use": {"place": [1, 6, 6]}}});
        assert!(takes(six.clone(), six.clone()));
        assert!(takes(json!({"play": {"card": 6}}), six.clone()));
        assert!(takes(json!({"play": {}}), six.clone()));
        assert!(!takes(json!({"play": {"card": 5}}), six.clone()));
        assert!(!takes(json!({"play": {"use": {"place": [1, 6]}}}), six.clone()));
        let with = |boards| json!({"play": {"use": {"place": {"with": boards}}}});
        assert!(takes(with(json!([6, 6])), six.clone()));
        assert!(takes(with(json!([])), six.clone()));
        assert!(!takes(with(json!([6, 6, 6])), six));
        assert!(!takes(with(json!([])), json!({"play": {"card": 6, "use": "take-back"}})));
        assert!(takes(json!("pass"), json!("pass")));
        assert!(!takes(json!("pass"), json!("accept")));
    }
}
