//! Tables, people and games as the HTTP part shows them.

use serde::{Deserialize, Serialize};
use tzolkin_engine::{Points, RawSetup, Seat};

use super::problem::Problem;
use super::socket::MoveMade;

/// Who is asking.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// A public name for the identity; it opens nothing.
    pub id: String,
    /// The name shown at tables.
    pub name: String,
    /// Whether a password is set, so that the identity can be used elsewhere.
    pub has_password: bool,
    /// The language chosen, as `pt` or `pt-BR`; none: none has been.
    pub language: Option<String>,
}

/// Who has logged in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LoggedIn {
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(flatten))]
    pub me: Me,
    /// The tables of the guest who was here before that could not be taken along.
    pub left_behind: Vec<LeftBehind>,
}

/// A table that stays with the guest who logged in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LeftBehind {
    pub table: String,
    /// Why it stays.
    pub problem: Problem,
}

/// What to change of oneself; what is left out stays.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
    /// 1 to 32 printable characters.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<String>,
    /// 2 to 8 letters and dashes.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub language: Option<String>,
}

/// A password for the identity's name.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetPassword {
    /// At least 8 characters.
    pub password: String,
    /// The password until now, if there is one.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub old: Option<String>,
}

/// Deleting oneself, which cannot be undone.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeleteMe {
    /// The password, if there is one.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub password: Option<String>,
}

/// A browser in which a person is logged in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Session {
    /// Its name in addresses; it opens nothing.
    pub id: String,
    /// The name of the browser, if it is known.
    pub browser: Option<String>,
    /// The name of the system that the browser runs on, if it is known.
    pub system: Option<String>,
    /// Since when, in milliseconds since 1970.
    pub created_at: f64,
    /// When it was last used, to within a day, in milliseconds since 1970.
    pub seen_at: f64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// Using an identity elsewhere.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LogIn {
    pub name: String,
    pub password: String,
}

/// The colour of a player's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// With a triangle.
    Red,
    /// With a square.
    Blue,
    /// With a disc.
    Green,
    /// With a diamond.
    Yellow,
}

impl Colour {
    /// In the order in which seats get them.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Green, Self::Yellow];
}

/// How fast a table plays, and its clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "pace", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// Everyone is there.
    Live {
        /// None: no clock.
        clock: Option<LiveClock>,
    },
    /// A turn now and then, over days.
    Days {
        /// Hours for a turn; none: no clock.
        hours_per_turn: Option<u16>,
    },
}

/// A clock of a live game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LiveClock {
    /// Seconds for the whole game.
    pub base_s: u32,
    /// Seconds added at the end of every turn.
    pub increment_s: u32,
}

/// What a table is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TableKind {
    /// A game.
    #[default]
    Game,
    /// A lesson. It is in no list, has a limit of its own, and is removed when it has not been used for long.
    Lesson,
}

/// A table to be.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Two to four, clockwise.
    pub seats: Vec<NewSeat>,
    /// Whether the lobby lists it; otherwise it is found by its invitation link alone.
    pub public: bool,
    /// Live or over days.
    pub pace: Pace,
    /// Whether hints may be asked for; at a table with one person they always may.
    pub hints: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// Where the game begins.
    pub start: Start,
    /// Whether to start at once; every seat must be taken.
    #[serde(default)]
    pub start_now: bool,
    /// What it is for; a game if left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<TableKind>"))]
    pub kind: TableKind,
}

impl NewTable {
    /// Whether a seat is for somebody else.
    #[must_use]
    pub fn has_open_seats(&self) -> bool {
        self.seats.iter().any(|seat| matches!(seat, NewSeat::Open))
    }
}

/// A seat of a table to be.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    /// Held by whoever creates the table; several of them make a one-screen table.
    Mine {
        /// The name at the table, if another than one's own: people around one screen have names too.
        #[serde(default)]
        name: Option<String>,
        /// None: the first that is free.
        #[serde(default)]
        colour: Option<Colour>,
    },
    /// For whoever comes.
    Open,
    /// Played by the program.
    Bot {
        /// Its strength, 1 to 5.
        level: u8,
    },
}

/// Where a game begins.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "from", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Start {
    /// A new setup by chance.
    Fresh,
    /// A given setup: the players may know what lies in the piles.
    Setup {
        /// The setup in full.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        setup: RawSetup,
    },
    /// The first moves of a record.
    Record {
        record: String,
        /// How many moves; none: all. The game goes on from the decision after them.
        ply: Option<u32>,
    },
    /// The first moves of a finished game at a table here.
    Table {
        table: String,
        /// How many moves; none: all.
        ply: Option<u32>,
    },
    /// A game that was saved on a device. If every seat is taken by a bot or by whoever opens the table, it goes on as it is, and starts
    /// at once. With open seats, everything hidden is dealt again, because whoever had the save could have read it.
    Save { save: String },
}

/// How a game began, for everyone to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "from", rename_all = "kebab-case")]
pub enum Origin {
    /// A new setup by chance.
    Fresh,
    /// A setup that somebody gave.
    Setup,
    /// After the moves of a record.
    Record { ply: u32 },
}

/// What a table is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// People take their seats.
    Open,
    /// The game is played.
    Running,
    /// The game is over.
    Finished,
    /// A game under way does not replay under the rules of this program; it can be looked at, not played on.
    Frozen,
}

/// Why what is stored of a game does not replay to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Frozen {
    /// The moves that it began with are not possible under the rules of this program, or lead elsewhere.
    Opening,
    /// An entry of its log is not possible under the rules of this program, or leads elsewhere.
    Rules {
        /// Its number, from 1.
        entry: u32,
    },
    /// An entry of its log cannot be read.
    Entry {
        /// Its number, from 1.
        entry: u32,
    },
}

