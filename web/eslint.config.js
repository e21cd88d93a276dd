import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/**
 * The folders of src/lib from the bottom to the top: each may import those that stand before it, so that there are no
 * cycles. Those on one line do not know each other. README.md says what lives where.
 */
const LAYERS = [
  ['api', 'text'],
  ['facts', 'browser'],
  ['ui', 'words', 'net'],
  ['printed'],
  ['board'],
  ['rules', 'shell'],
  ['table/model'],
  ['table/parts', 'table/log'],
  ['table/bar', 'table/panels', 'table/dialogs'],
  ['table/layout'],
  ['table/page', 'table/replay'],
  ['learn'],
];
/** A table is a unit that is put into pages: nothing in it knows the frame around them. */
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
  // ESLint sees other components as `any`; svelte-check knows their types and looks at what is passed.
  {
    files: ['**/*.svelte'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        'off',
      ]),
    ),
  },
  // Plain scripts of the build have no types to look at.
  { files: ['**/*.js', '**/*.mjs', '**/*.cjs'], ...ts.configs.disableTypeChecked },
  // What a class keeps to itself is not drawn: plain maps, sets and addresses do there.
  { files: ['**/*.svelte.ts'], rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
  // Fixtures of the browser tests that need nothing must still name it.
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
      // Only one folder knows where the figures of board and tiles come from.
      'no-restricted-imports': ['error', { patterns: ['**/facts.json'] }],
    },
  },
  { files: ['src/lib/facts/**'], rules: { 'no-restricted-imports': 'off' } },
);
