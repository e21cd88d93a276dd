import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { History } from '$lib/api/History';
import type { Message } from '$lib/api/Message';
import { chipOf } from '$lib/table/bar/chip';
import { read } from '$lib/table/model/choices';
import { BONUS_LEVEL, levelFigures, TECHNOLOGIES } from '$lib/facts/components';
import { levelParts } from '$lib/table/parts/preview';
import { levelText } from '$lib/words/names';
import { lastTold, turnSoFar } from '$lib/table/log/told';

const load = (name: string): unknown => JSON.parse(readFileSync(`tests/fixtures/${name}.json`, 'utf8'));
const who = (seat: number) => `P${seat}`;

describe('what the bar tells', () => {
  const { moves } = load('4p-history') as History;
  // Ends of turns after which nothing else happens to the table.
  const ends = moves.flatMap(({ action, events }, i) => (action === 'end' && events.length <= 2 ? [i] : []));

  test('a turn so far is only that of the seat whose turn it is', () => {
    const ended = ends[5]!;
    const { seat } = moves[ended]!;
    expect(turnSoFar(moves.slice(0, ended), seat, who)).not.toEqual([]);
    expect(turnSoFar(moves.slice(0, ended), (seat + 1) % 4, who)).toEqual([]);
    // The next turn has begun, and nothing has been done in it.
    expect(turnSoFar(moves.slice(0, ended + 1), (seat + 1) % 4, who)).toEqual([]);
  });

  test('what happened last is told as soon as the next turn begins, and never from further on', () => {
    const ended = ends[5]!;
    const last = lastTold(moves.slice(0, ended + 1), who);
    expect(last?.seat).toBe(moves[ended]!.seat);
    expect(last?.parts).toEqual(turnSoFar(moves.slice(0, ended), moves[ended]!.seat, who).at(-1));
    expect(lastTold([], who)).toBeNull();
  });
});

describe('a chip shows what its option costs and brings', () => {
  const update = (name: string) => {
    const message = load(name) as Message;
    const found = message.type === 'welcome' ? message.update : message.type === 'update' ? message : null;
    if (!found) throw new Error(`${name} holds no update`);
    return found;
  };
  const chips = (name: string, verb: string) => {
    const { decisions, position } = update(name);
    const { seat, options } = decisions[0]!;
    return options
      .filter(({ action, refusal }) => action.startsWith(`${verb} `) && !refusal)
      .map((choice) => chipOf(read(choice), position.state.players[seat]));
  };

  test('a temple: the step, and what it will be worth', () => {
    const [chip] = chips('4p-climb-rmiddle', 'climb');
    expect(chip).toMatchObject({ noun: { icon: 'temple' }, steps: '+1', costs: [] });
    expect(chip?.lines[0]).toMatch(/end of an age/);
  });

  test('a technology: the blocks that are chosen afterwards, and what the level does', () => {
    const [chip] = chips('4p-advance-rearly', 'advance');
    expect(chip?.costs.map(({ icon, amount }) => [icon, amount])).toEqual([['block', '1']]);
    expect(chip?.lines).toHaveLength(2);
    expect(chip?.effect).toBe('+1 corn when you harvest corn in the jungle');
  });

  test('the signs of a level have the figures that are printed', () => {
    for (const technology of TECHNOLOGIES) {
      for (let level = 1; level <= BONUS_LEVEL; level++) {
        const [sign] = levelParts(technology, level);
        const { amount } = levelFigures(technology, level);
        expect(sign?.amount, `${technology} ${level}`).toMatch(amount === 0 ? /\+1/ : new RegExp(`[+−]${amount}`));
        expect(levelText(technology, level)).not.toBe('');
      }
    }
  });

  test('begging: the step down as well as the corn', () => {
    const [chip] = chips('4p-turn-rlate', 'beg');
    expect(chip).toMatchObject({ steps: '−1', gains: [{ icon: 'corn', amount: '2' }] });
  });
});
