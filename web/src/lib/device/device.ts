// The page's side of the tables on this device: it starts the worker, and asks it.
import type { Problem } from '$lib/api/Problem';
import DeviceWorker from './worker?worker';
import { AWAY, type Call, type DeviceGames, type FromPage, type ToPage } from './protocol';
import { SCOPE } from './scope';

interface Answer {
  answer: unknown;
  problem: Problem | null;
}

/** A connection to a table, like a WebSocket as far as it is used. */
export interface DeviceSocket {
  onmessage: ((text: string) => void) | null;
  onclose: ((problem: Problem | null) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** Hears what concerns all tables. */
interface Listener {
  /** Whether games outlive this page, now and whenever it changes. */
  stored: (lasts: boolean) => void;
  /** A newer client plays in another tab, so that this one has to be loaded again. */
  outdated: () => void;
}

type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** After this long a question counts as lost. The first may have to wait until the module has been fetched. */
const ANSWER_MS = 60_000;

export class Device {
  #worker: Worker;
  #nextAsk = 1;
  #asked = new Map<number, (answer: Answer) => void>();
  #nextSocket = 1;
  #sockets = new Map<number, DeviceSocket>();
  #listener: Listener = { stored: () => undefined, outdated: () => undefined };
  #lasts = true;

  constructor() {
    this.#worker = new DeviceWorker({ name: SCOPE });
    this.#worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#hear(data);
    this.#worker.onerror = () => {
      // The next question starts another.
      if (device === this) device = null;
      this.#worker.terminate();
      this.#moved();
    };
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    listener.stored(this.#lasts);
  }

  call(call: Call): Promise<Answer> {
    return this.#ask({ type: 'call', call });
  }

  async games(): Promise<DeviceGames | null> {
    return ((await this.#ask({ type: 'games' })).answer ?? null) as DeviceGames | null;
  }

  /** The save of a table, to be taken elsewhere. */
  save(table: string): Promise<Answer> {
    return this.#ask({ type: 'save', table });
  }

  socket(table: string, seen: number | undefined): DeviceSocket {
    const number = this.#nextSocket++;
    const socket: DeviceSocket = {
      onmessage: null,
      onclose: null,
      send: (text) => this.#say({ type: 'send', socket: number, text }),
      close: () => {
        if (this.#sockets.delete(number)) this.#say({ type: 'close', socket: number });
      },
    };
    this.#sockets.set(number, socket);
    this.#say({ type: 'open', socket: number, table, seen: seen ?? null });
    return socket;
  }

  #say(message: FromPage): void {
    this.#worker.postMessage(message);
  }

  #ask(message: WithoutId<FromPage>): Promise<Answer> {
    const id = this.#nextAsk++;
    return new Promise((resolve) => {
      const answer = (answer: Answer) => {
        clearTimeout(late);
        this.#asked.delete(id);
        resolve(answer);
      };
      const late = setTimeout(() => answer({ answer: null, problem: AWAY }), ANSWER_MS);
      this.#asked.set(id, answer);
      this.#say({ ...message, id });
    });
  }

  #hear(message: ToPage): void {
    switch (message.type) {
      case 'answer':
        this.#asked.get(message.id)?.(message);
        break;
      case 'message':
        this.#sockets.get(message.socket)?.onmessage?.(message.text);
        break;
      case 'closed': {
        const socket = this.#sockets.get(message.socket);
        this.#sockets.delete(message.socket);
        socket?.onclose?.(message.problem);
        break;
      }
      case 'moved':
      case 'failed':
        this.#moved();
        break;
      case 'outdated':
        this.#moved();
        this.#listener.outdated();
        break;
      case 'stored':
        this.#lasts = message.lasts;
        this.#listener.stored(message.lasts);
        break;
    }
  }

  /** Whatever was open or asked is lost. Tables connect again by themselves. */
  #moved(): void {
    const sockets = [...this.#sockets.values()];
    const asked = [...this.#asked.values()];
    this.#sockets.clear();
    this.#asked.clear();
    for (const socket of sockets) socket.onclose?.(null);
    for (const answer of asked) answer({ answer: null, problem: AWAY });
  }
}

let device: Device | null = null;

/** The tables on this device. The worker starts with the first question. */
export function theDevice(): Device {
  device ??= new Device();
  return device;
}
