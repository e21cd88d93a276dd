// What a static site says in its page because no server says it: the content security policy.
import type { Plugin } from 'vite';

/**
 * The policy of the server (crates/server/src/http/mod.rs), with WebAssembly. Who may frame the page cannot be said in a page.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

export function staticSite(): Plugin {
  return {
    name: 'static-site',
    apply: (_, { mode }) => mode === 'site',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}
