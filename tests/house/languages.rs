//! The language files against each other and against the program: nothing missing, nothing idle,
//! no argument lost or made up, no plural without its form. The same for the documents of the formats.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use louis_xiv::text::{Lang, Text};

/// Nothing is wrong with a language.
fn assert_none(lang: Lang, what: &str, wrong: &[String]) {
    assert!(wrong.is_empty(), "{lang:?}: {what}: {wrong:#?}");
}

/// The functions that messages may call.
const FUNCTIONS: [&str; 1] = ["DE"];

/// What a message, or an attribute of one, is made of.
#[derive(Debug, Default)]
struct Made {
    file: String,
    arguments: BTreeSet<String>,
    functions: BTreeSet<String>,
    terms: BTreeSet<String>,
    messages: BTreeSet<String>,
    /// The forms of each choice.
    choices: Vec<(String, BTreeSet<String>)>,
}

type Messages = BTreeMap<String, Made>;

/// Every message and attribute of a language (`name.attribute`), and every term (`-name`).
fn messages(lang: Lang) -> Messages {
    let mut all = Messages::new();
    for (file, source) in lang.files() {
        let resource = fluent_syntax::parser::parse(*source)
            .unwrap_or_else(|(_, errors)| panic!("{lang:?}, {file}: {errors:?}"));
        let mut add = |id: String, pattern: Option<&Pattern<&str>>| {
            let mut made = Made { file: (*file).to_owned(), ..Made::default() };
            made.pattern(pattern.unwrap_or_else(|| panic!("{lang:?}: {id} says nothing")));
            let twice = all.insert(id.clone(), made);
            assert!(twice.is_none(), "{lang:?}: {id} is there twice");
        };
        for entry in &resource.body {
            let (name, value, attributes) = match entry {
                Entry::Message(message) => {
                    (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
                }
                Entry::Term(term) => {
                    (format!("-{}", term.id.name), Some(&term.value), &term.attributes)
                }
                _ => continue,
            };
            add(name.clone(), value);
            for attribute in attributes {
                add(format!("{name}.{}", attribute.id.name), Some(&attribute.value));
            }
        }
    }
    all
}

impl Made {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let forms = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                let by = match selector {
                    InlineExpression::VariableReference { id } => id.name.to_owned(),
                    other => format!("{other:?}"),
                };
                self.choices.push((by, forms.collect()));
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        let called = |arguments: &CallArguments<&str>, made: &mut Self| {
            arguments.positional.iter().for_each(|argument| made.inline(argument));
            arguments.named.iter().for_each(|argument| made.inline(&argument.value));
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                called(arguments, self);
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.terms.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| called(arguments, self));
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

fn is_term(id: &str) -> bool {
    id.starts_with('-')
}

#[test]
fn every_language_has_the_messages_of_english_in_the_same_files() {
    let english = messages(Lang::En);
    for &lang in Lang::ALL {
        let own = messages(lang);
        let mut strange = Vec::new();
        for (id, made) in own.iter().filter(|(id, _)| !is_term(id)) {
            match english.get(id) {
                None => strange.push(id.clone()),
                Some(model) => assert_eq!(made.file, model.file, "{lang:?}: the file of {id}"),
            }
        }
        assert_none(lang, "not in English", &strange);
        let missing = english.keys().filter(|id| !own.contains_key(*id)).cloned();
        assert_none(lang, "missing", &missing.collect::<Vec<_>>());
    }
}

/// What English leaves out, the program may not give; what a translation leaves out, its reader
/// does not learn.
#[test]
fn every_language_uses_the_arguments_of_english() {
    let english = messages(Lang::En);
    for &lang in Lang::ALL {
        let mut wrong = Vec::new();
        for (id, made) in messages(lang).iter().filter(|(id, _)| !is_term(id)) {
            let Some(expected) = english.get(id).map(|model| &model.arguments) else { continue };
            if made.arguments != *expected {
                wrong.push(format!("{id}: {:?} instead of {expected:?}", made.arguments));
            }
        }
        assert_none(lang, "other arguments", &wrong);
    }
}

#[test]
fn what_messages_call_is_there_and_what_is_there_is_called() {
    for &lang in Lang::ALL {
        let own = messages(lang);
        for (id, made) in &own {
            for function in &made.functions {
                assert!(FUNCTIONS.contains(&function.as_str()), "{lang:?}: {id} calls {function}");
            }
            for other in made.terms.iter().chain(&made.messages) {
                assert!(own.contains_key(other), "{lang:?}: {id} refers to {other}");
            }
        }
        let called: BTreeSet<_> = own.values().flat_map(|made| &made.terms).collect();
        for term in own.keys().filter(|id| is_term(id) && !id.contains('.')) {
            assert!(called.contains(term), "{lang:?}: nothing refers to {term}");
        }
    }
}

/// English, French and German have the same two forms for whole numbers below a million.
#[test]
fn every_choice_by_number_has_singular_and_plural() {
    for &lang in Lang::ALL {
        for (id, made) in messages(lang) {
            for (by, forms) in &made.choices {
                let numbers = |form: &String| form.parse::<u32>().is_ok();
                let rest: Vec<&str> =
                    forms.iter().filter(|form| !numbers(form)).map(String::as_str).collect();
                assert_eq!(rest, ["one", "other"], "{lang:?}: {id}, by {by}");
            }
        }
    }
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// What stands between quotation marks on one line of a source.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

/// Whether a name can come out of a literal, in which braces stand for anything.
fn made_from(literal: &str, name: &str) -> bool {
    let mut pieces = literal.split('{').map(|piece| piece.split_once('}').map_or(piece, |p| p.1));
    let first = pieces.next().unwrap_or_default();
    let Some(mut rest) = name.strip_prefix(first) else { return false };
    let mut whole = first.len();
    let pieces: Vec<&str> = pieces.collect();
    for (place, piece) in pieces.iter().enumerate() {
        whole += piece.len();
        let last = place + 1 == pieces.len();
        rest = match rest.find(piece) {
            Some(_) if last && rest.ends_with(piece) => "",
            Some(at) if !last => &rest[at + piece.len()..],
            _ => return false,
        };
    }
    rest.is_empty() && whole > 2
}

/// The screens say their words by name: each name in the files is one in the sources, and the
/// other way round.
#[test]
fn the_words_of_the_screens_are_those_that_the_screens_say() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let code: Vec<String> =
        files.iter().map(|path| fs::read_to_string(path).expect("a readable source")).collect();
    let literals: BTreeSet<&str> = code
        .iter()
        .flat_map(|text| text.lines())
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(quoted)
        .collect();
    let english = messages(Lang::En);
    let words: BTreeSet<&str> = english.keys().filter_map(|id| id.strip_prefix("ui-")).collect();
    let idle: Vec<_> = words
        .iter()
        .filter(|name| !literals.iter().any(|literal| made_from(literal, name)))
        .collect();
    assert!(idle.is_empty(), "no screen says these: {idle:?}");
    let mut said = BTreeSet::new();
    for text in &code {
        for call in [".ui(", ".ui_with("] {
            for after in text.split(call).skip(1) {
                let after = after.trim_start();
                said.extend(after.strip_prefix('"').and_then(|rest| rest.split('"').next()));
            }
        }
    }
    assert!(said.len() > 50, "only {said:?} are said");
    let unknown: Vec<_> = said.iter().filter(|name| !words.contains(*name)).collect();
    assert!(unknown.is_empty(), "no such words: {unknown:?}");
}

#[test]
fn every_folder_is_a_language_and_every_file_is_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lang");
    let names = |folder: &Path| -> BTreeSet<String> {
        let entries = fs::read_dir(folder).expect("the languages are in the repository");
        entries
            .map(|entry| entry.expect("a readable folder").file_name().to_string_lossy().into())
            .collect()
    };
    let codes: BTreeSet<String> = Lang::ALL.iter().map(|lang| lang.code().to_owned()).collect();
    assert_eq!(names(&folder), codes);
    for &lang in Lang::ALL {
        assert_eq!(Lang::from_code(lang.code()), Some(lang));
        let messages = lang.files().iter().map(|(name, _)| format!("{name}.ftl"));
        let read: BTreeSet<String> = messages.chain(["formats.md".to_owned()]).collect();
        assert_eq!(names(&folder.join(lang.code())), read, "{lang:?}");
    }
}

/// A chapter of a document without its prose.
#[derive(Debug, Default, PartialEq)]
struct Chapter {
    heading: String,
    /// The examples, with their fences.
    code: String,
    /// The first cells of all tables, without the words above them.
    rows: Vec<String>,
    /// What stands between backticks.
    names: BTreeSet<String>,
}

/// The chapters of the document of the formats; the first is what stands before all headings.
fn chapters(lang: Lang) -> Vec<Chapter> {
    let mut chapters = vec![Chapter::default()];
    let (mut in_code, mut in_table) = (false, false);
    for line in Text::new(lang).formats().lines() {
        if !in_code && line.starts_with('#') {
            chapters.push(Chapter { heading: line.to_owned(), ..Chapter::default() });
        }
        let chapter = chapters.last_mut().expect("there is a first one");
        let fence = line.starts_with("```");
        if in_code || fence {
            chapter.code += &format!("{line}\n");
            in_code ^= fence;
            continue;
        }
        chapter.names.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        if line.starts_with("|--") {
            in_table = true;
            chapter.rows.push(line.to_owned());
        } else if !line.starts_with('|') {
            in_table = false;
        } else if in_table {
            let cells: Vec<&str> = line.split(" | ").collect();
            chapter.rows.push(format!("{} of {}", cells[0], cells.len()));
        }
    }
    assert!(!in_code, "{lang:?}: a fence is open");
    chapters
}

/// Headings are arguments of a command, examples are run in English only, and the names of
/// fields and values are the same in every language.
#[test]
fn the_formats_are_documented_alike_in_every_language() {
    let english = chapters(Lang::En);
    assert!(
        english.len() > 1
            && english
                .iter()
                .skip(1)
                .all(|chapter| !chapter.code.is_empty() || !chapter.rows.is_empty())
    );
    for &lang in Lang::ALL {
        let own = chapters(lang);
        assert_eq!(own.len(), english.len(), "{lang:?}");
        for (own, model) in own.iter().zip(&english) {
            assert_eq!(own, model, "{lang:?}");
        }
    }
}
