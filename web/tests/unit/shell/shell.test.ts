import type { MoveMade } from '$lib/api/MoveMade';
import type { Position } from '$lib/api/Position';
import { withMoves } from '$lib/net/history';
import {
  hasOpenSeat,
  lacksFile,
  LEVELS,
  levelsOf,
  newDraft,
  readSetup,
  recolour,
  seatQuickly,
  tableOf,
  type Sitter,
} from '$lib/shell/draft';
import { inviteLink, tableOfLink } from '$lib/shell/link';
import { numeral } from '$lib/shell/numeral';
import { addressOf, backFrom, parseRoute, pathOf, replayPath, sharedAddress } from '$lib/browser/route.svelte';
import { formatDate, list, points, sentences } from '$lib/text';
import { describe, expect, test, vi } from 'vitest';

describe('addresses', () => {
  const route = (path: string) => parseRoute(new URL(path, 'http://here'));

  test('name pages', () => {
    expect(route('/')).toEqual({ page: 'start' });
    expect(route('/my-games')).toEqual({ page: 'my-games' });
    expect(route('/my-games/more')).toEqual({ page: 'missing' });
    expect(route('/t/abc?key=k1')).toEqual({ page: 'table', id: 'abc', invite: 'k1' });
    expect(route('/t/')).toEqual({ page: 'missing' });
    expect(route('/t/%E0%A4%A')).toEqual({ page: 'missing' });
  });

  test('of replays may ask for the review', () => {
    const source = { kind: 'table', id: 'abc', invite: 'k&y' } as const;
    const path = replayPath(source, { ply: 12, review: true });
    expect(path).toBe('/replay/t/abc?review&ply=12&key=k%26y');
    expect(route(path)).toEqual({ page: 'replay', source, ply: 12, review: true });
    expect(replayPath({ kind: 'record', id: 'xyz' })).toBe('/replay/r/xyz');
  });
  test('of replays carry the move', () => {
    expect(route('/puzzles')).toEqual({ page: 'puzzles', id: undefined });
    expect(route('/puzzles/p-1')).toEqual({ page: 'puzzles', id: 'p-1' });
    expect(route('/puzzles/p-1/more')).toEqual({ page: 'missing' });
    expect(route('/replay/r/xyz?ply=12')).toEqual({ page: 'replay', source: { kind: 'record', id: 'xyz' }, ply: 12 });
    expect(route('/replay/t/abc?ply=-1')).toMatchObject({ source: { kind: 'table', id: 'abc' }, ply: undefined });
  });

  test('name pages by the path on a server and by the fragment on a static site; both understand fragments', () => {
    for (const path of [
      '/',
      '/rules#rule-food',
      '/t/abc?key=k%2F1',
      '/replay/t/d-abc?ply=12',
      '/settings?back=%2Ft%2Fa',
    ]) {
      const served = new URL(addressOf(path, false), 'http://here/lobby?x=1#y');
      const static_ = new URL(addressOf(path, true), 'http://here/some/folder/index.html');
      expect(served.href).toBe(`http://here${path}`);
      expect(static_.href).toBe(`http://here/some/folder/index.html#${path}`);
      expect(pathOf(served, false)).toBe(path);
      expect(pathOf(static_, true)).toBe(path);
      expect(pathOf(static_, false)).toBe(path);
    }
    expect(pathOf(new URL('http://here/some/folder/'), true)).toBe('/');
    expect(pathOf(new URL('http://here/some/folder/#content'), true)).toBe('/');
    expect(sharedAddress('/replay/t/abc?ply=3')).toBe(`${location.origin}/#/replay/t/abc?ply=3`);
  });

  test('never lead to another host', () => {
    for (const path of ['//elsewhere.example/t/a', '/\\elsewhere.example/t/a', '///elsewhere.example/t/a'])
      for (const address of [`http://here/#${path}`, `http://here${path}`])
        expect(new URL(addressOf(pathOf(new URL(address), false), false), 'http://here').host).toBe('here');
  });

  test('can be pasted whole, as a path or as the name alone', () => {
    const origin = 'http://here:8026';
    expect(tableOfLink(` ${inviteLink('abcd', 'k1', origin)} `, origin)).toBe('/t/abcd?key=k1');
    expect(tableOfLink('/t/abcd', origin)).toBe('/t/abcd');
    expect(tableOfLink('abcd1234', origin)).toBe('/t/abcd1234');
    expect(tableOfLink(`${origin}/#/t/abcd?key=k1`, origin)).toBe('/t/abcd?key=k1');
    expect(tableOfLink(`${origin}/lobby#/rules`, origin)).toBeNull();
    expect(tableOfLink('http://elsewhere/t/abcd', origin)).toBeNull();
    expect(tableOfLink('http://here:8026/lobby', origin)).toBeNull();
    expect(tableOfLink('', origin)).toBeNull();
  });
});

