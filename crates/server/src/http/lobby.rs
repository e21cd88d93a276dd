//! Lists of tables and games.

use axum::Json;
use serde::Deserialize;
use tzolkin_table::ListedGame;

use super::Shared;
use super::description::PlayerId;
use super::error::Error;
use super::extract::{Path, Query};
use super::identity::Identity;
use crate::store::List;
use crate::wire::{FinishedGame, Lobby, Problem, Waiting};

/// Lists open tables, running tables to watch, and your own tables, those that wait for you first.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(app: Shared, identity: Option<Identity>) -> Result<Json<Lobby>, Error> {
    let player = identity.map(|identity| identity.0.id).unwrap_or_default();
    let store = &app.tables.store;
    let summaries = |games: Vec<ListedGame>| games.iter().map(|game| game.summary(&player)).collect::<Vec<_>>();
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
    let asking = identity.map(|identity| identity.0.id).unwrap_or_default();
    // A newcomer is not stored yet, and has no games.
    if id != asking {
        store.player(&id).await?.ok_or(Problem::NoSuchPlayer)?;
    }
    let which = List::FinishedOf { player: &id, asking: &asking, before: before.as_deref() };
    let games = store.list(which).await?.into_iter().filter_map(|game| game.finished(&id)).collect();
    Ok(Json(games))
}
