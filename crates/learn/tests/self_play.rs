//! Games made for learning: the same each time, by the rules, and with gifts that are really given.

use tzolkin_bots::net::Net;
use tzolkin_engine::{Game, Setup, Technology};
use tzolkin_learn::{Gift, SelfPlay, StoredGame, Style};

fn maker() -> SelfPlay {
    SelfPlay::new(Some(Net::shipped().clone()), 8)
}

#[test]
fn the_same_seed_and_number_make_the_same_game() {
    for maker in [maker(), SelfPlay::new(None, 4)] {
        let (game, style) = maker.play(3, 5);
        assert_eq!((&game, style), (&maker.play(3, 5).0, maker.play(3, 5).1));
        assert_ne!(game, maker.play(3, 6).0);
        assert_ne!(game, maker.play(4, 5).0);
    }
}

#[test]
fn games_replay_to_what_was_seen_of_them() {
    let maker = SelfPlay { gift_share: 0.5, ..maker() };
    let games: Vec<(StoredGame, Style)> = (0..12).map(|number| maker.play(1, number)).collect();
    assert!(games.iter().any(|(game, _)| !game.gifts.is_empty()));
    assert!(games.iter().any(|(game, _)| game.gifts.is_empty()));
    assert!(games.iter().any(|(game, _)| game.tastes != 0));
    for (game, style) in &games {
        assert_eq!(Style::of_stored(game).as_ref(), Ok(style));
        let thought = game.decisions.iter().filter(|decision| !decision.visits.is_empty()).count();
        assert!(thought > game.decisions.len() / 4, "{thought} of {}", game.decisions.len());
        let valued = game.decisions.iter().filter(|decision| decision.values.is_some()).count();
        assert!(valued > 15 * usize::from(game.players), "{valued}");
    }
}

/// What a seat has when the first turn begins: workers and levels.
fn at_first_turn(game: &StoredGame) -> Vec<(u8, [u8; Technology::NUM])> {
    let mut first = Vec::new();
    let replayed = game.replay(|game, _, _| {
        if first.is_empty() && game.board().round() == 1 && game.decision() == tzolkin_engine::DecisionKind::Turn {
            let player = |seat| game.board().player(seat);
            let levels = |seat| Technology::ALL.map(|technology| player(seat).level(technology));
            first = game.board().seats().map(|seat| (player(seat).workers_in_play, levels(seat))).collect();
        }
    });
    assert!(replayed.is_ok(), "{replayed:?}");
    first
}

#[test]
fn gifts_are_given() {
    let maker = SelfPlay { gift_share: 1.0, taste_share: 0.0, ..maker() };
    let mut given = 0;
    for number in 0..6 {
        let (game, _) = maker.play(2, number);
        let with = at_first_turn(&game);
        // Tiles kept at the start give levels and workers too, but only those that gifts did not bring.
        for gift in &game.gifts {
            let (workers, levels) = with[usize::from(gift.seat)];
            let has = if gift.what == Gift::WORKER { workers > 3 } else { levels[usize::from(gift.what) - 1] > 0 };
            given += u32::from(has);
        }
        let wanted = game.gifts.len() as u32;
        assert!(given >= wanted.min(1), "{:?} of {with:?}", game.gifts);
    }
    assert!(given > 5, "{given}");
    // Without gifts nothing may change when the first turn begins.
    let setup = Setup::from_seed(4, 1).expect("a setup");
    let (mut game, before) = (Game::new(&setup), Game::new(&setup));
    Gift::give(&mut game, &[]);
    assert_eq!(game, before);
}
