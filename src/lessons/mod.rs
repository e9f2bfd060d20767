//! Lessons: real positions with something to read and something to do, as data. This module
//! knows no terminal: a front end shows what [`Run::now`] says and reports what was played.

mod example;
mod judge;
mod pattern;
mod run;
mod said;
mod script;

pub use example::{Example, examples};
pub use pattern::Pattern;
pub use run::{Next, Now, Run};
pub use said::{Role, Said};
pub use script::{BadLesson, Beside, Free, Guess, Instead, Lesson, Say, Step, Task};

use std::sync::LazyLock;

use crate::engine::Rule;

macro_rules! lessons {
    ($($name:literal),* $(,)?) => {
        /// The shipped lessons in the order in which they are meant to be taken, as JSON.
        const SHIPPED: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../assets/lessons/", $name, ".json")))),*];
    };
}

lessons! {
    "court", "conditions", "reserves", "louis", "missions", "intrigue", "round", "end", "works", "later", "odd",
    "two",
}

/// Every shipped lesson, in order.
pub fn all() -> &'static [Lesson] {
    static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let read = |&(name, json): &(&str, &str)| {
            let lesson = Lesson::read(json).expect("a shipped lesson can be read");
            assert_eq!(lesson.name, name, "a lesson is named like its file");
            lesson
        };
        SHIPPED.iter().map(read).collect()
    });
    &ALL
}

/// The place of the lesson with this name, or with this number from 1.
pub fn find(name: &str) -> Option<usize> {
    let number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_name = || all().iter().position(|lesson| lesson.name == name);
    number.filter(|&at| at < all().len()).or_else(by_name)
}

/// The place of the lesson that teaches a rule: the first with a page about it.
pub fn teaching(rule: Rule) -> Option<usize> {
    all().iter().position(|lesson| lesson.steps.iter().any(|step| step.rule() == Some(rule)))
}
