// Loads the engine and speaks the line protocol with it.

/** A command that was not carried out. It has changed nothing. */
export class EngineError extends Error {
  constructor({ code, message }) {
    super(message);
    this.name = 'EngineError';
    this.code = code;
  }
}

/** The answer of a line, or why there is none. */
function opened(line) {
  const { ok, error } = JSON.parse(line);
  if (error) throw new EngineError(error);
  return ok;
}

/** A referee and player with a game of its own. */
export class Engine {
  #exports;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  constructor(instance) {
    this.#exports = instance.exports;
  }

  /** Sends a command and returns the answer. */
  send(command) {
    return opened(this.sendLine(JSON.stringify(command)));
  }

  /** Sends a line and returns the line that answers it. */
  sendLine(line) {
    return this.call(JSON.stringify({ to: 'line', line }));
  }

  /** Passes text to the module and returns the text that comes back. */
  call(text) {
    const bytes = this.#encoder.encode(text);
    const { memory, room, call } = this.#exports;
    // The memory may move when it grows, so it is looked up again after every call.
    const place = room(bytes.length) >>> 0;
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    // The address of the answer is in the upper half of the number, its length in the lower.
    const answer = BigInt.asUintN(64, call());
    const [address, length] = [Number(answer >> 32n), Number(answer & 0xffff_ffffn)];
    return this.#decoder.decode(new Uint8Array(memory.buffer, address, length));
  }
}

const isBytes = (source) => source instanceof ArrayBuffer || ArrayBuffer.isView(source);

async function bytesOf(source) {
  if (isBytes(source)) return source;
  if (source instanceof Response) return source.arrayBuffer();
  const url = new URL(source, import.meta.url);
  // Node.js does not fetch files.
  if (url.protocol === 'file:') return (await import('node:fs/promises')).readFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be fetched: ${response.status}`);
  return response.arrayBuffer();
}

/** Loads an engine. The source is the module itself, its bytes or its address; by default the file next to this one. */
export async function load(source = new URL('./tzolkin.wasm', import.meta.url)) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(await bytesOf(source));
  return new Engine(await WebAssembly.instantiate(module, {}));
}

/** An engine in a worker, so that the page goes on while a bot thinks. */
export class WorkerEngine {
  #worker;
  #waiting = [];
  #ended = null;

  /** Starts a worker and loads the module there. */
  static async load(source) {
    const engine = new WorkerEngine(new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }));
    await engine.#ask({ load: source instanceof URL ? source.href : source });
    return engine;
  }

  constructor(worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#waiting.shift()?.resolve(data);
    worker.onerror = (event) => this.#end(new Error(event.message || 'the worker could not be started'));
  }

  /** Sends a command and waits for the answer. */
  async send(command) {
    return opened(await this.sendLine(JSON.stringify(command)));
  }

  /** Sends a line and waits for the line that answers it. */
  sendLine(line) {
    return this.#ask({ line });
  }

  /** Ends the worker, even in the middle of a thought. Its game is lost unless its record was asked for before. */
  stop() {
    this.#end(new Error('the engine was stopped'));
  }

  #ask(message) {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(message);
    });
  }

  #end(reason) {
    this.#ended = reason;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }
}

/** Loads an engine in a worker of its own. The source is as for `load`, but no `Response`. */
export const loadInWorker = (source) => WorkerEngine.load(source);
