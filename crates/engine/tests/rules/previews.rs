//! What a list of actions would cost and bring, before anything is played.

use crate::common::policy::Policy;
use crate::common::{blocks, built, seat};
use tzolkin_engine::chance::stream;
use tzolkin_engine::options::{Amounts, Preview, Refused};
use tzolkin_engine::{Action, Actions, DecisionKind, Game, Gear, Player, Position, Refusal, Setup};

fn list(text: &str) -> Vec<Action> {
    text.split(", ").map(|action| action.parse().expect("an action")).collect()
}

/// Seat 0 stands on the market with two wood and a corn.
fn trader() -> Position {
    let mut position = Position::new(2);
    position.place(0, Gear::Uxmal, 2);
    position.seats[0].corn = 1;
    position.seats[0].blocks = blocks(2, 0, 0);
    position
}

#[test]
fn a_list_is_summed_up_and_nothing_is_played() {
    let game = built(&trader());
    let before = game;
    let preview = game.preview(seat(0), &list("pick uxmal 2, do 2, sell wood, sell wood, buy gold")).expect("payable");
    assert_eq!(preview.costs, Amounts { corn: 4, wood: 2, ..Amounts::default() });
    assert_eq!(preview.gains, Amounts { corn: 4, gold: 1, ..Amounts::default() });
    assert_eq!(preview.opens, None, "one corn buys nothing, so that the market closes by itself");
    let preview = game.preview(seat(0), &list("pick uxmal 2, do 2, sell wood")).expect("a sale");
    assert_eq!(preview.opens, Some(DecisionKind::Market), "there is more to trade");
    assert_eq!(game, before);
}

#[test]
fn the_first_action_that_a_rule_refuses_is_named() {
    let game = built(&trader());
    let refused = |text: &str| game.preview(seat(0), &list(text)).expect_err("refused");
    let too_dear = Refusal::NotEnoughCorn { needs: 4, has: 3 };
    assert_eq!(refused("pick uxmal 2, do 2, sell wood, buy gold"), Refused { index: 3, refusal: too_dear });
    let over = Refusal::SellingIsOver;
    assert_eq!(
        refused("pick uxmal 2, do 2, sell wood, sell wood, buy wood, sell wood"),
        Refused { index: 5, refusal: over }
    );
    let none = Refusal::NoWorkerThere { gear: Gear::Tikal, space: 3 };
    assert_eq!(refused("pick tikal 3"), Refused { index: 0, refusal: none });
}

#[test]
fn only_the_seat_to_act_is_answered() {
    let game = built(&trader());
    let refusal = Refusal::NotToAct { seat: seat(1) };
    assert_eq!(game.preview(seat(1), &list("place uxmal")), Err(Refused { index: 0, refusal }));
    assert_eq!(game.preview(seat(1), &[]), Err(Refused { index: 0, refusal }));
    assert_eq!(game.preview(seat(0), &[]), Ok(Preview::default()));
}

#[test]
fn nothing_follows_the_end_of_a_turn() {
    let game = built(&trader());
    let refusal = Refusal::NotToAct { seat: seat(0) };
    assert_eq!(game.preview(seat(0), &list("place tikal, end, place uxmal")), Err(Refused { index: 2, refusal }));
    assert!(game.preview(seat(0), &list("place tikal, end")).is_ok());
}

#[test]
fn what_is_forced_in_between_is_counted_in() {
    let mut position = Position::new(2);
    position.place(0, Gear::Palenque, 2);
    position.place(0, Gear::Yaxchilan, 1);
    let game = built(&position);
    // No wood grows at Palenque 2: the harvest is corn without a word.
    let silent = game.preview(seat(0), &list("pick palenque 2, do 2, pick yaxchilan 1, do 1")).expect("legal");
    let told = game.preview(seat(0), &list("pick palenque 2, do 2, corn, pick yaxchilan 1, do 1")).expect("legal");
    assert_eq!(silent, told);
    assert_eq!((silent.gains.corn, silent.gains.wood), (4, 1));
}

#[test]
fn an_advance_says_how_many_blocks_it_asks_for() {
    let mut position = Position::new(2);
    position.place(0, Gear::Tikal, 1);
    position.seats[0].blocks = blocks(2, 1, 0);
    position.seats[0].technologies.0 = [0, 2, 3, 1];
    let mut game = built(&position);
    for action in list("pick tikal 1, do 1") {
        game.apply(seat(0), action, &mut ()).expect("legal");
    }
    let asked: Vec<u8> = ["agriculture", "extraction", "architecture", "theology"]
        .map(|technology| game.preview(seat(0), &list(&format!("advance {technology}"))).expect("payable").blocks)
        .to_vec();
    assert_eq!(asked, [1, 3, 1, 2]);
}

/// Whole turns of random games: the preview of the list is what has changed once it is played.
#[test]
fn a_turn_changes_what_its_preview_says() {
    let goods = |player: &Player| [player.corn, player.blocks.0[0], player.blocks.0[1], player.blocks.0[2]];
    let mut compared = 0;
    for seed in 0..40 {
        let mut rng = stream(seed);
        let mut game = Game::new(&Setup::random(2 + seed as usize % 3, &mut rng).expect("a setup"));
        let (mut began, mut turn, mut legal) = (game, Vec::new(), Actions::new());
        while let Some(me) = game.first_to_act() {
            game.legal(&mut legal);
            let action = Policy::Builder.choose(&game, &legal, &mut rng);
            if action.ends_line() {
                game.apply_unchecked(me, action, &mut ());
                (began, turn) = (game, Vec::new());
                continue;
            }
            turn.push(action);
            game.apply_unchecked(me, action, &mut ());
            let Preview { costs, gains, points, opens, .. } = began.preview(me, &turn).expect("it was played");
            let (was, is) = (began.board().player(me), game.board().player(me));
            let expected: Vec<i32> =
                goods(is).iter().zip(goods(was)).map(|(&is, was)| i32::from(is) - i32::from(was)).collect();
            let [corn, wood, stone, gold] = [
                (gains.corn, costs.corn),
                (gains.wood, costs.wood),
                (gains.stone, costs.stone),
                (gains.gold, costs.gold),
            ]
            .map(|(gain, cost)| i32::from(gain) - i32::from(cost));
            assert_eq!([corn, wood, stone, gold], expected[..], "{turn:?}");
            assert_eq!((is.points() - was.points()), points, "{turn:?}");
            assert_eq!(opens, Some(game.decision()).filter(|&opens| opens != DecisionKind::Turn), "{turn:?}");
            compared += usize::from(turn.len() > 2);
        }
    }
    assert!(compared > 1000, "only {compared}");
}
