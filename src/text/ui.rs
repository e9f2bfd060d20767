//! The words of the screens, by name: labels, prompts, key help. What is said about the game itself has
//! a function of its own that takes the game's types.

use fluent_bundle::FluentValue;

use super::Text;

impl Text {
    /// A message of the screens without gaps.
    pub fn ui(&self, id: &str) -> String {
        self.say(&format!("ui-{id}"), &[])
    }

    /// A message of the screens with its gaps filled: with words, or with a number, which may choose
    /// between singular and plural.
    pub fn ui_with<const N: usize>(
        &self,
        id: &str,
        gaps: [(&'static str, FluentValue<'_>); N],
    ) -> String {
        self.say(&format!("ui-{id}"), &gaps)
    }
}
