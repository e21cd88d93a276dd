// Tables and records that live on this device have names of their own kind, so that an address says where to look.

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

export const onDevice = (id: string): boolean => id.startsWith('d-');

export function newDeviceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `d-${Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

/** A number for whatever is left to chance, as text, because a number of JavaScript is too short for it. */
export function newSeed(): string {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0]);
}
