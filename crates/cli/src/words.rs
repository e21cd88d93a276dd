//! The nouns of the game in words. Tiles are described by what they are and do, never by their ids.

use std::slice;

use fluent::{FluentArgs, fluent_args};
use tzolkin_bots::Term;
use tzolkin_engine::components::Kind;
use tzolkin_engine::components::{
    ANY_ACTION_CORN, CHICHEN_ITZA, Effect, FIRST_GROUP, FISH, Goods, HARVESTS, Scoring, UXMAL_STEP_CORN, YAXCHILAN,
};
use tzolkin_engine::event::Good;
use tzolkin_engine::options::Amounts;
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{Block, Blocks, Building, Facts, Gear, Monument, Points, Space, Technology, Temple, WealthTile};

use crate::text::Text;

/// Quarters of a point as they are written.
const QUARTERS: [&str; 4] = ["", "¼", "½", "¾"];

impl Text {
    pub(crate) fn gear(&self, gear: Gear) -> String {
        self.say(&format!("names-gear-{gear}"))
    }

    pub(crate) fn space(&self, at: Space) -> String {
        self.get("names-space", &fluent_args!["gear" => self.gear(at.gear), "space" => at.space])
    }

    pub(crate) fn temple(&self, temple: Temple) -> String {
        self.say(&format!("names-temple-{temple}"))
    }

    pub(crate) fn technology(&self, technology: Technology) -> String {
        self.say(&format!("names-technology-{technology}"))
    }

    pub(crate) fn source(&self, source: Source) -> String {
        self.say(match source {
            Source::Buildings => "names-source-buildings",
            Source::Architecture => "names-source-architecture",
            Source::ChichenItza => "names-source-chichen-itza",
            Source::TemplesAge1 => "names-source-temples-age1",
            Source::TemplesAge2 => "names-source-temples-age2",
            Source::Unfed => "names-source-unfed",
            Source::Corn => "names-source-corn",
            Source::Skulls => "names-source-skulls",
            Source::Monuments => "names-source-monuments",
        })
    }

    /// The name of a term of the evaluation in a hint.
    pub(crate) fn term(&self, term: Term) -> String {
        self.say(match term {
            Term::Points => "names-term-points",
            Term::Goods => "names-term-goods",
            Term::Food => "names-term-food",
            Term::Skulls => "names-term-skulls",
            Term::Workers => "names-term-workers",
            Term::Technologies => "names-term-technologies",
            Term::Temples => "names-term-temples",
            Term::Gears => "names-term-gears",
            Term::Monuments => "names-term-monuments",
            Term::Standing => "names-term-standing",
            Term::Owed => "names-term-owed",
            Term::Outlook => "names-term-outlook",
        })
    }

    pub(crate) fn good(&self, good: Good) -> String {
        self.say(match good {
            Good::Corn => "names-good-corn",
            Good::Wood => "names-good-wood",
            Good::Stone => "names-good-stone",
            Good::Gold => "names-good-gold",
            Good::Skull => "names-good-skull",
        })
    }

    pub(crate) fn block(&self, block: Block) -> String {
        self.good(block.into())
    }

    /// A block as the object of a verb: "sell 1 gold".
    pub(crate) fn block_object(&self, block: Block) -> String {
        self.say(match block {
            Block::Wood => "names-object-wood",
            Block::Stone => "names-object-stone",
            Block::Gold => "names-object-gold",
        })
    }

    /// "2 wood" as the object of a verb, with the plural that the language wants.
    pub(crate) fn amount(&self, good: Good, amount: u16) -> String {
        let key = match good {
            Good::Corn => "names-object-amount-corn",
            Good::Wood => "names-object-amount-wood",
            Good::Stone => "names-object-amount-stone",
            Good::Gold => "names-object-amount-gold",
            Good::Skull => "names-object-amount-skull",
        };
        self.get(key, &fluent_args!["amount" => amount])
    }

    /// "2 wood" by itself, as on a tile.
    fn amount_shown(&self, good: Good, amount: u16) -> String {
        let key = match good {
            Good::Corn => "names-amount-corn",
            Good::Wood => "names-amount-wood",
            Good::Stone => "names-amount-stone",
            Good::Gold => "names-amount-gold",
            Good::Skull => "names-amount-skull",
        };
        self.get(key, &fluent_args!["amount" => amount])
    }

    /// Each good of which there is any, as objects: "5 corn", "1 gold".
    pub(crate) fn amounts(&self, amounts: &Amounts) -> Vec<String> {
        held(amounts).map(|(good, amount)| self.amount(good, amount)).collect()
    }

    /// "5 corn and 1 gold".
    pub(crate) fn goods(&self, amounts: &Amounts) -> String {
        self.all_of(self.amounts(amounts))
    }

    /// "1 wood and 2 gold".
    pub(crate) fn blocks(&self, blocks: Blocks) -> String {
        self.goods(&cost_of(blocks, 0))
    }

    /// What a tile costs.
    pub(crate) fn cost(&self, blocks: Blocks, skulls: u8) -> String {
        self.goods(&cost_of(blocks, skulls))
    }