describe('a table to be', () => {
  test('against bots starts at once', () => {
    const table = tableOf(newDraft());
    expect(table.start_now).toBe(true);
    expect(table.seats).toEqual([
      { kind: 'mine', name: null, colour: 'red' },
      ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 1 })),
    ]);
    expect(table.pace).toEqual({ pace: 'live', clock: null });
  });

  /** A table of oneself and these. */
  function seated(...sitters: Sitter[]) {
    const draft = newDraft();
    for (const [index, seat] of draft.seats.slice(1).entries()) seat.sitter = sitters[index] ?? 'open';
    return draft;
  }

  test('seats bots of every level', () => {
    for (const level of LEVELS)
      expect(tableOf(seated(`bot-${level}`, 'screen', 'open')).seats[1]).toEqual({ kind: 'bot', level });
  });

  test('tells which levels play, each once and only where somebody sits', () => {
    const draft = seated('bot-5', 'bot-2', 'bot-5');
    expect(levelsOf(draft)).toEqual([2, 5]);
    draft.players = 2;
    expect(levelsOf(draft)).toEqual([5]);
    seatQuickly(draft, 'online');
    expect(levelsOf(draft)).toEqual([]);
  });

  test('with friends waits for them', () => {
    const draft = newDraft();
    draft.players = 2;
    seatQuickly(draft, 'online');
    expect(hasOpenSeat(draft)).toBe(true);
    expect(tableOf(draft)).toMatchObject({ seats: [{ kind: 'mine' }, { kind: 'open' }], start_now: false });
  });

  test('has clocks of both paces', () => {
    const draft = newDraft();
    draft.clock = '20+20';
    expect(tableOf(draft).pace).toEqual({ pace: 'live', clock: { base_s: 1200, increment_s: 20 } });
    draft.clock = 'own';
    draft.minutes = 5;
    draft.seconds = 3;
    expect(tableOf(draft).pace).toEqual({ pace: 'live', clock: { base_s: 300, increment_s: 3 } });
    draft.pace = 'days';
    expect(tableOf(draft).pace).toEqual({ pace: 'days', hours_per_turn: 24 });
    draft.turn = 'none';
    expect(tableOf(draft).pace).toEqual({ pace: 'days', hours_per_turn: null });
  });

  test('gives every colour once', () => {
    const draft = newDraft();
    recolour(draft, 0, 'yellow');
    expect(draft.seats.map(({ colour }) => colour)).toEqual(['yellow', 'blue', 'green', 'red']);
  });

  test('begins from files once they are there', () => {
    const draft = newDraft();
    draft.start = 'record';
    expect(lacksFile(draft)).toBe(true);
    draft.record = 'text';
    draft.ply = 7;
    expect(lacksFile(draft)).toBe(false);
    expect(tableOf(draft).start).toEqual({ from: 'record', record: 'text', ply: 7 });
    expect(readSetup('{"players":2}')).toBeNull();
    expect(readSetup('{"players":2,"wealth":[]}')).not.toBeNull();
  });
});

describe('the history of a table', () => {
  const move = (ply: number, action = 'end'): MoveMade => ({
    ply,
    seat: 0,
    action,
    automatic: false,
    round: 1,
    events: [],
  });
  const at = (ply: number) => ({ ply }) as Position;

  test('grows with updates', () => {
    const history = withMoves([move(1)], { moves: [move(2), move(3)], position: at(3) });
    expect(history.map(({ ply }) => ply)).toEqual([1, 2, 3]);
  });

  test('is cut by what was taken back', () => {
    const history = withMoves([move(1), move(2), move(3)], { moves: [], position: at(1) });
    expect(history.map(({ ply }) => ply)).toEqual([1]);
  });

  test('has each move once, the newer one', () => {
    const history = withMoves([move(1), move(2, 'old')], { moves: [move(2, 'new')], position: at(2) });
    expect(history.map(({ action }) => action)).toEqual(['end', 'new']);
  });

  test('stays the same without a change', () => {
    const history = [move(1)];
    expect(withMoves(history, { moves: [], position: at(1) })).toBe(history);
  });
});

test('points have quarters', () => {
  expect([12.25, 0, -0.5, -3, 0.75, 61.5].map(points)).toEqual(['12¼', '0', '−½', '−3', '¾', '61½']);
});

test('sentences have one stop each', () => {
  expect(sentences(['Farm', 'Feeds one worker from now on.', 'Really?', 'You lack 2 wood'])).toBe(
    'Farm. Feeds one worker from now on. Really? You lack 2 wood.',
  );
});

test('hours are told as the person’s own country tells them', () => {
  vi.stubGlobal('navigator', { languages: ['de-DE', 'en-GB', 'en-US'] });
  const noon = new Date(2026, 0, 2, 15, 5).getTime();
  expect(formatDate(noon, { timeStyle: 'short' })).toBe('15:05');
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  expect(formatDate(noon, { timeStyle: 'short' })).toMatch(/3:05\sPM/);
  vi.unstubAllGlobals();
});

test('lists read as sentences', () => {
  expect(list(['corn', 'wood', 'gold'])).toBe('corn, wood, and gold');
});

test('numerals have dots and bars', () => {
  expect([0, 4, 5, 13].map(numeral)).toEqual([
    { dots: 0, bars: 0 },
    { dots: 4, bars: 0 },
    { dots: 0, bars: 1 },
    { dots: 3, bars: 2 },
  ]);
});

test('the settings lead back to the table they were opened from, and nowhere else', () => {
  const back = (path: string) => backFrom(`?back=${encodeURIComponent(path)}`);
  expect(back('/t/abcdefgh')).toBe('/t/abcdefgh');
  expect(back('/t/abcdefgh?key=secret')).toBe('/t/abcdefgh?key=secret');
  expect(back('/learn')).toBe('/learn');
  expect(back('/puzzles/p-1')).toBe('/puzzles/p-1');
  for (const elsewhere of ['https://', '//', '/\\', '/\t/', 'http:/'])
    expect(back(`${elsewhere}elsewhere.example/t/abcdefgh`)).toBeNull();
  for (const path of ['/lobby', 't/abc']) expect(back(path)).toBeNull();
  expect(backFrom('')).toBeNull();
});
