import type { Locator, Page } from '@playwright/test';
import { bar, endTurn, expectMyTurn, undo } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';
import { answered, settle } from './settings';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function boxOf(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error('it is not in view');
  return box;
}
const confirm = (page: Page) => bar(page).getByRole('button', { name: 'Confirm' });
const places = (page: Page) =>
  page
    .getByRole('group', { name: 'Gears as rows' })
    .locator('button[aria-disabled="false"]')
    .filter({ hasText: /Place on (?!the starting)/ });

test('by touch the first tap explains and Confirm acts', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'placing'));
  await expectMyTurn(page);
  await places(page).first().tap();
  await expect(confirm(page)).toBeVisible();
  await expect(bar(page)).toContainText('Place a worker on ');
  await expectMyTurn(page);
  await expect(undo(page)).toBeDisabled();
  const where = await boxOf(confirm(page));

  await confirm(page).tap();
  await expect(bar(page)).toContainText('Your turn: placing');
  await expect(confirm(page)).toBeHidden();
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  // A finger that taps once more must not end the turn.
  const end = await boxOf(endTurn(page));
  const apart =
    end.x >= where.x + where.width ||
    where.x >= end.x + end.width ||
    end.y >= where.y + where.height ||
    where.y >= end.y + end.height;
  expect(apart, `End turn at ${JSON.stringify(end)}, Confirm was at ${JSON.stringify(where)}`).toBe(true);

  // The second tap on the same thing acts too.
  await undo(page).tap();
  await expectMyTurn(page);
  await places(page).first().tap();
  await expect(confirm(page)).toBeVisible();
  await places(page).first().tap();
  await expect(bar(page)).toContainText('Your turn: placing');
  await answered(page);
  await endTurn(page).tap();
  await expect(bar(page)).not.toContainText('placing');
});

test('a chip stays under the finger: tapped twice in the same place it acts', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'climb'));
  await expect(bar(page)).toContainText('In which temple do you want to move up?');
  await expect(confirm(page)).toBeDisabled();
  const chip = bar(page).getByRole('listitem').getByRole('button').first();
  const { x, y, width, height } = await boxOf(chip);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(confirm(page)).toBeEnabled();
  await expect.poll(() => boxOf(chip)).toEqual({ x, y, width, height });
  await expect(bar(page)).toContainText('Move up in the temple of Chaac');
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(bar(page)).not.toContainText('In which temple do you want to move up?');
  await expect(bar(page)).toContainText('moves up a step in the temple of Chaac');
});

test('the first marks lead through a turn by touch', async ({ page, context }) => {
  await settle(context, { coached: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).tap();
  await page.getByRole('button', { name: 'Keep these two' }).tap();
  await expectMyTurn(page);
  const mark = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'No tips' }) });
  await mark.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect(mark).toContainText('Tap the row below');
  const row = page.locator('[data-coach="place"]');
  const above = async (control: Locator) => {
    const [said, meant] = [await boxOf(mark), await boxOf(control)];
    expect(said.y + said.height).toBeLessThanOrEqual(meant.y);
  };
  await above(row);
  await row.tap();
  await expect(mark).toContainText('until you confirm');
  await above(confirm(page));
  await confirm(page).tap();
  await expect(mark).toContainText('That is enough for one turn');
  await above(endTurn(page));
});

test('on a phone the parts of the table are pages', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  const tabs = page.getByRole('navigation', { name: 'Parts of the table' });
  await page.getByRole('button', { name: 'Show the spaces of Tikal' }).tap();
  await expect(page.getByRole('region', { name: 'Tikal' })).toBeVisible();
  for (const [tab, heading] of [
    ['Buildings', /^Buildings/],
    ['Temples & technologies', 'Temples'],
  ] as const) {
    await tabs.getByRole('button', { name: tab }).tap();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  await tabs.getByRole('button', { name: 'Players' }).tap();
  await expect(page.getByRole('region', { name: /, you$/ })).toBeVisible();
  await tabs.getByRole('button', { name: 'Log', exact: true }).tap();
  await page.getByRole('main').getByRole('button').last().tap();
  await expect(bar(page)).toContainText('The board as it was');
  await expect(tabs.getByRole('button', { name: 'Board' })).toHaveAttribute('aria-current', 'page');
  await bar(page).getByRole('button', { name: 'Back to now' }).tap();
  await expectMyTurn(page);
});

test('a building is chosen by touch', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'build'));
  await expect(bar(page)).toContainText('What do you want to construct?');
  const tile = page.locator('button[aria-label*=". Costs "]:not([aria-disabled="true"])').first();
  await tile.tap();
  // One way to build it: Confirm; several: a menu of them.
  const menu = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
  await confirm(page).or(menu).first().tap();
  await expect(bar(page)).not.toContainText('What do you want to construct?');
});
