//! `tzolkin health`: asks a running server whether it can do its work, for container health checks and scripts.

use std::error::Error;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use clap::Args;

/// Ask a running server whether it can do its work; the exit status says so too
#[derive(Args)]
pub(crate) struct Health {
    /// The address on which the server listens
    #[arg(long, default_value = "127.0.0.1:8026")]
    listen: SocketAddr,
}

/// The server waits for a busy database a few seconds before it answers that it is busy.
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) fn run(args: &Health) -> Result<(), Box<dyn Error>> {
    let unreachable = |error| format!("nobody answers at {}: {error}", args.listen);
    let mut stream = TcpStream::connect_timeout(&args.listen, PATIENCE).map_err(unreachable)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", args.listen)?;
    let mut answer = String::new();
    stream.take(64 * 1024).read_to_string(&mut answer).map_err(unreachable)?;
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body.trim());
    match answer.split(' ').nth(1) {
        Some("200") => {
            println!("ok");
            Ok(())
        }
        Some(status) => Err(format!("the server answers {status}: {body}").into()),
        None => Err(format!("what answers at {} is not this server", args.listen).into()),
    }
}
