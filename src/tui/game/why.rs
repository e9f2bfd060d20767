//! Why not: what cannot be done now, and the reason of each.

use ratatui::text::Line;

use super::leaf::Leaf;
use super::page::gap;
use super::pay::Payable;
use super::pick::Pick;
use super::{GameTable, Notice, Stage, pay};
use crate::engine::{
    Action, Board, Chip, Decision, Effect, Illegal, Influence, Missions, Question, Reason, Reserve,
    Rule, Seat, Tier, Usage, Walk, What,
};
use crate::text::{NO_BREAK, Text};
use crate::tui::palette::Ink;
use crate::tui::widgets::sentences::Prose;

/// Something that cannot be done, and why, in words.
type Refusal = (String, String);

/// What cannot be done now, in words.
#[derive(Clone, Debug)]
pub(super) struct WhyNot {
    /// What was refused last.
    latest: Option<String>,
    question: String,
    refusals: Vec<Refusal>,
    /// The rule to read on with.
    pub(super) rule: Option<Rule>,
}

impl WhyNot {
    pub(super) fn lines(&self, text: &Text, prose: Prose<'_>) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        if let Some(latest) = &self.latest {
            let latest = format!("{} {latest}", prose.look.glyphs().no);
            lines.extend(prose.split(&latest, Ink::Bad, 2));
            lines.push(gap());
        }
        if !self.question.is_empty() {
            lines.extend(prose.split(&self.question, Ink::Plain, 0));
            lines.push(gap());
        }
        let id = if self.refusals.is_empty() { "why-nothing" } else { "why-list" };
        lines.push(prose.heading(text.ui(id)));
        for (what, why) in &self.refusals {
            lines.extend(prose.cited(what, None, Ink::Strong, 0));
            let inner = Prose { width: prose.width - 2, ..prose };
            for mut line in inner.split(why, Ink::Quiet, 0) {
                line.spans.insert(0, prose.span("  ", Ink::Quiet));
                lines.push(line);
            }
        }
        lines
    }
}

impl GameTable {
    /// The refusal that the player has just seen, or the one for the board under the cursor.
    fn latest_refusal(&self) -> Option<Illegal> {
        if let Some(Notice::Refusal(illegal)) = self.notice {
            return Some(illegal);
        }
        match self.pick() {
            Some(Pick::Place(placing)) if !placing.back => placing.walk.step(self.cursor).err(),
            _ => None,
        }
    }

    /// The rule that what is on the screen goes by.
    pub(super) fn rule_now(&self) -> Option<Rule> {
        if let Some(Notice::Refusal(illegal)) = self.notice {
            return Some(illegal.rule);
        }
        match &self.stage {
            Stage::Leaves { leaves, at, .. } => {
                let rule = |leaf: &Leaf| {
                    let begins = leaf.events().find(|e| matches!(e.what, What::MoneyCard { .. }));
                    Some(begins.or_else(|| leaf.events().next())?.rule)
                };
                leaves.get(*at).and_then(rule)
            }
            Stage::Ask { question, .. } => Some(question.rule()),
            _ => None,
        }
    }

    /// The page about it.
    pub(super) fn why_not(&self, text: &Text) -> WhyNot {
        let latest = self.latest_refusal();
        WhyNot {
            latest: match (&self.notice, latest) {
                (Some(_), _) if self.notice_ink() == Ink::Bad => self.notice_line(text),
                (_, latest) => latest.map(|illegal| text.refusal(&illegal)),
            },
            question: self.question_words(text),
            refusals: self.refusals(text),
            rule: latest.map(|illegal| illegal.rule).or_else(|| self.rule_now()),
        }
    }

