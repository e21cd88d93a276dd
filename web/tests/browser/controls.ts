import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { NewTable } from '$lib/api/NewTable';
import type { Table } from '$lib/api/Table';
import { expect } from './server';

/** The things of the table that many tests look at. */
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Decision' });
export const board = (page: Page): Locator => page.getByRole('group', { name: 'Board' });
export const endTurn = (page: Page): Locator => bar(page).getByRole('button', { name: /^End turn/ });
export const undo = (page: Page): Locator => bar(page).getByRole('button', { name: 'Undo' });
/** Gears, where a worker can be placed. */
export const gears = (page: Page): Locator =>
  board(page)
    .getByRole('button', { name: /^[^:]+: Place on / })
    .and(page.locator('[aria-disabled="false"]'));
/** One's own workers that can be taken back. */
export const workers = (page: Page): Locator => board(page).getByRole('button', { name: /Pick up this worker\.$/ });

/** One's own corn, as the panel says it. */
export async function corn(page: Page): Promise<number> {
  const text = await page
    .getByRole('region', { name: /, you$/ })
    .getByText(/^\d+ corn$/)
    .textContent();
  return parseInt(text ?? '', 10);
}

/** Until it is one's turn and nothing has been done in it. */
export async function expectMyTurn(page: Page, options: { timeout?: number } = {}): Promise<void> {
  await expect(bar(page)).toContainText(/Your turn: (place|pick up) workers/, options);
}

/** Somebody whom the server knows; whoever only sits at a table needs no page for it. */
export interface Someone {
  request: APIRequestContext;
}

/** Two people at a table that has begun; the way there is not what is tested. */
export async function startTwo(host: Someone, guest: Someone, more: Partial<NewTable> = {}): Promise<string> {
  const table: NewTable = {
    seats: [{ kind: 'mine', name: null, colour: null }, { kind: 'open' }],
    public: false,
    pace: { pace: 'live', clock: null },
    hints: false,
    spectators: true,
    start: { from: 'fresh' },
    start_now: false,
    ...more,
  };
  await Promise.all([host.request.get('/api/me'), guest.request.get('/api/me')]);
  const { id, invite } = (await (await host.request.post('/api/tables', { data: table })).json()) as Table;
  // The link lets the guest in.
  if (invite) await guest.request.get(`/api/tables/${id}?key=${invite}`);
  await guest.request.post(`/api/tables/${id}/join`, { data: { seat: 1, colour: null } });
  const started = await host.request.post(`/api/tables/${id}/start`);
  expect(started.ok(), await started.text()).toBe(true);
  return `/t/${id}`;
}
