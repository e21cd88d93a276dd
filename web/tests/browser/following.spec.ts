import type { Page } from '@playwright/test';
import { bar, endTurn, expectMyTurn, gears, startTwo } from './controls';
import { expect, test } from './game';
import { playRecord, tableAt, tableWhereHungry } from './moments';
import { settle, somebody } from './settings';

test('hungry workers are told of before the turn ends, and the Food Day afterwards', async ({
  page,
  context,
  game,
}) => {
  await settle(context, { foodDays: true });
  await page.goto(await tableWhereHungry(page, game));
  const warning = page.getByRole('region', { name: 'Workers will go hungry' });
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  await endTurn(page).click();
  await expect(warning).toContainText(/\d workers? will go hungry: −\d+ points\. End the turn anyway\?/);
  await page.keyboard.press('Escape');
  await expect(warning).toBeHidden();
  await page.keyboard.press('e');
  await expect(warning).toBeVisible();
  // Going back is what a hasty Enter does.
  await expect(warning.getByRole('button', { name: 'Go back' })).toBeFocused();
  await warning.getByRole('button', { name: 'End turn anyway' }).click();

  const card = page.getByRole('region', { name: /^Food Day \d: feeding/ });
  const days = bar(page).getByRole('button', { name: /1 day passes/ });
  await expect(card.or(days).first()).toBeVisible({ timeout: 30_000 });
  if (await days.isVisible()) await days.click();
  await expect(card.getByRole('row')).toHaveCount(1 + game.players);
  await expect(card.getByRole('img', { name: /workers? went hungry: −\d+ points/ }).first()).toBeVisible();
  // It blocks nobody: the board behind it is at hand, and a click there puts it away.
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  await page.getByRole('button', { name: 'What has changed since my last turn' }).click();
  await expect(page.getByRole('region', { name: /^Food Day \d$/ }).getByRole('row')).toHaveCount(1 + game.players);
});

test('the card of a Food Day can be left out, and goes with a click beside it', async ({ page, game }) => {
  const card = page.getByRole('region', { name: /^Food Day \d: feeding/ });
  const end = async () => {
    await page.goto(await tableWhereHungry(page, game));
    await endTurn(page).click();
    await page.getByRole('button', { name: 'End turn anyway' }).click();
    const days = bar(page).getByRole('button', { name: /1 day passes/ });
    await expect(bar(page).getByText('Your turn').or(days).first()).toBeVisible({ timeout: 30_000 });
    if (await days.isVisible()) await days.click();
    await expectMyTurn(page);
  };
  // The tests' own settings leave it out.
  await end();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Show a summary of every Food Day').check();
  await end();
  await expect(card).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(card).toBeHidden();
});

for (const [device, viewport] of [
  ['a large screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(device, () => {
    test.use({ viewport });

    test('what each of the others did stays in view during one’s own turn', async ({ page, game }) => {
      await page.goto(await tableAt(page, game, 'placing'));
      await expectMyTurn(page);
      const others = bar(page).getByRole('list', { name: 'What the others did' });
      await expect(others.getByRole('listitem')).toHaveCount(game.players - 1);
      const before = await others.allTextContents();
      const place = viewport.width > 760 ? gears(page) : page.locator('.row .gear[aria-disabled="false"]');
      await place.first().click();
      await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
      if (viewport.width <= 760) await bar(page).getByRole('button', { name: 'What the others did' }).click();
      await expect.poll(() => others.allTextContents()).toEqual(before);
    });
  });

test('who is left alone may end the game, and wins; who resigned reads what happened', async ({
  page,
  browser,
  server,
}) => {
  // A person exists once they have asked who they are: without that, the table would be refused.
  await page.request.get('/api/me');
  const table = await page.request.post('/api/tables', {
    data: {
      seats: [{ kind: 'mine', name: null, colour: null }, { kind: 'open' }],
      public: true,
      pace: { pace: 'live', clock: null },
      hints: true,
      spectators: true,
      start: { from: 'fresh' },
      start_now: false,
    },
  });
  expect(table.ok()).toBe(true);
  const { id } = (await table.json()) as { id: string };
  const other = await somebody(browser, server);
  await other.request.get('/api/me');
  expect((await other.request.post(`/api/tables/${id}/join`, { data: {} })).ok()).toBe(true);
  expect((await page.request.post(`/api/tables/${id}/start`)).ok()).toBe(true);
  await page.goto(`/t/${id}`);
  await other.goto(`/t/${id}`);
  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('button', { name: 'Resign' }).click();
  await other.locator('.sure').getByRole('button', { name: 'Resign' }).click();
  await expect(bar(other)).toContainText('You have resigned: a bot plays on for you');
  await expect(bar(other)).toContainText('You are ranked last.');

  // The words of it fit into the panel.
  const panel = page.locator('.opponent');
  await expect(panel).toContainText('resigned, a bot is playing');
  expect(await panel.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  expect(await page.locator('.left').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);

  const offer = page.getByRole('region', { name: 'Everyone else has given up' });
  await offer.getByRole('button', { name: 'Play on' }).click();
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the game now' }).click();
  await expect(page.getByRole('dialog', { name: 'You have won!' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('dialog').locator('.ranking li').last()).toContainText('resigned');
});

test('a game over days without a clock is ended by those who play it', async ({ page, browser, server }) => {
  const other = await somebody(browser, server);
  const pace = { pace: 'days', hours_per_turn: null } as const;
  const start = { from: 'record', record: await playRecord(2, 7), ply: 41 } as const;
  const path = await startTwo(page, other, { pace, start });
  await Promise.all([page.goto(path), other.goto(path)]);
  const vote = async (who: Page, what: string) => {
    await who.getByRole('button', { name: 'Menu' }).click();
    await who.getByRole('button', { name: what }).click();
  };
  const agree = 'Agree to end the game without a winner';
  await vote(page, agree);
  await expect(other.locator('.opponent')).toContainText('Wants to end the game without a winner');
  await vote(page, 'Play on after all');
  await expect(other.locator('.opponent')).not.toContainText('Wants to end the game');
  await vote(page, agree);
  await vote(other, agree);
  for (const who of [page, other])
    await expect(bar(who)).toContainText('The players have ended the game without a winner');
  // Nobody plays it any more, so it can be reviewed and analysed.
  await page.goto(`/replay${path}`);
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Analysis board' }).click();
  await expect(page.getByRole('button', { name: 'Start the analysis' })).toBeVisible();
  await page.goto('/my-games');
  await expect(page.getByText('No winner')).toBeVisible();
  await other.context().close();
});
