// The coach: a quiet mark after a turn that lost a lot, in games against bots on this device.
import type { Locator, Page } from '@playwright/test';
import { axeFaults, expectNoTileIds, expectSoundLayout, showIn, SIZES, THEMES } from './checks';
import { board, expectMyTurn, startTwo } from './controls';
import { playRecord } from './moments';
import { expect, test } from './server';
import { answered, settle, somebody } from './settings';
import { languagesWith, switchTo, wordsIn } from './words';

type Words = ReturnType<typeof wordsIn>;
const en = wordsIn('en');

/** Moves before a turn of the first seat in round 5: one worker on Chichen Itza and nothing else loses a third of the chances. */
const PLY = 41;
let record: Promise<string> | undefined;

/** Begins a game on this device at that moment, against one bot. */
async function atTheMoment(page: Page): Promise<void> {
  record ??= playRecord(2, 7);
  await page.goto('/new');
  await page.getByRole('radio', { name: en('app-new-players-count', { count: 2 }) }).check();
  await page.getByRole('radio', { name: en('app-new-record'), exact: true }).check();
  const buffer = Buffer.from(await record);
  await page.locator('input[type=file]').setInputFiles({ name: 'game.tzk', mimeType: 'text/plain', buffer });
  await page.getByLabel(en('app-new-ply')).fill(String(PLY));
  await page.getByRole('button', { name: en('app-new-go') }).click();
  await expect(page).toHaveURL(/\/t\/d-[a-z2-7]{10}$/);
  await expectMyTurn(page);
}

const barIn = (page: Page, t: Words): Locator => page.getByRole('region', { name: t('table-bar'), exact: true });
const mark = (page: Page, t: Words = en): Locator =>
  page.getByRole('region', { name: t('review-judgement-blunder'), exact: true });

async function switchCoach(page: Page, on: boolean): Promise<void> {
  await page.getByRole('button', { name: en('table-menu'), exact: true }).click();
  await page.getByRole('checkbox', { name: en('app-settings-coach') }).setChecked(on);
  await page.keyboard.press('Escape');
}

const place = (page: Page, gear: string): Locator =>
  page
    .locator(`svg g[role="group"][aria-label="${en(`names-gear-${gear}`)}"]`)
    .getByRole('button')
    .first()
    .locator('.hit')
    .first();

async function playTurn(page: Page, gears: string[]): Promise<void> {
  for (const gear of gears) {
    await (gear === 'start' ? page.locator('svg .start') : place(page, gear)).click();
    await answered(page);
  }
  await barIn(page, en)
    .getByRole('button', { name: en('table-end') })
    .click();
  await answered(page);
}

