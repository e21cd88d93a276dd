import type { Page } from '@playwright/test';
import { expectAccessible, expectSoundLayout, showIn, SIZES } from './checks';
import { expect, test } from './server';
import { wordsIn } from './words';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('links stay in the page, the address follows, back works', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'Lobby' }).click();
  await expect(heading(page, 'Lobby')).toBeVisible();
  await expect(page).toHaveURL(/\/lobby$/);
  await expect(page).toHaveTitle(/Lobby/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('an address of a static site works too, opened or typed, and gets the form of this one', async ({ page }) => {
  await page.goto('/#/rules#rule-mid-age');
  await expect(heading(page, 'Rules')).toBeVisible();
  await expect(page).toHaveURL(/[^#]\/rules#rule-mid-age$/);
  await expect(page.locator('#rule-mid-age')).toBeFocused();
  await page.evaluate(() => (location.hash = '#/settings?back=%2Flearn'));
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page).toHaveURL(/[^#]\/settings\?back=%2Flearn$/);
  await expect(page.getByRole('link', { name: 'Back to the table' })).toHaveAttribute('href', '/learn');
  await page.goBack();
  await expect(heading(page, 'Rules')).toBeVisible();
  await page.goto('/#//elsewhere.example/t/abc');
  await expect(heading(page, 'Page not found')).toBeVisible();
});

test('the menu of a phone opens, leads on and closes', async ({ page }) => {
  await showIn(page, SIZES[2], 'light');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectSoundLayout(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('settings hold after a reload', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'Fast' }).check();
  await page.getByRole('switch', { name: 'Sound' }).check();
  await page.getByRole('switch', { name: 'Ask before ending my turn' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Fast' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Ask before ending my turn' })).toBeChecked();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test('settings changed in one tab hold in the others at once', async ({ page, context }) => {
  await page.goto('/lobby');
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('main').getByLabel('Language').selectOption('it');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Lobby');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

test('a name that is typed before the page knows who is there is not lost', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/me', async (route) => {
    if (route.request().method() === 'GET') await asked;
    await route.continue();
  });
  await page.goto('/settings');
  await page.getByLabel('Name at the table').fill('Ixchel');
  answer();
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByLabel('Name at the table')).toHaveValue('Ixchel');
});

test('a name and a password are kept, and open the identity elsewhere', async ({ page, browser, server }) => {
  await page.goto('/settings');
  await page.getByLabel('Name at the table').fill('Ixchel');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).first().fill('a long password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('You have a password.')).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('main').getByLabel('Language').selectOption('it');
  await kept;

  const elsewhere = await browser.newContext({ baseURL: server.address });
  const other = await elsewhere.newPage();
  await other.goto('/settings');
  const form = other.locator('form', { has: other.getByRole('button', { name: 'Log in' }) });
  await form.getByLabel('Name').fill('Ixchel');
  await form.getByLabel('Password').fill('a wrong password');
  await form.getByRole('button').click();
  await expect(other.getByRole('alert')).toHaveText('The name or the password is wrong.');
  await form.getByLabel('Password').fill('a long password');
  await form.getByRole('button').click();
  // It speaks the language that was chosen there.
  const t = wordsIn('it');
  await expect(other.getByRole('heading', { level: 1, name: t('app-settings-heading') })).toBeVisible();
  await expect(other.getByLabel(t('app-settings-name'))).toHaveValue('Ixchel');
  await elsewhere.close();
});

test('people end their sessions elsewhere, read their data and delete themselves', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/settings');
  await page.getByLabel('Name at the table').fill('Sacnite');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByLabel('Password', { exact: true }).first().fill('a long password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('You have a password.')).toBeVisible();
  // A new password takes the old one.
  await page.getByLabel('Current password').fill('a wrong password');
  await page.getByLabel('Password', { exact: true }).first().fill('another password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('alert')).toHaveText('The name or the password is wrong.');
  await page.getByLabel('Current password').fill('a long password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Saved')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: server.address });
  const login = { name: 'Sacnite', password: 'another password' };
  expect((await elsewhere.request.post('/api/log-in', { data: login })).ok()).toBe(true);
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This browser')).toHaveCount(1);
  await expectAccessible(page);
  await sessions.getByRole('button', { name: /^Log out there/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await elsewhere.request.get('/api/me/sessions')).status()).toBe(401);
  await elsewhere.close();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  expect((await downloading).suggestedFilename()).toBe('tzolkin-data.json');
  await page.getByRole('button', { name: 'Delete your account' }).click();
  await page.getByLabel('Your password').fill('another password');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  // Somebody new sits here.
  await expect(page.getByText('You have a password.')).toBeHidden();
  await expect(page.getByLabel('Name at the table')).not.toHaveValue('Sacnite');
  expect((await page.request.post('/api/log-in', { data: login })).status()).toBe(401);
});

test('a link to no table says so', async ({ page }) => {
  await page.goto('/t/nosuchtable');
  await expect(heading(page, 'This table cannot be opened')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/');
  await page.getByLabel('Invitation link').fill('https://elsewhere.example/t/abcdefgh');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert')).toHaveText('This is not a link to a table on this site.');
});
