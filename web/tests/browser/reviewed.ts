import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { storeGame, type Game } from './moments';
import { expect, test as base, type Server } from './server';
import { somebody } from './settings';

/** A game of two that was reviewed in a browser, and what that browser has kept of it. */
export interface Reviewed {
  game: Game;
  kept: NonNullable<BrowserContextOptions['storageState']>;
}

/** A review of two players takes a few seconds on a machine that does nothing else. */
export const REVIEW_MS = 150_000;

export const reviewButton = (page: Page) => page.getByRole('button', { name: 'Review', exact: true });
export const graph = (page: Page) => page.getByRole('slider', { name: 'How the game went' });
/** The key moments of a drawer or a page, each of which can be opened. */
export const moments = (page: Page) => page.locator('button[aria-expanded]');
/** The numbers of the steps drawn on the board. */
export const stepsOn = (page: Page) => page.locator('svg .step');

/** Until every turn has been reviewed: only then can one look deeper. */
export const expectWhole = (page: Page, timeout = REVIEW_MS) =>
  expect(page.getByRole('button', { name: 'Look deeper' })).toBeVisible({ timeout });

async function review(browser: Browser, server: Server, game: Game): Promise<Reviewed['kept']> {
  const page = await somebody(browser, server);
  await page.goto(`/replay/r/${game.id}?review`);
  await expectWhole(page);
  const kept = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return kept;
}

/** Tests that begin with a review: it is made once for all tests of a worker, and each gets what the browser has kept. */
export const test = base.extend<object, { reviewed: Reviewed }>({
  reviewed: [
    async ({ browser, playwright, server }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.address });
      const game = await storeGame(request, 2, 5);
      await request.dispose();
      await use({ game, kept: await review(browser, server, game) });
    },
    { scope: 'worker', timeout: REVIEW_MS + 30_000 },
  ],
  storageState: async ({ reviewed }, use) => {
    await use(reviewed.kept);
  },
});

export { expect };
