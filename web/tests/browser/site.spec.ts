// The static site: a folder on a host that knows nothing but files, below a sub-path.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { expectAccessible } from './checks';
import { playRound, round } from './device';
import { startHost, type Host } from './host';
import { playRecord } from './moments';
import { Person } from './person';
import { settle } from './settings';
import { kept } from './worker';
import { wordsIn } from './words';

const SITE = join(import.meta.dirname, '../../../site');
const t = wordsIn('en');

const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await startHost(SITE, '/some/sub/path/');
    await use(host);
    host.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a page of the site as a new visitor would: the browser itself would only follow a changed fragment. */
async function open(page: Page, host: Host, fragment: string) {
  await page.goto('about:blank');
  await page.goto(host.address + fragment);
}

test('every page opens and reloads, and nothing outside the folder is asked for', async ({ page, host }) => {
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(host.address) && request.url() !== 'about:blank') wrong.push(request.url());
  });
  page.on('response', (answer) => !answer.ok() && wrong.push(`${answer.status()} ${answer.url()}`));

  for (const [fragment, key] of [
    ['', 'app-start-heading'],
    ['#/new', 'app-new-heading'],
    ['#/my-games', 'app-my-games-heading'],
    ['#/settings', 'app-settings-heading'],
    ['#/analysis', 'app-analysis'],
    ['#/puzzles', 'app-puzzles-heading'],
    // There is nobody to meet.
    ['#/lobby', 'app-missing-heading'],
    ['index.html#/rules', 'app-rules-heading'],
  ] as const) {
    await open(page, host, fragment);
    await expect(heading(page, t(key))).toBeVisible();
    await page.reload();
    await expect(heading(page, t(key))).toBeVisible();
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.filter((href) => !/^#(\/|content$)/.test(href ?? ''))).toEqual([]);
    await expect(page.getByRole('link', { name: t('app-nav-lobby') })).toHaveCount(0);
  }
  await kept(page);
  expect(wrong).toEqual([]);
  expect(host.asked.filter((path) => !path.startsWith('/some/sub/path/'))).toEqual([]);
});

test('nothing that needs a server is offered', async ({ page, host }) => {
  await open(page, host, '#/settings');
  await expect(heading(page, t('app-settings-heading'))).toBeVisible();
  for (const key of ['app-settings-log-in', 'app-settings-sessions', 'app-settings-data', 'app-settings-delete'])
    await expect(page.getByText(t(key), { exact: true })).toHaveCount(0);
  await open(page, host, '');
  await expect(page.getByRole('region', { name: t('app-ways') }).getByRole('link')).toHaveCount(3);
  await expect(page.getByText(t('app-join-heading'))).toHaveCount(0);
});

test('links, the back button, new tabs and places on the page work', async ({ page, context, host }) => {
  await open(page, host, '');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('app-rules-heading') })
    .click();
  await expect(page).toHaveURL(`${host.address}#/rules`);
  await expect(heading(page, t('app-rules-heading'))).toBeVisible();

  // To the content: the fragment goes on naming the page.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('link', { name: t('app-skip') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await expect(page).toHaveURL(`${host.address}#/rules`);

  // To a paragraph, typed into the address bar.
  await page.evaluate(() => (location.hash = '#/rules#rule-mid-age'));
  await expect(page.locator('#rule-mid-age')).toBeFocused();

  await page.goBack();
  await page.goBack();
  await expect(heading(page, t('app-start-heading'))).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: t('app-nav-settings') }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(heading(other, t('app-settings-heading'))).toBeVisible();
  await expect(other).toHaveURL(`${host.address}#/settings`);
});

