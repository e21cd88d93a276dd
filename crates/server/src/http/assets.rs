//! Serves the web client, whose files are part of the program.
//!
//! The build of the client writes compressed copies of its files (`index-abc.js.br`, `index-abc.js.gz`), which are
//! smaller than what could be compressed on every request. They are sent to clients that accept them; files without
//! such copies are compressed on the way out.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::error::Error;
use super::{Shared, wrong_method};
use crate::wire::Problem;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Client;

const NOT_BUILT: &str = "<!doctype html><meta charset=utf-8><title>Tzolk'in</title>\
    <p>The server runs, but it was built without the web client. Run <code>make play</code>, which builds both.";

/// Built files carry a hash of their content in their name.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const FOR_AN_HOUR: &str = "public, max-age=3600";
const ASK_EVERY_TIME: &str = "no-cache";

/// Files that browsers look for by themselves to see whether the client has changed. They are asked for every time. Where one is
/// missing, the start page must not take its place, because it is neither a script nor a manifest.
const LOOKED_FOR: [&str; 2] = ["sw.js", "manifest.webmanifest"];

/// The kinds of compressed copies that a file may have, the smallest first.
const COPIES: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Serves a file of the client. Any other address leads to the client, which knows its own pages.
pub(super) async fn asset(app: Shared, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    answer::<Client>(&method, uri.path(), &headers, app.tables.config.public_url.as_deref()).await
}

async fn answer<F: RustEmbed>(method: &Method, path: &str, headers: &HeaderMap, public_url: Option<&str>) -> Response {
    let path = path.trim_start_matches('/');
    if path.starts_with("api/") {
        return Error::from(Problem::NoSuchAddress).into_response();
    }
    if !matches!(*method, Method::GET | Method::HEAD) {
        return wrong_method().await;
    }
    if path != "index.html"
        && !is_copy::<F>(path)
        && let Some(file) = F::get(path)
    {
        let kept = match path {
            _ if path.starts_with("assets/") => FOR_EVER,
            _ if LOOKED_FOR.contains(&path) => ASK_EVERY_TIME,
            _ => FOR_AN_HOUR,
        };
        return Variant::choose::<F>(path, file, headers).response(headers, kept);
    }
    if path.starts_with("assets/") || LOOKED_FOR.contains(&path) {
        return Error::from(Problem::NoSuchAddress).into_response();
    }
    match F::get("index.html") {
        Some(page) => match with_address(&page.data, public_url) {
            // The compressed copies do not contain the address, so this version is compressed on the way out.
            Some(page) => {
                ([(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, ASK_EVERY_TIME)], page)
                    .into_response()
            }
            None => Variant::choose::<F>("index.html", page, headers).response(headers, ASK_EVERY_TIME),
        },
        None => Html(NOT_BUILT).into_response(),
    }
}

/// Whether a path names a compressed copy, which has no address of its own.
fn is_copy<F: RustEmbed>(path: &str) -> bool {
    COPIES.iter().filter_map(|(_, ending)| path.strip_suffix(ending)).any(|original| F::get(original).is_some())
}

/// A file, or the compressed copy of it that suits a request best.
struct Variant {
    content_type: String,
    file: EmbeddedFile,
    /// How the copy is compressed; none for the file itself.
    encoding: Option<&'static str>,
    /// Whether another request may get another variant.
    varies: bool,
}

impl Variant {
    fn choose<F: RustEmbed>(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Self {
        let mut content_type = file.metadata.mimetype().to_owned();
        if content_type == "text/html" {
            content_type.push_str("; charset=utf-8");
        }
        let copies = COPIES.into_iter().filter_map(|(name, ending)| Some((name, F::get(&format!("{path}{ending}"))?)));
        let mut copies = copies.peekable();
        let varies = copies.peek().is_some();
        match copies.find(|(name, _)| accepts(headers, name)) {
            Some((name, copy)) => Self { content_type, file: copy, encoding: Some(name), varies },
            None => Self { content_type, file, encoding: None, varies },
        }
    }

    fn response(self, request: &HeaderMap, kept: &'static str) -> Response {
        let hash = self.file.metadata.sha256_hash();
        let hash: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        // A file that may still be compressed on the way out is not identical byte for byte, so its tag has to be weak.
        let tag = if self.encoding.is_some() { format!("\"{hash}\"") } else { format!("W/\"{hash}\"") };
        let known = is_known(request, &tag);
        let mut response =
            if known { StatusCode::NOT_MODIFIED.into_response() } else { self.file.data.into_response() };
        let headers = response.headers_mut();
        headers.remove(header::CONTENT_TYPE);
        let mut set = |name, value: &str| headers.insert(name, HeaderValue::from_str(value).expect("plain ASCII"));
        set(header::ETAG, &tag);
        set(header::CACHE_CONTROL, kept);
        if self.varies {
            set(header::VARY, "accept-encoding");
        }
        if !known {
            set(header::CONTENT_TYPE, &self.content_type);
            if let Some(encoding) = self.encoding {
                set(header::CONTENT_ENCODING, encoding);
            }
        }
        response
    }
}

/// Whether a client accepts an encoding: it must name the encoding, or `*`, with a weight above zero.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    let mut any = false;
    for offer in lines.flat_map(|line| line.split(',')) {
        let mut parts = offer.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
        let wanted = weight.is_none_or(|weight| weight.parse::<f32>().is_ok_and(|weight| weight > 0.0));
        if name.eq_ignore_ascii_case(encoding) {
            return wanted;
        }
        any |= name == "*" && wanted;
    }
    any
}

