//! What happened in short: a line for each turn, with everything that one player did or got in it.
//! Sentences with their rules are in `event`; this is for whoever wants to know who did what.

use super::{Names, Text, say};
use crate::engine::{
    Board, Chip, Effect, Event, Influence, Leftover, Mission, Payment, Phase, Place, Placement,
    Reserve, Rule, Seat, Shield, Side, Tier, What,
};

/// A turn in short, or something that concerns the whole table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brief {
    /// Whose turn; `None` where it is everybody's.
    pub side: Option<Side>,
    /// What was done or got, without the name.
    pub words: String,
    /// The rule of the first of it; notes have none.
    pub rule: Option<Rule>,
    /// Which of the events it begins with.
    pub first: usize,
}

/// One thing that a side did or got. Equal kinds within a turn are added up.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Deed {
    Placed(Influence, Placement),
    Put(Board, u8),
    /// The same by a mission.
    Sent(Board, u8),
    Back(u8),
    GaveUp(u8),
    Coins(u8),
    Spent(u8),
    Shields(u8, Vec<Shield>),
    Chip(Chip),
    Traded(u8),
    Kept(Chip),
    LaidOut(Vec<(Mission, Payment)>),
    /// Nobody else knows which.
    Drew(Vec<Tier>),
    DrewKnown(Tier, Mission),
    /// As start player of the last round (R4.2).
    Started,
    PutBack(Tier, Option<Mission>),
    Crowned(Chip),
    Influence(u8, Vec<Influence>),
    Intrigue(u8, Vec<Board>),
    Exchanged(Influence),
    /// This card takes markers back; how many stands beside it.
    Fetching(Influence),
    Paid(Board),
    Bribed(Board),
    LeftOver(Leftover, u8),
    NoneBack,
    NothingLaid,
}

/// A line in the making.
struct Turn {
    side: Side,
    rule: Rule,
    first: usize,
    deeds: Vec<Deed>,
    /// A card has been played: the next one is another turn.
    card: bool,
    /// It belongs to the scoring, where everybody's turns are told together.
    scoring: bool,
}

enum Telling {
    Turn(Turn),
    Whole(Brief),
}

/// How an event is told in short.
enum Told {
    /// The table itself shows it, or another event says it.
    Silent,
    /// Something that a side did or got.
    Deed(Side, Deed),
    /// A turn of this seat begins.
    Card(Seat, Option<Deed>),
    /// It concerns everybody.
    Sentence,
}

