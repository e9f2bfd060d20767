//! Everything that can be said is said: no message is missing, none is idle, and the words are right.

use louis_xiv::engine::{
    Action, Board, Claim, Components, Condition, Decision, Event, Facts, Game, Illegal, Influence,
    Mission, Place, Question, Reason, Reserve, Rule, Seat, Seats, Setup, Shield, Side, Sides,
    Standing, Tier, What,
};
use louis_xiv::text::{Lang, Names, Text};

fn names() -> Names {
    Names(Seats(["Anna", "Bruno", "Carla", "Dirk"].map(String::from)))
}

/// Any table with the shipped values.
fn table() -> Game {
    let components = Components::SHIPPED;
    let setup = Setup { players: 3, start: Seat::A, seed: 1, components };
    Game::new(&setup, &mut ()).expect("three players, and A is one of them")
}

fn event(rule: (u8, u8), what: What) -> String {
    let event = Event { rule: Rule::new(rule.0, rule.1), what };
    Text::new(Lang::En).event_cited(&event, &names())
}

#[test]
fn every_message_and_every_argument_is_there() {
    for &lang in Lang::ALL {
        for sentence in super::everything::said(&Text::new(lang)) {
            assert!(!sentence.contains(['{', '}']), "{lang:?}: {sentence}");
            assert!(!sentence.trim().is_empty(), "{lang:?}: an empty sentence");
        }
    }
}

#[test]
fn no_message_is_idle() {
    for &lang in Lang::ALL {
        let text = Text::listening(lang);
        super::everything::said(&text);
        // The screens say theirs by name, not through typed doors.
        let mut idle = text.unsaid();
        idle.retain(|id| !id.starts_with("ui-"));
        assert_eq!(idle, Vec::<String>::new(), "{lang:?}");
    }
}

#[test]
fn nothing_is_borrowed_from_english() {
    for &lang in Lang::ALL {
        let text = Text::listening(lang);
        super::everything::said(&text);
        let borrowed = text.borrowed();
        assert_eq!(borrowed, Vec::<String>::new(), "{lang:?}");
    }
}

#[test]
fn a_missing_message_shows_its_name() {
    assert_eq!(Text::new(Lang::En).help("nonsense"), "{cli-nonsense}");
}

#[test]
fn the_environment_chooses_the_language() {
    let asked = |all: &str, messages: &str, lang: &str| {
        Lang::from_environment(|name| match name {
            "LC_ALL" => Some(all.to_owned()).filter(|_| all != "unset"),
            "LC_MESSAGES" => Some(messages.to_owned()),
            "LANG" => Some(lang.to_owned()),
            _ => None,
        })
    };
    assert_eq!(asked("fr_FR.UTF-8", "de_DE", "de"), Lang::Fr);
    assert_eq!(asked("unset", "de_AT@euro", "fr"), Lang::De);
    assert_eq!(asked("", "", "fr_CA"), Lang::Fr);
    assert_eq!(asked("", "", "de"), Lang::De);
    for english in ["C", "POSIX", "C.UTF-8", "en_GB.UTF-8", "tlh", "frisian", ""] {
        assert_eq!(asked("unset", english, ""), Lang::En, "{english}");
    }
    assert_eq!(asked("C", "fr_FR", "fr_FR"), Lang::En, "LC_ALL decides alone");
}

/// Rule numbers in the words of the rules are numbers of rules.
#[test]
fn rules_refer_to_rules() {
    let text = Text::new(Lang::En);
    for rule in Rule::all() {
        let words = text.rule(rule);
        for line in std::iter::once(&words.text).chain(&words.rulings) {
            for word in line.split(|c: char| !c.is_alphanumeric() && c != '.') {
                let word = word.trim_end_matches('.');
                if word.starts_with('R') && word.contains('.') {
                    assert!(word.parse::<Rule>().is_ok(), "{rule} names {word}");
                }
            }
        }
    }
}

#[test]
fn the_words_are_explained() {
    let text = Text::new(Lang::En);
    let terms = text.terms();
    let words: Vec<&str> = terms.iter().map(|term| term.word.as_str()).collect();
    let explained = [
        "board",
        "marker",
        "personal reserve",
        "general reserve",
        "chip",
        "shield",
        "Louis d'or",
        "start player",
        "in turn order",
    ];
    assert_eq!(words, explained);
    assert_eq!(
        text.term(&terms[2]),
        "personal reserve: the markers that a player can place: these are ready, and what returns \
         there comes home"
    );
}

/// Where the rulebooks say nothing, the rule names the question and the ruling settles it.
#[test]
fn rules_that_are_rulings_in_full_say_so() {
    let text = Text::new(Lang::En);
    for (rule, settled) in [
        (Rule::new(3, 7), "Only what is open to all decides"),
        (Rule::new(5, 9), "Nobody can place less than one marker."),
        (Rule::new(9, 4), "They return to the stock of eight"),
    ] {
        let words = text.rule(rule);
        assert!(words.text.contains("The rulebooks do not say"), "{rule}: {}", words.text);
        assert_eq!(words.rulings.len(), 1, "{rule}");
        assert!(words.rulings[0].contains(settled), "{rule}: {}", words.rulings[0]);
    }
}

