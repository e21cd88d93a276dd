import { describe, expect, it } from 'vitest';
import type { Choice } from '$lib/api/Choice';
import type { Table } from '$lib/api/Table';
import type { Update } from '$lib/api/Update';
import { foodDayFrom } from '$lib/board/ahead';
import { cardOf } from '$lib/board/card';
import type { Pointed } from '$lib/board/pointed';
import { sceneOf } from '$lib/board/scene';
import { targetsOf } from '$lib/board/targets';
import { foodDays, rounds } from '$lib/facts/components';

const fixtures = import.meta.glob<unknown>('../../fixtures/*.json', { eager: true, import: 'default' });
const { table, update } = fixtures['../../fixtures/4p-turn-rmiddle.json'] as { table: Table; update: Update };
const refused: Choice[] = (update.decisions[0]?.options ?? []).map((choice) =>
  choice.action.startsWith('place ') ? { ...choice, refusal: { code: 'no-worker-in-hand' } } : choice,
);

function card(pointed: Pointed, options: Choice[], selected: string | null = null) {
  const { position } = update;
  return cardOf(pointed, {
    scene: sceneOf(position),
    targets: targetsOf(options, position.state),
    nexts: new Map(position.next_spaces.map((next) => [next.gear, next])),
    falling: new Set(),
    speaker: { seats: table.seats, mine: table.you.seats },
    current: position,
    selected,
  });
}
const tones = (found: ReturnType<typeof card>) => (found?.notes ?? []).map(({ tone }) => tone);
const free = update.position.state.gears.yaxchilan.indexOf(null, 1);

describe('what is pointed at', () => {
  it('is refused only to those who tried', () => {
    for (const pointed of [
      { kind: 'space', gear: 'yaxchilan', space: free },
      { kind: 'gear', gear: 'yaxchilan' },
      { kind: 'start' },
    ] as Pointed[]) {
      const tried = pointed.kind === 'start' ? 'place start' : 'place yaxchilan';
      expect(tones(card(pointed, refused)), pointed.kind).not.toContain('refused');
      expect(tones(card(pointed, refused, tried)), pointed.kind).toContain('refused');
    }
  });

  it('says where a worker can be placed', () => {
    expect(tones(card({ kind: 'gear', gear: 'yaxchilan' }, update.decisions[0]?.options ?? []))).toEqual(['possible']);
  });

  it('is the calendar with its four Food Days, the next one marked', () => {
    const rows = card({ kind: 'calendar' }, [])?.rows ?? [];
    expect(rows).toHaveLength(foodDays.length);
    const next = foodDays.find(({ round }) => round >= update.position.state.round)?.round;
    expect(rows.filter(({ here }) => here).map(({ name }) => name)).toEqual([`Food Day in round ${next}`]);
  });
});

describe('the Food Day of a day ahead', () => {
  it('is counted from that day', () => {
    for (let round = 1; round <= rounds; round++) {
      const found = foodDayFrom(round);
      expect(found && round + found.days).toBe(foodDays.find((day) => day.round >= round)?.round);
    }
    expect(foodDayFrom(rounds + 1)).toBeNull();
  });
});
