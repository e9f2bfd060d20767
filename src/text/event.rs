//! What happened, as a sentence.

use super::noun::phase_key;
use super::{Names, Text, say};
use crate::engine::{
    Board, Event, Flip, Influence, Leftover, Mission, Place, Reserve, Rule, Side, Tally, What,
};

impl Text {
    /// What happened, as a full sentence. Secrets that the event does not show stay unsaid.
    pub fn event(&self, event: &Event, names: &Names) -> String {
        match event.what {
            What::Round { round, start } => {
                say!(self, "round", round = round, name = &names[start])
            }
            What::Phase { phase } => say!(self, format!("phase-begins-{}", phase_key(phase))),
            What::MoneyCard { card } => {
                say!(self, "money-card", coins = card.coins, board = self.board_label(card.board))
            }
            What::LouisArrives { board } => self.at("louis-arrives", board),
            What::LouisLeaves { board } => self.at("louis-leaves", board),
            What::NeutralCard { card } => match card {
                Influence::Character(_) => {
                    say!(self, "neutral-card", card = self.influence(card))
                }
                Influence::Joker => say!(self, "neutral-joker"),
            },
            What::Reshuffled => say!(self, "reshuffled"),
            What::Markers { side, count, from, to } => self.markers(side, count, from, to, names),
            What::Scored { standing } => self.standing(&standing, names),
            What::Turned { board, flip, condition } => say!(
                self,
                flip_id(flip),
                board = self.board_label(board),
                condition = self.condition(condition)
            ),
            What::Unpaid { side, board, claim } => match side {
                Side::Seat(_) => say!(
                    self,
                    "unpaid",
                    name = self.side(side, names),
                    board = self.board_label(board),
                    why = self.claim(claim)
                ),
                Side::Neutral => self.at("unpaid-neutral", board),
            },
            What::Majority { kind, seats, count } => say!(
                self,
                if seats.len() == 1 { "majority-sole" } else { "majority-tied" },
                names = self.seats(seats, names),
                kind = self.shield(Some(kind)),
                count = count
            ),
            What::TieOnScore { seats } => {
                say!(self, "tie-on-score", names = self.seats(seats, names))
            }
            What::Won { seats } => say!(
                self,
                if seats.len() > 1 { "won-shared" } else { "won" },
                names = self.seats(seats, names)
            ),
            What::MissionUsed { seat, mission } => {
                self.with_mission("mission-used", &names[seat], mission)
            }
            What::Declined { seat } => self.declined(event.rule, &names[seat]),
            What::NoMarkers { seat } => say!(self, "no-markers", name = &names[seat]),
            What::CoinsGained { seat, count } => {
                say!(self, "coins-gained", name = &names[seat], count = count)
            }
            What::CoinsPaid { seat, count } => {
                say!(self, "coins-paid", name = &names[seat], count = count)
            }
            What::ChipGained { seat, chip } => {
                say!(self, "chip-gained", name = &names[seat], chip = self.chip_one(chip))
            }
            What::ChipReturned { seat, chip } => {
                say!(self, "chip-returned", name = &names[seat], chip = self.chip_one(chip))
            }
            What::ChipChanged { seat, chip } => {
                say!(self, "chip-changed", name = &names[seat], chip = self.chip_one(chip))
            }
            What::ChipKept { seat, chip } => {
                say!(self, "chip-kept", name = &names[seat], chip = self.chip_one(chip))
            }
            What::ShieldDrawn { seat, kind, plain } => match kind {
                _ if plain => say!(self, "shield-drawn-plain", name = &names[seat]),
                None => say!(self, "shield-drawn", name = &names[seat]),
                Some(_) => {
                    let kind = self.shield(kind);
                    say!(self, "shield-drawn-kind", name = &names[seat], kind = kind)
                }
            },
            What::Dealt { seat, count } => {
                say!(self, "dealt", name = &names[seat], count = count)
            }
            What::InfluenceDrawn { seat, card: None } => {
                say!(self, "influence-drawn", name = &names[seat])
            }
            What::InfluenceDrawn { seat, card: Some(card) } => {
                self.with_card("influence-drawn-card", &names[seat], self.influence(card))
            }
            What::NoInfluenceCard { seat } => say!(self, "influence-none", name = &names[seat]),
            What::IntrigueDrawn { seat, card: None } => {
                say!(self, "intrigue-drawn", name = &names[seat])
            }
            What::IntrigueDrawn { seat, card: Some(board) } => {
                self.with_board("intrigue-drawn-card", &names[seat], board)
            }
            What::NoIntrigueCard { seat } => say!(self, "intrigue-none", name = &names[seat]),
            What::CardPlaced { seat, card, placement } => say!(
                self,
                "card-placed",
                name = &names[seat],
                card = self.influence_one(card),
                count = placement.len(),
                placement = self.placement(placement)
            ),
            What::CardTakesBack { seat, card } => {
                self.with_card("card-takes-back", &names[seat], self.influence_one(card))
            }
            What::CardDiscarded { seat, card } => {
                self.with_card("card-discarded", &names[seat], self.influence_one(card))
            }
            What::LastCard { seat, card: None } => say!(self, "last-card", name = &names[seat]),
            What::LastCard { seat, card: Some(card) } => {
                self.with_card("last-card-known", &names[seat], self.influence(card))
            }
            What::IntriguePlayed { seat, board } => {
                self.with_board("intrigue-played", &names[seat], board)
            }
            What::TieWon { seat, board } => self.with_board("tie-won", &names[seat], board),
            What::Paid { seat, board, claim } => say!(
                self,
                "paid",
                name = &names[seat],
                board = self.board_label(board),
                why = self.claim(claim)
            ),
            What::Bribed { seat, board, price } => self.bribe("bribed", &names[seat], board, price),
            What::NoBribe { seat, board, price } => {
                self.bribe("no-bribe", &names[seat], board, price)
            }
            What::TooPoor { seat, board, price } => {
                self.bribe("too-poor", &names[seat], board, price)
            }
            What::LaidOut { seat, mission, pay } => {
                let (mission, chips) = (self.mission(mission), self.payment(pay));
                say!(self, "laid-out", name = &names[seat], mission = mission, chips = chips)
            }
            What::MissionDrawn { seat, tier, mission } => {
                self.mission_card("mission-drawn", &names[seat], self.tier(tier), mission)
            }
            What::MissionPutBack { seat, tier, mission } => {
                self.mission_card("mission-put-back", &names[seat], self.tier(tier), mission)
            }
            What::NoMissionLeft { seat } => say!(self, "no-mission-left", name = &names[seat]),
            What::MissionsDone { seat } => say!(self, "missions-done", name = &names[seat]),
            What::StartPasses { to } => say!(self, "start-passes", name = &names[to]),
            What::Converted { seat, what, count } => say!(
                self,
                leftover_id(what),
                name = &names[seat],
                count = count,
                coins = u16::from(Tally::COINS_A_SHIELD) * u16::from(count)
            ),
            What::ShieldsShown { seat, shields } => {
                let shields = self.shields(&shields);
                say!(self, "shields-shown", name = &names[seat], shields = shields)
            }
            What::ExtraShield { seat } => say!(self, "extra-shield", name = &names[seat]),
            What::Result { seat, tally } => say!(
                self,
                "result",
                name = &names[seat],
                total = tally.total,
                shields = tally.shields + tally.converted() + tally.majorities,
                missions = tally.missions,
                worth = match tally.missions {
                    0 => String::new(),
                    missions if tally.points == 5 * u16::from(missions) => {
                        say!(self, "result-worth-five")
                    }
                    _ => say!(self, "result-worth-other", points = tally.points),
                }
            ),
        }
    }

