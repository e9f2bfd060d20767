//! What a player is asked, and what each answer means there.

use super::{Names, Text, say};
use crate::engine::{
    Action, Board, Components, Decision, Effect, Influence, Question, Reach, Table, Usage,
};

impl Text {
    /// What a player is asked, by name.
    pub fn question(&self, decision: &Decision, table: &Table, names: &Names) -> String {
        let name = &names[decision.seat];
        match decision.question {
            Question::TradeMarker { late: false } => say!(self, "ask-trade-marker", name = name),
            Question::TradeMarker { late: true } => {
                say!(self, "ask-trade-marker.late", name = name)
            }
            Question::TwoGains => say!(self, "ask-two-gains", name = name),
            Question::StartMarker { mission, board } => say!(
                self,
                "ask-start-marker",
                name = name,
                mission = self.mission(mission),
                board = self.board_label(board)
            ),
            Question::Turn => say!(self, "ask-turn", name = name),
            Question::LastMarker => say!(
                self,
                "ask-last-marker",
                name = name,
                mission = self.rule_title(Effect::LastMarker.rule())
            ),
            Question::Intrigue { board } => {
                say!(self, "ask-intrigue", name = name, board = self.board_label(board))
            }
            Question::WinTie { board } => {
                say!(self, "ask-win-tie", name = name, board = self.board_label(board))
            }
            Question::Bribe { board, price } => say!(
                self,
                "ask-bribe",
                name = name,
                board = self.board_label(board),
                price = price,
                pays = self.rewards(table.pays(board))
            ),
            Question::PlaceMarkers { board, most } => say!(
                self,
                "ask-place-on-five",
                name = name,
                most = most,
                board = self.board_label(board)
            ),
            Question::PlaceAnywhere => say!(self, "ask-place-anywhere", name = name),
            Question::LayOut => say!(self, "ask-lay-out", name = name),
            Question::DrawMission { left, changing } => {
                let id = if changing { "ask-draw-mission-changing" } else { "ask-draw-mission" };
                say!(self, id, name = name, left = left)
            }
            Question::KeepChip => say!(self, "ask-keep-chip", name = name),
            Question::ChangeMissions => say!(self, "ask-change-missions", name = name),
            Question::ChangeChip => say!(self, "ask-change-chip", name = name),
        }
    }

    /// The question with its rule behind it.
    pub fn question_cited(&self, decision: &Decision, table: &Table, names: &Names) -> String {
        self.cited(&self.question(decision, table, names), decision.question.rule())
    }

    /// What an answer means to a question; without one, yes and no stay general.
    pub fn action(&self, action: &Action, question: Option<&Question>) -> String {
        match *action {
            Action::Pass => say!(self, question.map_or("pass", pass_id)),
            Action::Accept => self.acceptance(question),
            Action::Gain { coins } => {
                let id = match coins {
                    0 => "gain-markers",
                    1 => "gain-both",
                    _ => "gain-coins",
                };
                say!(self, id)
            }
            Action::Play { card, usage } => self.play(card, usage),
            Action::PayTwo => say!(self, "pay-two"),
            Action::Exchange { card } => say!(self, "exchange", card = self.influence_one(card)),
            Action::PlaceOn { board } => {
                say!(self, "place-on", board = self.board_label(board))
            }
            Action::PlaceMarkers { count } => {
                // Without a question it can only be the board that it is in print.
                let printed = |board| Components::SHIPPED.pays(board).markers_on();
                let mut targets = Board::ALL.into_iter().filter_map(printed);
                let board = question.and_then(Question::board).or(targets.next().map(|on| on.0));
                let board = board.map(|board| self.board_label(board)).unwrap_or_default();
                say!(self, "place-on-five", count = count, board = board)
            }
            Action::Intrigue { from, count } => {
                say!(self, "play-intrigue", count = count, reserve = self.reserve(from))
            }
            Action::LayOut { mission, pay } => {
                say!(self, "lay-out", mission = self.mission(mission), chips = self.payment(pay))
            }
            Action::ChangeChip { chip } => say!(self, "change-chip", chip = self.chip_one(chip)),
            Action::Draw { tier } => say!(self, "draw", tier = self.tier(tier)),
            Action::Keep { chip } => say!(self, "keep", chip = self.chip_one(chip)),
            Action::PutBack { first, second } => {
                let first = self.mission(first);
                match second {
                    None => say!(self, "put-back-one", first = first),
                    Some(second) => {
                        say!(self, "put-back-two", first = first, second = self.mission(second))
                    }
                }
            }
        }
    }

    fn acceptance(&self, question: Option<&Question>) -> String {
        match question {
            Some(Question::TradeMarker { .. }) => say!(self, "accept-trade-marker"),
            Some(Question::StartMarker { board, .. }) => {
                say!(self, "accept-start-marker", board = self.board_label(*board))
            }
            Some(Question::WinTie { board }) => {
                say!(self, "accept-win-tie", board = self.board_label(*board))
            }
            Some(Question::Bribe { board, price }) => {
                say!(self, "accept-bribe", board = self.board_label(*board), price = *price)
            }
            _ => say!(self, "accept"),
        }
    }

    fn play(&self, card: Influence, usage: Usage) -> String {
        let face = self.influence(card);
        let four = || self.rule_title(Effect::FourMarkers.rule());
        match usage {
            Usage::Place(placement) => {
                say!(self, "play-place", card = face, placement = self.placement(placement))
            }
            Usage::TakeBack => {
                say!(self, "play-take-back", card = face, count = card.strength())
            }
            Usage::PlaceFour(placement) => say!(
                self,
                "play-place-four",
                card = face,
                mission = four(),
                placement = self.placement(placement)
            ),
            Usage::TakeBackFour => {
                say!(
                    self,
                    "play-take-back-four",
                    card = face,
                    mission = four(),
                    count = Reach::FOUR.most
                )
            }
        }
    }
}

const fn pass_id(question: &Question) -> &'static str {
    match question {
        Question::TradeMarker { .. } => "pass-trade-marker",
        Question::StartMarker { .. } => "pass-start-marker",
        Question::LastMarker => "pass-last-marker",
        Question::Intrigue { .. } => "pass-intrigue",
        Question::WinTie { .. } => "pass-win-tie",
        Question::Bribe { .. } => "pass-bribe",
        Question::PlaceAnywhere => "pass-place-anywhere",
        Question::LayOut => "pass-lay-out",
        Question::ChangeMissions => "pass-change-missions",
        Question::ChangeChip => "pass-change-chip",
        // These cannot be passed.
        Question::TwoGains
        | Question::Turn
        | Question::PlaceMarkers { .. }
        | Question::DrawMission { .. }
        | Question::KeepChip => "pass",
    }
}
