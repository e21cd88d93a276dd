//! The loss of a row and its gradient, derived by hand.

use crate::{
    float_net::{FloatNet, HIDDEN, NUMBER_SCALE, POINTS_SCALE, SECOND, add, add_scaled, dot, sigmoid, softmax},
    rows::Row,
};

/// The weights of the parts of the loss relative to the squared error of the points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LossWeights {
    pub(crate) win: f32,
    pub(crate) policy: f32,
}

/// Sums the gradients of some rows. It is reused between steps, so that no step allocates.
#[derive(Debug)]
pub(crate) struct Accumulator {
    /// The gradient, in the shape of the net.
    pub(crate) gradient: FloatNet,
    pub(crate) loss: f64,
    /// The probabilities of the current row's actions.
    probabilities: Vec<f32>,
}

impl Accumulator {
    pub(crate) fn new(net: &FloatNet) -> Self {
        Self { gradient: FloatNet::zeros(net.shape), loss: 0.0, probabilities: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.loss = 0.0;
        for group in self.gradient.parameters_mut() {
            group.fill(0.0);
        }
    }

    /// Adds the loss of one row and its gradient.
    pub(crate) fn add(&mut self, net: &FloatNet, row: &Row<'_>, weights: LossWeights) {
        let hidden = net.first_layer(row.binaries, row.numbers);
        let second = net.second_layer(&hidden);
        let outputs = net.value_layer(&second);
        let error = outputs[0] + (row.hand - row.target) / POINTS_SCALE;
        self.loss += f64::from(error * error + weights.win * win_loss(outputs[1], row.won));
        let errors = [2.0 * error, weights.win * (sigmoid(outputs[1]) - row.won)];

        let second_errors = self.value_errors(net, &second, errors);
        let mut hidden_errors = self.second_errors(net, &hidden, &second_errors);
        if !row.actions.is_empty() {
            self.add_policy(net, row, weights.policy, &hidden, &mut hidden_errors);
        }
        for (error, &output) in hidden_errors.iter_mut().zip(&hidden) {
            *error = if output > 0.0 { *error } else { 0.0 };
        }
        add(&mut self.gradient.first_bias.as_chunks_mut::<HIDDEN>().0[0], &hidden_errors);
        let first = self.gradient.first.as_chunks_mut::<HIDDEN>().0;
        for &feature in row.binaries {
            add(&mut first[usize::from(feature)], &hidden_errors);
        }
        for &(feature, value) in row.numbers {
            add_scaled(&mut first[usize::from(feature)], f32::from(value) / NUMBER_SCALE, &hidden_errors);
        }
    }

    /// Adds the gradient of the value layer and returns the errors of the layer before it.
    fn value_errors(&mut self, net: &FloatNet, second: &[f32; SECOND], errors: [f32; 2]) -> [f32; SECOND] {
        let mut before = [0.0; SECOND];
        let weights = net.value.as_chunks::<SECOND>().0;
        let gradient = self.gradient.value.as_chunks_mut::<SECOND>().0;
        for (output, error) in errors.into_iter().enumerate() {
            self.gradient.value_bias[output] += error;
            add_scaled(&mut gradient[output], error, second);
            add_scaled(&mut before, error, &weights[output]);
        }
        for (error, &output) in before.iter_mut().zip(second) {
            *error = if output > 0.0 { *error } else { 0.0 };
        }
        before
    }

    /// Adds the gradient of the second layer and returns the errors of the first layer's outputs.
    fn second_errors(&mut self, net: &FloatNet, hidden: &[f32; HIDDEN], errors: &[f32; SECOND]) -> [f32; HIDDEN] {
        let mut before = [0.0; HIDDEN];
        add(&mut self.gradient.second_bias.as_chunks_mut::<SECOND>().0[0], errors);
        let weights = net.second.as_chunks::<SECOND>().0;
        let gradient = self.gradient.second.as_chunks_mut::<SECOND>().0;
        for (((&output, before), weights), gradient) in hidden.iter().zip(&mut before).zip(weights).zip(gradient) {
            // A unit that is off neither learns nor propagates an error.
            if output > 0.0 {
                add_scaled(gradient, output, errors);
                *before = dot(weights, errors);
            }
        }
        before
    }

    fn add_policy(
        &mut self,
        net: &FloatNet,
        row: &Row<'_>,
        weight: f32,
        hidden: &[f32; HIDDEN],
        hidden_errors: &mut [f32; HIDDEN],
    ) {
        net.logits(hidden, row.actions, &mut self.probabilities);
        let unit = share_unit(row.shares);
        let chosen: f32 =
            self.probabilities.iter().zip(row.shares).map(|(logit, &share)| logit * f32::from(share)).sum();
        let log_sum = softmax(&mut self.probabilities);
        self.loss += f64::from(weight * (log_sum - unit * chosen));
        let weights = net.policy.as_chunks::<HIDDEN>().0;
        let gradient = self.gradient.policy.as_chunks_mut::<HIDDEN>().0;
        for ((&action, &probability), &share) in row.actions.iter().zip(&self.probabilities).zip(row.shares) {
            let action = usize::from(action);
            let error = weight * (probability - unit * f32::from(share));
            self.gradient.policy_bias[action] += error;
            add_scaled(&mut gradient[action], error, hidden);
            add_scaled(hidden_errors, error, &weights[action]);
        }
    }
}

/// The share that one step of a stored share represents.
pub(crate) fn share_unit(shares: &[u8]) -> f32 {
    1.0 / shares.iter().map(|&share| f32::from(share)).sum::<f32>()
}

/// The binary cross entropy of a win chance given as a logit, without overflow for any logit.
pub(crate) fn win_loss(logit: f32, won: f32) -> f32 {
    logit.max(0.0) - won * logit + (-logit.abs()).exp().ln_1p()
}
