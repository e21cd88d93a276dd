//! The rules of Tzolk'in: The Mayan Calendar, for 2 to 4 players.
//!
//! The engine is a pure function over plain data: the same set-up and the same actions give the same game on every
//! platform. It does no I/O, reads no clock and keeps no global state. Its files follow the chapters of the rules, so
//! that anyone who knows the board game can find a rule.
//!
//! # State
//! A [`Setup`] contains everything that is decided by chance: the deal, the piles, who starts. A [`Game`] is the state
//! that follows from it and from the actions taken, even in the middle of a decision. It is plain data of a few hundred
//! bytes: to undo an action, keep a copy. [`Board`] is the part of it that everybody sees.
//!
//! # Decision
//! A turn consists of small decisions: place a worker, pick one up, choose its action, pay for it. [`Game::decision`]
//! names the open one, and [`Game::to_act`] says who decides. Decisions that follow wait in [`Board::pending`].
//!
//! # Action
//! An [`Action`] answers a decision. Each has one text form, such as `pick yaxchilan 3`, and a small number for tables and
//! learned policies ([`Action::index`]). [`Game::legal`] lists the legal ones of the first seat to act, [`Game::legal_for`]
//! those of any seat, and [`Game::check`] says which rule refuses an action. [`Game::apply`] applies an action, and
//! [`Game::apply_unchecked`] does so without checking it. Both report what happened to an [`Observer`] as [`Event`]s; `()`
//! ignores them. [`Game::options`] is for people: it says what every candidate costs and gains, or why it is refused.
//!
//! ```
//! use tzolkin_engine::{Actions, Game, Setup};
//!
//! let mut game = Game::new(&Setup::from_seed(4, 1)?);
//! let mut legal = Actions::new();
//! while let Some(seat) = game.first_to_act() {
//!     game.legal(&mut legal);
//!     let action = legal[legal.len() / 2];
//!     game.apply(seat, action, &mut ())?;
//! }
//! assert!(game.result().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # View
//! A [`View`] is what a seat, or the public, may know. It cannot contain anything else, so it can be given to a bot or
//! sent to a player. [`View::determinize`] draws a complete game that is consistent with it.
//!
//! ```
//! use tzolkin_engine::{Game, Seat, Setup};
//!
//! let game = Game::new(&Setup::from_seed(3, 1)?);
//! assert!(game.view(Seat::ALL[0]).own_dealt().is_some());
//! assert!(game.view_public().own_dealt().is_none());
//! # Ok::<(), tzolkin_engine::SetupError>(())
//! ```
//!
//! # Record
//! A [`Record`] is a set-up and the moves made, as text that replays to the same state, which its hashes confirm. A
//! [`Position`] sets up the start of any turn by hand, for tests and editors.
//!
//! ```
//! use tzolkin_engine::{Record, Seat, Setup};
//!
//! let mut record = Record::new(Setup::from_seed(2, 1)?);
//! let action = record.game().options(Seat::ALL[0])[0].action;
//! record.apply(Seat::ALL[0], action, &mut ())?;
//! assert_eq!(record.to_string().parse::<Record>()?, record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//! The essentials are here at the root. The rest is grouped: what is printed on tiles and board in [`components`], what
//! happened in [`event`], what can be chosen in [`options`], open decisions in [`pending`], what is to come in
//! [`forecast`], points and results in [`scoring`], and the parts of records, positions, actions and the board in
//! [`record`], [`position`], [`action`] and [`game`].
//!
//! # Features
//! `serde` (on by default) adds serialisation and the module `wire`; `ts` adds TypeScript declarations. Neither changes
//! a rule. The engine makes no assumption about the size of a pointer, so it builds for 32-bit targets and for the
//! browser.

#![forbid(unsafe_code)]
// A library for others: everything that is public says what it means. The other crates say it where the name does not.
#![warn(missing_docs)]
// What fits on one machine fits on all: a number is cut to a smaller type only where it is said why nothing is lost.
#![warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
#![warn(clippy::unwrap_used)]

pub mod action;
mod action_index;
mod bank;
mod buildings;
mod calendar;
mod candidates;
pub mod chance;
mod chichen_itza;
pub mod components;
mod digest;
mod effects;
pub mod event;
mod explain;
#[cfg(feature = "serde")]
pub mod facts;
mod food_day;
pub mod forecast;
pub mod game;
mod gears;
mod nouns;
pub mod options;
mod palenque;
mod payment;
pub mod pending;
mod perft;
mod play;
pub mod position;
pub mod record;
mod refusal;
pub mod scoring;
mod setup;
mod technologies;
mod temples;
mod tikal;
mod turn;
mod uxmal;
mod view;
mod wealth;
#[cfg(feature = "serde")]
pub mod wire;
mod yaxchilan;

pub use action::{Action, Actions, MOST_ACTIONS, UnknownAction};
pub use action_index::ACTION_INDEX_VERSION;
pub use digest::fnv1a;
pub use event::{Event, Observer};
#[cfg(feature = "serde")]
pub use facts::Facts;
pub use food_day::Feeding;
pub use game::{Board, DecisionKind, Game, Player};
pub use gears::{Gears, Occupant, Spaces};
pub use nouns::{
    Block, Blocks, Building, Gear, Monument, PerBlock, PerGear, PerSeat, PerTechnology, PerTemple, Points, Seat, Space,
    Technology, Temple, UnknownName, WealthTile,
};
pub use perft::perft;
pub use position::{Position, PositionError};
pub use record::{RULES_VERSION, Record, RecordError};
pub use refusal::Refusal;
pub use setup::{RawSetup, Setup, SetupError};
pub use view::View;
