//! The store: identities, tables, and the log of every game. A file of `SQLite` and a shared `PostgreSQL` implement the same
//! traits; `contract.rs` tests both.

mod columns;
#[cfg(test)]
mod contract;
pub(crate) mod copies;
mod names;
mod postgres;
mod sqlite;
pub(crate) mod transfer;
mod writer;

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use sqlx::postgres::PgDatabaseError;
use tokio::sync::broadcast;
use tzolkin_bots::{Depth, Review, analyst};
use tzolkin_table::{Entry, ListedGame, Millis, StoredTable, Summary, TableInfo};

use crate::wire::{ChatLine, Status};

pub(crate) use postgres::{BEAT_EVERY, Job, Jobs, LONGEST_BEAT, Postgres};
pub(crate) use sqlite::Sqlite;

/// The number of rows in a list.
const LISTED: i64 = 100;
/// Last uses are stored to within a day, to avoid a write on every request.
const TOUCH_EVERY: Millis = 24 * 60 * 60 * 1000;

/// The system time.
#[must_use]
pub(crate) fn now() -> Millis {
    jiff::Timestamp::now().as_millisecond()
}

/// Why something could not be stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Something with that name, or that number in the log, already exists.
    #[error("it is there already")]
    Conflict,
    /// There is no space left.
    #[error("the disk is full")]
    Full,
    /// Another program is holding the database, or it cannot be reached, or takes too long.
    #[error("the database is busy or cannot be reached")]
    Busy,
    /// The disk refuses to write, for example because it is read-only or failing.
    #[error("the disk cannot be written: {0}")]
    Disk(sqlx::Error),
    /// The stored data is invalid.
    #[error("the stored data cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The database went away before it answered, so nobody knows whether something was stored.
    #[error("the connection to the database broke: {0}")]
    Unknown(sqlx::Error),
    /// Any other error of the database.
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// Another server is using the data.
    #[error("{0} is in use by another server")]
    InUse(String),
    /// The file is not a database, or not this program's.
    #[error("{path} cannot be used as data: {source} (if it is damaged, restore a backup with `tzolkin restore`)")]
    NotData {
        path: String,
        /// What the database says about it.
        source: sqlx::Error,
    },
    /// The shared database cannot be opened. Its address is not shown, because it may contain a password.
    #[error("the database cannot be used: {0} (is it running, and are its address, user, password and name right?)")]
    NoDatabase(sqlx::Error),
    /// The file is not a whole database of this program.
    #[error("{path} cannot be used: {why}")]
    Damaged {
        path: String,
        /// What was found.
        why: String,
    },
    /// The file cannot be opened.
    #[error("{path} cannot be opened: {source}")]
    File {
        path: String,
        /// What the system says about it.
        source: std::io::Error,
    },
}

impl StoreError {
    /// Whether the same may succeed later, without anything else being done about it here.
    pub(crate) const fn may_pass(&self) -> bool {
        matches!(self, Self::Full | Self::Busy | Self::Disk(_) | Self::Unknown(_))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::PoolClosed => Self::Closed,
            sqlx::Error::PoolTimedOut => Self::Busy,
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) => Self::Unknown(error),
            sqlx::Error::Database(found) if found.is_unique_violation() => Self::Conflict,
            sqlx::Error::Database(found) if found.try_downcast_ref::<PgDatabaseError>().is_some() => {
                postgres::failure(error)
            }
            sqlx::Error::Database(_) => writer::failure(&error),
            _ => Self::Database(error),
        }
    }
}

/// Sessions that have ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Ended {
    /// One of them, by the hash of its token.
    Session(Vec<u8>),
    /// All of somebody but one.
    OthersOf { player: String, except: Vec<u8> },
    /// All of somebody.
    AllOf(String),
}

/// What all processes that share the data have to know at once.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum News {
    Ended(Ended),
    /// A table has been taken by another owner, under this epoch.
    Taken {
        table: String,
        epoch: i64,
    },
    /// A table is no longer stored.
    Removed {
        table: String,
    },
    /// Some news may have been missed.
    Missed,
}

/// How many pieces of news may wait for whoever is slow to read them.
const NEWS: usize = 256;

/// Somebody who was here: a guest, or a person with a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Its public name in addresses.
    pub id: String,
    /// The name shown.
    pub name: String,
    /// The hash of a password, if one is set.
    pub password: Option<String>,
    /// The language chosen.
    pub language: Option<String>,
}

