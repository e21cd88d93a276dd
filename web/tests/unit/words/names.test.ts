import type { Update } from '$lib/api/Update';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import data from '$components';
import { refusalText } from '$lib/words/names';
import * as names from '$lib/words/names';
import { GEARS, lastSpace, TECHNOLOGIES, temples } from '$lib/facts/components';
import { effectParts } from '$lib/table/parts/preview';
import type { Effect } from '$lib/facts/components';

const UNTOLD = /\b[bm]\d\d\b|\bw-[a-z]|undefined|NaN|\{|names-/;

test('every tile has words and no id', () => {
  const words = [
    ...data.buildings.flatMap(({ id }) => [names.buildingName(id), names.buildingEffects(id), names.buildingCost(id)]),
    ...data.monuments.flatMap(({ id }) => [names.monumentName(id), names.monumentEffect(id), names.monumentCost(id)]),
    ...data.wealth_tiles.map(({ id }) => names.wealthText(id)),
  ];
  for (const text of words) {
    expect(text).not.toBe('');
    expect(text).not.toMatch(UNTOLD);
  }
});

test('every effect has icons with words', () => {
  const tiles: { effects: unknown[] }[] = [...data.buildings, ...data.wealth_tiles];
  for (const effect of tiles.flatMap(({ effects }) => effects) as Effect[]) {
    const parts = effectParts(effect);
    expect(parts.length).toBeGreaterThan(0);
    for (const { icon, label } of parts) expect(`${icon} ${label}`).not.toMatch(UNTOLD);
  }
});

test('monuments score what is printed', () => {
  // The same numbers stand in the words as on the tile.
  for (const { id, scores } of data.monuments) {
    const printed = new Set(scores.match(/\d+/g));
    for (const text of [names.monumentEffect(id), names.monumentName(id)])
      for (const number of text.match(/\d+/g) ?? []) expect([...printed], `${id}: ${number}`).toContain(number);
    expect(names.monumentEffect(id)).toContain([...printed].at(-1) ?? '');
  }
});

test('levels and actions with a price say what is printed', () => {
  for (const technology of TECHNOLOGIES) {
    const levels = data.technologies[technology];
    for (const [at, printed] of [levels['1'], levels['2'], levels['3'], levels.beyond].entries())
      for (const number of names.levelText(technology, at + 1).match(/\d+/g) ?? []) expect(printed).toContain(number);
  }
  const uxmal = data.gears.find(({ id }) => id === 'uxmal')?.actions as Record<string, string>;
  for (const space of [1, 5])
    expect(names.actionText('uxmal', space)).toContain(/\d+ corn/.exec(uxmal[space] ?? '')?.[0]);
});

test('every space, level and step has words', () => {
  for (const gear of GEARS) {
    for (let space = 0; space <= lastSpace(gear); space++) expect(names.actionText(gear, space)).not.toMatch(UNTOLD);
  }
  for (const technology of TECHNOLOGIES) {
    for (const level of [0, 1, 2, 3, 4]) expect(names.levelText(technology, level)).not.toMatch(UNTOLD);
  }
  for (const { id, steps } of temples) steps.forEach((_, step) => expect(names.stepText(id, step)).not.toMatch(UNTOLD));
});

test('refusals in fixtures are told with their numbers', () => {
  const text = readFileSync('tests/fixtures/4p-build-rmiddle.json', 'utf8');
  const { update } = JSON.parse(text) as { update: Update };
  for (const { refusal } of update.decisions[0]?.options ?? []) {
    if (refusal) expect(refusalText(refusal)).not.toMatch(UNTOLD);
  }
  expect(refusalText({ code: 'not-enough-corn', needs: 3, has: 1 })).toBe('Costs 3 corn, you have 1.');
});
