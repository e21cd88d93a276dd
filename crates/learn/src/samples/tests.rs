use super::*;
use crate::games::tests::random_game;
use crate::rows::Row;

/// The rows of games, one game after another.
fn rows_alone<'a>(games: impl Iterator<Item = &'a StoredGame>, lambda: f32) -> Rows {
    let mut rows = Rows::default();
    games.for_each(|game| add_game(game, lambda, &mut rows));
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
        // Those that are held out measure how games really end.
        rows_alone(numbers.map(|number| &games[number]), if held_out { 1.0 } else { 0.5 })
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
fn a_seat_with_a_taste_teaches_nothing_until_it_ends() {
    let mut game = random_game(2);
    let rows = |game: &StoredGame| {
        let mut rows = Rows::default();
        add_game(game, 0.5, &mut rows);
        let policies = all(&rows).iter().filter(|row| !row.actions.is_empty()).count();
        (rows.len(), policies)
    };
    game.tastes = [0; 4];
    let usual = rows(&game);
    game.tastes = [10, 0, 0, 0];
    let some = rows(&game);
    game.tastes = [99, 0, 0, 0];
    let fewer = rows(&game);
    assert!(
        fewer.0 < some.0 && some.0 < usual.0 && fewer.1 < some.1 && some.1 < usual.1,
        "{fewer:?} {some:?} {usual:?}"
    );
    game.tastes = [99; 4];
    assert_eq!(rows(&game), (0, 0));
}

#[test]
fn wins_add_up_to_one_over_the_seats() {
    for seed in 0..30 {
        let game = StoredGame { tastes: [0; 4], ..random_game(seed) };
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

#[test]
fn targets_mix_later_expectations_with_the_result() {
    let expected =
        [Some(Expected::new(&[10.0, 40.0], &[1.0, 0.0])), None, Some(Expected::new(&[20.0, 7.0], &[0.0, 1.0]))];
    let end = [Target { points: 30.0, won: 1.0 }, Target { points: 5.0, won: 0.0 }];
    let targets = targets(&expected, &end, 0.8);
    assert_eq!(targets.len(), 4);
    // After the start of the last turn, the target is the result alone.
    assert_eq!(targets[3], end);
    let close = |found: f32, right: f32| assert!((found - right).abs() < 1e-4, "{found}, not {right}");
    close(targets[2][0].points, 0.2 * 20.0 + 0.8 * 30.0);
    close(targets[2][0].won, 0.8);
    close(targets[2][1].won, 0.2);
    // A turn whose search is not used passes on what comes after it.
    assert_eq!(targets[1], targets[2]);
    close(targets[0][0].points, 0.2 * 10.0 + 0.8 * 28.0);
    close(targets[0][0].won, 0.2 + 0.8 * 0.8);
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
