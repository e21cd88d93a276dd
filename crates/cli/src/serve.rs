//! `tzolkin serve`: the game's server.

use std::error::Error;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, ValueEnum};
use tzolkin_server::{Config, Data, Database, IpNet, Limits, Server, TableLimits};

/// Serve the game; open the address it prints in a browser
#[derive(Args)]
pub(crate) struct Serve {
    /// The address to listen on; port 0 takes any free port
    #[arg(long, default_value = "127.0.0.1:8026")]
    listen: SocketAddr,
    /// The database file [default: a file in your data folder]
    #[arg(long, conflicts_with = "database")]
    data: Option<PathBuf>,
    #[command(flatten)]
    database: DatabaseArgs,
    /// Where the other processes on the database reach this one, such as `http://10.0.0.7:8026` [default: the address it listens
    /// on]
    #[arg(long, value_name = "URL", env = "TZOLKIN_ADVERTISE", value_parser = inner_url)]
    advertise: Option<String>,
    /// The public address of the server if it is behind a proxy, such as `https://tzolkin.example`
    #[arg(long, value_parser = url)]
    public_url: Option<String>,
    /// Another name under which people reach the server; can be given several times. It answers to its public address, to numeric
    /// addresses and to names in a network of one's own (such as `mybox` or `mybox.local`) anyway
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// The proxies whose `X-Forwarded-For` says where a request comes from, as addresses or networks, separated by commas
    #[arg(long, value_name = "NETWORKS", env = "TZOLKIN_TRUSTED_PROXY", default_value = "127.0.0.1,::1", value_delimiter = ',', value_parser = network)]
    trusted_proxy: Vec<IpNet>,
    /// The format of the logs; the environment variable `RUST_LOG` sets what is logged
    #[arg(long, value_enum, default_value_t = LogFormat::Text)]
    log_format: LogFormat,
    /// The threads that bots think on; 0 leaves it to the other processes on the database [default: one less than there are
    /// cores]
    #[arg(long, value_name = "N")]
    think_threads: Option<usize>,
    #[command(flatten)]
    limits: LimitArgs,
}

/// A PostgreSQL database that several processes share.
#[derive(Args)]
pub(crate) struct DatabaseArgs {
    /// A PostgreSQL database that several processes may share, such as `postgres://tzolkin@db.example/tzolkin`. Keep the password
    /// out of it: put it into a file, or into the environment variable `PGPASSWORD`
    #[arg(long, value_name = "URL", env = "TZOLKIN_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// A file that contains the password for the database
    #[arg(long, value_name = "FILE", env = "TZOLKIN_DATABASE_PASSWORD_FILE")]
    database_password_file: Option<PathBuf>,
    /// The most connections to the database
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u32).range(2..))]
    database_connections: u32,
}

impl DatabaseArgs {
    /// The database, if one is named.
    ///
    /// # Errors
    /// If its address is none.
    pub(crate) fn database(&self) -> Result<Option<Database>, Box<dyn Error>> {
        let Some(url) = &self.database else { return Ok(None) };
        let named = database(url, self.database_password_file.clone())?;
        Ok(Some(Database { connections: self.database_connections, ..named }))
    }
}

/// A database at an address.
///
/// # Errors
/// If it is no such address. The error does not repeat it, because it may contain a password.
pub(crate) fn database(url: &str, password_file: Option<PathBuf>) -> Result<Database, Box<dyn Error>> {
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err("a database looks like postgres://user@host/name".into());
    }
    Ok(Database { url: url.to_owned(), password_file, connections: 2, advertise: None })
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    Text,
    Json,
}

/// What is logged unless `RUST_LOG` says otherwise. Notices of the database say only what is so anyway.
const LOGGED: &str = "info,sqlx::postgres::notice=warn";

impl LogFormat {
    /// Writes logs in this format.
    pub(crate) fn start(self) {
        let levels = tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| LOGGED.into());
        let logs = tracing_subscriber::fmt().with_env_filter(levels).with_writer(std::io::stderr);
        match self {
            Self::Text => logs.init(),
            Self::Json => logs.json().init(),
        }
    }
}

