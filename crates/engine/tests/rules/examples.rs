//! The worked examples of the rulebooks, one test each, with their counter-tests and variants.
//!
//! Seats stand for colours; each test says which. Where something could be seen only in a picture, the test says what
//! it assumes. The set-up and the first two rounds, B16 and B17, have a file of their own.

use crate::common::{
    Play, apply_next, blocks, building, built, idle, levels, monument, points, seat, shown, standing, temples, tile,
};
use tzolkin_engine::game::Group;
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{Block, Blocks, DecisionKind, Game, Gear, Points, Position, Refusal, Temple};

/// Green (seat 0) with four workers in hand, Red (seat 1) on Palenque 1.
fn first_example(corn: u16) -> Position {
    let mut position = Position::new(4);
    position.seats[0].corn = corn;
    position.seats[0].workers_in_play = 4;
    position.place(1, Gear::Palenque, 1);
    position
}

const THREE_WORKERS: [&str; 3] = ["place palenque", "place palenque", "place yaxchilan"];

#[test]
fn b01_lowest_free_space() {
    let mut game = built(&first_example(5));
    game.play(&THREE_WORKERS);
    assert_eq!(standing(&game, 0, Gear::Palenque), [0, 2]);
    assert_eq!(standing(&game, 0, Gear::Yaxchilan), [0]);
    assert_eq!(standing(&game, 1, Gear::Palenque), [1]);
    assert_eq!(game.at(0).workers_in_hand, 1);
}

#[test]
fn b02_cost_of_three_workers() {
    for corn in 5..=7 {
        let mut game = built(&first_example(corn));
        game.play(&THREE_WORKERS);
        let has = corn - 5;
        assert_eq!(game.at(0).corn, has);
        for (place, needs) in [
            ("place palenque", 3 + 3),
            ("place yaxchilan", 1 + 3),
            ("place tikal", 3),
            ("place uxmal", 3),
            ("place chichen-itza", 3),
            ("place start", 3),
        ] {
            assert_eq!(game.refusal(place), Refusal::NotEnoughCorn { needs, has });
        }
        assert_eq!(four_worker_moves(corn), 0, "with {corn} corn, in whichever order");
        game.play(&["end"]);
    }
    let mut game = built(&first_example(4));
    game.play(&THREE_WORKERS[..2]);
    assert_eq!(game.refusal("place yaxchilan"), Refusal::NotEnoughCorn { needs: 2, has: 1 });
    let mut game = built(&first_example(8));
    game.play(&THREE_WORKERS).play(&["place tikal", "end"]);
    assert_eq!(game.at(0).corn, 0);
    // The three and one of Tikal 0, Uxmal 0, Chichen Itza 0 or the starting player space: four sets, in any order
    // that fills Palenque from below.
    assert_eq!(four_worker_moves(8), 4 * 12);
}

/// How many orders of placing four workers include the three of the example.
fn four_worker_moves(corn: u16) -> usize {
    let places = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen-itza", "start"].map(|at| format!("place {at}"));
    let mut games = vec![built(&first_example(corn))];
    for _ in 0..4 {
        let next = |game: &Game| {
            let mut after: Vec<Game> = Vec::new();
            for place in &places {
                let mut copy = *game;
                if apply_next(&mut copy, place.parse().expect("an action")).is_ok() {
                    after.push(copy);
                }
            }
            after
        };
        games = games.iter().flat_map(next).collect();
    }
    let has_the_three = |game: &&Game| {
        let (palenque, yaxchilan) = (standing(game, 0, Gear::Palenque), standing(game, 0, Gear::Yaxchilan));
        palenque.contains(&0) && palenque.contains(&2) && yaxchilan.contains(&0)
    };
    games.iter().filter(has_the_three).count()
}

/// Red (seat 0) with two workers in hand. The picture shows who fills Palenque 0 to 2: here the three others do.
fn second_example(corn: u16, workers: u8) -> Position {
    let mut position = Position::new(4);
    position.seats[0].corn = corn;
    position.seats[0].workers_in_play = workers;
    position.place(0, Gear::ChichenItza, 5);
    position.place(1, Gear::Palenque, 0).place(2, Gear::Palenque, 1).place(3, Gear::Palenque, 2);
    position
}

