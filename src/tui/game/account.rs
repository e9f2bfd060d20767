//! A board that is scored, as an account: what it pays and asks, a row for each side with its
//! markers, why, what it gets and where the markers go, then what becomes of the board.

use super::GameTable;
use super::leaf::Leaf;
use crate::engine::{
    Board, BoardSet, Chip, Claim, Condition, Event, Game, Place, Reserve, Rule, Seat, Shortfall,
    Side, Sides, Standing, What,
};
use crate::text::{Names, Text};

/// The account of a board.
#[derive(Clone, Debug)]
pub(in crate::tui) struct Account {
    /// The board with its number: the head begins with it.
    pub(in crate::tui) name: String,
    /// What it pays and asks.
    pub(in crate::tui) head: String,
    /// Who has just played an intrigue card there: it changes everything.
    pub(in crate::tui) coup: Option<(Seat, String)>,
    /// The sides there, most markers first.
    pub(in crate::tui) rows: Vec<Row>,
    /// What becomes of it, with the rule.
    pub(in crate::tui) tail: Vec<(String, Option<Rule>)>,
}

/// A side on the board.
#[derive(Clone, Debug)]
pub(in crate::tui) struct Row {
    pub(in crate::tui) side: Side,
    pub(in crate::tui) name: String,
    pub(in crate::tui) markers: u8,
    pub(in crate::tui) why: String,
    pub(in crate::tui) got: Got,
    /// Where the markers go.
    pub(in crate::tui) goes: String,
}

/// What a side gets.
#[derive(Clone, Debug)]
pub(in crate::tui) enum Got {
    Paid(String),
    Nothing(String),
    /// It is still to be decided.
    Open(String),
}

impl Got {
    pub(in crate::tui) fn words(&self) -> &str {
        match self {
            Got::Paid(words) | Got::Nothing(words) | Got::Open(words) => words,
        }
    }
}

impl Account {
    /// Everything it says.
    pub(in crate::tui) fn words(&self) -> impl Iterator<Item = &str> {
        let rows = self.rows.iter().flat_map(|row| [&*row.why, row.got.words(), &*row.goes]);
        let tail = self.tail.iter().map(|(words, _)| &**words);
        let coup = self.coup.iter().map(|(_, words)| &**words);
        coup.chain(std::iter::once(&*self.head)).chain(rows).chain(tail)
    }
}

/// What one side has got so far.
#[derive(Clone, Debug, Default)]
struct Gains {
    chips: Vec<Chip>,
    coins: u8,
    shields: u8,
    /// Markers put on boards.
    placed: Vec<(Board, u8)>,
    words: Vec<String>,
    /// Paid, bribed, or not.
    fate: Option<Fate>,
    /// Where the markers went.
    to: Option<(u8, Place)>,
    /// Brought by an intrigue card.
    intrigue: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Paid,
    Bribed(u8),
    NoBribe(u8),
    TooPoor(u8),
    Unpaid,
}

impl GameTable {
    /// The account of the leaf's board.
    pub(super) fn account_of(&self, text: &Text, leaf: &Leaf) -> Option<Account> {
        let board = leaf.focus()?;
        let events: Vec<Event> = leaf.story().map(|event| event.seen_by(None)).collect();
        account(text, &self.names, leaf.after(), board, &events, leaf.empty)
            .map(|account| self.with_aside(text, &leaf.aside, account))
    }

    /// Boards that were run past, with what everybody saw happen there.
    fn passed_boards(&self) -> Vec<(Board, Vec<Event>)> {
        let mut boards: Vec<_> = self.passed.iter().flat_map(Leaf::boards).collect();
        boards.sort_by_key(|(board, _)| board.number());
        boards
    }

    /// The same in words, as far as they paid somebody.
    pub(super) fn passed_over(&self, text: &Text) -> Vec<String> {
        let paid = |event: &Event| matches!(event.what, What::Paid { .. } | What::Bribed { .. });
        let pays = |(_, events): &&(Board, Vec<Event>)| events.iter().any(paid);
        let boards = self.passed_boards();
        boards.iter().filter(pays).map(|paid| aside(text, &self.names, paid)).collect()
    }

