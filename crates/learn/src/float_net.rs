//! The net in floating point, for training: its layers, its outputs and its checkpoints.

use std::io::{self, Read, Write};

use rand_core::Rng;
use tzolkin_engine::chance::stream;
use tzolkin_engine::fnv1a;

use crate::rows::Row;

/// The size of the first hidden layer. A constant, so that the loops over it have constant bounds and vectorise.
pub const HIDDEN: usize = 128;
/// The size of the second hidden layer.
pub const SECOND: usize = 32;
/// The value that represents 1 in a numeric input.
pub const NUMBER_SCALE: f32 = 1024.0;
/// The net's first output is in units of this many points.
pub(crate) const POINTS_SCALE: f32 = 10.0;

const MAGIC: [u8; 8] = *b"TZOLKNET";
const VERSION: u32 = 1;
/// Features and actions are numbered with 16 bits.
const MOST_NUMBERED: u32 = 1 << 16;

/// The sizes of a net's layers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// The number of inputs.
    pub features: usize,
    /// The size of the first hidden layer: [`HIDDEN`].
    pub hidden: usize,
    /// The size of the second hidden layer: [`SECOND`].
    pub second: usize,
    /// The number of actions that the policy knows.
    pub actions: usize,
}

impl Shape {
    /// The shape of a net with that many inputs and actions.
    #[must_use]
    pub const fn new(features: usize, actions: usize) -> Self {
        Self { features, hidden: HIDDEN, second: SECOND, actions }
    }

    /// The number of parameters in each group of [`FloatNet::parameters`].
    const fn sizes(&self) -> [usize; 8] {
        let Self { features, actions, .. } = *self;
        [features * HIDDEN, HIDDEN, HIDDEN * SECOND, SECOND, 2 * SECOND, 2, actions * HIDDEN, actions]
    }
}

/// A net of two hidden layers. The policy reads the first layer, so that a search can have it without the second.
#[derive(Debug, Clone, PartialEq)]
pub struct FloatNet {
    /// The sizes of the layers.
    pub shape: Shape,
    /// The first layer's weights: [`HIDDEN`] for each feature.
    pub first: Vec<f32>,
    /// The first layer's biases.
    pub first_bias: Vec<f32>,
    /// The second layer's weights: [`SECOND`] for each of the first layer's outputs.
    pub second: Vec<f32>,
    /// The second layer's biases.
    pub second_bias: Vec<f32>,
    /// The weights of the points, then those of the win.
    pub value: Vec<f32>,
    /// The biases of the points and of the win.
    pub value_bias: [f32; 2],
    /// The policy's weights: [`HIDDEN`] for each action.
    pub policy: Vec<f32>,
    /// The policy's biases.
    pub policy_bias: Vec<f32>,
}

/// The net's outputs for a position.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Output {
    /// Points to add to the hand-written evaluation.
    pub points: f32,
    /// The logit of the win chance.
    pub win: f32,
    /// The first hidden layer, from which the policy is computed.
    pub hidden: [f32; HIDDEN],
}

impl Output {
    /// The win chance between 0 and 1.
    #[must_use]
    pub fn win_chance(&self) -> f32 {
        sigmoid(self.win)
    }
}

/// A checkpoint that cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// Reading or writing failed.
    #[error("the checkpoint cannot be read or written")]
    Io(#[from] io::Error),
    /// The first bytes are not a checkpoint's.
    #[error("not a checkpoint of a net")]
    Magic,
    /// The checkpoint is of another version.
    #[error("checkpoint version {0} is not supported")]
    Version(u32),
    /// The layers have sizes that this program does not support.
    #[error("unsupported layer sizes: {features} features, {hidden} and {second} hidden, {actions} actions")]
    Shape {
        /// The number of inputs.
        features: u32,
        /// The size of the first hidden layer.
        hidden: u32,
        /// The size of the second hidden layer.
        second: u32,
        /// The number of actions.
        actions: u32,
    },
    /// The checkpoint is shorter or longer than its layers.
    #[error("the checkpoint is truncated or has extra bytes")]
    Length,
    /// The parameters do not have the checksum that was written with them.
    #[error("the checkpoint is damaged: its checksum does not match")]
    Checksum,
    /// A parameter is infinite or not a number.
    #[error("the checkpoint holds a parameter that is not finite")]
    NotFinite,
}

impl FloatNet {
    /// Which groups of [`Self::parameters`] are weights, to which weight decay applies; the others are biases.
    pub const DECAYS: [bool; 8] = [true, false, true, false, true, false, true, false];

    /// A fresh net. Its outputs are zero whatever the inputs, so that it starts as the hand-written evaluation.
    ///
    /// # Panics
    /// If the hidden layers do not have the sizes [`HIDDEN`] and [`SECOND`].
    #[must_use]
    pub fn new(shape: Shape, seed: u64) -> Self {
        let mut net = Self::zeros(shape);
        let mut rng = stream(seed);
        fill_normal(&mut net.first, 0.1, &mut rng);
        fill_normal(&mut net.second, (2.0 / HIDDEN as f32).sqrt(), &mut rng);
        net
    }

