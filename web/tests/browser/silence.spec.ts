import { connect, createServer, type Socket } from 'node:net';
import { bar, endTurn, expectMyTurn, gears } from './controls';
import { expect, test } from './game';
import { tableAt } from './moments';

/** Hands connections on to a server until it is told to hold them: then nothing gets through, and nothing is closed. */
async function startProxy(behind: string) {
  const { hostname, port } = new URL(behind);
  const open = new Set<Socket>();
  let held = false;
  const proxy = createServer({ allowHalfOpen: true }, (near) => {
    open.add(near);
    near.on('error', () => undefined);
    // Whoever connects while everything is held waits for ever, as with a network that swallows packets.
    if (held) return;
    const far = connect(Number(port), hostname);
    open.add(far);
    far.on('error', () => near.destroy());
    near.on('data', (data) => held || far.write(data));
    far.on('data', (data) => held || near.write(data));
    near.on('close', () => held || far.destroy());
    far.on('close', () => held || near.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const place = proxy.address();
  if (!place || typeof place === 'string') throw new Error('no port');
  return {
    address: `http://127.0.0.1:${place.port}`,
    hold: () => void (held = true),
    release: () => void (held = false),
    stop: () => {
      for (const socket of open) socket.destroy();
      proxy.close();
    },
  };
}

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
