import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reason } from '$lib/api/Reason';
import { reasonText } from '$lib/words/reasons';
import { setLanguage } from '$lib/text';

/** One of each kind, and the ways it can be told. */
const REASONS: Reason[] = [
  { reason: 'food', due: 6, missing_before: 4, missing_after: 0, days: 3 },
  { reason: 'food', due: 6, missing_before: 4, missing_after: 2, days: 1 },
  { reason: 'food', due: 6, missing_before: 0, missing_after: 2, days: 0 },
  { reason: 'reaches', gear: 'yaxchilan', space: 5, workers: 2, days: 4, before_food_day: true },
  { reason: 'reaches', gear: 'tikal', space: 3, workers: 1, days: 1, before_food_day: false },
  { reason: 'reaches', gear: 'tikal', space: 3, workers: 1, days: 0, before_food_day: false },
  { reason: 'gains', corn: 2, wood: 0, stone: 0, gold: 1, skulls: 1 },
  { reason: 'gains', corn: -2, wood: 0, stone: 1, gold: 0, skulls: 0 },
  { reason: 'steps', temple: 'chaac', steps: 2, leads: false },
  { reason: 'steps', temple: 'kukulcan', steps: 1, leads: true },
  { reason: 'steps', temple: 'chaac', steps: -1, leads: false },
  { reason: 'steps', temple: 'chaac', steps: -1, leads: true },
  { reason: 'advance', technology: 'theology', to_level: 3 },
  { reason: 'builds', building: 'b07', points: 0 },
  { reason: 'monument', monument: 'm03', points: 12.25 },
  { reason: 'points', points: 13 },
  { reason: 'points', points: -3 },
  { reason: 'worker', workers_in_play: 4 },
  { reason: 'farm', due_before: 8, due_after: 4 },
  { reason: 'places', workers: 3, corn: 5 },
  { reason: 'places', workers: 1, corn: 0 },
  { reason: 'falls', gear: 'chichen-itza', space: 10 },
  { reason: 'start-player', corn: 3, begins: true, two_days: true },
  { reason: 'start-player', corn: 0, begins: false, two_days: false },
  { reason: 'begs', temple: 'quetzalcoatl', corn: 2 },
  { reason: 'days', days: 2, food_day: 0, light_side: false },
  { reason: 'days', days: 1, food_day: 3, light_side: true },
  { reason: 'ready', workers: 0, corn: 11 },
];

test('every kind of reason is among them', () => {
  const kinds = [...readFileSync('src/lib/api/Reason.ts', 'utf8').matchAll(/"reason": "([a-z-]+)"/g)].map(([, k]) => k);
  expect(kinds.length).toBeGreaterThan(10);
  expect(new Set(REASONS.map(({ reason }) => reason))).toEqual(new Set(kinds));
});

const folders = readdirSync('../locales').filter((name) => existsSync(`../locales/${name}/hint.ftl`));

describe.each(folders)('reasons in %s', (language) => {
  beforeAll(() => setLanguage(language));
  afterAll(() => setLanguage('en'));

  test.each(REASONS)('$reason has words and all its figures', (reason) => {
    const text = reasonText(reason);
    expect(text).not.toMatch(/hint-|\{|undefined|NaN|\b[bm]\d\d\b/);
    expect(text).toMatch(/[.!;]$/);
    if (reason.reason === 'food') expect(text).toContain(String(reason.due));
    if (reason.reason === 'gains') expect(text).not.toContain('-');
    if (reason.reason === 'monument') expect(text).toContain('12¼');
  });
});

test('as a teacher would say it', () => {
  expect(
    reasonText({ reason: 'reaches', gear: 'yaxchilan', space: 5, workers: 2, days: 4, before_food_day: true }),
  ).toBe(
    '2 workers will reach Yaxchilan 5 within 4 days, before the Food Day. The action there: take 2 corn, 1 stone, and 1 gold.',
  );
  expect(reasonText({ reason: 'gains', corn: -2, wood: 0, stone: 1, gold: 0, skulls: 0 })).toBe(
    'You gain 1 stone and pay 2 corn.',
  );
});
