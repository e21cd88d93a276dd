// Games that live in the browser: hosted by a worker, stored in IndexedDB, shared by tabs.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { board } from './controls';
import { begin, countWelcomes, faulty, hostOf, playRound, read, round, signal } from './device';
import { Person } from './person';
import { expect, test } from './server';

const LESSONS = join(import.meta.dirname, '../../src/lib/learn/lessons');

test('a game against bots asks nothing of the server', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/tables/.test(pathname)) asked.push(pathname);
  });
  page.on('websocket', (socket) => asked.push(socket.url()));
  await begin(page);
  await playRound(page);
  expect(asked).toEqual([]);
  await page.goto('/my-games');
  const row = page.getByRole('listitem').filter({ hasText: 'On this device' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Delete' }).click();
  await row.getByRole('button', { name: 'Delete for good' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('You have no games yet')).toBeVisible();
});

test('a page that is closed in the middle of a turn loses nothing', async ({ page, context }) => {
  const address = await begin(page);
  const person = new Person(page, 4);
  expect(await person.step()).toBe('place');
  await expect(page.getByRole('button', { name: /^End turn/ })).toBeVisible();
  const before = await read(page);
  await page.close();

  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(again).toHaveURL(address);
  await expect(again.getByRole('button', { name: /^End turn/ })).toBeVisible();
  expect(await read(again)).toBe(before);
  // The turn can still be taken back, and played differently.
  await again.getByRole('button', { name: 'Undo', exact: true }).click();
  await playRound(again, new Person(again, 9));
});

test('two tabs show one game, and either goes on without the other', async ({ page, context }) => {
  const address = await begin(page);
  const other = await context.newPage();
  const welcomes = await countWelcomes(other);
  await other.goto(address);
  await expect(board(other)).toBeVisible();
  expect(await new Person(page, 4).step()).toBe('place');
  await expect(other.getByRole('button', { name: /^End turn/ })).toBeVisible();
  await expect.poll(() => read(other)).toBe(await read(page));
  // The other tab plays too, although the first one hosts the game.
  await new Person(other, 2).playTurn();
  await expect(round(page, 2)).toBeVisible();
  await new Person(page, 6).ready();
  const host = await hostOf(page);
  expect(host).toBeTruthy();
  expect(await welcomes()).toBe(1);
  await page.close();
  // The other tab hosts the game now, and its table is connected again.
  await expect.poll(welcomes).toBe(2);
  expect(await hostOf(other)).not.toBe(host);
  await playRound(other, new Person(other, 3));
});

test('what is stored of a running game shows nothing that is hidden', async ({ page }) => {
  await begin(page);
  await playRound(page);
  const stored = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open('tzolkin'));
    const stores = [...database.objectStoreNames];
    const all = await Promise.all(stores.map((name) => done(database.transaction(name).objectStore(name).getAll())));
    return JSON.stringify(all);
  });
  const saves = [...stored.matchAll(/tzolkin-save-1 d-[a-z2-7]{10} [0-9a-f]+ ([\w+/]+)/g)];
  expect(saves).toHaveLength(1);
  // Neither tiles nor actions nor a seed can be read beside the save.
  const beside = stored.replace(saves[0]![0], '');
  expect(beside).not.toMatch(/\b[bm]\d\d\b|w-[a-z]|place |seed|setup|pile|wealth|tzolkin-save/);
  // In the save itself nothing can be read at all: longer words than these do not come about by chance.
  const inside = Buffer.from(saves[0]![1]!, 'base64').toString('latin1');
  expect(inside.length).toBeGreaterThan(500);
  expect(inside).not.toMatch(/[\x20-\x7e]{24}/);
});

