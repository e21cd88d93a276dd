//! `tzolkin backup` and `tzolkin restore`: copies of the server's data.

use std::error::Error;
use std::path::PathBuf;

use clap::Args;

/// Copy the server's data into a new file, even while the server is running
///
/// The copy is written to disk and read back before it gets its name.
#[derive(Args)]
pub(crate) struct Backup {
    /// The file to write, which must not exist yet; with --keep, the folder to write it into
    file: PathBuf,
    /// Name the copy by the time, put it into the folder, and remove the oldest copies there beyond this number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    keep: Option<u16>,
    /// The server's data [default: a file in your data folder]
    #[arg(long)]
    data: Option<PathBuf>,
    #[command(flatten)]
    elsewhere: Elsewhere,
}

/// PostgreSQL has tools of its own for this, and whoever asks is told about them.
#[derive(Args)]
struct Elsewhere {
    #[arg(long, env = "TZOLKIN_DATABASE", hide = true)]
    database: Option<String>,
}

impl Elsewhere {
    fn refuse(&self, data: Option<&PathBuf>, own_tool: &str) -> Result<(), Box<dyn Error>> {
        if self.database.is_some() && data.is_none() {
            return Err(format!(
                "the data is in PostgreSQL, which has a tool of its own for this: {own_tool} (docs/hosting.md shows how)"
            )
            .into());
        }
        Ok(())
    }
}

/// Replace the server's data with a copy; stop the server first
///
/// The copy is checked before anything changes, and the replaced data is kept beside it.
#[derive(Args)]
pub(crate) struct Restore {
    /// The copy, as `tzolkin backup` wrote it
    file: PathBuf,
    /// The server's data [default: a file in your data folder]
    #[arg(long)]
    data: Option<PathBuf>,
    #[command(flatten)]
    elsewhere: Elsewhere,
}

pub(crate) fn run(args: &Backup) -> Result<(), Box<dyn Error>> {
    args.elsewhere.refuse(args.data.as_ref(), "pg_dump")?;
    let data = crate::serve::data_file(args.data.as_deref())?;
    if !data.exists() {
        return Err(format!("there is no data at {}", data.display()).into());
    }
    let runtime = tokio::runtime::Runtime::new()?;
    let copy = match args.keep {
        Some(keep) => runtime.block_on(tzolkin_server::backup_into(&data, &args.file, keep.into()))?,
        None if args.file.exists() => {
            let file = args.file.display();
            return Err(format!("{file} exists already; a backup is never written over anything").into());
        }
        None => {
            runtime.block_on(tzolkin_server::backup(&data, &args.file))?;
            args.file.clone()
        }
    };
    println!("{}", copy.display());
    Ok(())
}

pub(crate) fn restore(args: &Restore) -> Result<(), Box<dyn Error>> {
    args.elsewhere.refuse(args.data.as_ref(), "pg_restore")?;
    let data = crate::serve::data_file(args.data.as_deref())?;
    if !args.file.exists() {
        return Err(format!("there is no copy at {}", args.file.display()).into());
    }
    let replaced = tokio::runtime::Runtime::new()?.block_on(tzolkin_server::restore(&args.file, &data))?;
    println!("{} now holds the content of {}.", data.display(), args.file.display());
    if let Some(replaced) = replaced {
        println!("The data that was there before is kept in {}.", replaced.display());
    }
    Ok(())
}
