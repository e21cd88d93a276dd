// With the same seed and the same number of nodes, bots choose the same actions in a browser as in the program.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test, type Page } from '@playwright/test';
import { PACKAGE, serveFolder } from './module';
import { BINARY } from './server';

const GAMES = 20;

interface Game {
  players: number;
  seed: number;
  bots: string[];
}

/** What is asked of each bot: searches with several budgets, and levels that people play against. */
function games(): Game[] {
  const bots = ['search:nodes=60', 'search:nodes=100', 'search:hand:nodes=60', 'level:4', 'level:3', 'level:1'];
  return Array.from({ length: GAMES }, (_, number) => {
    const players = 2 + (number % 3);
    // A search sits in every game; the others take turns.
    const rest = Array.from({ length: players - 1 }, (__, seat) => bots[(number + seat) % bots.length]!);
    return { players, seed: 1000 + number, bots: ['search:nodes=80', ...rest] };
  });
}

interface Answer {
  ok: { to_act: number[]; result: unknown; action: string };
}

/** Plays a game by asking a bot for every decision, and returns all that they answered. */
async function play(game: Game, send: (command: object) => Promise<string>): Promise<string[]> {
  const { players, seed, bots } = game;
  const answers: string[] = [];
  let state = JSON.parse(await send({ cmd: 'new', players, seed })) as Answer;
  while (!state.ok.result) {
    const seat = state.ok.to_act[0]!;
    const answer = await send({ cmd: 'go', bot: bots[seat], seat });
    // With values, chances and nodes: even a difference that has not led to another action yet is found.
    answers.push(answer);
    const { action } = (JSON.parse(answer) as Answer).ok;
    state = JSON.parse(await send({ cmd: 'apply', action, seat })) as Answer;
  }
  return answers;
}

async function playNatively(all: Game[]): Promise<string[][]> {
  const engine = spawn(BINARY, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const send = async (command: object) => {
    engine.stdin.write(`${JSON.stringify(command)}\n`);
    return (await lines.next()).value as string;
  };
  try {
    const played: string[][] = [];
    for (const game of all) played.push(await play(game, send));
    return played;
  } finally {
    engine.stdin.end();
  }
}

interface PageWithPlay {
  play: (game: Game, send: (command: object) => Promise<string>) => Promise<string[]>;
}

async function playInBrowser(page: Page, all: Game[]): Promise<string[][]> {
  // The same function plays on both sides, so that only the engines can differ.
  await page.addScriptTag({ content: `window.play = ${play.toString()}` });
  return page.evaluate(async (games) => {
    const { play } = window as unknown as PageWithPlay;
    const loader: string = '/index.js';
    const { load } = (await import(loader)) as {
      load: () => Promise<{ sendLine: (line: string) => string }>;
    };
    const engine = await load();
    const send = (command: object) => Promise.resolve(engine.sendLine(JSON.stringify(command)));
    const played: string[][] = [];
    for (const game of games) played.push(await play(game, send));
    return played;
  }, all);
}

test('bots choose the same in a browser as in the program', async ({ page }) => {
  test.setTimeout(180_000);
  const { address, stop } = await serveFolder(PACKAGE);
  try {
    await page.goto(`${address}/example.html`);
    const all = games();
    const [browser, native] = await Promise.all([playInBrowser(page, all), playNatively(all)]);
    for (const [number, game] of all.entries()) {
      expect(browser[number]!.length, JSON.stringify(game)).toBeGreaterThan(100);
      expect(browser[number], JSON.stringify(game)).toEqual(native[number]);
    }
  } finally {
    stop();
  }
});
