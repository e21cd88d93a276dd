//! What holds in every position that play can reach, for 2, 3 and 4 players; half of the games by a policy that
//! builds, advances and trades.

mod common;

use std::sync::atomic::{AtomicUsize, Ordering};

use common::policy::Policy;
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use tzolkin_engine::chance::stream;
use tzolkin_engine::components::{SKULLS, table_size};
use tzolkin_engine::wire::State;
use tzolkin_engine::{
    Action, Actions, Building, DecisionKind, Event, Game, HarvestTile, Monument, Observer, Position, Record, Seat,
    Setup, vocabulary,
};

/// Plays games for every number of players, in parallel, and shows every position with the events that led to it.
fn explore(games: u64, look: impl Fn(&Game, &[Event], &mut ChaCha8Rng) + Sync) {
    (0..games * 3).into_par_iter().for_each(|seed| {
        let players = 2 + (seed % 3) as usize;
        let policy = if seed / 3 % 2 == 0 { Policy::Uniform } else { Policy::Builder };
        let mut rng = stream(seed);
        let mut looks = stream(seed ^ 0xffff_0000);
        let mut game = Game::new(&Setup::random(players, &mut rng).unwrap());
        let mut legal = Actions::new();
        let mut events = Vec::new();
        while !game.is_over() {
            look(&game, &events, &mut looks);
            game.legal(&mut legal);
            assert!(!legal.is_empty(), "dead end, seed {seed}: {game:?}");
            let action = policy.choose(&game, &legal, &mut rng);
            events.clear();
            let seat = game.first_to_act().unwrap();
            game.apply_unchecked_as(seat, action, &mut events);
        }
        look(&game, &events, &mut looks);
        assert!(game.first_to_act().is_none());
        game.legal(&mut legal);
        assert!(legal.is_empty(), "a game over has no actions");
    });
}

#[test]
fn a_million_decisions_each_end_without_a_dead_end() {
    (2..=4_usize).into_par_iter().for_each(|players| {
        let (mut decisions, mut seed) = (0_u64, 0);
        let mut legal = Actions::new();
        while decisions < 1_000_000 {
            let policy = if seed % 2 == 0 { Policy::Uniform } else { Policy::Builder };
            let mut rng = stream(seed);
            let mut game = Game::new(&Setup::random(players, &mut rng).unwrap());
            while !game.is_over() {
                game.legal(&mut legal);
                assert!(!legal.is_empty(), "dead end with {players} players, seed {seed}");
                game.apply_unchecked(policy.choose(&game, &legal, &mut rng));
                decisions += 1;
            }
            seed += 1;
        }
    });
}

#[test]
fn pieces_are_conserved() {
    explore(300, |game, _, _| {
        let board = game.board();
        let players = || board.seats().map(|seat| board.player(seat));
        let size = table_size(board.players());

        let skulls: usize = players().map(|player| usize::from(player.skulls)).sum();
        let skulls = skulls + board.skulls_placed().count() + usize::from(board.skulls_in_bank());
        assert_eq!(skulls, usize::from(SKULLS));

        for seat in board.seats() {
            let player = board.player(seat);
            let on_start = u8::from(board.start_space() == Some(seat));
            assert_eq!(player.workers_in_play, player.workers_in_hand + board.gears().count(seat) + on_start);
            assert!((3..=6).contains(&player.workers_in_play));
        }

        let corn: u8 = board.jungle().iter().map(|group| group.corn).sum();
        let corn_owned: u8 = players().map(|player| player.corn_tiles).sum();
        assert_eq!(corn + corn_owned, 4 * size.fields);
        let wood: u8 = board.jungle().iter().map(|group| group.wood).sum();
        let wood_owned: u8 = players().map(|player| player.wood_tiles).sum();
        assert!(wood + wood_owned <= 3 * size.fields);
        assert!(board.jungle().iter().all(|group| group.wood <= group.corn), "wood lies on corn");

        let owned: Vec<Building> = players().flat_map(|player| player.buildings()).collect();
        let of_age: Vec<Building> = owned.iter().copied().filter(|tile| tile.info().age == board.age()).collect();
        let shown: Vec<Building> = board.display().iter().flatten().copied().collect();
        let all = if board.age() == 1 { 14 } else { 18 };
        assert_eq!(of_age.len() + shown.len() + board.pile(), all);
        let mut distinct = [owned.as_slice(), shown.as_slice()].concat();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), owned.len() + shown.len(), "no building is in two places");

        let built: Vec<Monument> = players().flat_map(|player| player.monuments()).collect();
        assert_eq!(built.len() + board.monuments().count(), size.monuments);
    });
}

/// Counts burnt tiles over a game.
#[derive(Default)]
struct Burnt(u8);

impl Observer for Burnt {
    fn see(&mut self, event: Event) {
        self.0 += u8::from(matches!(event, Event::Harvested { tile: HarvestTile::Wood, burnt: true, .. }));
    }
}

