import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Cause } from '$lib/api/Cause';
import type { Event } from '$lib/api/Event';
import type { History } from '$lib/api/History';
import type { Holder } from '$lib/api/Holder';
import type { MoveMade } from '$lib/api/MoveMade';
import { hasText } from '$lib/text';
import { logOf, sinceLastTurn } from '$lib/table/log/history';
import { causeText, eventText } from '$lib/table/log/log';

const source = (name: string) => readFileSync(`src/lib/api/${name}.ts`, 'utf8');
const fixture = (name: string) => JSON.parse(readFileSync(`tests/fixtures/${name}.json`, 'utf8')) as History;

const at = { gear: 'tikal', space: 4 } as const;

const causes: Cause[] = [
  ...(['placing', 'pity', 'picking-up', 'stepping-back', 'begging', 'burning', 'start-space', 'feeding'] as const),
  ...(['calendar', 'two-days', 'end-of-turn', 'age', 'final-scoring'] as const),
  { action: at },
  { wealth: 'w-tikal-3' },
  { building: 'b21' },
  { monument: 'm03' },
  { technology: { technology: 'theology', level: 2 } },
  { technology: { technology: 'theology', level: 4 } },
  { temple: 'chaac' },
  { leader: 'kukulcan' },
  { 'top-step': 'quetzalcoatl' },
];

const events: Event[] = [
  { type: 'kept', seat: 0 },
  { type: 'revealed', seat: 0, tiles: ['w-palenque-1', 'w-chichen-itza-0'] },
  { type: 'round-began', round: 3 },
  { type: 'turn-began', seat: 1 },
  { type: 'turn-ended', seat: 1 },
  { type: 'worker', seat: 0, from: 'hand', to: { gear: at }, cause: 'placing' },
  { type: 'worker', seat: 0, from: 'hand', to: { gear: at }, cause: 'pity' },
  { type: 'worker', seat: 0, from: 'hand', to: 'start-space', cause: 'placing' },
  { type: 'worker', seat: 0, from: { gear: at }, to: 'hand', cause: 'picking-up' },
  { type: 'worker', seat: 0, from: { gear: at }, to: 'hand', cause: 'calendar' },
  { type: 'worker', seat: 0, from: 'start-space', to: 'hand', cause: 'start-space' },
  { type: 'worker', seat: 0, from: 'bank', to: 'hand', cause: { action: { gear: 'uxmal', space: 3 } } },
  { type: 'performed', seat: 0, action: at },
  { type: 'goods', good: 'corn', amount: 3, from: 'bank', to: { seat: 0 }, cause: 'begging' },
  { type: 'goods', good: 'gold', amount: 1, from: { seat: 0 }, to: 'bank', cause: { building: 'b13' } },
  { type: 'goods', good: 'corn', amount: 1, from: 'bank', to: 'teeth', cause: 'calendar' },
  { type: 'goods', good: 'corn', amount: 4, from: 'teeth', to: { seat: 2 }, cause: 'start-space' },
  { type: 'goods', good: 'skull', amount: 1, from: { seat: 0 }, to: { 'skull-space': 7 }, cause: { action: at } },
  { type: 'points', seat: 0, amount: 2.25, source: 'corn', cause: 'final-scoring' },
  { type: 'points', seat: 0, amount: -3, source: 'unfed', cause: 'feeding' },
  { type: 'step', seat: 0, temple: 'chaac', from: 1, to: 2, cause: 'calendar' },
  { type: 'step', seat: 0, temple: 'chaac', from: 1, to: 0, cause: 'begging' },
  { type: 'advanced', seat: 0, technology: 'theology', from: 0, to: 1, cause: { action: at } },
  { type: 'advanced', seat: 0, technology: 'theology', from: 3, to: 3, cause: { action: at } },
  { type: 'lost', seat: 0, what: { step: 'chaac' }, cause: { building: 'b06' } },
  { type: 'lost', seat: 0, what: 'any-step', cause: { building: 'b08' } },
  { type: 'lost', seat: 0, what: 'skull', cause: { building: 'b26' } },
  { type: 'lost', seat: 0, what: 'worker', cause: { building: 'b19' } },
  { type: 'lost', seat: 0, what: { advance: 'theology' }, cause: { building: 'b14' } },
  { type: 'harvested', seat: 0, group: 4, tile: 'corn', burnt: false },
  { type: 'harvested', seat: 0, group: 4, tile: 'wood', burnt: true },
  { type: 'built', seat: 0, building: 'b21', slot: 2 },
  { type: 'monument-built', seat: 0, monument: 'm13' },
  { type: 'dealt', building: 'b32', slot: 0, cause: 'end-of-turn' },
  { type: 'buildings-left', age: 1 },
  { type: 'food-day', number: 1, kind: 'mid-age' },
  { type: 'food-day', number: 2, kind: 'end-of-age' },
  { type: 'fed', seat: 0, fed: 3, unfed: 0 },
  { type: 'fed', seat: 0, fed: 3, unfed: 1 },
  { type: 'skulls-short', due: 2, bank: 1 },
  { type: 'marker', from: 0, to: 1 },
  { type: 'board-turned', seat: 0, light: true, cause: { 'top-step': 'chaac' } },
  { type: 'board-turned', seat: 0, light: false, cause: 'two-days' },
  { type: 'day', round: 4 },
  { type: 'over' },
];

