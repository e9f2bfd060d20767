//! What is laid over the table: pages to read, the menu, peeking, the question of agreement.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::legend::Working;
use super::mind::Mind;
use super::page::{Page, Plan};
use super::pick::Pick;
use super::places::Places;
use super::reader::{OpenAt, Reader};
use super::{GameTable, Notice, QUIET, Stage};
use crate::engine::{Board, Influence, Seat};
use crate::session::Now;
use crate::text::Text;
use crate::tui::keys::{self, Mode, Press, Verb};
use crate::tui::list::{Cursor, Menu};
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::{self, Go, Scene, Shared};
use crate::tui::screens;
use crate::tui::theme::Look;
use crate::tui::widgets::dialog::Dialog;
use crate::tui::widgets::tiles::{Tile, Tiles};
use crate::tui::widgets::write;

/// Something over the table.
#[derive(Clone, Debug)]
pub(super) enum Overlay {
    /// A page to read, scrolled by so many lines from its beginning; the log from its end.
    Page { page: Page, scroll: usize },
    /// The rules.
    Rules(Reader),
    /// The menu.
    Menu(Menu),
    /// Whether the table agrees to take the last answer back.
    Agree,
    /// Whose sheet.
    PeekWho,
    /// The curtain before a sheet.
    PeekCurtain { seat: Seat },
    /// A player's own sheet, and whether they want to be asked about intrigue before their own boards
    /// alone. That counts when the sheet closes: until then nothing goes on behind it.
    Sheet { seat: Seat, own_alone: bool },
    /// What a bot would do in a player's place; theirs alone.
    /// The answer under the cursor is shown on the court.
    Hint { seat: Seat, mind: Mind, at: usize },
    /// Who decides for which seat.
    Seats(Cursor),
    /// Something said to everybody, until a key is pressed.
    Told { words: String },
}

/// The lines of the menu.
const MENU: [&str; 8] = [
    "menu-continue",
    "menu-leave",
    "menu-title",
    "menu-settings",
    "menu-seats",
    "menu-look-back",
    "menu-position",
    "menu-report",
];

/// The same when there is nothing to go on with.
const MENU_OVER: [&str; 7] = [
    "menu-over",
    "menu-over-title",
    "menu-over-leave",
    "menu-settings",
    "menu-look-back",
    "menu-position",
    "menu-report",
];

impl Overlay {
    pub(super) const fn mode(&self) -> Mode {
        match self {
            Overlay::Page { .. } => Mode::Page,
            Overlay::Rules(reader) => reader.mode(),
            Overlay::Menu(_) => Mode::Menu,
            Overlay::Agree => Mode::Agree,
            Overlay::PeekWho => Mode::PeekWho,
            Overlay::PeekCurtain { .. } => Mode::PeekCurtain,
            Overlay::Hint { .. } => Mode::Hint,
            Overlay::Seats(_) => Mode::Seats,
            Overlay::Sheet { .. } | Overlay::Told { .. } => Mode::Sheet,
        }
    }
}

impl GameTable {
    /// Lays something over the table if the key asks for it.
    pub(super) fn open_overlay(&mut self, verb: Verb, shared: &Shared) -> bool {
        let page = match verb {
            Verb::Log => Page::Log { told: self.told(), whys: self.whys.clone() },
            Verb::Rules => {
                let chapter = OpenAt::Chapter(self.session().game().phase().chapter());
                // The head of a round is about its supply, not about who was asked to begin.
                let rule = self.rule_now().filter(|rule| rule.chapter() != 3);
                let at = rule.map_or(chapter, OpenAt::Rule);
                self.overlays.push(Overlay::Rules(Reader::new(at, shared)));
                return true;
            }
            // The result counts them for good.
            Verb::Scores if matches!(self.stage, Stage::Over) => return false,
            Verb::Scores => Page::Scores(Box::new(self.position().view(None))),
            Verb::Help => {
                let mode = self.mode();
                let verbs = keys::working(mode).map(|binding| binding.verb);
                let (works, idle) = verbs.partition(|&verb| self.would_work(verb));
                let works: Vec<Verb> = works;
                let named = works.into_iter().filter_map(|verb| Some((verb, self.keys_of(verb)?)));
                Page::Help(Working { mode, idle, named: named.collect() })
            }
            Verb::Info => match self.info() {
                Ok(page) => page,
                Err(at) => {
                    self.overlays.push(Overlay::Rules(Reader::new(at, shared)));
                    return true;
                }
            },
            Verb::WhyNot => Page::WhyNot(self.why_not(&shared.text)),
            Verb::Menu => {
                let over = matches!(self.stage, Stage::Over);
                let lines: &[&str] = if over { &MENU_OVER } else { &MENU };
                self.overlays.push(Overlay::Menu(Menu::new(lines)));
                return true;
            }
            Verb::Peek => {
                match self.lone().or(self.viewer()) {
                    Some(seat) => {
                        self.open_sheet(seat);
                    }
                    None => match self.stage {
                        // Whoever is asked in public wants to see their own.
                        Stage::Ask { seat, .. } => self.hang_for_peek(seat),
                        _ => self.overlays.push(Overlay::PeekWho),
                    },
                }
                return true;
            }
            _ => return false,
        };
        self.overlays.push(Overlay::Page { page, scroll: 0 });
        true
    }

