import type { Locator, Page } from '@playwright/test';
import type { Lobby } from '$lib/api/Lobby';
import { expectAccessible, expectNoTileIds, expectSoundLayout, showIn, SIZES, THEMES } from './checks';
import { expect, test } from './server';
import { answered } from './settings';
import { languagesWith, speak, wordsIn } from './words';

test.describe.configure({ timeout: 240_000 });

type Gear = 'palenque' | 'yaxchilan' | 'tikal' | 'uxmal' | 'chichen-itza';

/** Somebody who does what the lessons ask, in their language, by clicks. */
class Learner {
  readonly t: ReturnType<typeof wordsIn>;
  constructor(
    readonly page: Page,
    language: string,
  ) {
    this.t = wordsIn(language);
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

  async place(gear: Gear): Promise<void> {
    await this.#gear(gear).first().locator('.hit').first().click();
    await answered(this.page);
  }
  /** Takes a worker back and chooses an action of the menu by its number. */
  async pick(gear: Gear, space: number, action: number, kind?: 'corn' | 'wood' | 'burn'): Promise<void> {
    const worker = this.#gear(gear).nth(space + 1);
    await worker.locator('.hit').first().click();
    const menu = this.page.getByRole('dialog');
    expect(await overlap(menu, this.panel), 'the menu leaves the lesson in view').toBe(false);
    const line = menu.locator('li', { has: this.page.locator('.number', { hasText: new RegExp(`^${action}$`) }) });
    const name = kind ? this.t(`table-kind-of-harvest-${kind}`) : undefined;
    await (name ? line.getByRole('button', { name: new RegExp(`^${name}`) }) : line.getByRole('button'))
      .first()
      .click();
    await answered(this.page);
  }
  /** Chooses in the bar what a name stands for; without one, the first. */
  async chip(name?: string): Promise<void> {
    const possible = this.bar.locator('ul').getByRole('button').and(this.page.locator('[aria-disabled="false"]'));
    await (name ? possible.filter({ hasText: name }) : possible).first().click();
    await answered(this.page);
  }
  async end(): Promise<void> {
    await this.page.locator('[data-coach="end"][aria-disabled="false"]').click();
    await answered(this.page);
  }
  async expectGoal(lesson: string, step: number): Promise<void> {
    await expect(this.panel.getByRole('heading', { name: this.t(`learn-${lesson}-title`) })).toBeVisible();
    const goal = this.t(`learn-${lesson}-${step}-goal`).split(/\{[^}]*\}/);
    for (const part of goal) await expect(this.panel).toContainText(part.trim());
  }
  async expectDone(): Promise<void> {
    await expect(this.panel).toContainText(this.t('learn-done'));
  }
  async next(): Promise<void> {
    await this.panel.getByRole('button', { name: this.t('learn-next') }).click();
  }
}

