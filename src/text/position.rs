//! A whole position in plain lines: the court, what each player has, what is left to draw, and the
//! question. Everything is told, secrets too: it is for playtesters who made the position.

use super::{Names, Text, say};
use crate::engine::{Board, Event, Game, Rule, Seat, Side, Tier, What};

impl Text {
    /// The position, line by line.
    pub fn position(&self, game: &Game, names: &Names) -> Vec<String> {
        let mut lines = vec![self.position_head(game, names), String::new()];
        lines.extend(Board::ALL.map(|board| self.position_board(game, board, names)));
        lines.push(String::new());
        for seat in game.seats() {
            self.position_seat(game, seat, names, &mut lines);
        }
        lines.push(String::new());
        let centre = self.list(game.centre().cards().map(|card| self.influence(card)));
        if !centre.is_empty() {
            lines.push(say!(self, "position-centre", list = centre));
        }
        let piles = game.piles();
        lines.push(say!(
            self,
            "position-piles",
            influence = piles.influence,
            intrigue = piles.intrigue,
            light = piles.of(Tier::Light),
            medium = piles.of(Tier::Medium),
            dark = piles.of(Tier::Dark),
            shields = piles.shields
        ));
        self.position_end(game, names, &mut lines);
        lines
    }

    fn position_head(&self, game: &Game, names: &Names) -> String {
        let louis = match game.louis() {
            Some(board) => say!(self, "position-louis", board = self.board_label(board)),
            None => say!(self, "position-no-louis"),
        };
        say!(
            self,
            "position-head",
            round = game.round(),
            phase = self.phase(game.phase()),
            name = &names[game.start()],
            louis = louis
        )
    }

    /// Number, name, condition and markers, in columns.
    fn position_board(&self, game: &Game, board: Board, names: &Names) -> String {
        let counts = game.markers(board);
        let there = Side::ALL.into_iter().filter(|&side| counts[side] > 0);
        let there: Vec<String> = there
            .map(|side| format!("{} {}", self.side_short(side, names), counts[side]))
            .collect();
        let mut notes = there.join(", ");
        if game.is_flipped(board) {
            notes = format!("{notes} [{}]", say!(self, "position-back"));
        }
        let (number, name) = (board.number(), self.board(board));
        let condition = self.condition(game.condition(board));
        format!("{number:>2} {name:<14} {condition:<12} {}", notes.trim()).trim_end().to_owned()
    }

    fn position_seat(&self, game: &Game, seat: Seat, names: &Names, lines: &mut Vec<String>) {
        let (holding, secret) = (game.holding(seat), game.secret(seat));
        lines.push(say!(
            self,
            "position-seat",
            name = &names[seat],
            coins = holding.coins,
            personal = holding.personal,
            general = holding.general
        ));
        let cost = |mission| self.cost(game.components().cost(mission));
        let in_hand = secret.missions.iter().map(|mission| {
            let title = self.mission(mission);
            say!(self, "position-mission", mission = title, cost = cost(mission))
        });
        let parts = [
            ("chips", self.list(holding.chips.iter().map(|chip| self.chip(chip)))),
            ("laid", self.list(holding.laid.iter().map(|mission| self.mission(mission)))),
            ("missions", self.list(in_hand)),
            ("influence", self.list(secret.influence.cards().map(|card| self.influence(card)))),
            ("intrigue", self.list(secret.intrigue.iter().map(|board| self.board_label(board)))),
        ];
        for (part, list) in parts.into_iter().filter(|(_, list)| !list.is_empty()) {
            let line = say!(self, format!("position-{part}"), list = list);
            lines.push(format!("  {line}"));
        }
        if !secret.shields.is_empty() {
            let line = say!(self, "position-shields", list = self.shields(&secret.shields));
            lines.push(format!("  {line}"));
        }
    }

    /// The question, or the result.
    fn position_end(&self, game: &Game, names: &Names, lines: &mut Vec<String>) {
        if let Some(decision) = game.decision() {
            lines.push(self.question_cited(&decision, game, names));
        }
        if let Some(outcome) = game.outcome() {
            for seat in game.seats() {
                let score = outcome.tallies[seat].total;
                lines.push(say!(self, "position-score", name = &names[seat], score = score));
            }
            let won = What::Won { seats: outcome.winners };
            lines.push(self.event(&Event { rule: Rule::WIN, what: won }, names));
        }
    }
}
