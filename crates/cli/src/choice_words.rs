//! Choices in words: what an action is, what it costs and brings, why it is refused. Never an id.

use tzolkin_engine::components::{
    ANY_ACTION_CORN, CHICHEN_ITZA, FIRST_GROUP, FISH, HARVESTS, UXMAL_STEP_CORN, YAXCHILAN,
};
use tzolkin_engine::{
    Action, Amounts, Board, DecisionKind, Form, Game, Gear, Pending, Preview, Refusal, Seat, Space, Technology, Temple,
};

use crate::words;

/// What is being asked.
pub(crate) const fn question(decision: DecisionKind) -> &'static str {
    match decision {
        DecisionKind::Keep => "Which two wealth tiles do you keep?",
        DecisionKind::Turn => "Your turn: place workers or pick them up",
        DecisionKind::Action => "Which action does the worker perform?",
        DecisionKind::AnyAction => "Which action of the four cities?",
        DecisionKind::Harvest => "What do you harvest?",
        DecisionKind::Anger => "Which god do you anger?",
        DecisionKind::Advance => "Which technology?",
        DecisionKind::Pay => "Which blocks do you pay?",
        DecisionKind::Build => "What do you construct?",
        DecisionKind::Climb => "Which temple do you climb?",
        DecisionKind::Take => "Which block do you take?",
        DecisionKind::Market => "The market: what do you trade?",
        DecisionKind::Offer => "Do you offer a block for a temple step?",
        DecisionKind::Days => "How many days pass?",
        DecisionKind::Over => "The game is over",
    }
}

/// An action in words, as it stands in a game.
pub(crate) fn action(game: &Game, action: Action) -> String {
    let board = game.board();
    match action {
        Action::Keep([first, second]) => format!("keep {} | {}", words::wealth(first), words::wealth(second)),
        Action::Beg(temple) => format!("beg for corn, angering {}", words::temple(temple)),
        Action::Place(gear) => match board.gears().lowest_free(gear) {
            Some(space) => format!("place on {}", words::space(Space { gear, space })),
            None => format!("place on {}", words::gear(gear)),
        },
        Action::PlaceOnStart => "place on the starting player space".to_owned(),
        Action::Pick { gear, space: 0 } => format!("pick up from {} 0", words::gear(gear)),
        Action::Pick { gear, space } => {
            let at = Space { gear, space };
            format!("pick up from {} ({})", words::space(at), what(at))
        }
        Action::Do(space) => match reached(board) {
            Some(at) => deed(Space { gear: at.gear, space }),
            None => format!("action {space}"),
        },
        Action::Ahead => match reached(board) {
            Some(at) => format!("one space ahead, {}", deed(Space { gear: at.gear, space: at.space + 1 })),
            None => "the action one space ahead".to_owned(),
        },
        Action::Nothing => "no action".to_owned(),
        Action::Corn => "harvest corn".to_owned(),
        Action::Wood => "harvest wood".to_owned(),
        Action::Burn => "burn the forest for the corn under it, angering a god".to_owned(),
        Action::Anger(temple) => format!("anger {}", words::temple(temple)),
        Action::Advance(technology) => format!("advance in {}", words::technology(technology)),
        Action::Pay(blocks) => format!("pay {}", words::blocks(blocks).join(", ")),
        Action::Build { building, form } => {
            let tile = words::building(building);
            match form {
                Form::Usual => format!("construct a {tile}"),
                Form::Plain => format!("construct a {tile}, keeping Architecture for the second building"),
                Form::Save(block) => format!("construct a {tile}, saving a {block}"),
            }
        }
        Action::Monument(monument) => format!("construct a {}", words::monument(monument)),
        Action::Climb(temple) => format!("climb {}", words::temple(temple)),
        Action::Take(block) => format!("take a {block}"),
        Action::Sell(block) => format!("sell a {block}"),
        Action::Buy(block) => format!("buy a {block}"),
        Action::Offer(block) => format!("offer a {block}"),
        Action::DoAny { gear, space } => deed(Space { gear, space }),
        Action::Stop => "no more".to_owned(),
        Action::Days(1) => "one day passes".to_owned(),
        Action::Days(_) => "two days pass".to_owned(),
        Action::End => "end the turn".to_owned(),
    }
}

/// The space that the worker taken back had reached.
fn reached(board: &Board) -> Option<Space> {
    match board.pending().top() {
        Some(Pending::Action(at)) => Some(at),
        _ => None,
    }
}

/// An action of a gear by name and what it does.
fn deed(at: Space) -> String {
    format!("{}: {}", words::space(at), what(at))
}

