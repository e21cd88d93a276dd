//! The page of a review: one file without dependencies, with the graph of the game, for light and dark mode.

use std::fmt::Write;

use tzolkin_bots::{PAGE_STYLE, ReviewedTurn};

use crate::arena::shorten;
use crate::arena_page::{WIDTH, escape, open, text, vertical};
use crate::review_words::{Moment, Table, Told};

/// Where a graph begins and ends, from the left and from the top.
const LEFT: f64 = 56.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 12.0;
const HEIGHT: f64 = 260.0;
/// Below the graph are the numbers of the rounds and then the names, a line each.
const BELOW: f64 = 34.0;
const LINE: f64 = 22.0;
/// Longer names are cut in the graph.
const LONGEST_NAME: usize = 40;

/// What pages of reviews need beside the style of all pages.
const STYLE: &str = "svg circle { fill: var(--paper); stroke-width: 3; } \
    .moment { border-left: 4px solid var(--grid); padding-left: 1rem; margin: 1.5rem 0; } h3 { margin: 0; } \
    .moment.s0 { border-color: var(--c0); } .moment.s1 { border-color: var(--c1); } \
    .moment.s2 { border-color: var(--c2); } .moment.s3 { border-color: var(--c3); } \
    dt { font-weight: bold; } dd { margin: 0 0 .4rem 1rem; } .wide svg { min-width: 38rem; }";

pub(crate) fn page(told: &Told<'_>) -> String {
    let say = |key: &str| escape(&told.text.say(key));
    let title = escape(&told.title());
    let moments = told.moments();
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{PAGE_STYLE}\n{STYLE}</style>\n<h1>{title}</h1>\n<p>{}</p>\n<p>{}</p>\n",
        escape(&told.text.language()),
        escape(&told.made()),
        say("review-by-view"),
    );
    if told.record.result().is_none() {
        let _ = writeln!(html, "<p>{}</p>", escape(&told.unfinished()));
    }
    for (key, graph) in [("review-chances", chances(told, &moments)), ("review-points", points(told, &moments))] {
        let _ = writeln!(html, "<h2>{}</h2>\n{graph}", say(key));
    }
    let _ = writeln!(html, "<details><summary>{}</summary>\n{}</details>", say("cli-review-rounds"), rounds(told));
    let _ = writeln!(html, "<h2>{}</h2>", say("review-key-moments"));
    if moments.is_empty() {
        let _ = writeln!(html, "<p>{}</p>", say("cli-review-none"));
    }
    html.extend(moments.iter().map(|moment| section(told, moment)));
    let mut tables = vec![("cli-review-players", told.judgements())];
    if told.is_from_start() {
        tables.push(("table-end-breakdown", told.points()));
    } else if told.record.result().is_some() {
        tables.push(("review-at-end", told.points()));
    }
    tables.push(("cli-review-habits", told.habits()));
    for (key, of) in tables {
        let _ = writeln!(html, "<h2>{}</h2>\n{}", say(key), table(&of));
    }
    if let Some(differently) = told.differently() {
        let _ = writeln!(html, "<p>{}</p>", escape(&differently));
    }
    html + "</html>\n"
}

fn section(told: &Told<'_>, moment: &Moment<'_>) -> String {
    let say = |key: &str| escape(&told.text.say(key));
    let reasons: String = moment.reasons.iter().map(|reason| format!("<dd>{}</dd>", escape(reason))).collect();
    format!(
        "<section class=\"moment s{}\" id=\"turn-{}\">\n<h3>{}</h3>\n<dl><dt>{}</dt><dd>{}</dd>\n\
         <dt>{}</dt><dd>{}</dd><dd>{}</dd>\n<dt>{}</dt>{reasons}</dl>\n</section>\n",
        moment.turn.seat.index(),
        moment.turn.ply,
        escape(&moment.heading),
        say("review-played"),
        escape(&moment.played),
        say("review-better"),
        escape(&moment.better),
        escape(&moment.difference),
        escape(&moment.why),
    )
}

fn table(table: &Table) -> String {
    let heads: String = table.columns.iter().map(|name| format!("<th scope=\"col\">{}</th>", escape(name))).collect();
    let mut html = format!("<div class=\"wide\"><table>\n<tr><td></td>{heads}</tr>\n");
    for (label, figures) in &table.rows {
        let figures: String = figures.iter().map(|figure| format!("<td>{}</td>", escape(figure))).collect();
        let _ = writeln!(html, "<tr><th scope=\"row\">{}</th>{figures}</tr>", escape(label));
    }
    html + "</table></div>\n"
}

