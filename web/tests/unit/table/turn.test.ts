import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Event } from '$lib/api/Event';
import type { History } from '$lib/api/History';
import type { Message } from '$lib/api/Message';
import type { MoveMade } from '$lib/api/MoveMade';
import type { Position } from '$lib/api/Position';
import type { Preview } from '$lib/api/Preview';
import type { Update } from '$lib/api/Update';
import { settings } from '$lib/browser/settings.svelte';
import { awayText, daysText, paidFor, payQuestion } from '$lib/table/bar/question';
import { chipOf } from '$lib/table/bar/chip';
import { foodDaysOf } from '$lib/table/log/foodDay';
import { sinceLastTurn } from '$lib/table/log/history';
import { lastTold, othersSince } from '$lib/table/log/told';
import { read } from '$lib/table/model/choices';
import { hungerOf } from '$lib/table/model/hunger';
import type { Play } from '$lib/table/model/play.svelte';
import { vibrate } from '$lib/table/model/vibration';
import { costParts } from '$lib/table/parts/preview';
import { foodDayMarks, shownTurn, stopsOf } from '$lib/table/replay/replay';

const load = (name: string): unknown => JSON.parse(readFileSync(`tests/fixtures/${name}.json`, 'utf8'));
const who = (seat: number) => `P${seat}`;
const { moves } = load('4p-history') as History;

function update(name: string): Update {
  const message = load(name) as Message;
  const found = message.type === 'welcome' ? message.update : message.type === 'update' ? message : null;
  if (!found) throw new Error(`${name} holds no update`);
  return found;
}

describe('hungry workers are told of before the turn ends', () => {
  test('in the round of a Food Day: how many, and what they cost', () => {
    const { position } = update('4p-round-8');
    expect(hungerOf(position, 0)).toEqual({ workers: 1, points: 3 });
    expect(hungerOf(position, 2)).toEqual({ workers: 3, points: 9 });
  });

  test('not where all eat, nor in a round before', () => {
    expect(hungerOf(update('4p-round-21').position, 0)).toBeNull();
    expect(hungerOf(update('4p-round-9').position, 0)).toBeNull();
    expect(hungerOf(update('4p-over').position, 0)).toBeNull();
  });
});

