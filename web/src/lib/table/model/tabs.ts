// The pages of a table on a phone.
import type { DecisionKind } from '$lib/api/DecisionKind';

export type Tab = 'board' | 'buildings' | 'temples' | 'players' | 'log' | 'review';
/** Those with a tab. */
export const TABS: Exclude<Tab, 'review'>[] = ['board', 'buildings', 'temples', 'players', 'log'];

/** Where the options of a decision stand. */
export function tabOf(kind: DecisionKind): Tab | null {
  if (kind === 'build') return 'buildings';
  if (kind === 'advance' || kind === 'climb' || kind === 'anger') return 'temples';
  if (kind === 'turn' || kind === 'harvest' || kind === 'action') return 'board';
  return null;
}
