//! Measures a net on rows: the errors of its points, its win chances and its policy.

use rayon::prelude::*;

use crate::{
    float_net::{FloatNet, softmax},
    gradient::{share_unit, win_loss},
    rows::Rows,
};

/// The number of rows that one task measures. Sums are added in the order of the rows, so that the number of threads
/// does not change them.
const TASK: usize = 4096;

/// The errors of a net on some rows, as means over them.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Losses {
    /// The number of rows measured.
    pub rows: u64,
    /// The root mean square error of the points: hand-written evaluation and net together.
    pub rmse: f64,
    /// The root mean square error of the hand-written evaluation alone.
    pub rmse_hand: f64,
    /// The binary cross entropy of the win chance, in nats.
    pub win_bce: f64,
    /// The rows that have a policy target, over which the policy is measured.
    pub policy_rows: u64,
    /// The cross entropy of the policy, in nats.
    pub policy_ce: f64,
    /// How often the policy's first choice is a first choice of the search.
    pub policy_top1: f64,
}

/// Rows to which the net gives similar win chances.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Bin {
    /// The mean chance that the net gave.
    pub predicted: f64,
    /// The share of wins.
    pub actual: f64,
    /// The number of rows.
    pub count: u64,
}

/// Sums over the rows of a task.
#[derive(Default)]
struct Sums {
    squares: f64,
    hand_squares: f64,
    win: f64,
    policy_rows: u64,
    policy: f64,
    agreed: u64,
}

/// Measures a net on `most` rows, taken evenly from all of them.
///
/// # Panics
/// If the rows have features or actions that the net does not have.
#[must_use]
pub fn measure(net: &FloatNet, rows: &Rows, most: usize) -> Losses {
    let count = rows.len().min(most);
    let nth = |number: usize| (number as u64 * rows.len() as u64 / count as u64) as usize;
    let tasks: Vec<Sums> = (0..count.div_ceil(TASK))
        .into_par_iter()
        .map(|task| measure_rows(net, rows, (task * TASK..((task + 1) * TASK).min(count)).map(nth)))
        .collect();
    let mean = |sum: fn(&Sums) -> f64, count: u64| tasks.iter().map(sum).sum::<f64>() / count.max(1) as f64;
    let policy_rows = tasks.iter().map(|sums| sums.policy_rows).sum();
    let rows = count as u64;
    Losses {
        rows,
        rmse: mean(|sums| sums.squares, rows).sqrt(),
        rmse_hand: mean(|sums| sums.hand_squares, rows).sqrt(),
        win_bce: mean(|sums| sums.win, rows),
        policy_rows,
        policy_ce: mean(|sums| sums.policy, policy_rows),
        policy_top1: mean(|sums| sums.agreed as f64, policy_rows),
    }
}

fn measure_rows(net: &FloatNet, rows: &Rows, chosen: impl Iterator<Item = usize>) -> Sums {
    let mut sums = Sums::default();
    let mut logits = Vec::new();
    for row in chosen.map(|index| rows.row(index)) {
        let output = net.forward(&row);
        sums.squares += f64::from(row.hand + output.points - row.target).powi(2);
        sums.hand_squares += f64::from(row.hand - row.target).powi(2);
        sums.win += f64::from(win_loss(output.win, row.won));
        if row.actions.is_empty() {
            continue;
        }
        net.logits(&output.hidden, row.actions, &mut logits);
        let chosen: f32 = logits.iter().zip(row.shares).map(|(logit, &share)| logit * f32::from(share)).sum();
        let first = (0..logits.len()).max_by(|&left, &right| logits[left].total_cmp(&logits[right]));
        sums.agreed += u64::from(first.is_some_and(|first| Some(&row.shares[first]) == row.shares.iter().max()));
        sums.policy += f64::from(softmax(&mut logits) - share_unit(row.shares) * chosen);
        sums.policy_rows += 1;
    }
    sums
}

