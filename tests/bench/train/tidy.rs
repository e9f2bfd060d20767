//! JSON that a person can read: lists of numbers on one line, three places.

use serde_json::Value;

/// Writes a value to a file.
pub(crate) fn write(path: &str, value: &impl serde::Serialize) {
    let value = serde_json::to_value(value).expect("plain numbers");
    std::fs::write(path, text(&value, 0) + "\n").expect("the file can be written");
}

fn text(value: &Value, depth: usize) -> String {
    let pad = "  ".repeat(depth);
    let block = |open: char, close: char, parts: Vec<String>| {
        format!("{open}\n{pad}  {}\n{pad}{close}", parts.join(&format!(",\n{pad}  ")))
    };
    match value {
        Value::Object(parts) => {
            let named = parts.iter().map(|(name, part)| {
                format!("{}: {}", Value::from(name.as_str()), text(part, depth + 1))
            });
            block('{', '}', named.collect())
        }
        Value::Array(parts) if parts.iter().any(Value::is_object) => {
            block('[', ']', parts.iter().map(|part| text(part, depth + 1)).collect())
        }
        Value::Array(parts) => {
            let parts: Vec<String> = parts.iter().map(|part| text(part, depth)).collect();
            format!("[{}]", parts.join(", "))
        }
        Value::Number(number) => {
            let exact = number.as_f64().unwrap_or_default();
            let short = (exact * 1000.0).round() / 1000.0;
            // Zero has no sign.
            format!("{:?}", short + 0.0)
        }
        other => other.to_string(),
    }
}
