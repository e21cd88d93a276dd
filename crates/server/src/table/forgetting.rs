//! Somebody deletes themselves: they leave their games, and their name is removed from them.

use tzolkin_table::Visitor;

use super::TableTask;
use crate::wire::Problem;

impl TableTask {
    /// Forgets somebody. What can be left is left; elsewhere a bot plays on, and the seat has no name any more.
    pub(super) async fn forget_person(&mut self, player: &str) -> Result<(), Problem> {
        if self.table.leave(player).is_ok() {
            return self.leave(&Visitor { player: Some(player.to_owned()), ..Visitor::default() }).await;
        }
        while let Some(step) = self.table.leaves_for_good(player, self.time()) {
            self.commit(step).await?;
        }
        self.tables.store.forget_at(self.table.id(), player).await?;
        // The table is loaded again without the name. Everyone who is there reconnects.
        let deliveries = self.table.close(Problem::Stopping);
        self.deliver(deliveries);
        self.evicted = true;
        Ok(())
    }
}
