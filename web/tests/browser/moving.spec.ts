// What is said and shown while moves are still being played on the board.
import type { Page } from '@playwright/test';
import type { Message } from '../../src/lib/api/Message';
import type { Table } from '../../src/lib/api/Table';
import { bar, board, endTurn, expectMyTurn, gears } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';
import { settle } from './settings';

/** Collects every question that the bar asks from now on. */
async function collectQuestions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = () => {
      const text = document.querySelector('[role="region"] .question')?.textContent?.trim() ?? '';
      if (text !== '' && text !== heard.at(-1)) heard.push(text);
    };
    listen();
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('a game with a winner is never said to have none while its last moves are shown', async ({
  page,
  context,
  game,
}) => {
  await settle(context, { speed: 0.5 });
  await page.goto(await tableAt(page, game, 'last'));
  await expectMyTurn(page);
  const questions = await collectQuestions(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('.sure').getByRole('button', { name: 'Resign' }).click();
  await expect(bar(page)).toContainText(/is playing|Between turns/);
  // The table has told that it is over long before the board has shown how.
  const id = new URL(page.url()).pathname.slice('/t/'.length);
  const status = async () => ((await (await page.request.get(`/api/tables/${id}`)).json()) as Table).status;
  await expect.poll(status).toBe('finished');
  await bar(page).getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('dialog').locator('.ranking li').first()).toBeVisible();
  expect((await questions()).filter((text) => text.includes('without a winner'))).toEqual([]);
});

/** Everything on the board that somebody can read or hear. */
const read = (page: Page) =>
  board(page).evaluate((element) => element.outerHTML.match(/aria-label="[^"]*"/g)?.join('\n'));

test('a move of the log stops what is still being shown', async ({ page, context, game }) => {
  await settle(context, { speed: 0.5 });
  const faults: string[] = [];
  page.on('console', (message) => message.text().includes('svelte.dev/e/') && faults.push(message.text()));
  let myTurn = false;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Message;
      if (message.type === 'update') myTurn = message.decisions.length > 0;
    }),
  );
  await page.goto(await tableAt(page, game, 'placing'));
  await expectMyTurn(page);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const line = page.getByRole('dialog', { name: 'Log' }).locator('section').getByRole('button').first();
  await line.press('Enter');
  await expect(bar(page)).toContainText('The board as it was');
  const past = await read(page);
  await bar(page).getByRole('button', { name: 'Back to now' }).click();
  await expectMyTurn(page);

  await gears(page).first().click();
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  await endTurn(page).click();
  await expect(bar(page).getByRole('button', { name: 'Skip' })).toBeVisible();
  await line.press('Enter');
  await expect(bar(page)).toContainText('The board as it was');
  // The bots play on, and their moves come in.
  await expect.poll(() => myTurn, { timeout: 30_000 }).toBe(true);
  // None of it is drawn in the frames that follow.
  const drawn = await page.evaluate(async () => {
    const seen = new Set<string>();
    for (let frame = 0; frame < 90; frame += 1) {
      seen.add(document.querySelector('[role="group"][aria-label="Board"]')?.innerHTML ?? '');
      await new Promise(requestAnimationFrame);
    }
    return seen.size;
  });
  expect(drawn).toBe(1);
  expect(await read(page)).toBe(past);
  await bar(page).getByRole('button', { name: 'Back to now' }).click();
  await expectMyTurn(page);
  expect(faults).toEqual([]);
});
