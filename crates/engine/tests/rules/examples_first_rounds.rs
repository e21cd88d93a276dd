//! The worked examples of a set-up with dummies and of the first two rounds.

use crate::common::{Play, blocks, built, seat, standing};
use tzolkin_engine::{DecisionKind, Game, Gear, Occupant, Position, Refusal, Setup, Space, Technology};

/// Reads dummies as they were placed: the space a tile names, and whether the opposite one followed.
fn tiles_behind(dummies: &[Space]) -> Vec<(Space, bool)> {
    let mut tiles: Vec<(Space, bool)> = Vec::new();
    for &at in dummies {
        match tiles.last_mut() {
            Some((named, opposite)) if !*opposite && is_opposite(*named, at) => *opposite = true,
            _ => tiles.push((at, false)),
        }
    }
    tiles
}

fn is_opposite(named: Space, other: Space) -> bool {
    let small = named.gear != Gear::ChichenItza;
    small && named.gear == other.gear && other.space == (named.space + 5) % 10
}

#[test]
fn b16_dummy_workers() {
    let named = Space { gear: Gear::Palenque, space: 5 };
    let (mut first, mut later, mut last) = (0, 0, 0);
    for (players, count) in [(2, 12), (3, 6)] {
        for seed in 0..400 {
            let setup = Setup::from_seed(players, seed).expect("a setup");
            assert_eq!(setup.dummies().len(), count);
            let tiles = tiles_behind(setup.dummies());
            let game = Game::new(&setup);
            for (index, &(at, opposite)) in tiles.iter().enumerate() {
                let dealt = setup.wealth().iter().flatten().any(|tile| tile.info().dummy == at);
                assert!(!dealt, "dummies come from the tiles left over");
                let is_first = tiles[..index].iter().all(|(before, _)| before.gear != at.gear);
                let one_left = index + 1 == tiles.len() && !opposite;
                let paired = is_first && at.gear != Gear::ChichenItza && !one_left;
                assert_eq!(opposite, paired, "{} {} of seed {seed}", at.gear, at.space);
                if at == named {
                    let gears = game.board().gears();
                    assert_eq!(gears.occupant(at.gear, 5), Some(Occupant::Dummy));
                    first += usize::from(opposite);
                    later += usize::from(!is_first);
                    last += usize::from(is_first && !opposite);
                    if opposite {
                        assert_eq!(gears.occupant(at.gear, 0), Some(Occupant::Dummy));
                    }
                }
            }
        }
    }
    assert!(first > 0 && later > 0 && last > 0, "all three cases occur: {first}, {later}, {last}");
}

#[test]
fn b16_no_dummies_with_four_players() {
    assert!(Setup::from_seed(4, 1).expect("a setup").dummies().is_empty());
}

/// Green, Blue, Red, Yellow: seats 0 to 3. Only the pictures show how much corn they have; here it is the least that is
/// enough, and for Blue the most that is still too little for a third worker.
fn first_round(blue: u16) -> Game {
    let mut position = Position::new(4);
    for (belongings, corn) in position.seats.iter_mut().zip([3, blue, 7, 8]) {
        belongings.corn = corn;
    }
    built(&position)
}

fn corn(game: &Game) -> [u16; 4] {
    [0, 1, 2, 3].map(|number| game.at(number).corn)
}

