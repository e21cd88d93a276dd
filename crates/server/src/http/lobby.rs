//! Lists of tables and games.

use axum::Json;
use serde::Deserialize;
use tzolkin_table::SeatInfo;

use super::Shared;
use super::description::PlayerId;
use super::error::Error;
use super::extract::{Path, Query};
use super::identity::Identity;
use crate::store::{List, ListedGame};
use crate::wire::{FinishedGame, Lobby, Problem, Status, TableSeat, TableSummary, Waiting};

/// Lists open tables, running tables to watch, and your own tables, those that wait for you first.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(app: Shared, identity: Option<Identity>) -> Result<Json<Lobby>, Error> {
    let player = identity.map(|identity| identity.0.id).unwrap_or_default();
    let store = &app.tables.store;
    let summaries = |games: Vec<ListedGame>| games.into_iter().map(|game| summary(game, &player)).collect::<Vec<_>>();
    let open = summaries(store.list(List::Open).await?);
    let running = summaries(store.list(List::Running).await?);
    let mut mine = if player.is_empty() { Vec::new() } else { summaries(store.list(List::Of(&player)).await?) };
    mine.sort_by_key(|table| !table.waits_for_me);
    Ok(Json(Lobby { open, running, mine }))
}

/// Lists the games that wait for you.
#[utoipa::path(get, path = "/api/waiting", responses((status = 200, body = Waiting)))]
pub(super) async fn waiting(app: Shared, identity: Option<Identity>) -> Result<Json<Waiting>, Error> {
    let tables = match identity {
        Some(Identity(player)) => app.tables.store.waiting_for(&player.id).await?,
        None => Vec::new(),
    };
    Ok(Json(Waiting { tables }))
}

fn summary(game: ListedGame, player: &str) -> TableSummary {
    let own = |&seat: &u8| {
        let seat = game.info.seats.get(usize::from(seat));
        seat.is_some_and(|seat| seat.player.as_deref() == Some(player))
    };
    let waits_for_me = game.status == Status::Running && game.to_act.iter().any(own);
    TableSummary {
        id: game.id,
        status: game.status,
        seats: game.info.seats.iter().enumerate().map(|(number, info)| seat(number as u8, info)).collect(),
        pace: game.info.pace,
        round: game.round,
        waits_for_me,
        changed_at: game.changed_at as f64,
    }
}

fn seat(number: u8, info: &SeatInfo) -> TableSeat {
    TableSeat {
        seat: number,
        seating: info.seating,
        name: info.name.clone(),
        player: info.player.clone(),
        level: info.level,
        colour: info.colour,
        // Lists do not load tables just to see who is connected.
        online: false,
        bot_since: None,
        votes: Vec::new(),
        votable: false,
    }
}

/// Where to continue a list.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Before {
    /// A table: only games that ended before its game are listed.
    before: Option<String>,
}

/// Lists a player's last finished games, up to a hundred. Private ones are listed for people who had a seat there.
#[utoipa::path(get, path = "/api/players/{id}/games", params(PlayerId, Before),
    responses((status = 200, body = Vec<FinishedGame>)))]
pub(super) async fn games(
    app: Shared,
    Path(id): Path<String>,
    Query(Before { before }): Query<Before>,
    identity: Option<Identity>,
) -> Result<Json<Vec<FinishedGame>>, Error> {
    let store = &app.tables.store;
    store.player(&id).await?.ok_or(Problem::NoSuchPlayer)?;
    let asking = identity.map(|identity| identity.0.id).unwrap_or_default();
    let mut games = Vec::new();
    let which = List::FinishedOf { player: &id, asking: &asking, before: before.as_deref() };
    for game in store.list(which).await? {
        let (Some(mut seats), Some(finished_at)) = (game.result, game.finished_at) else { continue };
        for (seat, info) in seats.iter_mut().zip(&game.info.seats) {
            seat.this = info.player.as_deref() == Some(id.as_str());
        }
        let unfinished = seats.iter().any(|seat| seat.rank == 0);
        games.push(FinishedGame { table: game.id, finished_at: finished_at as f64, seats, unfinished });
    }
    Ok(Json(games))
}