/** Whether one thing on the page lies over another. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('nothing is there');
  return a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;
}

async function wholeTutorial(page: Page, language: string): Promise<void> {
  const me = new Learner(page, language);
  const { t } = me;
  await page.goto('/');
  await page.getByRole('link', { name: t('learn-card') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('learn-heading') })).toBeVisible();
  await page.getByRole('button', { name: t('learn-begin'), exact: true }).click();

  await me.expectGoal('place', 1);
  await me.place('tikal');
  await me.expectGoal('place', 2);
  await me.place('uxmal');
  await me.expectGoal('place', 3);
  // Taken back, the goal is open again.
  await me.bar.getByRole('button', { name: t('table-undo') }).click();
  await me.expectGoal('place', 2);
  await me.place('palenque');
  await me.end();
  await me.expectDone();
  await me.next();

  await me.expectGoal('pick', 1);
  await me.pick('yaxchilan', 3, 3);
  await me.expectGoal('pick', 2);
  await me.end();
  await me.expectDone();
  await me.next();

  await me.expectGoal('wait', 1);
  await me.place('tikal');
  await me.end();
  await me.expectGoal('wait', 2);
  // Nothing is left in the hand: the workers that may be picked up are marked.
  await expect(page.locator('main svg .glow.hinted')).toHaveCount(2);
  await me.pick('yaxchilan', 2, 2);
  await me.end();
  await me.expectDone();
  await me.next();

  await me.expectGoal('back', 1);
  await me.pick('yaxchilan', 4, 2);
  await me.expectDone();
  await me.next();

  await me.expectGoal('harvest', 1);
  await me.pick('palenque', 3, 3, 'wood');
  await me.expectGoal('harvest', 2);
  await me.pick('palenque', 4, 4, 'burn');
  await me.chip(t('names-temple-chaac'));
  await me.expectDone();
  await me.next();

  await me.expectGoal('feed', 1);
  await me.pick('yaxchilan', 3, 3);
  await me.pick('palenque', 4, 2);
  await me.expectGoal('feed', 2);
  await me.end();
  await me.expectDone();
  await me.next();

  // Left in the middle and taken up again, also after the page was loaded anew.
  await me.expectGoal('technology', 1);
  await me.pick('tikal', 1, 1);
  await me.chip(t('names-technology-agriculture'));
  const paid = (technology: string) => t('table-ask-pay-advance', { technology, blocks: 1 });
  await expect(me.bar).toContainText(paid(t('names-technology-agriculture')));
  await me.chip();
  await me.expectGoal('technology', 2);
  await page.goto('/');
  await expect(page.getByRole('link', { name: t('learn-card-resume', { lesson: 7, lessons: 12 }) })).toBeVisible();
  await page.goto('/learn');
  await page.getByRole('button', { name: t('learn-resume'), exact: true }).click();
  await me.expectGoal('technology', 2);
  await me.end();
  await me.expectDone();
  await me.next();

  await me.expectGoal('build', 1);
  await me.pick('tikal', 2, 2);
  await page.locator('button.tile[aria-disabled="false"]').first().click();
  await me.expectDone();
  await me.next();

  await me.expectGoal('temple', 1);
  await me.pick('uxmal', 1, 1);
  await me.chip(t('names-temple-kukulcan'));
  await me.expectGoal('temple', 2);
  await me.pick('tikal', 5, 5);
  await expect(me.bar).toContainText(paid(t('names-space', { gear: t('names-gear-tikal'), space: 5 })));
  await me.chip();
  await me.chip(t('names-temple-chaac'));
  await me.chip(t('names-temple-quetzalcoatl'));
  await me.expectDone();
  await me.next();

  await me.expectGoal('skull', 1);
  await me.pick('yaxchilan', 4, 4);
  await me.expectGoal('skull', 2);
  await me.pick('chichen-itza', 3, 3);
  await me.expectDone();
  await me.next();

  await me.expectGoal('start', 1);
  await page
    .locator('svg')
    .getByRole('button', { name: t('board-start-place', { cost: 0 }), exact: true })
    .click();
  await me.expectGoal('start', 2);
  await me.end();
  await me.chip(t('table-deed-days', { days: 2 }));
  await me.expectDone();
  await me.next();

  await me.expectGoal('end', 1);
  await me.pick('yaxchilan', 4, 4);
  await me.end();
  await me.expectDone();
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('table-end-board') })
    .click();
  await me.next();

  await expect(page.getByRole('heading', { name: t('learn-free-title') })).toBeVisible();
  await page.getByRole('button', { name: t('learn-free-play') }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
}

for (const language of languagesWith('learn', 'table', 'names', 'board')) {
  test(`the whole tutorial by clicks in ${language}`, async ({ page, context }) => {
    await speak(context, language);
    await wholeTutorial(page, language);
    await expectNoTileIds(page);
    // Lessons are no games of one's own, and leave nothing behind.
    const lobby = (await (await page.request.get('/api/lobby')).json()) as Lobby;
    expect(lobby.mine).toHaveLength(1);
    await page.goto('/my-games');
    await expect(page.locator('main a[href^="/t/"], main a[href^="/replay/"]')).toHaveCount(1);
  });
}

test('a chance that has passed can be tried again; lessons can be skipped and gone back to', async ({ page }) => {
  const me = new Learner(page, 'en');
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

for (const language of languagesWith('learn', 'table', 'names', 'board')) {
  for (const size of SIZES) {
    const phone = size.width < 600;
    test.describe(`${language} at ${size.name}`, () => {
      test.use({ viewport: { width: size.width, height: size.height }, hasTouch: phone });

      test(`lessons in ${language} at ${size.name}`, async ({ page, context }) => {
        await speak(context, language);
        const me = new Learner(page, language);
        for (const theme of THEMES) {
          await showIn(page, size, theme);
          await page.goto('/learn');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectSoundLayout(page);
          // The one with the longest words.
          await page
            .getByRole('list', { name: me.t('learn-lessons') })
            .getByRole('button')
            .nth(4)
            .click();
          await me.expectGoal('harvest', 1);
          if (phone) await expectRoomForTheBoard(me.panel);
          else await expectSoundLayout(page);
          if (language === 'en') await expectAccessible(page);
          await me.panel.getByRole('button', { name: me.t('learn-leave'), exact: true }).click();
        }
      });
    });
  }
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
