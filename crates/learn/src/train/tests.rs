use super::*;
use crate::float_net::{HIDDEN, SECOND, Shape};

/// Roughly normal numbers for parameters: the sum of four uniform ones.
fn noise(rng: &mut impl Rng) -> f32 {
    (0..4).map(|_| rng.next_u32() as f32 / u32::MAX as f32 - 0.5).sum()
}

fn noisy_net(shape: Shape) -> FloatNet {
    let mut net = FloatNet::new(shape, 1);
    let mut rng = stream(2);
    for parameter in net.parameters_mut().into_iter().flatten() {
        *parameter = 0.3 * noise(&mut rng);
    }
    net
}

/// Rows whose target, win and policy follow from their inputs.
fn planted(rows: usize, seed: u64) -> Rows {
    let mut rng = stream(seed);
    let mut planted = Rows::default();
    for _ in 0..rows {
        let binaries: Vec<u16> = (0..20).filter(|_| below(&mut rng, 3) == 0).collect();
        let number = below(&mut rng, 129) as i16 - 64;
        let on = |feature: u16| binaries.contains(&feature);
        // An exclusive or, which no net without a hidden layer can learn.
        let points = if on(0) == on(1) { 8.0 } else { -8.0 } + f32::from(number) / 8.0;
        let best = if on(2) { 3 } else { 5 };
        let won = if on(3) { 1.0 } else { 0.0 };
        let policy = [(3, 0.1), (4, 0.1), (5, 0.1)]
            .map(|(action, share)| (action, share + f32::from(u8::from(action == best)) * 0.7));
        planted.push(&binaries, &[(20, number)], 30.0, 30.0 + points, won, &policy);
    }
    planted
}

const SHAPE: Shape = Shape::new(21, 6);

#[test]
fn gradients_are_the_slopes_of_the_loss() {
    let weights = LossWeights { win: 0.7, policy: 0.9 };
    let rows = planted(6, 1);
    let net = noisy_net(SHAPE);
    let losses = |net: &FloatNet| {
        let mut sum = Accumulator::new(net);
        for index in 0..rows.len() {
            sum.add(net, &rows.row(index), weights);
        }
        sum
    };
    let gradient = losses(&net).gradient;
    let mut rng = stream(7);
    for (group, expected) in gradient.parameters().into_iter().enumerate() {
        let mut checked = 0;
        for _ in 0..200 {
            let place = below(&mut rng, expected.len());
            let slope = |step: f32| {
                let (mut up, mut down) = (net.clone(), net.clone());
                up.parameters_mut()[group][place] += step;
                down.parameters_mut()[group][place] -= step;
                (losses(&up).loss - losses(&down).loss) / f64::from(2.0 * step)
            };
            let (near, far) = (slope(2e-3), slope(4e-3));
            // If a unit switches on or off between the two points, the loss has no well-defined slope there.
            if (near - far).abs() > 2e-3 * (1.0 + near.abs()) {
                continue;
            }
            checked += 1;
            let found = f64::from(expected[place]);
            assert!((near - found).abs() < 1e-2 * (1.0 + near.abs()), "group {group}, {place}: {near} and {found}");
        }
        assert!(checked > 100, "group {group}: only {checked} checked");
        assert!(expected.iter().any(|&slope| slope.abs() > 1e-3), "group {group} has no gradient at all");
    }
}

#[test]
fn training_learns_a_planted_function() {
    let (rows, held_out) = (planted(6_000, 1), planted(1_000, 2));
    let mut trainer = Trainer::new(FloatNet::new(SHAPE, 5));
    let before = measure(trainer.playing(), &held_out, usize::MAX);
    let config = TrainConfig { steps: 400, batch: 256, learning_rate: 5e-3, ..TrainConfig::default() };
    let mut steps = Vec::new();
    let report = trainer.train(&rows, &held_out, &config, &mut |progress| steps.push(progress));
    let after = report.held_out;
    assert_eq!(before.rmse, before.rmse_hand);
    assert_eq!(after.rmse_hand, before.rmse_hand);
    assert!(after.rmse < 0.2 * before.rmse, "{after:?}");
    assert!(after.win_bce < 0.1, "{after:?}");
    assert!(after.policy_top1 > 0.99, "{after:?}");
    // The entropy of the given shares, which is the lowest possible value.
    assert!(after.policy_ce < 0.639 + 0.03, "{after:?}");
    assert_eq!(report.train.rows, 6_000);
    assert_eq!((steps.len(), steps[399].step, steps[0].steps), (400, 400, 400));
    assert!(steps[399].loss < 0.6 * steps[0].loss);
}

#[test]
fn the_number_of_threads_does_not_change_a_bit() {
    let rows = planted(500, 1);
    let trained = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let mut trainer = Trainer::new(FloatNet::new(SHAPE, 5));
        let config = TrainConfig { steps: 20, batch: 100, ..TrainConfig::default() };
        let report = pool.install(|| trainer.train(&rows, &rows, &config, &mut |_| ()));
        (trainer, report.held_out)
    };
    assert_eq!(trained(1), trained(4));
}

