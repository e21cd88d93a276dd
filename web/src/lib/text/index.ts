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
  setLanguage,
  t,
  type Args,
} from './text.svelte';