#[test]
fn b03_cost_of_two_workers() {
    let mut game = built(&second_example(10, 3));
    game.play(&["place palenque", "place palenque"]);
    assert_eq!(standing(&game, 0, Gear::Palenque), [3, 4]);
    assert_eq!(game.at(0).corn, 2);
    assert_eq!(game.refusal("place tikal"), Refusal::NoWorkerInHand);
    // The corn would be enough for a third worker on a free space 0 if Red had one: it would cost two more, not one
    // more.
    let mut game = built(&second_example(10, 4));
    game.play(&["place palenque", "place palenque", "place tikal"]);
    assert_eq!(game.at(0).corn, 0);
    let mut game = built(&second_example(9, 4));
    game.play(&["place palenque", "place palenque"]);
    assert_eq!(game.refusal("place tikal"), Refusal::NotEnoughCorn { needs: 2, has: 1 });
    let mut game = built(&second_example(7, 3));
    game.play(&["place palenque"]);
    assert_eq!(game.refusal("place palenque"), Refusal::NotEnoughCorn { needs: 5, has: 4 });
}

#[test]
fn b04_order_of_picking_up() {
    // The gear and the third worker are in the picture only: judging by what the spaces give, Yaxchilan and its space
    // 1.
    let mut position = Position::new(4);
    position.place(0, Gear::Yaxchilan, 1).place(0, Gear::Yaxchilan, 2).place(0, Gear::Yaxchilan, 3);
    let mut game = built(&position);
    game.play(&["pick yaxchilan 2", "do 2"]);
    assert_eq!((game.at(0).corn, game.at(0).blocks), (1, blocks(0, 1, 0)));
    game.play(&["pick yaxchilan 3"]);
    assert_eq!(game.legal_text(), ["do 2", "do 3", "nothing"]);
    game.play(&["do 2"]);
    assert_eq!((game.at(0).corn, game.at(0).blocks), (1, blocks(0, 2, 0)));
    game.play(&["end"]);
    assert_eq!(standing(&game, 0, Gear::Yaxchilan), [1]);
    assert_eq!(game.at(0).workers_in_hand, 2);

    let mut game = built(&position);
    game.play(&["pick yaxchilan 3"]);
    assert_eq!(game.legal_text(), ["do 3", "nothing"]);
    assert_eq!(game.refusal("do 2"), Refusal::NotEnoughCorn { needs: 1, has: 0 });
    assert_eq!(game.refusal("do 1"), Refusal::NotEnoughCorn { needs: 2, has: 0 });
    game.play(&["do 3"]);
    assert_eq!((game.at(0).corn, game.at(0).blocks), (2, blocks(0, 0, 1)));
}

/// Red (seat 0) on Palenque 1, 3 and 4, with the jungle untouched.
fn in_the_jungle(corn: u16) -> Game {
    let mut position = Position::new(4);
    position.seats[0].corn = corn;
    position.place(0, Gear::Palenque, 1).place(0, Gear::Palenque, 3).place(0, Gear::Palenque, 4);
    built(&position)
}

#[test]
fn b05_burning_the_forest() {
    let mut game = in_the_jungle(0);
    game.play(&["pick palenque 3", "do 3", "wood"]);
    assert_eq!((game.at(0).blocks, game.at(0).corn), (blocks(2, 0, 0), 0));
    game.play(&["pick palenque 4", "do 4"]);
    assert_eq!(game.legal_text(), ["wood", "burn"]);
    assert_eq!(game.refusal("corn"), Refusal::NoCornTile { agriculture: 0 });
    game.play(&["burn"]);
    // Only the picture shows which god is angered; it can be any of the three.
    assert_eq!(game.legal_text(), ["anger chaac", "anger quetzalcoatl", "anger kukulcan"]);
    game.play(&["anger kukulcan"]);
    assert_eq!(game.at(0).temples, temples(1, 1, 0));
    game.play(&["end"]);
    assert_eq!((game.at(0).blocks, game.at(0).corn), (blocks(2, 0, 0), 7));
    assert_eq!((game.at(0).wood_tiles, game.at(0).corn_tiles), (1, 1));
    assert_eq!(game.board().jungle()[1], Group { corn: 4, wood: 3 });
    assert_eq!(game.board().jungle()[2], Group { corn: 3, wood: 3 });
    assert_eq!(standing(&game, 0, Gear::Palenque), [1]);
}

