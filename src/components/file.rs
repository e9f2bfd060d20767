//! Reading and writing components files: a form put over the shipped values, and back.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::form::{
    Amounts, AmountsForm, BoardForm, CardForm, ChipName, Form, GROUPS, MissionForm, MoneyForm,
    SideForm, SourcedAmounts, missions_named,
};
use super::{
    BadFile, BoardEntry, ComponentsFile, FORMAT, MissionEntry, MoneyEntry, SideEntry, Source,
    Wrong, renew, shipped, shipped_file,
};
use crate::engine::{
    BadComponents, Board, Components, Condition, Cost, Mission, MoneyCard, Printed,
};
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

    /// Puts the values of a form over those that are there.
    pub(super) fn take(&mut self, form: Form) -> Result<(), BadFile> {
        self.comment = form.comment;
        self.rounds = form.rounds.unwrap_or(self.rounds);
        self.coins = form.starting_money.unwrap_or(self.coins);
        for (board, change) in form.boards {
            self.boards[board.index()].take(change);
        }
        match form.money {
            None => {}
            Some(MoneyForm::Cards(cards)) => {
                self.money = cards.into_iter().map(MoneyEntry::from).collect();
            }
            Some(MoneyForm::Boards(boards)) => {
                for (board, amounts) in boards {
                    self.take_amounts(board, amounts);
                }
            }
        }
        let mut missions = form.missions;
        for name in GROUPS {
            let Some(change) = missions.remove(name) else { continue };
            if change.chips.is_some() {
                return Err(field(format!("missions.{name}.chips"), Wrong::GroupChips));
            }
            self.take_missions(name, &change)?;
        }
        missions.iter().try_for_each(|(name, change)| self.take_missions(name, change))
    }

    fn take_amounts(&mut self, board: Board, form: AmountsForm) {
        let (Amounts(coins), source, value_source) = match form {
            AmountsForm::Short(coins) => (coins, None, None),
            AmountsForm::Long(long) => (long.coins, long.source, long.value_source),
        };
        let cards = self.money.iter_mut().filter(|entry| entry.card.board == board);
        for (entry, coins) in cards.zip(coins) {
            entry.card.coins = coins;
            entry.source = source.unwrap_or(entry.source);
            entry.value_source = value_source.unwrap_or(Source::Variant);
        }
    }

    fn take_missions(&mut self, name: &str, change: &MissionForm) -> Result<(), BadFile> {
        for mission in missions_named(name) {
            let entry = &mut self.missions[mission.index()];
            if let Some(chips) = change.chips {
                if chips[0] == ChipName::Any {
                    return Err(field(format!("missions.{name}.chips"), Wrong::FirstChipAny));
                }
                entry.chips = chips;
                entry.source = change.source.unwrap_or(Source::Variant);
            }
            if let Some(points) = change.points {
                entry.points = points;
                entry.points_source = change.points_source.unwrap_or(Source::Variant);
            }
        }
        Ok(())
    }

    /// The form of the whole file.
    fn form(&self) -> Form {
        let boards = self.boards.iter().map(|entry| {
            let form = BoardForm {
                front: Some(entry.front.form()),
                back: Some(entry.back.form()),
                pays: Some(entry.pays.clone()),
                source: Some(entry.source),
            };
            (entry.board, form)
        });
        let missions = self.missions.iter().map(|entry| {
            let form = MissionForm {
                chips: Some(entry.chips),
                points: Some(entry.points),
                source: Some(entry.source),
                points_source: Some(entry.points_source),
            };
            (entry.mission.name().to_owned(), form)
        });
        Form {
            format: Some(FORMAT.into()),
            version: Some(1),
            comment: self.comment.clone(),
            rounds: Some(self.rounds),
            starting_money: Some(self.coins),
            boards: boards.collect(),
            money: Some(self.money_form()),
            missions: missions.collect(),
        }
    }

    /// The money cards by board, or as a list if they lie in another order.
    fn money_form(&self) -> MoneyForm {
        let pairs = self.money.chunks(2).map(|pair| match pair {
            [one, other]
                if one.card.board == other.card.board
                    && (one.source, one.value_source) == (other.source, other.value_source) =>
            {
                let long = SourcedAmounts {
                    coins: Amounts([one.card.coins, other.card.coins]),
                    source: Some(one.source),
                    value_source: Some(one.value_source),
                };
                Some((one.card.board, AmountsForm::Long(long)))
            }
            _ => None,
        });
        let boards: Option<Vec<_>> = pairs.collect();
        match boards.filter(|boards| boards.is_sorted_by_key(|(board, _)| *board)) {
            Some(boards) => MoneyForm::Boards(boards.into_iter().collect()),
            None => MoneyForm::Cards(self.money.iter().map(|&entry| entry.into()).collect()),
        }
    }
}

