//! Line charts as self-contained SVG.

use std::fmt::Write;

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 24.0;
const BOTTOM: f64 = 52.0;
/// The height of one line of the legend above the plot.
const KEY_LINE: f64 = 22.0;
const KEY_COLUMNS: usize = 2;

/// A chart of one or more lines over a common axis.
pub(crate) struct Chart<'a> {
    /// What the chart shows, for readers who cannot see it.
    pub(crate) label: &'a str,
    pub(crate) x_label: &'a str,
    pub(crate) y_label: &'a str,
    pub(crate) lines: Vec<Line<'a>>,
    /// A dashed line at a reference value, and its meaning.
    pub(crate) par: Option<(f64, &'a str)>,
    /// Shares are written as percentages.
    pub(crate) percent: bool,
    /// Both axes run from 0 to 1, and the dashed line is the diagonal.
    pub(crate) square: bool,
}

/// One line of a chart.
pub(crate) struct Line<'a> {
    pub(crate) name: &'a str,
    pub(crate) points: Vec<Point>,
}

/// A value with the interval around it, if there is one.
#[derive(Clone, Copy)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) interval: Option<(f64, f64)>,
}

impl Point {
    fn is_finite(&self) -> bool {
        let (low, high) = self.interval.unwrap_or((0.0, 0.0));
        [self.x, self.y, low, high].iter().all(|value| value.is_finite())
    }
}

/// Where values lie on the canvas.
struct Axis {
    low: f64,
    high: f64,
    /// Canvas positions of `low` and `high`.
    from: f64,
    to: f64,
}

impl Axis {
    fn at(&self, value: f64) -> f64 {
        self.from + (value - self.low) / (self.high - self.low) * (self.to - self.from)
    }

    /// About that many round values on the axis, and the number of decimals that they need.
    fn ticks(&self, about: f64) -> (Vec<f64>, usize) {
        let rough = (self.high - self.low) / about;
        let power = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|m| m * power).into_iter().find(|step| *step >= rough).unwrap_or(rough);
        let first = (self.low / step - 1e-9).ceil();
        let count = ((self.high / step + 1e-9).floor() - first).clamp(0.0, 50.0) as usize;
        // Computed as multiples of the step, because sums would accumulate rounding errors.
        let ticks = (0..=count).map(|index| (first + index as f64) * step).collect();
        (ticks, (-step.log10().floor()).clamp(0.0, 6.0) as usize)
    }
}

/// The chart as an SVG element. Values that are not finite are left out.
pub(crate) fn draw(chart: &Chart<'_>) -> String {
    let points: Vec<Point> =
        chart.lines.iter().flat_map(|line| &line.points).copied().filter(Point::is_finite).collect();
    if points.is_empty() {
        return "<p>There is nothing to show yet.</p>\n".to_owned();
    }
    let keys = chart.lines.len() + usize::from(chart.par.is_some());
    let top = 14.0 + KEY_LINE * keys.div_ceil(KEY_COLUMNS) as f64;
    let height = HEIGHT + top;
    let (x, y) = axes(chart, &points, top, height);
    let mut svg = format!("<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\">\n", chart.label);
    grid(&mut svg, chart, &x, &y);
    if let Some((value, _)) = chart.par {
        let (from, to) = if chart.square { (y.from, y.to) } else { (y.at(value), y.at(value)) };
        let (left, right) = (x.from, x.to);
        let _ = writeln!(svg, "<line class=\"par\" x1=\"{left}\" x2=\"{right}\" y1=\"{from:.1}\" y2=\"{to:.1}\"/>");
    }
    for (index, line) in chart.lines.iter().enumerate() {
        draw_line(&mut svg, line, index % 4, &x, &y);
    }
    key(&mut svg, chart);
    svg + "</svg>\n"
}

fn axes(chart: &Chart<'_>, points: &[Point], top: f64, height: f64) -> (Axis, Axis) {
    let range = |values: &mut dyn Iterator<Item = f64>| {
        let (low, high) =
            values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)));
        // A single point or a flat line still needs an axis of some length.
        if high - low > 1e-9 * high.abs().max(1.0) { (low, high) } else { (low - 0.5, high + 0.5) }
    };
    let (mut x, mut y) = ((0.0, 1.0), (0.0, 1.0));
    if !chart.square {
        x = range(&mut points.iter().map(|point| point.x));
        let spread = points.iter().flat_map(|point| {
            let (low, high) = point.interval.unwrap_or((point.y, point.y));
            [low, point.y, high]
        });
        let (low, high) = range(&mut spread.chain(chart.par.map(|(value, _)| value)));
        let margin = 0.05 * (high - low);
        y = (low - margin, high + margin);
    }
    (
        Axis { low: x.0, high: x.1, from: LEFT, to: WIDTH - RIGHT },
        Axis { low: y.0, high: y.1, from: height - BOTTOM, to: top },
    )
}

