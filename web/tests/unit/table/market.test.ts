import { describe, expect, test } from 'vitest';
import type { Preview } from '$lib/api/Preview';
import type { Previewed } from '$lib/api/Previewed';
import { Basket, trades } from '$lib/table/model/basket.svelte';

const nothing = { corn: 0, wood: 0, stone: 0, gold: 0, skulls: 0 };
const PRICES = { wood: 2, stone: 3, gold: 4 } as Record<string, number>;

/** A server at which a player with so much corn, two wood and a stone trades. */
function server(corn: number) {
  const asked: string[][][] = [];
  const answer = (list: string[]): Previewed => {
    const held: Record<string, number> = { corn, wood: 2, stone: 1, gold: 0 };
    const [costs, gains] = [{ ...nothing }, { ...nothing }] as [Record<string, number>, Record<string, number>];
    const move = (good: string, by: number) => {
      held[good]! += by;
      if (by > 0) gains[good]! += by;
      else costs[good]! -= by;
      return held[good]! >= 0;
    };
    for (const [index, action] of list.entries()) {
      const [verb, block = ''] = action.split(' ');
      const way = verb === 'buy' ? 1 : -1;
      if (!move(block, way) || !move('corn', -way * PRICES[block]!))
        return { result: 'refused', index, refusal: { code: 'not-enough-corn', needs: 4, has: 0 } };
    }
    const opens = held.corn! >= 2 ? 'market' : null;
    return { result: 'possible', preview: { costs, gains, opens } as unknown as Preview };
  };
  const ask = (lists: string[][]) => {
    asked.push(lists);
    return Promise.resolve(lists.map(answer));
  };
  return { ask, asked };
}

test('a basket as actions: sales before purchases', () => {
  expect(trades({ wood: -2, stone: 0, gold: 1 })).toEqual(['sell wood', 'sell wood', 'buy gold']);
  expect(trades({ wood: 0, stone: 0, gold: 0 })).toEqual([]);
});

describe('a basket', () => {
  test('asks the server what it costs and what can be added', async () => {
    const { ask, asked } = server(2);
    const basket = new Basket(ask);
    expect(basket.can('wood', 1), 'nothing is known yet').toBe(false);
    await basket.look();
    expect(asked[0]).toEqual([
      [],
      ['buy wood'],
      ['sell wood'],
      ['buy stone'],
      ['sell stone'],
      ['buy gold'],
      ['sell gold'],
    ]);
    expect([basket.can('wood', 1), basket.can('gold', 1), basket.can('gold', -1)]).toEqual([true, false, false]);
    await basket.change('gold', 1);
    expect(basket.isEmpty, 'what the server refuses is not put in').toBe(true);
    await basket.change('wood', -1);
    expect(basket.can('gold', 1)).toBe(true);
    expect([basket.after('corn', 2), basket.after('wood', 2)]).toEqual([4, 1]);
  });

  test('takes clicks that come faster than answers, one after another', async () => {
    const basket = new Basket(server(5).ask);
    await basket.look();
    void basket.change('wood', 1);
    void basket.change('wood', 1);
    // The third is one too many, which only the answer to the second tells.
    await basket.change('wood', 1);
    expect(basket.contents).toEqual({ wood: 2, stone: 0, gold: 0 });
    expect(basket.after('corn', 5)).toBe(1);
  });

  test('ends the trading itself, unless the market closes by itself', async () => {
    const basket = new Basket(server(4).ask);
    await basket.look();
    expect(basket.actions).toEqual(['stop']);
    await basket.change('wood', 1);
    expect(basket.actions).toEqual(['buy wood', 'stop']);
    await basket.change('wood', 1);
    expect(basket.actions).toEqual(['buy wood', 'buy wood']);
    await basket.clear();
    expect(basket.actions).toEqual(['stop']);
  });

  test('is emptied when what lies in it cannot be had any more', async () => {
    let current = server(4);
    const basket = new Basket((lists) => current.ask(lists));
    await basket.look();
    await basket.change('gold', 1);
    current = server(0);
    await basket.look();
    expect(basket.isEmpty).toBe(true);
    expect(basket.can('wood', -1)).toBe(true);
  });

  test('stays still while the server does not answer', async () => {
    const basket = new Basket(() => Promise.resolve(null));
    await basket.look();
    await basket.change('wood', 1);
    expect(basket.isEmpty).toBe(true);
    expect(basket.actions).toEqual(['stop']);
  });
});
