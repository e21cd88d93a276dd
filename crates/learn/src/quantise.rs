//! Converts the trainer's floating-point net to the integer net that plays, and back for further training.

use tzolkin_bots::PuctConfig;
use tzolkin_bots::net::{
    BINARY_INPUTS, HIDDEN, NUMBER_INPUTS, NUMBER_SCALE, Net, OUTPUT_SCALE, OUTPUTS, SCALE, SECOND, SECOND_SCALE,
};
use tzolkin_engine::Action;

use crate::float_net::{FloatNet, Shape};

/// The shape of the net in the program.
pub const SHAPE: Shape =
    Shape { features: BINARY_INPUTS + NUMBER_INPUTS, hidden: HIDDEN, second: SECOND, actions: Action::COUNT };

const SECOND_SUMS: f32 = SCALE * SECOND_SCALE;
const OUTPUT_SUMS: f32 = SCALE * OUTPUT_SCALE;
const POLICY_SUMS: f32 = SCALE * SCALE;

fn narrow(weight: f32, scale: f32, largest: f32) -> i16 {
    (weight * scale).round().clamp(-largest, largest) as i16
}

fn wide(weight: f32, scale: f32) -> i32 {
    (weight * scale).round().clamp(-524_287.0, 524_287.0) as i32
}

/// Rounds a net to the integers that the program uses.
///
/// # Panics
/// If the net is not of the program's [`SHAPE`].
#[must_use]
pub fn quantise(net: &FloatNet, generation: u32, search: PuctConfig) -> Net {
    assert_eq!(net.shape, SHAPE, "the net is of another shape");
    let row = |weights: &[f32], scale: f32, largest: f32| -> [i16; HIDDEN] {
        core::array::from_fn(|unit| narrow(weights[unit], scale, largest))
    };
    let first: Vec<&[f32]> = net.first.chunks_exact(HIDDEN).collect();
    Net {
        generation,
        search,
        binary: first[..BINARY_INPUTS].iter().map(|weights| row(weights, SCALE, 2047.0)).collect(),
        numbers: first[BINARY_INPUTS..].iter().map(|weights| row(weights, NUMBER_SCALE, 32767.0)).collect(),
        hidden_bias: row(&net.first_bias, SCALE, 2047.0),
        second: (0..SECOND)
            .map(|unit| core::array::from_fn(|from| narrow(net.second[from * SECOND + unit], SECOND_SCALE, 4095.0)))
            .collect(),
        second_bias: core::array::from_fn(|unit| wide(net.second_bias[unit], SECOND_SUMS)),
        output: core::array::from_fn(|output| {
            core::array::from_fn(|unit| narrow(net.value[output * SECOND + unit], OUTPUT_SCALE, 32767.0))
        }),
        output_bias: core::array::from_fn(|output| wide(net.value_bias[output], OUTPUT_SUMS)),
        policy: net.policy.chunks_exact(HIDDEN).map(|weights| row(weights, SCALE, 4095.0)).collect(),
        policy_bias: net.policy_bias.iter().map(|&weight| wide(weight, POLICY_SUMS)).collect(),
    }
}

/// Converts an integer net to floating point, to train it further.
#[must_use]
pub fn restore(net: &Net) -> FloatNet {
    let mut float = FloatNet::new(SHAPE, 0);
    let scaled =
        |weights: &[i16], scale: f32| weights.iter().map(|&weight| f32::from(weight) / scale).collect::<Vec<_>>();
    float.first = scaled(net.binary.as_flattened(), SCALE);
    float.first.extend(scaled(net.numbers.as_flattened(), NUMBER_SCALE));
    float.first_bias = scaled(&net.hidden_bias, SCALE);
    for (unit, row) in net.second.iter().enumerate() {
        for (from, &weight) in row.iter().enumerate() {
            float.second[from * SECOND + unit] = f32::from(weight) / SECOND_SCALE;
        }
    }
    float.second_bias = net.second_bias.iter().map(|&weight| weight as f32 / SECOND_SUMS).collect();
    float.value = scaled(net.output.as_flattened(), OUTPUT_SCALE);
    for (to, &from) in float.value_bias.iter_mut().zip(&net.output_bias) {
        *to = from as f32 / OUTPUT_SUMS;
    }
    debug_assert_eq!(net.output.len(), OUTPUTS);
    float.policy = scaled(net.policy.as_flattened(), SCALE);
    float.policy_bias = net.policy_bias.iter().map(|&weight| weight as f32 / POLICY_SUMS).collect();
    float
}
