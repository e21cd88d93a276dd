// What a player has, told in short words for panels.
import type { Outlook } from '$lib/api/Outlook';
import { t } from '$lib/text';

/** What farms save on a Food Day, as the server counts it for a seat; null if they save nothing. */
export function feedingText({ fed_free: free, corn_less: less }: Outlook): string | null {
  if (free > 0 && less > 0) return t('table-farms-both', { free, less });
  if (free > 0) return t('table-farms-free', { free });
  return less > 0 ? t('table-farms-less', { less }) : null;
}
