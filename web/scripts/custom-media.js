// Breakpoints by name: `@media (--narrow)` in a style is replaced with the query in src/styles/breakpoints.json, because
// browsers do not support custom media yet, and custom properties do not work in media queries.
import { readFileSync } from 'node:fs';

const BREAKPOINTS = JSON.parse(readFileSync(new URL('../src/styles/breakpoints.json', import.meta.url), 'utf8'));

/** @param {string} css */
export const customMedia = (css) =>
  css.replace(/@media[^{]+/g, (rule) =>
    rule.replace(/\(--([\w-]+)\)/g, (_, name) => {
      if (!BREAKPOINTS[name]) throw new Error(`no breakpoint is called ${name}`);
      return BREAKPOINTS[name];
    }),
  );
