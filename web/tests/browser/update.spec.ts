// New versions of the client, and the served client without its server.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Table } from '../../src/lib/api/Table';
import { expectAccessible, expectSoundLayout } from './checks';
import { board, endTurn, gears } from './controls';
import { expectLaterRound, playRound, roundOf } from './device';
import { CLIENT, startFront } from './front';
import { startHost, type Host, type Instead } from './host';
import { Person } from './person';
import { expect, test as base } from './server';
import { answered } from './settings';
import { countLoads, expectVersions, kept, lookForUpdate, release, versionShown } from './worker';
import { wordsIn } from './words';

const SITE = join(import.meta.dirname, '../../../site');
const DIST = CLIENT ?? join(import.meta.dirname, '../../dist');
const t = wordsIn('en');

interface Fixtures {
  site: Host;
  /** The served client, whose files can be replaced, in front of the real server. */
  front: { address: string; instead: Instead; stop: () => void };
}
const test = base.extend<Fixtures>({
  site: async ({}, use) => {
    const site = await startHost(SITE, '/game/');
    await use(site);
    site.stop();
  },
  front: async ({ server }, use) => {
    const instead: Instead = new Map();
    const front = await startFront(DIST, () => new URL(server.address), instead);
    await use({ ...front, instead });
    front.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

const offer = (page: Page) => page.getByRole('region', { name: t('app-update-ready') });
const accept = (page: Page) => offer(page).getByRole('button', { name: t('app-update-now') });

/** Creates a table on the server, which may be another page's origin. */
async function openTable(page: Page, address: string): Promise<string> {
  const bot = { kind: 'bot', level: 1 };
  const answer = await page.request.post(`${address}/api/tables`, {
    headers: { origin: address },
    data: {
      seats: [{ kind: 'mine', name: null, colour: null }, bot],
      public: false,
      pace: { pace: 'live', clock: null },
      hints: true,
      spectators: false,
      start: { from: 'fresh' },
      start_now: true,
    },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as Table).id;
}

test('a new version is offered, not forced, and comes when it is accepted', async ({ page, context, site }) => {
  await page.goto(`${site.address}#/settings`);
  await kept(page);
  await expectVersions(page, /[0-9a-f]{16}/);
  const loads = countLoads(page);
  // It lacks a file of the old one.
  const rules = readdirSync(join(SITE, 'assets')).find((name) => /^Rules-.*\.js$/.test(name));
  release(site.instead, SITE, 'two', `assets/${rules}`);
  await lookForUpdate(page);
  await expect(page.getByRole('status').filter({ hasText: t('app-update-ready') })).toBeVisible();
  await expectSoundLayout(page);
  await expectAccessible(page);

  // Nobody has to take it, and it waits until the next visit, and the one after.
  await offer(page)
    .getByRole('button', { name: t('app-update-later') })
    .click();
  await expect(offer(page)).toHaveCount(0);
  expect(loads()).toBe(0);
  await page.reload();
  expect(await versionShown(page)).toBe('first');
  await expect(offer(page)).toBeVisible();
  await expectVersions(page, /[0-9a-f]{16}/, 'two');

  // Another tab is in the middle of something.
  const other = await context.newPage();
  await other.goto(`${site.address}#/new`);
  await expect(other.getByRole('heading', { level: 1, name: t('app-new-heading') })).toBeVisible();
  const otherLoads = countLoads(other);

  await page.getByRole('link', { name: t('app-nav-my-games') }).click();
  const before = loads();
  await accept(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => versionShown(page).catch(() => 'reloading')).toBe('two');
  await expect(page).toHaveURL(`${site.address}#/my-games`);
  expect(loads()).toBe(before + 1);

  // That one goes on, and still gets the pages of its version without asking its host for them.
  expect(await versionShown(other)).toBe('first');
  const asked = site.asked.length;
  await other.getByRole('link', { name: t('app-rules-heading'), exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: t('app-rules-heading') })).toBeVisible();
  expect(site.asked.slice(asked).filter((path) => !path.endsWith('/sw.js'))).toEqual([]);
  expect(otherLoads()).toBe(0);
  await expectVersions(other, /[0-9a-f]{16}/, 'two');
  await accept(other).click();
  await expect.poll(() => versionShown(other).catch(() => 'reloading')).toBe('two');

  // The old files go when no tab can need them any more.
  await other.close();
  await page.reload();
  await expectVersions(page, 'two');
});

test('a table comes back as it was, and the served client opens without its server', async ({ page, front }) => {
  await page.goto(front.address);
  await kept(page);
  const table = await openTable(page, front.address);
  await page.goto(`${front.address}/t/${table}`);
  const own = page.getByRole('region', { name: /, you$/ });
  await expect(own).toBeVisible();
  release(front.instead, DIST, 'two');
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await expectSoundLayout(page);
  await accept(page).click();
  await expect.poll(() => versionShown(page).catch(() => 'reloading')).toBe('two');
  await expect(own).toBeVisible();
  await expect(page).toHaveURL(`${front.address}/t/${table}`);

  front.stop();
  await page.goto(`${front.address}/rules?x=1#rule-mid-age`);
  await expect(page.locator('#rule-mid-age')).toBeFocused();
  // The server's answers are never kept.
  expect(await page.evaluate(() => fetch('/api/me').catch(() => 'nobody answers'))).toBe('nobody answers');
});

test('a game on this device goes on after an update', async ({ page, front }) => {
  await page.goto(front.address);
  await kept(page);
  await page.getByRole('button', { name: t('app-play-now'), exact: true }).click();
  await expect(page).toHaveURL(/\/t\/d-[a-z2-7]{10}$/);
  const game = page.url();
  const person = new Person(page, 5);
  expect(await person.step()).toBe('keep');
  await playRound(page, person);
  // In the middle of a turn.
  await person.ready();
  await gears(page).first().click();
  await answered(page);
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  const shown = () => board(page).evaluate((element) => element.outerHTML.match(/aria-label="[^"]*"/g)?.join('\n'));
  const before = await shown();

  release(front.instead, DIST, 'two');
  await lookForUpdate(page);
  await expectSoundLayout(page);
  await accept(page).click();
  await expect.poll(() => versionShown(page).catch(() => 'reloading')).toBe('two');
  await expect(page).toHaveURL(game);
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(shown).toBe(before);
  const now = await roundOf(page);
  await endTurn(page).click();
  await expectLaterRound(page, now);
  await playRound(page);
});

/** Lets the server seem to speak a newer protocol than this client. */
const speakNewer = (page: Page) =>
  page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replace(/"protocol":\d+/, '"protocol":999')));
  });

test('a newer protocol brings the new version first, and then one reload', async ({ page, front }) => {
  await page.goto(front.address);
  await kept(page);
  const table = await openTable(page, front.address);
  await speakNewer(page);
  release(front.instead, DIST, 'two');
  const loads = countLoads(page);
  await page.goto(`${front.address}/t/${table}`);
  // The new version is no newer than the old one here, and says so instead of reloading for ever.
  await expect(page.getByText(t('app-outdated'))).toBeVisible();
  expect(await versionShown(page)).toBe('two');
  expect(loads()).toBe(2);
});

test('a new version that cannot be kept does not stand in the way of a newer protocol', async ({ page, front }) => {
  await page.goto(front.address);
  await kept(page);
  const table = await openTable(page, front.address);
  await speakNewer(page);
  release(front.instead, DIST, 'two');
  front.instead.set('manifest.webmanifest', null);
  await page.goto(`${front.address}/t/${table}`);
  await expect(page.getByText(t('app-outdated'))).toBeVisible();
  expect(await versionShown(page)).toBe('two');
});

test('without sw.js the worker goes away', async ({ page, site }) => {
  await page.goto(site.address);
  await kept(page);
  site.instead.set('sw.js', null);
  await page.reload();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
