import type { Locator, Page } from '@playwright/test';
import type { Lobby } from '$lib/api/Lobby';
import { axeFaults, expectNoTileIds, expectSoundLayout, showIn, SIZES, THEMES } from './checks';
import { expect, test } from './server';
import { answered } from './settings';
import { languagesWith, switchTo, wordsIn } from './words';

test.describe.configure({ timeout: 480_000 });

type Gear = 'palenque' | 'yaxchilan' | 'tikal' | 'uxmal' | 'chichen-itza';

const LANGUAGES = languagesWith('learn', 'table', 'names', 'board');
const WORDS = LANGUAGES.map(wordsIn);

/**
 * Somebody who does what the lessons ask, by clicks. They may look at each thing in every language, and go on in the last:
 * so they read everything in all languages, and click in each of them.
 */
class Learner {
  /** The language that they read now, by its number. */
  #now = 0;
  #lesson = '';
  #step = 1;
  constructor(readonly page: Page) {}

  get t(): ReturnType<typeof wordsIn> {
    return WORDS[this.#now]!;
  }
  get panel(): Locator {
    return this.page.getByRole('region', { name: this.t('learn-panel'), exact: true });
  }
  get bar(): Locator {
    return this.page.getByRole('region', { name: this.t('table-bar'), exact: true });
  }
  #gear(gear: Gear): Locator {
    return this.page.locator(`svg g[role="group"][aria-label="${this.t(`names-gear-${gear}`)}"]`).getByRole('button');
  }

