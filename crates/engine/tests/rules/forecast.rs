//! The forecast: where workers will be, which are pushed off, which Food Days come, and what is due.

use crate::common::{Play as _, building, built, seat};
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::components::FoodDayKind;
use tzolkin_engine::forecast::WorkerAhead;
use tzolkin_engine::{Actions, DecisionKind, Game, Gear, Points, Position, Setup, Space};

fn worker(number: Option<usize>, gear: Gear, space: u8) -> WorkerAhead {
    WorkerAhead { seat: number.map(seat), at: Space { gear, space } }
}

#[test]
fn workers_ride_and_fall_day_by_day() {
    let mut position = Position::new(2);
    position.round = 3;
    position.place(0, Gear::Tikal, 6).place(1, Gear::ChichenItza, 9).place(1, Gear::Palenque, 0);
    position.dummy(Gear::Uxmal, 9);
    let days = built(&position).board().forecast(3).days;
    assert_eq!(days.iter().map(|day| day.round).collect::<Vec<_>>(), [4, 5, 6]);
    assert!(days[0].fallen.is_empty());
    assert_eq!(
        days[0].workers,
        [
            worker(Some(1), Gear::Palenque, 1),
            worker(Some(0), Gear::Tikal, 7),
            worker(None, Gear::Uxmal, 0),
            worker(Some(1), Gear::ChichenItza, 10),
        ]
    );
    assert_eq!(days[1].fallen, [worker(Some(0), Gear::Tikal, 7), worker(Some(1), Gear::ChichenItza, 10)]);
    assert_eq!(days[2].workers, [worker(Some(1), Gear::Palenque, 3), worker(None, Gear::Uxmal, 2)]);
}

#[test]
fn food_days_on_the_way_are_told() {
    let mut position = Position::new(3);
    position.round = 7;
    let forecast = built(&position).board().forecast(8);
    let held: Vec<_> = forecast.days.iter().map(|day| day.food_day).collect();
    // From round 7 to 8; the Food Day of round 8 comes before the gears turn to 9; that of round 14 before 15.
    assert_eq!(held[0], None);
    assert_eq!(held[1], Some(FoodDayKind::MidAge));
    assert_eq!(held[7], Some(FoodDayKind::EndOfAge));
    assert_eq!(held.iter().flatten().count(), 2);
    let next = forecast.food_day.expect("one is left");
    assert_eq!((next.round, next.days, next.kind), (8, 1, FoodDayKind::MidAge));

    position.round = 9;
    position.food_days_held = Some(0);
    let jumped = built(&position).board().forecast(1);
    assert_eq!(jumped.days[0].food_day, Some(FoodDayKind::MidAge), "a jumped Food Day is held now");
    assert_eq!(jumped.food_day.map(|day| (day.round, day.days)), Some((9, 0)));
}

#[test]
fn the_game_ends_the_look_ahead() {
    let mut position = Position::new(2);
    position.round = 26;
    let forecast = built(&position).board().forecast(7);
    assert_eq!(forecast.days.len(), 2, "to round 27, and the last advance");
    assert_eq!(forecast.days[1].round, 27);
    assert_eq!(forecast.days[1].food_day, Some(FoodDayKind::EndOfAge));

    let mut game = built(&position);
    while !game.is_over() {
        game.pass_round();
    }
    let over = game.board().forecast(7);
    assert!(over.days.is_empty() && over.food_day.is_none());
}

#[test]
fn food_and_temples_are_reckoned_for_every_seat() {
    let mut position = Position::new(2);
    position.round = 6;
    position.seats[0].corn = 3;
    position.seats[0].workers_in_play = 5;
    position.seats[0].buildings = vec![building("b01")];
    position.seats[0].temples.0 = [3, 1, 0];
    position.seats[1].temples.0 = [1, 2, 1];
    let seats = built(&position).board().forecast(0).seats;
    // Five workers, one fed free: 8 corn due, 3 in hand feed one of the four others.
    assert_eq!((seats[0].corn_due, seats[0].corn_missing, seats[0].unfed), (8, 5, 3));
    assert_eq!((seats[0].fed_free, seats[0].corn_less), (1, 0));
    assert_eq!((seats[1].fed_free, seats[1].corn_less), (0, 0));
    // Chaac 4 and its bonus of 6; Quetzalcoatl 0; Kukulcan -3.
    assert_eq!((seats[0].temple_points, seats[0].leader_points), (Points::whole(7), Points::whole(6)));
    // Chaac 0; Quetzalcoatl 1 and its bonus of 2; Kukulcan 0 and its bonus of 4.
    assert_eq!((seats[1].temple_points, seats[1].leader_points), (Points::whole(7), Points::whole(6)));
    assert_eq!((seats[1].corn_due, seats[1].corn_missing, seats[1].unfed), (6, 6, 3));
}

/// Compares the forecast of one day with what the day does, whenever nobody is asked for days.
#[test]
fn a_day_comes_as_forecast() {
    let mut compared = 0;
    for seed in 0..60 {
        let mut rng = stream(seed);
        let mut game = Game::new(&Setup::random(2 + seed as usize % 3, &mut rng).unwrap());
        let mut legal = Actions::new();
        while let Some(seat) = game.first_to_act() {
            game.legal(&mut legal);
            let before = game;
            game.apply_unchecked(seat, legal[below(&mut rng, legal.len())], &mut ());
            let day_passed = before.decision() == DecisionKind::Turn
                && game.decision() == DecisionKind::Turn
                && game.board().round() == before.board().round() + 1;
            if day_passed {
                let ahead = before.board().forecast(1);
                assert_eq!(ahead.days[0].workers, standing(&game), "seed {seed}");
                assert_eq!(
                    ahead.days[0].food_day.is_some(),
                    game.board().food_days_held() > before.board().food_days_held()
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 500);
}

/// Where workers stand now, in the forecast's form.
fn standing(game: &Game) -> Vec<WorkerAhead> {
    let gears = game.board().gears();
    let mut workers = Vec::new();
    for gear in Gear::ALL {
        for seat in game.board().seats() {
            workers.extend(gears.workers(seat, gear).iter().map(|space| worker(Some(seat.index()), gear, space)));
        }
        workers.extend(gears.dummies(gear).iter().map(|space| worker(None, gear, space)));
    }
    workers
}