impl Text {
    /// These events in short, a line for each turn.
    pub fn briefs(&self, events: &[Event], names: &Names) -> Vec<Brief> {
        let mut lines: Vec<Telling> = Vec::new();
        let mut at = 0;
        let mut round = None;
        while let Some(event) = events.get(at) {
            match (told(event), event.what) {
                (_, What::Round { round: number, start }) => round = Some((number, start, at)),
                (_, What::MoneyCard { card }) if round.is_some() => {
                    let Some((number, start, first)) = round.take() else { break };
                    // A question may come before the cards.
                    let dealt = events[at..].iter().any(|e| matches!(e.what, What::Dealt { .. }));
                    let id = if dealt { "brief-round" } else { "brief-round-money" };
                    let words = say!(
                        self,
                        id,
                        round = number,
                        name = &names[start],
                        coins = card.coins,
                        board = self.board_label(card.board)
                    );
                    let rule = Some(event.rule);
                    lines.push(Telling::Whole(Brief { side: None, words, rule, first }));
                }
                (_, What::Reshuffled) => {
                    let (words, rule) = (say!(self, "brief-cards-back"), Some(event.rule));
                    lines.push(Telling::Whole(Brief { side: None, words, rule, first: at }));
                }
                (Told::Silent, _) => {}
                (Told::Sentence, _) => {
                    // What several get alike is said once.
                    let more =
                        events[at..].iter().take_while(|e| matches!(told(e), Told::Sentence));
                    let run = &events[at..at + more.count()];
                    for (words, rule) in self.events_ruled(run, names) {
                        let rule = Some(rule);
                        lines.push(Telling::Whole(Brief { side: None, words, rule, first: at }));
                    }
                    at += run.len() - 1;
                }
                (Told::Card(seat, deed), _) => {
                    let side = Side::Seat(seat);
                    match lines.last_mut() {
                        // What was used to begin the turn belongs to it.
                        Some(Telling::Turn(turn)) if turn.side == side && !turn.card => {
                            turn.card = true;
                            turn.deeds.extend(deed);
                        }
                        _ => {
                            let deeds = deed.into_iter().collect();
                            let (rule, first) = (event.rule, at);
                            let turn =
                                Turn { side, rule, first, deeds, card: true, scoring: false };
                            lines.push(Telling::Turn(turn));
                        }
                    }
                }
                (Told::Deed(side, deed), _) => {
                    let scoring = event.rule.chapter() == 6;
                    let same = |line: &&mut Telling| match line {
                        // What the rules give and what missions do are two things.
                        Telling::Turn(turn) => {
                            turn.side == side && turn.scoring == scoring && turn.rule != START
                        }
                        Telling::Whole(_) => false,
                    };
                    let found = match scoring {
                        // Boards pay one player after the other: one line for each of them.
                        true => lines.iter_mut().rev().find(same),
                        false => lines.last_mut().filter(same),
                    };
                    match found {
                        Some(Telling::Turn(turn)) => turn.add(deed),
                        _ => {
                            let (rule, first, deeds) = (event.rule, at, vec![deed]);
                            let turn = Turn { side, rule, first, deeds, card: false, scoring };
                            lines.push(Telling::Turn(turn));
                        }
                    }
                }
            }
            at += 1;
        }
        let mut briefs: Vec<Brief> = Vec::new();
        for line in lines {
            match line {
                Telling::Whole(brief) => briefs.push(brief),
                Telling::Turn(mut turn) => {
                    // What is left over first, then the sum of it.
                    let counts = turn.deeds.iter().any(|deed| matches!(deed, Deed::LeftOver(..)));
                    turn.deeds.sort_by_key(|deed| counts && matches!(deed, Deed::Shields(..)));
                    let words = self.deeds(&turn.deeds);
                    if !words.is_empty() {
                        let (side, rule, first) = (Some(turn.side), Some(turn.rule), turn.first);
                        let mut words = words.join(", ");
                        if let Some(card) = turn.fetching() {
                            words = match card {
                                Influence::Character(board) => {
                                    let card = board.number();
                                    say!(self, "brief-back-with", turn = words, card = card)
                                }
                                Influence::Joker => format!("{words} ({})", self.influence(card)),
                            };
                        }
                        if turn.by_missions() {
                            words = say!(self, "brief-by-missions", deeds = words);
                        }
                        briefs.push(Brief { side, words, rule, first });
                    }
                }
            }
        }
        briefs
    }

    /// What somebody did; what they got meanwhile is told together.
    fn deeds(&self, deeds: &[Deed]) -> Vec<String> {
        let mut words = Vec::new();
        for run in deeds.chunk_by(|one, other| one.is_gain() && other.is_gain()) {
            let told: Vec<String> = run.iter().filter_map(|deed| self.deed(deed)).collect();
            match run.first() {
                Some(first) if first.is_gain() => {
                    words.push(say!(self, "brief-gets", things = self.list(told)));
                }
                _ => words.extend(told),
            }
        }
        words
    }