    fn effect(&self, effect: Effect) -> Vec<String> {
        vec![match effect {
            Effect::Gain(goods) => {
                return held(&amounts_of(goods)).map(|(good, amount)| self.amount_shown(good, amount)).collect();
            }
            Effect::Steps(temple, steps) => {
                self.get("names-effect-temple", &fluent_args!["temple" => self.temple(temple), "steps" => steps])
            }
            Effect::StepOfChoice => self.get("names-effect-any-temple", &fluent_args!["steps" => 1]),
            Effect::Advance(technology) => {
                let args = fluent_args!["technology" => self.technology(technology), "steps" => 1];
                self.get("names-effect-technology", &args)
            }
            Effect::AdvancesOfChoice(levels) => {
                self.get("names-effect-any-technology", &fluent_args!["steps" => levels])
            }
            Effect::Worker => self.get("names-effect-worker", &fluent_args!["workers" => 1]),
            Effect::Points(points) => self.get("names-effect-points", &fluent_args!["points" => points]),
            Effect::FedFree(workers) => self.get("names-effect-fed-free", &fluent_args!["workers" => workers]),
            Effect::CornLess(corn) => self.get("names-effect-corn-less", &fluent_args!["corn" => corn]),
            Effect::Construct => self.say("names-effect-construct"),
            Effect::Market => self.say("names-effect-market"),
            Effect::AnyAction => self.get("names-effect-action", &fluent_args!["corn" => ANY_ACTION_CORN]),
        }]
    }

    /// What a tile shows, one thing after another: "2 corn, Chaac +1, Architecture +1".
    fn effects(&self, effects: &[Effect]) -> String {
        let in_each = |steps: u8| Temple::ALL.iter().all(|&temple| effects.contains(&Effect::Steps(temple, steps)));
        // A step in every temple is described as one thing.
        let every = (1..=2).find(|&steps| in_each(steps));
        let first = every.map(|steps| self.get("names-effect-every-temple", &fluent_args!["steps" => steps]));
        let told = effects.iter().filter(|effect| every.is_none() || !matches!(effect, Effect::Steps(..)));
        self.commas(first.into_iter().chain(told.flat_map(|&effect| self.effect(effect))))
    }

    /// A building by kind and effect.
    pub(crate) fn building(&self, tile: Building) -> String {
        let kind = self.say(match tile.info().kind {
            Kind::Farm => "names-building-kind-farm",
            Kind::Tomb => "names-building-kind-tomb",
            Kind::Public => "names-building-kind-public",
            Kind::Shrine => "names-building-kind-shrine",
        });
        self.get("names-building", &fluent_args!["kind" => kind, "effects" => self.effects(tile.info().effects)])
    }

    /// A monument by kind and scoring.
    pub(crate) fn monument(&self, tile: Monument) -> String {
        let (kind, own) = match tile.info().kind {
            Kind::Public => ("names-monument-kind-public", "names-monument-per-public"),
            Kind::Shrine => ("names-monument-kind-shrine", "names-monument-per-shrine"),
            Kind::Farm | Kind::Tomb => ("names-monument-kind-tomb", "names-monument-per-tomb"),
        };
        let (scores, points): (_, &[u8]) = match &tile.info().scoring {
            Scoring::PerOfKind(points) => (own, slice::from_ref(points)),
            Scoring::PerTile(points) => ("names-monument-per-tile", slice::from_ref(points)),
            Scoring::PerCornTile(points) => ("names-monument-per-corn-tile", slice::from_ref(points)),
            Scoring::PerWoodTile(points) => ("names-monument-per-wood-tile", slice::from_ref(points)),
            Scoring::PerMonumentBuilt(points) => ("names-monument-per-monument", points.as_slice()),
            Scoring::HighestLevels(points) => ("names-monument-top-levels", points.as_slice()),
            Scoring::PerLevel(points) => ("names-monument-per-level", slice::from_ref(points)),
            Scoring::Workers(points) => ("names-monument-workers", points.as_slice()),
            Scoring::TemplesAgain => ("names-monument-temples-again", [].as_slice()),
            Scoring::BestTemple(points) => ("names-monument-best-temple", slice::from_ref(points)),
            Scoring::PerSkullPlaced(points) => ("names-monument-per-skull", slice::from_ref(points)),
        };
        // Points for one of what it counts; or the three amounts that it can be, where it goes by a number.
        let mut args = FluentArgs::new();
        let given = points.iter().copied().filter(|&amount| amount > 0);
        for (name, amount) in ["first", "second", "third"].into_iter().zip(given) {
            args.set(name, amount);
            if name == "first" {
                args.set("points", amount);
            }
        }
        let scores = self.get(scores, &args);
        self.get("names-monument", &fluent_args!["kind" => self.say(kind), "scores" => scores])
    }

    /// A wealth tile by what it gives.
    pub(crate) fn wealth(&self, tile: WealthTile) -> String {
        self.effects(tile.info().effects)
    }

