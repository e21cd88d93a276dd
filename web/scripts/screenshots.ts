import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { showIn, SIZES, THEMES } from '../tests/browser/checks';
import { test } from '../tests/browser/game';
import { MORE_SCREENS, SCREENS } from '../tests/browser/screens';
import { somebody } from '../tests/browser/settings';
import { languagesWith, switchTo } from '../tests/browser/words';

const FOLDER = join(import.meta.dirname, '../screenshots');

/** `SHOW="el it"` limits the pictures to these languages. */
const LANGUAGES = process.env['SHOW']?.split(' ') ?? languagesWith('app');
/** `SCREENS="review puzzle"` limits them to these screens. */
const WANTED = process.env['SCREENS']?.split(' ');

/** One picture with all screens of one size, theme and language, each with its name. */
async function contactSheet(browser: Browser, folder: string, names: string[], phone: boolean): Promise<void> {
  const width = phone ? 300 : 620;
  const columns = phone ? 8 : 4;
  const figures = await Promise.all(
    names.map(async (name) => {
      const picture = (await readFile(join(folder, `${name}.png`))).toString('base64');
      return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${name}</figcaption></figure>`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 800 } });
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 16px; margin: 16px; background: #777 }
    figure { margin: 0 } img { display: block; width: 100% } figcaption { color: #fff; font: 600 18px sans-serif }
  </style>${figures.join('')}`);
  await page.screenshot({ path: `${folder}.png`, fullPage: true });
  await page.close();
}

for (const size of SIZES) {
  const phone = size.width < 600;
  test(`screens at ${size.name}`, async ({ browser, server, game }) => {
    const folders = LANGUAGES.flatMap((language) =>
      THEMES.map((theme) => ({ language, theme, folder: join(FOLDER, language, `${size.name}-${theme}`) })),
    );
    for (const { folder } of folders) {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
    }
    const names: string[] = [];
    const missed: string[] = [];
    for (const screen of [...SCREENS, ...MORE_SCREENS]) {
      const { name } = screen;
      if (WANTED && !WANTED.includes(name)) continue;
      const options = { viewport: { width: size.width, height: size.height }, hasTouch: phone };
      const page = await somebody(browser, server, { options });
      const other = await somebody(browser, server);
      await showIn(page, size, 'light');
      try {
        await screen.open({ page, other, game, phone });
        await screen.shown(page);
        for (const { language, theme, folder } of folders) {
          await switchTo(page, language);
          await showIn(page, size, theme);
          await page.screenshot({ path: join(folder, `${name}.png`) });
        }
        names.push(name);
      } catch (why) {
        missed.push(`${name}: ${String(why).slice(0, 300)}`);
      }
      await page.context().close();
      await other.context().close();
    }
    for (const { folder } of folders) await contactSheet(browser, folder, names, phone);
    await writeFile(join(FOLDER, `${size.name}-missed.txt`), missed.join('\n\n'));
    if (missed.length > 0) throw new Error(`screens that did not come about:\n${missed.join('\n')}`);
    await rm(join(FOLDER, `${size.name}-missed.txt`));
  });
}
