import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** The module for browsers, which `make wasm` builds. */
export const MODULE = join(ROOT, 'web/wasm/tzolkin.wasm');
/** The package for other people's pages, which `make npm` writes. */
export const PACKAGE = join(ROOT, 'npm');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Serves a folder as any web server would. */
export async function serveFolder(folder: string): Promise<{ address: string; stop: () => void }> {
  const server = createServer((incoming, answer) => {
    const file = join(folder, normalize(new URL(incoming.url ?? '/', 'http://folder').pathname));
    const type = TYPES[extname(file)];
    if (!type || !existsSync(file)) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': type });
    createReadStream(file).pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
