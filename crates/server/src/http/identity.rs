//! Identities: they are created without a form and kept in a cookie; a password makes them usable on other devices.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

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
use crate::store::{Ended, Player, StoreError};
use crate::wire::{ChangeMe, LogIn, Me, Problem, SetPassword};

pub(super) const COOKIE: &str = "tzolkin";
const YEAR_S: u32 = 365 * 24 * 60 * 60;
const PASSWORD: RangeInclusive<usize> = 8..=200;
const LANGUAGE: RangeInclusive<usize> = 2..=8;
const LONGEST_BROWSER: usize = 300;

/// The person who sends a request, identified by a token.
pub(super) struct Identity(pub Player);

pub(super) fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, value)| *name == COOKIE && !value.is_empty()).map(|(_, value)| value)
}

/// What a browser says it is, for the list of sessions.
fn browser(headers: &HeaderMap) -> Option<&str> {
    let text = headers.get(header::USER_AGENT)?.to_str().ok()?;
    Some(text.get(..LONGEST_BROWSER).unwrap_or(text))
}

async fn known(headers: &HeaderMap, from: ClientAddress, app: &App) -> Result<Option<Player>, Error> {
    match token(headers) {
        Some(token) => {
            let player = app.tables.store.player_by_token(&ids::hash(token), app.session_age()).await?;
            if let Some(player) = &player {
                app.gate.request(&player.id)?;
                app.tables.addresses.saw(&player.id, from.0.into());
            }
            Ok(player)
        }
        None => Ok(None),
    }
}

/// The address that the gate has stored.
fn address(parts: &Parts) -> Result<ClientAddress, Problem> {
    parts.extensions.get().copied().ok_or(Problem::Internal)
}

impl FromRequestParts<Arc<App>> for Identity {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        known(&parts.headers, address(parts)?, app).await?.map(Self).ok_or(Problem::NoIdentity.into())
    }
}

impl OptionalFromRequestParts<Arc<App>> for Identity {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Option<Self>, Error> {
        Ok(known(&parts.headers, address(parts)?, app).await?.map(Self))
    }
}

/// A known person, or somebody without a token. A token that belongs to nobody is refused.
pub(super) struct KnownOrNone(pub Option<Identity>);

impl FromRequestParts<Arc<App>> for KnownOrNone {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        let identity = known(&parts.headers, address(parts)?, app).await?.map(Identity);
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

pub(super) type Cookie = AppendHeaders<[(header::HeaderName, String); 1]>;

pub(super) fn cookie(app: &App, token: &str, age: u32) -> Cookie {
    let secure = if app.tables.config.is_secure() { "; Secure" } else { "" };
    let value = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    AppendHeaders([(header::SET_COOKIE, value)])
}

/// Returns your identity, and creates one if you have none.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(
    app: Shared,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    if let (Some(token), Some(player)) = (token(&headers), known(&headers, from, &app).await?) {
        app.tables.store.touch(&player.id, &ids::hash(token), browser(&headers)).await?;
        // The cookie is renewed for a year with every visit.
        return Ok((cookie(&app, token, YEAR_S), Json(Me::from(player))));
    }
    app.gate.new_identity(from)?;
    let mut player = Player { id: ids::name::<12>(), name: ids::given_name(), password: None, language: None };
    while app.tables.store.is_anothers(&player.id, &player.name).await? {
        player.name = ids::given_name();
    }
    let token = ids::token();
    app.tables.store.add_player(&player, &ids::hash(&token), browser(&headers)).await?;
    Ok((cookie(&app, &token, YEAR_S), Json(Me::from(player))))
}

/// Changes your name or your language.
#[utoipa::path(patch, path = "/api/me", request_body = ChangeMe, security(("identity" = [])),
    responses((status = 200, body = Me), (status = 409, body = Problem, description = "Somebody else has the name.")))]
pub(super) async fn change(
    app: Shared,
    Identity(mut player): Identity,
    Body(wish): Body<ChangeMe>,
) -> Result<Json<Me>, Error> {
    if let Some(name) = &wish.name {
        not_anothers(&app, &player, name).await?;
        player.name = checked_name(name)?;
    }
    if let Some(language) = wish.language {
        player.language = Some(checked_language(language)?);
    }
    save(&app, &player).await?;
    Ok(Json(player.into()))
}

/// A name with a password belongs to its owner: nobody else can use it at a table, nor one that looks like it.
pub(super) async fn not_anothers(app: &App, player: &Player, name: &str) -> Result<(), Error> {
    let name = checked_name(name)?;
    let taken = name != player.name && app.tables.store.is_anothers(&player.id, &name).await?;
    if taken { Err(Problem::NameTaken.into()) } else { Ok(()) }
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

/// Sets a password, so that you can log in elsewhere with your name. Other browsers have to log in again. Whoever has a
/// password must know it.
#[utoipa::path(put, path = "/api/me/password", request_body = SetPassword, security(("identity" = [])),
    responses((status = 200, body = Me), (status = 409, body = Problem, description = "Somebody else has the name.")))]