/// The form that makes these values out of the shipped ones; none if they are those.
pub fn overlay(values: &Components) -> Option<Value> {
    if values == shipped() {
        return None;
    }
    let (own, usual) = (ComponentsFile::of(values), ComponentsFile::of(shipped()));
    let mut form = Form {
        rounds: (own.rounds != usual.rounds).then_some(own.rounds),
        starting_money: (own.coins != usual.coins).then_some(own.coins),
        ..Form::default()
    };
    for (entry, usual) in own.boards.iter().zip(&usual.boards) {
        let side = |side: &SideEntry, usual: &SideEntry| {
            (side != usual).then(|| SideForm::of(side.condition, None, None))
        };
        let change = BoardForm {
            front: side(&entry.front, &usual.front),
            back: side(&entry.back, &usual.back),
            pays: (entry.pays != usual.pays).then(|| entry.pays.clone()),
            source: None,
        };
        if change != BoardForm::default() {
            form.boards.insert(entry.board, change);
        }
    }
    if own.money != usual.money {
        form.money = Some(match own.money_form() {
            MoneyForm::Boards(_) => {
                let cards = own.money.chunks(2).zip(usual.money.chunks(2));
                let changed = cards.filter(|(own, usual)| own != usual).filter_map(|(own, _)| {
                    let coins = [own.first()?.card.coins, own.get(1)?.card.coins];
                    Some((own.first()?.card.board, AmountsForm::Short(Amounts(coins))))
                });
                MoneyForm::Boards(changed.collect())
            }
            cards @ MoneyForm::Cards(_) => cards,
        });
    }
    for (entry, usual) in own.missions.iter().zip(&usual.missions) {
        let change = MissionForm {
            chips: (entry.chips != usual.chips).then_some(entry.chips),
            points: (entry.points != usual.points).then_some(entry.points),
            ..MissionForm::default()
        };
        if change != MissionForm::default() {
            form.missions.insert(entry.mission.name().to_owned(), change);
        }
    }
    Some(serde_json::to_value(form).expect("a components file is plain data"))
}

impl BoardEntry {
    fn take(&mut self, change: BoardForm) {
        for (side, change) in [(&mut self.front, change.front), (&mut self.back, change.back)] {
            if let Some(change) = change {
                *side = SideEntry::from(change);
            }
        }
        if let Some(pays) = change.pays {
            self.pays = pays;
            self.source = change.source.unwrap_or(Source::Variant);
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

impl SideEntry {
    fn form(&self) -> SideForm {
        SideForm::of(self.condition, Some(self.source), self.value_source)
    }
}

impl From<SideForm> for SideEntry {
    fn from(form: SideForm) -> Self {
        let (condition, source, value_source) = form.parts();
        let usual = value_source.or(source).unwrap_or(Source::Variant);
        let value_source = (condition != Condition::FirstPlace).then_some(usual);
        Self { condition, source: source.unwrap_or(Source::Variant), value_source }
    }
}

impl From<CardForm> for MoneyEntry {
    fn from(form: CardForm) -> Self {
        let CardForm { board, coins, source, value_source } = form;
        Self {
            card: MoneyCard { board, coins },
            source: source.unwrap_or(Source::Variant),
            value_source: value_source.unwrap_or(Source::Variant),
        }
    }
}

impl From<MoneyEntry> for CardForm {
    fn from(entry: MoneyEntry) -> Self {
        let MoneyEntry { card: MoneyCard { board, coins }, source, value_source } = entry;
        Self { board, coins, source: Some(source), value_source: Some(value_source) }
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

fn field(field: impl Into<String>, wrong: impl Into<Wrong>) -> BadFile {
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
