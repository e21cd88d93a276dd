import { MODULE_URL } from './address';

/** Slow networks need a minute for it. */
const FETCH_MS = 180_000;

/** Fetches the module and compiles it, which takes a while. The result can be given to other workers. */
export async function compile(): Promise<WebAssembly.Module> {
  if (MODULE_URL === undefined) throw new Error('this client was built without the module');
  const address = new URL(MODULE_URL, self.location.href);
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS) });
  if (!response.ok) throw new Error(`${response.status} for ${address.href}`);
  // Some static hosts do not know the type of modules, and then they cannot be compiled while they arrive.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm');
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
