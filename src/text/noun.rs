//! Names of things: boards, cards, conditions, places, players.

use std::ops::Index;

use super::{Text, say};
use crate::engine::{
    Board, Chip, Chips, Components, Condition, Cost, Effect, Influence, Mission, Payment, Phase,
    Placement, Reserve, Reward, Rewards, Seat, SeatSet, Seats, Shield, Shields, Side, Tally, Tier,
};

/// What the players are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(pub Seats<String>);

impl Names {
    /// Everybody is called by the letter of their seat.
    pub fn letters() -> Self {
        Self(Seats::from_fn(|seat| seat.letter().to_string()))
    }
}

impl Default for Names {
    fn default() -> Self {
        Self::letters()
    }
}

impl Index<Seat> for Names {
    type Output = str;
    fn index(&self, seat: Seat) -> &str {
        &self.0[seat]
    }
}

impl Text {
    /// "Anna, Bruno and Carla"; nothing for nothing.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else {
            return String::new();
        };
        let more = |first, last: String| say!(self, "list-more", first = first, last = last);
        match items.into_iter().reduce(more) {
            Some(first) => say!(self, "list-pair", first = first, last = last),
            None => last,
        }
    }

    /// The players of a set, as a list; "nobody" if there is none.
    pub fn seats(&self, seats: SeatSet, names: &Names) -> String {
        if seats.is_empty() {
            return say!(self, "nobody");
        }
        self.list(seats.iter().map(|seat| names[seat].to_owned()))
    }

    /// A player, or "the neutral side".
    pub fn side(&self, side: Side, names: &Names) -> String {
        match side {
            Side::Seat(seat) => names[seat].to_owned(),
            Side::Neutral => say!(self, "side-neutral"),
        }
    }

    /// A player, or "neutral", for counts and columns.
    pub fn side_short(&self, side: Side, names: &Names) -> String {
        match side {
            Side::Seat(seat) => names[seat].to_owned(),
            Side::Neutral => say!(self, "side-neutral.short"),
        }
    }

    /// The name that people know: "Montespan".
    pub fn board(&self, board: Board) -> String {
        say!(self, format!("board-{board}"))
    }

    /// The whole name: "Françoise de Maintenon".
    pub fn board_full(&self, board: Board) -> String {
        say!(self, format!("board-{board}.full"))
    }

    /// Number and name: "5 Montespan".
    pub fn board_label(&self, board: Board) -> String {
        say!(self, "board-label", number = board.number(), name = self.board(board))
    }

    /// What a board pays (R6.10): "a shield and an intrigue card". Markers come after the rest, one
    /// thing after the other.
    pub fn rewards(&self, rewards: Rewards) -> String {
        let (goods, markers): (Vec<Reward>, Vec<Reward>) = rewards.parts().partition(|part| {
            !matches!(
                part,
                Reward::MarkersOn { .. } | Reward::MarkersBack(_) | Reward::MarkerAnywhere
            )
        });
        let goods =
            (!goods.is_empty()).then(|| self.list(goods.into_iter().map(|part| self.reward(part))));
        let parts = goods.into_iter().chain(markers.into_iter().map(|part| self.reward(part)));
        let then =
            |first: String, next: String| say!(self, "reward-then", first = first, next = next);
        parts.reduce(then).unwrap_or_default()
    }

    fn reward(&self, reward: Reward) -> String {
        match reward {
            Reward::Chip(chip) => self.chip_one(chip),
            Reward::Coins(count) => say!(self, "reward-coins", count = count),
            Reward::Shields(count) => say!(self, "reward-shields", count = count),
            Reward::Influence => say!(self, "reward-influence"),
            Reward::Intrigue => say!(self, "reward-intrigue"),
            Reward::MarkersOn { board, most } => {
                say!(self, "reward-markers-on", count = most, board = board.number())
            }
            Reward::MarkersBack(count) => say!(self, "reward-markers-back", count = count),
            Reward::MarkerAnywhere => say!(self, "reward-marker-anywhere"),
        }
    }

    /// A condition in short: "money 3", "first place", "3 markers".
    pub fn condition(&self, condition: Condition) -> String {
        self.condition_form(condition, "")
    }

    /// A condition with what it means.
    pub fn condition_full(&self, condition: Condition) -> String {
        self.condition_form(condition, ".full")
    }

    fn condition_form(&self, condition: Condition, form: &str) -> String {
        match condition {
            Condition::Money(price) => {
                say!(self, format!("condition-money{form}"), price = price)
            }
            Condition::FirstPlace => say!(self, format!("condition-first-place{form}")),
            Condition::Markers(count) => {
                say!(self, format!("condition-markers{form}"), count = count)
            }
        }
    }

    /// A chip: "sceptre".
    pub fn chip(&self, chip: Chip) -> String {
        say!(self, chip_id(chip))
    }

    /// A chip with its article: "a sceptre".
    pub fn chip_one(&self, chip: Chip) -> String {
        say!(self, format!("{}.one", chip_id(chip)))
    }

    /// Some chips: "2 sceptres and 1 crown"; "no chips".
    pub fn chips(&self, chips: Chips) -> String {
        if chips.is_empty() {
            return say!(self, "chips-none");
        }
        self.list(chips.kinds().map(|chip| self.chip_count(chip, chips.count(chip))))
    }

    /// So many chips of one kind: "2 sceptres".
    pub fn chip_count(&self, chip: Chip, count: u8) -> String {
        say!(self, format!("{}.count", chip_id(chip)), count = count)
    }

    /// The two chips that pay for a mission: "a letter and a ring"; "2 crowns".
    pub fn payment(&self, pay: Payment) -> String {
        match pay.chips() {
            [one, other] if one == other => self.chips(pay.chips().into_iter().collect()),
            both => self.list(both.into_iter().map(|chip| self.chip_one(chip))),
        }
    }

    /// The chips shown on a mission: "sceptre + any chip".
    pub fn cost(&self, cost: Cost) -> String {
        let first = self.chip(cost.first);
        let second = match cost.second {
            Some(chip) => self.chip(chip),
            None => say!(self, "cost.any"),
        };
        say!(self, "cost", first = first, second = second)
    }

    /// A kind of shield: "lily"; `None` is a plain one (R1.9).
    pub fn shield(&self, kind: Option<Shield>) -> String {
        say!(self, shield_id(kind))
    }

    /// So many shields of a kind: "2 lilies".
    pub fn shield_count(&self, kind: Option<Shield>, count: u8) -> String {
        say!(self, format!("{}.count", shield_id(kind)), count = count)
    }

    /// Some shields, kind by kind: "2 lilies and 1 ship".
    pub fn shields(&self, shields: &Shields) -> String {
        let count =
            |kind: Option<Shield>, count: u8| (count > 0).then(|| self.shield_count(kind, count));
        let mut items: Vec<String> = Shield::ALL
            .into_iter()
            .filter_map(|kind| count(Some(kind), shields.count(kind)))
            .chain(count(None, shields.plain()))
            .collect();
        if shields.unseen() > 0 {
            items.push(say!(self, "shields-unseen", count = shields.unseen()));
        }
        if items.is_empty() {
            return say!(self, "shields-none");
        }
        self.list(items)
    }

    /// A deck of missions: "light".
    pub fn tier(&self, tier: Tier) -> String {
        self.tier_form(tier, "")
    }

    /// The same before several missions.
    pub(super) fn tier_many(&self, tier: Tier) -> String {
        self.tier_form(tier, ".many")
    }

    fn tier_form(&self, tier: Tier, form: &str) -> String {
        let id = match tier {
            Tier::Light => "tier-light",
            Tier::Medium => "tier-medium",
            Tier::Dark => "tier-dark",
        };
        say!(self, format!("{id}{form}"))
    }

    /// A phase: "supply".
    pub fn phase(&self, phase: Phase) -> String {
        say!(self, format!("phase-{}", phase_key(phase)))
    }

    /// An influence card: "6 Condé" or "joker".
    pub fn influence(&self, card: Influence) -> String {
        self.influence_form(card, "")
    }

    /// An influence card in a sentence: "the card 6 Condé" or "a joker".
    pub fn influence_one(&self, card: Influence) -> String {
        self.influence_form(card, ".one")
    }

    fn influence_form(&self, card: Influence, form: &str) -> String {
        match card {
            Influence::Character(board) => {
                let id = format!("influence-character{form}");
                say!(self, id, number = board.number(), name = self.board(board))
            }
            Influence::Joker => say!(self, format!("influence-joker{form}")),
        }
    }

    /// A number with so many digits after the point, or after what the language has for it.
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        format!("{value:.digits$}").replace('.', &say!(self, "decimal-sign"))
    }

    /// A number with its sign in front.
    pub fn signed(&self, value: f64, digits: usize) -> String {
        let words = self.decimal(value.abs(), digits);
        let nothing = words.chars().all(|sign| !sign.is_ascii_digit() || sign == '0');
        let sign = if value < 0.0 && !nothing { "-" } else { "+" };
        format!("{sign}{words}")
    }

    /// A share of one as a percentage.
    pub fn percent(&self, share: f64) -> String {
        say!(self, "percent", number = self.decimal(100.0 * share, 1))
    }

    /// The title of a mission: "One marker back".
    pub fn mission(&self, mission: Mission) -> String {
        match mission.effect() {
            Effect::MarkerOn(board) => {
                say!(self, "mission-marker-on.title", board = self.board_label(board))
            }
            effect => self.rule_title(effect.rule()),
        }
    }

    /// What a mission does, in a sentence.
    pub fn mission_does(&self, mission: Mission) -> String {
        let effect = mission.effect();
        match effect {
            Effect::MarkerOn(board) => {
                say!(self, effect_id(effect), board = self.board_label(board))
            }
            _ => say!(self, effect_id(effect)),
        }
    }

    /// The same in a line or two.
    pub fn mission_brief(&self, mission: Mission) -> String {
        let effect = mission.effect();
        let id = effect_id(effect).replacen("mission", "brief", 1);
        match effect {
            Effect::MarkerOn(board) => say!(self, id, board = self.board_label(board)),
            _ => say!(self, id),
        }
    }

    /// A reserve: "general reserve".
    pub fn reserve(&self, reserve: Reserve) -> String {
        match reserve {
            Reserve::General => say!(self, "reserve-general"),
            Reserve::Personal => say!(self, "reserve-personal"),
        }
    }

    /// A placement: "2 on 6 Condé and 1 on 1 Anne".
    pub fn placement(&self, placement: Placement) -> String {
        let mut boards: Vec<Board> = placement.boards().collect();
        boards.dedup();
        self.list(boards.into_iter().map(|board| {
            say!(self, "placement", count = placement.on(board), board = self.board_label(board))
        }))
    }

    /// A score, part by part with a name for each: what makes the total, the total, and the
    /// reserve that breaks ties (R7.3 to R7.5).
    pub fn tally(&self, tally: &Tally, values: &Components) -> [(String, u16); 10] {
        let worth = self.worth(values);
        [
            ("tally-shields", tally.shields.into()),
            ("tally-influence", tally.influence.into()),
            ("tally-intrigue", tally.intrigue.into()),
            ("tally-chips", tally.chips.into()),
            ("tally-markers", tally.markers.into()),
            ("tally-coins", tally.coins.into()),
            ("tally-majorities", tally.majorities.into()),
            ("tally-missions", tally.points),
            ("tally-total", tally.total),
            ("tally-reserve", tally.reserve.into()),
        ]
        .map(|(id, value)| (say!(self, id, points = &*worth), value))
    }
}

