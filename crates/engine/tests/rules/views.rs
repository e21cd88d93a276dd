//! Views contain nothing that is hidden from the seat: worlds that differ only in hidden parts look the same.

use std::collections::HashSet;
use std::sync::Mutex;

use crate::common::policy::Policy;
use rayon::prelude::*;
use tzolkin_engine::action::vocabulary;
use tzolkin_engine::chance::stream;
use tzolkin_engine::wire::State;
use tzolkin_engine::{Action, Actions, Game, Seat, Setup, View, WealthTile};

/// Plays games and shows every position to a closure, for every seat.
fn every_view(games: u64, look: impl Fn(&Game, Seat, &View, u64) + Sync) {
    (0..games).into_par_iter().for_each(|seed| {
        let players = 2 + (seed % 3) as usize;
        let policy = if seed / 3 % 2 == 0 { Policy::Uniform } else { Policy::Builder };
        let mut rng = stream(seed);
        let mut game = Game::new(&Setup::random(players, &mut rng).unwrap());
        let mut legal = Actions::new();
        let mut ply = 0;
        while let Some(acting) = game.first_to_act() {
            for seat in game.board().seats() {
                look(&game, seat, &game.view(seat), seed * 10_000 + ply);
            }
            game.legal(&mut legal);
            game.apply_unchecked(acting, policy.choose(&game, &legal, &mut rng), &mut ());
            ply += 1;
        }
    });
}

#[test]
fn worlds_that_differ_only_in_hidden_parts_look_the_same() {
    let all = vocabulary();
    every_view(30, |game, seat, view, salt| {
        let world = view.determinize(&mut stream(salt));
        assert_eq!(world.view(seat), *view, "the view of a world that fits a view is that view");
        assert_eq!(world.options(seat), game.options(seat), "options and previews");
        let json = |game: &Game| serde_json::to_string(&State::of_view(&game.view(seat), Vec::new())).unwrap();
        assert_eq!(json(&world), json(game), "the state object");
        if salt % 7 == 0 {
            for &action in &all {
                assert_eq!(world.check(seat, action), game.check(seat, action), "{action}");
            }
        }
    });
}

#[test]
fn a_written_view_is_read_back_and_says_nothing_hidden() {
    let open = Mutex::new(HashSet::new());
    every_view(30, |game, seat, view, salt| {
        let written = serde_json::to_string(view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&written).unwrap(), *view, "{written}");
        let world = view.determinize(&mut stream(salt));
        assert_eq!(serde_json::to_string(&world.view(seat)).unwrap(), written, "a hidden part is written");
        open.lock().unwrap().insert(game.decision());
        let public = game.view_public();
        let written = serde_json::to_string(&public).unwrap();
        assert_eq!(serde_json::from_str::<View>(&written).unwrap(), public, "{written}");
    });
    // Every decision that a game can ask for was among them, in the middle of a turn too.
    let open = open.into_inner().unwrap();
    assert_eq!(open.len(), 14, "{open:?}");
}

#[test]
fn events_are_the_same_in_worlds_that_differ_only_in_hidden_parts() {
    every_view(30, |game, seat, view, salt| {
        let world = view.determinize(&mut stream(salt));
        let mut legal = Actions::new();
        game.legal_for(seat, &mut legal);
        for &action in &legal {
            // The end of a turn, the choice of days and the last choice of tiles do reveal something.
            let keeps_last = matches!(action, Action::Keep(_)) && game.to_act().count() == 1;
            if matches!(action, Action::End | Action::Days(_)) || keeps_last {
                continue;
            }
            let events = |game: &Game| {
                let (mut after, mut events) = (*game, Vec::new());
                after.apply_unchecked(seat, action, &mut events);
                events
            };
            assert_eq!(events(&world), events(game), "{action}");
        }
    });
}

#[test]
fn a_seat_sees_its_own_options_and_the_public_none() {
    every_view(30, |game, seat, view, _| {
        let (mut seen, mut legal) = (Actions::new(), Actions::new());
        view.legal(&mut seen);
        game.legal_for(seat, &mut legal);
        assert_eq!(seen, legal);
        assert!(view.to_act().eq(game.to_act()));
        game.view_public().legal(&mut seen);
        assert!(seen.is_empty());
        assert_eq!(game.view_public().board(), game.board());
    });
}

