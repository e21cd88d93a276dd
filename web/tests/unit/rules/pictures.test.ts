import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import {
  actionAt,
  allMonuments,
  foodDays,
  GEARS,
  lastSpace,
  ruleFigures,
  surcharges,
  TECHNOLOGIES,
  temples,
} from '$lib/facts/components';
import { book, type PictureName } from '$lib/rules/book';
import { formsOf, NAMED, withIcons } from '$lib/rules/icons';
import { legend } from '$lib/rules/legend';
import { levelSigns } from '$lib/rules/levels';
import Picture from '$lib/rules/Picture.svelte';
import { tilesOf } from '$lib/rules/pictures/tiles';
import RuleParagraph from '$lib/rules/RuleParagraph.svelte';
import { languages, setLanguage } from '$lib/text';
import { DRAWINGS } from '$lib/ui/icons';
import { withoutLayout } from '../no-layout';

withoutLayout();
afterEach(cleanup);

const paragraphs = () => book().flatMap((section) => section.paragraphs);
const pictures = (): PictureName[] =>
  [...book(), ...paragraphs()].flatMap(({ picture }) => (picture === undefined ? [] : [picture]));
const drawn = (name: PictureName) => render(Picture, { name }).container;
const textOf = (name: PictureName) => drawn(name).textContent.replaceAll(/\s+/g, ' ');

