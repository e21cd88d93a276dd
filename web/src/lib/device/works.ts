import { MODULE_URL } from './address';

/** The smallest module with a vector instruction. Browsers without them, from before 2023, play on the server. */
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** Whether games can be played on this device: the client has the module, and the browser what it needs. */
export const DEVICE_WORKS: boolean =
  MODULE_URL !== undefined &&
  typeof Worker === 'function' &&
  typeof BroadcastChannel === 'function' &&
  typeof WebAssembly === 'object' &&
  WebAssembly.validate(VECTORS);
