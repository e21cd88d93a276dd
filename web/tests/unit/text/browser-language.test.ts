import { browserLanguage } from '$lib/browser/settings.svelte';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

test.each([
  [['pt-BR', 'en'], 'pt'],
  [['de-DE', 'fr-CA', 'es'], 'fr'],
  [['el'], 'el'],
  [['de', 'ja'], 'en'],
  [[], 'en'],
])('a browser that asks for %s gets %s', (asked, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(asked);
  expect(browserLanguage()).toBe(language);
});
