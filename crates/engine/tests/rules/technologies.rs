//! Every level of every technology: what it adds, what it does not apply to, what it costs, and the bonus beyond.

use crate::common::change::{Change, acted, played, worker_at};
use crate::common::{Play, blocks, built, monument, pay, seat, shown};
use tzolkin_engine::event::{Cause, Loss};
use tzolkin_engine::game::Group;
use tzolkin_engine::{
    Block, Blocks, DecisionKind, Event, Gear, PerTechnology, PerTemple, Position, Refusal, Technology, Temple,
};

/// Seat 0 at that level, with a worker on that space.
fn at_level(technology: Technology, level: u8, gear: Gear, space: u8) -> Position {
    let mut position = worker_at(gear, space);
    position.seats[0].technologies[technology] = level;
    position
}

/// A corn tile lies open in every group, and wood is left in the wooded ones.
fn open_jungle(position: &mut Position) {
    let wooded = Group { corn: 4, wood: 3 };
    position.jungle = Some([Group { corn: 4, wood: 0 }, wooded, wooded, wooded]);
    position.seats[1].wood_tiles = 3;
}

/// Nowhere to climb: seat 0 is on one top step and blocked from the two others.
fn no_temple_to_climb(position: &mut Position) {
    position.seats[0].temples = PerTemple([6, 7, 6]);
    position.seats[1].temples = PerTemple([1, 8, 7]);
}

#[test]
fn reaching_levels_1_2_3_costs_as_many_blocks_and_beyond_costs_one() {
    for technology in Technology::ALL {
        for (level, due) in [(0, 1), (1, 2), (2, 3), (3, 1)] {
            let mut position = at_level(technology, level, Gear::Tikal, 1);
            position.seats[0].blocks = blocks(3, 3, 3);
            let game = played(&position, &["pick tikal 1", "do 1", &format!("advance {technology}")]);
            let mut payments = Vec::new();
            for wood in (0..=due).rev() {
                payments.extend((0..=due - wood).rev().map(|stone| (wood, stone, due - wood - stone)));
            }
            let texts: Vec<String> = payments.iter().map(|&(wood, stone, gold)| pay(wood, stone, gold)).collect();
            assert_eq!(game.legal_text(), texts, "{technology} from {level}");
            for (wood, stone, gold) in payments {
                let mut game = game;
                game.play(&[&pay(wood, stone, gold)]);
                let left = [wood, stone, gold].map(|paid| 3 - u16::from(paid));
                assert_eq!(game.at(0).blocks.0, left, "{technology} from {level}");
                assert_eq!(game.at(0).technologies[technology], (level + 1).min(3), "{technology} from {level}");
            }
            let offered = due + 1;
            let refusal = Refusal::WrongPayment { due, offered: offered.into() };
            if offered <= 3 {
                assert_eq!(game.refusal(&pay(offered, 0, 0)), refusal, "{technology} from {level}");
            }
            if due > 1 {
                assert_eq!(game.refusal("pay wood"), Refusal::WrongPayment { due, offered: 1 });
            }
            // With one block less than due, the track is refused with both numbers.
            position.seats[0].blocks = blocks(u16::from(due) - 1, 0, 0);
            let mut game = played(&position, &["pick tikal 1"]);
            if due == 1 {
                assert_eq!(game.refusal("do 1"), Refusal::NoPayableAdvance { has: 0 });
            } else {
                game.play(&["do 1"]);
                let has = u16::from(due) - 1;
                let refusal = Refusal::NotEnoughBlocks { needs: due, has };
                assert_eq!(game.refusal(&format!("advance {technology}")), refusal);
            }
        }
    }
}

#[test]
fn only_blocks_in_hand_pay() {
    let mut position = at_level(Technology::Theology, 2, Gear::Tikal, 1);
    (position.seats[0].blocks, position.seats[0].corn, position.seats[0].skulls) = (blocks(0, 2, 1), 9, 3);
    let mut game = played(&position, &["pick tikal 1", "do 1", "advance theology"]);
    assert_eq!(game.legal_text(), ["pay stone stone gold"]);
    let missing = Refusal::BlocksMissing { needs: Blocks::of(1, 0, 2), missing: Blocks::of(1, 0, 1) };
    assert_eq!(game.refusal("pay wood gold gold"), missing);
    game.play(&["pay stone stone gold"]);
    assert_eq!((game.at(0).blocks_in_all(), game.at(0).corn, game.at(0).skulls), (0, 9, 3));
}

