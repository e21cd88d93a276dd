import { board, endTurn, expectMyTurn, gears } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';
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

test('the gears really turn when a day passes', async ({ page, context, game }) => {
  await settle(context, { speed: 1 });
  await page.goto(await tableAt(page, game, 'late'));
  await expectMyTurn(page);
  await gears(page).first().click();
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  await page.evaluate(watchTurning);
  const round = await page
    .getByText(/^Round \d+ of 27/)
    .first()
    .textContent();
  await endTurn(page).click();
  await expect(page.getByText(/^Round \d+ of 27/).first()).not.toHaveText(round ?? '', { timeout: 30_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const [first, last] = [seen[0]!, seen.at(-1)!];
  const TOOTH = 360 / 26;
  // By whole teeth, in many small steps, one way.
  expect(Math.abs(last - first) % TOOTH).toBeCloseTo(0, 3);
  expect(seen.length).toBeGreaterThan(4);
  const steps = seen.slice(1).map((angle, i) => Math.sign(angle - seen[i]!));
  expect(new Set(steps).size).toBe(1);
});

test('who wants no motion sees none', async ({ page, context, game }) => {
  await settle(context, { speed: 1 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await tableAt(page, game, 'late'));
  await expectMyTurn(page);
  await gears(page).first().click();
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  await page.evaluate(watchTurning);
  const round = await page
    .getByText(/^Round \d+ of 27/)
    .first()
    .textContent();
  await endTurn(page).click();
  await expect(page.getByText(/^Round \d+ of 27/).first()).not.toHaveText(round ?? '', { timeout: 30_000 });
  await expect(board(page)).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const TOOTH = 360 / 26;
  for (const angle of seen) expect(((((angle - seen[0]!) / TOOTH) % 1) + 1.000001) % 1).toBeCloseTo(0, 3);
});