    /// A net of zeros, which also serves to sum gradients.
    pub(crate) fn zeros(shape: Shape) -> Self {
        assert_eq!((shape.hidden, shape.second), (HIDDEN, SECOND), "the hidden layers have constant sizes");
        let [first, first_bias, second, second_bias, value, _, policy, policy_bias] =
            shape.sizes().map(|size| vec![0.0; size]);
        Self { shape, first, first_bias, second, second_bias, value, value_bias: [0.0; 2], policy, policy_bias }
    }

    /// The net's outputs for a row's position.
    ///
    /// # Panics
    /// If the row has a feature that the net does not have.
    #[must_use]
    pub fn forward(&self, row: &Row<'_>) -> Output {
        self.evaluate(row.binaries, row.numbers)
    }

    /// The net's outputs for a position with these inputs.
    ///
    /// # Panics
    /// If there is a feature that the net does not have.
    #[must_use]
    pub fn evaluate(&self, binaries: &[u16], numbers: &[(u16, i16)]) -> Output {
        let hidden = self.first_layer(binaries, numbers);
        let [points, win] = self.value_layer(&self.second_layer(&hidden));
        Output { points: POINTS_SCALE * points, win, hidden }
    }

    /// The probabilities of the legal actions, from [`Output::hidden`].
    ///
    /// # Panics
    /// If there is an action that the net does not have.
    #[must_use]
    pub fn policy(&self, hidden: &[f32; HIDDEN], actions: &[u16]) -> Vec<f32> {
        let mut logits = Vec::with_capacity(actions.len());
        self.logits(hidden, actions, &mut logits);
        softmax(&mut logits);
        logits
    }

    pub(crate) fn first_layer(&self, binaries: &[u16], numbers: &[(u16, i16)]) -> [f32; HIDDEN] {
        let weights = self.first.as_chunks::<HIDDEN>().0;
        let mut sums = self.first_bias.as_chunks::<HIDDEN>().0[0];
        for &feature in binaries {
            add(&mut sums, &weights[usize::from(feature)]);
        }
        for &(feature, value) in numbers {
            add_scaled(&mut sums, f32::from(value) / NUMBER_SCALE, &weights[usize::from(feature)]);
        }
        sums.map(|sum| sum.max(0.0))
    }

    pub(crate) fn second_layer(&self, hidden: &[f32; HIDDEN]) -> [f32; SECOND] {
        let mut sums = self.second_bias.as_chunks::<SECOND>().0[0];
        for (weights, &input) in self.second.as_chunks::<SECOND>().0.iter().zip(hidden) {
            add_scaled(&mut sums, input, weights);
        }
        sums.map(|sum| sum.max(0.0))
    }

    pub(crate) fn value_layer(&self, second: &[f32; SECOND]) -> [f32; 2] {
        let weights = self.value.as_chunks::<SECOND>().0;
        [0, 1].map(|output| self.value_bias[output] + dot(&weights[output], second))
    }

    /// Replaces the contents of the list with the logits of the actions.
    pub(crate) fn logits(&self, hidden: &[f32; HIDDEN], actions: &[u16], logits: &mut Vec<f32>) {
        let weights = self.policy.as_chunks::<HIDDEN>().0;
        logits.clear();
        logits.extend(actions.iter().map(|&action| {
            let action = usize::from(action);
            self.policy_bias[action] + dot(&weights[action], hidden)
        }));
    }

    /// All parameters: first, second, value and policy, each as its weights and then its biases.
    #[must_use]
    pub fn parameters(&self) -> [&[f32]; 8] {
        [
            &self.first,
            &self.first_bias,
            &self.second,
            &self.second_bias,
            &self.value,
            &self.value_bias,
            &self.policy,
            &self.policy_bias,
        ]
    }

    /// All parameters in the order of [`Self::parameters`], to change them.
    pub fn parameters_mut(&mut self) -> [&mut [f32]; 8] {
        [
            &mut self.first,
            &mut self.first_bias,
            &mut self.second,
            &mut self.second_bias,
            &mut self.value,
            &mut self.value_bias,
            &mut self.policy,
            &mut self.policy_bias,
        ]
    }

