import { bar, endTurn, expectMyTurn, gears } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';
import { startProxy } from './proxy';
import { somebody } from './settings';
import { wordsIn } from './words';

const t = wordsIn('en');

test('a connection that goes silent is noticed, and only what is new is fetched', async ({ page, game, server }) => {
  test.setTimeout(120_000);
  const proxy = await startProxy(server.address);
  const sockets: string[] = [];
  const histories: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).search));
  page.on('request', (request) => request.url().includes('/history') && histories.push(request.url()));
  await page.goto(`${proxy.address}${await tableAt(page, game, 'placing')}`);
  await expectMyTurn(page);
  await expect(page.getByText('Connection lost')).toBeHidden();
  const before = sockets.length;
  await expect.poll(() => histories.length).toBe(1);

  proxy.hold();
  await expect(bar(page)).toContainText('Connection lost. Trying again…', { timeout: 30_000 });
  proxy.release();
  // The page may just have tried to connect in vain, and waits fifteen seconds for an answer before it tries again.
  await expectMyTurn(page, { timeout: 45_000 });
  expect(sockets.length).toBeGreaterThan(before);
  expect(sockets.at(-1)).toContain('seq=');
  // The game goes on over the new connection.
  await gears(page).first().click();
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
  expect(histories).toHaveLength(1);
  proxy.stop();
});

test('a list that gets no answer says so, and comes back', async ({ page, browser, server }) => {
  test.setTimeout(120_000);
  const proxy = await startProxy(server.address);
  await page.goto(`${proxy.address}/lobby`);
  const open = page.getByRole('region', { name: t('app-lobby-open') });
  await expect(open).toBeVisible();
  await page
    .getByRole('link', { name: t('app-nav-new') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('app-new-heading') })).toBeVisible();

  proxy.hold();
  await page.getByRole('link', { name: t('app-nav-lobby') }).click();
  await expect(page.getByText(t('problem-stopping'))).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(t('app-loading'))).toBeHidden();
  proxy.release();
  // What is opened meanwhile is in it.
  const host = await somebody(browser, server);
  await host.request.get('/api/me');
  const table = await host.request.post('/api/tables', {
    data: {
      seats: [{ kind: 'mine', name: 'Itzamna the host', colour: null }, { kind: 'open' }],
      public: true,
      pace: { pace: 'live', clock: null },
      hints: true,
      spectators: true,
      start: { from: 'fresh' },
      start_now: false,
    },
  });
  expect(table.ok(), await table.text()).toBe(true);
  await expect(open.getByText('Itzamna the host')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText(t('problem-stopping'))).toBeHidden();
  await host.context().close();
  proxy.stop();
});

test('whoever waits for a table in vain finds the way home', async ({ page, game, server }) => {
  const proxy = await startProxy(server.address);
  const path = await tableAt(page, game, 'turn');
  // The cookie is the same behind the proxy.
  await page.goto(proxy.address);
  const row = page.locator(`a[href$="${path}"]`).first();
  await expect(row).toBeVisible();
  await page.waitForLoadState('networkidle');
  proxy.hold();
  await row.click();
  await expect(page.getByText(t('app-connecting'))).toBeVisible();
  await page.getByRole('link', { name: t('app-missing-start') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('app-start-heading') })).toBeVisible();
  proxy.stop();
});
