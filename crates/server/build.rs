//! Tells cargo to watch the built web client and the migrations, which are compiled into the program.

use std::env;
use std::path::Path;

fn main() {
    let here = env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the folder of the package");
    let client = Path::new(&here).join("../../web/dist");
    // If a watched path does not exist, cargo compiles the crate again every time.
    let _ = std::fs::create_dir_all(&client);
    println!("cargo::rerun-if-changed={}", client.display());
    println!("cargo::rerun-if-changed=migrations");
}
