//! A turn: begging, placing, picking up, its end; and the temples that begging and climbing move on.

use crate::common::{Play, blocks, built, idle, levels, points, seat, shown, standing, temples};
use tzolkin_engine::event::{Cause, Good, Holder, Loss, Spot};
use tzolkin_engine::{DecisionKind, Event, Game, Gear, Position, Refusal, Space, Temple};

/// Seat 0 to move with that much corn and a worker on Uxmal 0.
fn with_corn(corn: u16) -> Position {
    let mut position = Position::new(4);
    position.seats[0].corn = corn;
    position.place(0, Gear::Uxmal, 0);
    position
}

#[test]
fn begging_makes_three_corn() {
    for corn in 0..=2 {
        let mut game = built(&with_corn(corn));
        assert!(game.allows("place tikal") && game.allows("pick uxmal 0"), "begging is a choice here");
        let events = game.events("beg quetzalcoatl");
        let (from, to, cause) = (Holder::Bank, Holder::Seat(seat(0)), Cause::Begging);
        assert!(events.contains(&Event::Goods { good: Good::Corn, amount: 3 - corn, from, to, cause }));
        assert_eq!((game.at(0).corn, game.at(0).temples), (3, temples(1, 0, 1)));
    }
    for corn in [3, 9] {
        let game = built(&with_corn(corn));
        assert_eq!(game.refusal("beg chaac"), Refusal::TooRichToBeg { most: 2, has: corn });
    }
}

#[test]
fn begging_is_for_the_start_of_the_turn_and_once() {
    let mut game = built(&with_corn(0));
    game.play(&["beg chaac"]);
    for temple in Temple::ALL {
        assert_eq!(game.refusal(&format!("beg {temple}")), Refusal::AlreadyBegged);
    }
    assert_eq!(game.refusal("end"), Refusal::NothingDone, "begging is not a turn");
    game.play(&["place tikal", "place tikal"]);
    assert_eq!(game.at(0).corn, 3 - 2);
    assert_eq!(game.refusal("beg chaac"), Refusal::TooLateToBeg);

    let mut game = built(&with_corn(0));
    game.play(&["place tikal"]);
    assert_eq!(game.refusal("beg chaac"), Refusal::TooLateToBeg);
    let mut game = built(&with_corn(0));
    game.play(&["pick uxmal 0"]);
    assert_eq!(game.refusal("beg chaac"), Refusal::OtherDecision { open: DecisionKind::GearAction });
    game.play(&["nothing"]);
    assert_eq!(game.refusal("beg chaac"), Refusal::TooLateToBeg);
    // In the next turn, it is the corn that forbids begging.
    let mut position = with_corn(0);
    position.place(0, Gear::Uxmal, 1).place(1, Gear::Tikal, 0).place(2, Gear::Tikal, 1).place(3, Gear::Tikal, 2);
    let mut game = built(&position);
    game.play(&["beg chaac", "place palenque", "end"]);
    game.pass_round();
    assert_eq!(game.refusal("beg kukulcan"), Refusal::TooRichToBeg { most: 2, has: 3 });
}

#[test]
fn begging_then_picking_up() {
    let mut position = with_corn(0);
    position.place(0, Gear::Yaxchilan, 3);
    let mut game = built(&position);
    game.play(&["beg kukulcan", "pick yaxchilan 3", "do 1", "end"]);
    assert_eq!((game.at(0).corn, game.at(0).blocks), (3 - 2, blocks(1, 0, 0)));
}

#[test]
fn the_lowest_step_cannot_be_left_downwards() {
    let mut position = with_corn(1);
    position.seats[0].temples = temples(0, 3, 0);
    let game = built(&position);
    assert_eq!(game.refusal("beg chaac"), Refusal::LowestStep { temple: Temple::Chaac });
    assert_eq!(game.refusal("beg kukulcan"), Refusal::LowestStep { temple: Temple::Kukulcan });
    assert!(game.allows("beg quetzalcoatl"));

    let mut position = Position::new(4);
    position.seats[0].temples = temples(0, 0, 0);
    position.place(0, Gear::Palenque, 3);
    let mut game = built(&position);
    game.play(&["pick palenque 3", "do 3"]);
    assert_eq!(game.refusal("burn"), Refusal::NoGodToAnger);
    assert_eq!(game.legal_text(), ["wood"]);
}

