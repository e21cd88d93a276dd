// Writes the package into a folder: node pack.mjs MODULE FOLDER
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const repository = join(here, '../../..');
const [module, folder] = process.argv.slice(2);
if (!module || !folder) throw new Error('say where the module is and where to write the package');

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'types'), { recursive: true });
for (const name of ['index.js', 'index.d.ts', 'worker.js', 'example.html', 'README.md'])
  cpSync(join(here, name), join(folder, name));
for (const name of ['LICENSE-APACHE', 'LICENSE-MIT']) cpSync(join(repository, name), join(folder, name));
cpSync(module, join(folder, 'tzolkin.wasm'));

// The version is that of the program.
const version = /^version = "(.+)"$/m.exec(readFileSync(join(repository, 'Cargo.toml'), 'utf8'))?.[1];
if (!version) throw new Error('Cargo.toml has no version');
const described = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...described, version }, null, 2)}\n`);

// The types are generated from the Rust types for the web client. Only those that are needed come along.
const types = join(repository, 'web/src/lib/api');
const taken = new Set();
function take(name) {
  if (taken.has(name)) return;
  taken.add(name);
  const text = readFileSync(join(types, `${name}.ts`), 'utf8');
  for (const [, other] of text.matchAll(/from "\.\/(\w+)"/g)) take(other);
  writeFileSync(join(folder, 'types', `${name}.d.ts`), text.replaceAll(/from "\.\/(\w+)"/g, 'from "./$1.js"'));
}
for (const [, name] of readFileSync(join(here, 'index.d.ts'), 'utf8').matchAll(/from '\.\/types\/(\w+)\.js'/g)) take(name);
