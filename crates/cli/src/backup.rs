//! `tzolkin backup`: copies the server's data, even while the server is running.

use std::error::Error;
use std::path::PathBuf;

use clap::Args;

/// Copy the server's data into a new file, even while the server is running
#[derive(Args)]
pub(crate) struct Backup {
    /// The file to write; it must not exist yet
    file: PathBuf,
    /// The server's data [default: a file in your data folder]
    #[arg(long)]
    data: Option<PathBuf>,
}

pub(crate) fn run(args: &Backup) -> Result<(), Box<dyn Error>> {
    let data = crate::serve::data_file(args.data.as_deref())?;
    if !data.exists() {
        return Err(format!("there is no data at {}", data.display()).into());
    }
    if args.file.exists() {
        return Err(format!("{} exists already; a backup is never written over anything", args.file.display()).into());
    }
    tokio::runtime::Runtime::new()?.block_on(tzolkin_server::backup(&data, &args.file))?;
    println!("{}", args.file.display());
    Ok(())
}
