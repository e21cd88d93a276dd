// What the client takes for printed is what the server charges: positions of real games say so.
import { expect, test } from 'vitest';
import type { Amounts } from '$lib/api/Amounts';
import type { Gear } from '$lib/api/Gear';
import type { Technology } from '$lib/api/Technology';
import type { Update } from '$lib/api/Update';
import { BLOCKS, blocksToReach, BONUS_LEVEL, market, priceOf, ruleFigures } from '$lib/facts/components';

const fixtures = import.meta.glob<{ update: Update }>('../../fixtures/*.json', { eager: true, import: 'default' });

/** What can be chosen wherever the server asks such a thing. */
function asked(decision: string) {
  const found = Object.entries(fixtures)
    .filter(([path]) => path.includes(`-${decision}-`))
    .map(([, { update }]) => {
      const { seat, options } = update.decisions[0]!;
      const { pending, players } = update.position.state;
      return { options, pending: pending.at(-1), player: players[seat]! };
    });
  expect(found.length, decision).toBeGreaterThan(0);
  return found;
}

const blocks = (amounts: Amounts): number => BLOCKS.reduce((sum, block) => sum + amounts[block], 0);

test('a step back and the price of an action cost what the server asks', () => {
  const seen = new Set<number>();
  for (const { options, pending } of asked('action')) {
    const [gear, at] = pending!.at.split(' ') as [Gear, string];
    for (const { action, preview, refusal } of options) {
      const space = Number(/^do (\d+)$/.exec(action)?.[1]);
      if (!space) continue;
      const price = priceOf(gear, space);
      const corn = (Number(at) - space) * ruleFigures.step_back_corn + (price && 'corn' in price ? price.corn : 0);
      const told = preview?.costs.corn ?? (refusal?.code === 'not-enough-corn' ? refusal.needs : undefined);
      if (told === undefined) continue;
      expect(told, `${pending!.at}: ${action}`).toBe(corn);
      seen.add(corn);
    }
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('a level, a bonus and the steps of Tikal 5 cost as many blocks as the server asks', () => {
  const seen = new Set<number | string>();
  for (const { options, pending, player } of asked('pay')) {
    const { advance } = pending as { advance: Technology | null };
    const level = advance && player.technologies[advance] + 1;
    const price = level === null ? priceOf('tikal', 5) : { blocks: blocksToReach(level) };
    seen.add(level ?? 'temples');
    for (const { action, preview } of options)
      if (preview) expect({ blocks: blocks(preview.costs) }, `${action} for ${level}`).toEqual(price);
  }
  expect([...seen]).toEqual(expect.arrayContaining([1, 3, BONUS_LEVEL, 'temples']));
});

test('the market pays and asks the prices of the tables', () => {
  const seen = new Set<string>();
  for (const { options } of asked('market'))
    for (const { action, preview } of options)
      for (const block of BLOCKS) {
        if (!preview || !action.endsWith(` ${block}`)) continue;
        expect(action.startsWith('buy') ? preview.costs.corn : preview.gains.corn, action).toBe(market[block]);
        seen.add(block);
      }
  expect([...seen].sort()).toEqual([...BLOCKS].sort());
});

test('as many wealth tiles are dealt and kept as the server deals and takes', () => {
  for (const { options } of asked('keep')) {
    const kept = options.map(({ action }) => action.split(' ').slice(1));
    for (const tiles of kept) expect(tiles).toHaveLength(ruleFigures.wealth_kept);
    expect(new Set(kept.flat()).size).toBe(ruleFigures.wealth_dealt);
  }
});
