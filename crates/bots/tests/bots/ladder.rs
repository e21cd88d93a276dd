//! The ladder: every bot against the one below it.

use tzolkin_bots::{Match, MatchError, Rung, Spec, elo, ladder};

#[test]
fn every_bot_plays_the_one_below_it() {
    let bots = [Spec::Random, "level:1".parse().unwrap(), Spec::Greedy];
    let matches = ladder(&bots, &[4, 3, 2], 12, 9).unwrap();
    let played: Vec<(String, String, usize)> =
        matches.iter().map(|of| (of.specs()[0].to_string(), of.specs()[1].to_string(), of.players())).collect();
    let expected = [("level:1", "random"), ("greedy", "level:1")]
        .iter()
        .flat_map(|(bot, against)| [4, 3, 2].map(|players| ((*bot).to_owned(), (*against).to_owned(), players)));
    assert_eq!(played, expected.collect::<Vec<_>>());
    let alone = |of: &Match| of.specs()[1..].iter().all(|spec| *spec == of.specs()[1]);
    assert!(matches.iter().all(|of| alone(of) && of.games() == 12));
    assert!(matches!(ladder(&bots[..1], &[4], 4, 9), Err(MatchError::NoPairs)));
    let twice = [Spec::Random, Spec::Greedy, Spec::Random];
    assert!(matches!(ladder(&twice, &[4], 4, 9), Err(MatchError::NamedTwice(Spec::Random))));
    assert!(matches!(ladder(&bots, &[5], 4, 9), Err(MatchError::Setup(_))));
}

#[test]
fn a_rung_says_what_was_won() {
    let of = &ladder(&[Spec::Random, Spec::Greedy], &[3], 9, 9).unwrap()[0];
    let mut results = of.play(&[], |_| Ok(())).unwrap();
    // Greedy wins every game of the first two sets and none of the third.
    for result in &mut results {
        let wins = result.game < 6;
        result.seats.iter_mut().for_each(|seat| seat.rank = if (seat.bot == 0) == wins { 1 } else { 2 });
    }
    let rung = Rung::new(of, &results);
    assert_eq!((rung.bot.as_str(), rung.against.as_str(), rung.players, rung.games), ("greedy", "random", 3, 9));
    assert!((rung.win_rate - 2.0 / 3.0).abs() < 1e-9 && (rung.par - 1.0 / 3.0).abs() < 1e-9);
    assert!((rung.elo - elo(rung.win_rate, 3)).abs() < 1e-9 && rung.elo > 200.0, "{rung:?}");
    assert!(rung.elo_low < rung.elo && rung.elo < rung.elo_high, "{rung:?}");
    assert_eq!(Rung::new(of, &results[..8]).games, 6, "a set that is not whole does not count");
    assert_eq!(Rung::new(of, &[]).games, 0);
}
