import type { Page } from '@playwright/test';
import { expectAccessible, expectNoTileIds, expectSoundLayout, showIn, SIZES, THEMES } from './checks';
import { board } from './controls';
import { read } from './device';
import { expect, test } from './game';
import { somebody } from './settings';
import { languagesWith, switchTo, wordsIn } from './words';

const form = (page: Page) => page.getByRole('complementary', { name: 'Position' });
const status = (page: Page) => page.getByRole('region', { name: 'Set up a position' }).getByRole('status');
const analyse = (page: Page) => page.getByRole('button', { name: 'Analyse this position' });
const space = (page: Page, at: string) => page.locator(`[data-space="${at}"]`);
const number = (page: Page, label: string) => page.getByRole('spinbutton', { name: label, exact: true });
const about = (page: Page, who: string) => page.getByRole('button', { name: who, exact: true }).click();
const take = (page: Page, piece: string) => page.getByRole('radio', { name: piece, exact: true }).check();
const place = async (page: Page, ...spaces: string[]) => {
  for (const at of spaces) await space(page, at).click();
};
const tiles = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
/** Chooses one of the tiles that can lie there. */
async function add(page: Page, title: string, ...ids: string[]) {
  await tiles(page, title)
    .getByRole('button', { name: `Add: ${title}` })
    .first()
    .click();
  for (const id of ids) await page.locator(`[data-tile="${id}"]`).click();
}
const ready = (page: Page) => expect(status(page)).toHaveText(/^This position can be played/);

async function openNew(page: Page, players: number) {
  await page.goto('/analysis');
  await page.getByRole('link', { name: `${players} players` }).click();
  await expect(form(page)).toBeVisible();
  await ready(page);
}

