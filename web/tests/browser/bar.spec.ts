import type { Locator, Page } from '@playwright/test';
import { bar, corn, endTurn, expectMyTurn, gears, undo } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';
import { settle } from './settings';

const words = (page: Page) => bar(page).locator('.question');
const chips = (page: Page) => bar(page).getByRole('listitem').getByRole('button');

async function boxOf(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error('it is not in view');
  return box;
}

/** Notes in the page every question of the bar and the line below it. */
const watchWords = () => {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const look = () => {
    const question = document.querySelector('.bar .question')?.textContent?.trim() ?? '';
    const line = document.querySelector('.bar .line')?.textContent?.trim() ?? '';
    const told = `${question} | ${line}`;
    if (told !== seen.at(-1)) seen.push(told);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
};

for (const [device, viewport] of [
  ['a large screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport });

    test('others are named one after another, with what they do', async ({ page, context, game }) => {
      await settle(context, { speed: 1 });
      await page.goto(await tableAt(page, game, 'placing'));
      await expectMyTurn(page);
      const place = viewport.width > 760 ? gears(page) : page.locator('.row .gear[aria-disabled="false"]');
      await place.first().click();
      await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
      await page.evaluate(watchWords);
      await endTurn(page).click();
      await expect(words(page)).not.toContainText('Your turn');
      await expect(words(page)).toContainText(/Your turn|\?$/, { timeout: 40_000 });
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      // Not the end of what has happened all along, but each while their own moves are shown.
      const told = seen
        .filter((each) => / bot is playing \| \S/.test(each))
        .map((each) => each.split(' is playing')[0]);
      expect(new Set(told).size, seen.join('\n')).toBeGreaterThan(1);
    });
  });
}

test('a turn of one’s own begins with what the others did, the very first with what to do', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await expect(bar(page).getByRole('list', { name: 'What the others did' })).toContainText(/ bot/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Keep these two' }).click();
  // No worker stands on a gear yet.
  await expect(words(page)).toHaveText('Your turn: place workers');
  await expect(bar(page)).toContainText('Click a gear to place a worker.');
});

test('what cannot be had leaves its place empty', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  const hint = bar(page).getByRole('button', { name: 'Suggest a turn' });
  const places = async () => [await boxOf(hint), await boxOf(undo(page))];
  const before = await places();
  await hint.click();
  await expect(page.getByRole('region', { name: 'Suggested turn' })).toBeVisible({ timeout: 20_000 });
  await expect.poll(places).toEqual(before);
  await page.goto(await tableAt(page, game, 'climb'));
  await expect(bar(page)).toContainText('In which temple do you want to move up?');
  await expect(endTurn(page)).toBeHidden();
  await expect.poll(places).toEqual(before);
});

test.describe('1024 px', () => {
  test.use({ viewport: { width: 1024, height: 768 } });
  test('the bar keeps its height', async ({ page, game }) => {
    await page.goto(await tableAt(page, game, 'turn'));
    await expectMyTurn(page);
    const { height } = await boxOf(bar(page));
    for (const moment of ['advance', 'harvest', 'climb'] as const)
      await test.step(moment, async () => {
        await page.goto(await tableAt(page, game, moment));
        await expect(chips(page)).not.toHaveCount(0);
        await expect.poll(async () => (await boxOf(bar(page))).height).toBe(height);
      });
  });
});

test('begging asks which god is angered, shows what it costs, and can be left', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'beg'));
  await expectMyTurn(page);
  const before = await corn(page);
  const beg = bar(page).getByRole('button', { name: 'Beg for corn', exact: true });
  await expect(chips(page)).toHaveCount(0);
  await beg.click();
  await expect(words(page)).toHaveText('Which god do you anger?');
  await expect(chips(page).first()).toContainText('−1');
  await expect(chips(page).first()).toContainText(`${3 - before} corn`);
  await page.keyboard.press('Escape');
  await expect(chips(page)).toHaveCount(0);
  await expectMyTurn(page);
  await beg.click();
  await beg.click();
  await expect(chips(page)).toHaveCount(0);
  await beg.click();
  await chips(page).first().click();
  await expect(chips(page)).toHaveCount(0);
  await expect.poll(() => corn(page)).toBe(3);
});

test('the last mark points at End turn and covers nothing of the bar', async ({ page, context }) => {
  await settle(context, { coached: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Keep these two' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await gears(page).first().click();
  const mark = page.getByRole('complementary').filter({ hasText: 'That is enough for one turn' });
  await expect(mark).toBeVisible();
  // The mark follows the button, which may still be moving when the mark comes.
  await expect(async () => {
    const [said, end, whole] = [await boxOf(mark), await boxOf(endTurn(page)), await boxOf(bar(page))];
    const arrow = await mark.evaluate((node) => parseFloat(getComputedStyle(node, '::after').left) + 8);
    expect(said.x + arrow).toBeGreaterThan(end.x);
    expect(said.x + arrow).toBeLessThan(end.x + end.width);
    expect(said.y + said.height).toBeLessThanOrEqual(whole.y);
  }).toPass({ timeout: 10_000 });
});
