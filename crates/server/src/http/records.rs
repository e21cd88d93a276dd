//! Records uploaded for viewing.

use axum::Json;
use axum::extract::Extension;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use tzolkin_engine::Record;
use tzolkin_table::{Players, position_at, read_kept_record, read_upload};

use super::Shared;
use super::description::{Ply, RecordId};
use super::error::Error;
use super::extract::{Path, Whole};
use super::gate::ClientAddress;
use super::identity::Identity;
use super::tables::download;
use crate::ids;
use crate::tables::Room;
use crate::wire::{History, Position, Problem, RecordStored};

/// Uploads a record for viewing; the same record always gets the same id.
#[utoipa::path(post, path = "/api/records", request_body = String,
    security(("identity" = [])), responses((status = 201, body = RecordStored)))]
pub(super) async fn upload(
    app: Shared,
    Identity(player): Identity,
    Extension(from): Extension<ClientAddress>,
    Whole(body): Whole,
) -> Result<(StatusCode, Json<RecordStored>), Error> {
    let limits = &app.tables.config.limits;
    if body.len() > limits.record_bytes {
        return Err(Problem::TooLarge { most: limits.record_bytes as u32 }.into());
    }
    app.gate.upload(&player.id, from)?;
    let text = std::str::from_utf8(&body).map_err(|_| Problem::BadRecord { line: 1 })?;
    // The stored text is the parsed record, written again.
    let text = read_upload(text)?.to_string();
    let id = ids::content_name(&text);
    let (store, most) = (&app.tables.store, limits.records_per_player);
    if store.record(&id).await?.is_none() {
        app.tables.check_room(Room::Uploads).await?;
        app.gate.keep(text.len(), from)?;
    }
    if !store.add_record(&id, &text, &player.id, most).await? {
        return Err(Problem::LimitReached { most: most as u32 }.into());
    }
    Ok((StatusCode::CREATED, Json(RecordStored { id })))
}

pub(super) async fn read(app: &Shared, id: &str) -> Result<Record, Error> {
    let text = app.tables.store.record(id).await?.ok_or(Problem::NoSuchRecord)?;
    Ok(read_kept_record(&text)?)
}

/// Returns the moves of an uploaded record.
#[utoipa::path(get, path = "/api/records/{id}/history", operation_id = "record_history", params(RecordId),
    responses((status = 200, body = History), (status = 400, body = Problem, description = "It no longer replays.")))]
pub(super) async fn history(app: Shared, Path(id): Path<String>) -> Result<Json<History>, Error> {
    let record = read(&app, &id).await?;
    Ok(Json(tzolkin_table::history(&record, &[], None, Players::of_record(&record))))
}

/// Returns an uploaded game after some of its moves.
#[utoipa::path(get, path = "/api/records/{id}/positions/{ply}", operation_id = "record_position", params(RecordId, Ply),
    responses((status = 200, body = Object), (status = 400, body = Problem, description = "It no longer replays.")))]
pub(super) async fn position(app: Shared, Path((id, ply)): Path<(String, u32)>) -> Result<Json<Position>, Error> {
    Ok(Json(position_at(&read(&app, &id).await?, ply as usize, None)))
}

/// Returns an uploaded record as a file.
#[utoipa::path(get, path = "/api/records/{id}/record", operation_id = "uploaded_record", params(RecordId),
    responses((status = 200, body = String)))]
pub(super) async fn record(app: Shared, Path(id): Path<String>) -> Result<impl IntoResponse, Error> {
    let text = app.tables.store.record(&id).await?.ok_or(Problem::NoSuchRecord)?;
    Ok(download(&id, text))
}
