//! Starting wealth: what every tile gives, how tiles are kept, how dummies are placed, which setups are refused.

use crate::common::change::Change;
use crate::common::{Play, blocks, building, built, monument, seat, tile};
use tzolkin_engine::{
    Action, Actions, Building, DecisionKind, Event, Game, Gear, Monument, PerTemple, Player, Position, RawSetup,
    Refusal, Seat, Setup, SetupError, Space, WealthTile,
};

/// A setup in the order of the component tables: seat 0 is dealt these tiles, the others the first that are left.
fn raw(players: usize, first: &[&str]) -> RawSetup {
    let first: Vec<WealthTile> = first.iter().map(|id| tile(id)).collect();
    let rest: Vec<WealthTile> = WealthTile::all().filter(|tile| !first.contains(tile)).collect();
    let wealth = [first].into_iter().chain(rest.chunks(4).map(<[_]>::to_vec)).take(players).collect();
    let (dummies, monuments) = [(12, 4), (6, 5), (0, 6)][players - 2];
    RawSetup {
        players,
        start_player: 0,
        wealth,
        dummies: (0..dummies).map(|index| Space { gear: Gear::ALL[index % 5], space: (index / 5) as u8 }).collect(),
        age1: Building::of_age(1).collect(),
        age2: Building::of_age(2).collect(),
        monuments: Monument::all().take(monuments).collect(),
    }
}

fn new_game(raw: RawSetup) -> Game {
    Game::new(&Setup::try_from(raw).expect("a setup that can be"))
}

/// Keeps those tiles as seat 0 and the first two listed as everybody else.
fn keep_all(game: &mut Game, kept: &str) {
    game.play(&[kept]);
    while game.decision() == DecisionKind::Keep {
        let first = game.legal_text()[0].clone();
        game.play(&[&first]);
    }
}

