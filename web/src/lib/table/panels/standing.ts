// What a player has, told in short words for panels.
import type { PlayerState } from '$lib/api/PlayerState';
import { t } from '$lib/text';
import { feeding } from '$lib/facts/rules';

export function feedingText(player: PlayerState): string | null {
  const { free, less } = feeding(player);
  if (free > 0 && less > 0) return t('table-farms-both', { free, less });
  if (free > 0) return t('table-farms-free', { free });
  return less > 0 ? t('table-farms-less', { less }) : null;
}
