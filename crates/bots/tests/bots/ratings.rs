//! Ratings by Plackett and Luce: cases solved by hand, games drawn from known strengths.

use tzolkin_bots::{Match, Rating, Spec, Standings, Summary, YARDSTICK};
use tzolkin_engine::chance::{below, stream};

/// Rating points per unit of the logarithm of strength.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

fn rated(standings: &Standings, yardstick: usize) -> Vec<Rating> {
    standings.ratings(yardstick).into_iter().map(|rating| rating.expect("games link all bots")).collect()
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-6, "{found} instead of {expected}");
}

#[test]
fn two_bots_are_rated_by_their_odds() {
    let mut standings = Standings::new(2);
    for _ in 0..3 {
        standings.add(&[(0, 1), (1, 2)]);
    }
    standings.add(&[(1, 1), (0, 2)]);
    let ratings = rated(&standings, 1);
    // Three wins of four and the drawn game that every pair is given: 3.5 of 5.
    close(ratings[0].rating, YARDSTICK + 400.0 * (3.5_f64 / 1.5).log10());
    // The information of five games with a chance of 0.7.
    close(ratings[0].error, SCALE / (5.0_f64 * 0.7 * 0.3).sqrt());
    assert_eq!(ratings[1], Rating { rating: YARDSTICK, error: 0.0 });
    // From the other side the difference is the same.
    let other = rated(&standings, 0);
    close(other[1].rating, 2.0 * YARDSTICK - ratings[0].rating);
    close(other[1].error, ratings[0].error);
}

#[test]
fn one_against_two_is_as_solved_by_hand() {
    // With strength a against two of strength 1: x games in first, y in second and z in last place have the derivative
    //   x + y - (x + y + z) a / (a + 2) - (y + z) a / (a + 1)  +  1/2 - a / (a + 1)
    // of their log likelihood by ln a, the last two terms from the drawn game. It vanishes at a = 2 for 3, 1 and 1.
    let mut standings = Standings::new(2);
    for rank in [1, 1, 1, 2, 3] {
        let (better, worse) = ([2, 1, 1][rank - 1], [3, 3, 2][rank - 1]);
        standings.add(&[(1, better), (0, rank as u8), (1, worse)]);
    }
    close(rated(&standings, 1)[0].rating, YARDSTICK + 400.0 * 2.0_f64.log10());
}

#[test]
fn shared_ranks_are_half_a_win_each() {
    let mut tied = Standings::new(2);
    let mut decided = Standings::new(2);
    for _ in 0..10 {
        tied.add(&[(0, 1), (1, 1)]);
        tied.add(&[(0, 1), (1, 1)]);
        decided.add(&[(0, 1), (1, 2)]);
        decided.add(&[(0, 2), (1, 1)]);
    }
    assert_eq!(tied.ratings(0), decided.ratings(0));
    close(rated(&tied, 0)[1].rating, YARDSTICK);
    // Three share the second place, in all six orders.
    let mut shared = Standings::new(4);
    shared.add(&[(0, 1), (1, 2), (2, 2), (3, 2)]);
    let ratings = rated(&shared, 3);
    close(ratings[1].rating, ratings[2].rating);
    close(ratings[1].rating, YARDSTICK);
    assert!(ratings[0].rating > YARDSTICK);
}

#[test]
fn a_bot_that_always_wins_has_a_wide_interval() {
    let mut standings = Standings::new(2);
    for _ in 0..200 {
        standings.add(&[(0, 1), (1, 2), (1, 3), (1, 4)]);
    }
    let best = rated(&standings, 1)[0];
    assert!(best.rating.is_finite() && best.rating > YARDSTICK + 600.0, "{best:?}");
    assert!(best.error > 150.0, "{best:?}");
}