/// A browser in which somebody is logged in.
#[derive(Clone, Debug)]
pub(crate) struct StoredSession {
    /// The hash of the token.
    pub token: Vec<u8>,
    /// What the browser said it is.
    pub browser: Option<String>,
    pub created_at: Millis,
    /// To within a day.
    pub seen_at: Millis,
}

/// Which tables to list.
#[derive(Clone, Copy, Debug)]
pub(crate) enum List<'a> {
    /// Public ones with open seats.
    Open,
    /// Public ones that are played and may be watched.
    Running,
    /// A player's, as long as they are not finished.
    Of(&'a str),
    /// A player's finished ones, the last first: public ones, and those where the person who asks had a seat too.
    FinishedOf {
        player: &'a str,
        /// The identity that asks; empty for somebody without one.
        asking: &'a str,
        /// Only those that ended before this one.
        before: Option<&'a str>,
    },
}

/// A table as its owner has seen it: every write that changes a table names it. If the table is no longer in this state, or no longer
/// there, the write is a conflict and changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    pub table: String,
    /// The number of entries in the log.
    pub seq: u32,
    /// Under which number its owner owns it: each owner has a higher one than the last.
    pub epoch: i64,
}

/// Who owns a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// This process.
    Here { epoch: i64 },
    /// Another process, which is reached at this address.
    There { url: String },
}

/// Tables and the logs of their games: a part of the store.
#[async_trait]
pub(crate) trait TableStore: Send + Sync {
    /// Opens a table, unless its host already has that many unfinished ones of its kind. Returns whether it did.
    async fn add_table(&self, table: &StoredTable, most: usize) -> Result<bool, StoreError>;
    /// A table with everything that belongs to it.
    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;
    /// Tables in a list.
    async fn list(&self, which: List<'_>) -> Result<Vec<ListedGame>, StoreError>;
    /// The tables that must be looked at by that time even if nobody asks, the most urgent first.
    async fn due_tables(&self, by: Duration) -> Result<Vec<String>, StoreError>;
    /// The tables that are frozen, because they may match again.
    async fn frozen_tables(&self) -> Result<Vec<String>, StoreError>;
    /// Finished games whose record is not stored: they ended before records were stored.
    async fn finished_without_record(&self) -> Result<Vec<String>, StoreError>;

    /// Takes a table under a new epoch, unless another living process owns it, and returns who owns it then. There may be no such
    /// table.
    async fn claim(&self, table: &str) -> Result<Option<Owner>, StoreError>;
    /// Takes a table from whoever owns it. Returns the new epoch, if there is such a table.
    async fn seize(&self, table: &str) -> Result<Option<i64>, StoreError>;
    /// Gives a table back, so that any process may take it.
    async fn release(&self, table: &str, epoch: i64) -> Result<(), StoreError>;

    /// Stores the record of a finished game, unless one is stored.
    async fn save_record(&self, seen: &Seen, record: &str) -> Result<(), StoreError>;
    /// Changes host, seats or options.
    async fn save_seats(&self, seen: &Seen, info: &TableInfo) -> Result<(), StoreError>;
    /// Begins the game of a table that is open.
    async fn start(&self, seen: &Seen, summary: &Summary) -> Result<(), StoreError>;
    /// Adds the next entry of a log.
    async fn append(&self, seen: &Seen, entry: &Entry, summary: &Summary) -> Result<(), StoreError>;
    /// Stores what lists show, and when the table is due, without an entry: it froze, or goes on.
    async fn save_summary(&self, seen: &Seen, summary: &Summary) -> Result<(), StoreError>;
    /// Stores the status of a table of which not even the set-up can be read.
    async fn save_status(&self, seen: &Seen, status: Status) -> Result<(), StoreError>;
    /// Removes a table.
    async fn remove_table(&self, seen: &Seen) -> Result<(), StoreError>;
    /// Records that somebody has shown a table's key.
    async fn add_guest(&self, seen: &Seen, player: &str) -> Result<(), StoreError>;
    /// Deletes the record that somebody has shown a table's key.
    async fn remove_guest(&self, seen: &Seen, player: &str) -> Result<(), StoreError>;
    /// Stores a chat message and who said it.
    async fn say(&self, seen: &Seen, line: &ChatLine, player: &str) -> Result<(), StoreError>;
    /// Stores whether somebody has muted a seat.
    async fn mute(&self, seen: &Seen, player: &str, seat: u8, muted: bool) -> Result<(), StoreError>;
}

/// Who judges in reviews that are made now. It is a hash of the whole net, so it is computed once.
pub(crate) static ANALYST: LazyLock<String> = LazyLock::new(analyst);

/// What is reviewed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Reviewed {
    /// The finished game of a table.
    Table(String),
    /// A record that was uploaded for viewing.
    Record(String),
}