#[test]
fn dealt_tiles_are_secret_until_all_have_kept() {
    let setup = Setup::from_seed(4, 3).unwrap();
    let mut game = Game::new(&setup);
    let [first, second, ..] = Seat::ALL;
    let others: Vec<String> = setup.wealth()[1].iter().map(WealthTile::to_string).collect();
    let shows = |game: &Game, seat: Seat| {
        let json = serde_json::to_string(&State::of_view(&game.view(seat), Vec::new())).unwrap();
        others.iter().filter(|tile| json.contains(tile.as_str())).count()
    };
    assert_eq!((shows(&game, first), shows(&game, second)), (0, 4));
    let mut legal = Actions::new();
    game.legal_for(second, &mut legal);
    game.apply(second, legal[0], &mut ()).unwrap();
    assert_eq!((shows(&game, first), shows(&game, second)), (0, 2), "then the two kept, for their owner alone");
    assert!(game.view(first).has_kept(second), "that they have kept is public");
    for seat in [Seat::ALL[0], Seat::ALL[2], Seat::ALL[3]] {
        game.legal_for(seat, &mut legal);
        game.apply(seat, legal[0], &mut ()).unwrap();
    }
    assert_eq!((shows(&game, first), shows(&game, second)), (2, 2));
    assert_eq!(game.dealt(second), None, "what was not kept is forgotten");
}

#[test]
fn worlds_are_drawn_uniformly() {
    // After the opening, with six of fourteen buildings seen, each of the other eight comes next equally often.
    let mut game = Game::new(&Setup::from_seed(3, 9).unwrap());
    let mut legal = Actions::new();
    while game.decision() == tzolkin_engine::DecisionKind::Keep {
        let seat = game.first_to_act().expect("somebody has not kept");
        game.legal(&mut legal);
        game.apply_unchecked(seat, legal[0], &mut ());
    }
    let view = game.view(Seat::ALL[0]);
    let mut rng = stream(5);
    let mut next = std::collections::HashMap::new();
    const WORLDS: u32 = 16_000;
    for _ in 0..WORLDS {
        let mut world = view.determinize(&mut rng);
        // Building is not possible at once, so the next tile shows in the digest of the pile: play on in the world.
        let drawn = first_dealt(&mut world);
        *next.entry(drawn).or_insert(0_u32) += 1;
    }
    assert_eq!(next.len(), 8);
    let expected = WORLDS / 8;
    assert!(next.values().all(|&count| count.abs_diff(expected) < expected / 8), "{next:?}");
}

/// Plays the same moves until a building is constructed and the next one is dealt.
fn first_dealt(game: &mut Game) -> String {
    let mut rng = stream(77);
    let mut legal = Actions::new();
    loop {
        game.legal(&mut legal);
        let seat = game.first_to_act().unwrap();
        let mut events = Vec::new();
        let action = Policy::Builder.choose(game, &legal, &mut rng);
        game.apply_unchecked(seat, action, &mut events);
        let dealt = events.iter().find_map(|event| match event {
            tzolkin_engine::Event::Dealt { building, .. } => Some(building.to_string()),
            _ => None,
        });
        if let Some(dealt) = dealt {
            return dealt;
        }
    }
}

#[test]
fn worlds_while_tiles_are_kept_leave_out_own_and_drawn_tiles() {
    for seed in 0..40 {
        let players = 2 + (seed % 3) as usize;
        let setup = Setup::from_seed(players, seed).unwrap();
        let game = Game::new(&setup);
        let seat = Seat::ALL[0];
        let mut rng = stream(seed);
        let drawn: Vec<WealthTile> =
            WealthTile::all().filter(|tile| setup.dummies().contains(&tile.info().dummy)).collect();
        for _ in 0..50 {
            let world = game.view(seat).determinize(&mut rng);
            assert_eq!(world.dealt(seat), game.dealt(seat));
            let mut dealt: Vec<WealthTile> =
                world.board().seats().flat_map(|seat| world.dealt(seat).unwrap()).collect();
            assert!(dealt.iter().all(|tile| !drawn.contains(tile)));
            dealt.sort_unstable();
            dealt.dedup();
            assert_eq!(dealt.len(), 4 * players);
        }
    }
}
