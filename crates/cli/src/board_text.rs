//! The board as text: what everyone at the table sees.

use std::fmt::Write;

use tzolkin_engine::components::{FIRST_GROUP, HARVESTS, placement_surcharge};
use tzolkin_engine::{Block, Blocks, Board, FoodDayKind, Gear, Occupant, Outlook, Player, Seat, Technology, Temple};

use crate::words;

/// The letters that stand for players' workers.
const MARKS: [char; Seat::NUM] = ['A', 'B', 'C', 'D'];
/// A dummy worker.
const DUMMY: char = '#';
/// Widths of the table of players.
const FIRST: usize = 22;
const COLUMN: usize = 14;
/// The width of a tile's name in a list.
const TILE: usize = 52;

/// The letter of a seat.
pub(crate) const fn mark(seat: Seat) -> char {
    MARKS[seat.index()]
}

/// The whole board.
pub(crate) fn board(board: &Board, names: &[String]) -> String {
    let mut text = String::new();
    calendar(board, names, &mut text);
    gears(board, &mut text);
    jungle(board, &mut text);
    display(board, &mut text);
    players(board, names, &mut text);
    tiles(board, names, &mut text);
    text
}

fn calendar(board: &Board, names: &[String], text: &mut String) {
    let ahead = board.forecast(0).food_day.map_or_else(
        || "no Food Day left".to_owned(),
        |day| {
            let kind = if day.kind == FoodDayKind::MidAge { "blocks and skulls" } else { "points" };
            match day.days {
                0 => format!("Food Day at the end of this round (temples give {kind})"),
                1 => format!("Food Day in 1 day (temples give {kind})"),
                days => format!("Food Day in {days} days (temples give {kind})"),
            }
        },
    );
    let _ = writeln!(text, "\n== Round {} of 27, age {}. {ahead}", board.round(), board.age());
    let space = board.start_space().map_or_else(|| "free".to_owned(), |seat| names[seat.index()].clone());
    let _ = writeln!(
        text,
        "   Starting player: {}. Starting player space: {space}, {} corn on the teeth. Skulls in the bank: {}.",
        names[board.start_player().index()],
        board.corn_on_teeth(),
        board.skulls_in_bank()
    );
}

fn gears(board: &Board, text: &mut String) {
    let legend: Vec<String> = board.seats().map(|seat| mark(seat).to_string()).collect();
    let _ = writeln!(text, "\nGears ({} workers, {DUMMY} dummies, . free)", legend.join(" "));
    for gear in Gear::ALL {
        let _ = write!(text, "  {:13}", words::gear(gear));
        for space in 0..=gear.info().last_space {
            let who = match board.gears().occupant(gear, space) {
                None => '.',
                Some(Occupant::Dummy) => DUMMY,
                Some(Occupant::Worker(seat)) => mark(seat),
            };
            let _ = write!(text, " {space}{who}");
        }
        let _ = match board.gears().lowest_free(gear) {
            Some(space) => {
                let cost = u16::from(space) + placement_surcharge(board.turn().placed);
                writeln!(text, "   next: {space} for {cost} corn")
            }
            None => writeln!(text, "   full"),
        };
    }
    let skulls: Vec<String> = board.skulls_placed().map(|space| space.to_string()).collect();
    if !skulls.is_empty() {
        let _ = writeln!(text, "  Skulls stand on Chichen Itza {}", skulls.join(", "));
    }
}

fn jungle(board: &Board, text: &mut String) {
    let _ = writeln!(text, "\nJungle");
    for (index, (group, harvest)) in board.jungle().iter().zip(HARVESTS).enumerate() {
        let _ = write!(
            text,
            "  Palenque {}: {} corn tiles free ({} corn each)",
            usize::from(FIRST_GROUP) + index,
            group.uncovered(),
            harvest.corn
        );
        let _ = match harvest.wood {
            0 => writeln!(text),
            wood => writeln!(text, ", {} under wood ({wood} wood each)", group.wood),
        };
    }
}

fn display(board: &Board, text: &mut String) {
    let _ = writeln!(text, "\nBuildings on display ({} more of this age)", board.pile());
    for tile in board.display().iter().flatten() {
        let _ = writeln!(text, "  {:TILE$} costs {}", words::building(*tile), cost(tile.info().cost, 0));
    }
    let _ = writeln!(text, "Monuments on display");
    for tile in board.monuments() {
        let info = tile.info();
        let _ = writeln!(text, "  {:TILE$} costs {}", words::monument(tile), cost(info.cost, info.skulls));
    }
}

fn cost(blocks: Blocks, skulls: u8) -> String {
    let skulls = (skulls > 0).then(|| format!("{skulls} skull"));
    words::blocks(blocks).into_iter().chain(skulls).collect::<Vec<_>>().join(", ")
}

fn players(board: &Board, names: &[String], text: &mut String) {
    let outlooks = board.forecast(0).seats;
    let _ = write!(text, "\n{:FIRST$}", "");
    for seat in board.seats() {
        let _ = write!(text, "{:>COLUMN$}", names[seat.index()]);
    }
    let _ = writeln!(text);
    let mut row = |label: &str, figure: &dyn Fn(&Player, &Outlook) -> String| {
        let _ = write!(text, "{label:FIRST$}");
        for (seat, outlook) in board.seats().zip(&outlooks) {
            let _ = write!(text, "{:>COLUMN$}", figure(board.player(seat), outlook));
        }
        let _ = writeln!(text);
    };
    row("points", &|player, _| player.points().to_string());
    row("corn", &|player, _| player.corn.to_string());
    for (block, label) in [(Block::Wood, "wood"), (Block::Stone, "stone"), (Block::Gold, "gold")] {
        row(label, &|player, _| player.blocks[block].to_string());
    }
    row("skulls", &|player, _| player.skulls.to_string());
    row("workers in hand", &|player, _| format!("{} of {}", player.workers_in_hand, player.workers_in_play));
    row("corn due on Food Day", &|_, outlook| outlook.corn_due.to_string());
    for temple in Temple::ALL {
        let label = format!("{}, step", words::temple(temple));
        row(&label, &|player, _| format!("{} of {}", player.temples[temple], temple.top()));
    }
    row("temples worth now", &|_, outlook| words::signed(outlook.temple_points));
    for technology in Technology::ALL {
        row(words::technology(technology), &|player, _| player.level(technology).to_string());
    }
    row("corn, wood tiles", &|player, _| format!("{}, {}", player.corn_tiles, player.wood_tiles));
    row("two days once", &|player, _| if player.light_side { "yes" } else { "used" }.to_owned());
}

fn tiles(board: &Board, names: &[String], text: &mut String) {
    for seat in board.seats() {
        let player = board.player(seat);
        let buildings = player.buildings().map(words::building);
        let built: Vec<String> = buildings.chain(player.monuments().map(words::monument)).collect();
        if !built.is_empty() {
            let _ = writeln!(text, "{} has built: {}", names[seat.index()], built.join("; "));
        }
    }
}