impl Reviewed {
    /// Where its reviews are stored: the table, its first column, and the value there.
    fn place(&self) -> (&'static str, &'static str, &str) {
        match self {
            Self::Table(id) => ("game_reviews", "game", id),
            Self::Record(id) => ("record_reviews", "record", id),
        }
    }
}

/// Reviews: a part of the store. They go with what is reviewed.
#[async_trait]
pub(crate) trait ReviewStore: Send + Sync {
    /// The review that the analyst and the form of today would make, or else the latest one; none that can no longer be read.
    async fn review(&self, of: &Reviewed, depth: Depth) -> Result<Option<Review>, StoreError>;
    /// Stores a review, in place of one of the same depth, analyst and form.
    async fn save_review(&self, of: &Reviewed, review: &Review) -> Result<(), StoreError>;
}

/// How long servers have run on the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Service {
    /// All runs together.
    pub served: Duration,
    /// The system's date when it was last stored; unknown at first.
    pub alive_at: Option<Millis>,
    /// The served time from which on the system's date is relied on, because it had jumped.
    pub dates_from: Duration,
}

/// What a server that has reported learns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beat {
    pub service: Service,
    /// Whether it was silent for so long that others may have taken its tables.
    pub lapsed: bool,
}

/// Whether a write succeeded when it was last tried. Asking often costs little.
#[derive(Debug, Default)]
struct Checked(tokio::sync::Mutex<Option<Instant>>);

impl Checked {
    /// How often a check may really write. In between, a good answer is given again.
    const EVERY: Duration = Duration::from_secs(1);

    /// Tries to write, unless that has just succeeded.
    async fn check(&self, write: impl Future<Output = Result<(), StoreError>>) -> Result<(), StoreError> {
        let mut succeeded = self.0.lock().await;
        if succeeded.is_some_and(|when| when.elapsed() < Self::EVERY) {
            return Ok(());
        }
        let tried = write.await;
        *succeeded = tried.is_ok().then(Instant::now);
        tried
    }
}

/// How processes share a store.
#[derive(Clone)]
pub(crate) struct Sharing {
    /// The word by which they know each other's requests.
    pub secret: String,
    /// A process that has been silent for this long may lose its tables to others.
    pub lease: Duration,
    /// How often a process has to report.
    pub beat_every: Duration,
}

impl std::fmt::Debug for Sharing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sharing").field("lease", &self.lease).finish_non_exhaustive()
    }
}

/// A browser in which somebody is known from now on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewSession<'a> {
    /// The hash of its token.
    pub token: &'a [u8],
    /// What the browser says it is.
    pub browser: Option<&'a str>,
    /// Whether its cookie comes from this host alone.
    pub host_only: bool,
}

/// A token that a request has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub hash: Vec<u8>,
    /// Whether only this host can have set its cookie. Other tokens are believed only in sessions that began with such a cookie.
    pub host_only: bool,
}

/// What can be long in what is stored about somebody: names of lists, which are read page by page.
pub(crate) const LISTS: [&str; 6] = ["sessions", "seats", "chat", "muted", "invitations", "records"];
/// How many rows of such a list are read at once. A record may be long.
const PAGES: [i64; 6] = [500, 500, 200, 500, 500, 1];

