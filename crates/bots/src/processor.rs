//! The instructions of newer processors, for the search's inner loops.

/// Whether the processor has AVX2 and what came with it.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn is_new() -> bool {
    use std::arch::is_x86_feature_detected as has;
    has!("avx2") && has!("bmi1") && has!("bmi2") && has!("lzcnt") && has!("popcnt")
}

/// Does the work with the instructions of newer x86 processors where there are any. Only what is inlined into the work
/// gains by it. The results are the same: the compiler may not change how floating-point numbers are rounded.
#[inline(always)]
pub(crate) fn with_best_instructions<R>(work: impl FnOnce() -> R) -> R {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn newer<R>(work: impl FnOnce() -> R) -> R {
            work()
        }

        if is_new() {
            #[allow(unsafe_code, reason = "the processor has just said that it has these instructions")]
            return unsafe { newer(work) };
        }
    }
    work()
}