describe.each(languages)('pictures in %s', (language) => {
  test('each is drawn, and told to those who do not see it', async () => {
    await setLanguage(language);
    // Gears say little in words and take long to draw: English has them all.
    const drawings: PictureName[] = [...GEARS.slice(1), 'board', 'calendar'];
    for (const name of pictures().filter((each) => language === 'en' || !drawings.includes(each))) {
      const picture = drawn(name);
      const said = [...picture.querySelectorAll('[role="img"]')].map((each) => each.getAttribute('aria-label') ?? '');
      const words = [...said, picture.textContent].join(' ').trim();
      expect(words, name).not.toMatch(/rules-|board-|names-|undefined|NaN|\b[bm]\d\d\b/);
      expect(said.every(Boolean), name).toBe(true);
      expect(words, name).not.toBe('');
      cleanup();
    }
    await setLanguage('en');
  });

  test('icons stand before the things that have one, in every form the rules use', async () => {
    await setLanguage(language);
    const texts = paragraphs().map(({ text }) => text);
    for (const icon of NAMED) {
      const shown = texts.flatMap((text) => withIcons(text).filter((piece) => piece.icon === icon));
      expect(shown.length, icon).toBeGreaterThan(icon === 'stone' || icon === 'gold' ? 2 : 5);
      for (const { text } of shown)
        expect(formsOf(icon).map((form) => form.toLowerCase())).toContain(text.toLowerCase());
    }
    const goods = paragraphs().find(({ id }) => id === 'goods')?.text ?? '';
    const icons = withIcons(goods).flatMap(({ icon }) => (icon ? [icon] : []));
    expect(icons).toEqual(expect.arrayContaining(['corn', 'wood', 'stone', 'gold', 'skull', 'block']));
    // Once in a paragraph is enough, and no letter is lost.
    expect(new Set(icons).size).toBe(icons.length);
    for (const text of texts)
      expect(
        withIcons(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    await setLanguage('en');
  });

  test('the legend names every sign that board and tiles show', async () => {
    await setLanguage(language);
    const signs = legend().flatMap((group) => group.signs);
    expect(new Set(signs.map(({ icon }) => icon)).size).toBe(signs.length);
    expect(new Set(signs.map(({ text }) => text)).size).toBe(signs.length);
    const named = signs.map(({ icon }) => icon as string);
    const onBoard = paragraphs().flatMap(({ sign }) => sign?.rows.flat().map(({ icon }) => icon) ?? []);
    const onTiles = (['age1', 'age2', 'monuments'] as const).flatMap((display) =>
      tilesOf(display).flatMap(({ icons }) => icons.map(({ icon }) => icon)),
    );
    // An arrow and the jungle speak for themselves.
    for (const icon of new Set([...onBoard, ...onTiles]))
      if (!['right', 'jungle', 'any'].includes(icon)) expect(named).toContain(icon);
    await setLanguage('en');
  });
});

describe('pictures show the figures of the facts', () => {
  test('a gear with all its numbers and actions', () => {
    for (const gear of GEARS) {
      const numbers = [...drawn(gear).querySelectorAll('.number')].map((each) => each.textContent);
      expect(numbers).toEqual(Array.from({ length: lastSpace(gear) + 1 }, (_, space) => String(space)));
      const actions = Array.from({ length: lastSpace(gear) }, (_, i) => actionAt(gear, i + 1)).filter(Boolean);
      // And the one sign for any action.
      expect(document.querySelectorAll('.label')).toHaveLength(actions.length + 1);
      cleanup();
    }
  });

  test('the steps, goods and bonuses of the temples', () => {
    const shown = [...drawn('temples').querySelectorAll('.temple')];
    expect(shown).toHaveLength(temples.length);
    temples.forEach(({ steps, leader_bonus }, i) => {
      const points = [...(shown[i]?.querySelectorAll('.points') ?? [])].map((each) => Number(each.textContent));
      expect(points).toEqual(steps.map((step) => step.points).toReversed());
      expect(shown[i]?.querySelectorAll('.gain svg')).toHaveLength(steps.filter(({ gain }) => gain).length);
      expect(shown[i]?.querySelector('.leader')?.textContent.replaceAll(/\s/g, '')).toBe(
        `${leader_bonus.age1}${leader_bonus.age2}`,
      );
    });
  });

  test('what placing costs, the Food Days and what is eaten', () => {
    const rows = [...drawn('placing-costs').querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()),
    );
    expect(rows[1]).toEqual(surcharges.map((each) => `+${each}`));
    expect(rows[2]?.at(-1)).toBe(String(surcharges.reduce((sum, each) => sum + each, 0)));
    cleanup();
    const calendar = textOf('calendar');
    for (const { round } of foodDays) expect(calendar).toContain(`Round ${round} of 27`);
    cleanup();
    const day = textOf('food-day');
    expect(day).toContain(`−${ruleFigures.food_per_worker}`);
    expect(day).toContain(`−${ruleFigures.points_per_unfed}`);
  });

  test('what every level of a technology gives', () => {
    const signs = TECHNOLOGIES.map((technology) =>
      [1, 2, 3, 4].map((level) =>
        levelSigns(technology, level)
          .rows.map((row) => row.map(({ icon, amount }) => `${icon}${amount ?? ''}`).join(' '))
          .join(' / '),
      ),
    );
    expect(signs).toEqual([
      ['jungle corn1', 'fish corn1 / jungle corn', 'jungle corn2', 'temple1'],
      ['wood1', 'stone1', 'gold1', 'block2'],
      ['build corn1', 'build points2', 'build block1 / build corn2', 'points3'],
      ['skull right', 'skull / block1 temple', 'skull1', 'skull1'],
    ]);
    for (const row of levelSigns('theology', 2).rows) for (const { icon } of row) expect(DRAWINGS).toHaveProperty(icon);
  });

  test('every tile, those that are there several times once', () => {
    const count = (display: 'age1' | 'age2' | 'monuments') =>
      tilesOf(display).reduce((sum, tile) => sum + tile.count, 0);
    expect([count('age1'), count('age2'), count('monuments')]).toEqual([14, 18, allMonuments.length]);
    expect(drawn('age1').querySelectorAll('li')).toHaveLength(tilesOf('age1').length);
    expect(tilesOf('age1').length).toBeLessThan(14);
  });
});

test('whoever searches gets words instead of pictures', () => {
  const paragraph = paragraphs().find(({ id }) => id === 'list-age1')!;
  const article = (words: string[]) =>
    render(RuleParagraph, { paragraph, words, marked: false, beside: false }).container;
  expect(article([]).querySelector('[data-picture="age1"]')).not.toBeNull();
  cleanup();
  const found = article(['tomb']);
  expect(found.querySelector('[data-picture]')).toBeNull();
  expect(found.querySelector('mark')?.textContent).toBe('Tomb');
});
