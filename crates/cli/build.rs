//! Compiles the languages of the terminal client into the program: a table of `locales/<language>/<file>.ftl`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The files that the terminal uses; the others are for the web client.
const FILES: [&str; 7] = ["names", "log", "table", "hint", "errors", "review", "cli"];

fn main() {
    let here = env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the folder of the package");
    let locales = Path::new(&here).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut languages: Vec<PathBuf> = fs::read_dir(&locales)
        .expect("the folder of languages can be read")
        .map(|entry| entry.expect("the folder of languages can be read").path())
        .filter(|path| path.is_dir())
        .collect();
    languages.sort();
    let mut table = String::from("&[\n");
    for folder in languages {
        let language = folder.file_name().and_then(|name| name.to_str()).expect("a language's name is text");
        let _ = writeln!(table, "    ({language:?}, &[");
        for file in FILES.map(|file| folder.join(file).with_extension("ftl")) {
            // An unfinished translation may lack a file; its texts are then in English.
            if file.exists() {
                let _ = writeln!(table, "        include_str!({:?}),", file.display().to_string());
            }
        }
        table.push_str("    ]),\n");
    }
    table.push(']');
    let out = env::var_os("OUT_DIR").expect("cargo names a folder for what is built");
    fs::write(Path::new(&out).join("languages.rs"), table).expect("the table of languages can be written");
}
