import type { Page } from '@playwright/test';
import { boxOf, covers, expectNoScroll, expectSoundLayout } from './checks';
import { bar, board, endTurn, expectMyTurn, workers } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';
import { switchTo, wordsIn } from './words';

const t = wordsIn('en');

/** Windows of laptops: as wide as their screens, and a good deal lower. */
const WINDOWS = [
  [1280, 720],
  [1366, 650],
  [1440, 760],
  [1920, 1080],
] as const;
const NAMES = ['Yaxchilan', 'Palenque', 'Tikal', 'Uxmal', 'Chichen'];

const cards = (page: Page) => page.locator('.card');
const space = (page: Page, name: string) =>
  board(page)
    .getByRole('button', { name: new RegExp(`^${name}: `) })
    .locator('.hit')
    .first();

test('in every window cities have names, and temples and technologies are in sight', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'last'));
  await expectMyTurn(page);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const name of NAMES) await expect(page.locator('svg .gear .name', { hasText: name })).toBeVisible();
    for (const section of ['Technologies', 'Temples', 'Monuments'])
      await expect(page.getByRole('region', { name: section })).toBeInViewport({ ratio: 1 });
    await expectNoScroll(page);
    await expectSoundLayout(page);
  }
  await switchTo(page, 'el');
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expectSoundLayout(page);
  }
});

test('the caption of the starting player touches no box, and long words of one’s own tiles are not cut', async ({
  page,
  game,
}) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await expect(page.locator('svg .start .caption')).toBeVisible();
  /** How far the caption is from the nearest box; where there is no room for it, it is left out. */
  const away = () =>
    page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const gaps = boxes('svg .start .caption').flatMap((caption) =>
        boxes('svg .label').map((box) => {
          const across = Math.max(box.left - caption.right, caption.left - box.right);
          return Math.max(across, box.top - caption.bottom, caption.top - box.bottom);
        }),
      );
      return Math.min(...gaps);
    });
  for (const [width, height] of [...WINDOWS, [1366, 768], [1440, 900]] as const) {
    await page.setViewportSize({ width, height });
    // The board arranges itself in the new window, and may leave the caption out.
    await expect.poll(away, `${width}x${height}`).toBeGreaterThan(2);
  }
  for (const language of ['el', 'es', 'pt']) {
    await switchTo(page, language);
    const cut = page
      .locator('.words li > span')
      .evaluateAll((words) =>
        words.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      );
    expect(await cut, language).toEqual([]);
  }
});

test('words about the board stand beside what they speak of, one at a time', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  const round = page.locator('.hub .round');
  for (const name of ['Palenque 3', 'Yaxchilan 5', 'Tikal 4', 'Uxmal 3', 'Chichen Itza 5']) {
    await space(page, name).hover({ force: true });
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(`${name}: `);
    expect(await covers(cards(page), round), name).toBe(false);
    const [said, meant] = [await boxOf(cards(page)), await boxOf(space(page, name))];
    const away = Math.max(said.x - meant.x - meant.width, meant.x - said.x - said.width, 0);
    expect(away, `${name} is far from its words`).toBeLessThan(240);
  }

  // A price where a worker can be placed, and nowhere else.
  const prices = page.locator('svg .gear .price', { hasText: /\S/ });
  await expect(prices).toHaveCount(5);

  // Nobody asked about the space that a worker has left.
  await workers(page).first().locator('.hit').first().click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await expect(bar(page)).toContainText('which block do you pay?');
  await expect(cards(page)).toHaveCount(0);
  await expect(prices).toHaveCount(0);
});

test('by keyboard the focus goes on to the answer', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await workers(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('which block do you pay?');
  await expect(bar(page).getByRole('listitem').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).not.toContainText('which block do you pay?');
});

test('a look ahead speaks of that day, and says that it is one', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  const own = page.getByRole('region', { name: /, you$/ });
  await expect(page.locator('div.hub')).toContainText(t('board-food-day', { days: 2 }));
  await page.getByRole('button', { name: t('board-ahead-on') }).click();
  await expect(page.locator('div.hub')).toContainText(t('board-preview'));
  await expect(page.locator('div.hub')).toContainText(t('board-food-day', { days: 1 }));
  await expect(own).toContainText(t('table-ahead-title', { days: 1 }));
  await expect(own).toContainText(`Tikal 6: ${t('names-action-any')}`);
  for (let days = 2; days <= 3; days++) await page.getByRole('button', { name: t('board-ahead-on') }).click();
  await expect(own).toContainText(t('table-ahead-fallen'));
  await expect(own).toContainText(t('board-ahead-food'));
  await page.getByRole('button', { name: t('table-today') }).click();
  await expect(own).not.toContainText(t('board-preview'));
});

test('a suggested turn is played step by step, and leaves temples and technologies in view', async ({ page, game }) => {
  await page.setViewportSize({ width: 1440, height: 760 });
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await bar(page)
    .getByRole('button', { name: t('table-hint'), exact: true })
    .focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('region', { name: t('table-hint-title') });
  const step = box.getByRole('button', { name: t('table-hint-play') });
  await expect(step).toBeFocused({ timeout: 30_000 });
  for (const section of ['Technologies', 'Temples'])
    expect(await covers(box, page.getByRole('region', { name: section }))).toBe(false);
  for (const gear of ['Palenque', 'Tikal', 'Chichen Itza'])
    expect(await covers(box, board(page).getByRole('button', { name: new RegExp(`^${gear}:`) }))).toBe(false);
  await expectSoundLayout(page);
  await box.getByRole('button', { name: t('hint-why') }).click();
  const steps = await box
    .getByRole('list', { name: t('hint-turn') })
    .getByRole('listitem')
    .count();
  await expect(box).not.toContainText('turn order');
  for (let done = 1; done <= steps; done++) {
    // While the step before it is on its way, it does nothing.
    await expect(step).toHaveAttribute('aria-disabled', 'false');
    await step.press('Enter');
    await expect(box.locator('li.done')).toHaveCount(done);
  }
  await expect(step).toBeHidden();
  await expect(box).toContainText(t('table-hint-last'));
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
});
