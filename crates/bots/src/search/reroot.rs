//! Keeps the part of the tree that is still useful after the bot has acted.

use super::tree::{GROUP, NONE, Node, Tree};

impl Tree {
    /// The most visited node with this board within the current turn.
    pub(super) fn find(&self, matches: impl Fn(&Node) -> bool) -> Option<u32> {
        let mut best: Option<u32> = None;
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            let node = &self.nodes[at as usize];
            if !node.in_root_turn {
                continue;
            }
            if matches(node) && best.is_none_or(|best| self.nodes[best as usize].visits < node.visits) {
                best = Some(at);
            }
            open.extend(self.edges(node).iter().map(|edge| edge.child).filter(|&child| child != NONE));
        }
        best
    }

    /// Makes a node the root and drops everything that is not below it.
    pub(super) fn keep_only(&mut self, root: u32) {
        if root == 0 {
            return;
        }
        let old_nodes = core::mem::take(&mut self.nodes);
        let old_edges = core::mem::take(&mut self.edges);
        let old_scores = core::mem::take(&mut self.scores);
        self.nodes.push(Node { next_outcome: NONE, ..old_nodes[root as usize].clone() });
        // Nodes are copied level by level, each with all worlds of its edges.
        let mut at = 0;
        while at < self.nodes.len() {
            let (start, count) = (self.nodes[at].edge_start as usize, self.nodes[at].edge_count as usize);
            self.nodes[at].edge_start = self.edges.len() as u32;
            let score_start = self.nodes[at].score_start as usize;
            self.nodes[at].score_start = self.scores.len() as u32;
            self.scores.extend_from_slice(&old_scores[score_start..][..count.div_ceil(GROUP)]);
            for edge in &old_edges[start..start + count] {
                let mut edge = edge.clone();
                let mut old = core::mem::replace(&mut edge.child, NONE);
                while let Some(node) = old_nodes.get(old as usize) {
                    old = node.next_outcome;
                    let new = self.nodes.len() as u32;
                    self.nodes.push(Node { next_outcome: edge.child, ..node.clone() });
                    edge.child = new;
                }
                self.edges.push(edge);
            }
            at += 1;
        }
    }
}
