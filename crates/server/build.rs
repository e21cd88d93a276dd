//! Lets cargo watch the built web client, which is compiled into the program.

use std::path::Path;

fn main() {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // What does not exist cannot be watched: cargo would compile the crate anew every time.
    let _ = std::fs::create_dir_all(&client);
    println!("cargo::rerun-if-changed={}", client.display());
}
