//! The arena's page: SVG plots in a single file without dependencies, for light and dark mode.

use std::fmt::Write;

use tzolkin_bots::{BotSummary, PAGE_STYLE, Style, Summary};
use tzolkin_engine::Points;

use crate::arena::{elo_words, shorten};
use crate::style;

/// Plots are drawn on a canvas of this width.
pub(crate) const WIDTH: f64 = 900.0;
/// Where names end and figures begin.
const LEFT: f64 = 220.0;
const RIGHT: f64 = 70.0;
/// Longer names are cut.
const LONGEST_NAME: usize = 28;

/// The page: win rates, scores and what the bots did, with a table of the figures.
pub(crate) fn page(summary: &Summary, scores: &[Vec<Points>]) -> String {
    let Summary { games, players, seed, winner_mean_score, bots, .. } = summary;
    let names: Vec<String> = bots.iter().map(|bot| escape(&bot.bot)).collect();
    let title = format!("Arena: {}", names.join(", "));
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{PAGE_STYLE}</style>\n<h1>{title}</h1>\n\
         <p>{games} games of {players} players on the same setups with seats rotated, seed {seed}. The winner makes \
         {winner_mean_score:.2} points on average.</p>\n\
         <h2>Win rates with 95 % intervals</h2>\n{}<h2>Scores</h2>\n{}<h2>What the bots did, per seat and game</h2>\n{}\
         <h2>Where the points came from</h2>\n{}<h2>Figures</h2>\n{}<h2>Winners and all seats</h2>\n{}\
         <h2>Wins by place</h2>\n{}<h2>Lines of play</h2>\n{}</html>\n",
        win_rates(summary),
        distributions(bots, scores),
        bars(bots, "What the bots did", style::deeds, Scale::Own),
        bars(bots, "Where the points came from", style::sources, Scale::Common),
        figures(bots),
        styles(summary),
        places(summary),
        lines(summary),
    )
}

fn win_rates(summary: &Summary) -> String {
    let row = 36.0;
    let height = row * summary.bots.len() as f64 + 40.0;
    let x = |rate: f64| LEFT + rate * (WIDTH - LEFT - RIGHT);
    let mut svg = open(height, "Win rates with 95 % intervals");
    for tick in [0.0, 0.25, 0.5, 0.75, 1.0] {
        svg += &vertical("grid", x(tick), 5.0, height - 30.0);
        svg += &text("middle", "faint", x(tick), height - 12.0, &format!("{} %", 100.0 * tick));
    }
    svg += &vertical("par", x(summary.par()), 5.0, height - 30.0);
    for (index, bot) in summary.bots.iter().enumerate() {
        let y = 22.0 + row * index as f64;
        let (low, high, rate) = (x(bot.win_rate_low), x(bot.win_rate_high), x(bot.win_rate));
        svg += &name(bot, y);
        let _ = writeln!(
            svg,
            "<line class=\"s{index}\" stroke-width=\"4\" x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{y}\" y2=\"{y}\"/>\
             <circle class=\"f{index}\" cx=\"{rate:.1}\" cy=\"{y}\" r=\"7\"/>"
        );
        svg += &text("start", "", high + 12.0, y + 4.0, &format!("{:.1} %", 100.0 * bot.win_rate));
    }
    svg + "</svg>\n<p>The dashed line is par: what equal bots win.</p>\n"
}

