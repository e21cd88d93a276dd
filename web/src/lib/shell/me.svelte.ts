import type { Me } from '$lib/api/Me';
import { api } from '$lib/net/http';

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

export function setMe(changed: Me): Me {
  me = changed;
  asking = Promise.resolve(changed);
  return changed;
}

/** After logging out: somebody new. */
export function forgetMe(): void {
  me = null;
  asking = null;
}
