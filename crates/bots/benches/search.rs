//! Measures the speed of evaluation and search: `make bench`. The item rate of the search is nodes per second.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tzolkin_bots::{Bot as _, Budget, Greedy, Spec, Weights, evaluate_seat};
use tzolkin_engine::{Game, Seat, Setup};

fn main() {
    divan::main();
}

/// A four-player game played by greedy bots up to a round.
fn position(round: u8) -> (Game, Seat) {
    let mut game = Game::new(&Setup::from_seed(4, 3).expect("four players"));
    let mut bot = Greedy::new(Weights::greedy().clone(), 1);
    while let Some(seat) = game.first_to_act() {
        let begins = game.board().turn().placed + game.board().turn().picked == 0;
        if game.board().round() >= round && begins {
            return (game, seat);
        }
        game.apply_unchecked(seat, bot.choose(&game.view(seat), Budget::Nodes(1)).action, &mut ());
    }
    unreachable!("the last round is reached before the end")
}

fn search_20000_nodes(bencher: Bencher<'_, '_>, round: u8, spec: &str) {
    let (game, seat) = position(round);
    let view = game.view(seat);
    let spec: Spec = spec.parse().expect("a search");
    bencher
        .counter(ItemsCount::new(20_000_u32))
        .bench_local(|| spec.bot(1).choose(black_box(&view), Budget::Nodes(20_000)));
}

#[divan::bench(args = [2, 8, 16, 24], sample_count = 10)]
fn net_search_20000_nodes_in_round(bencher: Bencher<'_, '_>, round: u8) {
    search_20000_nodes(bencher, round, "search");
}

#[divan::bench(args = [2, 8, 16, 24], sample_count = 10)]
fn hand_search_20000_nodes_in_round(bencher: Bencher<'_, '_>, round: u8) {
    search_20000_nodes(bencher, round, "search:hand");
}

#[divan::bench(args = [2, 16])]
fn greedy_turn_in_round(bencher: Bencher<'_, '_>, round: u8) {
    let (game, seat) = position(round);
    let view = game.view(seat);
    bencher.bench_local(|| Greedy::new(Weights::greedy().clone(), 1).choose(black_box(&view), Budget::Nodes(1)));
}

#[divan::bench(args = [2, 16])]
fn evaluation_of_a_seat_in_round(bencher: Bencher<'_, '_>, round: u8) {
    let (game, seat) = position(round);
    bencher.bench_local(|| evaluate_seat(black_box(game.board()), seat, Weights::search()));
}
