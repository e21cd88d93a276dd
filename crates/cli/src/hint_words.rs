//! Why a turn is suggested, in whole sentences with the figures of the analysis.

use fluent::{FluentArgs, fluent_args};
use tzolkin_bots::Reason;
use tzolkin_engine::options::Amounts;
use tzolkin_engine::{Points, Space};

use crate::text::Text;
use crate::words;

impl Text {
    /// A reason in a sentence or more.
    pub(crate) fn reason(&self, reason: &Reason) -> String {
        match *reason {
            Reason::Food { due, missing_before: before, missing_after: after, days } => {
                let key = match (before, after) {
                    (0, _) => "hint-food-open",
                    (_, 0) => "hint-food-fed",
                    _ => "hint-food-lack",
                };
                self.get(key, &fluent_args!["due" => due, "before" => before, "after" => after, "days" => days])
            }
            Reason::Reaches { gear, space, workers, days, before_food_day } => {
                let key = if before_food_day { "hint-reaches-in-time" } else { "hint-reaches" };
                let at = self.space(Space { gear, space });
                self.get(key, &fluent_args!["at" => at, "workers" => workers, "days" => days])
            }
            Reason::Gains { corn, wood, stone, gold, skulls } => self.net([corn, wood, stone, gold, skulls]),
            Reason::Steps { temple, steps, leads } => {
                let key = match (steps < 0, leads) {
                    (false, false) => "hint-steps-up",
                    (false, true) => "hint-steps-lead",
                    (true, false) => "hint-steps-down",
                    (true, true) => "hint-steps-down-lead",
                };
                self.get(key, &fluent_args!["temple" => self.temple(temple), "steps" => steps.unsigned_abs()])
            }
            Reason::Advance { technology, to_level } => {
                let effect = self.level(technology, to_level);
                let name = self.technology(technology);
                self.get("hint-advance", &fluent_args!["technology" => name, "level" => to_level, "effect" => effect])
            }
            Reason::Builds { building, .. } => {
                self.get("hint-builds", &fluent_args!["building" => self.building(building)])
            }
            Reason::Monument { monument, points } => {
                let mut args = point_args(points);
                args.set("monument", self.monument(monument));
                self.get("hint-monument", &args)
            }
            Reason::Points { points } => {
                let key = if points.quarters() < 0 { "hint-points-lost" } else { "hint-points" };
                self.get(key, &point_args(points))
            }
            Reason::Worker { workers_in_play } => self.get("hint-worker", &fluent_args!["workers" => workers_in_play]),
            Reason::Farm { due_before, due_after } => {
                self.get("hint-farm", &fluent_args!["before" => due_before, "after" => due_after])
            }
            Reason::Places { workers, corn } => {
                self.get("hint-places", &fluent_args!["workers" => workers, "corn" => corn])
            }
            Reason::Falls { gear, space } => {
                self.get("hint-falls", &fluent_args!["at" => self.space(Space { gear, space })])
            }
            Reason::StartPlayer { corn, begins, two_days } => {
                let first = self.say(if begins { "hint-start-begins" } else { "hint-start-left" });
                let corn = (corn > 0).then(|| self.get("hint-start-corn", &fluent_args!["corn" => corn]));
                let days = two_days.then(|| self.say("hint-start-two-days"));
                [Some(first), corn, days].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            Reason::Begs { temple, corn } => {
                self.get("hint-begs", &fluent_args!["temple" => self.temple(temple), "corn" => corn])
            }
            Reason::Days { days, food_day, light_side } => {
                let passing = self.get("hint-days", &fluent_args!["days" => days, "food" => food_day]);
                let side = self.say(if light_side { "hint-days-light" } else { "hint-days-dark" });
                format!("{passing} {side}")
            }
            Reason::Ready { workers, corn } => {
                self.get("hint-ready", &fluent_args!["workers" => workers, "corn" => corn])
            }
        }
    }

    /// What is gained, and what is paid for it.
    fn net(&self, goods: [i16; 5]) -> String {
        let of = |sign: i16| {
            let [corn, wood, stone, gold, skulls] = goods.map(|amount| (amount * sign).max(0).unsigned_abs());
            self.goods(&Amounts { corn, wood, stone, gold, skulls })
        };
        let (gained, paid) = (of(1), of(-1));
        let key = if paid.is_empty() { "hint-gains" } else { "hint-gains-pays" };
        self.get(key, &fluent_args!["gained" => gained, "paid" => paid])
    }
}

/// Points as text with their quarters, and as a number for the plural.
fn point_args(points: Points) -> FluentArgs<'static> {
    let points = Points(points.quarters().abs());
    fluent_args!["points" => words::points(points), "count" => words::point_count(points)]
}
