import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { CLIENT, startFront } from './front';
import { settle } from './settings';

export const BINARY = process.env['TZOLKIN'] ?? join(import.meta.dirname, '../../../target/release/tzolkin');
const START_MS = 20_000;
/** All tests of a worker come from one address, faster than people do. */
const LIMITS = ['requests', 'identities', 'logins', 'uploads', 'chat', 'moves'].flatMap((what) => [
  `--${what}-per-minute`,
  '100000',
]);

/** A server of the real program with data of its own. It can be killed and come back at the same address. */
export class Server {
  /** Where the pages are. */
  address = '';
  /** Where the program listens: the same, unless a client under work stands in front. */
  #own = '';
  #front: { address: string; stop: () => void } | null = null;
  readonly #data: string;
  #process: ChildProcess | null = null;

  private constructor(data: string) {
    this.#data = data;
  }

  static async start(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'tzolkin-browser-')));
    await server.#spawn('127.0.0.1:0');
    if (CLIENT) server.#front = await startFront(CLIENT, () => new URL(server.#own));
    server.address = server.#front?.address ?? server.#own;
    return server;
  }

  /** Ends the process in the middle of whatever it does. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  }

  /** Starts again with the same data at the same address. */
  async restart(): Promise<void> {
    await this.kill();
    await this.#spawn(new URL(this.#own).host);
  }

  async stop(): Promise<void> {
    await this.kill();
    this.#front?.stop();
    await rm(this.#data, { recursive: true, force: true });
  }

  async #spawn(listen: string): Promise<void> {
    const child = spawn(BINARY, ['serve', '--listen', listen, '--data', join(this.#data, 'tables.db'), ...LIMITS], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
    this.#own = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the server printed no address: ${said}`)), START_MS);
      const fail = (why: unknown) => {
        clearTimeout(timer);
        reject(new Error(`the server did not start: ${String(why)} ${said}`));
      };
      child.once('error', fail);
      child.once('exit', (code) => fail(`exit ${code}`));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const address = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
        if (!address) return;
        clearTimeout(timer);
        resolve(address);
      });
    });
  }
}

/**
 * `server` runs as long as the worker; `baseURL` is its address, so that tests go to paths. Moves are shown at once and
 * without the first lesson: tests about either ask for it.
 */
export const test = base.extend<{ baseURL: string }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.address);
  },
  context: async ({ context }, use) => {
    await settle(context);
    await use(context);
  },
});

export { expect } from '@playwright/test';
