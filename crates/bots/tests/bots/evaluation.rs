//! What the evaluation must get right whatever its weights are: the end of the game, the symmetry of the seats, and
//! that good things are good.

use tzolkin_bots::net::Net;
use tzolkin_bots::{Evaluator, Term, Weights, evaluate, evaluate_seat, terms};
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::{Actions, Game, Gear, PerBlock, Points, Position, Seat, Setup, Technology, Temple};

/// A game played at random, with every position at which a turn begins.
fn turns(players: usize, seed: u64) -> Vec<Game> {
    let mut rng = stream(seed);
    let mut game = Game::new(&Setup::random(players, &mut rng).expect("players"));
    let mut legal = Actions::new();
    let mut turns = Vec::new();
    while let Some(seat) = game.first_to_act() {
        game.legal_for(seat, &mut legal);
        game.apply(seat, legal[below(&mut rng, legal.len())], &mut ()).expect("legal");
        if Position::of(&game).is_some() {
            turns.push(game);
        }
    }
    turns.push(game);
    turns
}

fn evaluator() -> Evaluator {
    Evaluator::with_net(Net::shipped().clone())
}

/// The value of a seat in a position by the tuned hand evaluation.
fn hand(position: &Position, seat: Seat) -> f32 {
    evaluate_seat(position.build().expect("a position").board(), seat, Weights::search())
}

/// The value of a seat in a position by the shipped net.
fn learned(position: &Position, seat: Seat) -> f64 {
    evaluator().expectations(position.build().expect("a position").board()).0[seat.index()]
}

/// Something done to a position.
type Change = fn(&mut Position);

/// A position early in the game in which every seat can feed its workers.
fn early() -> Position {
    let mut position = Position::new(4);
    position.round = 3;
    for seat in &mut position.seats {
        seat.corn = 12;
        seat.blocks = PerBlock([1, 1, 0]);
    }
    position
}

#[test]
fn a_finished_game_is_worth_its_points() {
    for players in 2..=4 {
        for seed in 0..20 {
            let over = *turns(players, seed).last().expect("an end");
            let values = evaluate(over.board(), Weights::search());
            let (learned, chances) = evaluator().expectations(over.board());
            let best = over.board().seats().map(|seat| over.board().player(seat).points()).max().expect("seats");
            for seat in over.board().seats() {
                let points = over.board().player(seat).points();
                assert_eq!(values[seat.index()], points.as_f64() as f32);
                assert_eq!(learned[seat.index()], points.as_f64());
                assert!(points == best || chances[seat.index()] == 0.0, "a seat with fewer points has not won");
            }
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }
}

#[test]
fn the_terms_add_up_to_the_value() {
    for game in turns(4, 5) {
        for seat in game.board().seats() {
            let terms = terms(game.board(), seat, Weights::search());
            assert_eq!(terms.len(), Term::HAND.len());
            assert_eq!(terms.iter().sum::<f32>(), evaluate_seat(game.board(), seat, Weights::search()));
        }
    }
}

/// Nothing may depend on the number of a seat: if everyone moves over by one chair, the position is worth the same to
/// the same people.
#[test]
fn turning_the_table_turns_the_values() {
    let mut compared = 0;
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (4, 4)] {
        for game in turns(players, seed) {
            let Some(position) = Position::of(&game) else { continue };
            let mut turned = position.clone();
            let next = |seat: usize| (seat + 1) % players;
            turned.start_player = next(position.start_player);
            turned.to_move = position.to_move.map(next);
            turned.start_space = position.start_space.map(next);
            turned.workers.iter_mut().for_each(|(seat, _)| *seat = next(*seat));
            turned.seats.rotate_right(1);
            let (before, after) = (position.build().expect("a position"), turned.build().expect("a turned position"));
            for seat in before.board().seats() {
                let there = Seat::ALL[next(seat.index())];
                for (weights, name) in [(Weights::search(), "search"), (Weights::untuned(), "untuned")] {
                    let (here, there) =
                        (evaluate_seat(before.board(), seat, weights), evaluate_seat(after.board(), there, weights));
                    assert_eq!(here, there, "{name}, seat {seat:?}");
                }
                let evaluator = evaluator();
                let here = evaluator.expectations(before.board()).0[seat.index()];
                assert_eq!(here, evaluator.expectations(after.board()).0[there.index()], "the net, seat {seat:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 500, "only {compared} values were compared");
}

/// Having more of something good is worth more in both evaluations.
#[test]
fn good_things_are_worth_something_early() {
    let seat = Seat::ALL[0];
    let more: [(&str, Change); 9] = [
        ("points", |position| position.seats[0].points += Points(8)),
        ("corn", |position| position.seats[0].corn += 4),
        ("gold", |position| position.seats[0].blocks.0[2] += 1),
        ("a skull", |position| position.seats[0].skulls += 1),
        ("agriculture", |position| position.seats[0].technologies[Technology::Agriculture] += 1),
        ("extraction", |position| position.seats[0].technologies[Technology::Extraction] += 1),
        ("architecture", |position| position.seats[0].technologies[Technology::Architecture] += 1),
        ("a temple step", |position| position.seats[0].temples[Temple::Quetzalcoatl] += 1),
        ("a worker about to harvest", |position| {
            position.place(0, Gear::Palenque, 4);
        }),
    ];
    for (name, change) in more {
        let (base, mut richer) = (early(), early());
        change(&mut richer);
        assert!(hand(&richer, seat) > hand(&base, seat), "{name}, by hand");
        // The bots hardly ever take agriculture, so the net has not learned what it is worth.
        if name != "agriculture" {
            assert!(learned(&richer, seat) > learned(&base, seat), "{name}, by the net");
        }
    }
}

/// The hand evaluation underrates a fourth worker; the net has learned what it is worth.
#[test]
fn another_worker_that_is_fed_is_worth_something_early() {
    for workers in [3, 4] {
        let (mut base, mut richer) = (early(), early());
        base.seats[0].workers_in_play = workers;
        richer.seats[0].workers_in_play = workers + 1;
        let gain = learned(&richer, Seat::ALL[0]) - learned(&base, Seat::ALL[0]);
        assert!(gain > 0.0, "worker {} changes the value by {gain}", workers + 1);
    }
}

/// Six corn that feed three workers on the next Food Day are worth more than six corn that nobody needs.
#[test]
fn corn_that_feeds_is_worth_more_than_corn_to_spare() {
    let with = |corn| {
        let mut position = early();
        position.round = 7;
        position.seats[0].corn = corn;
        position
    };
    let [none, fed, enough, spare] = [0, 6, 12, 18].map(with);
    let seat = Seat::ALL[0];
    assert!(hand(&fed, seat) - hand(&none, seat) > hand(&spare, seat) - hand(&enough, seat));
    assert!(learned(&fed, seat) - learned(&none, seat) > learned(&spare, seat) - learned(&enough, seat));
}

/// The same things are worth less when there are fewer turns left to use them.
#[test]
fn investments_lose_their_worth_towards_the_end() {
    let gain = |round: u8, change: Change| {
        let (mut base, mut richer) = (early(), early());
        base.round = round;
        richer.round = round;
        change(&mut richer);
        (hand(&richer, Seat::ALL[0]) - hand(&base, Seat::ALL[0])) as f64
    };
    let level: Change = |position| position.seats[0].technologies[Technology::Agriculture] += 1;
    assert!(gain(3, level) > gain(25, level), "{} early, {} late", gain(3, level), gain(25, level));
}
