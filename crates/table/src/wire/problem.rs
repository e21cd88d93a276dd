//! Refusals: why a request was not carried out. Codes are stable; nothing was changed.

use serde::Serialize;
use tzolkin_engine::{PositionError, Refusal};

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Problem {
    /// Not a message of the protocol.
    #[error("the message cannot be read")]
    Malformed,
    /// Longer than allowed.
    #[error("the message is longer than {most} bytes")]
    TooLarge {
        /// In bytes.
        most: u32,
    },
    /// Too many requests.
    #[error("too many requests: wait {wait_s} s")]
    TooMany { wait_s: u32 },
    /// Too many attempts to log in, to one account, from one address or in all.
    #[error("too many attempts to log in: wait {wait_s} s")]
    TooManyLogIns { wait_s: u32 },
    /// The address has uploaded as much as it may in a day.
    #[error("no more than {most_mb} MB of records a day: wait {wait_s} s")]
    UploadedEnough {
        /// In megabytes.
        most_mb: u32,
        wait_s: u32,
    },
    /// The identity has as many of these as it may.
    #[error("no more than {most} of these at a time")]
    LimitReached { most: u32 },
    /// There is no such table, or it is private and the link is missing.
    #[error("there is no such table here")]
    NoSuchTable,
    /// There is no such record.
    #[error("there is no such record here")]
    NoSuchRecord,
    /// There is no such player.
    #[error("there is no such player here")]
    NoSuchPlayer,
    /// There is no such address.
    #[error("there is nothing at this address")]
    NoSuchAddress,
    /// The identity is not known here.
    #[error("the identity is not known here; reload the page")]
    NoIdentity,
    /// The request comes from another site.
    #[error("the request comes from another site")]
    ForeignOrigin,
    /// The request is for another host, whose name somebody may have given to this one.
    #[error("the server is not known by this name; its options --public-url and --host say which names it has")]
    ForeignHost,
    /// Name or password is wrong.
    #[error("name or password is wrong")]
    WrongPassword,
    /// Somebody with a password has the name.
    #[error("the name is taken")]
    NameTaken,
    /// Not a name.
    #[error("a name has 1 to {most} printable characters")]
    BadName {
        /// In characters.
        most: u32,
    },
    /// Not a password.
    #[error("a password has {least} to {most} characters")]
    BadPassword {
        /// In characters.
        least: u32,
        most: u32,
    },
    /// The table cannot be as asked for.
    #[error("the table cannot be: {what}")]
    BadTable {
        /// What is wrong: seats, clock, level, colour.
        what: BadPart,
    },
    /// The setup cannot be.
    #[error("the setup cannot be: {part}")]
    BadSetup {
        /// The part at fault.
        part: String,
    },
    /// The position is impossible.
    #[error("the position is impossible: {fault}")]
    BadPosition {
        /// What is impossible about it.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        fault: PositionError,
    },
    /// The record cannot be read or does not replay.
    #[error("the record does not replay: line {line}")]
    BadRecord {
        /// The line at fault.
        line: u32,
    },
    /// The save cannot be read.
    #[error("the save cannot be read: {why}")]
    BadSave {
        /// Why it cannot be read.
        why: SaveFault,
    },
    /// The seat is not held by this identity.
    #[error("seat {seat} is not yours")]
    NotYourSeat { seat: u8 },
    /// Only those who sit at the table may do this.
    #[error("only those who sit at the table may do this")]
    NotSeated,
    /// Only the host may do this.
    #[error("only the host may do this")]
    NotHost,
    /// The seat is taken.
    #[error("seat {seat} is taken")]
    SeatTaken { seat: u8 },
    /// The identity is at the table already, and nobody can be there twice.
    #[error("nobody can be at a table twice")]
    ThereAlready,
    /// The colour is taken.
    #[error("the colour is taken")]
    ColourTaken,
    /// No open seat.
    #[error("no seat is open")]
    TableFull,
    /// Seats are open still.
    #[error("{open} seats are open still")]
    SeatsOpen { open: u32 },
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game has begun.
    #[error("the game has begun")]
    AlreadyStarted,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The stored game does not replay under these rules.
    #[error("the table is frozen: its game does not fit the rules of this program")]
    Frozen,
    /// The host lets nobody watch.
    #[error("this table is closed to spectators")]
    NoSpectators,
    /// Something happened that the client has not seen.
    #[error("out of date: the table is at {seq}")]
    Stale {
        /// Where the table is.
        seq: u32,
    },
    /// Another seat decides now.
    #[error("seat {seat} is not to act")]
    NotToAct { seat: u8 },
    /// Not an action of the vocabulary.
    #[error("not an action")]
    UnknownAction {
        /// Its place in the list, from 0.
        index: u32,
    },
    /// The rules refuse it.
    #[error("refused by the rules: {refusal}")]
    Illegal {
        /// Its place in the list, from 0.
        index: u32,
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        refusal: Refusal,
    },
    /// Nothing of this turn can be taken back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// The turn was changed too often: what stands can still be played on and ended.
    #[error("more than {most} changes in one turn; it can still be played on and ended")]
    TooManyChanges { most: u32 },
    /// A bot plays for the seat.
    #[error("a bot plays for seat {seat}")]
    BotPlays { seat: u8 },
    /// The seat cannot be voted over now.
    #[error("seat {seat} cannot be voted over now")]
    NotVotable { seat: u8 },
    /// Only who was voted over can take back.
    #[error("seat {seat} cannot be taken back")]
    NothingToTakeBack { seat: u8 },
    /// A game ends early only once all others have given up.
    #[error("others still play")]
    OthersPlay,
    /// Only whoever plays against bots alone may do this.
    #[error("only whoever plays against bots alone may do this")]
    NotAlone,
    /// The players cannot agree to end this game.
    #[error("only a game over days without a clock can be ended by its players")]
    NotEndable,
    /// The table plays without hints.
    #[error("this table plays without hints")]
    NoHints,
    /// Too long, or empty.
    #[error("a line has 1 to {most} characters")]
    BadChat {
        /// In characters.
        most: u32,
    },
    /// The disk is full: nothing can be kept.
    #[error("the disk is full; nothing was changed")]
    StorageFull,
    /// Another program is holding the database.
    #[error("the database is busy; nothing was changed")]
    StorageBusy,
    /// The disk cannot be written.
    #[error("the disk cannot be written; nothing was changed")]
    StorageFailed,
    /// Something failed here.
    #[error("something failed here; nothing was changed")]
    Internal,
    /// The server is about to stop.
    #[error("the server is stopping; reconnect in a moment")]
    Stopping,
    /// The identity left, was removed, or may watch no more.
    #[error("no longer at this table")]
    Removed,
    /// The client did not read what it was sent, or did not send all of a request.
    #[error("too slow: reconnect")]
    TooSlow,
}

/// Why a save cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SaveFault {
    /// It is something else.
    #[error("it is no save")]
    Foreign,
    /// A newer program wrote it in a form that this one does not know.
    #[error("a newer program wrote it")]
    Newer,
    /// Something in it was changed or is missing.
    #[error("it is damaged")]
    Damaged,
    /// Its game does not replay under the rules of this program.
    #[error("its game does not fit the rules of this program")]
    Rules,
}

/// What is wrong with a table to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BadPart {
    /// Two to four seats, one of them mine; none of them open in a lesson.
    Seats,
    /// A bot's level is 1 to 5.
    Level,
    /// Two seats have the same colour.
    Colour,
    /// A clock that nobody can play with.
    Clock,
    /// A record of another number of players, or with fewer moves.
    Start,
}

impl core::fmt::Display for BadPart {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Seats => "seats",
            Self::Level => "level",
            Self::Colour => "colour",
            Self::Clock => "clock",
            Self::Start => "start",
        })
    }
}