    fn deed(&self, deed: &Deed) -> Option<String> {
        // Numbers of markers beside numbers of boards are hard to read.
        let on = |board: Board, count: u8| {
            format!("{} {}", DOT.repeat(count.into()), self.board_label(board))
        };
        Some(match deed {
            Deed::Placed(card, placement) => {
                let boards = placement.path(*card).into_iter();
                let there = boards.map(|board| on(board, placement.on(board)));
                there.collect::<Vec<_>>().join(", ")
            }
            Deed::Put(board, count) => on(*board, *count),
            Deed::Sent(board, count) => say!(self, "brief-sent", on = on(*board, *count)),
            Deed::Back(count) => say!(self, "brief-back", count = *count),
            Deed::NoneBack => say!(self, "brief-back-none"),
            Deed::GaveUp(count) => say!(self, "brief-gave-up", count = *count),
            Deed::Coins(count) => say!(self, "brief-coins", count = *count),
            Deed::Spent(count) => say!(self, "brief-spent", count = *count),
            Deed::Shields(count, kinds) if kinds.is_empty() => {
                say!(self, "brief-shields", count = *count)
            }
            Deed::Shields(count, kinds) => {
                let kinds = self.list(kinds.iter().map(|&kind| self.shield(Some(kind))));
                say!(self, "brief-shields-known", count = *count, kinds = kinds)
            }
            Deed::Chip(chip) => self.chip_one(*chip),
            Deed::Traded(count) => say!(self, "brief-traded", count = *count),
            Deed::Kept(chip) => say!(self, "brief-kept", chip = self.chip_one(*chip)),
            Deed::LaidOut(laid) => {
                let laid = laid.iter().map(|(mission, pay)| {
                    let chips = pay.chips().map(|chip| self.chip(chip)).join(" + ");
                    say!(self, "brief-laid-one", mission = self.mission(*mission), chips = chips)
                });
                say!(self, "brief-laid", missions = self.list(laid))
            }
            Deed::Drew(tiers) => match tiers[..] {
                [tier] => say!(self, "brief-drew", tier = self.tier(tier)),
                _ => {
                    let kinds = tiers.iter().map(|&tier| self.tier(tier));
                    let kinds = kinds.collect::<Vec<_>>().join(", ");
                    say!(self, "brief-drew-several", count = tiers.len(), tiers = kinds)
                }
            },
            Deed::Started => say!(self, "brief-started"),
            Deed::DrewKnown(tier, mission) => say!(
                self,
                "brief-drew-known",
                tier = self.tier(*tier),
                mission = self.mission(*mission)
            ),
            Deed::PutBack(tier, None) => say!(self, "brief-put-back", tier = self.tier(*tier)),
            Deed::PutBack(_, Some(mission)) => {
                say!(self, "brief-put-back-known", mission = self.mission(*mission))
            }
            Deed::Crowned(chip) => say!(self, "brief-crowned", chip = self.chip_one(*chip)),
            Deed::Influence(count, cards) if cards.is_empty() => {
                say!(self, "brief-influence", count = *count)
            }
            Deed::Influence(count, cards) => {
                let cards = self.list(cards.iter().map(|&card| self.influence(card)));
                say!(self, "brief-influence-known", count = *count, cards = cards)
            }
            Deed::Intrigue(count, cards) if cards.is_empty() => {
                say!(self, "brief-intrigue", count = *count)
            }
            Deed::Intrigue(count, cards) => {
                let cards = self.list(cards.iter().map(|&board| self.board_label(board)));
                say!(self, "brief-intrigue-known", count = *count, cards = cards)
            }
            Deed::Exchanged(card) => say!(self, "brief-exchanged", card = self.influence(*card)),
            // What it brought stands behind it.
            Deed::Paid(_) | Deed::Fetching(_) => return None,
            Deed::Bribed(board) => say!(self, "brief-bribed", board = self.board_label(*board)),
            Deed::LeftOver(what, count) => {
                let id = match what {
                    Leftover::InfluenceCards => "brief-left-influence",
                    Leftover::IntrigueCards => "brief-left-intrigue",
                    Leftover::Chips => "brief-left-chips",
                    Leftover::Markers => "brief-left-markers",
                    Leftover::Coins => "brief-left-coins",
                };
                say!(self, id, count = *count)
            }
            Deed::NothingLaid => say!(self, "brief-nothing-laid"),
        })
    }
}

