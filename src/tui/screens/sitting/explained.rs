//! What a sitting says: the question, its answers, and after an answer what is right and why.

use super::{Said, Sitting, best, letter};
use crate::drills::{Ask, Choice, Drill, Reply};
use crate::engine::{
    Board, Chip, Claim, Condition, Flip, Influence, Mission, Phase, Rule, Seat, Shield, Side,
    Tally, View,
};
use crate::text::Text;
use crate::tui::game::signs;
use crate::tui::palette::Ink;
use crate::tui::theme::Look;

impl Sitting {
    /// What is asked.
    pub(super) fn question(&self, drill: &Drill, text: &Text) -> String {
        let label = |board: Board| text.board_label(board);
        let about = |id: &str, board: Board, seat: Seat| {
            let gaps = [
                ("name", self.names[seat].into()),
                ("letter", seat.letter().to_string().into()),
                ("board", label(board).into()),
            ];
            text.ui_with(id, gaps)
        };
        match &drill.ask {
            Ask::Paid { board, seat } => about("drill-paid", *board, *seat),
            Ask::Home { board, seat } => {
                // Of bribes nothing is said where there are none.
                let claims = drill.game.standing(*board).claims;
                let bribes = |side| matches!(claims[side], Some(Claim::MayBribe { .. }));
                let bribed = Side::ALL.into_iter().any(bribes);
                about(if bribed { "drill-home" } else { "drill-home-plain" }, *board, *seat)
            }
            Ask::Flip { board } => about("drill-flip", *board, Seat::A),
            Ask::Intrigue { board } => {
                let bribes = matches!(drill.game.standing(*board).condition, Condition::Money(_));
                let id = if bribes { "drill-intrigue" } else { "drill-intrigue-paid" };
                about(id, *board, Seat::A)
            }
            Ask::Next { card, .. } => {
                let card = match card {
                    Influence::Character(board) => label(*board),
                    Influence::Joker => text.ui("drill-joker"),
                };
                text.ui_with("drill-next", [("card", card.into())])
            }
            Ask::Payable { .. } => {
                let chips = text.chips(drill.game.holding(Seat::A).chips);
                text.ui_with("drill-payable", [("chips", chips.into())])
            }
            // What is explained needs the room.
            Ask::Best { .. } if self.judged.is_some() => best::asked(drill, text),
            Ask::Best { .. } => best::asked_with_own(drill, text),
            Ask::When { mission } => {
                text.ui_with("drill-when", [("mission", text.mission(*mission).into())])
            }
            Ask::Count { .. } => {
                text.ui_with("drill-count", [("things", self.things(drill, text).into())])
            }
            Ask::Kept { .. } => {
                let chips = text.chips(drill.game.holding(Seat::A).chips);
                let gaps = [("round", drill.game.round().into()), ("chips", chips.into())];
                text.ui_with("drill-kept", gaps)
            }
            Ask::Score { .. } => {
                let shields = |seat| text.shields(&drill.game.secret(seat).shields);
                let laid = drill.game.holding(Seat::A).laid.iter().count();
                let gaps = [
                    ("own", shields(Seat::A).into()),
                    ("b", self.names[Seat::B].into()),
                    ("second", shields(Seat::B).into()),
                    ("c", self.names[Seat::C].into()),
                    ("third", shields(Seat::C).into()),
                    ("count", laid.into()),
                ];
                text.ui_with("drill-score", gaps)
            }
        }
    }

