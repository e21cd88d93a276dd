import type { BrowserContext, Page } from '@playwright/test';
import { board } from './controls';
import { Person } from './person';
import { expect } from './server';

/** Starts a game against bots, which lives on this device, and keeps tiles. Returns its address. */
export async function begin(page: Page): Promise<string> {
  await page.goto('/');
  return playNow(page);
}

/** The same from the start page, without loading it again. */
export async function playNow(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\/d-[a-z2-7]{10}$/);
  expect(await new Person(page, 5).step()).toBe('keep');
  await expect(round(page, 1)).toBeVisible();
  return page.url();
}

/** The words for a round or a later one: whoever becomes starting player may let two days pass, so a round may be left out. */
export function round(page: Page, number: number) {
  const rounds = Array.from({ length: 28 - number }, (_, later) => number + later);
  return page.getByText(new RegExp(`^Round (${rounds.join('|')}) of 27`)).first();
}

/** The round that a page shows. */
export const roundOf = async (page: Page) =>
  Number(
    /\d+/.exec(
      await page
        .getByText(/^Round \d+ of 27/)
        .first()
        .innerText(),
    )?.[0],
  );

/** Until a page shows a later round. */
export const expectLaterRound = (page: Page, than: number) => expect.poll(() => roundOf(page)).toBeGreaterThan(than);

/** Plays a turn, and waits until its round is over. */
export async function playRound(page: Page, person = new Person(page, 4)): Promise<void> {
  const before = await roundOf(page);
  await person.playTurn();
  await expectLaterRound(page, before);
}

/** Everything on the board that somebody can read or hear, in one text. */
export const read = (page: Page) =>
  board(page).evaluate((element) => element.outerHTML.match(/aria-label="[^"]*"/g)?.join('\n'));

/** What the browser calls the worker that hosts the tables; nothing if there is none. */
export const hostOf = (page: Page) =>
  page.evaluate(
    async () => (await navigator.locks.query()).held?.find(({ name }) => name === 'tzolkin-device')?.clientId,
  );

/** Lets the workers for this device begin with a script of ours, as they would in a browser with such a fault. */
export const faulty = (where: Page | BrowserContext, script: string, worker = 'worker') =>
  where.route(`**/assets/${worker}-*.js`, async (route) => {
    // A connection that has been idle may be closed just when it is used again.
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: `{${script}}\n${await response.text()}` });
  });

/** Tells such scripts something, from a page. */
export const signal = (page: Page, word: string) =>
  page.evaluate((word) => new BroadcastChannel('test').postMessage(word), word);

/** Lets a page count how often the host has welcomed it to a table. Call this before the page is opened. */
export async function countWelcomes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { welcomes: number };
    counted.welcomes = 0;
    window.Worker = class extends Worker {
      constructor(script: string | URL, options?: WorkerOptions) {
        super(script, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ type: string; text: string }>) => {
          if (data.type === 'message' && (JSON.parse(data.text) as { type: string }).type === 'welcome')
            counted.welcomes += 1;
        });
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { welcomes: number }).welcomes);
}
