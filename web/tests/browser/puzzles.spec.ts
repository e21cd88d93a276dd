import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Puzzle } from '$lib/puzzles/puzzles';
import { expectAccessible, expectSoundLayout, showIn, SIZES, THEMES } from './checks';
import { bar, board, endTurn, gears, undo } from './controls';
import { expect, Server, test } from './server';
import { settle } from './settings';
import { languagesWith, switchTo, wordsIn } from './words';
import { kept } from './worker';

test.describe.configure({ timeout: 240_000 });
/** A search takes a second or two, and longer where several tests share a core. */
const JUDGED = { timeout: 60_000 };

const FILE = join(import.meta.dirname, '../../src/lib/puzzles/puzzles.json');
const { puzzles: PUZZLES } = JSON.parse(readFileSync(FILE, 'utf8')) as { puzzles: Puzzle[] };
/** One whose solution is a single worker: to be played by two clicks, and missed by two others. */
const SHORT = PUZZLES.find(({ solution }) => solution.join() === 'place start,end')!;
const t = wordsIn('en');

const panel = (page: Page) => page.getByRole('region', { name: t('puzzles-panel'), exact: true });
const startSpace = (page: Page) => board(page).getByRole('button', { name: /Place on the starting player space/ });

async function open(page: Page, { id }: Puzzle = SHORT): Promise<void> {
  await page.goto(`/puzzles/${id}`);
  await expect(panel(page)).toContainText(t('puzzles-how'));
}

async function end(page: Page): Promise<void> {
  await endTurn(page).click();
  const anyway = page.getByRole('button', { name: t('table-hungry-end') });
  if (await anyway.isVisible()) await anyway.click();
}

/** Plays a turn that is not the best. */
async function fail(page: Page): Promise<void> {
  await gears(page).last().click();
  await end(page);
  await expect(panel(page)).toContainText(t('puzzles-wrong'), JUDGED);
}

const tile = (page: Page, { id }: Puzzle) => page.locator(`.tile[href$="/puzzles/${id}"]`);

test('a puzzle is solved by playing its solution, and that is remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Puzzles/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
  await expect(page.getByText(`0 of ${PUZZLES.length} solved`).first()).toBeVisible();
  await expect(tile(page, SHORT)).toHaveAccessibleName(/not tried yet$/);
  await tile(page, SHORT).click();
  await expect(panel(page)).toContainText('Find the best turn');
  // Everything can be taken back before the end.
  await gears(page).last().click();
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await startSpace(page).click();
  await end(page);
  await expect(panel(page)).toContainText(t('puzzles-right'), JUDGED);
  await expect(panel(page).getByRole('listitem').first()).toBeVisible();
  await expect(panel(page)).toContainText(t('puzzles-why-right'));
  await expect(bar(page)).toContainText(t('puzzles-played'));
  await expect(endTurn(page)).toHaveCount(0);

  const next = panel(page).getByRole('link', { name: t('puzzles-next') });
  await expect(next).not.toHaveAttribute('href', new RegExp(SHORT.id));
  await next.click();
  await expect(page).not.toHaveURL(new RegExp(SHORT.id));
  await expect(panel(page)).toContainText('Find the best turn');
  await panel(page)
    .getByRole('link', { name: t('puzzles-all') })
    .click();
  await expect(tile(page, SHORT)).toHaveAccessibleName(/, solved$/);
  await page.reload();
  await expect(tile(page, SHORT)).toHaveAccessibleName(/, solved$/);
  await expect(page.getByText(`1 of ${PUZZLES.length} solved`).first()).toBeVisible();
});

test('a failed attempt says what it costs and why, and the solution can be seen and played', async ({ page }) => {
  await open(page);
  await fail(page);
  await expect(panel(page)).toContainText(/lowers your chance of winning|a little worse/);
  await expect(panel(page).getByRole('heading', { name: t('puzzles-why') })).toBeVisible();
  await expect(panel(page).getByRole('listitem').first()).toBeVisible();

  await panel(page)
    .getByRole('button', { name: t('puzzles-again') })
    .click();
  await expect(panel(page)).toContainText('Find the best turn');
  await fail(page);
  await panel(page)
    .getByRole('button', { name: t('puzzles-show') })
    .click();
  await expect(panel(page)).toContainText(t('puzzles-solution'), JUDGED);
  const steps = page.getByRole('list', { name: t('hint-turn') });
  await expect(steps.getByRole('listitem').first()).toContainText(/starting player/i);
  await expect(page.getByRole('heading', { name: t('hint-why') })).toBeVisible();
  await page.getByRole('button', { name: t('table-hint-play') }).click();
  await expect(page.getByText(t('table-hint-last'))).toBeVisible();
  await end(page);
  await expect(panel(page)).toContainText(t('puzzles-right'), JUDGED);

  // With help it does not count.
  await page.goto('/puzzles');
  await expect(tile(page, SHORT)).toHaveAccessibleName(/, solved later or with help$/);
  await expect(page.getByText(`0 of ${PUZZLES.length} solved`).first()).toBeVisible();
});

