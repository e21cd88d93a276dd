//! The numbered rulings of the rules, one test each or several, in their order.

use crate::common::{Play, blocks, building, built, idle, levels, monument, points, seat, shown, standing, temples};
use tzolkin_engine::event::{Cause, Loss};
use tzolkin_engine::game::Group;
use tzolkin_engine::position::Belongings;
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{DecisionKind, Event, Game, Gear, Points, Position, Refusal, Space, Temple};

/// Seat 0 with a worker on that space and whatever `arrange` adds; nobody else does anything.
fn worker_on(gear: Gear, space: u8, arrange: impl FnOnce(&mut Position, usize)) -> Game {
    let mut position = Position::new(2);
    position.place(0, gear, space);
    arrange(&mut position, 0);
    built(&position)
}

/// The same with belongings only, the worker already taken back.
fn picked(gear: Gear, space: u8, arrange: impl FnOnce(&mut Belongings)) -> Game {
    let mut game = worker_on(gear, space, |position, me| arrange(&mut position.seats[me]));
    game.play(&[&format!("pick {gear} {space}")]);
    game
}

/// Seat 0 building at that Tikal space, with these tiles on display.
fn at_tikal(space: u8, round: u8, tiles: &[&str], arrange: impl FnOnce(&mut Belongings)) -> Game {
    let mut game = worker_on(Gear::Tikal, space, |position, me| {
        position.round = round;
        arrange(&mut position.seats[me]);
        shown(position, tiles);
    });
    game.play(&[&format!("pick tikal {space}"), &format!("do {space}")]);
    game
}

/// The top steps: Chaac, Quetzalcoatl, Kukulcan.
const TOP: [u8; 3] = [6, 8, 7];

fn all_at_the_top(belongings: &mut Belongings) {
    belongings.temples = temples(TOP[0], TOP[1], TOP[2]);
}

#[test]
fn ruling_01_quarters_are_never_rounded() {
    for (corn, quarters) in [(6, 0), (7, 1), (9, 3), (10, 4), (13, 7)] {
        let mut position = Position::new(2);
        position.round = 27;
        position.seats[0].corn = corn;
        position.seats[0].temples = temples(0, 1, 2);
        position.seats[1].temples = temples(1, 2, 3);
        idle(&mut position);
        let mut game = built(&position);
        game.pass_round();
        // Six corn feed the workers; the steps are worth -1, 0 and 1.
        assert_eq!(game.at(0).points(), Points(quarters));
        let result = game.result().expect("over");
        assert_eq!(result[0].points, Points(quarters));
    }
}

#[test]
fn ruling_02_scores_go_below_zero() {
    let mut position = Position::new(2);
    position.round = 8;
    position.seats[0].points = Points(5);
    idle(&mut position);
    let mut game = built(&position);
    game.pass_round();
    assert_eq!(game.at(0).points(), Points(5 - 3 * 3 * 4));
    assert_eq!(game.at(1).points(), Points::whole(-9));
}

