// Resolves imports for the lint rule about folders: `$lib`, and file endings that were left out.
const { existsSync, statSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');

const WEB = resolve(__dirname, '..');
const ALIASES = { $lib: join(WEB, 'src/lib') };
const ENDINGS = ['', '.ts', '.svelte', '/index.ts'];

const isFile = (path) => existsSync(path) && statSync(path).isFile();

exports.interfaceVersion = 2;
exports.resolve = (source, file) => {
  const [first, ...rest] = source.split('/');
  const base = source.startsWith('.')
    ? resolve(dirname(file), source)
    : ALIASES[first] && join(ALIASES[first], ...rest);
  const found = base && ENDINGS.map((ending) => base + ending).find(isFile);
  return found ? { found: true, path: found } : { found: false };
};
