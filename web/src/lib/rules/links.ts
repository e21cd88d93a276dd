// Which paragraph of the rules explains what: refusals, decisions, and everything on the table that can be pointed at.
import type { DecisionKind } from '$lib/api/DecisionKind';
import type { Gear } from '$lib/api/Gear';
import type { Kind } from '$lib/api/Kind';
import type { Refusal } from '$lib/api/Refusal';
import type { Space } from '$lib/api/Space';
import type { Technology } from '$lib/api/Technology';
import type { Pointed } from '$lib/board/pointed';
import { isFreeChoice, lastSpace, priceOf, TOP_LEVEL } from '$lib/facts/components';

const REFUSALS: Record<Refusal['code'], string> = {
  'game-over': 'end',
  'not-to-act': 'round',
  'other-decision': 'offered',
  'not-dealt': 'setup',
  'keep-order': 'setup',
  'too-rich-to-beg': 'beg',
  'already-begged': 'beg',
  'too-late-to-beg': 'beg',
  'must-beg': 'must-beg',
  'lowest-step': 'anger',
  'placing-turn': 'turn',
  'picking-turn': 'turn',
  'no-worker-in-hand': 'place',
  'gear-full': 'place',
  'start-space-taken': 'start-space',
  'not-enough-corn': 'place-cost',
  'not-cheapest': 'pity',
  'no-worker-there': 'pick',
  'nothing-done': 'turn',
  'no-such-action': 'pick-action',
  'not-reached': 'pick-action',
  'needs-technology': 'theology-1',
  'nothing-ahead': 'theology-1',
  'out-of-reach': 'pick-action',
  'nothing-to-harvest': 'tiles',
  'no-corn-tile': 'agriculture-2',
  'no-wood-tile': 'tiles',
  'no-god-to-anger': 'anger',
  'no-skull-in-bank': 'skulls',
  'not-enough-skulls': 'chichen-itza',
  'skull-space-taken': 'chichen-itza',
  'all-workers-in-play': 'uxmal-3',
  'no-temple-to-climb': 'climb',
  'top-step': 'top',
  'top-step-taken': 'top',
  'same-temple': 'tikal-5',
  'no-payable-advance': 'advance',
  'not-enough-blocks': 'advance',
  'wrong-payment': 'advance',
  'bonus-lost': 'beyond',
  'nothing-payable': 'build',
  'building-not-on-display': 'display',
  'monument-not-on-display': 'monuments',
  'monuments-at-tikal4': 'monuments',
  'blocks-missing': 'build',
  'wrong-form': 'architecture-once',
  'no-block': 'goods',
  'selling-is-over': 'market',
  'nothing-to-trade': 'market',
  'not-optional': 'offered',
  'dark-side': 'two-days',
  'would-push-off': 'two-days-not',
  'one-or-two-days': 'advance-day',
};

/** The paragraph behind a refusal: for lacking something, the one about what asks for it. `at` is an action's space. */
export function refusalRule(refusal: Refusal, decision?: DecisionKind, at?: Space | null): string {
  const priced = at && priceOf(at.gear, at.space) && spaceRule(at.gear, at.space);
  switch (refusal.code) {
    case 'not-enough-corn':
      if (priced) return priced;
      if (decision === 'action' || decision === 'any-action') return 'step-back';
      // With corn one builds at Uxmal only.
      return decision === 'build' ? 'uxmal-4' : decision === 'market' ? 'market' : REFUSALS[refusal.code];
    case 'not-enough-blocks':
      return priced ?? REFUSALS[refusal.code];
    case 'needs-technology':
      return levelRule(refusal.technology, refusal.needs);
    case 'no-block':
      return decision === 'market' || decision === 'offer' ? DECISIONS[decision] : REFUSALS[refusal.code];
    default:
      // A newer server may refuse for reasons that are not in this book.
      return (REFUSALS as Partial<typeof REFUSALS>)[refusal.code] ?? 'offered';
  }
}

export const refusalRules = (): [string, string][] => Object.entries(REFUSALS);

/** The paragraph about what is being decided. */
export const DECISIONS: Record<DecisionKind, string> = {
  keep: 'setup',
  turn: 'turn',
  action: 'pick-action',
  'any-action': 'uxmal-5',
  harvest: 'palenque',
  anger: 'anger',
  advance: 'advance',
  pay: 'advance',
  build: 'build',
  climb: 'climb',
  take: 'goods',
  market: 'market',
  offer: 'theology-2',
  days: 'two-days',
  over: 'final',
};

export const kindRule = (kind: Kind, monument: boolean): string => {
  if (monument) return 'monuments';
  return kind === 'farm' ? 'farms' : 'kinds';
};

/** The level after the last stands for the bonus. */
export const levelRule = (technology: Technology, level: number): string => {
  if (level <= 0) return 'advance';
  return `${technology}-${level > TOP_LEVEL ? 'bonus' : level}`;
};

/** The id of the paragraph about a space: spaces of free choice share one. */
export const spaceRule = (gear: Gear, space: number): string => {
  if (space === 0) return 'pick-action';
  if (space > lastSpace(gear)) return 'pushed';
  return isFreeChoice(gear, space) ? 'free-choice' : `${gear}-${space}`;
};

/** The paragraph about what is pointed at on the board, or about why it cannot be chosen. */
export function boardRule(pointed: Pointed, refusal?: Refusal): string {
  if (refusal) return refusalRule(refusal, pointed.kind === 'space' ? 'action' : 'turn');
  switch (pointed.kind) {
    case 'gear':
      return 'place';
    case 'space':
      return spaceRule(pointed.gear, pointed.space);
    case 'start':
      return 'start-space';
    case 'calendar':
      return 'advance-day';
    case 'jungle':
      return 'palenque';
  }
}
