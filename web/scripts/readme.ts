import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { showIn, THEMES } from '../tests/browser/checks';
import { expectMyTurn } from '../tests/browser/controls';
import { test } from '../tests/browser/game';
import { tableAt } from '../tests/browser/moments';
import { somebody } from '../tests/browser/settings';

const FOLDER = join(import.meta.dirname, '../../docs/images');

/** The pictures at the top of the README: a game in progress, as large as a usual window. */
test('pictures of the README', async ({ browser, server, game }) => {
  const size = { name: '1440x900', width: 1440, height: 900 } as const;
  const page = await somebody(browser, server, { options: { viewport: size } });
  await mkdir(FOLDER, { recursive: true });
  await page.goto(await tableAt(page, game, 'turn'));
  await expectMyTurn(page);
  for (const theme of THEMES) {
    await showIn(page, size, theme);
    await page.screenshot({ path: join(FOLDER, `board-${theme}.jpg`), type: 'jpeg', quality: 82 });
  }
});
