//! The integer net that plays and the floating-point net that is trained must agree.

use rand_core::Rng as _;
use rayon::prelude::*;
use tzolkin_bots::net::{
    BINARY_INPUTS, Features, HIDDEN, NUMBER_SCALE, Net, NetError, OUTPUT_SCALE, SCALE, SECOND_SCALE,
};
use tzolkin_bots::{Weights, terms};
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::{Action, Actions, DecisionKind};
use tzolkin_learn::{FloatNet, SelfPlay, quantise, restore};

/// A net of the trainer that rounds to the shipped one, with almost the largest errors that rounding can make.
fn before_rounding() -> FloatNet {
    let mut float = restore(Net::shipped());
    let mut rng = stream(3);
    let mut error = |scale: f32| (rng.next_u32() as f32 / u32::MAX as f32 - 0.5) * 0.98 / scale;
    let numbers = BINARY_INPUTS * HIDDEN;
    for (at, weight) in float.first.iter_mut().enumerate() {
        *weight += error(if at < numbers { SCALE } else { NUMBER_SCALE });
    }
    float.second.iter_mut().for_each(|weight| *weight += error(SECOND_SCALE));
    float.value.iter_mut().for_each(|weight| *weight += error(OUTPUT_SCALE));
    float.policy.iter_mut().for_each(|weight| *weight += error(SCALE));
    float
}

/// By how much two nets differed in each position, and how often their first choices were the same.
#[derive(Default)]
struct Apart {
    points: Vec<f32>,
    win: Vec<f32>,
    choices: usize,
    same: usize,
}

impl Apart {
    fn merge(mut self, other: Self) -> Self {
        self.points.extend(other.points);
        self.win.extend(other.win);
        Self { choices: self.choices + other.choices, same: self.same + other.same, ..self }
    }

    /// Over thousands of positions of games.
    fn of(float: &FloatNet) -> Self {
        let mut apart = (0..12).into_par_iter().map(|game| compare(float, game)).reduce(Self::default, Self::merge);
        assert!(apart.points.len() > 3_000);
        for list in [&mut apart.points, &mut apart.win] {
            list.sort_by(f32::total_cmp);
            println!(
                "half within {:.4}, 95 % within {:.4}, all within {:.4}",
                at(list, 0.5),
                at(list, 0.95),
                at(list, 1.0)
            );
        }
        println!("{} of {} first choices are the same", apart.same, apart.choices);
        apart
    }
}

/// The quantile of a sorted list.
fn at(sorted: &[f32], share: f64) -> f32 {
    sorted[((sorted.len() - 1) as f64 * share) as usize]
}

/// Compares the shipped net with a net of the trainer in every position of a game.
fn compare(float: &FloatNet, number: u64) -> Apart {
    let net = Net::shipped();
    let game = SelfPlay::new(Some(net.clone()), 16).play(11, number);
    let mut apart = Apart::default();
    let mut legal = Actions::new();
    let end = game.replay(|game, seat, _| {
        if game.decision() == DecisionKind::Keep {
            return;
        }
        let features = Features::of(game.board(), seat, &terms(game.board(), seat, Weights::search()));
        let numbers: Vec<_> =
            features.numbers.iter().map(|&(input, value)| (input + BINARY_INPUTS as u16, value)).collect();
        let expected = float.evaluate(&features.binary, &numbers);
        let hidden = net.hidden_of(&features);
        let verdict = net.verdict(&hidden);
        let (points, win) = ((verdict.points - expected.points).abs(), (verdict.win - expected.win).abs());
        apart.points.push(points);
        apart.win.push(win);
        game.legal_for(seat, &mut legal);
        if legal.len() > 1 {
            let indices: Vec<u16> = legal.iter().map(|action| action.index().expect("a number") as u16).collect();
            let policy = float.policy(&expected.hidden, &indices);
            let logits: Vec<f32> = legal.iter().map(|&action| net.logit(&hidden, action)).collect();
            apart.choices += 1;
            apart.same += usize::from(largest(&policy) == largest(&logits));
        }
    });
    assert!(end.is_ok(), "{end:?}");
    apart
}

fn largest(values: &[f32]) -> Option<usize> {
    (0..values.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]))
}

/// Integer arithmetic rounds down along the way, which loses a little more precision than floating point does.
#[test]
fn integers_compute_what_the_trainer_computes() {
    let Apart { points, win, choices, same } = Apart::of(&restore(Net::shipped()));
    assert!(at(&points, 0.95) < 0.2 && at(&points, 1.0) < 0.5, "{}, {}", at(&points, 0.95), at(&points, 1.0));
    // In log odds: 0.06 is one and a half per cent of the chance at most. The weights grow with the generations, and with them
    // what is lost: generation 47 stayed below 0.05, generation 60 is at 0.053.
    assert!(at(&win, 0.95) < 0.06 && at(&win, 1.0) < 0.15, "{}, {}", at(&win, 0.95), at(&win, 1.0));
    assert!(same as f64 > 0.99 * choices as f64, "{same} of {choices}");
}

/// In addition, the weights are rounded, those of the first layer to 128ths. This is what a net loses between training
/// and playing.
#[test]
fn rounding_the_weights_changes_little() {
    let Apart { points, win, choices, same } = Apart::of(&before_rounding());
    // The largest difference is that of one position among thousands, so it depends on the games; the bulk must be closer.
    let [half, most, all] = [0.5, 0.95, 1.0].map(|share| at(&points, share));
    assert!(half < 0.2 && most < 0.5 && all < 1.5, "{half}, {most}, {all}");
    assert!(at(&win, 0.5) < 0.06 && at(&win, 1.0) < 0.3, "{}, {}", at(&win, 0.5), at(&win, 1.0));
    assert!(same as f64 > 0.97 * choices as f64, "{same} of {choices}");
}

#[test]
fn rounding_and_restoring_lose_nothing_more() {
    let net = Net::shipped();
    assert_eq!(&quantise(&restore(net), net.generation, net.search), &**net);
    assert_eq!(&quantise(&before_rounding(), net.generation, net.search), &**net);
    // Every weight has the largest possible value, with either sign.
    let mut rng = stream(4);
    let mut extreme = Net::empty();
    let mut sign = || if below(&mut rng, 2) == 0 { -1 } else { 1 };
    extreme.binary.as_flattened_mut().iter_mut().for_each(|weight| *weight = 2_047 * sign());
    extreme.numbers.as_flattened_mut().iter_mut().for_each(|weight| *weight = 32_767 * sign());
    extreme.second.as_flattened_mut().iter_mut().for_each(|weight| *weight = 4_095 * sign());
    extreme.policy.as_flattened_mut().iter_mut().for_each(|weight| *weight = 4_095 * sign());
    extreme.second_bias.fill(-524_287);
    extreme.policy_bias = vec![524_287; Action::COUNT];
    assert_eq!(quantise(&restore(&extreme), 0, extreme.search), extreme);
    // No file may hold so many of them in the first layer, because their sums would overflow.
    assert!(matches!(Net::read(&extreme.write()), Err(NetError::SumTooLarge { .. })));
    extreme.binary[16..].fill([0; HIDDEN]);
    assert_eq!(Net::read(&extreme.write()), Ok(extreme));
}