/// Seat 1 of two without a worker on the gears: the starting player space is taken, and so is every gear's lowest
/// space, up to that many each.
fn hard_pressed(corn: u16, taken: [u8; 5], steps: [u8; 3]) -> Game {
    let mut position = Position::new(2);
    position.start_space = Some(0);
    position.to_move = Some(1);
    position.seats[1].corn = corn;
    position.seats[1].temples = temples(steps[0], steps[1], steps[2]);
    for (gear, taken) in Gear::ALL.into_iter().zip(taken) {
        for space in 0..taken {
            position.dummy(gear, space);
        }
    }
    built(&position)
}

#[test]
fn compulsory_begging_lists_nothing_else() {
    let mut game = hard_pressed(1, [2, 3, 2, 4, 5], [0, 1, 1]);
    assert_eq!(game.legal_text(), ["beg quetzalcoatl", "beg kukulcan"]);
    for gear in Gear::ALL {
        assert_eq!(game.refusal(&format!("place {gear}")), Refusal::MustBeg { has: 1 });
    }
    assert_eq!(game.refusal("place start"), Refusal::StartSpaceTaken { by: seat(0) });
    assert_eq!(game.refusal("end"), Refusal::NothingDone);
    game.play(&["beg kukulcan"]);
    assert_eq!((game.at(1).corn, game.at(1).temples), (3, temples(0, 1, 0)));
    assert_eq!(game.legal_text(), ["place palenque", "place yaxchilan", "place tikal"]);
    assert_eq!(game.refusal("place uxmal"), Refusal::NotEnoughCorn { needs: 4, has: 3 });
    game.play(&["place palenque", "end"]);
    assert_eq!(game.at(1).corn, 1);
}

#[test]
fn begging_is_not_compulsory_while_something_else_can_be_done() {
    // A space can be paid for.
    let game = hard_pressed(2, [2, 3, 3, 3, 3], [1, 1, 1]);
    assert!(game.allows("place palenque") && game.allows("beg chaac"));
    // The starting player space costs nothing.
    let mut position = Position::new(2);
    for gear in Gear::ALL {
        position.dummy(gear, 0);
    }
    let game = built(&position);
    assert_eq!(game.legal_text(), ["beg chaac", "beg quetzalcoatl", "beg kukulcan", "place start"]);
    // A worker can be taken back, though nothing can be placed.
    position.place(0, Gear::Tikal, 5);
    position.start_player = 1;
    position.to_move = Some(0);
    position.start_space = Some(1);
    let game = built(&position);
    assert_eq!(game.legal_text(), ["beg chaac", "beg quetzalcoatl", "beg kukulcan", "pick tikal 5"]);
    assert_eq!(game.refusal("place tikal"), Refusal::NotEnoughCorn { needs: 1, has: 0 });
}

#[test]
fn pity_places_one_worker_for_all_corn() {
    let mut game = hard_pressed(1, [3, 2, 2, 3, 4], [0, 0, 0]);
    assert_eq!(game.legal_text(), ["place yaxchilan", "place tikal"]);
    assert_eq!(game.refusal("place palenque"), Refusal::NotCheapest { cost: 3, cheapest: 2 });
    assert_eq!(game.refusal("place chichen-itza"), Refusal::NotCheapest { cost: 4, cheapest: 2 });
    assert_eq!(game.refusal("beg chaac"), Refusal::LowestStep { temple: Temple::Chaac });
    let events = game.events("place tikal");
    let to = Spot::Gear(Space { gear: Gear::Tikal, space: 2 });
    assert!(events.contains(&Event::Worker { seat: seat(1), from: Spot::Hand, to, cause: Cause::Pity }));
    assert_eq!((game.at(1).corn, standing(&game, 1, Gear::Tikal)), (0, vec![2]));
    assert_eq!(game.at(1).temples, temples(0, 0, 0));
    assert_eq!(game.legal_text(), ["end"], "exactly one");
    // With a space that can be paid for there is no pity.
    let game = hard_pressed(2, [3, 2, 2, 3, 4], [0, 0, 0]);
    assert_eq!(game.legal_text(), ["place yaxchilan", "place tikal"]);
    assert_eq!(game.refusal("place palenque"), Refusal::NotEnoughCorn { needs: 3, has: 2 });
    // Without corn nothing is given up.
    let mut game = hard_pressed(0, [1, 2, 2, 3, 4], [0, 0, 0]);
    game.play(&["place palenque"]);
    assert_eq!((game.at(1).corn, standing(&game, 1, Gear::Palenque)), (0, vec![1]));
}

