//! The pure part of a table: what a request leads to, and what each seat sees.
//!
//! A server and a browser share this crate, so that a game goes the same way wherever it is hosted. Nothing here does I/O, reads a
//! clock or draws random numbers: the host passes in the time, stores what must not be lost, and only then lets it take effect.
//!
//! - [`Table`] is a table and everybody at it. [`Table::request`] says what a request leads to, an [`Effect`] or a
//!   [`Problem`](wire::Problem), and changes nothing; [`Table::apply`] carries out what the host has stored, and says which
//!   messages go to which connections.
//! - [`Play`] is the game at a table: its record, what was chosen by hand, who has left, what is played automatically.
//! - [`Entry`], [`TableInfo`] and [`StoredTable`] are what is stored. Databases hold their JSON: it keeps its meaning.
//! - [`opening`] is what a new table begins with, [`save`] a table as text, and [`Thought`] what comes of thinking for a bot or a
//!   hint.
//! - [`wire`] has everything that goes over the wire, as types.
//!
//! ```
//! use std::time::Duration;
//!
//! use tzolkin_engine::{Record, Setup};
//! use tzolkin_table::wire::{Origin, Problem, Request, Status};
//! use tzolkin_table::{Effect, Now, StoredTable, Table, TableInfo, TableLimits, Visitor};
//!
//! // Ana opens a table for herself and a bot. It is stored before anything else happens.
//! let new = serde_json::from_str(
//!     r#"{"seats": [{"kind": "mine"}, {"kind": "bot", "level": 1}], "public": true, "hints": true, "spectators": true,
//!         "pace": {"pace": "live", "clock": null}, "start": {"from": "fresh"}}"#,
//! )?;
//! let info = TableInfo::new("ana", "Ana", &new, Origin::Fresh, "key".into())?;
//! let opening = Record::new(Setup::from_seed(2, 7)?).to_string();
//! let stored = StoredTable::new("table".into(), info, opening, 0);
//! let time = Duration::ZERO;
//! let mut table = Table::load(stored, TableLimits::DEFAULT, time)?;
//!
//! // She starts the game and opens a connection, which is welcomed with all that she may see.
//! let game = table.start("ana", time)?;
//! let _ = table.started(game, time);
//! let ana = Visitor { player: Some("ana".into()), ..Visitor::default() };
//! assert_eq!(table.connect(1, &ana, time)?.len(), 2);
//!
//! // What she sends leads to an entry for the log. The host stores it, and then everyone hears of it.
//! let request = Request::read(r#"{"id": 1, "type": "resign", "seat": 0}"#).expect("a request");
//! let now = Now { time, date: 0 };
//! let Effect::Append(step) = table.request(1, request.command.clone(), now)? else { panic!("an entry") };
//! println!("{}", serde_json::to_string(step.entry())?);
//! let messages = table.apply(Effect::Append(step), time);
//! assert!(!messages.is_empty());
//! assert_eq!(table.request(1, request.command, now).unwrap_err(), Problem::BotPlays { seat: 0 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The feature `typescript` adds TypeScript declarations (`ts-rs`) to the types of [`wire`], `openapi` adds schemas (`utoipa`).

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod clock;
mod entry;
mod info;
mod listed;
mod opening;
mod play;
mod position;
pub mod save;
mod seed;
mod study;
mod table;
mod text;
mod thinking;
mod tree;
pub mod wire;

pub use clock::{Clock, StoredClocks};
pub use entry::{Change, Entry, StoredMove};
pub use info::{Millis, SeatInfo, StoredTable, Summary, TableInfo};
pub use listed::ListedGame;
pub use opening::{opening, read_kept_record, read_record, read_upload};
pub use play::{Play, ReplayError};
pub use position::{decision, moves_made, position, position_at};
pub use study::Study;
pub use table::{
    BotTurn, ConnectionId, Delivery, Effect, NewGame, Now, Players, Removal, Step, Table, TableLimits, Visitor,
    history, status_without_game,
};
pub use text::checked_name;
pub use thinking::Thought;
