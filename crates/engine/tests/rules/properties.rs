//! What holds in every position of a game, for 2, 3 and 4 players. Half of the games use a policy that prefers
//! building, advancing and trading.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::common::apply_next;
use crate::common::ledger::Ledger;
use crate::common::oracle;
use crate::common::policy::Policy;
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use tzolkin_engine::action::{MOST_ACTIONS, vocabulary};
use tzolkin_engine::chance::stream;
use tzolkin_engine::components::{ADVANCE_COST, DISPLAY, Effect, SKULLS, WEALTH_DEALT, WORKERS_AT_MOST, table_size};
use tzolkin_engine::event::{HarvestTile, Spot};
use tzolkin_engine::options::{Amounts, Preview};
use tzolkin_engine::wire::State;
use tzolkin_engine::{
    Action, Actions, Building, DecisionKind, Event, Game, Gear, Monument, Observer, PerBlock, PerTechnology, Player,
    Position, Record, Refusal, Seat, Setup, Technology, Temple,
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
            game.apply_unchecked(seat, action, &mut events);
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
            while let Some(seat) = game.first_to_act() {
                game.legal(&mut legal);
                assert!(!legal.is_empty(), "dead end with {players} players, seed {seed}");
                game.apply_unchecked(seat, policy.choose(&game, &legal, &mut rng), &mut ());
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
            game.apply_unchecked(seat, action, &mut burnt);
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
        for temple in Temple::ALL {
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
                assert_eq!(after.apply(seat, action, &mut ()), Ok(()));
                assert_ne!(after, *game, "{action} does something");
            }
        }
    });
}

