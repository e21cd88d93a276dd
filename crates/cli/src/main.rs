//! `tzolkin`: the program that does everything, from serving the game to measuring the bots.

#![warn(clippy::unwrap_used)]

mod arena;
mod arena_page;
mod backup;
mod board_text;
mod choice_words;
mod columns;
mod copy;
mod fault_words;
mod files;
mod health;
mod hint_words;
mod ladder;
#[cfg(feature = "learn")]
mod learn;
mod log_words;
mod perft;
mod play;
mod protocol;
mod puzzles;
mod replay;
mod report;
mod review;
mod review_page;
mod review_words;
mod serve;
mod simulate;
mod style;
mod text;
mod think;
mod words;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::text::{Language, Text};

/// Play Tzolk'in: The Mayan Calendar. This is an unofficial fan project, not affiliated with the publisher.
#[derive(Parser)]
#[command(name = "tzolkin", version)]
struct Args {
    #[command(subcommand)]
    command: Command,
    /// The language of `play`, `replay` and `review`, such as `en`; by default that of the environment.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

#[derive(Subcommand)]
enum Command {
    Serve(Box<serve::Serve>),
    Think(think::Think),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Copy(copy::Copy),
    Health(health::Health),
    Play(play::Play),
    Arena(arena::Arena),
    Ladder(ladder::Args),
    Yardstick(ladder::Yardstick),
    Report(report::Report),
    #[cfg(feature = "learn")]
    Learn(learn::Learn),
    Simulate(simulate::Simulate),
    Replay(replay::Replay),
    Review(review::Args),
    Puzzles(puzzles::Args),
    Perft(perft::Perft),
    Engine(protocol::Engine),
}

fn main() -> ExitCode {
    let Args { command, lang } = Args::parse();
    let text = Text::for_language(lang.unwrap_or_else(Language::of_environment));
    let done = match command {
        Command::Serve(args) => serve::run(&args),
        Command::Think(args) => think::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => backup::restore(&args),
        Command::Copy(args) => copy::run(&args),
        Command::Health(args) => health::run(&args),
        Command::Play(args) => play::run(&args, &text),
        Command::Arena(args) => arena::run(&args),
        Command::Ladder(args) => ladder::run(&args),
        Command::Yardstick(args) => ladder::yardstick(&args),
        Command::Report(args) => report::run(&args),
        #[cfg(feature = "learn")]
        Command::Learn(args) => learn::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Replay(args) => replay::run(&args, &text),
        Command::Review(args) => review::run(&args, &text),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Perft(args) => perft::run(&args, &text),
        Command::Engine(args) => protocol::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of a pipe, such as a pager, may close it early. That is not an error.
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
