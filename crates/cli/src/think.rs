//! `tzolkin think`: a worker that lets bots think for the servers on a shared database.

use std::error::Error;

use clap::Args;
use tzolkin_server::{Database, Worker};

use crate::serve::{DatabaseArgs, LogFormat, stop_asked, tell_service_manager};

/// Let bots think for the servers that share a PostgreSQL database
#[derive(Args)]
pub(crate) struct Think {
    #[command(flatten)]
    database: DatabaseArgs,
    /// The threads that bots think on [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// The format of the logs; the environment variable `RUST_LOG` sets what is logged
    #[arg(long, value_enum, default_value_t = LogFormat::Text)]
    log_format: LogFormat,
}

pub(crate) fn run(args: &Think) -> Result<(), Box<dyn Error>> {
    args.log_format.start();
    let Some(database) = args.database.database()? else {
        return Err("name the database of the servers: tzolkin think --database postgres://user@host/name".into());
    };
    tokio::runtime::Runtime::new()?.block_on(think(&database, args.threads.map(usize::from)))
}

async fn think(database: &Database, threads: Option<usize>) -> Result<(), Box<dyn Error>> {
    let worker = Worker::start(database, threads).await?;
    let stop = stop_asked()?;
    println!("Thinking for the servers on the database. Ctrl+C stops it and loses nothing.");
    tell_service_manager();
    worker.run(stop).await;
    Ok(())
}
