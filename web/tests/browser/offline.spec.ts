// After one visit the game needs neither the server nor the network.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { board, endTurn, gears, workers } from './controls';
import { Person } from './person';
import { expect, Server, test as base } from './server';
import { answered, settle } from './settings';

base.describe.configure({ timeout: 240_000 });

/** A page that was opened once, whose server has been stopped and whose network is off. */
const test = base.extend<{ alone: Page }>({
  alone: async ({ browser }, use) => {
    const server = await Server.start();
    const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'allow' });
    await settle(context);
    const page = await context.newPage();
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated')
        await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
    await server.kill();
    await context.setOffline(true);
    await page.goto('/');
    await use(page);
    await context.close();
    await server.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

const replay = (page: Page) => page.getByRole('region', { name: 'Replay controls' });

test('a whole game against three bots, and its replay', async ({ alone: page }) => {
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(board(page)).toBeVisible();
  await new Person(page, 5).playToEnd();
  const end = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  await expect(end.locator('ol').getByRole('listitem')).toHaveCount(4);
  const saving = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Download the record' }).click();
  const record = await (await saving).path();
  expect(await readFile(record, 'utf8')).toMatch(/^tzolkin/);

  // The game is in the list, and can be watched again.
  await page.goto('/my-games');
  await page.getByRole('link', { name: 'Watch again' }).click();
  await expect(replay(page)).toContainText('Move 0 of');
  await page.keyboard.press('End');
  await replay(page).getByRole('button', { name: 'Result' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible();

  // So can a record from elsewhere, also in another tab and after coming back.
  const other = await page.context().newPage();
  await other.goto('/my-games');
  await other.locator('input[type="file"]').setInputFiles(record);
  await expect(replay(other)).toContainText('Move 0 of');
  await other.reload();
  await expect(replay(other)).toContainText('Move 0 of');
  await other.keyboard.press('ArrowRight');
  await expect(replay(other)).toContainText('Move 1 of');
});

test('a lesson, a hint and the rules', async ({ alone: page }) => {
  await page.getByRole('link', { name: /^Learn to play/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const lesson = page.getByRole('region', { name: 'Lesson', exact: true });
  await expect(lesson.getByRole('heading', { name: 'Placing workers' })).toBeVisible();
  await expect(lesson).toContainText('Choose a gear to place a worker.');
  await gears(page).first().click();
  await expect(lesson).toContainText('Place a second worker.');
  await gears(page).first().click();
  await expect(lesson).toContainText('End your turn.');
  await endTurn(page).click();
  await expect(lesson).toContainText('Done!');
  // The next one begins at a table of its own, and is left in the middle.
  await lesson.getByRole('button', { name: 'Next lesson' }).click();
  await expect(lesson).toContainText('Pick the worker up and use its action.');
  await workers(page)
    .and(page.getByRole('button', { name: /^Yaxchilan/ }))
    .click();
  const third = page.getByRole('dialog').locator('li', { has: page.locator('.number', { hasText: /^3$/ }) });
  await third.getByRole('button').first().click();
  await expect(lesson).toContainText('You may pick up several workers in one turn.');
  await answered(page);
  await page.goto('/learn');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(lesson).toContainText('You may pick up several workers in one turn.');
  await endTurn(page).click();
  await expect(lesson).toContainText('Done!');

  await page.goto('/rules');
  await expect(page.getByRole('heading', { name: 'Rules', exact: true })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await new Person(page, 5).step()).toBe('keep');
  await page.getByRole('button', { name: 'Suggest a turn' }).click();
  await expect(page.getByRole('region', { name: 'Suggested turn' })).toBeVisible();
});
