// A short vibration on one's own turn, for a phone that lies beside the player.
import { reducedMotion, settings } from '$lib/browser/settings.svelte';

const MS = 60;

/** Whether this device can: most computers cannot, and some browsers say that they can without a motor. */
export const canVibrate = (): boolean =>
  typeof navigator !== 'undefined' && 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Vibrates, if that is wanted and the device can. Whoever asks for less motion is spared this one too. */
export function vibrate(): void {
  // A browser refuses before the first touch: then nobody is asked, and nothing is lost.
  if (settings.vibration && !reducedMotion() && canVibrate()) navigator.vibrate(MS);
}
