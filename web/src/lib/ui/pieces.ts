import type { Colour } from '$lib/api/Colour';

/** In the order in which seats get them. */
export const COLOURS: Colour[] = ['red', 'blue', 'green', 'yellow'];

/** Whose piece it is; dummies belong to nobody. */
export type PieceColour = Colour | 'dummy';

/** The symbol of each colour, within a circle of radius 1, so that nobody has to rely on the colour alone. */
export const GLYPHS: Readonly<Record<PieceColour, string>> = {
  red: 'M0-.56.52.36H-.52z',
  blue: 'M-.4-.4H.4V.4H-.4z',
  green: 'M0-.46A.46.46 0 1 1 0 .46.46.46 0 1 1 0-.46z',
  yellow: 'M0-.58.5 0 0 .58-.5 0z',
  dummy: 'M-.42-.1H.42V.1H-.42z',
};
