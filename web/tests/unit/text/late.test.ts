import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path))
  .map((path) => join('src', path));

/** The file that an import means; none for packages, styles and texts. */
function resolve(from: string, name: string): string | null {
  if (!/^(\.|\$lib\/)/.test(name)) return null;
  const path = name.startsWith('.') ? join(dirname(from), name) : name.replace('$lib', 'src/lib');
  return (
    [path, `${path}.ts`, join(path, 'index.ts')].find((each) => /\.(ts|svelte)$/.test(each) && existsSync(each)) ?? null
  );
}

const sources = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
const STATIC = /^\s*(?:import|export)\b(?!\s+type\b)(?:[^'"();]*\bfrom)?\s*'([^']+)'/gm;
const DYNAMIC = /\bimport\('([^']+)'\)/g;

function imported(path: string, how: RegExp): string[] {
  const names = [...(sources.get(path) ?? '').matchAll(how)].map((match) => match[1] ?? '');
  return names.flatMap((name) => resolve(path, name) ?? []);
}

/** What is fetched together with a file. */
function together(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const each of imported(path, STATIC)) together(each, found);
  return found;
}

const parts = ['src/main.ts', ...new Set(files.flatMap((path) => imported(path, DYNAMIC)))];
const saying = (part: string, texts: string) =>
  [...together(part)].filter((path) => new RegExp(`['\`]${texts}-`).test(sources.get(path) ?? ''));

const LATE = ['rules', 'learn', 'review', 'analysis', 'puzzles', 'coach'];

test.each(LATE)('whatever says texts of %s.ftl brings them along', (texts) => {
  const brings = (part: string) => together(part).has(`src/lib/${texts}/texts.ts`);
  const bringing = parts.filter(brings);
  expect(bringing.length).toBeGreaterThan(0);
  for (const part of bringing) expect(saying(part, texts), part).not.toEqual([]);
  for (const part of parts) if (!brings(part)) expect(saying(part, texts), part).toEqual([]);
});

test('the first load has all texts but those', () => {
  expect(together('src/main.ts').size).toBeGreaterThan(50);
  expect(together('src/main.ts')).not.toContain('src/lib/rules/texts.ts');
  expect(together('src/lib/table/page/TablePage.svelte')).not.toContain('src/lib/rules/texts.ts');
});