#[test]
fn b17_first_round() {
    let mut game = first_round(8);
    assert!(!game.board().is_food_day());
    game.play(&["place tikal", "place yaxchilan"]);
    assert_eq!(game.at(0).corn, 2);
    game.play(&["place palenque", "end"]);
    assert_eq!(corn(&game), [0, 8, 7, 8]);
    game.play(&["place palenque", "place palenque"]);
    assert_eq!(game.refusal("place palenque"), Refusal::NotEnoughCorn { needs: 3 + 2, has: 4 });
    game.play(&["end", "place yaxchilan", "place yaxchilan", "place tikal", "end"]);
    assert_eq!(corn(&game), [0, 4, 0, 8]);
    game.play(&["place tikal", "place start", "end"]);
    assert_eq!(corn(&game), [0, 4, 0, 5], "nothing lay on the teeth");
    assert_eq!(game.decision(), DecisionKind::Days);
    assert_eq!(game.first_to_act(), Some(seat(3)));
    assert_eq!(game.legal_text(), ["days 1", "days 2"]);
    game.play(&["days 1"]);
    assert_eq!((game.board().round(), game.board().corn_on_teeth()), (2, 0));
    assert_eq!((game.board().start_player(), game.at(3).light_side), (seat(3), true));
    assert_eq!(positions(&game, Gear::Palenque), [(1, 0), (2, 1), (3, 1)]);
    assert_eq!(positions(&game, Gear::Yaxchilan), [(1, 0), (2, 2), (3, 2)]);
    assert_eq!(positions(&game, Gear::Tikal), [(1, 0), (2, 2), (3, 3)]);
    assert_eq!(game.at(3).workers_in_hand, 2);

    let mut game = first_round(9);
    game.play(&["place palenque", "end", "place palenque", "place palenque", "place palenque"]);
    assert_eq!(game.at(1).corn, 0);
}

/// Spaces of a gear with who stands there.
fn positions(game: &Game, gear: Gear) -> Vec<(u8, usize)> {
    let mut all: Vec<(u8, usize)> =
        (0..4).flat_map(|number| standing(game, number, gear).into_iter().map(move |space| (space, number))).collect();
    all.sort_unstable();
    all
}

#[test]
fn b17_second_round() {
    let mut game = first_round(8);
    game.play(&["place tikal", "place yaxchilan", "place palenque", "end", "place palenque", "place palenque", "end"]);
    game.play(&["place yaxchilan", "place yaxchilan", "place tikal", "end", "place tikal", "place start", "end"]);
    game.play(&["days 1", "place palenque", "place palenque"]);
    assert_eq!(standing(&game, 3, Gear::Palenque), [0, 4]);
    assert_eq!(game.at(3).corn, 0);
    game.play(&["end"]);
    assert_eq!(game.refusal("place tikal"), Refusal::NoWorkerInHand);
    game.play(&["pick yaxchilan 1", "do 1"]);
    assert_eq!(game.at(0).blocks, blocks(1, 0, 0));
    game.play(&["pick tikal 1", "do 1", "advance agriculture", "pay wood"]);
    assert_eq!((game.at(0).blocks, game.at(0).level(Technology::Agriculture)), (blocks(0, 0, 0), 1));
    let mut fishing = game;
    fishing.play(&["pick palenque 1", "do 1"]);
    assert_eq!(fishing.at(0).corn, 3, "agriculture 1 adds nothing to fishing");
    game.play(&["end", "place tikal", "end"]);
    assert_eq!(standing(&game, 1, Gear::Tikal), [0]);
    assert_eq!(game.at(1).corn, 4);
    assert_eq!(game.refusal("place tikal"), Refusal::NoWorkerInHand);
    game.play(&["pick yaxchilan 3", "do 3", "end"]);
    assert_eq!((game.at(2).corn, game.at(2).blocks), (2, blocks(0, 0, 1)));

    assert_eq!(game.board().round(), 3);
    assert_eq!(game.board().teeth_with_corn().collect::<Vec<_>>(), [2]);
    assert_eq!(positions(&game, Gear::Palenque), [(1, 3), (2, 0), (3, 1), (4, 1), (5, 3)]);
    assert_eq!(positions(&game, Gear::Yaxchilan), [(3, 2)]);
    assert_eq!(positions(&game, Gear::Tikal), [(1, 1), (3, 2), (4, 3)]);
    assert_eq!(game.board().start_player(), seat(3));
    assert_eq!(game.board().turn().seat, seat(3));
}
