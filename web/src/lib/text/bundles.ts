import { FluentBundle, FluentResource } from '@fluent/bundle';

/**
 * English is part of the program, because it is the fallback of every language. The terminal's texts are left out, and
 * those of the rules, the lessons, reviews, analysis, puzzles and the coach come with what shows them.
 */
const english = import.meta.glob<string>(
  [
    '../../../../locales/en/*.ftl',
    '!../../../../locales/en/{cli,rules,learn,review,analysis,editor,puzzles,coach}.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const others = import.meta.glob<string>(
  ['../../../../locales/*/*.ftl', '!../../../../locales/en/*.ftl', '!../../../../locales/*/cli.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);

const languageOf = (path: string) => path.split('/').at(-2) ?? '';

/** The languages that have a folder, English first. */
export const languages: string[] = ['en', ...new Set(Object.keys(others).map(languageOf))];

function bundle(language: string, texts: Iterable<string>): FluentBundle {
  // All six languages are written from left to right, and isolation marks would only get into copied text and tests. What
  // people write is isolated where necessary, by `isolated`.
  const result = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) add(result, text);
  return result;
}

function add(to: FluentBundle, text: string): void {
  for (const error of to.addResource(new FluentResource(text))) console.warn(error);
}

export const englishBundle: FluentBundle = bundle('en', Object.values(english));

/** Adds English texts that are not part of the first load, before anything that says them is shown. */
export const addEnglish = (text: string): void => add(englishBundle, text);

/** Fetches a language; English is already there. */
export async function loadBundle(language: string): Promise<FluentBundle> {
  if (language === 'en') return englishBundle;
  const loaders = Object.entries(others).filter(([path]) => languageOf(path) === language);
  return bundle(language, await Promise.all(loaders.map(([, load]) => load())));
}
