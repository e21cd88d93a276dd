import { storeGame, type Game } from './moments';
import { test as base } from './server';

/** Tests that begin in the middle: `game` is a recorded game of four, the same for all tests of a worker. */
export const test = base.extend<object, { game: Game }>({
  game: [
    async ({ playwright, server }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.address });
      await use(await storeGame(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect } from './server';
