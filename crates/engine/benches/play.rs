//! Measures how fast games are played: `make bench`.

#[path = "../tests/rules/common/policy.rs"]
#[allow(unreachable_pub, dead_code, reason = "shared with the tests")]
mod policy;

use divan::{Bencher, black_box};
use policy::Policy;
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::{Action, Actions, Game, Seat, Setup};

fn main() {
    println!("size of Game: {} bytes, of Action: {} bytes", size_of::<Game>(), size_of::<Action>());
    divan::main();
}

/// The positions of one random four-player game, with the action played in each.
fn positions(policy: Policy) -> Vec<(Game, Seat, Action)> {
    let mut rng = stream(1);
    let mut game = Game::new(&Setup::from_seed(4, 1).expect("four players"));
    let (mut legal, mut positions) = (Actions::new(), Vec::new());
    while let Some(seat) = game.first_to_act() {
        game.legal(&mut legal);
        let action = policy.choose(&game, &legal, &mut rng);
        positions.push((game, seat, action));
        game.apply_unchecked(seat, action, &mut ());
    }
    positions
}

#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher<'_, '_>, players: usize) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let mut rng = stream(seed);
        let mut game = Game::new(&Setup::random(players, &mut rng).expect("a number of players"));
        let mut legal = Actions::new();
        while let Some(seat) = game.first_to_act() {
            game.legal(&mut legal);
            game.apply_unchecked(seat, legal[below(&mut rng, legal.len())], &mut ());
        }
        game
    });
}

/// One iteration goes through a whole game; the item rate is calls per second.
#[divan::bench(args = [Policy::Uniform, Policy::Builder])]
fn legal_of_a_game(bencher: Bencher<'_, '_>, policy: Policy) {
    let positions = positions(policy);
    let mut legal = Actions::new();
    bencher.counter(divan::counter::ItemsCount::new(positions.len())).bench_local(|| {
        for (game, ..) in &positions {
            black_box(game).legal(&mut legal);
        }
    });
}

#[divan::bench(args = [Policy::Uniform, Policy::Builder])]
fn clone_and_apply_of_a_game(bencher: Bencher<'_, '_>, policy: Policy) {
    let positions = positions(policy);
    bencher.counter(divan::counter::ItemsCount::new(positions.len())).bench_local(|| {
        for (game, seat, action) in &positions {
            let mut after = *black_box(game);
            after.apply_unchecked(*seat, *action, &mut ());
            black_box(after);
        }
    });
}

#[divan::bench]
fn determinize(bencher: Bencher<'_, '_>) {
    let positions = positions(Policy::Builder);
    let view = positions[positions.len() / 2].0.view(Seat::ALL[0]);
    let mut rng = stream(2);
    bencher.bench_local(|| black_box(&view).determinize(&mut rng));
}

#[divan::bench]
fn options_of_a_game(bencher: Bencher<'_, '_>) {
    let positions = positions(Policy::Builder);
    bencher.counter(divan::counter::ItemsCount::new(positions.len())).bench_local(|| {
        for (game, ..) in &positions {
            if let Some(seat) = game.first_to_act() {
                black_box(game.options(seat));
            }
        }
    });
}

#[divan::bench]
fn digest(bencher: Bencher<'_, '_>) {
    let positions = positions(Policy::Builder);
    let game = positions[positions.len() / 2].0;
    bencher.bench_local(|| black_box(&game).digest());
}
