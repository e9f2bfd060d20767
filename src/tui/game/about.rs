//! Pages about one thing: a board on both its sides, a mission, a joker, a rule.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::account::{predicted, short};
use super::page::{Plan, columns, gap};
use super::signs;
use crate::engine::{
    Board, Claim, Game, Influence, Mission, Phase, Place, Reserve, Rule, Side, Sides, Standing,
    Table, Tier,
};
use crate::session::Session;
use crate::text::Text;
use crate::tui::palette::Ink;
use crate::tui::widgets::brick::{Brick, State};
use crate::tui::widgets::markers::{dots, ink, letter, markers};
use crate::tui::widgets::page::picture;
use crate::tui::widgets::sentences::Prose;
use crate::tui::widgets::write;

/// A rule, with its rulings set apart.
pub(super) fn rule(text: &Text, prose: Prose<'_>, rule: Rule) -> Vec<Line<'static>> {
    let words = text.rule(rule);
    let mut lines: Vec<Line<'static>> =
        words.text.lines().flat_map(|line| prose.lines(line, Ink::Plain)).collect();
    for ruling in &words.rulings {
        lines.push(gap());
        lines.extend(prose.lines(&text.ruling(ruling), Ink::Quiet));
    }
    lines
}

/// A board: both sides, its neighbours, who would be paid now, Louis's rule, who it was.
pub(super) fn board(
    (session, game): (&Session, &Game),
    text: &Text,
    prose: Prose<'_>,
    board: Board,
    plan: &Plan,
) -> Vec<Line<'static>> {
    let mut counts = game.markers(board);
    let planned = plan.as_ref().map(|(seat, planned)| (*seat, planned[board]));
    let planned = planned.filter(|&(_, count)| count > 0);
    if let Some((seat, count)) = planned {
        counts[seat] += count;
    }
    let mut lines = both_sides(game, text, prose, board, counts);
    lines.push(gap());
    let pays = [("pays", text.rewards(game.pays(board)).into())];
    lines.extend(prose.lines(&text.ui_with("board-pays", pays), Ink::Plain));
    let done = game.phase() == Phase::Scoring
        && game.rest().board().is_some_and(|now| board.number() < now.number());
    let standing = game.standing_of(board, None, counts);
    if done {
        lines.push(prose.heading(text.ui("board-done")));
    } else {
        let id = if planned.is_some() { "board-if-planned" } else { "board-if-scored" };
        lines.push(prose.heading(text.ui(id)));
        let sides = claims(text, prose, game.table(), board, &standing);
        if sides.is_empty() {
            lines.extend(prose.lines(&text.ui("board-nobody"), Ink::Quiet));
        }
        lines.extend(sides);
        let id = if standing.flip.turns() { "board-turns" } else { "board-stays" };
        let rule = if standing.louis { Rule::new(6, 8) } else { Rule::new(6, 7) };
        lines.extend(prose.cited(&text.ui(id), Some(rule), Ink::Quiet, 0));
    }
    if standing.louis {
        lines.push(gap());
        lines.extend(prose.split(&text.ui("board-louis"), Ink::Gold, 0));
    }
    lines.push(gap());
    lines.extend(prose.lines(&text.character(board), Ink::Quiet));
    if let Some(words) = text.reconstructed(session, board) {
        lines.extend(prose.lines(&words, Ink::Faint));
    }
    lines
}

/// The board as it lies and as it would lie turned over, and the names of its neighbours.
fn both_sides(
    game: &Game,
    text: &Text,
    prose: Prose<'_>,
    board: Board,
    counts: Sides<u8>,
) -> Vec<Line<'static>> {
    let look = prose.look;
    let near: Vec<String> = board.neighbours().iter().map(|&b| text.board_label(b)).collect();
    picture(look, (prose.width, 5), |area, buffer| {
        let [now, _, other, _, beside] = Layout::horizontal([
            Constraint::Fill(1),
            Constraint::Length(2),
            Constraint::Fill(1),
            Constraint::Length(3),
            Constraint::Length(18),
        ])
        .areas(area);
        let louis = game.louis() == Some(board);
        let back = game.is_flipped(board);
        for (place, back, id) in [(now, back, "board-side-now"), (other, !back, "board-side-other")]
        {
            let condition = game.components().condition(board, back);
            let here = place == now;
            let state = if here { State::Usual } else { State::Done };
            let (_, body) = Brick::grounds(state);
            let there = match here {
                true => markers(look, body, counts, place.width - 3),
                false => Line::default(),
            };
            let louis = louis && here;
            let spot = Rect { height: 4, ..place };
            let printed = game.components();
            Brick { look, text, printed, board, condition, louis, state, there }
                .render(spot, buffer);
            let words = Line::from(prose.span(text.ui(id), Ink::Quiet));
            write(&words, Rect { x: place.x + 2, y: place.y + 4, height: 1, ..place }, buffer);
        }
        let mut rows = beside.rows();
        if let Some(row) = rows.next() {
            write(&prose.heading(text.ui("board-near")), row, buffer);
        }
        for (row, words) in rows.zip(&near) {
            write(&Line::from(prose.span(words, Ink::Plain)), row, buffer);
        }
    })
}

