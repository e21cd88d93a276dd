//! How values are stored, in either database.

use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tzolkin_table::{Millis, Summary};

use super::{StoreError, now};
use crate::wire::{Status, TableKind};

/// A time as it is stored.
pub(super) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// A time as it was stored.
pub(super) fn time(stored: i64) -> Duration {
    Duration::from_millis(u64::try_from(stored).unwrap_or(0))
}

/// The system's date that long ago.
pub(super) fn before(age: Duration) -> Millis {
    now().saturating_sub(millis(age))
}

pub(super) fn json<T: Serialize>(value: &T) -> Result<String, StoreError> {
    Ok(serde_json::to_string(value)?)
}

pub(super) fn parsed<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    Ok(serde_json::from_str(text)?)
}

pub(super) fn maybe<T: DeserializeOwned>(text: Option<&str>) -> Result<Option<T>, StoreError> {
    text.map(parsed).transpose()
}

/// A status as it is stored, by the name it has on the wire.
pub(super) const fn status_name(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Running => "running",
        Status::Finished => "finished",
        Status::Frozen => "frozen",
    }
}

/// A kind as it is stored, by the name it has on the wire.
pub(super) const fn kind_name(kind: TableKind) -> &'static str {
    match kind {
        TableKind::Game => "game",
        TableKind::Lesson => "lesson",
    }
}

/// What is stored of a summary.
#[derive(Clone)]
pub(super) struct Columns {
    pub status: &'static str,
    pub round: u8,
    pub to_act: String,
    pub clocks: Option<String>,
    pub clocks_at: i64,
    pub due: Option<i64>,
    pub result: Option<String>,
    pub record: Option<String>,
    pub finished: bool,
}

impl Columns {
    pub(super) fn of(summary: &Summary) -> Result<Self, StoreError> {
        let Summary { status, round, to_act, clocks, due, result, record } = summary;
        Ok(Self {
            status: status_name(*status),
            round: *round,
            to_act: json(to_act)?,
            clocks: clocks.as_ref().map(|clocks| json(&clocks.left_ms)).transpose()?,
            clocks_at: clocks.as_ref().map_or(0, |clocks| millis(clocks.counted)),
            due: due.map(millis),
            result: result.as_ref().map(json).transpose()?,
            record: record.clone(),
            finished: *status == Status::Finished,
        })
    }
}
