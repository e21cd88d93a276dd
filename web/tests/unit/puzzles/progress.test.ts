import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stateAfter } from '$lib/puzzles/progress.svelte';

const PLACE = 'tzolkin.puzzles';
const NOON = Date.UTC(2026, 10, 18, 12);

/** The module as a page that has just been opened has it. */
async function opened() {
  vi.resetModules();
  return import('$lib/puzzles/progress.svelte');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('only the first try without help counts as solved', () => {
  expect(stateAfter(undefined, 'right')).toBe('solved');
  expect(stateAfter(undefined, 'wrong')).toBe('failed');
  expect(stateAfter(undefined, 'shown')).toBe('seen');
  expect(stateAfter('failed', 'wrong')).toBe('failed');
  expect(stateAfter('failed', 'right')).toBe('seen');
  expect(stateAfter('failed', 'shown')).toBe('seen');
  expect(stateAfter('seen', 'right')).toBe('seen');
  expect(stateAfter('seen', 'wrong')).toBe('seen');
  expect(stateAfter('solved', 'wrong')).toBe('solved');
  expect(stateAfter('solved', 'shown')).toBe('solved');
});

test('progress is kept, with the date of the last change', async () => {
  const before = await opened();
  before.note('a', 'wrong', NOON);
  before.note('a', 'wrong', NOON + 24 * 60 * 60 * 1000);
  const after = await opened();
  expect(after.progress()).toEqual({ a: { state: 'failed', date: '2026-11-18' } });
});

test('what another tab has noted is not lost', async () => {
  const page = await opened();
  localStorage.setItem(PLACE, JSON.stringify({ other: { state: 'solved', date: '2026-11-17' } }));
  page.note('a', 'right', NOON);
  expect(page.progress()).toEqual((await opened()).progress());
  expect(page.progress().other?.state).toBe('solved');
});

test.each(['no JSON', 'null', '[1]', '{"a":1,"b":{"state":"won","date":"x"},"c":{"state":"seen"}}'])(
  'what cannot be read is dropped: %s',
  async (text) => {
    localStorage.setItem(PLACE, text);
    expect((await opened()).progress()).toEqual({});
  },
);

test('where nothing can be stored, it is remembered as long as the page is open', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  const page = await opened();
  page.note('a', 'right', NOON);
  page.note('a', 'shown', NOON);
  expect(page.progress()).toEqual({ a: { state: 'solved', date: '2026-11-18' } });
});
