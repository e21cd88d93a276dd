// Thinks for bots and hints. Whoever does not want to wait ends this worker.
import { Module } from './module';
import type { ThinkingQuestion, Thought } from './protocol';

const thinks = self as unknown as {
  postMessage: (thought: Thought) => void;
  onmessage: ((event: MessageEvent<WebAssembly.Module | ThinkingQuestion>) => void) | null;
};
/** The module, which comes before the first question. */
let loading: Promise<Module> = Promise.reject(new Error('there is no module yet'));
loading.catch(() => undefined);

thinks.onmessage = ({ data }) => {
  if (data instanceof WebAssembly.Module) loading = Module.of(data);
  else
    void loading
      .then((module) => module.call<unknown>({ to: 'think', question: data }))
      .then(
        (thought) => thinks.postMessage({ thought }),
        () => thinks.postMessage({ failed: true }),
      );
};