/// Sorts rows by the win chance that the net gives into `bins` ranges of equal width; empty ranges are left out.
///
/// # Panics
/// If the rows have features that the net does not have.
#[must_use]
pub fn reliability(net: &FloatNet, rows: &Rows, bins: usize) -> Vec<Bin> {
    let chances: Vec<f32> = (0..rows.len())
        .into_par_iter()
        .with_min_len(TASK)
        .map(|index| net.forward(&rows.row(index)).win_chance())
        .collect();
    let mut sums = vec![Bin::default(); bins.max(1)];
    for (index, &chance) in chances.iter().enumerate() {
        let bin = ((chance * sums.len() as f32) as usize).min(sums.len() - 1);
        let bin = &mut sums[bin];
        bin.predicted += f64::from(chance);
        bin.actual += f64::from(rows.row(index).won);
        bin.count += 1;
    }
    sums.retain(|bin| bin.count > 0);
    for bin in &mut sums {
        bin.predicted /= bin.count as f64;
        bin.actual /= bin.count as f64;
    }
    sums
}

/// The expected calibration error: how far the win chances are from the shares of wins, weighted by rows.
#[must_use]
pub fn calibration_error(bins: &[Bin]) -> f64 {
    let count: u64 = bins.iter().map(|bin| bin.count).sum();
    let sum: f64 = bins.iter().map(|bin| (bin.predicted - bin.actual).abs() * bin.count as f64).sum();
    sum / count.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float_net::Shape;

    /// Rows of one feature each, with wins and policy shares that differ between the features.
    fn rows() -> Rows {
        let mut rows = Rows::default();
        for index in 0..100_u16 {
            let won = if index % 4 == 0 { 1.0 } else { 0.0 };
            rows.push(&[0], &[], 10.0, 13.0, won, &[(0, 0.75), (1, 0.25)]);
        }
        rows.push(&[0], &[], 10.0, 10.0, 1.0, &[]);
        rows
    }

    #[test]
    fn a_fresh_net_is_measured_as_the_hand_written_evaluation() {
        let net = FloatNet::new(Shape::new(1, 2), 1);
        let losses = measure(&net, &rows(), 100);
        assert_eq!((losses.rows, losses.policy_rows), (100, 100));
        assert_eq!((losses.rmse, losses.rmse_hand), (3.0, 3.0));
        assert!((losses.win_bce - 2_f64.ln()).abs() < 1e-6, "{}", losses.win_bce);
        assert!((losses.policy_ce - 2_f64.ln()).abs() < 1e-6, "{}", losses.policy_ce);
        assert_eq!(measure(&net, &rows(), 1_000).rows, 101);
    }

    #[test]
    fn agreement_follows_the_first_choice() {
        let mut net = FloatNet::new(Shape::new(1, 2), 1);
        net.policy_bias = vec![1.0, 0.0];
        assert_eq!(measure(&net, &rows(), 1_000).policy_top1, 1.0);
        net.policy_bias = vec![0.0, 1.0];
        assert_eq!(measure(&net, &rows(), 1_000).policy_top1, 0.0);
    }

    #[test]
    fn reliability_compares_chances_with_wins() {
        let mut net = FloatNet::new(Shape::new(1, 2), 1);
        let bins = reliability(&net, &rows(), 10);
        assert_eq!((bins.len(), bins[0].count), (1, 101));
        assert_eq!(bins[0].predicted, 0.5);
        assert!((bins[0].actual - 26.0 / 101.0).abs() < 1e-9);
        assert!((calibration_error(&bins) - (0.5 - 26.0 / 101.0)).abs() < 1e-9);
        net.value_bias[1] = 100.0;
        assert_eq!(reliability(&net, &rows(), 10)[0].predicted, 1.0);
        assert_eq!(reliability(&net, &Rows::default(), 10), []);
        assert_eq!(calibration_error(&[]), 0.0);
    }
}