/// The distribution of scores: the share of seats in each range of a few points, as lines.
fn distributions(bots: &[BotSummary], scores: &[Vec<Points>]) -> String {
    const STEP: i32 = 5;
    let height = 300.0;
    let (top, bottom) = (20.0 + 22.0 * bots.len() as f64, height - 34.0);
    let step = |points: &Points| points.quarters().div_euclid(4 * STEP);
    let all = || scores.iter().flatten().map(step);
    let (first, last) = (all().min().unwrap_or(0) - 1, all().max().unwrap_or(0) + 1);
    let x = |step: i32| 50.0 + f64::from(step - first) / f64::from(last - first) * (WIDTH - 80.0);
    let shares: Vec<Vec<f64>> = scores
        .iter()
        .map(|scores| {
            let mut counts = vec![0.0; (last - first + 1) as usize];
            for points in scores {
                counts[(step(points) - first) as usize] += 1.0 / scores.len() as f64;
            }
            counts
        })
        .collect();
    let most = shares.iter().flatten().copied().fold(0.01, f64::max);
    let y = |share: f64| bottom - share / most * (bottom - top);
    let mut svg = open(height, "Distribution of scores");
    // About ten labels, whatever the range.
    let apart = ((last - first) / 10).max(1);
    for tick in (first..=last).filter(|tick| tick % apart == 0) {
        svg += &vertical("grid", x(tick), top, bottom);
        svg += &text("middle", "faint", x(tick), bottom + 20.0, &format!("{}", tick * STEP));
    }
    for (index, (bot, shares)) in bots.iter().zip(&shares).enumerate() {
        let points: Vec<String> =
            (first..).zip(shares).map(|(step, &share)| format!("{:.1},{:.1}", x(step), y(share))).collect();
        let _ = writeln!(svg, "<polyline class=\"s{index} d{index}\" points=\"{}\"/>", points.join(" "));
        let key = 18.0 + 22.0 * index as f64;
        let _ = writeln!(svg, "<polyline class=\"s{index} d{index}\" points=\"50,{} 90,{}\"/>", key - 4.0, key - 4.0);
        let label = format!("{}: {:.1} on average", escape(&shorten(&bot.bot, LONGEST_NAME)), bot.mean_score);
        svg += &text("start", "", 100.0, key, &label);
    }
    svg + &format!("</svg>\n<p>Share of seats by final points, in steps of {STEP}.</p>\n")
}

/// The value of the longest bar.
#[derive(Clone, Copy, PartialEq)]
enum Scale {
    /// The largest value of the same figure, because the figures count different things.
    Own,
    /// The largest value of all, because the figures are parts of one sum.
    Common,
}

/// Bars for each figure. Those below zero are drawn in outline.
fn bars(bots: &[BotSummary], label: &str, figures: fn(&Style) -> style::Figures, scale: Scale) -> String {
    let (bar, gap) = (20.0, 14.0);
    let group = bar * bots.len() as f64 + gap;
    let of_bots: Vec<style::Figures> = bots.iter().map(|bot| figures(&bot.style)).collect();
    let largest = |figures: &mut dyn Iterator<Item = f64>| figures.map(f64::abs).fold(0.01, f64::max);
    let labels: Vec<&str> = of_bots[0].iter().map(|(label, _)| label.trim()).collect();
    let mut svg = open(group * labels.len() as f64, label);
    for (place, label) in labels.into_iter().enumerate() {
        let top = place as f64 * group;
        svg += &text("end", "", LEFT - 12.0, top + (group - gap) / 2.0 + 6.0, label);
        let most = match scale {
            Scale::Own => largest(&mut of_bots.iter().map(|figures| figures[place].1)),
            Scale::Common => largest(&mut of_bots.iter().flatten().map(|figure| figure.1)),
        };
        for (index, (bot, figures)) in bots.iter().zip(&of_bots).enumerate() {
            let (y, value) = (top + bar * index as f64 + 4.0, figures[place].1);
            let width = value.abs() / most * (WIDTH - LEFT - 320.0);
            let class = if value < 0.0 { format!("below s{index}") } else { format!("f{index}") };
            let _ = writeln!(
                svg,
                "<rect class=\"{class}\" x=\"{LEFT}\" y=\"{y}\" width=\"{width:.1}\" height=\"{}\"/>",
                bar - 3.0
            );
            let value = format!("{value:.2}  {}", escape(&shorten(&bot.bot, LONGEST_NAME)));
            svg += &text("start", "", LEFT + width + 8.0, y + 13.0, &value);
        }
    }
    svg + "</svg>\n"
}

