import type { Page } from '@playwright/test';
import { axeFaults, covers, expectNoTileIds, layoutFaults, showIn, SIZES, THEMES } from './checks';
import { board, endTurn } from './controls';
import { tableAt, tableAtEnd } from './moments';
import { expect, expectWhole, graph, moments, reviewButton, REVIEW_MS, stepsOn, test } from './reviewed';
import { somebody } from './settings';
import { languagesWith, switchTo, wordsIn } from './words';

const plyOf = (page: Page) => Number(new URL(page.url()).searchParams.get('ply'));

/** Without the module nothing can be reviewed, so that only what was kept or stored can be shown. */
const withoutModule = (page: Page) => page.route('**/*.wasm', (route) => route.abort());

test('after a game one button leads to its review, which stays', async ({ browser, server, reviewed }) => {
  test.setTimeout(REVIEW_MS + 60_000);
  const page = await somebody(browser, server);
  await page.goto(await tableAtEnd(page, reviewed.game));
  await endTurn(page).click();
  const end = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  await end.getByRole('link', { name: 'Review the game' }).click({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/replay\/t\/[\w-]+\?review&ply=0$/);
  // It appears while it is made, and can be stopped in between.
  await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 30_000 });
  await expect(graph(page)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const made = () => page.getByRole('progressbar').evaluate((bar) => (bar as HTMLProgressElement).value);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const before = await made();
  await expect.poll(made, { timeout: 30_000 }).toBeGreaterThan(before);
  await expectWhole(page);
  await expect(page.getByRole('heading', { name: 'What the winner did differently' })).toBeVisible();
  // It begins with one's own turns.
  await expect(page.getByRole('combobox', { name: 'Whose turns' })).not.toHaveValue('');
  const own = await moments(page).allTextContents();
  await page.getByRole('combobox', { name: 'Whose turns' }).selectOption('Everyone');
  await expect.poll(() => moments(page).allTextContents()).not.toEqual(own);

  // The table is private, but whoever gets the link may see the game.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link to this position' }).click();
  const friend = await somebody(browser, server);
  await friend.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(friend.getByRole('dialog', { name: 'Review' })).toBeVisible();
  await friend.context().close();

  await withoutModule(page);
  await page.reload();
  await expect(graph(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.context().close();
});

test('a key moment shows the board before the turn with the better one on it', async ({ page, reviewed }) => {
  await page.goto(`/replay/r/${reviewed.game.id}?review`);
  const panel = page.getByRole('dialog', { name: 'Review' });
  await expect(panel.getByText(/judged by what its player could know/)).toBeVisible();
  await expect(stepsOn(page)).toHaveCount(0);
  const seen = new Set<number>();
  for (const moment of await moments(page).all()) {
    await moment.click();
    await expect(moment).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.getByRole('heading', { name: 'Better', exact: true })).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Why this is better' })).toBeVisible();
    await expect(panel.getByText(/^−[\d.]+ percentage points?$/)).toBeVisible();
    // What follows in the game is what the panel says was played.
    const next = reviewed.game.moves[plyOf(page)];
    const round = await moment.textContent();
    expect(round).toContain(`Round ${next?.round}: Player ${(next?.seat ?? 0) + 1}`);
    seen.add(await stepsOn(page).count());
  }
  // Some turns are not about places of the board: how many days pass, or which tiles to keep.
  expect(Math.max(...seen)).toBeGreaterThan(0);
  await expect(board(page)).toBeVisible();
  await expectNoTileIds(page);

  // Elsewhere nothing is suggested.
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/ply=0/);
  await expect(stepsOn(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next mistake' }).click();
  await expect(page.getByRole('heading', { name: 'Better', exact: true })).toBeVisible();
});

test('the graph leads through the game by keys and by pointer', async ({ page, reviewed }) => {
  await page.goto(`/replay/r/${reviewed.game.id}?review`);
  await graph(page).focus();
  await page.keyboard.press('Home');
  await expect(graph(page)).toHaveAttribute('aria-valuenow', '0');
  const first = plyOf(page);
  await page.keyboard.press('ArrowRight');
  await expect(graph(page)).toHaveAttribute('aria-valuenow', '1');
  await expect(graph(page)).toHaveAttribute('aria-valuetext', /^Round 1: Player \d\. Player 1 \d+% and Player 2 \d+%$/);
  await expect.poll(() => plyOf(page)).toBeGreaterThan(first);
  await page.keyboard.press('End');
  await expect.poll(() => plyOf(page)).toBe(reviewed.game.moves.length);
  // At the end the chances are the result.
  await expect(graph(page)).toHaveAttribute('aria-valuetext', /100%/);

  const box = await graph(page).boundingBox();
  if (!box) throw new Error('the graph is not in view');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => plyOf(page)).toBeLessThan(reviewed.game.moves.length);
  // The bar says how good the turn was.
  const controls = page.getByRole('region', { name: 'Replay controls' });
  await expect(
    controls.getByRole('img', { name: /^(Best|Good|Inaccuracy|Mistake|Blunder|Not judged)$/ }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Expected points' }).click();
  await expect(graph(page)).toHaveAttribute('aria-valuetext', /Player 1 \d+ and Player 2 \d+$/);
  await page.getByText('As a table').click();
  const table = page.getByRole('table', { name: 'Expected points' });
  await expect(table.getByRole('row', { name: /^Round 1 / })).toBeVisible();
});

test('an older review is shown as such', async ({ page, reviewed }) => {
  await page.goto(`/replay/r/${reviewed.game.id}`);
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no store'));
      });
    const store = (await done(indexedDB.open('tzolkin-reviews')))
      .transaction('reviews', 'readwrite')
      .objectStore('reviews');
    const all = (await done(store.getAll())) as { review: object }[];
    store.clear();
    const analyst = 'of-yesterday';
    for (const each of all) store.put({ ...each, analyst, review: { ...each.review, analyst } });
  });
  await reviewButton(page).click();
  await expect(page.getByText('made by an older version')).toBeVisible({ timeout: 20_000 });
  await expect(graph(page)).toBeVisible();
  await page.getByRole('button', { name: 'Review again' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 20_000 });
});

