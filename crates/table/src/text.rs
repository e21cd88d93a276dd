//! The only free text at a table: names and lines of chat.

use crate::wire::{LONGEST_NAME, Problem};

/// A name in the one form in which it is stored and compared: compatible characters are the same (NFKC), there is one space between
/// words and none around them, and nothing in it is invisible.
///
/// # Errors
/// If it is empty, too long or not printable.
pub fn checked_name(name: &str) -> Result<String, Problem> {
    let plain = name.chars().filter(|&c| !is_joiner(c));
    let normal = normalised(plain);
    let printable = is_printable(&normal.replace(char::is_whitespace, " ")) && !name.chars().any(char::is_control);
    let name = normal.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST_NAME || !printable || !is_plain(&name) {
        return Err(Problem::BadName { most: LONGEST_NAME as u32 });
    }
    Ok(name)
}

/// Whether a name that came with a record can be shown as it is. It may be longer than a person's, as those of bots are.
pub(crate) fn can_be_shown(name: &str) -> bool {
    is_printable(name) && is_plain(name)
}

/// A line of chat as it may be said: what holds for names holds for words, too.
///
/// # Errors
/// If it is too long, or there is nothing to be seen, or something is hidden in it.
pub(crate) fn checked_line(text: &str, most: usize) -> Result<&str, Problem> {
    let text = text.trim();
    let seen = text.chars().any(|c| !is_joiner(c) && !c.is_whitespace());
    if !seen || text.chars().count() > most || !is_printable(text) || !is_plain(text) {
        return Err(Problem::BadChat { most: most as u32 });
    }
    Ok(text)
}

/// Joiners and variation selectors only choose between forms of a letter or a picture.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// How many marks a letter may have above and below it. More of them reach into other lines.
const MOST_MARKS: usize = 4;

/// Whether everything in a text takes a place of its own.
fn is_plain(text: &str) -> bool {
    let is_mark = |c: char| {
        matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' |
            '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
    };
    let mut marks = 0;
    text.chars().all(|c| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks <= MOST_MARKS && !is_blank(c)
    })
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
        matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' |
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
            "x\u{300}\u{300}\u{300}\u{300}\u{300}",
        ] {
            assert!(checked_name(bad).is_err(), "{bad:?}");
        }
        assert!(checked_name(&"ü".repeat(LONGEST_NAME)).is_ok());
        assert!(checked_name(&"ü".repeat(LONGEST_NAME + 1)).is_err());
        // One character may stand for many.
        assert!(checked_name(&"\u{fdfa}".repeat(2)).is_err());
    }

    #[test]
    fn lines_of_chat_can_be_seen() {
        for good in ["hello", " καλημέρα ", "👩\u{200d}🌾 ❤\u{fe0f}", "má\u{323}s", "می\u{200c}خواهم"]
        {
            assert_eq!(checked_line(good, 40), Ok(good.trim()), "{good:?}");
        }
        let stacked = format!("a{}", "\u{301}".repeat(39));
        for bad in [
            "\u{3164}",
            "\u{2800} \u{2800}",
            "\u{200d}",
            "a\u{2028}b",
            "a\u{2029}b",
            "a\u{e0041}",
            "a\u{202e}b",
            &stacked,
        ] {
            assert!(checked_line(bad, 40).is_err(), "{bad:?}");
        }
    }
}
