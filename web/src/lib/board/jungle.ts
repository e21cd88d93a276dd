/** The fields of the jungle as tiles, and where its groups stand. */
import type { State } from '$lib/api/State';
import { harvestTilesPerGroup } from '$lib/facts/components';
import type { Box, Frame } from './frame';

export const GROUPS = ['2', '3', '4', '5'] as const;
export type Group = (typeof GROUPS)[number];
export type Field = 'wood' | 'corn' | 'empty';

/** A wood tile covers a corn tile: wood on top first, then corn uncovered, then what is gone. */
export function fieldsOf(jungle: State['jungle'], group: Group, players: number): Field[] {
  const { corn, wood } = jungle[group];
  return Array.from({ length: harvestTilesPerGroup(players) }, (_, i) =>
    i < wood ? 'wood' : i < corn ? 'corn' : 'empty',
  );
}

export interface JungleLayout {
  box: Box;
  tile: number;
  columns: number;
  groups: { group: Group; x: number; y: number; width: number; height: number }[];
}

/** Below Palenque, in the corner that the gears leave free. */
export function layoutJungle(frame: Frame, players: number): JungleLayout {
  const free = frame.x - 14.6 * frame.k - 46;
  const fields = harvestTilesPerGroup(players);
  const columns = fields > 2 ? 2 : 1;
  const rows = Math.ceil(fields / columns);
  const wide = free >= 150;
  const across = wide ? 4 : 2;
  const tile = Math.max(14, Math.min(19 * frame.zoom, (free - 16 - across * 8) / (across * columns) - 2));
  const width = columns * (tile + 2) - 2;
  const height = rows * (tile + 2) - 2;
  const step = width + (columns === 1 ? 14 : 9);
  const line = height + 30;
  const total = { width: across * step + 9, height: (wide ? 1 : 2) * line + 8 };
  const left = 4;
  const top = frame.height - total.height - 4;
  return {
    tile,
    columns,
    box: { x: left + total.width / 2, y: top + total.height / 2, ...total },
    groups: GROUPS.map((group, i) => ({
      group,
      x: left + 9 + (i % across) * step,
      y: top + 22 + Math.floor(i / across) * line,
      width,
      height,
    })),
  };
}
