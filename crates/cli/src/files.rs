//! Files that commands read, with errors that say which file and which line.

use std::fs;
use std::path::Path;

use tzolkin_engine::Record;

/// Reads a text file.
pub(crate) fn read_text(path: &Path) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        format!("{}: line {line}: not text in UTF-8", path.display())
    })
}

/// Reads and replays a record.
pub(crate) fn read_record(path: &Path) -> Result<Record, String> {
    read_text(path)?.parse().map_err(|error| format!("{}: {error}", path.display()))
}
