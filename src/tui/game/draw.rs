//! The whole screen: bar, court or missions, players, what happened, the question, the hand, keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::beat::{Beat, goes_without_saying};
use super::court::{self, Court, Marks, Pitch};
use super::hand::Hand;
use super::missions::MissionsScreen;
use super::panel::{self, Panel};
use super::pick::Pick;
use super::{GameTable, Notice, Stage};
use crate::engine::{Board, BoardSet, Phase, Question, Seat, Table, View};
use crate::files::Privacy;
use crate::text::Text;
use crate::tui::keys::Verb;
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::{Scene, Shared};

/// Draws the table and what is laid over it.
pub(super) fn draw(table: &GameTable, shared: &Shared, area: Rect, buffer: &mut Buffer) {
    let mut pen = Pen::new(buffer, shared.look);
    match table.stage {
        Stage::Curtain { seat } if table.privacy == Privacy::Curtain => {
            table.draw_curtain(&mut pen, shared, area, seat, false);
        }
        _ => table.draw_table(&mut pen, shared, area),
    }
    if let Some(overlay) = table.overlays.last() {
        table.draw_overlay(&mut pen, shared, area, overlay);
    }
}

impl GameTable {
    /// The beat on the screen, or the last one.
    fn beat(&self) -> Option<&Beat> {
        match &self.stage {
            Stage::Steps { beats, at, .. } => beats.get(*at),
            _ => self.recent.as_deref(),
        }
    }

    /// The position on the screen, as whoever looks may see it.
    fn shown(&self) -> View {
        let shown = match &self.stage {
            Stage::Steps { beats, at, .. } => beats.get(*at).map(|beat| &beat.after),
            _ => None,
        };
        shown.unwrap_or(self.session.game()).view(self.viewer())
    }

    fn marks(&self) -> Marks {
        let mut marks = Marks { open: self.open_boards(), ..Marks::default() };
        if let Some(beat) = self.beat() {
            marks.fresh = beat.boards();
            marks.turned = turned(&beat.before, &beat.after);
            if matches!(self.stage, Stage::Steps { .. }) {
                marks.focus = beat.focus();
            }
        }
        match &self.stage {
            Stage::Ask { seat, question, pick } => {
                match pick {
                    Pick::Place(placing) => {
                        marks.cursor = Some(self.cursor);
                        marks.planner = Some(*seat);
                        for board in placing.walk.steps().filter(|_| !placing.back) {
                            marks.planned[board] += 1;
                        }
                    }
                    Pick::Board { chosen } => {
                        marks.cursor = Some(self.cursor);
                        marks.planner = Some(*seat);
                        if let Some(board) = chosen {
                            marks.planned[*board] += 1;
                        }
                    }
                    _ => {}
                }
                match question {
                    Question::Bribe { board, .. }
                    | Question::WinTie { board }
                    | Question::Intrigue { board }
                    | Question::StartMarker { board, .. } => marks.focus = Some(*board),
                    Question::PlaceOnFive { .. } => marks.focus = Some(Board::Montespan),
                    _ => {}
                }
            }
            Stage::Line { board, .. } => marks.focus = Some(*board),
            Stage::Over => marks.cursor = Some(self.cursor),
            _ => {}
        }
        marks
    }

