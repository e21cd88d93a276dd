/** Where the steps of a suggested turn stand on the board. */
import type { Gear } from '$lib/api/Gear';
import { spaceKey } from './targets';

/** The numbers of its steps, by what stands for them: `place tikal`, `pick uxmal 2`, and the space of an action. */
export type Steps = ReadonlyMap<string, number[]>;

export const NO_STEPS: Steps = new Map();

/** The actions of a turn with the space that each is done at, if it is one of a space. */
function withSpaces(turn: string[]): { action: string; at: string | null }[] {
  let reached: { gear: Gear; space: number } | null = null;
  return turn.map((action) => {
    const [verb, first, second] = action.split(' ');
    if (verb === 'pick') reached = { gear: first as Gear, space: Number(second) };
    if (verb !== 'do' || first === undefined) return { action, at: null };
    if (second !== undefined) return { action, at: spaceKey(first as Gear, Number(second)) };
    if (reached === null) return { action, at: null };
    return { action, at: spaceKey(reached.gear, first === 'ahead' ? reached.space + 1 : Number(first)) };
  });
}

/** The steps still to come: all of the turn but the first `done`, with the numbers they have in it. */
export function stepsOf(turn: string[], done: number): Steps {
  const steps = new Map<string, number[]>();
  for (const [index, { action, at }] of withSpaces(turn).entries()) {
    if (index < done || action === 'end') continue;
    const key = at ?? action;
    steps.set(key, [...(steps.get(key) ?? []), index + 1]);
  }
  return steps;
}
