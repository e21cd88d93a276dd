// The service worker: keeps the files of one version of the client, so that the page opens without a network. It is built as
// `sw.js` at the root of the client. It imports nothing, because not every browser takes a module as a service worker.

// The build puts these in (scripts/service-worker.ts).
/** The files of this version, as paths from the folder of the worker, without the page itself. */
declare const __FILES__: readonly string[];
/** The SHA-256 of the files that have a hash in their name, in Base64. */
declare const __HASHES__: Readonly<Record<string, string>>;
/** The script that the page of this version begins with. */
declare const __ENTRY__: string;
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const { scope } = worker.registration;
/** The page is asked for by its folder: some hosts answer `index.html` with a redirection, which no page may begin with. */
const PAGE = scope;
/** Several clients may share an origin, so each leaves the caches of the others alone. */
const PREFIX = `tzolkin ${scope} `;
const CACHE = PREFIX + __VERSION__;
/** What the server answers itself. It is neither kept nor looked at. */
const SERVER = /^(?:api|healthz|metrics)(?:\/|$)/;
/** Files with a hash of their content in their name: they never change. */
const HASHED = /^assets\//;

const ownCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** A file as this version has it, or as an older one has it that is still shown in another tab. */
async function kept(address: string): Promise<Response | undefined> {
  for (const name of [CACHE, ...(await ownCaches())]) {
    const found = await caches.match(address, { cacheName: name, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

async function keepPage(cache: Cache): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  // While a new version is being copied to a host, its files may not all be there yet. The browser will try again.
  if (!page.ok || page.redirected || !(await page.clone().text()).includes(__ENTRY__))
    throw new Error('The page does not belong to the version of this service worker.');
  await cache.put(PAGE, page);
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  const address = new URL(file, scope).href;
  const hash = __HASHES__[file];
  if (hash === undefined) return cache.add(new Request(address, { cache: 'no-cache' }));
  const known = await kept(address);
  if (known) return cache.put(address, known);
  // Some hosts answer with their own page what they do not have (yet). Kept once, it would be kept in every later version.
  return cache.add(new Request(address, { integrity: `sha256-${hash}` }));
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    await keepPage(cache);
    await Promise.all(__FILES__.map((file) => keepFile(cache, file)));
  } catch (reason) {
    await caches.delete(CACHE);
    throw reason;
  }
}

/** Removes the files of older versions, unless more tabs than `mayBeOpen` might still need them. */
async function tidy(mayBeOpen: number): Promise<void> {
  const others = (await ownCaches()).filter((name) => name !== CACHE);
  // The others may be the files of a newer version.
  if (worker.registration.installing || worker.registration.waiting) return;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.filter(({ url }) => url.startsWith(scope)).length > mayBeOpen) return;
  await Promise.all(others.map((name) => caches.delete(name)));
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));

worker.addEventListener('activate', (event) => {
  // The first visit needs no second one before it can do without the network.
  event.waitUntil(worker.clients.claim().then(() => tidy(0)));
});

worker.addEventListener('message', (event) => {
  // Somebody has accepted the update.
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
  // A page of this version has just opened.
  if (event.data === 'opened') event.waitUntil(tidy(1));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  // Fragments name pages and are not part of an address that is fetched.
  const address = request.url.replace(/#.*$/, '');
  if (request.method !== 'GET' || !address.startsWith(scope)) return;
  const path = address.slice(scope.length).replace(/\?.*$/, '');
  if (SERVER.test(path)) return;
  const isPage = request.mode === 'navigate' && (path === 'index.html' || !/\.[^/]*$/.test(path));
  if (isPage || HASHED.test(path) || __FILES__.includes(path))
    event.respondWith(kept(isPage ? PAGE : address).then((found) => found ?? fetch(request)));
});
