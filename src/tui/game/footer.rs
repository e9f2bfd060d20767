//! Which keys do something just now, and how the footer names them.

use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::overlay::Overlay;
use super::pick::{ChipFor, Pick};
use super::{GameTable, Notice, Stage};
use crate::engine::{Action, Chip, Effect, Mission, Question, Seat, Tier};
use crate::session::Undo;
use crate::text::Text;
use crate::tui::key_line::KeyLine;
use crate::tui::keys::Verb;
use crate::tui::pen::Pen;
use crate::tui::scene::{Scene, Shared};
use crate::tui::theme::Look;
use crate::tui::widgets::board_key;

impl GameTable {
    /// The keys that work now, from the key table.
    pub(super) fn draw_footer(&self, pen: &mut Pen<'_>, area: Rect, text: &Text) {
        pen.clear(Rect { y: area.bottom().saturating_sub(1), height: 1, ..area });
        self.keys(pen.look, text).render(area, pen.buffer);
    }

    /// The keys that do something on a screen of this size.
    pub(super) fn keys_in(&self, shared: &Shared, area: Rect) -> KeyLine {
        let Some(Overlay::Page { page, .. }) = self.overlays.last() else {
            return self.keys(shared.look, &shared.text);
        };
        let game = (self.session(), &self.names);
        let works = |verb| verb != Verb::Leave && page.works(verb, game, shared, area);
        KeyLine::new(shared.look, self.mode(), &shared.text, works)
    }

    fn keys(&self, look: Look, text: &Text) -> KeyLine {
        // Why not is asked where something has just been refused.
        let refused = matches!(self.notice, Some(Notice::Refusal(_) | Notice::NotPayable(_)));
        let works = |verb| match verb {
            Verb::Leave => false,
            Verb::WhyNot => refused,
            _ => self.would_work(verb),
        };
        let does = |verb| self.does(text, verb);
        let line = KeyLine::named(look, self.mode(), text, works, |verb| self.keys_of(verb), does);
        let rereads = self.guide.as_ref().is_some_and(|guide| guide.rereads);
        match rereads && self.overlays.is_empty() && self.is_untouched() {
            true => line.with_way_back(text, &text.ui("key-reread")),
            false => line,
        }
    }

    /// What a key does just now, where more can be said than its name.
    fn does(&self, text: &Text, verb: Verb) -> Option<String> {
        match (verb, &self.stage) {
            (Verb::Next, Stage::Leaves { leaves, at, .. }) if self.overlays.is_empty() => {
                let board = leaves.get(at + 1)?.focus()?;
                Some(text.ui_with("key-on-board", [("board", board.number().into())]))
            }
            // Those who want to be asked are asked now.
            (Verb::Confirm, _) if self.line().is_some_and(|line| !line.wanting.is_empty()) => {
                Some(text.ui("key-ask-now"))
            }
            // The result has been seen.
            (Verb::Confirm, Stage::Over) if self.recent.is_none() && self.overlays.is_empty() => {
                Some(text.ui("key-result-again"))
            }
            (Verb::Hint, _) if self.guide.as_ref().is_some_and(|guide| guide.keys) => {
                Some(text.ui("key-keys"))
            }
            (Verb::Yes, Stage::Ask { question: Question::Bribe { price, .. }, .. })
                if self.overlays.is_empty() =>
            {
                Some(text.ui_with("key-bribe", [("price", (*price).into())]))
            }
            (Verb::TakeBack, Stage::Ask { pick: Pick::Place(placing), .. }) if placing.back => {
                Some(text.ui("key-place-instead"))
            }
            _ => None,
        }
    }

