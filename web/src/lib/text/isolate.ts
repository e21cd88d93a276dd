// Letters that run from right to left, and marks that turn the direction of what follows.
const RIGHT_TO_LEFT =
  /[\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * What a person wrote, so that it cannot turn the sentence around it: all six languages run from left to right, so only
 * text that does not is set apart.
 */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
