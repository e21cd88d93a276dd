/** Whether games on this device outlive the page, as far as is known. Browsers may deny storage, or it may be full. */
export const stored = $state({ lasts: true });
