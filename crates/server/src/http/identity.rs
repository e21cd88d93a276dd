//! Identities: they are created without a form and kept in a cookie; a password makes them usable on other devices.

use std::ops::RangeInclusive;
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use axum::Json;
use axum::extract::{Extension, FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use tzolkin_table::checked_name;

use super::error::Error;
use super::extract::Body;
use super::gate::ClientAddress;
use super::{App, Shared};
use crate::ids;
use crate::store::{Player, StoreError};
use crate::wire::{ChangeMe, LogIn, Me, Problem, SetPassword};

const COOKIE: &str = "tzolkin";
const YEAR_S: u32 = 365 * 24 * 60 * 60;
const PASSWORD: RangeInclusive<usize> = 8..=200;
const LANGUAGE: RangeInclusive<usize> = 2..=8;

/// The person who sends a request, identified by a token.
pub(super) struct Identity(pub Player);

fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, value)| *name == COOKIE && !value.is_empty()).map(|(_, value)| value)
}

async fn known(headers: &HeaderMap, app: &App) -> Result<Option<Player>, Error> {
    match token(headers) {
        Some(token) => Ok(app.tables.store.player_by_token(&ids::hash(token)).await?),
        None => Ok(None),
    }
}

impl FromRequestParts<Arc<App>> for Identity {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        known(&parts.headers, app).await?.map(Self).ok_or(Problem::NoIdentity.into())
    }
}

impl OptionalFromRequestParts<Arc<App>> for Identity {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Option<Self>, Error> {
        Ok(known(&parts.headers, app).await?.map(Self))
    }
}

/// A known person, or somebody without a token. A token that belongs to nobody is refused.
pub(super) struct KnownOrNone(pub Option<Identity>);

impl FromRequestParts<Arc<App>> for KnownOrNone {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        let identity = known(&parts.headers, app).await?.map(Identity);
        if identity.is_none() && token(&parts.headers).is_some() {
            return Err(Problem::NoIdentity.into());
        }
        Ok(Self(identity))
    }
}

impl From<Player> for Me {
    fn from(player: Player) -> Self {
        Self { id: player.id, name: player.name, has_password: player.password.is_some(), language: player.language }
    }
}

type Cookie = AppendHeaders<[(header::HeaderName, String); 1]>;

fn cookie(app: &App, token: &str, age: u32) -> Cookie {
    let secure = if app.tables.config.is_secure() { "; Secure" } else { "" };
    let value = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    AppendHeaders([(header::SET_COOKIE, value)])
}

/// Returns your identity, and creates one if you have none.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
pub(super) async fn me(
    app: Shared,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    if let (Some(token), Some(player)) = (token(&headers), known(&headers, &app).await?) {
        app.tables.store.touch_player(&player.id).await?;
        // The cookie is renewed for a year with every visit.
        return Ok((cookie(&app, token, YEAR_S), Json(Me::from(player))));
    }
    app.gate.new_identity(from)?;
    let player = Player { id: ids::name::<12>(), name: ids::given_name(), password: None, language: None };
    let token = ids::token();
    app.tables.store.add_player(&player, &ids::hash(&token)).await?;
    Ok((cookie(&app, &token, YEAR_S), Json(Me::from(player))))
}

/// Changes your name or your language.
#[utoipa::path(patch, path = "/api/me", request_body = ChangeMe,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
pub(super) async fn change(
    app: Shared,
    Identity(mut player): Identity,
    Body(wish): Body<ChangeMe>,
) -> Result<Json<Me>, Error> {
    if let Some(name) = &wish.name {
        player.name = checked_name(name)?;
        not_anothers(&app, &player, name).await?;
    }
    if let Some(language) = wish.language {
        player.language = Some(checked_language(language)?);
    }
    save(&app, &player).await?;
    Ok(Json(player.into()))
}