/// The part of a message name that stands for a phase.
pub(super) const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Supply => "supply",
        Phase::Influence => "influence",
        Phase::Scoring => "scoring",
        Phase::Missions => "missions",
        Phase::Over => "over",
    }
}

const fn chip_id(chip: Chip) -> &'static str {
    match chip {
        Chip::Sceptre => "chip-sceptre",
        Chip::Letter => "chip-letter",
        Chip::Ring => "chip-ring",
        Chip::Helmet => "chip-helmet",
        Chip::Crown => "chip-crown",
    }
}

const fn shield_id(kind: Option<Shield>) -> &'static str {
    match kind {
        Some(Shield::Lily) => "shield-lily",
        Some(Shield::Sun) => "shield-sun",
        Some(Shield::Lion) => "shield-lion",
        Some(Shield::Eagle) => "shield-eagle",
        Some(Shield::Tower) => "shield-tower",
        Some(Shield::Ship) => "shield-ship",
        None => "shield-plain",
    }
}

const fn effect_id(effect: Effect) -> &'static str {
    match effect {
        Effect::MoreMissions => "mission-more-missions",
        Effect::OneMarker => "mission-one-marker",
        Effect::OneCoin => "mission-one-coin",
        Effect::MarkerOn(_) => "mission-marker-on",
        Effect::PayTwo => "mission-pay-two",
        Effect::ChangeChip => "mission-change-chip",
        Effect::ChangeMissions => "mission-change-missions",
        Effect::TwoGains => "mission-two-gains",
        Effect::OneShield => "mission-one-shield",
        Effect::MarkerAtLouis => "mission-marker-at-louis",
        Effect::ChangeCard => "mission-change-card",
        Effect::ThreeMarkers => "mission-three-markers",
        Effect::ThreeCoins => "mission-three-coins",
        Effect::IntrigueCard => "mission-intrigue-card",
        Effect::MarkerForCard => "mission-marker-for-card",
        Effect::FourMarkers => "mission-four-markers",
        Effect::LastMarker => "mission-last-marker",
        Effect::WinTie => "mission-win-tie",
        Effect::OneOff => "mission-one-off",
    }
}