test('nothing tells the solution before the attempt', async ({ page }) => {
  await open(page);
  const words = await panel(page).evaluate((element) => element.outerHTML);
  expect(words).not.toContain(t(`puzzles-theme-${SHORT.theme}`));
  await expect(panel(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.locator('.hinted')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('table-hint') })).toHaveCount(0);
});

test('the list can be narrowed to a grade, and a puzzle that does not exist says so', async ({ page }) => {
  await page.goto('/puzzles');
  await expect(page.locator('.tile')).toHaveCount(PUZZLES.length);
  await page.getByRole('radio', { name: '1', exact: true }).check();
  const easy = PUZZLES.filter(({ grade }) => grade === 1);
  expect(easy.length).toBeGreaterThan(0);
  expect(easy.length).toBeLessThan(PUZZLES.length);
  await expect(page.locator('.tile')).toHaveCount(easy.length);
  await page.goto('/puzzles/p-nothing');
  await expect(page.getByText(t('puzzles-missing'))).toBeVisible();
  await page.getByRole('link', { name: t('puzzles-all') }).click();
  await expect(page.getByRole('heading', { name: t('puzzles-day') })).toBeVisible();
});

test('without the module a sentence says what is missing', async ({ page }) => {
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  await page.goto('/puzzles');
  await expect(page.getByText(t('puzzles-no-module'))).toBeVisible();
});

test('it can be played by keys alone', async ({ page }) => {
  await open(page);
  await startSpace(page).focus();
  await page.keyboard.press('Enter');
  await expect(undo(page)).toBeEnabled();
  await page.keyboard.press('e');
  const anyway = page.getByRole('button', { name: t('table-hungry-end') });
  if (await anyway.isVisible()) await anyway.press('Enter');
  await expect(panel(page)).toContainText(t('puzzles-right'), JUDGED);
});

for (const size of SIZES) {
  const phone = size.width < 600;
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height }, hasTouch: phone });

    test(`list and puzzle in every language, light and dark, at ${size.name}`, async ({ page }) => {
      /** Reads what is shown in every language, and leaves it in English. */
      const everywhere = async (shown: (words: ReturnType<typeof wordsIn>) => Promise<void>) => {
        for (const [at, language] of languagesWith('puzzles').entries()) {
          await test.step(language, async () => {
            await showIn(page, size, THEMES[at % THEMES.length]!);
            await switchTo(page, language);
            await shown(wordsIn(language));
            await expectSoundLayout(page);
          });
        }
        for (const theme of THEMES) {
          await showIn(page, size, theme);
          await expectAccessible(page);
        }
        await switchTo(page, 'en');
      };
      const says = (key: string) => (words: ReturnType<typeof wordsIn>) =>
        expect(page.locator('[data-guide]')).toContainText(words(key));

      await page.goto('/puzzles');
      await everywhere(async (words) => {
        await expect(page.getByRole('heading', { level: 1, name: words('app-puzzles-heading') })).toBeVisible();
        await expect(page.getByRole('heading', { name: words(`puzzles-theme-${SHORT.theme}`) })).toBeVisible();
      });
      await open(page);
      await everywhere(says('puzzles-how'));
      if (phone) {
        await panel(page)
          .getByRole('button', { name: t('puzzles-fold') })
          .tap();
        await page
          .getByRole('group', { name: t('board-rows-name') })
          .locator('button[aria-disabled="false"]')
          .filter({ hasText: /Place on (?!the starting)/ })
          .first()
          .tap();
        await bar(page)
          .getByRole('button', { name: t('table-confirm') })
          .tap();
      } else await gears(page).last().click();
      await end(page);
      await expect(panel(page)).toContainText(t('puzzles-wrong'), JUDGED);
      await everywhere(says('puzzles-why'));
      await panel(page)
        .getByRole('button', { name: t('puzzles-show') })
        .click();
      await everywhere(says('puzzles-solution'));
    });
  });
}

test('puzzles need neither the server nor the network', async ({ browser }) => {
  const server = await Server.start();
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'allow' });
  await settle(context);
  const page = await context.newPage();
  await page.goto('/');
  await kept(page);
  await server.kill();
  await context.setOffline(true);
  await page.goto('/puzzles');
  await tile(page, SHORT).click();
  await startSpace(page).click();
  await end(page);
  await expect(panel(page)).toContainText(t('puzzles-right'), JUDGED);
  await context.close();
  await server.stop();
});
