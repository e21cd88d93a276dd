import { readFileSync } from 'node:fs';
import { englishBundle } from '$lib/text/bundles';
import { DEVICE_FAILED } from '$lib/net/refused';
import { describe, expect, test } from 'vitest';

/** Every code of a type that the server's types were generated into. */
function codes(type: string): string[] {
  const source = readFileSync(`src/lib/api/${type}.ts`, 'utf8');
  return [...source.matchAll(/"code": "([a-z0-9-]+)"/g)].map((match) => match[1] ?? '');
}

describe('every code has its words', () => {
  test('the types are found', () => {
    expect(codes('Problem').length).toBeGreaterThan(40);
    expect(codes('Refusal').length).toBeGreaterThan(40);
  });

  test.each([...codes('Problem'), DEVICE_FAILED.code])('problem %s', (code) => {
    expect(englishBundle.hasMessage(`problem-${code}`)).toBe(true);
  });

  test.each(codes('Refusal'))('refusal %s', (code) => {
    expect(englishBundle.hasMessage(`names-refusal-${code}`)).toBe(true);
  });
});
