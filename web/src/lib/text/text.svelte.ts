import type { FluentBundle } from '@fluent/bundle';
import { englishBundle, languages, loadBundle } from './bundles';

export type Args = Record<string, string | number>;

/** The language that is shown, with its bundles: the chosen language first, then the fallback. */
let shown = $state.raw<{ language: string; bundles: FluentBundle[] }>({ language: 'en', bundles: [englishBundle] });

/** The text of a key in the language shown. In markup it updates when the language changes. */
export function t(key: string, args?: Args): string {
  for (const bundle of shown.bundles) {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    for (const error of errors) console.warn(key, error);
    return text;
  }
  console.warn(`no text for ${key}`);
  return key;
}

/**
 * The text of a key that ends in a word from the server. A newer server may send words that are unknown here; then a
 * neutral text is shown instead.
 */
export function wordOr(key: string, otherwise: string, args?: Args): string {
  return hasText(key) ? t(key, args) : t(otherwise);
}

/** Whether a key has a text. */
export function hasText(key: string): boolean {
  return shown.bundles.some((bundle) => bundle.hasMessage(key));
}

/** The code of the language shown. */
export function language(): string {
  return shown.language;
}

let wanted = 'en';

/** Switches to another language once its texts have been fetched; unknown codes lead to English. */
export async function setLanguage(code: string): Promise<void> {
  const known = languages.includes(code) ? code : 'en';
  wanted = known;
  const bundle = await loadBundle(known);
  if (wanted !== known) return;
  shown = { language: known, bundles: bundle === englishBundle ? [englishBundle] : [bundle, englishBundle] };
  if (typeof document !== 'undefined') document.documentElement.lang = known;
}

/** A number as the language writes it. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(shown.language, options).format(value);
}

const QUARTERS = ['', '¼', '½', '¾'];

/** Points with their quarters: 12.25 is "12¼", -0.5 is "−½". */
export function points(value: number): string {
  const quarters = Math.round(Math.abs(value) * 4);
  const whole = Math.floor(quarters / 4);
  const fraction = QUARTERS[quarters % 4] ?? '';
  const sign = value < 0 && quarters > 0 ? '−' : '';
  return `${sign}${whole > 0 || fraction === '' ? formatNumber(whole) : ''}${fraction}`;
}

/** Points, and the number that selects their plural form: fractions of a point count as one. */
export function pointArgs(value: number): { points: string; count: number } {
  const amount = Math.abs(value);
  return { points: points(value), count: amount > 0 && amount < 1 ? 1 : amount };
}

/** Items in a sentence: "a, b and c". */
export function list(items: string[], type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat(shown.language, { type, style: 'long' }).format(items);
}

/** Sentences one after another, each with exactly one full stop. */
export function sentences(lines: string[]): string {
  return lines.map((line) => (/[.!?;…]$/.test(line) ? line : `${line}.`)).join(' ');
}

/** The language shown, as it is written in the person's country: English puts days before months in some of them. */
function locale(): string {
  const own = typeof navigator === 'undefined' ? [] : navigator.languages;
  return own.find((each) => each.split('-')[0] === shown.language) ?? shown.language;
}

/** A date, and a moment as its distance from now ("3 minutes ago"). */
export function formatDate(at: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
  return new Intl.DateTimeFormat(locale(), options).format(at);
}
export function ago(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(shown.language, { numeric: 'auto' });
  const seconds = Math.round((at - now) / 1000);
  if (Math.abs(seconds) < 60) return format.format(0, 'second');
  if (Math.abs(seconds) < 3600) return format.format(Math.round(seconds / 60), 'minute');
  if (Math.abs(seconds) < 86_400) return format.format(Math.round(seconds / 3600), 'hour');
  return format.format(Math.round(seconds / 86_400), 'day');
}
