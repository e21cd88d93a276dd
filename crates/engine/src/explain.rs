//! Explains why an action is refused that is not even a candidate of the open decision.

use crate::action::Action;
use crate::game::{Board, Game, Phase};
use crate::nouns::Seat;
use crate::pending::Pending;
use crate::refusal::Refusal;

impl Game {
    /// Why an action that is not even a candidate is refused.
    pub(crate) fn unlisted(&self, seat: Seat, action: Action) -> Refusal {
        let board = &self.board;
        let other = Refusal::OtherDecision { open: board.decision() };
        match (action, board.phase, board.pending.top()) {
            (Action::Keep(tiles), Phase::Keeping, _) => {
                let dealt = self.dealt(seat);
                tiles
                    .into_iter()
                    .find(|tile| dealt.is_none_or(|dealt| !dealt.contains(tile)))
                    .map_or(Refusal::KeepOrder, |tile| Refusal::NotDealt { tile })
            }
            (Action::Days(_), Phase::Days(_), _) => Refusal::OneOrTwoDays,
            (_, Phase::Turns, None) => board.unlisted_in_turn(action).unwrap_or(other),
            (_, Phase::Turns, Some(pending)) => board.unlisted_pending(pending, action).unwrap_or(other),
            _ => other,
        }
    }
}

impl Board {
    /// Refusals for actions that suit the decision but are not among its candidates.
    fn unlisted_pending(&self, pending: Pending, action: Action) -> Option<Refusal> {
        match (pending, action) {
            (Pending::PickedUp(at), Action::Do(space)) => Some(at.unlisted(space)),
            (Pending::PickedUp(_), Action::Ahead) => Some(Refusal::NothingAhead),
            (Pending::Harvest { .. }, Action::Wood | Action::Burn) => Some(Refusal::NoWoodTile),
            (Pending::AnyAction { .. }, Action::DoAny { gear, space }) => Some(Self::unlisted_any(gear, space)),
            (Pending::Pay { advance, .. }, Action::Pay(blocks)) => {
                Some(Refusal::WrongPayment { due: self.blocks_due(advance), offered: blocks.total() })
            }
            (Pending::Construct { .. }, Action::Build { building, .. }) => Some(self.unlisted_building(building)),
            (Pending::Construct { site, built, .. }, Action::Monument(monument)) => {
                Some(self.unlisted_monument(site, built, monument))
            }
            (
                Pending::AnyAction { .. }
                | Pending::Advance { .. }
                | Pending::Construct { .. }
                | Pending::PickedUp(_)
                | Pending::Harvest { .. }
                | Pending::Anger
                | Pending::Pay { .. }
                | Pending::Climb { .. }
                | Pending::Take { .. },
                Action::Stop,
            ) => Some(Refusal::NotOptional),
            _ => None,
        }
    }
}