#[test]
fn ruling_03_actions_that_would_do_nothing() {
    assert!(picked(Gear::Yaxchilan, 4, |_| {}).allows("do 4"));
    let mut game = worker_on(Gear::Yaxchilan, 4, |position, me| {
        position.seats[me].corn = 3;
        position.seats[1].skulls = 13;
    });
    game.play(&["pick yaxchilan 4"]);
    assert_eq!(game.refusal("do 4"), Refusal::NoSkullInBank);
    assert_eq!(game.legal_text(), ["do 1", "do 2", "do 3", "nothing"]);

    let game = picked(Gear::Uxmal, 3, |me| me.workers_in_play = 6);
    assert_eq!(game.refusal("do 3"), Refusal::AllWorkersInPlay { most: 6 });
    let game = picked(Gear::Uxmal, 1, |me| {
        all_at_the_top(me);
        me.corn = 3;
    });
    assert_eq!(game.refusal("do 1"), Refusal::NoTempleToClimb);
    let game = picked(Gear::Tikal, 5, |me| {
        all_at_the_top(me);
        me.blocks = blocks(1, 0, 0);
    });
    assert_eq!(game.refusal("do 5"), Refusal::NoTempleToClimb);
    assert_eq!(picked(Gear::Tikal, 5, |_| {}).refusal("do 5"), Refusal::NotEnoughBlocks { needs: 1, has: 0 });
    for space in [1, 3] {
        let game = picked(Gear::Tikal, space, |_| {});
        assert_eq!(game.refusal(&format!("do {space}")), Refusal::NoPayableAdvance { has: 0 });
        // Two blocks are one too few for a third level.
        let game = picked(Gear::Tikal, space, |me| {
            me.technologies = levels(2, 2, 2, 2);
            me.blocks = blocks(1, 0, 1);
        });
        assert_eq!(game.refusal(&format!("do {space}")), Refusal::NoPayableAdvance { has: 2 });
    }
    for space in [2, 4] {
        let game = picked(Gear::Tikal, space, |_| {});
        assert_eq!(game.refusal(&format!("do {space}")), Refusal::NothingPayable);
    }
    assert_eq!(picked(Gear::Uxmal, 4, |me| me.corn = 1).refusal("do 4"), Refusal::NothingPayable);
    assert_eq!(picked(Gear::Uxmal, 2, |me| me.corn = 1).refusal("do 2"), Refusal::NothingToTrade { has: 1 });
    assert!(picked(Gear::Uxmal, 2, |me| me.corn = 2).allows("do 2"));
    assert!(picked(Gear::Uxmal, 2, |me| me.blocks = blocks(0, 0, 1)).allows("do 2"));
    assert_eq!(picked(Gear::Uxmal, 5, |_| {}).refusal("do 5"), Refusal::NotEnoughCorn { needs: 1, has: 0 });
    assert!(picked(Gear::Uxmal, 5, |me| me.corn = 1).allows("do 5"));
    let mut game = worker_on(Gear::Palenque, 2, |position, me| {
        let full = Group { corn: 2, wood: 2 };
        position.jungle = Some([Group { corn: 0, wood: 0 }, full, full, full]);
        position.seats[me].corn_tiles = 2;
    });
    game.play(&["pick palenque 2"]);
    assert_eq!(game.refusal("do 2"), Refusal::NothingToHarvest { group: 2 });
}

#[test]
fn ruling_03_steps_back_are_part_of_the_cost() {
    let game = picked(Gear::Uxmal, 2, |me| me.corn = 3);
    assert_eq!(game.refusal("do 1"), Refusal::NotEnoughCorn { needs: 4, has: 3 });
    assert!(picked(Gear::Uxmal, 2, |me| me.corn = 4).allows("do 1"));
    let game = picked(Gear::Uxmal, 3, |me| me.corn = 2);
    assert_eq!(game.refusal("do 2"), Refusal::NothingToTrade { has: 1 });
    assert!(picked(Gear::Uxmal, 3, |me| me.corn = 3).allows("do 2"));
    // The cheapest building on display costs two corn.
    assert_eq!(picked(Gear::Uxmal, 5, |me| me.corn = 2).refusal("do 4"), Refusal::NothingPayable);
    assert!(picked(Gear::Uxmal, 5, |me| me.corn = 3).allows("do 4"));
    // From a free-choice space there is no step to pay.
    assert!(picked(Gear::Uxmal, 6, |me| me.corn = 3).allows("do 1"));
    assert!(picked(Gear::Uxmal, 7, |me| me.corn = 2).allows("do 4"));
}

