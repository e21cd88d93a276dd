// The engine, the bots and the tables as a WebAssembly module. Text goes in and text comes out, both JSON:
// crates/wasm/src/boundary.rs describes the two functions.

interface Exports {
  memory: WebAssembly.Memory;
  room: (bytes: number) => number;
  call: () => bigint;
}

/** The module does not know such a message, and nothing has happened. */
export class Unreadable extends Error {}

export class Module {
  #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async of(compiled: WebAssembly.Module): Promise<Module> {
    const { exports } = await WebAssembly.instantiate(compiled);
    return new Module(exports as unknown as Exports);
  }

  /** Throws if the module has failed, after which it must not be used again, unless the message was `Unreadable`. */
  call<Answer>(message: unknown): Answer {
    const bytes = new TextEncoder().encode(JSON.stringify(message));
    const { room, call, memory } = this.#exports;
    // Making room may move the memory, so its buffer is asked for afterwards. Numbers of WebAssembly come with a sign.
    const at = room(bytes.length) >>> 0;
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const answer = BigInt.asUintN(64, call());
    const [start, length] = [Number(answer >> 32n), Number(answer & 0xffff_ffffn)];
    const value = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, start, length))) as Answer;
    if (typeof value === 'object' && value !== null && 'unreadable' in value)
      throw new Unreadable(`the module cannot read this: ${String(value.unreadable)}`);
    return value;
  }
}
