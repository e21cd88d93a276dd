//! Identities: they are created without a form and kept in a cookie; a password makes them usable on other devices. Somebody about
//! whom nothing is worth keeping yet is not stored: the token in the cookie says who they are.

use std::ops::RangeInclusive;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{AppendHeaders, IntoResponse};
use tzolkin_table::checked_name;

use super::error::Error;
use super::extract::Body;
use super::gate::ClientAddress;
use super::{App, Shared};
use crate::ids;
use crate::store::{Ended, NewSession, Player, StoreError, Token};
use crate::tables::Room;
use crate::wire::{ChangeMe, LogIn, LoggedIn, Me, Problem, SetPassword};

pub(super) const COOKIE: &str = "tzolkin";
/// Its name behind https: browsers take a cookie with such a name from this host alone, and not from its neighbours.
const HOST_COOKIE: &str = "__Host-tzolkin";
const YEAR_S: u32 = 365 * 24 * 60 * 60;
const PASSWORD: RangeInclusive<usize> = 8..=200;
const LANGUAGE: RangeInclusive<usize> = 2..=8;
const LONGEST_BROWSER: usize = 300;

/// The token that a request brings.
pub(super) enum Brought {
    Nothing,
    /// As it is in the cookie, and as it is stored.
    Token(String, Token),
    /// Cookies that contradict each other: another host may have added one, and nobody knows which.
    Doubtful,
}

impl Brought {
    /// The token in the cookies of a request. Behind https, a cookie that another host may have set counts only where there is none of
    /// our own: those from before the server was behind https, or knew the difference, go on working.
    pub(super) fn by(headers: &HeaderMap, secure: bool) -> Self {
        let values = |name: &str| {
            let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
            let pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
            let mut values: Vec<&str> = pairs.filter(|(key, _)| *key == name).map(|(_, value)| value).collect();
            values.retain(|value| !value.is_empty());
            values.dedup();
            values
        };
        let own = if secure { values(HOST_COOKIE) } else { Vec::new() };
        let (values, host_only) = if own.is_empty() { (values(COOKIE), !secure) } else { (own, true) };
        match values[..] {
            [] => Self::Nothing,
            [value] => Self::Token(value.to_owned(), Token { hash: ids::hash(value), host_only }),
            _ => Self::Doubtful,
        }
    }

    /// The hash of the token, which is all that is stored of it; empty if there is none.
    pub(super) fn hash(self) -> Vec<u8> {
        if let Self::Token(_, token) = self { token.hash } else { Vec::new() }
    }
}

/// Somebody whom a token belongs to.
#[derive(Clone)]
pub(super) struct Known {
    pub player: Player,
    /// Whether anything about them is stored.
    pub stored: bool,
}

impl App {
    /// What a request brings.
    pub(super) fn brought(&self, headers: &HeaderMap) -> Brought {
        Brought::by(headers, self.tables.config.is_secure())
    }

    /// The person to whom a token belongs.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(super) async fn holder(&self, text: &str, token: &Token) -> Result<Option<Known>, StoreError> {
        let store = &self.tables.store;
        if let Some(player) = store.player_by_token(token).await? {
            return Ok(Some(Known { player, stored: true }));
        }
        // A newcomer's token that another host may have set opens nothing.
        let Some(id) = ids::newcomers_id(text).filter(|_| token.host_only) else { return Ok(None) };
        if store.player(&id).await?.is_some() {
            // Either another request has just stored them, or this session of theirs has ended.
            let stored = store.player_by_token(token).await?;
            return Ok(stored.map(|player| Known { player, stored: true }));
        }
        let mut attempt = 0;
        let name = loop {
            let name = ids::newcomers_name(text, attempt);
            if !store.is_anothers(&id, &name).await? {
                break name;
            }
            attempt += 1;
        };
        Ok(Some(Known { player: Player { id, name, password: None, language: None }, stored: false }))
    }
}

/// The person who sends a request, identified by a token.
pub(super) struct Identity(pub Player);

/// What a browser says it is, for the list of sessions.
pub(super) fn browser(headers: &HeaderMap) -> Option<&str> {
    let text = headers.get(header::USER_AGENT)?.to_str().ok()?;
    Some(text.get(..LONGEST_BROWSER).unwrap_or(text))
}

/// Whether a request leads to something worth keeping: it changes something, or shows the key of a private table, which is then
/// remembered. What only reads stores nobody.
fn is_worth_keeping(method: &Method, uri: &Uri) -> bool {
    let reads = matches!(*method, Method::GET | Method::HEAD);
    let has_key = || uri.query().is_some_and(|query| query.split('&').any(|pair| pair.starts_with("key=")));
    !reads || has_key()
}

