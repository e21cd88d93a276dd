//! What actions changed for the player who took them, exactly and completely.

use tzolkin_engine::components::SKULLS;
use tzolkin_engine::{Game, Gear, Player, Position};

use super::{Play, built};

/// The difference between a player before and after. Anything that a test does not mention must not change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    pub corn: i32,
    /// Wood, stone, gold.
    pub blocks: [i32; 3],
    pub skulls: i32,
    /// Whole points.
    pub points: i32,
    /// Steps of Chaac, Quetzalcoatl, Kukulcan.
    pub temples: [i32; 3],
    /// Levels of agriculture, extraction, architecture, theology.
    pub technologies: [i32; 4],
    /// Workers in play.
    pub workers: i32,
    pub corn_tiles: i32,
    pub wood_tiles: i32,
    pub fed_free: i32,
    pub corn_less: i32,
    /// Whether the board was turned over.
    pub turned: bool,
    /// Buildings and monuments that were gained, in the order of their ids.
    pub tiles: Vec<String>,
}

impl Change {
    /// From one state of a player to another.
    pub fn between(before: &Player, after: &Player) -> Self {
        fn each<T: Copy + Into<i32>, const N: usize>(before: [T; N], after: [T; N]) -> [i32; N] {
            core::array::from_fn(|index| after[index].into() - before[index].into())
        }
        let difference = |of: fn(&Player) -> i32| of(after) - of(before);
        let quarters = difference(|player| player.points().quarters());
        assert_eq!(quarters % 4, 0, "whole points");
        let (had, has) = (owned(before), owned(after));
        assert!(had.iter().all(|tile| has.contains(tile)), "tiles are never lost");
        Self {
            corn: difference(|player| player.corn.into()),
            blocks: each(before.blocks.0, after.blocks.0),
            skulls: difference(|player| player.skulls.into()),
            points: quarters / 4,
            temples: each(before.temples.0, after.temples.0),
            technologies: each(before.technologies.0, after.technologies.0),
            workers: difference(|player| player.workers_in_play.into()),
            corn_tiles: difference(|player| player.corn_tiles.into()),
            wood_tiles: difference(|player| player.wood_tiles.into()),
            fed_free: difference(|player| player.fed_free.into()),
            corn_less: difference(|player| player.corn_less.into()),
            turned: before.light_side != after.light_side,
            tiles: has.into_iter().filter(|tile| !had.contains(tile)).collect(),
        }
    }

    /// The same, with corn and blocks paid on top.
    pub fn paying(mut self, corn: i32, blocks: [i32; 3]) -> Self {
        self.corn -= corn;
        for (have, paid) in self.blocks.iter_mut().zip(blocks) {
            *have -= paid;
        }
        self
    }
}

/// A four-player position in which seat 0 has a worker on that space and nothing else.
pub fn worker_at(gear: Gear, space: u8) -> Position {
    let mut position = Position::new(4);
    position.place(0, gear, space);
    position
}

/// The game after some actions of the seat to move.
pub fn played(position: &Position, actions: &[&str]) -> Game {
    let mut game = built(position);
    game.play(actions);
    game
}

/// Plays actions of the seat to move and returns what they changed for it. Nothing may change for anybody else, and
/// neither workers nor skulls may appear from nowhere.
pub fn acted(position: &Position, actions: &[&str]) -> (Game, Change) {
    let mut game = built(position);
    let before = game;
    let seat = game.board().turn().seat;
    game.play(actions);
    for other in game.board().seats().filter(|&other| other != seat) {
        assert_eq!(game.board().player(other), before.board().player(other), "seat {other} after {actions:?}");
    }
    let change = Change::between(before.board().player(seat), game.board().player(seat));
    conserved(&game);
    (game, change)
}

/// Workers are in hand, on the gears or on the starting player space; skulls in the bank, owned or placed.
fn conserved(game: &Game) {
    let board = game.board();
    let mut skulls = usize::from(board.skulls_in_bank()) + board.skulls_placed().count();
    for seat in board.seats() {
        let player = board.player(seat);
        let out = board.gears().count(seat) + u8::from(board.start_space() == Some(seat));
        assert_eq!(player.workers_in_hand + out, player.workers_in_play, "workers of seat {seat}");
        skulls += usize::from(player.skulls);
    }
    assert_eq!(skulls, usize::from(SKULLS), "skulls in all");
}

fn owned(player: &Player) -> Vec<String> {
    let buildings = player.buildings().map(|tile| tile.to_string());
    buildings.chain(player.monuments().map(|tile| tile.to_string())).collect()
}