/// A table as one identity sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Table {
    /// Its name in addresses.
    pub id: String,
    /// What it is at.
    pub status: Status,
    /// Why the game does not replay, if it does not: a game under way is frozen then, one that is over can be looked at as far
    /// as it replays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub frozen: Option<Frozen>,
    /// The seats, clockwise.
    pub seats: Vec<TableSeat>,
    /// What the asking identity is here.
    pub you: You,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Live or over days.
    pub pace: Pace,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// How many watch now.
    pub watching: u32,
    /// How the game began.
    pub origin: Origin,
    /// The key of the invitation link, for those at the table; none if it is public.
    pub invite: Option<String>,
    /// The table of the next game, if somebody has opened one.
    pub rematch: Option<String>,
    /// The seats that agree to end the game without a winner; none if the players of this table cannot end it. The game is finished
    /// once all who still play agree.
    pub end_votes: Option<Vec<u8>>,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: f64,
}

/// What an identity is at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct You {
    /// The seats it holds; more than one at a one-screen table.
    pub seats: Vec<u8>,
    /// Whether it opened the table.
    pub host: bool,
    /// The seats whose chat it does not want to read.
    pub muted: Vec<u8>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    Open,
    Person,
    Bot,
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSeat {
    /// Its number, clockwise from 0.
    pub seat: u8,
    pub seating: Seating,
    /// The person's name; empty for bots and open seats.
    pub name: String,
    /// The identity, for lists of games; none for bots and open seats.
    pub player: Option<String>,
    /// The bot's strength, 1 to 5.
    pub level: Option<u8>,
    /// The colour of the pieces.
    pub colour: Colour,
    /// Whether the person is connected; bots always are.
    pub online: bool,
    /// Since when a bot plays for the person, and why.
    pub bot_since: Option<BotSince>,
    /// The seats that have voted to let a bot play for this one.
    pub votes: Vec<u8>,
    /// Whether it may be voted over now: live, and offline long enough.
    pub votable: bool,
}

/// A bot plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotSince {
    /// From this move on.
    pub ply: u32,
    pub reason: TakenOver,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TakenOver {
    /// The person gave up; ranked last.
    Resigned,
    /// The clock ran out; ranked last.
    Timeout,
    /// The others voted, since the person was gone; may be taken back.
    Voted,
}

/// The games that wait for a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Waiting {
    /// The names of their tables in addresses.
    pub tables: Vec<String>,
}

/// A wish for a seat.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    /// None: the first open seat. Whoever sits already moves there.
    #[serde(default)]
    pub seat: Option<u8>,
    /// None: the first that is free.
    #[serde(default)]
    pub colour: Option<Colour>,
}

/// A seat of the table, named in a request.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TookSeat {
    pub seat: u8,
}

/// A seat that a bot takes or leaves.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// The number of the seat.
    pub seat: u8,
    /// How strong the bot is; none: the seat is open again.
    pub level: Option<u8>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// Its name in addresses.
    pub id: String,
    /// What it is at.
    pub status: Status,
    /// The seats, clockwise.
    pub seats: Vec<TableSeat>,
    /// Live or over days.
    pub pace: Pace,
    /// The round being played; none before the start.
    pub round: Option<u8>,
    /// Whether it waits for the asking identity.
    pub waits_for_me: bool,
    /// When something last happened, in milliseconds since 1970.
    pub changed_at: f64,
}

/// What the lobby shows.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Tables with open seats.
    pub open: Vec<TableSummary>,
    /// Running tables that may be watched.
    pub running: Vec<TableSummary>,
    /// The asking identity's own, those that wait for it first.
    pub mine: Vec<TableSummary>,
}

/// A finished game of a player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinishedGame {
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub finished_at: f64,
    /// Who played, clockwise.
    pub seats: Vec<FinishedSeat>,
    /// Whether the players have ended it without a winner.
    pub unfinished: bool,
}

/// A seat of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinishedSeat {
    /// The person's name; empty for bots.
    pub name: String,
    /// The bot's strength.
    pub level: Option<u8>,
    /// The colour of the pieces.
    pub colour: Colour,
    /// The rank, from 1; 0 in a game that its players have ended.
    pub rank: u8,
    #[cfg_attr(feature = "openapi", schema(value_type = f64))]
    pub points: f64,
    /// Whether this is the asked-for player.
    #[serde(default)]
    pub this: bool,
}

/// The moves that stand, with what they did: for logs and replays.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct History {
    /// The names of the seats, clockwise; empty for bots.
    pub names: Vec<String>,
    /// The levels of bots.
    pub levels: Vec<Option<u8>>,
    /// The colours of the seats.
    pub colours: Vec<Colour>,
    /// When it was played, as `2026-11-15`; empty if not known.
    pub date: String,
    /// The seats that play, clockwise.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub seats: Vec<Seat>,
    /// The moves, one after another.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub moves: Vec<MoveMade>,
    /// Points of every seat at the end of every round that has ended. A game that begins with a position has those of the position for
    /// all rounds before it.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<f64>>))]
    pub points_by_round: Vec<Vec<Points>>,
    /// Whether the game is over.
    pub over: bool,
    /// How many of the moves the board can show, if not all: the others are known only by name, because the rules have changed since.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub shown_to: Option<u32>,
}

/// A record that was uploaded for viewing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecordStored {
    /// Its name in addresses.
    pub id: String,
}
