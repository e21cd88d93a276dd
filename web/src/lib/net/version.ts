// A client that is older than its server reloads itself to get the new one, but only once, because a stale copy in a cache
// could make it reload for ever.

const PLACE = 'tzolkin.reloaded-for';

/** The page, which tests can replace. */
export const page = { reload: (): void => location.reload() };

/** Reloads for a newer protocol. Returns false if that has already been tried. */
export function reloadFor(protocol: number | string): boolean {
  try {
    if (sessionStorage.getItem(PLACE) === String(protocol)) return false;
    sessionStorage.setItem(PLACE, String(protocol));
  } catch {
    // Nothing can be stored, so nothing would stop the reloading.
    return false;
  }
  void reload();
  return true;
}

async function reload(): Promise<void> {
  // The service worker would bring the same client again, so it has to be new first.
  try {
    if (navigator.serviceWorker?.controller) {
      const { takeNewest } = await import('$lib/browser/worker.svelte');
      await takeNewest();
    }
  } catch {
    // The connection is closed already, so the page has to start again in any case.
  } finally {
    page.reload();
  }
}
