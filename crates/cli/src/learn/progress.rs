//! Shows the progress of a series: a bar in a terminal, plain lines elsewhere, and a row per generation.

use std::io::IsTerminal as _;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tzolkin_learn::{Generation, Stage};

/// Without a terminal a line is printed each time another quarter is done.
const LINES: u64 = 4;

pub(super) struct Progress {
    began: Instant,
    time: Option<Duration>,
    bar: Option<ProgressBar>,
    at: Mutex<At>,
}

/// What was shown last.
#[derive(Default)]
struct At {
    stage: String,
    quarter: u64,
    rows: u32,
    generation_began: Option<Instant>,
}

impl Progress {
    pub(super) fn new(time: Option<Duration>) -> Self {
        let style = ProgressStyle::with_template("{msg:30} {bar:30} {pos}/{len}, {eta} left");
        let bar = std::io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::with_draw_target(Some(1), ProgressDrawTarget::stderr());
            bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        });
        Self { began: Instant::now(), time, bar, at: Mutex::default() }
    }

    pub(super) fn show(&self, stage: Stage) {
        match stage {
            Stage::Games(generation, done, all) => self.step(generation, "games", done, all),
            Stage::Training(generation, done, all) => self.step(generation, "training", done as u64, all as u64),
            Stage::Match(generation, done, all) => self.step(generation, "matches", done, all),
            Stage::Done(row) => self.row(&row),
        }
    }

    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }

    fn step(&self, generation: u32, what: &str, done: u64, all: u64) {
        let mut at = self.at.lock().unwrap_or_else(PoisonError::into_inner);
        at.generation_began.get_or_insert_with(Instant::now);
        let stage = format!("generation {generation}: {what}");
        let new = at.stage != stage;
        if new {
            at.stage.clone_from(&stage);
            at.quarter = 0;
        }
        if let Some(bar) = &self.bar {
            // A match that has an answer ends early.
            bar.set_length(all);
            if new {
                bar.set_message(stage);
                // Games from an earlier run say nothing about how long the remaining ones take.
                bar.set_position(done);
                bar.reset_eta();
            }
            bar.set_position(done);
            return;
        }
        let quarter = done * LINES / all.max(1);
        if new || quarter > at.quarter {
            at.quarter = quarter;
            println!("{stage} {done}/{all}");
        }
    }

    fn row(&self, row: &Generation) {
        let mut at = self.at.lock().unwrap_or_else(PoisonError::into_inner);
        let seconds = at.generation_began.take().map_or(row.seconds, |began| began.elapsed().as_secs_f64());
        at.rows += 1;
        let rows = at.rows;
        drop(at);
        let print = || {
            if rows == 1 {
                println!("{}", header());
            }
            println!("{}", line(row));
            if rows == 1 {
                println!("{}", forecast(seconds, self.time.map(|time| time.saturating_sub(self.began.elapsed()))));
            }
        };
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }
}

fn header() -> String {
    format!(
        "{:>10} {:>8} {:>7} {:>15} {:>7} {:>16} {:>16} {:>6} {:>8}",
        "generation", "games", "winner", "error (by hand)", "policy", "against best", "against hand", "best", "minutes"
    )
}

fn line(row: &Generation) -> String {
    let share = |share: f64, low: f64, high: f64| {
        if share.is_nan() {
            return "-".to_owned();
        }
        format!("{:.0} % ({:.0}-{:.0})", 100.0 * share, 100.0 * low, 100.0 * high)
    };
    format!(
        "{:>10} {:>8} {:>7.1} {:>15} {:>7} {:>16} {:>16} {:>6} {:>8.1}",
        row.generation,
        row.games,
        row.makers_winner,
        format!("{:.2} ({:.2})", row.rmse_held_out, row.rmse_hand),
        format!("{:.0} %", 100.0 * row.policy_top1),
        share(row.gate_win_share, row.gate_low, row.gate_high),
        share(row.hand_win_share, row.hand_low, row.hand_high),
        if row.accepted { "new" } else { "stays" },
        row.seconds / 60.0,
    )
}

/// What the first generation of a run says about the time that the others will take.
fn forecast(seconds: f64, left: Option<Duration>) -> String {
    let each = format!("A generation takes about {:.1} minutes here", seconds / 60.0);
    let Some(left) = left else { return format!("{each}.") };
    let more = (left.as_secs_f64() / seconds.max(1.0)).round();
    format!("{each}, so about {more:.0} more will follow. Later ones train on more games and take a little longer.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_below_their_heads() {
        let row = Generation { generation: 3, games: 3_600, hand_win_share: f64::NAN, ..Generation::default() };
        assert_eq!(line(&row).len(), header().len());
        assert!(line(&row).contains(" - "), "{}", line(&row));
    }

    #[test]
    fn the_forecast_counts_what_is_left() {
        assert!(forecast(300.0, Some(Duration::from_secs(3_000))).contains("5.0 minutes here, so about 10 more"));
        assert_eq!(forecast(90.0, None), "A generation takes about 1.5 minutes here.");
    }
}
