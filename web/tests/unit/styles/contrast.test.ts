import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** A token as hexadecimal, in the light or the dark theme. */
function token(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const [light, dark] = [...value.matchAll(/#[0-9a-f]{6}/g)].map((match) => match[0]);
  const found = theme === 'dark' ? (dark ?? light) : light;
  if (!found) throw new Error(`--${name} is not a plain colour`);
  return found;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['ground', 'panel', 'sunken', 'raised'];
const texts = ['ink', 'muted', 'jade-text', 'ochre-text', 'cinnabar-text', 'turquoise-text'];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))('%s on %s', (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['jade', 'ochre', 'cinnabar'])('text on %s', (fill) => {
    expect(contrast(token(`on-${fill}`, theme), token(fill, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('edges of controls on %s', (ground) => {
    expect(contrast(token('line-strong', theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