/// A name with a password belongs to its owner, and nobody else can use it at a table.
pub(super) async fn not_anothers(app: &App, player: &Player, name: &str) -> Result<(), Error> {
    let owner = app.tables.store.player_by_login(&name.trim().to_lowercase()).await?;
    if owner.is_some_and(|owner| owner.id != player.id) { Err(Problem::NameTaken.into()) } else { Ok(()) }
}

/// The client knows which languages there are. Here a value only has to look like a language.
fn checked_language(language: String) -> Result<String, Error> {
    let possible = LANGUAGE.contains(&language.len()) && language.chars().all(|c| c.is_ascii_alphabetic() || c == '-');
    if possible { Ok(language) } else { Err(Problem::Malformed.into()) }
}

async fn save(app: &App, player: &Player) -> Result<(), Error> {
    match app.tables.store.save_player(player).await {
        Err(StoreError::Conflict) => Err(Problem::NameTaken.into()),
        other => Ok(other?),
    }
}

/// Hashing is slow on purpose, so it does not run on the threads that serve everyone, and only a few hashes run at a
/// time. If the client disconnects, the hash still runs to its end and keeps its place.
async fn hashing<T: Send + 'static>(app: &App, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
    let permit = Arc::clone(&app.hashing).acquire_owned().await.map_err(|_| Problem::Stopping)?;
    let done = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        work()
    });
    done.await.map_err(|_| Problem::Internal.into())
}

/// Sets a password, so that you can log in elsewhere with your name. Other browsers have to log in again.
#[utoipa::path(put, path = "/api/me/password", request_body = SetPassword,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
pub(super) async fn set_password(
    app: Shared,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    Identity(player): Identity,
    Body(SetPassword { password }): Body<SetPassword>,
) -> Result<Json<Me>, Error> {
    if !PASSWORD.contains(&password.chars().count()) {
        let (least, most) = (*PASSWORD.start() as u32, *PASSWORD.end() as u32);
        return Err(Problem::BadPassword { least, most }.into());
    }
    app.gate.login(from)?;
    let hash = hashing(&app, move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    let hash = hash.await?.map_err(|_| Problem::Internal)?;
    let player = Player { password: Some(hash), ..player };
    save(&app, &player).await?;
    // Browsers that logged in with the old password are logged out.
    let token = token(&headers).unwrap_or_default();
    app.tables.store.remove_other_tokens(&player.id, &ids::hash(token)).await?;
    Ok(Json(player.into()))
}

/// Logs in with a name and a password.
#[utoipa::path(post, path = "/api/log-in", request_body = LogIn,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
pub(super) async fn log_in(
    app: Shared,
    Extension(from): Extension<ClientAddress>,
    Body(LogIn { name, password }): Body<LogIn>,
) -> Result<impl IntoResponse, Error> {
    app.gate.login(from)?;
    let player = app.tables.store.player_by_login(&name.trim().to_lowercase()).await?;
    let stored = player.as_ref().and_then(|player| player.password.clone());
    let right = hashing(&app, move || {
        // An unknown name takes as long as a wrong password, so that names cannot be found out by timing.
        let known = stored.is_some();
        let stored = stored.unwrap_or_else(|| NOBODY.to_owned());
        let hash = argon2::password_hash::phc::PasswordHash::new(&stored);
        let right = hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && right
    });
    let (true, Some(player)) = (right.await?, player) else { return Err(Problem::WrongPassword.into()) };
    let token = ids::token();
    app.tables.store.add_token(&player.id, &ids::hash(&token)).await?;
    Ok((cookie(&app, &token, YEAR_S), Json(Me::from(player))))
}

/// A hash that matches no password.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Logs out in this browser.
#[utoipa::path(post, path = "/api/log-out", responses((status = 204)))]
pub(super) async fn log_out(app: Shared, headers: HeaderMap) -> Result<impl IntoResponse, Error> {
    if let Some(token) = token(&headers) {
        app.tables.store.remove_token(&ids::hash(token)).await?;
    }
    Ok((StatusCode::NO_CONTENT, cookie(&app, "", 0)))
}
