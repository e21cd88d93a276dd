//! Every action of every gear, reached in every way (from its own space, by stepping back, from a free-choice space and
//! through Uxmal 5), and every reason to refuse it.

use crate::common::change::{Change, acted, played, worker_at};
use crate::common::{Play, blocks, monument, seat, shown};
use tzolkin_engine::game::Group;
use tzolkin_engine::{
    Block, Blocks, DecisionKind, Game, Gear, PerTemple, Position, Refusal, Space, Technology, Temple,
};

/// Seat 0 can pay for everything; in every jungle group a corn tile lies open and wood is left.
fn rich(gear: Gear, space: u8) -> Position {
    let mut position = worker_at(gear, space);
    let me = &mut position.seats[0];
    (me.corn, me.blocks, me.skulls) = (20, blocks(6, 6, 6), 2);
    position.seats[1].wood_tiles = 3;
    let wooded = Group { corn: 4, wood: 3 };
    position.jungle = Some([Group { corn: 4, wood: 0 }, wooded, wooded, wooded]);
    shown(&mut position, &["b06", "b01", "b12"]);
    position.monuments = Some(["m01", "m02", "m03", "m04", "m05", "m06"].map(monument).to_vec());
    position
}

/// Seat 0 has a worker there and nothing else, and cannot go up or down in any temple.
fn poor(gear: Gear, space: u8) -> Position {
    let mut position = worker_at(gear, space);
    position.seats[0].temples = PerTemple([0, 0, 0]);
    position
}

/// An action, the choices behind it and what they change.
struct Deed {
    gear: Gear,
    space: u8,
    then: Vec<&'static str>,
    change: Change,
}