    /// A number that differs between different nets, for names and tables.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fnv1a(self.body())
    }

    /// Writes a checkpoint: a header, all parameters and a checksum, little-endian.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write(&self, mut to: impl Write) -> Result<(), CheckpointError> {
        let body = self.body();
        to.write_all(&MAGIC)?;
        to.write_all(&VERSION.to_le_bytes())?;
        to.write_all(&body)?;
        to.write_all(&fnv1a(body.iter().copied()).to_le_bytes())?;
        Ok(to.flush()?)
    }

    /// Reads a checkpoint. What follows it is left to be read.
    ///
    /// # Errors
    /// If reading fails, or the bytes do not begin with a whole, undamaged checkpoint of a net with these hidden layers.
    pub fn read(mut from: impl Read) -> Result<Self, CheckpointError> {
        if take::<8>(&mut from)? != MAGIC {
            return Err(CheckpointError::Magic);
        }
        let version = u32::from_le_bytes(take(&mut from)?);
        if version != VERSION {
            return Err(CheckpointError::Version(version));
        }
        let mut sizes = [0; 4];
        for size in &mut sizes {
            *size = u32::from_le_bytes(take(&mut from)?);
        }
        let [features, hidden, second, actions] = sizes;
        let supported = (hidden as usize, second as usize) == (HIDDEN, SECOND);
        if !supported || features > MOST_NUMBERED || actions > MOST_NUMBERED {
            return Err(CheckpointError::Shape { features, hidden, second, actions });
        }
        let shape = Shape::new(features as usize, actions as usize);
        // All bytes are read first, so that a damaged header cannot cause a huge allocation.
        let length = 4 * shape.sizes().iter().sum::<usize>();
        let mut bytes = Vec::new();
        from.by_ref().take(length as u64 + 8).read_to_end(&mut bytes)?;
        let Some((parameters, &sum)) = bytes.split_last_chunk::<8>().filter(|(body, _)| body.len() == length) else {
            return Err(CheckpointError::Length);
        };
        let mut values = parameters.as_chunks::<4>().0.iter().map(|&bytes| f32::from_le_bytes(bytes));
        let mut net = Self::zeros(shape);
        for parameter in net.parameters_mut().into_iter().flatten() {
            *parameter = values.next().ok_or(CheckpointError::Length)?;
        }
        if u64::from_le_bytes(sum) != net.fingerprint() {
            return Err(CheckpointError::Checksum);
        }
        if net.parameters().into_iter().flatten().any(|parameter| !parameter.is_finite()) {
            return Err(CheckpointError::NotFinite);
        }
        Ok(net)
    }

    /// The shape and the parameters as bytes.
    fn body(&self) -> Vec<u8> {
        let Shape { features, hidden, second, actions } = self.shape;
        let mut bytes = Vec::with_capacity(16 + 4 * self.shape.sizes().iter().sum::<usize>());
        for size in [features, hidden, second, actions] {
            bytes.extend((size as u32).to_le_bytes());
        }
        for parameter in self.parameters().into_iter().flatten() {
            bytes.extend(parameter.to_le_bytes());
        }
        bytes
    }
}

/// Reads a known number of bytes. A file that ends earlier is reported as too short and not as a read error.
fn take<const N: usize>(from: &mut impl Read) -> Result<[u8; N], CheckpointError> {
    let mut bytes = [0; N];
    from.read_exact(&mut bytes).map_err(|error| match error.kind() {
        io::ErrorKind::UnexpectedEof => CheckpointError::Length,
        _ => error.into(),
    })?;
    Ok(bytes)
}

/// Normally distributed numbers, by the Box-Muller method.
fn fill_normal(values: &mut [f32], deviation: f32, rng: &mut impl Rng) {
    let mut uniform = || (f64::from(rng.next_u32()) + 0.5) / 4_294_967_296.0;
    for value in values {
        let normal = (-2.0 * uniform().ln()).sqrt() * (std::f64::consts::TAU * uniform()).cos();
        *value = deviation * normal as f32;
    }
}

#[inline]
pub(crate) fn add<const N: usize>(sums: &mut [f32; N], values: &[f32; N]) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += value;
    }
}

#[inline]
pub(crate) fn add_scaled<const N: usize>(sums: &mut [f32; N], scale: f32, values: &[f32; N]) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += scale * value;
    }
}

/// A scalar product with sixteen partial sums, because the compiler must not reorder a single sum to vectorise it.
#[inline]
pub(crate) fn dot<const N: usize>(left: &[f32; N], right: &[f32; N]) -> f32 {
    let mut sums = [0.0; 16];
    for (left, right) in left.as_chunks::<16>().0.iter().zip(right.as_chunks::<16>().0) {
        for ((sum, left), right) in sums.iter_mut().zip(left).zip(right) {
            *sum += left * right;
        }
    }
    sums.iter().sum()
}

pub(crate) fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// Turns logits into probabilities and returns the logarithm of the sum of their exponentials.
pub(crate) fn softmax(logits: &mut [f32]) -> f32 {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for logit in logits.iter_mut() {
        *logit = (*logit - most).exp();
        sum += *logit;
    }
    for logit in logits {
        *logit /= sum;
    }
    most + sum.ln()
}

#[cfg(test)]
mod tests;
