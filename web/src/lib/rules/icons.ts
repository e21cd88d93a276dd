// Icons in running text: the first time that a paragraph names something that has one, the icon stands before the word.
import type { IconName } from '$lib/ui/icons';
import { t } from '$lib/text';

export interface Piece {
  text: string;
  /** Before this text, which is one word. */
  icon?: IconName;
}

export const NAMED = [
  'corn',
  'wood',
  'stone',
  'gold',
  'skull',
  'block',
  'worker',
  'points',
] as const satisfies IconName[];

/** The forms of a word that the rules use, in the current language. */
export const formsOf = (icon: (typeof NAMED)[number]): string[] => t(`rules-words-${icon}`).split('|');

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** A text in pieces: words with an icon, and what lies between them. */
export function withIcons(text: string): Piece[] {
  const icons = new Map<string, IconName>();
  for (const icon of NAMED)
    for (const form of formsOf(icon)) for (const word of [form, capital(form)]) icons.set(word, icon);
  const pieces: Piece[] = [];
  const seen = new Set<IconName>();
  let between = '';
  for (const part of text.split(/([\p{L}\p{M}]+)/u)) {
    const icon = icons.get(part);
    if (!icon || seen.has(icon)) {
      between += part;
      continue;
    }
    seen.add(icon);
    if (between) pieces.push({ text: between });
    pieces.push({ text: part, icon });
    between = '';
  }
  if (between) pieces.push({ text: between });
  return pieces;
}
