//! The rules to search in: whatever somebody types, in any order, form or spelling, or in other words,
//! the rule that answers it comes among the first, and why is seen.

use louis_xiv::engine::Rule;
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::find;
use louis_xiv::tui::screens::RulesScreen;
use louis_xiv::tui::{Scene, Shared};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

/// The rule stands among so many that are found first.
fn is_found(lang: Lang, query: &str, rule: &str, among: usize) -> Option<String> {
    let wanted: Rule = rule.parse().expect("a rule");
    let text = Text::new(lang);
    let found: Vec<Rule> =
        text.rules_found(&text.search(query)).into_iter().map(|one| one.rule).collect();
    let place = found.iter().position(|own| *own == wanted);
    let first: Vec<String> = found.iter().take(among + 2).map(ToString::to_string).collect();
    (place.is_none_or(|place| place >= among))
        .then(|| format!("{lang:?} {query}: {rule} in {first:?}"))
}

#[test]
fn a_question_leads_to_its_rule() {
    let asked: &[(&str, &str)] = &[
        ("joker copies", "R1.3"),
        ("how many jokers are there", "R1.3"),
        ("round 4 flip", "R6.14"),
        ("does the board flip in the last round", "R6.14"),
        ("neutral flip", "R9.3"),
        ("neutral joker", "R9.2"),
        ("chip cannot be traded", "R7.2"),
        ("keep token", "R7.2"),
        ("board 6 place on itself", "R6.10"),
        ("below 0", "R8.20"),
        ("bribe below zero", "R8.20"),
        ("no shields left", "R1.9"),
        ("shields run out", "R1.9"),
        ("both reserves empty", "R6.1"),
        ("intrigue without markers", "R6.1"),
        ("intrigue deck empty", "R6.13"),
        ("equal points", "R7.5"),
        ("tie at the end", "R7.5"),
        ("hidden information", "R3.5"),
        ("secret shields", "R3.5"),
        ("hand limit", "R3.6"),
        ("oldest player", "R3.4"),
        ("starting money", "R3.1"),
        ("wildcard chip", "R7.1"),
        ("two directions", "R5.6"),
        ("adjacent boards", "R2.2"),
        ("last card discarded", "R5.10"),
        ("several turns in a row", "R5.3"),
        ("second place louis", "R6.8"),
        ("supply order", "R4.3"),
        ("extra intrigue card last round", "R4.2"),
        ("exchange missions", "R8.7"),
        ("swap influence card", "R8.12"),
        ("four markers joker", "R8.17"),
        ("mazarin", "R6.10"),
        ("mazrin", "R6.10"),
        ("briibe", "R6.4"),
        ("what if two players tie with louis", "R6.8"),
        ("where do my markers go after winning", "R6.4"),
        ("do old markers count", "R5.5"),
        ("who is first player next round", "R7.3"),
        ("maximum hand size", "R3.6"),
        ("louis moves", "R4.1"),
        ("can i refuse payment", "R6.4"),
        ("all mission decks empty", "R7.1"),
        ("money run out", "R1.9"),
        ("board 6 general reserve empty", "R6.11"),
    ];
    let german: &[(&str, &str)] = &[
        ("wie viele Joker", "R1.3"),
        ("Runde 4 umdrehen", "R6.14"),
        ("neutrale Steine drehen", "R9.3"),
        ("Chip tauschen", "R7.2"),
        ("unter 0", "R8.20"),
        ("Wappen alle", "R1.9"),
        ("Vorräte leer", "R6.1"),
        ("Gleichstand am Ende", "R7.5"),
        ("geheim", "R3.5"),
        ("letzte Karte", "R5.10"),
        ("Missionen wechseln", "R8.7"),
        ("Gleichstnd", "R6.2"),
    ];
    let french: &[(&str, &str)] = &[
        ("combien de jokers", "R1.3"),
        ("manche 4 retourner", "R6.14"),
        ("neutre retourner", "R9.3"),
        ("garder une tuile", "R7.2"),
        ("dessous de 0", "R8.20"),
        ("plus de blasons", "R1.9"),
        ("réserves vides", "R6.1"),
        ("égalité à la fin", "R7.5"),
        ("secret", "R3.5"),
        ("dernière carte", "R5.10"),
        ("échanger des missions", "R8.7"),
        ("egalite", "R6.2"),
    ];
    let mut lost = Vec::new();
    for (lang, asked) in [(Lang::En, asked), (Lang::De, german), (Lang::Fr, french)] {
        lost.extend(asked.iter().filter_map(|(query, rule)| is_found(lang, query, rule, 3)));
    }
    // These have one answer, and it comes first.
    let first: &[(Lang, &str, &str)] = &[
        (Lang::En, "pass", "R5.3"),
        (Lang::En, "tie at the end of the game", "R7.5"),
        (Lang::En, "when can I change a chip into a crown", "R8.6"),
        (Lang::En, "how many dark missions does an opponent hold", "R3.5"),
        (Lang::De, "passen", "R5.3"),
        (Lang::De, "Gleichstand am Ende des Spiels", "R7.5"),
        (Lang::De, "wann kann ich einen Chip in eine Krone tauschen", "R8.6"),
        (Lang::De, "wie viele dunkle Missionen hat ein Gegner", "R3.5"),
        (Lang::Fr, "passer", "R5.3"),
        (Lang::Fr, "égalité à la fin de la partie", "R7.5"),
        (Lang::Fr, "quand changer une tuile en couronne", "R8.6"),
        (Lang::Fr, "combien de missions foncées a un adversaire", "R3.5"),
    ];
    lost.extend(first.iter().filter_map(|(lang, query, rule)| is_found(*lang, query, rule, 1)));
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

/// A question may be long: its end stays in sight while it is typed, whatever the width.
#[test]
fn a_long_question_is_seen_to_its_end() {
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    let mut rules = RulesScreen::new(&shared);
    let mut query = String::new();
    for key in "/how many dark missions does an opponent of mine hold in the hand now".chars() {
        let event = KeyEvent::new(KeyCode::Char(key), KeyModifiers::NONE);
        match find(rules.mode(), &event) {
            Some(press) => drop(rules.press(press, &mut shared)),
            None => drop(rules.typed(event, &mut shared)),
        }
        query.extend(Some(key).filter(|key| *key != '/'));
        let area = Rect::new(0, 0, 80, 24);
        let mut buffer = Buffer::empty(area);
        rules.draw(&shared, area, &mut buffer);
        let bar: String = (0..80).map(|x| buffer[(x, 0)].symbol()).collect();
        let end: String = query.chars().skip(query.chars().count().saturating_sub(20)).collect();
        assert!(query.is_empty() || bar.contains(&format!("{end}\"")), "{query}:\n{bar}");
    }
}

/// Not every word has to stand in the rule: one that stands nowhere hides nothing.
#[test]
fn a_word_that_stands_nowhere_hides_nothing() {
    let text = Text::new(Lang::En);
    let found = text.rules_with("xyzzy board 6 itself");
    assert!(found.contains(&Rule::new(6, 10)), "{found:?}");
    assert!(text.rules_with("xyzzy").is_empty());
    // Words that stand everywhere lead somewhere when there are no others.
    assert!(!text.rules_with("how many").is_empty());
}

/// What is searched for is marked in the line, in whatever form it stands there, and nothing else.
#[test]
fn what_was_found_is_marked() {
    let text = Text::new(Lang::En);
    let line = "Boards flip; the joker was traded, 10 of 1.";
    let marked = |query: &str| -> Vec<&str> {
        text.search(query).marks(line).into_iter().map(|mark| &line[mark]).collect()
    };
    assert_eq!(marked("trade JOKERS"), ["joker", "traded"]);
    assert_eq!(marked("1"), ["1"]);
    assert_eq!(marked("turning over"), ["flip"]);
    assert!(marked("of the").contains(&"of"));
    assert!(marked("").is_empty());
}