#[test]
fn bots_that_no_games_link_are_not_rated() {
    let mut standings = Standings::new(5);
    standings.add(&[(0, 1), (1, 2)]);
    standings.add(&[(1, 1), (2, 2)]);
    standings.add(&[(3, 1), (4, 2)]);
    let rated: Vec<bool> = standings.ratings(0).iter().map(Option::is_some).collect();
    assert_eq!(rated, [true, true, true, false, false]);
    assert_eq!(Standings::new(2).ratings(0)[1], None);
}

/// Games between these bots, drawn from the model.
fn drawn(strengths: &[f64], seats: &[usize], games: usize, seed: u64) -> Vec<Vec<(usize, u8)>> {
    let mut rng = stream(seed);
    let mut uniform = move || below(&mut rng, 1 << 24) as f64 / f64::from(1 << 24);
    let game = |_| {
        let mut left = seats.to_vec();
        let mut places = Vec::new();
        while !left.is_empty() {
            let mut at = uniform() * left.iter().map(|&bot| strengths[bot]).sum::<f64>();
            let next = left.iter().position(|&bot| {
                at -= strengths[bot];
                at < 0.0
            });
            places.push((left.remove(next.unwrap_or(0)), places.len() as u8 + 1));
        }
        places
    };
    (0..games).map(game).collect()
}

#[test]
fn known_strengths_are_found_within_their_errors() {
    let strengths = [1.0, 2.0, 5.0, 20.0];
    let truth = strengths.map(|strength: f64| YARDSTICK + SCALE * strength.ln());
    let (mut inside, mut rated_bots) = (0, 0);
    for seed in 0..100 {
        let mut standings = Standings::new(4);
        for (index, seats) in [[0, 1, 2, 3], [1, 0, 0, 0], [3, 2, 2, 2], [2, 1, 1, 0]].iter().enumerate() {
            for game in drawn(&strengths, seats, 100, 4 * seed + index as u64) {
                standings.add(&game);
            }
        }
        for (rating, truth) in rated(&standings, 0).iter().zip(truth).skip(1) {
            assert!((rating.rating - truth).abs() < 4.5 * rating.error, "{rating:?} instead of {truth}");
            assert!(rating.error < 60.0);
            let (low, high) = rating.interval();
            inside += i32::from(low <= truth && truth <= high);
            rated_bots += 1;
        }
    }
    // 95 % of 300; three standard deviations are 11.
    assert_eq!(rated_bots, 300);
    assert!((270..=298).contains(&inside), "{inside} of 300 intervals hold the truth");
}

#[test]
fn the_sequence_of_the_games_does_not_matter() {
    let mut games = drawn(&[1.0, 3.0, 4.0], &[0, 1, 2, 0], 300, 1);
    // Some ties, whose parts are the least even.
    for game in games.iter_mut().step_by(7) {
        game[1].1 = 1;
        game[2].1 = 1;
    }
    let fit = |games: &[Vec<(usize, u8)>]| {
        let mut standings = Standings::new(3);
        games.iter().for_each(|game| standings.add(game));
        standings.ratings(0)
    };
    let straight = fit(&games);
    games.reverse();
    assert_eq!(fit(&games), straight, "to the last bit");
    let mut rng = stream(2);
    for last in (1..games.len()).rev() {
        games.swap(last, below(&mut rng, last + 1));
    }
    games.iter_mut().for_each(|game| game.reverse());
    assert_eq!(fit(&games), straight);
}

#[test]
fn a_match_is_rated_against_the_bot_named_last() {
    let of = Match::new(vec![Spec::Greedy, Spec::Random], 4, 8, 3).unwrap();
    let mut results = of.play(&[], |_| Ok(())).unwrap();
    let summary = Summary::new(&of, &results);
    let [greedy, random] = summary.bots.as_slice() else { panic!("two bots") };
    assert_eq!((random.rating, random.rating_error), (Some(YARDSTICK), Some(0.0)));
    assert!(greedy.rating.unwrap() - 2.0 * greedy.rating_error.unwrap() > YARDSTICK);
    results.reverse();
    assert_eq!(Summary::new(&of, &results).bots[0].rating, greedy.rating);
}
