/** What on the board stands for which option of the open decision. */
import type { Choice } from '$lib/api/Choice';
import type { Gear } from '$lib/api/Gear';
import type { State } from '$lib/api/State';
import { GEARS } from './geometry';

export type HarvestKind = 'corn' | 'wood' | 'burn';

export interface Targets {
  /** Whether anything on the board can be chosen. */
  any: boolean;
  place: Map<Gear | 'start', Choice>;
  /** By `spaceKey`: workers to take back. */
  pick: Map<string, Choice>;
  /** By `spaceKey`: actions to do. */
  act: Map<string, Choice>;
  harvest: Map<HarvestKind, Choice>;
  /** The group of the jungle that is harvested. */
  group: number | null;
}

export const spaceKey = (gear: Gear, space: number): string => `${gear} ${space}`;
export const isPossible = (choice: Choice | undefined): choice is Choice =>
  choice !== undefined && choice.refusal === undefined;

const isGear = (word: string | undefined): word is Gear => GEARS.includes(word as Gear);

/** The space that what is owed last speaks of. */
function owedAt(state: State): { gear: Gear; space: number } | null {
  const [gear, space] = state.pending.at(-1)?.at.split(' ') ?? [];
  return isGear(gear) ? { gear, space: Number(space) } : null;
}

export function targetsOf(options: Choice[], state: State): Targets {
  const targets: Targets = {
    any: false,
    place: new Map(),
    pick: new Map(),
    act: new Map(),
    harvest: new Map(),
    group: null,
  };
  const owed = owedAt(state);
  for (const choice of options) {
    const [verb, first, second] = choice.action.split(' ');
    if (verb === 'place' && (first === 'start' || isGear(first))) targets.place.set(first, choice);
    else if (verb === 'pick' && isGear(first)) targets.pick.set(spaceKey(first, Number(second)), choice);
    else if (verb === 'do' && isGear(first)) targets.act.set(spaceKey(first, Number(second)), choice);
    else if (verb === 'do' && owed) {
      const space = first === 'ahead' ? owed.space + 1 : Number(first);
      // One space ahead may also be reached as such; the plain action of that number wins.
      const key = spaceKey(owed.gear, space);
      if (first !== 'ahead' || !targets.act.has(key)) targets.act.set(key, choice);
    } else if (verb === 'corn' || verb === 'wood' || verb === 'burn') {
      targets.harvest.set(verb, choice);
      targets.group = owed?.space ?? null;
    } else continue;
    targets.any ||= isPossible(choice);
  }
  return targets;
}

/** The spaces whose actions a worker could do once taken back. */
export function reachOf(pick: Choice | undefined): string[] {
  const [, gear, space] = pick?.action.split(' ') ?? [];
  if (!pick || !isGear(gear)) return [];
  return (pick.then ?? []).filter(isPossible).flatMap(({ action }) => {
    const [verb, number] = action.split(' ');
    if (verb !== 'do') return [];
    return [spaceKey(gear, number === 'ahead' ? Number(space) + 1 : Number(number))];
  });
}

/** The corn that an option costs. */
export const cornOf = (choice: Choice): number => choice.preview?.costs.corn ?? 0;
