import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { customMedia } from './scripts/custom-media.js';

export default {
  preprocess: [{ style: ({ content }) => ({ code: customMedia(content) }) }, vitePreprocess()],
};
