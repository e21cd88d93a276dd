import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { customMedia } from './scripts/custom-media.js';
import { precompress } from './scripts/precompress.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { staticSite } from './scripts/static-site.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One chunk per language, so that a language is fetched in one request. */
function languageChunk(id: string): string | null {
  const language = /\/locales\/(\w+)\/[\w-]+\.ftl/.exec(id)?.[1];
  return language && language !== 'en' ? `language-${language}` : null;
}

export default defineConfig(({ mode }) => ({
  // `--mode site` builds a client for static hosts, which works in any folder (docs/offline.md).
  base: mode === 'site' ? './' : '/',
  plugins: [
    svelte(),
    // svelte.config.js replaces breakpoints in the styles of components; this is for all other styles.
    {
      name: 'custom-media',
      enforce: 'pre',
      transform: (code, id) => (/\/styles\/\w+\.css$/.test(id) ? customMedia(code) : null),
    },
    staticSite(),
    // The order matters: the worker is compressed too.
    serviceWorker(here('./sw/sw.ts')),
    precompress(),
  ],
  server: {
    fs: { allow: ['..'] },
    // For working on the client: `npm run dev` while `tzolkin serve` is running.
    proxy: {
      '/api': {
        target: 'http://127.0.0.1:8026',
        ws: true,
        changeOrigin: true,
        headers: { origin: 'http://127.0.0.1:8026' },
      },
    },
  },
  build: {
    // The puzzles are one large file that nobody waits for.
    chunkSizeWarningLimit: 1000,
    outDir: mode === 'site' ? '../site' : 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // For scripts/size.mjs.
    manifest: mode !== 'site',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: languageChunk, debugName: 'languages' }] } } },
  },
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $locales: here('../locales'),
    },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'jsdom', testTimeout: 30_000 },
}));
