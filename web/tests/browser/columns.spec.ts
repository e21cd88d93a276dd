import { expectNoScroll, layoutFaults } from './checks';
import { expectMyTurn } from './controls';
import { storeGame, tableInRound, type Deal } from './moments';
import { expect, test } from './server';
import { languagesWith, switchTo, wordsIn } from './words';

// Tests go through windows and languages.
test.describe.configure({ timeout: 180_000 });

const WINDOWS = [
  [1440, 900],
  [1920, 1080],
  [1440, 850],
  [1440, 760],
  [1366, 768],
  [1366, 650],
  [1280, 720],
  [1024, 768],
] as const;

/** Both rows of each display hold tiles whose words take the most lines, in one language or another. */
const LONGEST: Deal = {
  age1: ['b08', 'b01', 'b02', 'b04', 'b05', 'b03'],
  age2: ['b21', 'b23', 'b25', 'b24', 'b26', 'b30'],
  monuments: ['m13', 'm09', 'm04', 'm03', 'm08', 'm07'],
};
/** In this game the last seat hears of three others in the first round, and has many tiles at the end. */
const SEED = 50;
const SEAT = 3;

for (const { what, round, ahead = 0 } of [
  { what: 'the longest words', round: 1 },
  { what: 'the longest words of age 2', round: 15 },
  { what: 'many tiles in a look ahead', round: 24, ahead: 3 },
  { what: 'many tiles', round: 27 },
]) {
  test(`the columns of a desktop hold ${what}`, async ({ page, request }) => {
    const game = await storeGame(request, 4, SEED, LONGEST);
    await page.goto(await tableInRound(page, game, SEAT, round));
    await expectMyTurn(page);
    const on = page.getByRole('button', { name: wordsIn('en')('board-ahead-on') });
    for (let day = 0; day < ahead; day++) await on.click();
    for (const language of languagesWith('table', 'names')) {
      await switchTo(page, language);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const where = `${width}x${height}, ${language}`;
        await expectNoScroll(page);
        await expect.poll(() => layoutFaults(page), where).toEqual([]);
        // On a usual screen all words are there; where there is less room, the card has the rest.
        if (width < 1440 || height < 900) continue;
        const cut = page
          .locator('[data-column="right"] .text')
          .evaluateAll((texts) =>
            texts
              .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
              .map((text) => text.textContent),
          );
        expect(await cut, where).toEqual([]);
      }
    }
  });
}
