// Plays and searches the same in the program and in a headless Chromium, in turn, and prints both speeds side by side.
// Usage: TZOLKIN=../target/release/tzolkin node scripts/bench-web.mjs [MODULE ...]
// With several modules they are compared with each other as well.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';

const here = (path) => new URL(path, import.meta.url).pathname;
const BINARY = process.env.TZOLKIN ?? here('../../target/release/tzolkin');
const MODULES = process.argv.length > 2 ? process.argv.slice(2) : [here('../wasm/tzolkin.wasm')];
const REPEATS = 7;
const PLAYERS = 4;
const GAMES = 4000;
const NODES = 20_000;
/** Searches begin in these rounds: early and late ones cost differently. */
const ROUNDS = [2, 8, 16, 24];
const SIZE_KB = { budget: 600, goal: 450 };
const GOALS = { games: 1 / 3, nodes: 1 / 2 };

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The program's line protocol. */
const engine = spawn(BINARY, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
async function ask(command) {
  engine.stdin.write(`${JSON.stringify(command)}\n`);
  const { ok, error } = JSON.parse((await lines.next()).value);
  if (error) throw new Error(error.message);
  return ok;
}

/** Records of a game of greedy bots up to each of the rounds. */
async function positions() {
  const records = [];
  let state = await ask({ cmd: 'new', players: PLAYERS, seed: 3 });
  for (const round of ROUNDS) {
    while (state.round < round || state.turn.placed + state.turn.picked > 0) {
      const { action } = await ask({ cmd: 'go', bot: 'greedy' });
      state = await ask({ cmd: 'apply', action });
    }
    records.push((await ask({ cmd: 'record' })).record);
  }
  return records;
}

/** Nodes a second over searches from all positions. */
async function searchNatively(records) {
  let [nodes, took] = [0, 0];
  for (const record of records) {
    await ask({ cmd: 'load', record });
    const began = performance.now();
    nodes += (await ask({ cmd: 'go', bot: 'search', nodes: NODES })).nodes;
    took += performance.now() - began;
  }
  return (nodes / took) * 1000;
}

function playNatively() {
  const options = ['--players', PLAYERS, '--games', GAMES, '--seed', 1, '--threads', 1, '--json'];
  const printed = execFileSync(BINARY, ['simulate', ...options.map(String)], { stdio: ['ignore', 'pipe', 'ignore'] });
  return JSON.parse(printed).games_per_second;
}

/** Runs in the page: loads an engine and measures it. */
async function inPage({ module, records, what }) {
  const { load } = await import('/index.js');
  globalThis.engines ??= {};
  const engine = (globalThis.engines[module] ??= await load(`/${module}.wasm`));
  if (what.games) {
    const began = performance.now();
    const played = JSON.parse(engine.call(JSON.stringify({ to: 'bench', ...what.games })));
    return (played.games / (performance.now() - began)) * 1000;
  }
  let [nodes, took] = [0, 0];
  for (const record of records) {
    engine.send({ cmd: 'load', record });
    const began = performance.now();
    nodes += engine.send({ cmd: 'go', bot: 'search', nodes: what.nodes }).nodes;
    took += performance.now() - began;
  }
  return (nodes / took) * 1000;
}

const FILES = { '/index.js': here('../../crates/wasm/npm/index.js') };
MODULES.forEach((path, number) => (FILES[`/${number}.wasm`] = path));
const server = createServer(({ url }, answer) => {
  const type = url.endsWith('.js') ? 'text/javascript' : url.endsWith('.wasm') ? 'application/wasm' : 'text/html';
  answer.writeHead(200, { 'content-type': type }).end(FILES[url] ? readFileSync(FILES[url]) : '');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const records = await positions();
  const measured = { games: [[], ...MODULES.map(() => [])], nodes: [[], ...MODULES.map(() => [])] };
  // The first turn warms up and does not count.
  for (let repeat = 0; repeat <= REPEATS; repeat++) {
    const rows = { games: [playNatively()], nodes: [await searchNatively(records)] };
    for (const module of MODULES.keys()) {
      const games = { players: PLAYERS, games: GAMES, seed: 1 };
      rows.games.push(await page.evaluate(inPage, { module, records, what: { games } }));
      rows.nodes.push(await page.evaluate(inPage, { module, records, what: { nodes: NODES } }));
    }
    if (repeat > 0)
      for (const [name, row] of Object.entries(rows)) row.forEach((value, i) => measured[name][i].push(value));
  }
  const names = ['program', ...MODULES.map((path) => (MODULES.length > 1 ? basename(path) : 'browser'))];
  console.log(
    `${`a second, median of ${REPEATS}`.padEnd(26)} ${names.map((name) => name.padStart(12)).join(' ')}   ratio`,
  );
  for (const [name, label] of [
    ['games', `random games (${PLAYERS} players)`],
    ['nodes', `nodes of a search`],
  ]) {
    const medians = measured[name].map(median);
    const ratios = medians.slice(1).map((value) => (value / medians[0]).toFixed(2));
    const figures = medians.map((value) => Math.round(value).toLocaleString('en').padStart(12)).join(' ');
    console.log(`${label.padEnd(26)} ${figures}   ${ratios.join(', ')} (goal ${GOALS[name].toFixed(2)})`);
  }
} finally {
  await browser.close();
  server.close();
  engine.stdin.end();
}

for (const path of MODULES) {
  const bytes = readFileSync(path);
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
  const [raw, sent] = [bytes.length, packed].map((size) => `${(size / 1000).toFixed(0)} KB`);
  console.log(`${basename(path)}: ${raw}, sent as ${sent} (budget ${SIZE_KB.budget} KB, goal ${SIZE_KB.goal} KB)`);
}
