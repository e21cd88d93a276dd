//! Ids and tokens that nobody can guess, from the system's random numbers.

use sha2::{Digest as _, Sha256};

/// Letters and digits that are not easily confused.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Names for people who have not chosen one. They are the same in every language.
const NAMES: [&str; 16] = [
    "Itzel", "Balam", "Ixchel", "Kan", "Nicte", "Ahau", "Zazil", "Kinich", "Sacnite", "Chac", "Yatzil", "Pakal",
    "Akna", "Hunab", "Ixkik", "Tohil",
];

/// Bytes from the system.
///
/// # Panics
/// If the system cannot provide random numbers, without which the server cannot work.
#[must_use]
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A number from the system.
#[must_use]
pub(crate) fn random_u64() -> u64 {
    u64::from_le_bytes(random())
}

/// An id of that many letters, five bits each.
#[must_use]
pub(crate) fn name<const N: usize>() -> String {
    random::<N>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// What tokens of newcomers begin with.
const NEWCOMER: &str = "new-";

/// A token of 256 bits, as text.
#[must_use]
pub(crate) fn token() -> String {
    random::<32>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A token for somebody about whom nothing is stored yet. It says itself who they are, so that it need not be stored.
#[must_use]
pub(crate) fn newcomers_token() -> String {
    format!("{NEWCOMER}{}", token())
}

/// The id of somebody who came with a newcomer's token; none if it is another one.
#[must_use]
pub(crate) fn newcomers_id(token: &str) -> Option<String> {
    let random = token.strip_prefix(NEWCOMER)?;
    let whole = random.len() == 64 && random.bytes().all(|byte| byte.is_ascii_hexdigit());
    whole.then(|| content_name(&format!("id {token}"))[..12].to_owned())
}

/// The name that somebody is given who came with that token. If somebody else has it, another attempt gives another one.
#[must_use]
pub(crate) fn newcomers_name(token: &str, attempt: u32) -> String {
    let digest = Sha256::digest(format!("name {attempt} {token}").as_bytes());
    name_of([digest[0], digest[1], digest[2]])
}

/// The hash of a token, which is all that is stored of it.
#[must_use]
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// An id for a text, derived from its content.
#[must_use]
pub(crate) fn content_name(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().take(16).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A name for somebody who has not chosen one.
#[must_use]
pub(crate) fn given_name() -> String {
    name_of(random())
}

fn name_of([which, high, low]: [u8; 3]) -> String {
    let number = u16::from_be_bytes([high, low]) % 900 + 100;
    format!("{} {number}", NAMES[usize::from(which) % NAMES.len()])
}
