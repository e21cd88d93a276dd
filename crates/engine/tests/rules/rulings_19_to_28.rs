//! The numbered rulings from 19 on: architecture, what is lost, theology, burning, the display, the end.

use crate::common::{Play, blocks, building, built, idle, levels, monument, points, seat, shown, standing, temples};
use tzolkin_engine::event::{Cause, Good, Holder, Loss, Spot};
use tzolkin_engine::game::Group;
use tzolkin_engine::position::Belongings;
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{Blocks, DecisionKind, Event, Game, Gear, Points, Position, Refusal, Technology};

/// Seat 0 with a worker taken back from that space.
fn picked(gear: Gear, space: u8, arrange: impl FnOnce(&mut Belongings)) -> Game {
    let mut position = Position::new(2);
    position.place(0, gear, space);
    arrange(&mut position.seats[0]);
    let mut game = built(&position);
    game.play(&[&format!("pick {gear} {space}")]);
    game
}

/// Seat 0 performing that action from its own space, with these tiles on display.
fn constructing(gear: Gear, space: u8, round: u8, tiles: &[&str], arrange: impl FnOnce(&mut Position)) -> Game {
    let mut position = Position::new(2);
    position.round = round;
    position.place(0, gear, space);
    shown(&mut position, tiles);
    arrange(&mut position);
    let mut game = built(&position);
    game.play(&[&format!("pick {gear} {space}"), &format!("do {space}")]);
    game
}

/// A seat 0 with that architecture and these blocks.
fn architect(level: u8, owned: [u16; 3]) -> impl FnOnce(&mut Position) {
    move |position| {
        position.seats[0].technologies = levels(0, 0, level, 0);
        position.seats[0].blocks = blocks(owned[0], owned[1], owned[2]);
    }
}

/// No temple left to climb for seat 0.
fn at_every_top(position: &mut Position) {
    position.seats[0].temples = temples(6, 8, 7);
}

#[test]
fn ruling_19_the_level_held_when_paying_counts() {
    // b13 raises architecture by one; what it was before applies to b13 itself.
    for (level, corn, whole) in [(0, 0, 0), (1, 1, 0), (2, 1, 2)] {
        let mut game = constructing(Gear::Tikal, 2, 1, &["b13"], architect(level, [0, 0, 1]));
        game.play(&["build b13"]);
        assert_eq!((game.at(0).corn, points(&game, 0)), (corn, whole), "level {level}");
        assert_eq!(game.at(0).level(Technology::Architecture), level + 1);
        assert_eq!(game.at(0).blocks, blocks(0, 0, 0));
    }
}

#[test]
fn ruling_19_corn_and_points_come_before_effects() {
    let mut game = constructing(Gear::Tikal, 2, 15, &["b28"], architect(2, [0, 1, 1]));
    let events = game.events("build b28");
    let me = Holder::Seat(seat(0));
    let place = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("happens");
    let paid = place(&|event| matches!(event, Event::Goods { good: Good::Gold, from, .. } if *from == me));
    let corn = place(&|event| matches!(event, Event::Goods { good: Good::Corn, to, .. } if *to == me));
    let score = place(&|event| matches!(event, Event::Points { source: Source::Architecture, .. }));
    let advanced = place(&|event| matches!(event, Event::Advanced { .. }));
    let printed = place(&|event| matches!(event, Event::Points { source: Source::Buildings, .. }));
    assert!(paid < corn && corn < score && score < advanced && advanced < printed);
    assert_eq!((game.at(0).corn, points(&game, 0)), (1, 2 + 3));
}