fn what(at: Space) -> String {
    let number = usize::from(at.space);
    match at.gear {
        Gear::Palenque if at.space < FIRST_GROUP => format!("{FISH} corn from fishing"),
        Gear::Palenque => match HARVESTS.get(number - usize::from(FIRST_GROUP)) {
            Some(harvest) if harvest.wood > 0 => format!("harvest {} corn or {} wood", harvest.corn, harvest.wood),
            Some(harvest) => format!("harvest {} corn", harvest.corn),
            None => "any action of this gear".to_owned(),
        },
        Gear::Yaxchilan => match YAXCHILAN.get(number.wrapping_sub(1)) {
            Some(goods) => {
                let corn = (goods.corn > 0).then(|| format!("{} corn", goods.corn));
                let skulls = (goods.skulls > 0).then(|| "a skull".to_owned());
                corn.into_iter().chain(words::blocks(goods.blocks)).chain(skulls).collect::<Vec<_>>().join(", ")
            }
            None => "any action of this gear".to_owned(),
        },
        Gear::Tikal => match at.space {
            1 => "a technology level".to_owned(),
            2 => "a building".to_owned(),
            3 => "one or two technology levels".to_owned(),
            4 => "one or two buildings, or a monument".to_owned(),
            5 => "a block for a step in two temples".to_owned(),
            _ => "any action of this gear".to_owned(),
        },
        Gear::Uxmal => match at.space {
            1 => format!("{UXMAL_STEP_CORN} corn for a temple step"),
            2 => "the market".to_owned(),
            3 => "a worker".to_owned(),
            4 => "a building, paid with corn".to_owned(),
            5 => format!("{ANY_ACTION_CORN} corn for any action of the four cities"),
            _ => "any action of this gear".to_owned(),
        },
        Gear::ChichenItza => match CHICHEN_ITZA.get(number.wrapping_sub(1)) {
            Some(skull) => {
                let block = if skull.block { " and a block" } else { "" };
                format!("a skull for {} points, {} +1{block}", skull.points, words::temple(skull.temple))
            }
            None => "any action of this gear".to_owned(),
        },
    }
}

/// What an action costs and brings; empty if nothing to speak of.
pub(crate) fn preview(preview: &Preview) -> String {
    let costs = amounts(&preview.costs);
    let mut brings = amounts(&preview.gains);
    if preview.points.quarters() != 0 {
        brings.push(format!("{} points", words::signed(preview.points)));
    }
    for temple in Temple::ALL.into_iter().filter(|&temple| preview.temples[temple] != 0) {
        brings.push(format!("{} {:+}", words::temple(temple), preview.temples[temple]));
    }
    for track in Technology::ALL.into_iter().filter(|&track| preview.technologies[track] != 0) {
        brings.push(format!("{} {:+}", words::technology(track), preview.technologies[track]));
    }
    match preview.workers {
        0 => {}
        1 => brings.push("a worker".to_owned()),
        workers => brings.push(format!("{workers} workers")),
    }
    let mut parts = Vec::new();
    if !costs.is_empty() {
        parts.push(format!("costs {}", costs.join(", ")));
    }
    if !brings.is_empty() {
        parts.push(format!("brings {}", brings.join(", ")));
    }
    match preview.falls {
        0 => {}
        1 => parts.push("one of your workers falls off".to_owned()),
        falls => parts.push(format!("{falls} of your workers fall off")),
    }
    parts.join("; ")
}

fn amounts(amounts: &Amounts) -> Vec<String> {
    let Amounts { corn, wood, stone, gold, skulls } = *amounts;
    let skull = if skulls == 1 { "skull" } else { "skulls" };
    let all = [(corn, "corn"), (wood, "wood"), (stone, "stone"), (gold, "gold"), (skulls, skull)];
    all.into_iter().filter(|(amount, _)| *amount > 0).map(|(amount, good)| format!("{amount} {good}")).collect()
}

/// Why an action is refused, with players and tiles named for people.
pub(crate) fn refusal(refusal: &Refusal, name: impl Fn(Seat) -> String) -> String {
    match *refusal {
        Refusal::NotToAct { seat } => format!("{} is not to act", name(seat)),
        Refusal::NotDealt { tile } => format!("you were not dealt {}", words::wealth(tile)),
        Refusal::GearFull { gear } => format!("no free space on {}", words::gear(gear)),
        Refusal::StartSpaceTaken { by } => format!("{} stands there", name(by)),
        Refusal::LowestStep { temple } => format!("already on the lowest step of {}", words::temple(temple)),
        Refusal::TopStep { temple } => format!("already on the top step of {}", words::temple(temple)),
        Refusal::TopStepTaken { temple, by } => {
            format!("{} stands on the top step of {}", name(by), words::temple(temple))
        }
        Refusal::SameTemple { temple } => {
            format!("{} was climbed already; the second step is in another temple", words::temple(temple))
        }
        Refusal::NoWorkerThere { gear, space } => format!("you have no worker on {} {space}", words::gear(gear)),
        Refusal::OutOfReach { action } => format!("{} cannot be reached this way", words::space(action)),
        Refusal::NeedsTechnology { technology, needs, has } => {
            format!("needs {} {needs}, has {has}", words::technology(technology))
        }
        Refusal::BonusLost { technology } => {
            format!("the bonus of {} beyond level 3 would be lost", words::technology(technology))
        }
        Refusal::BuildingNotOnDisplay { building } => format!("{} is not on display", words::building(building)),
        Refusal::MonumentNotOnDisplay { monument } => format!("{} is not on display", words::monument(monument)),
        Refusal::BlocksMissing { missing, .. } => format!("lacks {}", words::blocks(missing).join(", ")),
        Refusal::WouldPushOff { at, seat } => {
            format!("a second day would push off {}'s worker on {}", name(seat), words::space(at))
        }
        ref other => other.to_string(),
    }
}
