// How much room there is, as the layout sees it.
function matching(query: string): () => boolean {
  if (typeof matchMedia === 'undefined') return () => false;
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener('change', (event) => (matches = event.matches));
  return () => matches;
}

/** A phone: one thing at a time. */
export const narrow = matching('(max-width: 760px)');

/** A small desktop: words move into cards. */
export const tight = matching('(min-width: 761px) and (max-width: 1200px)');
