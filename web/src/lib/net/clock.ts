import type { Clocks } from '$lib/api/Clocks';
import type { SeatClock } from '$lib/api/SeatClock';

/** When the clocks of a message were told: a clock that is drawn later has run on since. */
const told = new WeakMap<SeatClock, number>();

export function noteClocks(clocks: Clocks | null): void {
  for (const clock of clocks?.seats ?? []) told.set(clock, Date.now());
}

export const toldAt = (clock: SeatClock): number => told.get(clock) ?? Date.now();
