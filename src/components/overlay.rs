//! A form put over the values of a file, and the form that makes some values out of others.

use serde_json::Value;

use super::file::field;
use super::form::{
    Amounts, AmountsForm, BoardForm, CardForm, ChipName, Form, GROUPS, MissionForm, MoneyForm,
    SideForm, SourcedAmounts, missions_named,
};
use super::{
    BadFile, BoardEntry, ComponentsFile, FORMAT, MoneyEntry, SideEntry, Source, Wrong, shipped,
};
use crate::engine::{Board, Components, Condition, MoneyCard};

impl ComponentsFile {
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
    pub(super) fn form(&self) -> Form {
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