    /// Everything that somebody might want to do now and cannot.
    fn refusals(&self, text: &Text) -> Vec<Refusal> {
        let Stage::Ask { seat, question, pick } = &self.stage else { return Vec::new() };
        let mut tried: Vec<(String, Result<(), Illegal>)> = Vec::new();
        if let Pick::Place(placing) = pick {
            tried.extend(boards(text, &placing.walk));
        }
        let mut missing: Vec<Refusal> = Vec::new();
        let mut try_action = |words: Option<String>, action: Action| {
            let words = words.unwrap_or_else(|| text.action(&action, Some(question)));
            tried.push((words, self.session().check(&action)));
        };
        let game = self.session().game();
        let holding = game.holding(*seat);
        match question {
            Question::Turn => {
                let Some(card) = game.secret(*seat).influence.cards().next() else {
                    return Vec::new();
                };
                // Whoever learns has not heard of these missions.
                if self.guide.is_none() {
                    let back = Action::Play { card, usage: Usage::TakeBackFour };
                    let rule = Rule::new(8, 17);
                    try_action(Some(text.rule_title(rule)), back);
                    try_action(Some(text.rule_title(Rule::new(8, 12))), Action::Exchange { card });
                    try_action(Some(text.rule_title(Rule::new(8, 5))), Action::PayTwo);
                }
                try_action(Some(text.ui("why-pass")), Action::Pass);
                if let Influence::Character(board) = card
                    && let Some(one) = crate::engine::Placement::new(&[board])
                {
                    let place = Action::Play { card, usage: Usage::Place(one) };
                    try_action(Some(text.ui("why-place")), place);
                }
            }
            Question::LayOut => {
                // Each lacks something else.
                let hand = pay::hand(self.session(), *seat);
                for &mission in &hand {
                    let payable = Payable::of(game, *seat, mission, &hand);
                    if !matches!(payable, Payable::Now(_)) {
                        let gaps = [("chips", payable.missing(text).into())];
                        missing.push((text.mission(mission), text.ui_with("not-payable", gaps)));
                    }
                }
                let chip = holding.chips.kinds().find(|&chip| chip != Chip::Crown);
                let chip = chip.unwrap_or(Chip::Crown);
                if self.guide.is_none() {
                    try_action(Some(text.rule_title(Rule::new(8, 6))), Action::ChangeChip { chip });
                }
            }
            Question::Intrigue { .. } => {
                for (from, count) in
                    [(Reserve::General, 1), (Reserve::Personal, 1), (Reserve::Personal, 2)]
                {
                    try_action(None, Action::Intrigue { from, count });
                }
            }
            Question::DrawMission { .. } => {
                Tier::ALL.into_iter().for_each(|tier| try_action(None, Action::Draw { tier }));
                try_action(Some(text.ui("why-pass")), Action::Pass);
            }
            Question::Bribe { .. }
            | Question::TradeMarker { .. }
            | Question::StartMarker { .. } => {
                try_action(None, Action::Accept);
            }
            Question::TwoGains | Question::KeepChip => {
                try_action(Some(text.ui("why-pass")), Action::Pass);
            }
            Question::ChangeChip => {
                Chip::ALL
                    .into_iter()
                    .filter(|&chip| holding.chips.count(chip) > 0)
                    .for_each(|chip| try_action(None, Action::ChangeChip { chip }));
            }
            _ => {}
        }
        missing.into_iter().chain(together(tried, text)).collect()
    }