async fn known(parts: &Parts, app: &App) -> Result<Option<Player>, Error> {
    let Brought::Token(text, token) = app.brought(&parts.headers) else { return Ok(None) };
    let Some(Known { player, stored }) = app.holder(&text, &token).await? else { return Ok(None) };
    let from: ClientAddress = parts.extensions.get().copied().ok_or(Problem::Internal)?;
    app.gate.request(&player.id)?;
    app.tables.addresses.saw(&player.id, from.0.into());
    if !stored && is_worth_keeping(&parts.method, &parts.uri) {
        app.gate.new_identity(from)?;
        app.tables.check_room(Room::Newcomers).await?;
        let session = NewSession {
            token: &token.hash,
            browser: browser(&parts.headers),
            host_only: app.tables.config.is_secure(),
        };
        match app.tables.store.add_player(&player, session).await {
            // Another request of theirs was faster.
            Err(StoreError::Conflict) => {}
            added => added?,
        }
    }
    Ok(Some(player))
}

impl FromRequestParts<Arc<App>> for Identity {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        known(parts, app).await?.map(Self).ok_or(Problem::NoIdentity.into())
    }
}

impl OptionalFromRequestParts<Arc<App>> for Identity {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Option<Self>, Error> {
        Ok(known(parts, app).await?.map(Self))
    }
}

/// A known person, or somebody without a token. A token that belongs to nobody is refused.
pub(super) struct KnownOrNone(pub Option<Identity>);

impl FromRequestParts<Arc<App>> for KnownOrNone {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        let identity = known(parts, app).await?.map(Identity);
        if identity.is_none() && !matches!(app.brought(&parts.headers), Brought::Nothing) {
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
    let (name, secure) = if app.tables.config.is_secure() { (HOST_COOKIE, "; Secure") } else { (COOKIE, "") };
    let value = format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    AppendHeaders([(header::SET_COOKIE, value)])
}

/// Returns your identity, and gives you one if you have none. It is stored with the first thing that you do.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = 401, body = Problem, description = "There are two cookies, of which another host may have set one.")))]
pub(super) async fn me(app: Shared, headers: HeaderMap) -> Result<impl IntoResponse, Error> {
    match app.brought(&headers) {
        Brought::Token(text, token) => {
            if let Some(Known { player, stored }) = app.holder(&text, &token).await? {
                app.gate.request(&player.id)?;
                if stored {
                    app.tables.store.touch(&player.id, &token.hash, browser(&headers)).await?;
                }
                // The cookie is renewed for a year with every visit.
                return Ok((cookie(&app, &text, YEAR_S), Json(Me::from(player))));
            }
        }
        // A new cookie might replace the right one.
        Brought::Doubtful => return Err(Problem::NoIdentity.into()),
        Brought::Nothing => {}
    }
    let text = ids::newcomers_token();
    let token = Token { hash: ids::hash(&text), host_only: true };
    let newcomer = app.holder(&text, &token).await?.ok_or(Problem::Internal)?;
    Ok((cookie(&app, &text, YEAR_S), Json(Me::from(newcomer.player))))
}

/// Changes your name or your language.
#[utoipa::path(patch, path = "/api/me", request_body = ChangeMe, security(("identity" = [])),
    responses((status = 200, body = Me), (status = 409, body = Problem, description = "Somebody else has the name.")))]
pub(super) async fn change(
    app: Shared,
    headers: HeaderMap,
    Identity(player): Identity,
    Body(wish): Body<ChangeMe>,
) -> Result<Json<Me>, Error> {
    let name = wish.name.as_deref().map(checked_name).transpose()?.filter(|name| *name != player.name);
    let language = wish.language.map(checked_language).transpose()?;
    let (store, token) = (&app.tables.store, app.brought(&headers).hash());
    let changed = store.change_player(&player.id, &token, name.as_deref(), language.as_deref()).await;
    if !taken_or(changed)? {
        return Err(Problem::NoIdentity.into());
    }
    let player = store.player(&player.id).await?.ok_or(Problem::NoIdentity)?;
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

/// A conflict means that somebody else has the name.
fn taken_or<T>(changed: Result<T, StoreError>) -> Result<T, Error> {
    match changed {
        Err(StoreError::Conflict) => Err(Problem::NameTaken.into()),
        other => Ok(other?),
    }
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
    let store = &app.tables.store;
    if player.password.is_none() && store.is_anothers(&player.id, &player.name).await? {
        return Err(Problem::NameTaken.into());
    }
    let hash = app.passwords.hash(password).await?;
    let token = app.brought(&headers).hash();
    // Hashing takes a while. The password that was checked must still be the one, the session must still be there, and nobody else
    // must have reserved the name meanwhile.
    if !taken_or(store.set_password(&player, &token, &hash).await)? {
        return Err(outdated(&app, &headers, &player.name).await);
    }
    // Browsers that logged in with the old password are logged out.
    app.end(Ended::OthersOf { player: player.id.clone(), except: token }).await?;
    let player = store.player(&player.id).await?.ok_or(Problem::NoIdentity)?;
    Ok(Json(player.into()))
}

/// Why something cannot be changed that was just checked: the session has ended, or the name or the password is another one now.
pub(super) async fn outdated(app: &App, headers: &HeaderMap, name: &str) -> Error {
    let Brought::Token(text, token) = app.brought(headers) else { return Problem::NoIdentity.into() };
    match app.holder(&text, &token).await {
        Ok(Some(known)) if known.player.name != name => Problem::NameTaken.into(),
        Ok(Some(_)) => Problem::WrongPassword.into(),
        Ok(None) => Problem::NoIdentity.into(),
        Err(error) => error.into(),
    }
}

/// Whoever has a password must know it for what cannot be undone.
pub(super) async fn check_password(app: &App, player: &Player, said: Option<String>) -> Result<(), Error> {
    if player.password.is_none() {
        return Ok(());
    }
    let said = said.ok_or(Problem::WrongPassword)?;
    app.gate.guess_with_session(&player.id)?;
    let right = app.passwords.is_right(player.password.clone(), said).await?;
    if right { Ok(()) } else { Err(Problem::WrongPassword.into()) }
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

/// Logs in with a name and a password. A guest who does takes their tables along.
#[utoipa::path(post, path = "/api/log-in", request_body = LogIn,
    responses((status = 200, body = LoggedIn), (status = 401, body = Problem, description = "The name or the password is wrong.")))]
