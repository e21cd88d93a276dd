import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoTileIds, expectSoundLayout, showIn, SIZES, THEMES } from './checks';
import { bar, board, endTurn, gears, startTwo, undo } from './controls';
import { read } from './device';
import { expect, test } from './game';
import { MOMENTS, playRecord, type Game, type MomentName } from './moments';
import { somebody } from './settings';
import { languagesWith, switchTo, wordsIn } from './words';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Analysis' });
const best = (page: Page) => page.getByRole('region', { name: 'Best turns' });
const turns = (page: Page) => best(page).getByRole('article');
const lines = (page: Page) => page.getByRole('region', { name: 'Lines' });
const variations = (page: Page) => page.getByRole('group', { name: 'Variation' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** How many moves of the game lead to a turn that places workers, as the next one in the same round does. */
function turnOf({ moves }: Game): number {
  const places = (index: number) =>
    moves[index]?.action?.startsWith('place ') === true && /^(end|days)/.test(moves[index - 1]?.action ?? '');
  const found = moves.findIndex(({ round, seat }, index) => {
    if (round < 4 || !places(index)) return false;
    const next = 1 + moves.findIndex(({ action }, each) => each >= index && action === 'end');
    return places(next) && moves[next]?.round === round && moves[next].seat !== seat;
  });
  if (found < 0) throw new Error('the game has no such turn');
  return found;
}

const addressOf = (game: Game) => `/analysis?from=r/${game.id}&ply=${turnOf(game)}`;

async function openAt(page: Page, game: Game) {
  await page.goto(addressOf(game));
  await expect(board(page)).toBeVisible();
}

/** How many positions the analysis has looked at. */
const depth = (page: Page) => best(page).locator('[data-nodes]').getAttribute('data-nodes').then(Number);

/** Places a worker and ends the turn, for whoever's turn it is. */
async function placeOn(page: Page, index: number) {
  await gears(page).nth(index).click();
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  await endTurn(page).click();
}

/** Who decides, as the bar says. */
const decider = (page: Page) => bar(page).locator('.who').textContent();

test('from a replay to the best turns, which get deeper until they are stopped', async ({ page, game }) => {
  const ply = turnOf(game);
  await page.goto(`/replay/r/${game.id}?ply=${ply}`);
  await page.getByRole('link', { name: 'Analysis board' }).click();
  await expect(page).toHaveURL(new RegExp(`/analysis\\?from=r/${game.id}&ply=${ply}$`));
  await expect(board(page)).toBeVisible();
  // Nothing thinks before it is asked.
  await expect(best(page)).toContainText('The analysis finds the three best turns');
  await expect(turns(page)).toHaveCount(0);

  await press(page, 'Start the analysis');
  await expect(turns(page)).toHaveCount(3, { timeout: 30_000 });
  for (const turn of await turns(page).all()) {
    const rows = turn.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(1 + game.players);
    await expect(turn.getByRole('cell', { name: /^\d+%$/ })).toHaveCount(game.players);
    await expect(turn.getByRole('cell', { name: /^\d+\.\d$/ })).toHaveCount(game.players);
    const chances = await turn.getByRole('cell', { name: /%$/ }).allTextContents();
    const sum = chances.reduce((sum, text) => sum + parseInt(text, 10), 0);
    expect(Math.abs(sum - 100), 'the chances of all seats are the whole').toBeLessThanOrEqual(2);
  }
  await expect(turns(page).first().getByRole('list').last()).not.toBeEmpty();
  const first = await depth(page);
  await expect.poll(() => depth(page), { timeout: 30_000 }).toBeGreaterThan(first);
  await press(page, 'Stop');
  await expect(best(page)).not.toContainText('looking deeper');
  const stopped = await depth(page);
  // What was found stays, and goes on where it was left.
  await expect(turns(page)).toHaveCount(3);
  await press(page, 'Start the analysis');
  await expect.poll(() => depth(page), { timeout: 60_000 }).toBeGreaterThan(stopped);
  await press(page, 'Stop');

  // A turn is shown on the board as numbered steps, or played.
  await turns(page).first().getByRole('button', { name: 'Show on the board' }).click();
  await expect(board(page).locator('[data-step], .step').first()).toBeVisible();
  const before = await decider(page);
  await turns(page).first().getByRole('button', { name: 'Play it' }).click();
  await expect.poll(() => decider(page)).not.toBe(before);
});

test('lines are played for every seat, gone back, branched and deleted', async ({ page, game }) => {
  await openAt(page, game);
  const began = await read(page);
  const one = await decider(page);
  await placeOn(page, 0);
  await expect.poll(() => decider(page)).not.toBe(one);
  const two = await decider(page);
  await placeOn(page, 1);
  await expect.poll(() => decider(page)).not.toBe(two);
  await expect(variations(page)).toHaveCount(1);
  const line = await read(page);

  // Back by turns, and forward along the line that was looked at.
  await press(page, 'One turn back');
  await expect.poll(() => decider(page)).toBe(two);
  await press(page, 'One turn back');
  await expect.poll(() => decider(page)).toBe(one);
  expect(await read(page)).toBe(began);
  await press(page, 'One turn forward');
  await press(page, 'One turn forward');
  await expect.poll(() => read(page)).toBe(line);

  // Another turn of the second player is a branch of the line.
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => decider(page)).toBe(two);
  await placeOn(page, 2);
  await expect(variations(page)).toHaveCount(2);
  await expect(variations(page).locator('[aria-current]')).toHaveCount(1);

  // What was only begun and taken back leaves nothing behind.
  await gears(page).first().click();
  await expect(undo(page)).toBeEnabled();
  await expect(variations(page).getByRole('button', { name: /^(?!Delete)/ })).toHaveCount(4);
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await expect(variations(page).getByRole('button', { name: /^(?!Delete)/ })).toHaveCount(3);

  // What is taken back in the middle of a line that was played further stays in the tree.
  const whole = await lines(page).innerText();
  await page.keyboard.press('ArrowLeft');
  await expect(undo(page)).toBeEnabled();
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  expect(await lines(page).innerText()).toBe(whole);

  // After a reload everything is there, at the same place.
  const tree = await lines(page).innerText();
  const here = await read(page);
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(await lines(page).innerText()).toBe(tree);
  expect(await read(page)).toBe(here);

  // Deleting the line that is looked at leads to where it began.
  await variations(page).first().getByRole('button', { name: 'Delete this variation' }).first().click();
  await expect(variations(page)).toHaveCount(0);
  await expect.poll(() => read(page)).toBe(began);
});

test('comments and variations go through a file', async ({ page, game, browser, server }) => {
  await openAt(page, game);
  const text = 'Why <b>not</b> here?\n“Because.” \\ & more';
  await page.getByLabel('Comment on this position').fill('The moment');
  await placeOn(page, 0);
  await expect(variations(page)).toHaveCount(1);
  await page.getByLabel('Comment on this position').fill(text);
  await expect(variations(page).getByText('<b>not</b>')).toBeVisible();
  await expect(lines(page).locator('b')).toHaveCount(0);
  const tree = await lines(page).innerText();

  const download = page.waitForEvent('download');
  await press(page, 'Download with variations');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^tzolkin-record 2\n/);

  const friend = await somebody(browser, server);
  await friend.goto('/my-games');
  await friend.getByRole('link', { name: 'Analysis board' }).click();
  const upload = (text: string) =>
    friend
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.tzk', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await upload('nothing of the kind');
  await expect(friend.getByRole('alert')).toBeVisible();
  await upload(file);
  await expect(board(friend)).toBeVisible();
  expect(await lines(friend).innerText()).toBe(tree);
  const again = friend.waitForEvent('download');
  await press(friend, 'Download with variations');
  expect(await readFile(await (await again).path(), 'utf8')).toBe(file);
  await friend.context().close();
});

