/** The table is its own part of the program: fetched when it is needed, or when the start page has nothing else to do. */
export const loadTablePage = () => import('$lib/table/page/TablePage.svelte');
export const loadWaitingRoom = () => import('./WaitingRoom.svelte');
export const loadReplayPage = () => import('$lib/table/replay/ReplayPage.svelte');

export function prefetchTable(): void {
  const fetchIt = () => void loadTablePage().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt, { timeout: 3000 });
  else setTimeout(fetchIt, 500);
}
