// A client that is older than its server: it fetches the new one by reloading itself, but only once, lest a stale copy on
// the way makes it reload for ever.

const PLACE = 'tzolkin.reloaded-for';

/** The page itself, so that tests can stand in for it. */
export const page = { reload: (): void => location.reload() };

/** Reloads for a newer protocol, unless that has been tried: then the answer is no. */
export function reloadFor(protocol: number): boolean {
  try {
    if (sessionStorage.getItem(PLACE) === String(protocol)) return false;
    sessionStorage.setItem(PLACE, String(protocol));
  } catch {
    // Nothing can be kept, so nothing would end the reloading.
    return false;
  }
  page.reload();
  return true;
}