test('a position is set up by hand, analysed, and opened elsewhere by its address', async ({
  page,
  browser,
  server,
}) => {
  await openNew(page, 3);
  await number(page, 'Round').fill('16');
  await number(page, 'Round').blur();
  await expect(number(page, 'Food Days so far')).toHaveValue('2');
  await page.getByLabel('Whose turn it is').selectOption('Blue');
  await take(page, 'Worker: Blue');
  await place(page, 'tikal 3', 'chichen-itza 7');
  await take(page, 'Worker: Red');
  await place(page, 'uxmal 2', 'start');
  await take(page, 'Skull');
  await expect(space(page, 'tikal 2')).toBeDisabled();
  await place(page, 'chichen-itza 4', 'chichen-itza 5', 'chichen-itza 5');
  await expect(space(page, 'chichen-itza 4')).toHaveAccessibleName(/There is a skull here/);
  await expect(space(page, 'chichen-itza 5')).not.toHaveAccessibleName(/There is a skull here/);
  await take(page, 'Dummy worker');
  await place(page, 'palenque 9', 'palenque 2');
  await take(page, 'Take away');
  await place(page, 'palenque 2');
  await about(page, 'Blue');
  await number(page, 'corn').fill('12');
  await number(page, 'gold').fill('2');
  await number(page, 'Points').fill('20.25');
  await page.getByRole('button', { name: 'More: Architecture' }).click();
  await number(page, 'Skulls').fill('1');
  await add(page, 'Wealth tiles kept', 'w-tikal-1', 'w-uxmal-1');
  // What is on display goes to whoever gets it.
  await add(page, 'Buildings', 'b15');
  await about(page, 'The game');
  await expect(tiles(page, 'Buildings on display').getByRole('button', { name: /^Add/ })).toHaveCount(1);
  await add(page, 'Buildings on display', 'b30');
  await ready(page);
  await expect(status(page)).toContainText('Blue’s turn');

  await analyse(page).click();
  await expect(page).toHaveURL(/\/analysis\?record=[\w-]+&ply=0$/);
  await expect(board(page)).toBeVisible();
  await expect(page.getByText('Round 16 of 27').first()).toBeVisible();
  const said = await read(page);
  for (const words of [/Tikal 3: [^"]*worker is here/, /Uxmal 2: [^"]*worker is here/]) expect(said).toMatch(words);
  const best = page.getByRole('region', { name: 'Best turns' });
  await page.getByRole('button', { name: 'Start the analysis' }).click();
  await expect(best.getByRole('article')).toHaveCount(3, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();

  const friend = await somebody(browser, server);
  await friend.goto(page.url());
  await expect(board(friend)).toBeVisible();
  expect(await read(friend)).toBe(said);
  await friend.context().close();
});

test('what cannot be is said at once, and mended', async ({ page }) => {
  await openNew(page, 2);
  await take(page, 'Worker: Red');
  await place(page, 'tikal 0', 'tikal 1', 'tikal 2', 'tikal 3');
  // The board shows what was entered.
  await expect(space(page, 'tikal 3')).toHaveAccessibleName(/Red has a worker here/);
  await expect(status(page)).toHaveText('Red has 3 workers in play, but 4 are on the board.');
  await expect(analyse(page)).toBeDisabled();
  await about(page, 'Red');
  await page.getByRole('button', { name: 'More: Workers in play' }).click();
  await ready(page);
  await expect(analyse(page)).toBeEnabled();

  await about(page, 'The game');
  await page.getByRole('button', { name: 'Less: Palenque 3: corn tiles' }).click();
  await expect(status(page)).toContainText('cannot have so many tiles');
  await page.getByRole('button', { name: 'Less: Palenque 3: wood tiles' }).click();
  await expect(status(page)).toContainText('Corn tiles missing from the jungle: 1');
  await about(page, 'Blue');
  await number(page, 'Corn tiles').fill('1');
  await ready(page);
  // A tile that is taken away leaves its place free.
  await about(page, 'The game');
  await tiles(page, 'Monuments on display')
    .getByRole('button', { name: /^Take away/ })
    .first()
    .click();
  await expect(status(page)).toHaveText('4 monuments must be on display or constructed, and there are 3.');
  await about(page, 'Red');
  await add(page, 'Monuments', 'm13');
  await ready(page);

  // All of it is still there after a reload.
  const entered = await read(page);
  await page.reload();
  await ready(page);
  expect(await read(page)).toBe(entered);
  await about(page, 'Red');
  await expect(number(page, 'Workers in play')).toHaveValue('4');
  await expect(tiles(page, 'Monuments').getByRole('button', { name: /^Take away/ })).toHaveCount(1);
});

test('numbers stay within what there is, and take nothing else with them', async ({ page }) => {
  await openNew(page, 2);
  const round = number(page, 'Round');
  await round.fill('99');
  await round.blur();
  await expect(round).toHaveValue('27');
  await round.fill('');
  await round.blur();
  await expect(round).toHaveValue('27');
  await expect(page.getByRole('button', { name: 'More: Round' })).toHaveAttribute('aria-disabled', 'true');
  await ready(page);
  await number(page, 'Corn on the teeth').fill('7');
  await tiles(page, 'Buildings on display')
    .getByRole('button', { name: /^Take away/ })
    .first()
    .click();
  // Where one was taken away, another can be added.
  await expect(tiles(page, 'Buildings on display').getByRole('button', { name: /^Add/ })).toBeFocused();
  // On the way to 17 stands a 1, which is not meant.
  await round.fill('');
  await round.pressSequentially('17');
  await round.press('Tab');
  await expect(number(page, 'Corn on the teeth')).toHaveValue('7');
  await expect(tiles(page, 'Buildings on display').getByRole('button', { name: /^Take away/ })).toHaveCount(5);
  await ready(page);
  // An earlier age has other buildings, and there was less corn.
  await round.fill('2');
  await round.blur();
  await expect(number(page, 'Food Days so far')).toHaveValue('0');
  await expect(tiles(page, 'Buildings on display').getByRole('button', { name: /^Take away/ })).toHaveCount(6);
  await expect(status(page)).toHaveText('At most 1 corn can lie on the teeth in this round.');
});

test('a Food Day that was jumped over is still to come, and with it the next age', async ({ page }) => {
  await openNew(page, 2);
  await number(page, 'Round').fill('15');
  await number(page, 'Round').blur();
  await ready(page);
  await expect(page.getByText('Round 15 of 27 · Age 2')).toBeVisible();
  await page.getByRole('button', { name: 'Less: Food Days so far' }).click();
  await expect(page.getByText('Round 15 of 27 · Age 1')).toBeVisible();
  await ready(page);
});

test('a fault in one place keeps nobody from going on in another', async ({ page }) => {
  await openNew(page, 2);
  await take(page, 'Worker: Red');
  await place(page, 'tikal 0', 'tikal 1', 'tikal 2', 'tikal 3');
  await number(page, 'Round').fill('16');
  await number(page, 'Round').blur();
  await expect(tiles(page, 'Buildings on display').getByRole('button', { name: /^Take away/ })).toHaveCount(6);
  await about(page, 'Red');
  await add(page, 'Buildings', 'b15');
  await expect(status(page)).toHaveText('Red has 3 workers in play, but 4 are on the board.');
  await page.getByRole('button', { name: 'More: Workers in play' }).click();
  await ready(page);

  // What was entered goes with "Start over", and with "Cancel".
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('Round 1 of 27 · Age 1')).toBeVisible();
  await ready(page);
  await about(page, 'Red');
  await number(page, 'corn').fill('3');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: '2 players' }).click();
  await ready(page);
  await about(page, 'Red');
  await expect(number(page, 'corn')).toHaveValue('0');
});

