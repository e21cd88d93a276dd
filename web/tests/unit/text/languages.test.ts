import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LEVELS } from '$lib/shell/draft';
import { parse } from 'svelte/compiler';
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

    test('has the same figures', () => {
      // Small ones may be words in one language and figures in another.
      const figures = (value: unknown) =>
        [...new Set(words(value).match(/\d+/g))].filter((each) => Number(each) > 3).sort();
      for (const [key, value] of own()) expect([key, ...figures(value)]).toEqual([key, ...figures(english.get(key))]);
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

test.each(LANGUAGES)('%s names and describes every level of bots in words of its own', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${ROOT}/${language}/app.ftl`, 'utf8')));
  for (const key of ['app-level', 'app-level-about']) {
    const said = LEVELS.map((level) => bundle.formatPattern(bundle.getMessage(key)?.value ?? '', { level }));
    expect(new Set(said).size).toBe(LEVELS.length);
    expect(said.filter((each) => each.length < 8)).toEqual([]);
  }
});

describe('nothing is said but through the languages', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => !path.startsWith('lib/api'));

  test.each(files.filter((path) => path.endsWith('.svelte')))('%s', (path) => {
    const { fragment, instance, module } = parse(readFileSync(`src/${path}`, 'utf8'), { modern: true });
    expect([...wordsShown(fragment), ...sentences([instance, module])]).toEqual([]);
  });

  test.each(files.filter((path) => path.endsWith('.ts')))('%s', (path) => {
    const { instance } = parse(`<script lang="ts">${readFileSync(`src/${path}`, 'utf8')}</script>`, { modern: true });
    expect(sentences(instance)).toEqual([]);
  });

  test('the search for words finds them wherever they hide', () => {
    const { fragment, instance } = parse(
      `<script lang="ts">const label = \`Round \${1} of\`; throw new Error('Not for people');</script>
       <p class="two words" title="Close it">Open {open ? 'Shut' : t('a-key')} <Tile label="Wood here" /></p>`,
      { modern: true },
    );
    expect(wordsShown(fragment)).toEqual(['Close it', 'Open ', 'Shut', 'Wood here']);
    expect(sentences(instance)).toEqual(['Round ']);
  });
});

type Node = Record<string, unknown> & { type?: string };
const WORD = /\p{L}{2,}/u;
/** What a person would read: it begins with a capital. Keys, classes and actions of the game do not. */
const SENTENCE = /^\s*\p{Lu}\p{Ll}+(\s|$)/u;
/** Names of keys on a keyboard, and of a class of errors. */
const NAMES = new Set(['Enter', 'Esc', 'Escape', 'Home', 'End', 'Refused']);
/** Attributes that nobody reads. */
const TECHNICAL =
  /^(class|style|type|role|href|rel|d|id|for|name|key|lang|transform|viewBox|data-.*|on.*|aria-(?!label$).*)$/;

function children(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((each): each is Node => each !== null && typeof each === 'object');
}

function literal(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  return node.type === 'TemplateElement' ? (node['value'] as { cooked: string }).cooked : null;
}

/** Sentences among the strings of code; errors for programmers are none. */
function sentences(found: unknown): string[] {
  if (found === null || typeof found !== 'object') return [];
  const node = found as Node;
  const callee = node['callee'] as { name?: string; object?: { name?: string } } | undefined;
  if (callee?.name === 'Error' || callee?.object?.name === 'console') return [];
  const text = literal(node);
  if (text !== null) return SENTENCE.test(text) && !NAMES.has(text.trim()) ? [text] : [];
  return children(node).flatMap(sentences);
}

/** Words in markup: plain text, attributes that are shown, and sentences in expressions. */
function wordsShown(found: object): string[] {
  const node = found as Node;
  if (node.type === 'Comment' || node.type === 'StyleDirective') return [];
  if (node.type === 'Text') return WORD.test(String(node['data'])) ? [String(node['data'])] : [];
  if (node.type === 'Attribute') {
    if (TECHNICAL.test(String(node['name']))) return [];
    const values = [node['value']].flat().filter((value): value is Node => value !== null && typeof value === 'object');
    return values.flatMap((value) =>
      value.type === 'Text' ? (SENTENCE.test(String(value['data'])) ? [String(value['data'])] : []) : sentences(value),
    );
  }
  if (node.type?.endsWith('Expression') || node.type === 'ExpressionTag') return sentences(node);
  return children(node).flatMap(wordsShown);
}
