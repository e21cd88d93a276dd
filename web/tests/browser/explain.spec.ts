import type { Page } from '@playwright/test';
import { expectSoundLayout } from './checks';
import { bar, expectMyTurn } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name });
const card = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('everything is explained by a tap, or by a finger that stays where a tap chooses', async ({ page, game }) => {
    await page.goto(await tableAt(page, game, 'turn'));
    await expectMyTurn(page);
    await page.getByRole('button', { name: 'The calendar' }).tap({ position: { x: 130, y: 60 } });
    await expect(card(page)).toContainText('Food Day in round 14');
    await card(page).getByRole('button', { name: 'Close' }).tap();
    await expect(card(page)).toBeHidden();

    await page.getByRole('button', { name: 'Show the spaces of Palenque' }).tap();
    const row = page.getByRole('region', { name: 'Palenque' });
    await row.getByRole('button', { name: /^Palenque 3: / }).tap({ force: true });
    await expect(card(page)).toContainText('Palenque 3: harvest 5 corn or 2 wood.');

    // A tap on the next free space would choose it: a long press explains it, and chooses nothing.
    const next = row.getByRole('button', { name: /Place on Palenque \d/ }).last();
    const text = (await next.getAttribute('aria-label')) ?? '';
    await next.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect(card(page)).toContainText(text.slice(0, 12));
    await next.dispatchEvent('pointerup', { pointerType: 'touch' });
    await next.dispatchEvent('click');
    await expect(bar(page).getByRole('button', { name: 'Confirm' })).toBeHidden();

    await tab(page, 'Temples & technologies').tap();
    await expect(page.getByText('Level 1: +1 corn when you harvest corn in the jungle')).toBeVisible();
    await page.getByRole('region', { name: 'Technologies' }).getByText('Agriculture').first().tap();
    for (const effect of [/\+1 corn when fishing/, /\+2 more corn/, /temple step of your choice/])
      await expect(card(page)).toContainText(effect);
    await expectSoundLayout(page);
    await page.getByRole('region', { name: 'Temples' }).getByText('Chaac').tap();
    await expect(card(page)).toContainText('The highest player gets 6 more points');
    await expect(card(page).getByRole('definition')).toHaveCount(7);
    await expect(card(page)).toHaveCount(1);

    await tab(page, 'Buildings').tap();
    await expect(card(page)).toBeHidden();
    for (const section of [/^Buildings/, 'Monuments']) {
      const tile = page.getByRole('region', { name: section }).getByRole('img').first();
      await tile.tap();
      const name = ((await tile.getAttribute('aria-label')) ?? '').split('. ')[0] ?? '';
      await expect(card(page)).toContainText(name);
    }
    await tab(page, 'Players').tap();
    await page.getByText('6 corn, 2 stone').tap();
    await expect(card(page)).toContainText('Wealth tiles');
  });
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('a phone has room for the gears, for words and for what is decided', async ({ page, game }) => {
    await page.goto(await tableAt(page, game, 'turn'));
    await expectMyTurn(page);
    await expectSoundLayout(page);
    await expect(bar(page).getByRole('button', { name: 'End turn' })).toBeInViewport({ ratio: 1 });
    await tab(page, 'Temples & technologies').tap();
    await page.getByRole('region', { name: 'Technologies' }).getByText('Agriculture').first().tap();
    await expect(card(page)).toContainText('+1 corn when fishing');
    await expectSoundLayout(page);
  });
});
