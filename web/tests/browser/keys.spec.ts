// Keys that are held down, and keys that are switched off.
import type { Page } from '@playwright/test';
import { endTurn, expectMyTurn, gears, undo } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';
import { answered } from './settings';
import { wordsIn } from './words';

const t = wordsIn('en');

async function setInSettings(page: Page, label: string, on: boolean): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('switch', { name: t(label) }).setChecked(on);
}

/** Holds a key down, as long as it takes to repeat a few times. */
async function hold(page: Page, key: string): Promise<void> {
  for (let times = 0; times < 4; times += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
  await answered(page);
}

test('a key that is held down does not pass the question before the turn ends', async ({ page, game }) => {
  await setInSettings(page, 'app-settings-confirm-end', true);
  await page.goto(await tableAt(page, game, 'placing'));
  await expectMyTurn(page);
  await gears(page).first().click();
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  for (const [key, focus] of [
    ['e', undo(page)],
    ['Enter', endTurn(page)],
  ] as const) {
    await focus.focus();
    await hold(page, key);
    await expect(endTurn(page)).toHaveText(t('table-end-confirm'));
    // Undone and done again, it is asked again.
    await undo(page).click();
    await expectMyTurn(page);
    await gears(page).first().click();
    await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(endTurn(page)).toHaveText(t('table-end'));
  }
  // Whoever presses it twice means it.
  await page.keyboard.press('e');
  await expect(endTurn(page)).toHaveText(t('table-end-confirm'));
  await page.keyboard.press('e');
  await expect(undo(page)).toBeDisabled();
});

test('Enter that is held down places one worker', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'placing'));
  await expectMyTurn(page);
  await gears(page).first().focus();
  for (let times = 0; times < 4; times += 1) {
    await page.keyboard.down('Enter');
    await answered(page);
  }
  await page.keyboard.up('Enter');
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  // Its one worker is all there is to take back.
  await undo(page).click();
  await answered(page);
  await expect(undo(page)).toBeDisabled();
});

test('single keys can be switched off', async ({ page, game }) => {
  await setInSettings(page, 'app-settings-keys', false);
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  for (const key of ['l', '?', 'r', 'v', '1']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('table-view-rows') })).toBeVisible();
  // They are switched on again where they are listed, and work at once.
  await page.getByRole('button', { name: t('table-help'), exact: true }).click();
  const help = page.getByRole('dialog', { name: t('table-help') });
  await help.getByRole('switch', { name: t('app-settings-keys') }).check();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: t('table-log') })).toBeVisible();
});
