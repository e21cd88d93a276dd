// Parts of the client that are fetched when they are needed, and cannot be fetched.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectSoundLayout } from './checks';
import { endTurn, expectMyTurn } from './controls';
import { CLIENT, startFront } from './front';
import { expect, test } from './game';
import type { Instead } from './host';
import { tableAt, tableAtEnd } from './moments';
import { versionShown } from './worker';
import { wordsIn } from './words';

const DIST = CLIENT ?? join(import.meta.dirname, '../../dist');
const t = wordsIn('en');

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: t('app-part-failed') });
const again = (page: Page) => failed(page).getByRole('button', { name: t('app-try-again') });
const rules = (page: Page) => page.getByRole('dialog', { name: t('app-rules-heading') });

/** Files of this name get lost on their way; returns how they get through again. */
async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/${name}-[^/]*\\.(js|css)$`);
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

test('the rules at the table say that they are missing, and come once the network is back', async ({ page, game }) => {
  const found = await lose(page, 'RulesDrawer');
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await page.keyboard.press('r');
  await expect(failed(page)).toBeVisible();
  await expectSoundLayout(page);
  await expectAccessible(page);
  // Still no network.
  const server = /\/sw\.js$/;
  await page.route(server, (route) => route.abort());
  const asked = page.waitForRequest(server);
  await again(page).click();
  await asked;
  await expect(again(page)).toBeVisible();
  await page.unroute(server);
  await found();
  await again(page).click();
  await expect(rules(page)).toBeVisible();
  await expect(failed(page)).toBeHidden();
});

test('what was put away can be asked for again', async ({ page, game }) => {
  const found = await lose(page, 'RulesDrawer');
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await page.keyboard.press('r');
  await failed(page)
    .getByRole('button', { name: t('table-close') })
    .click();
  await expect(failed(page)).toBeHidden();
  await found();
  await page.keyboard.press('r');
  await expect(rules(page)).toBeVisible();
});

test('a part whose style was lost gets it, too', async ({ page, game }) => {
  const styles = /\/assets\/Rules\w+-[^/]*\.css$/;
  await page.route(styles, (route) => route.abort());
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await page.keyboard.press('r');
  await expect(failed(page)).toBeVisible();
  await page.unroute(styles);
  await again(page).click();
  await expect(rules(page)).toBeVisible();
  const place = await rules(page).evaluate((drawer) => getComputedStyle(drawer.parentElement as Element).position);
  expect(place).toBe('fixed');
});

test('a page and a language come by themselves when the network is back', async ({ page, context }) => {
  await page.goto('/new');
  await expect(page.getByRole('heading', { level: 1, name: t('app-new-heading') })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: t('app-nav-lobby') }).click();
  await expect(failed(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t('app-lobby-heading') })).toBeVisible();

  await context.setOffline(true);
  await page.getByLabel(t('app-language')).selectOption('fr');
  await expect(failed(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: wordsIn('fr')('app-lobby-heading') })).toBeVisible();
  await expect(failed(page)).toBeHidden();
});

test('the result and the pictures of the help are not lost in silence', async ({ page, game }) => {
  const found = [await lose(page, 'EndScreen'), await lose(page, 'HelpPictures')];
  await page.goto(await tableAtEnd(page, game));
  await page.getByRole('button', { name: t('table-help'), exact: true }).click();
  const help = page.getByRole('dialog', { name: t('table-help') });
  await expect(help.getByText(t('app-part-failed'))).toBeVisible();
  await page.keyboard.press('Escape');
  await endTurn(page).click();
  const sure = page.getByRole('button', { name: t('table-hungry-end') });
  await expect(sure.or(failed(page)).first()).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(failed(page)).toBeVisible({ timeout: 30_000 });
  for (const each of found) await each();
  await again(page).click();
  await expect(page.getByRole('dialog').locator('.ranking li').first()).toBeVisible();
});

/** From now on the server has another version, in which the page with the rules has another name. */
function releaseOtherRules(instead: Instead): void {
  const assets = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  const old = assets.find((name) => name.startsWith('Rules-'));
  if (!old) throw new Error('the page with the rules is no part of its own');
  const renamed = (name: string) => readFileSync(join(DIST, name), 'utf8').replaceAll(old, 'Rules-two.js');
  for (const name of assets) instead.set(`assets/${name}`, renamed(`assets/${name}`));
  instead.set('assets/Rules-two.js', renamed(`assets/${old}`));
  instead.set(`assets/${old}`, null);
  instead.set('index.html', renamed('index.html').replace('<body>', '<body data-version="two">'));
}

test('after an update of the server the page is opened again', async ({ page, server }) => {
  const instead: Instead = new Map();
  const front = await startFront(DIST, () => new URL(server.address), instead);
  await page.goto(front.address);
  await expect(page.getByRole('heading', { level: 1, name: t('app-start-heading') })).toBeVisible();
  releaseOtherRules(instead);
  await page.getByRole('link', { name: t('app-rules-heading'), exact: true }).click();
  await expect(failed(page)).toBeVisible();
  expect(await versionShown(page)).toBe('first');
  await again(page).click();
  await expect.poll(() => versionShown(page).catch(() => 'reloading')).toBe('two');
  await expect(page.getByRole('heading', { level: 1, name: t('app-rules-heading') })).toBeVisible();
  front.stop();
});