    /// What to tell about: a board, a card or a mission, else a place in the rules.
    fn info(&self) -> Result<Page, OpenAt> {
        let chapter = OpenAt::Chapter(8);
        let here = || Box::new(self.position().clone());
        let board = |board| Ok(Page::Board(board, self.plan(), here()));
        match self.pick() {
            Some(Pick::Card { at }) => match at.and_then(|at| self.slots().get(at).copied()?) {
                Some(Influence::Character(own)) => board(own),
                Some(Influence::Joker) => Ok(Page::Joker),
                None => board(self.cursor),
            },
            Some(Pick::Missions { hand, at, .. } | Pick::PutBack { hand, at, .. }) => {
                match at.and_then(|at| hand.get(at)) {
                    Some(&mission) => Ok(Page::Mission(mission)),
                    None if hand.is_empty() => Err(chapter),
                    None => Ok(Page::Missions(hand.to_vec())),
                }
            }
            Some(Pick::Deck | Pick::Chip { .. }) => Err(chapter),
            _ => board(self.told_of().unwrap_or(self.cursor)),
        }
    }

    /// The board that a page tells of, or else the one that all look at.
    fn told_of(&self) -> Option<Board> {
        let shown = self.position();
        match &self.stage {
            Stage::Leaves { leaves, at, .. } => leaves.get(*at)?.focus().or(shown.louis()),
            Stage::Bot { .. } => shown.rest().board(),
            _ => None,
        }
    }

    /// The markers in the making.
    fn plan(&self) -> Plan {
        let marks = self.marks();
        marks.planner.map(|seat| (seat, marks.planned))
    }

    /// Takes a key for what is laid over the table.
    pub(super) fn above(&mut self, press: Press, shared: &mut Shared) -> Go {
        let lone = self.lone();
        let Some(top) = self.overlays.last_mut() else { return Go::Stay };
        match (top, press.verb) {
            (Overlay::Rules(reader), _) => {
                if !reader.press(press, shared) {
                    self.overlays.pop();
                }
            }
            (Overlay::Page { page, .. }, Verb::Rules) => {
                let at = page.rule();
                let at = at.map_or(
                    OpenAt::Chapter(self.host.session().game().phase().chapter()),
                    OpenAt::Rule,
                );
                self.overlays.push(Overlay::Rules(Reader::new(at, shared)));
            }
            (Overlay::Page { page, scroll }, _) => {
                let game = (self.host.session(), &self.names);
                if !page.press(scroll, press, game, shared) {
                    self.overlays.pop();
                }
            }
            (Overlay::Menu(menu), Verb::Down | Verb::Up) => menu.go(press.verb),
            (Overlay::Menu(menu), Verb::Confirm) => match menu.chosen() {
                "menu-leave" | "menu-over-leave" => return Go::Leave,
                "menu-title" | "menu-over-title" => return Go::Only(screens::title(shared)),
                "menu-settings" => {
                    self.overlays.pop();
                    return Go::Push(Box::new(screens::SettingsScreen::new(shared)));
                }
                "menu-seats" => self.open_seats(),
                "menu-look-back" => return self.look_back(),
                "menu-position" => self.write_position(shared),
                "menu-report" => return self.report(),
                _ => {
                    self.overlays.pop();
                }
            },
            (Overlay::Told { .. }, _) => self.close_overlay(),
            (Overlay::Agree, Verb::Yes) => {
                self.overlays.pop();
                self.undo_now();
            }
            // Everybody has looked at the question: the hand under it is opened anew.
            (Overlay::Agree, _) => {
                self.close_overlay();
                self.cover();
            }
            (Overlay::Seats(_), verb) => self.press_seats(verb),
            (&mut Overlay::Sheet { seat, own_alone }, Verb::Order) => {
                if self.may_order(seat) {
                    self.overlays.pop();
                    self.overlays.push(Overlay::Sheet { seat, own_alone: !own_alone });
                }
            }
            (&mut Overlay::Sheet { seat, .. }, Verb::Hint) => {
                if self.may_hint(seat) {
                    self.hint();
                }
            }
            (Overlay::Sheet { .. }, Verb::Hide) => {
                self.close_overlay();
                self.cover();
            }
            (Overlay::Hint { mind, at, .. }, Verb::Up | Verb::Down) => {
                let mut cursor = Cursor::new(*at, super::hint::named(mind).len());
                cursor.go(press.verb);
                *at = cursor.at();
            }
            (Overlay::Hint { mind, at, .. }, Verb::Digit) => {
                let place = usize::from(press.number).checked_sub(1);
                let known = super::hint::named(mind).len();
                *at = place.filter(|&place| place < known).unwrap_or(*at);
            }
            (Overlay::Hint { mind, at, .. }, Verb::Confirm) => {
                if let Some(&found) = super::hint::named(mind).get(*at) {
                    while !self.overlays.is_empty() {
                        self.close_overlay();
                    }
                    self.play(found.action);
                }
            }
            (Overlay::PeekCurtain { .. }, Verb::Peek) => {
                self.overlays.pop();
                self.overlays.push(Overlay::PeekWho);
            }
            (Overlay::PeekCurtain { .. }, Verb::Back) => self.close_overlay(),
            (Overlay::PeekCurtain { .. }, verb) if verb != Verb::Open => {
                if !matches!(verb, Verb::Help | Verb::Menu) || !self.open_overlay(verb, shared) {
                    self.notice = Some(Notice::TabOpens);
                }
            }
            (Overlay::PeekWho, Verb::Letter) => {
                let game = self.session().game();
                let seat = game.seats().nth(press.number.into()).filter(|&s| self.is_person(s));
                if let Some(seat) = seat {
                    self.overlays.pop();
                    self.hang_for_peek(seat);
                }
            }
            (&mut Overlay::PeekCurtain { seat }, Verb::Open) => {
                self.overlays.pop();
                self.open_sheet(seat);
            }
            (Overlay::Sheet { .. }, Verb::Peek) if lone.is_none() => {
                self.close_overlay();
                self.overlays.push(Overlay::PeekWho);
            }
            _ => self.close_overlay(),
        }
        Go::Stay
    }