const who = (seat: number) => ['Ana', 'Luca', 'Iris', 'Max'][seat] ?? '';

/** A tile id, or a key or placeable that found no text. */
const UNTOLD = /\b[bm]\d\d\b|\bw-[a-z]|undefined|null|NaN|\{|names-|log-/;

describe('events', () => {
  test('every variant of the contract is in this test', () => {
    const variants = [...source('Event').matchAll(/"type": "([a-z-]+)"/g)].map(([, type]) => type);
    expect(variants.length).toBeGreaterThan(20);
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(variants));
  });

  test('every cause of the contract is in this test', () => {
    const union = source('Cause').slice(source('Cause').indexOf('export type'));
    const variants = [...union.matchAll(/"([a-z-]+)"/g)].map(([, name]) => name);
    const tested = causes.map((cause) => (typeof cause === 'string' ? cause : Object.keys(cause)[0]));
    expect(new Set(tested)).toEqual(new Set(variants));
  });

  test.each(events)('$type has a text', (event) => {
    for (const because of [true, false]) {
      const text = eventText(event, who, because);
      expect(text).not.toBe('');
      expect(text).not.toMatch(UNTOLD);
    }
  });

  test.each(causes)('%j has a text', (cause) => {
    expect(causeText(cause)).not.toMatch(UNTOLD);
    expect(causeText(cause)).not.toBe('');
  });

  test('quarters are told', () => {
    const text = eventText({ type: 'points', seat: 0, amount: 2.25, source: 'corn', cause: 'final-scoring' }, who);
    expect(text).toBe('scores 2¼ points (final scoring)');
  });
});

const picking = (ply: number): MoveMade => ({
  ...{ ply, seat: 1, action: 'pick uxmal 2', automatic: false, round: 2 },
  events: [{ type: 'worker', seat: 1, from: { gear: { gear: 'uxmal', space: 2 } }, to: 'hand', cause: 'picking-up' }],
});

