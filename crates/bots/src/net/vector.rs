//! The net's inner loops.
//!
//! They are plain integer loops that compilers turn into vector instructions. For x86 processors with AVX2 there is a
//! second version that uses its instructions directly, because the compiler alone widens values unnecessarily and
//! stores sums that could stay in registers. Integer sums are exact, so both versions give the same result.

use super::{Features, HIDDEN, Hidden, Net, SECOND};

/// How many units of the hidden layer are summed together: as many as fit into the registers of the smallest
/// processors.
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

/// The product of the hidden layer with a row.
#[inline]
pub(super) fn product(hidden: &Hidden, row: &[i16; HIDDEN]) -> i32 {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        #[allow(unsafe_code, reason = "the processor has just said that it has AVX2")]
        return unsafe { avx2::product(hidden, row) };
    }
    product_portable(hidden, row)
}

/// The same for AVX2.
#[cfg(target_arch = "x86_64")]
mod avx2 {
    use core::arch::x86_64::{
        __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_shuffle_epi32, _mm_storeu_si128, _mm256_add_epi16,
        _mm256_add_epi32, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_hadd_epi32, _mm256_loadu_si256,
        _mm256_madd_epi16, _mm256_mulhi_epi16, _mm256_set1_epi16, _mm256_setzero_si256, _mm256_storeu_si256,
    };

    use super::{Features, HIDDEN, Hidden, Net, SECOND};

    /// Values of 16 bits in a register.
    const LANES: usize = 16;
    /// Registers that hold a layer.
    const REGISTERS: usize = HIDDEN / LANES;

    #[target_feature(enable = "avx2")]
    #[inline]
    fn load(values: &[i16; LANES]) -> __m256i {
        #[allow(unsafe_code, reason = "an array of 32 bytes is read, at whatever address it lies")]
        unsafe {
            _mm256_loadu_si256(values.as_ptr().cast())
        }
    }

    /// Eight sums that add up to the product.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn partial_sums(hidden: &Hidden, row: &[i16; HIDDEN]) -> __m256i {
        let (hidden, row) = (hidden.as_chunks::<LANES>().0, row.as_chunks::<LANES>().0);
        let mut sums = _mm256_madd_epi16(load(&hidden[0]), load(&row[0]));
        for at in 1..REGISTERS {
            sums = _mm256_add_epi32(sums, _mm256_madd_epi16(load(&hidden[at]), load(&row[at])));
        }
        sums
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    pub(super) fn product(hidden: &Hidden, row: &[i16; HIDDEN]) -> i32 {
        let sums = partial_sums(hidden, row);
        let four = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256::<1>(sums));
        let two = _mm_add_epi32(four, _mm_shuffle_epi32::<0b_01_00_11_10>(four));
        let one = _mm_add_epi32(two, _mm_shuffle_epi32::<0b_10_11_00_01>(two));
        _mm_cvtsi128_si32(one)
    }

    #[target_feature(enable = "avx2")]
    pub(super) fn add_inputs(sums: &Hidden, net: &Net, features: &Features) -> Hidden {
        let mut totals: [__m256i; REGISTERS] = [_mm256_setzero_si256(); REGISTERS];
        // The upper halves are rounded down; the average loss is added back.
        let rounding = _mm256_set1_epi16(features.numbers.len() as i16 / 2);
        for (total, sums) in totals.iter_mut().zip(sums.as_chunks().0) {
            *total = _mm256_add_epi16(load(sums), rounding);
        }
        for &input in &features.binary {
            let row = net.binary[usize::from(input)].as_chunks().0;
            for (total, row) in totals.iter_mut().zip(row) {
                *total = _mm256_add_epi16(*total, load(row));
            }
        }
        for &(input, value) in &features.numbers {
            let row = net.numbers[usize::from(input)].as_chunks().0;
            let value = _mm256_set1_epi16(value);
            for (total, row) in totals.iter_mut().zip(row) {
                *total = _mm256_add_epi16(*total, _mm256_mulhi_epi16(value, load(row)));
            }
        }
        let mut result = [0; HIDDEN];
        for (result, total) in result.as_chunks_mut::<LANES>().0.iter_mut().zip(totals) {
            #[allow(unsafe_code, reason = "an array of 32 bytes is written, at whatever address it lies")]
            unsafe {
                _mm256_storeu_si256(result.as_mut_ptr().cast(), total);
            }
        }
        result
    }

    #[target_feature(enable = "avx2")]
    pub(super) fn second_layer(hidden: &Hidden, net: &Net) -> [i32; SECOND] {
        let mut sums = net.second_bias;
        // Four rows at a time are summed up crosswise.
        for (sums, rows) in sums.as_chunks_mut::<4>().0.iter_mut().zip(net.second.as_chunks::<4>().0) {
            let first = _mm256_hadd_epi32(partial_sums(hidden, &rows[0]), partial_sums(hidden, &rows[1]));
            let last = _mm256_hadd_epi32(partial_sums(hidden, &rows[2]), partial_sums(hidden, &rows[3]));
            let four = _mm256_hadd_epi32(first, last);
            let products = _mm_add_epi32(_mm256_castsi256_si128(four), _mm256_extracti128_si256::<1>(four));
            let mut added = [0; 4];
            #[allow(unsafe_code, reason = "an array of 16 bytes is written, at whatever address it lies")]
            unsafe {
                _mm_storeu_si128(added.as_mut_ptr().cast(), products);
            }
            for (sum, added) in sums.iter_mut().zip(added) {
                *sum += added;
            }
        }
        sums
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
        // The upper halves are rounded down; the average loss is added back.
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
        *sum += product_portable(hidden, row);
    }
    sums
}

/// Integer sums may be reordered, so the compiler can use any vector instructions the processor has.
#[inline(always)]
fn product_portable(hidden: &Hidden, row: &[i16; HIDDEN]) -> i32 {
    hidden.iter().zip(row).map(|(value, weight)| i32::from(*value) * i32::from(*weight)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tzolkin_engine::chance::{below, stream};

    /// Both versions must agree to the last bit, even with the largest weights.
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
            for row in &net.second {
                assert_eq!(product(&hidden, row), product_portable(&hidden, row));
            }
        }
    }
}
