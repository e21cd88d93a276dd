// The package for other people's pages, used as a stranger would.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PACKAGE, serveFolder } from './module';

test('its example plays a whole game against bots', async ({ page }) => {
  test.setTimeout(120_000);
  const { address, stop } = await serveFolder(PACKAGE);
  try {
    await page.goto(`${address}/example.html`);
    const status = page.locator('#status');
    // The same decisions as by hand, only faster.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('#actions button')];
        const wanted = buttons.find((button) => button.textContent === 'end') ?? buttons[0];
        wanted?.click();
      }).observe(document.querySelector('#actions')!, { childList: true });
      document.querySelector<HTMLButtonElement>('#actions button')?.click();
    });
    await expect(status).toHaveText(/^Over: your rank is [1-4], points /, { timeout: 100_000 });
  } finally {
    stop();
  }
});

test('it can be installed, and a program plays a game with it', () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'tzolkin-package-'));
  // Without the colours that the tests themselves are printed in.
  const env = { ...process.env, FORCE_COLOR: '0' };
  const run = (...words: string[]) => execFileSync(words[0]!, words.slice(1), { cwd: folder, encoding: 'utf8', env });
  try {
    writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }');
    const packed = run('npm', 'pack', '--silent', PACKAGE).trim();
    run('npm', 'install', '--silent', '--offline', '--no-audit', '--no-fund', `./${packed}`);
    const readme = readFileSync(join(folder, 'node_modules/tzolkin-engine/README.md'), 'utf8');
    // The program of the README itself, and what it says about refusals.
    const program = /```js\n(.*?)```/s.exec(readme)![1]!;
    const refused = `
      try {
        engine.send({ cmd: 'go', bot: 'search', ms: 5 });
      } catch ({ name, code }) {
        console.log(name, code);
      }
      console.log(engine.send({ cmd: 'legal' }).legal.length);`;
    writeFileSync(join(folder, 'game.js'), program + refused);
    const printed = run('node', 'game.js');
    expect(printed).toMatch(/^\[( '[123]: [\d.-]+',?){3} \]\nEngineError game-over\n0\n$/);

    // The types come along and fit.
    writeFileSync(
      join(folder, 'typed.ts'),
      `import { load, type Action } from 'tzolkin-engine';
       const engine = await load();
       const legal: Action[] = engine.send({ cmd: 'legal' }).legal;
       const round: number = engine.send({ cmd: 'new', players: 2, seed: 1 }).round;
       // @ts-expect-error there is no such command
       engine.send({ cmd: 'fly' });
       export { legal, round };`,
    );
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom'];
    run('node', tsc, ...options, 'typed.ts');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
