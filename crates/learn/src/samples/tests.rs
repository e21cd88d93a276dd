use super::*;
use crate::games::tests::random_game;
use crate::rows::Row;

/// The rows of games, one game after another.
fn rows_alone<'a>(games: impl Iterator<Item = &'a StoredGame>) -> Rows {
    let mut rows = Rows::default();
    games.for_each(|game| add_game(game, 0.5, &mut rows));
    rows
}

fn all(rows: &Rows) -> Vec<Row<'_>> {
    (0..rows.len()).map(|index| rows.row(index)).collect()
}

/// Rows of one game resemble each other, so they stay together, and a game that was trained on must never be used for
/// measuring.
#[test]
fn whole_games_are_held_out_and_always_the_same() {
    let games: Vec<StoredGame> = (0..140).map(random_game).collect();
    let is_held_out = |number: &usize| number % 25 == 24;
    let pick = |held_out: bool| {
        let numbers = (0..games.len()).filter(move |number| is_held_out(number) == held_out);
        rows_alone(numbers.map(|number| &games[number]))
    };
    let (train, held_out) = rows_of(&games, 0.5);
    assert!(held_out.len() > 100);
    assert_eq!(all(&train), all(&pick(false)));
    assert_eq!(all(&held_out), all(&pick(true)));
    // Games that are added later change nothing for those before.
    let (_, fewer) = rows_of(&games[..80], 0.5);
    assert_eq!(all(&fewer), all(&held_out)[..fewer.len()]);
}

#[test]
fn the_policy_is_over_the_legal_actions() {
    for seed in 0..10 {
        let stored = random_game(seed);
        let mut legal = Actions::new();
        let replayed = stored.replay(|game, seat, decision| {
            let policy = policy(game, seat, &decision.visits);
            game.legal_for(seat, &mut legal);
            let indices: Vec<u16> = legal.iter().map(|action| action.index().expect("a number") as u16).collect();
            assert!(policy.iter().map(|&(action, _)| action).eq(indices));
            // No visit is lost, because every visited action was legal.
            let shares: f32 = policy.iter().map(|(_, share)| share).sum();
            assert_eq!(shares, decision.visits.iter().map(|&(_, share)| f32::from(share)).sum::<f32>());
        });
        assert!(replayed.is_ok());
    }
}

#[test]
fn a_seat_with_a_taste_teaches_no_policy() {
    let mut game = random_game(2);
    let of_policy = |game: &StoredGame| {
        let mut rows = Rows::default();
        add_game(game, 0.5, &mut rows);
        (rows.len(), all(&rows).iter().filter(|row| !row.actions.is_empty()).count())
    };
    game.tastes = 0;
    let (rows, usual) = of_policy(&game);
    game.tastes = 1;
    let (with_taste, fewer) = of_policy(&game);
    game.tastes = 0b1111;
    assert_eq!((rows, of_policy(&game)), (with_taste, (rows, 0)));
    assert!(fewer > 0 && fewer < usual, "{fewer} of {usual}");
}

#[test]
fn wins_add_up_to_one_over_the_seats() {
    for seed in 0..30 {
        let game = random_game(seed);
        let end = game.replay(|_, _, _| ()).expect("it replays");
        let outcomes = end.result().expect("it is over");
        let mut rows = Rows::default();
        add_game(&game, 1.0, &mut rows);
        assert!(rows.len() > 50);
        let mut won = vec![None; outcomes.len()];
        for row in all(&rows) {
            // The targets are the results alone, so they identify the seat, unless two seats ended with the same
            // points.
            let of = |seat: &usize| outcomes[*seat].points.as_f64() as f32 == row.target;
            let seats: Vec<usize> = (0..outcomes.len()).filter(of).collect();
            assert!(!seats.is_empty(), "{} is nobody's result", row.target);
            if let [seat] = seats[..] {
                assert!(won[seat].is_none_or(|won| won == row.won));
                won[seat] = Some(row.won);
            }
        }
        if let Some(won) = won.into_iter().collect::<Option<Vec<f32>>>() {
            assert_eq!(won.iter().sum::<f32>(), 1.0);
        }
    }
}

/// A seat that shares the victory gets its part of it.
#[test]
fn returns_mix_later_expectations_with_the_result() {
    let expected = [[Some(10.0), None, None, None], [Some(20.0), Some(7.0), None, None]];
    let returns = returns(&expected, &[30.0, 5.0]);
    assert_eq!(returns.len(), 3);
    // After the start of the last turn, the target is the result alone.
    assert_eq!(returns[2][..2], [30.0, 5.0]);
    let last = 0.015 * 20.0 + 0.985 * 30.0;
    assert!((returns[1][0] - last).abs() < 1e-4);
    assert!((returns[0][0] - (0.015 * 10.0 + 0.985 * last)).abs() < 1e-4);
    // For a seat with unusual preferences, the later expectation is passed on unchanged.
    assert_eq!(returns[0][1], returns[1][1]);
}

#[test]
fn the_last_decisions_have_the_result_for_a_target() {
    for seed in 0..10 {
        let game = random_game(seed);
        let end = game.replay(|_, _, _| ()).expect("it replays");
        let points: Vec<f32> =
            end.result().expect("it is over").iter().map(|outcome| outcome.points.as_f64() as f32).collect();
        let last_turn = {
            let (mut ply, mut last) = (0, 0);
            let replayed = game.replay(|game, _, _| {
                if begins_turn(game) {
                    last = ply;
                }
                ply += 1;
            });
            assert!(replayed.is_ok());
            last
        };
        // Only the decisions after the last turn began, so that all rows are theirs.
        let mut short = game.clone();
        short.decisions[..=last_turn].iter_mut().for_each(|decision| decision.visits.clear());
        let mut rows = Rows::default();
        add_game(&short, 0.0, &mut rows);
        assert!(all(&rows).iter().all(|row| points.contains(&row.target)), "{points:?}");
    }
}
