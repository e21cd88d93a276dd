//! The net's inner loops.
//!
//! They are plain integer loops that compilers turn into vector instructions. For x86 processors with AVX2 there is a
//! second version that uses its instructions directly, because the compiler alone widens values unnecessarily and
//! stores sums that could stay in registers. Integer sums are exact, so both versions give the same result.

use super::features::{FIXED_NUMBERS, Inputs, NUMBER_SLOTS};
use super::{HIDDEN, Hidden, LARGEST, NUMBER_ONE, Net, OUTPUTS, SECOND, SECOND_SHIFT, Sums};

/// How many units of the hidden layer are summed together: as many as fit into the registers of the smallest
/// processors.
const SMALL_BLOCK: usize = 64;

/// The largest number that fits into 16 bits with either sign.
const LARGEST_NUMBER: f32 = 32_767.0;

/// A row of weights and what is added to its product.
type Row<'a> = (&'a [i16; HIDDEN], i32);

/// Brings the sums up to date with the binary inputs, adds the numbers, and returns the hidden layer that this gives.
/// Sums of binary inputs always fit (`Net::check_sums`). With numbers they might not, so these additions saturate.
#[inline]
pub(super) fn hidden(net: &Net, inputs: &Inputs, last: &mut Sums) -> Hidden {
    #[cfg(target_arch = "x86_64")]
    if crate::processor::is_new() {
        #[allow(unsafe_code, reason = "the processor has just said that it has AVX2")]
        return unsafe { avx2::hidden(net, inputs, last) };
    }
    hidden_portable::<SMALL_BLOCK>(net, inputs, last)
}

/// The sums of the outputs.
#[inline]
pub(super) fn outputs(hidden: &Hidden, net: &Net) -> [i64; OUTPUTS] {
    #[cfg(target_arch = "x86_64")]
    if crate::processor::is_new() {
        #[allow(unsafe_code, reason = "the processor has just said that it has AVX2")]
        return unsafe { avx2::outputs(hidden, net) };
    }
    outputs_portable(&second_layer_portable(hidden, net), net)
}

/// Numbers as integers, in 1024ths. Truncating is the same on every platform, unlike rounding through the system's
/// library.
#[inline]
pub(super) fn coded(values: &[f32; NUMBER_SLOTS]) -> [i16; NUMBER_SLOTS] {
    #[cfg(target_arch = "x86_64")]
    if crate::processor::is_new() {
        #[allow(unsafe_code, reason = "the processor has just said that it has AVX2")]
        return unsafe { avx2::coded(values) };
    }
    coded_portable(values)
}

/// Multiplies the hidden layer with rows and hands on the products, in order.
#[cfg_attr(target_arch = "x86_64", inline(always))]
pub(super) fn for_each_product<'a>(
    hidden: &Hidden,
    rows: impl Iterator<Item = Option<Row<'a>>>,
    hand_on: impl FnMut(Option<i32>),
) {
    #[cfg(target_arch = "x86_64")]
    if crate::processor::is_new() {
        #[allow(unsafe_code, reason = "the processor has just said that it has AVX2")]
        return unsafe { avx2::for_each_product(hidden, rows, hand_on) };
    }
    rows.map(|row| row.map(|(row, bias)| product_portable(hidden, row) + bias)).for_each(hand_on);
}

/// Of the products with numbers the upper halves are kept, which rounds them down; this is the average loss, which is
/// added back. It is rounded down for the numbers that stay the same within a turn and for the others.
#[cfg_attr(target_arch = "x86_64", inline(always))]
fn rounding(fixed: usize, count: usize) -> i16 {
    (fixed / 2 + (count - fixed) / 2) as i16
}

/// The numbers of the bits that are set in a word, ascending.
#[cfg_attr(target_arch = "x86_64", inline(always))]
fn ones(mut left: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let bit = left.trailing_zeros() as usize;
        left &= left - 1;
        Some(bit)
    })
}

