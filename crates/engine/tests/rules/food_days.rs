//! Food Days: feeding, the change of age, the rewards of the temples.

use crate::common::{Play, blocks, building, built, idle, points, seat, shown, temples, tile};
use tzolkin_engine::components::FoodDayKind;
use tzolkin_engine::event::Cause;
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{Block, Event, Game, Gear, PerTemple, Points, Position, Temple, WealthTile};

/// Plays out the round of a position, in which everyone picks up a worker from Uxmal and does nothing with it. Returns
/// the game and what happened after the last turn.
fn round_played(position: &Position) -> (Game, Vec<Event>) {
    let mut position = position.clone();
    idle(&mut position);
    let mut game = built(&position);
    let mut events = Vec::new();
    for _ in 0..position.seats.len() {
        let number = game.board().turn().seat;
        game.play(&[&format!("pick uxmal {number}"), "nothing"]);
        events = game.events("end");
    }
    (game, events)
}

/// What a player with that corn, these workers and farms has after feeding: corn and points.
fn fed(round: u8, corn: u16, workers: u8, farms: &[&str], wealth: Option<[WealthTile; 2]>) -> (u16, i32) {
    let mut position = Position::new(2);
    position.round = round;
    position.seats[0].corn = corn;
    position.seats[0].workers_in_play = workers;
    position.seats[0].buildings = farms.iter().map(|id| building(id)).collect();
    position.seats[0].wealth = wealth;
    let (game, _) = round_played(&position);
    (game.at(0).corn, points(&game, 0))
}

#[test]
fn two_corn_feed_a_worker() {
    for round in [8, 21] {
        assert_eq!(fed(round, 10, 3, &[], None), (4, 0));
        assert_eq!(fed(round, 12, 6, &[], None), (0, 0));
        assert_eq!(fed(round, 11, 6, &[], None), (1, -3));
        assert_eq!(fed(round, 1, 4, &[], None), (1, -12));
        assert_eq!(fed(round, 0, 6, &[], None), (0, -18));
    }
}

#[test]
fn farms_that_feed_workers() {
    assert_eq!(fed(8, 10, 3, &["b01"], None), (10 - 4, 0));
    assert_eq!(fed(8, 10, 4, &["b01", "b03"], None), (10 - 4, 0));
    assert_eq!(fed(8, 10, 3, &["b01", "b02", "b03"], None), (10, 0));
    assert_eq!(fed(8, 0, 3, &["b02"], None), (0, -6));
    assert_eq!(fed(8, 1, 3, &["b02", "b03"], None), (1, -3));
    assert_eq!(fed(21, 10, 3, &["b15"], None), (10, 0));
    assert_eq!(fed(21, 10, 5, &["b16"], None), (10 - 4, 0));
    assert_eq!(fed(21, 0, 6, &["b15", "b17"], None), (0, 0));
    assert_eq!(fed(21, 10, 5, &["b17", "b01"], None), (10 - 2, 0), "farms of age 1 go on working");
    assert_eq!(fed(21, 10, 3, &["b15", "b16", "b17"], None), (10, 0), "no more than there are");
}

#[test]
fn a_wealth_tile_feeds_a_worker_at_every_food_day() {
    let wealth = Some([tile("w-uxmal-3"), tile("w-tikal-1")]);
    assert_eq!(fed(8, 10, 3, &[], wealth), (10 - 4, 0));
    assert_eq!(fed(21, 3, 3, &["b01"], wealth), (3 - 2, 0));
}

#[test]
fn farms_that_save_corn() {
    assert_eq!(fed(8, 10, 3, &["b04"], None), (10 - 3, 0));
    assert_eq!(fed(8, 2, 6, &["b05"], None), (0, -12));
    assert_eq!(fed(8, 5, 6, &["b04", "b05"], None), (5, 0), "two feed everyone");
    assert_eq!(fed(8, 0, 6, &["b04", "b05"], None), (0, 0));
    assert_eq!(fed(21, 10, 6, &["b04", "b15"], None), (10 - 3, 0));
    assert_eq!(fed(8, 10, 3, &["b04", "b01"], None), (10 - 2, 0));
}

#[test]
fn every_worker_in_play_eats() {
    // Two in hand, two on gears, one on the starting player space.
    let mut position = Position::new(2);
    position.round = 8;
    position.start_player = 0;
    position.to_move = Some(1);
    position.start_space = Some(0);
    position.seats[0].corn = 11;
    position.seats[0].workers_in_play = 5;
    position.place(0, Gear::Tikal, 2).place(0, Gear::Palenque, 6).place(1, Gear::Uxmal, 1);
    let mut game = built(&position);
    game.play(&["pick uxmal 1", "nothing"]);
    let events = game.events("end");
    assert!(events.contains(&Event::Fed { seat: seat(0), fed: 5, unfed: 0 }));
    assert!(events.contains(&Event::Fed { seat: seat(1), fed: 0, unfed: 3 }));
    assert_eq!(game.at(0).corn, 1);
}

