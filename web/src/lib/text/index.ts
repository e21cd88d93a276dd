export { languages } from './bundles';
export {
  ago,
  formatDate,
  formatNumber,
  hasText,
  language,
  list,
  points,
  setLanguage,
  t,
  type Args,
} from './text.svelte';
