//! The board as text: what everyone at the table sees.

use std::fmt::Write;

use fluent::fluent_args;
use tzolkin_engine::components::FoodDayKind;
use tzolkin_engine::components::{FIRST_GROUP, HARVESTS, LAST_ROUND};
use tzolkin_engine::event::Good;
use tzolkin_engine::forecast::Outlook;
use tzolkin_engine::{Block, Board, Gear, Monument, Occupant, Player, Seat, Technology, Temple};

use crate::columns::{Columns, width};
use crate::text::Text;
use crate::words;

/// The letters that stand for players' workers.
const MARKS: [char; Seat::NUM] = ['A', 'B', 'C', 'D'];
/// A dummy worker.
const DUMMY: char = '#';
/// A free space.
const FREE: char = '.';

/// The letter of a seat.
pub(crate) const fn mark(seat: Seat) -> char {
    MARKS[seat.index()]
}

/// The whole board.
pub(crate) fn board(text: &Text, board: &Board, names: &[String]) -> String {
    let mut lines = Vec::new();
    calendar(text, board, names, &mut lines);
    gears(text, board, &mut lines);
    jungle(text, board, &mut lines);
    display(text, board, &mut lines);
    lines.push(String::new());
    lines.push(players(text, board, names).trim_end().to_owned());
    tiles(text, board, names, &mut lines);
    lines.join("\n")
}

fn calendar(text: &Text, board: &Board, names: &[String], lines: &mut Vec<String>) {
    let ahead = board.forecast(0).food_day.map_or_else(
        || text.say("cli-food-day-none"),
        |day| {
            let key = match day.kind {
                FoodDayKind::MidAge => "cli-food-day-mid-age",
                FoodDayKind::EndOfAge => "cli-food-day-end-of-age",
            };
            text.get(key, &fluent_args!["days" => day.days])
        },
    );
    let round =
        text.get("table-round", &fluent_args!["round" => board.round(), "rounds" => LAST_ROUND, "age" => board.age()]);
    let starts = names[board.start_player().index()].as_str();
    let corn = board.corn_on_teeth();
    let space = match board.start_space() {
        None => text.get("cli-start-space-free", &fluent_args!["corn" => corn]),
        Some(seat) => {
            let args = fluent_args!["who" => names[seat.index()].as_str(), "corn" => corn];
            text.get("cli-start-space-taken", &args)
        }
    };
    let skulls = text.get("cli-skulls-in-bank", &fluent_args!["skulls" => board.skulls_in_bank()]);
    lines.extend([String::new(), format!("== {round} ==")]);
    let starts = text.get("cli-start-player", &fluent_args!["who" => starts]);
    lines.extend([ahead, starts, space, skulls].map(|line| format!("   {line}")));
}

fn gears(text: &Text, board: &Board, lines: &mut Vec<String>) {
    let marks: Vec<String> = board.seats().map(|seat| mark(seat).to_string()).collect();
    let args = fluent_args!["marks" => marks.join(" "), "dummy" => DUMMY.to_string(), "free" => FREE.to_string()];
    lines.extend([String::new(), text.get("cli-gears", &args)]);
    let labels = Gear::ALL.map(|gear| text.gear(gear));
    let first = width(&labels);
    for (gear, label) in Gear::ALL.into_iter().zip(&labels) {
        let mut line = format!("  {label:first$} ");
        for space in 0..=gear.info().last_space {
            let who = match board.gears().occupant(gear, space) {
                None => FREE,
                Some(Occupant::Dummy) => DUMMY,
                Some(Occupant::Worker(seat)) => mark(seat),
            };
            let _ = write!(line, " {space}{who}");
        }
        let next = match board.gears().lowest_free(gear).zip(board.placement_cost(gear)) {
            Some((space, corn)) => text.get("cli-gear-next", &fluent_args!["space" => space, "corn" => corn]),
            None => text.say("cli-gear-full"),
        };
        let _ = write!(line, "   {next}");
        lines.push(line);
    }
    let skulls = text.commas(board.skulls_placed().map(|space| space.to_string()));
    if !skulls.is_empty() {
        lines.push(format!("  {}", text.get("cli-skulls-placed", &fluent_args!["spaces" => skulls])));
    }
}