#[test]
fn b06_without_anger() {
    let mut game = in_the_jungle(1);
    game.play(&["pick palenque 3", "do 3", "wood", "pick palenque 4", "do 3"]);
    assert_eq!(game.at(0).corn, 0, "the step back is paid before the harvest");
    assert_eq!(game.legal_text(), ["corn", "wood", "burn"]);
    game.play(&["corn"]);
    assert_eq!((game.at(0).blocks, game.at(0).corn), (blocks(2, 0, 0), 5));
    assert_eq!((game.at(0).wood_tiles, game.at(0).corn_tiles), (1, 1));
    assert_eq!(game.at(0).temples, temples(1, 1, 1));
    assert_eq!(game.board().jungle()[1], Group { corn: 3, wood: 3 });

    let mut game = in_the_jungle(0);
    game.play(&["pick palenque 3", "do 3", "wood", "pick palenque 4"]);
    assert_eq!(game.refusal("do 3"), Refusal::NotEnoughCorn { needs: 1, has: 0 });
    assert_eq!(game.legal_text(), ["do 4", "nothing"]);

    let mut game = in_the_jungle(1);
    game.play(&["pick palenque 4", "do 3"]);
    assert_eq!(game.refusal("corn"), Refusal::NoCornTile { agriculture: 0 }, "nothing uncovered yet");
}

/// Yellow (seat 0) on Tikal 3 and 4 with five wood. The technologies and tiles are in the pictures only; here b01 and
/// b09 cost the three wood that are left after two advances, and nothing else on display can be paid with so little
/// wood.
fn technology_then_buildings() -> Game {
    let mut position = Position::new(4);
    position.seats[0].blocks = blocks(5, 0, 0);
    position.place(0, Gear::Tikal, 3).place(0, Gear::Tikal, 4);
    shown(&mut position, &["b01", "b09", "b04", "b05", "b06", "b07"]);
    built(&position)
}

#[test]
fn b07_technology_then_buildings() {
    let mut game = technology_then_buildings();
    game.play(&["pick tikal 3", "do 3", "advance extraction", "pay wood", "advance theology", "pay wood"]);
    assert_eq!((game.at(0).technologies, game.at(0).blocks), (levels(0, 1, 0, 1), blocks(3, 0, 0)));
    game.play(&["pick tikal 4", "do 4"]);
    assert_eq!(game.legal_text(), ["build b01", "build b09"]);
    game.play(&["build b01", "build b09"]);
    assert_eq!(game.decision(), DecisionKind::Turn);
    assert_eq!(game.at(0).blocks, blocks(0, 0, 0));
    assert_eq!(game.at(0).buildings().collect::<Vec<_>>(), [building("b01"), building("b09")]);
    assert_eq!(game.at(0).technologies, levels(1, 1, 0, 1), "b09 teaches agriculture");
    let slots = |game: &Game| game.board().display().map(|slot| slot.map_or("-".to_owned(), |tile| tile.to_string()));
    assert_eq!(slots(&game), ["-", "-", "b04", "b05", "b06", "b07"]);
    assert_eq!(game.board().pile(), 8);
    game.play(&["end"]);
    assert_eq!(slots(&game), ["b02", "b03", "b04", "b05", "b06", "b07"]);
    assert_eq!(game.board().pile(), 6);

    let mut game = technology_then_buildings();
    game.play(&["pick tikal 3", "do 3", "advance extraction", "pay wood", "advance extraction", "pay wood wood"]);
    assert_eq!((game.at(0).technologies, game.at(0).blocks), (levels(0, 2, 0, 0), blocks(2, 0, 0)));
    game.play(&["pick tikal 4", "do 4", "build b01"]);
    assert_eq!(game.decision(), DecisionKind::Turn, "one wood is left, and no second building");
    assert_eq!(game.at(0).blocks, blocks(1, 0, 0));
}

