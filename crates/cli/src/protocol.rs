//! `tzolkin engine`: the line protocol over standard input and output (`docs/protocol.md`).

use std::io::{self, Write};

use tzolkin_bots::protocol::{LONGEST_LINE, Session, too_long};
use tzolkin_bots::{Line, next_line};

/// Referee games for other programs, and play in them, over standard input and output.
#[derive(clap::Args)]
pub(crate) struct Engine {}

pub(crate) fn run(_: &Engine) -> Result<(), Box<dyn std::error::Error>> {
    let mut session = Session::default();
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    loop {
        let line = next_line(&mut input, LONGEST_LINE)?;
        let reply = match line {
            Line::End => break,
            Line::Text(line) if line.trim_ascii().is_empty() => continue,
            Line::Text(line) => session.answer_line(&line),
            Line::TooLong => too_long(),
        };
        // If the reader has gone away, the program ends without an error.
        if writeln!(output, "{reply}").and_then(|()| output.flush()).is_err() {
            break;
        }
    }
    Ok(())
}
