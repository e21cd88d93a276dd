// Search in the rules: all words, anywhere in a paragraph, whatever their accents and capitals.

export interface Marked {
  text: string;
  hit: boolean;
}

/** Letters without accents and capitals, each where it was: highlights need the places. */
export function plainLetters(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const symbol of text) {
    // Greek has two small sigmas, and ’ stands for ' in print.
    const bare = symbol.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ').replaceAll('’', "'");
    for (const letter of bare) {
      letters += letter;
      for (let unit = 0; unit < letter.length; unit++) places.push(at);
    }
    at += symbol.length;
  }
  places.push(at);
  return { letters, places };
}

export const wordsOf = (query: string): string[] =>
  plainLetters(query)
    .letters.split(/[^\p{L}\p{N}'¼½¾]+/u)
    .filter(Boolean);

/** Whether all words occur in the text. */
export function matches(text: string, words: string[]): boolean {
  const { letters } = plainLetters(text);
  return words.every((word) => letters.includes(word));
}

/** The text cut where words were found. */
export function marked(text: string, words: string[]): Marked[] {
  if (words.length === 0) return [{ text, hit: false }];
  const { letters, places } = plainLetters(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let from = letters.indexOf(word); from >= 0; from = letters.indexOf(word, from + 1)) {
      hits.fill(true, places[from] ?? 0, places[from + word.length] ?? text.length);
    }
  }
  const pieces: Marked[] = [];
  for (let i = 0; i < text.length; i++) {
    const hit = hits[i] ?? false;
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += text[i];
    else pieces.push({ text: text[i] ?? '', hit });
  }
  return pieces;
}