/// A line for each side there: markers, why, what it would get, where the markers would go.
fn claims(
    text: &Text,
    prose: Prose<'_>,
    at: &Table,
    board: Board,
    standing: &Standing,
) -> Vec<Line<'static>> {
    let (look, glyphs) = (prose.look, prose.look.glyphs());
    let mut sides: Vec<Side> =
        Side::ALL.into_iter().filter(|&side| standing.counts[side] > 0).collect();
    sides.sort_by_key(|&side| std::cmp::Reverse(standing.counts[side]));
    let row = |side: Side| -> [Line<'static>; 5] {
        let count = standing.counts[side];
        let name: String = match side {
            Side::Seat(seat) => prose.names[seat].chars().take(12).collect(),
            Side::Neutral => text.side_short(side, prose.names),
        };
        let pips = if count <= 5 { dots(look, side, count) } else { format!("x{count}") };
        let claim = standing.claims[side];
        let why = claim.map_or_else(String::new, |claim| short(text, claim, standing, side));
        let paid = claim.is_some_and(Claim::is_paid);
        let gets = match claim {
            Some(Claim::First { crown: true }) => text.ui("gets-crown"),
            Some(claim) if claim.is_paid() => signs::pays(text, at, board, 20),
            _ => String::new(),
        };
        let gets = match claim {
            _ if paid => prose.span(format!("{} {gets}", glyphs.yes), Ink::Good),
            Some(Claim::MayBribe { price, .. }) => {
                prose.span(text.ui_with("why-may", [("price", price.into())]), Ink::Plain)
            }
            _ => prose.span("-", Ink::Faint),
        };
        let id = match predicted(standing, side) {
            Place::Reserve(Reserve::General) => "goes-general",
            Place::Neutral => "goes-neutral",
            _ => "goes-home",
        };
        let goes = text.ui_with(id, [("count", count.into())]);
        [
            Line::from(prose.span(format!("{} {name}", letter(side)), ink(side))),
            Line::from(prose.span(pips, ink(side))),
            Line::from(prose.span(why, Ink::Plain)),
            Line::from(gets),
            Line::from(prose.span(goes, Ink::Quiet)),
        ]
    };
    table(prose, sides.into_iter().map(row).collect())
}

/// Cells under each other, each column as wide as its widest, with two columns between where
/// there is room.
fn table(prose: Prose<'_>, rows: Vec<[Line<'static>; 5]>) -> Vec<Line<'static>> {
    let widest = |column: usize| rows.iter().map(|row| row[column].width()).max().unwrap_or(0);
    let widths: [usize; 5] = std::array::from_fn(widest);
    let spare = usize::from(prose.width).saturating_sub(widths.iter().sum());
    let between = if spare >= 8 { 2 } else { 1 };
    let line = |row: [Line<'static>; 5]| {
        let cells = row.into_iter().zip(widths);
        let cells: Vec<_> = cells.map(|(cell, width)| (cell, (width + between) as u16)).collect();
        let mut line = columns(prose, &cells);
        line.spans.pop();
        line
    };
    rows.into_iter().map(line).collect()
}

/// A mission: its name and price, what it does, and what is decided of it.
pub(super) fn mission(
    session: &Session,
    text: &Text,
    prose: Prose<'_>,
    mission: Mission,
) -> Vec<Line<'static>> {
    let mut lines = missions(session, text, prose, &[mission]);
    for ruling in &text.rule(mission.rule()).rulings {
        lines.push(gap());
        lines.extend(prose.lines(&text.ruling(ruling), Ink::Quiet));
    }
    lines
}

/// Missions, one after the other: name, price, and what each does; then what all are worth.
pub(super) fn missions(
    session: &Session,
    text: &Text,
    prose: Prose<'_>,
    hand: &[Mission],
) -> Vec<Line<'static>> {
    let view = session.game().view(None);
    let mut lines = Vec::new();
    for &mission in hand {
        let tier = text.ui(match mission.tier() {
            Tier::Light => "tier-light",
            Tier::Medium => "tier-medium",
            Tier::Dark => "tier-dark",
        });
        lines.push(Line::from_iter([
            prose.span(text.mission(mission), Ink::Strong),
            prose.span(format!("   {tier}   "), Ink::Quiet),
            prose.span(signs::cost_words(text, &view, mission), Ink::Gold),
        ]));
        lines.push(gap());
        lines.extend(prose.cited(&text.mission_does(mission), Some(mission.rule()), Ink::Plain, 0));
        lines.push(gap());
    }
    if let Some(&mission) = hand.first() {
        let points = view.components().points(mission);
        let stays = text.ui_with("mission-stays", [("points", points.into())]);
        lines.extend(prose.split(&stays, Ink::Quiet, 0));
    }
    lines
}

/// A joker.
pub(super) fn joker(text: &Text, prose: Prose<'_>) -> Vec<Line<'static>> {
    let mut lines = vec![Line::from(prose.span(text.influence(Influence::Joker), Ink::Strong))];
    lines.push(gap());
    lines.extend(rule(text, prose, Rule::new(5, 8)));
    lines
}
