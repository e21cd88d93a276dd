import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Message } from '$lib/api/Message';
import type { Update } from '$lib/api/Update';
import { parseAction } from '$lib/words/actions';
import * as choices from '$lib/table/model/choices';

function load(name: string): Update {
  const message = JSON.parse(readFileSync(`tests/fixtures/${name}`, 'utf8')) as Message;
  if (message.type === 'welcome' && message.update) return message.update;
  if (message.type === 'update') return message;
  throw new Error(`${name} holds no update`);
}

const files = readdirSync('tests/fixtures').filter((name) => !/history|hint/.test(name) && name.endsWith('.json'));
const options = (name: string) => load(name).decisions[0]?.options ?? [];

describe('grouping', () => {
  test.each(files)('%s: every option is in exactly one group, the end aside', (name) => {
    for (const decision of load(name).decisions) {
      const grouped = choices
        .group(decision.options)
        .flatMap((group) => group.options.map((option) => option.choice.action));
      const listed = decision.options.map(({ action }) => action).filter((action) => action !== 'end');
      expect(grouped.toSorted()).toEqual(listed.toSorted());
      for (const action of listed) expect(() => parseAction(action)).not.toThrow();
    }
  });

  test('a turn: begging, placing by gear and on the starting player space, picking up by worker', () => {
    const groups = choices.group(options('4p-turn-rmiddle.json'));
    const placing = groups.find(({ heading }) => heading === 'place')?.options ?? [];
    const gears = placing.map(({ parsed }) => (parsed.verb === 'place' ? parsed.gear : null));
    expect(gears).toEqual(['palenque', 'yaxchilan', 'tikal', 'uxmal', 'chichen-itza', 'start']);
    expect(choices.endOf(options('4p-turn-rmiddle.json'))?.refusal?.code).toBe('nothing-done');
  });
});

describe('a worker', () => {
  const pick = {
    action: 'pick palenque 4',
    then: [
      { action: 'do 1' },
      { action: 'do 3', refusal: { code: 'not-enough-corn' as const, needs: 1, has: 0 } },
      { action: 'do 4', then: [{ action: 'corn' }, { action: 'burn' }] },
      { action: 'nothing' },
    ],
  };

  test('its own space comes first, nothing last; a harvest is sent as one', () => {
    const lines = choices.menu(pick);
    expect(lines.map(({ actions }) => actions.at(-1))).toEqual(['do 4', 'do 3', 'do 1', 'nothing']);
    expect(lines[0]?.at).toEqual({ gear: 'palenque', space: 4 });
    expect(lines[0]?.kinds.map(({ actions }) => actions)).toEqual([
      ['pick palenque 4', 'do 4', 'corn'],
      ['pick palenque 4', 'do 4', 'burn'],
    ]);
    expect(lines[1]?.option.possible).toBe(false);
  });

  test('every worker of the fixtures has a menu', () => {
    for (const name of files) {
      for (const choice of options(name).filter(({ action }) => action.startsWith('pick'))) {
        expect(choices.menu(choice).length, `${name} ${choice.action}`).toBeGreaterThan(0);
      }
    }
  });

  test('a worker in hand tells where it stood', () => {
    expect(choices.reachedSpace(load('4p-action-rmiddle.json').position.state.pending)).not.toBeNull();
  });

  test('one space ahead', () => {
    const lines = choices.menuLines([{ action: 'do 3' }, { action: 'do ahead' }], { gear: 'chichen-itza', space: 3 });
    expect(lines[0]?.at).toEqual({ gear: 'chichen-itza', space: 4 });
  });

  test('any action of the four cities, by gear', () => {
    const lines = choices.menuLines(
      [{ action: 'do palenque 1' }, { action: 'do tikal 2' }, { action: 'do tikal 3' }],
      null,
    );
    expect(choices.byGear(lines).map(({ gear, lines: each }) => [gear, each.length])).toEqual([
      ['palenque', 1],
      ['tikal', 2],
    ]);
  });
});

test('building: the forms of a building stand together', () => {
  const built = choices.buildChoices([
    { action: 'build b06 plain' },
    { action: 'build b06 save wood' },
    { action: 'build b06 save stone' },
    { action: 'build b13' },
    { action: 'stop' },
  ]);
  expect(built.map(({ building, forms }) => [building, forms.map(({ form }) => form)])).toEqual([
    ['b06', ['plain', 'wood', 'stone']],
    ['b13', ['usual']],
  ]);
});

describe('keeping', () => {
  const offered = options('4p-keep-rearly.json');

  test('preselected: what was kept, else the hint, else the first', () => {
    const hint = offered[3]?.action ?? '';
    expect(choices.suggestedPair(offered, ['a', 'b'], hint)).toEqual(['a', 'b']);
    expect(`keep ${choices.suggestedPair(offered, null, hint)?.join(' ')}`).toBe(hint);
    expect(`keep ${choices.suggestedPair(offered, null, null)?.join(' ')}`).toBe(offered[0]?.action);
  });

  test('two tiles in any order are one option, fewer are none', () => {
    const [first = '', second = ''] = choices.suggestedPair(offered, null, null) ?? [];
    expect(choices.keepAction(offered, [second, first])).toBe(offered[0]?.action);
    expect(choices.keepAction(offered, [first])).toBeNull();
  });
});
