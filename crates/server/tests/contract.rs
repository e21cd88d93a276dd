//! The TypeScript side of the contract: generated from the Rust types, checked in, and checked for drift.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use ts_rs::{Config, TS};
use tzolkin_engine::Facts;
use tzolkin_server::wire;

fn generated(folder: &Path) {
    let config = Config::new().with_out_dir(folder);
    macro_rules! export {
        ($($name:ident),+ $(,)?) => { $(wire::$name::export_all(&config).expect("the folder can be written to");)+ };
    }
    export!(
        Message,
        Request,
        Me,
        ChangeMe,
        SetPassword,
        LogIn,
        NewTable,
        Table,
        JoinTable,
        TookSeat,
        SeatBot,
        Lobby,
        FinishedGame,
        History,
        RecordStored,
        Position,
        Problem,
        Command
    );
    Facts::export_all(&config).expect("the folder can be written to");
    let facts = serde_json::to_string_pretty(&Facts::new()).expect("facts can be written");
    fs::write(folder.join("facts.json"), facts + "\n").expect("the folder can be written to");
}

fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.path().extension().is_some_and(|extension| extension == "ts" || extension == "json") {
            let text = fs::read_to_string(entry.path()).expect("a text file");
            found.insert(PathBuf::from(entry.file_name()), text);
        }
    }
    found
}

/// Run with `UPDATE=1` to write what is generated.
#[test]
fn typescript_is_up_to_date() {
    let checked_in = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/api");
    let fresh = tempfile::tempdir().expect("a temporary folder");
    generated(fresh.path());
    let expected = files(fresh.path());
    assert!(expected.len() > 40, "only {} files were generated", expected.len());
    if std::env::var_os("UPDATE").is_some() {
        let _ = fs::remove_dir_all(&checked_in);
        fs::create_dir_all(&checked_in).expect("the folder can be made");
        for (name, text) in &expected {
            fs::write(checked_in.join(name), text).expect("the folder can be written to");
        }
    }
    assert!(
        files(&checked_in) == expected,
        "web/src/lib/api does not fit the Rust types: run `make contract` and check the result in"
    );
}

#[test]
fn the_description_of_the_http_part_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let expected = tzolkin_server::openapi() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &expected).expect("the file can be written to");
    }
    assert!(
        fs::read_to_string(&path).is_ok_and(|text| text == expected),
        "docs/openapi.json does not fit the routes: run `make contract` and check the result in"
    );
}