describe('the log', () => {
  test.each(['2p-history', '4p-history'])('%s: all in words, moves in order', (name) => {
    const { moves } = fixture(name);
    const rounds = logOf(moves, who);
    const lines = rounds.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines));
    expect(lines.length).toBeGreaterThan(50);
    for (const { parts } of lines) for (const part of parts) expect(part).not.toMatch(UNTOLD);
    const plies = lines.map(({ ply }) => ply);
    expect(plies).toEqual(plies.toSorted((a, b) => a - b));
    expect(rounds.map(({ round }) => round)).toEqual([...new Set(rounds.map(({ round }) => round))]);
    expect(rounds.at(-1)?.round).toBe(27);
  });

  test('a worker is one line, goods that move together one sentence', () => {
    const [log] = logOf(
      [
        {
          ply: 4,
          seat: 0,
          action: 'end',
          automatic: false,
          round: 2,
          events: [
            { type: 'turn-ended', seat: 0 },
            { type: 'turn-began', seat: 1 },
          ],
        },
        {
          ply: 5,
          seat: 1,
          action: 'pick yaxchilan 5',
          automatic: false,
          round: 2,
          events: [
            {
              type: 'worker',
              seat: 1,
              from: { gear: { gear: 'yaxchilan', space: 5 } },
              to: 'hand',
              cause: 'picking-up',
            },
          ],
        },
        {
          ply: 6,
          seat: 1,
          action: 'do 5',
          automatic: false,
          round: 2,
          events: [
            { type: 'performed', seat: 1, action: { gear: 'yaxchilan', space: 5 } },
            ...(['gold', 'stone', 'corn'] as const).map((good): Event => ({
              type: 'goods',
              good,
              amount: good === 'corn' ? 2 : 1,
              from: 'bank',
              to: { seat: 1 },
              cause: { action: { gear: 'yaxchilan', space: 5 } },
            })),
          ],
        },
      ],
      who,
    );
    expect(log?.entries).toEqual([
      {
        seat: 1,
        setup: false,
        lines: [
          { ply: 6, seat: null, parts: ['picks up the worker on Yaxchilan 5', 'gains 2 corn, 1 stone, and 1 gold'] },
        ],
      },
    ]);
  });

  test('since my last turn', () => {
    const { moves } = fixture('4p-history');
    const part = moves.slice(0, 120);
    const since = sinceLastTurn(part, 0);
    expect(since.length).toBeGreaterThan(0);
    expect(since.flatMap(({ events }) => events).some((event) => event.type === 'turn-ended' && event.seat === 0)).toBe(
      false,
    );
    // The move that ended it goes on with the days that passed and the turn that began.
    const ends = part.filter(({ action, events }) => action === 'end' && events.some(({ type }) => type === 'day'));
    expect(ends.length).toBeGreaterThan(1);
    for (const { ply, seat } of ends) {
      const [first] = sinceLastTurn(part.slice(0, ply), seat);
      expect(first?.events.map(({ type }) => type)).toContain('day');
    }
  });

  test('what others did since my last turn stands under their names', () => {
    const { moves } = fixture('4p-history');
    for (const seat of [0, 1, 2, 3]) {
      const since = sinceLastTurn(moves.slice(0, 120), seat);
      const acted = since.filter(({ action }) => /^(place|pick)/.test(action ?? ''));
      const told = logOf(since, who).flatMap(({ entries }) => entries);
      expect(told.find((entry) => entry.lines.some(({ ply }) => ply >= (acted[0]?.ply ?? 0)))?.seat).toBe(
        acted[0]?.seat,
      );
    }
  });

  test('a turn whose beginning is not among the moves is the turn of whoever acts', () => {
    const { moves } = fixture('4p-history');
    const begun = moves.findIndex(({ action }) => action?.startsWith('place'));
    const [round] = logOf(moves.slice(begun, begun + 1), who);
    expect(round?.entries.map(({ seat }) => seat)).toEqual([moves[begun]?.seat]);
  });

  test('blocks of one kind traded one after another are one sentence', () => {
    const trade = (ply: number, action: string, corn: number): MoveMade => {
      const [verb, good] = action.split(' ') as [string, 'wood' | 'gold'];
      const [bank, mine] = ['bank', { seat: 1 }] as const;
      const cause = { action: { gear: 'uxmal', space: 2 } } as const;
      return {
        ...{ ply, seat: 1, action, automatic: false, round: 2 },
        events: [
          { type: 'goods', good: 'corn', amount: corn, ...way(verb === 'buy' ? [mine, bank] : [bank, mine]), cause },
          { type: 'goods', good, amount: 1, ...way(verb === 'buy' ? [bank, mine] : [mine, bank]), cause },
        ],
      };
    };
    const way = ([from, to]: readonly [Holder, Holder]) => ({ from, to });
    const [log] = logOf(
      [picking(1), trade(2, 'sell gold', 4), trade(3, 'buy wood', 2), trade(4, 'buy wood', 2), trade(5, 'buy wood', 2)],
      who,
    );
    expect(log?.entries[0]?.lines).toEqual([
      {
        ply: 5,
        seat: null,
        parts: ['picks up the worker on Uxmal 2', 'sells 1 gold for 4 corn', 'buys 3 wood for 6 corn'],
      },
    ]);
  });

  test('picking up without an action says so', () => {
    const nothing: MoveMade = { ply: 2, seat: 1, action: 'nothing', automatic: false, round: 2, events: [] };
    const [log] = logOf([picking(1), nothing], who);
    expect(log?.entries[0]?.lines).toEqual([
      { ply: 2, seat: null, parts: ['picks up the worker on Uxmal 2', 'takes no action'] },
    ]);
  });
});

test('every refusal of the contract has a text', () => {
  const codes = [...source('Refusal').matchAll(/"code": "([a-z0-9-]+)"/g)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(40);
  for (const code of codes) expect(hasText(`names-refusal-${code}`), code).toBe(true);
});

test('every decision, source and term of the contract has a name', () => {
  const names = (file: string) => [
    ...source(file)
      .slice(source(file).indexOf('export type'))
      .matchAll(/"([a-z0-9_-]+)"/g),
  ];
  for (const [, name = ''] of names('DecisionKind')) expect(hasText(`names-decision-${name}`), name).toBe(true);
  for (const [, name = ''] of names('Source'))
    expect(hasText(`names-source-${name.replaceAll('_', '-')}`), name).toBe(true);
  for (const [, name = ''] of names('Term')) expect(hasText(`names-term-${name}`), name).toBe(true);
});
