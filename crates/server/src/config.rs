//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use tzolkin_table::TableLimits;

/// Everything that whoever hosts the game can choose.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 lets the system choose.
    pub listen: SocketAddr,
    /// The database file.
    pub data: PathBuf,
    /// Where people reach the server, if it is behind a proxy: `https://tzolkin.example`.
    pub public_url: Option<String>,
    /// Bounds on what anyone may ask for.
    pub limits: Limits,
}

impl Config {
    /// Whether people reach the server over TLS, so that cookies must not travel without.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Bounds on sizes, rates and ages.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The longest message on a socket, in bytes.
    pub message_bytes: usize,
    /// Messages a second on a socket; twice as many at once.
    pub messages_per_second: u32,
    /// Lines of chat a minute for a person.
    pub chat_per_minute: u32,
    /// Bounds on what happens at a single table.
    pub table: TableLimits,
    /// Connections open at a time; more wait until one is closed. The usual 1024 files of a process have room for these.
    pub connections: usize,
    /// How long a request may take to arrive, and how long a connection may wait for the next one.
    pub request_time: Duration,
    /// HTTP requests a minute for an address.
    pub requests_per_minute: u32,
    /// New identities a minute for an address.
    pub identities_per_minute: u32,
    /// Attempts to log in or to set a password a minute for an address.
    pub logins_per_minute: u32,
    /// Tables that a person may hold that are not finished.
    pub tables_per_player: usize,
    /// Sockets that may be open for an address, at all tables.
    pub sockets_per_address: usize,
    /// Records that a person may upload a minute.
    pub uploads_per_minute: u32,
    /// Uploaded records that are kept for a person.
    pub records_per_player: usize,
    /// The longest record or setup, in bytes.
    pub record_bytes: usize,
    /// The largest database, in MiB; 0 for no bound.
    pub data_mb: u64,
    /// Tables that have not started are removed after this.
    pub open_table_age: Duration,
    /// Guests without a game or a password, and uploaded records, are removed after not being seen for this.
    pub unseen_age: Duration,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Limits {
    /// What suits a club and a public server alike. The defaults of the command line are these too.
    pub const DEFAULT: Self = Self {
        message_bytes: 16 * 1024,
        messages_per_second: 30,
        chat_per_minute: 20,
        table: TableLimits::DEFAULT,
        connections: 900,
        request_time: Duration::from_secs(30),
        requests_per_minute: 1200,
        identities_per_minute: 60,
        logins_per_minute: 10,
        tables_per_player: 50,
        sockets_per_address: 256,
        uploads_per_minute: 20,
        records_per_player: 200,
        record_bytes: 256 * 1024,
        data_mb: 0,
        open_table_age: DAY.saturating_mul(7),
        unseen_age: DAY.saturating_mul(90),
    };
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}