    /// What A has at the end of the game, and what it comes to.
    fn parts(&self, drill: &Drill, text: &Text) -> Vec<(u8, String)> {
        let game = &drill.game;
        let (holding, own) = (game.holding(Seat::A), game.secret(Seat::A));
        let on_boards: u8 =
            Board::ALL.into_iter().map(|board| game.markers(board)[Side::Seat(Seat::A)]).sum();
        let counted = |id: &str, count: u8, worth: u8| {
            let words = || text.ui_with(&format!("drill-{id}"), [("count", count.into())]);
            (count > 0).then(|| (worth, words()))
        };
        let chips = holding.chips;
        let (intrigues, influences) =
            (own.intrigue.len() as u8, own.influence.cards().count() as u8);
        let parts = [
            counted("coins", holding.coins, holding.coins / Tally::COINS_A_SHIELD),
            (!chips.is_empty()).then(|| (chips.len(), text.chips(chips))),
            counted("intrigues", intrigues, intrigues),
            counted("influences", influences, influences),
            counted("lying", on_boards, on_boards),
        ];
        parts.into_iter().flatten().collect()
    }

    fn things(&self, drill: &Drill, text: &Text) -> String {
        text.list(self.parts(drill, text).into_iter().map(|(_, words)| words))
    }

    /// The answers, each with its key.
    pub(super) fn answers(
        &self,
        drill: &Drill,
        (text, look): (&Text, Look),
        view: &View,
    ) -> Vec<Said> {
        let said =
            |chosen: bool, words: String| (words, if chosen { Ink::Gold } else { Ink::Plain });
        match &drill.ask {
            Ask::Payable { missions } => {
                let line = |(place, mission): (usize, &Mission)| {
                    let chosen = self.missions >> place & 1 == 1;
                    let sign = if chosen { "[x]" } else { "[ ]" };
                    let letter = letter(place);
                    let cost = signs::cost_words(text, view, *mission);
                    said(chosen, format!("{letter} {sign} {}: {cost}", text.mission(*mission)))
                };
                let keys = (text.ui("drill-payable-keys"), Ink::Quiet);
                missions.iter().enumerate().map(line).chain([keys]).collect()
            }
            Ask::Next { .. } => vec![(text.ui("drill-next-keys"), Ink::Quiet)],
            _ => {
                let line = |(place, choice): (usize, Choice)| {
                    said(
                        false,
                        format!("{} {}", letter(place), choice_words(text, look, drill, choice)),
                    )
                };
                drill.choices().into_iter().enumerate().map(line).collect()
            }
        }
    }

    /// The verdict: what was said and what is right, each in a line with a sign.
    pub(super) fn verdict(
        drill: &Drill,
        text: &Text,
        look: Look,
        (right, given): (bool, Reply),
    ) -> Vec<Said> {
        let (yes, no) = (look.glyphs().yes, look.glyphs().no);
        let words = |reply: Reply| match reply {
            Reply::Place(place) => drill
                .choices()
                .get(place)
                .map(|&one| format!("{} {}", letter(place), choice_words(text, look, drill, one))),
            Reply::Boards(boards) => {
                Some(text.list(boards.iter().map(|board| text.board_label(board))))
            }
            // Its sign stands beside each mission.
            Reply::Missions(_) => None,
        };
        let answer = words(drill.right()).unwrap_or_default();
        if right {
            return vec![(format!("{yes} {} {answer}", text.ui("drill-right")), Ink::Good)];
        }
        let given = match given {
            // The answers stood on the screen a moment ago.
            Reply::Place(place) => format!("{} {}", letter(place), text.ui("drill-wrong")),
            other => format!("{} {}", text.ui("drill-wrong"), words(other).unwrap_or_default()),
        };
        let mut lines = vec![(format!("{no} {}", given.trim_end()), Ink::Bad)];
        if !answer.is_empty() {
            let answer = match drill.right() {
                Reply::Boards(_) => text.ui_with("drill-boards", [("boards", answer.into())]),
                _ => answer,
            };
            lines.push((format!("{yes} {answer}"), Ink::Good));
        }
        lines
    }

