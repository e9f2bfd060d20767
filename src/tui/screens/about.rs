//! About the program: unofficial, and which printed values are reconstructed.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};

use super::kit;
use crate::components::{BoardEntry, SideEntry, Source, shipped, shipped_file};
use crate::text::Text;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::palette::Ink;
use crate::tui::pen::wrap;
use crate::tui::scene::{Go, Scene, Shared};

/// About the program.
#[derive(Debug)]
pub struct About {
    /// The paragraphs, headings apart.
    page: Vec<(bool, String)>,
    /// The first line shown.
    from: usize,
}

/// Wider lines are hard to read.
const WIDTH: u16 = 76;

impl About {
    /// Writes the page.
    pub fn new(shared: &Shared) -> Self {
        let text = &shared.text;
        let mut page = vec![
            (false, text.ui_with("about-what", [("version", env!("CARGO_PKG_VERSION").into())])),
            (false, text.ui("about-how")),
            (false, text.ui("about-values")),
            (true, text.ui("about-boards")),
        ];
        let file = shipped_file();
        page.extend(file.boards.iter().map(|board| (false, about_board(board, text))));
        page.push((true, text.ui("about-money")));
        let reconstructed = |source: Source| source == Source::Reconstructed;
        let amounts: Vec<String> = (file.money.iter())
            .filter(|card| reconstructed(card.value_source))
            .map(|card| card.card.coins.to_string())
            .collect();
        let id =
            if amounts.len() == file.money.len() { "about-money-all" } else { "about-money-some" };
        let gaps = [
            ("count", amounts.len().into()),
            ("of", file.money.len().into()),
            ("amounts", text.list(amounts).into()),
        ];
        page.push((false, text.ui_with(id, gaps)));
        page.push((true, text.ui("about-missions")));
        let missions = file.missions.iter().filter(|entry| reconstructed(entry.source)).count();
        let gaps = [("count", missions.into()), ("of", file.missions.len().into())];
        page.push((false, text.ui_with("about-missions-some", gaps)));
        if let Some(data) = &shared.data {
            let path = data.display().to_string();
            page.push((true, String::new()));
            page.push((false, text.ui_with("about-data", [("path", path.into())])));
        }
        Self { page, from: 0 }
    }

    /// The page in lines of this width.
    fn lines(&self, width: u16) -> Vec<(bool, String)> {
        let mut lines = Vec::new();
        for (place, (head, paragraph)) in self.page.iter().enumerate() {
            // The first paragraphs are prose and stand apart; below, only the headings do.
            if *head || (1..3).contains(&place) {
                lines.push((false, String::new()));
            }
            if !paragraph.is_empty() {
                lines.extend(wrap(paragraph, width.into()).into_iter().map(|line| (*head, line)));
            }
        }
        lines
    }
}

/// What both sides of a board ask for, and which of it is reconstructed.
fn about_board(entry: &BoardEntry, text: &Text) -> String {
    let side = |side: &SideEntry, flipped: bool| {
        let words = text.condition(shipped().condition(entry.board, flipped));
        let guessed = [Some(side.source), side.value_source].contains(&Some(Source::Reconstructed));
        match guessed {
            true => text.ui_with("about-mark", [("words", words.into())]),
            false => words,
        }
    };
    text.ui_with(
        "about-board",
        [
            ("board", text.board_label(entry.board).into()),
            ("front", side(&entry.front, false).into()),
            ("back", side(&entry.back, true).into()),
        ],
    )
}

impl Scene for About {
    fn mode(&self) -> Mode {
        Mode::Page
    }

    fn works(&self, verb: Verb) -> bool {
        matches!(verb, Verb::Up | Verb::Down | Verb::Next | Verb::Earlier | Verb::Back)
    }

    fn press(&mut self, press: Press, _shared: &mut Shared) -> Go {
        // At least this many lines are always on the screen.
        const ROOM: usize = 20;
        let last = self.lines(WIDTH).len().saturating_sub(ROOM);
        match press.verb {
            Verb::Up => self.from = self.from.saturating_sub(1),
            Verb::Down => self.from = (self.from + 1).min(last),
            Verb::Earlier => self.from = self.from.saturating_sub(ROOM - 1),
            Verb::Next => self.from = (self.from + ROOM - 1).min(last),
            Verb::Back | Verb::Confirm => return Go::Pop,
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let body = kit::frame(self, shared, &text.ui("about"), area, buffer);
        let page = kit::column(body, WIDTH);
        let lines = self.lines(page.width);
        let height = usize::from(page.height);
        let from = self.from.min(lines.len().saturating_sub(height));
        let shown = lines[from..].iter().take(height).map(|(head, line)| {
            Line::from(kit::words(look, line, if *head { Ink::Gold } else { Ink::Plain }))
        });
        Paragraph::new(shown.collect::<Vec<_>>()).render(page, buffer);
        let beside = Rect { width: (page.width + 2).min(area.right() - page.x), ..page };
        kit::scrollbar(look, lines.len(), from, beside, buffer);
        if lines.len() > height {
            let last = (from + height).min(lines.len());
            let gaps =
                [("from", (from + 1).into()), ("to", last.into()), ("of", lines.len().into())];
            kit::in_bar(look, &text.ui_with("about-lines", gaps), area, buffer);
        }
    }
}
