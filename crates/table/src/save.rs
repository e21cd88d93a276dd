//! Saves: everything about a table as text, for a browser to keep and for a server to take up. Nobody reads one by accident,
//! because a game under way has secrets even from whoever plays it. It is no safe: whoever wants to can read it.
//!
//! A save is four words: `tzolkin-save-1`, the table's name in addresses, the first half of a hash that shows damage, and the table
//! as JSON, veiled and in Base64. Browsers hold saves: every later version must be able to read them.

use core::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::clock::StoredClocks;
use crate::entry::Entry;
use crate::info::{Millis, StoredTable, TableInfo};
use crate::wire::{ChatLine, SaveFault, Status};

/// The first word of a save: what follows is written in this form.
const FORM: &str = "tzolkin-save-1";
/// What the first word of every save begins with, whatever its form.
const ANY_FORM: &str = "tzolkin-save-";

/// A table as it is written.
#[derive(Serialize, Deserialize)]
struct Saved {
    id: String,
    status: Status,
    info: TableInfo,
    opening: String,
    entries: Vec<Entry>,
    clocks: Option<(Vec<u64>, u64)>,
    record: Option<String>,
    chat: Vec<(u32, u8, String, String, f64)>,
    mutes: Vec<(String, u8)>,
    created_at: Millis,
}

/// Hides, or shows again, what is written: the same operation both ways.
fn veil(id: &str, bytes: &mut [u8]) {
    let seed: [u8; 32] = Sha256::digest(format!("{FORM} {id}").as_bytes()).into();
    let mut mask = vec![0; bytes.len()];
    ChaCha8Rng::from_seed(seed).fill_bytes(&mut mask);
    for (byte, mask) in bytes.iter_mut().zip(mask) {
        *byte ^= mask;
    }
}

/// Writes a table.
///
/// # Panics
/// Never: a table is made of text and numbers.
#[must_use]
pub fn write(table: &StoredTable) -> String {
    let saved = Saved {
        id: table.id.clone(),
        status: table.status,
        info: table.info.clone(),
        opening: table.opening.clone(),
        entries: table.entries.clone(),
        clocks: table.clocks.as_ref().map(|clocks| (clocks.left_ms.clone(), clocks.counted.as_millis() as u64)),
        record: table.record.clone(),
        chat: table
            .chat
            .iter()
            .map(|line| (line.number, line.seat, line.name.clone(), line.text.clone(), line.at))
            .collect(),
        mutes: table.mutes.clone(),
        created_at: table.created_at,
    };
    let mut bytes = serde_json::to_vec(&saved).expect("text and numbers");
    let check = u64::from_be_bytes(first_bytes(&bytes));
    veil(&table.id, &mut bytes);
    format!("{FORM} {} {check:016x} {}", table.id, STANDARD_NO_PAD.encode(bytes))
}

/// The first bytes of a hash, by which damage shows.
fn first_bytes(bytes: &[u8]) -> [u8; 8] {
    let mut first = [0; 8];
    first.copy_from_slice(&Sha256::digest(bytes)[..8]);
    first
}

/// Reads a table.
///
/// # Errors
/// If it is no save, or of a newer form, or damaged.
pub fn read(text: &str) -> Result<StoredTable, SaveFault> {
    // A file may have got a line end.
    let words: Vec<&str> = text.trim_ascii().split(' ').collect();
    let form = words[0];
    if form != FORM {
        let is_newer = form.strip_prefix(ANY_FORM).and_then(|number| number.parse::<u32>().ok()).is_some();
        return Err(if is_newer { SaveFault::Newer } else { SaveFault::Foreign });
    }
    let [_, id, check, body] = words[..] else { return Err(SaveFault::Damaged) };
    let mut bytes = STANDARD_NO_PAD.decode(body).map_err(|_| SaveFault::Damaged)?;
    veil(id, &mut bytes);
    if format!("{:016x}", u64::from_be_bytes(first_bytes(&bytes))) != check {
        return Err(SaveFault::Damaged);
    }
    let saved: Saved = serde_json::from_slice(&bytes).map_err(|_| SaveFault::Damaged)?;
    let line = |(number, seat, name, text, at)| ChatLine { number, seat, name, text, at };
    let clocks = |(left_ms, counted)| StoredClocks { left_ms, counted: Duration::from_millis(counted) };
    Ok(StoredTable {
        id: saved.id,
        status: saved.status,
        info: saved.info,
        opening: saved.opening,
        seq: saved.entries.len() as u32,
        entries: saved.entries,
        clocks: saved.clocks.map(clocks),
        due: None,
        record: saved.record,
        chat: saved.chat.into_iter().map(line).collect(),
        mutes: saved.mutes,
        guests: Vec::new(),
        created_at: saved.created_at,
    })
}
