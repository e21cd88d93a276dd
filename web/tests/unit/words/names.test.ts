import type { Update } from '$lib/api/Update';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { refusalText } from '$lib/words/names';
import * as names from '$lib/words/names';
import {
  actionAt,
  allBuildings,
  allMonuments,
  allWealthTiles,
  BONUS_LEVEL,
  GEARS,
  lastSpace,
  levelFigures,
  spacesWith,
  TECHNOLOGIES,
  temples,
  TOP_LEVEL,
} from '$lib/facts/components';
import { effectParts, monumentParts } from '$lib/table/parts/preview';
import { languages, setLanguage } from '$lib/text';

const UNTOLD = /\b[bm]\d\d\b|\bw-[a-z]|undefined|NaN|\{|names-/;

test('every tile has words and no id', () => {
  const words = [
    ...allBuildings.flatMap(({ id }) => [names.buildingName(id), names.buildingEffects(id), names.buildingCost(id)]),
    ...allMonuments.flatMap(({ id }) => [names.monumentName(id), names.monumentEffect(id), names.monumentCost(id)]),
    ...allWealthTiles.map(({ id }) => names.wealthText(id)),
  ];
  for (const text of words) {
    expect(text).not.toBe('');
    expect(text).not.toMatch(UNTOLD);
  }
});

test('every effect has icons with words', () => {
  for (const effect of [...allBuildings, ...allWealthTiles].flatMap(({ effects }) => effects)) {
    const parts = effectParts(effect);
    expect(parts.length).toBeGreaterThan(0);
    for (const { icon, label } of parts) expect(`${icon} ${label}`).not.toMatch(UNTOLD);
  }
});

/** The figures that stand in a text. */
const figuresIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

// The figures come as arguments from the tables: in every language each of them must be told, once and in its place.
describe.each(languages)('the words in %s have the figures of the tables', (language) => {
  afterEach(() => setLanguage('en'));

  test('for monuments', async () => {
    await setLanguage(language);
    for (const { id, scoring, points } of allMonuments) {
      // The same number of points is told once, and no points are not told. A level is no number of points.
      const printed = [...new Set(points.filter((some) => some > 0))];
      const besides = scoring === 'highest-levels' ? [TOP_LEVEL] : [];
      for (const text of [names.monumentShort(id), names.monumentEffect(id)])
        expect(
          figuresIn(text).filter((figure) => !besides.includes(figure)),
          `${id}: ${text}`,
        ).toEqual(printed);
    }
  });

  test('for levels', async () => {
    await setLanguage(language);
    const [taken] = spacesWith((action) => action.action === 'take' && action.goods.skull !== undefined);
    const skullSpace = names.spaceName(taken!);
    for (const technology of TECHNOLOGIES)
      for (let level = 1; level <= BONUS_LEVEL; level++) {
        const { amount, corn } = levelFigures(technology, level);
        // The number of a space is no figure of the level.
        const text = names.levelText(technology, level).replace(skullSpace, '');
        const printed = [amount, corn].filter((some) => some > 0);
        const told = figuresIn(text);
        if (told.length > 0) expect(told, `${technology} ${level}`).toEqual(printed);
        else expect(Math.max(amount, corn), `${technology} ${level}`).toBeLessThan(2);
      }
  });

  test('for actions and tiles with a price', async () => {
    await setLanguage(language);
    for (const space of [1, 5]) {
      const action = actionAt('uxmal', space);
      const price = action && 'corn' in action ? action.corn : NaN;
      expect(figuresIn(names.actionText('uxmal', space)), `uxmal ${space}`).toEqual([price]);
    }
    for (const effect of allBuildings.flatMap(({ effects }) => effects))
      if (effect.effect === 'any-action') expect(figuresIn(names.effectText(effect))).toEqual([effect.corn]);
  });
});

test('a building is called one in a sentence, and what it gives has words', () => {
  const [hall] = allBuildings.filter(({ kind }) => kind === 'public');
  expect(names.buildingName(hall!.id)).toMatch(/^Public building: \S/);
  expect(names.kindName('public')).toBe('Public');
});

test('Greek tells gold that stands by itself from gold that is taken', async () => {
  await setLanguage('el');
  expect([names.goodName('gold'), names.blockObject('gold')]).toEqual(['χρυσός', 'χρυσό']);
  expect([1, 2].map((amount) => names.amountText('gold', amount))).toEqual(['1 χρυσός', '2 κύβοι χρυσού']);
  expect(names.goodsText({ wood: 1, gold: 2 })).toBe('1 ξύλο και 2 κύβους χρυσού');
  const [costly] = allBuildings.filter(({ cost }) => cost.gold === 2);
  expect(names.buildingCost(costly!.id)).toMatch(/2 κύβοι χρυσού/);
  await setLanguage('en');
});

test('monuments show their points and what they count', () => {
  const shown = (id: string, players: number) =>
    monumentParts(id, players)
      .map(({ icon, amount }) => amount || icon)
      .join(' ');
  expect(allMonuments.map(({ id }) => shown(id, 4))).toEqual([
    ...['4 tomb', '2 build', '4 corn', '4 wood', '4 monument', '4 public', '9–33 technology', '3 technology'],
    ...['6–18 worker', '4 shrine', '×1 temple', '3 temple', '3 skull'],
  ]);
  expect([2, 3].map((players) => shown('m05', players))).toEqual(['6 monument', '5 monument']);
  expect(shown('m99', 2)).toBe('points monument');
});

test('every space, level and step has words', () => {
  for (const gear of GEARS) {
    for (let space = 0; space <= lastSpace(gear); space++) expect(names.actionText(gear, space)).not.toMatch(UNTOLD);
  }
  for (const technology of TECHNOLOGIES) {
    for (let level = 0; level <= BONUS_LEVEL; level++) expect(names.levelText(technology, level)).not.toMatch(UNTOLD);
  }
  for (const { id, steps } of temples) steps.forEach((_, step) => expect(names.stepText(id, step)).not.toMatch(UNTOLD));
});

test('refusals in fixtures are told with their numbers', () => {
  const text = readFileSync('tests/fixtures/4p-build-rmiddle.json', 'utf8');
  const { update } = JSON.parse(text) as { update: Update };
  for (const { refusal } of update.decisions[0]?.options ?? []) {
    if (refusal) expect(refusalText(refusal)).not.toMatch(UNTOLD);
  }
  expect(refusalText({ code: 'not-enough-corn', needs: 3, has: 1 })).toBe('This costs 3 corn, but you have 1.');
});