#[test]
fn up_to_six_workers_cost_more_each() {
    let places =
        ["place palenque", "place yaxchilan", "place tikal", "place uxmal", "place chichen-itza", "place start"];
    let mut position = Position::new(4);
    position.seats[0].corn = 15;
    position.seats[0].workers_in_play = 6;
    let mut game = built(&position);
    for (place, cost) in places.iter().zip([0, 1, 3, 6, 10, 15]) {
        game.play(&[place]);
        assert_eq!(game.at(0).corn, 15 - cost);
    }
    assert_eq!(game.refusal("place tikal"), Refusal::NoWorkerInHand);
    // Placing on the starting player space costs the surcharge for further workers as well, whenever it is done.
    position.seats[0].corn = 14;
    let mut game = built(&position);
    game.play(&places[..5]);
    assert_eq!(game.refusal("place start"), Refusal::NotEnoughCorn { needs: 5, has: 4 });
    let mut game = built(&position);
    game.play(&["place start", "place tikal", "place tikal"]);
    assert_eq!(game.at(0).corn, 14 - (1 + (1 + 2)));
}

#[test]
fn unnumbered_spaces_are_not_for_placing() {
    let mut position = Position::new(2);
    position.seats[0].corn = 99;
    for space in 0..=7 {
        position.dummy(Gear::Tikal, space);
    }
    for space in 0..=9 {
        position.dummy(Gear::ChichenItza, space);
    }
    let mut game = built(&position);
    assert_eq!(game.refusal("place tikal"), Refusal::GearFull { gear: Gear::Tikal });
    game.play(&["place chichen-itza"]);
    assert_eq!((game.at(0).corn, standing(&game, 0, Gear::ChichenItza)), (89, vec![10]));
    assert_eq!(game.refusal("place chichen-itza"), Refusal::GearFull { gear: Gear::ChichenItza });
}

#[test]
fn the_starting_player_space_holds_one_worker() {
    let mut game = built(&with_corn(5));
    game.play(&["place start"]);
    assert_eq!(game.refusal("place start"), Refusal::StartSpaceTaken { by: seat(0) });
    game.play(&["end"]);
    assert_eq!(game.refusal("place start"), Refusal::StartSpaceTaken { by: seat(0) });
    assert_eq!((game.at(0).workers_in_hand, game.at(0).workers_in_play), (1, 3));
}

#[test]
fn either_place_or_pick_up_and_never_neither() {
    let position = with_corn(5);
    let mut game = built(&position);
    assert_eq!(game.refusal("end"), Refusal::NothingDone);
    game.play(&["place tikal"]);
    assert_eq!(game.refusal("pick uxmal 0"), Refusal::PlacingTurn);
    assert_eq!(game.refusal("pick tikal 0"), Refusal::PlacingTurn);
    let mut game = built(&position);
    game.play(&["pick uxmal 0", "nothing"]);
    assert_eq!(game.refusal("place tikal"), Refusal::PickingTurn);
    assert_eq!(game.refusal("place start"), Refusal::PickingTurn);
    assert_eq!(game.legal_text(), ["end"]);
}

