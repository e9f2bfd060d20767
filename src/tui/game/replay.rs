//! Looking back: a game event by event in both directions, with the court at that moment, a
//! sentence for each event, and its rule.

use std::path::Path;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::because::Becauses;
use super::leaf::Leaf;
use super::legend::Working;
use super::page::Page;
use super::places::Places;
use super::written;
use crate::engine::{Game, Seat, Seats, View, What};
use crate::session::{Happened, Session, write_position};
use crate::text::{InWords, Names, Text};
use crate::tui::key_line::KeyLine;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::{Go, Scene, Shared};
use crate::tui::screens;
use crate::tui::widgets::bar::Bar;
use crate::tui::widgets::court::Court;
use crate::tui::widgets::piles::Piles;
use crate::tui::widgets::players::{Plan, Players};

/// A game that is looked back at.
#[derive(Debug)]
pub struct Replay {
    session: Session,
    names: Names,
    moments: Vec<Moment>,
    /// Why bots did what they did.
    whys: Becauses,
    at: usize,
    /// Whether secrets are told: the game is over, or somebody has asked for it.
    open: bool,
    page: Option<(Page, usize)>,
    /// What was said in answer to a key, until the next.
    notice: Option<String>,
    /// What is said of the whole.
    said: Option<String>,
    /// Whether the last key asked to play on from here: the same key again does it.
    asked: bool,
}

/// An event, and the answer that led to it; 0 is the setting of the table.
#[derive(Clone, Debug)]
struct Moment {
    number: usize,
    step: Happened,
}

impl Replay {
    /// Looks back at a game from its beginning. Secrets of a game that is not over are told only
    /// if `open`.
    pub fn new(session: Session, open: bool) -> Self {
        let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
        let moments = (0..=session.len())
            .flat_map(|number| {
                let steps = session.steps_of(number).unwrap_or_default();
                steps.into_iter().map(move |step| Moment { number, step })
            })
            .collect();
        let open = open || session.game().outcome().is_some();
        let whys = Becauses::of(&session);
        Self {
            session,
            names,
            moments,
            whys,
            at: 0,
            open,
            page: None,
            notice: None,
            said: None,
            asked: false,
        }
    }

    /// The same, beginning after this many answers.
    #[must_use]
    pub fn after(mut self, answers: usize) -> Self {
        let later = self.moments.iter().rposition(|moment| moment.number <= answers);
        self.at = later.unwrap_or(0);
        self
    }

    /// The same, beginning with the first thing that this answer led to, from 1.
    #[must_use]
    pub fn at_answer(mut self, number: usize) -> Self {
        let first = self.moments.iter().position(|moment| moment.number >= number);
        self.at = first.unwrap_or_else(|| self.moments.len().saturating_sub(1));
        self
    }

    /// The same once what that answer itself does is done, such as markers that are placed, and nothing
    /// of what follows from it.
    #[must_use]
    pub fn done(mut self) -> Self {
        let number = self.number();
        let later = self.moments.iter().enumerate().skip(self.at + 1);
        let own =
            later.take_while(|(_, next)| next.number == number && is_deed(&next.step.event.what));
        self.at = own.last().map_or(self.at, |(at, _)| at);
        self
    }

    /// The same with something to read first, under what is on the screen.
    #[must_use]
    pub fn saying(mut self, words: String) -> Self {
        self.said = Some(words);
        self
    }

    /// The same, beginning at the last event.
    #[must_use]
    pub fn at_the_end(self) -> Self {
        self.after(usize::MAX)
    }

    /// The same as far as it has been told: so many events. Before the last of them the game is
    /// not over.
    #[must_use]
    pub(super) fn told_so_far(mut self, events: usize) -> Self {
        if events < self.moments.len() {
            self.moments.truncate(events);
            self.open = false;
        }
        self
    }

    /// The event on the screen, from 0.
    pub const fn place(&self) -> usize {
        self.at
    }

    /// How many events there are.
    pub const fn len(&self) -> usize {
        self.moments.len()
    }

