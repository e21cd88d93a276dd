// A client that is older than its server reloads itself to get the new one, but only once, because a stale copy in a cache
// could make it reload for ever.
import { reloadNewest } from '$lib/browser/reload';

const PLACE = 'tzolkin.reloaded-for';

/** Reloads for a newer protocol. Returns false if that has already been tried. */
export function reloadFor(protocol: number | string): boolean {
  try {
    if (sessionStorage.getItem(PLACE) === String(protocol)) return false;
    sessionStorage.setItem(PLACE, String(protocol));
  } catch {
    // Nothing can be stored, so nothing would stop the reloading.
    return false;
  }
  void reloadNewest();
  return true;
}
