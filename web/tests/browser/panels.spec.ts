import type { Page } from '@playwright/test';
import { boxOf, covers, SIZES } from './checks';
import { board, expectMyTurn, workers } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';

/** The hub's line of those who fall, and the sentence below it. */
const fallen = (page: Page) => page.locator('.hub .falls');

for (const size of SIZES.filter(({ width }) => width > 600)) {
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height } });

    test(`a worker's menu leaves its gear in view at ${size.name}`, async ({ page, game }) => {
      await page.goto(await tableAt(page, game, 'late'));
      await expectMyTurn(page);
      const count = await workers(page).count();
      expect(count).toBeGreaterThan(1);
      for (let i = 0; i < count; i++) {
        const worker = workers(page).nth(i);
        const name = /^(.+?) \d/.exec((await worker.getAttribute('aria-label')) ?? '')?.[1] ?? '';
        const gear = board(page).getByRole('button', { name: new RegExp(`^${name}(:|$)`) });
        await worker.click();
        const menu = page.getByRole('dialog', { name: /^Your worker on / });
        await expect(menu).toBeVisible();
        // A gear that was enlarged under the pointer goes back to its place.
        await expect.poll(() => covers(menu, gear)).toBe(false);
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
      }
    });
  });
}

test('one’s own tiles are told in words where there is room, and by kind where there is little', async ({
  page,
  game,
}) => {
  await page.goto(await tableAt(page, game, 'last'));
  await expectMyTurn(page);
  const own = page.getByRole('region', { name: /, you$/ });
  const owned = own.getByRole('list', { name: 'Buildings and monuments' });
  await expect(owned.getByText('Quetzalcoatl +2, 4 points')).toBeVisible();
  const told = await owned.getByRole('listitem').count();

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(owned.getByText('Quetzalcoatl +2, 4 points')).toBeHidden();
  // Both wealth tiles under one sign.
  await expect(owned.getByRole('listitem')).toHaveCount(told - 1);
  await expect(owned.getByRole('img', { name: /^Wealth tiles\. / })).toBeVisible();
});

test('all that others have built is in the card of the number beside it', async ({ page, game }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(await tableAt(page, game, 'last'));
  await expectMyTurn(page);
  const number = page
    .getByRole('region', { name: 'Green bot' })
    .getByRole('list', { name: 'Buildings and monuments' })
    .getByRole('listitem');
  await expect(number).toHaveCount(1);
  await number.hover();
  const card = page.locator('.card');
  await expect(card).toContainText('Tomb: ');
  await expect(card).toContainText('Shrine: ');
  await expect(card).toContainText('Public building: ');
});

test('a space says where the worker goes that is placed from it', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'placing'));
  await expectMyTurn(page);
  const space = board(page).getByRole('button', { name: /^Palenque 5: / });
  const next = board(page).getByRole('button', { name: /^Palenque: Place on Palenque \d/ });
  const text = (await next.getAttribute('aria-label'))?.replace('Palenque: ', '') ?? '';
  await expect(space).toHaveAccessibleName(new RegExp(`^Palenque 5: .*${text}$`));
});

test('the dial names as many fallen workers as it shows', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  for (let days = 1; days <= 5; days++) await page.getByRole('button', { name: 'One day forward' }).click();
  await expect(fallen(page).last()).toHaveText(/^\d+ workers will be pushed off by then$/);
  const said = parseInt((await fallen(page).last().textContent()) ?? '', 10);
  await expect(fallen(page).first().locator('.piece')).toHaveCount(said);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the workers in hand are in view beside the board, and the forecast on one line', async ({ page, game }) => {
    await page.goto(await tableAt(page, game, 'placing'));
    await expectMyTurn(page);
    await expect(page.getByRole('banner').getByRole('img', { name: /^\d of \d workers in hand$/ })).toBeVisible();
    const forecast = page
      .getByRole('banner')
      .getByText(/in \d days?$/)
      .first();
    await expect.poll(async () => (await boxOf(forecast)).height).toBeLessThan(24);
  });
});
