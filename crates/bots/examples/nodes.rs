//! Plays one fixed game of four searches and prints how many nodes they created: `make bench-nodes`, which runs it under
//! valgrind to count the instructions of each node. Alone, it prints how many nodes are created a second.

use std::time::Instant;

use tzolkin_bots::{Bot, Budget, Spec};
use tzolkin_engine::{Game, Setup};

const SEED: u64 = 7;
const NODES: u64 = 400;

fn main() {
    let spec: Spec = std::env::args().nth(1).map_or_else(|| "search".parse(), |name| name.parse()).expect("a bot");
    let mut game = Game::new(&Setup::from_seed(4, SEED).expect("four players"));
    let mut bots: Vec<_> = (0..4).map(|seat| spec.bot(SEED + seat)).collect();
    let start = Instant::now();
    let (nodes, checksum) = play(&mut game, &mut bots);
    let seconds = start.elapsed().as_secs_f64();
    println!("nodes created: {nodes}");
    println!("nodes created a second: {:.0}", nodes as f64 / seconds);
    println!("checksum of the values: {checksum:016x}");
}

/// Plays the game and returns the nodes created, and a checksum of everything the searches found out, which shows
/// whether another version of the program finds out the same. Valgrind counts instructions only in here, so that
/// reading the net does not count.
#[inline(never)]
fn play(game: &mut Game, bots: &mut [Box<dyn Bot>]) -> (u64, u64) {
    let (mut nodes, mut checksum) = (0, 0_u64);
    while let Some(seat) = game.first_to_act() {
        let choice = bots[seat.index()].choose(&game.view(seat), Budget::Nodes(NODES));
        nodes += choice.nodes;
        for value in choice.value.iter().chain(&choice.win) {
            checksum = (checksum ^ value.to_bits()).wrapping_mul(0x0100_0000_01b3).rotate_left(5);
        }
        game.apply_unchecked(seat, choice.action, &mut ());
    }
    (nodes, checksum)
}