#[test]
fn decay_shrinks_weights_and_leaves_biases() {
    let mut net = noisy_net(SHAPE);
    let before = net.clone();
    let parts = [Accumulator::new(&net)];
    // Without a gradient, only the decay acts.
    Adam::new(&before).step(&mut net, &parts, 1, 0.1, 0.5);
    for (group, (after, before)) in net.parameters().into_iter().zip(before.parameters()).enumerate() {
        let kept = if FloatNet::DECAYS[group] { 0.95 } else { 1.0 };
        assert!(after.iter().zip(before).all(|(after, before)| *after == kept * before), "group {group}");
    }
    assert_eq!(FloatNet::DECAYS.map(usize::from).iter().sum::<usize>(), 4);
    assert_eq!(net.first_bias.len() + net.second_bias.len(), HIDDEN + SECOND);
}

#[test]
fn the_first_step_of_adam_has_the_length_of_the_learning_rate() {
    let mut net = FloatNet::new(SHAPE, 1);
    let mut part = Accumulator::new(&net);
    part.gradient.value_bias = [3.0, -0.02];
    Adam::new(&net).step(&mut net, &[part], 4, 0.1, 0.0);
    assert!((net.value_bias[0] + 0.1).abs() < 1e-5 && (net.value_bias[1] - 0.1).abs() < 1e-5, "{:?}", net.value_bias);
}

/// Training that was stopped and read back goes on as if it had not been stopped.
#[test]
fn a_trainer_is_kept_with_its_optimizer_and_its_mean() {
    let rows = planted(300, 1);
    let config = TrainConfig { steps: 3, batch: 64, ..TrainConfig::default() };
    let mut trainer = Trainer::new(FloatNet::new(SHAPE, 1));
    let _ = trainer.train(&rows, &rows, &config, &mut |_| ());
    let mut bytes = Vec::new();
    trainer.write(&mut bytes).expect("written");
    let mut again = Trainer::read(&bytes[..]).expect("a trainer");
    assert_eq!(again, trainer);
    for trainer in [&mut trainer, &mut again] {
        let _ = trainer.train(&rows, &rows, &config, &mut |_| ());
    }
    assert_eq!(again, trainer);
    let mut fresh = Trainer::new(trainer.net.clone());
    let _ = fresh.train(&rows, &rows, &config, &mut |_| ());
    let _ = trainer.train(&rows, &rows, &config, &mut |_| ());
    assert_ne!(fresh.net, trainer.net, "the optimizer was forgotten");
    for cut in [0, 3, 20, bytes.len() / 2, bytes.len() - 1] {
        assert!(Trainer::read(&bytes[..cut]).is_err(), "cut at {cut}");
    }
    bytes.push(0);
    assert!(matches!(Trainer::read(&bytes[..]), Err(CheckpointError::Length)));
}

/// The net that plays is a mean of the last weights: it lies between those of the beginning and the newest, and follows
/// them.
#[test]
fn the_net_that_plays_is_the_mean_of_the_last_weights() {
    let mut trainer = Trainer::new(FloatNet::zeros(SHAPE));
    let mut sum = 0.0;
    for step in 1..=20_000 {
        trainer.adam.steps = step;
        trainer.net.value_bias[0] = step as f32;
        trainer.average();
        sum = trainer.average.value_bias[0];
        if step <= 5 {
            assert_eq!(sum, step as f32, "the first steps are not remembered");
        }
    }
    // On average, the weights are those of 500 steps ago.
    assert!((sum - (20_000.0 - AVERAGED)).abs() < 5.0, "{sum}");
}

#[test]
fn every_row_is_drawn_once_before_any_comes_again() {
    let mut sampler = Sampler { order: (0..10).collect(), next: 0, rng: stream(1) };
    let mut drawn = [0; 30];
    sampler.fill(&mut drawn[..7]);
    sampler.fill(&mut drawn[7..]);
    for epoch in drawn.as_chunks::<10>().0 {
        let mut sorted = *epoch;
        sorted.sort_unstable();
        assert_eq!(sorted, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
    assert_ne!(drawn[..10], drawn[10..20]);
}

#[test]
fn the_learning_rate_of_a_fresh_optimizer_rises() {
    let rows = planted(100, 1);
    let config = TrainConfig { steps: 60, batch: 10, learning_rate: 1e-3, ..TrainConfig::default() };
    let mut trainer = Trainer::new(FloatNet::new(SHAPE, 1));
    let mut rates = Vec::new();
    for _ in 0..2 {
        let _ = trainer.train(&rows, &rows, &config, &mut |progress| rates.push(progress.learning_rate));
    }
    assert!((rates[0] - 1e-3 / WARM_UP).abs() < 1e-9);
    assert!(rates[..50].windows(2).all(|pair| pair[0] < pair[1]));
    assert!(rates[50..].iter().all(|&rate| rate == 1e-3), "a later training starts at full rate");
}

#[test]
fn nothing_is_trained_without_rows() {
    let mut trainer = Trainer::new(FloatNet::new(SHAPE, 1));
    let before = trainer.clone();
    let report = trainer.train(&Rows::default(), &Rows::default(), &TrainConfig::default(), &mut |_| ());
    assert_eq!(trainer, before);
    assert_eq!((report.train.rows, report.train.rmse), (0, 0.0));
}

#[test]
#[should_panic(expected = "too small for the rows")]
fn a_net_too_small_for_the_rows_is_refused() {
    let rows = planted(10, 1);
    Trainer::new(FloatNet::new(Shape::new(20, 6), 1)).train(&rows, &rows, &TrainConfig::default(), &mut |_| ());
}