    /// A curtain before somebody's own sheet: the keyboard changes hands, so that whatever lies open
    /// of somebody else is covered before it falls.
    fn hang_for_peek(&mut self, seat: Seat) {
        if self.host.viewer() != Some(seat) {
            self.cover_all();
        }
        self.hush = Some(QUIET);
        self.overlays.push(Overlay::PeekCurtain { seat });
    }

    /// Takes the uppermost away. Whoever looked at their own sheet sits at the keyboard now, so
    /// the hand of somebody else needs its curtain again.
    pub(super) fn close_overlay(&mut self) {
        self.notice = None;
        if let Some(Overlay::Sheet { seat, own_alone }) = self.overlays.pop() {
            let answers = self.session().len();
            if own_alone != self.host.order(seat).is_some() {
                let own = self.session().game().secret(seat).intrigue;
                self.host.set_order(seat, own_alone.then(|| own.iter().collect()));
            }
            self.cover_all();
            self.followed(answers);
        }
    }

    fn open_sheet(&mut self, seat: Seat) {
        self.host.peek(seat);
        let own_alone = self.host.order(seat).is_some();
        self.overlays.push(Overlay::Sheet { seat, own_alone });
    }

    /// Nobody's secrets stay on the table.
    fn cover_all(&mut self) {
        self.host.cover();
        if matches!(self.stage, Stage::Ask { .. } | Stage::Curtain { .. })
            && !matches!(self.host.now(), Now::Ask(_))
        {
            self.settle();
        }
        // Nor may somebody else read what was for one alone.
        if matches!(self.stage, Stage::Leaves { viewer: Some(_), .. })
            && !matches!(self.host.now(), Now::Read(_))
        {
            self.show();
        }
    }

    /// Whether there is something to be asked about, before every board or only before those whose
    /// cards one holds, and somebody to hide the answer from. The others see before which boards one
    /// is asked.
    pub(super) fn may_order(&self, seat: Seat) -> bool {
        self.host.hides() && !self.session().game().secret(seat).intrigue.is_empty()
    }

    /// What the table is asked to agree to.
    pub(super) fn agree_words(&self, text: &Text) -> String {
        let what = self.to_be_taken(text).unwrap_or_default();
        // Bots have nothing to say to it.
        let id = if self.lone().is_some() { "agree-question-alone" } else { "agree-question" };
        text.ui_with(id, [("what", what.into())])
    }