fn grid(svg: &mut String, chart: &Chart<'_>, x: &Axis, y: &Axis) {
    let (ticks, decimals) = y.ticks(6.0);
    for tick in ticks {
        let at = y.at(tick);
        let _ = writeln!(svg, "<line class=\"grid\" x1=\"{}\" x2=\"{}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>", x.from, x.to);
        *svg += &text("end", "faint", LEFT - 8.0, at + 4.0, &figure(tick, decimals, chart.percent));
    }
    let (ticks, decimals) = x.ticks(8.0);
    for tick in ticks {
        let at = x.at(tick);
        let _ = writeln!(svg, "<line class=\"grid\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{}\" y2=\"{}\"/>", y.from, y.to);
        *svg += &text("middle", "faint", at, y.from + 18.0, &figure(tick, decimals, chart.square));
    }
    *svg += &text("middle", "", (x.from + x.to) / 2.0, y.from + 40.0, chart.x_label);
    let middle = (y.from + y.to) / 2.0;
    let _ = writeln!(
        svg,
        "<text text-anchor=\"middle\" transform=\"translate(16 {middle:.1}) rotate(-90)\">{}</text>",
        chart.y_label
    );
}

/// A number on an axis: large ones with thin spaces between the thousands, shares in percent.
fn figure(value: f64, decimals: usize, percent: bool) -> String {
    if percent {
        return format!("{:.*} %", decimals.saturating_sub(2), 100.0 * value);
    }
    // Rounding may turn a small negative number into -0.
    let value = if value.abs() < 1e-9 { 0.0 } else { value };
    let text = format!("{value:.decimals$}");
    if value.abs() < 10_000.0 { text } else { thousands(value.round() as i64) }
}

/// A whole number with thin spaces between the thousands.
pub(crate) fn thousands(value: i64) -> String {
    let digits = value.unsigned_abs().to_string();
    let mut text = if value < 0 { "-".to_owned() } else { String::new() };
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{2009}');
        }
        text.push(digit);
    }
    text
}

fn draw_line(svg: &mut String, line: &Line<'_>, style: usize, x: &Axis, y: &Axis) {
    let points: Vec<&Point> = line.points.iter().filter(|point| point.is_finite()).collect();
    let places: Vec<String> = points.iter().map(|point| format!("{:.1},{:.1}", x.at(point.x), y.at(point.y))).collect();
    let _ = writeln!(svg, "<polyline class=\"s{style} d{style}\" points=\"{}\"/>", places.join(" "));
    for point in points {
        let (cx, cy) = (x.at(point.x), y.at(point.y));
        if let Some((low, high)) = point.interval {
            let (low, high) = (y.at(low), y.at(high));
            let _ = writeln!(
                svg,
                "<line class=\"s{style}\" stroke-width=\"3\" opacity=\"0.5\" x1=\"{cx:.1}\" x2=\"{cx:.1}\" \
                 y1=\"{low:.1}\" y2=\"{high:.1}\"/>"
            );
        }
        let _ = writeln!(svg, "<circle class=\"f{style}\" cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"3.5\"/>");
    }
}

fn key(svg: &mut String, chart: &Chart<'_>) {
    let lines = chart.lines.iter().enumerate().map(|(index, line)| {
        let style = index % 4;
        (format!("s{style} d{style}"), line.name)
    });
    let par = chart.par.map(|(_, name)| ("par".to_owned(), name));
    for (place, (class, name)) in lines.chain(par).enumerate() {
        let left = LEFT + (place % KEY_COLUMNS) as f64 * (WIDTH - LEFT - RIGHT) / KEY_COLUMNS as f64;
        let y = 14.0 + KEY_LINE * (place / KEY_COLUMNS) as f64;
        let _ = writeln!(svg, "<polyline class=\"{class}\" points=\"{left},{y} {},{y}\"/>", left + 40.0);
        *svg += &text("start", "", left + 50.0, y + 4.0, name);
    }
}

fn text(anchor: &str, class: &str, x: f64, y: f64, text: &str) -> String {
    format!("<text class=\"{class}\" text-anchor=\"{anchor}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(low: f64, high: f64) -> Axis {
        Axis { low, high, from: 0.0, to: 100.0 }
    }

    #[test]
    fn ticks_are_round_and_within_the_axis() {
        let (ticks, decimals) = axis(0.03, 1.02).ticks(5.0);
        assert_eq!(decimals, 1);
        let texts: Vec<String> = ticks.iter().map(|&tick| figure(tick, decimals, false)).collect();
        assert_eq!(texts, ["0.2", "0.4", "0.6", "0.8", "1.0"]);
        let (ticks, decimals) = axis(-1.0, 40_000.0).ticks(4.0);
        assert_eq!(figure(ticks[1], decimals, false), "20\u{2009}000");
        assert_eq!(figure(0.25, 2, true), "25 %");
    }

    #[test]
    fn thousands_are_kept_apart() {
        assert_eq!(thousands(999), "999");
        assert_eq!(thousands(-1_234_567), "-1\u{2009}234\u{2009}567");
    }

    #[test]
    fn a_chart_of_one_point_or_none_can_be_drawn() {
        let chart = |points: Vec<Point>| {
            let lines = vec![Line { name: "n", points }];
            draw(&Chart { label: "l", x_label: "x", y_label: "y", lines, par: None, percent: false, square: false })
        };
        assert!(chart(Vec::new()).contains("nothing to show"));
        assert!(chart(vec![Point { x: 1.0, y: f64::NAN, interval: None }]).contains("nothing to show"));
        let one = chart(vec![Point { x: 1.0, y: 2.0, interval: None }]);
        assert!(one.contains("<circle") && !one.contains("NaN") && !one.contains("inf"), "{one}");
    }
}