    /// Whether nothing has happened.
    pub const fn is_empty(&self) -> bool {
        self.moments.is_empty()
    }

    /// The sentence on the screen, with its rule.
    pub fn sentence(&self, text: &Text) -> String {
        self.moments.get(self.at).map(|moment| self.told(text, moment)).unwrap_or_default()
    }

    fn told(&self, text: &Text, moment: &Moment) -> String {
        let event = &moment.step.event;
        let event = if self.open { *event } else { event.seen_by(None) };
        text.event_cited(&event, &self.names)
    }

    /// What has become of the table by the event on the screen.
    fn leaf(&self) -> Option<Leaf> {
        let now = &self.moments.get(self.at)?.step;
        let before = self.at.checked_sub(1).and_then(|at| self.moments.get(at)).map(|m| &m.step);
        Some(Leaf::of_one(before.unwrap_or(now).table.clone(), now.clone(), self.at + 1))
    }

    fn go(&mut self, to: Option<usize>) {
        self.at = to.unwrap_or(self.at).min(self.moments.len().saturating_sub(1));
    }

    /// The answer on the screen, from 1; 0 is the setting of the table.
    fn number(&self) -> usize {
        self.moments.get(self.at).map_or(0, |moment| moment.number)
    }

    /// The table once everything has happened that the answer on the screen led to.
    fn here(&self) -> Option<&Game> {
        self.session.position_at(self.number())
    }

    /// Another game that goes on there; none once the game is over.
    fn branch(&self) -> Option<Session> {
        self.session.branch(self.number())
    }

    fn play_on(&mut self, shared: &Shared) -> Go {
        let Some(branch) = self.branch() else { return Go::Stay };
        if !std::mem::replace(&mut self.asked, true) {
            self.notice = Some(shared.text.ui("replay-play-on"));
            return Go::Stay;
        }
        match screens::new_game(branch, shared) {
            Ok(table) => Go::Only(table),
            Err(error) => {
                self.notice = Some(error.in_words(&shared.text));
                Go::Stay
            }
        }
    }

    /// The next event of a kind, or the one before.
    fn find(&self, forward: bool, is: impl Fn(&What) -> bool) -> Option<usize> {
        let is = |at: &usize| is(&self.moments[*at].step.event.what);
        let at = self.at.min(self.moments.len());
        if forward { (at + 1..self.moments.len()).find(is) } else { (0..at).rev().find(is) }
    }

    /// The first event of the next answer, of this one, or of the one before.
    fn answer(&self, forward: bool) -> Option<usize> {
        let here = self.moments.get(self.at)?.number;
        if forward {
            return (self.at..self.moments.len()).find(|&at| self.moments[at].number > here);
        }
        let earlier = self.at.checked_sub(1)?;
        let number = self.moments[earlier].number;
        (0..=earlier).find(|&at| self.moments[at].number == number)
    }

    fn target(&self, verb: Verb) -> Option<usize> {
        let round = |what: &What| matches!(what, What::Round { .. });
        let phase = |what: &What| matches!(what, What::Phase { .. });
        let board = |what: &What| matches!(what, What::Scored { .. });
        let last = self.moments.len().checked_sub(1)?;
        match verb {
            Verb::Next => Some(self.at + 1).filter(|&at| at <= last),
            Verb::Earlier => self.at.checked_sub(1),
            Verb::NextAnswer => self.answer(true),
            Verb::LastAnswer => self.answer(false),
            Verb::NextRound => self.find(true, round),
            Verb::LastRound => self.find(false, round),
            Verb::NextPhase => self.find(true, phase),
            Verb::LastPhase => self.find(false, phase),
            Verb::NextBoard => self.find(true, board),
            Verb::LastBoard => self.find(false, board),
            Verb::First => Some(0).filter(|_| self.at > 0),
            Verb::Last => Some(last).filter(|_| self.at < last),
            _ => None,
        }
    }

    /// A key on a page that is laid over the court.
    fn turn(&mut self, press: Press, shared: &Shared) {
        let Some((page, scroll)) = &mut self.page else { return };
        if !page.press(scroll, press, (&self.session, &self.names), shared) {
            self.page = None;
        }
    }

