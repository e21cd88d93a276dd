import type { Page } from '@playwright/test';
import { bar, board, endTurn, expectMyTurn, startTwo, workers, type Someone } from './controls';
import { playRecord, tableAt, tableAtEnd, type Game, type MomentName } from './moments';
import { expect } from './server';
import { settle } from './settings';

/** What a screen needs to come about. */
export interface Stage {
  page: Page;
  /** Somebody else, for tables of two. */
  other: Someone;
  game: Game;
  /** Whether it is shown as on a phone. */
  phone: boolean;
}

export interface Screen {
  name: string;
  /** Goes there, in English. */
  open(stage: Stage): Promise<void>;
  /** It is in view, in English: after it was opened, and still after the window has got another size. */
  shown(page: Page): Promise<void>;
  /** It may be longer than a window, because it holds a list. */
  long?: true;
}

const visit = (path: string, heading: string): Screen => ({
  name: path === '/' ? 'start' : path.slice(1),
  open: async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  },
  shown: (page) => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
});

const moment = (
  name: string,
  at: MomentName,
  shown: Screen['shown'],
  then: (stage: Stage) => Promise<void> = () => Promise.resolve(),
): Screen => ({
  name,
  open: async (stage) => {
    await stage.page.goto(await tableAt(stage.page, stage.game, at));
    await then(stage);
  },
  shown,
});

const asked = (name: string, at: MomentName, question: string, then?: (stage: Stage) => Promise<void>) =>
  moment(name, at, (page) => expect(bar(page)).toContainText(question), then);

/** A screen that somebody opens in their turn. */
const inTurn = (name: string, shown: Screen['shown'], then: (stage: Stage) => Promise<void>) =>
  moment(name, 'turn', shown, async (stage) => {
    await expectMyTurn(stage.page);
    await then(stage);
  });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (name: string | RegExp) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible();

/** Two people who keep their tiles, the same ones each time. */
const keeping = async (page: Page, other: Someone) =>
  startTwo(page, other, { start: { from: 'record', record: await playRecord(2, 5), ply: 0 } });

/** Every screen, in the order a game has them. */
export const SCREENS: Screen[] = [
  visit('/', 'Tzolk’in'),
  visit('/new', 'New table'),
  visit('/lobby', 'Lobby'),
  visit('/my-games', 'My games'),
  { ...visit('/settings', 'Settings'), long: true },
  visit('/nowhere', 'Page not found'),
  {
    name: 'waiting-room',
    open: async ({ page }) => {
      await page.goto('/new');
      await page.getByRole('button', { name: 'Friends online' }).click();
      await page.getByRole('button', { name: 'Open the table' }).click();
    },
    shown: (page) => expect(page.getByRole('heading', { name: 'The table is set' })).toBeVisible(),
  },
  {
    name: 'cover',
    open: async ({ page }) => {
      await page.goto('/new');
      await page.getByRole('button', { name: 'Shared screen' }).click();
      await press(page, 'Start the game');
    },
    shown: dialog('Who is looking at the screen?'),
  },
  {
    name: 'keep',
    open: async ({ page, other }) => {
      await page.goto(await keeping(page, other));
    },
    shown: (page) => expect(page.getByRole('button', { name: 'Keep these two' })).toBeEnabled(),
  },
  moment('turn', 'turn', expectMyTurn),
  inTurn('worker-menu', dialog(/^Your worker on /), async ({ page, phone }) => {
    if (phone) await pickOnPhone(page);
    else await workers(page).first().click();
  }),
  moment('last-rounds', 'last', expectMyTurn),
  asked('build', 'build', 'What do you want to construct?'),
  asked('temples', 'climb', 'In which temple do you want to move up?'),
  asked('any-action', 'any', 'Which action? (Any except at Chichen Itza)'),
  asked('days', 'days', 'How many days should pass?'),
  moment(
    'market',
    'market',
    (page) => expect(page.getByText(/^corn after trading/)).toBeVisible(),
    ({ page }) => page.getByRole('button', { name: /^Buy 1 wood/ }).click(),
  ),
  inTurn(
    'rows',
    (page) => expect(page.getByRole('region', { name: 'Chichen Itza' })).toBeVisible(),
    ({ page, phone }) => (phone ? press(page, 'Show the gears as rows') : page.keyboard.press('v')),
  ),
  inTurn(
    'ahead',
    (page) => expect(page.getByRole('button', { name: 'in 3 days' })).toBeVisible(),
    async ({ page }) => {
      for (const days of ['in 1 day', 'in 2 days', 'in 3 days']) {
        await press(page, 'One day forward');
        await expect(page.getByRole('button', { name: days })).toBeVisible();
      }
    },
  ),
  inTurn(
    'hint',
    (page) => expect(page.getByRole('region', { name: 'Suggested turn' })).toBeVisible({ timeout: 30_000 }),
    ({ page }) => press(page, 'Suggest a turn'),
  ),
  inTurn(
    'log',
    (page) => expect(page.getByRole('heading', { name: 'Round 1', exact: true })).toBeAttached(),
    ({ page }) => press(page, 'Log'),
  ),
  {
    name: 'chat',
    open: async ({ page, other }) => {
      await page.goto(await keeping(page, other));
      await press(page, 'Chat');
      await page.getByLabel('Say something').fill('Good luck, and may the corn be with you');
      await press(page, 'Send');
    },
    shown: (page) => expect(page.getByRole('dialog', { name: 'Chat' }).getByText(/^Good luck/)).toBeVisible(),
  },
  inTurn('menu', dialog('Menu'), ({ page }) => press(page, 'Menu')),
  inTurn('help', dialog('Help'), ({ page }) => page.keyboard.press('?')),
  {
    name: 'end',
    open: async ({ page, game }) => {
      await page.goto(await tableAtEnd(page, game));
      await endTurn(page).click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible({ timeout: 20_000 });
      await page.waitForLoadState('networkidle');
    },
    shown: async (page) => {
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
      await expect(page.getByRole('dialog').locator('svg').last()).toBeVisible();
    },
  },
  {
    name: 'replay',
    open: async ({ page, game }) => {
      await page.goto(`/replay/r/${game.id}?ply=200`);
    },
    shown: async (page) => {
      await expect(page.getByRole('region', { name: 'Replay controls' })).toContainText('Move 200 of');
      await expect(board(page)).toBeVisible();
    },
  },
];