    /// The same with its rule behind it: "... (R6.8)".
    pub fn event_cited(&self, event: &Event, names: &Names) -> String {
        self.cited(&self.event(event, names), event.rule)
    }

    /// A sentence with a rule behind it.
    pub fn cited(&self, sentence: &str, rule: Rule) -> String {
        say!(self, "cited", sentence = sentence, rule = rule.to_string())
    }

    fn at(&self, id: &str, board: Board) -> String {
        say!(self, id, board = self.board_label(board))
    }

    fn with_board(&self, id: &str, name: &str, board: Board) -> String {
        say!(self, id, name = name, board = self.board_label(board))
    }

    fn with_card(&self, id: &str, name: &str, card: String) -> String {
        say!(self, id, name = name, card = card)
    }

    fn with_mission(&self, id: &str, name: &str, mission: Mission) -> String {
        say!(self, id, name = name, mission = self.mission(mission))
    }

    fn bribe(&self, id: &str, name: &str, board: Board, price: u8) -> String {
        say!(self, id, name = name, board = self.board_label(board), price = price)
    }

    fn mission_card(&self, id: &str, name: &str, tier: String, mission: Option<Mission>) -> String {
        match mission {
            Some(mission) => {
                let mission = self.mission(mission);
                say!(self, format!("{id}-known"), name = name, tier = tier, mission = mission)
            }
            None => say!(self, id, name = name, tier = tier),
        }
    }

