//! The lines of a record that begins with a position instead of a set-up.

use core::fmt;
use core::str::FromStr;

use super::read::{Reader, all_words, exact_number};
use super::{Record, RecordFault, spaces, words};
use crate::components::LAST_ROUND;
use crate::game::Group;
use crate::nouns::{PerBlock, PerTechnology, PerTemple, Space, Technology, Temple, UnknownName};
use crate::position::{Belongings, Position, PositionError};

/// What stands where there is nothing: an empty slot of the display, an empty starting player space.
const NONE: &str = "none";

pub(super) fn write(f: &mut fmt::Formatter<'_>, position: &Position) -> fmt::Result {
    writeln!(f, "round {}", position.round)?;
    writeln!(f, "food-days {}", position.food_days_held.unwrap_or_default())?;
    writeln!(f, "start {}", position.start_player)?;
    writeln!(f, "turn {}", position.to_move.unwrap_or(position.start_player))?;
    writeln!(f, "start-space {}", or_none(position.start_space))?;
    writeln!(f, "teeth {}", position.corn_on_teeth)?;
    writeln!(f, "skulls{}", words(&position.skulls_placed))?;
    writeln!(f, "dummies{}", spaces(&position.dummies))?;
    let jungle = position.jungle.iter().flatten().map(|Group { corn, wood }| format!("{corn}:{wood}"));
    writeln!(f, "jungle{}", words(&jungle.collect::<Vec<_>>()))?;
    let display = position.display.iter().flatten().map(|&slot| or_none(slot));
    writeln!(f, "display{}", words(&display.collect::<Vec<_>>()))?;
    writeln!(f, "pile{}", words(position.pile.as_deref().unwrap_or_default()))?;
    if let Some(age2) = &position.age2 {
        writeln!(f, "age2{}", words(age2))?;
    }
    writeln!(f, "monuments{}", words(position.monuments.as_deref().unwrap_or_default()))?;
    for (seat, belongings) in position.seats.iter().enumerate() {
        let on_gears: Vec<Space> =
            position.workers.iter().filter(|(owner, _)| *owner == seat).map(|&(_, at)| at).collect();
        write_seat(f, seat, belongings, &on_gears)?;
    }
    Ok(())
}

fn write_seat(f: &mut fmt::Formatter<'_>, seat: usize, belongings: &Belongings, on_gears: &[Space]) -> fmt::Result {
    let Belongings { corn, blocks, skulls, points, .. } = belongings;
    writeln!(f, "seat {seat} corn {corn}{} skulls {skulls} points {points}", pairs(blocks.iter()))?;
    writeln!(f, "workers {seat} {}{}", belongings.workers_in_play, spaces(on_gears))?;
    writeln!(f, "temples {seat}{}", pairs(belongings.temples.iter()))?;
    writeln!(f, "technologies {seat}{}", pairs(belongings.technologies.iter()))?;
    writeln!(f, "harvested {seat} corn {} wood {}", belongings.corn_tiles, belongings.wood_tiles)?;
    writeln!(f, "board {seat} {}", if belongings.light_side { LIGHT } else { DARK })?;
    writeln!(f, "wealth {seat}{}", belongings.wealth.map_or_else(String::new, |tiles| words(&tiles)))?;
    writeln!(f, "built {seat}{}{}", words(&belongings.buildings), words(&belongings.monuments))
}

const LIGHT: &str = "light";
const DARK: &str = "dark";

fn or_none(item: Option<impl fmt::Display>) -> String {
    item.map_or_else(|| NONE.to_owned(), |item| item.to_string())
}

/// ` wood 1 stone 0 gold 2`
fn pairs<'a>(items: impl Iterator<Item = (impl fmt::Display, &'a (impl fmt::Display + 'a))>) -> String {
    words(&items.map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>())
}

