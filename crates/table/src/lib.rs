//! The pure part of a table: what a request leads to, and what each seat sees.
//!
//! A server and a browser share this crate, so that a game follows the same rules wherever it is played. Nothing here does I/O,
//! reads a clock or draws random numbers: whoever hosts a table passes in the time, keeps what is to be kept, and only then lets
//! it take effect.
//!
//! - [`Play`] is a game at a table: its record, what was chosen by hand, who has left. A request gives the [`Entry`] to append to
//!   the log and the game that it leads to, or a [`Problem`](wire::Problem), and changes nothing.
//! - [`position`], [`decision`] and [`moves_made`] show it to a seat or to the public.
//! - [`wire`] has everything that goes over the wire, as types.
//!
//! ```
//! use tzolkin_engine::{Record, Seat, Setup};
//! use tzolkin_table::wire::{Problem, Seating};
//! use tzolkin_table::{Play, decision, position};
//!
//! let record = Record::new(Setup::from_seed(2, 7).expect("two can play"));
//! let play = Play::new(record, vec![Seating::Person, Seating::Bot]);
//! let [first, second] = [Seat::ALL[0], Seat::ALL[1]];
//!
//! // What the first seat may choose, and what only that seat may see.
//! let choices = decision(play.record(), first, play.by_hand()).expect("tiles are to be kept");
//! assert!(position(play.record(), Some(first)).dealt.is_some());
//! assert!(position(play.record(), None).dealt.is_none());
//!
//! // Its choice gives an entry for the log and the game after it.
//! let keep = choices.options[0].action.to_string();
//! let (entry, after) = play.act(first, play.seq(), &[keep.clone()], None).expect("a legal choice");
//! assert_eq!(entry.moves().len(), 1);
//! assert_eq!(after.seq(), 1);
//!
//! // A bot plays for the other seat: nobody else may.
//! assert_eq!(play.act(second, 0, &[keep], None).unwrap_err(), Problem::BotPlays { seat: 1 });
//! ```
//!
//! The feature `typescript` adds TypeScript declarations (`ts-rs`) to the types of [`wire`], `openapi` adds schemas (`utoipa`).

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod clock;
mod entry;
mod play;
mod position;
mod seed;
pub mod wire;

pub use clock::Clock;
pub use entry::{Change, Entry, StoredMove};
pub use play::{Play, ReplayError};
pub use position::{decision, moves_made, position, position_at};
