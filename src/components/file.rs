//! Reading and writing components files.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::form::{BoardForm, ChipName, Form, SideForm};
use super::{
    BadFile, BoardEntry, ComponentsFile, FORMAT, MissionEntry, MoneyEntry, SideEntry, Source,
    Wrong, renew, shipped_file,
};
use crate::engine::{BadComponents, Board, Components, Condition, Cost, Mission, Printed};
use crate::json::{self, Part};
use crate::schema::{self, Fit, Misfit, Unread};

impl ComponentsFile {
    /// Reads a components file: what it does not name is as shipped.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn read(json: &str) -> Result<Self, BadFile> {
        json::admit(json.as_bytes()).map_err(|_| field(".", Unread::TooMuch))?;
        let value =
            json::strict(json).map_err(|error| field(".", Unread::json_in(json, &error)))?;
        Self::read_value(value, Some(json)).map_err(|bad| {
            let at = match bad.wrong {
                // This has its own.
                Wrong::Unread(_) => None,
                _ => json::locate(json, &json::steps(&bad.field), Part::Value),
            };
            BadFile { at, ..bad }
        })
    }

    /// The same from a value.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn of_value(value: Value) -> Result<Self, BadFile> {
        Self::read_value(value, None)
    }

    fn read_value(mut value: Value, text: Option<&str>) -> Result<Self, BadFile> {
        // Something else would not fit in a hundred ways: what it is says more.
        let version = value.get("version").and_then(Value::as_u64).unwrap_or(1);
        let format = value.get("format").and_then(Value::as_str).unwrap_or(FORMAT);
        if format != FORMAT || version != 1 {
            let (format, version) = (json::shorten(format), version.try_into().unwrap_or(0));
            return Err(field("format", Unread::Format { format, version }));
        }
        renew(&mut value);
        without_nothing(&mut value);
        let misfit = |misfit: Misfit| field(misfit.field(), Unread::Unfit(Box::new(misfit)));
        let fit = Fit::new(&schema::COMPONENTS);
        match text {
            Some(text) => fit.check_text(&value, text),
            None => fit.check(&value),
        }
        .map_err(misfit)?;
        if let Value::Object(fields) = &mut value {
            fields.remove("$schema");
        }
        let form: Form = serde_path_to_error::deserialize(value.clone())
            .map_err(|error| field(json::path(error.path()), Unread::json(error.inner())))?;
        let mut file = shipped_file().clone();
        file.take(form)?;
        file.values().map_err(|bad| {
            let field = field_of(&bad);
            let found = match bad {
                // The other side may be the shipped one.
                BadComponents::SameConditions(board) | BadComponents::LouisBoard(board) => {
                    file.boards[board.index()].sides()
                }
                _ => found_at(&value, &field).to_string(),
            };
            let found = json::shorten(&found);
            BadFile { field, wrong: Wrong::Values { bad, found }, at: None }
        })?;
        Ok(file)
    }

    /// With the values of a form, itself read by its rules, over these.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub(crate) fn overlaid(mut self, mut value: Value) -> Result<Self, BadFile> {
        Self::of_value(value.clone())?;
        renew(&mut value);
        without_nothing(&mut value);
        let form: Form =
            serde_json::from_value(value).map_err(|error| field(".", Unread::json(&error)))?;
        self.take(form)?;
        Ok(self)
    }

    /// The values as a file has them, without their sources.
    pub(crate) fn values_form(&self) -> Value {
        let mut form = serde_json::to_value(self.form()).unwrap_or_default();
        without_sources(&mut form);
        form
    }

    /// The values in it.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn components(&self) -> Result<Components, BadFile> {
        self.values()
            .map_err(|bad| field(field_of(&bad), Wrong::Values { bad, found: String::new() }))
    }

    fn values(&self) -> Result<Components, BadComponents> {
        let cost = |entry: &MissionEntry| {
            let [first, second] = entry.chips.map(ChipName::chip);
            Ok(Cost { first: first.ok_or(BadComponents::Chips(entry.mission))?, second })
        };
        let boards = self.boards.iter().map(|entry| [entry.front.condition, entry.back.condition]);
        Components::new(&Printed {
            boards: boards.collect(),
            money: self.money.iter().map(|entry| entry.card).collect(),
            costs: self.missions.iter().map(cost).collect::<Result<_, _>>()?,
            pays: self.boards.iter().map(|entry| entry.pays.clone()).collect(),
            points: self.missions.iter().map(|entry| entry.points).collect(),
            coins: self.coins,
            rounds: self.rounds,
        })
    }

    /// A file that says these values, all of them somebody's own.
    pub fn of(values: &Components) -> Self {
        let source = Source::Variant;
        let side = |board, back| {
            let condition = values.condition(board, back);
            let value_source = (condition != Condition::FirstPlace).then_some(source);
            SideEntry { condition, source, value_source }
        };
        let boards = Board::ALL.map(|board| BoardEntry {
            board,
            front: side(board, false),
            back: side(board, true),
            pays: values.pays(board).parts().collect(),
            source,
        });
        let money = values.money().map(|card| MoneyEntry { card, source, value_source: source });
        let missions = Mission::all().map(|mission| {
            let Cost { first, second } = values.cost(mission);
            let chips = [ChipName::of(Some(first)), ChipName::of(second)];
            let points = values.points(mission);
            MissionEntry { mission, chips, points, source, points_source: source }
        });
        Self {
            comment: None,
            rounds: values.rounds(),
            coins: values.coins(),
            boards: boards.to_vec(),
            money: money.to_vec(),
            missions: missions.collect(),
        }
    }
}

