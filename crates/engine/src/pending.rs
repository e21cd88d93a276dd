//! The open decisions of a turn: a stack of small frames, which is part of the state.
//!
//! The top frame is the open decision. A frame below waits until those above it are done: the second building of
//! Tikal 4 waits for the effects of the first.

use crate::event::Cause;
use crate::game::{Board, DecisionKind};
use crate::nouns::{Building, Gear, Space, Technology, Temple};

/// Something that the player whose turn it is still has to decide or receive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Pending {
    /// Nothing: an unused entry of the stack.
    #[default]
    None,
    /// A worker was taken back from there and may act.
    PickedUp(Space),
    /// Any action of the four cities: owed by Uxmal 5, or granted by a building.
    AnyAction {
        /// The building that grants it, against corn.
        granted_by: Option<Building>,
    },
    /// A harvest in the group of that action of Palenque.
    Harvest {
        /// The number of that action.
        space: u8,
    },
    /// A god to anger after burning.
    Anger,
    /// Advances in technologies of choice.
    Advance {
        /// How many are left.
        left: u8,
        /// Whether this one may be declined.
        optional: bool,
        /// Whether blocks are paid.
        paid: bool,
        /// What gives them.
        cause: Cause,
    },
    /// Blocks to pay for an advance, or for Tikal 5.
    Pay {
        /// The technology; none at Tikal 5.
        advance: Option<Technology>,
        /// What asks for it.
        cause: Cause,
    },
    /// Something to construct.
    Construct {
        /// Where, which decides cost and number.
        site: Site,
        /// Buildings constructed so far.
        built: u8,
        /// Whether architecture was applied to one of them.
        architecture_used: bool,
    },
    /// A step in a temple of choice.
    Climb {
        /// Steps left, in different temples.
        left: u8,
        /// The temple climbed already.
        climbed: Option<Temple>,
        /// What gives it.
        cause: Cause,
    },
    /// Blocks of choice.
    Take {
        /// How many are left.
        left: u8,
        /// What gives them.
        cause: Cause,
    },
    /// The market is open.
    Market {
        /// Whether something was bought, so that selling is over.
        bought: bool,
        /// What opened it.
        cause: Cause,
    },
    /// An offering after Chichen Itza.
    Offer,
    /// The effects of a building from that one on.
    Effects {
        /// The building whose effects are resolved.
        building: Building,
        /// The next effect.
        next: u8,
    },
}

/// Where something is constructed: it decides cost and number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Site {
    /// One building for blocks.
    Tikal2,
    /// One or two buildings, or a monument, for blocks.
    Tikal4,
    /// One building for corn.
    Uxmal4,
    /// One building for blocks, granted by a building and optional.
    Granted(Building),
}

impl Site {
    /// The action it belongs to; what a building grants works like Tikal 2.
    #[must_use]
    pub const fn action(self) -> Space {
        match self {
            Self::Tikal2 | Self::Granted(_) => Space { gear: Gear::Tikal, space: 2 },
            Self::Tikal4 => Space { gear: Gear::Tikal, space: 4 },
            Self::Uxmal4 => Space { gear: Gear::Uxmal, space: 4 },
        }
    }
}

impl Pending {
    /// The decision that this frame opens. Effects are resolved and never open a decision themselves.
    #[must_use]
    pub const fn decision(self) -> DecisionKind {
        match self {
            Self::None | Self::Effects { .. } => DecisionKind::Turn,
            Self::PickedUp(_) => DecisionKind::GearAction,
            Self::AnyAction { .. } => DecisionKind::AnyAction,
            Self::Harvest { .. } => DecisionKind::Harvest,
            Self::Anger => DecisionKind::Anger,
            Self::Advance { .. } => DecisionKind::Advance,
            Self::Pay { .. } => DecisionKind::Pay,
            Self::Construct { .. } => DecisionKind::Build,
            Self::Climb { .. } => DecisionKind::Climb,
            Self::Take { .. } => DecisionKind::Take,
            Self::Market { .. } => DecisionKind::Market,
            Self::Offer => DecisionKind::Offer,
        }
    }

    /// Whether the frame has something to decide on this board. A mandatory decision always opens, an optional one only
    /// if there is a choice besides declining, and a climb only if there is a temple to climb.
    #[inline]
    pub(crate) fn opens(self, board: &Board) -> bool {
        match self {
            Self::Advance { optional: true, .. } => board.any_advance_verdict().is_ok(),
            Self::Construct { site, built, architecture_used } => {
                let optional = built > 0 || matches!(site, Site::Granted(_));
                !optional || board.can_construct_building(architecture_used)
            }
            Self::Climb { climbed, .. } => board.can_climb_again(climbed),
            Self::Market { bought, .. } => board.market_opens(bought),
            Self::Offer => board.offer_opens(),
            Self::AnyAction { granted_by } => board.any_action_opens(granted_by),
            _ => true,
        }
    }
}

/// Room for the deepest nesting, which has five frames: Tikal 4, the effects of b21, its Tikal 4, the second advance of
/// b31 and the bonus of the first. A test plays this case.
const DEPTH: usize = 8;

/// The stack of frames. Unused entries are [`Pending::None`], so that equal stacks compare equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "Frames", into = "Frames"))]
pub struct Stack {
    frames: [Pending; DEPTH],
    len: u8,
}

/// A stack as it is written: its frames alone, and never too many of them.
#[cfg(feature = "serde")]
type Frames = arrayvec::ArrayVec<Pending, DEPTH>;

#[cfg(feature = "serde")]
impl From<Frames> for Stack {
    fn from(frames: Frames) -> Self {
        let mut stack = Self::default();
        frames.into_iter().for_each(|frame| stack.push(frame));
        stack
    }
}

#[cfg(feature = "serde")]
impl From<Stack> for Frames {
    fn from(stack: Stack) -> Self {
        stack.as_slice().iter().copied().collect()
    }
}

impl Stack {
    /// The frame that is decided now.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<Pending> {
        self.as_slice().last().copied()
    }

    /// All frames, innermost last.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[Pending] {
        &self.frames[..usize::from(self.len).min(DEPTH)]
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Pending) {
        self.frames[usize::from(self.len)] = frame;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        self.frames[usize::from(self.len)] = Pending::None;
    }

    /// Replaces the top frame.
    #[inline]
    pub(crate) fn replace(&mut self, frame: Pending) {
        self.frames[usize::from(self.len - 1)] = frame;
    }
}
