import { expectNoTileIds } from './checks';
import { round } from './device';
import { Person } from './person';
import { expect, test } from './server';
import { settle, somebody } from './settings';

test.describe.configure({ timeout: 240_000 });

test('two people play a whole game by clicks', async ({ page, browser, server }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: '2 players' }).check();
  await page.getByRole('button', { name: 'Friends online' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  const other = await somebody(browser, server);
  await other.goto(link);
  await other.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();

  const people = [new Person(page, 3), new Person(other, 8)];
  await Promise.all(people.map((person) => person.playToEnd()));
  for (const { page: each, clicks } of people) {
    const end = each.getByRole('dialog').filter({ has: each.getByRole('table') });
    await expect(end.locator('ol').getByRole('listitem')).toHaveCount(2);
    await expect(end.locator('ol').getByRole('listitem').first()).toHaveText(/^\s*1/);
    await expect(end.getByRole('row', { name: /^Total/ })).toBeVisible();
    await expectNoTileIds(each);
    expect(clicks).toBeGreaterThan(50);
  }

  // Both go on together.
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('heading', { name: 'The table is set' })).toBeVisible();
  await other.getByRole('button', { name: 'Join the rematch' }).click();
  await expect(other.getByRole('heading', { name: 'You are invited to a game' })).toBeVisible();
  await other.context().close();
});

test('one person plays three bots to the end', async ({ page, context }) => {
  await settle(context, { coached: true });
  await page.goto('/');
  const began = Date.now();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  console.log(`  the board is there after ${Date.now() - began} ms`);

  // The first minute: tiles in words, one worker, End turn. No other dialog comes between.
  const person = new Person(page, 5);
  let dialogs = 0;
  page.on('dialog', () => (dialogs += 1));
  await expect(page.getByRole('button', { name: 'Keep these two' })).toBeEnabled();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(2);
  expect(await person.step()).toBe('keep');
  await expect(page.getByText(/score the most points/)).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/to place a worker there/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await person.step()).toBe('place');
  await expect(page.getByText('When you end it, the gears will turn')).toBeVisible();
  expect(await person.step()).toBe('end');
  await expect(round(page, 2)).toBeVisible();
  expect(dialogs).toBe(0);
  const PLAY_NOW_AND_NEXT = 2;
  expect(person.clicks + PLAY_NOW_AND_NEXT, 'clicks to the first turn of the calendar').toBeLessThanOrEqual(8);

  await person.playToEnd();
  const end = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  await expect(end.locator('ol').getByRole('listitem')).toHaveCount(4);
  await expectNoTileIds(page);
  await page.goto('/my-games');
  await expect(page.getByRole('region', { name: 'Finished' }).getByRole('link', { name: 'Watch again' })).toHaveCount(
    1,
  );
});
