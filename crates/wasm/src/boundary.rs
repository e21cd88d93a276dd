//! The boundary to JavaScript, made by hand, because there is only one thing to pass: text. `wasm-bindgen` would need a program of
//! its own version wherever this is built, and would add its own code to both sides.
//!
//! The page asks for room with [`room`], writes a call there, and gets back where the answer is: its address in the upper half of a
//! number, its length in the lower. It reads the answer before the next call, which reuses the room.

#![allow(unsafe_code, reason = "the page writes into the memory of the module")]

use std::cell::RefCell;

use serde::Deserialize;
use tzolkin_bots::protocol::Session;
use tzolkin_table::wire::StudyCall;
use tzolkin_table::{Millis, Study};

use crate::bench::random_games;
use crate::device::{Call, Device};
use crate::thinking::{Question, think};

/// What comes over the boundary.
#[derive(Deserialize)]
#[serde(tag = "to", rename_all = "kebab-case")]
enum Message {
    /// For the tables of this device, with the date.
    Device { date: Millis, call: Call },
    /// Something to think about.
    Think { question: Box<Question> },
    /// A question about a game that is over, a record or a position.
    Study { call: Box<StudyCall> },
    /// A line of the line protocol, which is answered with a line.
    Line { line: String },
    /// Random games to play as fast as possible; the page measures the time.
    Bench { players: usize, games: u32, seed: u64 },
}

thread_local! {
    static DEVICE: RefCell<Device> = RefCell::default();
    static STUDY: RefCell<Study> = RefCell::default();
    static SESSION: RefCell<Session> = RefCell::default();
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Carries out a message and answers it, both as JSON.
#[must_use]
pub fn answer(text: &str) -> String {
    let answer = match serde_json::from_str(text) {
        Ok(Message::Device { date, call }) => {
            DEVICE.with_borrow_mut(|device| serde_json::to_string(&device.call(call, date)))
        }
        Ok(Message::Think { question }) => serde_json::to_string(&think(&question)),
        Ok(Message::Study { call }) => STUDY.with_borrow_mut(|study| serde_json::to_string(&study.answer(*call))),
        Ok(Message::Line { line }) => Ok(SESSION.with_borrow_mut(|session| session.answer_line(line.as_bytes()))),
        Ok(Message::Bench { players, games, seed }) => serde_json::to_string(&random_games(players, games, seed)),
        Err(error) => serde_json::to_string(&serde_json::json!({ "unreadable": error.to_string() })),
    };
    answer.unwrap_or_default()
}

/// Room for a message of that many bytes; returns where it is.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        text.resize(bytes, 0);
        text.as_mut_ptr()
    })
}

/// Answers the message that was written into the room.
#[unsafe(no_mangle)]
pub extern "C" fn call() -> u64 {
    let text = TEXT.with_borrow(|text| String::from_utf8_lossy(text).into_owned());
    let answer = answer(&text);
    TEXT.with_borrow_mut(|text| {
        *text = answer.into_bytes();
        (text.as_ptr() as u64) << 32 | text.len() as u64
    })
}
