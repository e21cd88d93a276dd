import { expect, test } from 'vitest';
import type { Position } from '$lib/api/Position';
import type { Update } from '$lib/api/Update';
import { labelLooks } from '$lib/board/looks';
import { stepsOf } from '$lib/board/suggestion';
import { targetsOf } from '$lib/board/targets';
import { followed, type Hint } from '$lib/net/hint';

const TURN = ['pick tikal 3', 'do 2', 'build b01', 'pick uxmal 5', 'do palenque 4', 'corn', 'end'];

const hint: Hint = {
  seat: 1,
  seq: 7,
  candidates: [{ turn: TURN } as Hint['candidates'][0]],
  position: { ply: 20 } as Position,
  done: 0,
};

function update(seq: number, ply: number, actions: string[], { seat = 1, undone = false } = {}): Update {
  const moves = actions.map((action, i) => ({ ply: ply - actions.length + 1 + i, seat, action }));
  return { seq, undone, moves, position: { ply } } as unknown as Update;
}

test('advice stays while its turn is played, and goes with any other move', () => {
  const first = followed(hint, update(8, 22, ['pick tikal 3', 'do 2']));
  expect(first?.done).toBe(2);
  expect(followed(first!, update(9, 23, ['build b01']))?.done).toBe(3);
  expect(followed(first!, update(9, 23, ['build b02']))).toBeNull();
  expect(followed(first!, update(9, 23, ['build b01'], { seat: 0 }))).toBeNull();
  // Taken back, a step is to be done again; from before the advice there is none.
  expect(followed(first!, update(9, 20, [], { undone: true }))?.done).toBe(0);
  expect(followed(first!, update(9, 19, [], { undone: true }))).toBeNull();
  // The turn is over.
  expect(followed({ ...hint, done: 6 }, update(14, 27, ['end']))).toBeNull();
});

test('steps have the numbers of the list, at their workers and at the spaces of their actions', () => {
  expect(Object.fromEntries(stepsOf(TURN, 0))).toEqual({
    'pick tikal 3': [1],
    'tikal 2': [2],
    'build b01': [3],
    'pick uxmal 5': [4],
    'palenque 4': [5],
    corn: [6],
  });
  expect([...stepsOf(TURN, 3).keys()]).toEqual(['pick uxmal 5', 'palenque 4', 'corn']);
  expect(stepsOf(['place tikal', 'place uxmal', 'place tikal', 'end'], 0).get('place tikal')).toEqual([1, 3]);
  expect([...stepsOf(['pick chichen-itza 4', 'do ahead', 'end'], 0).keys()]).toContain('chichen-itza 5');
});

test('the actions of a suggested turn are marked before they are asked for', () => {
  const targets = targetsOf([], { pending: [] } as unknown as Position['state']);
  const looks = labelLooks(targets, null, TURN, null, stepsOf(TURN, 0));
  expect([...looks]).toEqual([
    ['tikal 2', 'hinted'],
    ['palenque 4', 'hinted'],
  ]);
});