#[test]
fn wood_tiles_are_taken_burnt_or_left() {
    for seed in 0..120 {
        let players = 2 + (seed % 3) as usize;
        let mut rng = stream(seed);
        let mut game = Game::new(&Setup::random(players, &mut rng).unwrap());
        let (mut burnt, mut legal) = (Burnt::default(), Actions::new());
        while !game.is_over() {
            game.legal(&mut legal);
            let seat = game.first_to_act().unwrap();
            let action = Policy::Uniform.choose(&game, &legal, &mut rng);
            game.apply_unchecked_as(seat, action, &mut burnt);
            let board = game.board();
            let left: u8 = board.jungle().iter().map(|group| group.wood).sum();
            let owned: u8 = board.seats().map(|seat| board.player(seat).wood_tiles).sum();
            assert_eq!(left + owned + burnt.0, 3 * table_size(players).fields, "seed {seed}");
        }
    }
}

#[test]
fn at_most_one_player_stands_on_a_top_step() {
    explore(200, |game, _, _| {
        for temple in tzolkin_engine::Temple::ALL {
            let on_top = |seat: &Seat| game.board().player(*seat).temples[temple] == temple.top();
            assert!(game.board().seats().filter(on_top).count() <= 1);
        }
    });
}

#[test]
fn listed_actions_apply_and_their_text_round_trips() {
    explore(60, |game, _, _| {
        for seat in game.to_act() {
            let mut legal = Actions::new();
            game.legal_for(seat, &mut legal);
            for &action in &legal {
                assert_eq!(action.to_string().parse::<Action>().as_ref(), Ok(&action));
                let mut after = *game;
                assert_eq!(after.apply_as(seat, action, &mut ()), Ok(()));
                assert_ne!(after, *game, "{action} does something");
            }
        }
    });
}

/// The legal list against a try of everything that can be written, in at least 20,000 positions per player count.
#[test]
fn nothing_unlisted_applies() {
    let all = vocabulary();
    let positions = std::sync::Mutex::new([0_u32; 5]);
    explore(160, |game, _, _| {
        positions.lock().unwrap()[game.board().players()] += 1;
        for seat in game.board().seats() {
            let mut legal = Actions::new();
            game.legal_for(seat, &mut legal);
            for &action in &all {
                let mut after = *game;
                let applied = after.apply_as(seat, action, &mut ());
                assert_eq!(applied.is_ok(), legal.contains(&action), "{action} by {seat}: {applied:?}");
                assert!(applied.is_ok() || after == *game, "a refused {action} changes nothing");
            }
        }
    });
    let positions = positions.into_inner().unwrap();
    assert!(positions[2..].iter().all(|&count| count >= 20_000), "{positions:?}");
}

#[test]
fn legal_lists_are_unique_and_fit_their_decision() {
    explore(100, |game, _, _| {
        let mut legal = Actions::new();
        game.legal(&mut legal);
        let mut sorted = legal.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), legal.len());
        let only_stop = legal.as_slice() == [Action::Stop];
        assert!(!only_stop, "a decision whose only option is to stop is not opened");
        assert_eq!(legal.is_empty(), game.decision() == DecisionKind::Over);
    });
}

#[test]
fn options_and_legal_agree() {
    explore(40, |game, _, _| {
        for seat in game.board().seats() {
            let mut legal = Actions::new();
            game.legal_for(seat, &mut legal);
            let options = game.options(seat);
            let offered: Vec<Action> =
                options.iter().filter(|choice| choice.refusal.is_none()).map(|choice| choice.action).collect();
            assert_eq!(offered, legal.to_vec());
            for choice in &options {
                assert_eq!(choice.preview.is_none(), choice.refusal.is_some(), "a preview or a refusal");
                assert_eq!(choice.refusal, game.check(seat, choice.action).err());
                if let (Action::Pick { .. }, Some(_)) = (choice.action, choice.preview) {
                    let mut after = *game;
                    after.apply_unchecked_as(seat, choice.action, &mut ());
                    assert_eq!(choice.then, after.options(seat));
                }
            }
        }
    });
}

#[test]
fn previews_say_what_happens() {
    explore(60, |game, _, _| {
        let Some(seat) = game.first_to_act() else { return };
        for choice in game.options(seat) {
            let Some(preview) = choice.preview else { continue };
            if matches!(choice.action, Action::Keep(_) | Action::End | Action::Days(_)) {
                continue;
            }
            let mut after = *game;
            after.apply_unchecked_as(seat, choice.action, &mut ());
            let (before, after) = (game.board().player(seat), after.board().player(seat));
            let corn = i32::from(after.corn) - i32::from(before.corn);
            assert_eq!(corn, i32::from(preview.gains.corn) - i32::from(preview.costs.corn), "{}", choice.action);
            let gold = i32::from(after.blocks.0[2]) - i32::from(before.blocks.0[2]);
            assert_eq!(gold, i32::from(preview.gains.gold) - i32::from(preview.costs.gold), "{}", choice.action);
            assert_eq!(after.points().0 - before.points().0, preview.points.0, "{}", choice.action);
            assert_eq!(after.workers_in_play - before.workers_in_play, preview.workers);
            for temple in tzolkin_engine::Temple::ALL {
                let moved = after.temples[temple] as i8 - before.temples[temple] as i8;
                assert_eq!(moved, preview.temples[temple], "{}", choice.action);
            }
        }
    });
}

