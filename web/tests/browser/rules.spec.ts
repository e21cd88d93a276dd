import { expectAccessible, expectNoTileIds, expectSoundLayout, showIn, SIZES, THEMES } from './checks';
import { expect, test } from './server';
import { languagesWith, speak, switchTo, wordsIn } from './words';

// A test goes through all languages.
test.describe.configure({ timeout: 180_000 });

const LANGUAGES = languagesWith('rules', 'names');

test('the rules with a search in every language', async ({ page, context }) => {
  // The page comes in the language that it is kept in, and is changed from there.
  await speak(context, LANGUAGES.at(-1)!);
  await page.goto('/rules');
  for (const language of LANGUAGES.toReversed())
    await test.step(language, async () => {
      await switchTo(page, language);
      const t = wordsIn(language);
      await expect(page.getByRole('heading', { level: 1, name: t('app-rules-heading') })).toBeVisible();
      const all = await page.locator('article').count();
      expect(all).toBeGreaterThan(90);

      // A title is found in capitals and without accents; it is highlighted as it is written.
      const title = t('rules-two-days-title');
      const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
      await page.getByRole('searchbox', { name: t('rules-search') }).fill(plain);
      const found = page.locator('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect(found).toBeVisible();
      // What is looked for was there before the search as well: only the number says that it has been made.
      await expect.poll(() => page.locator('article').count()).toBeLessThan(all / 3);
      const count = await page.locator('article').count();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(t('rules-found', { count }));
      await expect(found.locator('mark').first()).toBeVisible();

      // By keys: into what was found, along it, back, and out.
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('article').first()).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('article')).toHaveCount(all);

      await page.getByRole('searchbox').fill('xyzzy');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(t('rules-found-none'));
      await page.getByRole('searchbox').fill('');
      await expect(page.locator('article')).toHaveCount(all);
      await expectNoTileIds(page);
    });
});

for (const size of SIZES) {
  test(`the rules in every language at ${size.name}`, async ({ page }) => {
    await page.goto('/rules');
    for (const language of LANGUAGES)
      await test.step(language, async () => {
        await switchTo(page, language);
        await expect(
          page.getByRole('heading', { level: 1, name: wordsIn(language)('app-rules-heading') }),
        ).toBeVisible();
        await expect(page.locator('article').first()).toBeVisible();
        for (const theme of THEMES) {
          await showIn(page, size, theme);
          await expectSoundLayout(page);
        }
        if (language === 'en') await expectAccessible(page);
      });
  });
}

test('contents and addresses lead to a paragraph', async ({ page }) => {
  await page.goto('/rules#rule-two-days');
  await expect(page.locator('#rule-two-days')).toBeInViewport();
  await expect(page.locator('#rule-two-days')).toBeFocused();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Food Days' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Food Days' })).toBeInViewport();
});

test('at the table the rules open beside the board, at what is asked about', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Keep these two' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(page.getByRole('button', { name: /^Tikal: / })).toBeVisible();

  // A tile, by pointer: its card leads on.
  await page.getByRole('region', { name: 'Technologies' }).getByText('1', { exact: true }).first().hover();
  await page.locator('.card.led').getByText('Read the rule').click();
  await expect(rules.locator('#rule-agriculture-1')).toBeInViewport();
  await expect(rules.locator('#rule-agriculture-1')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();

  // A space, by key.
  await page
    .getByRole('group', { name: 'Tikal' })
    .getByRole('button', { name: /^Tikal: / })
    .focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('r');
  await expect(rules.locator('#rule-tikal-1')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();

  // From the menu; the search stays in the drawer and the game behind it.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Rules' }).click();
  await rules.getByRole('searchbox').fill('trading');
  await expect(rules.getByRole('heading', { name: 'How trading works' })).toBeVisible();
  await rules.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/t\//);
});

test('a refusal leads to its rule', async ({ page }) => {
  await page.goto('/learn');
  // Four corn do not pay for what this menu offers: the lines that are refused say why and where to read it.
  await page.getByRole('button', { name: /Feeding your workers/ }).click();
  await page
    .getByRole('group', { name: 'Palenque' })
    .getByRole('button', { name: /^Palenque 4:/ })
    .focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu.getByText('This costs 3 corn, but you have 2.')).toBeVisible();
  await menu
    .locator('li', { hasText: 'This costs 3 corn, but you have 2.' })
    .getByRole('link', { name: 'Read the rule' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('#rule-step-back')).toBeFocused();
});

for (const { path, heading } of [
  { path: '/rules', heading: 'app-rules-heading' },
  { path: '/learn', heading: 'app-learn-heading' },
])
  test(`${path} is fetched when it is opened, and says so when it cannot be`, async ({ page, context }) => {
    const t = wordsIn('en');
    await page.goto('/');
    await expect(page.getByRole('button', { name: t('app-play-now'), exact: true })).toBeVisible();
    await context.route('**/assets/*.js', (route) => route.abort());
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page.getByRole('alert').filter({ hasText: t('app-part-failed') })).toBeVisible();
    await expect(page).toHaveTitle(t('app-title', { page: t(heading) }));
    expect(await page.locator('body').innerText()).not.toMatch(/\b(rules|learn|app)-[a-z]/);

    await context.unroute('**/assets/*.js');
    await page.getByRole('button', { name: t('app-try-again') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t(heading) })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/\b(rules|learn|app)-[a-z]/);
  });
