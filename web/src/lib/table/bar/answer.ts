// Where the answer to a question is, for the focus.
import type { DecisionKind } from '$lib/api/DecisionKind';

const ENABLED = 'button:not([aria-disabled="true"]):not(:disabled)';

/** What is chosen elsewhere than in the bar. A turn is begun anywhere, and tiles are kept in a dialog of their own. */
const PLACES: Partial<Record<DecisionKind, string | null>> = {
  turn: null,
  keep: null,
  over: null,
  build: `[data-tile]${ENABLED.slice(6)}`,
  market: `[data-sheet] ${ENABLED}`,
  action: `[data-sheet] ${ENABLED}`,
  'any-action': `[data-sheet] ${ENABLED}`,
};

/** Brings the focus to the first possible answer; not away from whoever plays a suggested turn, or goes through a game, step by step. */
export function focusAnswer(kind: DecisionKind): void {
  const place = kind in PLACES ? PLACES[kind] : `[data-answers] ${ENABLED}`;
  if (!place || document.activeElement?.closest('[data-hint], [data-ways]')) return;
  document.querySelector<HTMLElement>(place)?.focus({ preventScroll: false });
}
