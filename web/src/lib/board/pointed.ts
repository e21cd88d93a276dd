import type { Gear } from '$lib/api/Gear';

/** What the pointer or the focus is on. */
export type Pointed =
  | { kind: 'gear'; gear: Gear }
  | { kind: 'space'; gear: Gear; space: number }
  | { kind: 'start' }
  | { kind: 'calendar' }
  | { kind: 'jungle'; group: number };
