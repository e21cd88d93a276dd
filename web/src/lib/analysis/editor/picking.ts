// Which tiles can be put where.
import type { WealthTile } from '$lib/api/WealthTile';
import { allBuildings, allMonuments, allWealthTiles } from '$lib/facts/components';
import type { PositionEditor } from './editor.svelte';

/** A list of tiles to choose from. */
export interface Picking {
  what: 'building' | 'monument' | 'wealth';
  /** All that could lie there. Those that are there already are left out. */
  tiles: string[];
  /** Puts one there. Whether that was the last one to choose. */
  pick: (tile: string) => boolean;
}

/** Where a tile lies now: with a seat, on display, or nowhere yet. */
export function placeOf({ draft }: PositionEditor, tile: string): number | 'display' | null {
  const owner = draft.seats.findIndex(({ buildings, monuments, wealth }) =>
    [...buildings, ...monuments, ...(wealth ?? [])].includes(tile),
  );
  if (owner >= 0) return owner;
  return draft.display?.includes(tile) || draft.monuments?.includes(tile) ? 'display' : null;
}

/** A building for a slot of the display: those of the age. */
export const forDisplay = (editor: PositionEditor, slot: number): Picking => ({
  what: 'building',
  tiles: allBuildings
    .filter(({ id, age }) => age === editor.age && !editor.draft.display?.includes(id))
    .map(({ id }) => id),
  pick: (tile) => {
    editor.display(slot, tile);
    return true;
  },
});

/** A building of a seat: those of this age and those before it. */
export const forSeat = (editor: PositionEditor, seat: number): Picking => ({
  what: 'building',
  tiles: allBuildings
    .filter(({ id, age }) => age <= editor.age && !editor.draft.seats[seat]?.buildings.includes(id))
    .map(({ id }) => id),
  pick: (tile) => {
    editor.build(seat, tile);
    return true;
  },
});

export const monumentFor = (editor: PositionEditor, to: number | 'display'): Picking => ({
  what: 'monument',
  tiles: allMonuments.map(({ id }) => id).filter((id) => placeOf(editor, id) !== to),
  pick: (tile) => {
    editor.putMonument(to, tile);
    return true;
  },
});

/** Two wealth tiles that nobody else has. */
export function wealthFor(editor: PositionEditor, seat: number): Picking {
  let first: WealthTile | null = null;
  const free = (id: string) => [null, seat].includes(placeOf(editor, id) as number | null);
  return {
    what: 'wealth',
    tiles: allWealthTiles.map(({ id }) => id).filter(free),
    pick: (tile) => {
      if (first === null || first === tile) {
        first = tile;
        return false;
      }
      editor.changeSeat(seat, { wealth: [first, tile] });
      return true;
    },
  };
}
