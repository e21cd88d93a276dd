//! Dealing again what is hidden keeps everything that was seen, and nothing else.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use rayon::prelude::*;
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::event::Event;
use tzolkin_engine::record::Change;
use tzolkin_engine::{Actions, DecisionKind, Record, Seat, Setup, WealthTile};

use crate::common::policy::Policy;

/// A random game of two to four players, after that many moves or at its end.
fn played(seed: u64, plies: usize) -> Record {
    let mut rng = stream(seed);
    let policy = if (seed / 3).is_multiple_of(2) { Policy::Uniform } else { Policy::Builder };
    let mut record = Record::new(Setup::random(2 + (seed % 3) as usize, &mut rng).unwrap());
    let mut legal = Actions::new();
    while record.moves().len() < plies
        && let Some(seat) = record.game().first_to_act()
    {
        record.game().legal(&mut legal);
        let action = policy.choose(record.game(), &legal, &mut rng);
        record.apply(seat, action, &mut ()).unwrap();
    }
    record
}

/// Everything that those who watched have seen, in the order in which they saw it.
fn seen(record: &Record) -> Vec<Event> {
    let mut events = Vec::new();
    let mut game = record.game_at(0);
    for made in record.moves() {
        game.apply(made.seat, made.action, &mut events).unwrap();
    }
    events
}

fn legal(record: &Record) -> Vec<Actions> {
    let legal = |seat| {
        let mut legal = Actions::new();
        record.game().legal_for(seat, &mut legal);
        legal
    };
    record.game().board().seats().map(legal).collect()
}

fn is_keeping(record: &Record) -> bool {
    record.game().decision() == DecisionKind::Keep
}

#[test]
fn everything_that_was_seen_stays() {
    (0..600_u64).into_par_iter().for_each(|seed| {
        let record = played(seed, below(&mut stream(seed ^ 0xabcd), 700));
        let again = record.deal_again(&mut stream(seed + 1));
        let (old, new) = (record.setup().unwrap(), again.setup().unwrap());
        assert_eq!(
            (old.start_player(), old.dummies(), old.monuments(), &old.age1()[..6]),
            (new.start_player(), new.dummies(), new.monuments(), &new.age1()[..6]),
        );
        if is_keeping(&record) {
            // What was chosen from other tiles is worth nothing: everyone chooses again.
            assert_eq!((again.moves(), again.game().to_act().count()), (&[][..], old.players()));
            assert_eq!(again.game().view_public(), Record::new(old.clone()).game().view_public());
        } else {
            assert_eq!(again.moves(), record.moves());
            assert_eq!(again.game().view_public(), record.game().view_public());
            assert_eq!(legal(&again), legal(&record));
            assert_eq!(seen(&again), seen(&record), "whoever watched cannot tell the two games apart");
            assert_eq!(again.result(), record.result());
        }
        assert_eq!((again.names(), again.date()), (record.names(), record.date()));
        // It is a set-up like any other, with every tile once, and its record replays with new hashes.
        let written = serde_json::to_string(new).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&written).unwrap(), *new);
        assert_eq!(again.to_string().parse::<Record>().unwrap(), again);
        let sorted = |pile: &[tzolkin_engine::Building]| pile.iter().copied().collect::<BTreeSet<_>>();
        assert_eq!((sorted(old.age1()), sorted(old.age2())), (sorted(new.age1()), sorted(new.age2())));
        // No tile that was drawn for a dummy is dealt.
        let dealt: Vec<WealthTile> = new.wealth().concat();
        assert!(dealt.iter().all(|tile| !new.dummies().contains(&tile.info().dummy)));
    });
}

#[test]
fn a_game_that_was_dealt_again_can_be_played_to_its_end() {
    for seed in 0..60 {
        let mut again = played(seed, 40 + 5 * seed as usize).deal_again(&mut stream(seed));
        let (mut rng, mut legal) = (stream(seed), Actions::new());
        while let Some(seat) = again.game().first_to_act() {
            again.game().legal(&mut legal);
            again.apply(seat, legal[below(&mut rng, legal.len())], &mut ()).unwrap();
        }
        assert!(again.result().is_some());
        assert_eq!(again.to_string().parse::<Record>().unwrap(), again);
    }
}

