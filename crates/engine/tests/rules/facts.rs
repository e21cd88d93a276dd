//! Compares what the engine tells clients about the components with `data/components.json`.
//!
//! `components.rs` checks the tables that the rules use; these tests check that nothing is lost or invented on the way
//! to a client, above all figures that are in no table, such as how many buildings Tikal 4 constructs.

use crate::common::Play as _;
use serde_json::{Value, json};
use tzolkin_engine::{Facts, Game, Gear, Position, Refusal, Seat, Setup};

fn printed() -> Value {
    serde_json::from_str(include_str!("../data/components.json")).expect("the components are JSON")
}

fn told() -> Value {
    serde_json::to_value(Facts::new()).expect("facts can be written")
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

/// The numbers in a printed sentence, in order.
fn numbers(text: &Value) -> Vec<u64> {
    let text = text.as_str().expect("a sentence");
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

#[test]
fn what_is_told_in_numbers_is_what_is_printed() {
    let (printed, told) = (printed(), told());
    for section in ["market", "workers", "skulls", "placement_surcharge", "calendar"] {
        assert_eq!(told[section], printed[section], "{section}");
    }
    for table in list(&told["players"]) {
        let mut printed = printed["players"][table["players"].to_string()].clone();
        printed["players"] = table["players"].clone();
        assert_eq!(*table, printed);
    }
    assert_eq!(list(&told["players"]).len(), 3);
    let costs = ["1", "2", "3", "beyond"].map(|level| printed["technologies"]["cost_to_reach"][level].clone());
    assert_eq!(told["advance_cost"], json!(costs));
}

#[test]
fn temples_are_told_step_by_step() {
    let (printed, told) = (printed(), told());
    for (told, printed) in list(&told["temples"]).iter().zip(list(&printed["temples"])) {
        assert_eq!(told["id"], printed["id"]);
        assert_eq!(told["leader_bonus"], printed["leader_bonus"]);
        assert_eq!(list(&told["steps"]).len(), list(&printed["steps"]).len());
        for (index, (told_step, step)) in list(&told["steps"]).iter().zip(list(&printed["steps"])).enumerate() {
            assert_eq!(told_step["points"], step["points"]);
            assert_eq!(told_step["gain"], step["gain"]);
            assert_eq!(told["start"] == index, step["start"] == true, "{} {index}", told["id"]);
        }
    }
}

/// Figures that are printed nowhere, against what a game does.
#[test]
fn figures_of_the_rules_are_what_a_game_does() {
    let rules = &told()["rules"];
    let setup = Setup::from_seed(3, 1).expect("a setup");
    assert_eq!(rules["wealth_dealt"], setup.wealth()[0].len());
    let keep = Game::new(&setup).options(Seat::ALL[0])[0].action.to_string();
    assert_eq!(rules["wealth_kept"], keep.split(' ').skip(1).count());
    let mut position = Position::new(2);
    position.place(0, Gear::Yaxchilan, 3);
    position.place(1, Gear::Yaxchilan, 2);
    let mut game = position.build().expect("a position");
    let back = ["pick yaxchilan 3", "do 1"].map(|action| action.parse().expect("an action"));
    let refused = game.preview(Seat::ALL[0], &back).expect_err("two steps back cost corn");
    let needs = rules["step_back_corn"].as_u64().expect("a number") as u16 * 2;
    assert_eq!(refused.refusal, Refusal::NotEnoughCorn { needs, has: 0 });
    game.play(&["place tikal", "end", "place uxmal", "end"]);
    assert_eq!(game.board().corn_on_teeth(), rules["tooth_corn"].as_u64().expect("a number") as u16);
}

/// A printed effect of a tile as clients get it.
fn effect(printed: &Value) -> Value {
    let choice = |what: &Value| if what == "any" { Value::Null } else { what.clone() };
    let (name, content) = printed.as_object().and_then(|of| of.iter().find(|(name, _)| *name != "steps")).expect("one");
    match name.as_str() {
        "gain" => json!({"effect": "gain", "goods": content}),
        "temple" => json!({"effect": "climb", "temple": choice(content), "steps": printed["steps"]}),
        "technology" => json!({"effect": "advance", "technology": choice(content), "steps": printed["steps"]}),
        "worker" => json!({"effect": "worker"}),
        "points" => json!({"effect": "points", "points": content}),
        "workers_fed_free" => json!({"effect": "fed-free", "workers": content}),
        "corn_less_per_worker" => json!({"effect": "corn-less", "corn": content}),
        "construct" => json!({"effect": "construct"}),
        "market" => json!({"effect": "market"}),
        "action" => json!({"effect": "any-action", "corn": numbers(content)[0]}),
        other => panic!("{other} is not told"),
    }
}

#[test]
fn tiles_are_told_with_their_costs_and_effects() {
    let (printed, told) = (printed(), told());
    let effects = |tile: &Value| Value::Array(list(&tile["effects"]).iter().map(effect).collect());
    let wealth: Vec<Value> =
        list(&printed["wealth_tiles"]).iter().map(|tile| json!({"id": tile["id"], "effects": effects(tile)})).collect();
    assert_eq!(told["wealth_tiles"], json!(wealth));
    let mut buildings = printed["buildings"].clone();
    for building in buildings.as_array_mut().expect("a list") {
        building["effects"] = effects(building);
    }
    assert_eq!(told["buildings"], buildings);
}

#[test]
fn gears_are_told_with_the_actions_of_their_spaces() {
    let (printed, told) = (printed(), told());
    for (told, printed) in list(&told["gears"]).iter().zip(list(&printed["gears"])) {
        for what in ["id", "teeth", "last_space", "free_choice"] {
            assert_eq!(told[what], printed[what], "{}", told["id"]);
        }
        let actions = printed["actions"].as_object().expect("actions");
        assert_eq!(list(&told["actions"]).len(), actions.len());
        for (space, action) in (1..).zip(list(&told["actions"])) {
            let printed = &actions[&space.to_string()];
            let expected = match (told["id"].as_str().expect("a name"), space) {
                ("palenque", 1) => json!({"action": "fish", "corn": printed["fish"]}),
                ("palenque", _) => {
                    let wood = printed.get("or_wood").cloned().unwrap_or_else(|| json!(0));
                    json!({"action": "harvest", "corn": printed["corn"], "wood": wood})
                }
                ("yaxchilan", _) => json!({"action": "take", "goods": printed}),
                ("tikal", 1 | 3) => json!({"action": "advance", "most": numbers(printed).last()}),
                ("tikal", 2) => json!({"action": "build", "most": numbers(printed)[0], "monument": false}),
                ("tikal", 4) => json!({"action": "build", "most": numbers(printed)[1], "monument": true}),
                ("tikal", 5) => {
                    let [blocks, _, temples] = numbers(printed)[..] else { panic!("{printed}") };
                    json!({"action": "climb-for-blocks", "blocks": blocks, "temples": temples})
                }
                ("uxmal", 1) => json!({"action": "climb-for-corn", "corn": numbers(printed)[0]}),
                ("uxmal", 2) => json!({"action": "trade"}),
                ("uxmal", 3) => json!({"action": "worker"}),
                ("uxmal", 4) => json!({"action": "build-with-corn", "corn": numbers(printed)[1]}),
                ("uxmal", 5) => json!({"action": "any-action", "corn": numbers(printed)[0]}),
                ("chichen-itza", _) => json!({"action": "skull", "points": printed["points"],
                    "temple": printed["temple"], "block": printed["block"] == "any"}),
                (gear, _) => panic!("{gear} is not told"),
            };
            assert_eq!(*action, expected, "{} {space}", told["id"]);
        }
    }
}

/// The text printed at a level is a sentence whose figure comes first or after a plus sign.
#[test]
fn levels_are_told_with_their_figures() {
    let (printed, told) = (printed(), told());
    for technology in list(&told["technologies"]) {
        let printed = &printed["technologies"][technology["id"].as_str().expect("a name")];
        for (level, told) in ["1", "2", "3", "beyond"].iter().zip(list(&technology["levels"])) {
            let sentence = printed[level].as_str().expect("a sentence");
            let figures = numbers(&json!(sentence.split_once('+').map_or(sentence, |(_, rest)| rest)));
            let amount = figures.first().copied().unwrap_or(0);
            assert_eq!(told["amount"], amount, "{sentence}");
            let saves_corn = sentence.contains("corn less");
            assert_eq!(told["corn"], if saves_corn { figures[1] } else { 0 }, "{sentence}");
        }
    }
}

#[test]
fn monuments_are_told_with_the_points_they_score() {
    let (printed, told) = (printed(), told());
    assert_eq!(list(&told["monuments"]).len(), list(&printed["monuments"]).len());
    for (told, printed) in list(&told["monuments"]).iter().zip(list(&printed["monuments"])) {
        for what in ["id", "kind", "cost"] {
            assert_eq!(told[what], printed[what], "{}", told["id"]);
        }
        let points: Vec<u64> =
            list(&told["points"]).iter().filter_map(Value::as_u64).filter(|&each| each > 0).collect();
        let sentence = numbers(&printed["scores"]);
        assert!(points.iter().all(|each| sentence.contains(each)), "{printed}: {points:?}");
        assert_eq!(points.is_empty(), sentence.is_empty(), "{printed}");
    }
}