#[test]
fn a_farm_built_this_round_feeds_already() {
    let mut position = Position::new(2);
    position.round = 8;
    position.seats[0].blocks = blocks(1, 0, 0);
    position.seats[0].corn = 4;
    position.place(0, Gear::Tikal, 2).place(1, Gear::Uxmal, 1);
    shown(&mut position, &["b02"]);
    let mut game = built(&position);
    game.play(&["pick tikal 2", "do 2", "build b02", "end", "pick uxmal 1", "nothing", "end"]);
    assert_eq!((game.at(0).corn, points(&game, 0)), (0, 0));
}

#[test]
fn a_worker_gained_this_round_eats_already() {
    let mut position = Position::new(2);
    position.round = 8;
    position.seats[0].corn = 8;
    position.place(0, Gear::Uxmal, 3).place(1, Gear::Uxmal, 1);
    let mut game = built(&position);
    game.play(&["pick uxmal 3", "do 3", "end", "pick uxmal 1", "nothing", "end"]);
    assert_eq!((game.at(0).workers_in_play, game.at(0).corn), (4, 0));
}

#[test]
fn the_second_food_day_changes_the_age() {
    let mut position = Position::new(2);
    position.round = 14;
    position.seats[0].buildings = vec![building("b01")];
    let mut age2: Vec<_> = (15..=32).map(|number| building(&format!("b{number:02}"))).collect();
    age2.reverse();
    position.age2 = Some(age2);
    let (game, events) = round_played(&position);
    let slots = game.board().display().map(|slot| slot.expect("six are dealt").to_string());
    assert_eq!(slots, ["b32", "b31", "b30", "b29", "b28", "b27"]);
    assert_eq!((game.board().age(), game.board().pile()), (2, 12));
    assert_eq!(game.at(0).buildings().collect::<Vec<_>>(), [building("b01")], "own buildings stay");
    let place = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("happens");
    let fed = place(&|event| matches!(event, Event::Fed { .. }));
    let left = place(&|event| *event == Event::BuildingsLeft { age: 1 });
    let dealt = place(&|event| matches!(event, Event::Dealt { cause: Cause::Age, slot: 5, .. }));
    let rewards = place(&|event| matches!(event, Event::Points { source: Source::TemplesAge1, .. }));
    assert!(fed < left && left < dealt && dealt < rewards);
}

#[test]
fn the_other_food_days_leave_the_buildings() {
    for (round, number, kind) in
        [(8, 1, FoodDayKind::MidAge), (21, 3, FoodDayKind::MidAge), (27, 4, FoodDayKind::EndOfAge)]
    {
        let mut position = Position::new(2);
        position.round = round;
        let before = *built(&position).board().display();
        let (game, events) = round_played(&position);
        assert!(events.contains(&Event::FoodDay { number, kind }));
        assert_eq!((*game.board().display(), game.board().food_days_held()), (before, number));
    }
}

#[test]
fn rounds_between_are_no_food_days() {
    for round in (1..=27).filter(|round| ![8, 14, 21, 27].contains(round)) {
        let mut position = Position::new(2);
        position.round = round;
        position.seats[0].temples = temples(4, 4, 4);
        let (game, events) = round_played(&position);
        assert!(!events.iter().any(|event| matches!(event, Event::FoodDay { .. } | Event::Fed { .. })));
        assert_eq!((points(&game, 0), game.at(0).blocks_in_all()), (0, 0));
    }
}

#[test]
fn mid_age_gives_all_steps_up_to_ones_own() {
    let stone = [0, 0, 1, 1, 2, 2, 2];
    let gold = [0, 0, 0, 1, 1, 2, 2, 2, 2];
    let wood = [0, 0, 1, 1, 2, 2, 2, 2];
    let skulls = [0, 0, 0, 0, 0, 1, 1, 1];
    let on = |round: u8, temple: Temple, step: usize| {
        let mut position = Position::new(2);
        position.round = round;
        position.seats[0].corn = 6;
        position.seats[0].temples[temple] = step as u8;
        let (game, _) = round_played(&position);
        assert_eq!(points(&game, 0), 0, "no points before the end of the age");
        *game.at(0)
    };
    for round in [8, 21] {
        for (step, count) in stone.into_iter().enumerate() {
            let player = on(round, Temple::Chaac, step);
            assert_eq!((player.blocks, player.skulls), (blocks(0, count, 0), 0));
        }
        for (step, count) in gold.into_iter().enumerate() {
            let player = on(round, Temple::Quetzalcoatl, step);
            assert_eq!((player.blocks, player.skulls), (blocks(0, 0, count), 0));
        }
        for (step, (count, skulls)) in wood.into_iter().zip(skulls).enumerate() {
            let player = on(round, Temple::Kukulcan, step);
            assert_eq!((player.blocks, player.skulls), (blocks(count, 0, 0), skulls));
        }
    }
}

