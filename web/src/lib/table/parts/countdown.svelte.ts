import type { SeatClock } from '$lib/api/SeatClock';
import { toldAt } from '$lib/net/clock';

/** From here on little time is left. */
export const LOW_MS = 30_000;
/** From here on every tenth of a second counts. */
export const LAST_MS = 10_000;
const TICK_MS = 100;

/** What is left on a clock as it runs, in milliseconds. Without a clock there is no end of it. */
export function countdown(clock: () => SeatClock | null): () => number {
  let now = $state(Date.now());
  const left = $derived.by(() => {
    const told = clock();
    if (!told) return Infinity;
    // What the server told holds from the moment it was told.
    return told.running ? Math.max(0, told.left_ms - Math.max(0, now - toldAt(told))) : told.left_ms;
  });
  $effect(() => {
    if (!clock()?.running) return;
    const timer = setInterval(() => (now = Date.now()), TICK_MS);
    return () => clearInterval(timer);
  });
  return () => left;
}
