//! The calendar between rounds, the last advance, final scoring and the ranking.

use crate::common::{Play, blocks, built, idle, levels, monument, points, seat, standing, temples};
use tzolkin_engine::event::{Cause, Spot};
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{DecisionKind, Event, Game, Gear, Points, Position, Refusal, Seat, Space};

/// Plays out the turns of a round, in which everyone picks up a worker from Uxmal and does nothing with it.
fn played_out(position: &Position) -> Game {
    let mut position = position.clone();
    idle(&mut position);
    let mut game = built(&position);
    let turns = position.seats.len();
    for _ in 0..turns {
        let number = game.board().turn().seat;
        game.play(&[&format!("pick uxmal {number}"), "nothing", "end"]);
    }
    game
}

/// Two players, seat 0 on the starting player space with the board light side up, seat 1 to move.
fn accelerating(round: u8) -> Position {
    let mut position = Position::new(2);
    position.round = round;
    position.start_space = Some(0);
    position.to_move = Some(1);
    position.place(1, Gear::Uxmal, 0);
    position
}

fn asked(position: &Position) -> Game {
    let mut game = built(position);
    game.play(&["pick uxmal 0", "nothing", "end"]);
    assert_eq!(game.decision(), DecisionKind::Days);
    game
}

#[test]
fn corn_gathers_while_nobody_starts() {
    let mut game = built(&Position::new(2));
    for round in 1..=3 {
        let first = game.board().turn().seat;
        assert_eq!(first, seat(0), "the marker stays");
        game.play(if round % 2 == 1 { &["place tikal", "end"] } else { &["pick tikal 1", "nothing", "end"] });
        game.play(if round % 2 == 1 { &["place uxmal", "end"] } else { &["pick uxmal 1", "nothing", "end"] });
        assert_eq!(game.board().corn_on_teeth(), round);
    }
    assert_eq!(game.board().round(), 4);
    assert_eq!(game.board().teeth_with_corn().collect::<Vec<_>>(), [1, 2, 3]);
    game.play(&["place start", "end"]);
    assert_eq!((game.at(0).corn, game.board().corn_on_teeth()), (3, 0));
    game.play(&["pick uxmal 1", "nothing", "end", "days 1"]);
    assert_eq!(game.board().corn_on_teeth(), 0, "no corn for a day somebody started");
}

/// The marker moves before the player is asked for days, so the order of turns no longer shows who has moved.
#[test]
fn everyone_has_moved_while_days_are_asked() {
    for players in 2..=4 {
        for holder in 0..players {
            let mut position = Position::new(players);
            position.start_player = holder;
            position.to_move = Some(holder);
            idle(&mut position);
            let mut game = built(&position);
            for turns in 0..players {
                let moved = game.board().seats().filter(|&seat| game.board().has_moved(seat)).count();
                assert_eq!(moved, turns, "{players} players, {holder} starts");
                let number = game.board().turn().seat;
                assert!(!game.board().has_moved(number));
                if turns == 0 {
                    game.play(&["place start", "end"]);
                } else {
                    game.play(&[&format!("pick uxmal {number}"), "nothing", "end"]);
                }
            }
            assert_eq!(game.decision(), DecisionKind::Days);
            assert!(game.board().seats().all(|seat| game.board().has_moved(seat)));
            game.play(&["days 1"]);
            assert!(game.board().seats().all(|seat| !game.board().has_moved(seat)));
        }
    }
}

#[test]
fn two_days_leave_no_corn() {
    let mut position = accelerating(5);
    position.corn_on_teeth = 2;
    let mut game = asked(&position);
    game.play(&["days 2"]);
    assert_eq!((game.board().round(), game.board().corn_on_teeth()), (7, 2));
}