/// The same for AVX2.
#[cfg(target_arch = "x86_64")]
mod avx2 {
    use core::arch::x86_64::{
        __m256i, _mm_add_epi32, _mm_add_epi64, _mm_cvtsi128_si32, _mm_cvtsi128_si64, _mm_loadu_si128,
        _mm_shuffle_epi32, _mm_storeu_si128, _mm_unpackhi_epi64, _mm256_add_epi16, _mm256_add_epi32, _mm256_add_epi64,
        _mm256_adds_epi16, _mm256_castsi256_si128, _mm256_cmpeq_epi16, _mm256_cvtepi16_epi32, _mm256_cvttps_epi32,
        _mm256_extracti128_si256, _mm256_hadd_epi32, _mm256_loadu_ps, _mm256_loadu_si256, _mm256_madd_epi16,
        _mm256_max_epi16, _mm256_max_epi32, _mm256_max_ps, _mm256_min_epi16, _mm256_min_ps, _mm256_movemask_epi8,
        _mm256_mul_epi32, _mm256_mul_ps, _mm256_mulhi_epi16, _mm256_packs_epi32, _mm256_permute4x64_epi64,
        _mm256_set1_epi16, _mm256_set1_ps, _mm256_setzero_si256, _mm256_srai_epi32, _mm256_srli_epi64,
        _mm256_storeu_si256, _mm256_sub_epi16,
    };

    use super::{
        FIXED_NUMBERS, HIDDEN, Hidden, Inputs, LARGEST, LARGEST_NUMBER, NUMBER_ONE, NUMBER_SLOTS, Net, OUTPUTS, Row,
        SECOND, SECOND_SHIFT, Sums, ones, rounding,
    };

