//! The page of a training run: charts and a table in a single file without dependencies, for light and dark mode.

use std::fmt::Write;

use tzolkin_bots::PAGE_STYLE;

use super::Generation;
use crate::{
    chart::{Chart, Line, Point, draw, thousands},
    measure::{Bin, calibration_error},
};

/// The share of games that each of four equal players wins.
const PAR: f64 = 0.25;

type Figure = fn(&Generation) -> f64;
type Interval = fn(&Generation) -> (f64, f64);

/// The page: charts over the games played, the reliability of the win chance and a table of all generations.
#[must_use]
pub fn page(generations: &[Generation], reliability: &[Bin]) -> String {
    let accepted = generations.iter().filter(|generation| generation.accepted).count();
    let games = generations.last().map_or(0, |generation| generation.games);
    let hours = generations.iter().map(|generation| generation.seconds).sum::<f64>() / 3600.0;
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Training run</title>\n\
         <style>{PAGE_STYLE}</style>\n<h1>Training run</h1>\n\
         <p>{} generations, of which {accepted} were accepted; {} games of self-play in {hours:.1} hours.</p>\n",
        generations.len(),
        thousands(games as i64),
    );
    let mut section = |title: &str, chart: &str, note: &str| {
        let _ = write!(html, "<h2>{title}</h2>\n{chart}<p>{note}</p>\n");
    };
    section(
        "The winner's score",
        &scores(generations),
        "Mean score of the winner in self-play, which explores, and in the match against the best net, which does not.",
    );
    section(
        "Error of the predicted score",
        &errors(generations),
        "Root mean square error in points on games that were not trained on, and on games that were.",
    );
    section(
        "Match against the best net so far",
        &shares(
            generations,
            "share of wins against three of the best",
            |g| g.gate_win_share,
            |g| (g.gate_low, g.gate_high),
        ),
        "Share of wins against three of the best net before, with its 95 % interval; the first plays against the start.",
    );
    section(
        "Match against the hand-written evaluation",
        &shares(generations, "share of wins against three", |g| g.hand_win_share, |g| (g.hand_low, g.hand_high)),
        "Share of wins against three searches with the hand-written evaluation, with its 95 % interval.",
    );
    section("What players build", &deeds(generations), "Means per seat and game in self-play.");
    section("Technology levels", &technologies(generations), "Means per seat and game in self-play.");
    section("Quality of the policy", &policy(generations), "How often the net's first choice is the search's.");
    section(
        "Reliability of the win chance",
        &reliability_chart(reliability),
        &format!(
            "Of the positions to which the net gives a chance, so many were won. On the dashed line both are equal; \
             the expected calibration error is {:.2} %.",
            100.0 * calibration_error(reliability)
        ),
    );
    html + "<h2>All generations</h2>\n" + &table(generations) + "</html>\n"
}

fn line<'a>(generations: &[Generation], name: &'a str, figure: Figure) -> Line<'a> {
    let point = |g: &Generation| Point { x: g.games as f64, y: figure(g), interval: None };
    Line { name, points: generations.iter().map(point).collect() }
}

fn over_games<'a>(label: &'a str, y_label: &'a str, lines: Vec<Line<'a>>) -> Chart<'a> {
    Chart { label, x_label: "games of self-play", y_label, lines, par: None, percent: false, square: false }
}

fn scores(generations: &[Generation]) -> String {
    let lines = vec![
        line(generations, "self-play", |g| g.makers_winner),
        line(generations, "match against the best net", |g| g.four_winner),
    ];
    draw(&over_games("Mean score of the winner over games", "points", lines))
}

fn errors(generations: &[Generation]) -> String {
    let lines = vec![
        line(generations, "net, held-out games", |g| g.rmse_held_out),
        line(generations, "hand-written evaluation, held-out games", |g| g.rmse_hand),
        line(generations, "net, games trained on", |g| g.rmse_train),
    ];
    draw(&over_games("Error of the predicted score over games", "points", lines))
}

fn shares(generations: &[Generation], name: &str, share: Figure, interval: Interval) -> String {
    let mut measured = line(generations, name, share);
    for (point, generation) in measured.points.iter_mut().zip(generations) {
        point.interval = Some(interval(generation));
    }
    let chart = over_games("Share of wins over games", "share of wins", vec![measured]);
    draw(&Chart { par: Some((PAR, "par: what equal players win")), percent: true, ..chart })
}

