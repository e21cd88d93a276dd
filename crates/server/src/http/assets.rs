//! The web client, out of the program itself.

use axum::http::{Method, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

use super::error::Error;
use super::{Shared, wrong_method};
use crate::wire::Problem;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Client;

const NOT_BUILT: &str = "<!doctype html><meta charset=utf-8><title>Tzolk'in</title>\
    <p>The server runs, but it was built without the web client. Run <code>make play</code>, which builds both.";

/// A file of the client; any other address shows the client, which knows its own pages.
pub(super) async fn asset(app: Shared, method: Method, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Error::from(Problem::NoSuchAddress).into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return wrong_method().await;
    }
    if let Some(file) = Client::get(path).filter(|_| path != "index.html") {
        let kind = file.metadata.mimetype().to_owned();
        // Built files carry a hash of their content in their name.
        let kept =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "public, max-age=3600" };
        return ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept.to_owned())], file.data).into_response();
    }
    if path.starts_with("assets/") {
        return Error::from(Problem::NoSuchAddress).into_response();
    }
    match Client::get("index.html") {
        Some(page) => {
            let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
            (headers, with_address(&page.data, app.tables.config.public_url.as_deref())).into_response()
        }
        None => Html(NOT_BUILT).into_response(),
    }
}

/// Link previews want the picture's whole address, which only whoever hosts the game knows.
fn with_address(page: &[u8], public_url: Option<&str>) -> Vec<u8> {
    match (public_url, std::str::from_utf8(page)) {
        (Some(url), Ok(text)) => {
            text.replace("content=\"/preview.png\"", &format!("content=\"{url}/preview.png\"")).into_bytes()
        }
        _ => page.to_vec(),
    }
}
