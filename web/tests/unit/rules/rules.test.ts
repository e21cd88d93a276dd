import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { book } from '$lib/rules/book';
import { figures } from '$lib/rules/figures';
import type { Refusal } from '$lib/api/Refusal';
import { boardRule, DECISIONS, kindRule, levelRule, refusalRule, refusalRules, spaceRule } from '$lib/rules/links';
import { marked, matches, wordsOf } from '$lib/rules/search';
import { GEARS, lastSpace, TECHNOLOGIES } from '$lib/facts/components';
import { languages, setLanguage } from '$lib/text';

const locale = (language: string, file: string) => readFileSync(`../locales/${language}/${file}.ftl`, 'utf8');
const folders = readdirSync('../locales').filter((name) => existsSync(`../locales/${name}/rules.ftl`));
const ids = () => book().flatMap(({ id, paragraphs }) => [id, ...paragraphs.map((each) => each.id)]);

/** The text elements of a pattern, without placeables, terms and keys of variants. */
function typed(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(typed);
  if (node === null || typeof node !== 'object') return [];
  const { variants, value } = node as { variants?: { value: unknown }[]; value?: unknown };
  if (variants) return variants.flatMap((variant) => typed(variant.value));
  return value !== undefined && 'key' in node ? typed(value) : [];
}

