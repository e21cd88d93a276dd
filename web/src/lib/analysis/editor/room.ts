import { narrow, tight } from '$lib/browser/media.svelte';

/** Whether the spaces of the board are large enough to be hit. Where they are not, the form has them in rows. */
export const hasLargeBoard = (): boolean => !narrow() && !tight();
