/** What is said about things on the board, for cards and screen readers alike: whole sentences, each from one key. */
import type { Choice } from '$lib/api/Choice';
import type { Colour } from '$lib/api/Colour';
import type { Gear } from '$lib/api/Gear';
import type { NextSpace } from '$lib/api/NextSpace';
import { actionText, gearName, playerName, refusalText } from '$lib/words/names';
import { t } from '$lib/text';
import { lastSpace } from './geometry';
import type { Occupant } from './scene';
import { cornOf } from './targets';

/** Who speaks about whom. */
export interface Speaker {
  seats: { seat: number; name: string; colour: Colour }[];
  mine: number[];
}

const nameOf = ({ seats }: Speaker, seat: number): string => {
  const found = seats.find((each) => each.seat === seat);
  return found ? playerName(found) : t('board-somebody');
};

export const whyNot = (choice: Choice, speaker: Speaker): string | null =>
  choice.refusal ? refusalText(choice.refusal, (seat) => nameOf(speaker, seat)) : null;

/** Who stands on a space, and whether the next day pushes them off. */
export function occupantText(occupant: Occupant, falls: boolean, speaker: Speaker): string | null {
  if (occupant === null) return null;
  if (occupant === 'dummy') return t('board-dummy');
  const whose = speaker.mine.includes(occupant) ? 'mine' : 'other';
  return t('board-worker', { whose, player: nameOf(speaker, occupant), falls: falls ? 'yes' : 'no' });
}

export const spaceText = (gear: Gear, space: number): string =>
  space > lastSpace(gear)
    ? t('board-space-ride', { gear: gearName(gear) })
    : t('board-space', { gear: gearName(gear), space, action: actionText(gear, space) });

/**
 * Where the next worker goes and what that costs; or why it cannot. Nothing where the next space is not known: while
 * moves are shown or days looked ahead.
 */
export function placeText(
  gear: Gear,
  next: NextSpace | undefined,
  choice: Choice | undefined,
  speaker: Speaker,
): string {
  const refused = choice && whyNot(choice, speaker);
  if (refused) return refused;
  if (!next) return '';
  if (next.space === null) return t('board-gear-full', { gear: gearName(gear) });
  const args = { gear: gearName(gear), space: next.space, cost: choice ? cornOf(choice) : next.cost };
  return t(choice ? 'board-place' : 'board-next', args);
}

/** What an action costs at once, or why it cannot be done. */
export function actText(choice: Choice, speaker: Speaker): string {
  return whyNot(choice, speaker) ?? t('board-act', { cost: cornOf(choice) });
}

export function startText(taken: number | null, choice: Choice | undefined, speaker: Speaker): string {
  if (taken !== null) {
    const whose = speaker.mine.includes(taken) ? 'mine' : 'other';
    return t('board-start-taken', { whose, player: nameOf(speaker, taken) });
  }
  if (!choice) return t('board-start-free');
  return whyNot(choice, speaker) ?? t('board-start-place', { cost: cornOf(choice) });
}