impl Reader<'_> {
    /// A record without moves that begins with the position that the next lines tell.
    pub(super) fn position(&mut self, players: usize) -> Result<Record, RecordFault> {
        let first = self.next;
        let mut position = Position::new(players);
        position.round = exact_number(self.field("round")?)?;
        position.food_days_held = Some(exact_number(self.field("food-days")?)?);
        position.start_player = exact_number(self.field("start")?)?;
        position.to_move = Some(exact_number(self.field("turn")?)?);
        position.start_space = unless_none(self.field("start-space")?, exact_number)?;
        position.corn_on_teeth = exact_number(self.field("teeth")?)?;
        position.skulls_placed =
            self.field("skulls")?.split_whitespace().map(exact_number).collect::<Result<_, _>>()?;
        position.dummies = read_spaces(self.field("dummies")?.split_whitespace(), exact_number)?;
        let jungle = self.field("jungle")?.split_whitespace().map(group).collect::<Result<Vec<_>, _>>()?;
        position.jungle = Some(jungle.try_into().map_err(|_| RecordFault::Expected("four groups of jungle"))?);
        let slot = |word| unless_none(word, |building: &str| Ok(building.parse()?));
        let display = self.field("display")?.split_whitespace().map(slot).collect::<Result<Vec<_>, _>>()?;
        position.display = Some(display.try_into().map_err(|_| RecordFault::Expected("six buildings or none"))?);
        position.pile = Some(all_words(self.field("pile")?)?);
        if self.peek().starts_with("age2") {
            position.age2 = Some(all_words(self.field("age2")?)?);
        }
        position.monuments = Some(all_words(self.field("monuments")?)?);
        for seat in 0..players {
            self.belongings(seat, &mut position)?;
        }
        Record::from_position(&position).map_err(|error| {
            self.next = first + at_fault(&error, &self.lines()[first..self.next]) + 1;
            error.into()
        })
    }

    fn belongings(&mut self, seat: usize, position: &mut Position) -> Result<(), RecordFault> {
        let goods = ["corn", "wood", "stone", "gold", "skulls", "points"];
        let [corn, wood, stone, gold, skulls, points] = values(self.seat_field("seat", seat)?, goods)?;
        let (corn, blocks) =
            (exact_number(corn)?, PerBlock([exact_number(wood)?, exact_number(stone)?, exact_number(gold)?]));
        let (skulls, points) = (exact_number(skulls)?, exact_number(points)?);
        let mut workers = self.seat_field("workers", seat)?.split_whitespace();
        let workers_in_play = exact_number(workers.next().unwrap_or_default())?;
        position.workers.extend(read_spaces(workers, exact_number)?.into_iter().map(|at| (seat, at)));
        let temples = PerTemple(counts(self.seat_field("temples", seat)?, Temple::ALL.map(Temple::name))?);
        let technologies = self.seat_field("technologies", seat)?;
        let technologies = PerTechnology(counts(technologies, Technology::ALL.map(Technology::name))?);
        let [corn_tiles, wood_tiles] = counts(self.seat_field("harvested", seat)?, ["corn", "wood"])?;
        let light_side = match self.seat_field("board", seat)? {
            LIGHT => true,
            DARK => false,
            _ => return Err(RecordFault::Expected("light or dark")),
        };
        let wealth = match all_words(self.seat_field("wealth", seat)?)?[..] {
            [] => None,
            [first, second] => Some([first, second]),
            _ => return Err(RecordFault::Expected("two wealth tiles or none")),
        };
        let built = self.seat_field("built", seat)?;
        let (monuments, buildings): (Vec<_>, Vec<_>) = built.split_whitespace().partition(|tile| tile.starts_with('m'));
        position.seats[seat] = Belongings {
            corn,
            blocks,
            skulls,
            workers_in_play,
            temples,
            technologies,
            wealth,
            buildings: parsed(&buildings)?,
            monuments: parsed(&monuments)?,
            corn_tiles,
            wood_tiles,
            light_side,
            points,
        };
        Ok(())
    }
}

/// The values of `wood 1 stone 0 gold 2`.
fn values<'text, const N: usize>(text: &'text str, names: [&'static str; N]) -> Result<[&'text str; N], RecordFault> {
    let mut words = text.split_whitespace();
    let mut values = [""; N];
    for (value, name) in values.iter_mut().zip(names) {
        let named = words.next() == Some(name);
        *value = words.next().filter(|_| named).ok_or(RecordFault::Expected(name))?;
    }
    words.next().map_or(Ok(values), |_| Err(RecordFault::Expected("the end of the line")))
}