describe('a Food Day is summed up', () => {
  const days = foodDaysOf(moves);
  const seats = (number: number) => days[number - 1]!.seats;

  test('all four, each with everyone in the order of the seats', () => {
    expect(days.map(({ round, number, kind }) => [round, number, kind])).toEqual([
      [8, 1, 'mid-age'],
      [14, 2, 'end-of-age'],
      [21, 3, 'mid-age'],
      [27, 4, 'end-of-age'],
    ]);
    for (const day of days) expect(day.seats.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  test('what was paid, who went hungry, what it cost', () => {
    expect(seats(1).map(({ corn, unfed, lost }) => [corn, unfed, lost])).toEqual([
      [6, 0, 0],
      [4, 0, 0],
      [0, 3, 9],
      [4, 1, 3],
    ]);
  });

  test('what the temples gave: goods in the middle of an age, points at its end', () => {
    expect(seats(1)[2]).toMatchObject({ goods: { stone: 2, gold: 1, wood: 1 }, points: 0, leads: [] });
    expect(seats(2)[0]).toMatchObject({ goods: {}, points: 16, leads: ['chaac', 'kukulcan'] });
    // Points of the final scoring, which the same move brings, are not the temples'.
    expect(seats(4)[1]).toMatchObject({ points: 19, leads: ['kukulcan'] });
  });

  test('the buildings of a new age', () => {
    expect(days.map(({ left, dealt }) => [left, dealt.length])).toEqual([
      [null, 0],
      [1, 6],
      [null, 0],
      [null, 0],
    ]);
  });

  test('it stays among what changed since one’s last turn', () => {
    const after = moves.filter(({ ply }) => ply <= 150);
    expect(foodDaysOf(sinceLastTurn(after, 0)).map(({ number }) => number)).toEqual([1]);
  });
});

describe('what the others did', () => {
  test('a line for each, with what that seat did and nobody else', () => {
    for (const ply of [60, 149, 248, 300]) {
      const until = moves.filter((move) => move.ply <= ply);
      for (const me of [0, 1, 2, 3]) {
        const since = sinceLastTurn(until, me);
        const told = othersSince(until, me, who);
        const acted = new Set(since.filter(({ seat, action }) => seat !== me && action !== 'end').map((m) => m.seat));
        acted.delete(since[0]?.seat === me ? me : -1);
        for (const { seat, parts } of told) {
          expect(seat).not.toBe(me);
          expect(acted.has(seat), `ply ${ply}, seat ${me}: P${seat} did ${parts.join()}`).toBe(true);
        }
        expect(new Set(told.map(({ seat }) => seat)).size).toBe(told.length);
      }
    }
  });

  test('they stay while one’s own turn goes on, and go with its end', () => {
    const end = moves.findIndex(({ seat, action, round }) => seat === 0 && action === 'end' && round === 12);
    const began = moves.findLastIndex(({ events }, index) => index < end && events.some(isTurnOf(0)));
    const atStart = othersSince(moves.slice(0, began + 1), 0, who);
    expect(atStart.map(({ seat }) => seat).toSorted()).toEqual([1, 2, 3]);
    expect(othersSince(moves.slice(0, end), 0, who)).toEqual(atStart);
    expect(othersSince(moves.slice(0, end + 1), 0, who)).toEqual([]);
  });

  test('a Food Day is nobody’s move', () => {
    const held = moves.findIndex(({ events }) => events.some(({ type }) => type === 'food-day'));
    expect(lastTold(moves.slice(0, held + 1), who)).toMatchObject({ between: true });
    expect(lastTold(moves.slice(0, held), who)).toMatchObject({ between: false, seat: moves[held]!.seat });
  });

  const isTurnOf = (seat: number) => (event: Event) => event.type === 'turn-began' && event.seat === seat;
});

describe('what a choice costs is told before it is made', () => {
  const preview = (opens: Preview['opens']): Preview => ({
    costs: { corn: 0, wood: 0, stone: 0, gold: 0, skulls: 0 },
    gains: { corn: 10, wood: 0, stone: 0, gold: 0, skulls: 0 },
    points: 0,
    temples: [0, 0, 0],
    technologies: [0, 0, 0, 0],
    workers: 0,
    falls: 0,
    to: null,
    blocks: 0,
    opens,
  });

  test('burning: a step in a temple', () => {
    expect(costParts(preview('anger'))).toMatchObject([{ icon: 'temple', amount: '1' }]);
    const chip = chipOf(read({ action: 'burn', preview: preview('anger') }), undefined);
    expect(chip).toMatchObject({ short: 'Burn', costs: [{ icon: 'temple' }], gains: [{ icon: 'corn', amount: '10' }] });
    expect(costParts(preview(null))).toEqual([]);
  });

  test('blocks: for what, and how many', () => {
    const { position, decisions } = update('4p-pay-rearly');
    expect(payQuestion(position, decisions[0]!.options)).toMatch(/^Architecture: which block/);
    expect(paidFor(position)).toBeNull();
    const two = update('4p-pay-rlate');
    const question = payQuestion(two.position, two.decisions[0]!.options);
    expect(question + (paidFor(two.position) ?? '')).toMatch(/which (\d )?blocks? do you pay\?/);
  });

  test('days: who is pushed off, and the dark side', () => {
    const { position } = update('2p-days-rlate');
    const [first, second] = position.forecast.days;
    if (!first || !second) throw new Error('two days lie ahead');
    const worker = { seat: 1, at: { gear: 'tikal' as const, space: 7 } };
    const state = {
      ...position.state,
      players: position.state.players.map((player) => ({ ...player, light_side: true })),
    };
    const forecast = {
      ...position.forecast,
      days: [
        { ...first, fallen: [] },
        { ...second, fallen: [worker] },
      ],
    };
    const now: Position = { ...position, state, forecast };
    expect(daysText(now, 0, 1, who)).toBe('1 day: every worker moves on one space; nobody is pushed off');
    expect(daysText(now, 0, 2, who)).toBe(
      '2 days: every worker moves on two spaces; pushed off: P1: Tikal; your board turns dark side up',
    );
  });
});

describe('who has given up hears it', () => {
  const play = (reason: 'resigned' | 'voted' | 'timeout', resigned: number[]) =>
    ({
      me: 0,
      table: { status: 'running' },
      seats: [
        { seat: 0, bot_since: { ply: 3, reason } },
        { seat: 1, bot_since: null },
      ],
      update: { position: { resigned } },
    }) as unknown as Play;

  test('one who has resigned, and one who lets bots finish', () => {
    expect(awayText(play('resigned', [0]))).toMatchObject({ question: 'You have resigned: a bot plays on for you' });
    expect(awayText(play('voted', [1]))).toMatchObject({ question: 'Bots play the remaining rounds' });
    // Whoever was voted over reads that in the menu, and takes the seat back there.
    expect(awayText(play('voted', []))).toBeNull();
  });
});

describe('a replay', () => {
  test('tells whose turn it was and what was done in it, also where it stops after a turn', () => {
    const { turns } = stopsOf(moves);
    const stop = turns[8]!;
    const shown = shownTurn(moves, stop, who);
    const ended = moves.find(({ ply }) => ply === stop) as MoveMade;
    expect(shown).toMatchObject({ seat: ended.seat, round: ended.round });
    expect(shown?.text).toMatch(/places|picks up/);
    expect(shownTurn(moves, 0, who)).toBeNull();
  });

  test('marks the Food Days', () => {
    expect(foodDayMarks(moves)).toEqual([
      { ply: 147, number: 1 },
      { ply: 246, number: 2 },
      { ply: 370, number: 3 },
      { ply: 456, number: 4 },
    ]);
  });
});

describe('a phone vibrates when a turn has come round', () => {
  const device = (coarse: boolean) => {
    const shaken = vi.fn();
    vi.stubGlobal('navigator', { vibrate: shaken });
    vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
    return shaken;
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    Object.assign(settings, { vibration: true, motion: 'system' });
  });

  test('once, and only where it can and is wanted', () => {
    const phone = device(true);
    vibrate();
    expect(phone).toHaveBeenCalledTimes(1);
    settings.motion = 'reduced';
    vibrate();
    Object.assign(settings, { motion: 'full', vibration: false });
    vibrate();
    expect(phone).toHaveBeenCalledTimes(1);
    settings.vibration = true;
    const desk = device(false);
    vibrate();
    expect(desk).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', {});
    expect(vibrate).not.toThrow();
  });
});
