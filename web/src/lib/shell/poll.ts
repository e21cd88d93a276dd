/** Calls again and again while the tab is looked at, at once when it is looked at again; returns how to stop. */
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
  const onVisible = () => void turn();

  document.addEventListener('visibilitychange', onVisible);
  void turn();
  return () => {
    stopped = true;
    if (timer !== null) clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
