import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';

const BINARY = process.env['TZOLKIN'] ?? join(import.meta.dirname, '../../../target/release/tzolkin');
const START_MS = 20_000;

/** A server of the real program with data of its own. It can be killed and come back at the same address. */
export class Server {
  address = '';
  readonly #data: string;
  #process: ChildProcess | null = null;

  private constructor(data: string) {
    this.#data = data;
  }

  static async start(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'tzolkin-browser-')));
    await server.#spawn('127.0.0.1:0');
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
    await this.#spawn(new URL(this.address).host);
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }

  async #spawn(listen: string): Promise<void> {
    const child = spawn(BINARY, ['serve', '--listen', listen, '--data', join(this.#data, 'tables.db')], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
    this.address = await new Promise<string>((resolve, reject) => {
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

/** `server` runs as long as the worker; `baseURL` is its address, so that tests go to paths. */
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
});

export { expect } from '@playwright/test';
