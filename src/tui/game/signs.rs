//! The signs of the table: boards, cards, chips and claims in a few columns.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::engine::{
    Board, BoardSet, Chip, Chips, Claim, Components, Condition, Effect, Mission, Missions, Phase,
    Seat, Secret, Shield, Shortfall, Side, Sides, Standing, Table, View,
};
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;
use crate::tui::widgets::markers;

/// The name, or as much of it as fits.
pub(in crate::tui) fn short_name(text: &Text, board: Board, width: u16) -> String {
    let name = text.board(board);
    if name.width() <= usize::from(width) {
        return name;
    }
    let most = usize::from(width).saturating_sub(1);
    name.chars().take(most).chain(['.']).collect()
}

/// A condition in two columns.
pub(in crate::tui) fn condition(text: &Text, condition: Condition) -> String {
    match condition {
        Condition::Money(price) => text.ui_with("condition-money", [("price", price.into())]),
        Condition::FirstPlace => text.ui("condition-first"),
        Condition::Markers(count) => text.ui_with("condition-markers", [("count", count.into())]),
    }
}

/// What a condition means, in a few words.
pub(in crate::tui) fn condition_words(text: &Text, condition: Condition) -> String {
    match condition {
        Condition::Money(price) => text.ui_with("condition-money-words", [("price", price.into())]),
        Condition::FirstPlace => text.ui("condition-first-words"),
        Condition::Markers(count) => {
            text.ui_with("condition-markers-words", [("count", count.into())])
        }
    }
}

/// The same in fewer words where there is little room.
pub(in crate::tui) fn condition_brief(text: &Text, condition: Condition, width: u16) -> String {
    let words = condition_words(text, condition);
    if words.width() <= usize::from(width) {
        return words;
    }
    match condition {
        Condition::Money(price) => text.ui_with("condition-money-brief", [("price", price.into())]),
        Condition::FirstPlace => text.ui("condition-first-brief"),
        Condition::Markers(count) => {
            text.ui_with("condition-markers-brief", [("count", count.into())])
        }
    }
}

/// What a board pays; without room for all of it the most telling word.
pub(in crate::tui) fn pays(text: &Text, table: &Table, board: Board, width: u16) -> String {
    pays_of(text, table.components(), board, width)
}

/// The same by what is printed.
pub(in crate::tui) fn pays_of(
    text: &Text,
    components: &Components,
    board: Board,
    width: u16,
) -> String {
    let rewards = components.pays(board);
    let fits = |words: &String| words.width() <= usize::from(width);
    if rewards == Components::SHIPPED.pays(board) {
        let words = text.ui(&format!("pays-{board}-words"));
        return if fits(&words) { words } else { text.ui(&format!("pays-{board}")) };
    }
    let parts: Vec<String> = rewards.parts().map(|part| text.reward_short(part)).collect();
    // Shorter from one to the next; what is left out leaves a sign.
    let brief = rewards.parts().map(|part| text.reward_brief(part)).collect::<Vec<_>>();
    let mut ways = vec![parts.join(", "), brief.join(", "), brief.join("+")];
    ways.extend((1..brief.len()).rev().map(|count| format!("{}+…", brief[..count].join("+"))));
    let last = ways.last().cloned().unwrap_or_default();
    ways.into_iter().find(fits).unwrap_or(last)
}

/// How a board with these markers would stand if it were scored now: a bribe that somebody has too
/// little money for is none.
pub(in crate::tui) fn foretold(view: &View, board: Board, counts: Sides<u8>) -> Standing {
    let mut standing = view.standing_of(board, None, counts);
    for seat in view.seats() {
        if let Some(Claim::MayBribe { price, why }) = standing.claims[seat]
            && view.holding(seat).coins < price
        {
            standing.claims[seat] = Some(Claim::Nothing { why });
        }
    }
    standing
}

/// Who of those tied for most could still win the tie, by a mission that lies open (R6.2).
pub(in crate::tui) fn may_win(view: &View, standing: &Standing) -> Option<Seat> {
    let asks_most = !matches!(standing.condition, Condition::Markers(_));
    let leads = |&seat: &Seat| standing.leaders.contains(Side::Seat(seat));
    let own = |&seat: &Seat| match view.phase() {
        Phase::Scoring => !view.ready(seat, Effect::WinTie).is_empty(),
        _ => !Missions::with(Effect::WinTie).and(view.holding(seat).laid).is_empty(),
    };
    let open = asks_most && standing.leaders.len() > 1 && standing.favoured.is_none();
    view.seats().filter(|_| open).filter(leads).find(own)
}

