import type { Page } from '@playwright/test';
import { bar, board, corn, endTurn, expectMyTurn, gears, undo, workers } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';
import { Person } from './person';
import { answered } from './settings';

test('undo and start over', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'placing'));
  await expectMyTurn(page);
  const before = await corn(page);
  await expect(undo(page)).toBeDisabled();
  await gears(page).first().click();
  await expect(bar(page)).toContainText('Your turn: placing');
  await gears(page).last().click();
  await answered(page);
  const spent = before - (await corn(page));
  expect(spent).toBeGreaterThan(0);

  await undo(page).click();
  await answered(page);
  await expect(bar(page)).toContainText('Your turn: placing');
  await undo(page).click();
  await expectMyTurn(page);
  await expect.poll(() => corn(page)).toBe(before);

  await gears(page).first().click();
  await expect(bar(page)).toContainText('Your turn: placing');
  await gears(page).last().click();
  await answered(page);
  await bar(page).getByRole('button', { name: 'Start over' }).click();
  await expectMyTurn(page);
  await expect.poll(() => corn(page)).toBe(before);
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'true');
});

test('a worker shows its actions with cost and gain, and why others cannot be', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await workers(page).first().click();
  const menu = page.getByRole('dialog', { name: /^Your worker on / });
  await expect(menu.getByRole('button', { name: 'Pick up without an action' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await workers(page).first().click();
  await menu.getByRole('button', { name: 'Pick up without an action' }).click();
  await expect(undo(page)).toBeEnabled();
  // What one click did, one undo takes back.
  await undo(page).click();
  await expectMyTurn(page);
});

test('what this kind of turn cannot do says why, and leads to the rule', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'placing'));
  await expectMyTurn(page);
  await gears(page).first().click();
  await expect(bar(page)).toContainText('Your turn: placing');
  const worker = board(page).getByRole('button', { name: /Your worker.*You are placing workers this turn/ });
  await worker.first().click({ force: true });
  await expect(bar(page)).toContainText('You are placing workers this turn.');
  await bar(page).getByRole('link', { name: 'Read the rule' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('#rule-turn')).toBeFocused();
});

test('the market is one sheet', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'market'));
  const market = page.getByRole('group', { name: 'Market' });
  await expect(market).toBeVisible();
  const before = await corn(page);
  const buy = market.getByRole('button', { name: 'Buy 1 wood for 2 corn' });
  const held = market.getByRole('status').first();
  const wood = Number(await held.textContent());
  await buy.click();
  await expect(held).toHaveText(String(wood + 1));
  await expect(market).toContainText(`corn after trading (now ${before})`);
  await market.getByRole('button', { name: 'Clear' }).click();
  await expect(held).toHaveText(String(wood));
  await buy.click();
  await market.getByRole('button', { name: 'Trade', exact: true }).click();
  await expect(market).toBeHidden();
  await expect.poll(() => corn(page)).toBe(before - 2);
});

test('the dial looks days ahead, and back', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  const dial = page.getByRole('group', { name: 'Look ahead' });
  const turned = () =>
    board(page)
      .locator('svg')
      .first()
      .evaluate((svg) => svg.innerHTML.match(/rotate\([^)]*\)/g));
  const today = await turned();
  await expect(workers(page)).not.toHaveCount(0);
  for (const days of ['in 1 day', 'in 2 days', 'in 3 days']) {
    await dial.getByRole('button', { name: 'One day forward' }).click();
    await expect(dial.getByRole('button', { name: days })).toBeVisible();
  }
  await expect.poll(turned).not.toEqual(today);
  // What lies ahead is only looked at, and the bar says so.
  await expect(workers(page)).toHaveCount(0);
  await expect(bar(page)).toContainText('A preview: the board in 3 days');
  await expect(endTurn(page)).toBeHidden();
  await bar(page).getByRole('button', { name: 'Back to today' }).click();
  await expect(dial.getByRole('button', { name: 'today' })).toBeVisible();
  await expectMyTurn(page);
  for (const days of ['in 1 day', 'in 2 days', 'in 3 days']) {
    await dial.getByRole('button', { name: 'One day forward' }).click();
    await expect(dial.getByRole('button', { name: days })).toBeVisible();
  }
  await dial.getByRole('button', { name: 'in 3 days' }).click();
  await expect(dial.getByRole('button', { name: 'today' })).toBeVisible();
  await expect.poll(turned).toEqual(today);
  await expect(workers(page)).not.toHaveCount(0);
});

test('the second view shows rows with the same actions', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'placing'));
  await expectMyTurn(page);
  const places = await gears(page).count();
  await page.keyboard.press('v');
  const rows = page.getByRole('group', { name: 'Gears as rows' });
  await expect(rows.getByRole('region')).toHaveCount(6);
  const offers = rows.getByRole('button', { name: /^[^:]+ Place on / });
  await expect(offers).toHaveCount(places);
  await offers.first().click();
  await expect(bar(page)).toContainText('Your turn: placing');
  await page.keyboard.press('v');
  await expect(board(page)).toBeVisible();
});