impl Deed {
    /// Whether it is something that somebody gets.
    const fn is_gain(&self) -> bool {
        matches!(
            self,
            Deed::Coins(_)
                | Deed::Shields(..)
                | Deed::Chip(_)
                | Deed::Influence(..)
                | Deed::Intrigue(..)
        )
    }
}

impl Turn {
    /// Whether it is what missions brought in the supply.
    fn by_missions(&self) -> bool {
        let brought = |deed: &Deed| {
            deed.is_gain() || matches!(deed, Deed::Back(_) | Deed::GaveUp(_) | Deed::NoneBack)
        };
        self.rule.chapter() == 8 && !self.card && self.deeds.iter().all(brought)
    }

    /// The card that took markers back.
    fn fetching(&self) -> Option<Influence> {
        self.deeds.iter().find_map(|deed| match deed {
            Deed::Fetching(card) => Some(*card),
            _ => None,
        })
    }

    fn add(&mut self, deed: Deed) {
        use Deed::{
            Back, Coins, Drew, GaveUp, Influence, Intrigue, LaidOut, NothingLaid, Put, Sent,
            Shields, Spent, Traded,
        };
        // A player who is done has laid out something, or else nothing.
        if deed == NothingLaid && !self.deeds.is_empty() {
            return;
        }
        for known in &mut self.deeds {
            match (known, &deed) {
                (Put(at, sum), Put(board, more)) | (Sent(at, sum), Sent(board, more))
                    if at == board =>
                {
                    *sum += more;
                }
                (Back(sum), Back(more))
                | (GaveUp(sum), GaveUp(more))
                | (Coins(sum), Coins(more))
                | (Spent(sum), Spent(more))
                | (Traded(sum), Traded(more)) => *sum += more,
                (LaidOut(all), LaidOut(more)) => all.extend(more),
                (Drew(all), Drew(more)) => all.extend(more),
                (Shields(sum, kinds), Shields(more, other)) => {
                    *sum += more;
                    kinds.extend(other);
                }
                (Influence(sum, cards), Influence(more, other)) => {
                    *sum += more;
                    cards.extend(other);
                }
                (Intrigue(sum, cards), Intrigue(more, other)) => {
                    *sum += more;
                    cards.extend(other);
                }
                _ => continue,
            }
            return;
        }
        self.deeds.push(deed);
    }
}

/// A marker; screens have a sign of their own for it.
pub(crate) const DOT: &str = "\u{25cf}";

/// The rule by which the start player of the last round draws an intrigue card.
const START: Rule = Rule::new(4, 2);

