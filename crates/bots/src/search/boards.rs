//! Finds a board again that the search has reached before.

use core::hash::{BuildHasherDefault, Hash, Hasher};
use std::collections::HashMap;

use tzolkin_engine::{Board, Gear};

/// Nodes by the hashes of their boards.
pub(super) type Boards = HashMap<u64, u32, BuildHasherDefault<Itself>>;

/// A hash of what usually differs between the boards of a search, and of the first placement that may follow. Boards
/// that are found by it are still compared, so it need not tell all boards apart, but it has to be quick.
#[cfg_attr(target_arch = "x86_64", inline(always))]
pub(super) fn hash_of(board: &Board, first_place: u8) -> u64 {
    let turn = board.turn();
    let word = |bytes: [u8; 8]| u64::from_le_bytes(bytes);
    let mut hash = Quick(0);
    hash.add(word([
        first_place,
        board.round(),
        turn.seat.index() as u8,
        turn.placed,
        turn.picked,
        turn.begged.into(),
        0,
        0,
    ]));
    for seat in board.seats() {
        let player = board.player(seat);
        let [wood, stone, gold] = player.blocks.0.map(u64::from);
        hash.add(u64::from(player.corn) | wood << 16 | stone << 32 | gold << 48);
        let ([a, b, c], [d, e, f, g]) = (player.temples.0, player.technologies.0);
        hash.add(word([a, b, c, d, e, f, g, player.skulls]));
        hash.add(word([player.corn_tiles, player.wood_tiles, player.tile_count() as u8, 0, 0, 0, 0, 0]));
        for gear in Gear::ALL {
            board.gears().workers(seat, gear).hash(&mut hash);
        }
    }
    for frame in board.pending().as_slice() {
        frame.hash(&mut hash);
    }
    hash.finish()
}

struct Quick(u64);

impl Quick {
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Quick {
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for &word in words {
            self.add(u64::from_le_bytes(word));
        }
        for &byte in rest {
            self.add(u64::from(byte));
        }
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn write_u16(&mut self, number: u16) {
        self.add(number.into());
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn write_isize(&mut self, number: isize) {
        self.add(number as u64);
    }

    /// The upper bits depend on everything, the lower ones only on what was low.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

/// The hash of a hash: itself.
#[derive(Default)]
pub(super) struct Itself(u64);

impl Hasher for Itself {
    fn write(&mut self, _: &[u8]) {
        unreachable!("only hashes are hashed");
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn finish(&self) -> u64 {
        self.0
    }
}