#[test]
fn the_marker_goes_to_the_left_of_its_holder() {
    for players in 2..=4 {
        for holder in 0..players {
            for taker in 0..players {
                let mut position = Position::new(players);
                position.start_player = holder;
                position.to_move = Some(taker);
                idle(&mut position);
                let mut game = built(&position);
                game.play(&["place start", "end"]);
                while game.decision() != DecisionKind::Days {
                    let number = game.board().turn().seat;
                    game.play(&[&format!("pick uxmal {number}"), "nothing", "end"]);
                }
                let expected = if taker == holder { (holder + 1) % players } else { taker };
                assert_eq!(game.board().start_player(), seat(expected));
                assert_eq!(game.first_to_act(), Some(seat(taker)));
                assert_eq!(game.at(taker).workers_in_hand, 2, "the worker is back before the days are chosen");
                game.play(&["days 1"]);
                assert_eq!(game.board().turn().seat, seat(expected));
            }
        }
    }
}

#[test]
fn two_days_turn_the_board_and_the_gears_twice() {
    let mut position = accelerating(1);
    position.place(0, Gear::Tikal, 0).place(1, Gear::Palenque, 5).place(1, Gear::ChichenItza, 8);
    position.dummy(Gear::Yaxchilan, 9).dummy(Gear::ChichenItza, 12);
    let mut game = asked(&position);
    let mut other = game;
    game.play(&["days 2"]);
    assert_eq!(game.board().round(), 3);
    assert_eq!(standing(&game, 0, Gear::Tikal), [2]);
    assert_eq!((standing(&game, 1, Gear::Palenque), standing(&game, 1, Gear::ChichenItza)), (vec![7], vec![10]));
    assert!(game.board().gears().dummies(Gear::Yaxchilan).contains(1), "dummies ride round");
    assert!(game.board().gears().dummies(Gear::ChichenItza).contains(1));
    assert!(!game.at(0).light_side && game.at(1).light_side);
    other.play(&["days 1"]);
    assert_eq!(other.board().round(), 2);
    assert_eq!(standing(&other, 0, Gear::Tikal), [1]);
    assert!(other.board().gears().dummies(Gear::Yaxchilan).contains(0));
    assert!(other.at(0).light_side);
}

#[test]
fn a_dark_board_passes_one_day_until_it_is_light_again() {
    let mut position = accelerating(1);
    position.place(1, Gear::Uxmal, 1).place(0, Gear::Tikal, 0).place(0, Gear::Tikal, 1);
    let mut game = asked(&position);
    game.play(&["days 2", "pick uxmal 3", "nothing", "end", "place start", "end"]);
    assert_eq!((game.decision(), game.board().round()), (DecisionKind::Turn, 4));
    assert_eq!(game.board().start_player(), seat(0));
    // The other player's board is still light.
    game.play(&["pick tikal 3", "nothing", "end", "place start", "end"]);
    assert_eq!((game.decision(), game.first_to_act()), (DecisionKind::Days, Some(seat(1))));
}

#[test]
fn workers_fall_without_an_action() {
    for gear in Gear::ALL.into_iter().filter(|gear| *gear != Gear::Uxmal) {
        let last = if gear == Gear::ChichenItza { 10 } else { 7 };
        let mut position = Position::new(2);
        position.seats[0].corn = 5;
        position.seats[0].blocks = blocks(1, 1, 1);
        position.seats[0].skulls = 1;
        position.place(0, gear, last).place(1, gear, last - 1);
        idle(&mut position);
        let mut game = built(&position);
        game.play(&["pick uxmal 0", "nothing", "end", "pick uxmal 1", "nothing"]);
        let events = game.events("end");
        let from = Spot::Gear(Space { gear, space: last });
        let (seat, to, cause) = (seat(0), Spot::Hand, Cause::Calendar);
        assert!(events.contains(&Event::Worker { seat, from, to, cause }));
        assert_eq!((game.at(0).workers_in_hand, game.at(1).workers_in_hand), (3, 2));
        assert_eq!((standing(&game, 0, gear), standing(&game, 1, gear)), (vec![], vec![last]));
        assert_eq!((game.at(0).corn, game.at(0).blocks, game.at(0).skulls), (5, blocks(1, 1, 1), 1));
        assert_eq!(points(&game, 0), 0);
    }
}