macro_rules! limits {
    ($($(#[$doc:meta])* $name:ident: $kind:ty = $default:expr),+ $(,)?) => {
        /// Limits on sizes, rates and ages.
        #[derive(Args)]
        #[command(next_help_heading = "Limits")]
        struct LimitArgs {
            $($(#[$doc])* #[arg(long, default_value_t = $default)] $name: $kind,)+
        }
    };
}

limits! {
    /// Longest message accepted on a socket, in bytes
    max_message_bytes: usize = Limits::DEFAULT.message_bytes,
    /// Messages per second on a socket; bursts may have twice as many
    messages_per_second: u32 = Limits::DEFAULT.messages_per_second,
    /// Chat messages per minute and person; eight times as many per address
    chat_per_minute: u32 = Limits::DEFAULT.chat_per_minute,
    /// Moves and other changes per minute and person; eight times as many per address
    moves_per_minute: u32 = Limits::DEFAULT.moves_per_minute,
    /// Characters in a chat message
    chat_length: usize = Limits::DEFAULT.table.chat_length,
    /// Connections open at the same time; further ones wait until one is closed. An address gets a quarter of those that are free
    max_connections: usize = Limits::DEFAULT.connections,
    /// Seconds in which a request has to arrive, and for which a connection may be idle between requests
    request_seconds: u64 = Limits::DEFAULT.request_time.as_secs(),
    /// HTTP requests per minute and address, and per minute and person
    requests_per_minute: u32 = Limits::DEFAULT.requests_per_minute,
    /// New identities per minute and address
    identities_per_minute: u32 = Limits::DEFAULT.identities_per_minute,
    /// Attempts to log in or to set a password, per minute and address
    logins_per_minute: u32 = Limits::DEFAULT.logins_per_minute,
    /// Attempts to log in to an account per minute, from all addresses where its owner has not been seen lately
    logins_per_account: u32 = Limits::DEFAULT.logins_per_account,
    /// The same for all accounts together
    logins_in_all: u32 = Limits::DEFAULT.logins_in_all,
    /// Unfinished tables that a person may have
    tables_per_player: usize = Limits::DEFAULT.tables_per_player,
    /// Sockets that a person may have open at a table
    sockets_per_player: usize = Limits::DEFAULT.table.connections_per_player,
    /// Sockets that an address may have open, at all tables together
    sockets_per_address: usize = Limits::DEFAULT.sockets_per_address,
    /// Sockets that a person may have open, at all tables together
    sockets_per_person: usize = Limits::DEFAULT.sockets_per_person,
    /// Sockets that spectators may have open at a table
    watchers_per_table: usize = Limits::DEFAULT.table.watchers,
    /// Records that a person may upload per minute, and reviews to ask for; eight times as many per address
    uploads_per_minute: u32 = Limits::DEFAULT.uploads_per_minute,
    /// Megabytes of records that an address may upload in a day
    upload_mb_per_day: u32 = Limits::DEFAULT.upload_mb_per_day,
    /// Uploaded records that are kept for a person
    records_per_player: usize = Limits::DEFAULT.records_per_player,
    /// Longest record accepted, in bytes
    record_bytes: usize = Limits::DEFAULT.record_bytes,
    /// Largest database, in MiB; 0 for no limit
    max_data_mb: u64 = Limits::DEFAULT.data_mb,
    /// Seconds for which a player at a live table must be gone before the others may vote for a bot
    vote_after: u64 = Limits::DEFAULT.table.vote_after.as_secs(),
    /// Days after which a session ends that has not been used
    session_days: u64 = Limits::DEFAULT.session_age.as_secs() / DAY_S,
    /// Days after which a table that never started is removed
    open_table_days: u64 = Limits::DEFAULT.open_table_age.as_secs() / DAY_S,
    /// Days after which unused guests and uploaded records are removed
    unseen_days: u64 = Limits::DEFAULT.unseen_age.as_secs() / DAY_S,
}

const DAY_S: u64 = 24 * 60 * 60;

impl LimitArgs {
    const fn limits(&self) -> Limits {
        Limits {
            message_bytes: self.max_message_bytes,
            messages_per_second: self.messages_per_second,
            chat_per_minute: self.chat_per_minute,
            moves_per_minute: self.moves_per_minute,
            table: TableLimits {
                chat_length: self.chat_length,
                connections_per_player: self.sockets_per_player,
                watchers: self.watchers_per_table,
                vote_after: Duration::from_secs(self.vote_after),
            },
            connections: self.max_connections,
            request_time: Duration::from_secs(self.request_seconds),
            requests_per_minute: self.requests_per_minute,
            identities_per_minute: self.identities_per_minute,
            logins_per_minute: self.logins_per_minute,
            logins_per_account: self.logins_per_account,
            logins_in_all: self.logins_in_all,
            tables_per_player: self.tables_per_player,
            sockets_per_address: self.sockets_per_address,
            sockets_per_person: self.sockets_per_person,
            uploads_per_minute: self.uploads_per_minute,
            upload_mb_per_day: self.upload_mb_per_day,
            records_per_player: self.records_per_player,
            record_bytes: self.record_bytes,
            data_mb: self.max_data_mb,
            session_age: Duration::from_secs(self.session_days * DAY_S),
            open_table_age: Duration::from_secs(self.open_table_days * DAY_S),
            unseen_age: Duration::from_secs(self.unseen_days * DAY_S),
        }
    }
}

/// A public URL as browsers write it in `Origin`: without a path, and without the default port.
fn url(text: &str) -> Result<String, String> {
    let usual_port = if text.starts_with("https://") { ":443" } else { ":80" };
    let url = text.trim_end_matches('/');
    let url = url.strip_suffix(usual_port).unwrap_or(url);
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(url.to_owned()),
        _ => Err("a public URL looks like https://tzolkin.example, without a path".to_owned()),
    }
}

/// A network such as `10.0.0.0/8`, or a single address.
fn network(text: &str) -> Result<IpNet, String> {
    let single = || text.parse::<IpAddr>().map(IpNet::from).ok();
    text.parse().ok().or_else(single).ok_or_else(|| "a proxy is an address or a network such as 10.0.0.0/8".to_owned())
}

/// Where processes reach each other. They do not speak TLS among themselves.
fn inner_url(text: &str) -> Result<String, String> {
    match url(text) {
        Ok(url) if url.starts_with("http://") => Ok(url),
        _ => {
            Err("processes reach each other at an address such as http://10.0.0.7:8026, without TLS or a path"
                .to_owned())
        }
    }
}

/// The given file, or the default one in the user's data folder.
pub(crate) fn data_file(named: Option<&Path>) -> Result<PathBuf, Box<dyn Error>> {
    if let Some(named) = named {
        return Ok(named.to_owned());
    }
    let folders =
        directories::ProjectDirs::from("", "", "tzolkin").ok_or("no data folder is known: name one with --data")?;
    Ok(folders.data_dir().join("tzolkin.sqlite"))
}

pub(crate) fn run(args: &Serve) -> Result<(), Box<dyn Error>> {
    args.log_format.start();
    let data = match args.database.database()? {
        Some(database) => Data::Shared(Database { advertise: args.advertise.clone(), ..database }),
        None => Data::File(data_file(args.data.as_deref())?),
    };
    if matches!(data, Data::File(_)) && args.think_threads == Some(0) {
        return Err("bots need a thread to think on: without --database, --think-threads is at least 1".into());
    }
    let config = Config {
        listen: args.listen,
        data,
        public_url: args.public_url.clone(),
        hosts: args.host.clone(),
        trusted_proxies: args.trusted_proxy.clone(),
        limits: args.limits.limits(),
        think_threads: args.think_threads,
    };
    tokio::runtime::Runtime::new()?.block_on(serve(config))
}

async fn serve(config: Config) -> Result<(), Box<dyn Error>> {
    let data = match &config.data {
        Data::File(file) => file.display().to_string(),
        Data::Shared(_) => "the database".to_owned(),
    };
    let public_url = config.public_url.clone();
    let server = Server::start(config).await?;
    let stop = stop_asked()?;
    let here = format!("http://{}", server.address()?);
    println!("{}", public_url.as_deref().unwrap_or(&here));
    if public_url.is_some() {
        println!("Listening on {here}");
    }
    println!(
        "Open the address above in a browser. Games are kept in {data}. Ctrl+C stops the server and loses nothing."
    );
    tell_service_manager();
    server.run(stop).await?;
    Ok(())
}

/// Tells systemd, if it started this program, that people can connect, and from then on regularly that it is alive. If the
/// runtime hangs, the reports stop, and systemd starts the program again.
#[cfg(target_os = "linux")]
pub(crate) fn tell_service_manager() {
    use sd_notify::NotifyState;
    let _ = sd_notify::notify(&[NotifyState::Ready]);
    if let Some(patience) = sd_notify::watchdog_enabled() {
        tokio::spawn(async move {
            loop {
                let _ = sd_notify::notify(&[NotifyState::Watchdog]);
                tokio::time::sleep(patience / 3).await;
            }
        });
    }
}

/// There is no such service manager here.
#[cfg(not(target_os = "linux"))]
pub(crate) fn tell_service_manager() {}

/// Completes when the program is asked to stop. It starts listening for signals when it is called, not when it is first
/// awaited.
#[cfg(unix)]
pub(crate) fn stop_asked() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Completes when the program is asked to stop.
#[cfg(not(unix))]
pub(crate) fn stop_asked() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}

#[cfg(test)]
mod tests {
    use super::{inner_url, network, url};

    #[test]
    fn proxies_are_addresses_or_networks() {
        for (given, meant) in [("10.0.0.0/8", "10.0.0.0/8"), ("127.0.0.1", "127.0.0.1/32"), ("::1", "::1/128")] {
            assert_eq!(network(given).map(|network| network.to_string()).as_deref(), Ok(meant));
        }
        assert!(network("proxy.example").is_err() && network("").is_err());
    }

    #[test]
    fn processes_reach_each_other_without_tls() {
        assert_eq!(inner_url("http://10.0.0.7:8026/").as_deref(), Ok("http://10.0.0.7:8026"));
        for bad in ["https://10.0.0.7:8026", "10.0.0.7:8026", "http://10.0.0.7:8026/games", ""] {
            assert!(inner_url(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn public_urls_are_as_browsers_write_origins() {
        for (given, meant) in [
            ("https://x.example", "https://x.example"),
            ("https://x.example/", "https://x.example"),
            ("https://x.example:443", "https://x.example"),
            ("https://x.example:443/", "https://x.example"),
            ("http://x.example:80", "http://x.example"),
            ("https://x.example:80", "https://x.example:80"),
            ("http://x.example:8026", "http://x.example:8026"),
            ("https://[::1]:443", "https://[::1]"),
        ] {
            assert_eq!(url(given).as_deref(), Ok(meant), "{given}");
        }
        for bad in ["", "x.example", "https://", "https://:443", "https://x.example/games", "ftp://x.example"] {
            assert!(url(bad).is_err(), "{bad}");
        }
    }
}
