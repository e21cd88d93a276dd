import { api } from '$lib/net/http';
import { settings } from '$lib/browser/settings.svelte';
import { t } from '$lib/text';

/** Turns that wait for us: at the table we look at, and elsewhere as the server tells. */
let here = $state(false);
let elsewhere = $state(0);

export const waitingCount = (): number => elsewhere + (here ? 1 : 0);
export const waitingElsewhere = (): number => elsewhere;

/** The table page says whether its table waits for us. */
export function waitsHere(waits: boolean): void {
  here = waits;
}

/** Asks how many games wait for us. */
export async function askWaiting(exceptTable?: string): Promise<void> {
  elsewhere = (await api.waiting()).filter((id) => id !== exceptTable).length;
}

/** Other places that have just asked the lobby pass on what they learned. */
export function learnWaiting(count: number): void {
  elsewhere = count;
}

let shown: Notification | null = null;

/** Follows the number of waiting turns with the icon of the tab and, if wanted, a notification. */
export function followWaiting(): () => void {
  return $effect.root(() => {
    let before = 0;
    $effect(() => {
      const count = waitingCount();
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (icon) icon.href = count > 0 ? '/favicon-waiting.svg' : '/favicon.svg';
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
      icon: '/favicon.svg',
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
