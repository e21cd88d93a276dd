//! The HTTP part: routes, headers, limits.

mod account;
mod assets;
mod description;
mod error;
mod extract;
mod forward;
mod gate;
mod identity;
mod lobby;
mod operations;
mod records;
mod reviews;
mod sessions;
mod socket;
mod tables;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, middleware};
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::passwords::Passwords;
use crate::tables::Tables;
use crate::wire::Problem;

/// The state that handlers share.
pub(crate) type Shared = axum::extract::State<Arc<App>>;

/// The parts of the server.
pub(crate) struct App {
    pub tables: Arc<Tables>,
    /// The open sockets: each holds a reference.
    pub(crate) sockets: Arc<()>,
    gate: gate::Gate,
    passwords: Passwords,
    metrics: metrics_exporter_prometheus::PrometheusHandle,
}

impl App {
    /// Puts the parts together.
    #[must_use]
    pub(crate) fn new(tables: Arc<Tables>, metrics: metrics_exporter_prometheus::PrometheusHandle) -> Arc<Self> {
        let gate = gate::Gate::new(&tables.config.limits);
        Arc::new(Self { tables, sockets: Arc::new(()), gate, passwords: Passwords::start(), metrics })
    }
}

/// The HTTP part of the game's server: identities, tables, lists and records. Moves travel over the socket of a table.
#[derive(OpenApi)]
#[openapi(info(title = "Tzolk'in tables"), components(schemas(Problem)))]
struct Description;

fn api() -> (Router<Arc<App>>, utoipa::openapi::OpenApi) {
    let (router, api) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(identity::me, identity::change, account::delete))
        .routes(routes!(account::data))
        .routes(routes!(identity::set_password))
        .routes(routes!(sessions::sessions))
        .routes(routes!(sessions::end_session))
        .routes(routes!(identity::log_in))
        .routes(routes!(identity::log_out))
        .routes(routes!(lobby::lobby))
        .routes(routes!(lobby::waiting))
        .routes(routes!(lobby::games))
        .routes(routes!(tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::remove))
        .routes(routes!(tables::seat_bot))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::history))
        .routes(routes!(tables::position))
        .routes(routes!(tables::record))
        .routes(routes!(reviews::of_table, reviews::make_of_table))
        .routes(routes!(socket::socket))
        .routes(routes!(records::upload))
        .routes(routes!(records::history))
        .routes(routes!(records::position))
        .routes(routes!(records::record))
        .routes(routes!(reviews::of_record, reviews::make_of_record))
        .routes(routes!(operations::description))
        .routes(routes!(operations::healthz))
        .routes(routes!(operations::metrics))
        .split_for_parts();
    (router, description::complete(api))
}

/// The description of the HTTP part, as JSON.
///
/// # Panics
/// Never, because it consists of text and numbers.
#[must_use]
pub fn openapi() -> String {
    api().1.to_pretty_json().expect("a description is made of text and numbers")
}

/// Puts all routes together, with the limits that hold for each.
pub(crate) fn app(app: Arc<App>) -> Router {
    let limits = &app.tables.config.limits;
    // Room for a setup or a record in JSON and the rest of the request.
    let body = DefaultBodyLimit::max(limits.record_bytes + limits.record_bytes / 4);
    let whole = middleware::from_fn_with_state(Arc::clone(&app), extract::whole);
    let secure = app.tables.config.is_secure();
    let router = api().0.fallback(assets::asset).method_not_allowed_fallback(wrong_method);
    let gate = middleware::from_fn_with_state(Arc::clone(&app), gate::gate);
    let forward = middleware::from_fn_with_state(Arc::clone(&app), forward::forward);
    let mut router = router.layer(forward).layer(whole).layer(body).layer(CompressionLayer::new()).layer(gate);
    // This is the outermost layer, so that refused requests get the headers too.
    for (name, value) in headers(secure) {
        router = router.layer(SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value)));
    }
    router.with_state(app)
}

/// The address exists, but not with this method.
async fn wrong_method() -> Response {
    (StatusCode::METHOD_NOT_ALLOWED, Json(Problem::NoSuchAddress)).into_response()
}

/// Security headers that isolate the page from other sites.
fn headers(secure: bool) -> Vec<(header::HeaderName, &'static str)> {
    let mut headers = vec![
        (
            header::CONTENT_SECURITY_POLICY,
            // The engine runs in the page as WebAssembly, which is compiled but never made from text.
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; manifest-src 'self'; \
             style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
             form-action 'self'; frame-ancestors 'none'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (header::HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    if secure {
        headers.push((header::STRICT_TRANSPORT_SECURITY, "max-age=31536000"));
    }
    headers
}
