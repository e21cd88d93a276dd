//! The game in English words: tiles by what they are and do, never by an id; events as sentences.

use tzolkin_bots::Term;
use tzolkin_engine::components::Effect;
use tzolkin_engine::{
    Block, Blocks, Building, Cause, Event, FoodDayKind, Gear, Good, HarvestTile, Holder, Kind, Loss, Monument, Points,
    Seat, Source, Space, Spot, Technology, Temple, WealthTile,
};

pub(crate) const fn gear(gear: Gear) -> &'static str {
    match gear {
        Gear::Palenque => "Palenque",
        Gear::Yaxchilan => "Yaxchilan",
        Gear::Tikal => "Tikal",
        Gear::Uxmal => "Uxmal",
        Gear::ChichenItza => "Chichen Itza",
    }
}

pub(crate) const fn temple(temple: Temple) -> &'static str {
    match temple {
        Temple::Chaac => "Chaac",
        Temple::Quetzalcoatl => "Quetzalcoatl",
        Temple::Kukulcan => "Kukulcan",
    }
}

pub(crate) const fn technology(technology: Technology) -> &'static str {
    match technology {
        Technology::Agriculture => "Agriculture",
        Technology::Extraction => "Resource Extraction",
        Technology::Architecture => "Architecture",
        Technology::Theology => "Theology",
    }
}

pub(crate) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Farm => "farm",
        Kind::Tomb => "tomb",
        Kind::Public => "public building",
        Kind::Shrine => "shrine",
    }
}

pub(crate) const fn source(source: Source) -> &'static str {
    match source {
        Source::Buildings => "buildings",
        Source::Architecture => "architecture",
        Source::ChichenItza => "Chichen Itza",
        Source::TemplesAge1 => "temples, age 1",
        Source::TemplesAge2 => "temples, age 2",
        Source::Unfed => "unfed workers",
        Source::Corn => "corn and blocks",
        Source::Skulls => "skulls",
        Source::Monuments => "monuments",
    }
}

/// A part of the evaluation, as a hint names it.
pub(crate) const fn term(term: Term) -> &'static str {
    match term {
        Term::Points => "points scored",
        Term::Goods => "corn and blocks",
        Term::Food => "food",
        Term::Skulls => "skulls",
        Term::Workers => "workers",
        Term::Technologies => "technologies",
        Term::Temples => "temples",
        Term::Gears => "workers on gears",
        Term::Monuments => "monuments",
        Term::Standing => "standing",
        Term::Owed => "what is still owed",
    }
}

const fn good(good: Good) -> &'static str {
    match good {
        Good::Corn => "corn",
        Good::Wood => "wood",
        Good::Stone => "stone",
        Good::Gold => "gold",
        Good::Skull => "skull",
    }
}

pub(crate) fn space(at: Space) -> String {
    format!("{} {}", gear(at.gear), at.space)
}

pub(crate) fn blocks(blocks: Blocks) -> Vec<String> {
    let names = [(Block::Wood, "wood"), (Block::Stone, "stone"), (Block::Gold, "gold")];
    names
        .into_iter()
        .filter(|(block, _)| blocks[*block] > 0)
        .map(|(block, name)| format!("{} {name}", blocks[block]))
        .collect()
}

fn effect(effect: Effect) -> String {
    match effect {
        Effect::Gain(goods) => {
            let corn = (goods.corn > 0).then(|| format!("{} corn", goods.corn));
            let skulls = (goods.skulls > 0).then(|| format!("{} skull", goods.skulls));
            corn.into_iter().chain(blocks(goods.blocks)).chain(skulls).collect::<Vec<_>>().join(", ")
        }
        Effect::Steps(god, steps) => format!("{} +{steps}", temple(god)),
        Effect::StepOfChoice => "a temple step".to_owned(),
        Effect::Advance(track) => format!("{} +1", technology(track)),
        Effect::AdvancesOfChoice(1) => "a technology level".to_owned(),
        Effect::AdvancesOfChoice(levels) => format!("{levels} technology levels"),
        Effect::Worker => "a worker".to_owned(),
        Effect::Points(points) => format!("{points} points"),
        Effect::FedFree(1) => "1 worker fed free".to_owned(),
        Effect::FedFree(workers) => format!("{workers} workers fed free"),
        Effect::CornLess(corn) => format!("each worker eats {corn} corn less"),
        Effect::Construct => "another building".to_owned(),
        Effect::Market => "the market".to_owned(),
        Effect::AnyAction => "any action for 1 corn".to_owned(),
    }
}

