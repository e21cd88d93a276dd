import type { Locator, Page } from '@playwright/test';
import { bar, expectMyTurn, startTwo } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';
import { answered, somebody } from './settings';

const rounds = async (log: Locator) =>
  (await log.getByRole('heading', { name: /^Round / }).allTextContents()).map((text) => parseInt(text.slice(6), 10));

test('the log tells the oldest first and shows the newest', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = page.getByRole('dialog', { name: 'Log' });
  const told = await rounds(log);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  const lines = log.locator('section').getByRole('button');
  await expect(lines.last()).toBeInViewport();
  await expect(lines.first()).not.toBeInViewport();
  // What has been read further up stays where it is looked at.
  const first = lines.first();
  await first.press('Enter');
  await expect(bar(page)).toContainText('The board as it was');
  await expect(first).toBeInViewport();
});

test('what has changed tells the moves of others under their names', async ({ page, game }) => {
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  await page.getByRole('button', { name: 'What has changed since my last turn' }).click();
  const log = page.getByRole('dialog', { name: 'What has changed since my last turn' });
  await expect(log.locator('section .entry').nth(2)).toBeVisible();
  const told = await log.locator('section').evaluateAll((sections) =>
    sections.flatMap((section) =>
      [...section.querySelectorAll('.entry')].map((entry) => ({
        who: entry.querySelector('.who')?.textContent?.trim(),
        text: entry.querySelector('ul')?.textContent ?? '',
      })),
    ),
  );
  expect(told.length).toBeGreaterThan(2);
  for (const { who, text } of told) if (/places a worker on|picks up/i.test(text)) expect(who).not.toBe('The calendar');
});

test('to choose tiles among people asks for no suggestion', async ({ page, browser, server }) => {
  const asked: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => asked.push(String(payload))));
  const guest = await somebody(browser, server);
  const path = await startTwo(page, guest, { hints: true });
  await Promise.all([page.goto(path), guest.goto(path)]);
  await page.getByRole('button', { name: 'Keep these two' }).click();
  await answered(page);
  await expect(page.getByText(/^You have chosen/)).toBeVisible();
  expect(asked.filter((each) => each.includes('"hint"'))).toEqual([]);
  await guest.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const openLog = (page: Page) =>
    page
      .getByRole('navigation', { name: 'Parts of the table' })
      .getByRole('button', { name: 'Log', exact: true })
      .tap();

  test('what has changed is a switch of the log', async ({ page, game }) => {
    await page.goto(await tableAt(page, game, 'turn'));
    await expectMyTurn(page);
    await openLog(page);
    const log = page.getByRole('main');
    const lines = log.locator('section').getByRole('button');
    await expect(lines.last()).toBeInViewport();
    const all = await rounds(log);
    expect(all[0]).toBe(1);
    const changed = log.getByRole('switch', { name: 'What has changed since my last turn' });
    await expect(changed).toBeInViewport();
    await changed.check();
    await expect.poll(async () => (await rounds(log))[0]).toBeGreaterThan(1);
    expect((await rounds(log)).at(-1)).toBe(all.at(-1));
    await expect(lines.last()).toBeInViewport();
  });
});