    /// Values of 16 bits in a register.
    const LANES: usize = 16;
    /// Values of 32 bits in a register.
    const WIDE_LANES: usize = 8;
    /// Registers that hold a layer.
    const REGISTERS: usize = HIDDEN / LANES;
    /// Of the two bits that a comparison gives for each value of 16 bits, the lower.
    const LOWER_BITS: u32 = 0x5555_5555;
    /// The bits of the numbers that stay the same within a turn, which are all in the first register.
    const FIXED_BITS: u32 = {
        assert!(FIXED_NUMBERS <= LANES);
        (1 << (2 * FIXED_NUMBERS)) - 1
    };

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn load(values: &[i16; LANES]) -> __m256i {
        #[allow(unsafe_code, reason = "an array of 32 bytes is read, at whatever address it lies")]
        unsafe {
            _mm256_loadu_si256(values.as_ptr().cast())
        }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn store(values: &mut [i16; LANES], from: __m256i) {
        #[allow(unsafe_code, reason = "an array of 32 bytes is written, at whatever address it lies")]
        unsafe {
            _mm256_storeu_si256(values.as_mut_ptr().cast(), from);
        }
    }

    /// Eight sums that add up to the product.
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn partial_sums(hidden: &Hidden, row: &[i16; HIDDEN]) -> __m256i {
        let (hidden, row) = (hidden.as_chunks::<LANES>().0, row.as_chunks::<LANES>().0);
        let mut sums = _mm256_madd_epi16(load(&hidden[0]), load(&row[0]));
        for at in 1..REGISTERS {
            sums = _mm256_add_epi32(sums, _mm256_madd_epi16(load(&hidden[at]), load(&row[at])));
        }
        sums
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn coded(values: &[f32; NUMBER_SLOTS]) -> [i16; NUMBER_SLOTS] {
        let mut numbers = [0; NUMBER_SLOTS];
        let eight = |values: &[f32; 8]| {
            #[allow(unsafe_code, reason = "an array of 32 bytes is read, at whatever address it lies")]
            let values = unsafe { _mm256_loadu_ps(values.as_ptr().cast()) };
            let scaled = _mm256_mul_ps(values, _mm256_set1_ps(NUMBER_ONE));
            let largest = _mm256_set1_ps(LARGEST_NUMBER);
            let clamped = _mm256_min_ps(_mm256_max_ps(scaled, _mm256_set1_ps(-LARGEST_NUMBER)), largest);
            _mm256_cvttps_epi32(clamped)
        };
        let pairs = values.as_chunks::<8>().0.as_chunks::<2>().0;
        for (numbers, [first, last]) in numbers.as_chunks_mut().0.iter_mut().zip(pairs) {
            // Packing takes four values of each register in turn.
            let packed = _mm256_packs_epi32(eight(first), eight(last));
            store(numbers, _mm256_permute4x64_epi64::<0b_11_01_10_00>(packed));
        }
        numbers
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn for_each_product<'a>(
        hidden: &Hidden,
        rows: impl Iterator<Item = Option<Row<'a>>>,
        mut hand_on: impl FnMut(Option<i32>),
    ) {
        for row in rows {
            let Some((row, bias)) = row else {
                hand_on(None);
                continue;
            };
            let sums = partial_sums(hidden, row);
            let four = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256::<1>(sums));
            let two = _mm_add_epi32(four, _mm_shuffle_epi32::<0b_01_00_11_10>(four));
            let one = _mm_add_epi32(two, _mm_shuffle_epi32::<0b_10_11_00_01>(two));
            hand_on(Some(_mm_cvtsi128_si32(one) + bias));
        }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn hidden(net: &Net, inputs: &Inputs, last: &mut Sums) -> Hidden {
        let mut totals: [__m256i; REGISTERS] = [_mm256_setzero_si256(); REGISTERS];
        for (total, sums) in totals.iter_mut().zip(last.sums.as_chunks().0) {
            *total = load(sums);
        }
        for (rows, (&new, &old)) in net.binary.chunks(64).zip(inputs.binary.iter().zip(&last.binary)) {
            if new == old {
                continue;
            }
            for at in ones(new & !old) {
                for (total, row) in totals.iter_mut().zip(rows[at].as_chunks().0) {
                    *total = _mm256_add_epi16(*total, load(row));
                }
            }
            for at in ones(old & !new) {
                for (total, row) in totals.iter_mut().zip(rows[at].as_chunks().0) {
                    *total = _mm256_sub_epi16(*total, load(row));
                }
            }
        }
        for (total, sums) in totals.iter().zip(last.sums.as_chunks_mut().0) {
            store(sums, *total);
        }
        last.binary = inputs.binary;

        let mut present = [0; NUMBER_SLOTS / LANES];
        for (present, numbers) in present.iter_mut().zip(inputs.numbers.as_chunks::<LANES>().0) {
            let zeros = _mm256_movemask_epi8(_mm256_cmpeq_epi16(load(numbers), _mm256_setzero_si256())) as u32;
            *present = !zeros & LOWER_BITS;
        }
        let count: u32 = present.iter().map(|bits| bits.count_ones()).sum();
        let fixed = (present[0] & FIXED_BITS).count_ones();
        let rounding = _mm256_set1_epi16(rounding(fixed as usize, count as usize));
        for total in &mut totals {
            *total = _mm256_adds_epi16(*total, rounding);
        }
        for (rows, (&bits, numbers)) in
            net.numbers.chunks(LANES).zip(present.iter().zip(inputs.numbers.as_chunks::<LANES>().0))
        {
            for bit in ones(bits.into()) {
                let value = _mm256_set1_epi16(numbers[bit / 2]);
                for (total, row) in totals.iter_mut().zip(rows[bit / 2].as_chunks().0) {
                    *total = _mm256_adds_epi16(*total, _mm256_mulhi_epi16(value, load(row)));
                }
            }
        }
        let (zero, largest) = (_mm256_setzero_si256(), _mm256_set1_epi16(LARGEST as i16));
        let mut hidden = [0; HIDDEN];
        for (total, hidden) in totals.into_iter().zip(hidden.as_chunks_mut().0) {
            store(hidden, _mm256_min_epi16(_mm256_max_epi16(total, zero), largest));
        }
        hidden
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn outputs(hidden: &Hidden, net: &Net) -> [i64; OUTPUTS] {
        let mut sums = [_mm256_setzero_si256(); OUTPUTS];
        for (at, second) in second_layer(hidden, net).as_chunks::<WIDE_LANES>().0.iter().enumerate() {
            #[allow(unsafe_code, reason = "an array of 32 bytes is read, at whatever address it lies")]
            let second = unsafe { _mm256_loadu_si256(second.as_ptr().cast()) };
            let values = _mm256_srai_epi32::<{ SECOND_SHIFT as i32 }>(_mm256_max_epi32(second, _mm256_setzero_si256()));
            for (sum, weights) in sums.iter_mut().zip(&net.output) {
                let weights = &weights.as_chunks::<WIDE_LANES>().0[at];
                #[allow(unsafe_code, reason = "an array of 16 bytes is read, at whatever address it lies")]
                let weights = unsafe { _mm_loadu_si128(weights.as_ptr().cast()) };
                let weights = _mm256_cvtepi16_epi32(weights);
                // Only every other value is multiplied, so that products have room for 64 bits.
                let even = _mm256_mul_epi32(values, weights);
                let odd = _mm256_mul_epi32(_mm256_srli_epi64::<32>(values), _mm256_srli_epi64::<32>(weights));
                *sum = _mm256_add_epi64(*sum, _mm256_add_epi64(even, odd));
            }
        }
        let mut outputs = net.output_bias.map(i64::from);
        for (output, sum) in outputs.iter_mut().zip(sums) {
            let two = _mm_add_epi64(_mm256_castsi256_si128(sum), _mm256_extracti128_si256::<1>(sum));
            *output += _mm_cvtsi128_si64(_mm_add_epi64(two, _mm_unpackhi_epi64(two, two)));
        }
        outputs
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
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

#[cfg_attr(target_arch = "x86_64", inline(always))]
fn coded_portable(values: &[f32; NUMBER_SLOTS]) -> [i16; NUMBER_SLOTS] {
    values.map(|value| (value * NUMBER_ONE).clamp(-LARGEST_NUMBER, LARGEST_NUMBER) as i32 as i16)
}

#[cfg_attr(target_arch = "x86_64", inline(always))]
fn hidden_portable<const BLOCK: usize>(net: &Net, inputs: &Inputs, last: &mut Sums) -> Hidden {
    let count = |numbers: &[i16]| numbers.iter().filter(|value| **value != 0).count();
    let rounding = rounding(count(&inputs.numbers[..FIXED_NUMBERS]), count(&inputs.numbers));
    let mut hidden = [0; HIDDEN];
    let blocks = hidden.as_chunks_mut::<BLOCK>().0.iter_mut().zip(last.sums.as_chunks_mut::<BLOCK>().0);
    for (block, (hidden, sums)) in blocks.enumerate() {
        let mut totals = *sums;
        for (rows, (&new, &old)) in net.binary.chunks(64).zip(inputs.binary.iter().zip(&last.binary)) {
            for at in ones(new & !old) {
                for (total, weight) in totals.iter_mut().zip(&rows[at].as_chunks::<BLOCK>().0[block]) {
                    *total = total.wrapping_add(*weight);
                }
            }
            for at in ones(old & !new) {
                for (total, weight) in totals.iter_mut().zip(&rows[at].as_chunks::<BLOCK>().0[block]) {
                    *total = total.wrapping_sub(*weight);
                }
            }
        }
        *sums = totals;
        for total in &mut totals {
            *total = total.saturating_add(rounding);
        }
        for (row, &value) in net.numbers.iter().zip(&inputs.numbers).filter(|(_, value)| **value != 0) {
            for (total, &weight) in totals.iter_mut().zip(&row.as_chunks::<BLOCK>().0[block]) {
                let upper_half = (i32::from(value) * i32::from(weight)) >> 16;
                *total = total.saturating_add(upper_half as i16);
            }
        }
        for (hidden, total) in hidden.iter_mut().zip(totals) {
            *hidden = total.clamp(0, LARGEST as i16);
        }
    }
    last.binary = inputs.binary;
    hidden
}

#[cfg_attr(target_arch = "x86_64", inline(always))]
fn second_layer_portable(hidden: &Hidden, net: &Net) -> [i32; SECOND] {
    let mut sums = net.second_bias;
    for (sum, row) in sums.iter_mut().zip(&net.second) {
        *sum += product_portable(hidden, row);
    }
    sums
}

#[cfg_attr(target_arch = "x86_64", inline(always))]
fn outputs_portable(second: &[i32; SECOND], net: &Net) -> [i64; OUTPUTS] {
    let mut sums = net.output_bias.map(i64::from);
    for (unit, sum) in second.iter().enumerate() {
        let value = (*sum).max(0) >> SECOND_SHIFT;
        for (sum, weights) in sums.iter_mut().zip(&net.output) {
            *sum += i64::from(value) * i64::from(weights[unit]);
        }
    }
    sums
}

/// Integer sums may be reordered, so the compiler can use any vector instructions the processor has.
#[cfg_attr(target_arch = "x86_64", inline(always))]
fn product_portable(hidden: &Hidden, row: &[i16; HIDDEN]) -> i32 {
    hidden.iter().zip(row).map(|(value, weight)| i32::from(*value) * i32::from(*weight)).sum()
}

#[cfg(test)]
mod tests {
    use super::super::features::{BINARY_INPUTS, NUMBER_INPUTS};
    use super::*;
    use tzolkin_engine::chance::{below, stream};

    #[test]
    fn numbers_are_truncated_and_limited_in_both_ways() {
        let mut rng = stream(7);
        for _ in 0..50 {
            let values = core::array::from_fn(|_| (below(&mut rng, 200_001) as f32 - 100_000.0) / 1_999.0);
            assert_eq!(coded(&values), coded_portable(&values));
        }
        let mut values = [0.0; NUMBER_SLOTS];
        values[..6].copy_from_slice(&[1.0, -1.0, 0.9999 / 1024.0, -1.9999 / 1024.0, 1e9, -1e9]);
        assert_eq!(coded(&values)[..8], [1024, -1024, 0, -1, 32_767, -32_767, 0, 0]);
    }

    /// Numbers may be so large that their sum does not fit; it then counts as the largest or as the smallest.
    #[test]
    fn sums_of_large_numbers_saturate() {
        let mut net = Net::empty();
        for row in &mut net.numbers {
            row[..64].fill(32_767);
            row[64..].fill(-32_767);
        }
        let mut inputs = Inputs::NONE;
        // Three of them come to 49,149, which would wrap around to a negative number.
        inputs.numbers[..3].fill(32_767);
        let layer = hidden(&net, &inputs, &mut net.no_inputs());
        assert_eq!(layer, hidden_portable::<SMALL_BLOCK>(&net, &inputs, &mut net.no_inputs()));
        assert!(layer[..64].iter().all(|&value| value == 4095) && layer[64..].iter().all(|&value| value == 0));
    }

    /// Both versions must agree to the last bit, even with the largest weights, and whatever was summed before.
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
        fill(&mut net.policy, 4095);
        let mut rng = stream(6);
        for weight in net.output.as_flattened_mut() {
            *weight = (below(&mut rng, 65_535) as i32 - 32_767) as i16;
        }
        net.second_bias = [1 << 19; SECOND];
        net.output_bias = [-(1 << 19), 1 << 19];
        let (mut last, mut last_portable) = (net.no_inputs(), net.no_inputs());
        for _ in 0..50 {
            let mut inputs = Inputs::NONE;
            for _ in 0..90 {
                let at = below(&mut rng, BINARY_INPUTS);
                inputs.binary[at / 64] |= 1 << (at % 64);
            }
            for _ in 0..30 {
                inputs.numbers[below(&mut rng, NUMBER_INPUTS)] = (below(&mut rng, 65_536) as i32 - 32_768) as i16;
            }
            let layer = hidden(&net, &inputs, &mut last);
            assert_eq!(layer, hidden_portable::<SMALL_BLOCK>(&net, &inputs, &mut last_portable));
            assert_eq!(last.sums, last_portable.sums);
            assert_eq!(layer, hidden(&net, &inputs, &mut net.no_inputs()), "summed up from nothing");
            assert!(layer.iter().all(|value| (0..=4095).contains(value)));
            assert_eq!(outputs(&layer, &net), outputs_portable(&second_layer_portable(&layer, &net), &net));
            let rows = || net.policy.iter().map(|row| Some((row, 7))).chain([None]);
            let mut expected = rows().map(|row| row.map(|(row, bias)| product_portable(&layer, row) + bias));
            for_each_product(&layer, rows(), |product| assert_eq!(Some(product), expected.next()));
            assert_eq!(expected.next(), None);
        }
    }
}
