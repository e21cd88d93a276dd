import { SITE } from './site';

// Pages are named by internal paths, such as `/rules#rule-food` or `/replay/t/abc?ply=12`. Where a server answers at every
// address, a page has the address of that name. A static site has only one address, so there the fragment names the page:
// `#/replay/t/abc?ply=12`. Both clients understand both.

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
  | { page: 'puzzles'; id: string | undefined }
  | { page: 'table'; id: string; invite: string | undefined }
  | { page: 'replay'; source: GameSource; ply: number | undefined; review?: true }
  | { page: 'analysis'; search: string }
  | { page: 'missing' };

/** Pages whose address is a single word. Where there is no server, nobody waits in a lobby. */
const PAGES = [...(SITE ? [] : (['lobby'] as const)), 'new', 'my-games', 'settings', 'rules', 'learn'] as const;

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
  if (parts.length === 1 && first === 'analysis') return { page: 'analysis', search };
  if (first === 'puzzles' && parts.length <= 2) return { page: 'puzzles', id: segment(second) || undefined };
  if (parts.length === 2 && first === 't' && segment(second)) return { page: 'table', id: segment(second), invite };
  if (parts.length === 3 && first === 'replay' && segment(third)) {
    const at = { ply: plyOf(query), ...(query.has('review') ? { review: true as const } : {}) };
    if (second === 't') return { page: 'replay', source: { kind: 'table', id: segment(third), invite }, ...at };
    if (second === 'r') return { page: 'replay', source: { kind: 'record', id: segment(third) }, ...at };
  }
  return { page: 'missing' };
}

/** The replay of a game at a move, or from the beginning, with or without its review. */
export function replayPath(
  source: GameSource,
  { ply, review = false }: { ply?: number; review?: boolean } = {},
): string {
  const query = [
    ...(review ? ['review'] : []),
    ...(ply === undefined ? [] : [`ply=${ply}`]),
    ...(source.kind === 'table' && source.invite ? [`key=${encodeURIComponent(source.invite)}`] : []),
  ];
  const path = `/replay/${source.kind === 'table' ? 't' : 'r'}/${source.id}`;
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** The address of a page on this client: for `href` and for the browser's history. */
export const addressOf = (path: string, site: boolean = SITE): string => (site ? `#${path}` : path);

/** A link to a page that works here and on every other client, whether it has a server or not. */
export const sharedAddress = (path: string): string =>
  new URL(`${import.meta.env.BASE_URL}#${path}`, location.origin + location.pathname).href;

/** The page that an address of this client names. */
export function pathOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>, site = SITE): string {
  const path = hash.startsWith('#/') ? hash.slice(1) : site ? '/' : pathname + search + hash;
  // Two slashes at the beginning would name another host.
  return path.replace(/^[/\\]+/, '/');
}

/** The page that is shown, as an address that can be taken apart. Its host means nothing. */
export const here = (): URL => new URL(pathOf(location), NOWHERE);

const NOWHERE = 'http://here';

/** Where a page that was opened from a table leads back to; only to what is played or shown on this site. */
export function backFrom(search: string): string | null {
  const back = new URLSearchParams(search).get('back');
  if (!back?.startsWith('/')) return null;
  const url = new URL(back, NOWHERE);
  if (url.origin !== NOWHERE) return null;
  const { page } = parseRoute(url);
  const shown = ['table', 'learn', 'puzzles', 'replay', 'analysis'].includes(page);
  return shown ? url.pathname + url.search : null;
}

/** When an address that the browser has refused is tried again. */
const LATE_MS = 5_000;
let late: ReturnType<typeof setTimeout> | undefined;

let current = $state.raw(arrived());
/** Counts navigations, so that going to the same page again mounts it again. */
let visits = $state(0);

export const route = (): Route => current;
export const visit = (): number => visits;

/** Goes to a page of this client. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) renameHere(path);
  else {
    try {
      history.pushState(null, '', addressOf(path));
    } catch {
      // Safari refuses it after many changes; it does not refuse to load the page.
      location.assign(addressOf(path));
      return;
    }
  }
  show();
  scrollTo(0, 0);
}

/** Gives the page that is shown another address, for whoever copies it or comes back. */
export function renameHere(path: string): void {
  clearTimeout(late);
  try {
    history.replaceState(null, '', addressOf(path));
  } catch {
    // Safari refuses more than a hundred changes in half a minute, as when a slider is dragged.
    late = setTimeout(() => renameHere(path), LATE_MS);
  }
}

/** The page for the address in the address bar, which gets the form that this client gives to its addresses. */
function arrived(): Route {
  if (!SITE && location.hash.startsWith('#/')) renameHere(pathOf(location));
  return parseRoute(here());
}

function show(): void {
  clearTimeout(late);
  current = arrived();
  visits += 1;
}

/** Plain clicks on links of this client stay in the page; everything else is left to the browser. */
function onclick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || (SITE && link.pathname !== location.pathname)) return;
  if (link.hash !== '' && !link.hash.startsWith('#/') && link.pathname === location.pathname) {
    // A place on the page that is shown. The fragment of a static site has to go on naming the page.
    if (!SITE) return;
    event.preventDefault();
    const place = document.getElementById(link.hash.slice(1));
    place?.scrollIntoView();
    place?.focus();
    return;
  }
  event.preventDefault();
  go(pathOf(link));
}

export function followAddress(): () => void {
  // Also tells of a fragment that somebody has typed.
  addEventListener('popstate', show);
  document.addEventListener('click', onclick);
  return () => {
    removeEventListener('popstate', show);
    document.removeEventListener('click', onclick);
  };
}
