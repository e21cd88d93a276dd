/** How gears and labels look because of the open decision. */
import type { Gear } from '$lib/api/Gear';
import { GEARS, teethOf } from './geometry';
import type { Pointed } from './pointed';
import { NO_STEPS, type Steps } from './suggestion';
import { isPossible, reachOf, spaceKey, type Targets } from './targets';

export type LabelLook = 'possible' | 'barred' | 'reached' | 'chosen' | 'hinted';

export function gearLook(targets: Targets, gear: Gear): 'plain' | 'possible' | 'barred' {
  if (isPossible(targets.place.get(gear))) return 'possible';
  if (!targets.any || targets.place.size === 0) return 'plain';
  const workers = Array.from({ length: teethOf(gear) }, (_, space) => targets.pick.get(spaceKey(gear, space)));
  return workers.some(isPossible) ? 'plain' : 'barred';
}

export function labelLooks(
  targets: Targets,
  selected: string | null,
  hint: string[],
  pointed: Pointed | null,
  steps: Steps = NO_STEPS,
): Map<string, LabelLook> {
  const looks = new Map<string, LabelLook>();
  // What a worker reaches is shown while it is chosen or pointed at.
  const chosen = selected?.startsWith('pick ') ? selected.slice(5) : null;
  const near = pointed?.kind === 'space' ? spaceKey(pointed.gear, pointed.space) : null;
  for (const key of reachOf(targets.pick.get(chosen ?? near ?? ''))) looks.set(key, 'reached');
  // The actions of a suggested turn are shown before their workers are taken back.
  for (const key of steps.keys()) if (GEARS.some((gear) => key.startsWith(`${gear} `))) looks.set(key, 'hinted');
  for (const [key, choice] of targets.act) {
    const look = isPossible(choice) ? 'possible' : 'barred';
    const action = choice.action;
    looks.set(key, action === selected ? 'chosen' : isPossible(choice) && hint.includes(action) ? 'hinted' : look);
  }
  return looks;
}

/** The gear of a key press: 1 to 5. */
export const gearOfKey = (key: string): number | null => {
  const index = Number(key) - 1;
  return Number.isInteger(index) && index >= 0 && index < GEARS.length ? index : null;
};
