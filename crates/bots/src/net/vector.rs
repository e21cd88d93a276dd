//! The net's inner loops.
//!
//! They are plain integer loops that compilers turn into vector instructions. On x86 processors that have AVX2 the same loops
//! are compiled a second time for it; integer sums are exact, so both give the same result.

use super::{Features, HIDDEN, Hidden, Net, SECOND};

/// Units of the hidden layer that are summed together: as many as fit the registers of the smallest processors.
const SMALL_BLOCK: usize = 64;

/// Adds the rows of the inputs to sums.
#[inline]
pub(super) fn add_inputs(sums: &Hidden, net: &Net, features: &Features) -> Hidden {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        #[allow(unsafe_code, reason = "the processor has just said that it has AVX2")]
        return unsafe { avx2::add_inputs(sums, net, features) };
    }
    add_inputs_portable::<SMALL_BLOCK>(sums, net, features)
}

/// The sums of the second layer.
#[inline]
pub(super) fn second_layer(hidden: &Hidden, net: &Net) -> [i32; SECOND] {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        #[allow(unsafe_code, reason = "the processor has just said that it has AVX2")]
        return unsafe { avx2::second_layer(hidden, net) };
    }
    second_layer_portable(hidden, net)
}

/// The same loops, compiled for AVX2.
#[cfg(target_arch = "x86_64")]
mod avx2 {
    use super::{Features, Hidden, Net, SECOND};

    #[target_feature(enable = "avx2")]
    pub(super) fn add_inputs(sums: &Hidden, net: &Net, features: &Features) -> Hidden {
        super::add_inputs_portable::<{ super::HIDDEN }>(sums, net, features)
    }

    #[target_feature(enable = "avx2")]
    pub(super) fn second_layer(hidden: &Hidden, net: &Net) -> [i32; SECOND] {
        super::second_layer_portable(hidden, net)
    }
}

#[inline(always)]
fn add_inputs_portable<const BLOCK: usize>(sums: &Hidden, net: &Net, features: &Features) -> Hidden {
    let mut result = *sums;
    for (block, sums) in result.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
        let mut block_sums = *sums;
        for &input in &features.binary {
            let row = &net.binary[usize::from(input)].as_chunks::<BLOCK>().0[block];
            for (sum, weight) in block_sums.iter_mut().zip(row) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        // The upper halves are rounded down; half of what that takes away on average is given back.
        let rounding = features.numbers.len() as i16 / 2;
        for sum in &mut block_sums {
            *sum = sum.wrapping_add(rounding);
        }
        for &(input, value) in &features.numbers {
            let row = &net.numbers[usize::from(input)].as_chunks::<BLOCK>().0[block];
            for (sum, weight) in block_sums.iter_mut().zip(row) {
                let upper_half = (i32::from(value) * i32::from(*weight)) >> 16;
                *sum = sum.wrapping_add(upper_half as i16);
            }
        }
        *sums = block_sums;
    }
    result
}

#[inline(always)]
fn second_layer_portable(hidden: &Hidden, net: &Net) -> [i32; SECOND] {
    let mut sums = net.second_bias;
    for (sum, row) in sums.iter_mut().zip(&net.second) {
        *sum += product(hidden, row);
    }
    sums
}

/// Integer sums may be reordered, so that the compiler is free to use whatever vector instructions there are.
#[inline(always)]
pub(super) fn product(hidden: &Hidden, row: &[i16; HIDDEN]) -> i32 {
    hidden.iter().zip(row).map(|(value, weight)| i32::from(*value) * i32::from(*weight)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tzolkin_engine::chance::{below, stream};

    /// Both ways to compute must agree to the last bit, with the largest weights too.
    #[test]
    fn both_ways_give_the_same() {
        let mut rng = stream(5);
        let mut net = Net::empty();
        let mut fill = |rows: &mut [[i16; HIDDEN]], largest: usize| {
            for weight in rows.as_flattened_mut() {
                *weight = (below(&mut rng, 2 * largest + 1) as i32 - largest as i32) as i16;
            }
        };
        fill(&mut net.binary, 2047);
        fill(&mut net.numbers, 32_767);
        fill(&mut net.second, 4095);
        let mut rng = stream(6);
        for _ in 0..50 {
            let mut features = Features::default();
            for _ in 0..90 {
                features.binary.push(below(&mut rng, net.binary.len()) as u16);
            }
            for _ in 0..30 {
                let value = below(&mut rng, 65_536) as i32 - 32_768;
                features.numbers.push((below(&mut rng, net.numbers.len()) as u16, value as i16));
            }
            let sums = add_inputs(&net.hidden_bias, &net, &features);
            assert_eq!(sums, add_inputs_portable::<SMALL_BLOCK>(&net.hidden_bias, &net, &features));
            let hidden = sums.map(|sum| sum.clamp(0, 4095));
            assert_eq!(second_layer(&hidden, &net), second_layer_portable(&hidden, &net));
        }
    }
}
