//! The results of finished games by name: how many, how many won, the best score.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Cell, Row, Table, Widget};

use super::kit;
use crate::engine::Phase;
use crate::files::{self, Listed};
use crate::session::Session;
use crate::text::InWords;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::palette::Ink;
use crate::tui::scene::{Go, Scene, Shared};

/// The results, read game by game: every one has to be played again.
#[derive(Debug)]
pub struct Results {
    /// The saves that have not been read yet.
    pending: Vec<Listed>,
    games: usize,
    records: Vec<Record>,
    /// The first line shown.
    from: usize,
    problem: Option<String>,
}

/// What somebody has done.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Record {
    name: String,
    bot: bool,
    games: usize,
    wins: usize,
    best: u16,
    points: usize,
}

impl Results {
    /// Looks for the finished games in the data directory.
    pub fn new(shared: &Shared) -> Self {
        let found = shared.data.as_deref().map(|data| files::list(&files::saves_dir(data)));
        let (saves, problem) = match found {
            Some(Ok(saves)) => (saves, None),
            Some(Err(error)) => (Vec::new(), Some(error.in_words(&shared.text))),
            None => (Vec::new(), None),
        };
        Self { pending: saves, games: 0, records: Vec::new(), from: 0, problem }
    }

    fn count(&mut self, session: &Session) {
        let Some(outcome) = session.game().outcome() else { return };
        self.games += 1;
        for (seat, chair) in session.game().seats().zip(session.chairs()) {
            let bot = !chair.player.is_person();
            let at = self.records.iter().position(|one| one.name == chair.name && one.bot == bot);
            let at = at.unwrap_or_else(|| {
                let name = chair.name.clone();
                self.records.push(Record { name, bot, games: 0, wins: 0, best: 0, points: 0 });
                self.records.len() - 1
            });
            let (record, total) = (&mut self.records[at], outcome.tallies[seat].total);
            record.games += 1;
            record.wins += usize::from(outcome.winners.contains(seat));
            record.best = record.best.max(total);
            record.points += usize::from(total);
        }
        self.records.sort_by(|one, other| {
            let rank = |record: &Record| (record.wins, record.best);
            rank(other).cmp(&rank(one)).then_with(|| one.name.cmp(&other.name))
        });
    }

    /// How many lines there are beyond the first page of the smallest screen.
    fn last(&self) -> usize {
        const ROOM: usize = 18;
        self.records.len().saturating_sub(ROOM)
    }
}

impl Scene for Results {
    fn mode(&self) -> Mode {
        Mode::Page
    }

    fn works(&self, verb: Verb) -> bool {
        match verb {
            Verb::Up | Verb::Down => self.last() > 0,
            verb => verb == Verb::Back,
        }
    }

    fn press(&mut self, press: Press, _shared: &mut Shared) -> Go {
        match press.verb {
            Verb::Up => self.from = self.from.saturating_sub(1),
            Verb::Down => self.from = (self.from + 1).min(self.last()),
            Verb::Back => return Go::Pop,
            _ => {}
        }
        Go::Stay
    }

    fn is_busy(&self) -> bool {
        !self.pending.is_empty()
    }

    fn work(&mut self, _shared: &mut Shared) {
        // Those that cannot be read any more are told in the list of saves.
        if let Some(save) = self.pending.pop()
            && save.headline().is_ok_and(|head| head.phase == Phase::Over)
            && let Ok(loaded) = files::load(&save.path)
        {
            self.count(&loaded.session);
        }
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let body = kit::frame(self, shared, &text.ui("results"), area, buffer);
        let gaps = [("count", self.games.into())];
        kit::in_bar(look, &text.ui_with("results-games", gaps), area, buffer);
        let page = kit::column(body, 70);
        if let Some(problem) = &self.problem {
            kit::prose(look, problem, Ink::Bad, page, buffer);
            return;
        }
        if self.records.is_empty() && !self.is_busy() {
            kit::prose(look, &text.ui("results-none"), Ink::Plain, page, buffer);
            return;
        }
        let right = |words: String, ink| {
            Cell::from(Line::from(kit::words(look, words, ink)).right_aligned())
        };
        let heads = ["results-games-of", "results-wins", "results-best", "results-mean"];
        let header = Row::new(
            [Cell::from(kit::words(look, text.ui("results-name"), Ink::Gold))]
                .into_iter()
                .chain(heads.map(|id| right(text.ui(id), Ink::Gold))),
        );
        let rows = self.records.iter().skip(self.from).map(|record| {
            let bot = if record.bot { text.ui("results-bot") } else { String::new() };
            let name = Line::from_iter([
                kit::words(look, &record.name, Ink::Strong),
                kit::words(look, format!("  {bot}"), Ink::Quiet),
            ]);
            let mean = (record.points + record.games / 2) / record.games.max(1);
            Row::new([
                Cell::from(name),
                right(record.games.to_string(), Ink::Plain),
                right(record.wins.to_string(), Ink::Plain),
                right(record.best.to_string(), Ink::Plain),
                right(mean.to_string(), Ink::Plain),
            ])
        });
        let widths = [
            Constraint::Fill(1),
            Constraint::Length(9),
            Constraint::Length(9),
            Constraint::Length(9),
            Constraint::Length(9),
        ];
        let beside = Rect { width: (page.width + 2).min(area.right() - page.x), ..page };
        kit::scrollbar(look, self.records.len() + 1, self.from, beside, buffer);
        Table::new(rows, widths).header(header.bottom_margin(1)).render(page, buffer);
    }
}
