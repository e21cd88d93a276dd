// How fast moves are shown, with the names people choose by.
import type { Speed } from '$lib/browser/settings.svelte';

export const SPEEDS: { speed: Speed; key: string }[] = [
  { speed: 0.5, key: 'table-speed-slow' },
  { speed: 1, key: 'table-speed-normal' },
  { speed: 2, key: 'table-speed-fast' },
  { speed: 'instant', key: 'table-speed-instant' },
];