fn counts<T: FromStr + fmt::Display + Copy + Default, const N: usize>(
    text: &str,
    names: [&'static str; N],
) -> Result<[T; N], RecordFault> {
    let mut counts = [T::default(); N];
    for (count, value) in counts.iter_mut().zip(values(text, names)?) {
        *count = exact_number(value)?;
    }
    Ok(counts)
}

pub(super) fn read_spaces<'text>(
    words: impl Iterator<Item = &'text str>,
    number: fn(&str) -> Result<u8, RecordFault>,
) -> Result<Vec<Space>, RecordFault> {
    let space = |word: &str| {
        let (gear, space) = word.split_once(':').ok_or(RecordFault::Expected("gear:space"))?;
        Ok(Space { gear: gear.parse()?, space: number(space)? })
    };
    words.map(space).collect()
}

/// `4:3`, corn and wood.
fn group(word: &str) -> Result<Group, RecordFault> {
    let (corn, wood) = word.split_once(':').ok_or(RecordFault::Expected("corn:wood"))?;
    Ok(Group { corn: exact_number(corn)?, wood: exact_number(wood)? })
}

fn unless_none<'text, T>(
    word: &'text str,
    read: impl Fn(&'text str) -> Result<T, RecordFault>,
) -> Result<Option<T>, RecordFault> {
    if word == NONE { Ok(None) } else { read(word).map(Some) }
}

fn parsed<T: FromStr<Err = UnknownName>>(words: &[&str]) -> Result<Vec<T>, RecordFault> {
    Ok(words.iter().map(|word| word.parse()).collect::<Result<_, _>>()?)
}

/// The line at fault: of several that could be, the last, because what stands twice is wrong the second time.
fn at_fault(error: &PositionError, lines: &[&str]) -> usize {
    use PositionError as Fault;
    let (names, seat, word): (&[&str], Option<usize>, Option<String>) = match *error {
        Fault::Players { .. } => (&["start"], None, None),
        Fault::Seat { seat } => (&["start", "turn", "start-space"], None, Some(seat.to_string())),
        Fault::Round { round, .. } if (1..=LAST_ROUND).contains(&round) => (&["food-days"], None, None),
        Fault::Round { .. } => (&["round"], None, None),
        Fault::StartSpace { .. } => (&["start-space"], None, None),
        Fault::CornOnTeeth { .. } => (&["teeth"], None, None),
        Fault::Dummies { .. } => (&["dummies"], None, None),
        Fault::SkullSpace { .. } | Fault::Skulls { .. } => (&["skulls"], None, None),
        Fault::Jungle { .. } | Fault::CornTiles { .. } | Fault::WoodTiles { .. } => (&["jungle"], None, None),
        Fault::Pile => (&["pile"], None, None),
        Fault::Building { building } => (&["display", "pile", "age2", "built"], None, Some(building.to_string())),
        Fault::Monument { monument } => (&["monuments", "built"], None, Some(monument.to_string())),
        Fault::Monuments { .. } => (&["monuments"], None, None),
        Fault::Wealth { tile } => (&["wealth"], None, Some(tile.to_string())),
        Fault::Space { gear, space } | Fault::TakenTwice { gear, space } => {
            (&["dummies", "workers"], None, Some(format!("{gear}:{space}")))
        }
        Fault::Workers { seat, .. } | Fault::WorkersOut { seat, .. } => (&["workers"], Some(seat), None),
        Fault::TooMuch { seat } => (&["seat"], Some(seat), None),
        Fault::TempleStep { seat, .. } => (&["temples"], Some(seat), None),
        Fault::TempleTop { .. } => (&["temples"], None, None),
        Fault::Technology { seat, .. } => (&["technologies"], Some(seat), None),
    };
    let fits = |line: &&str| {
        let mut words = line.split_whitespace();
        words.next().is_some_and(|name| names.contains(&name))
            && seat.is_none_or(|seat| words.next() == Some(&seat.to_string()))
            && word.as_deref().is_none_or(|word| words.any(|each| each == word))
    };
    lines.iter().rposition(fits).unwrap_or(0)
}