#[test]
fn a_mission_is_drawn_for_what_was_put_back() {
    let asked = |left| {
        let question = Question::DrawMission { left, changing: true };
        Text::new(Lang::En).question(&Decision { seat: Seat::A, question }, &table(), &names())
    };
    // One is left after one was put back, and also after the first of two has been drawn.
    let last = "Anna: one mission card is still to be drawn for what you put back; choose a deck.";
    assert_eq!(asked(1), last);
    assert_eq!(
        asked(2),
        "Anna: draw 2 mission cards for those put back, one at a time; choose a deck."
    );
}

#[test]
fn missions_say_how_far_they_go() {
    let does = |name| {
        let mission = Mission::from_name(name).expect("a mission");
        Text::new(Lang::En).mission_does(mission)
    };
    assert!(does("four-markers").ends_with("or get 4 back, or all if there are fewer."));
    let change = does("change-missions-1");
    assert!(
        change.contains("except in the last round") && change.contains("face down"),
        "{change}"
    );
    assert!(does("two-gains-1").contains("only such markers as you have in the general reserve"));
}

#[test]
fn scoring_says_who_has_what_who_leads_and_what_is_asked() {
    let scored = |condition, louis, favoured, counts: [u8; 5]| {
        let standing = Standing::of(&Facts {
            board: Board::Dauphin,
            condition,
            louis,
            favoured,
            counts: Sides(counts),
            discount: None,
        });
        Text::new(Lang::En).standing(&standing, &names())
    };
    let money = Condition::Money(3);
    assert_eq!(
        scored(money, false, None, [1, 3, 0, 0, 0]),
        "Board 4 Dauphin (money 3): Bruno 3 and Anna 1. Alone with most: Bruno."
    );
    assert_eq!(
        scored(money, false, None, [2, 2, 1, 0, 0]),
        "Board 4 Dauphin (money 3): Anna 2, Bruno 2 and Carla 1. Tied for most: Anna and Bruno, \
         so nobody is paid free of charge and every player there may bribe."
    );
    assert_eq!(
        scored(Condition::FirstPlace, true, None, [3, 2, 0, 0, 2]),
        "Board 4 Dauphin (first place), where Louis is: Anna 3, Bruno 2 and neutral 2. Alone \
         with most: Anna; tied for second place: Bruno and the neutral side, so nobody is second."
    );
    assert_eq!(
        scored(Condition::FirstPlace, true, Some(Seat::A), [2, 2, 0, 0, 0]),
        "Board 4 Dauphin (first place), where Louis is: Anna 2 and Bruno 2. Alone with most by \
         winning the tie: Anna; alone in second place: Bruno."
    );
    assert_eq!(
        scored(Condition::Markers(1), false, None, [1, 2, 0, 0, 0]),
        "Board 4 Dauphin (1 marker): Bruno 2 and Anna 1. 1 marker is enough: Bruno and Anna are \
         paid."
    );
    assert_eq!(
        scored(Condition::Markers(3), false, None, [1, 2, 0, 0, 0]),
        "Board 4 Dauphin (3 markers): Bruno 2 and Anna 1. No player has the 3 markers that it takes."
    );
    assert_eq!(
        scored(Condition::Markers(3), false, None, [1, 0, 0, 0, 4]),
        "Board 4 Dauphin (3 markers): neutral 4 and Anna 1. No player has the 3 markers that it \
         takes."
    );
    assert_eq!(
        scored(money, false, None, [0; 5]),
        "Board 4 Dauphin (money 3): nobody is there, so nobody is paid."
    );
}

#[test]
fn markers_are_counted_in_words() {
    let moved = |count, from, to| {
        let side = Side::Seat(Seat::A);
        event((6, 4), What::Markers { side, count, from, to })
    };
    let (general, personal) = (Place::Reserve(Reserve::General), Place::Reserve(Reserve::Personal));
    let conde = Place::Board(Board::Conde);
    assert_eq!(
        moved(1, personal, conde),
        "Anna places 1 marker from the personal reserve on board 6 Condé. (R6.4)"
    );
    assert_eq!(
        moved(2, conde, general),
        "Anna puts the 2 markers from board 6 Condé into the general reserve. (R6.4)"
    );
    assert_eq!(
        moved(1, conde, personal),
        "Anna takes the marker from board 6 Condé back to the personal reserve. (R6.4)"
    );
}

