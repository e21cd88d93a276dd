//! Names of people: what they look like, and how they are removed.

use tzolkin_engine::Seat;
use unicode_security::confusable_detection::skeleton;

/// What a name looks like: names that people would confuse, such as Latin and Cyrillic letters of one shape, have one of these in
/// common. Letters that look alike as capitals may differ as small letters, so both are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Looks {
    pub as_written: String,
    pub small: String,
}

impl Looks {
    pub(super) fn of(name: &str) -> Self {
        let look = |name: &str| skeleton(name).collect::<String>().to_lowercase();
        Self { as_written: look(name), small: look(&name.to_lowercase()) }
    }
}

/// A record in which a seat has the name of nobody.
pub(super) fn without_name(record: &str, seat: Seat) -> String {
    let field = format!("name {} ", seat.index());
    let nobody = format!("{field}Player {}", seat.index() + 1);
    record.lines().map(|line| if line.starts_with(&field) { nobody.as_str() } else { line }.to_owned() + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::Looks;

    #[test]
    fn names_that_look_alike_have_a_look_in_common() {
        let alike = |name: &str, other: &str| {
            let (one, two) = (Looks::of(name), Looks::of(other));
            one.as_written == two.as_written || one.small == two.small
        };
        for (name, other) in [
            ("Ana", "Аnа"),
            ("paul", "pau1"),
            ("Bill", "BiIl"),
            ("Oscar", "0scar"),
            ("Ana", "ana"),
            // Cyrillic capitals.
            ("Victim", "V\u{406}CT\u{406}M"),
        ] {
            assert!(alike(name, other), "{name} {other}");
        }
        for (name, other) in [("Ana", "Anna"), ("Bia", "Bea"), ("Ιξ", "Ξι"), ("Lia", "Ila")] {
            assert!(!alike(name, other), "{name} {other}");
        }
    }
}
