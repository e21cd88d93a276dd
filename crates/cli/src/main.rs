//! `tzolkin`: the game's one program.

#![warn(clippy::unwrap_used)]

mod arena;
mod arena_page;
mod backup;
mod board_text;
mod choice_words;
mod files;
mod perft;
mod play;
mod protocol;
mod replay;
mod serve;
mod simulate;
mod tune;
mod words;

use std::io;
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
    Serve(serve::Serve),
    Backup(backup::Backup),
    Play(play::Play),
    Arena(arena::Arena),
    Tune(tune::Tune),
    Simulate(simulate::Simulate),
    Replay(replay::Replay),
    Perft(perft::Perft),
    Engine(protocol::Engine),
}

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Engine(args) => protocol::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever pipes into a pager may leave early.
        Err(error) if is_closed_pipe(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tzolkin: {error}");
            ExitCode::FAILURE
        }
    }
}

fn is_closed_pipe(error: &(dyn std::error::Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
