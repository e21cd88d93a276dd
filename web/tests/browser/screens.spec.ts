import { axeFaults, expectNoScroll, expectNoTileIds, layoutFaults, showIn, SIZES, THEMES } from './checks';
import { expect, test } from './game';
import { SCREENS } from './screens';
import { somebody } from './settings';
import { languagesWith, switchTo } from './words';

for (const size of SIZES) {
  const phone = size.width < 600;
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height }, hasTouch: phone });

    for (const screen of SCREENS) {
      test(`${screen.name} at ${size.name}`, async ({ page, game, browser, server }) => {
        const other = await somebody(browser, server);
        await showIn(page, size, THEMES[0]);
        await screen.open({ page, other, game, phone });
        await expectNoTileIds(page);
        if (!phone) await expectNoScroll(page);
        // Names and roles are the same in every theme; colours the same at both sizes of a desktop.
        const faults = await axeFaults(page, 'structure');
        for (const theme of THEMES) {
          await showIn(page, size, theme);
          const found = await layoutFaults(page);
          if (size !== SIZES[1]) found.push(...(await axeFaults(page, 'colours')));
          faults.push(...found.map((fault) => `${theme}: ${fault}`));
        }
        // Long words break no layout, and a language can be changed anywhere without losing the place.
        for (const language of languagesWith('app').slice(1)) {
          await switchTo(page, language);
          if (!phone) await expectNoScroll(page);
          faults.push(...(await layoutFaults(page)).map((fault) => `${language}: ${fault}`));
        }
        expect(faults).toEqual([]);
        await other.context().close();
      });
    }
  });
}