fn effects(effects: &[Effect]) -> String {
    effects.iter().map(|&each| effect(each)).collect::<Vec<_>>().join(", ")
}

/// A building by kind and effect.
pub(crate) fn building(tile: Building) -> String {
    format!("{} ({})", kind(tile.info().kind), effects(tile.info().effects))
}

/// A monument by kind and scoring.
pub(crate) fn monument(tile: Monument) -> String {
    use tzolkin_engine::components::Scoring;
    // "Public building" is a building; its monument is public too, but no building.
    let colour = if tile.info().kind == Kind::Public { "public" } else { kind(tile.info().kind) };
    let scoring = match tile.info().scoring {
        Scoring::PerOfKind(points) => format!("{points} per {colour} building or monument"),
        Scoring::PerTile(points) => format!("{points} per building or monument"),
        Scoring::PerCornTile(points) => format!("{points} per corn tile"),
        Scoring::PerWoodTile(points) => format!("{points} per wood tile"),
        Scoring::PerMonumentBuilt([two, three, four]) => format!("{two}/{three}/{four} per monument built by anyone"),
        Scoring::HighestLevels([_, one, two, three, _]) => format!("{one}/{two}/{three} for technologies at level 3"),
        Scoring::PerLevel(points) => format!("{points} per technology level"),
        Scoring::Workers([three, four, five, six]) => format!("{three}/{four}/{five}/{six} for 3 to 6 workers"),
        Scoring::TemplesAgain => "temple steps again".to_owned(),
        Scoring::BestTemple(points) => format!("{points} per step in the best temple"),
        Scoring::PerSkullPlaced(points) => format!("{points} per skull on Chichen Itza"),
    };
    format!("{colour} monument ({scoring})")
}

/// A wealth tile by what it gives.
pub(crate) fn wealth(tile: WealthTile) -> String {
    effects(tile.info().effects)
}

/// Why something happened, for brackets behind a sentence.
fn cause(cause: Cause) -> String {
    match cause {
        Cause::Placing => "placing".to_owned(),
        Cause::Pity => "out of pity".to_owned(),
        Cause::PickingUp => "picking up".to_owned(),
        Cause::SteppingBack => "stepping back".to_owned(),
        Cause::Begging => "begging".to_owned(),
        Cause::Burning => "burning the forest".to_owned(),
        Cause::Action(at) => space(at),
        Cause::Wealth(_) => "wealth tile".to_owned(),
        Cause::Building(tile) => building(tile),
        Cause::Monument(tile) => monument(tile),
        Cause::Technology { technology: track, level: 4 } => format!("{} bonus", technology(track)),
        Cause::Technology { technology: track, level } => format!("{} {level}", technology(track)),
        Cause::StartSpace => "starting player space".to_owned(),
        Cause::Feeding => "feeding".to_owned(),
        Cause::Temple(god) => format!("temple of {}", temple(god)),
        Cause::Leader(god) => format!("highest in the temple of {}", temple(god)),
        Cause::TopStep(god) => format!("top step of {}", temple(god)),
        Cause::Calendar => "the calendar".to_owned(),
        Cause::TwoDays => "two days".to_owned(),
        Cause::EndOfTurn => "end of turn".to_owned(),
        Cause::Age => "new age".to_owned(),
        Cause::FinalScoring => "final scoring".to_owned(),
    }
}

