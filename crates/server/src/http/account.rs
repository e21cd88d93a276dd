//! What a person may do with everything that is stored about them: read it, and have it removed.

use axum::Json;
use axum::extract::Extension;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde_json::Value;

use super::Shared;
use super::error::Error;
use super::extract::Body;
use super::gate::ClientAddress;
use super::identity::{Identity, check_password, cookie};
use crate::store::Ended;
use crate::wire::DeleteMe;

/// Returns everything that is stored about you, as a file.
#[utoipa::path(get, path = "/api/me/data", security(("identity" = [])), responses((status = 200, body = Object)))]
pub(super) async fn data(
    app: Shared,
    Extension(from): Extension<ClientAddress>,
    Identity(player): Identity,
) -> Result<impl IntoResponse, Error> {
    // It may be large, so nobody gets it as often as a page.
    app.gate.login(from)?;
    let data: Value = app.tables.store.data_of(&player.id).await?;
    Ok(([(header::CONTENT_DISPOSITION, "attachment; filename=\"tzolkin-data.json\"")], Json(data)))
}

/// Deletes you. You leave your unfinished games; finished ones stay, without your name. Whoever has a password must know it.
#[utoipa::path(delete, path = "/api/me", operation_id = "delete_me", request_body = DeleteMe, security(("identity" = [])), responses((status = 204)))]
pub(super) async fn delete(
    app: Shared,
    Extension(from): Extension<ClientAddress>,
    Identity(player): Identity,
    Body(DeleteMe { password }): Body<DeleteMe>,
) -> Result<impl IntoResponse, Error> {
    app.gate.login(from)?;
    check_password(&app, &player, password).await?;
    app.tables.forget(&player.id).await?;
    app.tables.store.remove_player(&player.id).await?;
    app.end(Ended::AllOf(player.id)).await?;
    Ok((StatusCode::NO_CONTENT, cookie(&app, "", 0)))
}