#[test]
fn agriculture_adds_corn_to_fishing_and_jungle_harvests() {
    // Extra corn at levels 0, 1, 2, 3 when fishing and when harvesting.
    for (level, fishing, jungle) in [(0, 0, 0), (1, 0, 1), (2, 1, 1), (3, 1, 3)] {
        let mut position = at_level(Technology::Agriculture, level, Gear::Palenque, 6);
        open_jungle(&mut position);
        let (_, change) = acted(&position, &["pick palenque 6", "do 1"]);
        assert_eq!(change, Change { corn: 3 + fishing, ..Change::default() }, "level {level}");
        for (space, corn, wood) in [(2, 4, 0), (3, 5, 2), (4, 7, 3), (5, 9, 4)] {
            let perform = format!("do {space}");
            let (_, change) = acted(&position, &["pick palenque 6", &perform, "corn"]);
            let corn = corn + jungle;
            assert_eq!(change, Change { corn, corn_tiles: 1, ..Change::default() }, "level {level}, {perform}");
            if space == 2 {
                continue;
            }
            let (_, change) = acted(&position, &["pick palenque 6", &perform, "burn", "anger chaac"]);
            let burnt = Change { corn, corn_tiles: 1, temples: [-1, 0, 0], ..Change::default() };
            assert_eq!(change, burnt, "level {level}, {perform}");
            let (_, change) = acted(&position, &["pick palenque 6", &perform, "wood"]);
            let cut = Change { blocks: [wood, 0, 0], wood_tiles: 1, ..Change::default() };
            assert_eq!(change, cut, "level {level}, {perform}");
        }
        // The corn from Yaxchilan and from the market is not a harvest.
        position.place(0, Gear::Yaxchilan, 5).place(0, Gear::Uxmal, 2);
        position.seats[0].blocks = blocks(0, 0, 1);
        let actions = ["pick yaxchilan 5", "do 5", "pick uxmal 2", "do 2", "sell gold", "stop"];
        let (_, change) = acted(&position, &actions);
        assert_eq!(change, Change { corn: 2 + 4, blocks: [0, 1, 0], ..Change::default() }, "level {level}");
    }
}

#[test]
fn agriculture_2_harvests_corn_without_an_open_tile() {
    for (level, extra) in [(2, 1), (3, 3)] {
        // Everything is covered: the player gets the corn but no tile.
        let position = at_level(Technology::Agriculture, level, Gear::Palenque, 4);
        let (game, change) = acted(&position, &["pick palenque 4", "do 4", "corn"]);
        assert_eq!(change, Change { corn: 7 + extra, ..Change::default() }, "level {level}");
        assert_eq!(game.board().jungle()[2], Group { corn: 4, wood: 4 });
        // The same if no tile is left at all.
        let mut position = at_level(Technology::Agriculture, level, Gear::Palenque, 7);
        position.jungle = Some([Group::default(); 4]);
        (position.seats[1].corn_tiles, position.seats[1].wood_tiles) = (16, 12);
        for (space, corn) in [(2, 4), (3, 5), (4, 7), (5, 9)] {
            let mut game = built(&position);
            let perform = format!("do {space}");
            game.play(&["pick palenque 7", &perform]);
            assert_eq!(game.legal_text(), ["corn"], "{perform}");
            let (_, change) = acted(&position, &["pick palenque 7", &perform, "corn"]);
            assert_eq!(change, Change { corn: corn + extra, ..Change::default() }, "level {level}, {perform}");
        }
    }
    let game = played(&at_level(Technology::Agriculture, 1, Gear::Palenque, 4), &["pick palenque 4", "do 4"]);
    assert_eq!(game.refusal("corn"), Refusal::NoCornTile { agriculture: 1 });
}

