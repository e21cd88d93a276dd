//! Sessions: the browsers in which somebody is logged in. Whoever has one open can end the others, and with a session its
//! sockets are closed.

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use tokio::sync::broadcast;

use super::description::SessionId;
use super::error::Error;
use super::extract::Path;
use super::identity::{Brought, Identity, browser};
use super::{App, Shared};
use crate::ids;
use crate::store::{Ended, News, StoredSession, Token, now};
use crate::wire::{Problem, Session};

/// Waits until the session of a socket ends.
pub(super) struct Watch {
    /// The token, as it is in the cookie.
    text: String,
    token: Token,
    player: String,
    news: broadcast::Receiver<News>,
}

impl Watch {
    /// Completes once the session has ended.
    pub(super) async fn ended(&mut self, app: &App) {
        loop {
            let ended = match self.news.recv().await {
                Ok(News::Ended(Ended::Session(token))) => token == self.token.hash,
                Ok(News::Ended(Ended::OthersOf { player, except })) => {
                    player == self.player && except != self.token.hash
                }
                Ok(News::Ended(Ended::AllOf(player))) => player == self.player,
                Ok(News::Taken { .. } | News::Removed { .. }) => false,
                // It may have ended unheard.
                Ok(News::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => !self.is_valid(app).await,
                Err(broadcast::error::RecvError::Closed) => true,
            };
            if ended {
                return;
            }
        }
    }

    async fn is_valid(&self, app: &App) -> bool {
        let found = app.holder(&self.text, &self.token).await;
        // If the store fails, nothing is known to have ended.
        !matches!(found, Ok(None))
    }
}

impl App {
    /// Lets the sockets of sessions know that these have ended.
    ///
    /// # Errors
    /// If they could not be told. The sessions have ended all the same.
    pub(super) async fn end(&self, ended: Ended) -> Result<(), Problem> {
        Ok(self.tables.store.tell(&News::Ended(ended)).await?)
    }

    /// Watches the session of a socket.
    ///
    /// # Errors
    /// If it has ended already.
    pub(super) async fn watch(&self, headers: &HeaderMap, player: &str) -> Result<Watch, Problem> {
        let Brought::Token(text, token) = self.brought(headers) else { return Err(Problem::NoIdentity) };
        let watch = Watch { text, token, player: player.to_owned(), news: self.tables.store.news() };
        if watch.is_valid(self).await { Ok(watch) } else { Err(Problem::NoIdentity) }
    }
}

/// What people call the browsers that say these words. The order matters, because most also say that they are others.
const BROWSERS: [(&str, &str); 10] = [
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("HeadlessChrome/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
];

fn named(names: &[(&str, &str)], said: Option<&str>) -> Option<String> {
    let said = said?;
    names.iter().find(|(word, _)| said.contains(word)).map(|(_, name)| (*name).to_owned())
}

/// The name of a session in addresses, which says nothing about its token.
fn name(token: &[u8]) -> String {
    ids::content_name(&token.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
}

/// Lists the browsers in which you are logged in, the last used first.
#[utoipa::path(get, path = "/api/me/sessions", security(("identity" = [])),
    responses((status = 200, body = Vec<Session>)))]
pub(super) async fn sessions(
    app: Shared,
    headers: HeaderMap,
    Identity(player): Identity,
) -> Result<Json<Vec<Session>>, Error> {
    let current = app.brought(&headers).hash();
    let mut sessions = app.tables.store.sessions(&player.id).await?;
    if sessions.is_empty() {
        // Nothing is stored about a newcomer, who is here in this browser.
        let browser = browser(&headers).map(str::to_owned);
        sessions.push(StoredSession { token: current.clone(), browser, created_at: now(), seen_at: now() });
    }
    let shown = sessions.into_iter().map(|session| Session {
        id: name(&session.token),
        browser: named(&BROWSERS, session.browser.as_deref()),
        system: named(&SYSTEMS, session.browser.as_deref()),
        created_at: session.created_at as f64,
        seen_at: session.seen_at as f64,
        current: session.token == current,
    });
    Ok(Json(shown.collect()))
}

/// Logs you out in a browser, and closes the tables that are open there.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", params(SessionId), security(("identity" = [])),
    responses((status = 204)))]
pub(super) async fn end_session(
    app: Shared,
    Path(id): Path<String>,
    Identity(player): Identity,
) -> Result<StatusCode, Error> {
    let sessions = app.tables.store.sessions(&player.id).await?;
    let session = sessions.into_iter().find(|session| name(&session.token) == id).ok_or(Problem::NoSuchAddress)?;
    app.tables.store.remove_token(&session.token).await?;
    app.end(Ended::Session(session.token)).await?;
    Ok(StatusCode::NO_CONTENT)
}
