import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Position } from '$lib/api/Position';
import { gamesWithoutLessons, keep, kept, LESSON_COUNT, withoutLessons } from '$lib/browser/kept';
import { chancePassed, LESSONS, recordOf, stepArgs, stepsDone, type Lesson } from '$lib/learn/lessons';
import { setLanguage, t } from '$lib/text';

const MOST_WORDS = 14;
const folders = readdirSync('../locales').filter((name) => existsSync(`../locales/${name}/learn.ftl`));
const lessons = (id: string): Lesson => LESSONS.find((each) => each.id === id)!;

/** A position of a real game, seen from the first seat, with something changed. */
function position(change: (state: Position['state'], mine: Position['state']['players'][number]) => void = () => {}) {
  const { update } = JSON.parse(readFileSync('tests/fixtures/2p-turn-rearly.json', 'utf8')) as {
    update: { position: Position };
  };
  const { state } = update.position;
  for (const spaces of Object.values(state.gears)) spaces.forEach((who, i) => who === 0 && (spaces[i] = null));
  Object.assign(state.players[0]!, {
    ...{ corn: 9, wood: 2, stone: 2, gold: 0, skulls: 0, points: 0, buildings: [], workers_in_play: 3 },
    ...{ workers_in_hand: 3, corn_tiles: 0, wood_tiles: 0 },
    temples: { chaac: 1, quetzalcoatl: 1, kukulcan: 1 },
    technologies: { agriculture: 0, extraction: 0, architecture: 0, theology: 0 },
  });
  Object.assign(state, { round: 1, skulls_placed: [], start_space: null, start_player: 1, food_days_held: 0 });
  change(state, state.players[0]!);
  return update.position;
}