#[test]
fn extraction_adds_a_block_to_what_the_gears_give() {
    for level in 0..=3 {
        let mut position = at_level(Technology::Extraction, level, Gear::Yaxchilan, 6);
        let [wood, stone, gold] = [1, 2, 3].map(|from| i32::from(level >= from));
        for (space, corn, given) in [
            (1, 0, [1 + wood, 0, 0]),
            (2, 1, [0, 1 + stone, 0]),
            (3, 2, [0, 0, 1 + gold]),
            (5, 2, [0, 1 + stone, 1 + gold]),
        ] {
            let (_, change) = acted(&position, &["pick yaxchilan 6", &format!("do {space}")]);
            let expected = Change { corn, blocks: given, ..Change::default() };
            assert_eq!(change, expected, "level {level}, Yaxchilan {space}");
        }
        let (_, change) = acted(&position, &["pick yaxchilan 6", "do 4"]);
        assert_eq!(change, Change { skulls: 1, ..Change::default() }, "level {level}, Yaxchilan 4");
        position.place(0, Gear::Palenque, 6);
        for (space, cut) in [(3, 2), (4, 3), (5, 4)] {
            let (_, change) = acted(&position, &["pick palenque 6", &format!("do {space}"), "wood"]);
            let expected = Change { blocks: [cut + wood, 0, 0], wood_tiles: 1, ..Change::default() };
            assert_eq!(change, expected, "level {level}, Palenque {space}");
        }
    }
}

#[test]
fn technologies_follow_the_action_through_uxmal_5() {
    let mut position = worker_at(Gear::Uxmal, 5);
    open_jungle(&mut position);
    position.seats[0].corn = 1;
    position.seats[0].technologies = PerTechnology([3, 3, 0, 3]);
    let through = |action: &str, then: &[&str]| acted(&position, &[&["pick uxmal 5", "do 5", action], then].concat()).1;
    let gain = |corn: i32, blocks| Change { corn: corn - 1, blocks, ..Change::default() };
    assert_eq!(through("do palenque 1", &[]), gain(4, [0; 3]));
    assert_eq!(through("do palenque 5", &["corn"]), Change { corn_tiles: 1, ..gain(12, [0; 3]) });
    assert_eq!(through("do palenque 5", &["wood"]), Change { wood_tiles: 1, ..gain(0, [5, 0, 0]) });
    assert_eq!(through("do yaxchilan 4", &[]), Change { skulls: 2, ..gain(0, [0; 3]) });
    assert_eq!(through("do yaxchilan 5", &[]), gain(2, [0, 2, 2]));
}

/// Tiles, gods, the market and Chichen Itza give what they show, whatever the technologies.
#[test]
fn technologies_add_nothing_to_other_gains() {
    let mut position = worker_at(Gear::Tikal, 2);
    position.round = 15;
    position.seats[0].technologies = PerTechnology([3, 3, 0, 3]);
    position.seats[0].blocks = blocks(3, 2, 0);
    for (id, paid, gain) in [
        ("b23", [3, 0, 0], Change { blocks: [0, 1, 0], ..Change::default() }),
        ("b24", [2, 1, 0], Change { blocks: [0, 0, 1], ..Change::default() }),
        ("b25", [3, 1, 0], Change { corn: 6, ..Change::default() }),
        ("b26", [2, 2, 0], Change { skulls: 1, ..Change::default() }),
    ] {
        shown(&mut position, &[id]);
        let build = format!("build {id}");
        let (_, change) = acted(&position, &["pick tikal 2", "do 2", &build, "advance architecture"]);
        let expected = Change { technologies: [0, 0, 1, 0], tiles: vec![id.into()], ..gain };
        assert_eq!(change, expected.paying(0, paid), "{id}");
    }
    let mut position = worker_at(Gear::ChichenItza, 6);
    position.place(0, Gear::Uxmal, 2);
    position.seats[0].technologies = PerTechnology([3, 3, 3, 1]);
    (position.seats[0].skulls, position.seats[0].corn) = (1, 4);
    let (_, change) = acted(&position, &["pick chichen-itza 6", "do 6", "take gold"]);
    let expected = Change { skulls: -1, points: 8, temples: [0, 0, 1], blocks: [0, 0, 1], ..Change::default() };
    assert_eq!(change, expected);
    let (_, change) = acted(&position, &["pick uxmal 2", "do 2", "buy gold"]);
    assert_eq!(change, Change { corn: -4, blocks: [0, 0, 1], ..Change::default() });
    // A mid-age Food Day: stone, gold, two wood and a skull are printed up to these steps.
    let mut position = Position::new(2);
    position.round = 8;
    position.seats[0].technologies = PerTechnology([3; 4]);
    position.seats[0].temples = PerTemple([2, 3, 5]);
    let mut game = built(&position);
    game.pass_round();
    assert_eq!((game.at(0).blocks, game.at(0).skulls, game.at(0).corn), (blocks(2, 1, 1), 1, 0));
}

