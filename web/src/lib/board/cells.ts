// The spaces of a gear unrolled: what each shows and says.
import type { Choice } from '$lib/api/Choice';
import type { Gear } from '$lib/api/Gear';
import type { NextSpace } from '$lib/api/NextSpace';
import { freeChoice, lastSpace } from '$lib/facts/components';
import { t } from '$lib/text';
import { actionText } from '$lib/words/names';
import { labelOf, type Label } from './labels';
import type { BoardModel } from './model.svelte';
import type { Occupant } from './scene';
import { isPossible, spaceKey } from './targets';
import { actText, occupantText, placeText, spaceText } from './words';

export interface Cell {
  space: number;
  key: string;
  /** The option that the space itself stands for. */
  choice: Choice | undefined;
  occupant: Occupant;
  label: Label | null;
  /** Whether its worker may do any action of the gear. */
  any: boolean;
  words: string | null;
  skull: boolean;
  falls: boolean;
  /** Where the next worker would go, if it is here and one can be placed now. */
  next: NextSpace | null;
  /** Everything about it in words. */
  text: string;
}

export function cellsOf(gear: Gear, { scene, targets, nexts, falling, speaker }: BoardModel): Cell[] {
  const place = targets.place.get(gear);
  const next = nexts.get(gear);
  return Array.from({ length: lastSpace(gear) + 1 }, (_, space) => {
    const key = spaceKey(gear, space);
    const choice = targets.pick.get(key) ?? targets.act.get(key);
    const occupant = scene.gears[gear][space] ?? null;
    const skull = gear === 'chichen-itza' && scene.skulls.includes(space);
    const said = [spaceText(gear, space), occupantText(occupant, falling.has(key), speaker)];
    if (skull) said.push(t('board-skull-placed'));
    if (targets.pick.has(key) && isPossible(choice)) said.push(t('board-pick'));
    else if (choice) said.push(actText(choice, speaker));
    const nextFree = isPossible(place) && next?.space === space && occupant === null ? next : null;
    if (!choice && nextFree) said.push(placeText(gear, nextFree, place, speaker));
    const any = freeChoice(gear).includes(space);
    return {
      space,
      key,
      choice,
      occupant,
      label: labelOf(gear, space),
      any,
      // The many spaces of Chichen Itza have no room for words.
      words: any || gear === 'chichen-itza' ? null : actionText(gear, space),
      skull,
      falls: falling.has(key),
      next: nextFree,
      text: said.filter(Boolean).join(' '),
    };
  });
}