    /// Whether a key of the mode would do something; the footer leaves the others out.
    pub(super) fn would_work(&self, verb: Verb) -> bool {
        if matches!(verb, Verb::Letter | Verb::Digit) && self.keys_of(verb).as_deref() == Some("") {
            return false;
        }
        match self.overlays.last() {
            Some(Overlay::Page { page, .. }) => {
                return match verb {
                    Verb::Left | Verb::Right | Verb::Board => page.turns(),
                    Verb::Rules => page.rule().is_some(),
                    _ => true,
                };
            }
            Some(Overlay::Sheet { seat, .. }) => {
                return match verb {
                    Verb::Peek => self.lone().is_none(),
                    Verb::Order => self.may_order(*seat),
                    Verb::Hide => self.host.hides(),
                    Verb::Hint => self.may_hint(*seat),
                    _ => true,
                };
            }
            Some(Overlay::Told { .. }) => {
                return !matches!(verb, Verb::Peek | Verb::Order | Verb::Hide);
            }
            Some(Overlay::Rules(reader)) => return reader.works(verb),
            Some(_) => return true,
            None => {}
        }
        let game = self.session().game();
        let seat = match self.stage {
            Stage::Ask { seat, .. } => seat,
            _ => Seat::A,
        };
        let ready = |effect| !game.ready(seat, effect).is_empty();
        match (verb, self.pick()) {
            (Verb::Undo | Verb::Redo, _) if self.guide.is_some() => false,
            (Verb::Hint, _) if self.guide.is_some() => self.is_helped(),
            (Verb::Teach, _) => self.guide.is_none() && matches!(self.stage, Stage::Ask { .. }),
            (Verb::LookBack | Verb::Position | Verb::Report, _) if self.guide.is_some() => false,
            // Each page of a lesson may have something said beside it.
            (Verb::RunOn, _) if self.guide.is_some() => false,
            (Verb::Undo, Some(pick)) if pick.is_begun() => true,
            (Verb::Board | Verb::Put, Some(Pick::Place(_))) => !self.open_boards().is_empty(),
            (Verb::Scores, _) => !matches!(self.stage, Stage::Over),
            (Verb::Undo, _) => match self.host.can_undo() {
                Undo::Nothing => false,
                Undo::Free => true,
                Undo::NeedsAgreement => !self.would_take_from_others(),
            },
            (Verb::Hide, _) => self.host.hides() && self.viewer().is_some(),
            (Verb::Next, _) => match &self.stage {
                Stage::Bot { mind, .. } => mind.is_some(),
                _ => true,
            },
            (Verb::Hint, _) => match &self.stage {
                Stage::Ask { seat, .. } => self.viewer() == Some(*seat),
                _ => false,
            },
            (Verb::Redo, _) => self.session().can_redo(),
            (Verb::Earlier, _) => matches!(self.stage, Stage::Leaves { at, .. } if at > 0),
            (Verb::TakeBack, _) => game.holding(seat).personal > 0,
            (Verb::Four, _) => ready(Effect::FourMarkers),
            (Verb::Exchange, _) => ready(Effect::ChangeCard),
            (Verb::PayTwo, _) => self.session().check(&Action::PayTwo).is_ok(),
            (Verb::ChangeChip, _) => Chip::ALL
                .into_iter()
                .any(|chip| self.session().check(&Action::ChangeChip { chip }).is_ok()),
            (Verb::Confirm, Some(Pick::Card { at, .. })) => at.is_some(),
            (Verb::Confirm, Some(Pick::YesNo { .. })) => false,
            (Verb::Confirm, Some(Pick::Place(placing))) => {
                placing.back || placing.walk.placement().is_some()
            }
            (Verb::Confirm, Some(Pick::Count { answers })) => answers.len() == 1,
            (Verb::Confirm, Some(Pick::Board { chosen })) => chosen.is_some(),
            (Verb::Confirm, Some(Pick::Missions { hand, at, .. })) => {
                let chosen = at.and_then(|at| hand.get(at));
                chosen.is_some_and(|&mission| game.payments(seat, mission).next().is_some())
            }
            (Verb::Confirm, Some(Pick::PutBack { chosen, .. })) => !chosen.is_empty(),
            (Verb::Confirm, Some(Pick::Chip { at, .. })) => at.is_some(),
            (Verb::Done, Some(Pick::Chip { purpose, .. })) => *purpose != ChipFor::Keep,
            // A lesson asks board by board.
            (Verb::Done, None) => self.guide.is_none(),
            (Verb::Confirm, _) => !matches!(self.stage, Stage::Bot { .. }),
            _ => true,
        }
    }

