//! Reads lines of limited length from other programs.

use std::io::{self, BufRead};

/// What was read from another program.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// A line, with its end if it has one.
    Text(Vec<u8>),
    /// A line that was too long and was skipped.
    TooLong,
    /// The program has closed its output.
    End,
}

/// Reads the next line, of at most that many bytes.
///
/// # Errors
/// If nothing can be read.
pub fn next_line(input: &mut impl BufRead, longest: u64) -> io::Result<Line> {
    let mut line = Vec::new();
    io::Read::take(&mut *input, longest).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(Line::End);
    }
    if !line.ends_with(b"\n") && line.len() as u64 == longest {
        input.skip_until(b'\n')?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Text(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_skipped_and_the_next_is_read() {
        let mut input = &b"short\nmuch too long\nlast"[..];
        let mut next = || next_line(&mut input, 8).expect("memory can be read");
        assert_eq!(next(), Line::Text(b"short\n".to_vec()));
        assert_eq!(next(), Line::TooLong);
        assert_eq!(next(), Line::Text(b"last".to_vec()));
        assert_eq!(next(), Line::End);
    }
}
