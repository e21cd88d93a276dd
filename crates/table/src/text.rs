//! The only free text at a table: names and lines of chat.

use crate::wire::{LONGEST_NAME, Problem};

/// A name in the one form in which it is stored and compared: compatible characters are the same (NFKC), there is one space between
/// words and none around them, and nothing in it is invisible.
///
/// # Errors
/// If it is empty, too long or not printable.
pub fn checked_name(name: &str) -> Result<String, Problem> {
    // Joiners and variation selectors only choose between forms of a letter or a picture.
    let plain = name.chars().filter(|c| !matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}'));
    let normal = normalised(plain);
    let printable = is_printable(&normal.replace(char::is_whitespace, " ")) && !name.chars().any(char::is_control);
    let name = normal.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST_NAME || !printable || name.chars().any(is_blank) {
        return Err(Problem::BadName { most: LONGEST_NAME as u32 });
    }
    Ok(name)
}

/// The characters in the one form that they share with others that look and mean the same (NFKC).
#[cfg(not(target_family = "wasm"))]
fn normalised(text: impl Iterator<Item = char>) -> String {
    unicode_normalization::UnicodeNormalization::nfkc(text).collect()
}

/// As they are: nobody else reads the names on a device, and the tables for it would be a tenth of what a browser has to fetch. The
/// server checks names when a game is taken there.
#[cfg(target_family = "wasm")]
fn normalised(text: impl Iterator<Item = char>) -> String {
    text.collect()
}

/// Whether a character is printed as nothing at all, though it is no space.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' |
        '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' |
        '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a text is what it looks like: no control characters, nothing that turns or hides what stands around it.
pub(crate) fn is_printable(text: &str) -> bool {
    let hidden = |c: char| {
        matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' |
            '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
    };
    !text.chars().any(|c| c.is_control() || hidden(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_one_form() {
        for (given, kept) in [
            ("Ana", "Ana"),
            ("  Ana \u{a0} Lu\u{3000}", "Ana Lu"),
            ("Ａｎａ", "Ana"),
            ("e\u{301}", "é"),
            ("ﬁ", "fi"),
            ("Ιξ Κ'άβ", "Ιξ Κ'άβ"),
            ("می\u{200c}خواهم", "میخواهم"),
            ("محمد", "محمد"),
            ("🐢\u{fe0f}", "🐢"),
        ] {
            assert_eq!(checked_name(given).as_deref(), Ok(kept), "{given:?}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        for bad in [
            "",
            " ",
            "\u{200d}",
            "a\nb",
            "a\tb",
            "a\u{202e}b",
            "a\u{200b}b",
            "a\u{2066}b",
            "\u{3164}",
            "\u{2800}",
            "a\u{115f}",
            "a\u{ad}b",
            "\u{feff}a",
            "a\u{e0041}",
            "a\u{34f}",
            "\u{0}",
        ] {
            assert!(checked_name(bad).is_err(), "{bad:?}");
        }
        assert!(checked_name(&"ü".repeat(LONGEST_NAME)).is_ok());
        assert!(checked_name(&"ü".repeat(LONGEST_NAME + 1)).is_err());
        // One character may stand for many.
        assert!(checked_name(&"\u{fdfa}".repeat(2)).is_err());
    }
}
