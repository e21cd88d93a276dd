//! The whole turns that a search has looked at.

use tzolkin_engine::{Action, Seat};

use super::tree::NONE;
use super::{Search, push_forced};
use crate::clock::Clock;

impl<C: Clock> Search<C> {
    /// Whole turns of the seat from where the last search began, the most visited first. Unlike [`Search::lines`] they
    /// may differ in any decision, so that turns which are almost alike are among them.
    pub(crate) fn whole_turns(&self, seat: Seat, count: usize) -> Vec<Vec<Action>> {
        let Some(tree) = &self.tree else { return Vec::new() };
        let mut found: Vec<(u32, Vec<Action>)> = Vec::new();
        let mut open = vec![(0, Vec::new())];
        while let Some((at, line)) = open.pop() {
            let (node, game) = (&tree.nodes[at as usize], &tree.games[at as usize]);
            for edge in tree.edges(node).iter().filter(|edge| edge.visits > 0) {
                let mut line = line.clone();
                line.push(edge.action);
                if edge.action.ends_line() || !push_forced(game, seat, edge.action, &mut line) {
                    found.push((edge.visits, line));
                } else if edge.child != NONE && tree.nodes[edge.child as usize].seat == Some(seat) {
                    open.push((edge.child, line));
                }
            }
        }
        found.sort_by_key(|(visits, _)| core::cmp::Reverse(*visits));
        found.into_iter().take(count).map(|(_, line)| line).collect()
    }
}
