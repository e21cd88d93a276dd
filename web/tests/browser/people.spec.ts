import type { Page } from '@playwright/test';
import { expectNoTileIds } from './checks';
import { bar, board, endTurn, expectMyTurn, gears, startTwo, undo } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';
import { Person } from './person';
import { answered, somebody } from './settings';

/** Everything that a table tells a page, from the server or from this device, to look for secrets in. */
async function overhear(page: Page): Promise<() => string[]> {
  const heard: string[] = [];
  await page.exposeFunction('overheard', (text: string) => heard.push(text));
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return () => heard.join('\n').match(/w-(?:palenque|yaxchilan|tikal|uxmal|chichen-itza)-\d+/g) ?? [];
}

const cover = (page: Page) => page.getByRole('dialog', { name: 'Who is looking at the screen?' });
const keepDialog = (page: Page) => page.getByRole('dialog', { name: 'Keep two of your four wealth tiles' });

test('who watches sees no hidden tiles', async ({ page, browser, server }) => {
  const [guest, watcher] = await Promise.all([somebody(browser, server), somebody(browser, server)]);
  const path = await startTwo(page, guest, { public: true });
  const secrets = await overhear(watcher);
  await watcher.goto(path);
  await page.goto(path);
  await guest.goto(path);
  await expect(keepDialog(page)).toBeVisible();
  await page.getByRole('button', { name: 'Keep these two' }).click();
  await expect(page.getByText(/^You have chosen/)).toBeVisible();
  await expect(bar(page)).toContainText('The others are choosing their wealth tiles');
  await expect(bar(page)).toContainText('You can change your choice until everyone has chosen');
  await expect(bar(watcher)).toContainText('The others are choosing their wealth tiles');
  await expect(keepDialog(watcher)).toHaveCount(0);
  expect(secrets()).toEqual([]);
  await expectNoTileIds(watcher);
  await guest.getByRole('button', { name: 'Keep these two' }).click();
  await expect(bar(watcher)).toContainText('Waiting for');
  await expect(gears(watcher)).toHaveCount(0);
  await guest.context().close();
  await watcher.context().close();
});

test('people at a table talk', async ({ page, browser, server }) => {
  const guest = await somebody(browser, server);
  const path = await startTwo(page, guest);
  await Promise.all([page.goto(path), guest.goto(path)]);
  await page.getByRole('button', { name: 'Chat' }).click();
  const mine = page.getByRole('dialog', { name: 'Chat' });
  await mine.getByLabel('Say something').fill('Good luck! <b>&amp;');
  await mine.getByRole('button', { name: 'Send' }).click();
  await expect(mine.getByText('Good luck! <b>&amp;')).toBeVisible();
  await guest.getByRole('button', { name: /^Chat/ }).click();
  const theirs = guest.getByRole('dialog', { name: 'Chat' });
  await expect(theirs.getByText('Good luck! <b>&amp;')).toBeVisible();
  await theirs.getByLabel('Say something').fill('You too');
  await guest.keyboard.press('Enter');
  await expect(mine.getByText('You too')).toBeVisible();
  // Who is muted is not heard.
  await mine.getByRole('button', { name: /^Mute / }).click();
  await expect(mine.getByText('You too')).toBeHidden();
  await guest.context().close();
});

test('the turn goes on after the server was killed and came back', async ({ page, game, server }) => {
  await page.goto(await tableAt(page, game, 'placing'));
  await expectMyTurn(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await gears(page).first().click();
  await expect(bar(page)).toContainText('Your turn: placing');
  await answered(page);
  const before = await board(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.ariaLabel));

  await server.kill();
  await expect(bar(page)).toContainText('Connection lost. Trying again…');
  await server.restart();
  await expect(bar(page)).toContainText('Your turn: placing', { timeout: 30_000 });
  const after = await board(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(after).toEqual(before);
  await undo(page).click();
  await expectMyTurn(page);
  await gears(page).first().click();
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  await endTurn(page).click();
  await new Person(page).playTurn();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('people around one screen keep their tiles in secret', async ({ page }) => {
  const secrets = await overhear(page);
  await page.goto('/new');
  await page.getByRole('radio', { name: '2 players' }).check();
  await page.getByRole('button', { name: 'Shared screen' }).click();
  await page.getByLabel('Name for seat 2').fill('Luca');
  await page.getByRole('button', { name: 'Start the game' }).click();

  await expect(cover(page)).toBeVisible();
  // It hides what is behind it: nothing else can be seen or clicked.
  const hides = await cover(page).evaluate((dialog) => ({
    seen: dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    onTop: [0.1, 0.5, 0.9].every((part) =>
      dialog.contains(document.elementFromPoint(innerWidth * part, innerHeight * part)),
    ),
  }));
  expect(hides).toEqual({ seen: true, onTop: true });
  expect(secrets()).toEqual([]);
  await expect(keepDialog(page)).toBeHidden();
  const tiles = async () =>
    keepDialog(page)
      .getByRole('group')
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.ariaLabel));
  await cover(page).getByRole('button', { name: 'I am Luca' }).click();
  await expect(cover(page)).toBeHidden();
  const lucas = await tiles();
  expect(lucas).toHaveLength(4);
  const lucasSecrets = new Set(secrets());
  expect(lucasSecrets.size).toBe(4);
  await page.getByRole('button', { name: 'Keep these two' }).click();

  await expect(cover(page)).toBeVisible();
  await expect(cover(page).getByRole('button', { name: 'I am Luca' })).toHaveCount(0);
  await cover(page)
    .getByRole('button', { name: /^I am / })
    .click();
  await expect(cover(page)).toBeHidden();
  await expect.poll(tiles).not.toEqual(lucas);
  expect(new Set(secrets()).size).toBe(8);
  await page.getByRole('button', { name: 'Keep these two' }).click();

  // From then on everything is open: the screen shows whoever is to move.
  await expect(cover(page)).toBeHidden();
  await expectMyTurn(page);
  const person = new Person(page);
  const panel = page.getByRole('region', { name: /, you$/ });
  const names = [await panel.getAttribute('aria-label')];
  // Several people look at it: the bar names who is asked.
  await expect(bar(page)).toContainText(names[0]!.replace(/, you$/, ''));
  await person.playTurn();
  await expectMyTurn(page);
  names.push(await panel.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(2);
  expect(names).toContain('Luca, you');
  await expectNoTileIds(page);
});
