import { describe, expect, it } from 'vitest';
import type { MoveMade } from '$lib/api/MoveMade';
import type { Position } from '$lib/api/Position';
import type { Update } from '$lib/api/Update';
import { distance, fit, inFrame, overlap, startRadius, startSpace, type Box } from '$lib/board/frame';
import { CALENDAR_TEETH, GEARS, centre, lastSpace, teethOf } from '$lib/board/geometry';
import { DRAWINGS } from '$lib/ui/icons';
import { fieldsOf, layoutJungle } from '$lib/board/jungle';
import { labelOf, placedAny, placedLabels } from '$lib/board/labels';
import { gearLook, labelLooks } from '$lib/board/looks';
import { after, sceneAhead, sceneOf, workersOf } from '$lib/board/scene';
import { isPossible, reachOf, spaceKey, targetsOf } from '$lib/board/targets';
import { outerRadius } from '$lib/board/teeth';

const fixtures = import.meta.glob<unknown>('../../fixtures/*.json', { eager: true, import: 'default' });
const read = <T>(name: string) => fixtures[`../../fixtures/${name}`] as T;
const welcomes = Object.keys(fixtures)
  .map((path) => path.slice('../../fixtures/'.length))
  .map((name) => ({ name, update: read<{ update?: Update }>(name).update }))
  .filter((each): each is { name: string; update: Update } => each.update?.position !== undefined);
const update = (name: string) => read<{ update: Update }>(`${name}.json`).update;

const SIZES = [
  [700, 740],
  [760, 800],
  [640, 640],
  [1000, 900],
  [560, 640],
  [480, 600],
] as const;

describe('labels', () => {
  it.each(SIZES)('stand clear of teeth, of each other and of the starting player space at %i × %i', (width, height) => {
    const frame = fit(width, height);
    expect(frame.labelled).toBe(true);
    const wheels = [
      { x: frame.x, y: frame.y, radius: outerRadius(CALENDAR_TEETH) * frame.k },
      ...GEARS.map((gear) => ({ ...inFrame(frame, centre(gear)), radius: outerRadius(teethOf(gear)) * frame.k })),
    ];
    const start = startSpace(frame);
    const plate = startRadius(frame);
    const boxes: [string, Box][] = [
      ['start', { ...start, width: 2 * plate, height: 2 * plate }],
      ['jungle', layoutJungle(frame, 4).box],
    ];
    for (const gear of GEARS) {
      for (const { space, box } of placedLabels(frame, gear)) boxes.push([spaceKey(gear, space), box]);
      boxes.push([`${gear} any`, placedAny(frame, gear, 30).box]);
    }
    for (const [name, box] of boxes) {
      if (name === 'jungle') continue;
      for (const wheel of wheels)
        expect(distance(box, wheel), `${name} and teeth`).toBeGreaterThanOrEqual(wheel.radius);
      expect(box.x - box.width / 2, `${name} on the left`).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2, `${name} on the right`).toBeLessThanOrEqual(width);
      expect(box.y - box.height / 2, `${name} above`).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height / 2, `${name} below`).toBeLessThanOrEqual(height);
    }
    boxes.forEach(([a, boxA], i) =>
      boxes.slice(i + 1).forEach(([b, boxB]) => expect(overlap(boxA, boxB), `${a} and ${b}`).toBe(false)),
    );
  });

  it('say what every action space brings, and only those', () => {
    for (const gear of GEARS) {
      expect(labelOf(gear, 0)).toBeNull();
      const last = gear === 'chichen-itza' ? 9 : 5;
      for (let space = 1; space <= last; space++) expect(labelOf(gear, space), `${gear} ${space}`).not.toBeNull();
      for (let space = last + 1; space <= lastSpace(gear); space++) expect(labelOf(gear, space)).toBeNull();
    }
  });

  it.each([
    ['palenque', 'fish corn 3', 'corn 4', 'corn 5 or wood 2', 'corn 7 or wood 3', 'corn 9 or wood 4'],
    ['yaxchilan', 'wood 1', 'stone 1 corn 1', 'gold 1 corn 2', 'skull 1', 'gold 1 stone 1 corn 2'],
    ['tikal', 'technology', 'build', 'technology ×2', 'build ×2 or monument', 'temple ×2 block −1'],
    ['uxmal', 'temple corn −3', 'market', 'worker-new', 'build corn', 'city corn −1'],
  ] as const)('show at %s what the space is for', (gear, ...shown) => {
    const signs = (row: { icon: string; amount?: number; as?: 'times' | 'cost' | 'more' }[]) =>
      row.map(({ icon, amount, as }) =>
        amount === undefined ? icon : `${icon} ${as === 'times' ? '×' : as === 'cost' ? '−' : ''}${amount}`,
      );
    shown.forEach((expected, index) => {
      const { rows, either } = labelOf(gear, index + 1)!;
      expect(rows.map((row) => signs(row).join(' ')).join(either ? ' or ' : ' ')).toBe(expected);
    });
  });
});

