//! The rules of Tzolk'in: The Mayan Calendar, for 2 to 4 players.
//!
//! The engine is a pure function over plain data: the same [`Setup`] and the same [`Action`]s give the same [`Game`]
//! on every platform. Its files are the chapters of the rules, so that whoever knows the board game finds the rule.
//!
//! ```
//! use tzolkin_engine::{Actions, Game, Setup};
//!
//! let mut game = Game::new(&Setup::from_seed(4, 1)?);
//! let mut legal = Actions::new();
//! while !game.is_over() {
//!     game.legal(&mut legal);
//!     let action = legal[legal.len() / 2];
//!     game.apply(action)?;
//! }
//! assert!(game.result().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod absence;
mod action;
mod action_index;
mod buildings;
mod calendar;
pub mod chance;
mod chichen_itza;
pub mod components;
mod digest;
mod event;
pub mod facts;
mod food_day;
mod forecast;
mod game;
mod gears;
mod nouns;
mod options;
mod palenque;
mod pending;
mod perft;
mod play;
mod position;
mod record;
mod refusal;
mod scoring;
mod setup;
mod technologies;
mod temples;
mod tikal;
mod turn;
mod uxmal;
mod view;
mod wealth;
pub mod wire;
mod yaxchilan;

pub use absence::{Absence, Change};
pub use action::{Action, Actions, Form, UnknownAction, vocabulary};
pub use action_index::ACTION_INDEX_VERSION;
pub use components::{FoodDayKind, Space};
pub use event::{Cause, Event, Good, HarvestTile, Holder, Loss, Observer, Spot};
pub use facts::Facts;
pub use food_day::Feeding;
pub use forecast::{DayAhead, FoodDayAhead, Forecast, Outlook, WorkerAhead};
pub use game::{Board, DecisionKind, Game, Group, Player, Turn};
pub use gears::{Gears, Occupant, Spaces};
pub use nouns::{
    Block, Blocks, Building, Gear, Kind, Monument, PerBlock, PerGear, PerKind, PerSeat, PerSource, PerTechnology,
    PerTemple, Points, Seat, Source, Technology, Temple, UnknownName, WealthTile,
};
pub use options::{Amounts, Choice, Preview};
pub use pending::{Pending, Site, Stack};
pub use perft::perft;
pub use position::{Belongings, Position, PositionError};
pub use record::{Move, RULES_VERSION, Record, RecordError, RecordFault};
pub use refusal::Refusal;
pub use scoring::Outcome;
pub use setup::{RawSetup, Setup, SetupError};
pub use view::View;
