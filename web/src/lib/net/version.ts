// A client that is older than its server reloads itself to get the new one, but only once, because a stale copy in a cache
// could make it reload for ever.

const PLACE = 'tzolkin.reloaded-for';

/** The page, which tests can replace. */
export const page = { reload: (): void => location.reload() };

/** Reloads for a newer protocol. Returns false if that has already been tried. */
export function reloadFor(protocol: number): boolean {
  try {
    if (sessionStorage.getItem(PLACE) === String(protocol)) return false;
    sessionStorage.setItem(PLACE, String(protocol));
  } catch {
    // Nothing can be stored, so nothing would stop the reloading.
    return false;
  }
  page.reload();
  return true;
}