const sentences = (text: string): string[] => text.split(/(?<=[.!?;;…])\s+/u).filter(Boolean);
const words = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(folders)('lessons in %s', (language) => {
  beforeAll(() => setLanguage(language));
  afterAll(() => setLanguage('en'));

  test('every step has an explanation and a goal, with all that they speak of', () => {
    for (const lesson of LESSONS) {
      lesson.steps.forEach((step, i) => {
        const args = stepArgs(step, position());
        for (const key of [`learn-${lesson.id}-${i + 1}`, `learn-${lesson.id}-${i + 1}-goal`])
          expect(t(key, args), key).not.toMatch(/learn-|\{|undefined/);
      });
      const done = t(`learn-${lesson.id}-done`, stepArgs(lesson.steps.at(-1), position()));
      expect(done).not.toMatch(/learn-|\{/);
      expect(t(`learn-${lesson.id}-title`)).not.toMatch(/^learn-/);
    }
  });

  test('sentences stay short', () => {
    const resource = new FluentResource(readFileSync(`../locales/${language}/learn.ftl`, 'utf8'));
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(resource);
    const long = resource.body.flatMap(({ id, value }) => {
      // As they are shown: a space is two words, goods are five.
      const given: Record<string, string | number> = { at: 'Chichen Itza 5', goods: '1 gold and 2 corn', title: 'x' };
      const figures = Object.fromEntries(
        [...JSON.stringify(value).matchAll(/"name":"(\w+)"/g)].map(([, name]) => [name ?? '', given[name ?? ''] ?? 2]),
      );
      const text = value ? bundle.formatPattern(value, figures, []) : '';
      return sentences(text)
        .filter((each) => words(each) > MOST_WORDS)
        .map((each) => `${id}: ${each}`);
    });
    expect(long).toEqual([]);
  });
});

test('every lesson has a recorded game, and the start page knows how many there are', async () => {
  expect(LESSONS).toHaveLength(LESSON_COUNT);
  for (const { id, round } of LESSONS) {
    const record = await recordOf(id);
    expect(record).toMatch(/^tzolkin-record 1\n/);
    expect(record).toMatch(/unfinished\s*$/);
    expect(round).toBeGreaterThan(0);
  }
});

describe('goals are judged from the position', () => {
  const done = (id: string, now: Position) => stepsDone(lessons(id), now);

  test('placing, taken back and placed again', () => {
    expect(done('place', position())).toBe(0);
    expect(
      done(
        'place',
        position((_, mine) => (mine.workers_in_hand = 2)),
      ),
    ).toBe(1);
    expect(
      done(
        'place',
        position((_, mine) => (mine.workers_in_hand = 1)),
      ),
    ).toBe(2);
    const ended = position((state, mine) => {
      mine.workers_in_hand = 1;
      state.round = 2;
    });
    expect(done('place', ended)).toBe(3);
  });

  test('waiting: the worker rides with the rounds', () => {
    const at = (round: number, space: number) =>
      position((state) => {
        state.round = round;
        state.gears.palenque[space] = 0;
      });
    expect(done('wait', at(3, 3))).toBe(0);
    expect(done('wait', at(4, 4))).toBe(1);
    expect(done('wait', at(5, 5))).toBe(2);
    expect(chancePassed(lessons('wait'), at(3, 3), 0)).toBe(false);
    expect(
      chancePassed(
        lessons('wait'),
        position((state) => (state.round = 4)),
        0,
      ),
    ).toBe(true);
  });

  test('waiting comes after picking up, and marks what else can be done', () => {
    const ids = LESSONS.map(({ id }) => id);
    expect(ids.indexOf('pick')).toBeLessThan(ids.indexOf('wait'));
    const look = LESSONS.find(({ id }) => id === 'wait')!.steps[1]!.look!;
    const without = (hand: number) =>
      position((state, mine) => {
        mine.workers_in_hand = hand;
        state.gears.palenque[4] = 0;
        state.gears.yaxchilan[2] = 0;
        state.gears.tikal[1] = 0;
      });
    expect(look(without(0))).toEqual(['pick yaxchilan 2', 'pick tikal 1']);
    expect(look(without(1))).toContain('place tikal');
  });

  test('any way to the goal will do', () => {
    expect(
      done(
        'pick',
        position((_, mine) => (mine.gold = 1)),
      ),
    ).toBe(1);
    expect(
      done(
        'back',
        position((_, mine) => (mine.stone = 3)),
      ),
    ).toBe(1);
    expect(
      done(
        'technology',
        position((_, mine) => (mine.technologies.theology = 1)),
      ),
    ).toBe(1);
    expect(
      done(
        'build',
        position((_, mine) => (mine.buildings = ['b01'])),
      ),
    ).toBe(1);
    expect(
      done(
        'temple',
        position((_, mine) => (mine.temples.kukulcan = 2)),
      ),
    ).toBe(1);
    // Two steps first: the other worker is still to be used.
    expect(
      done(
        'temple',
        position((_, mine) => (mine.temples = { chaac: 2, quetzalcoatl: 2, kukulcan: 1 })),
      ),
    ).toBe(0);
    expect(
      done(
        'temple',
        position((_, mine) => (mine.temples = { chaac: 2, quetzalcoatl: 2, kukulcan: 2 })),
      ),
    ).toBe(2);
    expect(
      done(
        'skull',
        position((_, mine) => (mine.skulls = 1)),
      ),
    ).toBe(1);
    expect(
      done(
        'start',
        position((state) => (state.start_space = 0)),
      ),
    ).toBe(1);
  });

  test('burning costs a temple step, harvesting does not', () => {
    const harvested = position((_, mine) => Object.assign(mine, { wood_tiles: 1, corn_tiles: 1 }));
    expect(done('harvest', harvested)).toBe(1);
    const burnt = position((_, mine) => {
      Object.assign(mine, { wood_tiles: 1, corn_tiles: 1 });
      mine.temples.chaac = 0;
    });
    expect(done('harvest', burnt)).toBe(2);
  });

  test('a turn that ended without the goal is a chance that passed', () => {
    const later = position((state) => (state.round = 4));
    expect(chancePassed(lessons('pick'), later, done('pick', later))).toBe(true);
    expect(
      chancePassed(
        lessons('pick'),
        position((state) => (state.round = 3)),
        0,
      ),
    ).toBe(false);
  });
});

describe('what is kept', () => {
  beforeEach(() => localStorage.clear());

  test('lesson, table and what is done; nonsense is nothing', () => {
    expect(kept()).toEqual({ lesson: null, table: null, done: [], tables: [] });
    keep({ lesson: 3, table: 'abc', tables: ['abc'] });
    keep({ done: ['place'] });
    expect(kept()).toEqual({ lesson: 3, table: 'abc', done: ['place'], tables: ['abc'] });
    localStorage.setItem('tzolkin.learn', '{"lesson":"x","done":7}');
    expect(kept()).toEqual({ lesson: null, table: null, done: [], tables: [] });
  });

  test('tables of lessons stand in no list', () => {
    keep({ tables: ['lesson'] });
    const summary = (id: string) => ({ id }) as never;
    const lobby = withoutLessons({ open: [], running: [], mine: [summary('lesson'), summary('game')] });
    expect(lobby.mine.map(({ id }) => id)).toEqual(['game']);
    const games = ['lesson', 'game'].map((table) => ({ table, finished_at: 0, seats: [], unfinished: false }));
    expect(gamesWithoutLessons(games).map(({ table }) => table)).toEqual(['game']);
  });
});
