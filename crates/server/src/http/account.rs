//! What a person may do with everything that is stored about them: read it, and have it removed.

use std::sync::Arc;

use axum::body::Body as Sent;
use axum::extract::Extension;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use futures_util::StreamExt as _;
use futures_util::stream;
use serde_json::json;

use super::Shared;
use super::error::Error;
use super::extract::Body;
use super::gate::ClientAddress;
use super::identity::{Brought, Identity, check_password, cookie, outdated};
use crate::store::{Ended, LISTS, Store, StoreError};
use crate::wire::{DeleteMe, Problem};

/// Returns everything that is stored about you, as a file.
#[utoipa::path(get, path = "/api/me/data", security(("identity" = [])), responses((status = 200, body = Object)))]
pub(super) async fn data(
    app: Shared,
    Extension(from): Extension<ClientAddress>,
    Identity(player): Identity,
) -> Result<impl IntoResponse, Error> {
    // It may be large, so nobody gets it as often as a page.
    app.gate.export(from)?;
    let data = app.tables.store.data_of(&player.id).await?;
    // Of a newcomer, nothing is stored.
    let data = data.unwrap_or_else(|| json!({ "id": player.id, "name": player.name }));
    let start = data.to_string().trim_end_matches('}').to_owned();
    let lists = Lists { store: Arc::clone(&app.tables.store), player: player.id, list: 0, written: 0, open: false };
    let lists = stream::unfold(lists, |mut lists| async { Some((lists.next().await.transpose()?, lists)) });
    // An answer may be asked for more after its end, which only a fused stream allows.
    let lists = lists.fuse();
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"tzolkin-data.json\""),
    ];
    Ok((headers, Sent::from_stream(stream::iter([Ok(start)]).chain(lists))))
}

/// The lists of what is stored about somebody, written page by page, as fast as they are read and no faster.
struct Lists {
    store: Arc<dyn Store>,
    player: String,
    /// Which list comes next, and how many rows of it are written.
    list: usize,
    written: usize,
    /// Whether its beginning is written.
    open: bool,
}

impl Lists {
    /// The next piece of JSON; none after the last.
    async fn next(&mut self) -> Result<Option<String>, StoreError> {
        let Some(name) = LISTS.get(self.list) else { return Ok(None) };
        let mut piece = String::new();
        if !self.open {
            piece = format!(",\"{name}\":[");
            self.open = true;
        }
        let rows = self.store.data_page(&self.player, self.list, self.written).await?;
        for row in &rows {
            if self.written > 0 {
                piece.push(',');
            }
            piece.push_str(&row.to_string());
            self.written += 1;
        }
        if rows.is_empty() {
            (self.list, self.written, self.open) = (self.list + 1, 0, false);
            piece.push_str(if self.list == LISTS.len() { "]}" } else { "]" });
        }
        Ok(Some(piece))
    }
}

/// Deletes you. You leave your unfinished games; finished ones stay, without your name. Whoever has a password must know it.
#[utoipa::path(delete, path = "/api/me", operation_id = "delete_me", request_body = DeleteMe, security(("identity" = [])), responses((status = 204)))]
pub(super) async fn delete(
    app: Shared,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    Identity(player): Identity,
    Body(DeleteMe { password }): Body<DeleteMe>,
) -> Result<impl IntoResponse, Error> {
    app.gate.login(from)?;
    check_password(&app, &player, password).await?;
    // Checking takes a while, in which the session may have ended or the password become another one.
    let store = &app.tables.store;
    let now = match app.brought(&headers) {
        Brought::Token(_, token) => store.player_by_token(&token).await?,
        _ => None,
    };
    if now.ok_or(Problem::NoIdentity)?.password != player.password {
        return Err(Problem::WrongPassword.into());
    }
    app.tables.forget(&player.id).await?;
    if !store.remove_player(&player).await? {
        return Err(outdated(&app, &headers, &player.name).await);
    }
    app.end(Ended::AllOf(player.id)).await?;
    Ok((StatusCode::NO_CONTENT, cookie(&app, "", 0)))
}