for (const { what, spoil } of [
  {
    what: 'denied',
    // Browsers that deny storage deny locks as well.
    spoil: (page: Page) =>
      faulty(
        page,
        `const denied = () => new DOMException('', 'SecurityError');
        Object.defineProperty(self, 'indexedDB', { get() { throw denied(); } });
        LockManager.prototype.request = () => Promise.reject(denied());`,
      ),
  },
  {
    what: 'full',
    spoil: async (page: Page) => {
      const devtools = await page.context().newCDPSession(page);
      const { origin } = new URL(page.url());
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    },
  },
])
  test(`where storage is ${what}, a sentence says so and play goes on`, async ({ page }) => {
    await page.goto('/');
    await spoil(page);
    await begin(page);
    const sentence = page.getByText('This browser does not store the game.');
    await expect(sentence).toBeVisible();
    await playRound(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(sentence).toBeHidden();
    await playRound(page);
  });

test('a store that fails for a while disturbs no game, and stores it later', async ({ page, context }) => {
  await faulty(
    context,
    `let fails = false;
    new BroadcastChannel('test').onmessage = ({ data }) => (fails = data === 'fail');
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...all) {
      if (fails) throw new DOMException('', 'InvalidStateError');
      return transaction.apply(this, all);
    };`,
  );
  const address = await begin(page);
  const lost = page.getByText('Connection lost');
  let losses = 0;
  void lost.waitFor({ timeout: 0 }).then(
    () => (losses += 1),
    () => undefined,
  );
  await signal(page, 'fail');
  // A list that cannot be read is no reason to begin again.
  const other = await context.newPage();
  await other.goto('/my-games');
  await playRound(page);
  const sentence = page.getByText('This browser does not store the game.');
  await expect(sentence).toBeVisible();
  await signal(page, 'work');
  await playRound(page);
  await expect(sentence).toBeHidden();
  expect(losses).toBe(0);
  await page.close();
  await other.goto(address);
  await expect(round(other, 3)).toBeVisible();
});

test('a game goes on when the data of the site are deleted, and is stored again', async ({ page }) => {
  const address = await begin(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('tzolkin');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(new Error('it is still there'));
      }),
  );
  await playRound(page);
  await page.goto('/rules');
  await page.goto(address);
  await expect(round(page, 2)).toBeVisible();
});

test('bots play on where the worker that thinks cannot be fetched', async ({ page }) => {
  await faulty(
    page,
    `const { Worker: Real } = self;
    self.Worker = class extends Real {
      constructor() {
        super('/assets/none.js');
      }
    };`,
  );
  await begin(page);
  await playRound(page);
});

test('the same record is opened as one, without a server', async ({ page, context }) => {
  await context.route('**/api/records', (route) => route.abort());
  const record = await readFile(join(LESSONS, 'place.tzk'));
  const open = async () => {
    await page.goto('/my-games');
    const file = { name: 'a.tzk', mimeType: 'text/plain', buffer: record };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page).toHaveURL(/\/replay\/r\/d-[a-z2-7]{10}/);
    await expect(page.getByRole('region', { name: 'Replay controls' })).toContainText('Move 0 of');
    return page.url();
  };
  expect(await open()).toBe(await open());
});

test('a game is taken to the server and goes on there', async ({ page, context }) => {
  const address = await begin(page);
  const person = new Person(page, 4);
  await person.playTurn();
  await person.ready();
  const before = await read(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Continue on the server' }).click();
  await expect(page.getByRole('heading', { name: 'Continue on the server' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/t\/[a-z0-9]{10}$/);
  await expect(round(page, 2)).toBeVisible();
  expect(await read(page)).toBe(before);
  await playRound(page);
  // It has left this device.
  const old = await context.newPage();
  await old.goto(address);
  await expect(old.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
});

test('a rematch is the same one after coming back', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: '2 players' }).check();
  await page.getByRole('combobox', { name: 'Who sits in seat 2' }).selectOption({ label: 'Bot 1, gentle' });
  await page.getByRole('radio', { name: 'A record' }).check();
  await page.locator('input[type=file]').setInputFiles(join(LESSONS, 'end.tzk'));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/t\/d-[a-z2-7]{10}$/);
  const address = page.url();
  await new Person(page, 4).playToEnd();
  const end = page.getByRole('dialog');
  await end.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page).toHaveURL(/\/t\/d-[a-z2-7]{10}$/);
  const next = page.url();
  await page.goto(address);
  await end.getByRole('button', { name: 'Join the rematch' }).click();
  await expect(page).toHaveURL(next);
});