#[test]
fn b08_building_costs() {
    let start = |gear: Gear, space: u8, corn: u16, owned: [u16; 3]| {
        let mut position = Position::new(4);
        position.seats[0].corn = corn;
        position.seats[0].blocks = blocks(owned[0], owned[1], owned[2]);
        position.place(0, gear, space);
        shown(&mut position, &["b14", "b13", "b08", "b11"]);
        built(&position)
    };
    // Stone and gold: b14.
    let mut game = start(Gear::Tikal, 2, 9, [0, 1, 1]);
    game.play(&["pick tikal 2", "do 2", "build b14"]);
    assert_eq!((game.at(0).blocks, game.at(0).corn), (blocks(0, 0, 0), 9));
    let mut game = start(Gear::Tikal, 2, 9, [5, 0, 1]);
    game.play(&["pick tikal 2", "do 2"]);
    let (needs, missing) = (Blocks::of(0, 1, 1), Blocks::of(0, 1, 0));
    assert_eq!(game.refusal("build b14"), Refusal::BlocksMissing { needs, missing });
    let mut game = start(Gear::Tikal, 2, 9, [0, 5, 0]);
    game.play(&["pick tikal 2"]);
    assert_eq!(game.refusal("do 2"), Refusal::NothingPayable);

    // At Uxmal 4, two blocks of any kind cost four corn. The two tiles of the picture are b08 and b11 here.
    for tile in ["b08", "b11", "b14"] {
        let mut game = start(Gear::Uxmal, 4, 4, [1, 1, 1]);
        game.play(&["pick uxmal 4", "do 4", &format!("build {tile}")]);
        assert_eq!(game.at(0).corn, if tile == "b11" { 1 } else { 0 }, "b11 gives a corn back");
        assert_eq!(game.at(0).blocks, blocks(1, 1, 1), "corn only");
        let mut game = start(Gear::Uxmal, 4, 3, [1, 1, 1]);
        game.play(&["pick uxmal 4", "do 4"]);
        assert_eq!(game.refusal(&format!("build {tile}")), Refusal::NotEnoughCorn { needs: 4, has: 3 });
    }
}

#[test]
fn b09_skull_for_points() {
    let mut position = Position::new(4);
    position.seats[0].corn = 1;
    position.seats[0].skulls = 1;
    position.seats[1].corn = 2;
    position.seats[1].skulls = 1;
    position.place(0, Gear::ChichenItza, 7).place(1, Gear::ChichenItza, 8);
    let mut game = built(&position);
    game.play(&["pick chichen-itza 7", "do 6"]);
    assert_eq!(game.legal_text(), ["take wood", "take stone", "take gold"]);
    game.play(&["take gold", "end"]);
    assert_eq!(points(&game, 0), 8);
    assert_eq!(game.at(0).temples, temples(1, 1, 2));
    assert_eq!((game.at(0).corn, game.at(0).blocks, game.at(0).skulls), (0, blocks(0, 0, 1), 0));
    assert_eq!(game.board().skulls_placed().collect::<Vec<_>>(), [6]);
    assert_eq!(game.board().skulls_in_bank(), 11, "the skull is nobody's, but not the bank's either");
    game.play(&["pick chichen-itza 8"]);
    assert_eq!(game.refusal("do 6"), Refusal::SkullSpaceTaken { space: 6 });
    assert!(game.allows("do 8"));
}

/// Green (seat 1) about to take the starting player space with 3 corn on the teeth, then Red (seat 2). Red stands on
/// that space, and on another from which nothing falls.
fn against_acceleration(gear: Gear, space: u8) -> Game {
    let elsewhere = if gear == Gear::Palenque { Gear::Yaxchilan } else { Gear::Palenque };
    let mut position = Position::new(3);
    position.round = 5;
    position.to_move = Some(1);
    position.corn_on_teeth = 3;
    position.place(2, gear, space).place(2, elsewhere, 0);
    let mut game = built(&position);
    game.play(&["place start", "end", &format!("pick {elsewhere} 0"), "nothing", "end"]);
    game
}

#[test]
fn b10_hindering_acceleration() {
    // The picture shows the gear: here Tikal.
    let mut position = Position::new(3);
    position.round = 5;
    position.to_move = Some(1);
    position.corn_on_teeth = 3;
    position.place(2, Gear::Tikal, 6).place(2, Gear::Tikal, 7);
    let mut game = built(&position);
    game.play(&["place start", "end"]);
    let mut other = game;
    other.play(&["pick tikal 6", "nothing", "end"]);
    assert_eq!(other.decision(), DecisionKind::Days);
    assert_eq!(other.legal_text(), ["days 1", "days 2"]);
    other.play(&["days 2"]);
    assert_eq!((other.board().round(), other.at(1).light_side), (7, false));
    assert_eq!(other.at(2).workers_in_hand, 3);

    game.play(&["pick tikal 7", "nothing", "end"]);
    assert_eq!(game.decision(), DecisionKind::Turn, "nobody is asked: one day passes");
    assert_eq!((game.board().round(), game.at(1).light_side), (6, true));
    assert_eq!(standing(&game, 2, Gear::Tikal), [7]);
    assert_eq!(game.board().start_player(), seat(1));
    assert_eq!((game.at(1).corn, game.at(1).workers_in_hand), (3, 3));
    assert_eq!(game.board().corn_on_teeth(), 0);
}

