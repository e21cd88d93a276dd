import { axeFaults, expectNoScroll, expectNoTileIds, layoutFaults, showIn, SIZES, THEMES } from './checks';
import { expect, test } from './game';
import { SCREENS } from './screens';
import { languagesWith, switchTo } from './words';

// A test goes through sizes, themes and languages.
test.describe.configure({ timeout: 180_000 });

const [LARGE, SMALL, PHONE] = SIZES;

for (const { device, sizes, phone } of [
  { device: 'a desktop', sizes: [LARGE, SMALL], phone: false },
  { device: 'a phone', sizes: [PHONE], phone: true },
]) {
  test.describe(device, () => {
    const [{ width, height }] = sizes as [(typeof SIZES)[number]];
    test.use({ viewport: { width, height }, hasTouch: phone });

    for (const screen of SCREENS) {
      test(`${screen.name} on ${device}`, async ({ page, request, game }) => {
        const faults: string[] = [];
        const look = async (where: string, find: () => Promise<string[]>) =>
          faults.push(...(await find()).map((fault) => `${where}: ${fault}`));

        await showIn(page, sizes[0]!, THEMES[0]);
        await screen.open({ page, other: { request }, game, phone });
        for (const size of sizes) {
          for (const theme of THEMES) {
            const where = `${size.name}, ${theme}`;
            await showIn(page, size, theme);
            await screen.shown(page);
            if (!phone && !screen.long) await expectNoScroll(page);
            await look(where, () => layoutFaults(page));
            // Names and roles are the same in every theme; colours the same at both sizes of a desktop.
            const [named, coloured] = [theme === THEMES[0], size !== SMALL];
            if (named) await look(where, () => axeFaults(page, coloured ? 'all' : 'structure'));
            else if (coloured) await look(where, () => axeFaults(page, 'colours'));
          }
          await expectNoTileIds(page);
        }
        // Long words break no layout, and a language can be changed anywhere without losing the place. Each language begins
        // at the size at which the one before it ended.
        let inOrder = [...sizes];
        for (const language of languagesWith('app').slice(1)) {
          await switchTo(page, language);
          inOrder = inOrder.reverse();
          for (const size of inOrder) {
            await showIn(page, size, 'dark');
            if (!phone && !screen.long) await expectNoScroll(page);
            await look(`${size.name}, ${language}`, () => layoutFaults(page));
          }
        }
        expect(faults).toEqual([]);
      });
    }
  });
}