test('a link shows the same position elsewhere', async ({ page, game, browser, server }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAt(page, game);
  const began = await decider(page);
  await placeOn(page, 0);
  await expect.poll(() => decider(page)).not.toBe(began);
  await press(page, 'Copy a link to this position');
  await expect(panel(page)).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`from=r/${game.id}`);
  const friend = await somebody(browser, server);
  await friend.goto(link);
  await expect(board(friend)).toBeVisible();
  expect(await read(friend)).toBe(await read(page));
  await expect(variations(friend)).toHaveCount(1);

  // A record that only this tab has travels in the link.
  await page.goto('/analysis');
  await page.getByLabel('Or paste a record here').fill(game.record);
  await press(page, 'Open the record');
  await expect(page).toHaveURL(/from=s\/\w+&ply=0$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Copy a link to this position');
  await expect(panel(page)).toContainText('Link copied');
  const packed = await page.evaluate(() => navigator.clipboard.readText());
  expect(packed).toContain('record=');
  expect(packed.length).toBeLessThan(8_200);
  await friend.goto('about:blank');
  await friend.goto(packed);
  await expect(friend.getByRole('dialog')).toBeVisible();
  expect(await friend.getByRole('dialog').innerText()).toBe(await page.getByRole('dialog').innerText());
  await friend.context().close();

  // A line that cannot be played is refused by the rules and leads to where it begins, and so does one that was cut in a chat.
  for (const line of ['0days.2', '0pick.tik']) {
    await page.goto(`${addressOf(game)}&line=${line}`);
    await expect(board(page)).toBeVisible();
    await expect(panel(page).getByRole('alert')).toBeVisible();
    await expect(panel(page).getByRole('alert')).not.toContainText('in this browser');
  }
});

