//! Actions: everything that a player can decide, each with exactly one text form.

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;

use crate::nouns::{Block, Blocks, Building, Gear, Monument, Technology, Temple, WealthTile};

/// A small decision. A turn is a sequence of them.
///
/// `Display` and `FromStr` give each its one text form, used by records, protocols, logs and tests alike.
///
/// ```
/// use tzolkin_engine::{Action, Gear};
///
/// let action: Action = "pick yaxchilan 3".parse()?;
/// assert_eq!(action, Action::Pick { gear: Gear::Yaxchilan, space: 3 });
/// assert_eq!(action.to_string(), "pick yaxchilan 3");
/// assert!("pick  yaxchilan 3".parse::<Action>().is_err());
/// # Ok::<(), tzolkin_engine::UnknownAction>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub enum Action {
    /// Keep two of the four wealth tiles, in the order of the component table.
    Keep([WealthTile; 2]),
    /// Beg for corn, going down a step in that temple.
    Beg(Temple),
    /// Place a worker on the lowest free space of a gear.
    Place(Gear),
    /// Place a worker on the starting player space.
    PlaceOnStart,
    /// Take back a worker.
    Pick {
        /// The gear it rides on.
        gear: Gear,
        /// The space it has reached.
        space: u8,
    },
    /// Perform that action of the gear the worker was taken from.
    Do(u8),
    /// Perform the action one space ahead (theology 1).
    Ahead,
    /// Perform no action with the worker taken back.
    Nothing,
    /// Harvest corn.
    Corn,
    /// Harvest wood.
    Wood,
    /// Burn the forest for the corn under it.
    Burn,
    /// Go down a step in that temple for having burnt.
    Anger(Temple),
    /// Advance in a technology.
    Advance(Technology),
    /// Pay these blocks.
    Pay(Blocks),
    /// Construct a building.
    Build {
        /// The tile on display.
        building: Building,
        /// How architecture is applied.
        form: Form,
    },
    /// Construct a monument.
    Monument(Monument),
    /// Go up a step in that temple.
    Climb(Temple),
    /// Take a block of choice.
    Take(Block),
    /// Sell a block at the market.
    Sell(Block),
    /// Buy a block at the market.
    Buy(Block),
    /// Offer a block for a temple step (theology 2).
    Offer(Block),
    /// Perform an action of one of the four cities (Uxmal 5, or the building that acts like it).
    DoAny {
        /// One of the four cities.
        gear: Gear,
        /// The number of one of its actions.
        space: u8,
    },
    /// Decline what is optional.
    Stop,
    /// Let one or two days pass.
    Days(u8),
    /// End the turn.
    End,
}

/// How architecture is applied to a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// Applied as far as possible, without saving a block.
    Usual,
    /// Not applied, but kept for the second building of Tikal 4.
    Plain,
    /// Saving that block (architecture 3 at Tikal).
    Save(Block),
}

/// More legal actions than any decision has.
pub const MOST_ACTIONS: usize = 32;

/// The legal actions of a decision, without allocation.
pub type Actions = ArrayVec<Action, MOST_ACTIONS>;

/// Text that is not an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not an action")]
pub struct UnknownAction(pub String);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Keep([first, second]) => write!(f, "keep {first} {second}"),
            Self::Beg(temple) => write!(f, "beg {temple}"),
            Self::Place(gear) => write!(f, "place {gear}"),
            Self::PlaceOnStart => f.write_str("place start"),
            Self::Pick { gear, space } => write!(f, "pick {gear} {space}"),
            Self::Do(space) => write!(f, "do {space}"),
            Self::Ahead => f.write_str("do ahead"),
            Self::Nothing => f.write_str("nothing"),
            Self::Corn => f.write_str("corn"),
            Self::Wood => f.write_str("wood"),
            Self::Burn => f.write_str("burn"),
            Self::Anger(temple) => write!(f, "anger {temple}"),
            Self::Advance(technology) => write!(f, "advance {technology}"),
            Self::Pay(blocks) => {
                f.write_str("pay")?;
                for (block, &count) in blocks.iter() {
                    for _ in 0..count {
                        write!(f, " {block}")?;
                    }
                }
                Ok(())
            }
            Self::Build { building, form } => match form {
                Form::Usual => write!(f, "build {building}"),
                Form::Plain => write!(f, "build {building} plain"),
                Form::Save(block) => write!(f, "build {building} save {block}"),
            },
            Self::Monument(monument) => write!(f, "monument {monument}"),
            Self::Climb(temple) => write!(f, "climb {temple}"),
            Self::Take(block) => write!(f, "take {block}"),
            Self::Sell(block) => write!(f, "sell {block}"),
            Self::Buy(block) => write!(f, "buy {block}"),
            Self::Offer(block) => write!(f, "offer {block}"),
            Self::DoAny { gear, space } => write!(f, "do {gear} {space}"),
            Self::Stop => f.write_str("stop"),
            Self::Days(days) => write!(f, "days {days}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Self, UnknownAction> {
        // No action is longer than one with two wealth tiles, so longer text need not be split into words.
        parse(text)
            .filter(|action| text.len() < 64 && action.to_string() == text)
            .ok_or_else(|| UnknownAction(text.chars().take(64).collect()))
    }
}