/// Compares what the rules allow, according to [`oracle`], with the list of legal actions, the answer of `check` and
/// the result of applying, for every action that can be written.
#[test]
fn the_engine_allows_what_the_rules_allow() {
    let all = vocabulary();
    explore(40, |game, _, _| {
        for seat in game.board().seats() {
            let mut legal = Actions::new();
            game.legal_for(seat, &mut legal);
            for &action in &all {
                let allowed = oracle::may(game, seat, action);
                assert_eq!(legal.contains(&action), allowed, "{action} by {seat} in {game:?}");
                let mut after = *game;
                let applied = after.apply(seat, action, &mut ());
                assert_eq!(applied.is_ok(), allowed, "{action} by {seat}: {applied:?}");
                assert_eq!(after == *game, !allowed, "{action} by {seat} changes the game exactly if it is allowed");
            }
        }
    });
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

/// The menu for people offers everything that is legal, in the order of the legal list, and refuses the rest with
/// figures that agree with the board.
#[test]
fn options_offer_what_the_rules_allow() {
    let all = vocabulary();
    explore(12, |game, _, _| {
        for seat in game.board().seats() {
            let options = game.options(seat);
            let offered: Vec<Action> =
                options.iter().filter(|choice| choice.refusal.is_none()).map(|choice| choice.action).collect();
            let allowed = all.iter().copied().filter(|&action| oracle::may(game, seat, action));
            assert_eq!(offered.iter().copied().collect::<BTreeSet<_>>(), allowed.collect());
            let mut legal = Actions::new();
            game.legal_for(seat, &mut legal);
            assert_eq!(offered, legal.to_vec(), "in the documented order");
            let me = game.board().player(seat);
            for choice in &options {
                assert_eq!(choice.preview.is_none(), choice.refusal.is_some(), "a preview or a refusal");
                match choice.refusal {
                    Some(Refusal::NotEnoughCorn { needs, has }) => assert!(has == me.corn && needs > has),
                    Some(Refusal::NotEnoughBlocks { needs, has }) => {
                        assert!(has == me.blocks_in_all() && u16::from(needs) > has);
                    }
                    Some(Refusal::NotEnoughSkulls { needs, has }) => assert!(has == me.skulls && needs > has),
                    Some(Refusal::BlocksMissing { needs, missing }) => {
                        assert!(missing.total() > 0);
                        for (block, &lacks) in missing.iter() {
                            assert_eq!(u16::from(lacks), u16::from(needs[block]).saturating_sub(me.blocks[block]));
                        }
                    }
                    Some(Refusal::LowestStep { temple }) => assert_eq!(me.temples[temple], 0),
                    Some(Refusal::StartSpaceTaken { by }) => assert_eq!(game.board().start_space(), Some(by)),
                    _ => {}
                }
                if let (Action::Pick { .. }, Some(_)) = (choice.action, choice.preview) {
                    let mut after = *game;
                    after.apply_unchecked(seat, choice.action, &mut ());
                    let behind = choice.then.iter().filter(|choice| choice.refusal.is_none());
                    let allowed = all.iter().copied().filter(|&action| oracle::may(&after, seat, action));
                    assert_eq!(behind.map(|choice| choice.action).collect::<BTreeSet<_>>(), allowed.collect());
                }
            }
        }
    });
}

/// A preview names every change to the player's goods, points, steps, levels and workers, and nothing else.
#[test]
fn previews_say_what_happens() {
    explore(60, |game, _, _| {
        for seat in game.to_act() {
            // What tiles give is paid out when the last seat chooses, so nothing else changes before.
            let last_to_keep = game.to_act().eq([seat]);
            for choice in game.options(seat) {
                let Some(preview) = choice.preview else { continue };
                let mut after = *game;
                let mut events = Vec::new();
                after.apply_unchecked(seat, choice.action, &mut events);
                match choice.action {
                    Action::Keep(_) if !last_to_keep => continue,
                    Action::End => {
                        let from_teeth = game.board().start_space() == Some(seat);
                        let gains = if from_teeth { game.board().corn_on_teeth() } else { 0 };
                        let known =
                            Preview { gains: Amounts { corn: gains, ..Amounts::default() }, ..Preview::default() };
                        assert_eq!(preview, known, "the end of a turn previews corn from the teeth and nothing else");
                        continue;
                    }
                    Action::Days(_) => {
                        let fell = |event: &&Event| matches!(event, Event::Worker { seat: whose, from: Spot::Gear(_), .. } if *whose == seat);
                        let falls = events.iter().filter(fell).count() as u8;
                        assert_eq!(preview, Preview { falls, ..Preview::default() });
                        continue;
                    }
                    _ => {}
                }
                let (was, is) = (game.board().player(seat), after.board().player(seat));
                let Preview { costs, blocks, gains, points, temples, technologies, workers, falls, to, opens } =
                    preview;
                let net = |gain: u16, cost: u16| i32::from(gain) - i32::from(cost);
                let previewed = [
                    net(gains.corn, costs.corn),
                    net(gains.wood, costs.wood),
                    net(gains.stone, costs.stone),
                    net(gains.gold, costs.gold),
                    net(gains.skulls, costs.skulls),
                ];
                let goods = |player: &Player| {
                    let [wood, stone, gold] = player.blocks.0.map(i32::from);
                    [i32::from(player.corn), wood, stone, gold, i32::from(player.skulls)]
                };
                let changed: [i32; 5] = core::array::from_fn(|index| goods(is)[index] - goods(was)[index]);
                assert_eq!(changed, previewed, "{} in {game:?}", choice.action);
                assert_eq!(is.points().quarters() - was.points().quarters(), points.quarters(), "{}", choice.action);
                assert_eq!(is.workers_in_play - was.workers_in_play, workers, "{}", choice.action);
                assert_eq!(falls, 0, "{}", choice.action);
                for temple in Temple::ALL {
                    assert_eq!(
                        is.temples[temple] as i8 - was.temples[temple] as i8,
                        temples[temple],
                        "{}",
                        choice.action
                    );
                }
                for technology in Technology::ALL {
                    let advanced = is.technologies[technology] as i8 - was.technologies[technology] as i8;
                    assert_eq!(advanced, technologies[technology], "{}", choice.action);
                }
                match to {
                    Some(Spot::Gear(at)) => assert!(after.board().gears().workers(seat, at.gear).contains(at.space)),
                    Some(Spot::StartSpace) => assert_eq!(after.board().start_space(), Some(seat)),
                    Some(Spot::Hand) => assert_eq!(is.workers_in_hand, was.workers_in_hand + 1),
                    Some(Spot::Bank) => panic!("no worker goes back to the bank"),
                    None => assert_eq!(is.workers_in_hand, was.workers_in_hand + workers),
                }
                if game.decision() != DecisionKind::Keep {
                    let open = after.decision();
                    assert_eq!(opens, (open != DecisionKind::Turn).then_some(open), "{}", choice.action);
                    let due = after.options(seat).into_iter().find_map(|next| match next.action {
                        Action::Pay(blocks) => Some(blocks.total()),
                        _ => None,
                    });
                    assert_eq!(u16::from(blocks), due.unwrap_or(0), "{}", choice.action);
                }
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
        while let Some(seat) = game.first_to_act() {
            if let Some(other) = seen.insert(game.digest(), game) {
                assert_eq!(other, game, "two positions share a digest");
            }
            game.legal(&mut legal);
            game.apply_unchecked(seat, Policy::Builder.choose(&game, &legal, &mut rng), &mut ());
        }
    }
}

/// The events alone lead from every position to the next: by seat, kind of good, temple, technology, source of points,
/// tile, space and slot.
#[test]
fn events_account_for_every_change() {
    for seed in 0..90 {
        let players = 2 + (seed % 3) as usize;
        let policy = if seed % 2 == 0 { Policy::Uniform } else { Policy::Builder };
        let mut rng = stream(seed);
        let mut game = Game::new(&Setup::random(players, &mut rng).unwrap());
        let mut legal = Actions::new();
        let mut ledger = Ledger::of(game.board());
        while !game.is_over() {
            game.legal(&mut legal);
            let mut events = Vec::new();
            let seat = game.first_to_act().unwrap();
            let action = policy.choose(&game, &legal, &mut rng);
            game.apply_unchecked(seat, action, &mut events);
            ledger.enter(&events);
            assert_eq!(ledger, Ledger::of(game.board()), "{action} in seed {seed}: {events:?}");
        }
    }
}

/// Farms save what their owners' tiles say, which no event mentions.
#[test]
fn farms_save_what_the_tiles_say() {
    explore(20, |game, _, _| {
        for seat in game.board().seats() {
            let player = game.board().player(seat);
            let tiles = player.wealth.iter().flatten().flat_map(|tile| tile.info().effects);
            let effects = tiles.chain(player.buildings().flat_map(|tile| tile.info().effects));
            let (mut fed_free, mut corn_less) = (0, 0);
            for effect in effects {
                match effect {
                    Effect::FedFree(workers) => fed_free += workers,
                    Effect::CornLess(corn) => corn_less += corn,
                    _ => {}
                }
            }
            assert_eq!((player.fed_free, player.corn_less), (fed_free, corn_less));
        }
    });
}

/// The most actions that a decision can offer, derived from the component tables.
fn most_actions(decision: DecisionKind) -> usize {
    let last_actions = || Gear::ALL.into_iter().map(|gear| usize::from(gear.info().last_action));
    let dearest = usize::from(ADVANCE_COST.into_iter().max().expect("levels"));
    // Every way to build a tile of an age: without saving a block, or saving one of each kind that it costs.
    let ways = |age: u8| {
        let kinds = |building: Building| building.info().cost.0.iter().filter(|&&count| count > 0).count();
        let mut ways: Vec<usize> = Building::of_age(age).map(|building| 1 + kinds(building)).collect();
        ways.sort_unstable_by(|a, b| b.cmp(a));
        ways[..DISPLAY].iter().sum::<usize>()
    };
    let monuments = (2..=Seat::NUM).map(|players| table_size(players).monuments).max().expect("sizes");
    match decision {
        DecisionKind::Keep => WEALTH_DEALT * (WEALTH_DEALT - 1) / 2,
        // Begging, placing on a gear or on the starting player space, picking up every worker, and ending the turn.
        DecisionKind::Turn => Temple::NUM + Gear::NUM + 1 + usize::from(WORKERS_AT_MOST) + 1,
        // Every action of the gear, the one ahead, and none.
        DecisionKind::GearAction => last_actions().max().expect("gears") + 2,
        // The actions of the four cities, less Uxmal 5, and declining.
        DecisionKind::AnyAction => last_actions().take(4).sum(),
        DecisionKind::Harvest | DecisionKind::Take => 3,
        DecisionKind::Anger | DecisionKind::Climb => Temple::NUM,
        DecisionKind::Advance => Technology::NUM + 1,
        // Selections of blocks of three kinds.
        DecisionKind::Pay => (dearest + 2) * (dearest + 1) / 2,
        // Either monuments or declining, which is possible once something has been built.
        DecisionKind::Build => ways(1).max(ways(2)) + monuments.max(1),
        DecisionKind::Market => 7,
        DecisionKind::Offer => 4,
        DecisionKind::Days => 2,
        DecisionKind::Over => 0,
    }
}

/// The longest legal list there can be: every way to build each of six buildings at Tikal 4 with architecture 3, and six
/// monuments. The list must hold it.
#[test]
fn the_longest_legal_list_fits() {
    let kinds = |building: &Building| building.info().cost.0.iter().filter(|&&count| count > 0).count();
    let mut tiles: Vec<Building> = Building::of_age(2).collect();
    tiles.sort_by_key(|building| core::cmp::Reverse(kinds(building)));
    let mut position = Position::new(4);
    position.round = 15;
    position.display(&tiles[..6]);
    position.place(0, Gear::Tikal, 4);
    position.seats[0].blocks = PerBlock([99; 3]);
    position.seats[0].skulls = 1;
    position.seats[0].technologies[Technology::Architecture] = 3;
    position.monuments = Some(Monument::all().skip(7).collect());
    let mut game = position.build().unwrap();
    for action in ["pick tikal 4", "do 4"] {
        apply_next(&mut game, action.parse().unwrap()).unwrap();
    }
    let mut legal = Actions::new();
    game.legal(&mut legal);
    // Each building without architecture or saving one block, and the monuments.
    assert_eq!(legal.len(), tiles[..6].iter().map(|building| 1 + kinds(building)).sum::<usize>() + 6);
    assert_eq!(legal.len(), most_actions(DecisionKind::Build), "the bound is reached");
    assert!(legal.len() <= MOST_ACTIONS);
    explore(60, |game, _, _| {
        let mut listed = Actions::new();
        game.legal(&mut listed);
        let most = most_actions(game.decision());
        assert!(listed.len() <= most && most <= MOST_ACTIONS, "{}: {} of {most}", game.decision(), listed.len());
    });
}

/// The deepest nesting: Tikal 4 waits for the effects of b21, which wait for its Tikal 4, which waits for the second
/// advance of b31, which waits for the bonus of the first.
#[test]
fn the_deepest_nesting_fits() {
    let mut position = Position::new(2);
    position.round = 15;
    position.display(&["b21", "b31", "b15"].map(|id| id.parse().unwrap()));
    position.place(0, Gear::Uxmal, 5);
    position.seats[0].corn = 9;
    position.seats[0].blocks = PerBlock([9; 3]);
    position.seats[0].technologies = PerTechnology([3; 4]);
    let mut game = position.build().unwrap();
    let actions = [
        "pick uxmal 5",
        "do 5",
        "do tikal 4",
        "build b21 plain",
        "do tikal 4",
        "build b31 plain",
        "advance agriculture",
    ];
    for action in actions {
        apply_next(&mut game, action.parse().unwrap()).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    assert_eq!(game.decision(), DecisionKind::Climb);
    let deepest = game.board().pending().as_slice().len();
    assert_eq!(deepest, 5, "{:?}", game.board().pending());
    let seen = AtomicUsize::new(0);
    explore(60, |game, _, _| {
        seen.fetch_max(game.board().pending().as_slice().len(), Ordering::Relaxed);
    });
    assert!((3..=deepest).contains(&seen.into_inner()), "no game nests deeper");
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
