// Games of this device that are taken to the server.
import type { Page } from '@playwright/test';
import { bar, board } from './controls';
import { Person } from './person';
import { expect, test } from './server';
import { somebody } from './settings';

const keepDialog = (page: Page) => page.getByRole('dialog', { name: 'Keep two of your four wealth tiles' });
const tilesDealt = (page: Page) =>
  keepDialog(page)
    .getByRole('group')
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.ariaLabel).sort());

/** Begins a game against one bot, which lives on this device. Returns its name. */
async function begin(page: Page): Promise<string> {
  await page.goto('/new');
  await page.getByRole('radio', { name: '2 players' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/t\/d-[a-z2-7]{10}$/);
  await expect(keepDialog(page)).toBeVisible();
  // The pointer rests where the button was. What is there now would be explained, on top of the dialog.
  await page.mouse.move(0, 0);
  return page.url().split('/').at(-1)!;
}

test('with other people, everything hidden is dealt again', async ({ page, browser, server }) => {
  const id = await begin(page);
  const before = await tilesDealt(page);
  expect(before).toHaveLength(4);
  await page.goto(`/new?take=${id}`);
  await expect(page.getByRole('heading', { name: 'Continue on the server' })).toBeVisible();
  await page.getByLabel('Seat 2').selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/t\/[a-z0-9]{10}$/);
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  const guest = await somebody(browser, server);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(keepDialog(page)).toBeVisible();
  await expect(keepDialog(guest)).toBeVisible();
  // Out of 21 tiles, the same four would come back once in six thousand times.
  const [mine, theirs] = [await tilesDealt(page), await tilesDealt(guest)];
  expect(mine).not.toEqual(before);
  expect(mine.filter((tile) => theirs.includes(tile))).toEqual([]);

  await new Person(page, 5).step();
  await new Person(guest, 5).step();
  await expect(bar(page)).not.toContainText('choosing their wealth tiles');
  await expect(board(guest)).toBeVisible();
  // It has left this device.
  await page.goto(`/t/${id}`);
  await expect(page.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  await guest.context().close();
});

test('a game that has not been read yet is not lost by pressing the button', async ({ page }) => {
  const id = await begin(page);
  let go = () => {};
  const pressed = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/*.wasm', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(`/new?take=${id}`);
  const button = page.getByRole('button', { name: 'Start the game' });
  await button.click({ force: true });
  await page.getByLabel('Seat 2').focus();
  await page.keyboard.press('Enter');
  go();
  // Once it has been read, it can be taken. Until then nothing has happened.
  await expect(button).toBeEnabled();
  await page.goto('/my-games');
  await expect(page.getByRole('listitem').filter({ hasText: 'On this device' })).toHaveCount(1);
  await page.goto(`/t/${id}`);
  await expect(keepDialog(page)).toBeVisible();
});

test('a lesson, or a game while the server is away, is not offered to be taken', async ({ page, context }) => {
  const take = page.getByRole('link', { name: 'Continue on the server' });
  const help = page.getByRole('button', { name: 'Help', exact: true }).last();
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(board(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(help).toBeVisible();
  // Whatever the menu has asked the server is answered before this.
  await page.evaluate(async () => void (await fetch('/api/me')));
  await expect(take).toHaveCount(0);

  await begin(page);
  await new Person(page, 5).step();
  await context.route('**/api/me', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/me'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await failed;
  await expect(help).toBeVisible();
  await expect(take).toHaveCount(0);
  await context.unroute('**/api/me');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(take).toBeVisible();
});