    /// Boards that have no page of their own, because they concerned bots alone or were run past: what
    /// they paid to whom.
    fn with_aside(
        &self,
        text: &Text,
        elsewhere: &[(Board, Vec<Event>)],
        mut account: Account,
    ) -> Account {
        let boards = elsewhere.iter().map(|paid| aside(text, &self.names, paid));
        let boards: Vec<String> = boards.collect();
        if !boards.is_empty() {
            let gaps = [("boards", boards.join("; ").into())];
            // What becomes of the board itself comes first, so that it is not taken for another's.
            let own = account.tail.iter().take_while(|(_, rule)| rule.is_some()).count();
            account.tail.insert(own, (text.ui_with("aside", gaps), None));
        }
        account
    }

    /// The account of the board about which somebody is asked.
    pub(super) fn account_now(&self, text: &Text) -> Option<Account> {
        let game = self.session().game();
        let board = game.rest().board()?;
        let events = self.board_so_far(usize::MAX);
        let page = self.recent.as_deref().filter(|leaf| leaf.focus() == Some(board));
        let empty = page.map_or(BoardSet::EMPTY, |leaf| leaf.empty);
        let account = account(text, &self.names, game, board, &events, empty)?;
        let aside = page.map_or(&[][..], |leaf| &leaf.aside);
        Some(self.with_aside(text, &[&self.passed_boards(), aside].concat(), account))
    }
}

/// What a board that has no page of its own paid to whom.
fn aside(text: &Text, names: &Names, (board, events): &(Board, Vec<Event>)) -> String {
    let gains = gains(text, *board, events);
    let paid = Side::ALL.into_iter().filter_map(|side| {
        let gains = &gains[side];
        let id = match gains.fate {
            Some(Fate::Paid) => "aside-paid",
            Some(Fate::Bribed(_)) => "aside-bribed",
            _ => return None,
        };
        let got = text.list(got(text, gains));
        let got = if got.is_empty() { text.ui("got-nothing") } else { got };
        let gaps = [("name", text.side_short(side, names).into()), ("got", got.into())];
        Some(text.ui_with(id, gaps))
    });
    let paid: Vec<String> = paid.collect();
    let louis = events.iter().any(|event| match event.what {
        What::Scored { standing } => standing.louis,
        _ => false,
    });
    let id = match (paid.is_empty(), louis) {
        (true, _) => "aside-nobody",
        (false, true) => "aside-board-louis",
        (false, false) => "aside-board",
    };
    let gaps = [("board", text.board_label(*board).into()), ("paid", paid.join(", ").into())];
    text.ui_with(id, gaps)
}

fn account(
    text: &Text,
    names: &Names,
    game: &Game,
    board: Board,
    events: &[Event],
    empty: BoardSet,
) -> Option<Account> {
    let scored = events.iter().find_map(|event| match event.what {
        What::Scored { standing } if standing.board == board => Some(standing),
        _ => None,
    });
    let standing = scored.unwrap_or_else(|| game.standing(board));
    let gains = gains(text, board, events);
    let pays = text.rewards(game.pays(board));
    let asks = asks(text, standing.condition);
    let gaps =
        [("board", text.board_label(board).into()), ("pays", pays.into()), ("asks", asks.into())];
    let id = if standing.louis { "account-head-louis" } else { "account-head" };
    let mut sides: Vec<Side> =
        Side::ALL.into_iter().filter(|&side| standing.counts[side] > 0).collect();
    let rank =
        |side: Side| (standing.counts[side], standing.favoured.map(Side::Seat) == Some(side));
    sides.sort_by_key(|&side| std::cmp::Reverse(rank(side)));
    let rows = sides.into_iter().map(|side| row(text, names, game, &standing, side, &gains[side]));
    let rows = rows.collect();
    let mut tail = Vec::new();
    for event in events {
        match event.what {
            What::LouisLeaves { .. } => {}
            What::Turned { condition, flip, .. } if flip.turns() => {
                let id = if standing.louis { "account-turns-louis" } else { "account-turns" };
                let asks = self::asks(text, condition);
                tail.push((text.ui_with(id, [("asks", asks.into())]), Some(event.rule)));
            }
            What::Turned { .. } => tail.push((text.ui("account-stays"), Some(event.rule))),
            _ => {}
        }
    }
    if empty.iter().count() + 1 == Board::ALL.len() {
        tail.push((text.ui("account-all-empty"), None));
    } else if !empty.is_empty() {
        let boards = text.list(empty.iter().map(|board| text.board_label(board)));
        tail.push((text.ui_with("account-empty", [("boards", boards.into())]), None));
    }
    let coup = events.iter().find_map(|event| match event.what {
        What::IntriguePlayed { seat, board: on } if on == board => {
            Some((seat, text.ui_with("coup", [("name", names[seat].into())])))
        }
        _ => None,
    });
    let (name, head) = (text.board_label(board), text.ui_with(id, gaps));
    Some(Account { name, head, coup, rows, tail })
}

