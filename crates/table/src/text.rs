//! The only free text at a table: names and lines of chat.

use crate::wire::{LONGEST_NAME, Problem};

/// A name that can be shown, without the spaces around it.
///
/// # Errors
/// If it is empty, too long or not printable.
pub fn checked_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > LONGEST_NAME || !is_printable(name) {
        return Err(Problem::BadName { most: LONGEST_NAME as u32 });
    }
    Ok(name.to_owned())
}

/// Whether a text is what it looks like: no control characters, nothing that turns or hides what stands around it.
pub(crate) fn is_printable(text: &str) -> bool {
    let hidden = |c: char| {
        matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' |
            '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
    };
    !text.chars().any(|c| c.is_control() || hidden(c))
}
