//! Extractors for the parts of a request. If one fails, the client gets a problem with a code, as everywhere else.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use serde::de::DeserializeOwned;

use super::App;
use super::error::Error;
use crate::wire::Problem;

/// The parts of a path.
pub(super) struct Path<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        let path = axum::extract::Path::from_request_parts(parts, app).await;
        path.map(|axum::extract::Path(path)| Self(path)).map_err(|_| Problem::NoSuchAddress.into())
    }
}

/// The query string.
pub(super) struct Query<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        let query = axum::extract::Query::from_request_parts(parts, app).await;
        query.map(|axum::extract::Query(query)| Self(query)).map_err(|_| Problem::Malformed.into())
    }
}

/// Waits for the whole body of a request before anything else is asked about it, so that it is carried out by whoever the sender is
/// then: a session may end while a body trickles in.
pub(super) async fn whole(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    // Whoever only reads sends none, and a socket has no end.
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    let limits = &app.tables.config.limits;
    let (parts, body) = request.into_parts();
    let mut arriving = Request::new(body);
    // How long it may be.
    arriving.extensions_mut().clone_from(&parts.extensions);
    match tokio::time::timeout(limits.request_time, Bytes::from_request(arriving, &())).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, bytes.into())).await,
        Ok(Err(refused)) if refused.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            Error::from(Problem::TooLarge { most: limits.record_bytes as u32 }).into_response()
        }
        Ok(Err(_)) => Error::from(Problem::Malformed).into_response(),
        Err(_) => Error::from(Problem::TooSlow).into_response(),
    }
}

/// The raw body.
pub(super) struct Whole(pub(super) Bytes);

impl FromRequest<Arc<App>> for Whole {
    type Rejection = Error;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Error> {
        // It is there already.
        Bytes::from_request(request, app).await.map(Self).map_err(|_| Problem::Malformed.into())
    }
}

/// A JSON body.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Error> {
        let Whole(bytes) = Whole::from_request(request, app).await?;
        serde_json::from_slice(&bytes).map(Self).map_err(|_| Problem::Malformed.into())
    }
}
