// Compresses the built files once, as well as possible, so that the server does not have to do it on every request and
// less well. Next to `name` it writes `name.br` (Brotli, quality 11) and `name.gz` (gzip, level 9), if that saves anything.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are already compressed; the manifest is for scripts/size.mjs and is never sent. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|webmanifest|wasm)$/;
const NEVER_SENT = /^\.vite\b/;

export function precompress(): Plugin {
  let folder = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle: () => {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const name of names.filter((each) => COMPRESSIBLE.test(each) && !NEVER_SENT.test(each))) {
        const path = join(folder, name);
        const data = readFileSync(path);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        };
        const packed = { br: brotliCompressSync(data, { params }), gz: gzipSync(data, { level: 9 }) };
        for (const [ending, bytes] of Object.entries(packed))
          if (bytes.length < data.length) writeFileSync(`${path}.${ending}`, bytes);
      }
    },
  };
}
