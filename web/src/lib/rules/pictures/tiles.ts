// The tiles of a display as the rules show them.
import type { GoodsFacts } from '$lib/api/GoodsFacts';
import type { Kind } from '$lib/api/Kind';
import { allBuildings, allMonuments } from '$lib/facts/components';
import { effectParts, monumentParts, type Part } from '$lib/printed/parts';
import { buildingEffects, monumentEffect } from '$lib/words/names';
import { PLAYERS } from './still';

export interface ShownTile {
  kind: Kind;
  cost: GoodsFacts;
  text: string;
  icons: Part[];
  /** How many of them there are. */
  count: number;
}

/** A tile that is there several times is shown once. */
function together(all: Omit<ShownTile, 'count'>[]): ShownTile[] {
  const shown = new Map<string, ShownTile>();
  for (const tile of all) {
    const key = JSON.stringify([tile.kind, tile.cost, tile.text]);
    shown.set(key, { ...tile, count: (shown.get(key)?.count ?? 0) + 1 });
  }
  return [...shown.values()];
}

export function tilesOf(display: 'age1' | 'age2' | 'monuments'): ShownTile[] {
  if (display === 'monuments')
    return together(
      allMonuments.map(({ id, kind, cost }) => {
        return { kind, cost, text: monumentEffect(id), icons: monumentParts(id, PLAYERS) };
      }),
    );
  const buildings = allBuildings.filter(({ age }) => `age${age}` === display);
  return together(
    buildings.map(({ id, kind, cost, effects }) => {
      return { kind, cost, text: buildingEffects(id), icons: effects.flatMap(effectParts) };
    }),
  );
}