/** Everything on the board that somebody can read or hear. */
const read = (page: Page) =>
  board(page).evaluate((element) => element.outerHTML.match(/aria-label="[^"]*"/g)?.join('\n'));

const steps = async (page: Page) => {
  const badges = await page.locator('svg .step').allTextContents();
  return badges.flatMap((badge) => badge.split(' · ').map(Number)).sort();
};

test('a turn that lost a lot is marked, shown and taken back', async ({ page }) => {
  test.setTimeout(180_000);
  await atTheMoment(page);
  await switchCoach(page, true);
  const before = await read(page);
  await playTurn(page, ['chichen-itza']);
  const played = Date.now();
  await expect(mark(page)).toBeVisible({ timeout: 30_000 });
  const took = Date.now() - played;
  await expect(mark(page)).toContainText(/lowered your chance of winning by \d+ percentage points/);
  // It blocks nothing: the bot plays on, and it is one's turn again.
  await expectMyTurn(page);
  expect(await read(page)).not.toBe(before);

  await mark(page)
    .getByRole('button', { name: en('coach-show') })
    .click();
  await expect(mark(page).getByRole('heading', { name: en('review-better') })).toBeVisible();
  await expect(barIn(page, en)).toContainText(en('table-bar-past'));
  const better = await mark(page).getByRole('list').first().getByRole('listitem').allTextContents();
  expect(better.length).toBeGreaterThan(1);
  // Its steps are on the board as it was, by their numbers.
  await expect.poll(() => steps(page)).toEqual(better.map((_, index) => index + 1));
  // And back: the mark is still there.
  await barIn(page, en)
    .getByRole('button', { name: en('table-now') })
    .click();
  await expect.poll(() => steps(page)).toEqual([]);
  await expect(mark(page).getByRole('button', { name: en('coach-show') })).toBeVisible();

  await mark(page)
    .getByRole('button', { name: en('coach-take-back') })
    .click();
  await expect(mark(page)).toBeHidden();
  await expect.poll(() => read(page)).toBe(before);
  await page.getByRole('button', { name: en('table-log'), exact: true }).click();
  await expect(page.locator('.log')).not.toContainText(en('names-gear-chichen-itza'));
  await page.keyboard.press('Escape');
  // It stays taken back, and what the analysis would have played gets no mark.
  await page.reload();
  await expect.poll(() => read(page)).toBe(before);
  await playTurn(page, ['uxmal', 'start']);
  await expect(barIn(page, en)).toContainText(en('table-ask-days'), { timeout: 30_000 });
  // A mark would be there by now.
  await page.waitForTimeout(2 * took);
  const marks = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'].map((name) => en(`review-judgement-${name}`));
  await expect(page.getByRole('region', { name: new RegExp(`^(${marks.join('|')})$`) })).toHaveCount(0);
});

test('what the coach shows stays while the bot plays on', async ({ page, context }) => {
  await settle(context, { speed: 0.5 });
  await atTheMoment(page);
  await switchCoach(page, true);
  await playTurn(page, ['chichen-itza']);
  await mark(page)
    .getByRole('button', { name: en('coach-show') })
    .click({ timeout: 30_000 });
  await expect(barIn(page, en)).toContainText(en('table-bar-past'));
  const better = await mark(page).getByRole('list').first().getByRole('listitem').allTextContents();
  await expect.poll(() => steps(page)).toEqual(better.map((_, index) => index + 1));
  const drawn = await page.evaluate(async () => {
    const seen = new Set<string>();
    for (let frame = 0; frame < 90; frame += 1) {
      seen.add(document.querySelector('[role="group"][aria-label="Board"]')?.innerHTML ?? '');
      await new Promise(requestAnimationFrame);
    }
    return seen.size;
  });
  expect(drawn).toBe(1);
  await barIn(page, en)
    .getByRole('button', { name: en('table-now') })
    .click();
  await expectMyTurn(page);
});

test('whoever goes on is not disturbed, and the next turn ends the mark', async ({ page }) => {
  await atTheMoment(page);
  await switchCoach(page, true);
  await playTurn(page, ['chichen-itza']);
  await expect(mark(page)).toBeVisible({ timeout: 30_000 });
  await mark(page)
    .getByRole('button', { name: en('coach-go-on') })
    .click();
  await expect(mark(page)).toBeHidden();
  // The turn stands.
  await expectMyTurn(page);
  await expect(board(page)).toBeVisible();
});

test('without asking there is no coach, and none for two people', async ({ page, browser, server }) => {
  await atTheMoment(page);
  await page.getByRole('button', { name: en('table-menu'), exact: true }).click();
  await expect(page.getByRole('checkbox', { name: en('app-settings-coach') })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await playTurn(page, ['chichen-itza']);
  await expectMyTurn(page);
  await expect(mark(page)).toBeHidden();

  const guest = await somebody(browser, server);
  await page.goto(await startTwo(page, guest));
  await page.getByRole('button', { name: en('table-menu'), exact: true }).click();
  await expect(page.getByRole('checkbox', { name: en('app-settings-food-days') })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: en('app-settings-coach') })).toBeHidden();
  await guest.context().close();
});

const [LARGE, SMALL, PHONE] = SIZES;

for (const { device, sizes, phone } of [
  { device: 'a desktop', sizes: [LARGE, SMALL], phone: false },
  { device: 'a phone', sizes: [PHONE], phone: true },
]) {
  test.describe(device, () => {
    // What is touched has other sizes. The way there is the same everywhere.
    test.use({ hasTouch: phone });

    test('the coach in every language', async ({ page }) => {
      test.setTimeout(240_000);
      await atTheMoment(page);
      await switchCoach(page, true);
      await playTurn(page, ['chichen-itza']);
      await expect(mark(page)).toBeVisible({ timeout: 30_000 });
      await expectMyTurn(page);
      for (const shown of [false, true]) {
        if (shown)
          await mark(page)
            .getByRole('button', { name: en('coach-show') })
            .click();
        for (const language of languagesWith('coach', 'review')) {
          const t = wordsIn(language);
          await switchTo(page, language);
          for (const size of sizes) {
            await showIn(page, size, 'light');
            await test.step(`${language} ${size.name} ${shown ? 'shown' : 'marked'}`, async () => {
              await expect(mark(page, t).getByRole('button', { name: t('coach-go-on') })).toBeVisible();
              await expect(mark(page, t)).not.toContainText(/coach-|review-|hint-|\{|undefined|NaN/);
              await expectNoTileIds(page);
              await expectSoundLayout(page);
            });
          }
        }
        await switchTo(page, 'en');
        await showIn(page, LARGE, 'light');
      }
      for (const theme of THEMES) {
        for (const size of sizes) {
          await showIn(page, size, theme);
          expect(await axeFaults(page), `${size.name} ${theme}`).toEqual([]);
        }
      }
    });
  });
}