/// Who would be paid, most markers first, in words: "A ✓ paid  C may pay 3"; in signs where
/// there is no room for words.
pub(in crate::tui) fn outlook(
    text: &Text,
    look: Look,
    lies: Ground,
    standing: &Standing,
    width: u16,
    wins: Option<Seat>,
) -> Line<'static> {
    let mut there: Vec<(Seat, Claim)> =
        Seat::ALL.into_iter().filter_map(|seat| Some((seat, standing.claims[seat]?))).collect();
    there.sort_by_key(|&(seat, _)| std::cmp::Reverse(standing.counts[seat]));
    let line = |brief: Brief| {
        let mut spans: Vec<Span<'static>> = Vec::new();
        let mut last: Option<String> = None;
        for &(seat, claim) in &there {
            let (good, words) = match brief {
                Brief::Signs => claim_words(text, standing, seat, claim, brief),
                _ if wins == Some(seat) => (false, text.ui("outlook-may-win")),
                _ => claim_words(text, standing, seat, claim, brief),
            };
            let letter = look.span(seat.letter().to_string(), lies, markers::ink(seat));
            // Who has the same stands together.
            if last.as_ref() == Some(&words) {
                spans.insert(spans.len() - 1, letter);
                continue;
            }
            if !spans.is_empty() {
                let gap = if brief == Brief::Signs { " " } else { "  " };
                spans.push(look.span(gap, lies, Ink::Plain));
            }
            spans.push(letter);
            let (sign, ink) = match (good, brief == Brief::Signs) {
                (true, false) => (format!(" {} {words}", look.glyphs().yes), Ink::Good),
                // Louis's crown is not shared.
                (true, true) if matches!(claim, Claim::First { crown: true }) => {
                    (format!("{}{}", look.glyphs().yes, look.glyphs().crown), Ink::Good)
                }
                (true, true) => (look.glyphs().yes.to_owned(), Ink::Good),
                (false, false) => (format!(" {words}"), Ink::Quiet),
                (false, true) if matches!(claim, Claim::Nothing { .. }) => {
                    (look.glyphs().no.to_owned(), Ink::Quiet)
                }
                (false, true) => (words.clone(), Ink::Quiet),
            };
            spans.push(look.span(sign, lies, ink));
            last = Some(words);
        }
        Line::from(spans)
    };
    let fits = |line: &Line<'_>| line.width() <= usize::from(width);
    let ways = [Brief::Words, Brief::FewWords].into_iter().map(&line);
    ways.into_iter().find(fits).unwrap_or_else(|| line(Brief::Signs))
}

/// How much is said of a claim.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Brief {
    Words,
    FewWords,
    Signs,
}

fn claim_words(
    text: &Text,
    standing: &Standing,
    seat: Seat,
    claim: Claim,
    brief: Brief,
) -> (bool, String) {
    let words = match claim {
        Claim::First { crown: true } if brief == Brief::Words => text.ui("outlook-crown"),
        Claim::First { crown: true } => text.ui("outlook-crown-few"),
        Claim::First { .. } | Claim::Enough | Claim::SharedFirst | Claim::Second => {
            text.ui("outlook-paid")
        }
        Claim::MayBribe { price, .. } if brief == Brief::Signs => {
            text.ui_with("outlook-bribe-signs", [("price", price.into())])
        }
        Claim::MayBribe { price, why: Shortfall::TiedForMost | Shortfall::TiedForSecond }
            if brief == Brief::Words =>
        {
            text.ui_with("outlook-bribe-tied", [("price", price.into())])
        }
        Claim::MayBribe { price, .. } => text.ui_with("outlook-bribe", [("price", price.into())]),
        Claim::Nothing { .. } if brief == Brief::Signs => String::new(),
        Claim::Nothing { why } => match why {
            Shortfall::BelowThreshold => {
                let asked = match standing.condition {
                    Condition::Markers(count) => count,
                    _ => 0,
                };
                let short = asked.saturating_sub(standing.counts[seat]);
                text.ui_with("outlook-short", [("count", short.into())])
            }
            Shortfall::TiedForMost | Shortfall::TiedForSecond => text.ui("outlook-tied"),
            Shortfall::LostTie | Shortfall::Fewer | Shortfall::Neutral => text.ui("outlook-fewer"),
        },
    };
    (claim.is_paid(), words)
}

