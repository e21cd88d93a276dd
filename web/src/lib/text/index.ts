export { addEnglish, languages } from './bundles';
export { isolated } from './isolate';
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
  wordOr,
} from './text.svelte';
export { languageName } from './language-name';