/// How much of what is hidden has stayed where it was: the tail of either pile, and the tiles that nobody kept.
#[test]
fn everything_that_nobody_has_seen_is_new() {
    // How often each part was the same, and how often chance alone would make it so.
    let mut same: BTreeMap<&str, (u32, f64)> = BTreeMap::new();
    let factorial = |count: usize| (1..=count).map(|n| n as f64).product::<f64>();
    for seed in 0..600 {
        let record = played(seed, 3 + below(&mut stream(seed ^ 0x1234), 500));
        let again = record.deal_again(&mut stream(seed + 1));
        let (old, new) = (record.setup().unwrap(), again.setup().unwrap());
        let mut note = |part, is_same: bool, chance: f64| {
            let (times, expected) = same.entry(part).or_default();
            *times += u32::from(is_same);
            *expected += chance;
        };
        let dealt = |age: u8| {
            let is_dealt =
                |event: &&Event| matches!(event, Event::Dealt { building, .. } if building.info().age == age);
            seen(&record).iter().filter(is_dealt).count()
        };
        let (age1, age2) = (6 + dealt(1), dealt(2));
        note("age 1", old.age1() == new.age1(), 1.0 / factorial(old.age1().len() - age1));
        note("age 2", old.age2() == new.age2(), 1.0 / factorial(old.age2().len() - age2));
        // With two players and many dummies, few tiles are left to deal from, but never too few to tell.
        note("wealth", old.wealth() == new.wealth(), 0.0);
    }
    for (part, (times, expected)) in same {
        // Five standard deviations, and one more for what is counted as impossible.
        assert!(f64::from(times) <= expected + 5.0 * expected.sqrt() + 1.0, "{part}: {times} of {expected:.2}");
    }
}

#[test]
fn all_worlds_that_fit_are_equally_likely() {
    // Two play, so that few tiles are left to deal from, and nothing has been built yet.
    let record = played(3, 12);
    assert!(!is_keeping(&record) && record.game().board().pile() == 8);
    const DRAWS: usize = 60_000;
    let mut rng = stream(5);
    let (mut last, mut discarded) = (HashMap::<_, usize>::new(), HashMap::<_, usize>::new());
    for _ in 0..DRAWS {
        let again = record.deal_again(&mut rng);
        *last.entry(again.setup().unwrap().age1()[12..].to_vec()).or_default() += 1;
        let kept = again.game().board().player(Seat::ALL[0]).wealth.unwrap();
        let mut rest = again.setup().unwrap().wealth()[0].to_vec();
        rest.retain(|tile| !kept.contains(tile));
        rest.sort_unstable();
        *discarded.entry(rest).or_default() += 1;
    }
    // Every pair of the tiles that may have been discarded.
    let setup = record.setup().unwrap();
    let kept: Vec<_> = (0..2).flat_map(|seat| record.game().board().player(Seat::ALL[seat]).wealth.unwrap()).collect();
    let is_unseen = |tile: &WealthTile| !kept.contains(tile) && !setup.dummies().contains(&tile.info().dummy);
    let unseen = WealthTile::all().filter(is_unseen).count();
    for (what, worlds, counts) in [
        ("the last two of eight buildings", 8 * 7, last.values().copied().collect::<Vec<_>>()),
        ("pairs of tiles", unseen * (unseen - 1) / 2, discarded.values().copied().collect()),
    ] {
        assert_eq!(counts.len(), worlds, "{what}");
        let expected = DRAWS as f64 / worlds as f64;
        let chi: f64 = counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum();
        // The mean is one less than the number of worlds, the variance twice that.
        let degrees = (worlds - 1) as f64;
        assert!(chi < degrees + 5.0 * (2.0 * degrees).sqrt(), "{what}: {chi:.1} with {degrees} degrees of freedom");
    }
}

#[test]
fn names_dates_and_absences_stay() {
    let mut record = played(4, 60);
    record.set_name(Seat::ALL[1], "Ana").unwrap();
    record.set_date("2026-11-16").unwrap();
    record.mark_absence(Seat::ALL[0], Change::Resigned).unwrap();
    let again = record.deal_again(&mut stream(1));
    assert_eq!((again.names(), again.date(), again.absences()), (record.names(), "2026-11-16", record.absences()));
    // While tiles are kept the choices are withdrawn, and who has left has still left.
    let mut record = played(4, 1);
    record.mark_absence(Seat::ALL[0], Change::Resigned).unwrap();
    let again = record.deal_again(&mut stream(1));
    assert_eq!((again.moves().len(), again.absences()[0].ply), (0, 0));
    assert_eq!(again.to_string().parse::<Record>().unwrap(), again);
}

#[test]
fn a_set_up_whose_dummies_do_not_follow_from_its_tiles_is_dealt_again_too() {
    let mut raw: tzolkin_engine::RawSetup = Setup::from_seed(2, 3).unwrap().into();
    // Twelve tiles name the spaces of the dummies, and some of these tiles are dealt all the same.
    raw.dummies = WealthTile::all().map(|tile| tile.info().dummy).take(12).collect();
    raw.wealth =
        WealthTile::all().collect::<Vec<_>>().as_chunks::<4>().0[..2].iter().map(|four| four.to_vec()).collect();
    let record = Record::new(Setup::try_from(raw).unwrap());
    for seed in 0..20 {
        let again = record.deal_again(&mut stream(seed));
        let written = serde_json::to_string(again.setup().unwrap()).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&written).unwrap(), *again.setup().unwrap());
    }
}