#[test]
fn jumped_food_days_are_held_the_round_after() {
    for (from, number) in [(7, 1), (13, 2), (20, 3)] {
        let mut position = accelerating(from);
        position.place(1, Gear::Uxmal, 1).place(0, Gear::Tikal, 0);
        let mut game = asked(&position);
        game.play(&["days 2"]);
        assert_eq!((game.board().round(), game.board().food_days_held()), (from + 2, number - 1));
        assert!(game.board().is_food_day());
        assert_eq!(game.board().age(), if number > 2 { 2 } else { 1 }, "the age changes on the day itself");
        game.play(&["pick uxmal 3", "nothing", "end", "pick tikal 2", "nothing", "end"]);
        assert_eq!((game.board().round(), game.board().food_days_held()), (from + 3, number));
        assert_eq!(game.board().age(), if number > 1 { 2 } else { 1 });
        assert_eq!(game.at(0).points_from(Source::Unfed), Points::whole(-9));
        assert!(!game.board().is_food_day(), "held once");
    }
}

#[test]
fn two_days_may_end_on_a_food_day_or_leave_from_one() {
    for day in [8, 14, 21, 27] {
        let mut game = asked(&accelerating(day - 2));
        game.play(&["days 2"]);
        assert_eq!(game.board().round(), day);
        assert!(game.board().is_food_day());
    }
    for (day, held) in [(8, 1), (14, 2), (21, 3)] {
        let mut game = asked(&accelerating(day));
        assert_eq!(game.board().food_days_held(), held, "held before the calendar advances");
        assert!(game.board().is_food_day(), "it is still that day");
        assert_eq!(game.at(1).points_from(Source::Unfed), Points::whole(-9));
        game.play(&["days 2"]);
        assert_eq!(game.board().round(), day + 2);
        assert!(!game.board().is_food_day());
    }
}

#[test]
fn a_late_food_day_does_not_delay_the_next() {
    let mut position = Position::new(2);
    position.round = 9;
    position.food_days_held = Some(0);
    let mut game = played_out(&position);
    assert_eq!((game.board().round(), game.board().food_days_held()), (10, 1));
    let mut rounds = Vec::new();
    while game.board().food_days_held() == 1 {
        rounds.push(game.board().round());
        game.pass_round();
    }
    assert_eq!(rounds.last(), Some(&14));
}

#[test]
fn the_last_advance_turns_the_gears_once() {
    let mut position = Position::new(2);
    position.round = 27;
    position.place(0, Gear::Tikal, 7).place(1, Gear::ChichenItza, 9);
    let game = played_out(&position);
    assert!(game.is_over());
    assert_eq!(game.board().round(), 27);
    assert_eq!((standing(&game, 0, Gear::Tikal), standing(&game, 1, Gear::ChichenItza)), (vec![], vec![10]));
    assert_eq!(game.first_to_act(), None);
    assert!(game.legal_text().is_empty());
    assert_eq!(game.refusal("end"), Refusal::GameOver);
    let workers = game.result().expect("over").iter().map(|outcome| outcome.workers_on_gears).collect::<Vec<_>>();
    assert_eq!(workers, [0, 1]);
}

#[test]
fn there_is_no_result_before_the_end() {
    let game = built(&Position::new(2));
    assert!(game.result().is_none());
}

#[test]
fn final_scoring_adds_everything_up() {
    let mut position = Position::new(2);
    position.round = 27;
    position.seats[0].corn = 6 + 5;
    position.seats[0].blocks = blocks(3, 1, 2);
    position.seats[0].skulls = 2;
    position.seats[0].points = Points(41);
    position.seats[0].technologies = levels(1, 0, 2, 0);
    position.seats[0].monuments = vec![monument("m08")];
    position.seats[0].temples = temples(3, 0, 1);
    position.seats[1].temples = temples(2, 1, 1);
    let game = played_out(&position);
    let outcome = game.result().expect("over")[0];
    let expected = [
        (Source::Buildings, Points(41)),
        (Source::TemplesAge2, Points::whole(4 + 2 - 2 + 2)),
        (Source::Unfed, Points(0)),
        (Source::Corn, Points(5 + 3 * 2 + 3 + 2 * 4)),
        (Source::Skulls, Points::whole(2 * 3)),
        (Source::Monuments, Points::whole(3 * 3)),
    ];
    for (source, points) in expected {
        assert_eq!(outcome.breakdown[source], points, "{source}");
    }
    assert_eq!(outcome.points, Points(expected.iter().map(|(_, points)| points.quarters()).sum()));
}

