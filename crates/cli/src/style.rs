//! What the bots of the arena did, as labelled figures for tables and plots.

use tzolkin_bots::Style;
use tzolkin_engine::Technology;
use tzolkin_engine::scoring::Source;

/// Figures with their labels; those that are part of another one above are indented.
pub(crate) type Figures = Vec<(&'static str, f64)>;

/// The places of a setup.
pub(crate) const PLACES: [&str; 4] = ["first player", "second", "third", "fourth"];

/// What was done, per seat and game.
pub(crate) fn deeds(style: &Style) -> Figures {
    let mut figures = vec![("workers", style.workers), ("technology levels", style.technology_levels)];
    figures.extend(Technology::ALL.map(|technology| (track(technology), style.levels[technology])));
    figures.extend([
        ("buildings", style.buildings),
        ("monuments", style.monuments),
        ("skulls placed", style.skulls),
        ("unfed workers", style.unfed),
    ]);
    figures
}

/// Where the points came from, per seat and game.
pub(crate) fn sources(style: &Style) -> Figures {
    Source::ALL.map(|source| (origin(source), style.sources[source])).to_vec()
}

const fn track(technology: Technology) -> &'static str {
    match technology {
        Technology::Agriculture => "  agriculture",
        Technology::Extraction => "  extraction",
        Technology::Architecture => "  architecture",
        Technology::Theology => "  theology",
    }
}

const fn origin(source: Source) -> &'static str {
    match source {
        Source::Buildings => "buildings",
        Source::Architecture => "architecture",
        Source::ChichenItza => "Chichen Itza",
        Source::TemplesAge1 => "temples, age 1",
        Source::TemplesAge2 => "temples, age 2",
        Source::Unfed => "unfed workers",
        Source::Corn => "corn and blocks",
        Source::Skulls => "skulls kept",
        Source::Monuments => "monuments",
    }
}
