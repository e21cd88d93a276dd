//! Tables for people and bots: HTTP, WebSocket, a store that loses nothing; serves the web client.

#![warn(clippy::unwrap_used)]

mod position;
pub mod wire;
