import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasText } from '$lib/text';
import { settings } from '$lib/browser/settings.svelte';
import { keyOf } from '$lib/table/model/keys';

test('keys mean something where nobody is typing', () => {
  const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) => {
    let meaning: ReturnType<typeof keyOf> = null;
    const listen = (event: Event) => (meaning = keyOf(event as KeyboardEvent));
    target.addEventListener('keydown', listen);
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
    target.removeEventListener('keydown', listen);
    return meaning;
  };
  expect(press('3')).toBe(3);
  expect(press('6')).toBeNull();
  expect(press('U')).toBe('undo');
  expect(press('e', document.body, { ctrlKey: true })).toBeNull();
  const input = document.createElement('input');
  document.body.append(input);
  expect(press('e', input)).toBeNull();
});

test('a key that is held down means something once, and single keys can be switched off', () => {
  const meaning = (init: KeyboardEventInit) => keyOf(new KeyboardEvent('keydown', init));
  expect(meaning({ key: 'e', repeat: true })).toBeNull();
  settings.keys = false;
  for (const key of ['e', '?', '3']) expect(meaning({ key })).toBeNull();
  expect(meaning({ key: 'Escape' })).toBe('close');
  settings.keys = true;
  expect(meaning({ key: 'e' })).toBe('end');
});

test('every text of the table exists', () => {
  const names = readdirSync('src/lib/table', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const code = readFileSync(`src/lib/table/${name}`, 'utf8');
    for (const [, key = ''] of code.matchAll(/'((?:table|names|log)-[a-z0-9-]*[a-z0-9])'/g)) {
      expect(hasText(key), `${name}: ${key}`).toBe(true);
    }
  }
});