/// The chips on a mission in words: "sceptre + any"; with its points, where these are other than usual.
pub(in crate::tui) fn cost_words(text: &Text, view: &View, mission: Mission) -> String {
    cost_with(text, view, mission, "any-chip")
}

fn cost_with(text: &Text, view: &View, mission: Mission, any: &str) -> String {
    let cost = view.components().cost(mission);
    let second = cost.second.map_or_else(|| text.ui(any), |chip| text.chip(chip));
    let points = view.components().points(mission);
    let worth = match points == Components::SHIPPED.points(mission) {
        true => String::new(),
        false => format!(": {}", text.ui_with("mission-worth", [("points", points.into())])),
    };
    format!("{} + {second}{worth}", text.chip(cost.first))
}

/// The kinds of chips that somebody has, a crown first.
pub(super) fn kinds(chips: Chips) -> impl Iterator<Item = Chip> {
    let crown_first = [Chip::Crown, Chip::Sceptre, Chip::Letter, Chip::Ring, Chip::Helmet];
    crown_first.into_iter().filter(move |&chip| chips.count(chip) > 0)
}

/// Chips in words, a crown first: "2 crowns", "1 sceptre".
pub(in crate::tui) fn chip_list(text: &Text, chips: Chips) -> Vec<String> {
    kinds(chips).map(|chip| text.chip_count(chip, chips.count(chip))).collect()
}

/// How few words one's own things are told in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub(in crate::tui) enum Few {
    Not,
    /// Shields are only counted.
    Shields,
    /// What there is none of goes unsaid, too, and any chip is "any".
    Words,
    /// Shields go.
    Unshielded,
    /// Intrigue cards are only counted, too.
    Intrigue,
}

/// Missions, intrigue cards and shields of one's own: a label and words for each.
pub(in crate::tui) fn own_parts(
    text: &Text,
    view: &View,
    own: &Secret,
    few: Few,
) -> [(String, String); 3] {
    let none = || text.ui("none");
    let or_none = |words: String| match words.is_empty() {
        true if few < Few::Words => none(),
        _ => words,
    };
    let any = if few >= Few::Words { "any-brief" } else { "any-chip" };
    let missions: Vec<String> =
        own.missions.iter().map(|mission| cost_with(text, view, mission, any)).collect();
    let intrigue: Vec<String> = own
        .intrigue
        .iter()
        .map(|board| match few {
            Few::Not => text.board_label(board),
            // A number alone would be taken for a count.
            _ => short_name(text, board, 10),
        })
        .collect();
    let held = || Shield::ALL.into_iter().filter(|&kind| own.shields.count(kind) > 0);
    let words = held().map(|kind| match own.shields.count(kind) {
        1 => text.shield(Some(kind)),
        count => text.shield_count(Some(kind), count),
    });
    let count: u8 = held().map(|kind| own.shields.count(kind)).sum();
    let shields = match few > Few::Not {
        _ if few == Few::Unshielded => (String::new(), String::new()),
        true if count > 0 => (text.ui("own-shields"), count.to_string()),
        _ => (text.ui("own-shields"), or_none(words.collect::<Vec<_>>().join(", "))),
    };
    let intrigue = match intrigue.len() {
        count @ 1.. if few == Few::Intrigue => {
            (String::new(), text.ui_with("own-intrigue-cards", [("count", count.into())]))
        }
        _ => (text.ui("own-intrigue"), or_none(intrigue.join(", "))),
    };
    [(text.ui("own-missions"), or_none(missions.join(", "))), intrigue, shields]
}

/// The missions that are laid out, those that do the same together, and whose they are.
pub(in crate::tui) fn laid_by_kind(text: &Text, view: &View) -> Vec<(Mission, Vec<Seat>)> {
    let mut kinds: Vec<(Mission, Vec<Seat>)> = Vec::new();
    for seat in view.seats() {
        for mission in view.holding(seat).laid.iter() {
            let same = |known: Mission| text.mission(known) == text.mission(mission);
            match kinds.iter_mut().find(|(known, _)| same(*known)) {
                Some((_, owners)) => owners.push(seat),
                None => kinds.push((mission, vec![seat])),
            }
        }
    }
    kinds
}

/// The boards that pay a chip.
pub(in crate::tui) fn boards_of(view: &View, chip: Chip) -> BoardSet {
    Board::ALL.into_iter().filter(|&board| view.pays(board).chip() == Some(chip)).collect()
}