#[test]
fn ruling_03_tikal_5_with_one_temple_takes_one_step() {
    let mut game = picked(Gear::Tikal, 5, |me| {
        me.temples = temples(TOP[0], 3, TOP[2]);
        me.blocks = blocks(1, 1, 0);
    });
    game.play(&["do 5", "pay stone"]);
    assert_eq!(game.legal_text(), ["climb quetzalcoatl"]);
    game.play(&["climb quetzalcoatl"]);
    assert_eq!(game.decision(), DecisionKind::Turn);
    assert_eq!(game.at(0).temples, temples(TOP[0], 4, TOP[2]));
    assert_eq!(game.at(0).blocks, blocks(1, 0, 0));
}

#[test]
fn ruling_03_tikal_5_climbs_two_temples() {
    let mut game = picked(Gear::Tikal, 5, |me| me.blocks = blocks(0, 0, 1));
    game.play(&["do 5"]);
    let missing = tzolkin_engine::Blocks::of(1, 0, 0);
    assert_eq!(game.refusal("pay wood"), Refusal::BlocksMissing { needs: missing, missing });
    game.play(&["pay gold", "climb chaac"]);
    assert_eq!(game.refusal("climb chaac"), Refusal::SameTemple { temple: Temple::Chaac });
    game.play(&["climb kukulcan", "end"]);
    assert_eq!(game.at(0).temples, temples(2, 1, 2));
}

#[test]
fn ruling_04_a_chosen_step_must_be_climbable() {
    let mut game = worker_on(Gear::Uxmal, 1, |position, me| {
        position.seats[me].corn = 3;
        position.seats[me].temples = temples(TOP[0], 7, 1);
        position.seats[1].temples = temples(1, TOP[1], 1);
    });
    game.play(&["pick uxmal 1", "do 1"]);
    assert_eq!(game.legal_text(), ["climb kukulcan"]);
    assert_eq!(game.refusal("climb chaac"), Refusal::TopStep { temple: Temple::Chaac });
    let (temple, by) = (Temple::Quetzalcoatl, seat(1));
    assert_eq!(game.refusal("climb quetzalcoatl"), Refusal::TopStepTaken { temple, by });
    game.play(&["climb kukulcan"]);
    assert_eq!(game.at(0).temples, temples(TOP[0], 7, 2));
}

#[test]
fn ruling_04_without_a_temple_the_step_is_lost() {
    let mut game = at_tikal(2, 1, &["b08", "b01"], |me| {
        all_at_the_top(me);
        me.blocks = blocks(2, 0, 1);
    });
    let events = game.events("build b08");
    let cause = Cause::Building(building("b08"));
    assert!(events.contains(&Event::Lost { seat: seat(0), what: Loss::AnyStep, cause }));
    assert_eq!(game.decision(), DecisionKind::Build, "nobody is asked for a temple; the construction comes next");
    assert_eq!(game.at(0).temples, temples(TOP[0], TOP[1], TOP[2]));
}