fn deed(gear: Gear, space: u8, then: &[&'static str], change: Change) -> Deed {
    Deed { gear, space, then: then.to_vec(), change }
}

fn palenque_and_yaxchilan() -> Vec<Deed> {
    use Gear::{Palenque, Yaxchilan};
    let mut deeds = vec![
        deed(Palenque, 1, &[], Change { corn: 3, ..Change::default() }),
        deed(Palenque, 2, &["corn"], Change { corn: 4, corn_tiles: 1, ..Change::default() }),
        deed(Yaxchilan, 1, &[], Change { blocks: [1, 0, 0], ..Change::default() }),
        deed(Yaxchilan, 2, &[], Change { corn: 1, blocks: [0, 1, 0], ..Change::default() }),
        deed(Yaxchilan, 3, &[], Change { corn: 2, blocks: [0, 0, 1], ..Change::default() }),
        deed(Yaxchilan, 4, &[], Change { skulls: 1, ..Change::default() }),
        deed(Yaxchilan, 5, &[], Change { corn: 2, blocks: [0, 1, 1], ..Change::default() }),
    ];
    for (space, corn, wood) in [(3, 5, 2), (4, 7, 3), (5, 9, 4)] {
        let burnt = |temples| Change { corn, corn_tiles: 1, temples, ..Change::default() };
        deeds.extend([
            deed(Palenque, space, &["corn"], Change { corn, corn_tiles: 1, ..Change::default() }),
            deed(Palenque, space, &["wood"], Change { blocks: [wood, 0, 0], wood_tiles: 1, ..Change::default() }),
            deed(Palenque, space, &["burn", "anger chaac"], burnt([-1, 0, 0])),
            deed(Palenque, space, &["burn", "anger quetzalcoatl"], burnt([0, -1, 0])),
            deed(Palenque, space, &["burn", "anger kukulcan"], burnt([0, 0, -1])),
        ]);
    }
    deeds
}

fn tikal_and_uxmal() -> Vec<Deed> {
    use Gear::{Tikal, Uxmal};
    let b06 = Change { blocks: [-2, -1, 0], temples: [1, 1, 0], tiles: vec!["b06".into()], ..Change::default() };
    let two_buildings =
        Change { blocks: [-3, -1, 0], fed_free: 1, tiles: vec!["b01".into(), "b06".into()], ..b06.clone() };
    let m01 = Change { blocks: [-3, -2, -1], tiles: vec!["m01".into()], ..Change::default() };
    let advanced = |blocks, technologies| Change { blocks, technologies, ..Change::default() };
    let same_track = ["advance extraction", "pay wood", "advance extraction", "pay wood stone"];
    let two_tracks = ["advance agriculture", "pay stone", "advance architecture", "pay gold"];
    let climbed = |corn, blocks, temples| Change { corn, blocks, temples, ..Change::default() };
    vec![
        deed(Tikal, 1, &["advance theology", "pay gold"], advanced([0, 0, -1], [0, 0, 0, 1])),
        deed(Tikal, 2, &["build b06"], b06.clone()),
        deed(Tikal, 3, &["advance extraction", "pay wood", "stop"], advanced([-1, 0, 0], [0, 1, 0, 0])),
        deed(Tikal, 3, &same_track, advanced([-2, -1, 0], [0, 2, 0, 0])),
        deed(Tikal, 3, &two_tracks, advanced([0, -1, -1], [1, 0, 1, 0])),
        deed(Tikal, 4, &["build b06", "stop"], b06.clone()),
        deed(Tikal, 4, &["build b06", "build b01"], two_buildings),
        deed(Tikal, 4, &["monument m01"], m01),
        deed(Tikal, 5, &["pay stone", "climb chaac", "climb kukulcan"], climbed(0, [0, -1, 0], [1, 0, 1])),
        deed(Uxmal, 1, &["climb quetzalcoatl"], climbed(-3, [0; 3], [0, 1, 0])),
        deed(Uxmal, 2, &["sell gold", "buy wood", "stop"], climbed(2, [1, 0, -1], [0; 3])),
        deed(Uxmal, 3, &[], Change { workers: 1, ..Change::default() }),
        deed(Uxmal, 4, &["build b06"], Change { corn: -6, blocks: [0; 3], ..b06 }),
    ]
}

fn chichen_itza() -> Vec<Deed> {
    let (chaac, quetzalcoatl, kukulcan) = ([1, 0, 0], [0, 1, 0], [0, 0, 1]);
    let points = [4, 5, 6, 7, 8, 8, 10, 11, 13];
    let mut deeds = Vec::new();
    for (points, space) in points.into_iter().zip(1..) {
        let temples = [chaac, kukulcan, quetzalcoatl][(usize::from(space) - 1) / 3];
        let change = Change { skulls: -1, points, temples, ..Change::default() };
        if ![6, 8, 9].contains(&space) {
            deeds.push(deed(Gear::ChichenItza, space, &[], change));
            continue;
        }
        for (take, blocks) in [("take wood", [1, 0, 0]), ("take stone", [0, 1, 0]), ("take gold", [0, 0, 1])] {
            deeds.push(deed(Gear::ChichenItza, space, &[take], Change { blocks, ..change.clone() }));
        }
    }
    deeds
}

/// The actions that lead to this from a worker on that space of the same gear, with the corn for stepping back.
fn routes(deed: &Deed) -> Vec<(Position, Vec<String>, i32)> {
    let gear = deed.gear;
    let (last_action, last_space) = if gear == Gear::ChichenItza { (9, 10) } else { (5, 7) };
    let mut routes = Vec::new();
    for at in deed.space..=last_space {
        let corn = if at > last_action { 0 } else { i32::from(at - deed.space) };
        let start = vec![format!("pick {gear} {at}"), format!("do {}", deed.space)];
        routes.push((rich(gear, at), start, corn));
    }
    if gear != Gear::ChichenItza {
        for at in 5..=7 {
            let start = vec![format!("pick uxmal {at}"), "do 5".into(), format!("do {gear} {}", deed.space)];
            routes.push((rich(Gear::Uxmal, at), start, 1));
        }
    }
    routes
}

fn check(deeds: &[Deed]) -> Vec<Game> {
    let mut games = Vec::new();
    for deed in deeds {
        for (position, start, corn) in routes(deed) {
            let actions: Vec<&str> = start.iter().map(String::as_str).chain(deed.then.iter().copied()).collect();
            let (game, change) = acted(&position, &actions);
            assert_eq!(change, deed.change.clone().paying(corn, [0; 3]), "{actions:?}");
            assert_eq!(game.decision(), DecisionKind::Turn, "{actions:?} is complete");
            assert_eq!(game.at(0).workers_in_hand, game.at(0).workers_in_play, "{actions:?}: the worker is back");
            games.push(game);
        }
    }
    games
}

#[test]
fn palenque_and_yaxchilan_give_what_they_show() {
    check(&palenque_and_yaxchilan());
}

#[test]
fn tikal_and_uxmal_do_what_they_show() {
    check(&tikal_and_uxmal());
}

#[test]
fn chichen_itza_gives_what_it_shows_and_keeps_the_skull() {
    let deeds = chichen_itza();
    for game in check(&deeds) {
        assert_eq!(game.board().skulls_placed().count(), 1);
        assert_eq!(game.board().skulls_in_bank(), 11, "placed skulls do not return");
    }
    let game = played(&rich(Gear::ChichenItza, 7), &["pick chichen-itza 7", "do 5"]);
    assert_eq!(game.board().skulls_placed().collect::<Vec<_>>(), [5], "the action's space, not the worker's");
}

#[test]
fn harvests_leave_the_right_tiles() {
    let harvest = |choice: &[&str]| {
        let actions = [&["pick palenque 4", "do 4"], choice].concat();
        acted(&rich(Gear::Palenque, 4), &actions).0.board().jungle()[2]
    };
    assert_eq!(harvest(&["corn"]), Group { corn: 3, wood: 3 });
    assert_eq!(harvest(&["wood"]), Group { corn: 4, wood: 2 }, "another corn tile lies open");
    assert_eq!(harvest(&["burn", "anger chaac"]), Group { corn: 3, wood: 2 });
}

/// The exact list of `do`s from every space: those up to it, all from a free-choice space, none from 0.
#[test]
fn a_worker_reaches_its_action_and_the_lower_ones() {
    for gear in Gear::ALL {
        let (last_action, last_space) = if gear == Gear::ChichenItza { (9, 10) } else { (5, 7) };
        for at in 0..=last_space {
            let game = played(&rich(gear, at), &[&format!("pick {gear} {at}")]);
            let mut expected: Vec<String> = (1..=at.min(last_action)).map(|space| format!("do {space}")).collect();
            expected.push("nothing".into());
            assert_eq!(game.legal_text(), expected, "{gear} {at}");
            for beyond in at + 1..=last_action {
                let refusal = Refusal::NotReached { space: beyond, reached: at };
                assert_eq!(game.refusal(&format!("do {beyond}")), refusal, "{gear} {at}");
            }
            assert_eq!(game.refusal("do 0"), Refusal::NoSuchAction { space: 0 }, "{gear} {at}");
            let missing = last_action + 1;
            assert_eq!(game.refusal(&format!("do {missing}")), Refusal::NoSuchAction { space: missing });
            if gear != Gear::ChichenItza {
                assert_eq!(game.refusal("do ahead"), Refusal::NothingAhead, "{gear} {at}");
            }
            assert_eq!(game.refusal("end"), Refusal::OtherDecision { open: DecisionKind::GearAction });
            assert_eq!(game.refusal("stop"), Refusal::NotOptional);
        }
    }
}

#[test]
fn nothing_takes_the_worker_back_and_no_more() {
    for gear in Gear::ALL {
        for at in 0..=gear.info().last_space {
            let (game, change) = acted(&rich(gear, at), &[&format!("pick {gear} {at}"), "nothing"]);
            assert_eq!(change, Change::default(), "{gear} {at}");
            assert_eq!(game.at(0).workers_in_hand, 3);
            assert_eq!(game.board().gears().occupant(gear, at), None);
        }
    }
}

#[test]
fn stepping_back_needs_its_corn_and_minds_nobody_on_the_way() {
    let mut position = worker_at(Gear::Yaxchilan, 5);
    position.seats[0].corn = 3;
    position.place(1, Gear::Yaxchilan, 2).dummy(Gear::Yaxchilan, 3);
    let mut game = played(&position, &["pick yaxchilan 5"]);
    assert_eq!(game.refusal("do 1"), Refusal::NotEnoughCorn { needs: 4, has: 3 });
    game.play(&["do 2"]);
    assert_eq!((game.at(0).corn, game.at(0).blocks), (1, blocks(0, 1, 0)), "3 paid, 1 gained");
}

#[test]
fn corn_gained_by_one_worker_pays_for_the_next() {
    let mut position = worker_at(Gear::Palenque, 1);
    position.place(0, Gear::Uxmal, 1);
    let game = played(&position, &["pick uxmal 1"]);
    assert_eq!(game.refusal("do 1"), Refusal::NotEnoughCorn { needs: 3, has: 0 });
    let (_, change) = acted(&position, &["pick palenque 1", "do 1", "pick uxmal 1", "do 1", "climb chaac"]);
    assert_eq!(change, Change { temples: [1, 0, 0], ..Change::default() });
}

#[test]
fn palenque_refuses_what_the_jungle_does_not_have() {
    // All corn is covered at first, so there is only wood or burning.
    let game = played(&worker_at(Gear::Palenque, 3), &["pick palenque 3", "do 3"]);
    assert_eq!(game.legal_text(), ["wood", "burn"]);
    assert_eq!(game.refusal("corn"), Refusal::NoCornTile { agriculture: 0 });
    assert_eq!(game.refusal("stop"), Refusal::NotOptional);
    // Nobody can anger the gods from the lowest steps.
    let game = played(&poor(Gear::Palenque, 3), &["pick palenque 3", "do 3"]);
    assert_eq!(game.legal_text(), ["wood"]);
    assert_eq!(game.refusal("burn"), Refusal::NoGodToAnger);
    // One god cannot be angered on the lowest step, the others can.
    let mut position = worker_at(Gear::Palenque, 5);
    position.seats[0].temples[Temple::Quetzalcoatl] = 0;
    let game = played(&position, &["pick palenque 5", "do 5", "burn"]);
    assert_eq!(game.legal_text(), ["anger chaac", "anger kukulcan"]);
    assert_eq!(game.refusal("anger quetzalcoatl"), Refusal::LowestStep { temple: Temple::Quetzalcoatl });
    // No wood tile left, and none ever in the first group.
    let bare = |group: Group| {
        let mut position = worker_at(Gear::Palenque, 6);
        position.jungle = Some([Group { corn: group.corn, wood: 0 }, group, group, group]);
        position.seats[1].corn_tiles = 16 - 4 * group.corn;
        position.seats[1].wood_tiles = 12;
        played(&position, &["pick palenque 6"])
    };
    for space in 2..=5 {
        let mut game = bare(Group { corn: 1, wood: 0 });
        game.play(&[&format!("do {space}")]);
        assert_eq!(game.legal_text(), ["corn"], "Palenque {space}");
        if space > 2 {
            assert_eq!(game.refusal("wood"), Refusal::NoWoodTile);
            assert_eq!(game.refusal("burn"), Refusal::NoWoodTile);
        }
        let game = bare(Group { corn: 0, wood: 0 });
        assert_eq!(game.refusal(&format!("do {space}")), Refusal::NothingToHarvest { group: space });
        assert_eq!(game.legal_text(), ["do 1", "nothing"]);
    }
}

#[test]
fn yaxchilan_4_needs_a_skull_in_the_bank() {
    let mut position = worker_at(Gear::Yaxchilan, 6);
    position.seats[1].skulls = 13;
    let game = played(&position, &["pick yaxchilan 6"]);
    assert_eq!(game.refusal("do 4"), Refusal::NoSkullInBank);
    assert_eq!(game.legal_text(), ["do 1", "do 2", "do 3", "do 5", "nothing"]);
    position.seats[1].skulls = 12;
    let (game, change) = acted(&position, &["pick yaxchilan 6", "do 4"]);
    assert_eq!((change.skulls, game.board().skulls_in_bank()), (1, 0));
}

#[test]
fn tikal_refuses_what_cannot_be_paid() {
    let game = played(&worker_at(Gear::Tikal, 7), &["pick tikal 7"]);
    assert_eq!(game.refusal("do 1"), Refusal::NoPayableAdvance { has: 0 });
    assert_eq!(game.refusal("do 2"), Refusal::NothingPayable);
    assert_eq!(game.refusal("do 3"), Refusal::NoPayableAdvance { has: 0 });
    assert_eq!(game.refusal("do 4"), Refusal::NothingPayable);
    assert_eq!(game.refusal("do 5"), Refusal::NotEnoughBlocks { needs: 1, has: 0 });
    assert_eq!(game.legal_text(), ["nothing"]);
    // The first of two possible advances is not optional, and a second that cannot be paid does not open a decision.
    let mut position = worker_at(Gear::Tikal, 7);
    position.seats[0].blocks = blocks(1, 0, 0);
    let mut game = played(&position, &["pick tikal 7", "do 3"]);
    assert_eq!(game.refusal("stop"), Refusal::NotOptional);
    game.play(&["advance theology"]);
    assert_eq!(game.refusal("stop"), Refusal::NotOptional);
    game.play(&["pay wood"]);
    assert_eq!(game.decision(), DecisionKind::Turn);
    let mut game = played(&position, &["pick tikal 7", "do 4"]);
    assert_eq!(game.refusal("stop"), Refusal::NotOptional);
    game.play(&["build b01"]);
    assert_eq!(game.decision(), DecisionKind::Turn);
}

#[test]
fn tikal_4_is_open_for_a_monument_alone() {
    let mut position = rich(Gear::Tikal, 4);
    position.seats[0].blocks = blocks(1, 0, 4);
    shown(&mut position, &["b06", "b07"]);
    let mut game = played(&position, &["pick tikal 4"]);
    assert_eq!(game.refusal("do 2"), Refusal::NothingPayable);
    game.play(&["do 4"]);
    assert_eq!(game.legal_text(), ["monument m04"]);
    let missing = Refusal::BlocksMissing { needs: Blocks::of(2, 1, 0), missing: Blocks::of(1, 1, 0) };
    assert_eq!(game.refusal("build b06"), missing);
}

#[test]
fn tikal_5_climbs_two_different_temples() {
    let mut position = worker_at(Gear::Tikal, 5);
    position.seats[0].blocks = blocks(0, 1, 1);
    let mut game = played(&position, &["pick tikal 5", "do 5"]);
    assert_eq!(game.legal_text(), ["pay stone", "pay gold"]);
    let missing = Refusal::BlocksMissing { needs: Blocks::of(1, 0, 0), missing: Blocks::of(1, 0, 0) };
    assert_eq!(game.refusal("pay wood"), missing);
    assert_eq!(game.refusal("pay stone gold"), Refusal::WrongPayment { due: 1, offered: 2 });
    game.play(&["pay gold", "climb chaac"]);
    assert_eq!(game.refusal("climb chaac"), Refusal::SameTemple { temple: Temple::Chaac });
    assert_eq!(game.legal_text(), ["climb quetzalcoatl", "climb kukulcan"]);
    assert_eq!(game.refusal("stop"), Refusal::NotOptional);
    // On top of one temple and blocked from the top of another: the remaining temple is climbed once.
    position.seats[0].temples = PerTemple([6, 7, 1]);
    position.seats[2].temples[Temple::Quetzalcoatl] = 8;
    let mut game = played(&position, &["pick tikal 5", "do 5", "pay stone"]);
    assert_eq!(game.refusal("climb chaac"), Refusal::TopStep { temple: Temple::Chaac });
    let taken = Refusal::TopStepTaken { temple: Temple::Quetzalcoatl, by: seat(2) };
    assert_eq!(game.refusal("climb quetzalcoatl"), taken);
    game.play(&["climb kukulcan"]);
    assert_eq!((game.decision(), game.at(0).temples), (DecisionKind::Turn, PerTemple([6, 7, 2])));
    position.seats[0].temples[Temple::Kukulcan] = 7;
    let game = played(&position, &["pick tikal 5"]);
    assert_eq!(game.refusal("do 5"), Refusal::NoTempleToClimb);
}

#[test]
fn uxmal_1_needs_corn_and_a_temple() {
    let mut position = worker_at(Gear::Uxmal, 2);
    position.seats[0].corn = 3;
    let game = played(&position, &["pick uxmal 2"]);
    assert_eq!(game.refusal("do 1"), Refusal::NotEnoughCorn { needs: 4, has: 3 }, "one of them for the step back");
    position.seats[0].corn = 4;
    let (_, change) = acted(&position, &["pick uxmal 2", "do 1", "climb kukulcan"]);
    assert_eq!(change, Change { corn: -4, temples: [0, 0, 1], ..Change::default() });
    position.seats[0].temples = PerTemple([6, 8, 7]);
    let game = played(&position, &["pick uxmal 2"]);
    assert_eq!(game.refusal("do 1"), Refusal::NoTempleToClimb);
}

#[test]
fn the_market_sells_then_buys() {
    let mut position = worker_at(Gear::Uxmal, 2);
    position.seats[0].blocks = blocks(2, 1, 1);
    let mut game = played(&position, &["pick uxmal 2", "do 2"]);
    assert_eq!(game.legal_text(), ["sell wood", "sell stone", "sell gold", "stop"]);
    for (sale, corn) in [("sell wood", 2), ("sell stone", 5), ("sell gold", 9)] {
        game.play(&[sale]);
        assert_eq!(game.at(0).corn, corn, "after {sale}");
    }
    assert_eq!(game.refusal("sell stone"), Refusal::NoBlock { block: Block::Stone });
    assert_eq!(game.legal_text(), ["sell wood", "buy wood", "buy stone", "buy gold", "stop"]);
    game.play(&["buy gold"]);
    assert_eq!((game.at(0).corn, game.at(0).blocks), (5, blocks(1, 0, 1)));
    assert_eq!(game.refusal("sell wood"), Refusal::SellingIsOver);
    game.play(&["buy stone"]);
    assert_eq!(game.refusal("buy stone"), Refusal::NotEnoughCorn { needs: 3, has: 2 });
    assert_eq!(game.legal_text(), ["buy wood", "stop"]);
    game.play(&["buy wood"]);
    assert_eq!(game.decision(), DecisionKind::Turn, "no trade is left");
    assert_eq!((game.at(0).corn, game.at(0).blocks), (0, blocks(2, 1, 1)));
    // A player may stop at once.
    let (_, change) = acted(&position, &["pick uxmal 2", "do 2", "stop"]);
    assert_eq!(change, Change::default());
}

#[test]
fn the_market_needs_a_possible_trade() {
    let mut position = worker_at(Gear::Uxmal, 2);
    position.place(0, Gear::Uxmal, 3);
    position.seats[0].corn = 1;
    let game = played(&position, &["pick uxmal 2"]);
    assert_eq!(game.refusal("do 2"), Refusal::NothingToTrade { has: 1 });
    position.seats[0].corn = 2;
    let (_, change) = acted(&position, &["pick uxmal 2", "do 2", "buy wood"]);
    assert_eq!(change, Change { corn: -2, blocks: [1, 0, 0], ..Change::default() });
    // The corn for the step back is gone before the market opens.
    let game = played(&position, &["pick uxmal 3"]);
    assert_eq!(game.refusal("do 2"), Refusal::NothingToTrade { has: 1 });
}

#[test]
fn uxmal_3_stops_at_six_workers() {
    let mut position = worker_at(Gear::Uxmal, 3);
    position.seats[0].workers_in_play = 5;
    let (game, change) = acted(&position, &["pick uxmal 3", "do 3"]);
    assert_eq!((change.workers, game.at(0).workers_in_hand), (1, 6));
    position.seats[0].workers_in_play = 6;
    let game = played(&position, &["pick uxmal 3"]);
    assert_eq!(game.refusal("do 3"), Refusal::AllWorkersInPlay { most: 6 });
}

#[test]
fn uxmal_4_takes_corn_only_and_builds_no_monument() {
    let mut position = rich(Gear::Uxmal, 4);
    position.seats[0].corn = 5;
    shown(&mut position, &["b06", "b09"]);
    let game = played(&position, &["pick uxmal 4", "do 4"]);
    assert_eq!(game.legal_text(), ["build b09"]);
    assert_eq!(game.refusal("build b06"), Refusal::NotEnoughCorn { needs: 6, has: 5 });
    assert_eq!(game.refusal("monument m01"), Refusal::MonumentsAtTikal4);
    assert_eq!(game.refusal("stop"), Refusal::NotOptional);
    position.seats[0].corn = 3;
    let game = played(&position, &["pick uxmal 4"]);
    assert_eq!(game.refusal("do 4"), Refusal::NothingPayable, "blocks do not pay here");
    // Four corn would be enough without the step back.
    position.place(0, Gear::Uxmal, 5);
    position.seats[0].corn = 4;
    let game = played(&position, &["pick uxmal 5"]);
    assert_eq!(game.refusal("do 4"), Refusal::NothingPayable);
}

#[test]
fn uxmal_5_leads_to_the_four_cities_and_not_to_itself() {
    let game = played(&rich(Gear::Uxmal, 5), &["pick uxmal 5", "do 5"]);
    let mut expected = Vec::new();
    for (city, last) in [("palenque", 5), ("yaxchilan", 5), ("tikal", 5), ("uxmal", 4)] {
        expected.extend((1..=last).map(|space| format!("do {city} {space}")));
    }
    assert_eq!(game.legal_text(), expected);
    for (gear, space) in [(Gear::Uxmal, 5), (Gear::ChichenItza, 1), (Gear::ChichenItza, 9)] {
        let refusal = Refusal::OutOfReach { action: Space { gear, space } };
        assert_eq!(game.refusal(&format!("do {gear} {space}")), refusal);
    }
    assert_eq!(game.refusal("do tikal 0"), Refusal::NoSuchAction { space: 0 });
    assert_eq!(game.refusal("do tikal 6"), Refusal::NoSuchAction { space: 6 });
    assert_eq!(game.refusal("stop"), Refusal::NotOptional);
    assert_eq!(game.at(0).corn, 19);
}

#[test]
fn uxmal_5_refuses_what_its_action_refuses() {
    let mut position = poor(Gear::Uxmal, 5);
    let game = played(&position, &["pick uxmal 5"]);
    assert_eq!(game.refusal("do 5"), Refusal::NotEnoughCorn { needs: 1, has: 0 });
    position.seats[0].corn = 1;
    position.seats[0].workers_in_play = 6;
    position.seats[1].skulls = 13;
    let game = played(&position, &["pick uxmal 5", "do 5"]);
    for (action, refusal) in [
        ("do yaxchilan 4", Refusal::NoSkullInBank),
        ("do tikal 1", Refusal::NoPayableAdvance { has: 0 }),
        ("do tikal 2", Refusal::NothingPayable),
        ("do tikal 3", Refusal::NoPayableAdvance { has: 0 }),
        ("do tikal 4", Refusal::NothingPayable),
        ("do tikal 5", Refusal::NotEnoughBlocks { needs: 1, has: 0 }),
        ("do uxmal 1", Refusal::NotEnoughCorn { needs: 3, has: 0 }),
        ("do uxmal 2", Refusal::NothingToTrade { has: 0 }),
        ("do uxmal 3", Refusal::AllWorkersInPlay { most: 6 }),
        ("do uxmal 4", Refusal::NothingPayable),
    ] {
        assert_eq!(game.refusal(action), refusal, "{action}");
    }
}

#[test]
fn chichen_itza_needs_a_skull_and_an_empty_space() {
    for space in 1..=9 {
        let game = played(&worker_at(Gear::ChichenItza, 10), &["pick chichen-itza 10"]);
        assert_eq!(game.refusal(&format!("do {space}")), Refusal::NotEnoughSkulls { needs: 1, has: 0 });
        let mut position = rich(Gear::ChichenItza, 10);
        position.skulls_placed = vec![space];
        let game = played(&position, &["pick chichen-itza 10"]);
        assert_eq!(game.refusal(&format!("do {space}")), Refusal::SkullSpaceTaken { space });
        assert_eq!(game.legal_text().len(), 9, "the other eight, and nothing");
    }
    let game = played(&rich(Gear::ChichenItza, 0), &["pick chichen-itza 0"]);
    let needs = Refusal::NeedsTechnology { technology: Technology::Theology, needs: 1, has: 0 };
    assert_eq!(game.refusal("do ahead"), needs);
    // A step that cannot be climbed is lost, the rest stands.
    let mut position = rich(Gear::ChichenItza, 3);
    position.seats[0].temples[Temple::Chaac] = 5;
    position.seats[3].temples[Temple::Chaac] = 6;
    let (_, change) = acted(&position, &["pick chichen-itza 3", "do 3"]);
    assert_eq!(change, Change { skulls: -1, points: 6, ..Change::default() });
}
