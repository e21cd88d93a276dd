//! The contract with clients: everything that goes over the wire, as types. TypeScript is generated from them.
//!
//! Codes and typed figures only: names and chat are the only free text.

mod problem;
mod socket;
mod study;
mod tables;

pub use problem::{BadPart, Problem, SaveFault};
pub use socket::{
    Analysed, ChatLine, Clocks, Command, Decision, Judged, Message, MoveMade, NextSpace, Position, Previewed, Request,
    SeatClock, Unreadable, Update,
};
pub use study::{
    AskReview, JudgedTurn, LineMove, Place, PlyComment, ReviewProgress, ReviewState, ShownPlace, StudyAnswer,
    StudyCall, VariationNode, VariationTree,
};
pub use tables::{
    BotSince, ChangeMe, Colour, DeleteMe, FinishedGame, FinishedSeat, Frozen, History, JoinTable, LeftBehind,
    LiveClock, Lobby, LogIn, LoggedIn, Me, NewSeat, NewTable, Origin, Pace, RecordStored, SeatBot, Seating, Session,
    SetPassword, Start, Status, Table, TableKind, TableSeat, TableSummary, TakenOver, TookSeat, Waiting, You,
};

/// The version of the messages; a client of another version must be loaded anew.
pub const PROTOCOL: u32 = 1;

/// How often the server sends a heartbeat on a socket, in milliseconds. A client that hears nothing for much longer has lost its
/// connection, even if it looks open.
pub const HEARTBEAT_MS: u32 = 5_000;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 32;
