// Sounds, and a clock that runs low.
import type { Page } from '@playwright/test';
import { expectAccessible, expectSoundLayout } from './checks';
import { bar, endTurn, expectMyTurn, gears } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';
import { wordsIn } from './words';

const t = wordsIn('en');

/** Notes how the sound of the page stands, and every tone that is begun. */
const listen = () => {
  const contexts: AudioContext[] = [];
  const tones: number[] = [];
  Object.assign(window, { contexts, tones });
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts.push(this);
    }
  };
  window.OscillatorNode = class extends OscillatorNode {
    override start(when?: number) {
      tones.push(this.frequency.value);
      super.start(when);
    }
  };
};
const states = (page: Page) =>
  page.evaluate(() => (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state));
const tones = (page: Page, frequency: number) =>
  page.evaluate(
    (frequency) => (window as unknown as { tones: number[] }).tones.filter((each) => each === frequency).length,
    frequency,
  );

async function switchSoundOn(page: Page): Promise<void> {
  await page.addInitScript(listen);
  await page.goto('/settings');
  await page.getByRole('switch', { name: t('app-settings-sound') }).check();
}

test.describe('a touch', () => {
  test.use({ hasTouch: true });

  test('wakes the sound, before there is anything to hear', async ({ page, game }) => {
    await switchSoundOn(page);
    await page.goto(await tableAt(page, game, 'placing'));
    await expectMyTurn(page);
    // iOS lets a page sound only if it was woken by a touch, and the turn of somebody else is none.
    await bar(page).getByText('Your turn').tap();
    await expect.poll(() => states(page)).toEqual(['running']);
    expect(await tones(page, 523)).toBe(0);

    await gears(page).first().click();
    await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
    await endTurn(page).click();
    await expect.poll(() => tones(page, 523), { timeout: 30_000 }).toBe(1);
    expect(await states(page)).toEqual(['running']);
  });
});

for (const [device, viewport] of [
  ['a large screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(device, () => {
    test.use({ viewport, hasTouch: viewport.width < 760 });

    test('a clock that runs low warns by eye, by ear and in words', async ({ page, game }) => {
      test.setTimeout(120_000);
      await switchSoundOn(page);
      const clock = { base_s: 50, increment_s: 0 };
      await page.goto(await tableAt(page, game, 'placing', { pace: { pace: 'live', clock } }));
      await expectMyTurn(page);
      const warning = bar(page).getByRole('timer');
      await expect(warning).toBeHidden();
      await bar(page).getByText('Your turn').click();

      const said = bar(page).locator('[aria-live="assertive"]');
      await expect(said).toHaveText(/^(30|29) seconds left on your clock$/, { timeout: 60_000 });
      await expect(warning).toBeInViewport();
      await expect.poll(() => tones(page, 880)).toBe(3);
      await expectSoundLayout(page);
      await expectAccessible(page);

      await expect(said).toHaveText(/^(10|9) seconds left on your clock$/, { timeout: 40_000 });
      await expect(warning).toHaveText(/^0:0\d\.\d$/);
      await expect.poll(() => tones(page, 880)).toBe(6);
    });
  });

test('a clock has run on when it is looked at again', async ({ page, game }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const clock = { base_s: 600, increment_s: 0 };
  await page.goto(await tableAt(page, game, 'placing', { pace: { pace: 'live', clock } }));
  await expectMyTurn(page);
  const parts = page.getByRole('navigation', { name: 'Parts of the table' });
  const part = (key: string) => parts.getByRole('button', { name: t(key), exact: true });
  const own = page.getByRole('main').getByRole('timer').first();
  const left = async () => {
    const [minutes, seconds] = ((await own.textContent()) ?? '').trim().split(':').map(Number);
    return 60 * (minutes ?? 0) + (seconds ?? 0);
  };
  await part('table-tab-players').click();
  await expect.poll(left).toBeLessThan(597);
  await part('table-tab-board').click();
  await part('table-tab-players').click();
  expect(await left()).toBeLessThan(598);
});