#[test]
fn only_own_workers_on_gears_are_picked_up() {
    let mut position = with_corn(5);
    position.place(1, Gear::Tikal, 2);
    position.dummy(Gear::Tikal, 3);
    let game = built(&position);
    for space in [2, 3, 4] {
        let refusal = Refusal::NoWorkerThere { gear: Gear::Tikal, space };
        assert_eq!(game.refusal(&format!("pick tikal {space}")), refusal);
    }
    // A worker on the starting player space stays there until the calendar advances.
    let mut game = built(&position);
    game.play(&["place start", "end"]);
    assert!(game.legal_text().iter().all(|action| action != "pick start" && !action.starts_with("pick uxmal")));
    assert!("pick start".parse::<tzolkin_engine::Action>().is_err(), "there is not even a way to say it");
}

#[test]
fn workers_are_picked_up_in_any_order_and_number() {
    let mut position = Position::new(4);
    position.place(0, Gear::Yaxchilan, 1).place(0, Gear::Yaxchilan, 2).place(0, Gear::Tikal, 1);
    let picks = ["pick yaxchilan 1", "pick yaxchilan 2", "pick tikal 1"];
    for first in picks {
        let mut game = built(&position);
        assert_eq!(game.legal_text()[3..], picks, "after three gods to beg from, and nobody in hand");
        game.play(&[first, "nothing"]);
        let rest: Vec<&str> = picks.into_iter().filter(|pick| *pick != first).collect();
        assert_eq!(game.legal_text(), [rest.as_slice(), &["end"]].concat());
    }
    // Corn gained by an earlier worker can pay for a later one.
    let mut game = built(&position);
    game.play(&["pick tikal 1"]);
    assert_eq!(game.refusal("do 1"), Refusal::NoPayableAdvance { has: 0 });
    let mut game = built(&position);
    game.play(&["pick yaxchilan 1", "do 1", "pick tikal 1", "do 1", "advance theology", "pay wood"]);
    game.play(&["pick yaxchilan 2", "do 2", "end"]);
    assert_eq!((game.at(0).technologies, game.at(0).blocks), (levels(0, 0, 0, 1), blocks(0, 1, 0)));
    assert_eq!(game.at(0).workers_in_hand, 3);
}

#[test]
fn steps_back_cost_a_corn_each() {
    for (space, corn) in (1..=5).zip([4, 3, 2, 1, 0]) {
        let mut position = Position::new(4);
        position.seats[0].corn = corn;
        position.place(0, Gear::Yaxchilan, 5);
        // It does not matter who is on that space.
        for other in 1..=3 {
            position.place(other, Gear::Yaxchilan, other as u8);
        }
        let mut game = built(&position);
        game.play(&["pick yaxchilan 5"]);
        let events = game.events(&format!("do {space}"));
        let spent = events.iter().find_map(|event| match event {
            Event::Goods { good: Good::Corn, amount, cause: Cause::SteppingBack, .. } => Some(*amount),
            _ => None,
        });
        assert_eq!(spent.unwrap_or(0), corn);
        let action = Space { gear: Gear::Yaxchilan, space };
        let performed = Event::Performed { seat: seat(0), action };
        assert_eq!(events[usize::from(corn > 0)], performed, "the corn goes first");
        if corn > 0 {
            position.seats[0].corn = corn - 1;
            let mut game = built(&position);
            game.play(&["pick yaxchilan 5"]);
            let refusal = Refusal::NotEnoughCorn { needs: corn, has: corn - 1 };
            assert_eq!(game.refusal(&format!("do {space}")), refusal, "paid before the action gives anything");
        }
    }
}

#[test]
fn free_choice_spaces_reach_everything() {
    for (gear, space, last) in [(Gear::Yaxchilan, 6, 5), (Gear::Yaxchilan, 7, 5), (Gear::ChichenItza, 10, 9)] {
        let mut position = Position::new(4);
        position.seats[0].skulls = 1;
        position.place(0, gear, space);
        let mut game = built(&position);
        game.play(&[&format!("pick {gear} {space}")]);
        let all: Vec<String> = (1..=last).map(|n| format!("do {n}")).chain(["nothing".to_owned()]).collect();
        assert_eq!(game.legal_text(), all);
        assert_eq!(game.refusal(&format!("do {space}")), Refusal::NoSuchAction { space });
    }
}