/// An event as a sentence; none for those that a reader does not need.
pub(crate) fn event(happened: &Event, name: impl Fn(Seat) -> String) -> Option<String> {
    Some(match *happened {
        Event::Kept { .. } | Event::TurnEnded { .. } | Event::Performed { .. } => return None,
        Event::Revealed { seat, tiles: [first, second] } => {
            format!("{} keeps {} | {}", name(seat), wealth(first), wealth(second))
        }
        Event::RoundBegan { round } => format!("\nRound {round}"),
        Event::TurnBegan { seat } => format!("{}'s turn", name(seat)),
        Event::Worker { seat, from, to, cause: why } => worker(&name(seat), from, to, why),
        Event::Goods { good: what, amount, from, to, cause: why } => goods(what, amount, from, to, why, name),
        Event::Points { seat, amount, cause: why, .. } => {
            format!("  {} {} points ({})", name(seat), signed(amount), cause(why))
        }
        Event::Step { seat, temple: god, from, to, cause: why } => {
            let way = if to > from { "up" } else { "down" };
            format!("  {} goes {way} to step {to} of {} ({})", name(seat), temple(god), cause(why))
        }
        Event::Advanced { seat, technology: track, from, to, cause: why } if to > from => {
            format!("  {} reaches {} {to} ({})", name(seat), technology(track), cause(why))
        }
        Event::Advanced { seat, technology: track, cause: why, .. } => {
            format!("  {} takes the bonus of {} ({})", name(seat), technology(track), cause(why))
        }
        Event::Lost { seat, what, cause: why } => format!("  {} loses {} ({})", name(seat), loss(what), cause(why)),
        Event::Harvested { seat, group, tile, burnt } => {
            let tile = if tile == HarvestTile::Corn { "corn" } else { "wood" };
            let does = if burnt { "burns" } else { "takes" };
            format!("  {} {does} a {tile} tile at Palenque {group}", name(seat))
        }
        Event::Built { seat, building: tile, .. } => format!("  {} constructs a {}", name(seat), building(tile)),
        Event::MonumentBuilt { seat, monument: tile } => format!("  {} constructs a {}", name(seat), monument(tile)),
        Event::Dealt { building: tile, .. } => format!("  new on display: {}", building(tile)),
        Event::BuildingsLeft { age } => format!("The buildings of age {age} leave"),
        Event::FoodDay { number, kind } => {
            let kind = if kind == FoodDayKind::MidAge { "mid-age" } else { "end of age" };
            format!("Food Day {number}, {kind}")
        }
        Event::Fed { seat, fed, unfed } => format!("  {} feeds {fed} workers, {unfed} go hungry", name(seat)),
        Event::SkullsShort { due, bank } => format!("  {due} skulls are due, the bank has {bank}: nobody gets one"),
        Event::Marker { to, .. } => format!("{} becomes the starting player", name(to)),
        Event::BoardTurned { seat, light, cause: why } => {
            let side = if light { "light" } else { "dark" };
            format!("{} turns the {side} side up ({})", name(seat), cause(why))
        }
        Event::Day { .. } => "A day passes".to_owned(),
        Event::Over => "\nThe game is over".to_owned(),
    })
}

fn worker(name: &str, from: Spot, to: Spot, why: Cause) -> String {
    match (from, to) {
        (Spot::Bank, _) => format!("  {name} gains a worker ({})", cause(why)),
        (_, Spot::Gear(at)) => format!("  {name} places on {}", space(at)),
        (_, Spot::StartSpace) => format!("  {name} places on the starting player space"),
        (Spot::Gear(at), _) if why == Cause::Calendar => format!("  {name}'s worker falls off {}", gear(at.gear)),
        (Spot::Gear(at), _) => format!("  {name} picks up from {}", space(at)),
        _ => format!("  {name}'s worker returns"),
    }
}

fn goods(what: Good, amount: u16, from: Holder, to: Holder, why: Cause, name: impl Fn(Seat) -> String) -> String {
    match (from, to) {
        (_, Holder::Seat(seat)) => format!("  {} +{amount} {} ({})", name(seat), good(what), cause(why)),
        (Holder::Seat(seat), _) => format!("  {} -{amount} {} ({})", name(seat), good(what), cause(why)),
        _ => format!("  {amount} {} ({})", good(what), cause(why)),
    }
}

fn loss(what: Loss) -> String {
    match what {
        Loss::Step(god) => format!("a step of {}", temple(god)),
        Loss::AnyStep => "a temple step".to_owned(),
        Loss::Skull => "a skull: the bank is empty".to_owned(),
        Loss::Worker => "a worker: all are in play".to_owned(),
        Loss::Advance(track) => format!("an advance in {}", technology(track)),
    }
}

pub(crate) fn signed(points: Points) -> String {
    if points.quarters() < 0 { points.to_string() } else { format!("+{points}") }
}
