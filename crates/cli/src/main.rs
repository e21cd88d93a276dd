//! `tzolkin`: the game's one program.

#![warn(clippy::unwrap_used)]

mod perft;
mod protocol;
mod replay;
mod simulate;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Tzolk'in on a computer: an unofficial implementation, not affiliated with the publisher.
#[derive(Parser)]
#[command(name = "tzolkin", version)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Simulate(simulate::Simulate),
    Replay(replay::Replay),
    Perft(perft::Perft),
    Engine(protocol::Engine),
}

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Command::Simulate(args) => simulate::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Engine(args) => protocol::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tzolkin: {error}");
            ExitCode::FAILURE
        }
    }
}
