//! The signs of the table: boards, cards, chips and claims in a few columns.

use unicode_width::UnicodeWidthStr;

use crate::engine::{
    Board, ByBoard, Chip, Chips, Claim, Condition, Influence, Mission, Seat, Secret, Shield, Side,
    Standing, Table, View,
};
use crate::text::Text;

/// A side's letter.
pub(super) const fn letter(side: Side) -> char {
    match side {
        Side::Seat(seat) => seat.letter(),
        Side::Neutral => 'N',
    }
}

/// A card as a sign: its board's number, or J.
pub(super) fn card_sign(card: Influence) -> String {
    match card {
        Influence::Character(board) => board.to_string(),
        Influence::Joker => "J".into(),
    }
}

/// The name that fits: the usual one, or a shorter one.
pub(super) fn short_name(text: &Text, board: Board, width: u16) -> String {
    let name = text.board(board);
    if name.width() <= usize::from(width) {
        return name;
    }
    let shorter = match board {
        Board::MarieTherese => text.ui("board-3"),
        Board::Valliere => text.ui("board-9"),
        _ => name,
    };
    if shorter.width() <= usize::from(width) {
        return shorter;
    }
    let most = usize::from(width).saturating_sub(1);
    shorter.chars().take(most).chain(['.']).collect()
}

/// A condition in two columns.
pub(super) fn condition(text: &Text, condition: Condition) -> String {
    match condition {
        Condition::Money(price) => text.ui_with("condition-money", [("price", price.into())]),
        Condition::FirstPlace => text.ui("condition-first"),
        Condition::Markers(count) => text.ui_with("condition-markers", [("count", count.into())]),
    }
}

/// What a condition means, in a few columns beside its sign.
pub(super) fn condition_words(text: &Text, condition: Condition) -> String {
    text.ui(match condition {
        Condition::Money(_) => "condition-money-words",
        Condition::FirstPlace => "condition-first-words",
        Condition::Markers(_) => "condition-markers-words",
    })
}

/// What a board pays; without room for all of it the most telling word.
pub(super) fn pays(text: &Text, board: Board, width: u16) -> String {
    let words = text.ui(&format!("pays-{board}-words"));
    let fits = words.width() <= usize::from(width);
    if fits { words } else { text.ui(&format!("pays-{board}")) }
}

/// Who would be paid if the board were scored now: "A+ B$3".
pub(super) fn outlook(text: &Text, table: &Table, board: Board) -> String {
    claims(text, table, &table.standing(board))
}

/// Who would be paid where with these markers on top, board by board: "6: A+ B-   1: A$3".
pub(super) fn outlook_with(
    text: &Text,
    table: &Table,
    seat: Seat,
    planned: &ByBoard<u8>,
    boards: impl Iterator<Item = Board>,
) -> String {
    let parts: Vec<String> = boards
        .map(|board| {
            let claims = claims_with(text, table, seat, board, planned[board]);
            let gaps = [("board", text.board_label(board).into()), ("claims", claims.into())];
            text.ui_with("preview-board", gaps)
        })
        .collect();
    parts.join("   ")
}

/// Who would be paid by a board with so many markers more.
pub(super) fn claims_with(
    text: &Text,
    table: &Table,
    seat: Seat,
    board: Board,
    more: u8,
) -> String {
    let mut counts = table.markers(board);
    counts[seat] += more;
    claims(text, table, &table.standing_of(board, None, counts))
}

fn claims(text: &Text, table: &Table, standing: &Standing) -> String {
    let mut parts = Vec::new();
    for seat in table.seats() {
        let Some(claim) = standing.claims[seat] else { continue };
        let sign = match claim {
            Claim::First { crown: true } => text.ui("claim-first-crown"),
            Claim::First { crown: false } | Claim::Enough => text.ui("claim-paid"),
            Claim::SharedFirst | Claim::Second => text.ui("claim-paid"),
            Claim::MayBribe { price, .. } => text.ui_with("claim-bribe", [("price", price.into())]),
            Claim::Nothing { .. } => text.ui("claim-nothing"),
        };
        parts.push(format!("{}{sign}", seat.letter()));
    }
    parts.join(" ")
}

/// A chip as a letter.
pub(super) fn chip_sign(text: &Text, chip: Chip) -> String {
    text.ui(match chip {
        Chip::Sceptre => "sign-sceptre",
        Chip::Letter => "sign-letter",
        Chip::Ring => "sign-ring",
        Chip::Helmet => "sign-helmet",
        Chip::Crown => "sign-crown",
    })
}

/// The chips on a mission as signs: "S?".
pub(super) fn cost_signs(text: &Text, view: &View, mission: Mission) -> String {
    let cost = view.components().cost(mission);
    let second = cost.second.map_or_else(|| "?".to_owned(), |chip| chip_sign(text, chip));
    format!("{}{second}", chip_sign(text, cost.first))
}

/// The chips on a mission in words: "sceptre + any".
pub(super) fn cost_words(text: &Text, view: &View, mission: Mission) -> String {
    let cost = view.components().cost(mission);
    let second = cost.second.map_or_else(|| text.ui("any-chip"), |chip| text.chip(chip));
    format!("{} + {second}", text.chip(cost.first))
}

/// Chips in words, a crown first: "2 crown, sceptre".
pub(super) fn chip_words(text: &Text, chips: Chips) -> String {
    let crown_first = [Chip::Crown, Chip::Sceptre, Chip::Letter, Chip::Ring, Chip::Helmet];
    let parts = crown_first.into_iter().filter_map(|chip| match chips.count(chip) {
        0 => None,
        1 => Some(text.chip(chip)),
        count => Some(format!("{count} x {}", text.chip(chip))),
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// Intrigue cards, missions and shields of one's own, a line each; the shields so that they fit.
pub(super) fn own_lines(text: &Text, view: &View, own: &Secret, width: u16) -> [String; 3] {
    let none = text.ui("none");
    let or_none = |words: String| if words.is_empty() { none.clone() } else { words };
    let intrigue: Vec<String> = own.intrigue.iter().map(|board| board.to_string()).collect();
    // Numbers of boards must not be taken for counts.
    let intrigue_id = if intrigue.is_empty() { "own-no-intrigue" } else { "own-intrigue" };
    let missions: Vec<String> = own.missions.iter().map(|m| cost_signs(text, view, m)).collect();
    let held = || Shield::ALL.into_iter().filter(|&kind| own.shields.count(kind) > 0);
    let line = |id, words: String| text.ui_with(id, [("cards", or_none(words).into())]);
    let words: Vec<String> =
        held().map(|kind| text.shield_count(Some(kind), own.shields.count(kind))).collect();
    let signs: Vec<String> = held()
        .map(|kind| format!("{}{}", own.shields.count(kind), shield_sign(text, kind)))
        .collect();
    let ways = [
        line("own-shields", words.join(", ")),
        line("own-shields", signs.join(" ")),
        signs.join(" "),
        signs.concat(),
    ];
    let fits = |line: &String| line.width() <= usize::from(width);
    let shields = ways.into_iter().find(fits).unwrap_or_else(|| signs.concat());
    [line(intrigue_id, intrigue.join(" ")), line("own-missions", missions.join(" ")), shields]
}

/// A kind of shield in two letters.
fn shield_sign(text: &Text, kind: Shield) -> String {
    text.ui(match kind {
        Shield::Lily => "sign-lily",
        Shield::Sun => "sign-sun",
        Shield::Lion => "sign-lion",
        Shield::Eagle => "sign-eagle",
        Shield::Tower => "sign-tower",
        Shield::Ship => "sign-ship",
    })
}
