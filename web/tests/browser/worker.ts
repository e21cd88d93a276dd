// What tests of the service worker share.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Instead } from './host';

/** Until the page is kept and the worker answers for it. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}

/** The versions whose files are kept. */
export const versions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split(' ').at(-1) ?? ''));

/** From now on a host has another version: the same client, except for a mark in its page, and without one file. */
export function release(instead: Instead, folder: string, version: string, without?: string): void {
  const [worker, page] = ['sw.js', 'index.html'].map((name) => readFileSync(join(folder, name), 'utf8'));
  const other = (worker ?? '').replace(/(["'`])[0-9a-f]{16}\1/, `'${version}'`);
  instead.set('sw.js', without ? other.replaceAll(`"${without}",`, '') : other);
  if (without) instead.set(without, null);
  instead.set('index.html', (page ?? '').replace('<body>', `<body data-version="${version}">`));
}

export const versionShown = (page: Page) => page.evaluate(() => document.body.dataset['version'] ?? 'first');

/** Asks for a new version, as browsers do now and then. */
export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Counts how often a page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

export async function expectVersions(page: Page, ...wanted: (string | RegExp)[]): Promise<void> {
  const pattern = new RegExp(`^${wanted.map((each) => (typeof each === 'string' ? each : each.source)).join(',')}$`);
  await expect.poll(async () => (await versions(page)).join(',')).toMatch(pattern);
}
