import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const ROOT = '../locales';
const LANGUAGES = ['en', 'pt', 'fr', 'el', 'it', 'es'];

type Texts = Map<string, unknown>;

/** Every text of a file: messages, terms and attributes by name, as the parser sees them. */
function texts(language: string, file: string): Texts {
  const source = readFileSync(`${ROOT}/${language}/${file}`, 'utf8');
  const found: Texts = new Map();
  for (const { id, value, attributes } of new FluentResource(source).body) {
    // The same key twice would hide one of them.
    if (found.has(id)) throw new Error(`${language}/${file}: ${id} twice`);
    found.set(id, value);
    for (const [name, attribute] of Object.entries(attributes)) found.set(`${id}.${name}`, attribute);
  }
  // The parser leaves out what it cannot read: every line that begins a message must have become one.
  const begun = [...source.matchAll(/^(-?[a-z][\w-]*) *=/gm)].map((match) => match[1] ?? '');
  expect(begun.filter((id) => !found.has(id))).toEqual([]);
  return found;
}

/** The names of the arguments of a text, and of the texts it refers to. */
function placeables(value: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) placeables(part, into);
  else if (value && typeof value === 'object') {
    const part = value as { type?: string; name?: string };
    if (part.type === 'var') into.add(`$${part.name}`);
    else if (part.type === 'mesg' || part.type === 'term') into.add(`${part.name}`);
    for (const inner of Object.values(value)) placeables(inner, into);
  }
  return into;
}

/** The words of a text, without its arguments. */
function words(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(words).join(' ');
  if (value && typeof value === 'object') {
    const part = value as { type?: string; variants?: { value: unknown }[] };
    if (part.type === 'select') return (part.variants ?? []).map((variant) => words(variant.value)).join(' ');
  }
  return '';
}

const files = (language: string) => readdirSync(`${ROOT}/${language}`).sort();
const same = JSON.parse(readFileSync(`${ROOT}/same-as-english.json`, 'utf8')) as Record<string, Record<string, string>>;

test('every language has a folder, and every folder is a language', () => {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map((folder) => folder.name).sort()).toEqual([...LANGUAGES].sort());
});

describe.each(LANGUAGES.slice(1))('%s', (language) => {
  test('has the files of English', () => {
    expect(files(language)).toEqual(files('en'));
  });

  describe.each(files('en'))('%s', (file) => {
    const english = texts('en', file);
    const own = () => texts(language, file);

    test('has no missing and no superfluous key', () => {
      expect([...own().keys()].sort()).toEqual([...english.keys()].sort());
    });

    test('has the same arguments', () => {
      for (const [key, value] of own()) {
        expect([key, ...[...placeables(value)].sort()]).toEqual([key, ...[...placeables(english.get(key))].sort()]);
      }
    });

    test('says nothing in English', () => {
      const allowed = same[language] ?? {};
      const untranslated = [...own()].filter(([key, value]) => {
        const text = words(value).trim();
        return /\p{L}{2}/u.test(text) && text === words(english.get(key)).trim() && !(key in allowed);
      });
      expect(untranslated.map(([key]) => key)).toEqual([]);
    });

    test('can be written', () => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      expect(bundle.addResource(new FluentResource(readFileSync(`${ROOT}/${language}/${file}`, 'utf8')))).toEqual([]);
    });
  });

  test('lists nothing as the same that is not', () => {
    const all = new Map(files('en').flatMap((file) => [...texts(language, file)]));
    const english = new Map(files('en').flatMap((file) => [...texts('en', file)]));
    const listed = Object.entries(same[language] ?? {});
    expect(listed.filter(([key]) => words(all.get(key)).trim() !== words(english.get(key)).trim())).toEqual([]);
    expect(listed.filter(([, reason]) => reason.length < 4)).toEqual([]);
  });
});

describe('no component says anything by itself', () => {
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.svelte'),
  );

  test.each(components)('%s', (path) => {
    const markup = readFileSync(`src/${path}`, 'utf8')
      .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
      .replace(/=>/g, '');
    const shown = withoutExpressions(markup).replace(/<[^>]*>/g, (tag) =>
      // Of a tag only what is shown or read aloud counts.
      [...tag.matchAll(/\b(?:title|alt|placeholder|aria-label)="([^"]*)"/g)].map((match) => ` ${match[1]} `).join(''),
    );
    expect(shown.match(/\p{L}{2,}/gu) ?? []).toEqual([]);
  });
});

/** Markup without what stands in braces. */
function withoutExpressions(markup: string): string {
  let depth = 0;
  let rest = '';
  for (const character of markup) {
    if (character === '{') depth += 1;
    if (depth === 0) rest += character;
    if (character === '}') depth -= 1;
  }
  return rest;
}
