// What a player has, told in short words for panels.
import type { PlayerState } from '$lib/api/PlayerState';
import { t } from '$lib/text';
import { building, wealthTile } from '$lib/facts/components';

/** Workers fed free and corn saved per worker, by farms and wealth tiles. */
export function feeding(player: PlayerState): { free: number; less: number } {
  const tiles = [
    ...player.buildings.map((id) => building(id).effects),
    ...player.wealth.map((id) => wealthTile(id).effects),
  ];
  let free = 0;
  let less = 0;
  for (const effect of tiles.flat()) {
    if ('workers_fed_free' in effect) free += effect.workers_fed_free;
    if ('corn_less_per_worker' in effect) less += effect.corn_less_per_worker;
  }
  return { free, less };
}

export function feedingText(player: PlayerState): string | null {
  const { free, less } = feeding(player);
  if (free > 0 && less > 0) return t('table-farms-both', { free, less });
  if (free > 0) return t('table-farms-free', { free });
  return less > 0 ? t('table-farms-less', { less }) : null;
}