    /// The keys that do something on a screen of this size.
    fn keys(&self, shared: &Shared, area: Rect) -> KeyLine {
        let game = (&self.session, &self.names);
        let works = |verb: Verb| {
            let page = self.page.as_ref().map(|(page, _)| page);
            verb != Verb::Leave
                && (verb != Verb::PlayOn || self.said.is_some())
                && self.works(verb)
                && page.is_none_or(|page| page.works(verb, game, shared, area))
        };
        // What is said of the whole names that key.
        let does = |verb| (verb == Verb::PlayOn).then(|| shared.text.ui("review-play"));
        KeyLine::named(shared.look, self.mode(), &shared.text, works, |_| None, does)
    }

    /// Who gave the answer that led here, and the answer if it may be told.
    fn answer_line(&self, text: &Text, number: usize) -> (Option<Seat>, String) {
        let count = self.session.len();
        let Some((seat, action)) =
            number.checked_sub(1).and_then(|index| self.session.actions().nth(index))
        else {
            return (None, text.ui("replay-setup"));
        };
        let gaps =
            [("number", number.into()), ("count", count.into()), ("name", self.names[seat].into())];
        let mut line = text.ui_with("replay-answer", gaps);
        let decision = self.session.position_at(number - 1).and_then(|game| game.decision());
        if let (true, Some(decision)) = (self.open, decision) {
            line = format!("{line}: {}", text.action(&action, Some(&decision.question)));
        }
        (Some(seat), line)
    }

    fn draw_court(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect) {
        let Some(leaf) = self.leaf() else { return };
        let (text, look) = (&shared.text, pen.look);
        let view: View = leaf.after().view(None);
        let number = self.moments[self.at].number;
        let (active, answer) = self.answer_line(text, number);
        let places = Places::of(area);
        look.paint(area, pen.buffer);
        let (names, bots, size) = (&self.names, Seats::from_fn(|_| None), places.size);
        let phase = view.phase();
        Bar { view: &view, text, look, names, active, bots, levels: false, size, phase }
            .render(places.bar, pen.buffer);
        let mut marks = leaf.marks();
        marks.scoring = marks.focus.max(view.rest().board());
        Piles { view: &view, text, look, size }.render(places.court, pen.buffer);
        Court { view: &view, text, look, marks, size }.render(places.court, pen.buffer);
        let before = leaf.before.view(None);
        let before = Some(&before);
        Players { view: &view, text, look, names, active, before, plan: Plan::default() }
            .render(places.players, pen.buffer);
        let below = places.below;
        let bottom = Rect { x: below.x + 1, width: below.width - 2, ..below };
        let gaps = [("at", (self.at + 1).into()), ("of", self.moments.len().into())];
        let counter = text.ui_with("replay-event", gaps);
        pen.right(bottom, bottom.y, &counter, look.quiet());
        let room = bottom.width.saturating_sub(pen.width(&counter) + 2);
        let mut y = bottom.y;
        for line in wrap(&look.show(&answer), room.into()) {
            pen.put(bottom.x, y, room, &line, look.accent());
            y += 1;
        }
        let height = bottom.bottom().saturating_sub(y);
        self.draw_story(pen, text, Rect { y, height, ..bottom });
    }

