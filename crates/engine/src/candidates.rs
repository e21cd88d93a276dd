//! The only generator of actions: every candidate of the open decision, with the rule that refuses it, if any.
//!
//! Menus for people, lists for bots, validation and previews all come from here, so they cannot disagree.

use crate::action::{Action, Actions};
use crate::game::{Board, Game, Phase, Player};
use crate::nouns::{Block, Seat};
use crate::pending::Pending;
use crate::refusal::Refusal;

/// Whether a candidate is legal, and if not, which rule refuses it.
pub(crate) type Verdict = Result<(), Refusal>;

/// Turns a condition into a verdict.
#[inline(always)]
pub(crate) fn unless(refused: bool, refusal: Refusal) -> Verdict {
    if refused { Err(refusal) } else { Ok(()) }
}

impl Game {
    /// Visits every candidate of the open decision with its verdict, in the documented order. Players' menus, bots,
    /// validation and tests all use this generator.
    #[inline]
    pub(crate) fn candidates(&self, seat: Seat, visit: &mut impl FnMut(Action, Verdict)) {
        match self.board.phase {
            Phase::Keeping => self.keep_candidates(seat, visit),
            Phase::Turns => self.board.candidates(visit),
            Phase::Days(asked) => self.board.days_candidates(asked, visit),
            Phase::Over => {}
        }
    }
}

impl Game {
    /// The only legal action of the open decision, if it can be taken without asking the player. `keep`, `days` and
    /// `end` are always left to the player.
    ///
    /// ```
    /// use tzolkin_engine::{Gear, Position, Seat};
    ///
    /// let mut position = Position::new(2);
    /// position.place(0, Gear::Palenque, 2);
    /// let mut game = position.build()?;
    /// assert_eq!(game.forced(), None, "there is much to choose from");
    /// game.apply(Seat::ALL[0], "pick palenque 2".parse()?, &mut ())?;
    /// game.apply(Seat::ALL[0], "do 2".parse()?, &mut ())?;
    /// assert_eq!(game.forced(), Some("corn".parse()?), "no wood grows there");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn forced(&self) -> Option<Action> {
        let mut legal = Actions::new();
        self.legal(&mut legal);
        match legal.as_slice() {
            [only] if !only.ends_line() => Some(*only),
            _ => None,
        }
    }
}

impl Board {
    #[inline]
    fn candidates(&self, visit: &mut impl FnMut(Action, Verdict)) {
        let Some(pending) = self.pending.top() else {
            return self.turn_candidates(visit);
        };
        match pending {
            Pending::None | Pending::Effects { .. } => {}
            Pending::PickedUp(at) => self.action_candidates(at, visit),
            Pending::AnyAction { granted_by } => self.any_action_candidates(granted_by.is_some(), visit),
            Pending::Harvest { space } => self.harvest_candidates(space, visit),
            Pending::Anger => self.anger_candidates(visit),
            Pending::Advance { optional, paid, .. } => self.advance_candidates(optional, paid, visit),
            Pending::Pay { advance, .. } => self.pay_candidates(advance, visit),
            Pending::Construct { site, built, architecture_used } => {
                self.construct_candidates(site, built, architecture_used, visit);
            }
            Pending::Climb { climbed, .. } => self.climb_candidates(climbed, visit),
            Pending::Take { .. } => Block::ALL.into_iter().for_each(|block| visit(Action::Take(block), Ok(()))),
            Pending::Market { bought, .. } => self.market_candidates(bought, visit),
            Pending::Offer => self.offer_candidates(visit),
        }
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.seats[self.turn.seat]
    }
}