    /// What is drawn in the middle of the table: its frame, what it says, and the tiles in it.
    fn dialog(&self, shared: &Shared, overlay: &Overlay) -> Option<Said> {
        let (text, look) = (&shared.text, shared.look);
        let tile = |key: char, name: String| Tile { key, name, ..Tile::default() };
        let (title, says, tiles) = match overlay {
            Overlay::Agree => {
                let tiles = vec![tile('y', text.ui("key-yes")), tile('n', text.ui("key-no"))];
                let asks = if self.lone().is_some() { "agree-alone" } else { "agree" };
                (text.ui(asks), self.agree_words(text), tiles)
            }
            Overlay::PeekWho => {
                let seats = self.session().game().seats().filter(|&seat| self.is_person(seat));
                let tiles = seats.map(|seat| {
                    tile(seat.letter().to_ascii_lowercase(), self.names[seat].to_owned())
                });
                (text.ui("peek-who"), String::new(), tiles.collect())
            }
            Overlay::Told { words } => (text.ui("menu"), words.clone(), Vec::new()),
            _ => return None,
        };
        let lines = match says.is_empty() {
            true => Vec::new(),
            false => wrap(&look.show(&says), usize::from(SAID)),
        };
        Some(Said { title, lines, tiles })
    }

    /// What a click does on what is laid over the table.
    pub(super) fn overlay_spot(
        &self,
        shared: &Shared,
        area: Rect,
        at: Position,
    ) -> Option<scene::Spot> {
        let overlay = self.overlays.last()?;
        let spots = match overlay {
            Overlay::Menu(menu) => {
                let place = menu.spot(area, at)?;
                return Some(scene::Spot::place(place).then(KeyCode::Enter));
            }
            Overlay::Hint { seat, mind, at } => {
                self.hint_spots(shared, Places::of(area).below, (*seat, mind), *at)
            }
            _ => {
                let said = self.dialog(shared, overlay)?;
                let inner = said.frame(shared.look).inner(area);
                said.tiles(shared.look).spots(said.tiles_place(inner))
            }
        };
        let found = spots.into_iter().find(|spot| spot.area.contains(at))?;
        Some(scene::Spot::key(found.key))
    }

    /// Draws what is laid over the table.
    pub(super) fn draw_overlay(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        overlay: &Overlay,
    ) {
        match overlay {
            Overlay::Page { page, scroll } => {
                page.draw(*scroll, (self.session(), &self.names), shared, area, pen.buffer);
            }
            Overlay::Rules(reader) => reader.draw(shared, area, pen.buffer),
            Overlay::Menu(menu) => menu.draw(pen, area, &shared.text),
            Overlay::PeekCurtain { seat } => {
                return self.draw_curtain(pen, shared, area, *seat, true);
            }
            Overlay::Sheet { seat, own_alone } => {
                self.draw_sheet(shared, area, (*seat, *own_alone), pen.buffer);
            }
            Overlay::Hint { seat, mind, at } => {
                let below = Places::of(area).below;
                self.draw_hint(shared, below, (*seat, mind), *at, pen.buffer);
            }
            Overlay::Seats(cursor) => self.draw_seats(shared, area, *cursor, pen.buffer),
            Overlay::Agree | Overlay::PeekWho | Overlay::Told { .. } => {
                if let Some(said) = self.dialog(shared, overlay) {
                    said.draw(shared.look, area, pen.buffer);
                }
            }
        }
        let row = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        shared.look.paint(row, pen.buffer);
        self.keys_in(shared, area).render(area, pen.buffer);
    }
}

/// Columns for what a dialog says.
const SAID: u16 = 58;

/// Something said in the middle of the table, and tiles to answer with.
struct Said {
    title: String,
    lines: Vec<String>,
    tiles: Vec<Tile>,
}

impl Said {
    fn tiles(&self, look: Look) -> Tiles<'_> {
        let width = if self.lines.is_empty() { 40 } else { 14 };
        Tiles { look, seat: None, tiles: &self.tiles, width }
    }

    fn frame(&self, look: Look) -> Dialog<'_> {
        let width = if self.lines.is_empty() { 40 } else { SAID };
        let tiles = self.tiles(look).height(width);
        let between = u16::from(tiles > 0 && !self.lines.is_empty());
        let height = self.lines.len() as u16 + between + tiles;
        Dialog { look, title: &self.title, size: (width, height) }
    }

    fn tiles_place(&self, inner: Rect) -> Rect {
        let above = self.lines.len() as u16;
        let above = above + u16::from(above > 0);
        Rect { y: inner.y + above, height: inner.height.saturating_sub(above), ..inner }
    }

    fn draw(&self, look: Look, area: Rect, buffer: &mut Buffer) {
        let dialog = self.frame(look);
        dialog.render(area, buffer);
        let inner = dialog.inner(area);
        for (row, words) in inner.rows().zip(&self.lines) {
            write(&Line::from(look.span(words, Ground::Panel, Ink::Plain)), row, buffer);
        }
        self.tiles(look).render(self.tiles_place(inner), buffer);
    }
}
