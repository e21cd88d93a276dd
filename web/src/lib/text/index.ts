export { languages } from './bundles';
export {
  ago,
  formatDate,
  formatNumber,
  hasText,
  language,
  list,
  pointArgs,
  points,
  sentences,
  setLanguage,
  t,
  type Args,
} from './text.svelte';
