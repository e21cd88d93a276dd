// Colours, layers and breakpoints have one scale each, in src/styles; whoever needs another step adds it there.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const SCALES = ['styles/tokens.css', 'styles/breakpoints.json'];
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(svelte|css|ts)$/.test(path) && !path.startsWith('lib/api') && !SCALES.includes(path),
);
const found = (what: RegExp) =>
  files.flatMap((path) =>
    readFileSync(`src/${path}`, 'utf8')
      .split('\n')
      .flatMap((line, i) => (what.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(150);
});

describe.each([
  [
    'colours',
    /(?<!\{)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|light-dark)\(|: (?:white|black)\b/i,
  ],
  ['layers', /z-index:(?! var\(--layer-)/],
  ['breakpoints', /@media.*\dpx|matchMedia\(.*\dpx/],
])('%s', (_, literal) => {
  test('come from their scale', () => {
    expect(found(literal)).toEqual([]);
  });
});

test('no component is longer than 300 lines', () => {
  const long = files
    .filter((path) => path.endsWith('.svelte'))
    .map((path) => ({ path, lines: readFileSync(`src/${path}`, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300);
  expect(long).toEqual([]);
});
