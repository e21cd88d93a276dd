// Builds the service worker (sw/sw.ts) as `sw.js`, and puts in which files belong to this version of the client.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What no page needs: copies for the server, maps, what only link previews and installing need, and the worker itself. */
const LEFT_OUT = /^(?:\.vite|icons)\/|\.(?:br|gz|map)$|^(?:preview\.png|index\.html|sw\.js)$/;

/** Files with a hash of their content in their name, as in sw/sw.ts. */
const HASHED = /^assets\//;

export function serviceWorker(source: string): Plugin {
  let folder = 'dist';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: 'sw.js' });
    },
    writeBundle: (_, bundle) => {
      const entry = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.isEntry && output.facadeModuleId?.endsWith('.html'),
      );
      if (!entry) throw new Error('The page has no script.');
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => statSync(join(folder, name)).isFile())
        .sort();
      const files = names.filter((name) => !LEFT_OUT.test(name));
      const path = join(folder, 'sw.js');
      const code = readFileSync(path, 'utf8');
      // A module would need to be registered as one.
      if (/^\s*(?:import|export)\b/m.test(code)) throw new Error('The service worker must be a plain script.');
      const version = createHash('sha256').update(code);
      for (const name of ['index.html', ...files]) version.update(name).update(readFileSync(join(folder, name)));
      const hash = (name: string) =>
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('base64');
      const values: Record<string, unknown> = {
        __FILES__: files,
        __HASHES__: Object.fromEntries(files.filter((name) => HASHED.test(name)).map((name) => [name, hash(name)])),
        __ENTRY__: entry.fileName,
        __VERSION__: version.digest('hex').slice(0, 16),
      };
      writeFileSync(
        path,
        code.replace(/__[A-Z]+__/g, (name) => (name in values ? JSON.stringify(values[name]) : name)),
      );
    },
  };
}
