// Letters that are written from right to left, and marks that change the direction of the text after them.
const RIGHT_TO_LEFT =
  /[\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Isolates text that a person wrote, so that it cannot change the direction of the sentence around it. All six languages
 * are written from left to right, so only other text has to be isolated.
 */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
