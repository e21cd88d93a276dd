//! The ladder: every pairing, and one scale over all of them.

use tzolkin_bots::{Ladder, LadderSummary, Match, MatchError, Spec, YARDSTICK};

#[test]
fn a_ladder_has_every_pairing() {
    let bots = [Spec::Random, "level:1".parse().unwrap(), Spec::Greedy];
    for (players, expected) in [(2, 3), (3, 6), (4, 6)] {
        let ladder = Ladder::new(&bots, players, 4, 9).unwrap();
        let pairs: Vec<(String, String)> =
            ladder.matches().iter().map(|of| (of.specs()[0].to_string(), of.specs()[1].to_string())).collect();
        assert_eq!(pairs.len(), expected);
        for one in &bots {
            for other in bots.iter().filter(|other| *other != one) {
                let pair = (one.to_string(), other.to_string());
                let turned = (pair.1.clone(), pair.0.clone());
                let found = pairs.iter().filter(|found| **found == pair || **found == turned).count();
                assert_eq!(found, if players == 2 { 1 } else { 2 }, "{pair:?} with {players} players");
            }
        }
        let opponents = |of: &Match| of.specs()[1..].iter().all(|spec| *spec == of.specs()[1]);
        assert!(ladder.matches().iter().all(|of| opponents(of) && of.players() == players && of.games() == 4));
    }
    assert!(matches!(Ladder::new(&bots[..1], 4, 4, 9), Err(MatchError::NoPairs)));
    let twice = [Spec::Random, Spec::Greedy, Spec::Random];
    assert!(matches!(Ladder::new(&twice, 4, 4, 9), Err(MatchError::NamedTwice(Spec::Random))));
    assert!(matches!(Ladder::new(&bots, 5, 4, 9), Err(MatchError::Setup(_))));
}

#[test]
fn a_ladder_puts_bots_on_one_scale() {
    let ladder = Ladder::new(&[Spec::Random, Spec::Greedy, "level:1".parse().unwrap()], 3, 6, 9).unwrap();
    let results: Vec<_> = ladder.matches().iter().map(|of| of.play(&[], |_| Ok(())).unwrap()).collect();
    let summary = LadderSummary::new(&ladder, &results);
    let names: Vec<&str> = summary.bots.iter().map(|bot| bot.bot.as_str()).collect();
    assert_eq!(names, ["greedy", "level:1", "random"], "the strongest first");
    assert_eq!((summary.games, summary.players, summary.yardstick.as_str()), (36, 3, "random"));
    assert!(summary.bots.iter().all(|bot| bot.games == 24));
    assert_eq!(summary.bots[2].rating, Some(YARDSTICK));
    assert!(summary.bots[0].rating_low.unwrap() < summary.bots[0].rating.unwrap());
    assert!(summary.bots[0].rating_high.unwrap() > summary.bots[0].rating.unwrap());
    assert_eq!(summary.pairings.len(), 6);
    assert!(summary.pairings.iter().all(|pairing| pairing.games == 6));
    // A match that has not begun does not affect the others.
    let mut fewer = results;
    fewer[0].clear();
    assert!(LadderSummary::new(&ladder, &fewer).bots.iter().all(|bot| bot.rating.is_some()));
}
