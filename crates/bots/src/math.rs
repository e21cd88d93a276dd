//! Functions that give the same bits on every platform, because they consist only of arithmetic that rounds in a defined
//! way: additions, multiplications, divisions and comparisons. The system's own `exp` may differ between platforms, and
//! with it a bot's choice.

/// e to the power of `x`, to within a few parts in a million; 0 below -87.
#[must_use]
pub(crate) fn exp(x: f32) -> f32 {
    let y = (x * core::f32::consts::LOG2_E).clamp(-126.0, 126.0);
    // Truncation rounds towards zero, so one is subtracted for negative numbers.
    let whole = y as i32 - i32::from(y < 0.0);
    let part = y - whole as f32;
    // The Taylor series of 2^part around one half.
    let t = (part - 0.5) * core::f32::consts::LN_2;
    let series = 1.0 + t * (1.0 + t * (0.5 + t * (1.0 / 6.0 + t * (1.0 / 24.0 + t * (1.0 / 120.0)))));
    let power = f32::from_bits(((whole + 127) as u32) << 23);
    if x < -87.0 { 0.0 } else { core::f32::consts::SQRT_2 * series * power }
}

/// The larger of two numbers, neither of which is NaN. Processors have an instruction for this; `f32::max` needs several.
#[cfg_attr(target_arch = "x86_64", inline(always))]
#[must_use]
pub(crate) fn larger(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

/// The smaller of two numbers, neither of which is NaN.
#[cfg_attr(target_arch = "x86_64", inline(always))]
#[must_use]
pub(crate) fn smaller(a: f32, b: f32) -> f32 {
    if a < b { a } else { b }
}

/// The logistic function: a logit as a chance.
#[must_use]
pub(crate) fn logistic(x: f32) -> f32 {
    if x >= 0.0 {
        1.0 / (1.0 + exp(-x))
    } else {
        let small = exp(x);
        small / (1.0 + small)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_close_to_the_real_one() {
        for step in -8600..=2000 {
            let x = step as f32 / 100.0;
            let (ours, real) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((ours / real - 1.0).abs() < 1e-5, "exp({x}) = {ours}, not {real}");
        }
        assert_eq!(exp(-1000.0), 0.0);
        assert_eq!(exp(f32::NEG_INFINITY), 0.0);
    }

    /// On a platform that gives other bits, bots would make other choices.
    #[test]
    fn exp_has_known_bits() {
        let bits = [-3.7_f32, -0.01, 0.0, 1.0].map(|x| exp(x).to_bits());
        assert_eq!(bits, [1_019_906_302, 1_065_186_255, 1_065_353_160, 1_076_754_516]);
    }

    #[test]
    fn chances_are_between_0_and_1_and_symmetric() {
        for step in -200..=200 {
            let x = step as f32 / 4.0;
            let chance = logistic(x);
            assert!((0.0..=1.0).contains(&chance));
            assert!((chance + logistic(-x) - 1.0).abs() < 1e-5);
        }
        assert!((logistic(0.0) - 0.5).abs() < 1e-5);
    }
}