#[test]
fn b10_on_every_gear() {
    for gear in Gear::ALL {
        let last = if gear == Gear::ChichenItza { 10 } else { 7 };
        for space in 0..=last {
            let game = against_acceleration(gear, space);
            let hindered = space == last - 1;
            let (decision, round) = if hindered { (DecisionKind::Turn, 6) } else { (DecisionKind::Days, 5) };
            assert_eq!((game.decision(), game.board().round()), (decision, round), "{gear} {space}");
        }
    }
    // The player's own worker prevents it as well.
    let mut position = Position::new(2);
    position.to_move = Some(1);
    position.start_space = Some(0);
    position.place(0, Gear::Uxmal, 6).place(1, Gear::Palenque, 0);
    let mut game = built(&position);
    game.play(&["pick palenque 0", "nothing", "end"]);
    assert_eq!((game.decision(), game.board().round()), (DecisionKind::Turn, 2));
}

#[test]
fn b11_single_use_building() {
    // The picture shows b22.
    let mut position = Position::new(4);
    position.round = 15;
    position.seats[0].blocks = blocks(1, 2, 1);
    position.place(0, Gear::Tikal, 2);
    shown(&mut position, &["b22"]);
    let mut game = built(&position);
    game.play(&["pick tikal 2", "do 2", "build b22", "end"]);
    assert_eq!(game.at(0).temples, temples(2, 2, 2));
    assert_eq!(points(&game, 0), 3);
    assert_eq!(game.at(0).blocks, blocks(0, 0, 0));
}

/// A first Food Day for a player with that much corn and these tiles.
fn food_day(corn: u16, workers: u8, farms: &[&str], wealth: Option<[&str; 2]>) -> Game {
    let mut position = Position::new(2);
    position.round = 8;
    position.seats[0].corn = corn;
    position.seats[0].workers_in_play = workers;
    position.seats[0].buildings = farms.iter().map(|id| building(id)).collect();
    position.seats[0].wealth = wealth.map(|ids| ids.map(tile));
    idle(&mut position);
    let mut game = built(&position);
    game.pass_round();
    game
}

#[test]
fn b12_feeding_with_farms() {
    // The tiles are in the picture only; here they are a farm that saves a corn per worker and two that feed one
    // worker.
    let game = food_day(10, 5, &["b04", "b01", "b02"], None);
    assert_eq!((game.at(0).corn, points(&game, 0)), (7, 0));
    let game = food_day(3, 5, &["b04", "b01", "b02"], None);
    assert_eq!((game.at(0).corn, points(&game, 0)), (0, 0));
    let game = food_day(2, 5, &["b04", "b01", "b02"], None);
    assert_eq!((game.at(0).corn, points(&game, 0)), (0, -3));
    // A wealth tile feeds a worker as well as a farm does.
    let game = food_day(10, 5, &["b04", "b01"], Some(["w-uxmal-3", "w-uxmal-7"]));
    assert_eq!((game.at(0).corn, points(&game, 0)), (7, 0));
}

#[test]
fn b13_no_half_feeding() {
    let game = food_day(5, 3, &[], None);
    assert_eq!((game.at(0).corn, points(&game, 0)), (1, -3));
}

/// Red, Blue and Yellow (seats 0 to 2) on their steps, with corn for all workers, in that round.
fn three_in_the_temples(round: u8) -> Game {
    let mut position = Position::new(3);
    position.round = round;
    for belongings in &mut position.seats {
        belongings.corn = 6;
    }
    position.seats[0].temples = temples(2, 1, 6);
    position.seats[1].temples = temples(4, 1, 4);
    position.seats[2].temples = temples(4, 1, 0);
    idle(&mut position);
    built(&position)
}

#[test]
fn b14_mid_age_rewards() {
    for round in [8, 21] {
        let mut game = three_in_the_temples(round);
        game.pass_round();
        let owned = [0, 1, 2].map(|number| (game.at(number).blocks, game.at(number).skulls, game.at(number).corn));
        assert_eq!(owned, [(blocks(2, 1, 0), 1, 0), (blocks(2, 2, 0), 0, 0), (blocks(0, 2, 0), 0, 0)]);
        assert_eq!(game.board().skulls_in_bank(), 12);
        assert_eq!([0, 1, 2].map(|number| points(&game, number)), [0, 0, 0]);
    }
}

