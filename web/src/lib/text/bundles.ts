import { FluentBundle, FluentResource } from '@fluent/bundle';

/** English is part of the program, because it is the fallback of every language. The terminal's texts are left out. */
const english = import.meta.glob<string>(['../../../../locales/en/*.ftl', '!../../../../locales/*/cli.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
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
  for (const text of texts) {
    const errors = result.addResource(new FluentResource(text));
    for (const error of errors) console.warn(error);
  }
  return result;
}

export const englishBundle: FluentBundle = bundle('en', Object.values(english));

/** Fetches a language; English is already there. */
export async function loadBundle(language: string): Promise<FluentBundle> {
  if (language === 'en') return englishBundle;
  const loaders = Object.entries(others).filter(([path]) => languageOf(path) === language);
  return bundle(language, await Promise.all(loaders.map(([, load]) => load())));
}
