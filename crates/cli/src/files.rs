//! Files that commands read, with errors that say which file and which line.

use std::fs;
use std::path::Path;

use tzolkin_engine::Record;

use crate::text::Text;

/// Reads a text file.
pub(crate) fn read_text(path: &Path, text: &Text) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| text.file_fault(path, &error))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        text.line_fault(path, line, text.say("cli-fault-not-text"))
    })
}

/// Reads and replays a record.
pub(crate) fn read_record(path: &Path, text: &Text) -> Result<Record, String> {
    read_text(path, text)?.parse().map_err(|error| text.record_error(path, &error))
}
