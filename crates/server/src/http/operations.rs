//! Endpoints for operating the server.

use axum::http::header;
use axum::response::IntoResponse;

use super::Shared;
use super::error::Error;
use crate::wire::Problem;

/// Returns this description.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = Object)))]
pub(super) async fn description() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], super::openapi())
}

/// Checks that the server can do its work: that a move would be stored now.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String), (status = "5XX", body = Problem)))]
pub(super) async fn healthz(app: Shared) -> Result<&'static str, Error> {
    app.tables.store.check().await?;
    Ok("ok")
}

/// Returns metrics for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String)))]
pub(super) async fn metrics(app: Shared) -> impl IntoResponse {
    app.metrics.run_upkeep();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render())
}
