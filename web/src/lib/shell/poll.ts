/**
 * Calls again and again while the tab is looked at, at once when it is looked at again or the network is back; returns how
 * to stop.
 */
export function poll(everyMs: number, run: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;
  let busy = false;

  const turn = async (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (stopped || busy || document.visibilityState === 'hidden') return;
    busy = true;
    await run().catch(() => undefined);
    busy = false;
    if (!stopped) timer = setTimeout(() => void turn(), everyMs);
  };
  const now = () => void turn();

  document.addEventListener('visibilitychange', now);
  addEventListener('online', now);
  void turn();
  return () => {
    stopped = true;
    if (timer !== null) clearTimeout(timer);
    document.removeEventListener('visibilitychange', now);
    removeEventListener('online', now);
  };
}