/// People and their sessions: a part of the store.
#[async_trait]
pub(crate) trait People: Send + Sync {
    /// Adds somebody, known by a session.
    async fn add_player(&self, player: &Player, session: NewSession<'_>) -> Result<(), StoreError>;
    /// The person to whom a token belongs.
    async fn player_by_token(&self, token: &Token) -> Result<Option<Player>, StoreError>;
    /// The person with that name and a password.
    async fn player_by_login(&self, login: &str) -> Result<Option<Player>, StoreError>;
    /// A person by public name.
    async fn player(&self, id: &str) -> Result<Option<Player>, StoreError>;
    /// Whether a name, or one that looks like it, is reserved by somebody else.
    async fn is_anothers(&self, player: &str, name: &str) -> Result<bool, StoreError>;
    /// Changes name or language, if the session is still there; a conflict if the name is reserved by somebody else. Returns whether it
    /// did. Guests who have the name of somebody with a password get another one.
    async fn change_player(
        &self,
        player: &str,
        token: &[u8],
        name: Option<&str>,
        language: Option<&str>,
    ) -> Result<bool, StoreError>;
    /// Sets a password, if the session is still there, and name and password are still as they are in `player`; a conflict if the name
    /// is reserved by somebody else. Returns whether it did. All other sessions end, and guests who have the name get another one.
    async fn set_password(&self, player: &Player, token: &[u8], password: &str) -> Result<bool, StoreError>;
    /// Records that somebody was here, in which session and with which browser.
    async fn touch(&self, id: &str, token: &[u8], browser: Option<&str>) -> Result<(), StoreError>;
    /// Adds a session for somebody, if the password is still as it is in `player`. Returns whether it did.
    async fn add_session(&self, player: &Player, session: NewSession<'_>) -> Result<bool, StoreError>;
    /// The sessions of somebody, the last used first.
    async fn sessions(&self, player: &str) -> Result<Vec<StoredSession>, StoreError>;
    /// Deletes the sessions that have not been used for that long.
    async fn expire_sessions(&self, unused_for: Duration) -> Result<(), StoreError>;
    /// Everybody counts as seen just now, in all their sessions: the system's date has jumped, so nobody knows when they were.
    async fn count_anew(&self) -> Result<(), StoreError>;
    /// Deletes a token.
    async fn remove_token(&self, token: &[u8]) -> Result<(), StoreError>;
    /// What is stored about somebody apart from the [lists](LISTS), for them to read; none if nothing is.
    async fn data_of(&self, player: &str) -> Result<Option<serde_json::Value>, StoreError>;
    /// A page of one of the [lists](LISTS) of what is stored about somebody, after that many rows. After the last one it is empty.
    async fn data_page(&self, player: &str, list: usize, after: usize) -> Result<Vec<serde_json::Value>, StoreError>;
    /// The tables where somebody has a seat, is the host or has said something, each with whether its game is over.
    async fn tables_of(&self, player: &str) -> Result<Vec<(String, bool)>, StoreError>;
    /// Removes somebody, their name and what they said from a table, whoever owns it; an owner that has it loaded can no longer write
    /// and must load it again. The game stays.
    async fn forget_at(&self, game: &str, player: &str) -> Result<(), StoreError>;
    /// Gives everything that somebody has at a table to another identity, whoever owns the table; as in `forget_at`, an owner must load
    /// it again. Returns whether it did: nobody can be at a table twice.
    async fn hand_over(&self, game: &str, from: &Player, to: &Player) -> Result<bool, StoreError>;
    /// Gives the records that somebody has uploaded to another identity.
    async fn hand_over_records(&self, from: &str, to: &str) -> Result<(), StoreError>;
    /// Removes somebody who is not at any table any more, with what they uploaded, if their password is still as it is in `player`.
    /// Returns whether it did.
    async fn remove_player(&self, player: &Player) -> Result<bool, StoreError>;
    /// The tables that wait for somebody to act.
    async fn waiting_for(&self, player: &str) -> Result<Vec<String>, StoreError>;
}

/// The store. Once it has confirmed something, that is safely on disk, whatever happens next.
#[async_trait]
pub(crate) trait Store: People + TableStore + ReviewStore {
    /// How long servers have run on the data.
    async fn service(&self) -> Result<Service, StoreError>;
    /// Stores that this server is running, at this time by its own clock. Returns what holds for all that share the data.
    async fn beat(&self, service: &Service) -> Result<Beat, StoreError>;
    /// How this store is shared with other processes; none if it is not.
    fn sharing(&self) -> Option<&Sharing>;
    /// What bots have to think about, if several processes share it.
    fn jobs(&self) -> Option<Jobs> {
        None
    }
    /// Tells all processes that share the data, this one included.
    async fn tell(&self, news: &News) -> Result<(), StoreError>;
    /// What is told from now on.
    fn news(&self) -> broadcast::Receiver<News>;

    /// Stores a record that somebody has uploaded for viewing, unless it is a new one and they already have that many. Returns
    /// whether it is stored.
    async fn add_record(&self, id: &str, text: &str, player: &str, most: usize) -> Result<bool, StoreError>;
    /// A record that was uploaded for viewing.
    async fn record(&self, id: &str) -> Result<Option<String>, StoreError>;

    /// Removes tables that never started, lessons and uploads that nobody looks at, and guests without games. Returns the ids of
    /// the tables.
    async fn expire(&self, open_age: Duration, unseen_age: Duration) -> Result<Vec<String>, StoreError>;
    /// How much space the data takes, in bytes. What was deleted and will be used again does not count.
    async fn used(&self) -> Result<u64, StoreError>;
    /// Checks that something can be written, by writing. Answers are remembered for a moment, so that asking often costs
    /// little.
    async fn check(&self) -> Result<(), StoreError>;
    /// Writes everything that is still waiting to be written.
    async fn close(&self);
}
