//! Choices in words: what an action is, what it costs and what it gains. Ids are never shown.

use fluent::fluent_args;
use tzolkin_engine::action::Form;
use tzolkin_engine::options::Preview;
use tzolkin_engine::pending::Pending;
use tzolkin_engine::{Action, Board, DecisionKind, Game, Space, Technology, Temple};

use crate::text::Text;
use crate::words;

impl Text {
    /// What is being asked.
    pub(crate) fn question(&self, decision: DecisionKind) -> String {
        match decision {
            // In the terminal, even the choice of days can be undone.
            DecisionKind::Days => self.say("cli-ask-days"),
            other => self.say(&format!("table-ask-{other}")),
        }
    }

    /// An action in words, in the context of a game.
    pub(crate) fn action(&self, game: &Game, action: Action) -> String {
        let reached = reached(game.board());
        let of_temple = |key: &str, temple| self.get(key, &fluent_args!["temple" => self.temple(temple)]);
        let of_block = |key: &str, block| self.get(key, &fluent_args!["block" => self.block_object(block)]);
        match action {
            Action::Keep([first, second]) => self
                .get("table-deed-keep", &fluent_args!["first" => self.wealth(first), "second" => self.wealth(second)]),
            Action::Beg(temple) => of_temple("table-deed-beg", temple),
            Action::Place(gear) => {
                let free = game.board().gears().lowest_free(gear);
                let at = free.map_or_else(|| self.gear(gear), |space| self.space(Space { gear, space }));
                self.get("table-deed-place", &fluent_args!["at" => at])
            }
            Action::PlaceOnStart => self.say("table-deed-place-start"),
            Action::Pick { gear, space } => {
                let at = Space { gear, space };
                let key = if space == 0 { "table-deed-pick" } else { "cli-deed-pick" };
                self.deed(key, at)
            }
            Action::Do(space) => match reached {
                Some(at) => self.deed("table-deed-space", Space { gear: at.gear, space }),
                None => self.get("table-deed-do", &fluent_args!["space" => space]),
            },
            Action::Ahead => match reached {
                Some(at) => self.deed("cli-deed-ahead", Space { gear: at.gear, space: at.space + 1 }),
                None => self.say("table-deed-ahead"),
            },
            Action::DoAny { gear, space } => self.deed("table-deed-space", Space { gear, space }),
            Action::Nothing => self.say("table-deed-nothing"),
            Action::Corn => self.say("table-deed-corn"),
            Action::Wood => self.say("table-deed-wood"),
            Action::Burn => self.say("table-deed-burn"),
            Action::Anger(temple) => of_temple("table-deed-anger", temple),
            Action::Advance(technology) => {
                self.get("table-deed-advance", &fluent_args!["technology" => self.technology(technology)])
            }
            Action::Pay(blocks) => self.get("table-deed-pay", &fluent_args!["blocks" => self.blocks(blocks)]),
            Action::Build { building, form } => {
                let mut args = fluent_args!["building" => self.building(building)];
                let key = match form {
                    Form::Usual => "table-deed-build",
                    Form::Plain => "table-deed-build-plain",
                    Form::Save(block) => {
                        args.set("block", self.block_object(block));
                        "table-deed-build-save"
                    }
                };
                self.get(key, &args)
            }
            Action::Monument(monument) => {
                self.get("table-deed-build", &fluent_args!["building" => self.monument(monument)])
            }
            Action::Climb(temple) => of_temple("table-deed-climb", temple),
            Action::Take(block) => of_block("table-deed-take", block),
            Action::Sell(block) => of_block("table-deed-sell", block),
            Action::Buy(block) => of_block("table-deed-buy", block),
            Action::Offer(block) => of_block("table-deed-offer", block),
            Action::Stop => self.say("table-deed-stop"),
            Action::Days(days) => self.get("table-deed-days", &fluent_args!["days" => days]),
            Action::End => self.say("table-deed-end"),
        }
    }

    /// An action of a gear, with its name and what it does.
    fn deed(&self, key: &str, at: Space) -> String {
        self.get(key, &fluent_args!["at" => self.space(at), "action" => self.what(at)])
    }

    /// What an action costs and gains; empty if there is nothing to say.
    pub(crate) fn preview(&self, preview: &Preview) -> String {
        let costs = self.goods(&preview.costs);
        let mut brings = self.amounts(&preview.gains);
        if preview.points.quarters() != 0 {
            let args =
                fluent_args!["points" => words::signed(preview.points), "count" => words::point_count(preview.points)];
            brings.push(self.get("names-effect-points-exact", &args));
        }
        for temple in Temple::ALL.into_iter().filter(|&temple| preview.temples[temple] != 0) {
            let steps = words::signed_count(preview.temples[temple]);
            let args = fluent_args!["temple" => self.temple(temple), "steps" => steps];
            brings.push(self.get("names-effect-temple-signed", &args));
        }
        for track in Technology::ALL.into_iter().filter(|&track| preview.technologies[track] != 0) {
            let args = fluent_args!["technology" => self.technology(track), "steps" => preview.technologies[track]];
            brings.push(self.get("names-effect-technology", &args));
        }
        if preview.workers > 0 {
            brings.push(self.get("names-effect-worker", &fluent_args!["workers" => preview.workers]));
        }
        let costs = (!costs.is_empty()).then(|| self.get("cli-costs", &fluent_args!["cost" => costs]));
        let brings = (!brings.is_empty()).then(|| self.get("cli-brings", &fluent_args!["gain" => self.commas(brings)]));
        let falls = (preview.falls > 0).then(|| self.get("cli-falls", &fluent_args!["workers" => preview.falls]));
        self.clauses([costs, brings, falls].into_iter().flatten())
    }
}

/// The space of the worker that was picked up.
fn reached(board: &Board) -> Option<Space> {
    match board.pending().top() {
        Some(Pending::PickedUp(at)) => Some(at),
        _ => None,
    }
}