  /** Checks something now, and then in each of the other languages. */
  async inEveryLanguage(check: () => Promise<void>): Promise<void> {
    for (let others = LANGUAGES.length - 1; ; others -= 1) {
      await test.step(LANGUAGES[this.#now]!, check);
      if (others === 0) return;
      this.#now = (this.#now + 1) % LANGUAGES.length;
      await switchTo(this.page, LANGUAGES[this.#now]!);
    }
  }

  async place(gear: Gear): Promise<void> {
    await this.#gear(gear).first().locator('.hit').first().click();
    await answered(this.page);
  }
  /** Takes a worker back, reads the menu and the goal in every language, and chooses an action by its number. */
  async pick(gear: Gear, space: number, action: number, kind?: 'corn' | 'wood' | 'burn'): Promise<void> {
    const worker = this.#gear(gear).nth(space + 1);
    await worker.locator('.hit').first().click();
    const menu = this.page.getByRole('dialog');
    const line = menu.locator('li', { has: this.page.locator('.number', { hasText: new RegExp(`^${action}$`) }) });
    const choice = () => {
      const name = kind ? this.t(`table-kind-of-harvest-${kind}`) : undefined;
      return (name ? line.getByRole('button', { name: new RegExp(`^${name}`) }) : line.getByRole('button')).first();
    };
    await this.inEveryLanguage(async () => {
      await this.expectGoal();
      await expect(choice()).toBeVisible();
      expect(await overlap(menu, this.panel), 'the menu leaves the lesson in view').toBe(false);
      await expectSoundLayout(this.page);
    });
    await choice().click();
    await answered(this.page);
  }
  /** Chooses in the bar what a text stands for; without one, the first. */
  async chip(key?: string, args?: Record<string, string | number>): Promise<void> {
    const possible = this.bar.locator('ul').getByRole('button').and(this.page.locator('[aria-disabled="false"]'));
    await (key ? possible.filter({ hasText: this.t(key, args) }) : possible).first().click();
    await answered(this.page);
  }
  async end(): Promise<void> {
    await this.page.locator('[data-coach="end"][aria-disabled="false"]').click();
    await answered(this.page);
  }
  /** A lesson stands at a step: from then on that is what is expected. */
  async expectGoal(lesson = this.#lesson, step = this.#step): Promise<void> {
    [this.#lesson, this.#step] = [lesson, step];
    await this.#expectTitle();
    const [opening] = this.#parts(`learn-${lesson}-${step}`);
    for (const part of [opening!, ...this.#parts(`learn-${lesson}-${step}-goal`)])
      await expect(this.panel).toContainText(part);
  }
  #expectTitle(): Promise<void> {
    return expect(this.panel.getByRole('heading', { name: this.t(`learn-${this.#lesson}-title`) })).toBeVisible();
  }
  /** A text without what is filled into it. Words after a number may depend on it. */
  #parts(key: string): string[] {
    return this.t(key)
      .split(/\{[^}]*\}/)
      .map((part) => part.trim());
  }
  /** Reads in every language what is to be done. */
  async readGoal(lesson: string, step: number): Promise<void> {
    await this.inEveryLanguage(async () => {
      await this.expectGoal(lesson, step);
      await expectSoundLayout(this.page);
    });
  }
  /** Reads in every language that it is done, and goes on to the next lesson. */
  async finish(): Promise<void> {
    await this.inEveryLanguage(async () => {
      await this.#expectTitle();
      await expect(this.panel).toContainText(this.t('learn-done'));
      await expect(this.panel).toContainText(this.#parts(`learn-${this.#lesson}-done`)[0]!);
      await expect(this.#next).toBeVisible();
      await expectSoundLayout(this.page);
    });
    await this.#next.click();
  }
  get #next(): Locator {
    return this.panel.getByRole('button', { name: this.t('learn-next') });
  }
}

/** Whether one thing on the page lies over another. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('nothing is there');
  return a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;
}

test('the whole tutorial by clicks, read in every language', async ({ page }) => {
  const me = new Learner(page);
  await page.goto('/');
  await page.getByRole('link', { name: me.t('app-learn-heading') }).click();
  await me.inEveryLanguage(async () => {
    await expect(page.getByRole('heading', { level: 1, name: me.t('app-learn-heading') })).toBeVisible();
    await expect(page.getByRole('button', { name: me.t('learn-begin'), exact: true })).toBeVisible();
  });
  await page.getByRole('button', { name: me.t('learn-begin'), exact: true }).click();

  await me.readGoal('place', 1);
  await me.place('tikal');
  await me.readGoal('place', 2);
  await me.place('uxmal');
  await me.readGoal('place', 3);
  // Taken back, the goal is open again.
  await me.bar.getByRole('button', { name: me.t('table-undo') }).click();
  await me.expectGoal('place', 2);
  await me.place('palenque');
  await me.end();
  await me.finish();

  await me.expectGoal('pick', 1);
  await me.pick('yaxchilan', 3, 3);
  await me.readGoal('pick', 2);
  await me.end();
  await me.finish();

  await me.readGoal('wait', 1);
  await me.place('tikal');
  await me.end();
  await me.expectGoal('wait', 2);
  // Nothing is left in the hand: the workers that may be picked up are marked.
  await expect(page.locator('main svg .glow.hinted')).toHaveCount(2);
  await me.pick('yaxchilan', 2, 2);
  await me.end();
  await me.finish();

  await me.expectGoal('back', 1);
  await me.pick('yaxchilan', 4, 2);
  await me.finish();

  await me.expectGoal('harvest', 1);
  await me.pick('palenque', 3, 3, 'wood');
  await me.expectGoal('harvest', 2);
  await me.pick('palenque', 4, 4, 'burn');
  await me.chip('names-temple-chaac');
  await me.finish();

  await me.expectGoal('feed', 1);
  await me.pick('yaxchilan', 3, 3);
  await me.pick('palenque', 4, 2);
  await me.readGoal('feed', 2);
  await me.end();
  await me.finish();

  await me.expectGoal('technology', 1);
  await me.pick('tikal', 1, 1);
  await me.chip('names-technology-agriculture');
  /** The bar asks how something is paid for. */
  const asksToPay = (what: () => string) =>
    me.inEveryLanguage(() =>
      expect(me.bar).toContainText(me.t('table-ask-pay-advance', { technology: what(), blocks: 1 })),
    );
  await asksToPay(() => me.t('names-technology-agriculture'));
  await me.chip();
  await me.readGoal('technology', 2);
  // Left in the middle and taken up again, also after the page was loaded anew.
  await page.goto('/');
  await expect(page.getByRole('link', { name: me.t('app-learn-resume', { lesson: 7, lessons: 12 }) })).toBeVisible();
  await page.goto('/learn');
  await page.getByRole('button', { name: me.t('learn-resume'), exact: true }).click();
  await me.expectGoal('technology', 2);
  await me.end();
  await me.finish();

  await me.expectGoal('build', 1);
  await me.pick('tikal', 2, 2);
  await page.locator('button.tile[aria-disabled="false"]').first().click();
  await me.finish();

  await me.expectGoal('temple', 1);
  await me.pick('uxmal', 1, 1);
  await me.chip('names-temple-kukulcan');
  await me.expectGoal('temple', 2);
  await me.pick('tikal', 5, 5);
  await asksToPay(() => me.t('names-space', { gear: me.t('names-gear-tikal'), space: 5 }));
  await me.chip();
  await me.chip('names-temple-chaac');
  await me.chip('names-temple-quetzalcoatl');
  await me.finish();

  await me.expectGoal('skull', 1);
  await me.pick('yaxchilan', 4, 4);
  await me.expectGoal('skull', 2);
  await me.pick('chichen-itza', 3, 3);
  await me.finish();

  await me.readGoal('start', 1);
  const startSpace = page
    .locator('svg')
    .getByRole('button', { name: me.t('board-start-place', { cost: 0 }), exact: true });
  await startSpace.click();
  await me.readGoal('start', 2);
  await me.end();
  await me.chip('table-deed-days', { days: 2 });
  await me.finish();

  await me.expectGoal('end', 1);
  await me.pick('yaxchilan', 4, 4);
  await me.end();
  await expect(me.panel).toContainText(me.t('learn-done'));
  await page.keyboard.press('Escape');
  const toBoard = () => page.getByRole('dialog').getByRole('button', { name: me.t('table-end-board') });
  await me.inEveryLanguage(() => expect(toBoard()).toBeVisible());
  await toBoard().click();
  await me.finish();

  await me.inEveryLanguage(() => expect(page.getByRole('heading', { name: me.t('learn-free-title') })).toBeVisible());
  await page.getByRole('button', { name: me.t('learn-free-play') }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  await me.inEveryLanguage(() => expectNoTileIds(page));

  // Lessons are no games of one's own, and leave nothing behind.
  const lobby = (await (await page.request.get('/api/lobby')).json()) as Lobby;
  expect(lobby.mine, 'everything happened on this device').toHaveLength(0);
  await page.goto('/my-games');
  await expect(page.locator('main a[href^="/t/"], main a[href^="/replay/"]')).toHaveCount(1);
});

test('a chance that has passed can be tried again; lessons can be skipped and gone back to', async ({ page }) => {
  const me = new Learner(page);
  await page.goto('/learn');
  await page.getByRole('button', { name: /Picking up/ }).click();
  await me.expectGoal('pick', 1);
  await me.place('tikal');
  await me.end();
  await expect(me.panel).toContainText('You missed the chance this time.');
  await me.panel.getByRole('button', { name: 'Try again' }).click();
  await me.expectGoal('pick', 1);
  await me.panel.getByRole('button', { name: 'Skip' }).click();
  await me.expectGoal('wait', 1);
  await me.panel.getByRole('button', { name: 'Back' }).click();
  await me.expectGoal('pick', 1);
  await me.panel.getByRole('button', { name: 'Hide the lesson' }).click();
  await expect(me.panel).not.toContainText('Your worker has reached');
  await me.panel.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn to play' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lesson 2, current: Picking up' })).toBeVisible();
});

for (const size of SIZES) {
  const phone = size.width < 600;
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height }, hasTouch: phone });

    test(`lessons in every language at ${size.name}`, async ({ page }) => {
      const me = new Learner(page);
      await page.goto('/learn');
      for (const theme of THEMES) {
        await showIn(page, size, theme);
        await me.inEveryLanguage(async () => {
          await expect(page.getByRole('heading', { level: 1, name: me.t('app-learn-heading') })).toBeVisible();
          await expectSoundLayout(page);
        });
      }
      // The one with the longest words.
      await page
        .getByRole('list', { name: me.t('learn-lessons') })
        .getByRole('button')
        .nth(4)
        .click();
      for (const theme of THEMES) {
        await showIn(page, size, theme);
        await me.inEveryLanguage(async () => {
          await me.expectGoal('harvest', 1);
          if (phone) await expectRoomForTheBoard(me.panel);
          else await expectSoundLayout(page);
        });
        // Names and roles are the same in every theme. Colours are measured in the middle of a fade, too; what is wrong
        // afterwards is wrong.
        const what = theme === THEMES[0] ? 'all' : 'colours';
        await expect.poll(() => axeFaults(page, what), { timeout: 20_000 }).toEqual([]);
      }
    });
  });
}

/** On a phone the lesson leaves most of the screen to the table, which scrolls, and its buttons suit fingers. */
async function expectRoomForTheBoard(panel: Locator): Promise<void> {
  const box = await panel.boundingBox();
  expect(box?.height).toBeLessThan(240);
  expect(box?.width).toBeLessThanOrEqual(390);
  for (const button of await panel.getByRole('button').all()) {
    const size = await button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
  }
}
