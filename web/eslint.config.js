import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/**
 * The folders of src/lib from the bottom to the top. Each may import from those before it, so that there are no cycles.
 * Folders on one line must not import from each other. README.md says what belongs where.
 */
const LAYERS = [
  ['api', 'text'],
  ['facts', 'browser'],
  ['device'],
  ['ui', 'words', 'net'],
  ['printed', 'study'],
  ['board'],
  ['rules', 'shell'],
  ['table/model'],
  ['table/parts', 'table/log'],
  ['review'],
  ['coach'],
  ['table/bar', 'table/panels', 'table/dialogs'],
  ['table/layout'],
  ['table/page', 'table/replay'],
  ['learn', 'puzzles', 'analysis'],
];
/** An address that begins with a slash is right on a server alone, so addresses are made by `addressOf`. */
const ADDRESSES =
  'Give addresses of pages to addressOf or go (src/lib/browser/route.svelte.ts): a static site has others.';
const ONLY_IN_ROUTE = [
  'SvelteAttribute[key.name="href"] > SvelteLiteral:first-child[value=/^\\u002F/]',
  'SvelteAttribute[key.name="href"] > SvelteMustacheTag > Literal[value=/^\\u002F/]',
  'SvelteAttribute[key.name="href"] > SvelteMustacheTag > ConditionalExpression > Literal[value=/^\\u002F/]',
  'SvelteAttribute[key.name="href"] > SvelteMustacheTag > TemplateLiteral > TemplateElement:first-child[value.raw=/^\\u002F/]',
  'SvelteAttribute[key.name="href"] > SvelteMustacheTag > ConditionalExpression > TemplateLiteral > TemplateElement:first-child[value.raw=/^\\u002F/]',
  'MemberExpression[object.property.name="location"][property.name=/^(pathname|search|hash)$/]',
  'MemberExpression[object.name="location"][property.name=/^(pathname|search|hash)$/]',
  'MemberExpression[property.name=/^(pushState|replaceState)$/]',
].map((selector) => ({ selector, message: ADDRESSES }));

/** A table can be part of any page, so nothing in it may depend on the frame around the pages. */
const NEVER = { table: ['shell'] };

const folders = LAYERS.map((layer) => layer.map((folder) => ({ folder, pattern: `src/lib/${folder}` })));
const below = (depth) => LAYERS.slice(0, depth).flat();
const policies = folders.flatMap((layer, depth) =>
  layer.map(({ folder }) => ({
    from: { element: { type: folder } },
    allow: {
      to: {
        element: {
          types: {
            anyOf: [folder, ...below(depth).filter((other) => !(NEVER[folder.split('/')[0]] ?? []).includes(other))],
          },
        },
      },
    },
  })),
);

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/lib/api/', 'test-results/', 'screenshots/'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: true,
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // ESLint sees other components as `any`; svelte-check knows their types and checks what is passed.
  {
    files: ['**/*.svelte'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        'off',
      ]),
    ),
  },
  // The plain scripts of the build have no types.
  { files: ['**/*.js', '**/*.mjs', '**/*.cjs'], ...ts.configs.disableTypeChecked },
  // Private fields of classes are not rendered, so plain maps, sets and URLs are fine there.
  { files: ['**/*.svelte.ts'], rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
  // Playwright requires the empty pattern for fixtures that need nothing.
  { rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  { rules: { 'no-undef': 'off', '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }] } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/**'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { [fileURLToPath(new URL('scripts/lint-resolver.cjs', import.meta.url))]: {} },
      'boundaries/elements': [
        ...folders.flat().map(({ folder, pattern }) => ({ type: folder, pattern })),
        { type: 'pages', pattern: 'src/pages' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message: 'This folder may not import that one: see README.md.',
          policies: [
            ...policies,
            {
              from: { element: { type: 'pages' } },
              allow: { to: { element: { types: { anyOf: ['pages', ...LAYERS.flat()] } } } },
            },
          ],
        },
      ],
      // Only one folder may know where the figures of the board and the tiles come from.
      'no-restricted-imports': ['error', { patterns: ['**/facts.json'] }],
      'no-restricted-syntax': ['error', ...ONLY_IN_ROUTE],
    },
  },
  { files: ['src/lib/browser/route.svelte.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['src/lib/facts/**'], rules: { 'no-restricted-imports': 'off' } },
);
