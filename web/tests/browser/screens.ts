import type { Page } from '@playwright/test';
import { bar, board, endTurn, expectMyTurn, startTwo, workers } from './controls';
import { playRecord, tableAt, tableAtEnd, type Game, type MomentName } from './moments';
import { expect } from './server';
import { settle } from './settings';

/** What a screen needs to come about. */
export interface Stage {
  page: Page;
  /** Somebody else, for tables of two. */
  other: Page;
  game: Game;
  /** Whether it is shown as on a phone. */
  phone: boolean;
}

export interface Screen {
  name: string;
  open(stage: Stage): Promise<void>;
}

const visit = (path: string, heading: string) => ({
  name: path === '/' ? 'start' : path.slice(1),
  open: async ({ page }: Stage) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
  },
});

const moment = (name: string, at: MomentName, then: (stage: Stage) => Promise<void>): Screen => ({
  name,
  open: async (stage) => {
    await stage.page.goto(await tableAt(stage.page, stage.game, at));
    await then(stage);
  },
});

const asked = (name: string, at: MomentName, question: string) =>
  moment(name, at, ({ page }) => expect(bar(page)).toContainText(question));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Two people who keep their tiles, the same ones each time. */
const keeping = async (page: Page, other: Page) =>
  startTwo(page, other, { start: { from: 'record', record: await playRecord(2, 5), ply: 0 } });

/** Every screen, in the order a game has them. */
export const SCREENS: Screen[] = [
  visit('/', 'Tzolk’in'),
  visit('/new', 'New table'),
  visit('/lobby', 'Lobby'),
  visit('/my-games', 'My games'),
  visit('/settings', 'Settings'),
  visit('/nowhere', 'Page not found'),
  {
    name: 'waiting-room',
    open: async ({ page }) => {
      await page.goto('/new');
      await page.getByRole('button', { name: 'Friends online' }).click();
      await page.getByRole('button', { name: 'Open the table' }).click();
      await expect(page.getByRole('heading', { name: 'The table is set' })).toBeVisible();
    },
  },
  {
    name: 'cover',
    open: async ({ page }) => {
      await page.goto('/new');
      await page.getByRole('button', { name: 'Shared screen' }).click();
      await press(page, 'Start the game');
      await expect(page.getByRole('dialog', { name: 'Who is looking at the screen?' })).toBeVisible();
    },
  },
  {
    name: 'keep',
    open: async ({ page, other }) => {
      await page.goto(await keeping(page, other));
      await expect(page.getByRole('button', { name: 'Keep these two' })).toBeEnabled();
    },
  },
  moment('turn', 'turn', ({ page }) => expectMyTurn(page)),
  moment('worker-menu', 'turn', async ({ page, phone }) => {
    await expectMyTurn(page);
    if (phone) await pickOnPhone(page);
    else await workers(page).first().click();
    await expect(page.getByRole('dialog', { name: /^Your worker on / })).toBeVisible();
  }),
  moment('last-rounds', 'last', ({ page }) => expectMyTurn(page)),
  asked('build', 'build', 'What do you want to construct?'),
  asked('temples', 'climb', 'In which temple do you want to move up?'),
  asked('any-action', 'any', 'Which action? (Any except at Chichen Itza)'),
  asked('days', 'days', 'How many days should pass?'),
  moment('market', 'market', async ({ page }) => {
    await page.getByRole('button', { name: /^Buy 1 wood/ }).click();
    await expect(page.getByText(/^corn after trading/)).toBeVisible();
  }),
  moment('rows', 'turn', async ({ page, phone }) => {
    await expectMyTurn(page);
    if (phone) await press(page, 'Show the gears as rows');
    else await page.keyboard.press('v');
    await expect(page.getByRole('region', { name: 'Chichen Itza' })).toBeVisible();
  }),
  moment('ahead', 'turn', async ({ page }) => {
    await expectMyTurn(page);
    for (const days of ['in 1 day', 'in 2 days', 'in 3 days']) {
      await press(page, 'One day forward');
      await expect(page.getByRole('button', { name: days })).toBeVisible();
    }
  }),
  moment('hint', 'turn', async ({ page }) => {
    await expectMyTurn(page);
    await press(page, 'Suggest a turn');
    await expect(page.getByRole('region', { name: 'Suggested turn' })).toBeVisible({ timeout: 30_000 });
  }),
  moment('log', 'turn', async ({ page }) => {
    await expectMyTurn(page);
    await press(page, 'Log');
    await expect(page.getByRole('heading', { name: 'Round 1', exact: true })).toBeAttached();
  }),
  {
    name: 'chat',
    open: async ({ page, other }) => {
      await page.goto(await keeping(page, other));
      await press(page, 'Chat');
      await page.getByLabel('Say something').fill('Good luck, and may the corn be with you');
      await press(page, 'Send');
      await expect(page.getByRole('dialog', { name: 'Chat' }).getByText(/^Good luck/)).toBeVisible();
    },
  },
  moment('menu', 'turn', async ({ page }) => {
    await expectMyTurn(page);
    await press(page, 'Menu');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  }),
  moment('help', 'turn', async ({ page }) => {
    await expectMyTurn(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  }),
  {
    name: 'end',
    open: async ({ page, game }) => {
      await page.goto(await tableAtEnd(page, game));
      await endTurn(page).click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('dialog').locator('svg').last()).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'replay',
    open: async ({ page, game }) => {
      await page.goto(`/replay/r/${game.id}?ply=200`);
      await expect(page.getByRole('region', { name: 'Replay controls' })).toContainText('Move 200 of');
      await expect(board(page)).toBeVisible();
    },
  },
];

/** More moments, to look at: the checks of those above cover what they are made of. */
export const MORE_SCREENS: Screen[] = [
  moment('placing', 'placing', ({ page }) => expectMyTurn(page)),
  moment('begging', 'beg', async ({ page }) => {
    await expectMyTurn(page);
    await press(page, 'Beg for corn');
    await expect(bar(page)).toContainText('Which god do you anger?');
  }),
  asked('advance', 'advance', 'Which technology'),
  asked('pay', 'pay', 'Which blocks do you want to pay?'),
  asked('harvest', 'harvest', 'What do you want to harvest?'),
  moment('late', 'late', ({ page }) => expectMyTurn(page)),
  visit('/rules', 'Rules'),
  visit('/learn', 'Learn to play'),
  {
    name: 'lesson',
    open: async ({ page }) => {
      await page.goto('/learn');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Placing workers' })).toBeVisible();
    },
  },
  moment('rules-drawer', 'turn', async ({ page }) => {
    await expectMyTurn(page);
    await press(page, 'Menu');
    await press(page, 'Rules');
    await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  }),
  {
    name: 'first-turn',
    open: async ({ page }) => {
      await settle(page.context(), { coached: true });
      await page.goto('/');
      await press(page, 'Play now');
      await press(page, 'Keep these two');
      await expectMyTurn(page);
    },
  },
];

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
