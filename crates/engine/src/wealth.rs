//! Starting wealth (rules §2.5): everyone secretly keeps two of four tiles, which are then revealed and paid out.

use crate::action::Action;
use crate::candidates::Verdict;
use crate::components::WEALTH_KEPT;
use crate::event::{Event, Observer};
use crate::game::{Game, Phase, Turn};
use crate::nouns::{PerSeat, Seat, WealthTile};
use crate::play::Play;

impl Game {
    /// Candidates: every pair, in the order of the component table.
    pub(crate) fn keep_candidates(&self, seat: Seat, visit: &mut impl FnMut(Action, Verdict)) {
        let Some(mut tiles) = self.hidden.dealt[seat] else { return };
        tiles.sort_unstable();
        for (index, &first) in tiles.iter().enumerate() {
            for &second in &tiles[index + 1..] {
                visit(Action::Keep([first, second]), Ok(()));
            }
        }
    }
}

impl<O: Observer> Play<'_, O> {
    pub(crate) fn keep(&mut self, seat: Seat, tiles: [WealthTile; WEALTH_KEPT]) {
        self.game.hidden.kept[seat] = Some(tiles);
        self.seen.see(Event::Kept { seat });
        if self.game.to_act().next().is_none() {
            self.reveal();
        }
    }

    fn reveal(&mut self) {
        let kept = core::mem::take(&mut self.game.hidden.kept);
        self.game.hidden.dealt = PerSeat::default();
        for seat in self.game.board.seats() {
            let Some(tiles) = kept[seat] else { continue };
            self.player(seat).wealth = Some(tiles);
            self.seen.see(Event::Revealed { seat, tiles });
            for tile in tiles {
                self.receive_tile(seat, tile);
            }
        }
        self.board().phase = Phase::Turns;
        let seat = self.board().start_player;
        self.board().turn = Turn::first(seat);
        let round = self.board().round;
        self.seen.see(Event::RoundBegan { round });
        self.seen.see(Event::TurnBegan { seat });
    }
}