/// Reads a text leniently; [`Action::from_str`] then accepts only the exact form.
fn parse(text: &str) -> Option<Action> {
    let words: ArrayVec<&str, 5> = text.split(' ').take(5).collect();
    Some(match words.as_slice() {
        ["keep", first, second] => Action::Keep([first.parse().ok()?, second.parse().ok()?]),
        ["beg", temple] => Action::Beg(temple.parse().ok()?),
        ["place", "start"] => Action::PlaceOnStart,
        ["place", gear] => Action::Place(gear.parse().ok()?),
        ["pick", gear, space] => Action::Pick { gear: gear.parse().ok()?, space: space.parse().ok()? },
        ["do", "ahead"] => Action::Ahead,
        ["do", space] => Action::Do(space.parse().ok()?),
        ["do", gear, space] => Action::DoAny { gear: gear.parse().ok()?, space: space.parse().ok()? },
        ["nothing"] => Action::Nothing,
        ["corn"] => Action::Corn,
        ["wood"] => Action::Wood,
        ["burn"] => Action::Burn,
        ["anger", temple] => Action::Anger(temple.parse().ok()?),
        ["advance", technology] => Action::Advance(technology.parse().ok()?),
        ["pay", paid @ ..] if !paid.is_empty() => {
            let mut blocks = Blocks::default();
            for block in paid {
                blocks[block.parse::<Block>().ok()?] += 1;
            }
            Action::Pay(blocks)
        }
        ["build", building] => Action::Build { building: building.parse().ok()?, form: Form::Usual },
        ["build", building, "plain"] => Action::Build { building: building.parse().ok()?, form: Form::Plain },
        ["build", building, "save", block] => {
            Action::Build { building: building.parse().ok()?, form: Form::Save(block.parse().ok()?) }
        }
        ["monument", monument] => Action::Monument(monument.parse().ok()?),
        ["climb", temple] => Action::Climb(temple.parse().ok()?),
        ["take", block] => Action::Take(block.parse().ok()?),
        ["sell", block] => Action::Sell(block.parse().ok()?),
        ["buy", block] => Action::Buy(block.parse().ok()?),
        ["offer", block] => Action::Offer(block.parse().ok()?),
        ["stop"] => Action::Stop,
        ["days", days] => Action::Days(days.parse().ok()?),
        ["end"] => Action::End,
        _ => return None,
    })
}

/// Every action that can be written at all, to check the list of legal actions against.
#[must_use]
pub fn vocabulary() -> Vec<Action> {
    let mut all = Vec::new();
    for first in WealthTile::all() {
        all.extend(WealthTile::all().filter(|second| first < *second).map(|second| Action::Keep([first, second])));
    }
    for temple in Temple::ALL {
        all.extend([Action::Beg(temple), Action::Anger(temple), Action::Climb(temple)]);
    }
    all.push(Action::PlaceOnStart);
    for gear in Gear::ALL {
        all.push(Action::Place(gear));
        all.extend((0..gear.info().teeth).map(|space| Action::Pick { gear, space }));
        all.extend((0..=gear.info().last_space).map(|space| Action::DoAny { gear, space }));
    }
    all.extend((0..=Gear::ChichenItza.info().last_space).map(Action::Do));
    all.extend([Action::Ahead, Action::Nothing, Action::Corn, Action::Wood, Action::Burn, Action::Stop, Action::End]);
    all.extend(Technology::ALL.map(Action::Advance));
    for (wood, stone, gold) in (0..=3).flat_map(|w| (0..=3).flat_map(move |s| (0..=3).map(move |g| (w, s, g)))) {
        if (1..=3).contains(&(wood + stone + gold)) {
            all.push(Action::Pay(Blocks::of(wood, stone, gold)));
        }
    }
    for building in Building::all() {
        let forms =
            [Form::Usual, Form::Plain, Form::Save(Block::Wood), Form::Save(Block::Stone), Form::Save(Block::Gold)];
        all.extend(forms.map(|form| Action::Build { building, form }));
    }
    all.extend(Monument::all().map(Action::Monument));
    for block in Block::ALL {
        all.extend([Action::Take(block), Action::Sell(block), Action::Buy(block), Action::Offer(block)]);
    }
    all.extend((0..=3).map(Action::Days));
    all
}

impl Action {
    /// Whether the action is the last of its line in a record: each turn, keep and days is a line.
    #[must_use]
    pub const fn ends_line(self) -> bool {
        matches!(self, Self::Keep(_) | Self::Days(_) | Self::End)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Action {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Action {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <String as serde::Deserialize>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_one_text_form() {
        let all = vocabulary();
        let texts: std::collections::HashSet<String> = all.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), all.len(), "two actions share a text");
        for action in all {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn other_spellings_are_refused() {
        for text in [
            "",
            " ",
            "end ",
            " end",
            "End",
            "pick  tikal 3",
            "pick tikal 03",
            "pick tikal +3",
            "pay",
            "pay gold wood",
            "pay wood wood wood wood wood",
            "do",
            "do -1",
            "do 256",
            "build b7",
            "build b07 save corn",
            "place chaac",
            "keep w-palenque-1",
            "days",
            "days two",
            "end\n",
            "\u{202e}end",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?} was accepted");
        }
    }

    #[test]
    fn actions_are_four_bytes() {
        assert_eq!(size_of::<Action>(), 4);
    }
}