fn figures(bots: &[BotSummary]) -> String {
    let mut html = table_head(bots.iter().map(|bot| escape(&bot.bot)));
    let mut row = |label: &str, figure: &dyn Fn(&BotSummary) -> String| {
        html += &table_row(label, bots.iter().map(figure));
    };
    row("seats played", &|bot| bot.seats_played.to_string());
    row("wins", &|bot| format!("{:.1}", bot.wins));
    row("Elo", &|bot| match (bot.elo, bot.elo_low, bot.elo_high) {
        (Some(elo), Some(low), Some(high)) => elo_words(elo, low, high),
        _ => "-".to_owned(),
    });
    row("mean score", &|bot| format!("{:.2}", bot.mean_score));
    row("deviation of scores", &|bot| format!("{:.2}", bot.score_deviation));
    row("ms per decision", &|bot| format!("{:.3}", bot.ms_per_decision));
    row("ms, 99 % below", &|bot| format!("{:.3}", bot.ms_p99));
    row("overruns", &|bot| bot.overruns.to_string());
    row("lapses", &|bot| bot.lapses.to_string());
    html + "</table></div>\n"
}

/// What each bot, all winners and all seats did.
fn styles(summary: &Summary) -> String {
    let names = summary.bots.iter().map(|bot| escape(&bot.bot));
    let mut html = table_head(names.chain(["winners".to_owned(), "all seats".to_owned()]));
    let styles = || summary.bots.iter().map(|bot| &bot.style).chain([&summary.winners, &summary.all]);
    let mut rows = |figures: fn(&Style) -> style::Figures, what: &str| {
        let columns: Vec<style::Figures> = styles().map(figures).collect();
        for (index, (label, _)) in columns[0].iter().enumerate() {
            let label = format!("{what}{}", label.trim());
            html += &table_row(&label, columns.iter().map(|column| format!("{:.2}", column[index].1)));
        }
    };
    rows(style::deeds, "");
    rows(style::sources, "points from ");
    html + "</table></div>\n"
}

/// What the first player of the setup wins, the second, and so on.
fn places(summary: &Summary) -> String {
    let mut html = table_head(["wins", "95 % interval"].into_iter().map(str::to_owned));
    for (place, words) in summary.places.iter().zip(style::PLACES) {
        let [rate, low, high] = [place.win_rate, place.win_rate_low, place.win_rate_high].map(|share| 100.0 * share);
        html += &table_row(words, [format!("{rate:.1} %"), format!("{low:.1} - {high:.1} %")].into_iter());
    }
    html + "</table></div>\n<p>The places of the setup, all bots together.</p>\n"
}

/// What the lines of play win.
fn lines(summary: &Summary) -> String {
    let mut html = table_head(["share of seats", "share of wins", "definition"].into_iter().map(str::to_owned));
    for line in &summary.lines {
        let [seats, wins] = [line.share_of_seats, line.share_of_wins].map(|share| format!("{:.1} %", 100.0 * share));
        html += &table_row(line.line.name(), [seats, wins, line.definition.to_owned()].into_iter());
    }
    html + "</table></div>\n<p>By what a seat had at the end; the first that fits counts.</p>\n"
}

/// The beginning of a table with these columns; names are already escaped.
fn table_head(names: impl Iterator<Item = String>) -> String {
    let names: String = names.map(|name| format!("<th>{name}</th>")).collect();
    format!("<div class=\"wide\"><table>\n<tr><th></th>{names}</tr>\n")
}

fn table_row(label: &str, figures: impl Iterator<Item = String>) -> String {
    let figures: String = figures.map(|figure| format!("<td>{figure}</td>")).collect();
    format!("<tr><th>{label}</th>{figures}</tr>\n")
}

pub(crate) fn open(height: f64, label: &str) -> String {
    format!("<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{label}\">\n")
}

pub(crate) fn vertical(class: &str, x: f64, top: f64, bottom: f64) -> String {
    format!("<line class=\"{class}\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{top}\" y2=\"{bottom}\"/>\n")
}

/// A label; its text is already escaped.
pub(crate) fn text(anchor: &str, class: &str, x: f64, y: f64, text: &str) -> String {
    format!("<text class=\"{class}\" text-anchor=\"{anchor}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>\n")
}

fn name(bot: &BotSummary, y: f64) -> String {
    text("end", "", LEFT - 12.0, y + 4.0, &escape(&shorten(&bot.bot, LONGEST_NAME)))
}

/// Escapes text for HTML, because names and the commands of external programs may contain anything.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
