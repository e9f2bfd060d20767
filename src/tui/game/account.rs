//! A board that is scored, as an account: what it pays and asks, a row for each side with its
//! markers, why, what it gets and where the markers go, then what becomes of the board.

use super::GameTable;
use super::gains::{Fate, Gains, gains, got};
use super::leaf::Leaf;
use super::signs;
use crate::engine::{
    Board, BoardSet, Claim, Condition, Event, Game, Place, Reserve, Rule, Seat, Shortfall, Side,
    Standing, What,
};
use crate::text::{Names, Text};
use crate::tui::widgets::news::Item;

/// Nobody has to place markers.
const UNASKED: Rule = Rule::new(6, 11);

/// The account of a board.
#[derive(Clone, Debug)]
pub(in crate::tui) struct Account {
    /// The board with its number: the head begins with it.
    pub(in crate::tui) name: String,
    /// Whether Louis stands there.
    pub(in crate::tui) louis: bool,
    /// What it pays and asks: whole, then in fewer words.
    pub(in crate::tui) head: Vec<String>,
    /// Who has just played an intrigue card there: it changes everything.
    pub(in crate::tui) coup: Option<(Seat, String)>,
    /// The sides there, in the order in which they are paid.
    pub(in crate::tui) rows: Vec<Row>,
    /// What becomes of it, whole and in fewer words, with the rule.
    pub(in crate::tui) tail: Vec<(Vec<String>, Rule)>,
    /// Where nobody is: told where there is room.
    pub(in crate::tui) nobody: Option<String>,
    /// What boards before it paid that have no page of their own.
    pub(in crate::tui) earlier: Vec<Item>,
    /// The same of boards after it.
    pub(in crate::tui) later: Vec<Item>,
}

/// A side on the board.
#[derive(Clone, Debug)]
pub(in crate::tui) struct Row {
    pub(in crate::tui) side: Side,
    pub(in crate::tui) name: String,
    pub(in crate::tui) markers: u8,
    /// So many of them have come by an intrigue card.
    pub(in crate::tui) intrigue: u8,
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
    /// What it says at every size.
    pub(in crate::tui) fn words<'a>(&'a self) -> impl Iterator<Item = &'a str> {
        let rows = self.rows.iter().flat_map(|row| [&*row.why, row.got.words(), &*row.goes]);
        // What can be told in several ways is told in one of them.
        let tail = self.tail.iter().filter(|(ways, _)| ways.len() == 1);
        let tail = tail.flat_map(|(ways, _)| ways).map(|words| &**words);
        let head = std::iter::once(&*self.name);
        let coup = self.coup.iter().map(|(_, words)| &**words);
        let pieces = |items: &'a [Item]| {
            let pieces = items.iter().flat_map(|item| item.lead.iter().chain(&item.words));
            pieces.map(|(_, words)| &**words)
        };
        let own = coup.chain(head).chain(rows).chain(tail);
        pieces(&self.earlier).chain(own).chain(pieces(&self.later))
    }
}

impl GameTable {
    /// The account of the leaf's board.
    pub(super) fn account_of(&self, text: &Text, leaf: &Leaf) -> Option<Account> {
        let board = leaf.focus()?;
        let viewer = self.viewer();
        let events: Vec<Event> = leaf.story().map(|event| event.seen_by(viewer)).collect();
        account(text, &self.names, leaf.after(), board, &events, leaf.empty).map(|account| {
            let (earlier, later) = self.elsewhere(text, &leaf.aside, board);
            let mut account = Account { earlier, later, ..account };
            account.tail.extend(self.unasked(text, leaf).map(|ways| (ways, UNASKED)));
            account
        })
    }

    /// The account of the board about which somebody is asked.
    pub(super) fn account_now(&self, text: &Text) -> Option<Account> {
        let game = self.position();
        let board = game.rest().board()?;
        let events = self.board_so_far(self.seen());
        let page = self.recent.as_deref().filter(|leaf| leaf.focus() == Some(board));
        let empty = page.map_or(BoardSet::EMPTY, |leaf| leaf.empty);
        let account = account(text, &self.names, game, board, &events, empty)?;
        let aside = page.map_or(&[][..], |leaf| &leaf.aside);
        let (earlier, later) =
            self.elsewhere(text, &[&self.passed_boards(), aside].concat(), board);
        let mut account = Account { earlier, later, ..account };
        let unasked = page.and_then(|leaf| self.unasked(text, leaf));
        account.tail.extend(unasked.map(|ways| (ways, UNASKED)));
        Some(account)
    }
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
    let sides = in_order(game, &standing).into_iter();
    let rows = sides.map(|side| row(text, names, game, &standing, side, &gains[side])).collect();
    let mut tail = Vec::new();
    for event in events {
        match event.what {
            What::LouisLeaves { .. } => {}
            What::Turned { condition, flip, .. } if flip.turns() => {
                let (id, brief) = match standing.louis {
                    true => ("account-turns-louis", "account-turns-louis-brief"),
                    false => ("account-turns", "account-turns-brief"),
                };
                let few = signs::condition_words(text, condition);
                let ways = vec![
                    text.ui_with(id, [("asks", asks(text, condition).into())]),
                    text.ui_with(brief, [("asks", few.into())]),
                ];
                tail.push((ways, event.rule));
            }
            What::Turned { .. } => tail.push((vec![text.ui("account-stays")], event.rule)),
            _ => {}
        }
    }
    let nobody = (!empty.is_empty()).then(|| {
        if empty.iter().count() + 1 == Board::ALL.len() {
            return text.ui("account-all-empty");
        }
        let boards = text.list(empty.iter().map(|board| text.board_label(board)));
        text.ui_with("account-empty", [("boards", boards.into())])
    });
    let coup = events.iter().find_map(|event| match event.what {
        What::IntriguePlayed { seat, board: on } if on == board => {
            let count = gains[Side::Seat(seat)].intrigue;
            let gaps = [("name", names[seat].into()), ("count", count.into())];
            Some((seat, text.ui_with("coup", gaps)))
        }
        _ => None,
    });
    let (name, louis) = (text.board_label(board), standing.louis);
    let head = heads(text, game, &standing);
    let (earlier, later) = (Vec::new(), Vec::new());
    Some(Account { name, louis, head, coup, rows, tail, nobody, earlier, later })
}

