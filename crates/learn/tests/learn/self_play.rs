//! Training games are reproducible, follow the rules, and really give the gifts.

use tzolkin_bots::net::Net;
use tzolkin_engine::{DecisionKind, Game, Setup, Technology};
use tzolkin_learn::{Gift, Played, SelfPlay, StoredGame};

fn maker() -> SelfPlay {
    SelfPlay::new(Some(Net::shipped().clone()), 8)
}

#[test]
fn the_same_seed_and_number_make_the_same_game() {
    for maker in [maker(), SelfPlay::new(None, 4)] {
        let game = maker.play(3, 5);
        assert_eq!(game, maker.play(3, 5));
        assert_ne!(game, maker.play(3, 6));
        assert_ne!(game, maker.play(4, 5));
    }
}

#[test]
fn games_replay_to_what_was_seen_of_them() {
    let maker = SelfPlay { gift_share: 0.5, ..maker() };
    let games: Vec<StoredGame> = (0..12).map(|number| maker.play(1, number)).collect();
    assert!(games.iter().any(|game| !game.gifts.is_empty()));
    assert!(games.iter().any(|game| game.gifts.is_empty()));
    assert!(games.iter().any(|game| game.tastes != [0; 4]));
    for game in &games {
        let played = Played::of(game).expect("it replays");
        assert_eq!((played.points.len(), played.gifted), (game.players.into(), !game.gifts.is_empty()));
        assert!(played.deeds.iter().all(|deeds| deeds.workers >= 3));
        let thought = game.decisions.iter().filter(|decision| !decision.visits.is_empty()).count();
        assert!(thought > game.decisions.len() / 4, "{thought} of {}", game.decisions.len());
        let valued = game.decisions.iter().filter(|decision| decision.expected.is_some()).count();
        assert!(valued > 15 * usize::from(game.players), "{valued}");
    }
}

/// What the seats have when the first turn begins: workers, and levels of the technologies.
fn at_first_turn(game: &StoredGame) -> Vec<[u8; 1 + Technology::NUM]> {
    let mut first = Vec::new();
    // Without its gifts a game may not replay to its end, which does not matter here.
    let _ = game.replay(|game, _, _| {
        if first.is_empty() && game.board().round() == 1 && game.decision() == DecisionKind::Turn {
            first = game
                .board()
                .seats()
                .map(|seat| {
                    let player = game.board().player(seat);
                    let level = |what: usize| player.level(Technology::ALL[what - 1]);
                    core::array::from_fn(|what| if what == 0 { player.workers_in_play } else { level(what) })
                })
                .collect();
        }
    });
    first
}

#[test]
fn gifts_are_given_as_far_as_they_are_possible() {
    let maker = SelfPlay { gift_share: 1.0, ..maker() };
    let mut left_out = 0;
    for number in 0..20 {
        let game = maker.play(2, number);
        let mut expected = at_first_turn(&StoredGame { gifts: Vec::new(), ..game.clone() });
        for gift in &game.gifts {
            let has = &mut expected[usize::from(gift.seat)][usize::from(gift.what)];
            let most = if gift.what == Gift::WORKER { 6 } else { 3 };
            if *has == most {
                left_out += 1;
            } else {
                *has += 1;
            }
        }
        assert_eq!(at_first_turn(&game), expected, "{:?}", game.gifts);
    }
    assert!(left_out > 0, "no gift was impossible, so nothing was tested");
    // Without gifts, nothing may change at the start of the first turn.
    let setup = Setup::from_seed(4, 1).expect("a setup");
    let (mut game, before) = (Game::new(&setup), Game::new(&setup));
    Gift::give(&mut game, &[]);
    assert_eq!(game, before);
}

#[test]
fn tastes_end_and_teach_nothing_before() {
    let maker = SelfPlay { taste_share: 1.0, ..maker() };
    let game = (0..20).map(|number| maker.play(4, number)).find(|game| game.tastes != [0; 4]).expect("tastes");
    let (mut with, mut after) = (0, 0);
    let replayed = game.replay(|state, seat, _| {
        if game.has_taste(state, seat) {
            with += 1;
            assert!(state.board().round() <= 16);
        } else {
            after += 1;
        }
    });
    assert!(replayed.is_ok() && with > 20 && after > 20, "{with} decisions with a taste, {after} without");
}
