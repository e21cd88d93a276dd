import { expect, test, vi } from 'vitest';
import type { LineMove } from '$lib/api/LineMove';
import type { StudyCall } from '$lib/api/StudyCall';
import type { Study } from '$lib/study/study';

vi.mock('$lib/study/worker?worker', () => ({ default: class {} }));
const { PlaceConnection } = await import('$lib/study/place.svelte');

const BEFORE = 7;
/** What is forced after an action, in a game of one seat that knows no other rules. */
const FORCED: Record<string, string[]> = { 'do 2': ['corn'] };

function study(asked: StudyCall[] = []): Study {
  const ask = (_kind: string, call: StudyCall) => {
    asked.push(call);
    if (call.call !== 'show') return Promise.reject(new Error('not asked here'));
    const line = [...call.at.line];
    const last = line.at(-1)?.action ?? '';
    line.push(...(FORCED[last] ?? []).map((action) => ({ seat: 0, action })));
    const turn = line.slice(line.findLastIndex(({ action }) => action === 'end') + 1);
    const position = {
      ply: (call.at.ply ?? BEFORE) + line.length,
      state: { players: [{}, {}], turn: { actions: turn.map(({ action }) => action) } },
    };
    const moves = line.map(({ seat, action }, at) => ({ seat, action, ply: BEFORE + at + 1 }));
    return Promise.resolve({ shown: { position, decisions: [{ seat: 0, options: [], can_undo: true }], line, moves } });
  };
  return { ask } as unknown as Study;
}

const actions = (line: LineMove[]) => line.map(({ action }) => action);
const act = (...actions: string[]) => ({ type: 'act' as const, seat: 0, seq: 0, actions, days: null });
const UNDO = { type: 'undo' as const, seat: 0, seq: 0 };

async function place(options?: ConstructorParameters<typeof PlaceConnection>[2]) {
  const connection = new PlaceConnection(study(), { record: 'r', ply: null }, options);
  await connection.goTo();
  return connection;
}

test('a line has what is forced, and an action that has been played by itself is not played again', async () => {
  const connection = await place();
  await connection.send(act('pick palenque 2', 'do 2', 'corn', 'place tikal'));
  expect(actions(connection.line)).toEqual(['pick palenque 2', 'do 2', 'corn', 'place tikal']);
  expect(connection.update?.moves.map(({ ply }) => ply)).toEqual([8, 9, 10, 11]);
  await connection.send(act('place uxmal'));
  expect(connection.update?.moves.map(({ action }) => action)).toEqual(['place uxmal']);
});

test('taking back goes to before the last request, and starting over to the beginning of the turn', async () => {
  const connection = await place();
  expect(connection.update?.decisions[0]?.can_undo).toBe(false);
  await connection.send(act('place tikal'));
  await connection.send(act('end'));
  expect(connection.update?.decisions[0]?.can_undo).toBe(false);
  await connection.send(act('pick palenque 2', 'do 2'));
  await connection.send(act('place uxmal'));
  expect(connection.update?.decisions[0]?.can_undo).toBe(true);
  await connection.send(UNDO);
  expect(actions(connection.line)).toEqual(['place tikal', 'end', 'pick palenque 2', 'do 2', 'corn']);
  expect(connection.update).toMatchObject({ undone: true, moves: [] });
  await connection.send({ ...UNDO, type: 'restart' });
  expect(actions(connection.line)).toEqual(['place tikal', 'end']);
});

test('in a line from elsewhere, taking back goes past what would be forced again', async () => {
  const connection = await place();
  await connection.goTo(['pick palenque 2', 'do 2'].map((action) => ({ seat: 0, action })));
  expect(actions(connection.line)).toEqual(['pick palenque 2', 'do 2', 'corn']);
  await connection.send(UNDO);
  expect(actions(connection.line)).toEqual(['pick palenque 2']);
});

test('where turns are told about, the line stops before the end', async () => {
  const onturn = vi.fn();
  const connection = await place({ mine: [0], onturn });
  await connection.send(act('place tikal'));
  await connection.send(act('end'));
  expect(onturn).toHaveBeenCalledExactlyOnceWith([
    { seat: 0, action: 'place tikal' },
    { seat: 0, action: 'end' },
  ]);
  expect(actions(connection.line)).toEqual(['place tikal']);
  expect(connection.update?.decisions).toEqual([]);
  await connection.goTo();
  expect(connection.update?.decisions).toHaveLength(1);
});

test('an answer that somebody has asked past is dropped', async () => {
  const connection = await place();
  const late = connection.send(act('place tikal'));
  const soon = connection.goTo([{ seat: 0, action: 'place uxmal' }]);
  await Promise.all([late, soon]);
  expect(actions(connection.line)).toEqual(['place uxmal']);
});

test('a suggestion stays while it is followed', async () => {
  const connection = await place();
  connection.suggest({ turn: ['place tikal', 'place uxmal', 'end'], value: [], win: [], changes: [], reasons: [] });
  await connection.send(act('place tikal'));
  expect(connection.hint?.done).toBe(1);
  await connection.send(act('place palenque'));
  expect(connection.hint).toBeNull();
});