#[test]
fn ruling_05_any_action_but_itself() {
    let mut game = picked(Gear::Uxmal, 5, |me| {
        me.corn = 9;
        me.skulls = 1;
    });
    game.play(&["do 5"]);
    assert_eq!(game.at(0).corn, 8);
    let itself = Space { gear: Gear::Uxmal, space: 5 };
    assert_eq!(game.refusal("do uxmal 5"), Refusal::OutOfReach { action: itself });
    let action = Space { gear: Gear::ChichenItza, space: 1 };
    assert_eq!(game.refusal("do chichen-itza 1"), Refusal::OutOfReach { action });
    assert_eq!(game.refusal("stop"), Refusal::NotOptional);

    let mut game = at_tikal(2, 15, &["b21"], |me| {
        me.corn = 1;
        me.blocks = blocks(2, 1, 1);
    });
    game.play(&["build b21"]);
    assert_eq!(game.refusal("do uxmal 5"), Refusal::OutOfReach { action: itself });
    game.play(&["do palenque 1"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (3, 2));
}

#[test]
fn ruling_06_what_is_owed_is_taken() {
    let rich = |me: &mut Belongings| {
        me.corn = 9;
        me.blocks = blocks(9, 9, 9);
        me.skulls = 2;
    };
    let owed: [(Gear, u8, &[&str]); 9] = [
        (Gear::Tikal, 1, &["do 1"]),
        (Gear::Tikal, 1, &["do 1", "advance theology"]),
        (Gear::Tikal, 3, &["do 3"]),
        (Gear::Tikal, 2, &["do 2"]),
        (Gear::Tikal, 4, &["do 4"]),
        (Gear::Tikal, 5, &["do 5"]),
        (Gear::Uxmal, 1, &["do 1"]),
        (Gear::Uxmal, 4, &["do 4"]),
        (Gear::Palenque, 3, &["do 3"]),
    ];
    for (gear, space, actions) in owed {
        let mut game = picked(gear, space, rich);
        game.play(actions);
        assert_eq!(game.refusal("stop"), Refusal::NotOptional, "{gear} {space}");
    }
    let mut game = picked(Gear::ChichenItza, 6, rich);
    game.play(&["do 6"]);
    assert_eq!(game.refusal("stop"), Refusal::NotOptional, "the block of choice");
    let mut game = picked(Gear::Palenque, 3, rich);
    game.play(&["do 3", "burn"]);
    assert_eq!(game.refusal("stop"), Refusal::NotOptional, "the god to anger");
}

#[test]
fn ruling_06_what_may_be_declined() {
    let mut game = picked(Gear::Tikal, 3, |me| me.blocks = blocks(2, 0, 0));
    game.play(&["do 3", "advance theology", "pay wood", "stop"]);
    assert_eq!((game.at(0).technologies, game.at(0).blocks), (levels(0, 0, 0, 1), blocks(1, 0, 0)));
    let mut game = at_tikal(4, 1, &["b01", "b02"], |me| me.blocks = blocks(2, 0, 0));
    game.play(&["build b01", "stop"]);
    assert_eq!(game.at(0).blocks, blocks(1, 0, 0));
    let mut game = picked(Gear::Uxmal, 2, |me| me.blocks = blocks(2, 0, 0));
    game.play(&["do 2", "stop"]);
    assert_eq!((game.at(0).corn, game.at(0).blocks), (0, blocks(2, 0, 0)));
    let mut game = picked(Gear::ChichenItza, 1, |me| {
        me.technologies = levels(0, 0, 0, 2);
        me.blocks = blocks(1, 0, 0);
        me.skulls = 1;
    });
    game.play(&["do 1", "stop"]);
    assert_eq!((game.at(0).temples, game.at(0).blocks), (temples(2, 1, 1), blocks(1, 0, 0)));
    // What buildings grant: a construction, a trade, an action.
    let mut game = at_tikal(2, 1, &["b08", "b01"], |me| me.blocks = blocks(2, 0, 1));
    game.play(&["build b08", "climb chaac", "stop"]);
    assert_eq!(game.at(0).blocks, blocks(1, 0, 0));
    let mut game = at_tikal(2, 15, &["b18"], |me| me.blocks = blocks(1, 3, 0));
    game.play(&["build b18", "stop"]);
    assert_eq!((points(&game, 0), game.at(0).blocks), (6, blocks(1, 0, 0)));
    let mut game = at_tikal(2, 15, &["b21"], |me| {
        me.corn = 1;
        me.blocks = blocks(2, 1, 1);
    });
    game.play(&["build b21", "stop"]);
    assert_eq!((points(&game, 0), game.at(0).corn), (2, 1));
}

#[test]
fn ruling_06_both_advances_of_b31() {
    let mut game = at_tikal(2, 15, &["b31"], |me| me.blocks = blocks(0, 1, 2));
    game.play(&["build b31"]);
    assert_eq!(game.refusal("stop"), Refusal::NotOptional);
    game.play(&["advance agriculture"]);
    assert_eq!(game.refusal("stop"), Refusal::NotOptional);
    game.play(&["advance agriculture", "end"]);
    assert_eq!(game.at(0).technologies, levels(2, 0, 0, 0));
    assert_eq!(game.at(0).blocks, blocks(0, 0, 0), "the advances are free");
}

#[test]
fn ruling_07_sell_then_buy() {
    let mut game = picked(Gear::Uxmal, 2, |me| me.blocks = blocks(2, 1, 1));
    game.play(&["do 2"]);
    assert_eq!(game.legal_text(), ["sell wood", "sell stone", "sell gold", "stop"]);
    assert_eq!(game.refusal("buy wood"), Refusal::NotEnoughCorn { needs: 2, has: 0 });
    game.play(&["sell wood", "sell wood", "sell stone", "sell gold"]);
    assert_eq!((game.at(0).corn, game.at(0).blocks), (2 + 2 + 3 + 4, blocks(0, 0, 0)));
    game.play(&["buy gold"]);
    assert_eq!((game.at(0).corn, game.at(0).blocks), (7, blocks(0, 0, 1)));
    assert_eq!(game.refusal("sell gold"), Refusal::SellingIsOver);
    assert_eq!(game.legal_text(), ["buy wood", "buy stone", "buy gold", "stop"]);
    game.play(&["buy stone"]);
    assert_eq!((game.at(0).corn, game.at(0).blocks), (4, blocks(0, 1, 1)));
    game.play(&["buy wood"]);
    assert_eq!(game.legal_text(), ["buy wood", "stop"]);
    game.play(&["buy wood"]);
    assert_eq!(game.decision(), DecisionKind::Turn, "nothing left to buy: the market closes");
    assert_eq!((game.at(0).corn, game.at(0).blocks), (0, blocks(2, 1, 1)), "the rates lose nothing");

    let mut game = picked(Gear::Uxmal, 2, |me| me.corn = 3);
    game.play(&["do 2", "buy wood"]);
    assert_eq!(game.decision(), DecisionKind::Turn, "one corn buys nothing, and what was bought is not sold");
    assert_eq!(game.at(0).corn, 1);
}

#[test]
fn ruling_08_a_granted_construction_has_its_own_architecture() {
    let mut game = at_tikal(4, 1, &["b08", "b01", "b02"], |me| {
        me.technologies = levels(0, 0, 2, 0);
        me.blocks = blocks(3, 0, 1);
    });
    game.play(&["build b08"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (1, 2));
    game.play(&["climb chaac", "build b01"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (2, 4), "applied again, inside b08");
    assert_eq!(game.legal_text(), ["build b02", "stop"]);
    game.play(&["build b02"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (2, 4), "the second of Tikal 4 gets nothing");
    assert_eq!(game.at(0).blocks, blocks(0, 0, 0));
}

#[test]
fn ruling_09_pity_after_begging() {
    // More dummies than a set-up has: every gear is full up to space 4, the starting player space is taken.
    let mut position = Position::new(2);
    position.start_space = Some(0);
    position.to_move = Some(1);
    position.seats[1].corn = 2;
    for gear in Gear::ALL {
        let first_free = if gear == Gear::Tikal { 6 } else { 5 };
        for space in 0..first_free {
            position.dummy(gear, space);
        }
    }
    let mut game = built(&position);
    assert_eq!(game.legal_text(), ["beg chaac", "beg quetzalcoatl", "beg kukulcan"]);
    game.play(&["beg chaac"]);
    assert_eq!(game.at(1).corn, 3);
    assert_eq!(game.legal_text(), ["place palenque", "place yaxchilan", "place uxmal", "place chichen-itza"]);
    assert_eq!(game.refusal("place tikal"), Refusal::NotCheapest { cost: 6, cheapest: 5 });
    game.play(&["place uxmal"]);
    assert_eq!((game.at(1).corn, standing(&game, 1, Gear::Uxmal)), (0, vec![5]));
    assert_eq!(game.legal_text(), ["end"]);
}

#[test]
fn ruling_10_the_last_advance_is_one_day() {
    let mut position = Position::new(2);
    position.round = 27;
    position.start_space = Some(0);
    position.to_move = Some(1);
    position.place(0, Gear::Tikal, 3).place(1, Gear::Uxmal, 0);
    let mut game = built(&position);
    game.play(&["pick uxmal 0", "nothing", "end"]);
    assert!(game.is_over(), "nobody is asked, though the board is light side up");
    assert_eq!(game.decision(), DecisionKind::Over);
    assert_eq!(standing(&game, 0, Gear::Tikal), [4]);
    assert!(game.at(0).light_side);
    assert_eq!(game.refusal("days 1"), Refusal::GameOver);
}

#[test]
fn ruling_11_two_days_from_round_26() {
    let mut position = Position::new(2);
    position.round = 26;
    position.start_space = Some(0);
    position.to_move = Some(1);
    position.place(0, Gear::Tikal, 3).place(1, Gear::Uxmal, 0).place(1, Gear::Uxmal, 1);
    let mut game = built(&position);
    game.play(&["pick uxmal 0", "nothing", "end", "days 2"]);
    assert_eq!(game.board().round(), 27);
    assert_eq!(standing(&game, 0, Gear::Tikal), [5]);
    assert!(!game.at(0).light_side);
    assert!(game.board().is_food_day());
    assert_eq!(game.board().food_days_held(), 3);
    game.pass_round();
    assert!(game.is_over());
    assert_eq!(game.board().food_days_held(), 4);
}

#[test]
fn ruling_12_a_skull_paid_returns_to_the_bank() {
    let mut game = worker_on(Gear::Tikal, 4, |position, me| {
        position.seats[me].blocks = blocks(0, 0, 4);
        position.seats[me].skulls = 2;
        position.skulls_placed = vec![1, 2];
        position.monuments = Some(["m13", "m01", "m02", "m03"].map(monument).to_vec());
    });
    assert_eq!(game.board().skulls_in_bank(), 9);
    game.play(&["pick tikal 4", "do 4", "monument m13"]);
    assert_eq!((game.board().skulls_in_bank(), game.at(0).skulls), (10, 1));
    assert_eq!(game.at(0).blocks, blocks(0, 0, 0));
    let mut game = picked(Gear::ChichenItza, 3, |me| me.skulls = 2);
    game.play(&["do 3"]);
    assert_eq!((game.board().skulls_in_bank(), game.at(0).skulls), (11, 1));
}

#[test]
fn ruling_13_food_days_ask_nobody() {
    for round in [8, 14, 21, 27] {
        let mut position = Position::new(4);
        position.round = round;
        idle(&mut position);
        let mut game = built(&position);
        for number in 0..4 {
            assert_eq!(game.first_to_act(), Some(seat(number)));
            game.play(&[&format!("pick uxmal {number}"), "nothing", "end"]);
        }
        let next = if round == 27 { DecisionKind::Over } else { DecisionKind::Turn };
        assert_eq!(game.decision(), next);
        assert_eq!(game.at(0).points_from(Source::Unfed), Points::whole(-9));
    }
}

#[test]
fn ruling_14_dummies_do_not_forbid_two_days() {
    let mut position = Position::new(2);
    position.start_space = Some(0);
    position.to_move = Some(1);
    for gear in Gear::ALL {
        position.dummy(gear, if gear == Gear::ChichenItza { 9 } else { 6 });
    }
    position.place(1, Gear::Uxmal, 0);
    let mut game = built(&position);
    game.play(&["pick uxmal 0", "nothing", "end"]);
    assert_eq!(game.legal_text(), ["days 1", "days 2"]);
    game.play(&["days 2"]);
    assert_eq!(game.board().gears().dummies(Gear::Uxmal).iter().collect::<Vec<_>>(), [8]);
    assert_eq!(game.board().gears().dummies(Gear::ChichenItza).iter().collect::<Vec<_>>(), [11]);
}

#[test]
fn ruling_15_colours_count_buildings_and_monuments() {
    // Two of each colour of buildings but three tombs; the monuments that count, and a second tomb monument.
    let mut position = Position::new(4);
    position.round = 27;
    position.seats[0].buildings =
        ["b01", "b06", "b07", "b08", "b09", "b10", "b13", "b14"].iter().map(|id| building(id)).collect();
    position.seats[0].monuments = ["m01", "m03", "m06", "m10"].iter().map(|id| monument(id)).collect();
    position.seats[1].monuments = vec![monument("m05")];
    let game = built(&position);
    let worth = |id: &str| game.board().monument_points(seat(0), monument(id));
    assert_eq!(worth("m01"), Points::whole(4 * (3 + 2)));
    assert_eq!(worth("m06"), Points::whole(4 * (2 + 1)));
    assert_eq!(worth("m10"), Points::whole(4 * (2 + 1)));
}

#[test]
fn ruling_16_tied_leaders_take_half_each() {
    let age_1 = |steps: [u8; 4]| {
        let mut position = Position::new(4);
        position.round = 14;
        for (belongings, step) in position.seats.iter_mut().zip(steps) {
            belongings.corn = 6;
            belongings.temples = temples(step, 1, 1);
        }
        idle(&mut position);
        let mut game = built(&position);
        game.pass_round();
        [0, 1, 2, 3].map(|number| points(&game, number))
    };
    // All share the bonuses of Quetzalcoatl, 2, and Kukulcan, 4, on the starting step: 1 and 2 each.
    assert_eq!(age_1([1, 1, 1, 1]), [3 + 3; 4]);
    assert_eq!(age_1([2, 2, 2, 1]), [3 + 2 + 3, 3 + 2 + 3, 3 + 2 + 3, 3]);
    assert_eq!(age_1([2, 2, 1, 1]), [3 + 2 + 3, 3 + 2 + 3, 3, 3]);
    assert_eq!(age_1([2, 1, 1, 1]), [3 + 2 + 6, 3, 3, 3]);
    assert_eq!(age_1([0, 0, 0, 0]), [3 - 1 + 3; 4]);
}

#[test]
fn ruling_17_the_marker_waits_for_the_calendar() {
    let mut position = Position::new(3);
    position.to_move = Some(1);
    position.place(2, Gear::Uxmal, 0);
    let mut game = built(&position);
    game.play(&["place start"]);
    assert_eq!(game.board().start_player(), seat(0));
    game.play(&["end"]);
    assert_eq!(game.board().start_player(), seat(0));
    assert_eq!(game.board().turn().seat, seat(2), "the order of this round stays");
    game.play(&["pick uxmal 0", "nothing", "end", "days 1"]);
    assert_eq!(game.board().start_player(), seat(1));
    assert_eq!(game.board().turn().seat, seat(1));
}

#[test]
fn ruling_18_misprints_are_not_followed() {
    let mut game = picked(Gear::Yaxchilan, 2, |_| {});
    game.play(&["do 2"]);
    assert_eq!((game.at(0).corn, game.at(0).blocks), (1, blocks(0, 1, 0)), "stone, not wood");
    let mut game = picked(Gear::Tikal, 3, |me| me.blocks = blocks(1, 0, 0));
    game.play(&["do 3", "advance agriculture", "pay wood", "end"]);
    assert_eq!(game.at(0).technologies, levels(1, 0, 0, 0), "one advance will do");
    let game = worker_on(Gear::Tikal, 3, |position, me| position.seats[me].temples = temples(0, 0, 0));
    for temple in Temple::ALL {
        assert_eq!(game.refusal(&format!("beg {temple}")), Refusal::LowestStep { temple });
    }
    // Scores below zero: ruling 2. A second day is never compulsory, the marker never moves at once: ruling 17.
}