#[test]
fn ruling_19_a_level_from_the_first_building_counts_for_the_second() {
    // Nothing to apply at level 0.
    let mut game = constructing(Gear::Tikal, 4, 1, &["b13", "b01"], architect(0, [1, 0, 1]));
    assert_eq!(game.refusal("build b13 plain"), Refusal::WrongForm);
    game.play(&["build b13", "build b01"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (1, 0));
    // At level 1, applied to the first: nothing for the second.
    let mut game = constructing(Gear::Tikal, 4, 1, &["b13", "b01"], architect(1, [1, 0, 1]));
    game.play(&["build b13", "build b01"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (1, 0));
    // Kept for the second, which gets both levels.
    let mut game = constructing(Gear::Tikal, 4, 1, &["b13", "b01"], architect(1, [1, 0, 1]));
    game.play(&["build b13 plain"]);
    assert_eq!((game.at(0).corn, game.at(0).level(Technology::Architecture)), (0, 2));
    assert_eq!(game.refusal("build b01 plain"), Refusal::WrongForm);
    game.play(&["build b01"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (1, 2));
    // From level 2 to 3: the second may save a block.
    let mut game = constructing(Gear::Tikal, 4, 1, &["b13", "b11"], architect(2, [0, 1, 1]));
    game.play(&["build b13 plain"]);
    assert_eq!(game.legal_text(), ["build b11 save wood", "stop"]);
    let (needs, missing) = (Blocks::of(1, 0, 0), Blocks::of(1, 0, 0));
    assert_eq!(game.refusal("build b11 save stone"), Refusal::BlocksMissing { needs, missing });
    assert_eq!(game.refusal("build b11"), Refusal::WrongForm);
    game.play(&["build b11 save wood"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (1 + 1, 2), "architecture 1 and 2, and b11's own corn");
    assert_eq!(game.at(0).blocks, blocks(0, 0, 0));
}

#[test]
fn ruling_20_every_construction_performed_has_its_own_architecture() {
    // Tikal 4, in b21 another Tikal 4, then the second building of the outer one.
    let tiles = ["b21", "b15", "b16", "b17"];
    let mut game = constructing(Gear::Tikal, 4, 15, &tiles, |position| {
        architect(2, [8, 1, 1])(position);
        position.seats[0].corn = 1;
    });
    game.play(&["build b21"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (2, 2));
    game.play(&["do tikal 4"]);
    assert_eq!(game.at(0).corn, 1);
    game.play(&["build b15"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (2, 4), "the inner action applies it anew");
    game.play(&["build b16"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (2, 4 + 2), "once; then b21's two points are due");
    assert_eq!(game.legal_text(), ["build b17", "stop"], "the outer second building is still to come");
    game.play(&["build b17"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (2, 6), "the outer action has applied it already");
    assert_eq!(game.decision(), DecisionKind::Turn);
    assert_eq!(game.at(0).blocks, blocks(0, 0, 0));
}

#[test]
fn ruling_20_nested_architecture_3() {
    let mut game = constructing(Gear::Tikal, 4, 15, &["b21", "b15", "b27"], |position| {
        architect(3, [3, 4, 1])(position);
        position.seats[0].corn = 3;
    });
    game.play(&["build b21 save gold", "do uxmal 4", "build b15"]);
    // One corn for b21's action, two for b15 less a block, one back for each of the two constructions.
    assert_eq!((game.at(0).corn, points(&game, 0)), (3 + 1 - 1 - 2 + 1, 2 + 2 + 2));
    assert_eq!(game.at(0).blocks, blocks(1, 3, 1));
    assert_eq!(game.legal_text(), ["build b27", "stop"], "full price for the second");
    game.play(&["build b27"]);
    assert_eq!(game.at(0).blocks, blocks(1, 1, 1));
    assert_eq!((game.at(0).corn, points(&game, 0)), (2, 6 + 2));
}

#[test]
fn ruling_21_what_cannot_be_had_is_lost() {
    let cause = |id: &str| Cause::Building(building(id));
    // A skull from an empty bank: the advance of b26 stands.
    let mut game = constructing(Gear::Tikal, 2, 15, &["b26"], |position| {
        position.seats[0].blocks = blocks(2, 2, 0);
        position.seats[1].skulls = 13;
    });
    game.play(&["build b26"]);
    let events = game.events("advance extraction");
    assert!(events.contains(&Event::Lost { seat: seat(0), what: Loss::Skull, cause: cause("b26") }));
    assert_eq!((game.at(0).skulls, game.at(0).technologies), (0, levels(0, 1, 0, 0)));
    // A seventh worker: the points of b19 stand.
    let mut game = constructing(Gear::Tikal, 2, 15, &["b19"], |position| {
        position.seats[0].blocks = blocks(1, 1, 1);
        position.seats[0].workers_in_play = 6;
    });
    let events = game.events("build b19");
    assert!(events.contains(&Event::Lost { seat: seat(0), what: Loss::Worker, cause: cause("b19") }));
    assert_eq!((game.at(0).workers_in_play, points(&game, 0)), (6, 6));
    // A step taken by another: that of the other temple stands.
    let mut game = constructing(Gear::Tikal, 2, 1, &["b06"], |position| {
        position.seats[0].blocks = blocks(2, 1, 0);
        position.seats[0].temples = temples(5, 1, 1);
        position.seats[1].temples = temples(6, 1, 1);
    });
    game.play(&["build b06"]);
    assert_eq!(game.at(0).temples, temples(5, 2, 1));
    // The second of two steps.
    let mut game = constructing(Gear::Tikal, 2, 15, &["b27"], |position| {
        position.seats[0].blocks = blocks(0, 2, 0);
        position.seats[0].temples = temples(5, 1, 1);
    });
    game.play(&["build b27"]);
    assert_eq!((game.at(0).temples, points(&game, 0)), (temples(6, 1, 1), 2));
    // Theology 3 with one skull in the bank.
    let mut position = Position::new(2);
    position.seats[0].technologies = levels(0, 0, 0, 3);
    position.seats[1].skulls = 12;
    position.place(0, Gear::Yaxchilan, 4);
    let mut game = built(&position);
    game.play(&["pick yaxchilan 4", "do 4"]);
    assert_eq!((game.at(0).skulls, game.board().skulls_in_bank()), (1, 0));
}

#[test]
fn ruling_21_a_paid_bonus_that_would_be_lost_is_not_offered() {
    let game = |arrange: fn(&mut Position)| {
        let mut position = Position::new(2);
        position.place(0, Gear::Tikal, 1);
        position.seats[0].technologies = levels(3, 3, 3, 3);
        position.seats[0].blocks = blocks(1, 0, 0);
        arrange(&mut position);
        let mut game = built(&position);
        game.play(&["pick tikal 1", "do 1"]);
        game
    };
    let usual = game(|_| {});
    assert_eq!(
        usual.legal_text(),
        ["agriculture", "extraction", "architecture", "theology"].map(|to| format!("advance {to}"))
    );
    let no_temple = game(at_every_top);
    let technology = Technology::Agriculture;
    assert_eq!(no_temple.refusal("advance agriculture"), Refusal::BonusLost { technology });
    assert!(no_temple.allows("advance theology"));
    let no_skull = game(|position| position.seats[1].skulls = 13);
    let technology = Technology::Theology;
    assert_eq!(no_skull.refusal("advance theology"), Refusal::BonusLost { technology });
    assert!(no_skull.allows("advance agriculture"));
}

#[test]
fn ruling_21_free_advances() {
    let mut game = constructing(Gear::Tikal, 2, 15, &["b23"], |position| {
        at_every_top(position);
        position.seats[0].technologies = levels(3, 3, 3, 3);
        position.seats[0].blocks = blocks(3, 0, 0);
        position.seats[1].skulls = 13;
    });
    game.play(&["build b23 save wood"]);
    assert_eq!(game.legal_text(), ["advance extraction", "advance architecture"]);
    game.play(&["advance architecture"]);
    assert_eq!(
        (points(&game, 0), game.at(0).blocks),
        (2 + 3, blocks(1, 1, 0)),
        "architecture 2, its bonus, b23's stone"
    );

    // A fixed track: the advance is lost, the rest stands.
    let mut game = constructing(Gear::Tikal, 2, 1, &["b10"], |position| {
        at_every_top(position);
        position.seats[0].technologies = levels(3, 0, 0, 0);
        position.seats[0].blocks = blocks(3, 0, 0);
    });
    let events = game.events("build b10");
    let (what, cause) = (Loss::Advance(Technology::Agriculture), Cause::Building(building("b10")));
    assert!(events.contains(&Event::Lost { seat: seat(0), what, cause }));
    assert_eq!(game.at(0).blocks, blocks(0, 1, 0));
    assert_eq!(game.decision(), DecisionKind::Turn);
    // The same tile with a temple to climb yields the step, free.
    let mut game = constructing(Gear::Tikal, 2, 1, &["b10"], |position| {
        position.seats[0].technologies = levels(3, 0, 0, 0);
        position.seats[0].blocks = blocks(3, 0, 0);
    });
    game.play(&["build b10", "climb quetzalcoatl"]);
    assert_eq!((game.at(0).temples, game.at(0).technologies), (temples(1, 2, 1), levels(3, 0, 0, 0)));
    assert_eq!(game.at(0).blocks, blocks(0, 1, 0));
}

#[test]
fn ruling_22_one_space_ahead() {
    let theologian = |me: &mut Belongings| {
        me.technologies = levels(0, 0, 0, 1);
        me.skulls = 1;
    };
    let mut game = picked(Gear::ChichenItza, 0, theologian);
    assert_eq!(game.legal_text(), ["do ahead", "nothing"]);
    game.play(&["do ahead"]);
    assert_eq!((points(&game, 0), game.board().skulls_placed().collect::<Vec<_>>()), (4, vec![1]));
    let mut game = picked(Gear::ChichenItza, 6, theologian);
    assert_eq!(game.legal_text(), ["do 6", "do ahead", "nothing"], "no corn for steps back");
    game.play(&["do ahead"]);
    assert_eq!((points(&game, 0), game.at(0).temples), (10, temples(1, 2, 1)));

    let game = picked(Gear::ChichenItza, 9, theologian);
    let all: Vec<String> = (1..=9).map(|space| format!("do {space}")).chain(["nothing".to_owned()]).collect();
    assert_eq!(game.legal_text(), all, "ahead of 9 is any action, free");
    assert_eq!(game.refusal("do ahead"), Refusal::NothingAhead);
    let game = picked(Gear::ChichenItza, 10, theologian);
    assert_eq!(game.legal_text(), all);
    assert_eq!(game.refusal("do ahead"), Refusal::NothingAhead);

    // Without theology: nothing ahead of 6, and from 9 steps back cost corn.
    let game = picked(Gear::ChichenItza, 6, |me| me.skulls = 1);
    let (technology, needs, has) = (Technology::Theology, 1, 0);
    assert_eq!(game.refusal("do ahead"), Refusal::NeedsTechnology { technology, needs, has });
    let game = picked(Gear::ChichenItza, 9, |me| {
        me.skulls = 1;
        me.corn = 2;
    });
    assert_eq!(game.legal_text(), ["do 7", "do 8", "do 9", "nothing"]);
    assert_eq!(game.refusal("do 6"), Refusal::NotEnoughCorn { needs: 3, has: 2 });
}

#[test]
fn ruling_22_ahead_is_one_space_and_free() {
    let mut position = Position::new(2);
    position.seats[0].technologies = levels(0, 0, 0, 3);
    position.seats[0].skulls = 1;
    position.seats[0].corn = 2;
    position.skulls_placed = vec![4];
    position.place(0, Gear::ChichenItza, 3);
    let mut game = built(&position);
    game.play(&["pick chichen-itza 3"]);
    assert_eq!(game.refusal("do ahead"), Refusal::SkullSpaceTaken { space: 4 });
    assert_eq!(game.refusal("do 5"), Refusal::NotReached { space: 5, reached: 3 }, "one space, at whatever level");
    game.play(&["do 1"]);
    assert_eq!((points(&game, 0), game.at(0).corn), (4, 0), "steps back go from where the worker stands");
}

#[test]
fn ruling_23_the_offering() {
    let theologian = |owned: u16, top: bool| {
        picked(Gear::ChichenItza, 8, move |me| {
            me.technologies = levels(0, 0, 0, 2);
            me.skulls = 2;
            me.corn = 9;
            me.blocks = blocks(owned, 0, 0);
            me.temples = if top { temples(6, 8, 7) } else { temples(1, 1, 1) };
        })
    };
    // The block that was just gained can be used; the offering comes once, after the step and the block.
    let mut game = theologian(0, false);
    game.play(&["do 8"]);
    assert_eq!(game.decision(), DecisionKind::Take);
    assert_eq!((points(&game, 0), game.at(0).temples), (11, temples(1, 2, 1)));
    game.play(&["take stone"]);
    assert_eq!(game.legal_text(), ["offer stone", "stop"]);
    game.play(&["offer stone", "climb quetzalcoatl"]);
    assert_eq!(game.decision(), DecisionKind::Turn, "once per action");
    assert_eq!((game.at(0).temples, game.at(0).blocks), (temples(1, 3, 1), blocks(0, 0, 0)));
    // With blocks left, still once.
    let mut game = theologian(2, false);
    game.play(&["do 8", "take gold", "offer wood", "climb chaac"]);
    assert_eq!((game.decision(), game.at(0).blocks), (DecisionKind::Turn, blocks(1, 0, 1)));
    // Not without a block: action 7 gives none.
    let mut game = theologian(0, false);
    game.play(&["do 7"]);
    assert_eq!(game.decision(), DecisionKind::Turn);
    // Not without a temple to climb.
    let mut game = theologian(2, true);
    game.play(&["do 8", "take gold"]);
    assert_eq!((game.decision(), game.at(0).blocks), (DecisionKind::Turn, blocks(2, 0, 1)));
    // Not with theology 1.
    let mut game = picked(Gear::ChichenItza, 8, |me| {
        me.technologies = levels(0, 0, 0, 1);
        me.skulls = 1;
    });
    game.play(&["do 8", "take gold"]);
    assert_eq!(game.decision(), DecisionKind::Turn);
}

#[test]
fn ruling_24_burning_with_corn_uncovered_and_agriculture() {
    for (level, corn) in [(0, 7), (1, 8), (2, 8), (3, 10)] {
        let mut position = Position::new(4);
        position.seats[0].technologies = levels(level, 1, 0, 0);
        let full = Group { corn: 4, wood: 4 };
        position.jungle = Some([Group { corn: 4, wood: 0 }, full, Group { corn: 4, wood: 1 }, full]);
        position.place(0, Gear::Palenque, 4);
        let mut game = built(&position);
        game.play(&["pick palenque 4", "do 4"]);
        assert_eq!(game.legal_text(), ["corn", "wood", "burn"]);
        game.play(&["burn", "anger quetzalcoatl"]);
        assert_eq!((game.at(0).corn, game.at(0).blocks), (corn, blocks(0, 0, 0)));
        assert_eq!((game.at(0).corn_tiles, game.at(0).wood_tiles), (1, 0));
        assert_eq!(game.board().jungle()[2], Group { corn: 3, wood: 0 });
        assert_eq!(game.at(0).temples, temples(1, 0, 1));
    }
}

#[test]
fn ruling_24_harvest_without_a_tile() {
    for (level, corn) in [(2, 10), (3, 12)] {
        let mut game = picked(Gear::Palenque, 5, |me| me.technologies = levels(level, 0, 0, 0));
        game.play(&["do 5", "corn"]);
        assert_eq!((game.at(0).corn, game.at(0).corn_tiles), (corn, 0));
    }
    let mut game = picked(Gear::Palenque, 5, |me| me.technologies = levels(1, 0, 0, 0));
    game.play(&["do 5"]);
    assert_eq!(game.refusal("corn"), Refusal::NoCornTile { agriculture: 1 });
}

#[test]
fn ruling_25_slots_are_refilled_from_the_lowest() {
    let mut position = Position::new(2);
    position.seats[0].blocks = blocks(2, 0, 0);
    position.place(0, Gear::Tikal, 4);
    shown(&mut position, &["b10", "b01", "b11", "b12", "b02", "b13"]);
    position.pile = Some(["b14", "b03", "b04", "b05", "b06", "b07", "b08", "b09"].map(building).to_vec());
    let mut game = built(&position);
    game.play(&["pick tikal 4", "do 4", "build b02", "build b01"]);
    let slots = |game: &Game| game.board().display().map(|slot| slot.map_or("-".to_owned(), |tile| tile.to_string()));
    assert_eq!(slots(&game), ["b10", "-", "b11", "b12", "-", "b13"]);
    let events = game.events("end");
    assert_eq!(slots(&game), ["b10", "b14", "b11", "b12", "b03", "b13"]);
    let dealt: Vec<u8> = events
        .iter()
        .filter_map(|event| if let Event::Dealt { slot, .. } = event { Some(*slot) } else { None })
        .collect();
    assert_eq!(dealt, [1, 4]);
}

#[test]
fn ruling_26_worker_marker_then_days() {
    let position = |light: bool| {
        let mut position = Position::new(2);
        position.start_space = Some(0);
        position.to_move = Some(1);
        position.seats[0].light_side = light;
        position.place(1, Gear::Uxmal, 0);
        let mut game = built(&position);
        game.play(&["pick uxmal 0", "nothing"]);
        game
    };
    let mut game = position(true);
    let events = game.events("end");
    let place = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("happens");
    let returns = place(&|event| matches!(event, Event::Worker { from: Spot::StartSpace, to: Spot::Hand, .. }));
    let marker = place(&|event| matches!(event, Event::Marker { .. }));
    assert!(returns < marker);
    assert!(!events.iter().any(|event| matches!(event, Event::Day { .. })), "the days wait for the answer");
    assert_eq!(game.decision(), DecisionKind::Days);
    assert_eq!((game.at(0).workers_in_hand, game.board().start_space()), (3, None));
    assert_eq!(game.board().start_player(), seat(1));
    assert_eq!(game.first_to_act(), Some(seat(0)), "asked is who stood there, not who has the marker now");
    assert_eq!(game.refusal("days 3"), Refusal::OneOrTwoDays);
    assert_eq!(game.refusal("days 0"), Refusal::OneOrTwoDays);
    assert_eq!(game.refusal("end"), Refusal::OtherDecision { open: DecisionKind::Days });

    let mut game = position(false);
    game.play(&["end"]);
    assert_eq!((game.decision(), game.board().round()), (DecisionKind::Turn, 2));
    assert!(!game.at(0).light_side);
}

/// The last round, seat 0 with these belongings.
fn last_round(arrange: impl FnOnce(&mut Position)) -> Game {
    let mut position = Position::new(2);
    position.round = 27;
    arrange(&mut position);
    idle(&mut position);
    let mut game = built(&position);
    game.play(&["pick uxmal 0", "nothing", "end", "pick uxmal 1", "nothing", "end"]);
    assert!(game.is_over());
    game
}

#[test]
fn ruling_27_final_scoring_changes_only_points() {
    let game = last_round(|position| {
        position.seats[0].corn = 9;
        position.seats[0].blocks = blocks(1, 2, 3);
        position.seats[0].skulls = 2;
        position.place(0, Gear::Tikal, 7).place(0, Gear::Palenque, 6);
    });
    assert_eq!((game.at(0).corn, game.at(0).blocks, game.at(0).skulls), (3, blocks(1, 2, 3), 2));
    assert_eq!(game.at(0).points_from(Source::Corn), Points(3 + 2 + 6 + 12));
    assert_eq!(game.at(0).points_from(Source::Skulls), Points::whole(6));
    assert_eq!(game.board().skulls_in_bank(), 11);
    let result = game.result().expect("over");
    assert_eq!(result[0].workers_on_gears, 1, "the one on Tikal 7 fell at the last advance");
    assert_eq!(standing(&game, 0, Gear::Palenque), [7]);
}

#[test]
fn ruling_28_temple_monuments() {
    let worth = |steps: [u8; 3], id: &str| {
        let mut position = Position::new(4);
        position.seats[0].temples = temples(steps[0], steps[1], steps[2]);
        position.seats[0].monuments = vec![monument(id)];
        built(&position).board().monument_points(seat(0), monument(id))
    };
    assert_eq!(worth([0, 0, 0], "m11"), Points::whole(-1 - 2 - 3));
    assert_eq!(worth([0, 8, 1], "m11"), Points::whole(-1 + 13));
    assert_eq!(worth([6, 7, 7], "m11"), Points::whole(8 + 12 + 10));
    assert_eq!(worth([1, 1, 1], "m12"), Points::whole(0));
    assert_eq!(worth([0, 0, 0], "m12"), Points::whole(0));
    assert_eq!(worth([0, 1, 0], "m12"), Points::whole(0));
    assert_eq!(worth([2, 8, 4], "m12"), Points::whole(3 * 7));
}

#[test]
fn ruling_28_counts_without_the_leader_bonus() {
    let game = last_round(|position| {
        position.seats[0].corn = 6;
        position.seats[0].temples = temples(3, 0, 1);
        position.seats[0].monuments = vec![monument("m11")];
    });
    assert_eq!(game.at(0).points_from(Source::Monuments), Points::whole(4 - 2));
    // Chaac led alone, Kukulcan shared.
    assert_eq!(game.at(0).points_from(Source::TemplesAge2), Points::whole(4 - 2 + 2 + 2));
}
