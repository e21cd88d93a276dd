// A newer server says words that this client does not know: nothing may throw, and nobody may read the key of a text.
import { expect, test } from 'vitest';
import { after, sceneOf } from '$lib/board/scene';
import { building, lastSpace, monument, temple, wealthTile } from '$lib/facts/components';
import { refusalRule } from '$lib/rules/links';
import { logOf } from '$lib/table/log/history';
import { causeText, eventText } from '$lib/table/log/log';
import { group } from '$lib/table/model/choices';
import { isolated } from '$lib/text';
import { deedText } from '$lib/words/deeds';
import * as names from '$lib/words/names';
import { problemText } from '$lib/words/problem';
import { reasonText } from '$lib/words/reasons';
import { readFileSync } from 'node:fs';
import type { Update } from '$lib/api/Update';

/** Something that no type of today allows. */
const strange = <T>(value: unknown): T => value as T;
const UNTOLD = /^[a-z]+-[a-z-]+$|undefined|NaN|\[object/;
const who = () => 'Ana';
const { update } = JSON.parse(readFileSync('tests/fixtures/2p-turn-rearly.json', 'utf8')) as { update: Update };

test.each([
  ['a gear', () => names.gearName(strange('copan'))],
  ['a space', () => names.spaceName(strange({ gear: 'copan', space: 3 }))],
  ['an action space', () => names.actionText(strange('copan'), 3)],
  ['a temple', () => names.templeName(strange('ixchel'))],
  ['a step', () => names.stepText(strange('ixchel'), 2)],
  ['a technology', () => names.technologyName(strange('writing'))],
  ['a level', () => names.levelText(strange('writing'), 2)],
  ['a good', () => names.goodName(strange('jade'))],
  ['a building', () => names.buildingName('b99')],
  ['a monument', () => names.monumentName('m99')],
  ['a source', () => names.sourceName(strange('trade'))],
  ['a term', () => names.termName(strange('jade'))],
  ['a refusal', () => names.refusalText(strange({ code: 'no-jade', needs: { jade: 2 } }))],
  ['a problem', () => problemText(strange({ code: 'too-new', what: {} }))],
  ['a cause', () => causeText(strange('eclipse'))],
  ['a cause with more', () => causeText(strange({ eclipse: 3 }))],
  ['an event', () => eventText(strange({ type: 'eclipse', round: 3 }), who)],
  ['an action', () => deedText('eclipse 3', update.position)],
  ['a paragraph', () => refusalRule(strange({ code: 'no-jade' })) + '.'],
])('%s unknown here has a neutral text', (_, text) => {
  expect(text()).not.toBe('');
  expect(text()).not.toMatch(UNTOLD);
});

test('a reason for a hint that is unknown is left out', () => {
  expect(reasonText(strange({ reason: 'eclipse' }))).toBe('');
});

test('things that are not in the box have nothing printed on them', () => {
  expect(building('b99').effects).toEqual([]);
  expect(monument('m99').cost).toEqual({});
  expect(wealthTile('w-new').effects).toEqual([]);
  expect(temple(strange('ixchel')).steps).toEqual([]);
  expect(lastSpace(strange('copan'))).toBe(0);
});

test('options with an unknown verb can still be chosen', () => {
  const [only] = group([strange({ action: 'eclipse 3' })]);
  expect(only?.heading).toBe('choose');
  expect(only?.options[0]?.possible).toBe(true);
});

test('unknown events leave log and board standing', () => {
  const events = [
    { type: 'eclipse', round: 3 },
    { type: 'worker', seat: 0, from: 'hand', to: { gear: { gear: 'copan', space: 2 } }, cause: 'eclipse' },
    { type: 'harvested', seat: 0, group: 9, tile: 'jade', burnt: false, cause: 'eclipse' },
  ];
  const move = strange<Parameters<typeof logOf>[0][number]>({ ply: 1, seat: 0, round: 1, action: 'eclipse', events });
  const lines = logOf([move], who).flatMap(({ entries }) => entries.flatMap((entry) => entry.lines));
  expect(lines.length).toBeGreaterThan(0);
  const scene = sceneOf(update.position);
  expect(events.reduce((now, event) => after(now, strange(event)), scene).gears).toEqual(scene.gears);
});

test('names from right to left are set apart, others stay as they are', () => {
  expect(isolated('Ana')).toBe('Ana');
  expect(isolated('Άννα 2')).toBe('Άννα 2');
  expect(isolated('דנה')).toBe('\u2068דנה\u2069');
  expect(names.playerName({ name: 'سارة', colour: 'red' })).toBe('\u2068سارة\u2069');
});
