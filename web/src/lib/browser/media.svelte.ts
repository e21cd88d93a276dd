// The width of the screen, in the layout's terms.
import breakpoints from '../../styles/breakpoints.json';

function matching(query: string): () => boolean {
  if (typeof matchMedia === 'undefined') return () => false;
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener('change', (event) => (matches = event.matches));
  return () => matches;
}

/** A phone, which shows one thing at a time. */
export const narrow = matching(breakpoints.narrow);

/** A small desktop, where the words on the board move into cards. */
export const tight = matching(breakpoints.tight);

/** A window of a laptop: wide, but low. */
export const lowDesk = matching(breakpoints['low-desk']);
