// A table that cannot be opened any more, though it was open a moment ago.
import { join } from 'node:path';
import type { NewTable } from '../../src/lib/api/NewTable';
import type { Table } from '../../src/lib/api/Table';
import { startTwo } from './controls';
import { CLIENT, startFront } from './front';
import { expect, Server, test } from './server';
import { somebody } from './settings';
import { wordsIn } from './words';

const DIST = CLIENT ?? join(import.meta.dirname, '../../dist');
const t = wordsIn('en');
const bot = { kind: 'bot', level: 1 } as const;
const table: NewTable = {
  seats: [{ kind: 'mine', name: null, colour: null }, bot],
  public: false,
  pace: { pace: 'live', clock: null },
  hints: true,
  spectators: false,
  start: { from: 'fresh' },
  start_now: true,
};

test('a table that is gone says so, and leads home', async ({ page, server }) => {
  // The server comes back without its tables, as after somebody restored an older copy.
  const before = await Server.start();
  let behind = before.address;
  const front = await startFront(DIST, () => new URL(behind));
  const headers = { origin: front.address };
  await page.request.get(`${front.address}/api/me`);
  const opened = await page.request.post(`${front.address}/api/tables`, { headers, data: table });
  expect(opened.ok(), await opened.text()).toBe(true);
  await page.goto(`${front.address}/t/${((await opened.json()) as Table).id}`);
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await expect(page.getByText(t('app-lost'))).toBeHidden();

  behind = server.address;
  await before.stop();
  await expect(page.getByRole('heading', { name: t('app-room-refused') })).toBeVisible();
  await expect(page.getByText(t('problem-no-such-table'))).toBeVisible();
  await page.getByRole('link', { name: t('app-missing-start') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('app-start-heading') })).toBeVisible();
  front.stop();
});

test('whoever logs out elsewhere reads that the table is closed to them', async ({ page, browser, server }) => {
  const guest = await somebody(browser, server);
  // One of the tables takes spectators, but only with its link.
  for (const [spectators, problem] of [
    [false, 'problem-no-spectators'],
    [true, 'problem-no-such-table'],
  ] as const) {
    await page.goto(await startTwo(page, guest, { spectators, public: !spectators }));
    await expect(page.getByRole('region', { name: 'Decision' }).or(page.getByRole('dialog')).first()).toBeVisible();
    const out = await page.request.post('/api/log-out', { headers: { origin: server.address } });
    expect(out.ok(), await out.text()).toBe(true);
    await expect(page.getByRole('heading', { name: t('app-room-refused') })).toBeVisible();
    await expect(page.getByText(t(problem))).toBeVisible();
  }
  await guest.context().close();
});