#[test]
fn architecture_adds_up_at_tikal_and_uxmal() {
    // Corn, points and blocks saved at levels 0, 1, 2, 3.
    for (level, corn, points, saved) in [(0, 0, 0, 0), (1, 1, 0, 0), (2, 1, 2, 0), (3, 1, 2, 1)] {
        let mut position = at_level(Technology::Architecture, level, Gear::Tikal, 6);
        position.place(0, Gear::Uxmal, 4);
        (position.seats[0].corn, position.seats[0].blocks) = (9, blocks(3, 3, 3));
        shown(&mut position, &["b09"]);
        let built = Change { corn, points, technologies: [1, 0, 0, 0], tiles: vec!["b09".into()], ..Change::default() };
        let build = if level == 3 { "build b09 save wood" } else { "build b09" };
        for perform in ["do 2", "do 4"] {
            let (_, change) = acted(&position, &["pick tikal 6", perform, build]);
            assert_eq!(change, built.clone().paying(0, [2 - saved, 0, 0]), "level {level}, Tikal {perform}");
        }
        let (_, change) = acted(&position, &["pick uxmal 4", "do 4", "build b09"]);
        assert_eq!(change, built.paying(4 - 2 * saved, [0; 3]), "level {level}, Uxmal 4");
        // Monuments are not buildings.
        position.monuments = Some(["m01", "m02", "m03", "m04", "m05", "m06"].map(monument).to_vec());
        let (_, change) = acted(&position, &["pick tikal 6", "do 4", "monument m01"]);
        let expected = Change { blocks: [-3, -2, -1], tiles: vec!["m01".into()], ..Change::default() };
        assert_eq!(change, expected, "level {level}");
    }
}

#[test]
fn theology_1_takes_the_action_one_space_ahead() {
    let points = [4, 5, 6, 7, 8, 8, 10, 11, 13];
    for at in 0..=8_u8 {
        let mut position = at_level(Technology::Theology, 1, Gear::ChichenItza, at);
        position.seats[0].skulls = 1;
        let pick = format!("pick chichen-itza {at}");
        let mut game = played(&position, &[&pick]);
        // Without corn: its own action, or the one ahead.
        let own = (at > 0).then(|| format!("do {at}"));
        let expected: Vec<String> = own.into_iter().chain(["do ahead".into(), "nothing".into()]).collect();
        assert_eq!(game.legal_text(), expected, "from {at}");
        game.play(&["do ahead"]);
        assert_eq!(game.board().skulls_placed().collect::<Vec<_>>(), [at + 1]);
        assert_eq!(game.at(0).points().quarters(), 4 * points[usize::from(at)], "from {at}");
        // A skull on the space ahead is in the way.
        position.skulls_placed = vec![at + 1];
        let game = played(&position, &[&pick]);
        assert_eq!(game.refusal("do ahead"), Refusal::SkullSpaceTaken { space: at + 1 });
        position.skulls_placed.clear();
        position.seats[0].skulls = 0;
        let game = played(&position, &[&pick]);
        assert_eq!(game.refusal("do ahead"), Refusal::NotEnoughSkulls { needs: 1, has: 0 });
    }
}

#[test]
fn theology_1_from_9_is_any_action_and_from_10_nothing_lies_ahead() {
    for (level, at) in [(1, 9), (0, 10), (1, 10)] {
        let mut position = at_level(Technology::Theology, level, Gear::ChichenItza, at);
        position.seats[0].skulls = 1;
        let game = played(&position, &[&format!("pick chichen-itza {at}")]);
        let all: Vec<String> = (1..=9).map(|space| format!("do {space}")).chain(["nothing".into()]).collect();
        assert_eq!(game.legal_text(), all, "level {level} from {at}, without corn");
        assert_eq!(game.refusal("do ahead"), Refusal::NothingAhead);
    }
    let mut position = at_level(Technology::Theology, 0, Gear::ChichenItza, 9);
    position.seats[0].skulls = 1;
    let game = played(&position, &["pick chichen-itza 9"]);
    assert_eq!(game.legal_text(), ["do 9", "nothing"]);
    assert_eq!(game.refusal("do 1"), Refusal::NotEnoughCorn { needs: 8, has: 0 });
    // Theology has no effect elsewhere.
    let game = played(&at_level(Technology::Theology, 3, Gear::Yaxchilan, 3), &["pick yaxchilan 3"]);
    assert_eq!(game.refusal("do ahead"), Refusal::NothingAhead);
}