    fn active(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Steps { .. } | Stage::Line { .. } | Stage::Over => None,
            Stage::Curtain { seat } | Stage::Ask { seat, .. } | Stage::Bot { seat } => Some(*seat),
        }
    }

    fn draw_table(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect) {
        let text = &shared.text;
        let view = self.shown();
        let pitch = Pitch::of(area);
        let (width, height) = pitch.court();
        let large = area.width >= 120 && area.height >= 40;
        self.draw_bar(pen, text, &view, Rect { height: 1, ..area });

        let place = Rect { x: area.x, y: area.y + 1, width, height };
        let missions = match &self.stage {
            Stage::Ask { pick: Pick::Chip { .. } | Pick::Deck, seat, .. } => Some(*seat),
            _ if view.phase() == Phase::Missions => view.viewer(),
            _ => None,
        };
        let marks = self.marks();
        match missions {
            Some(seat) if !self.listing => {
                MissionsScreen { view: &view, text, seat, pick: self.pick() }.draw(pen, place);
            }
            _ if self.listing => {
                let marked = marks.focus.or(marks.cursor);
                panel::draw_boards(pen, place, &view, text, marked);
            }
            _ => Court { view: &view, text, marks, pitch }.draw(pen, place),
        }

        let side = Rect {
            x: place.right(),
            y: area.y + 1,
            width: area.right() - place.right(),
            height: if large { area.height - 2 } else { height },
        };
        let stepping = matches!(self.stage, Stage::Steps { .. });
        let before = self.beat().filter(|_| stepping || self.recent.is_some());
        let panel = Panel {
            view: &view,
            text,
            names: &self.names,
            active: self.active(),
            before: before.map(|beat| &beat.before).filter(|_| stepping),
        };
        let next = panel.draw(pen, side);
        if next + 14 < side.bottom() {
            let rest = Rect { y: next + 1, height: side.bottom() - next - 1, ..side };
            panel::draw_boards(pen, rest, &view, text, marks.focus.or(marks.cursor));
        }

        let bottom = Rect {
            x: area.x,
            y: place.bottom(),
            width: if large { place.width } else { area.width },
            height: area.bottom() - 1 - place.bottom(),
        };
        match &self.stage {
            Stage::Steps { beats, at, .. } => {
                self.draw_beat(pen, shared, bottom, *at, beats);
            }
            _ => self.draw_question(pen, shared, bottom, &view),
        }
        let mode = self.mode();
        pen.footer(area, mode, text, |verb| verb != Verb::Leave && self.would_work(verb));
    }

    fn draw_bar(&self, pen: &mut Pen<'_>, text: &Text, view: &View, area: Rect) {
        let style = pen.look.bar();
        pen.fill(area, style);
        let (round, phase) = match &self.stage {
            Stage::Steps { beats, at, .. } => {
                beats.get(*at).map_or((view.round(), view.phase()), |beat| beat.when)
            }
            _ => (view.round(), view.phase()),
        };
        let gaps = [("round", round.into()), ("phase", text.phase(phase).into())];
        let end = pen.put(area.x + 1, area.y, area.width, &text.ui_with("bar", gaps), style);
        let piles = view.piles();
        let gaps = [
            ("deck", piles.influence.into()),
            ("light", piles.missions[0].into()),
            ("medium", piles.missions[1].into()),
            ("dark", piles.missions[2].into()),
            ("shields", piles.shields.into()),
        ];
        let right = Rect { x: end + 1, width: area.right().saturating_sub(end + 2), ..area };
        pen.right(right, area.y, &text.ui_with("bar-piles", gaps), style);
    }

    fn draw_beat(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect, at: usize, beats: &[Beat]) {
        let (text, look) = (&shared.text, pen.look);
        let Some(beat) = beats.get(at) else { return };
        let viewer = self.viewer();
        let sentences: Vec<String> = beat
            .events
            .iter()
            .filter(|event| beat.events.len() == 1 || !goes_without_saying(event))
            .map(|event| text.event_cited(&event.seen_by(viewer), &self.names))
            .collect();
        let gaps = [("at", (at + 1).into()), ("of", beats.len().into())];
        pen.right(area, area.y, &text.ui_with("step", gaps), look.quiet());
        let width = usize::from(area.width) - 14;
        let mut lines: Vec<String> = Vec::new();
        for sentence in &sentences {
            let wrapped = wrap(&look.show(sentence), width);
            lines.extend(wrapped.into_iter().enumerate().map(|(place, line)| {
                let mark = if place == 0 { look.glyphs().open } else { " " };
                format!("{mark} {line}")
            }));
        }
        if lines.len() > usize::from(area.height) {
            // Too much for a list: run the sentences together over the whole width.
            lines = wrap(&look.show(&sentences.join(" ")), usize::from(area.width) - 14);
        }
        for (y, line) in (area.y..area.bottom()).zip(&lines) {
            pen.put(area.x + 1, y, area.width - 12, line, Style::new());
        }
    }

    fn draw_question(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect, view: &View) {
        let (text, look) = (&shared.text, pen.look);
        let hand = Rect { y: area.bottom() - 3, height: 3, ..area };
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let prompt = wrap(&look.show(&self.prompt(text, view)), inner.width.into());
        let note = self.notice_line(text);
        let note = note
            .map(|line| (line, look.refusal()))
            .or_else(|| self.preview(text, view).map(|line| (line, look.quiet())));
        let (note, note_style) = note.unwrap_or_default();
        let note =
            if note.is_empty() { Vec::new() } else { wrap(&look.show(&note), inner.width.into()) };
        let room = area.height.saturating_sub(3);
        let prompt_height = (prompt.len() as u16).min(room);
        let note_height = (note.len() as u16).min(room - prompt_height);
        let log = Rect { height: room - prompt_height - note_height, ..inner };
        self.draw_log(pen, shared, log);
        let lines = prompt.iter().take(prompt_height.into()).map(|line| (line, look.accent()));
        let lines = lines.chain(note.iter().map(|line| (line, note_style)));
        for (y, (line, style)) in (log.bottom()..hand.y).zip(lines) {
            pen.put(inner.x, y, inner.width, line, style);
        }
        match &self.stage {
            Stage::Ask { seat, question, pick } => {
                self.draw_answers(pen, text, hand, view, *seat, question, pick);
            }
            Stage::Curtain { .. } => {
                pen.centre(hand, hand.y + 1, &text.ui("strip"), look.quiet());
            }
            _ => Hand { view, text, chosen: None, keyed: false }.draw(pen, hand),
        }
    }

    #[allow(clippy::too_many_arguments)] // Everything the three rows depend on.
    fn draw_answers(
        &self,
        pen: &mut Pen<'_>,
        text: &Text,
        area: Rect,
        view: &View,
        seat: Seat,
        question: &Question,
        pick: &Pick,
    ) {
        let look = pen.look;
        let mut show_hand = |chosen, keyed| Hand { view, text, chosen, keyed }.draw(pen, area);
        match pick {
            Pick::Card { cards, at } => show_hand(cards.get(*at).copied(), true),
            Pick::Place(placing) => show_hand(Some(placing.card), false),
            Pick::Count { answers } => {
                for (y, (digit, action)) in (area.y..area.bottom()).zip(answers.iter().take(3)) {
                    self.draw_answer(pen, text, area.x + 2, y, 38, *digit, action, question);
                }
                for (y, (digit, action)) in (area.y..area.bottom()).zip(answers.iter().skip(3)) {
                    self.draw_answer(pen, text, area.x + 40, y, 38, *digit, action, question);
                }
            }
            Pick::YesNo { yes, no } => {
                let money = view.holding(seat).coins;
                for (y, (key, action)) in (area.y..).zip([('y', Some(yes)), ('n', no.as_ref())]) {
                    let mut words = match action {
                        Some(action) => text.action(action, Some(question)),
                        None => text.ui("no-after-all"),
                    };
                    if key == 'y'
                        && let Some(price) = price_of(question, yes)
                    {
                        let left = money.saturating_sub(price);
                        let gaps = [("price", price.into()), ("left", left.into())];
                        words = format!("{words} {}", text.ui_with("money-left", gaps));
                    }
                    pen.put(area.x + 2, y, 1, &key.to_string(), look.key());
                    pen.put(area.x + 4, y, area.width - 4, &words, Style::new());
                }
            }
            Pick::Board { .. } | Pick::Missions { .. } | Pick::Deck => show_hand(None, false),
            Pick::Chip { .. } | Pick::PutBack { .. } => show_hand(None, false),
        }
    }

    #[allow(clippy::too_many_arguments)] // A cell of a table of answers.
    fn draw_answer(
        &self,
        pen: &mut Pen<'_>,
        text: &Text,
        x: u16,
        y: u16,
        width: u16,
        digit: u8,
        action: &crate::engine::Action,
        question: &Question,
    ) {
        let key = pen.look.key();
        pen.put(x, y, 1, &digit.to_string(), key);
        let words = text.action(action, Some(question));
        pen.put(x + 2, y, width.max(60), &words, Style::new());
    }

    /// The last things that happened, oldest first.
    fn draw_log(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect) {
        let from = self.session.len().saturating_sub(usize::from(area.height) + 2);
        let width = usize::from(area.width);
        let story = self.story(shared, from);
        let lines: Vec<String> =
            story.iter().flat_map(|line| wrap(&pen.look.show(line), width)).collect();
        let skip = lines.len().saturating_sub(area.height.into());
        let quiet = pen.look.quiet();
        for (y, line) in (area.y..area.bottom()).zip(lines.iter().skip(skip)) {
            pen.put(area.x, y, area.width, line, quiet);
        }
    }

    /// What is asked now, and how far the answer has come.
    fn prompt(&self, text: &Text, view: &View) -> String {
        match &self.stage {
            Stage::Ask { seat, question, pick } => match pick {
                Pick::Place(placing) if placing.back => {
                    let most = if placing.four { 4 } else { placing.card.strength() };
                    let count = view.holding(*seat).general.min(most);
                    let card = text.influence(placing.card);
                    let gaps = [("card", card.into()), ("count", count.into())];
                    text.ui_with("prompt-take-back", gaps)
                }
                Pick::Place(placing) => {
                    let card = text.influence(placing.card);
                    let left = placing.walk.left();
                    match placing.walk.placement() {
                        None => {
                            let gaps = [("card", card.into()), ("left", left.into())];
                            text.ui_with("prompt-start", gaps)
                        }
                        Some(placement) => {
                            let gaps = [
                                ("card", card.into()),
                                ("placement", text.placement(placement).into()),
                                ("left", left.into()),
                            ];
                            text.ui_with("prompt-place", gaps)
                        }
                    }
                }
                _ => {
                    let decision = crate::engine::Decision { seat: *seat, question: *question };
                    text.question_cited(&decision, &self.names)
                }
            },
            Stage::Line { board, asked } => {
                let letters: Vec<String> =
                    asked.iter().map(|seat| seat.letter().to_lowercase().to_string()).collect();
                let board = text.board_label(*board);
                let gaps = [("board", board.into()), ("letters", letters.join(", ").into())];
                let mut line = text.ui_with("line", gaps);
                if !self.wanting.is_empty() {
                    let names = text.seats(self.wanting, &self.names);
                    line.push(' ');
                    line.push_str(&text.ui_with("line-wanting", [("names", names.into())]));
                }
                line
            }
            Stage::Curtain { seat } => {
                text.ui_with("curtain-turn", [("name", self.names[*seat].into())])
            }
            Stage::Bot { seat } => text.ui_with("bot-thinks", [("name", self.names[*seat].into())]),
            Stage::Over => text.ui("over"),
            Stage::Steps { .. } => String::new(),
        }
    }

    /// What the markers in the making would bring, if their boards were scored now.
    fn preview(&self, text: &Text, view: &View) -> Option<String> {
        let Stage::Ask { seat, pick, .. } = &self.stage else { return None };
        let marks = self.marks();
        let placing = match pick {
            Pick::Place(placing) => !placing.back,
            Pick::Board { .. } => true,
            _ => false,
        };
        let boards = Board::ALL.into_iter().filter(|&board| marks.planned[board] > 0);
        let line = court::outlook_with(text, view, *seat, &marks.planned, boards);
        (placing && !line.is_empty()).then(|| text.ui_with("preview", [("boards", line.into())]))
    }

    /// A refusal, or trouble with a file.
    fn notice_line(&self, text: &Text) -> Option<String> {
        Some(match self.notice.as_ref()? {
            Notice::Refusal(illegal) => text.refusal(illegal),
            Notice::Trouble(words) => words.clone(),
        })
    }
}

fn price_of(question: &Question, yes: &crate::engine::Action) -> Option<u8> {
    match (question, yes) {
        (Question::Bribe { price, .. }, _) => Some(*price),
        (_, crate::engine::Action::PayTwo) => Some(2),
        _ => None,
    }
}

fn turned(before: &Table, after: &Table) -> BoardSet {
    Board::ALL.into_iter().filter(|&b| before.is_flipped(b) != after.is_flipped(b)).collect()
}