#[test]
fn a_worker_reaches_no_further_than_its_space() {
    for gear in Gear::ALL {
        let mut position = Position::new(4);
        position.seats[0].corn = 9;
        position.place(0, gear, 0);
        let mut game = built(&position);
        game.play(&[&format!("pick {gear} 0")]);
        assert_eq!(game.legal_text(), ["nothing"], "space 0 has no action");
        assert_eq!(game.refusal("do 0"), Refusal::NoSuchAction { space: 0 });
        assert_eq!(game.refusal("do 1"), Refusal::NotReached { space: 1, reached: 0 });
        assert_eq!(game.refusal("end"), Refusal::OtherDecision { open: DecisionKind::GearAction });
    }
}

#[test]
fn corn_from_the_teeth_comes_at_the_end_of_the_turn() {
    let mut position = Position::new(4);
    position.round = 8;
    position.start_player = 3;
    position.corn_on_teeth = 7;
    idle(&mut position);
    let mut game = built(&position);
    assert_eq!(game.board().corn_on_teeth(), 7);
    game.play(&["place start"]);
    assert_eq!(game.at(3).corn, 0);
    assert_eq!(game.refusal("place tikal"), Refusal::NotEnoughCorn { needs: 1, has: 0 }, "too late to pay for placing");
    game.play(&["end"]);
    assert_eq!((game.at(3).corn, game.board().corn_on_teeth()), (7, 0));
    for number in 0..3 {
        game.play(&[&format!("pick uxmal {number}"), "nothing", "end"]);
    }
    assert_eq!((game.at(3).corn, points(&game, 3)), (1, 0), "in time to feed three workers");
    assert_eq!((game.at(0).corn, points(&game, 0)), (0, -9));
}

#[test]
fn an_exhausted_pile_leaves_slots_empty() {
    let mut position = Position::new(4);
    position.seats[0].blocks = blocks(2, 0, 0);
    // Players own nine buildings; one is left in the pile besides four on display.
    let theirs = ["b04", "b05", "b06", "b07", "b08", "b09", "b10", "b11", "b12"];
    position.seats[1].buildings = theirs.map(crate::common::building).to_vec();
    position.place(0, Gear::Tikal, 4);
    shown(&mut position, &["b13", "b01", "b14", "b02"]);
    let mut game = built(&position);
    assert_eq!(game.board().pile(), 1);
    game.play(&["pick tikal 4", "do 4", "build b01", "build b02", "end"]);
    let slots = game.board().display().map(|slot| slot.map_or("-".to_owned(), |tile| tile.to_string()));
    assert_eq!(slots, ["b13", "b03", "b14", "-", "-", "-"]);
    assert_eq!(game.board().pile(), 0);
}

/// The top steps: Chaac, Quetzalcoatl, Kukulcan.
const TOP: [u8; 3] = [6, 8, 7];

#[test]
fn a_top_step_holds_one_player() {
    for (temple, top) in Temple::ALL.into_iter().zip(TOP) {
        let mut position = Position::new(2);
        for number in 0..2 {
            position.seats[number].corn = 3;
            position.seats[number].temples[temple] = top - 1;
            position.place(number, Gear::Uxmal, 1 + number as u8);
        }
        position.seats[1].corn = 4;
        let mut game = built(&position);
        game.play(&["pick uxmal 1", "do 1", &format!("climb {temple}"), "end", "pick uxmal 2", "do 1"]);
        assert_eq!(game.at(0).temples[temple], top);
        assert_eq!(game.refusal(&format!("climb {temple}")), Refusal::TopStepTaken { temple, by: seat(0) });
        let other = Temple::ALL.into_iter().find(|other| *other != temple).expect("another");
        game.play(&[&format!("climb {other}")]);
        assert_eq!(game.at(1).temples[temple], top - 1);
    }
}

