//! The sequential test: its error rates with simulated scores of known strength, and in matches.

use std::collections::BTreeSet;
use std::sync::Mutex;

use tzolkin_bots::{Decision, Match, MatchError, Spec, Sprt, Times, share_at};
use tzolkin_engine::chance::{below, stream};

/// What the seats of a setup win, relative to the mean over the seats: the first player has an advantage.
const SEATS: [f64; 4] = [2.0, 0.8, 0.7, 0.5];

/// Plays tests with a candidate that is this many Elo points ahead. Returns how many accept it, how many refuse it, and
/// the mean number of games.
fn tests(players: usize, elo: f64, tests: u64) -> (u64, u64, f64) {
    let (mut accepted, mut refused, mut games) = (0, 0, 0);
    let scale = SEATS[..players].iter().sum::<f64>() / players as f64;
    for seed in 0..tests {
        let mut rng = stream(seed.wrapping_mul(977) ^ elo.to_bits());
        let mut test = Sprt::new(players, 0.0, 20.0).unwrap();
        while test.decision() == Decision::Undecided {
            let won = SEATS[..players].iter().filter(|seat| {
                let chance = share_at(elo, players) * **seat / scale;
                (below(&mut rng, 1 << 24) as f64) < chance * f64::from(1 << 24)
            });
            test.add(players, won.count() as f64 / players as f64);
        }
        accepted += u64::from(test.decision() == Decision::Accepted);
        refused += u64::from(test.decision() == Decision::Refused);
        games += test.share().games();
    }
    (accepted, refused, games as f64 / tests as f64)
}

#[test]
fn wrong_answers_are_as_rare_as_promised() {
    const TESTS: u64 = 400;
    for players in 2..=4 {
        // 5 % of 400 are 20; three standard deviations are 13.
        let (accepted, _, weak) = tests(players, 0.0, TESTS);
        assert!((5..=33).contains(&accepted), "{players} players: {accepted} equal candidates of {TESTS} are accepted");
        let (_, refused, strong) = tests(players, 20.0, TESTS);
        assert!((5..=33).contains(&refused), "{players} players: {refused} strong candidates of {TESTS} are refused");
        // Half way between the strengths either answer is as good, and tests take longest.
        let (accepted, refused, between) = tests(players, 10.0, TESTS);
        assert!((150..=250).contains(&accepted), "{players} players: {accepted} accepted, {refused} refused");
        assert!(weak < between && strong < between, "{weak:.0}, {strong:.0} and {between:.0} games");
        assert!((1_000.0..=3_500.0).contains(&weak), "{players} players: {weak:.0} games");
        assert!((1_500.0..=5_500.0).contains(&between), "{players} players: {between:.0} games");
        // What is far weaker or stronger is seen soon.
        assert!(tests(players, -100.0, 50).2 < 500.0 && tests(players, 150.0, 50).2 < 500.0);
    }
}

#[test]
fn equal_sets_do_not_decide_at_once() {
    let mut test = Sprt::new(4, 0.0, 20.0).unwrap();
    assert_eq!((test.ratio(), test.decision()), (0.0, Decision::Undecided));
    for _ in 0..5 {
        test.add(4, 0.0);
        assert_eq!(test.decision(), Decision::Undecided);
    }
    (0..20).for_each(|_| test.add(4, 0.0));
    assert_eq!(test.decision(), Decision::Refused);
    assert!(test.ratio().is_finite());
}

#[test]
fn a_test_must_make_sense() {
    for (low, high) in [(20.0, 0.0), (5.0, 5.0), (f64::NAN, 20.0), (0.0, f64::INFINITY)] {
        assert!(matches!(Sprt::new(4, low, high), Err(MatchError::Test(..))), "{low} {high}");
    }
    let mut test = Sprt::new(4, 0.0, 20.0).unwrap();
    let equal = Match::new(vec![Spec::Random], 4, 8, 1).unwrap();
    assert!(matches!(equal.test(&mut test, &[], |_| Ok(()), |_| ()), Err(MatchError::NothingToTest)));
    let three = Match::new(vec![Spec::Greedy, Spec::Random], 3, 9, 1).unwrap();
    assert!(matches!(three.test(&mut test, &[], |_| Ok(()), |_| ()), Err(MatchError::NothingToTest)));
}

#[test]
fn a_test_ends_a_match_at_the_same_game_with_any_number_of_threads() {
    let of = Match::new(vec![Spec::Greedy, Spec::Random], 2, 400, 3).unwrap();
    let with = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let mut test = Sprt::new(2, 0.0, 50.0).unwrap();
        let stored = Mutex::new(Vec::new());
        let mut lines = 0;
        let store = |set: &[_]| {
            stored.lock().unwrap().extend_from_slice(set);
            Ok(())
        };
        let mut results = pool.install(|| of.test(&mut test, &[], store, |_| lines += 1)).unwrap();
        assert_eq!(test.decision(), Decision::Accepted);
        assert_eq!(test.share().games(), results.len() as u64);
        assert_eq!(2 * lines, results.len(), "the test is shown after each of its sets, and not after more");
        let mut stored = stored.into_inner().unwrap();
        assert!(stored.len() >= results.len(), "sets that ended beyond the answer are kept too");
        // Going on from what was stored gives the same answer, and nothing is played again.
        let mut again = Sprt::new(2, 0.0, 50.0).unwrap();
        let resumed = of.test(&mut again, &stored, |_| panic!("nothing is left to play"), |_| ()).unwrap();
        assert_eq!((resumed.len(), again), (results.len(), test));
        stored.sort_by_key(|result| result.game);
        let games: BTreeSet<u64> = stored.iter().map(|result| result.game).collect();
        assert_eq!(games.len(), stored.len(), "no game twice");
        results.iter_mut().flat_map(|result| &mut result.seats).for_each(|seat| seat.times = Times::default());
        (results, test)
    };
    let (results, test) = with(1);
    assert!((4..100).contains(&results.len()), "{} games", results.len());
    assert_eq!(with(4), (results, test));
}
