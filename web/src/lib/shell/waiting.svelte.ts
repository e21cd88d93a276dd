import type { TableSummary } from '$lib/api/TableSummary';
import { api } from '$lib/net/http';
import { settings } from '$lib/browser/settings.svelte';
import { t } from '$lib/text';
import { loadMe } from './me.svelte';

/** In the folder of the page, wherever that is. */
const ICON = `${import.meta.env.BASE_URL}favicon.svg`;
const WAITING_ICON = `${import.meta.env.BASE_URL}favicon-waiting.svg`;

/** Turns that wait for us: at the table we look at, on the server, and on this device. */
let here = $state(false);
let onServer = $state(0);
let onThisDevice = $state(0);

export const waitingElsewhere = (): number => onServer + onThisDevice;
export const waitingCount = (): number => waitingElsewhere() + (here ? 1 : 0);

/** The table page says whether its table waits for us. */
export function waitsHere(waits: boolean): void {
  here = waits;
}

/** Asks how many games wait for us. Whoever does not answer leaves the number as it was. */
export async function askWaiting(exceptTable?: string): Promise<void> {
  await Promise.allSettled([
    api.deviceGames().then(({ going }) => learnWaitingHere(going.filter(({ id }) => id !== exceptTable))),
    // An identity comes first: a question by somebody unknown has no games to tell of.
    loadMe()
      .then(() => api.waiting())
      .then((ids) => (onServer = ids.filter((id) => id !== exceptTable).length)),
  ]);
}

/** Other places that have just asked the lobby pass on what they learned. */
export function learnWaiting(tables: TableSummary[]): void {
  onServer = tables.filter(({ waits_for_me }) => waits_for_me).length;
}

/** The same about the games on this device. */
export function learnWaitingHere(tables: TableSummary[]): void {
  onThisDevice = tables.filter(({ waits_for_me }) => waits_for_me).length;
}

let shown: Notification | null = null;

/** Follows the number of waiting turns with the icon of the tab and, if wanted, a notification. */
export function followWaiting(): () => void {
  return $effect.root(() => {
    let before = 0;
    $effect(() => {
      const count = waitingCount();
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (icon) icon.href = count > 0 ? WAITING_ICON : ICON;
      if (count > before && document.visibilityState === 'hidden' && settings.notify) notify(count);
      if (count === 0) shown?.close();
      before = count;
    });
  });
}

function notify(count: number): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    shown = new Notification(t('app-notice-title'), {
      body: t('app-notice-text', { count }),
      icon: ICON,
      tag: 'tzolkin-turn',
    });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // Phones allow notifications from service workers alone; title and icon must do there.
  }
}