/// What a board asks for, in a few words.
fn asks(text: &Text, condition: Condition) -> String {
    match condition {
        Condition::Money(price) => text.ui_with("asks-money", [("price", price.into())]),
        Condition::FirstPlace => text.ui("asks-first"),
        Condition::Markers(count) => text.ui_with("asks-markers", [("count", count.into())]),
    }
}

/// What everybody has got by these events.
fn gains(text: &Text, board: Board, events: &[Event]) -> Sides<Gains> {
    let mut all: Sides<Gains> = Sides(std::array::from_fn(|_| Gains::default()));
    let mut intrigue = None;
    for event in events {
        match event.what {
            What::IntriguePlayed { seat, .. } => intrigue = Some(seat),
            What::Scored { .. } => intrigue = None,
            What::Paid { seat, .. } => all[Side::Seat(seat)].fate = Some(Fate::Paid),
            What::Bribed { seat, price, .. } => {
                all[Side::Seat(seat)].fate = Some(Fate::Bribed(price));
            }
            What::NoBribe { seat, price, .. } => {
                all[Side::Seat(seat)].fate = Some(Fate::NoBribe(price));
            }
            What::TooPoor { seat, price, .. } => {
                all[Side::Seat(seat)].fate = Some(Fate::TooPoor(price));
            }
            What::Unpaid { side, .. } => all[side].fate = Some(Fate::Unpaid),
            What::ChipGained { seat, chip } => all[Side::Seat(seat)].chips.push(chip),
            What::CoinsGained { seat, count } => all[Side::Seat(seat)].coins += count,
            What::ShieldDrawn { seat, .. } => all[Side::Seat(seat)].shields += 1,
            What::InfluenceDrawn { seat, .. } => {
                all[Side::Seat(seat)].words.push(text.ui("gain-influence"));
            }
            What::IntrigueDrawn { seat, .. } => {
                all[Side::Seat(seat)].words.push(text.ui("gain-intrigue"));
            }
            What::NoIntrigueCard { seat } | What::NoInfluenceCard { seat } => {
                all[Side::Seat(seat)].words.push(text.ui("gain-no-card"));
            }
            What::Markers { side, count, from: Place::Board(from), to } if from == board => {
                all[side].to = Some((count, to));
            }
            What::Markers { side, count, from: Place::Reserve(_), to: Place::Board(to) } => {
                if intrigue.is_some_and(|seat| side == Side::Seat(seat)) {
                    all[side].intrigue += count;
                } else {
                    match all[side].placed.iter_mut().find(|(board, _)| *board == to) {
                        Some((_, placed)) => *placed += count,
                        None => all[side].placed.push((to, count)),
                    }
                }
            }
            What::Markers {
                side,
                count,
                from: Place::Reserve(Reserve::General),
                to: Place::Reserve(Reserve::Personal),
            } => {
                all[side].words.push(text.ui_with("gain-back", [("count", count.into())]));
            }
            _ => {}
        }
    }
    all
}