test('a deep review goes on while nobody looks', async ({ page, reviewed }) => {
  test.setTimeout(REVIEW_MS);
  await page.goto(`/replay/r/${reviewed.game.id}?review`);
  await page.getByRole('button', { name: 'Look deeper' }).click();
  await expect(page.getByText('You can leave this page')).toBeVisible({ timeout: 20_000 });
  const made = () => page.getByRole('progressbar').evaluate((bar) => (bar as HTMLProgressElement).value);
  await expect.poll(made, { timeout: 60_000 }).toBeGreaterThan(0);
  const before = await made();
  await page.getByRole('link', { name: 'Tzolk’in' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.goBack();
  await expect.poll(made, { timeout: 60_000 }).toBeGreaterThan(before);
  // Until it is whole, what the fast review has found is shown.
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
});

test('a game that is played has no review', async ({ page, reviewed }) => {
  const id = (await tableAt(page, reviewed.game, 'turn')).split('/').at(-1);
  await page.goto(`/replay/t/${id}?review`);
  await expect(page.getByRole('region', { name: 'Replay controls' })).toBeVisible();
  await expect(page).toHaveURL(/\?ply=0$/);
  await expect(reviewButton(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a record without an end is reviewed as far as it goes, also where there is no server and nothing is kept', async ({
  page,
  reviewed,
}) => {
  test.setTimeout(REVIEW_MS);
  const lines = reviewed.game.record.split('\n');
  const turns = lines.slice(0, lines.indexOf('') + 9);
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto('/my-games');
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', (route) => route.abort());
  await page.locator('input[type=file]').setInputFiles({
    name: 'a.tzk',
    mimeType: 'text/plain',
    buffer: Buffer.from([...turns, 'unfinished', ''].join('\n')),
  });
  await expect(page).toHaveURL(/\/replay\/r\/d-/);
  await reviewButton(page).click({ timeout: 20_000 });
  await expectWhole(page, REVIEW_MS - 30_000);
  await expect(page.getByText('This game was not finished, so there is no result.')).toBeVisible();
  await expect(graph(page)).toHaveAttribute('aria-valuemax', '7');
  await expect(page.getByRole('heading', { name: 'What the winner did differently' })).toHaveCount(0);
});

test('where the browser cannot review, the server does', async ({ browser, server, reviewed }) => {
  // The server gives a review only what is left of the machine.
  test.setTimeout(2 * REVIEW_MS + 60_000);
  // Every new context would begin with what the browser of the other tests has kept.
  const options = { storageState: { cookies: [], origins: [] } };
  const page = await somebody(browser, server, { options });
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  // Once it has been asked, the server begins anew and knows nothing of a review. It is made all the same.
  let restarted = false;
  await page.route(/\/review$/, async (route) => {
    if (restarted || route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await server.restart();
    restarted = true;
    await route.fulfill({ response });
  });
  await page.goto(`/replay/r/${reviewed.game.id}?review`);
  await expect(graph(page)).toBeVisible({ timeout: REVIEW_MS });
  await expectWhole(page, REVIEW_MS);
  expect(restarted).toBe(true);
  await expect(moments(page).first()).toBeVisible();
  // It is stored there, so that the next visitor finds it whole.
  const other = await somebody(browser, server, { options });
  await withoutModule(other);
  await other.goto(`/replay/r/${reviewed.game.id}?review`);
  await expectWhole(other, 20_000);
  await page.context().close();
  await other.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the review is a page, and the better turn stands below the board', async ({ page, reviewed }) => {
    await page.goto(`/replay/r/${reviewed.game.id}`);
    await reviewButton(page).tap();
    await expect(graph(page)).toBeVisible();
    await moments(page).first().tap();
    await expect(board(page)).toBeVisible();
    const strip = page.getByRole('region', { name: 'The turn on the board' });
    await expect(strip.getByRole('heading', { name: 'Better', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\?review&ply=\d+$/);
    await strip.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('region', { name: 'Replay controls' })).toBeVisible();
    // From a turn of the graph, too, a button leads to the board.
    await reviewButton(page).tap();
    await graph(page).press('End');
    await expect(board(page)).toBeHidden();
    await page.getByRole('region', { name: 'The turn on the board' }).getByRole('button', { name: 'Board' }).tap();
    await expect(board(page)).toBeVisible();
  });
});

/** Words and controls have hardly any room here. */
const LAPTOP = { name: '1366x768', width: 1366, height: 768 };

// Every language and theme, on a desktop and on a phone: nothing is cut off, and axe finds nothing serious.
for (const { device, sizes, phone } of [
  { device: 'a desktop', sizes: [...SIZES.slice(0, 2), LAPTOP], phone: false },
  { device: 'a phone', sizes: SIZES.slice(2), phone: true },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width: sizes[0]!.width, height: sizes[0]!.height }, hasTouch: phone });

    test(`in every language and theme on ${device}`, async ({ page, reviewed }) => {
      test.setTimeout(180_000);
      await page.goto(`/replay/r/${reviewed.game.id}?review`);
      await expectWhole(page);
      if (!phone) await moments(page).first().click();
      const faults: string[] = [];
      for (const language of languagesWith('review')) {
        await switchTo(page, language);
        for (const size of sizes) {
          for (const theme of THEMES) {
            await showIn(page, size, theme);
            const words = wordsIn(language)('review-key-moments');
            await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
            // The controls stay reachable beside it.
            const bar = page.getByRole('region', { name: wordsIn(language)('table-replay-bar') });
            if (!phone && (await covers(page.getByRole('dialog'), bar)))
              faults.push(`${language}, ${size.name}, ${theme}: the review covers the controls`);
            const colours = theme === 'light' && language === 'en' ? 'all' : 'colours';
            const found = [...(await layoutFaults(page)), ...(size === sizes[0] ? await axeFaults(page, colours) : [])];
            faults.push(...found.map((fault) => `${language}, ${size.name}, ${theme}: ${fault}`));
          }
        }
      }
      expect(faults).toEqual([]);
    });
  });
}