test('a position of a game is changed', async ({ page, game }) => {
  const ply = game.moves.findIndex(({ round, action }) => round >= 12 && action === 'end') + 1;
  const address = `/analysis?from=r/${game.id}&ply=${ply}`;
  await page.goto(address);
  await expect(board(page)).toBeVisible();
  await page.getByRole('link', { name: 'Change this position' }).click();
  await ready(page);
  // What everybody had is there.
  const tabs = form(page).getByRole('navigation').getByRole('button');
  const names = await tabs.allInnerTexts();
  await tabs.nth(2).click();
  const had = Number(await number(page, 'stone').inputValue());
  await page.getByRole('button', { name: 'More: stone' }).click();
  await ready(page);
  await analyse(page).click();
  await expect(board(page)).toBeVisible();
  await page.getByRole('link', { name: 'Change this position' }).click();
  await ready(page);
  expect(await tabs.allInnerTexts(), 'everybody keeps their names').toEqual(names);
  await tabs.nth(2).click();
  await expect(number(page, 'stone')).toHaveValue(String(had + 1));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/analysis\?record=[\w-]+&ply=0$/);

  // Before anybody's turn there is nothing to change.
  await page.goto(`/analysis?from=r/${game.id}&ply=0&edit`);
  await expect(page.getByRole('alert')).toContainText('The game has not begun yet');
});

test('everything can be done with keys', async ({ page }) => {
  await openNew(page, 2);
  await page.getByRole('radio', { name: 'Worker: Red' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Worker: Blue' })).toBeChecked();
  await space(page, 'uxmal 4').focus();
  await page.keyboard.press('Enter');
  await expect(space(page, 'uxmal 4')).toHaveAccessibleName(/Blue has a worker here/);
  await about(page, 'Blue');
  const adding = tiles(page, 'Buildings').getByRole('button', { name: 'Add: Buildings' });
  await adding.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  // Back where one was.
  await expect(adding).toBeFocused();
});

for (const size of SIZES)
  test.describe(size.name, () => {
    const phone = size.width < 600;
    test.use({ viewport: { width: size.width, height: size.height }, hasTouch: phone });

    test('the editor is sound in all languages, light and dark', async ({ page }) => {
      test.slow();
      await showIn(page, size, 'light');
      await page.goto('/analysis?edit=4');
      const english = wordsIn('en');
      await expect(analyse(page)).toBeEnabled();
      await take(page, 'Worker: Red');
      await place(page, 'tikal 3', 'palenque 0', 'uxmal 5', 'yaxchilan 6');
      await expect(analyse(page)).toBeDisabled();
      await expectNoTileIds(page);
      /** Everything that can be seen: the game, a player, and tiles to choose from. */
      const look = async (check: () => Promise<void>, word: ReturnType<typeof wordsIn>) => {
        await page.getByRole('button', { name: word('editor-game'), exact: true }).click();
        await check();
        await page.getByRole('button', { name: word('names-colour-red'), exact: true }).click();
        await check();
        await tiles(page, word('editor-buildings')).getByRole('button').first().click();
        await check();
        await page.getByRole('button', { name: word('editor-back'), exact: true }).click();
      };
      for (const language of languagesWith('editor')) {
        await switchTo(page, language);
        await look(() => expectSoundLayout(page), wordsIn(language));
      }
      await switchTo(page, 'en');
      for (const theme of THEMES) {
        await showIn(page, size, theme);
        await look(() => expectAccessible(page), english);
      }
    });
  });
