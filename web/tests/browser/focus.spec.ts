import type { Locator, Page } from '@playwright/test';
import { bar, endTurn, expectMyTurn, workers } from './controls';
import { expect, test } from './game';
import { tableAt, tableAtEnd } from './moments';

const tool = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nothing';
    activeElement.scrollIntoView({ block: 'nearest' });
    const box = activeElement.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const seen = top && (activeElement.contains(top) || top.contains(activeElement));
    return seen ? 'seen' : `covered: ${activeElement.outerHTML.slice(0, 120)}`;
  });

/** Something has the focus, and it can be seen. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => focus(page)).toBe('seen');
}

/** Tab leads to what can be seen, and after the last to the browser's own buttons. */
async function tabThrough(page: Page, presses: number): Promise<void> {
  for (let tabs = 0; tabs < presses; tabs += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focus(page)).toMatch(/seen|nothing/);
  }
}

async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

test('what a drawer was opened with gets the focus back', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  for (const name of ['Log', 'What has changed since my last turn', 'Help', 'Menu', 'Chat']) {
    await press(page, tool(page, name));
    const drawer = dialog(page, name);
    if (name === 'Chat') await expect(drawer.getByLabel('Say something')).toBeFocused();
    else await expect(drawer).toBeFocused();
    await tabThrough(page, 6);
    await drawer.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(tool(page, name)).toBeFocused();
  }
  // One drawer after another, and one opened by its key.
  await press(page, tool(page, 'Menu'));
  await press(page, dialog(page, 'Menu').getByRole('button', { name: 'Help' }));
  await expect(dialog(page, 'Help')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Menu')).toBeFocused();
  await page.keyboard.press('l');
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Menu')).toBeFocused();
});

test('Escape closes one thing at a time', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await page.keyboard.press('l');
  await dialog(page, 'Log')
    .getByRole('button', { name: /places a worker on/i })
    .last()
    .press('Enter');
  await expect(bar(page)).toContainText('The board as it was');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Log')).toBeHidden();
  await expect(bar(page)).toContainText('The board as it was');
  await expectFocus(page);
  await page.keyboard.press('Escape');
  await expectMyTurn(page);
  await expectFocus(page);
});

test('the focus stays on the board: a menu left, the other view, a suggestion', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  const worker = workers(page).first();
  await press(page, worker);
  const menu = dialog(page, /^Your worker on /);
  await expect(menu.getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(worker).toBeFocused();

  await page.keyboard.press('v');
  await expect(page.getByRole('group', { name: 'Gears as rows' })).toBeVisible();
  await expectFocus(page);
  await page.keyboard.press('1');
  await page.keyboard.press('v');
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  await expectFocus(page);

  await press(page, bar(page).getByRole('button', { name: 'Suggest a turn' }));
  const hint = page.getByRole('region', { name: 'Suggested turn' });
  await expect(hint).toBeVisible({ timeout: 20_000 });
  await expectFocus(page);
  await press(page, hint.getByRole('button', { name: 'Close' }));
  await expect(hint).toBeHidden();
  await expectFocus(page);
});

test('the tiles to keep have the focus, then the game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).press('Enter');
  const keep = dialog(page, 'Keep two of your four wealth tiles');
  await expect(keep).toBeFocused();
  await tabThrough(page, 8);
  await press(page, keep.getByRole('button', { name: 'Keep these two' }));
  await expect(endTurn(page)).toBeVisible();
  await expect(keep).toBeHidden();
  await expectFocus(page);
});

test('the result has the focus, then the board, and again', async ({ page, game }) => {
  await page.goto(await tableAtEnd(page, game));
  await press(page, endTurn(page));
  const result = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  await expect(result).toBeFocused({ timeout: 20_000 });
  await tabThrough(page, 8);
  await press(page, result.getByRole('button', { name: 'View the board' }));
  await expect(result).toBeHidden();
  await expectFocus(page);
  await press(page, bar(page).getByRole('button', { name: 'Show the result' }));
  await expect(result).toBeFocused();
});

test('behind the cover of one screen nothing can be reached', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Shared screen' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const cover = dialog(page, 'Who is looking at the screen?');
  await expect(cover).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, header :focus, footer :focus')).toHaveCount(0);
  }
  await press(page, cover.getByRole('button').first());
  await expect(dialog(page, 'Keep two of your four wealth tiles')).toBeFocused();
  await page.getByRole('button', { name: 'Keep these two' }).press('Enter');
  await expect(cover).toBeFocused();
});