    /// What a level of a technology gives.
    pub(crate) fn level(&self, technology: Technology, level: u8) -> String {
        let facts = Facts::new();
        let levels = facts.technologies.iter().find(|each| each.id == technology).map(|each| &each.levels);
        let figures = levels.and_then(|levels| levels.get(usize::from(level).checked_sub(1)?));
        let args = figures.map_or_else(FluentArgs::new, |of| fluent_args!["more" => of.amount, "corn" => of.corn]);
        self.get(&format!("names-level-{technology}-{level}"), &args)
    }

    /// What an action space does.
    pub(crate) fn what(&self, at: Space) -> String {
        let number = usize::from(at.space);
        let any = || self.say("names-action-any");
        match (at.gear, at.space) {
            (_, 0) => self.say("names-action-none"),
            (Gear::Palenque, space) if space < FIRST_GROUP => {
                self.get("names-action-fish", &fluent_args!["corn" => FISH])
            }
            (Gear::Palenque, _) => HARVESTS.get(number - usize::from(FIRST_GROUP)).map_or_else(any, |harvest| {
                let key = if harvest.wood > 0 { "names-action-harvest-wood" } else { "names-action-harvest" };
                self.get(key, &fluent_args!["corn" => harvest.corn, "wood" => harvest.wood])
            }),
            (Gear::Yaxchilan, _) => YAXCHILAN.get(number - 1).map_or_else(any, |&goods| {
                self.get("names-action-take", &fluent_args!["goods" => self.goods(&amounts_of(goods))])
            }),
            (Gear::Uxmal, 1) => self.get("names-action-uxmal-1", &fluent_args!["corn" => UXMAL_STEP_CORN]),
            (Gear::Uxmal, 5) => self.get("names-action-uxmal-5", &fluent_args!["corn" => ANY_ACTION_CORN]),
            (Gear::Tikal | Gear::Uxmal, 1..=5) => self.say(&format!("names-action-{}-{}", at.gear, at.space)),
            (Gear::Tikal | Gear::Uxmal, _) => any(),
            (Gear::ChichenItza, _) => CHICHEN_ITZA.get(number - 1).map_or_else(any, |skull| {
                let key = if skull.block { "names-action-skull-block" } else { "names-action-skull" };
                self.get(key, &fluent_args!["points" => skull.points, "temple" => self.temple(skull.temple)])
            }),
        }
    }
}

impl Text {
    /// A figure with so many decimals, as the language writes it: "4.5", "−0,5".
    pub(crate) fn figure(&self, figure: f64, decimals: usize) -> String {
        let written = format!("{:.decimals$}", figure.abs());
        let is_zero = written.chars().all(|c| matches!(c, '0' | '.'));
        let sign = if figure < 0.0 && !is_zero { "−" } else { "" };
        format!("{sign}{}", written.replace('.', &self.say("cli-decimal-mark")))
    }

    /// A share as a percentage: "12.5 %".
    pub(crate) fn percent(&self, share: f64, decimals: usize) -> String {
        self.get("cli-percent", &fluent_args!["figure" => self.figure(100.0 * share, decimals)])
    }
}

/// Points with their quarters: "12¼", "−½".
pub(crate) fn points(points: Points) -> String {
    let quarters = points.quarters();
    let (whole, part) = (quarters.unsigned_abs() / 4, QUARTERS[quarters.unsigned_abs() as usize % 4]);
    let sign = if quarters < 0 { "−" } else { "" };
    if whole == 0 && !part.is_empty() { format!("{sign}{part}") } else { format!("{sign}{whole}{part}") }
}

/// The number that selects the plural form of points: fractions of a point count as one.
pub(crate) fn point_count(points: Points) -> f64 {
    if matches!(points.quarters().abs(), 1..4) { 1.0 } else { points.as_f64().abs() }
}

/// Points with their sign, or nothing for 0.
pub(crate) fn signed(amount: Points) -> String {
    if amount.quarters() > 0 { format!("+{}", points(amount)) } else { points(amount) }
}

/// The goods of which there is any.
fn held(amounts: &Amounts) -> impl Iterator<Item = (Good, u16)> + use<> {
    let Amounts { corn, wood, stone, gold, skulls } = *amounts;
    [(Good::Corn, corn), (Good::Wood, wood), (Good::Stone, stone), (Good::Gold, gold), (Good::Skull, skulls)]
        .into_iter()
        .filter(|&(_, amount)| amount > 0)
}

fn amounts_of(goods: Goods) -> Amounts {
    Amounts { corn: goods.corn.into(), ..cost_of(goods.blocks, goods.skulls) }
}

fn cost_of(blocks: Blocks, skulls: u8) -> Amounts {
    let [wood, stone, gold] = blocks.0.map(u16::from);
    Amounts { corn: 0, wood, stone, gold, skulls: skulls.into() }
}

/// A number of steps with its sign, or nothing for 0.
pub(crate) fn signed_count(steps: i8) -> String {
    signed(Points::whole(steps.into()))
}
