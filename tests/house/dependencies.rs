//! What the program is built from: every crate from the registry, under a licence that lets
//! anybody use and pass on the program.

use std::process::Command;

use serde_json::Value;

/// Each allows use in a program under MIT.
const LICENCES: [&str; 12] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "WTFPL",
    "Zlib",
];

/// Whether one of the alternatives is fine; of joined ones all must be.
fn allowed(licence: &str) -> bool {
    let plain = licence.replace(['(', ')'], "");
    plain.split(" AND ").all(|part| {
        part.split(" OR ")
            .flat_map(|part| part.split('/'))
            .any(|one| LICENCES.contains(&one.trim()))
    })
}

#[test]
fn every_crate_of_the_program_may_be_passed_on() {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let about = Command::new(&cargo).arg("-vV").output().expect("cargo runs");
    let about = String::from_utf8_lossy(&about.stdout).into_owned();
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host");
    // What other systems need has not been fetched by building for this one.
    let out = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        .args(["--filter-platform", host])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let all: Value = serde_json::from_slice(&out.stdout).expect("JSON");
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let nodes = list(&all["resolve"]["nodes"]);
    // From the program along everything that is not only for tests.
    let mut open = vec![all["resolve"]["root"].clone()];
    let mut used: Vec<Value> = Vec::new();
    while let Some(id) = open.pop() {
        if used.contains(&id) {
            continue;
        }
        let node = nodes.iter().find(|node| node["id"] == id).expect("a package of the graph");
        for dep in list(&node["deps"]) {
            if list(&dep["dep_kinds"]).iter().any(|kind| kind["kind"] != "dev") {
                open.push(dep["pkg"].clone());
            }
        }
        used.push(id);
    }
    let mut bad = Vec::new();
    for package in list(&all["packages"]).iter().filter(|package| used.contains(&package["id"])) {
        let licence = package["license"].as_str().unwrap_or_default();
        let source = package["source"].as_str();
        // Our own packages have no source.
        let ours = source.is_none() && licence == "MIT";
        let known = source.is_some_and(|source| source.starts_with("registry+"));
        if !(ours || known && allowed(licence)) {
            bad.push(format!(
                "{} {}: {licence:?} from {source:?}",
                package["name"], package["version"]
            ));
        }
    }
    assert!(used.len() > 50, "{} packages", used.len());
    assert_eq!(bad, Vec::<String>::new());
}
