import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '$lib/api/Table';
import type { Update } from '$lib/api/Update';
import type { Hint } from '$lib/net/hint';
import BarButtons from '$lib/table/bar/BarButtons.svelte';
import Coach from '$lib/table/dialogs/Coach.svelte';
import type { Play } from '$lib/table/model/play.svelte';

const fixtures = import.meta.glob<unknown>('../../fixtures/*.json', { eager: true, import: 'default' });
const { table, update } = fixtures['../../fixtures/4p-turn-rlate.json'] as { table: Table; update: Update };
const [decision] = update.decisions;

const hintOf = (turn: string[], done: number) =>
  ({ seat: 0, seq: 1, candidates: [{ turn, value: [], win: [], changes: [], reasons: [] }], done }) as unknown as Hint;

/** A table as its bar sees it, with a turn that can begin by begging. */
const playWith = (hint: Hint | null) =>
  ({
    table,
    update,
    position: update.position,
    decision,
    options: decision?.options ?? [],
    kind: 'turn',
    mine: table.you.seats,
    hint,
    hintShown: true,
    begging: false,
    sending: false,
    canEnd: false,
    menu: null,
    selected: null,
    coached: null,
  }) as unknown as Play;

afterEach(cleanup);
beforeEach(() => localStorage.clear());

describe('a suggested turn', () => {
  const beg = (hint: Hint | null) => {
    render(BarButtons, { play: playWith(hint), narrow: false, live: true, ahead: 0, onresult: undefined });
    return screen.getByRole('button', { name: /^Beg for corn/ });
  };

  it('marks begging with the number of its step', () => {
    const button = beg(hintOf(['beg chaac', 'place tikal', 'end'], 0));
    expect(button.classList).toContain('suggested');
    expect(button.textContent).toMatch(/1$/);
  });

  it('no longer marks it once that is done, and not at all where it is no step', () => {
    expect(beg(hintOf(['beg chaac', 'place tikal', 'end'], 1)).classList).not.toContain('suggested');
    cleanup();
    expect(beg(hintOf(['place tikal', 'end'], 0)).classList).not.toContain('suggested');
    cleanup();
    expect(beg(null).classList).not.toContain('suggested');
  });

  it('silences the first tips', () => {
    render(Coach, { play: playWith(null), rows: false });
    expect(screen.getByRole('complementary')).toBeTruthy();
    cleanup();
    render(Coach, { play: playWith(hintOf(['place tikal', 'end'], 0)), rows: false });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
