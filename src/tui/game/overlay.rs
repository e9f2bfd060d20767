//! What is laid over the table: pages to read, the menu, peeking, the question of agreement.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::GameTable;
use super::Stage;
use super::mind::Mind;
use super::page::{self, Page, Plan};
use super::pick::Pick;
use super::reader::{Opening, Reader};
use crate::engine::{Board, Influence, Mission, Rule, Seat};
use crate::session::Now;
use crate::text::Text;
use crate::tui::keys::{self, Mode, Press, Verb};
use crate::tui::list::{Cursor, Menu};
use crate::tui::pen::{Pen, middle, wrap};
use crate::tui::scene::{Go, Scene, Shared};
use crate::tui::screens;

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
    /// A player's own sheet.
    Sheet { seat: Seat },
    /// What a bot would do in a player's place; theirs alone.
    Hint { seat: Seat, mind: Mind },
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

impl Overlay {
    pub(super) const fn mode(&self) -> Mode {
        match self {
            Overlay::Page { .. } => Mode::Page,
            Overlay::Rules(reader) => reader.mode(),
            Overlay::Menu(_) => Mode::Menu,
            Overlay::Agree => Mode::Agree,
            Overlay::PeekWho => Mode::PeekWho,
            Overlay::PeekCurtain { .. } => Mode::Curtain,
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
            Verb::Log => Page::Log { told: self.told() },
            Verb::Rules => {
                let chapter = Opening::Chapter(self.session().game().phase().chapter());
                let at = self.rule_now().map_or(chapter, Opening::Rule);
                self.overlays.push(Overlay::Rules(Reader::new(at, shared)));
                return true;
            }
            // The result counts them for good.
            Verb::Scores if matches!(self.stage, Stage::Over) => return false,
            Verb::Scores => {
                let view = self.position().view(None);
                Page::Scores(shared.text.scores_so_far(&view, &self.names))
            }
            Verb::Help => {
                let mode = self.mode();
                let verbs = keys::working(mode).map(|binding| binding.verb);
                Page::Help { mode, idle: verbs.filter(|&verb| !self.would_work(verb)).collect() }
            }
            Verb::Info => {
                let overlay = match self.info() {
                    Ok(board) => {
                        let page = Page::Board(board, self.plan());
                        Overlay::Page { page, scroll: 0 }
                    }
                    Err(at) => Overlay::Rules(Reader::new(at, shared)),
                };
                self.overlays.push(overlay);
                return true;
            }
            Verb::WhyNot => self.why_not(&shared.text),
            Verb::Menu => {
                self.overlays.push(Overlay::Menu(Menu::new(&MENU)));
                return true;
            }
            Verb::Peek => {
                match self.lone().or(self.viewer()) {
                    Some(seat) => {
                        self.host.peek(seat);
                        self.overlays.push(Overlay::Sheet { seat });
                    }
                    None => match self.stage {
                        // Whoever is asked in public wants to see their own.
                        Stage::Ask { seat, .. } => {
                            self.overlays.push(Overlay::PeekCurtain { seat });
                        }
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

    /// The board to tell about, or the place in the rules.
    fn info(&self) -> Result<Board, Opening> {
        let of = |mission: Option<&Mission>| {
            mission.map_or(Opening::Chapter(8), |mission| Opening::Rule(mission.rule()))
        };
        match self.pick() {
            Some(Pick::Card { slots, at }) => match at.and_then(|at| slots.get(at).copied()?) {
                Some(Influence::Character(board)) => Ok(board),
                Some(Influence::Joker) => Err(Opening::Rule(Rule::new(5, 8))),
                None => Ok(self.cursor),
            },
            Some(Pick::Missions { hand, at: Some(at), .. } | Pick::PutBack { hand, at, .. }) => {
                Err(of(hand.get(*at)))
            }
            Some(Pick::Missions { .. } | Pick::Deck | Pick::Chip { .. }) => Err(of(None)),
            _ => Ok(self.cursor),
        }
    }

    /// The markers in the making.
    fn plan(&self) -> Plan {
        let marks = self.marks();
        marks.planner.map(|seat| (seat, marks.planned))
    }

    fn why_not(&self, text: &Text) -> Page {
        let mut lines = Vec::new();
        let latest = self.latest_refusal();
        if let Some(illegal) = latest {
            lines.push((text.refusal(&illegal), true));
            lines.push((String::new(), false));
        }
        let question = self.question_words(text);
        if !question.is_empty() {
            lines.push((question, false));
            lines.push((String::new(), false));
        }
        let refusals = self.refusals(text);
        let id = if refusals.is_empty() { "why-nothing" } else { "why-list" };
        lines.push((text.ui(id), true));
        for (what, why) in refusals {
            let gaps = [("what", what.into()), ("why", why.into())];
            lines.push((text.ui_with("why-line", gaps), false));
        }
        let rule = latest.map(|illegal| illegal.rule).or_else(|| self.rule_now());
        if rule.is_some() {
            lines.push((String::new(), false));
            lines.push((text.ui("why-rule"), false));
        }
        Page::WhyNot(lines, rule)
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
                let at = page.rule(self.host.session());
                let at = at.map_or(
                    Opening::Chapter(self.host.session().game().phase().chapter()),
                    Opening::Rule,
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
                "menu-leave" => return Go::Leave,
                "menu-title" => return Go::Only(screens::title(shared)),
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
            (Overlay::Agree, Verb::Yes) => {
                self.overlays.pop();
                self.undo_agreed();
            }
            (Overlay::Seats(_), verb) => self.press_seats(verb),
            (&mut Overlay::Sheet { seat }, Verb::Order) => self.change_order(seat),
            (Overlay::Hint { mind, .. }, Verb::Digit) => {
                let found = mind.found().into_iter().take(super::hint::NAMED);
                let taken = found.zip(1..).find(|&(_, number)| number == press.number);
                if let Some((found, _)) = taken {
                    self.overlays.pop();
                    self.play(found.action);
                }
            }
            (Overlay::PeekCurtain { .. }, Verb::Peek) => {
                self.overlays.pop();
                self.overlays.push(Overlay::PeekWho);
            }
            (Overlay::PeekWho, Verb::Letter) => {
                let game = self.session().game();
                let seat = game.seats().nth(press.number.into()).filter(|&s| self.is_person(s));
                if let Some(seat) = seat {
                    self.overlays.pop();
                    self.hush = true;
                    self.overlays.push(Overlay::PeekCurtain { seat });
                }
            }
            (&mut Overlay::PeekCurtain { seat }, Verb::Open) => {
                self.overlays.pop();
                self.host.peek(seat);
                self.overlays.push(Overlay::Sheet { seat });
            }
            (Overlay::Sheet { .. }, Verb::Peek) if lone.is_none() => {
                self.close_overlay();
                self.overlays.push(Overlay::PeekWho);
            }
            _ => self.close_overlay(),
        }
        Go::Stay
    }

    /// Takes the uppermost away. Whoever looked at their own sheet sits at the keyboard now, so
    /// the hand of somebody else needs its curtain again.
    pub(super) fn close_overlay(&mut self) {
        if let Some(Overlay::Sheet { .. }) = self.overlays.pop() {
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
    }

    /// Whoever looks at their sheet is asked about intrigue before every board, or only before
    /// those whose cards they hold. The others see before which boards they are asked.
    fn change_order(&mut self, seat: Seat) {
        let own = self.session().game().secret(seat).intrigue;
        let order = match self.host.order(seat) {
            None => Some(own.iter().collect()),
            Some(_) => None,
        };
        self.host.set_order(seat, order);
    }

    /// What the table is asked to agree to.
    pub(super) fn agree_words(&self, text: &Text) -> String {
        let target = self.host.undo_target().unwrap_or(self.session().len());
        let by = self.session().actions().nth(target).map(|(seat, _)| seat);
        let name = by.map_or("", |seat| &self.names[seat]);
        text.ui_with("agree-question", [("name", name.into())])
    }

    /// Draws what is laid over the table.
    pub(super) fn draw_overlay(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        overlay: &Overlay,
    ) {
        let (text, look) = (&shared.text, pen.look);
        match overlay {
            Overlay::Page { page, scroll } => {
                let game = (self.session(), &self.names);
                page::draw(pen, shared, area, (page, *scroll), game);
                self.draw_footer(pen, area, text);
            }
            Overlay::Rules(reader) => {
                reader.draw(shared, area, pen.buffer);
                self.draw_footer(pen, area, text);
            }
            Overlay::Menu(menu) => {
                menu.draw(pen, area, text);
                self.draw_footer(pen, area, text);
            }
            Overlay::Agree => {
                let place = middle(area, 60, 8);
                pen.boxed(place, &text.ui("agree"));
                let line = self.agree_words(text);
                let inner = Rect { x: place.x + 2, width: place.width - 4, ..place };
                pen.paragraph(inner, place.y + 2, &line, Style::new());
                self.draw_footer(pen, area, text);
            }
            Overlay::PeekWho => {
                let place = middle(area, 44, 9);
                pen.boxed(place, &text.ui("peek-who"));
                for (row, seat) in self.session().game().seats().enumerate() {
                    let y = place.y + 2 + row as u16;
                    if self.is_person(seat) {
                        pen.option(place.x + 2, y, char::from(b'a' + row as u8));
                    }
                    pen.put(place.x + 5, y, place.width - 7, &self.names[seat], Style::new());
                }
                self.draw_footer(pen, area, text);
            }
            Overlay::PeekCurtain { seat } => self.draw_curtain(pen, shared, area, *seat, true),
            Overlay::Sheet { seat } => self.draw_sheet(pen, shared, area, *seat),
            Overlay::Hint { seat, mind } => self.draw_hint(pen, shared, area, *seat, mind),
            Overlay::Seats(cursor) => {
                self.draw_seats(pen, text, area, *cursor);
                self.draw_footer(pen, area, text);
            }
            Overlay::Told { words } => {
                let lines = wrap(&look.show(words), 64);
                let place = middle(area, 70, lines.len() as u16 + 6);
                pen.boxed(place, &text.ui("menu"));
                for (y, line) in (place.y + 2..).zip(&lines) {
                    pen.put(place.x + 3, y, place.width - 6, line, Style::new());
                }
                let close = text.ui("told-footer");
                pen.put(place.x + 3, place.bottom() - 2, place.width - 6, &close, look.key());
            }
        }
    }

    /// A player's own secrets, in words.
    fn draw_sheet(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect, seat: Seat) {
        let (text, look) = (&shared.text, pen.look);
        let view = self.session().game().view(Some(seat));
        pen.clear(area);
        pen.fill(Rect { height: 1, ..area }, look.bar());
        let title = text.ui_with("sheet", [("name", self.names[seat].into())]);
        pen.put(area.x + 1, area.y, area.width - 2, &title, look.bar());
        let inner = Rect { x: area.x + 2, width: area.width - 4, ..area };
        let Some(own) = view.own() else { return };
        let mut y = area.y + 2;
        let cards = own.influence.cards().map(|card| text.influence(card));
        y = self.sheet_line(pen, inner, y, &text.ui("sheet-influence"), text.list(cards), text);
        let cards = own.intrigue.iter().map(|board| text.board_label(board));
        y = self.sheet_line(pen, inner, y, &text.ui("sheet-intrigue"), text.list(cards), text);
        if !own.intrigue.is_empty() && self.host.hides() {
            let id = if self.host.order(seat).is_some() { "order-own" } else { "order-all" };
            y = pen.paragraph(inner, y - 1, &text.ui(id), look.quiet()) + 1;
        }
        y = self.sheet_line(
            pen,
            inner,
            y,
            &text.ui("sheet-shields"),
            text.shields(&own.shields),
            text,
        );
        pen.put(inner.x, y, inner.width, &text.ui("sheet-missions"), look.quiet());
        y += 1;
        let place = Rect { x: inner.x, y, width: inner.width, height: area.bottom() - 2 - y };
        super::missions::MissionsScreen { view: &view, text, seat, pick: None, whole: false }
            .draw(pen, place);
        pen.put(area.x + 1, area.bottom() - 1, inner.width, &text.ui("sheet-footer"), look.key());
    }

    fn sheet_line(
        &self,
        pen: &mut Pen<'_>,
        area: Rect,
        y: u16,
        label: &str,
        words: String,
        text: &crate::text::Text,
    ) -> u16 {
        let quiet = pen.look.quiet();
        pen.put(area.x, y, area.width, label, quiet);
        let words = if words.is_empty() { text.ui("none") } else { words };
        let inner = Rect { x: area.x + 2, width: area.width - 2, ..area };
        pen.paragraph(inner, y + 1, &words, Style::new()) + 1
    }
}
