import type { Me } from '$lib/api/Me';
import { api } from '$lib/net/http';
import { settings } from '$lib/browser/settings.svelte';
import { DEVICE_WORKS } from '$lib/device/works';
import { languages } from '$lib/text';

const SOON_MS = 1000;

let me = $state.raw<Me | null>(null);
let asking: Promise<Me> | null = null;

/** Who we are here, once the server has said. */
export const whoAmI = (): Me | null => me;

/** Asks once; the first question of a browser makes its identity. */
export function loadMe(): Promise<Me> {
  asking ??= api.me().then(setMe, (thrown: unknown) => {
    asking = null;
    throw thrown;
  });
  return asking;
}

/** Who we are, if the server says so soon. Whoever plays on this device does not have to wait for it. */
export async function meSoon(): Promise<void> {
  if (!DEVICE_WORKS) await loadMe();
  else await Promise.race([loadMe().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
}

export function setMe(changed: Me): Me {
  me = changed;
  asking = Promise.resolve(changed);
  // The language goes with the person, to wherever they log in.
  if (changed.language && languages.includes(changed.language)) settings.language = changed.language;
  return changed;
}

/** Keeps the language that was chosen; where that fails, this browser remembers it. */
export async function keepLanguage(language: string): Promise<void> {
  await loadMe()
    .then(() => api.keepLanguage(language))
    .then(setMe, () => undefined);
}

/** After logging out: somebody new. */
export function forgetMe(): void {
  me = null;
  asking = null;
}
