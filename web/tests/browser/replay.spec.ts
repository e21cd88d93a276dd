import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { board, endTurn } from './controls';
import { expect, test } from './game';
import { tableAtEnd } from './moments';
import { answered, somebody } from './settings';

/** A finished game from round 9 on. */
const POSITION = join(import.meta.dirname, '../../../crates/engine/tests/data/positions/round-9.tzk');

test('a game is watched again: steps, slider, link, play on from here', async ({ page, game, browser, server }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const last = game.moves.length;
  const MIDDLE = 120;
  await page.goto(`/replay/r/${game.id}`);
  const controls = page.getByRole('region', { name: 'Replay controls' });
  const at = (ply: number) => expect(controls).toContainText(`Move ${ply} of ${last}`);
  const press = (name: string) => controls.getByRole('button', { name, exact: true }).click();
  await at(0);
  await expect(controls.getByRole('button', { name: 'One step back' })).toBeDisabled();
  await press('One step forward');
  await at(1);
  await press('One step back');
  await at(0);
  await press('One round forward');
  await at(4);
  await press('One round forward');
  await expect(page.getByText(/^Round [23] of 27/).first()).toBeVisible();
  await press('One turn forward');
  await press('One turn back');
  await press('One round back');

  await controls.getByRole('slider').fill(String(MIDDLE));
  await at(MIDDLE);
  await expect(page).toHaveURL(new RegExp(`ply=${MIDDLE}$`));
  await press('Copy a link to this position');
  await expect(controls).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // Somebody else opens the link, and plays on from there.
  const friend = await somebody(browser, server);
  await friend.goto(link);
  const theirs = friend.getByRole('region', { name: 'Replay controls' });
  await expect(theirs).toContainText(`Move ${MIDDLE} of ${last}`);
  await expect(board(friend)).toBeVisible();
  await theirs.getByRole('button', { name: 'Continue playing from here' }).click();
  await expect(friend).toHaveURL(/\/t\/[\w-]+$/);
  await expect(friend.getByRole('region', { name: /, you$/ })).toBeVisible();
  await friend.context().close();

  await press('Forward to the end');
  await at(last);
  await expect(controls.getByRole('button', { name: 'Continue playing from here' })).toBeDisabled();
  await press('Result');
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible();
});

test('of a game that began with a position, the result names no sources', async ({ page }) => {
  await page.goto('/my-games');
  await page.locator('input[type=file]').setInputFiles(POSITION);
  await page.getByRole('button', { name: 'Result' }).click();
  const end = page.getByRole('dialog', { name: 'Player 2 wins' });
  await expect(end.getByRole('img', { name: 'Points over the rounds' })).toBeVisible();
  await expect(end.getByRole('listitem')).toHaveText([/Player 2\s*52¾/, /Player 1\s*31½/]);
  await expect(end.getByRole('table')).toHaveCount(0);
  await expect(end.locator('figure')).toHaveCount(1);
});

test('where there is no clipboard the link is shown', async ({ page, game }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`/replay/r/${game.id}?ply=30`);
  const shown = page.waitForEvent('dialog').then(async (dialog) => {
    const link = dialog.defaultValue();
    await dialog.dismiss();
    return link;
  });
  const controls = page.getByRole('region', { name: 'Replay controls' });
  await controls.getByRole('button', { name: 'Copy a link to this position' }).click();
  expect(await shown).toMatch(new RegExp(`/replay/r/${game.id}\\?ply=30$`));
  await expect(controls).not.toContainText('Link copied');
});

test('moves are played one after another', async ({ page, game }) => {
  await page.goto(`/replay/r/${game.id}?ply=40`);
  const controls = page.getByRole('region', { name: 'Replay controls' });
  await expect(controls).toContainText('Move 40 of');
  await controls.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(controls).toContainText(/Move (4[3-9]|[5-9]\d|\d{3}) of/);
  await controls.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('End');
  await expect(controls).toContainText(`Move ${game.moves.length} of`);

  // Whoever goes elsewhere while it plays gets there, and it stops.
  await page.keyboard.press('Home');
  await controls.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(controls.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(controls.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  // By then the move that was being shown has ended.
  await page.waitForTimeout(1_500);
  await expect(controls).toContainText(`Move ${game.moves.length} of`);
});

test('a record is downloaded, and another page watches it', async ({ page, game, browser, server }) => {
  await page.goto(await tableAtEnd(page, game));
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  await endTurn(page).click();
  await answered(page);
  const end = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  await expect(end).toBeVisible({ timeout: 20_000 });
  const download = page.waitForEvent('download');
  await end.getByRole('link', { name: 'Download the record' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.tzk$/);
  const record = await readFile(await file.path(), 'utf8');
  expect(record).toMatch(/^tzolkin-record /);

  const friend = await somebody(browser, server);
  await friend.goto('/my-games');
  const upload = (text: string) =>
    friend
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.tzk', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await upload('nothing of the kind');
  await expect(friend.getByRole('alert')).toBeVisible();
  await upload(record);
  await expect(friend).toHaveURL(/\/replay\/r\/[\w-]+/);
  await expect(friend.getByRole('region', { name: 'Replay controls' })).toContainText('Move 0 of');
  await friend.context().close();

  // The board stays to be looked at, and the result comes back.
  await end.getByRole('button', { name: 'View the board' }).click();
  await expect(end).toBeHidden();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await end.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/\/replay\/t\//);
  await page.goto('/my-games');
  await expect(page.getByRole('link', { name: 'Watch again' })).not.toHaveCount(0);
});
