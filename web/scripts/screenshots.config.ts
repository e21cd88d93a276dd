import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** `npm run screenshots`: takes pictures of every screen in every language, size and theme, in screenshots/, and the README's. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: ['screenshots.ts', 'readme.ts'],
  outputDir: '../test-results/screenshots',
  timeout: 1_800_000,
});
