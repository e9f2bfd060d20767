//! `louis-xiv learn`: the lessons, one of them, or their list.

use std::io::Write;

use clap::Args;

use super::Failure;
use super::play::{TableOptions, need_terminal, run};
use crate::files::{Progress, lessons_file};
use crate::gate;
use crate::lessons;
use crate::text::{Lang, Text};
use crate::tui::{App, screens};

/// Which lesson.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// Its name or number; the list of lessons unless given.
    lesson: Option<String>,
    /// Only print the list.
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    table: TableOptions,
}

/// Shows a lesson, or the lessons to choose from.
///
/// # Errors
/// When there is no such lesson, or no terminal.
pub fn learn(options: &Options, before: &TableOptions, lang: Option<Lang>) -> Result<(), Failure> {
    let shared = options.table.or(before).shared(lang)?;
    if options.list {
        let progress = match &shared.data {
            Some(data) => Progress::load(&lessons_file(data)),
            None => Progress::default(),
        };
        let mut out = gate::stdout();
        print(&progress, &shared.text, &mut out)?;
        return Ok(out.flush()?);
    }
    // The list waits under the lesson that was asked for.
    let list = Box::new(screens::Learn::new(&shared));
    let lesson = match &options.lesson {
        None => None,
        Some(name) => {
            let lesson = lessons::find(name);
            let lesson = lesson.and_then(|which| screens::LessonTable::new(which, false, &shared));
            let unknown = || {
                let known: Vec<&str> = lessons::all().iter().map(|l| l.name.as_str()).collect();
                let gaps = [("name", name.as_str().into()), ("known", known.join(", ").into())];
                Failure::Usage(shared.text.ui_with("cli-no-such-lesson", gaps))
            };
            Some(lesson.ok_or_else(unknown)?)
        }
    };
    need_terminal(&shared.text)?;
    let app = App::new(shared, list);
    run(match lesson {
        Some(lesson) => app.under(Box::new(lesson)),
        None => app,
    })
}

/// The list: number, name, title, and how far it has come.
fn print(progress: &Progress, text: &Text, out: &mut impl Write) -> std::io::Result<()> {
    for (place, lesson) in lessons::all().iter().enumerate() {
        let state = screens::lesson_state(lesson, &progress.of(&lesson.name), text);
        let title = text.lesson(&lesson.name);
        let line = format!("{} {:<11} {:<42} {state}", place + 1, lesson.name, title);
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