test('lines leave the beginning, and what is said about it is said once', async ({ page, game }) => {
  await openAt(page, game);
  await page.getByRole('link', { name: 'Change this position' }).click();
  await press(page, 'Analyse this position');
  await expect(page).toHaveURL(/record=[\w-]+&ply=0$/);
  await page.getByLabel('Comment on this position').fill('From here on');
  const began = await read(page);
  for (const index of [0, 1]) {
    await placeOn(page, index);
    await expect.poll(() => read(page)).not.toBe(began);
    await page.keyboard.press('Home');
    await expect.poll(() => read(page)).toBe(began);
  }
  await expect(variations(page)).toHaveCount(2);
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  for (let time = 0; time < 2; time++) {
    await page.reload();
    await expect(variations(page)).toHaveCount(2);
    await expect(page.getByLabel('Comment on this position')).toHaveValue('From here on');
  }
});

test('a set-up is analysed from its beginning', async ({ page }) => {
  const record = await playRecord(2, 5);
  const value = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(record)![1]!.split(' ');
  const setup = {
    players: 2,
    start_player: Number(value('start')[0]),
    wealth: [value('wealth 0'), value('wealth 1')],
    dummies: value('dummies').map((at) => ({ gear: at.split(':')[0], space: Number(at.split(':')[1]) })),
    age1: value('age1'),
    age2: value('age2'),
    monuments: value('monuments'),
  };
  await page.goto('/analysis');
  const files = page.locator('input[type=file]').nth(1);
  const give = (text: string) =>
    files.setInputFiles({ name: 'setup.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('{"players":9}');
  await expect(page.getByRole('alert')).toBeVisible();
  await give(JSON.stringify(setup));
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Start the analysis');
  await expect(turns(page)).toHaveCount(3, { timeout: 30_000 });
});

test('nobody analyses a game that is being played with others', async ({ page, browser, server }) => {
  const friend = await somebody(browser, server);
  const path = await startTwo(page, friend);
  for (const each of [page, friend]) {
    await each.goto(`/analysis?from=t/${path.split('/').at(-1)}&ply=0`);
    await expect(each.getByRole('alert')).toContainText('The game is not over yet');
    await expect(board(each)).toHaveCount(0);
    // The table itself does not offer it, and neither does its replay.
    await each.goto(path);
    await expect(bar(each)).toBeVisible();
    await expect(each.getByText(/analys/i)).toHaveCount(0);
    await each.goto(`/replay${path}?ply=0`);
    await expect(each.getByRole('region', { name: 'Replay controls' })).toBeVisible();
    await expect(each.getByText(/analys/i)).toHaveCount(0);
  }
  await friend.context().close();
});

test('tiles and the market are where they are at a table', async ({ page, game }) => {
  const at = (name: MomentName) =>
    game.moves.findIndex((move, i) => MOMENTS[name](move, game.moves[i - 1], game.moves[i + 1]));
  await page.goto(`/analysis?from=r/${game.id}&ply=${at('build')}`);
  await expect(bar(page)).toContainText('What do you want to construct?');
  // The buildings stand where the analysis was.
  await expect(panel(page)).toHaveCount(0);
  // Whoever goes through the game keeps the buttons for it.
  await page.keyboard.press('ArrowLeft');
  await expect(panel(page)).toBeVisible();
  await press(page, 'One step forward');
  await expect(bar(page)).toContainText('What do you want to construct?');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('l');
  await expect(panel(page)).toHaveCount(0);
  const tile = page.locator('[data-tile]:not([aria-disabled="true"])').first();
  await tile.click();
  await expect(bar(page)).not.toContainText('What do you want to construct?');
  await expect(panel(page)).toBeVisible();

  await page.goto(`/analysis?from=r/${game.id}&ply=${at('market')}`);
  const after = page.getByText(/^corn after trading/);
  await expect(after).toBeVisible();
  const trade = page.getByRole('button', { name: /^(Buy|Sell) 1 / }).and(page.locator(':enabled'));
  await trade.first().click();
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await expect(after).toHaveCount(0);
});

test('everything can be done with keys', async ({ page, game }) => {
  await openAt(page, game);
  const began = await read(page);
  const [here] = await lines(page).locator('[aria-current]').allInnerTexts();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => read(page)).not.toBe(began);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => read(page)).toBe(began);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(lines(page).locator('[aria-current]')).not.toHaveText(here!);
  await page.keyboard.press('Home');
  await expect(lines(page).getByRole('button', { name: 'Beginning' })).toHaveAttribute('aria-current', 'true');
  // Letters that are typed stay in the comment.
  await page.getByLabel('Comment on this position').focus();
  await page.keyboard.type('vel u');
  await expect(page.getByLabel('Comment on this position')).toHaveValue('vel u');
  await lines(page)
    .getByRole('button', { name: here!.split('\n').at(-1)! })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => read(page)).toBe(began);
  await page.keyboard.press('l');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(panel(page)).toBeVisible();
});

