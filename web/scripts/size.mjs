// Measures what a browser fetches for the start page and the table in one language, as the server sends it: the files
// that the build has compressed, and the module for offline play. Fails if the first load or the module is over its budget.
// Usage: node scripts/size.mjs   (after `npm run build`)
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUDGET_KB = 200;
const MODULE_BUDGET_KB = 600;
const dist = new URL('../dist/', import.meta.url).pathname;
const manifestPath = join(dist, '.vite/manifest.json');
if (!existsSync(manifestPath)) {
  console.error('Nothing is built: run `npm run build` first.');
  process.exit(1);
}

/** Chunks by their source, each with its file, its styles and what it imports. */
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
const files = new Set(['index.html', 'favicon.svg']);

function take(key) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const file of chunk.css ?? []) files.add(file);
  for (const imported of chunk.imports ?? []) take(imported);
}
take('index.html');
// The table is shared with the lessons, so its chunk has a name of its own.
const table = Object.keys(manifest).find((key) => /\bTablePage-[\w-]+\.js$/.test(manifest[key].file));
if (!table) throw new Error('the table is in no chunk of its own');
take(table);
// Only the Latin letters; the Greek ones are fetched when Greek is shown.
for (const name of readdirSync(join(dist, 'assets')))
  if (/inter-latin-.*\.woff2$/.test(name)) files.add(`assets/${name}`);

const sizeOf = (name) => statSync(join(dist, name)).size;
/** What is sent to a client that accepts compression: the compressed file, or the file itself if that is no larger. */
function sent(name, ending) {
  if (existsSync(join(dist, `${name}.${ending}`))) return sizeOf(`${name}.${ending}`);
  if (/\.(js|css|html|wasm)$/.test(name) && sizeOf(name) > 1000)
    throw new Error(`${name} was not compressed by the build`);
  return sizeOf(name);
}
const rows = [...files].map((name) => ({ name, raw: sizeOf(name), gzip: sent(name, 'gz'), brotli: sent(name, 'br') }));

const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
const sum = (field) => rows.reduce((total, row) => total + row[field], 0);
console.log('     raw     gzip   brotli  KB');
for (const row of rows.toSorted((a, b) => b.brotli - a.brotli))
  console.log(`${kb(row.raw)} ${kb(row.gzip)} ${kb(row.brotli)}  ${row.name}`);
console.log(
  `${kb(sum('raw'))} ${kb(sum('gzip'))} ${kb(sum('brotli'))}  start page and table; the budget is ${BUDGET_KB} KB`,
);
if (sum('brotli') > BUDGET_KB * 1000) {
  console.error(`The first load is ${(sum('brotli') / 1000 - BUDGET_KB).toFixed(1)} KB over its budget.`);
  process.exit(1);
}

const module = readdirSync(join(dist, 'assets')).find((name) => /^tzolkin-.*\.wasm$/.test(name));
if (module) {
  const size = sent(`assets/${module}`, 'br');
  console.log(
    `${kb(sizeOf(`assets/${module}`))} ${kb(sent(`assets/${module}`, 'gz'))} ${kb(size)}  the module; the budget is ${MODULE_BUDGET_KB} KB`,
  );
  if (size > MODULE_BUDGET_KB * 1000) {
    console.error(`The module is ${(size / 1000 - MODULE_BUDGET_KB).toFixed(1)} KB over its budget.`);
    process.exit(1);
  }
} else {
  console.log('This client was built without the module for offline play.');
}
