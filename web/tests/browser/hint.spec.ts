import type { Locator, Page } from '@playwright/test';
import { expectNoTileIds, expectSoundLayout } from './checks';
import { expect, test } from './server';
import { answered } from './settings';
import { languagesWith, speak, wordsIn } from './words';

type Words = ReturnType<typeof wordsIn>;

const GEARS = ['palenque', 'yaxchilan', 'tikal', 'uxmal', 'chichen-itza'];

const TEMPLES = ['chaac', 'quetzalcoatl', 'kukulcan'];

/** Does a step of the first turn, by its words. That turn can only beg and place workers. */
async function follow(page: Page, bar: Locator, t: Words, step: string): Promise<void> {
  const temple = TEMPLES.map((id) => t(`names-temple-${id}`)).find(
    (name) => step === t('table-deed-beg', { temple: name }),
  );
  if (temple === undefined) return placeOf(page, t, step).click();
  // Whoever begins without corn has to beg first, which about one deal in a hundred makes necessary.
  await bar.getByRole('button', { name: t('table-beg') }).click();
  await bar.getByRole('button', { name: temple }).click();
}

/** What a step says to click that places a worker. */
function placeOf(page: Page, t: Words, step: string): Locator {
  if (step === t('table-deed-place-start')) return page.locator('svg .start');
  const gear = GEARS.find((id) => {
    const name = t(`names-gear-${id}`);
    const spaces = Array.from({ length: 11 }, (_, space) => t('names-space', { gear: name, space }));
    return [name, ...spaces].some((at) => step === t('table-deed-place', { at }));
  });
  expect(gear, step).toBeDefined();
  const group = page.locator(`svg g[role="group"][aria-label="${t(`names-gear-${gear}`)}"]`);
  return group.getByRole('button').first().locator('.hit').first();
}

for (const language of languagesWith('hint', 'table', 'names')) {
  test(`a turn with a hint in ${language}`, async ({ page, context }) => {
    await speak(context, language);
    const t = wordsIn(language);
    await page.goto('/');
    await page.getByRole('button', { name: t('app-play-now'), exact: true }).click();
    await page.getByRole('button', { name: t('table-keep'), exact: true }).click();
    const bar = page.getByRole('region', { name: t('table-bar'), exact: true });
    const ask = bar.getByRole('button', { name: t('table-hint'), exact: true });
    await ask.click({ timeout: 30_000 });

    const box = page.getByRole('region', { name: t('table-hint-title'), exact: true });
    await expect(box).toBeVisible({ timeout: 30_000 });
    const turn = box.getByRole('list', { name: t('hint-turn'), exact: true });
    await expect(turn.getByRole('listitem').first()).toBeVisible();
    await expect(box.getByRole('heading', { name: t('hint-why'), exact: true })).toBeVisible();
    const reasons = await box.locator('.reasons li').allTextContents();
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).not.toMatch(/hint-|\{|undefined|NaN/);
    await expectNoTileIds(page);
    await expectSoundLayout(page);

    // The whole turn is on the board, step by step, and can be played from there; what is done is no longer marked.
    const steps = await turn.getByRole('listitem').allTextContents();
    const numbers = async () => {
      const badges = await page.locator('svg .step').or(bar.locator('button .step')).allTextContents();
      return badges.flatMap((badge) => badge.split(' · ').map(Number)).sort();
    };
    for (const [index, step] of steps.entries()) {
      const left = steps.map((_, i) => i + 1).slice(index);
      await expect.poll(numbers).toEqual(left);
      await follow(page, bar, t, step.trim());
      await answered(page);
    }
    await expect.poll(numbers).toEqual([]);

    // Its words come back when asked for, and a step taken back is to be done again.
    await ask.click();
    await expect(turn.locator('.done')).toHaveCount(steps.length);
    await bar.getByRole('button', { name: t('table-undo') }).click();
    await expect.poll(numbers).toEqual([steps.length]);
  });
}