    /// The letters or digits that choose something just now; `None` for all of them.
    pub(super) fn keys_of(&self, verb: Verb) -> Option<String> {
        let people = || self.session().game().seats().filter(|&seat| self.is_person(seat));
        let letter = |seat: Seat| seat.letter().to_ascii_lowercase().to_string();
        match (verb, self.overlays.last(), &self.stage, self.pick()) {
            (Verb::Letter, Some(Overlay::PeekWho), ..) => Some(listed(people().map(letter))),
            (Verb::Digit, Some(Overlay::Hint { mind, .. }), ..) => {
                let named = super::hint::named(mind).len();
                Some(listed((1..=named).map(|number| number.to_string())))
            }
            (_, Some(_), ..) => None,
            (Verb::Letter, _, Stage::Intrigue | Stage::Leaves { .. }, _) => {
                self.line().map(|line| listed(line.asked.iter().map(letter)))
            }
            (Verb::Letter, .., Some(Pick::Card { .. })) => {
                let held = ('a'..).zip(self.slots()).filter(|(_, card)| card.is_some());
                // The key of a lit board chooses its card.
                let boards: Vec<char> = self.open_boards().iter().map(board_key).collect();
                let keys = listed(held.map(|(letter, _)| letter.to_string()));
                Some(format!("{keys} {}", in_runs(&boards)).trim_end().to_owned())
            }
            (Verb::Letter, .., Some(Pick::Missions { hand, .. })) => {
                let (game, seat) = (self.session().game(), self.active()?);
                let can = |&(_, &mission): &(char, &Mission)| {
                    game.payments(seat, mission).next().is_some()
                };
                let payable = ('a'..).zip(hand).filter(can);
                Some(listed(payable.map(|(letter, _)| letter.to_string())))
            }
            (Verb::Digit | Verb::Letter, .., Some(Pick::Count { answers })) => {
                let own = |key: &char| key.is_ascii_digit() == (verb == Verb::Digit);
                let keys = answers.iter().map(|(key, _)| *key).filter(own);
                Some(listed(keys.map(|key| key.to_string())))
            }
            (Verb::Letter, .., Some(pick)) => Some(letters(match pick {
                Pick::PutBack { hand, .. } => hand.len(),
                Pick::Chip { chips, .. } => chips.len(),
                _ => return None,
            })),
            // The boards that are lit.
            (Verb::Board, .., Some(Pick::Place(_) | Pick::Board { .. })) => {
                let keys = self.open_boards().iter().map(board_key);
                Some(in_runs(&keys.collect::<Vec<_>>()))
            }
            (Verb::Digit, .., Some(Pick::Missions { hand, at, .. })) => {
                let game = self.session().game();
                let seat = self.active()?;
                let mission = at.and_then(|at| hand.get(at).copied());
                let ways = mission.map_or(0, |mission| game.payments(seat, mission).count());
                let keys = (1..=ways).map(|number| number.to_string());
                Some(if ways > 1 { listed(keys) } else { String::new() })
            }
            (Verb::Digit, .., Some(Pick::Deck)) => {
                let piles = self.session().game().piles();
                let open = (1..).zip(Tier::ALL).filter(|&(_, tier)| piles.of(tier) > 0);
                Some(listed(open.map(|(number, _)| number.to_string())))
            }
            _ => None,
        }
    }
}

fn letters(count: usize) -> String {
    listed((b'a'..=b'z').take(count).map(|letter| char::from(letter).to_string()))
}

/// Keys of boards: "1-7 9 y".
fn in_runs(keys: &[char]) -> String {
    let runs = keys.chunk_by(|&one, &next| one.is_ascii_digit() && next as u32 == one as u32 + 1);
    let runs: Vec<String> = runs.map(|run| listed(run.iter().map(char::to_string))).collect();
    runs.join(" ")
}

/// Keys in a row: "a-e", "a c".
fn listed(keys: impl Iterator<Item = String>) -> String {
    let keys: Vec<String> = keys.collect();
    let signs: Vec<u8> = keys.iter().filter_map(|key| key.bytes().next()).collect();
    let in_a_row = signs.windows(2).all(|pair| pair[1] == pair[0] + 1);
    match (keys.first(), keys.last()) {
        (Some(first), Some(last)) if in_a_row && keys.len() > 2 => format!("{first}-{last}"),
        _ => keys.join(" "),
    }
}
