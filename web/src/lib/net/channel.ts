// One protocol, two hosts: the messages of a table travel over a WebSocket to the server, or to the worker that hosts the
// tables on this device.
import type { Problem } from '$lib/api/Problem';
import { onDevice } from '$lib/device/ids';
import { VERSION } from '$lib/device/protocol';
import { stored } from './stored.svelte';
import { reloadFor } from './version';

/** The connection to a table's host. It is opened by making it, and reports once when it has ended. */
export interface Channel {
  readonly open: boolean;
  onmessage: (text: string) => void;
  onclose: (problem: Problem | null) => void;
  send: (text: string) => void;
  close: () => void;
}

export function openChannel(id: string, invite: string | undefined, seen: number | undefined): Channel {
  return onDevice(id) ? new DeviceChannel(id, seen) : new SocketChannel(id, invite, seen);
}

const nothing = () => undefined;

class SocketChannel implements Channel {
  onmessage: (text: string) => void = nothing;
  onclose: (problem: Problem | null) => void = nothing;
  #socket: WebSocket;

  constructor(id: string, invite: string | undefined, seen: number | undefined) {
    const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    if (invite) address.searchParams.set('key', invite);
    if (seen !== undefined) address.searchParams.set('seq', String(seen));
    this.#socket = new WebSocket(address);
    this.#socket.onmessage = ({ data }) => this.onmessage(String(data));
    this.#socket.onclose = () => this.onclose(null);
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
  }
}

class DeviceChannel implements Channel {
  onmessage: (text: string) => void = nothing;
  onclose: (problem: Problem | null) => void = nothing;
  open = false;
  #over = false;
  #send: (text: string) => void = nothing;
  #close: () => void = nothing;

  constructor(id: string, seen: number | undefined) {
    // Only those who play on this device need the code for it.
    import('$lib/device/device').then(
      ({ theDevice }) => {
        if (this.#over) return;
        theDevice().listen({
          stored: (lasts) => (stored.lasts = lasts),
          outdated: () => void reloadFor(`device ${VERSION}`),
        });
        const socket = theDevice().socket(id, seen);
        socket.onmessage = (text) => this.onmessage(text);
        socket.onclose = (problem) => this.#ended(problem);
        this.#send = socket.send;
        this.#close = socket.close;
        this.open = true;
      },
      () => this.#ended(null),
    );
  }

  #ended(problem: Problem | null): void {
    if (this.#over) return;
    this.#over = true;
    this.open = false;
    this.onclose(problem);
  }

  send(text: string): void {
    this.#send(text);
  }

  close(): void {
    this.#over = true;
    this.open = false;
    this.#close();
  }
}
