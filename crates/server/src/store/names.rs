//! Names of people: what they look like, and how they are removed.

use tzolkin_engine::Seat;
use unicode_security::confusable_detection::skeleton;

/// What a name looks like: the same for names that people would confuse, such as Latin and Cyrillic letters of one shape.
pub(super) fn look(name: &str) -> String {
    skeleton(name).collect::<String>().to_lowercase()
}

/// A record in which a seat has the name of nobody.
pub(super) fn without_name(record: &str, seat: Seat) -> String {
    let field = format!("name {} ", seat.index());
    let nobody = format!("{field}Player {}", seat.index() + 1);
    record.lines().map(|line| if line.starts_with(&field) { nobody.as_str() } else { line }.to_owned() + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::look;

    #[test]
    fn names_that_look_alike_have_the_same_look() {
        for (name, other) in [("Ana", "Аnа"), ("paul", "pau1"), ("Bill", "BiIl"), ("Oscar", "0scar"), ("Ana", "ana")]
        {
            assert_eq!(look(name), look(other), "{name} {other}");
        }
        for (name, other) in [("Ana", "Anna"), ("Bia", "Bea"), ("Ιξ", "Ξι")] {
            assert_ne!(look(name), look(other), "{name} {other}");
        }
    }
}