#[test]
fn a_top_step_left_can_be_entered() {
    let mut position = Position::new(2);
    position.seats[0].temples = temples(TOP[0], 1, 1);
    position.seats[1].temples = temples(5, 1, 1);
    position.seats[1].corn = 3;
    position.place(0, Gear::Tikal, 0).place(1, Gear::Uxmal, 1);
    let mut game = built(&position);
    game.play(&["beg chaac", "pick tikal 0", "nothing", "end", "pick uxmal 1", "do 1", "climb chaac"]);
    assert_eq!((game.at(0).temples[Temple::Chaac], game.at(1).temples[Temple::Chaac]), (5, 6));
}

#[test]
fn other_steps_are_shared() {
    let mut position = Position::new(4);
    for number in 0..4 {
        position.seats[number].temples = temples(5, 7, 6);
    }
    position.seats[3].temples = temples(4, 6, 5);
    position.seats[3].corn = 3;
    position.start_player = 3;
    position.place(3, Gear::Uxmal, 1);
    let mut game = built(&position);
    game.play(&["pick uxmal 1", "do 1", "climb quetzalcoatl"]);
    assert_eq!(game.at(3).temples, temples(4, 7, 5));
}

#[test]
fn a_fixed_step_that_cannot_be_climbed_is_lost() {
    let mut position = Position::new(2);
    position.seats[0].skulls = 1;
    position.seats[0].temples = temples(5, 1, 1);
    position.seats[1].temples = temples(TOP[0], 1, 1);
    position.place(0, Gear::ChichenItza, 3);
    let mut game = built(&position);
    game.play(&["pick chichen-itza 3"]);
    let events = game.events("do 3");
    let cause = Cause::action(Gear::ChichenItza, 3);
    assert!(events.contains(&Event::Lost { seat: seat(0), what: Loss::Step(Temple::Chaac), cause }));
    assert_eq!((points(&game, 0), game.at(0).temples), (6, temples(5, 1, 1)));
}

#[test]
fn reaching_a_top_step_turns_the_board_light() {
    for (temple, top) in Temple::ALL.into_iter().zip(TOP) {
        for below in [1, 2] {
            let mut position = Position::new(2);
            position.seats[0].corn = 3;
            position.seats[0].light_side = false;
            position.seats[0].temples[temple] = top - below;
            position.place(0, Gear::Uxmal, 1);
            let mut game = built(&position);
            game.play(&["pick uxmal 1", "do 1", &format!("climb {temple}")]);
            assert_eq!(game.at(0).light_side, below == 1, "at once, and only at the top");
        }
    }
}

#[test]
fn a_board_turned_light_again_allows_two_days_again() {
    let mut position = Position::new(2);
    position.seats[0].corn = 3;
    position.seats[0].light_side = false;
    position.seats[0].temples = temples(1, 1, 6);
    position.start_player = 1;
    position.start_space = Some(1);
    position.to_move = Some(0);
    position.place(0, Gear::Uxmal, 1);
    let mut game = built(&position);
    game.play(&["pick uxmal 1", "do 1", "climb kukulcan", "end", "days 1"]);
    assert_eq!(game.board().turn().seat, seat(0), "the marker was seat 1's already, so it came to the left");
    game.play(&["place start", "end", "place palenque", "end"]);
    assert_eq!(game.legal_text(), ["days 1", "days 2"]);
    game.play(&["days 2"]);
    assert!(!game.at(0).light_side);
}

#[test]
fn options_say_what_the_other_kind_of_turn_could_do() {
    let refused = |game: &Game| -> Vec<(String, Refusal)> {
        let options = game.options(seat(0)).into_iter();
        options.filter_map(|choice| Some((choice.action.to_string(), choice.refusal?))).collect()
    };
    let mut position = with_corn(9);
    position.place(0, Gear::Tikal, 3);
    let mut game = built(&position);
    game.play(&["place palenque"]);
    let told = refused(&game);
    for worker in ["pick uxmal 0", "pick tikal 3"] {
        assert!(told.contains(&(worker.to_owned(), Refusal::PlacingTurn)), "{told:?}");
    }
    let mut game = built(&position);
    game.play(&["pick uxmal 0", "nothing"]);
    let told = refused(&game);
    for place in ["place palenque", "place chichen-itza", "place start"] {
        assert!(told.contains(&(place.to_owned(), Refusal::PickingTurn)), "{told:?}");
    }
}