test('a line of the log shows the board as it was', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = page.getByRole('dialog', { name: 'Log' });
  await log
    .getByRole('button', { name: /places a worker|places|Place/i })
    .first()
    .click();
  await expect(bar(page)).toContainText('The board as it was');
  await expect(page.getByText(/^Round [1-9] of 27/).first()).toBeVisible();
  await expect(workers(page)).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Back to now' }).click();
  await expectMyTurn(page);
  await expect(workers(page)).not.toHaveCount(0);
  await log.getByRole('button', { name: 'Close' }).click();
  await expect(log).toBeHidden();
  await page.getByRole('button', { name: 'What has changed since my last turn' }).click();
  await expect(page.getByRole('dialog', { name: 'What has changed since my last turn' })).toBeVisible();
});

test('a turn is suggested when asked for', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await bar(page).getByRole('button', { name: 'Suggest a turn' }).click();
  const hint = page.getByRole('region', { name: 'Suggested turn' });
  await expect(hint.getByRole('listitem')).not.toHaveCount(0, { timeout: 20_000 });
  await hint.getByRole('button', { name: 'Close' }).click();
  await expect(hint).toBeHidden();
});

test('End turn asks first where that is wished', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'placing'));
  await expectMyTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Ask before ending my turn').check();
  await page.keyboard.press('Escape');
  await gears(page).first().click();
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  await endTurn(page).click();
  await expect(endTurn(page)).toHaveText('End turn? This is final');
  await endTurn(page).click();
  await expect(bar(page)).not.toContainText('placing');
});

/** Presses a key until what has the focus fits. */
async function pressUntil(page: Page, key: string, fits: RegExp, most = 40): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement.getAttribute('aria-disabled') === 'true') return '';
      return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
    });
  for (let presses = 0; presses < most; presses += 1) {
    if (fits.test(await focused())) return;
    await page.keyboard.press(key);
  }
  throw new Error(`nothing like ${fits} got the focus with ${key}`);
}

test('a whole turn by keyboard', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'placing'));
  await expectMyTurn(page);
  const reachable = await gears(page).evaluateAll((found) =>
    found.map((gear) => gear.getAttribute('aria-label') ?? ''),
  );
  const names = ['Palenque', 'Yaxchilan', 'Tikal', 'Uxmal', 'Chichen Itza'];
  const number = 1 + names.findIndex((name) => reachable.some((label) => label.startsWith(name)));
  await page.keyboard.press(String(number));
  await expect(
    board(page)
      .getByRole('button', { name: /: Place on / })
      .and(page.locator(':focus')),
  ).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Your turn: placing');
  // The focus stays where it was: the same key places once more.
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', new RegExp(`^${names[number - 1]}`));
  await page.keyboard.press('u');
  await expectMyTurn(page);
  await page.keyboard.press(String(number));
  await page.keyboard.press('Enter');
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('?');
  // Help, or the rule about what has the focus.
  const help = page.getByRole('dialog', { name: /^(Help|Rules)$/ });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  const round = await page
    .getByText(/^Round \d+ of 27/)
    .first()
    .textContent();
  await page.keyboard.press('e');
  await expect(page.getByText(/^Round \d+ of 27/).first()).not.toHaveText(round ?? '');
  await expect(page.locator('body:focus')).toHaveCount(0);
});

test('a worker is picked up by keyboard', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  const label = (await workers(page).first().getAttribute('aria-label')) ?? '';
  const names = ['Palenque', 'Yaxchilan', 'Tikal', 'Uxmal', 'Chichen Itza'];
  await page.keyboard.press(String(1 + names.findIndex((name) => label.startsWith(name))));
  await pressUntil(page, 'ArrowRight', /Pick up this worker\.$/, 14);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: /^Your worker on / });
  await expect(menu.getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
  await pressUntil(page, 'Tab', /Pick up without an action/);
  await page.keyboard.press('Enter');
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('e');
  await expect(bar(page)).not.toContainText('picking up');
});

for (const moment of ['build', 'climb', 'advance', 'pay', 'harvest', 'days', 'any'] as const) {
  test(`a decision in the middle of a turn: ${moment}`, async ({ page, game }) => {
    await page.goto(await tableAt(page, game, moment));
    const person = new Person(page);
    await expect(bar(page)).toContainText('?');
    expect(['chip', 'tile', 'menu', 'decline']).toContain(await person.step());
    await expect(bar(page).locator('.problem')).toHaveCount(0);
  });
}

test('what a tile says to those who hear it has one stop after each sentence', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'build'));
  await expect(bar(page)).toContainText('What do you want to construct?');
  await expect(page.locator('[aria-label*=". Costs "]')).not.toHaveCount(0);
  await expect(page.locator('[aria-label*=".."]')).toHaveCount(0);
});
