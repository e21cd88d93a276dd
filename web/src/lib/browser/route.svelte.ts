/** Where a replayed game comes from: a table on this server, or an uploaded record. */
export type GameSource = { kind: 'table'; id: string; invite?: string | undefined } | { kind: 'record'; id: string };

export type Route =
  | { page: 'start' }
  | { page: 'lobby' }
  | { page: 'new' }
  | { page: 'my-games' }
  | { page: 'settings' }
  | { page: 'rules' }
  | { page: 'learn' }
  | { page: 'table'; id: string; invite: string | undefined }
  | { page: 'replay'; source: GameSource; ply: number | undefined }
  | { page: 'missing' };

/** Pages whose address is a single word. */
const PAGES = ['lobby', 'new', 'my-games', 'settings', 'rules', 'learn'] as const;

/** A number from an address that is whole and not negative, if there is one. */
function plyOf(search: URLSearchParams): number | undefined {
  const text = search.get('ply');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function segment(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
}

/** The page for an address. */
export function parseRoute({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Route {
  const query = new URLSearchParams(search);
  const parts = pathname.split('/').filter((part) => part !== '');
  const [first, second, third] = parts;
  const invite = query.get('key') ?? undefined;
  if (parts.length === 0) return { page: 'start' };
  const page = PAGES.find((each) => each === first);
  if (parts.length === 1 && page) return { page };
  if (parts.length === 2 && first === 't' && segment(second)) return { page: 'table', id: segment(second), invite };
  if (parts.length === 3 && first === 'replay' && segment(third)) {
    const ply = plyOf(query);
    if (second === 't') return { page: 'replay', source: { kind: 'table', id: segment(third), invite }, ply };
    if (second === 'r') return { page: 'replay', source: { kind: 'record', id: segment(third) }, ply };
  }
  return { page: 'missing' };
}

/** Where a page that was opened from a table leads back to; only to tables, lessons and replays of this site. */
export function backFrom(search: string): string | null {
  const back = new URLSearchParams(search).get('back');
  if (back === null || !/^\/(?!\/)/.test(back)) return null;
  const { page } = parseRoute(new URL(back, 'http://here'));
  return page === 'table' || page === 'learn' || page === 'replay' ? back : null;
}

let current = $state.raw(parseRoute(location));
/** Counts navigations, so that going to the same page again mounts it again. */
let visits = $state(0);

export const route = (): Route => current;
export const visit = (): number => visits;

/** Goes to an address of this site. */
export function go(path: string, { replace = false } = {}): void {
  const target = new URL(path, location.href);
  if (replace) history.replaceState(null, '', target);
  else history.pushState(null, '', target);
  show();
  scrollTo(0, 0);
}

function show(): void {
  current = parseRoute(location);
  visits += 1;
}

/** Plain clicks on links of this site stay in the page; everything else is left to the browser. */
function onclick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || (link.hash !== '' && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.href);
}

export function followAddress(): () => void {
  addEventListener('popstate', show);
  document.addEventListener('click', onclick);
  return () => {
    removeEventListener('popstate', show);
    document.removeEventListener('click', onclick);
  };
}