for (const size of SIZES)
  test.describe(size.name, () => {
    const phone = size.width < 600;
    test.use({ viewport: { width: size.width, height: size.height }, hasTouch: phone });

    test('the board is sound in all languages, light and dark', async ({ page, game }) => {
      test.slow();
      await showIn(page, size, 'light');
      await openAt(page, game);
      const english = wordsIn('en');
      // On a phone the analysis is a page of its own.
      const tab = () => page.getByRole('button', { name: english('analysis-panel'), exact: true }).click();
      if (!phone) {
        await placeOn(page, 0);
        await expect(variations(page)).toHaveCount(1);
        await page.keyboard.press('Shift+ArrowLeft');
      } else await tab();
      await page.getByLabel(english('analysis-comment')).fill('A word on this');
      await press(page, english('analysis-start'));
      await expect(turns(page)).toHaveCount(3, { timeout: 30_000 });
      await press(page, english('analysis-stop'));
      await expectNoTileIds(page);
      for (const language of languagesWith('analysis', 'app')) {
        await switchTo(page, language);
        const word = wordsIn(language);
        await expect(page.getByRole('button', { name: word('analysis-start') })).toBeVisible();
        await expectSoundLayout(page);
      }
      await switchTo(page, 'en');
      for (const theme of THEMES) {
        await showIn(page, size, theme);
        await expectAccessible(page);
      }
      if (!phone) return;
      // From the best turn to the board, and back.
      await turns(page).first().getByRole('button', { name: 'Show on the board' }).click();
      await expect(board(page)).toBeVisible();
      await expectSoundLayout(page);
      await tab();
      await expect(turns(page)).toHaveCount(3);
    });
  });