test('it can be installed', async ({ page, context, host }) => {
  await open(page, host, '');
  await kept(page);
  const devtools = await context.newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${host.address}manifest.webmanifest`);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every test is a private window, where nothing is ever installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { appId } = await devtools.send('Page.getAppId');
  expect(appId).toBe(host.address);

  // Chromium does not offer it by itself in a private window, so this stands in for it.
  await page.getByRole('link', { name: t('app-nav-settings') }).click();
  await expect(heading(page, t('app-settings-heading'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('app-install-button'), exact: true })).toHaveCount(0);
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve(Object.assign(window, { asked: true })) }));
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: t('app-install-button'), exact: true }).click();
  expect(await page.evaluate(() => 'asked' in window)).toBe(true);
  await expect(page.getByRole('heading', { name: t('app-install-heading') })).toHaveCount(0);
});

test('after one visit it opens without its host and without a network', async ({ page, context, host }) => {
  await open(page, host, '');
  await kept(page);
  host.stop();
  await context.setOffline(true);

  const again = await context.newPage();
  await again.goto(host.address);
  await expect(again.getByRole('button', { name: t('app-play-now'), exact: true })).toBeVisible();
  await again.reload();
  await expect(again.getByRole('button', { name: t('app-play-now'), exact: true })).toBeVisible();

  // Pages, languages and fonts that were never looked at are there, too.
  await open(again, host, '#/rules#rule-mid-age');
  await expect(again.locator('#rule-mid-age')).toBeFocused();
  await open(again, host, 'index.html#/settings');
  await again.getByRole('main').getByLabel(t('app-language')).selectOption('el');
  await expect(heading(again, wordsIn('el')('app-settings-heading'))).toBeVisible();
  expect(await again.evaluate(async () => (await document.fonts.load('16px Inter Variable', 'Ω')).length)).toBe(1);
});

test('a game against bots is played below a sub-path, without a network', async ({ page, context, host }) => {
  await settle(context);
  await open(page, host, '');
  await kept(page);
  host.stop();
  await context.setOffline(true);

  await page.getByRole('button', { name: t('app-play-now'), exact: true }).click();
  await expect(page).toHaveURL(/\/some\/sub\/path\/#\/t\/d-[a-z2-7]{10}$/);
  const game = page.url();
  // The tiles come from the module, and the bots from the worker that thinks.
  expect(await new Person(page, 5).step()).toBe('keep');
  await playRound(page);

  await page.reload();
  await expect(round(page, 2)).toBeVisible();
  await open(page, host, '#/my-games');
  await page
    .getByRole('listitem')
    .filter({ hasText: t('app-table-here') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(game);
  await playRound(page);
});

test('a record is analysed without a network, and a link carries it', async ({ page, context, host }) => {
  await settle(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, host, '#/analysis');
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel(t('analysis-text')).fill(await playRecord(4, 7));
  await page.getByRole('button', { name: t('analysis-text-open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: t('table-replay-turn'), exact: true }).click();
  await page.getByRole('button', { name: t('analysis-start') }).click();
  const turns = page.getByRole('region', { name: t('analysis-best') }).getByRole('article');
  await expect(turns).toHaveCount(3, { timeout: 30_000 });
  await page.getByRole('button', { name: t('analysis-stop'), exact: true }).click();
  await page.getByRole('button', { name: t('table-replay-share') }).click();
  await expect(page.getByRole('button', { name: t('table-replay-copied') })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${host.address}#/analysis\\?record=[\\w-]+&ply=1$`));
  // Another tab knows nothing of this one's record.
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('dialog')).toBeVisible();
  await expect(other).toHaveURL(/#\/analysis\?from=s\/\w+&ply=1$/);
  expect(await other.getByRole('dialog').innerText()).toBe(await page.getByRole('dialog').innerText());
});

test('a name that the game does not take keeps nobody from playing', async ({ page, context, host }) => {
  await settle(context);
  await open(page, host, '#/settings');
  const name = page.getByLabel(t('app-settings-name'), { exact: true });
  await name.fill('   ');
  await page.getByRole('button', { name: t('app-settings-name-save') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // From an older version, which took anything.
  await page.evaluate(() => localStorage.setItem('tzolkin.name /some/sub/path/', '\u2028\u2060'));
  await open(page, host, '');
  await page.getByRole('button', { name: t('app-play-now'), exact: true }).click();
  expect(await new Person(page, 5).step()).toBe('keep');
  await expect(page.getByRole('region', { name: `${t('app-device-player')}, you` })).toBeVisible();
});

test('a page in place of a script is not kept', async ({ page, host }) => {
  const script = readdirSync(join(SITE, 'assets')).find((name) => /^Rules-.*\.js$/.test(name));
  const path = `assets/${script}`;
  // Hosts with a page for whatever is missing do this while a new version is being copied.
  host.instead.set(path, '<!doctype html><title>Nothing here</title>');
  await open(page, host, '');
  const versionsKept = () => page.evaluate(async () => (await caches.keys()).length);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(() => host.asked).toContain(`/some/sub/path/${path}`);
  await expect.poll(workers).toBe(0);
  await expect.poll(versionsKept).toBe(0);

  host.instead.delete(path);
  await page.reload();
  await kept(page);
  const found = await page.evaluate(async (path) => (await caches.match(path))?.text(), path);
  expect(found).toBe(readFileSync(join(SITE, path), 'utf8'));
});