#[test]
fn b15_end_of_age_rewards() {
    for (round, source, expected) in [(14, Source::TemplesAge1, [16, 15, 7]), (27, Source::TemplesAge2, [18, 15, 7])] {
        let mut game = three_in_the_temples(round);
        game.pass_round();
        for (number, whole) in expected.into_iter().enumerate() {
            let player = game.at(number);
            assert_eq!(player.points_from(source), Points::whole(whole));
            assert_eq!(player.points(), Points::whole(whole), "nothing else scores");
            assert_eq!((player.blocks, player.skulls), (blocks(0, 0, 0), 0), "no goods at the end of an age");
        }
    }
}

#[test]
fn b18_agriculture_adds_up() {
    for (level, yields) in [(0, [3, 4, 5, 7, 9]), (1, [3, 5, 6, 8, 10]), (2, [4, 5, 6, 8, 10]), (3, [4, 7, 8, 10, 12])]
    {
        for (space, corn) in (1..).zip(yields) {
            let mut position = Position::new(4);
            position.seats[0].technologies = levels(level, 0, 0, 0);
            // A wood tile gone from each group has uncovered a corn tile.
            position.jungle =
                Some(core::array::from_fn(|group| Group { corn: 4, wood: if group == 0 { 0 } else { 3 } }));
            position.place(0, Gear::Palenque, space);
            let mut game = built(&position);
            game.play(&[&format!("pick palenque {space}"), &format!("do {space}")]);
            if space > 1 {
                game.play(&["corn"]);
                assert_eq!(game.board().jungle()[usize::from(space) - 2].corn, 3, "the uncovered tile is taken");
            }
            assert_eq!((game.at(0).corn, game.at(0).corn_tiles), (corn, u8::from(space > 1)), "{level}: {space}");
        }
    }
}

#[test]
fn b18_corn_without_an_uncovered_tile() {
    for (space, corn) in [(3, 8), (4, 10), (5, 12)] {
        let mut position = Position::new(4);
        position.seats[0].technologies = levels(3, 0, 0, 0);
        position.place(0, Gear::Palenque, space);
        let mut game = built(&position);
        game.play(&[&format!("pick palenque {space}"), &format!("do {space}"), "corn"]);
        assert_eq!((game.at(0).corn, game.at(0).corn_tiles), (corn, 0));
        assert_eq!(game.board().jungle()[usize::from(space) - 2], Group { corn: 4, wood: 4 });
    }
}

#[test]
fn b19_step_monument() {
    for temple in Temple::ALL {
        let mut position = Position::new(4);
        position.round = 27;
        position.seats[0].temples[temple] = 5;
        position.seats[0].monuments = vec![monument("m12")];
        idle(&mut position);
        let mut game = built(&position);
        assert_eq!(game.board().monument_points(seat(0), monument("m12")), Points::whole(12));
        game.pass_round();
        assert_eq!(game.at(0).points_from(Source::Monuments), Points::whole(12));
    }
}

#[test]
fn b20_extraction_adds_nothing_to_other_goods() {
    let play = |gear: Gear, space: u8, actions: &[&str]| {
        let mut position = Position::new(4);
        position.seats[0].technologies = levels(0, 1, 0, 0);
        position.jungle = Some(core::array::from_fn(|group| Group { corn: 4, wood: if group == 0 { 0 } else { 3 } }));
        position.place(0, gear, space);
        let mut game = built(&position);
        game.play(&[&format!("pick {gear} {space}"), &format!("do {space}")]).play(actions);
        *game.at(0)
    };
    let player = play(Gear::Yaxchilan, 2, &[]);
    assert_eq!((player.blocks, player.corn), (blocks(0, 1, 0), 1));
    for (space, corn) in [(2, 4), (3, 5), (4, 7), (5, 9)] {
        let player = play(Gear::Palenque, space, &["corn"]);
        assert_eq!((player.blocks, player.corn), (blocks(0, 0, 0), corn));
    }
    let player = play(Gear::Palenque, 4, &["burn", "anger chaac"]);
    assert_eq!((player.blocks, player.corn), (blocks(0, 0, 0), 7));
    // Where wood is taken, it does add.
    assert_eq!(play(Gear::Yaxchilan, 1, &[]).blocks[Block::Wood], 2);
    assert_eq!(play(Gear::Palenque, 3, &["wood"]).blocks[Block::Wood], 3);
}