    /// Why the right answer is right.
    pub(super) fn reasons(&self, drill: &Drill, text: &Text, look: Look) -> Vec<Said> {
        let mut lines = Vec::new();
        if let Some(claims) = self.claims(drill, text) {
            lines.push((claims, Ink::Plain));
        }
        let why = match &drill.ask {
            Ask::Flip { .. } => drill.flip().map(|flip| text.ui(flip_id(flip))),
            Ask::Home { board, .. } => {
                let asked = drill.game.standing(*board).condition;
                let plus = matches!(asked, Condition::Markers(_));
                Some(text.ui(if plus { "drill-why-plus" } else { "drill-why-home" }))
            }
            Ask::Best { answers } => Some(self.chances(drill, text, answers)),
            Ask::Count { .. } => Some(self.sum(drill, text)),
            Ask::Kept { .. } => Some(text.ui("drill-why-kept")),
            Ask::Score { .. } => Some(points(drill, text)),
            Ask::When { mission } => Some(text.mission_does(*mission)),
            Ask::Next { card: Influence::Joker, .. } => Some(text.ui("drill-why-joker")),
            Ask::Next { .. } => Some(text.ui("drill-why-next")),
            _ => None,
        };
        lines.extend(why.map(|why| (why, Ink::Plain)));
        if let Ask::Payable { missions } = &drill.ask {
            let view = drill.game.view(Some(Seat::A));
            let given = match self.judged {
                Some((_, Reply::Missions(given))) => given,
                _ => 0,
            };
            for (place, mission) in missions.iter().enumerate() {
                let own = if given >> place & 1 == 1 { "[x]" } else { "[ ]" };
                let pay = drill.game.payments(Seat::A, *mission).next();
                let (sign, why, ink) = match pay {
                    Some(pay) => {
                        let gaps = [("payment", text.payment(pay).into())];
                        (look.glyphs().yes, text.ui_with("drill-pays", gaps), Ink::Good)
                    }
                    None => {
                        let gaps = [("chips", missing(drill, text, *mission).into())];
                        (look.glyphs().no, text.ui_with("drill-pays-not", gaps), Ink::Plain)
                    }
                };
                let cost = signs::cost_words(text, &view, *mission);
                let words = format!("{own} {sign} {}: {cost}  {why}", text.mission(*mission));
                lines.push((words, ink));
            }
        }
        lines
    }

    /// The whole rule, where the answer was wrong.
    pub(super) fn rule_lines(&self, drill: &Drill, text: &Text) -> Vec<Said> {
        let mut lines = Vec::new();
        let best = matches!(drill.ask, Ask::Best { .. });
        if self.judged.is_some_and(|(right, _)| !right) && !best {
            let rule: Rule = drill.rule();
            lines.push((text.rule_heading(rule), Ink::Strong));
            let words = text.rule(rule);
            lines.extend(words.text.lines().map(|line| (line.to_owned(), Ink::Quiet)));
            lines.extend(words.example.map(|line| (line, Ink::Quiet)));
        }
        lines
    }

    /// What everybody on the board gets; where an intrigue card is asked about, with its markers.
    fn claims(&self, drill: &Drill, text: &Text) -> Option<String> {
        // Where the question is not who is paid, the reason says it in fewer words.
        let asks = matches!(drill.ask, Ask::Paid { .. } | Ask::Intrigue { .. });
        let board = drill.board().filter(|_| asks)?;
        let mut counts = drill.game.markers(board);
        counts[Side::Seat(Seat::A)] += drill.added();
        let standing = drill.game.standing_of(board, None, counts);
        let claim = |side: Side| -> Option<String> {
            let claim: Claim = standing.claims[side]?;
            let gaps = [
                ("name", text.side(side, &self.names).into()),
                ("count", standing.counts[side].into()),
                ("claim", text.claim(claim).into()),
            ];
            Some(text.ui_with("board-claim", gaps))
        };
        let claims: Vec<String> = Side::ALL.into_iter().filter_map(claim).collect();
        Some(claims.join("; "))
    }

