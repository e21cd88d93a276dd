//! The configuration of a server.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

pub use ipnet::IpNet;
use tzolkin_table::TableLimits;

/// Everything that can be configured.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 lets the system choose.
    pub listen: SocketAddr,
    /// Where the data is.
    pub data: Data,
    /// The public address of the server if it is behind a proxy, such as `https://tzolkin.example`.
    pub public_url: Option<String>,
    /// Other names under which people reach the server. It always answers to its public address, to numeric addresses, and to names
    /// that exist only in a network of one's own.
    pub hosts: Vec<String>,
    /// The proxies that are believed when they say where a request comes from.
    pub trusted_proxies: Vec<IpNet>,
    /// Limits on what clients may do.
    pub limits: Limits,
    /// How many threads bots think on; by default one less than there are cores. On a shared database there may be none.
    pub think_threads: Option<usize>,
}

impl Config {
    /// Whether people reach the server over TLS, so that cookies must never be sent without it.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Whether an address is that of a proxy that is believed.
    #[must_use]
    pub fn is_proxy(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.trusted_proxies.iter().any(|network| network.contains(&address))
    }

    /// Whether a host is this server. Whoever owns a domain can give its name to any address, also to one in somebody's home, and the
    /// browser then takes this server for a part of their site. Nobody can do that with numeric addresses or with names that do not
    /// exist in public.
    #[must_use]
    pub fn is_ours(&self, host: &str) -> bool {
        let host = host.trim_end_matches('.').to_lowercase();
        let numeric = host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        let own = !host.contains('.') || OWN_NETWORKS.iter().any(|ending| host.ends_with(ending));
        let public = self.public_url.as_deref().map(|url| host_of(url.split_once("://").map_or(url, |(_, rest)| rest)));
        numeric || own || public == Some(&*host) || self.hosts.iter().any(|name| name.eq_ignore_ascii_case(&host))
    }
}

/// What names end with that mean something only in a network of one's own.
const OWN_NETWORKS: [&str; 5] = [".localhost", ".local", ".lan", ".internal", ".home.arpa"];

/// A host without its port.
pub(crate) fn host_of(text: &str) -> &str {
    match text.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
        _ => text,
    }
}

/// Where the data of a server is.
#[derive(Clone, Debug)]
pub enum Data {
    /// In a file of its own.
    File(PathBuf),
    /// In a database that it shares with other processes.
    Shared(Database),
}

/// A database of `PostgreSQL`.
#[derive(Clone)]
pub struct Database {
    /// Its address, such as `postgres://tzolkin@db.example/tzolkin`. It may contain a password, so it is never shown.
    pub url: String,
    /// The file that holds the password, if there is one.
    pub password_file: Option<PathBuf>,
    /// The most connections to it.
    pub connections: u32,
    /// Where other processes reach this one, such as `http://10.0.0.7:8026`. By default it is the address it listens on.
    pub advertise: Option<String>,
}

impl std::fmt::Debug for Database {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Database").field("advertise", &self.advertise).finish_non_exhaustive()
    }
}

/// Limits on sizes, rates and ages.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The longest message on a socket, in bytes.
    pub message_bytes: usize,
    /// Messages per second on a socket; bursts may have twice as many.
    pub messages_per_second: u32,
    /// Chat messages per minute and person, at all tables together. An address may send eight times as many.
    pub chat_per_minute: u32,
    /// Moves and other changes per minute and person, at all tables together. An address may send eight times as many.
    pub moves_per_minute: u32,
    /// Limits for a single table.
    pub table: TableLimits,
    /// Connections open at the same time; further ones wait until one is closed. An address gets a quarter of those that
    /// are free. The default fits into the usual limit of 1024 open files per process.
    pub connections: usize,
    /// How long a request may take to arrive, and how long a connection may be idle between requests.
    pub request_time: Duration,
    /// HTTP requests per minute and address, and per minute and person.
    pub requests_per_minute: u32,
    /// New identities per minute and address.
    pub identities_per_minute: u32,
    /// Attempts to log in or to set a password, per minute and address, of which an IPv6 /48 is one.
    pub logins_per_minute: u32,
    /// Attempts to log in to an account per minute, from all addresses where its owner has not been seen lately.
    pub logins_per_account: u32,
    /// The same for all accounts together.
    pub logins_in_all: u32,
    /// Unfinished tables that a person may have.
    pub tables_per_player: usize,
    /// Sockets that an address may have open, at all tables together.
    pub sockets_per_address: usize,
    /// Sockets that a person may have open, at all tables together.
    pub sockets_per_person: usize,
    /// Records that a person may upload per minute, and reviews that they may ask for. An address may do this eight times as often.
    pub uploads_per_minute: u32,
    /// Megabytes of records that an address may upload in a day.
    pub upload_mb_per_day: u32,
    /// Uploaded records that are kept for a person.
    pub records_per_player: usize,
    /// The longest record or setup, in bytes.
    pub record_bytes: usize,
    /// The largest database, in MiB; 0 for no limit.
    pub data_mb: u64,
    /// A session ends when it has not been used for this long.
    pub session_age: Duration,
    /// Tables that have not started are removed after this.
    pub open_table_age: Duration,
    /// Guests without a game or a password, and uploaded records, are removed when they have not been used for this
    /// long.
    pub unseen_age: Duration,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Limits {
    /// Limits that suit both a club and a public server. They are also the defaults of the command line.
    pub const DEFAULT: Self = Self {
        message_bytes: 16 * 1024,
        messages_per_second: 30,
        chat_per_minute: 20,
        moves_per_minute: 300,
        table: TableLimits::DEFAULT,
        connections: 900,
        request_time: Duration::from_secs(30),
        requests_per_minute: 1200,
        identities_per_minute: 60,
        logins_per_minute: 10,
        logins_per_account: 10,
        logins_in_all: 600,
        tables_per_player: 50,
        sockets_per_address: 256,
        sockets_per_person: 64,
        uploads_per_minute: 20,
        upload_mb_per_day: 20,
        records_per_player: 200,
        record_bytes: 256 * 1024,
        data_mb: 0,
        session_age: DAY.saturating_mul(365),
        open_table_age: DAY.saturating_mul(7),
        unseen_age: DAY.saturating_mul(90),
    };
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}
