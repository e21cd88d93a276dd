import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { History } from '$lib/api/History';
import type { Table } from '$lib/api/Table';
import type { Update } from '$lib/api/Update';
import Board from '$lib/board/Board.svelte';
import Rows from '$lib/board/Rows.svelte';
import { GEARS } from '$lib/board/geometry';
import { Show } from '$lib/board/show.svelte';
import { withoutLayout } from '../no-layout';

const fixtures = import.meta.glob<unknown>('../../fixtures/*.json', { eager: true, import: 'default' });
const welcome = (name: string) => fixtures[`../../fixtures/${name}.json`] as { table: Table; update: Update };

function propsOf(name: string) {
  const { table, update } = welcome(name);
  return {
    position: update.position,
    seats: table.seats,
    mine: table.you.seats,
    options: update.decisions[0]?.options ?? [],
    selected: null as string | null,
    hint: [] as string[],
    compact: false,
    onselect: vi.fn<(action: string, anchor: DOMRect) => void>(),
  };
}

withoutLayout();

afterEach(cleanup);

/** What a tile is called where people must not see it: a letter and two figures, or a wealth tile's name. */
const TILE = /["' >]([bm]\d\d|w-(palenque|yaxchilan|tikal|uxmal|chichen-itza)-\d+)\b/;

describe.each([
  ['the board', Board],
  ['the rows', Rows],
] as const)('%s', (_, View) => {
  it('offers every gear and says where a worker goes and what it costs', async () => {
    const props = propsOf('4p-turn-rmiddle');
    render(View, props);
    const gear = screen.getByRole('button', { name: /^Yaxchilan:? Place on Yaxchilan 1 · 1 corn/ });
    await fireEvent.click(gear);
    expect(props.onselect).toHaveBeenCalledWith('place yaxchilan', expect.anything());
  });

  it('offers own workers to take back, and nothing else on their spaces', async () => {
    const props = propsOf('4p-turn-rmiddle');
    render(View, props);
    await fireEvent.click(screen.getByRole('button', { name: /^Uxmal 4: .*Your worker.*Pick up this worker/ }));
    expect(props.onselect).toHaveBeenLastCalledWith('pick uxmal 4', expect.anything());
    props.onselect.mockClear();
    await fireEvent.click(screen.getByRole('button', { name: /^Tikal 2: / }));
    expect(props.onselect.mock.calls.flat()).not.toContain('pick tikal 2');
  });

  it('says why a gear is barred, and has it explained when it is clicked', async () => {
    const props = propsOf('4p-turn-rlate');
    render(View, props);
    const barred = screen.getAllByRole('button', { name: /no workers in hand/i });
    expect(barred.length).toBeGreaterThanOrEqual(GEARS.length);
    for (const button of barred) {
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await fireEvent.click(button);
    }
    const asked = props.onselect.mock.calls.map(([action]) => props.options.find((each) => each.action === action));
    expect(asked.length).toBe(barred.length);
    for (const choice of asked) expect(choice?.refusal?.code).toBe('no-worker-in-hand');
  });

  it('does not call a gear full while days are looked ahead', () => {
    const { container } = render(View, { ...propsOf('4p-turn-rmiddle'), ahead: 3 });
    expect(container.innerHTML).not.toContain('is full');
    expect(screen.queryByRole('button', { name: /Place on|Next free space/ })).toBeNull();
  });

  it('keeps the focus on a space when the position changes', async () => {
    const props = propsOf('4p-turn-rmiddle');
    const { rerender } = render(View, props);
    const space = screen.getByRole('button', { name: /^Uxmal 4: / });
    space.focus();
    await rerender({ position: welcome('4p-turn-rlate').update.position, options: [] });
    await tick();
    expect(document.activeElement).toBe(space);
    expect(space.getAttribute('aria-label')).toMatch(/^Uxmal 4: /);
  });

  it('never lets a tile id reach the page', () => {
    for (const name of ['2p-build-rlate', '4p-over', '4p-keep-rearly', '2p-harvest-rmiddle', '4p-action-rlate']) {
      const { container, unmount } = render(View, propsOf(name));
      expect(container.innerHTML).not.toMatch(TILE);
      unmount();
    }
  });
});

describe('shown moves', () => {
  const { moves } = fixtures['../../fixtures/4p-history.json'] as History;
  const before = welcome('4p-round-8').update.position;
  const after = welcome('4p-round-9').update.position;
  const between = moves.filter(({ ply }) => ply > before.ply && ply <= after.ply);
  const nowhere = () => ({ x: 0, y: 0 });

  it('turn a day at a time and end by themselves', async () => {
    const show = new Show();
    const days = between.filter(({ events }) => events.some(({ type }) => type === 'day'));
    const playing = show.play(days, before, after, 2, false, nowhere);
    expect(show.playing).toBe(true);
    await playing;
    expect(show.playing).toBe(false);
    expect(show.drift).toBe(0);
  });

  it('end at once when skipped', async () => {
    const show = new Show();
    const playing = show.play(between, before, after, 0.5, false, nowhere);
    // Shown to its end it would take longer than a test may.
    show.skip();
    await playing;
    expect(show.playing).toBe(false);
    expect(show.flights).toEqual([]);
  });

  it('fade over where motion is reduced', async () => {
    const show = new Show();
    const playing = show.play(between, before, after, 1, true, nowhere);
    expect(show.faded).toBe(true);
    await playing;
    expect(show.faded).toBe(false);
  });

  it('are not shown at all when they should be instant', async () => {
    const show = new Show();
    await show.play(between, before, after, 'instant', false, nowhere);
    expect(show.playing).toBe(false);
  });
});