#[test]
fn undo_by_replay_restores_equality() {
    for seed in 0..30 {
        let players = 2 + (seed % 3) as usize;
        let policy = if seed % 2 == 0 { Policy::Uniform } else { Policy::Builder };
        let mut rng = stream(seed);
        let mut record = Record::new(Setup::random(players, &mut rng).unwrap());
        let mut legal = Actions::new();
        while !record.game().is_over() {
            let before = record.clone();
            record.game().legal(&mut legal);
            let seat = record.game().first_to_act().unwrap();
            let action = policy.choose(record.game(), &legal, &mut rng);
            record.apply(seat, action, &mut ()).unwrap();
            let after = record.clone();
            assert!(record.undo());
            assert_eq!(record, before);
            record.apply(seat, action, &mut ()).unwrap();
            assert_eq!(record, after);
        }
    }
}

#[test]
fn digests_tell_positions_apart() {
    let mut seen = std::collections::HashMap::new();
    for seed in 0..40 {
        let mut rng = stream(seed);
        let mut game = Game::new(&Setup::random(3, &mut rng).unwrap());
        let mut legal = Actions::new();
        while !game.is_over() {
            if let Some(other) = seen.insert(game.digest(), game) {
                assert_eq!(other, game, "two positions share a digest");
            }
            game.legal(&mut legal);
            game.apply_unchecked(Policy::Builder.choose(&game, &legal, &mut rng));
        }
    }
}

#[test]
fn events_account_for_every_change_of_goods_and_points() {
    use tzolkin_engine::Holder;
    for seed in 0..60 {
        let players = 2 + (seed % 3) as usize;
        let mut rng = stream(seed);
        let mut game = Game::new(&Setup::random(players, &mut rng).unwrap());
        let mut legal = Actions::new();
        while !game.is_over() {
            game.legal(&mut legal);
            let before = game;
            let mut events = Vec::new();
            let seat = game.first_to_act().unwrap();
            let action = Policy::Builder.choose(&game, &legal, &mut rng);
            game.apply_unchecked_as(seat, action, &mut events);
            for seat in game.board().seats() {
                let (was, is) = (before.board().player(seat), game.board().player(seat));
                let (mut goods, mut points, mut steps) = (0_i32, 0, 0_i32);
                for event in &events {
                    match *event {
                        Event::Goods { amount, from, to, .. } => {
                            goods += i32::from(amount) * i32::from(to == Holder::Seat(seat));
                            goods -= i32::from(amount) * i32::from(from == Holder::Seat(seat));
                        }
                        Event::Points { seat: whose, amount, .. } if whose == seat => points += amount.0,
                        Event::Step { seat: whose, from, to, .. } if whose == seat => {
                            steps += i32::from(to) - i32::from(from);
                        }
                        _ => {}
                    }
                }
                let sum = |player: &tzolkin_engine::Player| {
                    i32::from(player.corn + player.blocks_in_all()) + i32::from(player.skulls)
                };
                let stairs =
                    |player: &tzolkin_engine::Player| player.temples.0.iter().map(|&step| i32::from(step)).sum::<i32>();
                assert_eq!(sum(is) - sum(was), goods, "{action} in seed {seed}");
                assert_eq!(is.points().0 - was.points().0, points, "{action} in seed {seed}");
                assert_eq!(stairs(is) - stairs(was), steps, "{action} in seed {seed}");
            }
        }
    }
}

/// A position taken from a game builds the same state with the same choices.
#[test]
fn positions_of_games_build_the_same_games() {
    let taken = AtomicUsize::new(0);
    explore(10, |game, _, _| {
        let turn = game.board().turn();
        let begins = game.decision() == DecisionKind::Turn && turn.placed + turn.picked == 0 && !turn.begged;
        let position = Position::of(game);
        assert_eq!(position.is_some(), begins);
        if let Some(position) = position {
            let built = position.build().unwrap_or_else(|error| panic!("{error}: {position:?}"));
            let state = |game: &Game| serde_json::to_value(State::of_game(game, Vec::new())).unwrap();
            assert_eq!(state(&built), state(game));
            taken.fetch_add(1, Ordering::Relaxed);
        }
    });
    assert!(taken.into_inner() > 1_000);
}