/// Whether a client already has a variant.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let strong = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let lines = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|known| known.trim() == "*" || strong(known) == strong(tag))
}

/// Link previews need the full address of the picture, which depends on the public address of the server. Returns
/// nothing if the page does not change.
fn with_address(page: &[u8], public_url: Option<&str>) -> Option<String> {
    let (url, text) = (public_url?, std::str::from_utf8(page).ok()?);
    Some(text.replace("content=\"/preview.png\"", &format!("content=\"{url}/preview.png\"")))
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::Bytes;
    use std::collections::BTreeMap;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::{TcpListener, TcpStream};
    use tower_http::compression::CompressionLayer;

    use super::*;
    use crate::config::Limits;

    /// A small client: one script with copies, one without, a page with one copy, a module with a copy, and the files that browsers
    /// look for by themselves.
    #[derive(RustEmbed)]
    #[folder = "$CARGO_MANIFEST_DIR/tests/data/dist"]
    struct Small;

    /// A client without a page or any of the files that browsers look for.
    #[derive(RustEmbed)]
    #[folder = "$CARGO_MANIFEST_DIR/tests/data/dist/assets"]
    struct Bare;

    struct Reply {
        status: u16,
        headers: BTreeMap<String, String>,
        body: Bytes,
    }

    /// Serves the small client on a real port, sends a request over a real socket, and reads the answer byte by byte.
    async fn get(public_url: Option<&'static str>, path: &str, lines: &str) -> Reply {
        get_from::<Small>(public_url, path, lines).await
    }

    /// The same with any client.
    async fn get_from<F: RustEmbed>(public_url: Option<&'static str>, path: &str, lines: &str) -> Reply {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let files = async move |method: Method, uri: Uri, headers: HeaderMap| {
            answer::<F>(&method, uri.path(), &headers, public_url).await
        };
        let router = Router::new().fallback(files).layer(CompressionLayer::new());
        let serving =
            tokio::spawn(crate::listen::serve(listener, router, Limits::default(), |_| true, std::future::pending()));
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        let request = format!("GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n{lines}\r\n");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.expect("an answer");
        serving.abort();
        let head = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("headers");
        let text = String::from_utf8(bytes[..head].to_vec()).expect("headers are text");
        let mut lines = text.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a status");
        let headers = lines.filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
        Reply { status, headers, body: Bytes::copy_from_slice(&bytes[head + 4..]) }
    }

    fn small(path: &str) -> Vec<u8> {
        Small::get(path).expect("a file").data.to_vec()
    }

    #[tokio::test]
    async fn copies_are_sent_to_whoever_accepts_them() {
        for (accepted, encoding, file) in [
            ("gzip, deflate, br, zstd", "br", "assets/both-1.js.br"),
            ("gzip", "gzip", "assets/both-1.js.gz"),
            ("br;q=0, gzip;q=0.5", "gzip", "assets/both-1.js.gz"),
            ("br;q=0, *", "gzip", "assets/both-1.js.gz"),
            ("*", "br", "assets/both-1.js.br"),
            ("identity", "", "assets/both-1.js"),
            ("br;q=0", "", "assets/both-1.js"),
        ] {
            let reply = get(None, "/assets/both-1.js", &format!("accept-encoding: {accepted}\r\n")).await;
            let header = |name: &str| reply.headers.get(name).map_or("", String::as_str);
            assert_eq!((reply.status, header("content-encoding")), (200, encoding), "{accepted}");
            assert_eq!(reply.body, small(file), "{accepted}");
            assert_eq!(header("content-length"), reply.body.len().to_string(), "{accepted}");
            assert_eq!(header("content-type"), "text/javascript", "{accepted}");
            assert_eq!(header("vary"), "accept-encoding", "{accepted}");
            assert_eq!(header("cache-control"), FOR_EVER, "{accepted}");
        }
        let reply = get(None, "/assets/both-1.js", "").await;
        assert_eq!(reply.body, small("assets/both-1.js"), "whoever accepts nothing gets the file itself");
        // A copy has no address of its own.
        assert_eq!(get(None, "/assets/both-1.js.br", "").await.status, 404);
    }

    #[tokio::test]
    async fn a_file_without_copies_is_compressed_on_the_way_out() {
        let reply = get(None, "/assets/plain-2.js", "accept-encoding: br\r\n").await;
        assert_eq!(reply.headers["content-encoding"], "br");
        assert_eq!(reply.headers["vary"], "accept-encoding");
        assert!(reply.headers["etag"].starts_with("W/"), "its bytes are not always the same");
        assert!(reply.body.len() < small("assets/plain-2.js").len());
        let reply = get(None, "/assets/plain-2.js", "").await;
        assert_eq!(reply.body, small("assets/plain-2.js"));
    }

    #[tokio::test]
    async fn what_a_client_has_is_not_sent_again() {
        let brotli = get(None, "/assets/both-1.js", "accept-encoding: br\r\n").await.headers["etag"].clone();
        let gzip = get(None, "/assets/both-1.js", "accept-encoding: gzip\r\n").await.headers["etag"].clone();
        assert_ne!(brotli, gzip, "every variant has its own tag");
        let again = |tag: &str| format!("accept-encoding: br\r\nif-none-match: \"other\", {tag}\r\n");
        let reply = get(None, "/assets/both-1.js", &again(&brotli)).await;
        assert_eq!((reply.status, reply.body.len()), (304, 0));
        assert_eq!((&reply.headers["etag"], reply.headers["vary"].as_str()), (&brotli, "accept-encoding"));
        assert_eq!(get(None, "/assets/both-1.js", &again(&gzip)).await.status, 200);
        let page = get(None, "/", "").await;
        let known = format!("if-none-match: {}\r\n", page.headers["etag"]);
        assert_eq!(get(None, "/tables/any", &known).await.status, 304, "the page is asked for every time, not sent");
    }

    #[tokio::test]
    async fn a_module_is_sent_as_one_so_that_it_can_be_compiled_while_it_comes() {
        let reply = get(None, "/assets/tzolkin-3.wasm", "accept-encoding: br\r\n").await;
        let header = |name: &str| reply.headers.get(name).map_or("", String::as_str);
        assert_eq!((header("content-type"), header("content-encoding")), ("application/wasm", "br"));
        assert_eq!(header("cache-control"), FOR_EVER);
        assert_eq!(reply.body, small("assets/tzolkin-3.wasm.br"));
        let reply = get(None, "/assets/tzolkin-3.wasm", "").await;
        assert_eq!(reply.headers["content-type"], "application/wasm");
        assert_eq!(reply.body, small("assets/tzolkin-3.wasm"));
    }

    #[tokio::test]
    async fn what_browsers_look_for_by_themselves_is_never_out_of_date() {
        for (path, content_type) in
            [("/sw.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")]
        {
            let reply = get(None, path, "").await;
            assert_eq!((reply.status, reply.headers["cache-control"].as_str()), (200, ASK_EVERY_TIME), "{path}");
            assert_eq!(reply.headers["content-type"], content_type, "{path}");
            let known = format!("if-none-match: {}\r\n", reply.headers["etag"]);
            assert_eq!(get(None, path, &known).await.status, 304, "{path}");
            // A client without one: an error, not the start page.
            let missing = get_from::<Bare>(None, path, "").await;
            assert_eq!((missing.status, missing.headers["content-type"].as_str()), (404, "application/json"), "{path}");
        }
        assert_eq!(get_from::<Bare>(None, "/tables/any", "").await.status, 200, "everything else leads to the page");
    }

    #[tokio::test]
    async fn the_page_has_a_copy_unless_it_names_an_address() {
        let reply = get(None, "/tables/any", "accept-encoding: br\r\n").await;
        assert_eq!((reply.headers["content-encoding"].as_str(), &reply.body[..]), ("br", &small("index.html.br")[..]));
        assert_eq!(reply.headers["content-type"], "text/html; charset=utf-8");
        assert_eq!(reply.headers["cache-control"], ASK_EVERY_TIME);
        let reply = get(Some("https://play.example"), "/", "").await;
        let page = String::from_utf8(reply.body.to_vec()).expect("text");
        assert!(page.contains("content=\"https://play.example/preview.png\""), "{page}");
    }
}
