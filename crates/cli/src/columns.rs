//! Tables for the terminal, each column as wide as its contents in any language.

use std::fmt;

/// The maximum width of a heading; the rest is cut off.
const WIDEST: usize = 24;
/// The minimum width of a column of figures.
const NARROWEST: usize = 13;

/// A table: labels on the left, figures on the right under their headings.
pub(crate) struct Columns {
    headings: Vec<String>,
    rows: Vec<(String, Vec<String>)>,
}

impl Columns {
    pub(crate) fn new(headings: &[String]) -> Self {
        let cut = |heading: &String| heading.chars().take(WIDEST).collect();
        Self { headings: headings.iter().map(cut).collect(), rows: Vec::new() }
    }

    pub(crate) fn row(&mut self, label: String, figures: impl IntoIterator<Item = String>) {
        self.rows.push((label, figures.into_iter().collect()));
    }
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = width(self.rows.iter().map(|(label, _)| label));
        let columns = self.headings.iter().enumerate().map(|(index, heading)| {
            let figures = self.rows.iter().filter_map(|(_, figures)| figures.get(index));
            width(figures.chain([heading])).max(NARROWEST) + 1
        });
        let columns: Vec<usize> = columns.collect();
        let unlabelled = String::new();
        let all = [(&unlabelled, &self.headings)].into_iter().chain(self.rows.iter().map(|(label, row)| (label, row)));
        for (label, figures) in all {
            write!(f, "{label:first$}")?;
            for (figure, &column) in figures.iter().zip(&columns) {
                write!(f, "{figure:>column$}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The width of the widest, in characters.
pub(crate) fn width<'a>(texts: impl IntoIterator<Item = &'a String>) -> usize {
    texts.into_iter().map(|text| text.chars().count()).max().unwrap_or_default()
}
