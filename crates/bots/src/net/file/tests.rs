use super::*;
use rand_core::Rng as _;
use tzolkin_engine::chance::{below, stream};

const SHIPPED: &[u8] = include_bytes!("../../../net/shipped.net");

/// The net has to stay small, because browsers would have to download it.
#[test]
fn the_shipped_net_reads_and_is_small() {
    let net = Net::read(SHIPPED).expect("the shipped net");
    assert_eq!(net.write(), SHIPPED);
    let mut packed = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams { quality: 11, ..Default::default() };
    brotli::BrotliCompress(&mut &*SHIPPED, &mut packed, &settings).expect("packed");
    println!("{} bytes, {} with brotli", SHIPPED.len(), packed.len());
    assert!(packed.len() <= 200_000, "the net takes {} bytes with brotli", packed.len());
}

/// Records and tables identify nets by it.
#[test]
fn the_fingerprint_is_fnv_1a() {
    let (empty, mut other) = (Net::empty(), Net::empty());
    assert_eq!(empty.fingerprint(), fnv1a(empty.write()));
    other.policy_bias[3] = 1;
    assert_ne!(empty.fingerprint(), other.fingerprint());
}

#[test]
fn a_net_for_something_else_is_refused_with_the_reason() {
    let reasons = [
        (4, "format"),
        (6, "features of version"),
        (8, "actions of version"),
        (10, "binary inputs:"),
        (12, "numbers:"),
        (14, "hidden units:"),
        (16, "units in its second layer:"),
        (18, "outputs:"),
        (20, "actions:"),
    ];
    for (at, reason) in reasons {
        let mut bytes = SHIPPED.to_vec();
        bytes[at] ^= 1;
        let Err(NetError::Version { what, found, expected }) = Net::read(&bytes) else { panic!("{reason} is read") };
        assert_eq!((what, found ^ 1), (reason, expected));
    }
    // After the generation, which follows the sizes: a temperature of zero, and no visits for a world.
    for (at, reason) in [(30, "temperature"), (50, "worlds")] {
        let mut bytes = SHIPPED.to_vec();
        bytes[at..at + 4].fill(0);
        assert_eq!(Net::read(&bytes), Err(NetError::Search(reason)));
    }
    assert_eq!(Net::read(b"a poem"), Err(NetError::NotANet));
    assert_eq!(Net::read(&[SHIPPED, &[0, 0]].concat()), Err(NetError::TooLong(2)));
    let mut net = Net::empty();
    net.binary[7][7] = 2048;
    assert_eq!(Net::read(&net.write()), Err(NetError::TooLarge(2048)));
}

/// The net that later ones are measured against plays as it did when it was the shipped one.
#[test]
fn a_net_of_format_1_keeps_the_settings_of_its_time() {
    let anchor = Net::read(include_bytes!("../../../tests/data/anchor.net")).expect("a net of format 1");
    assert_eq!((anchor.generation, anchor.search.rivals, anchor.search.value_everyone), (60, [0.1161; 3], false));
    assert_eq!(Net::read(&anchor.write()), Ok(anchor));
}

/// Sums of the first layer have 16 bits. The largest is that of as many inputs as can be on at once.
#[test]
fn a_net_whose_sums_could_overflow_is_refused() {
    for sign in [1, -1] {
        let mut net = Net::empty();
        for row in &mut net.binary {
            row[7] = 127 * sign;
        }
        net.hidden_bias[7] = (i16::MAX - 256 * 127) * sign;
        assert_eq!(Net::read(&net.write()).err(), None, "the sum fits exactly");
        net.hidden_bias[7] += sign;
        assert_eq!(Net::read(&net.write()).err(), Some(NetError::SumTooLarge { unit: 7, sum: 32_768 }));
    }
}

#[test]
fn a_net_that_is_cut_off_is_refused() {
    let mut rng = stream(1);
    for cut in (0..60).chain((0..200).map(|_| below(&mut rng, SHIPPED.len()))) {
        let expected = if cut < MAGIC.len() { NetError::NotANet } else { NetError::CutOff };
        assert_eq!(Net::read(&SHIPPED[..cut]), Err(expected), "cut at {cut}");
    }
}

/// However a file is damaged, reading it gives a net or an error, and writing such a net gives the same bytes.
#[test]
fn a_damaged_net_never_panics() {
    let mut rng = stream(2);
    for _ in 0..300 {
        let mut bytes = SHIPPED.to_vec();
        for _ in 0..1 + below(&mut rng, 8) {
            // Half of the damage is in the header, which is short and would otherwise seldom be hit.
            let within = if rng.next_u32() & 1 == 0 { 40 } else { bytes.len() };
            let at = below(&mut rng, within);
            bytes[at] = rng.next_u32() as u8;
        }
        if let Ok(net) = Net::read(&bytes) {
            assert_eq!(Net::read(&net.write()).as_ref(), Ok(&net));
        }
    }
}