fn deeds(generations: &[Generation]) -> String {
    let lines = vec![
        line(generations, "workers", |g| g.workers),
        line(generations, "buildings", |g| g.buildings),
        line(generations, "monuments", |g| g.monuments),
        line(generations, "unfed workers", |g| g.unfed),
    ];
    draw(&over_games("Workers, buildings and monuments over games", "per seat", lines))
}

fn technologies(generations: &[Generation]) -> String {
    let lines = vec![
        line(generations, "agriculture", |g| g.agriculture),
        line(generations, "extraction", |g| g.extraction),
        line(generations, "architecture", |g| g.architecture),
        line(generations, "theology", |g| g.theology),
    ];
    draw(&over_games("Technology levels over games", "levels per seat", lines))
}

fn policy(generations: &[Generation]) -> String {
    let lines = vec![line(generations, "same first choice as the search", |g| g.policy_top1)];
    let chart = over_games("Agreement of the policy with the search over games", "share of positions", lines);
    draw(&Chart { percent: true, ..chart })
}

fn reliability_chart(bins: &[Bin]) -> String {
    let points = bins.iter().map(|bin| Point { x: bin.predicted, y: bin.actual, interval: None }).collect();
    draw(&Chart {
        label: "Reliability of the win chance",
        x_label: "win chance that the net gives",
        y_label: "share of wins",
        lines: vec![Line { name: "held-out positions", points }],
        par: Some((0.0, "equal")),
        percent: true,
        square: true,
    })
}

fn table(generations: &[Generation]) -> String {
    type Column = (&'static str, fn(&Generation) -> String);
    let columns: [Column; 27] = [
        ("generation", |g| g.generation.to_string()),
        ("net", |g| escape(&g.net_fingerprint)),
        ("accepted", |g| if g.accepted { "yes" } else { "no" }.to_owned()),
        ("games", |g| thousands(g.games as i64)),
        ("rows", |g| thousands(g.rows as i64)),
        ("winner, self-play", |g| format!("{:.1}", g.makers_winner)),
        ("mean, self-play", |g| format!("{:.1}", g.makers_mean)),
        ("winner, match", |g| format!("{:.1}", g.four_winner)),
        ("against the best net", |g| with_interval(g.gate_win_share, g.gate_low, g.gate_high)),
        ("games of that match", |g| thousands(g.gate_games as i64)),
        ("against three hand searches", |g| with_interval(g.hand_win_share, g.hand_low, g.hand_high)),
        ("error, hand", |g| format!("{:.2}", g.rmse_hand)),
        ("error, trained on", |g| format!("{:.2}", g.rmse_train)),
        ("error, held out", |g| format!("{:.2}", g.rmse_held_out)),
        ("win cross entropy", |g| format!("{:.4}", g.win_bce)),
        ("policy cross entropy", |g| format!("{:.3}", g.policy_ce)),
        ("policy first choice", |g| format!("{:.1} %", 100.0 * g.policy_top1)),
        ("workers", |g| format!("{:.2}", g.workers)),
        ("agriculture", |g| format!("{:.2}", g.agriculture)),
        ("extraction", |g| format!("{:.2}", g.extraction)),
        ("architecture", |g| format!("{:.2}", g.architecture)),
        ("theology", |g| format!("{:.2}", g.theology)),
        ("buildings", |g| format!("{:.2}", g.buildings)),
        ("monuments", |g| format!("{:.2}", g.monuments)),
        ("unfed", |g| format!("{:.2}", g.unfed)),
        ("technology levels", |g| format!("{:.2}", g.agriculture + g.extraction + g.architecture + g.theology)),
        ("seconds", |g| format!("{:.0}", g.seconds)),
    ];
    let mut html = "<div class=\"wide\"><table>\n<tr>".to_owned();
    for (name, _) in columns {
        let _ = write!(html, "<th scope=\"col\">{name}</th>");
    }
    html += "</tr>\n";
    for generation in generations {
        html += "<tr>";
        for (_, cell) in columns {
            let _ = write!(html, "<td>{}</td>", cell(generation));
        }
        html += "</tr>\n";
    }
    html + "</table></div>\n"
}

fn with_interval(share: f64, low: f64, high: f64) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * share, 100.0 * low, 100.0 * high)
}

/// Escapes text for HTML, because the table is a file that anybody may have edited.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
