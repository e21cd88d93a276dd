import { expect, test } from 'vitest';
import type { Position } from '$lib/api/Position';
import type { RawPosition } from '$lib/api/RawPosition';
import { ageOf, drawn } from '$lib/analysis/editor/drawn';

const nothing = {
  corn: 0,
  blocks: [0, 0, 0],
  skulls: 0,
  workers_in_play: 3,
  temples: [1, 1, 1],
  technologies: [0, 0, 0, 0],
  wealth: null,
  buildings: [],
  monuments: [],
  corn_tiles: 0,
  wood_tiles: 0,
  light_side: true,
  points: 0,
} satisfies RawPosition['seats'][number];

const draft: RawPosition = {
  round: 15,
  food_days_held: 2,
  start_player: 1,
  to_move: 0,
  start_space: 1,
  corn_on_teeth: 0,
  skulls_placed: [4],
  workers: [
    [0, { gear: 'tikal', space: 3 }],
    [1, { gear: 'tikal', space: 0 }],
  ],
  dummies: [{ gear: 'palenque', space: 9 }],
  jungle: [1, 2, 3, 4].map((corn) => ({ corn, wood: corn - 1 })) as unknown as RawPosition['jungle'],
  display: ['b15', null, null, null, null, null],
  pile: null,
  age2: null,
  monuments: ['m01'],
  seats: [
    { ...nothing, blocks: [1, 2, 3], temples: [1, 2, 3], technologies: [0, 1, 2, 3], skulls: 2 },
    { ...nothing, workers_in_play: 3, wealth: ['w-tikal-3', 'w-uxmal-1'] },
  ],
};
const last = { ply: 0, state: { turn: { seat: 1, actions: [] } } } as unknown as Position;

test('a draft is drawn as it was entered, whether it can be played or not', () => {
  const { state } = drawn(last, draft);
  expect(state).toMatchObject({ round: 15, age: 2, start_player: 1, start_space: 1, skulls_in_bank: 10 });
  expect(state.turn.seat).toBe(0);
  expect(state.gears.tikal.slice(0, 4)).toEqual([1, null, null, 0]);
  expect(state.gears.palenque).toHaveLength(10);
  expect(state.gears.palenque[9]).toBe('dummy');
  expect(state.jungle[5]).toEqual({ corn: 4, wood: 3 });
  expect([state.buildings[0], state.monuments]).toEqual(['b15', ['m01']]);
  const [red, blue] = state.players;
  expect(red).toMatchObject({ wood: 1, stone: 2, gold: 3, workers_in_hand: 2, wealth: [] });
  expect(red?.temples).toEqual({ chaac: 1, quetzalcoatl: 2, kukulcan: 3 });
  expect(red?.technologies).toEqual({ agriculture: 0, extraction: 1, architecture: 2, theology: 3 });
  expect(blue).toMatchObject({ workers_in_hand: 1, wealth: ['w-tikal-3', 'w-uxmal-1'] });
  // More workers than there are is for the module to refuse.
  const many = { ...draft, seats: draft.seats.map((seat) => ({ ...seat, workers_in_play: 0 })) };
  expect(drawn(last, many).state.players[1]?.workers_in_hand).toBe(0);
});

test('the age is that of the next Food Day', () => {
  const age = (round: number, food_days_held: number | null) => ageOf({ round, food_days_held });
  expect([1, 14, 15, 27].map((round) => age(round, null))).toEqual([1, 1, 2, 2]);
  expect([0, 1, 2, 3].map((held) => age(15, held))).toEqual([1, 1, 2, 2]);
  // A Food Day that was jumped over is still to come, and with it the next age.
  expect([age(15, 1), age(15, 2)]).toEqual([1, 2]);
});