describe.each(folders)('the rules in %s', (language) => {
  test('no figure is typed: all come from the tables', () => {
    for (const { id, value } of new FluentResource(locale(language, 'rules')).body)
      for (const text of typed(value)) expect(text, id).not.toMatch(/[\d¼½¾]/);
  });

  test('every paragraph has a title and a text, every figure arrives', async () => {
    await setLanguage(language);
    for (const { title, paragraphs } of book()) {
      expect(title).not.toMatch(/^rules-|\{/);
      for (const paragraph of paragraphs) {
        const words = [paragraph.title, paragraph.text, ...paragraph.rows].join('\n');
        expect(paragraph.title, paragraph.id).not.toBe('');
        expect(paragraph.text + paragraph.rows.join(''), paragraph.id).not.toBe('');
        expect(words, paragraph.id).not.toMatch(/rules-|\{|undefined|NaN|\b[bm]\d\d\b|\bw-[a-z]/);
      }
    }
    await setLanguage('en');
  });
});

test('every language with rules is one that can be chosen', () => {
  expect(languages).toEqual(expect.arrayContaining(folders));
});

test('ids are distinct', () => {
  expect(new Set(ids()).size).toBe(ids().length);
});

test('every figure is the one that the printed rules have', () => {
  expect(figures()).toEqual({
    ...{ rounds: 27, skulls: 13, workers_start: 3, workers_most: 6, wealth_dealt: 4, wealth_kept: 2, display: 6 },
    ...{ surcharges: '0, 1, 3, 6, 10, and 15', second_worker: 1, first_space: 0, step_back: 1, tooth_corn: 1 },
    ...{ free_small: '6 and 7', last_small: 7, before_small: 6, free_large: '10', last_large: 10, before_large: 9 },
    ...{ beg_most: 2, beg_corn: 3, groups: '2, 3, 4, and 5', wood_groups: '3, 4, and 5' },
    ...{ levels: 3, level_costs: '1, 2, and 3', first_level: 1 },
    ...{ skull_points: 3, skull_temple: 'Kukulcan', corn_per_point: 4, wood: 2, stone: 3, gold: 4 },
    ...{ food_days: 4, food_rounds: '8, 14, 21, and 27', change_day: 2, feed: 2, unfed: 3, farm_less: 1 },
    ...{ at_fish: 'Palenque 1', at_skull: 'Yaxchilan 4', at_build: 'Tikal 2', at_build_two: 'Tikal 4' },
    ...{ at_market: 'Uxmal 2', at_corn_build: 'Uxmal 4', at_any: 'Uxmal 5' },
  });
});

test('known figures stand where they belong', () => {
  const text = (id: string) =>
    book()
      .flatMap(({ paragraphs }) => paragraphs)
      .find((each) => each.id === id)?.text ?? '';
  expect(text('place-cost')).toContain('0, 1, 3, 6, 10, and 15 corn');
  expect(text('palenque-4')).toContain('7 corn');
  expect(text('palenque-4')).toContain('3 wood');
  expect(text('uxmal-1')).toContain('3 corn');
  expect(text('uxmal-2')).toContain('One wood is worth 2 corn, one stone 3 and one gold 4');
  expect(text('uxmal-4')).toContain('2 corn for each block');
  expect(text('tikal-5')).toContain('1 block');
  expect(text('agriculture-2')).toContain('1 more corn when fishing');
  expect(text('agriculture-3')).toContain('2 more corn');
  expect(text('architecture-3')).toBe(
    'A building costs 1 block less at Tikal; you choose which. At Uxmal 4 it costs 2 corn less.',
  );
  expect(text('extraction-bonus')).toContain('2 blocks');
  expect(text('food')).toContain('8, 14, 21, and 27');
  expect(text('ages')).toContain('Food Day number 2');
  expect(text('temple-kukulcan')).toContain('−3, 0, 1, 3, 5, 7, 9, and 10 points');
  expect(text('two-days-not')).toContain('space 6 of a small gear or 9 at Chichen Itza');
  expect(text('chichen-itza-9')).toContain('13 points');
});

test('the rulings that the short texts on the table leave out are in the book', () => {
  const all = book().flatMap(({ paragraphs }) => paragraphs);
  const rulings = ['optional', 'lost', 'bonus-lost', 'architecture-level', 'architecture-nested'];
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(rulings));
  // A monument is told as a whole sentence: the words on its tile do not say whether it counts itself.
  const monuments = all.find(({ id }) => id === 'list-monuments')?.rows ?? [];
  expect(monuments).toHaveLength(13);
  expect(monuments.filter((row) => !/^\S+ monument\. At the end, .+\. Cost: .+\.$/.test(row))).toEqual([]);
});

describe('everything leads to a paragraph', () => {
  const codes = [...readFileSync('src/lib/api/Refusal.ts', 'utf8').matchAll(/"code": "([a-z0-9-]+)"/g)].map(
    (match) => match[1],
  );

  test('every refusal', () => {
    const table = new Map(refusalRules());
    expect(codes.length).toBeGreaterThan(40);
    for (const code of codes) expect(ids(), code).toContain(table.get(code ?? ''));
  });

  test('lacking something leads to what asks for it', () => {
    const corn = { code: 'not-enough-corn', needs: 3, has: 1 } as Refusal;
    const blocks = { code: 'not-enough-blocks', needs: 1, has: 0 } as unknown as Refusal;
    expect(refusalRule(corn)).toBe('place-cost');
    expect(refusalRule(corn, 'build')).toBe('uxmal-4');
    expect(refusalRule(corn, 'market')).toBe('market');
    expect(refusalRule(corn, 'action', { gear: 'yaxchilan', space: 2 })).toBe('step-back');
    expect(refusalRule(corn, 'action', { gear: 'uxmal', space: 1 })).toBe('uxmal-1');
    expect(refusalRule(blocks, 'action', { gear: 'tikal', space: 5 })).toBe('tikal-5');
    expect(refusalRule(blocks, 'advance')).toBe('advance');
    expect(refusalRule({ code: 'no-block', block: 'gold' }, 'offer')).toBe('theology-2');
    expect(refusalRule({ code: 'needs-technology', technology: 'theology', needs: 1, has: 0 })).toBe('theology-1');
    expect(boardRule({ kind: 'gear', gear: 'tikal' }, corn)).toBe('place-cost');
    expect(boardRule({ kind: 'gear', gear: 'tikal' })).toBe('place');
  });

  test('every decision, space, level and kind of tile', () => {
    const known = ids();
    for (const rule of Object.values(DECISIONS)) expect(known).toContain(rule);
    for (const gear of GEARS)
      for (let space = 0; space <= lastSpace(gear) + 2; space++) expect(known).toContain(spaceRule(gear, space));
    for (const technology of TECHNOLOGIES)
      for (const level of [0, 1, 2, 3, 4]) expect(known).toContain(levelRule(technology, level));
    for (const kind of ['farm', 'tomb', 'public', 'shrine'] as const)
      for (const monument of [true, false]) expect(known).toContain(kindRule(kind, monument));
  });
});

describe('search', () => {
  test('accents and capitals do not matter, all words must be there', () => {
    expect(matches('Alimentação dos trabalhadores', wordsOf('ALIMENTACAO trab'))).toBe(true);
    expect(matches('Ημέρα Ταΐσματος', wordsOf('ημερα ταισματοσ'))).toBe(true);
    expect(matches('El engranaje gira', wordsOf('engranaje día'))).toBe(false);
    expect(wordsOf('  two, DAYS! ')).toEqual(['two', 'days']);
  });

  test('highlights lie on what was found, accents and all', () => {
    const found = marked('À la récolte, récolter', wordsOf('recolte'));
    expect(found.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['récolte', 'récolte']);
    expect(found.map(({ text }) => text).join('')).toBe('À la récolte, récolter');
    expect(marked('plain', [])).toEqual([{ text: 'plain', hit: false }]);
  });

  test('finds what people ask for', () => {
    const found = (query: string) =>
      book()
        .flatMap(({ title, paragraphs }) => paragraphs.map((each) => ({ ...each, section: title })))
        .filter(({ section, title, text, rows }) => matches([section, title, text, ...rows].join('\n'), wordsOf(query)))
        .map(({ id }) => id);
    expect(found('two days light')).toContain('two-days');
    expect(found('hungry')).toContain('feed');
    expect(found('nonsenseword')).toEqual([]);
  });
});
