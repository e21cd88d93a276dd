//! `tzolkin tune`: better weights by self-play.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tzolkin_bots::{Tuning, Weights};

use crate::files;
use crate::text::Text;

/// Tunes the weights of the evaluation by self-play and writes them to a file.
#[derive(clap::Args)]
pub(crate) struct Tune {
    /// The weights to begin with; those set by hand if not given.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Where the weights go, every few steps and at the end.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Steps to take.
    #[arg(long, default_value_t = 700)]
    steps: u32,
    /// Setups of a step; each is played twice.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    setups: u32,
    /// The first push, as a share.
    #[arg(long, default_value_t = 0.12)]
    push: f32,
    /// How far a lead of ten points moves the weights, as a share.
    #[arg(long, default_value_t = 0.06)]
    rate: f32,
    /// Search nodes of a decision; 0 tunes the greedy player.
    #[arg(long, default_value_t = 0)]
    nodes: u64,
    /// The seed of setups and pushes.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Tune, text: &Text) -> Result<(), Box<dyn std::error::Error>> {
    let start = match &args.from {
        Some(path) => files::read_text(path, text)?.parse().map_err(|error| format!("{}: {error}", path.display()))?,
        None => Weights::start().clone(),
    };
    if !(args.push.is_finite() && args.rate.is_finite()) {
        return Err("--push and --rate must be numbers".into());
    }
    // Hours of play must not end in a file that cannot be written.
    fs::write(&args.out, start.to_string()).map_err(|error| format!("{}: {error}", args.out.display()))?;
    let tuning = Tuning {
        steps: args.steps,
        setups: args.setups,
        push: args.push,
        rate: args.rate,
        nodes: args.nodes,
        seed: args.seed,
    };
    let bar = ProgressBar::with_draw_target(Some(u64::from(args.steps)), ProgressDrawTarget::stderr())
        .with_style(ProgressStyle::with_template("{bar:40} step {pos} of {len}, {eta} left, {msg}")?);
    let mut written = Ok(());
    let tuned = tuning.run(&start, |step, weights, lead| {
        bar.set_message(format!("lead {lead:+.1}"));
        bar.set_position(u64::from(step));
        if step % 20 == 0 {
            written = fs::write(&args.out, weights.to_string());
        }
    });
    bar.finish_and_clear();
    written?;
    fs::write(&args.out, tuned.to_string())?;
    writeln!(
        io::stdout(),
        "{} steps of {} games; the weights are in {}",
        args.steps,
        2 * args.setups,
        args.out.display()
    )?;
    Ok(())
}
