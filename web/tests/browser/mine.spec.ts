// The lists of one's games, which come from this device and from the server, and what can be done with those of this device.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Person } from './person';
import { expect, test } from './server';
import { wordsIn } from './words';

const t = wordsIn('en');
const here = (page: Page) => page.getByRole('listitem').filter({ hasText: t('app-table-here') });
const replay = (page: Page) => page.getByRole('region', { name: 'Replay controls' });

/** Begins a game against bots, which lives on this device. */
async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await new Person(page, 5).step()).toBe('keep');
}

test('games on this device are listed before the server answers', async ({ page, context }) => {
  await begin(page);
  // A network that swallows everything: there is neither an answer nor a failure.
  await context.route('**/api/**', () => undefined);
  await page.goto('/my-games');
  await expect(here(page)).toHaveCount(1);
  await page.goto('/');
  await expect(here(page)).toHaveCount(1);
  // Nobody has said yet that nothing else is there.
  await page.goto('/my-games');
  await expect(page.getByRole('region', { name: t('app-my-finished') })).toContainText(t('app-loading'));
});

test('a device that does not answer is not an empty one', async ({ page, context }) => {
  await begin(page);
  await context.route('**/*.wasm', (route) => route.abort());
  await context.route('**/assets/device-*.js', (route) => route.abort());
  await page.goto('/my-games');
  await expect(page.getByText(t('problem-device-failed'))).toBeVisible();
  await expect(page.getByText(t('app-my-none'))).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText(t('problem-device-failed'))).toBeVisible();
  await context.unroute('**/*.wasm');
  await context.unroute('**/assets/device-*.js');
  await page.goto('/my-games');
  await expect(here(page)).toHaveCount(1);
  await expect(page.getByText(t('problem-device-failed'))).toHaveCount(0);
});

test('a finished game offers its record, and can be deleted; so can a record', async ({ page, context }) => {
  await begin(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign' }).last().click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible();
  await page.goto('/my-games');
  await here(page)
    .getByRole('link', { name: t('app-finished-replay') })
    .click();
  // A link would open for nobody else.
  await expect(replay(page)).toContainText('Move 0 of');
  await expect(replay(page).getByRole('button', { name: t('table-replay-share') })).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await replay(page)
    .getByRole('button', { name: t('table-end-record') })
    .click();
  const record = await (await saving).path();
  expect(await readFile(record, 'utf8')).toMatch(/^tzolkin/);

  await page.goto('/my-games');
  const row = here(page).first();
  await row.getByRole('button', { name: t('app-table-delete'), exact: true }).click();
  await row.getByRole('button', { name: t('app-table-delete-sure') }).click();
  await expect(here(page)).toHaveCount(0);

  // While the server is away, a record is opened here.
  await context.route('**/api/records', (route) => route.abort());
  await page.locator('input[type="file"]').setInputFiles(record);
  await expect(replay(page)).toContainText('Move 0 of');
  const address = page.url();
  await page.reload();
  await expect(replay(page)).toContainText('Move 0 of');
  await replay(page)
    .getByRole('button', { name: t('app-table-delete'), exact: true })
    .click();
  await replay(page)
    .getByRole('button', { name: t('app-table-delete-sure') })
    .click();
  await expect(page).toHaveURL(/\/my-games$/);
  await page.goto(address);
  await expect(page.getByText('There is no such table.')).toBeVisible();
});
