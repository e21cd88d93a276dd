// The service worker (sw/sw.ts), as seen from the page. It keeps one version of the client. A newer version is fetched beside
// it and waits until somebody accepts it. Then it takes over in every tab, and the tab where it was accepted reloads. The
// others go on with the old version, whose files are kept for them, and are offered to reload.

const HOUR_MS = 3_600_000;
const STILL_MS = 2000;
/** Fetching a new version takes a while on slow networks. */
const TAKE_OVER_MS = 30_000;

let offered = $state(false);
/** Whether this page reloads when the new worker has taken over. */
let accepted = false;

export const updateOffered = (): boolean => offered;

/** Until the page is opened again, or there is something even newer. */
export function postponeUpdate(): void {
  offered = false;
}

export async function acceptUpdate(): Promise<void> {
  offered = false;
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  // Another tab was quicker.
  if (!waiting) return location.reload();
  accepted = true;
  waiting.postMessage('take-over');
}

/** The offer moves the page down a little, so it waits until nobody is about to press anything. */
function offer(): void {
  const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
  const show = () => {
    for (const sign of signs) removeEventListener(sign, wait);
    offered = true;
  };
  let timer = setTimeout(show, STILL_MS);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(show, STILL_MS);
  };
  for (const sign of signs) addEventListener(sign, wait);
}

/** Registers the worker and follows its versions for as long as the page is open. */
export async function followWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (accepted) location.reload();
    else if (controlled) offer();
    controlled = true;
  });
  const base = import.meta.env.BASE_URL;
  const registration = await workers.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && workers.controller) offer();
    });
  });
  if (registration.waiting && controlled) offer();
  workers.controller?.postMessage('opened');

  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checked < HOUR_MS) return;
    checked = Date.now();
    void check(registration);
  });
  if (controlled) void check(registration);
}

/** Looks for a new version. Without a network there is none; without `sw.js` there shall be no worker any more. */
async function check(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    const answer = await fetch(`${import.meta.env.BASE_URL}sw.js`, { cache: 'no-store' }).catch(() => null);
    if (answer?.status === 404 || answer?.status === 410) await registration.unregister();
  }
}

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('The new version could not be kept.'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * Lets the newest version take over, so that the next page is a new one. If it cannot, there will be no worker, and the next
 * page comes from the server.
 */
export async function takeNewest(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  // The reload is up to the caller, so nothing needs to be offered.
  accepted = true;
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('It takes too long.')), TAKE_OVER_MS),
  );
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  const take = async () => {
    await registration.update();
    const newest = registration.installing ?? registration.waiting;
    if (!newest) return;
    await installed(newest);
    newest.postMessage('take-over');
    await taken;
  };
  await Promise.race([take(), late]).catch(() => registration.unregister());
}