fn row(
    text: &Text,
    names: &Names,
    game: &Game,
    standing: &Standing,
    side: Side,
    gains: &Gains,
) -> Row {
    let markers = standing.counts[side];
    let claim = standing.claims[side];
    let price = |id: &str, price: u8| text.ui_with(id, [("price", price.into())]);
    let mut why = match (gains.fate, claim) {
        (Some(Fate::Bribed(cost)), _) => price("why-pays", cost),
        (Some(Fate::NoBribe(cost)), _) => price("why-pays-not", cost),
        (Some(Fate::TooPoor(cost)), _) => price("why-poor", cost),
        (None, Some(Claim::MayBribe { price: cost, .. })) => match side.seat() {
            Some(seat) if game.holding(seat).coins < cost => price("why-poor", cost),
            _ => price("why-may", cost),
        },
        (_, Some(claim)) => short(text, claim, standing, side),
        (_, None) => String::new(),
    };
    if gains.intrigue > 0 {
        let more = text.ui_with("why-intrigue", [("count", gains.intrigue.into())]);
        why = format!("{why}, {more}");
    }
    let paid = matches!(gains.fate, Some(Fate::Paid | Fate::Bribed(_)));
    let got = match (gains.fate, claim, side) {
        _ if paid => Got::Paid(got_words(text, gains)),
        (None, Some(Claim::MayBribe { price, .. }), Side::Seat(seat)) => {
            let coins = game.holding(seat).coins;
            let id = if coins < price { "got-short" } else { "got-has" };
            Got::Open(text.ui_with(id, [("count", coins.into())]))
        }
        (None, Some(claim), Side::Seat(_)) if claim.is_paid() => Got::Open(text.ui("got-waits")),
        _ => Got::Nothing(text.ui("got-nothing")),
    };
    let goes = gains.to.unwrap_or_else(|| (markers, predicted(standing, side)));
    let id = match goes.1 {
        Place::Reserve(Reserve::General) => "goes-general",
        Place::Neutral => "goes-neutral",
        _ => "goes-home",
    };
    let goes = text.ui_with(id, [("count", goes.0.into())]);
    Row { side, name: text.side_short(side, names), markers, why, got, goes }
}

/// Where a side's markers will go (R6.4 to R6.8).
pub(super) fn predicted(standing: &Standing, side: Side) -> Place {
    let loses = matches!(standing.claims[side], Some(Claim::First { .. } | Claim::SharedFirst));
    match side {
        Side::Neutral => Place::Neutral,
        Side::Seat(_) if loses => Place::Reserve(Reserve::General),
        Side::Seat(_) => Place::Reserve(Reserve::Personal),
    }
}

fn got_words(text: &Text, gains: &Gains) -> String {
    let mut words = got(text, gains);
    // Beside something else a card takes few words, so that the columns of the table stand still.
    let card = text.ui("gain-intrigue");
    let brief = |words: &mut String| *words = text.ui("gain-intrigue-brief");
    match words.len() {
        0 => return text.ui("got-paid"),
        1 => {}
        _ => words.iter_mut().filter(|words| **words == card).for_each(brief),
    }
    words.join(", ")
}

/// Everything that a side has got, in words.
fn got(text: &Text, gains: &Gains) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for chip in Chip::ALL {
        // The board's own, and Louis's crown: never two of a kind.
        if gains.chips.contains(&chip) {
            words.push(text.chip_one(chip));
        }
    }
    if gains.coins > 0 {
        words.push(text.ui_with("gain-coins", [("count", gains.coins.into())]));
    }
    if gains.shields > 0 {
        words.push(text.ui_with("gain-shields", [("count", gains.shields.into())]));
    }
    words.extend(gains.placed.iter().map(|&(board, count)| {
        let gaps = [("count", count.into()), ("board", board.number().into())];
        text.ui_with("gain-placed", gaps)
    }));
    words.extend(gains.words.iter().cloned());
    words
}

/// Why a side stands as it does, in a word or two.
pub(super) fn short(text: &Text, claim: Claim, standing: &Standing, side: Side) -> String {
    let why = match claim {
        Claim::First { .. } if standing.favoured.is_some() => return text.ui("why-favoured"),
        Claim::First { .. } => return text.ui("why-first"),
        Claim::SharedFirst => return text.ui("why-tied"),
        Claim::Second => return text.ui("why-second"),
        Claim::Enough => return text.ui("why-enough"),
        Claim::MayBribe { why, .. } | Claim::Nothing { why } => why,
    };
    match why {
        Shortfall::TiedForMost => text.ui("why-tied"),
        Shortfall::TiedForSecond => text.ui("why-tied-second"),
        Shortfall::LostTie => text.ui("why-lost-tie"),
        Shortfall::Fewer => text.ui("why-fewer"),
        Shortfall::BelowThreshold => {
            let needed = match standing.condition {
                Condition::Markers(needed) => needed.saturating_sub(standing.counts[side]),
                _ => 0,
            };
            text.ui_with("why-short", [("count", needed.into())])
        }
        Shortfall::Neutral => text.ui("why-neutral"),
    }
}
