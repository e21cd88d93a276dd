// Words on tiles take as many lines as their column has room for; the rest of them is in the card of the tile.
import type { Attachment } from 'svelte/attachments';

/** How many lines are tried, the first as many as there are. TileFace.svelte reads the property. */
const LINES = ['', '3', '2', '1'];
const PROPERTY = '--tile-lines';

const fits = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight <= clientHeight;

/**
 * Keeps what is in a column within its height, whatever is dealt, in whichever language, and however high the window and
 * the bar below are.
 */
export const fitTiles: Attachment<HTMLElement> = (column) => {
  const fit = () => {
    for (const lines of LINES) {
      column.style.setProperty(PROPERTY, lines);
      if (fits(column)) return;
    }
  };
  const sizes = new ResizeObserver(fit);
  sizes.observe(column);
  // Other words may be as high as those before them in the lines they were given.
  const words = new MutationObserver(fit);
  words.observe(column, { subtree: true, childList: true, characterData: true });
  // And the same words may take more lines in the font that has yet to come.
  void document.fonts.ready.then(fit);
  return () => {
    words.disconnect();
    sizes.disconnect();
  };
};
