import { existsSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vite';
import base from './vite.config';
export default mergeConfig(base, defineConfig({ cacheDir: '/tmp/vite-table', server: { proxy: { '/api': { target: 'http://127.0.0.1:8377', ws: true } }, port: 5377, strictPort: true, watch: null, hmr: false }, plugins: [{ name: 'stub', enforce: 'pre', resolveId(id: string) { if (id.endsWith('board/Rows.svelte') && !existsSync('src/lib/board/Rows.svelte')) return '/work/main/web/demo-rows.svelte'; } }] }));
