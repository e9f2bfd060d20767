//! The court, the players, hands, missions, scores and events as lines.

use super::Plain;
use crate::engine::{Board, Mission, Outcome, Seat, Side, Tier};
use crate::session::Happened;
use crate::text::goes_without_saying;

impl<R, W> Plain<R, W> {
    /// What happened, as somebody saw it, with the rules.
    pub(super) fn sentences(&self, steps: &[Happened], viewer: Option<Seat>) -> Vec<String> {
        let told = steps.iter().filter(|step| !goes_without_saying(&step.event));
        told.map(|step| self.text.event_cited(&step.event.seen_by(viewer), &self.names)).collect()
    }

    /// The court, what lies before the players, and what is left to draw.
    pub(super) fn court_lines(&self) -> Vec<String> {
        let (text, view) = (&self.text, self.session().game().view(None));
        let phase = text.phase(view.phase());
        let gaps = [
            ("round", view.round().into()),
            ("of", view.components().rounds().into()),
            ("phase", phase.into()),
            ("name", self.names[view.start()].into()),
        ];
        let mut lines = vec![text.ui_with("plain-head", gaps)];
        lines.extend(Board::ALL.map(|board| self.board_line(board)));
        for seat in view.seats() {
            lines.extend(self.player_lines(seat));
        }
        if view.players() == 2 {
            let gaps = [("count", view.neutral().into())];
            lines.push(text.ui_with("plain-neutral", gaps));
        }
        let centre = text.list(view.centre().cards().map(|card| text.influence(card)));
        if !centre.is_empty() {
            lines.push(text.ui_with("plain-centre", [("cards", centre.into())]));
        }
        let piles = view.piles();
        let gaps = [
            ("influence", piles.influence.into()),
            ("intrigue", piles.intrigue.into()),
            ("light", piles.of(Tier::Light).into()),
            ("medium", piles.of(Tier::Medium).into()),
            ("dark", piles.of(Tier::Dark).into()),
            ("shields", piles.shields.into()),
        ];
        lines.push(text.ui_with("plain-piles", gaps));
        lines
    }

    fn board_line(&self, board: Board) -> String {
        let (text, game) = (&self.text, self.session().game());
        let counts = game.markers(board);
        let there = Side::ALL.into_iter().filter(|&side| counts[side] > 0).map(|side| {
            let name = text.side_short(side, &self.names);
            text.ui_with("plain-there", [("name", name.into()), ("count", counts[side].into())])
        });
        let mut there = text.list(there);
        if there.is_empty() {
            there = text.ui("plain-board-empty");
        }
        let louis = game.louis() == Some(board);
        let louis = if louis { text.ui("plain-board-louis") } else { String::new() };
        let gaps = [
            ("board", text.board_label(board).into()),
            ("condition", text.condition(game.condition(board)).into()),
            ("pays", text.rewards(game.pays(board)).into()),
            ("there", there.into()),
            ("louis", louis.into()),
        ];
        text.ui_with("plain-board", gaps)
    }

    fn player_lines(&self, seat: Seat) -> Vec<String> {
        let (text, view) = (&self.text, self.session().game().view(None));
        let (holding, counts) = (view.holding(seat), view.counts(seat));
        let gaps = [
            ("name", self.names[seat].into()),
            ("coins", holding.coins.into()),
            ("personal", holding.personal.into()),
            ("general", holding.general.into()),
            ("chips", text.chips(holding.chips).into()),
        ];
        let mut lines = vec![text.ui_with("plain-player", gaps)];
        let [light, medium, dark] = counts.missions;
        let gaps = [
            ("influence", counts.influence.into()),
            ("intrigue", counts.intrigue.into()),
            ("light", light.into()),
            ("medium", medium.into()),
            ("dark", dark.into()),
            ("shields", counts.shields.into()),
        ];
        lines.push(format!("  {}", text.ui_with("plain-player-cards", gaps)));
        let laid = text.list(holding.laid.iter().map(|mission| text.mission(mission)));
        if !laid.is_empty() {
            let gaps = [("missions", laid.into())];
            lines.push(format!("  {}", text.ui_with("plain-player-laid", gaps)));
        }
        lines
    }

