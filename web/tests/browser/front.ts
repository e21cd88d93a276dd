import { createServer, request, type IncomingMessage, type Server as HttpServer } from 'node:http';
import { connect } from 'node:net';
import { sendFile, type Instead } from './host';

/** A client under work, for trying it without building the program anew: `WEB_DIST` names the folder it is built in. */
export const CLIENT = process.env['WEB_DIST'] || undefined;

/** Serves the client from a folder and hands everything under /api on to the server behind. */
export async function startFront(
  folder: string,
  behind: () => URL,
  instead?: Instead,
): Promise<{ address: string; stop: () => void }> {
  // The client runs under the same rules as when the program serves it.
  const { headers: whole } = await fetch(behind());
  const rules = Object.fromEntries([...whole].filter(([name]) => /policy|x-/.test(name)));
  const front: HttpServer = createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? '/', 'http://front').pathname;
    if (path.startsWith('/api')) {
      const onward = request(target(incoming, behind()), (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      onward.on('error', () => answer.writeHead(502).end());
      incoming.pipe(onward);
      return;
    }
    const file = path.slice(1);
    if (instead?.get(file) === null) answer.writeHead(404).end();
    else if (![file, 'index.html'].some((name) => sendFile(answer, folder, name, instead, rules)))
      answer.writeHead(404).end();
  });
  front.on('upgrade', (incoming, socket, head) => {
    const { hostname, port } = behind();
    const onward = connect(Number(port), hostname, () => {
      const headers = incoming.rawHeaders.reduce(
        (text, word, i) => text + word + (i % 2 === 0 ? ': ' : '\r\n'),
        `GET ${incoming.url} HTTP/1.1\r\n`,
      );
      onward.write(`${headers}\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const place = front.address();
  const port = place && typeof place === 'object' ? place.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      front.closeAllConnections();
      front.close();
    },
  };
}

const target = (incoming: IncomingMessage, { hostname, port }: URL) => ({
  hostname,
  port,
  path: incoming.url ?? '/',
  method: incoming.method ?? 'GET',
  headers: incoming.headers,
});
