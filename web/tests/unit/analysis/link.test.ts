import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  LONGEST_LINK,
  newPositionPath,
  pack,
  pathTo,
  readLine,
  readSearch,
  unpack,
  writeLine,
} from '$lib/analysis/link';
import { parseRoute } from '$lib/browser/route.svelte';

const LINE = [
  { seat: 1, action: 'place tikal' },
  { seat: 1, action: 'place chichen-itza' },
  { seat: 1, action: 'end' },
  { seat: 0, action: 'pick uxmal 2' },
  { seat: 0, action: 'build b07 save gold' },
  { seat: 2, action: 'keep w-palenque-1 w-tikal-3' },
];

test('a line survives its address', () => {
  const text = writeLine(LINE);
  expect(text).toBe(
    '1place.tikal_place.chichen-itza_end_0pick.uxmal.2_build.b07.save.gold_2keep.w-palenque-1.w-tikal-3',
  );
  // Nothing of it is written differently in an address.
  expect(encodeURIComponent(text)).toBe(text);
  expect(readLine(text)).toEqual(LINE);
  expect(readLine('')).toEqual([]);
});

test.each([
  'place.tikal',
  '1',
  '1place..tikal',
  '1place.tikal_',
  '4end',
  '1PLACE',
  '1place tikal',
  '1<b>',
  '1end' + '_end'.repeat(1_000),
])('a line that says nothing is refused: %.20s', (text) => expect(readLine(text)).toBeNull());

test('addresses name a game, a ply and a line', () => {
  const place = { ply: 12, line: LINE };
  const sources = [
    { kind: 'table', id: 'abc', invite: 'k y' },
    { kind: 'table', id: 'd-abc', invite: undefined },
    { kind: 'record', id: 'abc' },
    { kind: 'session', id: '0011' },
    { kind: 'packed', packed: 'a-_b' },
  ] as const;
  for (const source of sources) {
    const path = pathTo(source, place);
    const route = parseRoute(new URL(path, 'http://here'));
    if (route.page !== 'analysis') throw new Error(`${path} is another page`);
    expect(readSearch(route.search)).toEqual({ source, ...place, edit: null });
    const edited = parseRoute(new URL(pathTo(source, place, { edit: true }), 'http://here'));
    expect(edited.page === 'analysis' && readSearch(edited.search)).toEqual({ source, ...place, edit: 'here' });
  }
  expect(readSearch('')).toEqual({ source: null, ply: undefined, line: [], edit: null });
  expect([2, 3, 4].map((players) => readSearch(new URL(newPositionPath(players), 'http://here').search).edit)).toEqual([
    2, 3, 4,
  ]);
  expect(readSearch('?edit=5').edit).toBe('here');
  expect(readSearch('?from=x/abc&ply=-1').source).toBeNull();
  expect(readSearch('?from=t/a/b').source).toBeNull();
  expect(readSearch('?from=t/a&ply=-1').ply).toBeUndefined();
  expect(readSearch('?from=t/a&line=1<b>').line).toBeNull();
});

test('a line that is too long stands in links, but not in the address bar', () => {
  const place = { ply: 0, line: Array.from({ length: 400 }, () => LINE).flat() };
  const source = { kind: 'record', id: 'abc' } as const;
  expect(pathTo(source, place)).toBe('/analysis?from=r/abc&ply=0');
  expect(pathTo(source, place, { whole: true })).toContain('line=');
});

test('a record goes into a link and comes out the same', async () => {
  const history = readFileSync('tests/fixtures/4p-history.json', 'utf8');
  // As long as a record, and as full of repetitions.
  const { moves } = JSON.parse(history) as { moves: { seat: number; action: string }[] };
  const record = moves.map(({ seat, action }, ply) => `${seat}: ${action} #${(ply * 2654435761) % 2 ** 32}\n`).join('');
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(LONGEST_LINK);
  expect(await unpack(packed)).toBe(record);
  expect(await unpack('nothing of the kind')).toBeNull();
  expect(await unpack(packed.slice(0, 100))).toBeNull();
});

test('what unpacks to far more than a record is refused', async () => {
  const packed = await pack(' '.repeat(999_999));
  expect(await unpack(packed)).not.toBeNull();
  const bomb = deflateRawSync(new Uint8Array(2_000_000)).toString('base64url');
  expect(bomb.length).toBeLessThan(LONGEST_LINK);
  expect(await unpack(bomb)).toBeNull();
});