    /// A player's own cards. Only for their own eyes.
    pub(super) fn hand_lines(&self, seat: Seat) -> Vec<String> {
        let (text, view) = (&self.text, self.session().game().view(Some(seat)));
        let Some(own) = view.own() else { return Vec::new() };
        let or_none = |words: String| if words.is_empty() { text.ui("none") } else { words };
        let cards = or_none(text.list(own.influence.cards().map(|card| text.influence(card))));
        let intrigue = or_none(text.list(own.intrigue.iter().map(|board| text.board_label(board))));
        let mut lines = vec![
            text.ui_with("plain-hand", [("name", self.names[seat].into())]),
            text.ui_with("plain-hand-influence", [("cards", cards.into())]),
            text.ui_with("plain-hand-intrigue", [("cards", intrigue.into())]),
            text.ui_with("plain-hand-shields", [("shields", text.shields(&own.shields).into())]),
        ];
        lines.extend(own.missions.iter().flat_map(|mission| self.own_mission(seat, mission)));
        lines
    }

    /// A mission: its cost, and what it does.
    pub(super) fn mission_line(&self, mission: Mission) -> String {
        let text = &self.text;
        let cost = self.session().game().components().cost(mission);
        let gaps = [
            ("mission", text.mission(mission).into()),
            ("tier", text.tier(mission.tier()).into()),
            ("cost", text.cost(cost).into()),
            ("does", text.mission_does(mission).into()),
        ];
        text.ui_with("plain-hand-mission", gaps)
    }

    fn own_mission(&self, seat: Seat, mission: Mission) -> Vec<String> {
        let (text, game) = (&self.text, self.session().game());
        let mut lines = vec![self.mission_line(mission)];
        if game.payments(seat, mission).next().is_some() {
            lines.push(text.ui("plain-mission-payable"));
        }
        lines
    }

    /// The missions laid out, and the player's own while they have the keyboard.
    pub(super) fn mission_lines(&self) -> Vec<String> {
        let (text, game) = (&self.text, self.session().game());
        let mut lines = Vec::new();
        for seat in game.seats() {
            for mission in game.holding(seat).laid.iter() {
                let gaps = [
                    ("name", self.names[seat].into()),
                    ("mission", text.mission(mission).into()),
                    ("does", text.mission_does(mission).into()),
                ];
                lines.push(text.ui_with("plain-laid", gaps));
            }
        }
        if lines.is_empty() {
            lines.push(text.ui("plain-none-laid"));
        }
        if let Some(seat) = self.host.viewer() {
            let view = game.view(Some(seat));
            let own = view.own().into_iter().flat_map(|own| own.missions.iter());
            lines.extend(own.flat_map(|mission| self.own_mission(seat, mission)));
        }
        lines
    }

    /// What everybody can count.
    pub(super) fn score_lines(&self) -> Vec<String> {
        let mut lines = vec![self.text.ui("scores-intro")];
        for score in self.text.scores_so_far(&self.session().game().view(None), &self.names) {
            lines.push(score.total);
            lines.extend(score.parts.into_iter().map(|part| format!("  {part}")));
        }
        lines
    }

    /// The score by category, player by player.
    pub(super) fn result_lines(&self) -> Vec<String> {
        let view = self.session().game().view(None);
        match view.outcome() {
            Some(outcome) => view.seats().map(|seat| self.result_line(outcome, seat)).collect(),
            None => Vec::new(),
        }
    }

    fn result_line(&self, outcome: &Outcome, seat: Seat) -> String {
        let values = self.session().game().components();
        let parts = self.text.tally(&outcome.tallies[seat], values).map(|(part, count)| {
            let gaps = [("count", count.into()), ("part", part.into())];
            self.text.ui_with("plain-score-part", gaps)
        });
        let parts = self.text.list(parts);
        self.text
            .ui_with("plain-score", [("name", self.names[seat].into()), ("parts", parts.into())])
    }
}