/// Ranks of players with these quarter points, each fed, with these workers left on gears.
fn ranks(standings: &[(i32, u8)]) -> Vec<u8> {
    let mut position = Position::new(standings.len());
    position.round = 27;
    for (number, &(quarters, workers)) in standings.iter().enumerate() {
        position.seats[number].corn = 12;
        position.seats[number].workers_in_play = 6;
        position.seats[number].points = Points(quarters);
        let gears = [Gear::Palenque, Gear::Yaxchilan, Gear::Tikal, Gear::ChichenItza];
        for gear in gears.into_iter().take(usize::from(workers)) {
            position.place(number, gear, number as u8);
        }
    }
    let game = played_out(&position);
    let result = game.result().expect("over");
    // All share every temple's lead: (2 + 6 + 4) / 2 points.
    for (outcome, &(quarters, workers)) in result.iter().zip(standings) {
        assert_eq!(outcome.points, Points(quarters + 6 * 4));
        assert_eq!(outcome.workers_on_gears, workers);
    }
    result.iter().map(|outcome| outcome.rank).collect()
}

#[test]
fn most_points_win() {
    assert_eq!(ranks(&[(10, 0), (40, 0), (39, 4), (41, 0)]), [4, 2, 3, 1]);
    assert_eq!(ranks(&[(10, 4), (11, 0)]), [2, 1], "a quarter point is enough");
}

#[test]
fn ties_go_to_more_workers_on_gears() {
    assert_eq!(ranks(&[(40, 1), (40, 3), (40, 2), (12, 4)]), [3, 1, 2, 4]);
}

#[test]
fn a_victory_is_shared_when_still_tied() {
    assert_eq!(ranks(&[(40, 2), (40, 2), (40, 1)]), [1, 1, 3]);
    assert_eq!(ranks(&[(8, 0), (40, 2), (40, 2), (8, 0)]), [3, 1, 1, 3]);
    assert_eq!(ranks(&[(0, 0), (0, 0)]), [1, 1]);
}

#[test]
fn negative_scores_are_ranked_like_others() {
    assert_eq!(ranks(&[(-100, 4), (-99, 0), (-400, 0)]), [2, 1, 3]);
}

#[test]
fn a_worker_that_falls_at_the_end_breaks_no_tie() {
    let mut position = Position::new(2);
    position.round = 27;
    position.place(0, Gear::Tikal, 7).place(1, Gear::Tikal, 6);
    let game = played_out(&position);
    let result = game.result().expect("over");
    assert_eq!(result[0].points, result[1].points);
    assert_eq!(
        result.iter().map(|outcome| (outcome.rank, outcome.workers_on_gears)).collect::<Vec<_>>(),
        [(2, 0), (1, 1)]
    );
    assert_eq!(result[0].points, Points::whole(-9 + 6));
}

#[test]
fn a_worker_on_the_starting_player_space_breaks_no_tie() {
    let mut position = Position::new(2);
    position.round = 27;
    position.start_space = Some(0);
    position.to_move = Some(1);
    position.place(1, Gear::Uxmal, 0).place(1, Gear::Uxmal, 1);
    let mut game = built(&position);
    game.play(&["pick uxmal 0", "nothing", "end"]);
    let ranks = |seat: Seat| game.result().expect("over")[seat.index()].rank;
    assert_eq!((ranks(seat(0)), ranks(seat(1))), (2, 1));
}
