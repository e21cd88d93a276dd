//! The server: tables for people and bots over HTTP and WebSocket, with a database, and the web client.
//!
//! `docs/server.md` describes how it works, `docs/hosting.md` how to run it.

#![warn(clippy::unwrap_used)]

mod activity;
mod config;
mod http;
mod ids;
mod listen;
mod passwords;
mod reviews;
mod shares;
mod store;
mod table;
mod tables;
mod thinkers;
mod uptime;
mod worker;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;

pub use config::{Config, Data, Database, IpNet, Limits};
pub use http::openapi;
use http::{App, app};
pub use store::transfer::Copied;
use store::{Postgres, Sqlite, Store, StoreError};
use tables::Tables;
pub use tzolkin_table::{TableLimits, wire};
pub use worker::Worker;

/// How long unfinished requests may take once the server is asked to stop.
const GOODBYE: Duration = Duration::from_secs(5);
const UPKEEP_EVERY: Duration = Duration::from_secs(5);

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source} (is a server running there already? choose another with --listen)")]
    Listen {
        /// The address that was asked for.
        address: SocketAddr,
        /// What the system says about it.
        source: std::io::Error,
    },
    /// The data cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another I/O error.
    #[error("the server failed: {0}")]
    Failed(#[from] std::io::Error),
    /// Nobody can reach a server at the address of every network.
    #[error("say with --advertise where the other processes reach this one, such as http://10.0.0.7:8026")]
    Advertise,
    /// Metrics cannot be set up twice in one program.
    #[error("metrics are set up already")]
    Metrics,
}

/// A server that listens but does not answer yet.
pub struct Server {
    listener: TcpListener,
    app: Arc<App>,
}

impl Server {
    /// Opens the database and listens.
    ///
    /// # Errors
    /// If the address or the data cannot be used.
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        let address = config.listen;
        allow_files(config.limits.connections);
        let listener = TcpListener::bind(address).await.map_err(|source| ServeError::Listen { address, source })?;
        let metrics = metrics_exporter_prometheus::PrometheusBuilder::new();
        let metrics = metrics.install_recorder().map_err(|_| ServeError::Metrics)?;
        tokio::spawn(upkeep(metrics.clone()));
        let store: Arc<dyn Store> = match &config.data {
            Data::File(file) => Arc::new(Sqlite::open(file, config.limits.data_mb).await?),
            Data::Shared(database) => {
                let here = listener.local_addr()?;
                let url = match &database.advertise {
                    Some(url) => url.clone(),
                    None if here.ip().is_unspecified() => return Err(ServeError::Advertise),
                    None => format!("http://{here}"),
                };
                Arc::new(Postgres::open(database, url).await?)
            }
        };
        let tables = Tables::open(config, store).await?;
        Ok(Self { listener, app: App::new(tables, metrics) })
    }

    /// The address it listens on.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        Ok(self.listener.local_addr()?)
    }

    /// Serves until `stop` completes, then tells everyone that it is closing.
    ///
    /// # Errors
    /// None at present; a connection that fails does not affect the others.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let (tables, sockets) = (Arc::clone(&self.app.tables), Arc::clone(&self.app.sockets));
        // Behind a proxy, and between processes, many people share an address.
        let (config, alone) = (tables.config.clone(), tables.store.sharing().is_none());
        let has_share = move |address| alone && !config.is_proxy(address);
        let router = app(self.app);
        let (stopping, stopped) = tokio::sync::oneshot::channel();
        let serving = listen::serve(self.listener, router, tables.config.limits.clone(), has_share, async move {
            stop.await;
            let _ = stopping.send(());
        });
        let serving = tokio::spawn(serving);
        let _ = stopped.await;
        tracing::info!("stopping");
        // Tables tell their sockets, which then close; nothing else may delay the server for long.
        tables.close().await;
        let goodbye = async {
            while Arc::strong_count(&sockets) > ANY_SOCKETS {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            let _ = serving.await;
        };
        let _ = tokio::time::timeout(GOODBYE, goodbye).await;
        Ok(())
    }
}

/// Lets the process open as many files as its connections need, and some more for the database and those who are turned away, as far as
/// the system allows.
fn allow_files(connections: usize) {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let needed = connections as u64 + MORE_FILES;
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        if current.is_none_or(|current| current >= needed) {
            return;
        }
        let allowed = maximum.map_or(needed, |maximum| maximum.min(needed));
        if setrlimit(Resource::Nofile, Rlimit { current: Some(allowed), maximum }).is_err() || allowed < needed {
            tracing::warn!(
                needed,
                allowed,
                "the system does not let the server open a file for each of --max-connections"
            );
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = connections;
}

/// Open files that are no connections.
#[cfg(target_os = "linux")]
const MORE_FILES: u64 = 128;

/// Histograms collect single values until they are summed up, so this must happen even if nobody requests the metrics.
async fn upkeep(metrics: metrics_exporter_prometheus::PrometheusHandle) {
    loop {
        tokio::time::sleep(UPKEEP_EVERY).await;
        metrics.run_upkeep();
    }
}

/// The references to the counter of sockets that are not sockets: the routes, and the code that waits for the sockets.
const ANY_SOCKETS: usize = 2;

/// Copies the database into a new file, even while a server is using it.
///
/// # Errors
/// If there is none, or the copy exists already or cannot be written.
pub async fn backup(data: &Path, copy: &Path) -> Result<(), ServeError> {
    Ok(store::copies::backup(data, copy).await?)
}

/// Copies the database into a folder and keeps only the newest copies there. Returns the new file.
///
/// # Errors
/// If there is none, or the copy cannot be written.
pub async fn backup_into(data: &Path, folder: &Path, keep: usize) -> Result<PathBuf, ServeError> {
    Ok(store::copies::backup_into(data, folder, keep).await?)
}

/// Copies everything from a file into an empty database of `PostgreSQL`, and compares it. Returns the number of rows of each table.
///
/// # Errors
/// If a server is using the file, or the database is not empty or cannot be used. Then nothing was copied.
pub async fn copy(from: &Path, to: &Database) -> Result<Copied, ServeError> {
    Ok(store::transfer::copy(from, to).await?)
}

/// Replaces the database with a copy. Returns where the replaced data is kept, if there was any.
///
/// # Errors
/// If a server is using the database, or the copy cannot be used. Then nothing has changed.
pub async fn restore(copy: &Path, data: &Path) -> Result<Option<PathBuf>, ServeError> {
    Ok(store::copies::restore(copy, data).await?)
}
