//! `tzolkin copy`: moves the server's data from a file into a PostgreSQL database.

use std::error::Error;
use std::path::PathBuf;

use clap::Args;

use crate::serve::database;

/// Copy the server's data from its file into an empty PostgreSQL database; stop the server first
///
/// Everything is read back and compared before it counts. The file keeps its content; its schema is brought up to date, as when a
/// server starts.
#[derive(Args)]
pub(crate) struct Copy {
    /// The server's data, as `tzolkin serve --data` uses it
    #[arg(long, value_name = "FILE")]
    from: PathBuf,
    /// The database to copy into, such as `postgres://tzolkin@db.example/tzolkin`
    #[arg(long, value_name = "URL", env = "TZOLKIN_DATABASE", hide_env_values = true)]
    to: String,
    /// A file that contains the password for the database
    #[arg(long, value_name = "FILE", env = "TZOLKIN_DATABASE_PASSWORD_FILE")]
    database_password_file: Option<PathBuf>,
}

pub(crate) fn run(args: &Copy) -> Result<(), Box<dyn Error>> {
    let to = database(&args.to, args.database_password_file.clone())?;
    let copied = tokio::runtime::Runtime::new()?.block_on(tzolkin_server::copy(&args.from, &to))?;
    for (table, rows) in copied {
        println!("{table:<13}{rows:>9}");
    }
    println!(
        "Everything in {} is now in the database, and was compared. Start the server with --database.",
        args.from.display()
    );
    Ok(())
}
