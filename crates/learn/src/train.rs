//! The trainer: Adam with decoupled weight decay, with the same result on any number of threads. The net that plays is the
//! mean of the last weights.

use std::io::{Read, Write};
use std::time::Instant;

use rand_core::Rng;
use rayon::prelude::*;
use tzolkin_engine::chance::{below, stream};

use crate::{
    float_net::{CheckpointError, FloatNet},
    gradient::{Accumulator, LossWeights},
    measure::{Losses, measure},
    rows::Rows,
};

/// A batch is split into this many parts, whatever the number of threads, because sums of floats depend on their order.
const PARTS: usize = 16;
/// The number of parameters that one task sums and updates.
const RANGE: usize = 2048;
/// The number of rows of the training set that the report measures.
const TRAIN_SAMPLE: usize = 100_000;
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;
const EPSILON: f32 = 1e-8;
/// The steps over which the learning rate of a fresh optimizer rises.
const WARM_UP: f32 = 50.0;
/// The net that plays is a mean of the weights after each step, in which those of this many steps ago count e times less.
/// In the first steps the mean is shorter, so that it does not remember how training began.
const AVERAGED: f32 = 500.0;
/// The mean never reaches back further than this share of all steps.
const AVERAGED_SHARE: f32 = 0.2;

/// How to train.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TrainConfig {
    /// The number of batches.
    pub steps: usize,
    /// Rows in a batch.
    pub batch: usize,
    /// The learning rate. A fresh optimizer reaches it after some steps.
    pub learning_rate: f32,
    /// Decoupled weight decay, on weights and not on biases.
    pub weight_decay: f32,
    /// The weight of the win chance in the loss.
    pub win_weight: f32,
    /// The weight of the policy in the loss.
    pub policy_weight: f32,
    /// The seed of the order of the rows.
    pub seed: u64,
}

impl Default for TrainConfig {
    fn default() -> Self {
        Self {
            steps: 1_000,
            batch: 8_192,
            learning_rate: 2e-3,
            weight_decay: 1e-2,
            win_weight: 0.2,
            policy_weight: 0.5,
            seed: 0,
        }
    }
}

/// Where training stands after a step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    /// Steps done.
    pub step: usize,
    /// Steps in all.
    pub steps: usize,
    /// The mean loss of the step's batch, before the step.
    pub loss: f64,
    /// The learning rate of the step.
    pub learning_rate: f32,
    /// Seconds since training began.
    pub seconds: f64,
}

/// The result of training.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct TrainReport {
    /// The losses on an even sample of the training set.
    pub train: Losses,
    /// The losses on rows that were not trained on.
    pub held_out: Losses,
    /// Seconds of training, without measuring.
    pub seconds: f64,
}

/// A net in training, with all that is kept from one training to the next.
#[derive(Debug, Clone, PartialEq)]
pub struct Trainer {
    /// The newest weights.
    net: FloatNet,
    /// The mean of the last weights.
    average: FloatNet,
    adam: Adam,
}

/// The optimizer's memory.
#[derive(Debug, Clone, PartialEq)]
struct Adam {
    means: FloatNet,
    squares: FloatNet,
    steps: i32,
}

/// The rates of one step.
#[derive(Clone, Copy)]
struct Rates {
    /// The learning rate, corrected for means that started at zero.
    step: f32,
    /// The same correction for the squares.
    square: f32,
    /// The factor by which decay shrinks a weight.
    kept: f32,
    /// Turns the sum of the rows' gradients into their mean.
    mean: f32,
}

impl Adam {
    fn new(net: &FloatNet) -> Self {
        Self { means: FloatNet::zeros(net.shape), squares: FloatNet::zeros(net.shape), steps: 0 }
    }

    /// Sums the parts' gradients and steps the net against their mean over `rows` rows.
    fn step(&mut self, net: &mut FloatNet, parts: &[Accumulator], rows: usize, learning_rate: f32, decay: f32) {
        self.steps = self.steps.saturating_add(1);
        let rates = Rates {
            step: learning_rate / (1.0 - BETA_1.powi(self.steps)),
            square: 1.0 / (1.0 - BETA_2.powi(self.steps)),
            kept: 1.0 - learning_rate * decay,
            mean: 1.0 / rows as f32,
        };
        let groups = net.parameters_mut().into_iter().zip(self.means.parameters_mut());
        for (group, ((parameters, means), squares)) in groups.zip(self.squares.parameters_mut()).enumerate() {
            let rates = Rates { kept: if FloatNet::DECAYS[group] { rates.kept } else { 1.0 }, ..rates };
            parameters
                .par_chunks_mut(RANGE)
                .zip(means.par_chunks_mut(RANGE))
                .zip(squares.par_chunks_mut(RANGE))
                .enumerate()
                .for_each(|(range, ((parameters, means), squares))| {
                    let mut sums = [0.0; RANGE];
                    let sums = &mut sums[..parameters.len()];
                    for part in parts {
                        let gradient = &part.gradient.parameters()[group][range * RANGE..][..sums.len()];
                        for (sum, gradient) in sums.iter_mut().zip(gradient) {
                            *sum += gradient;
                        }
                    }
                    step_range(parameters, means, squares, sums, rates);
                });
        }
    }
}

fn step_range(parameters: &mut [f32], means: &mut [f32], squares: &mut [f32], gradients: &[f32], rates: Rates) {
    for (((parameter, mean), square), gradient) in parameters.iter_mut().zip(means).zip(squares).zip(gradients) {
        let gradient = gradient * rates.mean;
        *mean += (1.0 - BETA_1) * (gradient - *mean);
        *square += (1.0 - BETA_2) * (gradient * gradient - *square);
        *parameter = rates.kept * *parameter - rates.step * *mean / ((*square * rates.square).sqrt() + EPSILON);
    }
}