#[test]
fn theology_2_offers_a_block_for_a_step() {
    let mut position = at_level(Technology::Theology, 2, Gear::ChichenItza, 1);
    (position.seats[0].skulls, position.seats[0].blocks) = (1, blocks(1, 0, 1));
    let start = ["pick chichen-itza 1", "do 1"];
    let mut game = played(&position, &start);
    assert_eq!(game.decision(), DecisionKind::Offer);
    assert_eq!(game.legal_text(), ["offer wood", "offer gold", "stop"]);
    assert_eq!(game.refusal("offer stone"), Refusal::NoBlock { block: Block::Stone });
    game.play(&["offer wood"]);
    assert_eq!(game.refusal("stop"), Refusal::NotOptional, "the block is gone, the step is taken");
    let gained = Change { skulls: -1, points: 4, temples: [1, 0, 0], ..Change::default() };
    let (_, change) = acted(&position, &[&start[..], &["stop"]].concat());
    assert_eq!(change, gained);
    for (climb, temples) in
        [("climb chaac", [2, 0, 0]), ("climb quetzalcoatl", [1, 1, 0]), ("climb kukulcan", [1, 0, 1])]
    {
        let (game, change) = acted(&position, &[&start[..], &["offer gold", climb]].concat());
        assert_eq!(change, Change { blocks: [0, 0, -1], temples, ..gained.clone() });
        assert_eq!(game.decision(), DecisionKind::Turn, "one offering per action");
    }
}

#[test]
fn theology_2_takes_a_block_just_gained_and_is_not_asked_in_vain() {
    for space in [6, 8, 9] {
        let mut position = at_level(Technology::Theology, 2, Gear::ChichenItza, space);
        position.seats[0].skulls = 1;
        let game = played(&position, &[&format!("pick chichen-itza {space}"), &format!("do {space}"), "take stone"]);
        assert_eq!(game.legal_text(), ["offer stone", "stop"], "Chichen Itza {space}");
    }
    let mut position = at_level(Technology::Theology, 3, Gear::ChichenItza, 5);
    position.seats[0].skulls = 1;
    let (game, _) = acted(&position, &["pick chichen-itza 5", "do 5"]);
    assert_eq!(game.decision(), DecisionKind::Turn, "no block");
    position.seats[0].blocks = blocks(1, 1, 1);
    no_temple_to_climb(&mut position);
    let (game, _) = acted(&position, &["pick chichen-itza 5", "do 5"]);
    assert_eq!(game.decision(), DecisionKind::Turn, "no temple");
    let mut position = at_level(Technology::Theology, 1, Gear::ChichenItza, 5);
    (position.seats[0].skulls, position.seats[0].blocks) = (1, blocks(1, 1, 1));
    let (game, _) = acted(&position, &["pick chichen-itza 5", "do 5"]);
    assert_eq!(game.decision(), DecisionKind::Turn, "theology 1 offers nothing");
}

#[test]
fn theology_3_adds_a_skull_while_the_bank_has_one() {
    for (level, in_bank, gained) in [(2, 13, 1), (3, 13, 2), (3, 2, 2), (3, 1, 1)] {
        let mut position = at_level(Technology::Theology, level, Gear::Yaxchilan, 4);
        position.seats[1].skulls = 13 - in_bank;
        let (game, change) = acted(&position, &["pick yaxchilan 4", "do 4"]);
        assert_eq!(change, Change { skulls: gained, ..Change::default() }, "level {level}, {in_bank} in the bank");
        assert_eq!(i32::from(game.board().skulls_in_bank()), i32::from(in_bank) - gained);
    }
}

