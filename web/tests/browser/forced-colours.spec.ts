// Windows' contrast themes: the system gives the colours, and backgrounds and shadows of our own are not drawn.
import type { Locator, Page } from '@playwright/test';
import { expectMyTurn } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';
import { wordsIn } from './words';

const t = wordsIn('en');

/** What somebody sees of it, without focus and pointer on it. */
async function seen(page: Page, target: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
  return (await target.screenshot({ animations: 'disabled' })).toString('base64');
}

/** Whether it looks different while it is on, and only then. */
async function expectToShow(page: Page, target: Locator, on: () => Promise<void>, off: () => Promise<void>) {
  await on();
  const shown = await seen(page, target);
  await off();
  expect(await seen(page, target)).not.toBe(shown);
  await on();
  expect(await seen(page, target)).toBe(shown);
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`a ${colorScheme} contrast theme`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme }));

    test('every switch and choice of the settings shows its state', async ({ page }) => {
      await page.goto('/settings');
      // The last one asks the browser, which says no.
      const switches = (await page.getByRole('switch').all()).slice(0, -1);
      expect(switches.length).toBeGreaterThan(3);
      for (const each of switches)
        await expectToShow(
          page,
          each.locator('..'),
          () => each.check(),
          () => each.uncheck(),
        );
      const groups = await page
        .getByRole('group')
        .filter({ has: page.getByRole('radio') })
        .all();
      expect(groups.length).toBe(3);
      for (const group of groups) {
        const [first, second] = [group.getByRole('radio').nth(0), group.getByRole('radio').nth(1)];
        for (const [one, other] of [
          [first, second],
          [second, first],
        ] as const)
          await expectToShow(
            page,
            one.locator('..'),
            () => one.check(),
            () => other.check(),
          );
      }
    });

    test('colours, tools, tiles and parts of the table show what is chosen', async ({ page, game }) => {
      await page.goto('/new');
      const [red, blue] = ['red', 'blue'].map((colour) =>
        page.getByRole('radio', { name: t('app-colour', { colour }) }).first(),
      );
      await expectToShow(
        page,
        red!.locator('..'),
        () => red!.check(),
        () => blue!.check(),
      );

      await page.goto(await tableAt(page, game, 'turn'));
      await expectMyTurn(page);
      const log = page.getByRole('button', { name: t('table-log'), exact: true });
      const click = () => log.click();
      await expectToShow(page, log, click, click);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test('the parts of the table show which one is open', async ({ page, game }) => {
        await page.goto(await tableAt(page, game, 'turn'));
        await expectMyTurn(page);
        const parts = page.getByRole('navigation', { name: 'Parts of the table' });
        const [log, board] = ['table-log', 'table-tab-board'].map((key) =>
          parts.getByRole('button', { name: t(key), exact: true }),
        );
        await expectToShow(
          page,
          log!,
          () => log!.click(),
          () => board!.click(),
        );
      });
    });
  });
