import type { Page } from '@playwright/test';
import { expectNoTileIds } from './checks';
import { expect, test } from './server';
import { somebody } from './settings';

async function openTable(page: Page, players: 2 | 3 | 4): Promise<void> {
  await page.goto('/new');
  await page.getByRole('radio', { name: `${players} players` }).check();
  await page.getByRole('button', { name: 'Friends online' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'The table is set' })).toBeVisible();
}

test('Play now starts a game against three bots', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'The table is set' })).toBeHidden();
  await expectNoTileIds(page);

  await page.goto('/my-games');
  await expect(page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveTitle(/^Your turn/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-waiting.svg');
  await page.goto('/');
  await page.getByRole('region', { name: 'Continue' }).getByRole('link', { name: 'Play' }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
});

test('friends meet in the waiting room', async ({ page, browser, server }) => {
  await openTable(page, 3);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await expect(page.getByRole('img', { name: 'QR code of the invitation link' })).toBeVisible();

  const luca = await somebody(browser, server);
  await luca.goto('/');
  await luca.getByLabel('Invitation link').fill(link);
  await luca.getByRole('button', { name: 'Join' }).click();
  // A guest reads what guests have to do, says who it is, and need not invite anybody.
  await expect(luca.getByRole('heading', { name: 'You are invited to a game' })).toBeVisible();
  await expect(luca.getByRole('img', { name: 'QR code of the invitation link' })).toBeHidden();
  await luca.getByRole('textbox', { name: 'Name at the table' }).fill('Luca');
  await luca.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(page.getByRole('button', { name: 'Remove Luca' })).toBeVisible();
  await expect(luca.getByText('You have a seat. One more is still open.')).toBeVisible();
  await luca.getByRole('textbox', { name: 'Say something' }).fill('Is Sofia coming?');
  await luca.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Chat' })).toContainText('Is Sofia coming?');
  await luca.getByRole('radio', { name: 'Yellow' }).check();
  await expect(luca.getByRole('radio', { name: 'Yellow' })).toBeChecked();
  await expect(page.getByText('2 seats are still open.')).toBeHidden();
  await expect(page.getByText('One seat is still open.')).toBeVisible();

  // A bot fills the last seat, and makes way again.
  await page.getByRole('combobox', { name: 'Add a bot to seat 3' }).selectOption({ label: 'Bot 1, gentle' });
  await expect(page.getByText('Everyone is here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeEnabled();
  await page.getByRole('button', { name: 'Remove Bot, level 1' }).click();
  await expect(page.getByText('One seat is still open.')).toBeVisible();

  // Removed; the link that was sent opens nothing any more, the new one does.
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('2 seats are still open.')).toBeVisible();
  await luca.goto(link);
  await expect(luca.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Invitation link' })).not.toHaveValue(link);
  const newLink = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await luca.goto(newLink);
  await luca.getByRole('button', { name: 'Sit here' }).first().click();

  const sofia = await somebody(browser, server);
  await sofia.goto(newLink);
  await sofia.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const someone of [page, luca, sofia])
    await expect(someone.getByRole('heading', { name: 'The table is set' })).toBeHidden();
  await luca.context().close();
  await sofia.context().close();
});

test('the language is changed at the table, and the settings lead back to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Keep these two' }).click();
  const table = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Français' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(table);
  await page.getByRole('link', { name: 'Réglages' }).click();
  await page.getByRole('link', { name: 'Retour à la table' }).click();
  await expect(page).toHaveURL(table);
  await expect(page.getByRole('region', { name: 'Temples' })).toBeVisible();
});

test('a private table needs its link', async ({ page, browser, server }) => {
  await openTable(page, 2);
  const stranger = await somebody(browser, server);
  await stranger.goto(new URL(page.url()).pathname);
  await expect(stranger.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  await stranger.context().close();
});

test('a public table is in the lobby', async ({ page, browser, server }) => {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Friends online' }).click();
  await page.getByRole('radio', { name: /Listed in the lobby/ }).check();
  await page.getByRole('radio', { name: /Correspondence/ }).check();
  await page.getByRole('combobox', { name: 'Clock' }).selectOption({ label: '48 hours per turn' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Correspondence, 48 hours per turn')).toBeVisible();

  const guest = await somebody(browser, server);
  await guest.goto('/lobby');
  await guest.getByRole('region', { name: 'Open tables' }).getByRole('link', { name: 'Join' }).first().click();
  await guest.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(page.getByText('2 seats are still open.')).toBeVisible();
  await guest.getByRole('button', { name: 'Leave the table' }).click();
  await expect(guest.getByRole('heading', { name: 'Lobby' })).toBeVisible();
  await expect(page.getByText('3 seats are still open.')).toBeVisible();
  await guest.context().close();
});

test('bots of every level can be asked for, and say how they play', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: '3 players' }).check();
  const [first, second] = [2, 3].map((seat) => page.getByRole('combobox', { name: `Who sits in seat ${seat}` }));
  if (!first || !second) throw new Error('two seats');
  await expect(first.getByRole('option', { name: /^Bot \d/ })).toHaveCount(5);
  await first.selectOption({ label: 'Bot 4, strong' });
  await second.selectOption({ label: 'Bot 5, expert' });
  await expect(first).toHaveAccessibleDescription('Strong: plans several turns ahead.');
  await expect(page.getByText('the best we have')).toBeVisible();
  await expect(page.getByText('A gentle first opponent')).toBeHidden();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  // The server takes the strongest too, and the table says who it is.
  await expect(page.getByText('Bot, level 5').first()).toBeVisible();
});

test('people around one screen start at once', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: '2 players' }).check();
  await page.getByRole('button', { name: 'Shared screen' }).click();
  await page.getByLabel('Name for seat 2').fill('Luca');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
});

test('files to begin from are judged', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: 'A setup file' }).check();
  const start = page.getByRole('button', { name: 'Start the game' });
  await expect(start).toBeDisabled();
  const file = (text: string) => ({ name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('input[type=file]').setInputFiles(file('no setup'));
  await expect(page.getByText('This file does not contain a setup.')).toBeVisible();
  await page.getByRole('radio', { name: 'A record' }).check();
  await page.locator('input[type=file]').setInputFiles(file('no record'));
  await start.click();
  await expect(page.getByRole('alert')).toContainText('cannot be replayed');
});

test('the waiting room comes back after the server was gone', async ({ page, server }) => {
  await openTable(page, 2);
  await server.kill();
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await server.restart();
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeHidden({ timeout: 20_000 });
  await expect(page.getByText('One seat is still open.')).toBeVisible();
});