#[test]
fn beyond_level_3_each_track_has_its_bonus_again_and_again() {
    for (technology, bonus, change) in [
        (Technology::Agriculture, &["climb kukulcan"][..], Change { temples: [0, 0, 2], ..Change::default() }),
        (Technology::Extraction, &["take gold", "take stone"], Change { blocks: [0, 2, 2], ..Change::default() }),
        (Technology::Architecture, &[], Change { points: 6, ..Change::default() }),
        (Technology::Theology, &[], Change { skulls: 2, ..Change::default() }),
    ] {
        let mut position = at_level(technology, 3, Gear::Tikal, 3);
        position.seats[0].blocks = blocks(2, 0, 0);
        let advance = format!("advance {technology}");
        let once = [&[advance.as_str(), "pay wood"], bonus].concat();
        let (_, twice) = acted(&position, &[&["pick tikal 3", "do 3"], &once[..], &once[..]].concat());
        assert_eq!(twice, change.paying(0, [2, 0, 0]), "{technology}");
    }
}

#[test]
fn an_advance_whose_bonus_would_be_lost_is_not_sold() {
    let mut position = worker_at(Gear::Tikal, 1);
    position.seats[0].technologies = PerTechnology([3, 2, 2, 3]);
    position.seats[0].blocks = blocks(1, 0, 0);
    position.seats[2].skulls = 13;
    no_temple_to_climb(&mut position);
    let game = played(&position, &["pick tikal 1"]);
    assert_eq!(game.refusal("do 1"), Refusal::NoPayableAdvance { has: 1 });
    position.seats[0].blocks = blocks(3, 0, 0);
    let game = played(&position, &["pick tikal 1", "do 1"]);
    assert_eq!(game.legal_text(), ["advance extraction", "advance architecture"]);
    for technology in [Technology::Agriculture, Technology::Theology] {
        assert_eq!(game.refusal(&format!("advance {technology}")), Refusal::BonusLost { technology });
    }
    // Nor is it among the free advances of choice.
    position.round = 15;
    shown(&mut position, &["b23"]);
    position.place(0, Gear::Tikal, 2);
    let game = played(&position, &["pick tikal 2", "do 2", "build b23"]);
    assert_eq!(game.legal_text(), ["advance extraction", "advance architecture"]);
    assert_eq!(game.refusal("advance theology"), Refusal::BonusLost { technology: Technology::Theology });
}

#[test]
fn free_advances_take_no_blocks_and_give_the_bonus() {
    for (level, technologies, points) in [(0, 1, 0), (1, 1, 0), (2, 1, 2), (3, 0, 2 + 3)] {
        let mut position = at_level(Technology::Architecture, level, Gear::Uxmal, 4);
        (position.seats[0].corn, position.seats[0].blocks) = (2, blocks(1, 1, 1));
        shown(&mut position, &["b13"]);
        let (_, change) = acted(&position, &["pick uxmal 4", "do 4", "build b13"]);
        let corn = if level == 3 { 1 } else { i32::from(level > 0) - 2 };
        let technologies = [0, 0, technologies, 0];
        let tiles = vec!["b13".into()];
        assert_eq!(change, Change { corn, points, technologies, tiles, ..Change::default() }, "level {level}");
    }
}

#[test]
fn a_fixed_advance_whose_bonus_cannot_be_had_is_lost_and_the_rest_stands() {
    let mut position = at_level(Technology::Agriculture, 3, Gear::Tikal, 2);
    position.seats[0].blocks = blocks(3, 0, 0);
    no_temple_to_climb(&mut position);
    shown(&mut position, &["b10"]);
    let actions = ["pick tikal 2", "do 2", "build b10"];
    let (_, change) = acted(&position, &actions);
    assert_eq!(change, Change { blocks: [-3, 1, 0], tiles: vec!["b10".into()], ..Change::default() });
    let mut game = played(&position, &actions[..2]);
    let lost = Event::Lost {
        seat: seat(0),
        what: Loss::Advance(Technology::Agriculture),
        cause: Cause::Building(crate::common::building("b10")),
    };
    assert!(game.events(actions[2]).contains(&lost));

    let mut position = at_level(Technology::Theology, 3, Gear::Tikal, 2);
    position.seats[0].blocks = blocks(0, 1, 1);
    position.seats[1].skulls = 13;
    shown(&mut position, &["b14"]);
    let (game, change) = acted(&position, &["pick tikal 2", "do 2", "build b14"]);
    let expected = Change { temples: [0, 0, 1], tiles: vec!["b14".into()], ..Change::default() };
    assert_eq!(change, expected.paying(0, [0, 1, 1]));
    assert_eq!(game.at(0).temples[Temple::Kukulcan], 2);
}