    /// The question as it is asked.
    pub(super) fn question_words(&self, text: &Text) -> String {
        let Stage::Ask { seat, question, pick } = &self.stage else { return String::new() };
        let name = || ("name", self.names[*seat].into());
        // A question within the question.
        if let Pick::YesNo { yes, no: None } = pick {
            let what = text.action(yes, Some(question));
            return text.ui_with("prompt-instead", [name(), ("what", what.into())]);
        }
        match question {
            Question::Turn => {
                // Missions laid out that may take the place of a card (R8.5, R8.12, R8.17).
                let instead = self.instead(*seat).into_iter().filter(|&(_, may)| may);
                let instead: Vec<String> = instead.map(|(id, _)| text.ui(id)).collect();
                let id = match instead.is_empty() {
                    true if self.is_in_a_row(*seat) => "prompt-turn-again",
                    true => "prompt-turn",
                    false => "prompt-turn-or",
                };
                [vec![text.ui_with(id, [name()])], instead].concat().join(" ")
            }
            Question::LastMarker if !matches!(pick, Pick::Board { chosen: Some(_) }) => {
                let ready = self.session().game().ready(*seat, Effect::LastMarker);
                let mission = ready.iter().next().map(|mission| text.mission(mission));
                let gaps = [name(), ("mission", mission.unwrap_or_default().into())];
                text.ui_with("prompt-last-marker", gaps)
            }
            Question::LastMarker | Question::PlaceAnywhere => match pick {
                Pick::Board { chosen: Some(board) } => {
                    let board = text.board_label(*board);
                    text.ui_with("prompt-board-chosen", [name(), ("board", board.into())])
                }
                _ => text.ui_with("prompt-board", [name()]),
            },
            Question::LayOut if matches!(pick, Pick::Chip { .. }) => {
                text.ui_with("prompt-change-chip", [name()])
            }
            Question::KeepChip if matches!(pick, Pick::Chip { at: Some(_), .. }) => {
                let Pick::Chip { chips, at: Some(at), .. } = pick else { return String::new() };
                let kept = chips.get(*at).map(|&chip| text.chip_one(chip)).unwrap_or_default();
                let others = self.session().game().holding(*seat).chips.len().saturating_sub(1);
                let gaps = [name(), ("chip", kept.into()), ("count", others.into())];
                text.ui_with("prompt-keep", gaps)
            }
            Question::LayOut => {
                let components = self.session().game().components();
                let chosen = match pick {
                    Pick::Missions { hand, at: Some(at), pay, .. } => {
                        hand.get(*at).and_then(|&own| {
                            let ways = pay::ways(self.session().game(), *seat, own, hand);
                            Some((own, *ways.get(*pay)?))
                        })
                    }
                    _ => None,
                };
                match chosen {
                    Some((mission, way)) => {
                        let gaps = [
                            name(),
                            ("chips", text.payment(way).into()),
                            ("mission", text.mission(mission).into()),
                            ("points", components.points(mission).into()),
                        ];
                        text.ui_with("prompt-lay-out", gaps)
                    }
                    None => {
                        let game = self.session().game();
                        let pays = |mission| game.payments(*seat, mission).next().is_some();
                        // What else may be done stands in the last line.
                        let none = !game.secret(*seat).missions.iter().any(pays);
                        let id = if none { "prompt-no-missions" } else { "prompt-missions" };
                        text.ui_with(id, [name()])
                    }
                }
            }
            // Only whoever looks at their own cards reads it.
            Question::Intrigue { board } if self.viewer() == Some(*seat) => {
                let holds = self.session().game().secret(*seat).intrigue.contains(*board);
                let id = if holds { "prompt-intrigue" } else { "prompt-no-intrigue" };
                text.ui_with(id, [name(), ("board", text.board_label(*board).into())])
            }
            // Of two alike it is said which one asks.
            Question::TwoGains => {
                let game = self.session().game();
                let ready = game.ready(*seat, Effect::TwoGains);
                let all = Missions::with(Effect::TwoGains).and(game.holding(*seat).laid);
                let mission = ready.iter().next().map(|mission| text.mission(mission));
                let gaps = [name(), ("mission", mission.unwrap_or_default().into())];
                let words = text.ui_with("prompt-two-gains", gaps);
                let (at, of) = (all.len() + 1 - ready.len().min(all.len()), all.len());
                match of {
                    0 | 1 => words,
                    _ => {
                        let step = text.ui_with("step", [("at", at.into()), ("of", of.into())]);
                        format!("{words} ({})", step.replace(' ', &NO_BREAK.to_string()))
                    }
                }
            }
            Question::ChangeMissions if matches!(pick, Pick::PutBack { chosen, .. } if !chosen.is_empty()) =>
            {
                let Pick::PutBack { chosen, .. } = pick else { return String::new() };
                let missions = text.list(chosen.iter().map(|&mission| text.mission(mission)));
                text.ui_with("prompt-put-back", [name(), ("missions", missions.into())])
            }
            _ => {
                let decision = Decision { seat: *seat, question: *question };
                text.question(&decision, self.session().game(), &self.names)
            }
        }
    }

    /// What may be done in place of playing a card as usual, each by the words for it.
    fn instead(&self, seat: Seat) -> [(&'static str, bool); 3] {
        let game = self.session().game();
        let ready = |effect| !game.ready(seat, effect).is_empty();
        [
            ("prompt-or-pay", self.session().check(&Action::PayTwo).is_ok()),
            ("prompt-or-exchange", ready(Effect::ChangeCard)),
            ("prompt-or-four", ready(Effect::FourMarkers)),
        ]
    }
}

/// The next marker on each board.
fn boards(text: &Text, walk: &Walk) -> Vec<(String, Result<(), Illegal>)> {
    let step = |board: Board| (text.board_label(board), walk.step(board).map(|_| ()));
    Board::ALL.into_iter().map(step).collect()
}

/// What is refused, with the same reason said once.
fn together(tried: Vec<(String, Result<(), Illegal>)>, text: &Text) -> Vec<Refusal> {
    let mut groups: Vec<(Vec<String>, Illegal)> = Vec::new();
    for (words, result) in tried {
        let Err(illegal) = result else { continue };
        // A board that is too far says so itself: the others with the same fate join it.
        let same = |own: &Illegal| {
            own.rule == illegal.rule
                && std::mem::discriminant(&own.reason) == std::mem::discriminant(&illegal.reason)
        };
        match groups.iter_mut().find(|(_, own)| same(own)) {
            Some((list, _)) => list.push(words),
            None => groups.push((vec![words], illegal)),
        }
    }
    let say = |(list, illegal): (Vec<String>, Illegal)| {
        let reason = match illegal.reason {
            Reason::NotNeighbour { .. } => text.cited(&text.ui("why-far"), illegal.rule),
            _ => text.refusal(&illegal),
        };
        (text.list(list), reason)
    };
    groups.into_iter().map(say).collect()
}