/** More moments, to look at: the checks of those above cover what they are made of. */
export const MORE_SCREENS: Screen[] = [
  moment('placing', 'placing', expectMyTurn),
  asked('begging', 'beg', 'Which god do you anger?', async ({ page }) => {
    await expectMyTurn(page);
    await press(page, 'Beg for corn');
  }),
  asked('advance', 'advance', 'Which technology'),
  asked('pay', 'pay', 'Which blocks do you want to pay?'),
  asked('harvest', 'harvest', 'What do you want to harvest?'),
  moment('late', 'late', expectMyTurn),
  visit('/rules', 'Rules'),
  visit('/learn', 'Learn to play'),
  {
    name: 'lesson',
    open: async ({ page }) => {
      await page.goto('/learn');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
    },
    shown: (page) => expect(page.getByRole('heading', { name: 'Placing workers' })).toBeVisible(),
  },
  inTurn('rules-drawer', dialog('Rules'), async ({ page }) => {
    await press(page, 'Menu');
    await press(page, 'Rules');
  }),
  {
    name: 'first-turn',
    open: async ({ page }) => {
      await settle(page.context(), { coached: true });
      await page.goto('/');
      await press(page, 'Play now');
      await press(page, 'Keep these two');
    },
    shown: expectMyTurn,
  },
  {
    name: 'review',
    open: async ({ page, game }) => {
      await page.goto(`/replay/r/${game.id}?review`);
      await expectReviewed(page);
    },
    shown: (page) => expect(page.getByRole('heading', { name: 'Key moments' })).toBeVisible(),
  },
  {
    name: 'key-moment',
    open: async ({ page, game }) => {
      await page.goto(`/replay/r/${game.id}?review`);
      await expectReviewed(page);
      await press(page, 'Next mistake');
    },
    shown: (page) => expect(page.getByRole('heading', { name: 'Better', exact: true })).toBeVisible(),
  },
  {
    name: 'analysis',
    open: async ({ page, game, phone }) => {
      await page.goto(`/analysis?from=r/${game.id}&ply=${beginning(game, 9)}`);
      if (phone) await press(page, 'Analysis');
      await press(page, 'Start the analysis');
      const best = page.getByRole('region', { name: 'Best turns' });
      await expect(best.getByRole('article')).toHaveCount(3, { timeout: 30_000 });
      await press(page, 'Stop');
    },
    shown: (page) => expect(page.getByRole('heading', { name: 'Best turns' })).toBeVisible(),
  },
  {
    name: 'editor',
    open: async ({ page, game }) => {
      await page.goto(`/analysis?from=r/${game.id}&ply=${beginning(game, 9)}&edit`);
    },
    shown: (page) => expect(page.getByRole('button', { name: 'Analyse this position' })).toBeEnabled(),
  },
  visit('/puzzles', 'Puzzles'),
  {
    name: 'puzzle',
    open: async ({ page }) => {
      await page.goto('/puzzles');
      await page.locator('a[href^="/puzzles/"]').first().click();
    },
    shown: (page) => expect(page.getByRole('region', { name: 'Puzzle', exact: true })).toBeVisible(),
  },
];

/** How many moves lead to the first turn of a round. */
const beginning = ({ moves }: Game, round: number) => moves.findIndex((move) => move.round === round);

/** A review of four players takes a while where several tests share a core. */
const expectReviewed = (page: Page) =>
  expect(page.getByRole('button', { name: 'Look deeper' })).toBeVisible({ timeout: 120_000 });

/** On a phone a gear is unrolled first, then its worker is chosen. */
async function pickOnPhone(page: Page): Promise<void> {
  for (const gear of ['Palenque', 'Yaxchilan', 'Tikal', 'Uxmal', 'Chichen Itza']) {
    await press(page, `Show the spaces of ${gear}`);
    const row = page.getByRole('region', { name: gear });
    await expect(row).toBeVisible();
    const worker = row.getByRole('button', { name: /Pick up this worker\.$/ });
    if ((await worker.count()) === 0) continue;
    await worker.first().click();
    return;
  }
}
