import type { Page } from '@playwright/test';
import { board, endTurn, expectMyTurn, gears } from './controls';
import { expect, test } from './game';
import { tableAt, type Game } from './moments';
import { settle } from './settings';

/** Notes in the page, frame by frame, how far the calendar has turned. */
const watchTurning = () => {
  const seen: number[] = [];
  Object.assign(window, { seen });
  const look = () => {
    const stone = document.querySelector('[aria-label="Board"] svg .stone')?.getAttribute('transform') ?? '';
    const angle = Number(/rotate\(([-\d.e]+)\)/.exec(stone)?.[1]);
    if (Number.isFinite(angle) && angle !== seen.at(-1)) seen.push(angle);
    requestAnimationFrame(look);
  };
  look();
};

const TOOTH = 360 / 26;

/** How far the calendar stands from the nearest whole tooth, counted from where it was first seen. */
const offTooth = (angle: number, first: number) => {
  const teeth = (angle - first) / TOOTH;
  return Math.abs(teeth - Math.round(teeth));
};

const angles = (page: Page) => page.evaluate(() => (window as unknown as { seen: number[] }).seen);

/** Plays a turn at the end of a round while the page notes how the calendar stands, until the next begins. */
async function watchedTurn(page: Page, game: Game): Promise<void> {
  await page.goto(await tableAt(page, game, 'late'));
  await expectMyTurn(page);
  await gears(page).first().click();
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  await page.evaluate(watchTurning);
  const words = page.getByText(/^Round \d+ of 27/).first();
  const round = await words.textContent();
  await endTurn(page).click();
  await expect(words).not.toHaveText(round ?? '', { timeout: 30_000 });
}

test('the gears really turn when a day passes', async ({ page, context, game }) => {
  // Slowly, so that a busy machine draws more than a few frames.
  await settle(context, { speed: 0.5 });
  await watchedTurn(page, game);
  // By whole teeth (the round's words may change a frame before the last), in many small steps, one way.
  await expect.poll(async () => (await angles(page)).length).toBeGreaterThan(1);
  await expect.poll(async () => offTooth((await angles(page)).at(-1)!, (await angles(page))[0]!)).toBeLessThan(0.0001);
  const seen = await angles(page);
  expect(seen.length).toBeGreaterThan(4);
  const steps = seen.slice(1).map((angle, i) => Math.sign(angle - seen[i]!));
  expect(new Set(steps).size).toBe(1);
});

test('who wants no motion sees none', async ({ page, context, game }) => {
  await settle(context, { speed: 1 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchedTurn(page, game);
  await expect(board(page)).toBeVisible();
  const seen = await angles(page);
  for (const angle of seen) expect(offTooth(angle, seen[0]!)).toBeLessThan(0.0001);
});