pub(super) async fn log_in(
    app: Shared,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(LogIn { name, password }): Body<LogIn>,
) -> Result<impl IntoResponse, Error> {
    app.gate.login(from)?;
    let player = named(&app, &name).await?;
    // Where the owner was last seen, strangers elsewhere cannot use up the attempts.
    let is_home = player.as_ref().is_some_and(|player| app.tables.addresses.of(&player.id) == Some(from.0.into()));
    if !is_home {
        app.gate.guess(&checked_name(&name).unwrap_or(name).to_lowercase())?;
    }
    let stored = player.as_ref().and_then(|player| player.password.clone());
    // An unknown name takes as long as a wrong password, so that names cannot be found out by timing.
    let right = app.passwords.is_right(stored, password).await?;
    let (true, Some(player)) = (right, player) else { return Err(Problem::WrongPassword.into()) };
    let text = ids::token();
    let session =
        NewSession { token: &ids::hash(&text), browser: browser(&headers), host_only: app.tables.config.is_secure() };
    // Another password may have been set meanwhile.
    if !app.tables.store.add_session(&player, session).await? {
        return Err(Problem::WrongPassword.into());
    }
    app.tables.addresses.saw(&player.id, from.0.into());
    let left_behind = match app.brought(&headers) {
        Brought::Token(text, token) => match app.holder(&text, &token).await? {
            Some(Known { player: guest, stored: true }) if guest.password.is_none() => {
                let left = app.tables.hand_over(&guest, &player).await?;
                app.end(Ended::AllOf(guest.id)).await?;
                left
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    Ok((cookie(&app, &text, YEAR_S), Json(LoggedIn { me: player.into(), left_behind })))
}

/// Logs out in this browser.
#[utoipa::path(post, path = "/api/log-out", responses((status = 204)))]
pub(super) async fn log_out(app: Shared, headers: HeaderMap) -> Result<impl IntoResponse, Error> {
    if let Brought::Token(_, token) = app.brought(&headers) {
        // An invented token ends nothing, so nobody has to be told.
        if app.tables.store.player_by_token(&token).await?.is_some() {
            app.tables.store.remove_token(&token.hash).await?;
            app.end(Ended::Session(token.hash)).await?;
        }
    }
    Ok((StatusCode::NO_CONTENT, cookie(&app, "", 0)))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn brought(cookies: &[&'static str], secure: bool) -> String {
        let mut headers = HeaderMap::new();
        for cookie in cookies {
            headers.append(header::COOKIE, HeaderValue::from_static(cookie));
        }
        match Brought::by(&headers, secure) {
            Brought::Nothing => "nothing".to_owned(),
            Brought::Token(text, token) => format!("{text} {}", token.host_only),
            Brought::Doubtful => "doubtful".to_owned(),
        }
    }

    #[test]
    fn a_neighbour_cannot_plant_a_cookie() {
        for (cookies, secure, found) in [
            (&["tzolkin=a"][..], false, "a true"),
            (&["x=1; tzolkin=a", "y=2"], false, "a true"),
            (&["tzolkin="], false, "nothing"),
            (&["tzolkin=planted; tzolkin=a"], false, "doubtful"),
            (&["tzolkin=planted", "tzolkin=a"], false, "doubtful"),
            (&["tzolkin=a; tzolkin=a"], false, "a true"),
            (&["tzolkin=planted; __Host-tzolkin=a"], true, "a true"),
            (&["__Host-tzolkin=planted; __Host-tzolkin=a"], true, "doubtful"),
            // From before the server was behind https.
            (&["tzolkin=a"], true, "a false"),
            (&["__Host-tzolkin=a"], false, "nothing"),
        ] {
            assert_eq!(brought(cookies, secure), found, "{cookies:?}");
        }
    }
}
