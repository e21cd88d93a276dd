use super::*;

fn net() -> FloatNet {
    let mut net = FloatNet::new(Shape::new(7, 5), 3);
    let mut rng = stream(4);
    for group in net.parameters_mut() {
        fill_normal(group, 0.3, &mut rng);
    }
    net
}

fn bytes(net: &FloatNet) -> Vec<u8> {
    let mut bytes = Vec::new();
    net.write(&mut bytes).unwrap();
    bytes
}

/// The net as a textbook would write it, without any of the optimisations.
fn slow_outputs(net: &FloatNet, inputs: &[f64]) -> (Vec<f64>, [f64; 2]) {
    let hidden: Vec<f64> = (0..HIDDEN)
        .map(|unit| {
            let sum: f64 = inputs.iter().enumerate().map(|(i, x)| x * f64::from(net.first[i * HIDDEN + unit])).sum();
            (sum + f64::from(net.first_bias[unit])).max(0.0)
        })
        .collect();
    let second: Vec<f64> = (0..SECOND)
        .map(|unit| {
            let sum: f64 = hidden.iter().enumerate().map(|(i, x)| x * f64::from(net.second[i * SECOND + unit])).sum();
            (sum + f64::from(net.second_bias[unit])).max(0.0)
        })
        .collect();
    let outputs = [0, 1].map(|output| {
        let weights = &net.value[output * SECOND..][..SECOND];
        let sum: f64 = second.iter().zip(weights).map(|(x, &w)| x * f64::from(w)).sum();
        sum + f64::from(net.value_bias[output])
    });
    (hidden, outputs)
}

#[test]
fn the_fast_answer_is_the_plain_one() {
    let net = net();
    let output = net.evaluate(&[0, 3], &[(5, -512), (6, 1536)]);
    let (hidden, [points, win]) = slow_outputs(&net, &[1.0, 0.0, 0.0, 1.0, 0.0, -0.5, 1.5]);
    assert!((f64::from(output.points) - 10.0 * points).abs() < 1e-3, "{} {points}", output.points);
    assert!((f64::from(output.win) - win).abs() < 1e-4, "{} {win}", output.win);
    let logit = |action: usize| -> f64 {
        let weights = &net.policy[action * HIDDEN..][..HIDDEN];
        hidden.iter().zip(weights).map(|(x, &w)| x * f64::from(w)).sum::<f64>() + f64::from(net.policy_bias[action])
    };
    let probabilities = net.policy(&output.hidden, &[4, 1]);
    let expected = 1.0 / (1.0 + (logit(1) - logit(4)).exp());
    assert!((f64::from(probabilities[0]) - expected).abs() < 1e-5, "{probabilities:?} {expected}");
    assert!((probabilities[0] + probabilities[1] - 1.0).abs() < 1e-6);
}

#[test]
fn a_fresh_net_adds_nothing_and_prefers_nothing() {
    let net = FloatNet::new(Shape::new(7, 5), 3);
    let output = net.evaluate(&[1, 2], &[(6, 1024)]);
    assert_eq!((output.points, output.win_chance()), (0.0, 0.5));
    assert_eq!(net.policy(&output.hidden, &[0, 1, 2, 3]), [0.25; 4]);
    assert!(net.policy(&output.hidden, &[]).is_empty());
    assert!(output.hidden.iter().any(|&unit| unit > 0.0));
}

#[test]
fn fresh_weights_have_their_deviation() {
    let net = FloatNet::new(Shape::new(100, 1), 3);
    let deviation = |values: &[f32]| (values.iter().map(|w| w * w).sum::<f32>() / values.len() as f32).sqrt();
    assert!((deviation(&net.first) - 0.1).abs() < 0.003, "{}", deviation(&net.first));
    assert!((deviation(&net.second) - 0.125).abs() < 0.005, "{}", deviation(&net.second));
    assert_ne!(net, FloatNet::new(Shape::new(100, 1), 4));
}

#[test]
fn a_checkpoint_comes_back_bit_for_bit() {
    let net = net();
    let read = FloatNet::read(&*bytes(&net)).unwrap();
    assert_eq!(read, net);
    assert_eq!(read.fingerprint(), net.fingerprint());
    let mut other = net;
    other.value_bias[1] += 0.001;
    assert_ne!(read.fingerprint(), other.fingerprint());
}

#[test]
fn a_truncated_checkpoint_is_refused() {
    let bytes = bytes(&net());
    for length in (0..64).chain((64..bytes.len()).step_by(97)).chain([bytes.len() - 1]) {
        assert!(matches!(FloatNet::read(&bytes[..length]), Err(CheckpointError::Length)), "{length} bytes");
    }
}

#[test]
fn damage_is_refused() {
    let whole = bytes(&net());
    for place in (0..64).chain((64..whole.len()).step_by(397)).chain([whole.len() - 1]) {
        let mut bytes = whole.clone();
        bytes[place] ^= 0x10;
        assert!(FloatNet::read(&*bytes).is_err(), "byte {place}");
    }
    let mut bytes = whole.clone();
    bytes[0] = b'X';
    assert!(matches!(FloatNet::read(&*bytes), Err(CheckpointError::Magic)));
    bytes = whole.clone();
    bytes[8] = 9;
    assert!(matches!(FloatNet::read(&*bytes), Err(CheckpointError::Version(9))));
    bytes = whole;
    bytes[12..28].fill(0xff);
    assert!(matches!(FloatNet::read(&*bytes), Err(CheckpointError::Shape { .. })));
}

#[test]
fn parameters_that_are_not_finite_are_refused() {
    let mut net = net();
    net.policy_bias[2] = f32::NAN;
    assert!(matches!(FloatNet::read(&*bytes(&net)), Err(CheckpointError::NotFinite)));
}
