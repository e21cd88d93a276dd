// What the layouts of wide and narrow screens have in common.
import type { Snippet } from 'svelte';
import type { BoardHandle } from '$lib/table/model/play.svelte';

/** The board as a layout holds it, gears or rows. */
export interface GearsHandle extends BoardHandle {
  /** Puts the focus on a gear, 0 to 4 in the order of the gears. */
  focusGear(index: number): void;
}

export interface LayoutProps {
  /** Rows instead of gears. */
  rows: boolean;
  /** Days looked ahead. */
  ahead?: number;
  /** Changes where the board jumps, so that nothing of what it showed before stays. */
  epoch?: number;
  onselect: (action: string, anchor: DOMRect) => void;
  /** The buttons at the top. */
  tools: Snippet;
  /** The fixed place for what is being decided. */
  bar: Snippet;
  /** A lesson, before everything else. */
  guide?: Snippet | undefined;
  /** What lies over the board. */
  over?: Snippet | undefined;
  /** Whether it covers the board: keys do not go where nothing is seen. */
  veiled?: boolean;
}

/** The other seats, from one's left around the table; all of them for those who only watch. */
export function othersOf(players: number, me: number | null): number[] {
  const seats = Array.from({ length: players }, (_, i) => (i + (me ?? 0)) % players);
  return me === null ? seats : seats.slice(1);
}