    /// What is left over, as a sum: "2 (7 Louis d'or) + 1 (1 crown) = 3".
    fn sum(&self, drill: &Drill, text: &Text) -> String {
        let parts = self.parts(drill, text).into_iter().filter(|(count, _)| *count > 0);
        let (counts, words): (Vec<u8>, Vec<String>) =
            parts.map(|(count, words)| (count, format!("{count} ({words})"))).unzip();
        let total: u8 = counts.into_iter().sum();
        format!("{} = {total}", if words.is_empty() { "0".to_owned() } else { words.join(" + ") })
    }
}

/// How the points come together: "4 shields + 1 for most of a kind + 5 for missions = 10".
fn points(drill: &Drill, text: &Text) -> String {
    let (game, own) = (&drill.game, &drill.game.secret(Seat::A).shields);
    let most = |kind: &Shield| game.majority(*kind).0.contains(Seat::A);
    let (most, laid) = (Shield::ALL.iter().filter(|k| most(k)).count(), game.points_laid(Seat::A));
    let gaps = [
        ("shields", own.len().into()),
        ("most", most.into()),
        ("laid", laid.into()),
        ("total", (usize::from(own.len()) + most + usize::from(laid)).into()),
    ];
    text.ui_with("drill-why-score", gaps)
}

/// The name of the words for why a board turns over, or does not.
const fn flip_id(flip: Flip) -> &'static str {
    match flip {
        Flip::SoleMost => "drill-flip-sole-most",
        Flip::SomebodyPaid => "drill-flip-somebody-paid",
        Flip::Louis => "drill-flip-louis",
        Flip::Nobody => "drill-flip-nobody",
        Flip::Tied => "drill-flip-tied",
        Flip::NobodyPaid => "drill-flip-nobody-paid",
    }
}

/// The chips that a mission costs and that are not there, nor a crown for them.
fn missing(drill: &Drill, text: &Text, mission: Mission) -> String {
    let cost = drill.game.components().cost(mission);
    let mut left: Vec<Chip> = drill.game.holding(Seat::A).chips.iter().collect();
    let mut take = |wanted: Option<Chip>| {
        let fits = |chip: &Chip| wanted.is_none_or(|wanted| *chip == wanted);
        let crown = |chip: &Chip| *chip == Chip::Crown;
        let place = left.iter().position(fits).or_else(|| left.iter().position(crown));
        place.map(|place| left.remove(place)).is_some()
    };
    // What may be anything comes last.
    let absent = [Some(cost.first), cost.second].into_iter().filter(|wanted| !take(*wanted));
    let absent: Vec<Option<Chip>> = absent.collect();
    text.list(absent.into_iter().map(|wanted| match wanted {
        Some(chip) => text.chip(chip),
        None => text.ui("drill-any"),
    }))
}

fn choice_words(text: &Text, look: Look, drill: &Drill, choice: Choice) -> String {
    match choice {
        Choice::Play(action) => best::action_words(drill, (text, look), &action),
        Choice::Number(count) => text.ui_with("drill-number", [("count", count.into())]),
        Choice::Points(count) => text.ui_with("drill-points", [("count", count.into())]),
        Choice::With(count) => text.ui_with("drill-with", [("count", count.into())]),
        other => text.ui(&format!("drill-choice-{}", id(other))),
    }
}

/// The name of the words of an answer.
const fn id(choice: Choice) -> &'static str {
    match choice {
        Choice::Free => "free",
        Choice::ChipAndCrown => "chip-and-crown",
        Choice::Chip => "chip",
        Choice::MayBribe => "may-bribe",
        Choice::Nothing => "nothing",
        Choice::General => "general",
        Choice::Personal => "personal",
        Choice::Yes => "yes",
        Choice::No => "no",
        Choice::Anyway => "anyway",
        Choice::Never => "never",
        Choice::With(_) => "with",
        Choice::Number(_) => "number",
        Choice::Points(_) => "points",
        Choice::In(phase) => match phase {
            Phase::Missions | Phase::Over => "at-once",
            Phase::Supply => "in-supply",
            Phase::Influence => "in-influence",
            Phase::Scoring => "in-scoring",
        },
        Choice::Play(_) => "play",
    }
}
