//! Tables: opening, taking seats, starting, looking back.

use axum::Json;
use axum::extract::Extension;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tzolkin_table::Visitor;

use super::Shared;
use super::description::{Ply, TableId};
use super::error::Error;
use super::extract::{Body, Path, Query};
use super::forward::show_elsewhere;
use super::gate::ClientAddress;
use super::identity::{Identity, not_anothers};
use crate::table::TableRequest;
use crate::tables::Place;
use crate::wire::{History, JoinTable, NewSeat, NewTable, Position, Problem, SeatBot, Table, TookSeat};

/// The key of an invitation link.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Key {
    /// The key of an invitation link.
    key: Option<String>,
}

pub(super) fn visitor(identity: Option<Identity>, Query(Key { key }): Query<Key>) -> Visitor {
    let (player, name) = identity.map(|Identity(player)| (player.id, player.name)).unzip();
    Visitor { player, name: name.unwrap_or_default(), key, seen: None }
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, security(("identity" = [])),
    responses(
        (status = 201, body = Table),
        (status = 404, body = Problem, description = "There is no table to continue a game of."),
        (status = 409, body = Problem, description = "Somebody else has the name, or the game to continue is not over."),
    ))]
pub(super) async fn create(
    app: Shared,
    Identity(player): Identity,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Table>), Error> {
    for seat in &new.seats {
        if let NewSeat::Mine { name: Some(name), .. } = seat {
            not_anothers(&app, &player, name).await?;
        }
    }
    let id = app.tables.create(&player, &new).await?;
    let visitor = visitor(Some(Identity(player)), Query(Key::default()));
    let table = app.tables.ask(&id, |answer| TableRequest::Show(visitor.clone(), answer)).await?;
    Ok((StatusCode::CREATED, Json(table)))
}

/// Shows a table. A private table needs its key the first time.
#[utoipa::path(get, path = "/api/tables/{id}", params(TableId, Key),
    responses((status = 200, body = Table)))]
pub(super) async fn show(
    app: Shared,
    Path(id): Path<String>,
    identity: Option<Identity>,
    key: Query<Key>,
) -> Result<Json<Table>, Error> {
    let visitor = visitor(identity, key);
    Ok(Json(app.tables.ask(&id, |answer| TableRequest::Show(visitor.clone(), answer)).await?))
}

/// Takes a seat, or changes seat or colour.
#[utoipa::path(post, path = "/api/tables/{id}/join", params(TableId, Key), request_body = JoinTable,
    security(("identity" = [])), responses((status = 200, body = Table)))]
pub(super) async fn join(
    app: Shared,
    Path(id): Path<String>,
    identity: Identity,
    key: Query<Key>,
    Body(wish): Body<JoinTable>,
) -> Result<Json<Table>, Error> {
    let visitor = visitor(Some(identity), key);
    Ok(Json(app.tables.ask(&id, |answer| TableRequest::Join(visitor.clone(), wish.clone(), answer)).await?))
}

/// Leaves before the start, or leaves a game against bots alone. If the host leaves, the table is removed.
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(TableId), security(("identity" = [])), responses((status = 204)))]
pub(super) async fn leave(app: Shared, Path(id): Path<String>, identity: Identity) -> Result<StatusCode, Error> {
    let visitor = visitor(Some(identity), Query(Key::default()));
    app.tables.ask(&id, |answer| TableRequest::Leave(visitor.clone(), answer)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a guest before the start.
#[utoipa::path(post, path = "/api/tables/{id}/remove", params(TableId), request_body = TookSeat,
    security(("identity" = [])), responses((status = 200, body = Table)))]
pub(super) async fn remove(
    app: Shared,
    Path(id): Path<String>,
    identity: Identity,
    Body(TookSeat { seat }): Body<TookSeat>,
) -> Result<Json<Table>, Error> {
    let visitor = visitor(Some(identity), Query(Key::default()));
    Ok(Json(app.tables.ask(&id, |answer| TableRequest::Remove(visitor.clone(), seat, answer)).await?))
}

