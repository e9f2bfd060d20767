//! Every rule has a test with its number in front of the name.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use louis_xiv_engine::Rule;

/// The names of all test functions in this folder, with the file each stands in.
fn tests() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/engine/rules");
    let mut names = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("the folder of this file") {
        let path = entry.expect("a file of the folder").path();
        let source = fs::read_to_string(&path).expect("a source file");
        let file = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let mut lines = source.lines().map(str::trim).filter(|line| !line.starts_with("#[ignore"));
        while let Some(line) = lines.next() {
            if line != "#[test]" {
                continue;
            }
            let head = lines.next().unwrap_or_default();
            let name = head.strip_prefix("fn ").and_then(|rest| rest.split('(').next());
            let name = name.unwrap_or_else(|| panic!("{file}: no function after #[test]: {head}"));
            names.insert(name.to_string(), file.clone());
        }
    }
    names
}

/// What the names of a rule's tests start with: `r6_8_`.
fn prefix(rule: Rule) -> String {
    format!("r{}_{}_", rule.chapter(), rule.number())
}

#[test]
fn every_rule_has_a_test_named_after_it() {
    let tests = tests();
    let bare: Vec<String> = Rule::all()
        .filter(|&rule| !tests.keys().any(|name| name.starts_with(&prefix(rule))))
        .map(|rule| rule.to_string())
        .collect();
    assert!(bare.is_empty(), "no test for {}", bare.join(", "));
}

#[test]
fn every_test_is_named_after_a_rule_and_stands_in_its_chapter() {
    for (name, file) in tests().iter().filter(|(_, file)| file.starts_with('r')) {
        let rule = Rule::all().find(|&rule| name.starts_with(&prefix(rule)));
        let rule = rule.unwrap_or_else(|| panic!("{file}: {name} names no rule"));
        let chapter = format!("r{}_", rule.chapter());
        assert!(file.starts_with(&chapter), "{name} stands in {file}");
    }
}