/// The figures of both graphs at the end of every round: what a reader who does not see them needs.
fn rounds(told: &Told<'_>) -> String {
    let turns = &told.review.turns;
    let last = |pair: &[ReviewedTurn]| pair[0].round != pair[1].round;
    let ends = turns.windows(2).filter(|pair| last(pair)).map(|pair| &pair[0]).chain(turns.last());
    let mut columns = Vec::new();
    for key in ["review-chances", "review-points"] {
        let of = told.text.say(key);
        columns.extend(told.names.iter().map(|name| format!("{name}: {of}")));
    }
    let round = told.text.say("cli-review-round");
    let row = |turn: &ReviewedTurn| {
        let chances = turn.chances.iter().map(|&chance| told.text.percent(chance, 0));
        let points = turn.points.iter().map(|&points| told.text.figure(points, 0));
        (format!("{round} {}", turn.round), chances.chain(points).collect())
    };
    table(&Table { columns, rows: ends.map(row).collect() })
}

/// A graph over the turns of the game.
struct Graph<'a> {
    label: String,
    of: fn(&ReviewedTurn) -> &[f64],
    lowest: f64,
    highest: f64,
    step: f64,
    write: &'a dyn Fn(f64) -> String,
}

fn chances(told: &Told<'_>, moments: &[Moment<'_>]) -> String {
    let write = |share: f64| told.text.percent(share, 0);
    let label = told.text.say("review-chances");
    Graph { label, of: |turn| &turn.chances, lowest: 0.0, highest: 1.0, step: 0.25, write: &write }.draw(told, moments)
}

fn points(told: &Told<'_>, moments: &[Moment<'_>]) -> String {
    const STEP: f64 = 20.0;
    let all = || told.review.turns.iter().flat_map(|turn| turn.points.iter().copied());
    let lowest = (all().fold(0.0, f64::min) / STEP).floor() * STEP;
    let highest = (all().fold(STEP, f64::max) / STEP).ceil() * STEP;
    let write = |points: f64| told.text.figure(points, 0);
    let label = told.text.say("review-points");
    Graph { label, of: |turn| &turn.points, lowest, highest, step: STEP, write: &write }.draw(told, moments)
}

impl Graph<'_> {
    fn y(&self, value: f64) -> f64 {
        TOP + (self.highest - value) / (self.highest - self.lowest) * HEIGHT
    }

    fn draw(&self, told: &Told<'_>, moments: &[Moment<'_>]) -> String {
        let turns = &told.review.turns;
        let x = |index: usize| LEFT + (index as f64 + 1.0) / turns.len().max(1) as f64 * (WIDTH - LEFT - RIGHT);
        let bottom = TOP + HEIGHT;
        // On a phone the graph can be scrolled, so that its labels stay readable.
        let height = bottom + BELOW + LINE * told.names.len() as f64;
        let mut svg = format!("<div class=\"wide\">{}", open(height, &escape(&self.label)));
        let steps = ((self.highest - self.lowest) / self.step).round() as usize;
        for step in 0..=steps {
            let value = self.lowest + step as f64 * self.step;
            let y = self.y(value);
            let end = WIDTH - RIGHT;
            let _ = writeln!(svg, "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{end}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>");
            svg += &text("end", "faint", LEFT - 8.0, y + 4.0, &escape(&(self.write)(value)));
        }
        let begins = turns.iter().enumerate().filter(|&(at, turn)| at == 0 || turns[at - 1].round != turn.round);
        for (at, turn) in begins.filter(|(_, turn)| turn.round % 5 == 0 || turn.round == 1) {
            svg += &vertical("grid", x(at), TOP, bottom);
            svg += &text("middle", "faint", x(at), bottom + 18.0, &turn.round.to_string());
        }
        for (seat, name) in told.names.iter().enumerate() {
            let line: Vec<String> = (0..)
                .zip(turns)
                .filter_map(|(at, turn)| Some(format!("{:.1},{:.1}", x(at), self.y(*(self.of)(turn).get(seat)?))))
                .collect();
            let _ = writeln!(svg, "<polyline class=\"s{seat} d{seat}\" points=\"{}\"/>", line.join(" "));
            let y = bottom + BELOW + LINE * seat as f64;
            let _ = writeln!(svg, "<polyline class=\"s{seat} d{seat}\" points=\"{LEFT},{y} 100,{y}\"/>");
            svg += &text("start", "", 110.0, y + 4.0, &escape(&shorten(name, LONGEST_NAME)));
        }
        // The drawing is one picture to a screen reader and to the keyboard; the moments follow below it as text.
        for moment in moments {
            let Some(at) = turns.iter().position(|turn| turn.ply == moment.turn.ply) else { continue };
            let seat = moment.turn.seat.index();
            let Some(&value) = (self.of)(moment.turn).get(seat) else { continue };
            let (x, y, heading) = (x(at), self.y(value), escape(&moment.heading));
            let _ = writeln!(
                svg,
                "<a href=\"#turn-{}\" tabindex=\"-1\"><circle class=\"s{seat}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\">\
                 <title>{heading}</title></circle></a>",
                moment.turn.ply
            );
        }
        svg + "</svg></div>\n"
    }
}
