import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { BrowserContext, Page } from '@playwright/test';

const LOCALES = join(import.meta.dirname, '../../../locales');

/** The languages that have these files, English first. */
export function languagesWith(...files: string[]): string[] {
  const all = readdirSync(LOCALES).filter((name) =>
    files.every((file) => existsSync(join(LOCALES, name, `${file}.ftl`))),
  );
  return ['en', ...all.filter((name) => name !== 'en').sort()];
}

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const folder = join(LOCALES, language);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl')))
    made.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')));
  return made;
}

/** The texts of a language as the client shows them, with English behind. */
export function wordsIn(language: string): (key: string, args?: Record<string, string | number>) => string {
  const bundles = language === 'en' ? [bundle('en')] : [bundle(language), bundle('en')];
  return (key, args = {}) => {
    for (const each of bundles) {
      const pattern = each.getMessage(key)?.value;
      // What is not given stays a placeable: {$at}.
      if (pattern) return each.formatPattern(pattern, args, []);
    }
    throw new Error(`no text for ${key}`);
  };
}

/** Pages in a language from the first visit. */
export async function speak(context: BrowserContext, language: string): Promise<void> {
  await context.addInitScript((language) => {
    const kept = JSON.parse(localStorage.getItem('tzolkin.settings') ?? '{}') as object;
    localStorage.setItem('tzolkin.settings', JSON.stringify({ ...kept, language }));
  }, language);
}

/** Another language on a page that is open, as when it was changed in another tab. */
export async function switchTo(page: Page, language: string): Promise<void> {
  await page.evaluate(async (language) => {
    const kept = JSON.parse(localStorage.getItem('tzolkin.settings') ?? '{}') as object;
    localStorage.setItem('tzolkin.settings', JSON.stringify({ ...kept, language }));
    dispatchEvent(new StorageEvent('storage', { key: 'tzolkin.settings' }));
    const began = performance.now();
    while (document.documentElement.lang !== language) {
      if (performance.now() - began > 10_000) throw new Error(`the page does not come in ${language}`);
      await new Promise(requestAnimationFrame);
    }
  }, language);
  await laidOut(page);
}

/** Until the page is laid out and, where the layout measures itself, laid out again. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
