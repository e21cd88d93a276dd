import { connect, createServer, type Socket } from 'node:net';

/** Hands connections on to a server until it is told to hold them: then nothing gets through, and nothing is closed. */
export async function startProxy(behind: string) {
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
    /** What was swallowed is lost, so nothing goes on over the connections of that time. */
    release: () => {
      held = false;
      for (const socket of open) socket.destroy();
      open.clear();
    },
    stop: () => {
      for (const socket of open) socket.destroy();
      proxy.close();
    },
  };
}
