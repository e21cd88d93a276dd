//! Extractors for the parts of a request. If one fails, the client gets a problem with a code, as everywhere else.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
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

/// The raw body.
pub(super) struct Whole(pub(super) Bytes);

impl FromRequest<Arc<App>> for Whole {
    type Rejection = Error;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Error> {
        let limits = &app.tables.config.limits;
        match tokio::time::timeout(limits.request_time, Bytes::from_request(request, app)).await {
            Ok(Ok(bytes)) => Ok(Self(bytes)),
            Ok(Err(refused)) => Err(unread(&refused, limits.record_bytes).into()),
            Err(_) => Err(Problem::TooSlow.into()),
        }
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

/// Why a body could not be read.
fn unread(refused: &BytesRejection, most: usize) -> Problem {
    if refused.status() == StatusCode::PAYLOAD_TOO_LARGE {
        Problem::TooLarge { most: most as u32 }
    } else {
        Problem::Malformed
    }
}
