// Several tabs and one host: who hosts, and what happens when the host is asleep, dead, or of another version.
import type { Page } from '@playwright/test';
import { board } from './controls';
import { begin, faulty, hostOf, playNow, playRound, read, round, signal } from './device';
import { Person } from './person';
import { expect, test } from './server';

const home = (page: Page) => page.getByRole('link', { name: 'Tzolk’in', exact: true });

test('a game that is deleted in one tab ends in the other', async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto('/my-games');
  const row = other.getByRole('listitem').filter({ hasText: 'On this device' });
  await row.getByRole('button', { name: 'Delete' }).click();
  await row.getByRole('button', { name: 'Delete for good' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('You are no longer at this table.')).toBeVisible();
});

test('a tab that leaves a table takes nothing from the tab that hosts it', async ({ page, context }) => {
  await begin(page);
  const host = await hostOf(page);
  const other = await context.newPage();
  await other.goto('/settings');
  await home(other).click();
  await other.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(board(other)).toBeVisible();
  // The settings ask nothing of this device.
  await other.evaluate(() => history.go(-2));
  await expect(other).toHaveURL(/\/settings$/);
  await playRound(page);
  await playRound(page);
  expect(await hostOf(page)).toBe(host);
});

test('a worker that dies is replaced', async ({ page }) => {
  await faulty(page, "new BroadcastChannel('test').onmessage = () => { throw new Error('it dies'); };");
  await begin(page);
  const host = await hostOf(page);
  await signal(page, 'die');
  await expect.poll(() => hostOf(page)).not.toBe(host);
  await playRound(page);
});

test('a worker that cannot be fetched is tried again', async ({ page }) => {
  await page.route('**/assets/worker-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  // The server opens the table instead.
  await expect(page).toHaveURL(/\/t\/[a-z0-9]{10}$/);
  await page.unroute('**/assets/worker-*.js');
  await page.goBack();
  await playNow(page);
});

test('games are played on pages that are not secure', async ({ page }) => {
  // There, browsers offer neither of these.
  await faulty(
    page,
    "delete Crypto.prototype.randomUUID; Object.defineProperty(navigator, 'locks', { value: undefined });",
  );
  await begin(page);
  await playRound(page);
  await home(page).click();
  await playNow(page);
});

test('a host that is asleep is replaced, and joins in when it wakes up', async ({ page, context }) => {
  // A request that stops everything until it is answered.
  await faulty(
    page,
    `new BroadcastChannel('test').onmessage = () => {
      const request = new XMLHttpRequest();
      request.open('GET', '/asleep', false);
      request.send();
    };`,
  );
  let wake: () => void = () => undefined;
  const asleep = new Promise<void>((resolve) => {
    void context.route('**/asleep', (route) => {
      wake = () => void route.fulfill({ body: 'Good morning' });
      resolve();
    });
  });
  const address = await begin(page);
  const host = await hostOf(page);
  const other = await context.newPage();
  await other.goto(address);
  await new Person(other, 4).ready();
  await signal(other, 'sleep');
  await asleep;
  await playRound(other);
  expect(await hostOf(other)).not.toBe(host);
  wake();
  await expect(round(page, 2)).toBeVisible();
  await new Person(other, 4).ready();
  await expect.poll(() => read(page)).toBe(await read(other));
  await new Person(page, 4).playTurn();
  await expect(round(other, 3)).toBeVisible();
});

test('a host that gives no sign does not keep others waiting', async ({ page, context }) => {
  // It has the lock and says nothing, like one that was put to sleep while it started.
  const asleep = await context.newPage();
  await asleep.goto('/rules');
  await asleep.evaluate(() => void navigator.locks.request('tzolkin-device', () => new Promise(() => undefined)));
  await begin(page);
});

test('a newer client takes over from the host of an older one', async ({ page, context }) => {
  const old = await context.newPage();
  await old.goto('/rules');
  await old.evaluate(() => {
    void navigator.locks.request('tzolkin-device', () => new Promise(() => undefined)).catch(() => undefined);
    const channel = new BroadcastChannel('tzolkin-device');
    channel.onmessage = ({ data }: MessageEvent<{ type: string }>) => {
      if (data.type === 'who') channel.postMessage({ type: 'host', name: 'd-old', version: 0 });
    };
  });
  await begin(page);
});

test('an older client loads itself again when a newer one hosts', async ({ page, context }) => {
  await begin(page);
  const newer = await context.newPage();
  await newer.goto('/rules');
  const reloaded = page.waitForEvent('load');
  await newer.evaluate(() =>
    new BroadcastChannel('tzolkin-device').postMessage({ type: 'host', name: 'd-new', version: 1000 }),
  );
  await reloaded;
  await playRound(page);
});

test('a save that breaks the module is left alone, and other games go on', async ({ page, context }) => {
  const address = await begin(page);
  const id = address.split('/').at(-1) ?? '';
  await page.close();
  await faulty(
    context,
    `const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (module) => {
      const { memory, room, call } = (await instantiate(module)).exports;
      let message;
      return {
        exports: {
          memory,
          room: (bytes) => {
            const at = room(bytes);
            message = () => new TextDecoder().decode(new Uint8Array(memory.buffer, at, bytes));
            return at;
          },
          call: () => {
            if (!message().includes('"call":"load"') || !message().includes('${id}')) return call();
            new BroadcastChannel('test').postMessage('broken');
            throw new WebAssembly.RuntimeError('unreachable');
          },
        },
      };
    };`,
  );
  const watcher = await context.newPage();
  await watcher.goto('/rules');
  await watcher.evaluate(() => {
    const heard = ((window as { heard?: string[] }).heard = [] as string[]);
    new BroadcastChannel('test').onmessage = ({ data }) => heard.push(String(data));
  });
  const heard = () => watcher.evaluate(() => (window as { heard?: string[] }).heard);
  const other = await context.newPage();
  await begin(other);
  const broken = await context.newPage();
  await broken.goto(address);
  await expect.poll(heard).toEqual(['broken']);
  await expect(board(broken)).toBeHidden();
  // Whoever tries again hears why not, and nobody else notices.
  await broken.reload();
  await expect(broken.getByText(/other rules/)).toBeVisible();
  await playRound(other);
  expect(await heard()).toEqual(['broken']);
  // It can still be deleted.
  await other.goto('/my-games');
  const rows = other.getByRole('listitem').filter({ hasText: 'On this device' });
  await expect(rows).toHaveCount(2);
  await rows.last().getByRole('button', { name: 'Delete' }).click();
  await rows.last().getByRole('button', { name: 'Delete for good' }).click();
  await expect(rows).toHaveCount(1);
  await broken.reload();
  await expect(broken.getByText('There is no such table.')).toBeVisible();
});
