//! Measures how many rows per second a core trains on, with rows as large as the game's.

use divan::{Bencher, counter::ItemsCount};
use tzolkin_engine::chance::{below, stream};
use tzolkin_learn::{FloatNet, Rows, Shape, TrainConfig, Trainer};

const SHAPE: Shape = Shape::new(1_200, 551);
const BATCH: usize = 8_192;
const STEPS: usize = 20;

fn main() {
    divan::main();
}

fn rows() -> Rows {
    let mut rng = stream(1);
    let mut rows = Rows::default();
    for _ in 0..20_000 {
        let binaries: Vec<u16> = (0..100).map(|place| place * 11 + below(&mut rng, 11) as u16).collect();
        let numbers: Vec<(u16, i16)> = (1_100..1_130).map(|place| (place, below(&mut rng, 128) as i16)).collect();
        let policy: Vec<(u16, f32)> = (0..8).map(|place| (place * 68 + below(&mut rng, 68) as u16, 0.125)).collect();
        rows.push(&binaries, &numbers, 40.0, 40.0 + below(&mut rng, 20) as f32, 0.0, &policy);
    }
    rows
}

#[divan::bench(args = [1, 2], sample_count = 2, sample_size = 1)]
fn training(bencher: Bencher<'_, '_>, threads: usize) {
    let rows = rows();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
    let config = TrainConfig { steps: STEPS, batch: BATCH, ..TrainConfig::default() };
    let held_out = Rows::default();
    // Measuring the training set afterwards is part of the time, so the figure is a lower bound.
    bencher
        .counter(ItemsCount::new(STEPS * BATCH))
        .with_inputs(|| Trainer::new(FloatNet::new(SHAPE, 1)))
        .bench_values(|mut trainer| pool.install(|| trainer.train(&rows, &held_out, &config, &mut |_| ())).seconds);
}