    /// What was refused follows from the rule that offered it.
    fn declined(&self, rule: Rule, name: &str) -> String {
        match (rule.chapter(), rule.number()) {
            (6, 2) => say!(self, "declined-tie", name = name),
            // The missions of R8.4, R8.10, R8.11 and R8.18 place a marker, as some boards do.
            (6, _) | (8, 4 | 10 | 11 | 18) => say!(self, "declined-marker", name = name),
            _ => say!(self, "declined-mission", name = name, mission = self.rule_title(rule)),
        }
    }

    fn markers(&self, side: Side, count: u8, from: Place, to: Place, names: &Names) -> String {
        use Place::{Board as On, Neutral, Reserve as In};
        let name = self.side(side, names);
        match (from, to) {
            (In(_), On(board)) => say!(
                self,
                "markers-to-board",
                name = name,
                count = count,
                from = self.place_form(from, ".from"),
                board = self.board_label(board)
            ),
            (In(Reserve::General), In(Reserve::Personal)) => {
                say!(self, "markers-taken-back", name = name, count = count)
            }
            (In(Reserve::Personal), In(Reserve::General)) => {
                say!(self, "markers-given-up", name = name, count = count)
            }
            (On(board), In(reserve)) => {
                let id = match reserve {
                    Reserve::General => "markers-lost",
                    Reserve::Personal => "markers-home",
                };
                say!(self, id, name = name, count = count, board = self.board_label(board))
            }
            (Neutral, On(board)) => {
                let board = self.board_label(board);
                say!(self, "markers-neutral-placed", count = count, board = board)
            }
            (On(board), Neutral) => {
                let board = self.board_label(board);
                say!(self, "markers-neutral-back", count = count, board = board)
            }
            _ => say!(
                self,
                "markers-other",
                name = name,
                count = count,
                from = self.place_form(from, ".from"),
                to = self.place_form(to, ".to")
            ),
        }
    }

    /// A place for markers: "the general reserve", "board 5 Montespan".
    pub fn place(&self, place: Place) -> String {
        self.place_form(place, "")
    }

    /// The same with the words for "from" or "to" that it takes.
    fn place_form(&self, place: Place, form: &str) -> String {
        match place {
            Place::Reserve(Reserve::General) => say!(self, format!("place-general{form}")),
            Place::Reserve(Reserve::Personal) => say!(self, format!("place-personal{form}")),
            Place::Board(board) => self.at(&format!("place-board{form}"), board),
            Place::Neutral => say!(self, format!("place-neutral{form}")),
        }
    }
}

const fn flip_id(flip: Flip) -> &'static str {
    match flip {
        Flip::SoleMost => "turned-sole-most",
        Flip::SomebodyPaid => "turned-somebody-paid",
        Flip::Louis => "turned-louis",
        Flip::Nobody => "stays-nobody",
        Flip::Tied => "stays-tied",
        Flip::NobodyPaid => "stays-nobody-paid",
    }
}

const fn leftover_id(leftover: Leftover) -> &'static str {
    match leftover {
        Leftover::InfluenceCards => "converted-influence",
        Leftover::IntrigueCards => "converted-intrigue",
        Leftover::Chips => "converted-chips",
        Leftover::Markers => "converted-markers",
        Leftover::Coins => "converted-coins",
    }
}
