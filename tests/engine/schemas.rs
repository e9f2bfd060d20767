//! Schemas of the types that write themselves by hand: what they say of a value, and that what the
//! game reads as plain lists is described as plain lists. With the feature `schema`.

use louis_xiv_engine::{
    Board, BoardSet, Components, Deck, Hand, Influence, Printed, Reward, Shield,
};
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Value, json};

/// The schema of a type as a part of another: a reference, or itself where it stands inline.
fn part<T: JsonSchema>() -> (Value, Value) {
    let mut make = SchemaGenerator::default();
    let part = make.subschema_for::<T>().to_value();
    (part, Value::Object(make.take_definitions(true).into_iter().collect()))
}

#[test]
fn sets_are_lists_without_repetition() {
    let (part, all) = part::<BoardSet>();
    assert_eq!(part, json!({"$ref": "#/$defs/BoardSet"}));
    assert_eq!(all["BoardSet"]["type"], "array");
    assert_eq!(all["BoardSet"]["uniqueItems"], true);
    assert_eq!(all["BoardSet"]["items"], json!({"$ref": "#/$defs/Board"}));
    assert_eq!((&all["Board"]["minimum"], &all["Board"]["maximum"]), (&json!(1), &json!(12)));
}

#[test]
fn printed_values_are_described_as_the_lists_they_are_written_as() {
    assert_eq!(part::<Components>(), part::<Printed>());
    assert_eq!(Components::schema_id(), Printed::schema_id());
    let (part, all) = part::<Components>();
    assert_eq!(part, json!({"$ref": "#/$defs/Printed"}));
    assert_eq!(all["Printed"]["properties"]["boards"]["type"], "array");
}

#[test]
fn a_deck_stands_where_it_is_and_has_its_own_size() {
    let (deck, _) = part::<Deck<Shield, 60>>();
    assert_eq!((&deck["type"], &deck["maxItems"]), (&json!("array"), &json!(60)));
    assert_eq!(deck["items"], json!({"$ref": "#/$defs/Shield"}));
    assert_eq!(<Deck<Shield, 60>>::schema_name(), "Deck60");
}

#[test]
fn a_hand_has_no_card_more_often_than_it_exists() {
    let (_, all) = part::<Hand>();
    let limits = all["Hand"]["allOf"].as_array().expect("a limit for each card");
    assert_eq!(limits.len(), Influence::all().count());
    for (limit, card) in limits.iter().zip(Influence::all()) {
        // Two of each character, six jokers (R1.3).
        let copies = if card == Influence::Joker { 6 } else { 2 };
        let most = json!({"contains": {"const": card}, "minContains": 0, "maxContains": copies});
        assert_eq!(limit, &most);
    }
}

#[test]
fn what_a_board_pays_is_described_with_its_limits() {
    let (_, all) = part::<Reward>();
    let branches = all["Reward"]["oneOf"].as_array().expect("a branch for each kind");
    let parts = [
        ("/coins", Reward::Coins as fn(u8) -> Reward),
        ("/shields", Reward::Shields),
        ("/markers-back", Reward::MarkersBack),
        ("/markers-on/properties/most", |most| Reward::MarkersOn { board: Board::ALL[0], most }),
    ];
    for (place, part) in parts {
        let found = branches.iter().find_map(|b| b.pointer(&format!("/properties{place}")));
        let most = part(1).limit().1;
        assert_eq!(
            (&found.expect(place)["minimum"], &found.expect(place)["maximum"]),
            (&json!(1), &json!(most))
        );
    }
}