#[test]
fn payments_say_why() {
    let (seat, board) = (Seat::B, Board::Anne);
    let claim = Claim::First { crown: true };
    assert_eq!(
        event((6, 8), What::Paid { seat, board, claim }),
        "Bruno is paid by board 1 Anne: alone with the most markers where Louis is, so the chip \
         and a crown. (R6.8)"
    );
    let why = louis_xiv::engine::Shortfall::TiedForMost;
    let (side, claim) = (Side::Seat(seat), Claim::Nothing { why });
    assert_eq!(
        event((6, 5), What::Unpaid { side, board, claim }),
        "Bruno gets nothing from board 1 Anne: tied for most. (R6.5)"
    );
    let why = louis_xiv::engine::Shortfall::LostTie;
    let claim = Claim::MayBribe { price: 3, why };
    assert_eq!(
        Text::new(Lang::En).claim(claim),
        "tied for most, but another player has won the tie; may bribe for 3 Louis d'or"
    );
}

#[test]
fn secrets_are_said_only_when_they_are_shown() {
    let seat = Seat::C;
    let drawn = |kind| event((6, 10), What::ShieldDrawn { seat, kind, plain: false });
    assert_eq!(drawn(None), "Carla draws a shield. (R6.10)");
    assert_eq!(drawn(Some(Shield::Lily)), "Carla draws a shield: lily. (R6.10)");
    let drawn = |card| event((8, 15), What::IntrigueDrawn { seat, card });
    assert_eq!(drawn(None), "Carla draws an intrigue card. (R8.15)");
    assert_eq!(drawn(Some(Board::Turenne)), "Carla draws an intrigue card: 10 Turenne. (R8.15)");
    let mission = Mission::from_name("win-tie");
    let back = |mission| event((8, 7), What::MissionPutBack { seat, tier: Tier::Dark, mission });
    assert_eq!(back(None), "Carla puts a dark mission unseen under its deck. (R8.7)");
    assert_eq!(
        back(mission),
        "Carla puts a dark mission unseen under its deck: \"Win one tie\". (R8.7)"
    );
    let last = |card| event((5, 10), What::LastCard { seat, card });
    assert!(!last(None).contains("joker"));
    assert!(last(Some(Influence::Joker)).contains("joker"));
}

#[test]
fn what_is_declined_follows_from_its_rule() {
    let declined = |rule| event(rule, What::Declined { seat: Seat::D });
    assert_eq!(declined((6, 2)), "Dirk does not win the tie. (R6.2)");
    assert_eq!(declined((6, 10)), "Dirk places no marker. (R6.10)");
    assert_eq!(declined((8, 16)), "Dirk does not use the mission \"A card for a marker\". (R8.16)");
}

#[test]
fn a_pass_means_what_the_question_asks() {
    let text = Text::new(Lang::En);
    let pass = |question| text.action(&Action::Pass, Some(&question));
    assert_eq!(pass(Question::Bribe { board: Board::Anne, price: 3 }), "no bribe");
    assert_eq!(pass(Question::LayOut), "finish: lay out no more missions");
    assert_eq!(pass(Question::Intrigue { board: Board::Anne }), "play no intrigue card");
    let question = Question::Bribe { board: Board::Maintenon, price: 2 };
    assert_eq!(text.action(&Action::Accept, Some(&question)), "bribe 8 Maintenon for 2 Louis d'or");
    assert_eq!(
        text.question_cited(&Decision { seat: Seat::A, question }, &table(), &names()),
        "Anna: bribe board 8 Maintenon for 2 Louis d'or and get up to 2 markers on board 5, then \
         1 marker back? (R6.4)"
    );
}

#[test]
fn refusals_give_reason_and_rule() {
    let text = Text::new(Lang::En);
    let refusal =
        |rule: (u8, u8), reason| text.refusal(&Illegal::new(Rule::new(rule.0, rule.1), reason));
    assert_eq!(
        refusal((5, 5), Reason::TwoDirections { from: Board::Conde }),
        "From board 6 Condé the markers cannot jump in two directions. (R5.5)"
    );
    assert_eq!(
        refusal((8, 17), Reason::MissionNotReady),
        "The mission \"Four markers at once\" is not laid out before you, or has been used in \
         this phase. (R8.17)"
    );
}

#[test]
fn the_printed_values_are_named() {
    let text = Text::new(Lang::En);
    let components = louis_xiv::components::shipped();
    let mission = |name| Mission::from_name(name).expect("a mission");
    assert_eq!(text.cost(components.cost(mission("one-marker-1"))), "sceptre + any chip");
    assert_eq!(text.cost(components.cost(mission("three-coins"))), "ring + ring");
    assert_eq!(text.mission(mission("marker-on-9")), "A marker on 9 Vallière");
    assert_eq!(
        text.condition_full(Condition::Money(3)),
        "money 3: whoever has most alone is paid free, others may bribe for 3"
    );
    assert_eq!(text.board_full(Board::Philippe), "Philippe I. d'Orléans");
    assert_eq!(text.board_full(Board::Montespan), "Françoise-Athénaïs de Montespan");
    assert_eq!(text.board_full(Board::Maintenon), "Françoise de Maintenon");
}
