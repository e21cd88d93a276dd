import { expectMyTurn } from './controls';
import { expectNoScroll, layoutFaults } from './checks';
import { storeGame, tableInRound, type Deal } from './moments';
import { expect, test } from './server';
import { laidOut, languagesWith, switchTo } from './words';

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
/** In this game the last seat hears of three others in the first round. */
const SEED = 50;
const SEAT = 3;
/** At first, and when the tiles of age 2 are dealt. */
const ROUNDS = [1, 15];

for (const round of ROUNDS) {
  test(`the columns of a desktop hold the longest words in round ${round}`, async ({ page, request }) => {
    const game = await storeGame(request, 4, SEED, LONGEST);
    await page.goto(await tableInRound(page, game, SEAT, round));
    await expectMyTurn(page);
    const faults: string[] = [];
    for (const language of languagesWith('table', 'names')) {
      await switchTo(page, language);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await laidOut(page);
        await expectNoScroll(page);
        faults.push(...(await layoutFaults(page)).map((fault) => `${width}x${height}, ${language}: ${fault}`));
        // On a usual screen all words are there; where there is less room, the card has the rest.
        if (width < 1440 || height < 900) continue;
        const cut = await page
          .locator('[data-column="right"] .text')
          .evaluateAll((texts) => texts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length);
        if (cut > 0) faults.push(`${width}x${height}, ${language}: the words of ${cut} tiles are cut`);
      }
    }
    expect(faults).toEqual([]);
  });
}