    /// The event on the screen, and above it what led to it, as far as there is room.
    fn draw_story(&self, pen: &mut Pen<'_>, text: &Text, area: Rect) {
        let look = pen.look;
        let lines = |moment: &Moment, mark: &str| -> Vec<String> {
            let sentence = look.show(&self.told(text, moment));
            let wrapped = wrap(&sentence, usize::from(area.width) - 2);
            let head = |place| if place == 0 { mark } else { " " };
            let lines = wrapped.into_iter().enumerate();
            lines.map(|(place, line)| format!("{} {line}", head(place))).collect()
        };
        if let Some(notice) = &self.notice {
            pen.paragraph(area, area.y, notice, look.accent());
            return;
        }
        let now = lines(&self.moments[self.at], look.glyphs().cursor);
        let mut told: Vec<(String, Style)> =
            now.into_iter().map(|line| (line, look.strong())).collect();
        // Under what was decided, not under what came of it.
        let before = self.at.checked_sub(1).and_then(|at| self.moments.get(at));
        let decided = before.is_none_or(|moment| moment.number != self.number());
        let because = text.because_told(self.whys.to(self.number()), &self.names);
        if let Some(words) = because.filter(|_| decided) {
            let words = look.show(&words);
            let lines = wrap(&words, usize::from(area.width) - 2).into_iter();
            told.extend(lines.map(|line| (format!("  {line}"), look.quiet())));
        }
        if let Some(words) = &self.said {
            let lines = wrap(&look.show(words), usize::from(area.width) - 2).into_iter();
            told.extend(lines.map(|line| (format!("  {line}"), look.accent())));
        }
        for moment in self.moments[..self.at].iter().rev() {
            let earlier = lines(moment, look.glyphs().open);
            if told.len() + earlier.len() > usize::from(area.height) {
                break;
            }
            let earlier = earlier.into_iter().map(|line| (line, look.quiet()));
            told.splice(0..0, earlier);
        }
        for (y, (line, style)) in (area.y..area.bottom()).zip(&told) {
            pen.put(area.x, y, area.width, line, *style);
        }
    }
}

/// Whether this is part of what somebody does with an answer, and does not follow from it.
const fn is_deed(what: &What) -> bool {
    matches!(
        what,
        What::MissionUsed { .. }
            | What::Markers { .. }
            | What::NoMarkers { .. }
            | What::CoinsPaid { .. }
            | What::ChipReturned { .. }
            | What::ChipGained { .. }
            | What::CardPlaced { .. }
            | What::CardTakesBack { .. }
            | What::IntriguePlayed { .. }
    )
}

impl Scene for Replay {
    fn mode(&self) -> Mode {
        if self.page.is_some() { Mode::Page } else { Mode::Replay }
    }

    fn works(&self, verb: Verb) -> bool {
        match (&self.page, verb) {
            (Some((page, _)), Verb::Left | Verb::Right) => page.turns(),
            (Some(_), Verb::Rules) => false,
            (Some(_), _) | (_, Verb::Rules | Verb::Log | Verb::Help | Verb::Menu) => true,
            (None, Verb::Position) => self.here().is_some(),
            (None, Verb::PlayOn) => self.branch().is_some(),
            (None, verb) => self.target(verb).is_some(),
        }
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        if self.page.is_some() {
            self.turn(press, shared);
            return Go::Stay;
        }
        self.notice = None;
        self.asked &= press.verb == Verb::PlayOn;
        let page = match press.verb {
            Verb::Menu => return Go::Pop,
            Verb::PlayOn => return self.play_on(shared),
            Verb::Position => {
                let written = shared.data.as_deref().zip(self.here());
                let name = (Path::new("game"), self.number());
                let written = written.map(|(data, game)| write_position(game, name, data));
                self.notice = Some(written::told(shared, written));
                None
            }
            Verb::Rules => {
                self.moments.get(self.at).map(|moment| Page::Rule(moment.step.event.rule))
            }
            Verb::Log => Some(Page::Log { told: self.at + 1, whys: self.whys.clone() }),
            Verb::Help => Some(Page::Help(Working::but(Mode::Replay, Vec::new()))),
            verb => {
                self.go(self.target(verb));
                None
            }
        };
        self.page = page.map(|page| (page, 0));
        Go::Stay
    }

    fn key_line(&self, shared: &Shared) -> KeyLine {
        self.keys(shared, shared.screen)
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let mut pen = Pen::new(buffer, shared.look);
        match &self.page {
            Some((page, scroll)) => {
                page.draw(*scroll, (&self.session, &self.names), shared, area, pen.buffer);
            }
            None => self.draw_court(&mut pen, shared, area),
        }
        pen.clear(Rect { y: area.bottom() - 1, height: 1, ..area });
        self.keys(shared, area).render(area, pen.buffer);
    }
}