pub(super) async fn set_password(
    app: Shared,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    Identity(player): Identity,
    Body(SetPassword { password, old }): Body<SetPassword>,
) -> Result<Json<Me>, Error> {
    if !PASSWORD.contains(&password.chars().count()) {
        let (least, most) = (*PASSWORD.start() as u32, *PASSWORD.end() as u32);
        return Err(Problem::BadPassword { least, most }.into());
    }
    app.gate.login(from)?;
    check_password(&app, &player, old).await?;
    not_anothers_at_all(&app, &player).await?;
    let hash = hashing(&app, move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    let hash = hash.await?.map_err(|_| Problem::Internal)?;
    // Hashing takes a while, in which the name or the language may have changed.
    let player = app.tables.store.player(&player.id).await?.ok_or(Problem::NoIdentity)?;
    let player = Player { password: Some(hash), ..player };
    save(&app, &player).await?;
    // Browsers that logged in with the old password are logged out.
    let token = ids::hash(token(&headers).unwrap_or_default());
    app.tables.store.remove_other_tokens(&player.id, &token).await?;
    app.end(Ended::OthersOf { player: player.id.clone(), except: token }).await?;
    Ok(Json(player.into()))
}

/// A guest's name may have been reserved by somebody else since it was chosen.
async fn not_anothers_at_all(app: &App, player: &Player) -> Result<(), Error> {
    let taken = app.tables.store.is_anothers(&player.id, &player.name).await?;
    if taken && player.password.is_none() { Err(Problem::NameTaken.into()) } else { Ok(()) }
}

/// Whoever has a password must know it for what cannot be undone.
pub(super) async fn check_password(app: &App, player: &Player, said: Option<String>) -> Result<(), Error> {
    let Some(stored) = player.password.clone() else { return Ok(()) };
    let said = said.ok_or(Problem::WrongPassword)?;
    if hashing(app, move || is_right(&stored, &said)).await? { Ok(()) } else { Err(Problem::WrongPassword.into()) }
}

fn is_right(stored: &str, said: &str) -> bool {
    let hash = argon2::password_hash::phc::PasswordHash::new(stored);
    hash.is_ok_and(|hash| Argon2::default().verify_password(said.as_bytes(), &hash).is_ok())
}

/// The person who logs in with a name. Names from before they were normalised are found as they were written.
async fn named(app: &App, name: &str) -> Result<Option<Player>, Error> {
    // PostgreSQL cannot even be asked for such a name.
    if name.contains('\0') {
        return Ok(None);
    }
    let as_written = app.tables.store.player_by_login(&name.trim().to_lowercase()).await?;
    match (as_written, checked_name(name)) {
        (None, Ok(name)) => Ok(app.tables.store.player_by_login(&name.to_lowercase()).await?),
        (found, _) => Ok(found),
    }
}

/// Logs in with a name and a password.
#[utoipa::path(post, path = "/api/log-in", request_body = LogIn,
    responses((status = 200, body = Me), (status = 401, body = Problem, description = "The name or the password is wrong.")))]
pub(super) async fn log_in(
    app: Shared,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(LogIn { name, password }): Body<LogIn>,
) -> Result<impl IntoResponse, Error> {
    app.gate.login(from)?;
    let player = named(&app, &name).await?;
    let stored = player.as_ref().and_then(|player| player.password.clone());
    let right = hashing(&app, move || {
        // An unknown name takes as long as a wrong password, so that names cannot be found out by timing.
        let known = stored.is_some();
        let stored = stored.unwrap_or_else(|| NOBODY.to_owned());
        is_right(&stored, &password) && known
    });
    let (true, Some(player)) = (right.await?, player) else { return Err(Problem::WrongPassword.into()) };
    let token = ids::token();
    app.tables.store.add_token(&player.id, &ids::hash(&token), browser(&headers)).await?;
    Ok((cookie(&app, &token, YEAR_S), Json(Me::from(player))))
}

/// A hash that matches no password.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Logs out in this browser.
#[utoipa::path(post, path = "/api/log-out", responses((status = 204)))]
pub(super) async fn log_out(app: Shared, headers: HeaderMap) -> Result<impl IntoResponse, Error> {
    if let Some(token) = token(&headers) {
        let token = ids::hash(token);
        // An invented token ends nothing, so nobody has to be told.
        if app.tables.store.player_by_token(&token, Duration::MAX).await?.is_some() {
            app.tables.store.remove_token(&token).await?;
            app.end(Ended::Session(token)).await?;
        }
    }
    Ok((StatusCode::NO_CONTENT, cookie(&app, "", 0)))
}
