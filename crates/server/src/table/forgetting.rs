//! Somebody deletes themselves, or turns out to be somebody else: what is theirs at the table changes in the store, and the table is
//! loaded again.

use tzolkin_table::Visitor;

use super::TableTask;
use crate::store::Player;
use crate::wire::Problem;

impl TableTask {
    /// Forgets somebody. What can be left is left; elsewhere a bot plays on, and the seat has no name any more. What they said goes.
    pub(super) async fn forget_person(&mut self, player: &str) -> Result<(), Problem> {
        if self.table.leave(player).is_ok() {
            self.leave(&Visitor { player: Some(player.to_owned()), ..Visitor::default() }).await?;
            if self.evicted {
                return Ok(());
            }
        }
        while let Some(step) = self.table.leaves_for_good(player, self.time()) {
            self.commit(step).await?;
        }
        self.tables.store.forget_at(self.table.id(), player).await?;
        self.load_again();
        Ok(())
    }

    /// Gives what a guest has here to somebody else, unless they are here already.
    pub(super) async fn hand_over(&mut self, from: &Player, to: &Player) -> Result<bool, Problem> {
        let handed = self.tables.store.hand_over(self.table.id(), from, to).await?;
        if handed {
            self.load_again();
        }
        Ok(handed)
    }

    /// Everyone who is there reconnects.
    fn load_again(&mut self) {
        let deliveries = self.table.close(Problem::Stopping);
        self.deliver(deliveries);
        self.evicted = true;
    }
}
