import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** `npm run screenshots`: every screen in every language at every size and theme, into screenshots/. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: 'screenshots.ts',
  outputDir: '../test-results/screenshots',
  timeout: 1_800_000,
});