/// Lets a bot take an open seat before the start, or makes its seat open again.
#[utoipa::path(post, path = "/api/tables/{id}/bot", params(TableId), request_body = SeatBot,
    security(("identity" = [])), responses((status = 200, body = Table)))]
pub(super) async fn seat_bot(
    app: Shared,
    Path(id): Path<String>,
    identity: Identity,
    Body(wish): Body<SeatBot>,
) -> Result<Json<Table>, Error> {
    let visitor = visitor(Some(identity), Query(Key::default()));
    Ok(Json(app.tables.ask(&id, |answer| TableRequest::SeatBot(visitor.clone(), wish, answer)).await?))
}

/// Starts the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(TableId),
    security(("identity" = [])), responses((status = 200, body = Table)))]
pub(super) async fn start(app: Shared, Path(id): Path<String>, identity: Identity) -> Result<Json<Table>, Error> {
    let visitor = visitor(Some(identity), Query(Key::default()));
    Ok(Json(app.tables.ask(&id, |answer| TableRequest::Start(visitor.clone(), answer)).await?))
}

/// Opens the table of the next game, or returns the one that somebody has already opened.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(TableId),
    security(("identity" = [])), responses((status = 200, body = Table)))]
pub(super) async fn rematch(
    app: Shared,
    Path(id): Path<String>,
    identity: Identity,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let mut visitor = visitor(Some(identity), Query(Key::default()));
    let next = app.tables.ask(&id, |answer| TableRequest::Rematch(visitor.clone(), answer)).await?;
    // Everyone who sat at the last table is invited to the next one.
    let key = app.tables.invitation(&next).await?;
    // Somebody else may have opened it, and another process own it.
    if let Place::There(url) = app.tables.place(&next).await? {
        return Ok(show_elsewhere(&app, &url, (&next, &key), headers, from).await?);
    }
    visitor.key = Some(key);
    let shown = app.tables.ask(&next, |answer| TableRequest::Show(visitor.clone(), answer)).await?;
    Ok(Json(shown).into_response())
}

/// Returns the moves of the game so far, with what they did.
#[utoipa::path(get, path = "/api/tables/{id}/history", params(TableId, Key),
    responses((status = 200, body = History)))]
pub(super) async fn history(
    app: Shared,
    Path(id): Path<String>,
    identity: Option<Identity>,
    key: Query<Key>,
) -> Result<Json<History>, Error> {
    let visitor = visitor(identity, key);
    Ok(Json(app.tables.ask(&id, |answer| TableRequest::History(visitor.clone(), answer)).await?))
}

/// Returns the game after some of its moves.
#[utoipa::path(get, path = "/api/tables/{id}/positions/{ply}", params(TableId, Ply, Key),
    responses((status = 200, body = Object)))]
pub(super) async fn position(
    app: Shared,
    Path((id, ply)): Path<(String, u32)>,
    identity: Option<Identity>,
    key: Query<Key>,
) -> Result<Json<Box<Position>>, Error> {
    let visitor = visitor(identity, key);
    Ok(Json(app.tables.ask(&id, |answer| TableRequest::Position(visitor.clone(), ply, answer)).await?))
}

/// Returns the record of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(TableId, Key),
    responses((status = 200, body = String)))]
pub(super) async fn record(
    app: Shared,
    Path(id): Path<String>,
    identity: Option<Identity>,
    key: Query<Key>,
) -> Result<impl IntoResponse, Error> {
    let visitor = visitor(identity, key);
    let record = app.tables.ask(&id, |answer| TableRequest::Record(visitor.clone(), answer)).await?;
    Ok(download(&id, record))
}

/// A record as a file.
pub(super) fn download(id: &str, record: String) -> impl IntoResponse + use<> {
    let disposition = format!("attachment; filename=\"tzolkin-{id}.tzk\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, disposition)];
    (headers, record)
}