/// What a board pays and asks, in fewer words from one to the next.
fn heads(text: &Text, game: &Game, standing: &Standing) -> Vec<String> {
    let (board, condition) = (standing.board, standing.condition);
    let whole = text.rewards(game.pays(board));
    let brief = signs::pays(text, game, board, u16::MAX);
    let named = |id: &str, pays: &str, more: (&'static str, String)| {
        let label = text.board_label(board);
        let gaps = [("board", label.into()), ("pays", pays.into()), (more.0, more.1.into())];
        text.ui_with(id, gaps)
    };
    match (standing.louis, condition) {
        (true, Condition::FirstPlace) => {
            let none = || ("price", String::new());
            vec![
                named("account-head-louis-first", &whole, none()),
                named("account-head-louis-first-brief", &brief, none()),
            ]
        }
        (true, Condition::Money(price)) => {
            let price = || ("price", price.to_string());
            vec![
                named("account-head-louis", &whole, price()),
                named("account-head-louis-brief", &brief, price()),
            ]
        }
        _ => {
            let few = || ("asks", signs::condition_words(text, condition));
            vec![
                named("account-head", &whole, ("asks", asks(text, condition))),
                named("account-head", &whole, few()),
                named("account-head", &brief, few()),
            ]
        }
    }
}

/// The sides on a board in the order in which they are paid (R6.9); the neutral side, which never
/// is, stands before all others where it has most.
fn in_order(game: &Game, standing: &Standing) -> Vec<Side> {
    let leads = |side: Side| match side {
        Side::Neutral => standing.leaders.contains(side),
        _ => standing.claims[side].is_some_and(Claim::loses_markers),
    };
    let seats = game.turn_order().map(Side::Seat);
    let there = |&side: &Side| standing.counts[side] > 0;
    let mut sides: Vec<Side> = seats.chain([Side::Neutral]).filter(there).collect();
    if !matches!(standing.condition, Condition::Markers(_)) {
        sides.sort_by_key(|&side| (!leads(side), side != Side::Neutral && leads(Side::Neutral)));
    }
    sides
}

/// What a board asks for, in a few words.
fn asks(text: &Text, condition: Condition) -> String {
    match condition {
        Condition::Money(price) => text.ui_with("asks-money", [("price", price.into())]),
        Condition::FirstPlace => text.ui("asks-first"),
        Condition::Markers(count) => text.ui_with("asks-markers", [("count", count.into())]),
    }
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
    let why = match (gains.fate, claim) {
        (Some(Fate::Bribed(cost)), Some(claim)) if is_tied(claim) => price("why-pays-tied", cost),
        (Some(Fate::Bribed(cost)), _) => price("why-pays", cost),
        (_, Some(claim)) => short(text, claim, standing, side),
        (_, None) => String::new(),
    };
    let paid = matches!(gains.fate, Some(Fate::Paid | Fate::Bribed(_)));
    let got = match (gains.fate, claim, side) {
        _ if paid => Got::Paid(got_words(text, gains)),
        (Some(Fate::NoBribe(cost)), ..) => Got::Nothing(price("why-pays-not", cost)),
        (Some(Fate::TooPoor(cost)), ..) => Got::Nothing(price("why-poor", cost)),
        (None, Some(Claim::MayBribe { price, .. }), Side::Seat(seat)) => {
            let coins = game.holding(seat).coins;
            let id = if coins < price { "got-short" } else { "got-has" };
            let gaps = [("price", price.into()), ("count", coins.into())];
            Got::Open(text.ui_with(id, gaps))
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
    let (name, intrigue) = (text.side_short(side, names), gains.intrigue);
    Row { side, name, markers, intrigue, why, got, goes }
}

/// Whether somebody else has as many.
const fn is_tied(claim: Claim) -> bool {
    let (Claim::MayBribe { why, .. } | Claim::Nothing { why }) = claim else { return false };
    matches!(why, Shortfall::TiedForMost | Shortfall::TiedForSecond)
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