#[rustfmt::skip]
fn tiles() -> [(&'static str, Change); 21] {
    let goods = |corn, blocks| Change { corn, blocks, ..Change::default() };
    let agriculture = [1, 0, 0, 0];
    let extraction = [0, 1, 0, 0];
    let architecture = [0, 0, 1, 0];
    let theology = [0, 0, 0, 1];
    [
        ("w-palenque-1", Change { temples: [0, 1, 0], technologies: agriculture, ..goods(3, [0, 0, 0]) }),
        ("w-palenque-3", Change { temples: [0, 1, 0], ..goods(5, [0, 0, 1]) }),
        ("w-palenque-5", Change { technologies: agriculture, ..goods(0, [0, 1, 1]) }),
        ("w-palenque-7", goods(9, [0, 1, 0])),
        ("w-yaxchilan-1", Change { temples: [0, 0, 1], technologies: extraction, ..goods(0, [1, 0, 0]) }),
        ("w-yaxchilan-3", Change { temples: [0, 0, 1], ..goods(2, [2, 0, 0]) }),
        ("w-yaxchilan-5", Change { technologies: extraction, ..goods(4, [1, 0, 0]) }),
        ("w-yaxchilan-7", goods(3, [2, 1, 0])),
        ("w-tikal-1", Change { temples: [1, 0, 0], technologies: architecture, ..goods(2, [0, 0, 0]) }),
        ("w-tikal-3", goods(6, [0, 2, 0])),
        ("w-tikal-5", Change { technologies: architecture, ..goods(3, [0, 0, 1]) }),
        ("w-tikal-7", goods(6, [1, 1, 0])),
        ("w-uxmal-1", Change { temples: [1, 0, 0], ..goods(5, [0, 1, 0]) }),
        ("w-uxmal-3", Change { fed_free: 1, ..goods(3, [1, 0, 0]) }),
        ("w-uxmal-5", Change { workers: 1, ..goods(0, [0, 0, 0]) }),
        ("w-uxmal-7", goods(8, [0, 0, 1])),
        ("w-chichen-itza-0", Change { skulls: 1, ..goods(4, [1, 0, 0]) }),
        ("w-chichen-itza-3", Change { technologies: theology, ..goods(5, [0, 1, 0]) }),
        ("w-chichen-itza-5", goods(4, [3, 0, 0])),
        ("w-chichen-itza-7", Change { technologies: theology, ..goods(2, [2, 0, 0]) }),
        ("w-chichen-itza-10", goods(7, [2, 0, 0])),
    ]
}

#[test]
fn every_tile_gives_what_it_shows() {
    for (index, (id, change)) in tiles().into_iter().enumerate() {
        assert_eq!(tile(id).index(), index, "{id}");
        // Beside it a tile of plain goods: 9 corn and a stone, or 7 corn and two wood.
        let plain =
            if id == "w-palenque-7" { ("w-chichen-itza-10", 7, [2, 0, 0]) } else { ("w-palenque-7", 9, [0, 1, 0]) };
        let mut pair = [tile(id), tile(plain.0)];
        pair.sort_unstable();
        for players in 2..=4 {
            let fillers: Vec<String> =
                WealthTile::all().filter(|tile| !pair.contains(tile)).take(2).map(|tile| tile.to_string()).collect();
            let mut game = new_game(raw(players, &[id, &fillers[1], plain.0, &fillers[0]]));
            keep_all(&mut game, &Action::Keep(pair).to_string());
            let received = Change::between(&Player::default(), game.at(0));
            let expected = change.clone().paying(-plain.1, plain.2.map(|count: i32| -count));
            assert_eq!(received, expected, "{id} with {players} players");
            assert_eq!(game.at(0).wealth, Some(pair), "{id} stays with its owner");
            assert_eq!(game.at(0).workers_in_hand, game.at(0).workers_in_play, "{id}: nobody is placed yet");
            let skulls: u8 = game.board().seats().map(|seat| game.board().player(seat).skulls).sum();
            assert_eq!(game.board().skulls_in_bank() + skulls, 13, "{id}");
        }
    }
}

#[test]
fn both_tiles_count_and_technologies_add_nothing_to_their_goods() {
    let mut game = new_game(raw(4, &["w-palenque-1", "w-palenque-5", "w-yaxchilan-1", "w-yaxchilan-5"]));
    keep_all(&mut game, "keep w-palenque-1 w-palenque-5");
    let received = Change::between(&Player::default(), game.at(0));
    let expected =
        Change { corn: 3, blocks: [0, 1, 1], temples: [0, 1, 0], technologies: [2, 0, 0, 0], ..Change::default() };
    assert_eq!(received, expected);
    let mut game = new_game(raw(4, &["w-palenque-1", "w-palenque-5", "w-yaxchilan-1", "w-yaxchilan-5"]));
    keep_all(&mut game, "keep w-yaxchilan-1 w-yaxchilan-5");
    let received = Change::between(&Player::default(), game.at(0));
    let expected =
        Change { corn: 4, blocks: [2, 0, 0], temples: [0, 0, 1], technologies: [0, 2, 0, 0], ..Change::default() };
    assert_eq!(received, expected, "the first tile's extraction adds no wood to the second");
}

#[test]
fn w_uxmal_3_feeds_a_worker_for_good() {
    for round in [8, 14, 21] {
        for (tiles, eaten) in [(["w-uxmal-1", "w-uxmal-7"], 6), (["w-uxmal-3", "w-uxmal-7"], 4)] {
            let mut position = Position::new(2);
            (position.round, position.to_move) = (round, Some(1));
            position.seats[0].wealth = Some(tiles.map(tile));
            position.seats[0].corn = 10;
            let mut game = built(&position);
            game.pass_round();
            assert_eq!(10 - game.at(0).corn, eaten, "{tiles:?} in round {round}");
        }
    }
}

#[test]
fn any_two_of_the_four_tiles_may_be_kept() {
    let dealt = ["w-uxmal-7", "w-palenque-3", "w-chichen-itza-0", "w-tikal-1"];
    let game = new_game(raw(3, &dealt));
    let pairs = [
        "keep w-palenque-3 w-tikal-1",
        "keep w-palenque-3 w-uxmal-7",
        "keep w-palenque-3 w-chichen-itza-0",
        "keep w-tikal-1 w-uxmal-7",
        "keep w-tikal-1 w-chichen-itza-0",
        "keep w-uxmal-7 w-chichen-itza-0",
    ];
    assert_eq!(game.legal_text(), pairs);
    assert_eq!(game.dealt(seat(0)), Some(dealt.map(tile)));
    assert_eq!(game.refusal("keep w-tikal-1 w-palenque-3"), Refusal::KeepOrder);
    assert_eq!(game.refusal("keep w-tikal-1 w-tikal-1"), Refusal::KeepOrder);
    assert_eq!(game.refusal("keep w-tikal-1 w-tikal-3"), Refusal::NotDealt { tile: tile("w-tikal-3") });
    assert_eq!(game.refusal("keep w-palenque-1 w-tikal-1"), Refusal::NotDealt { tile: tile("w-palenque-1") });
    assert_eq!(game.refusal("place tikal"), Refusal::OtherDecision { open: DecisionKind::Keep });
}

/// A pair for every seat, each at a different position in its list.
fn choices(game: &Game) -> Vec<Action> {
    let mut legal = Actions::new();
    let mut choice = |seat: Seat| {
        game.legal_for(seat, &mut legal);
        assert_eq!(legal.len(), 6);
        legal[1 + seat.index()]
    };
    game.board().seats().map(&mut choice).collect()
}

#[test]
fn any_order_of_seats_leads_to_the_same_game() {
    let start = new_game(RawSetup { start_player: 2, ..raw(4, &["w-tikal-1", "w-tikal-3", "w-uxmal-3", "w-uxmal-5"]) });
    let kept = choices(&start);
    let mut ends = Vec::new();
    for code in 0..24_usize {
        let mut left: Vec<usize> = (0..4).collect();
        let order = [code / 6, code / 2 % 3, code % 2, 0].map(|index| left.remove(index));
        let mut game = start;
        for (turn, &number) in order.iter().enumerate() {
            assert_eq!(game.decision(), DecisionKind::Keep);
            let mut waiting = order[turn..].to_vec();
            waiting.sort_unstable();
            assert_eq!(game.to_act().map(Seat::index).collect::<Vec<_>>(), waiting);
            let mut events = Vec::new();
            game.apply(seat(number), kept[number], &mut events).expect("legal");
            assert_eq!(events[0], Event::Kept { seat: seat(number) });
            if turn < 3 {
                // Nothing has been revealed, and nobody has received anything yet.
                assert_eq!(events.len(), 1);
                assert_eq!(game.board(), start.board());
                let again = game.apply(seat(number), kept[number], &mut ());
                assert_eq!(again, Err(Refusal::NotToAct { seat: seat(number) }));
            } else {
                let revealed = events.iter().filter_map(|event| match event {
                    Event::Revealed { seat, .. } => Some(seat.index()),
                    _ => None,
                });
                assert_eq!(revealed.collect::<Vec<_>>(), [0, 1, 2, 3], "all at once");
            }
        }
        assert_eq!((game.decision(), game.board().round()), (DecisionKind::Turn, 1));
        assert_eq!((game.board().turn().seat, game.board().start_player()), (seat(2), seat(2)));
        ends.push(game);
    }
    assert!(ends.iter().all(|end| *end == ends[0]));
    for (number, action) in kept.iter().enumerate() {
        assert_eq!(ends[0].at(number).wealth.map(Action::Keep), Some(*action));
        assert_eq!(ends[0].dealt(seat(number)), None, "the other two tiles are gone");
    }
}

#[test]
fn what_is_kept_stays_secret_until_all_have_kept() {
    let mut game = new_game(raw(3, &["w-tikal-1", "w-tikal-3", "w-uxmal-3", "w-uxmal-5"]));
    let mut other = game;
    let keep = |game: &mut Game, number: usize, text: &str| {
        game.apply(seat(number), text.parse().expect("an action"), &mut ()).expect("legal");
    };
    keep(&mut game, 0, "keep w-tikal-1 w-tikal-3");
    keep(&mut other, 0, "keep w-uxmal-3 w-uxmal-5");
    for viewer in [1, 2] {
        assert_eq!(game.view(seat(viewer)), other.view(seat(viewer)));
        assert_eq!(game.view(seat(viewer)).kept(seat(0)), None);
        assert!(game.view(seat(viewer)).has_kept(seat(0)), "that it has kept is known");
    }
    assert_eq!(game.view_public(), other.view_public());
    assert_eq!(game.view(seat(0)).kept(seat(0)), Some(["w-tikal-1", "w-tikal-3"].map(tile)));
    keep_all(&mut game, "keep w-palenque-1 w-palenque-3");
    for viewer in 0..3 {
        assert_eq!(game.view(seat(viewer)).kept(seat(0)), Some(["w-tikal-1", "w-tikal-3"].map(tile)));
    }
}

/// Tiles left over name the spaces, one after another; the first dummy of a gear brings one to the opposite space,
/// except at Chichen Itza, and except where none is left.
#[test]
fn dummies_follow_from_the_tiles_left_over() {
    for (players, count) in [(2, 12), (3, 6), (4, 0)] {
        let (mut alone, mut starters) = (0, [0; 4]);
        for seed in 0..2000 {
            let setup = Setup::from_seed(players, seed).expect("a number of players that can be");
            let dealt: Vec<WealthTile> = setup.wealth().concat();
            let named_by = |at: Space| WealthTile::all().find(|tile| tile.info().dummy == at);
            let dummies = setup.dummies();
            assert_eq!(dummies.len(), count, "seed {seed}");
            let mut next = 0;
            while let Some(&at) = dummies.get(next) {
                let tile = named_by(at).unwrap_or_else(|| panic!("no tile names {at:?}, seed {seed}"));
                assert!(!dealt.contains(&tile), "{tile} was dealt, seed {seed}");
                let first = dummies[..next].iter().all(|before| before.gear != at.gear);
                next += 1;
                if first && at.gear != Gear::ChichenItza {
                    if let Some(&opposite) = dummies.get(next) {
                        let space = (at.space + 5) % 10;
                        assert_eq!(opposite, Space { gear: at.gear, space }, "seed {seed}");
                        next += 1;
                    } else {
                        alone += 1;
                    }
                }
            }
            let raw = RawSetup::from(setup.clone());
            assert_eq!(Setup::try_from(raw), Ok(setup.clone()), "a drawn setup passes the checks");
            let game = Game::new(&setup);
            let standing: u32 = Gear::ALL.map(|gear| game.board().gears().dummies(gear).len()).iter().sum();
            assert_eq!(standing as usize, count, "no two on one space, seed {seed}");
            starters[setup.start_player().index()] += 1;
        }
        assert_eq!(alone > 0, count > 0, "{players} players: now and then the last dummy is the first of its gear");
        assert!(starters[..players].iter().all(|&times| times > 2000 / players * 3 / 4), "{starters:?}");
        assert!(starters[players..].iter().all(|&times| times == 0), "{starters:?}");
    }
}

#[test]
fn the_setup_lies_on_the_board() {
    for (players, fields) in [(2, 2), (3, 3), (4, 4)] {
        let raw = raw(players, &["w-tikal-1", "w-tikal-3", "w-uxmal-3", "w-uxmal-5"]);
        let (dummies, monuments) = (raw.dummies.clone(), raw.monuments.clone());
        let game = new_game(raw);
        let board = game.board();
        let shown: Vec<Building> = board.display().iter().flatten().copied().collect();
        assert_eq!(shown, ["b01", "b02", "b03", "b04", "b05", "b06"].map(building));
        assert_eq!((board.pile(), board.age(), board.round()), (8, 1, 1));
        assert_eq!(board.monuments().collect::<Vec<_>>(), monuments);
        assert_eq!((board.players(), board.skulls_in_bank(), board.corn_on_teeth()), (players, 13, 0));
        assert!(board.jungle().iter().all(|group| group.corn == fields));
        assert!(board.jungle()[1..].iter().all(|group| group.wood == fields) && board.jungle()[0].wood == 0);
        assert!(dummies.iter().all(|at| board.gears().dummies(at.gear).contains(at.space)));
        for seat in board.seats() {
            let player = board.player(seat);
            assert_eq!((player.corn, player.blocks, player.skulls), (0, blocks(0, 0, 0), 0));
            assert_eq!((player.workers_in_play, player.workers_in_hand), (3, 3));
            assert_eq!((player.temples, player.technologies.0), (PerTemple([1, 1, 1]), [0; 4]));
            assert!(player.light_side && player.points().quarters() == 0);
        }
    }
}

#[test]
fn setups_that_cannot_be_are_refused() {
    let four = ["w-tikal-1", "w-tikal-3", "w-uxmal-3", "w-uxmal-5"];
    let refused = |players: usize, change: fn(&mut RawSetup)| {
        let mut raw = raw(players, &four);
        change(&mut raw);
        Setup::try_from(raw).expect_err("refused")
    };
    let count = |part, needs, has| SetupError::Count { part, needs, has };
    let twice = |part, index| SetupError::Twice { part, index };
    for players in [0, 1, 5] {
        assert_eq!(Setup::from_seed(players, 1), Err(SetupError::Players(players)));
        assert_eq!(Setup::try_from(RawSetup { players, ..raw(4, &four) }), Err(SetupError::Players(players)));
    }
    assert_eq!(refused(3, |raw| raw.start_player = 3), SetupError::StartPlayer(3));
    assert_eq!(refused(4, |raw| raw.start_player = 4), SetupError::StartPlayer(4));
    assert_eq!(refused(3, |raw| raw.wealth.truncate(2)), count("wealth", 3, 2));
    assert_eq!(refused(4, |raw| raw.wealth[2].truncate(3)), count("wealth", 4, 3));
    assert_eq!(refused(4, |raw| raw.wealth[1].push(tile("w-chichen-itza-10"))), count("wealth", 4, 5));
    assert_eq!(refused(4, |raw| raw.wealth[3][0] = raw.wealth[0][1]), twice("wealth", 13));
    assert_eq!(refused(2, |raw| raw.dummies.truncate(11)), count("dummies", 12, 11));
    assert_eq!(refused(3, |raw| raw.dummies.push(Space { gear: Gear::Tikal, space: 9 })), count("dummies", 6, 7));
    assert_eq!(refused(4, |raw| raw.dummies.push(Space { gear: Gear::Tikal, space: 9 })), count("dummies", 0, 1));
    assert_eq!(refused(3, |raw| raw.dummies[5] = raw.dummies[2]), twice("dummies", 6));
    let beyond = Space { gear: Gear::Uxmal, space: 10 };
    assert_eq!(
        refused(3, |raw| raw.dummies[4] = Space { gear: Gear::Uxmal, space: 10 }),
        SetupError::NoSuchSpace(beyond)
    );
    let beyond = Space { gear: Gear::ChichenItza, space: 13 };
    assert_eq!(refused(2, |raw| raw.dummies[4].space = 13), SetupError::NoSuchSpace(beyond));
    for (players, needs) in [(2, 4), (3, 5), (4, 6)] {
        assert_eq!(
            refused(players, |raw| raw.monuments.truncate(raw.monuments.len() - 1)),
            count("monuments", needs, needs - 1)
        );
        assert_eq!(refused(players, |raw| raw.monuments.push(monument("m13"))), count("monuments", needs, needs + 1));
    }
    assert_eq!(refused(2, |raw| raw.monuments[3] = raw.monuments[0]), twice("monuments", 4));
    assert_eq!(refused(4, |raw| raw.age1.truncate(13)), count("age1", 14, 13));
    assert_eq!(refused(4, |raw| raw.age2.truncate(17)), count("age2", 18, 17));
    assert_eq!(refused(4, |raw| raw.age1[13] = raw.age1[0]), twice("age1", 14));
    assert_eq!(refused(4, |raw| raw.age2[1] = raw.age2[0]), twice("age2", 2));
    assert_eq!(refused(4, |raw| raw.age1[3] = raw.age2[3]), SetupError::OtherAge(building("b18")));
    assert_eq!(refused(4, |raw| raw.age2[3] = raw.age1[3]), SetupError::OtherAge(building("b04")));
    // Unnumbered spaces may hold dummies, and they need not follow from the tiles.
    let mut unusual = raw(3, &four);
    unusual.dummies[0] = Space { gear: Gear::ChichenItza, space: 12 };
    unusual.dummies[1] = Space { gear: Gear::Palenque, space: 9 };
    assert!(Setup::try_from(unusual).is_ok());
}