fn told(event: &Event) -> Told {
    let of = |seat: Seat, deed: Deed| Told::Deed(Side::Seat(seat), deed);
    match event.what {
        What::CardPlaced { seat, card, placement } => {
            Told::Card(seat, Some(Deed::Placed(card, placement)))
        }
        What::CardTakesBack { seat, card } => Told::Card(seat, Some(Deed::Fetching(card))),
        What::CardDiscarded { seat, card } => Told::Card(seat, Some(Deed::Exchanged(card))),
        What::Markers { side, count, from: Place::Reserve(_), to: Place::Board(board) } => {
            match event.rule.chapter() {
                // The card has said so.
                5 => Told::Silent,
                8 if event.rule == Effect::FourMarkers.rule() => Told::Silent,
                8 => Told::Deed(side, Deed::Sent(board, count)),
                _ => Told::Deed(side, Deed::Put(board, count)),
            }
        }
        What::Markers { side, count, from: Place::Neutral, to: Place::Board(board) } => {
            Told::Deed(side, Deed::Put(board, count))
        }
        What::Markers {
            side,
            count,
            from: Place::Reserve(Reserve::General),
            to: Place::Reserve(Reserve::Personal),
        } => Told::Deed(side, Deed::Back(count)),
        What::Markers {
            side,
            count,
            from: Place::Reserve(Reserve::Personal),
            to: Place::Reserve(Reserve::General),
        } => Told::Deed(side, Deed::GaveUp(count)),
        // Where the markers of a board go when it has been scored follows from who was paid.
        What::Markers { .. } => Told::Silent,
        What::NoMarkers { seat } => of(seat, Deed::NoneBack),
        What::CoinsGained { seat, count } => match event.rule == Rule::MONEY_CARD {
            // The money card has said so.
            true => Told::Silent,
            false => of(seat, Deed::Coins(count)),
        },
        What::CoinsPaid { seat, count } => of(seat, Deed::Spent(count)),
        What::ChipGained { seat, chip } => of(seat, Deed::Chip(chip)),
        What::ChipReturned { seat, .. } if event.rule == Rule::CHIPS => of(seat, Deed::Traded(1)),
        // What was laid out tells its price.
        What::ChipReturned { .. } => Told::Silent,
        What::ChipChanged { seat, chip } => of(seat, Deed::Crowned(chip)),
        What::ChipKept { seat, chip } => of(seat, Deed::Kept(chip)),
        What::ShieldDrawn { seat, kind, .. } => match event.rule.chapter() {
            // What became shields has been said; but their kinds are for whoever drew them.
            7 if kind.is_none() => Told::Silent,
            _ => of(seat, Deed::Shields(1, kind.into_iter().collect())),
        },
        What::InfluenceDrawn { seat, card } => {
            of(seat, Deed::Influence(1, card.into_iter().collect()))
        }
        What::IntrigueDrawn { seat, card: None } if event.rule == START => of(seat, Deed::Started),
        What::IntrigueDrawn { seat, card } => {
            of(seat, Deed::Intrigue(1, card.into_iter().collect()))
        }
        What::LaidOut { seat, mission, pay } => of(seat, Deed::LaidOut(vec![(mission, pay)])),
        What::MissionDrawn { seat, tier, mission } => of(
            seat,
            mission.map_or_else(|| Deed::Drew(vec![tier]), |known| Deed::DrewKnown(tier, known)),
        ),
        What::MissionPutBack { seat, tier, mission } => of(seat, Deed::PutBack(tier, mission)),
        What::MissionsDone { seat } => of(seat, Deed::NothingLaid),
        What::Paid { seat, board, .. } => of(seat, Deed::Paid(board)),
        What::Bribed { seat, board, .. } => of(seat, Deed::Bribed(board)),
        What::Converted { seat, what, count } => of(seat, Deed::LeftOver(what, count)),
        // With the money card of the round, in one sentence.
        What::Round { .. } => Told::Silent,
        // The table shows it, or what follows tells it.
        What::Phase { phase: Phase::Over } => Told::Sentence,
        What::Phase { .. }
        | What::MissionUsed { .. }
        | What::LouisArrives { .. }
        | What::LouisLeaves { .. }
        | What::LastCard { .. }
        | What::Reshuffled
        | What::StartPasses { .. }
        | What::Dealt { .. }
        | What::NeutralCard { .. }
        | What::Scored { .. }
        | What::Turned { .. }
        | What::Unpaid { .. }
        | What::NoBribe { .. }
        | What::TooPoor { .. }
        | What::Declined { .. } => Told::Silent,
        What::MoneyCard { .. }
        | What::NoInfluenceCard { .. }
        | What::NoIntrigueCard { .. }
        | What::NoMissionLeft { .. }
        | What::IntriguePlayed { .. }
        | What::TieWon { .. }
        | What::ShieldsShown { .. }
        | What::Majority { .. }
        | What::ExtraShield { .. }
        | What::Result { .. }
        | What::TieOnScore { .. }
        | What::Won { .. } => Told::Sentence,
    }
}