fn jungle(text: &Text, board: &Board, lines: &mut Vec<String>) {
    lines.extend([String::new(), text.say("cli-jungle")]);
    for ((group, harvest), number) in board.jungle().iter().zip(HARVESTS).zip(FIRST_GROUP..) {
        let args = fluent_args!["group" => number, "tiles" => group.uncovered(), "corn" => harvest.corn];
        let free = text.get("cli-jungle-group", &args);
        let covered = (harvest.wood > 0)
            .then(|| text.get("cli-jungle-covered", &fluent_args!["tiles" => group.wood, "wood" => harvest.wood]));
        lines.push(format!("  {}", text.commas([free].into_iter().chain(covered))));
    }
}

fn display(text: &Text, board: &Board, lines: &mut Vec<String>) {
    let costs = |cost: String| text.get("cli-costs", &fluent_args!["cost" => cost]);
    let buildings = board.display().iter().flatten();
    let buildings: Vec<(String, String)> =
        buildings.map(|&tile| (text.building(tile), costs(text.cost(tile.info().cost, 0)))).collect();
    let monument = |tile: Monument| (text.monument(tile), costs(text.cost(tile.info().cost, tile.info().skulls)));
    let monuments: Vec<(String, String)> = board.monuments().map(monument).collect();
    let first = width(buildings.iter().chain(&monuments).map(|(name, _)| name));
    let list =
        |tiles: Vec<(String, String)>| tiles.into_iter().map(move |(name, cost)| format!("  {name:first$}  {cost}"));
    lines.extend([String::new(), text.get("cli-buildings", &fluent_args!["more" => board.pile()])]);
    lines.extend(list(buildings));
    lines.push(text.say("cli-monuments"));
    lines.extend(list(monuments));
}

/// What every player has, a column for each.
fn players(text: &Text, board: &Board, names: &[String]) -> String {
    let outlooks = board.forecast(0).seats;
    let mut table = Columns::new(names);
    let mut row = |label: String, figure: &dyn Fn(&Player, &Outlook) -> String| {
        let seats = board.seats().zip(&outlooks);
        table.row(label, seats.map(|(seat, outlook)| figure(board.player(seat), outlook)));
    };
    let of = |part: u8, whole: u8| text.get("cli-of", &fluent_args!["part" => part, "whole" => whole]);
    row(text.say("cli-row-points"), &|player, _| words::points(player.points()));
    row(text.good(Good::Corn), &|player, _| player.corn.to_string());
    for block in Block::ALL {
        row(text.block(block), &|player, _| player.blocks[block].to_string());
    }
    row(text.say("cli-row-skulls"), &|player, _| player.skulls.to_string());
    row(text.say("cli-row-workers"), &|player, _| of(player.workers_in_hand, player.workers_in_play));
    row(text.say("cli-row-corn-due"), &|_, outlook| outlook.corn_due.to_string());
    for temple in Temple::ALL {
        let label = text.get("cli-row-temple", &fluent_args!["temple" => text.temple(temple)]);
        row(label, &|player, _| of(player.temples[temple], temple.top()));
    }
    row(text.say("cli-row-temple-points"), &|_, outlook| words::signed(outlook.temple_points));
    for technology in Technology::ALL {
        row(text.technology(technology), &|player, _| player.level(technology).to_string());
    }
    row(text.say("cli-row-corn-tiles"), &|player, _| player.corn_tiles.to_string());
    row(text.say("cli-row-wood-tiles"), &|player, _| player.wood_tiles.to_string());
    row(text.say("cli-row-two-days"), &|player, _| text.say(if player.light_side { "cli-yes" } else { "cli-no" }));
    table.to_string()
}

fn tiles(text: &Text, board: &Board, names: &[String], lines: &mut Vec<String>) {
    for seat in board.seats() {
        let player = board.player(seat);
        let buildings = player.buildings().map(|tile| text.building(tile));
        let built: Vec<String> = buildings.chain(player.monuments().map(|tile| text.monument(tile))).collect();
        if !built.is_empty() {
            let args = fluent_args!["who" => names[seat.index()].as_str(), "tiles" => text.clauses(built)];
            lines.push(text.get("cli-built", &args));
        }
    }
}
