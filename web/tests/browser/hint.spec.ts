import { answered } from './settings';
import { expectNoTileIds, expectSoundLayout } from './checks';
import { expect, test } from './server';
import { languagesWith, speak, wordsIn } from './words';

for (const language of languagesWith('hint', 'table', 'names')) {
  test(`a turn with a hint in ${language}`, async ({ page, context }) => {
    await speak(context, language);
    const t = wordsIn(language);
    await page.goto('/');
    await page.getByRole('button', { name: t('app-play-now'), exact: true }).click();
    await page.getByRole('button', { name: t('table-keep'), exact: true }).click();
    const bar = page.getByRole('region', { name: t('table-bar'), exact: true });
    await bar.getByRole('button', { name: t('table-hint'), exact: true }).click({ timeout: 30_000 });

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

    // What is suggested can be done: the first step is marked on the board, and is played.
    const hinted = page.locator('svg .hinted, svg .suggested').first();
    await expect(hinted).toBeAttached();
    await answered(page);
  });
}