describe('a scene', () => {
  it.each(welcomes)(
    'has every worker of $name once, and the same one the day after under the same key',
    ({ update }) => {
      const { position } = update;
      const now = workersOf(sceneOf(position));
      const standing = GEARS.flatMap((gear) => position.state.gears[gear]).filter((occupant) => occupant !== null);
      expect(now).toHaveLength(standing.length);
      if (position.forecast.days.length === 0) return;
      const keys = new Map(now.map(({ key, seat }) => [key, seat]));
      for (const { key, seat } of workersOf(sceneAhead(position, 1))) expect(keys.get(key)).toBe(seat);
    },
  );

  it.each(['2p', '4p'])('follows the events of a whole game of %s from position to position', (players) => {
    const { moves } = read<{ moves: MoveMade[] }>(`${players}-history.json`);
    const positions = new Map<number, Position>();
    for (const { name, update } of welcomes)
      if (name.startsWith(players)) positions.set(update.position.ply, update.position);
    const [first, ...later] = [...positions.keys()].sort((a, b) => a - b);
    let scene = sceneOf(positions.get(first ?? 0) as Position);
    let ply = first ?? 0;
    for (const next of later) {
      scene = moves
        .filter((move) => move.ply > ply && move.ply <= next)
        .flatMap((move) => move.events)
        .reduce(after, scene);
      const expected = sceneOf(positions.get(next) as Position);
      // Corn is put on a tooth without an event: the position says so.
      expect({ ...scene, cornTeeth: [] }, `after move ${next}`).toEqual({ ...expected, cornTeeth: [] });
      ply = next;
    }
  });

  it('draws wood on corn, then corn, then empty fields', () => {
    const jungle = {
      2: { corn: 1, wood: 0 },
      3: { corn: 3, wood: 1 },
      4: { corn: 4, wood: 4 },
      5: { corn: 0, wood: 0 },
    };
    expect(fieldsOf(jungle, '3', 4)).toEqual(['wood', 'corn', 'corn', 'empty']);
    expect(fieldsOf(jungle, '2', 2)).toEqual(['corn', 'empty']);
  });
});

describe('targets', () => {
  it('stand for every place, pick, do and harvest on offer', () => {
    const turn = update('4p-turn-rmiddle');
    const targets = targetsOf(turn.decisions[0]?.options ?? [], turn.position.state);
    expect([...targets.place.keys()]).toEqual([...GEARS, 'start']);
    expect([...targets.pick.keys()]).toEqual(['palenque 2', 'uxmal 4']);
    expect(reachOf(targets.pick.get('uxmal 4'))).toEqual(['uxmal 1', 'uxmal 2', 'uxmal 3', 'uxmal 4']);
    expect(targets.any).toBe(true);

    const action = update('4p-action-rmiddle');
    const acts = targetsOf(action.decisions[0]?.options ?? [], action.position.state);
    expect([...acts.act.keys()]).toEqual(['uxmal 1', 'uxmal 2', 'uxmal 3', 'uxmal 4']);
    expect(labelLooks(acts, 'do 2', ['do 3'], null).get('uxmal 2')).toBe('chosen');
    expect(labelLooks(acts, 'do 2', ['do 3'], null).get('uxmal 3')).toBe('hinted');

    const harvest = update('4p-harvest-rmiddle');
    const jungle = targetsOf(harvest.decisions[0]?.options ?? [], harvest.position.state);
    expect(jungle.group).toBe(2);
    expect(isPossible(jungle.harvest.get('corn'))).toBe(true);
  });

  it('leave gears plain when nothing can be placed', () => {
    const { position } = update('4p-over');
    const targets = targetsOf([], position.state);
    for (const gear of GEARS) expect(gearLook(targets, gear)).toBe('plain');
  });
});

it('icons are drawn within their grid', () => {
  for (const [name, drawing] of Object.entries(DRAWINGS)) {
    expect('fill' in drawing || 'line' in drawing, name).toBe(true);
    expect(JSON.stringify(drawing), name).not.toContain('NaN');
  }
});