/// Draws rows so that each is used once before any is used again.
struct Sampler<R> {
    order: Vec<u32>,
    next: usize,
    rng: R,
}

impl<R: Rng> Sampler<R> {
    /// Fills the batch by shuffling only the rows that are drawn.
    fn fill(&mut self, batch: &mut [u32]) {
        for drawn in batch {
            let other = self.next + below(&mut self.rng, self.order.len() - self.next);
            self.order.swap(self.next, other);
            *drawn = self.order[self.next];
            self.next = (self.next + 1) % self.order.len();
        }
    }
}

impl Trainer {
    /// Begins to train a net.
    #[must_use]
    pub fn new(net: FloatNet) -> Self {
        Self { adam: Adam::new(&net), average: net.clone(), net }
    }

    /// The net that plays.
    #[must_use]
    pub fn playing(&self) -> &FloatNet {
        &self.average
    }

    /// Trains the net and measures the one that plays. Without rows, nothing is trained.
    ///
    /// The result does not depend on the number of threads.
    ///
    /// # Panics
    /// If the rows have features or actions that the net does not have, or there are more than 2^32 rows.
    pub fn train(
        &mut self,
        rows: &Rows,
        held_out: &Rows,
        config: &TrainConfig,
        progress: &mut dyn FnMut(Progress),
    ) -> TrainReport {
        let features = rows.features().max(held_out.features());
        let actions = rows.actions().max(held_out.actions());
        let shape = self.net.shape;
        assert!(features <= shape.features && actions <= shape.actions, "the net is too small for the rows");
        let start = Instant::now();
        if !rows.is_empty() {
            self.run_steps(rows, config, progress);
        }
        let seconds = start.elapsed().as_secs_f64();
        let measure = |rows, most| measure(&self.average, rows, most);
        TrainReport { train: measure(rows, TRAIN_SAMPLE), held_out: measure(held_out, usize::MAX), seconds }
    }

    fn run_steps(&mut self, rows: &Rows, config: &TrainConfig, progress: &mut dyn FnMut(Progress)) {
        let start = Instant::now();
        let last = u32::try_from(rows.len()).expect("rows are numbered with 32 bits");
        let mut sampler = Sampler { order: (0..last).collect(), next: 0, rng: stream(config.seed) };
        let mut batch = vec![0; config.batch.max(1)];
        let mut parts: Vec<Accumulator> = (0..PARTS).map(|_| Accumulator::new(&self.net)).collect();
        let weights = LossWeights { win: config.win_weight, policy: config.policy_weight };
        for step in 0..config.steps {
            sampler.fill(&mut batch);
            add_gradients(&self.net, rows, &batch, weights, &mut parts);
            let learning_rate = config.learning_rate * ((self.adam.steps as f32 + 1.0) / WARM_UP).min(1.0);
            self.adam.step(&mut self.net, &parts, batch.len(), learning_rate, config.weight_decay);
            self.average();
            progress(Progress {
                step: step + 1,
                steps: config.steps,
                loss: parts.iter().map(|part| part.loss).sum::<f64>() / batch.len() as f64,
                learning_rate,
                seconds: start.elapsed().as_secs_f64(),
            });
        }
    }

    /// Moves the net that plays towards the newest weights.
    fn average(&mut self) {
        let steps = self.adam.steps as f32;
        let rate = (1.0 / (AVERAGED_SHARE * steps).clamp(1.0, AVERAGED)).min(1.0);
        let Self { net, average, .. } = self;
        for (average, net) in average.parameters_mut().into_iter().zip(net.parameters()) {
            average.par_chunks_mut(RANGE).zip(net.par_chunks(RANGE)).for_each(|(average, net)| {
                for (average, &net) in average.iter_mut().zip(net) {
                    *average += rate * (net - *average);
                }
            });
        }
    }

    /// Writes everything that is needed to go on.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write(&self, mut to: impl Write) -> Result<(), CheckpointError> {
        to.write_all(&self.adam.steps.to_le_bytes())?;
        [&self.net, &self.average, &self.adam.means, &self.adam.squares]
            .into_iter()
            .try_for_each(|net| net.write(&mut to))
    }

    /// Reads what was written.
    ///
    /// # Errors
    /// If reading fails, or the bytes are not a whole, undamaged checkpoint of nets with the same shape.
    pub fn read(mut from: impl Read) -> Result<Self, CheckpointError> {
        let mut steps = [0; 4];
        from.read_exact(&mut steps).map_err(|_| CheckpointError::Length)?;
        let [net, average, means, squares] = [
            FloatNet::read(&mut from)?,
            FloatNet::read(&mut from)?,
            FloatNet::read(&mut from)?,
            FloatNet::read(&mut from)?,
        ];
        if [&average, &means, &squares].iter().any(|other| other.shape != net.shape) || from.read(&mut [0])? != 0 {
            return Err(CheckpointError::Length);
        }
        Ok(Self { net, average, adam: Adam { means, squares, steps: i32::from_le_bytes(steps) } })
    }
}

/// Clears the parts and gives each its share of the batch.
fn add_gradients(net: &FloatNet, rows: &Rows, batch: &[u32], weights: LossWeights, parts: &mut [Accumulator]) {
    let size = batch.len().div_ceil(parts.len());
    parts.par_iter_mut().enumerate().for_each(|(index, part)| {
        part.clear();
        for &row in batch.iter().skip(index * size).take(size) {
            part.add(net, &rows.row(row as usize), weights);
        }
    });
}

#[cfg(test)]
mod tests;
