//! Dealing again what is hidden: the same game for everyone who watched, with new secrets.

use rand_core::Rng;

use super::{Beginning, Record};
use crate::components::{DISPLAY, WEALTH_KEPT};
use crate::event::{Event, Observer};
use crate::game::DecisionKind;
use crate::nouns::{PerSeat, WealthTile};

/// What everyone has seen of what a game begins with, as its events tell it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Revealed {
    /// The wealth tiles that each seat has kept, once they are revealed.
    pub(crate) wealth: PerSeat<Option<[WealthTile; WEALTH_KEPT]>>,
    /// How many buildings of the pile of age 1 have been on display.
    pub(crate) age1: usize,
    /// How many buildings of the pile of age 2 have been on display.
    pub(crate) age2: usize,
}

impl Observer for Revealed {
    fn see(&mut self, event: Event) {
        match event {
            Event::Revealed { seat, tiles } => self.wealth[seat] = Some(tiles),
            Event::Dealt { building, .. } if building.info().age == 1 => self.age1 += 1,
            Event::Dealt { .. } => self.age2 += 1,
            _ => {}
        }
    }
}

impl Record {
    /// The same game with new secrets: what everyone has seen stays, and the rest is dealt anew, uniformly among all set-ups that
    /// fit it. Whoever knew what was hidden before knows nothing about it afterwards.
    ///
    /// The start player, the dummies, the monuments, the buildings that have been on display, the wealth tiles that were revealed,
    /// all moves, names and absences stay. New are the rest of both piles and the wealth tiles that nobody kept.
    ///
    /// While wealth tiles are being kept, nothing has been revealed yet, and a choice is worth nothing without the tiles that
    /// it was made from. So everyone is dealt four new tiles, and the choices that were made are withdrawn: the new record has no
    /// moves.
    ///
    /// ```
    /// use tzolkin_engine::chance::stream;
    /// use tzolkin_engine::{Record, Setup};
    ///
    /// let record = Record::new(Setup::from_seed(3, 7)?);
    /// let again = record.deal_again(&mut stream(1));
    /// assert_eq!(again.game().view_public(), record.game().view_public());
    /// assert_ne!(again.beginning(), record.beginning());
    /// # Ok::<(), tzolkin_engine::SetupError>(())
    /// ```
    ///
    /// # Panics
    /// Never: what is legal does not depend on what nobody has seen.
    #[must_use]
    pub fn deal_again(&self, rng: &mut impl Rng) -> Self {
        // The buildings on display in a position are not in its pile.
        let age1 = if matches!(self.beginning, Beginning::Setup(_)) { DISPLAY } else { 0 };
        let mut revealed = Revealed { wealth: PerSeat::default(), age1, age2: 0 };
        let mut game = self.game_at(0);
        for made in &self.moves {
            game.apply_unchecked(made.seat, made.action, &mut revealed);
        }
        let mut again = Self::begin(self.beginning.deal_again(&revealed, rng));
        again.names.clone_from(&self.names);
        again.date.clone_from(&self.date);
        again.absences.clone_from(&self.absences);
        if self.game.decision() == DecisionKind::Keep {
            again.go_back_to(0);
            return again;
        }
        for made in &self.moves {
            let made = again.apply(made.seat, made.action, &mut ());
            made.expect("what is legal does not depend on what nobody has seen");
        }
        again
    }
}
