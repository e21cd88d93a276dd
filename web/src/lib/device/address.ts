const found = import.meta.glob<string>('/wasm/tzolkin.wasm', { query: '?url', import: 'default', eager: true });

/** The address of the module, unless this client was built without it. */
export const MODULE_URL: string | undefined = found['/wasm/tzolkin.wasm'];