impl BoardEntry {
    /// Both sides as a file has them, in short.
    fn sides(&self) -> String {
        let side = |side: &SideEntry| SideForm::of(side.condition, None, None);
        let form = BoardForm {
            front: Some(side(&self.front)),
            back: Some(side(&self.back)),
            ..BoardForm::default()
        };
        serde_json::to_string(&form).unwrap_or_default()
    }
}

impl Serialize for ComponentsFile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.form().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ComponentsFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Self::of_value(value).map_err(D::Error::custom)
    }
}

pub(super) fn field(field: impl Into<String>, wrong: impl Into<Wrong>) -> BadFile {
    BadFile { field: field.into(), wrong: wrong.into(), at: None }
}

/// A field that is null is one that is left out.
fn without_nothing(value: &mut Value) {
    if let Value::Object(fields) = value {
        fields.retain(|_, inner| !inner.is_null());
        fields.values_mut().for_each(without_nothing);
    }
}

/// What is not a value: where one comes from, and what the file is.
fn without_sources(value: &mut Value) {
    const NONE: [&str; 6] =
        ["comment", "format", "points-source", "source", "value-source", "version"];
    if let Value::Object(fields) = value {
        fields.retain(|name, _| !NONE.contains(&name.as_str()));
        fields.values_mut().for_each(without_sources);
    }
}

/// What stands at a field, or as near to it as there is anything.
fn found_at<'v>(value: &'v Value, way: &str) -> &'v Value {
    let names = way.split(['.', '[']).map(|name| name.trim_end_matches(']'));
    names.fold(value, |at, name| {
        let inner = at.get(name).or_else(|| at.get(name.parse::<usize>().ok()?));
        inner.unwrap_or(at)
    })
}

/// The field of a value that is out of its limits.
fn field_of(bad: &BadComponents) -> String {
    let board = |board: &Board| format!("boards.{board}");
    match bad {
        BadComponents::BoardCount(_) => "boards".into(),
        BadComponents::MoneyCount(_) | BadComponents::MoneyBoard(_) => "money".into(),
        BadComponents::MissionCount(_) => "missions".into(),
        BadComponents::SameConditions(at)
        | BadComponents::LouisBoard(at)
        | BadComponents::Price(at, _)
        | BadComponents::Threshold(at, _) => board(at),
        BadComponents::PayCount(at, _)
        | BadComponents::Pay(at, ..)
        | BadComponents::NoChip(at)
        | BadComponents::OnItself(at)
        | BadComponents::PlacesTwice(at) => format!("{}.pays", board(at)),
        BadComponents::Amount(index, _) => format!("money[{index}].coins"),
        BadComponents::Chips(mission) => format!("missions.{mission}.chips"),
        BadComponents::Points(mission, _) => format!("missions.{mission}.points"),
        BadComponents::Coins(_) => "starting-money".into(),
        BadComponents::Rounds(_) => "rounds".into(),
    }
}
