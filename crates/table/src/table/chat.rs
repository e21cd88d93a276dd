//! What people say at a table, and who does not want to hear whom.

use std::collections::BTreeSet;

use crate::wire::ChatLine;

/// Lines of chat that a client gets when it connects.
const LINES_SHOWN: usize = 200;

/// The lines of a table, oldest first.
#[derive(Clone, Debug)]
pub(super) struct Chat {
    lines: Vec<ChatLine>,
    /// Identities, each with a seat whose lines it does not get.
    mutes: BTreeSet<(String, u8)>,
}

impl Chat {
    pub(super) fn new(lines: Vec<ChatLine>, mutes: impl IntoIterator<Item = (String, u8)>) -> Self {
        Self { lines, mutes: mutes.into_iter().collect() }
    }

    pub(super) fn next_number(&self) -> u32 {
        self.lines.last().map_or(0, |last| last.number) + 1
    }

    pub(super) fn add(&mut self, line: ChatLine) {
        self.lines.push(line);
    }

    /// The last lines, without those of seats that the identity has muted.
    pub(super) fn heard_by(&self, player: Option<&str>) -> Vec<ChatLine> {
        let heard = self.lines.iter().rev().filter(|line| !self.is_muted(player, line.seat));
        let mut heard: Vec<ChatLine> = heard.take(LINES_SHOWN).cloned().collect();
        heard.reverse();
        heard
    }

    pub(super) fn is_muted(&self, player: Option<&str>, seat: u8) -> bool {
        player.is_some_and(|player| self.mutes.contains(&(player.to_owned(), seat)))
    }

    /// Forgets whom an identity has muted.
    pub(super) fn forget(&mut self, player: &str) {
        self.mutes.retain(|(muting, _)| muting != player);
    }

    pub(super) fn set_muted(&mut self, player: String, seat: u8, muted: bool) {
        if muted {
            self.mutes.insert((player, seat));
        } else {
            self.mutes.remove(&(player, seat));
        }
    }
}