#[test]
fn too_few_skulls_means_none_for_anybody() {
    // Three have reached the skull of Kukulcan, one has not.
    for (bank, each) in [(4, 1), (3, 1), (2, 0), (1, 0), (0, 0)] {
        let mut position = Position::new(4);
        position.round = 8;
        position.seats[3].skulls = 13 - bank;
        for (belongings, step) in position.seats.iter_mut().zip([5, 6, 7, 4]) {
            belongings.temples = temples(1, 1, step);
        }
        let (game, events) = round_played(&position);
        assert_eq!([0, 1, 2].map(|number| game.at(number).skulls), [each; 3], "{bank} in the bank");
        assert_eq!(game.at(3).skulls, 13 - bank);
        assert_eq!(game.board().skulls_in_bank(), bank - 3 * each);
        assert_eq!(events.contains(&Event::SkullsShort { due: 3, bank }), each == 0);
        assert_eq!([0, 1, 2, 3].map(|number| game.at(number).blocks[Block::Wood]), [2; 4], "wood comes all the same");
    }
    // The last skull goes to the only player who earns one.
    let mut position = Position::new(2);
    position.round = 21;
    position.skulls_placed = vec![1, 2, 3];
    position.seats[0].skulls = 9;
    position.seats[1].temples = temples(1, 1, 5);
    let (game, _) = round_played(&position);
    assert_eq!((game.at(0).skulls, game.at(1).skulls, game.board().skulls_in_bank()), (9, 1, 0));
}

/// Points of a temple for a seat at the end of an age: of its step, and for leading.
fn rewards(events: &[Event], number: usize, temple: Temple) -> (Points, Points) {
    let sum = |wanted: Cause| {
        let of = |event: &Event| match event {
            Event::Points { seat: whose, amount, cause, .. } if *whose == seat(number) && *cause == wanted => amount.0,
            _ => 0,
        };
        Points(events.iter().map(of).sum())
    };
    (sum(Cause::Temple(temple)), sum(Cause::Leader(temple)))
}

const STEP_POINTS: PerTemple<&[i32]> =
    PerTemple([&[-1, 0, 2, 4, 6, 7, 8], &[-2, 0, 1, 2, 4, 6, 9, 12, 13], &[-3, 0, 1, 3, 5, 7, 9, 10]]);

#[test]
fn end_of_age_gives_ones_own_step_and_the_lead() {
    let bonuses = [(14, PerTemple([6, 2, 4])), (27, PerTemple([2, 6, 4]))];
    for (round, bonus) in bonuses {
        for (temple, steps) in STEP_POINTS.iter() {
            let top = steps.len() - 1;
            for (step, &whole) in steps.iter().enumerate() {
                // The other player leads, or is one step below the top.
                let other = if step == top { top - 1 } else { step + 1 };
                let mut position = Position::new(2);
                position.round = round;
                position.seats[0].temples[temple] = step as u8;
                position.seats[1].temples[temple] = other as u8;
                let (game, events) = round_played(&position);
                let lead = Points::whole(bonus[temple]);
                let (mine, theirs) = if step == top { (lead, Points(0)) } else { (Points(0), lead) };
                assert_eq!(rewards(&events, 0, temple), (Points::whole(whole), mine), "{temple} {step}");
                assert_eq!(rewards(&events, 1, temple), (Points::whole(steps[other]), theirs), "{temple} {step}");
                assert_eq!(game.at(0).blocks_in_all() + u16::from(game.at(0).skulls), 0, "no goods");
            }
        }
    }
}

#[test]
fn tied_leaders_take_half() {
    for (round, halves) in [(14, [3, 1, 2]), (27, [1, 3, 2])] {
        let mut position = Position::new(3);
        position.round = round;
        position.seats[0].temples = temples(3, 4, 0);
        position.seats[1].temples = temples(3, 1, 5);
        position.seats[2].temples = temples(2, 4, 5);
        let (_, events) = round_played(&position);
        let leads = |number: usize| Temple::ALL.map(|temple| rewards(&events, number, temple).1);
        let [chaac, quetzalcoatl, kukulcan] = halves.map(Points::whole);
        assert_eq!(leads(0), [chaac, quetzalcoatl, Points(0)]);
        assert_eq!(leads(1), [chaac, Points(0), kukulcan]);
        assert_eq!(leads(2), [Points(0), quetzalcoatl, kukulcan]);
    }
}

#[test]
fn food_days_of_a_whole_game() {
    // Nobody ever takes the starting player space, so every day is a round.
    let mut game = built(&Position::new(2));
    let mut held = Vec::new();
    while !game.is_over() {
        let (round, before) = (game.board().round(), game.board().food_days_held());
        while game.board().round() == round && !game.is_over() {
            let place =
                game.legal_text().into_iter().find(|action| action.starts_with("place ") && action != "place start");
            let pick = game.legal_text().into_iter().find(|action| action.starts_with("pick"));
            match (pick, place) {
                (Some(pick), _) => game.play(&[&pick, "nothing", "end"]),
                (None, place) => game.play(&[&place.expect("a free gear"), "end"]),
            };
        }
        if game.board().food_days_held() > before {
            held.push(round);
        }
    }
    assert_eq!(held, [8, 14, 21, 27]);
    assert_eq!(game.board().round(), 27);
}
