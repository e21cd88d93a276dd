//! The learned evaluation: a small net with integer weights.
//!
//! It uses exact integer arithmetic, so that the same position has the same value on every platform. The first layer is
//! a sum over sparse inputs ([`Features`]). A second layer gives the points to add to the hand evaluation and the
//! chance of winning. The policy, which says how likely a strong search is to choose each action, is computed from the
//! first layer.

mod features;
mod file;
mod vector;

use std::sync::{Arc, OnceLock};

use arrayvec::ArrayVec;
use features::WORDS;
use tzolkin_engine::Action;

pub(crate) use features::Inputs;
pub use features::{BINARY_INPUTS, FEATURES_VERSION, Features, NUMBER_INPUTS, NUMBER_ONE};
pub use file::{NET_FORMAT_VERSION, NetError};

use crate::search::PuctConfig;

/// Units of the first hidden layer.
pub const HIDDEN: usize = 128;
/// Units of the second hidden layer.
pub const SECOND: usize = 32;
/// The outputs: points to add to the hand evaluation, in tens, and the logit of winning.
pub const OUTPUTS: usize = 2;

/// The integer that represents 1 in the first layer's sums and in policy weights.
pub const SCALE: f32 = 128.0;
/// The integer that represents 1 in the weights of numbers: the upper half of their 32-bit product with a number has
/// [`SCALE`].
pub const NUMBER_SCALE: f32 = 8192.0;
/// The integer that represents 1 in the weights of the second layer.
pub const SECOND_SCALE: f32 = 512.0;
/// The integer that represents 1 in the weights of the outputs.
pub const OUTPUT_SCALE: f32 = 4096.0;

const SECOND_SHIFT: u32 = 9;
/// Hidden values and the weights they are multiplied with stay below this, so that a sum of 128 products fits into 32
/// bits.
pub(crate) const LARGEST: i32 = 4095;

/// The values of the first hidden layer.
pub type Hidden = [i16; HIDDEN];

/// The weights, as the integers that are computed with. The layout is that of the trainer.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// The generation of training that produced it.
    pub generation: u32,
    /// How it is searched with. What it expects of a position depends on how the players play, so the settings belong to
    /// it.
    pub search: PuctConfig,
    /// A row for each binary input.
    pub binary: Vec<[i16; HIDDEN]>,
    /// A row for each number.
    pub numbers: Vec<[i16; HIDDEN]>,
    /// Added to the first layer.
    pub hidden_bias: [i16; HIDDEN],
    /// A row for each unit of the second layer.
    pub second: Vec<[i16; HIDDEN]>,
    /// Added to the second layer, at the scale of its sums.
    pub second_bias: [i32; SECOND],
    /// A row for each output.
    pub output: [[i16; SECOND]; OUTPUTS],
    /// Added to the outputs, at the scale of their sums.
    pub output_bias: [i32; OUTPUTS],
    /// A row for each action.
    pub policy: Vec<[i16; HIDDEN]>,
    /// Added to the policy, at the scale of its sums.
    pub policy_bias: Vec<i32>,
}

/// The binary inputs of the position that was looked at last, and their sums in the first layer. Little changes from one
/// position of a search to the next, so only what differs is added to the sums or subtracted from them. Integer sums
/// are exact: they come out the same whatever was looked at before.
#[derive(Clone, Debug)]
pub(crate) struct Sums {
    binary: [u64; WORDS],
    sums: Hidden,
}

/// The net's outputs for a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// Points to add to the hand evaluation.
    pub points: f32,
    /// The logit of the chance of winning.
    pub win: f32,
}

impl Net {
    /// The net that the program ships with.
    ///
    /// # Panics
    /// If the file in the repository is not a net of this version; a test checks that it is.
    #[must_use]
    pub fn shipped() -> &'static Arc<Self> {
        static NET: OnceLock<Arc<Net>> = OnceLock::new();
        NET.get_or_init(|| {
            let net = Self::read(include_bytes!("../../net/shipped.net"));
            Arc::new(net.expect("the net in the repository is read by a test"))
        })
    }

    /// The sums of no inputs at all.
    pub(crate) const fn no_inputs(&self) -> Sums {
        Sums { binary: [0; WORDS], sums: self.hidden_bias }
    }

    /// The first hidden layer of a position. The sums must have been made by this net.
    pub(crate) fn hidden(&self, inputs: &Inputs, last: &mut Sums) -> Hidden {
        vector::hidden(self, inputs, last)
    }

    /// The first hidden layer from a list of inputs.
    #[must_use]
    pub fn hidden_of(&self, features: &Features) -> Hidden {
        self.hidden(&Inputs::from(features), &mut self.no_inputs())
    }

    /// What the position is worth.
    #[must_use]
    pub fn verdict(&self, hidden: &Hidden) -> Verdict {
        let [points, win] = vector::outputs(hidden, self).map(|sum| sum as f32 / (SCALE * OUTPUT_SCALE));
        Verdict { points: points * 10.0, win }
    }

    /// The logits of actions in the policy, in their order.
    pub(crate) fn logits<const N: usize>(&self, hidden: &Hidden, actions: &[Action], logits: &mut ArrayVec<f32, N>) {
        vector::for_each_product(
            hidden,
            actions.iter().map(
                #[inline(always)]
                |action| action.index().map(|index| (&self.policy[index], self.policy_bias[index])),
            ),
            |sum| logits.push(sum.map_or(f32::NEG_INFINITY, |sum| sum as f32 / (SCALE * SCALE))),
        );
    }

    /// The logit of an action in the policy.
    #[must_use]
    pub fn logit(&self, hidden: &Hidden, action: Action) -> f32 {
        let mut logits = ArrayVec::<f32, 1>::new();
        self.logits(hidden, &[action], &mut logits);
        logits[0]
    }
}
