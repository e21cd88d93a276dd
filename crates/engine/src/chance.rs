//! Uniform draws that depend only on the random stream, so that a seed gives the same result in every version.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The random stream of a seed.
#[must_use]
pub fn stream(seed: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    ChaCha8Rng::from_seed(key)
}

/// A uniform number below `bound`, by Lemire's multiplication with rejection.
///
/// # Panics
/// If `bound` is 0, since there is nothing to draw from, or does not fit into 32 bits.
#[inline]
#[allow(clippy::cast_possible_truncation, reason = "the halves of a product of two 32-bit numbers")]
pub fn below(rng: &mut impl Rng, bound: usize) -> usize {
    assert!(bound > 0, "nothing to draw from");
    let bound = u32::try_from(bound).expect("numbers are drawn from 32 bits");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let biased = bound.wrapping_neg() % bound;
        while (product as u32) < biased {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as usize
}

/// Shuffles with the Fisher-Yates algorithm, from the end.
pub fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_uniform() {
        let mut rng = stream(1);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[below(&mut rng, 7)] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut items: Vec<u8> = (0..10).collect();
        shuffle(&mut items, &mut stream(42));
        assert_eq!(items, [7, 8, 6, 4, 5, 2, 1, 9, 3, 0]);
    }
}
