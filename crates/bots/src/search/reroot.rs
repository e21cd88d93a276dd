//! Keeps the part of the tree that is still useful after the bot has acted.

use tzolkin_engine::Game;

use super::tree::{GROUP, NONE, Node, Tree};

impl Tree {
    /// The most visited node with a position that matches, within the current turn.
    pub(super) fn find(&self, matches: impl Fn(&Node, &Game) -> bool) -> Option<u32> {
        let mut best: Option<u32> = None;
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            let node = &self.nodes[at as usize];
            if !node.in_root_turn {
                continue;
            }
            if best.is_none_or(|best| self.nodes[best as usize].visits < node.visits)
                && matches(node, &self.games[at as usize])
            {
                best = Some(at);
            }
            open.extend(self.edges(node).iter().map(|edge| edge.child).filter(|&child| child != NONE));
        }
        best
    }

    /// Makes a node the root and drops everything that is not below it. What is kept moves down in the same memory.
    pub(super) fn keep_only(&mut self, root: u32) {
        if root == 0 {
            return;
        }
        let moved = self.numbers_below(root);
        let mut kept_turns = vec![false; self.turns.len()];
        let (mut edges, mut scores) = (0, 0);
        for (old, &new) in moved.iter().enumerate().filter(|&(_, &new)| new != NONE) {
            let node = &mut self.nodes[old];
            let (edge_start, edge_count) = (node.edge_start as usize, node.edge_count as usize);
            let (score_start, score_count) = (node.score_start as usize, edge_count.div_ceil(GROUP));
            node.edge_start = edges as u32;
            node.score_start = scores as u32;
            if let Some(kept) = kept_turns.get_mut(node.turn as usize) {
                *kept = true;
            }
            self.nodes[new as usize] = self.nodes[old];
            self.games[new as usize] = self.games[old];
            self.scores.copy_within(score_start..score_start + score_count, scores);
            scores += score_count;
            for at in edge_start..edge_start + edge_count {
                let edge = self.edges[at];
                let mut first = NONE;
                let mut next = edge.child;
                while let Some(&new) = moved.get(next as usize) {
                    let outcome = &mut self.nodes[next as usize];
                    next = core::mem::replace(&mut outcome.next_outcome, first);
                    first = new;
                }
                self.edges[edges] = edge;
                self.edges[edges].child = first;
                edges += 1;
            }
        }
        let nodes = moved.iter().filter(|&&new| new != NONE).count();
        self.nodes[0].next_outcome = NONE;
        self.nodes.truncate(nodes);
        self.games.truncate(nodes);
        self.edges.truncate(edges);
        self.scores.truncate(scores);
        self.newest.retain(|_, node| {
            *node = moved[*node as usize];
            *node != NONE
        });
        self.keep_turns(&kept_turns);
    }

    /// New numbers for the node and for those below it, in the order of the old ones; [`NONE`] for all others.
    fn numbers_below(&self, root: u32) -> Vec<u32> {
        let mut numbers = vec![NONE; self.nodes.len()];
        numbers[root as usize] = 0;
        let mut count = 0;
        // A node is created after the one above it and after the earlier worlds of its edge.
        for at in root as usize..self.nodes.len() {
            if numbers[at] == NONE {
                continue;
            }
            numbers[at] = count;
            count += 1;
            for edge in self.edges(&self.nodes[at]) {
                let mut child = edge.child;
                while let Some(node) = self.nodes.get(child as usize) {
                    numbers[child as usize] = 0;
                    child = node.next_outcome;
                }
            }
        }
        numbers
    }

    /// Drops the turns in which no node is left.
    fn keep_turns(&mut self, kept: &[bool]) {
        let mut numbers = vec![NONE; kept.len()];
        let kept_before = kept.iter().scan(0, |count, &kept| {
            *count += u32::from(kept);
            Some(*count - u32::from(kept))
        });
        for (number, before) in numbers.iter_mut().zip(kept_before) {
            *number = before;
        }
        let mut kept = kept.iter();
        self.turns.retain(|_| kept.next() == Some(&true));
        for node in &mut self.nodes {
            node.turn = numbers.get(node.turn as usize).copied().unwrap_or(NONE);
        }
    }
}
