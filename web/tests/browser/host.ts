import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Files that are sent in place of those of the folder, by their path in it; null for none. */
export type Instead = Map<string, string | null>;

/** Sends a file of a folder; false if there is none. */
export function sendFile(
  answer: ServerResponse,
  folder: string,
  path: string,
  instead?: Instead,
  headers = {},
): boolean {
  const file = join(folder, normalize(`/${path}`));
  const text = instead?.get(path);
  if (text === null || (text === undefined && !(existsSync(file) && statSync(file).isFile()))) return false;
  answer.writeHead(200, { ...headers, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  answer.end(text ?? readFileSync(file));
  return true;
}

export interface Host {
  /** The address of the folder, with a slash at the end. */
  address: string;
  /** The paths that were asked for. */
  asked: string[];
  instead: Instead;
  stop: () => void;
}

/** A web server that knows nothing but the files of a folder, below `base`. Whatever else is asked for is not found. */
export async function startHost(folder: string, base: string): Promise<Host> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} is not built: run make site first.`);
  const instead: Instead = new Map();
  const asked: string[] = [];
  const host = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://host');
    asked.push(pathname);
    const path = pathname.startsWith(base) ? pathname.slice(base.length) || 'index.html' : null;
    if (path === null || !sendFile(answer, folder, path, instead)) answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const place = host.address();
  const port = place && typeof place === 'object' ? place.port : 0;
  return {
    address: `http://127.0.0.1:${port}${base}`,
    asked,
    instead,
    stop: () => {
      host.closeAllConnections();
      host.close();
    },
  };
}
