// Hosts the tables on this device. Every tab that needs them starts this worker. Only one may host, which a lock of the
// browser decides; the others pass on what their pages ask. When the tab of the host is closed, the next one takes over
// and reads everything from the store.
import { Host } from './host';
import { newDeviceId } from './ids';
import { type FromPage, type ToPage, VERSION } from './protocol';
import { scoped } from './scope';

/** What the workers of several tabs say to each other. All versions understand `who`, `starting` and `host`. */
type Between =
  /** Is there a host? */
  | { type: 'who' }
  /** A worker has the lock: it is about to host, or it hosts. */
  | { type: 'starting' | 'host'; name: string; version: number }
  | { type: 'ask'; to: string; from: string; message: FromPage }
  | { type: 'tell'; to: string; by: string; message: ToPage };

/**
 * `new` until the browser knows that this tab is there, `idle` until the page asks for something. `waiting` in line for the
 * lock, while another worker hosts. `taking` the lock from one that does not react. `starting` to host, and `hosting`.
 * `outdated` for good, once a newer client hosts.
 */
type State = 'new' | 'idle' | 'waiting' | 'taking' | 'starting' | 'hosting' | 'outdated';

const LOCK = scoped('tzolkin-device');
const tabLock = (tab: string) => `${LOCK} ${tab}`;
/** A host that gives no sign when it is asked so often, at such intervals, is frozen or broken. */
const SIGN_MS = 1000;
const MOST_MISSED = 3;

const page = self as unknown as {
  postMessage: (message: ToPage) => void;
  onmessage: ((event: MessageEvent<FromPage>) => void) | null;
};
const name = newDeviceId();
const channel = new BroadcastChannel(LOCK);
const say = (message: Between) => channel.postMessage(message);
/** Not every page may use locks. Without them, each tab hosts for itself, and two take turns as they write. */
let locks = navigator.locks as LockManager | undefined;

let state: State = 'new';
const is = (...states: State[]) => states.includes(state);
/** Ends when this worker has to give up its place in the line, or the lock. */
let turn = new AbortController();
let host: Host | null = null;
/** The name of the host, once it has said that it is ready. */
let known: string | null = null;
/** What the page asked before there was a host. */
let early: FromPage[] = [];
let signs: ReturnType<typeof setInterval> | undefined;
let missed = 0;

const tell = (to: string, message: ToPage) =>
  to === name ? page.postMessage(message) : say({ type: 'tell', to, by: name, message });

page.onmessage = ({ data }) => ask(data);

function ask(message: FromPage): void {
  if (is('outdated')) return page.postMessage({ type: 'outdated' });
  if (host) return host.hear(name, message);
  if (known === null) early.push(message);
  else say({ type: 'ask', to: known, from: name, message });
  if (is('idle')) void lead();
  // Nobody answers when a connection is closed.
  if (message.type !== 'close') expectSigns();
}

channel.onmessage = ({ data }: MessageEvent<Between>) => {
  switch (data.type) {
    case 'ask':
      if (data.to === name) host?.hear(data.from, data.message);
      break;
    case 'tell':
      if (data.to !== name || data.by !== known) break;
      expectNothing();
      page.postMessage(data.message);
      break;
    case 'who':
      if (is('starting', 'hosting')) say({ type: host ? 'host' : 'starting', name, version: VERSION });
      break;
    case 'starting':
    case 'host':
      if (data.version > VERSION) outdate();
      // The module of an older client would not understand this one.
      else if (data.version < VERSION) take();
      else if (is('waiting')) {
        missed = 0;
        follow(data.name, data.type === 'host');
      }
      break;
  }
};

/** Somebody hosts, or will soon, perhaps somebody else than before. */
function follow(other: string, ready: boolean): void {
  if (known !== null && known !== other) leave();
  if (!ready || known === other) return;
  known = other;
  const asked = early;
  early = [];
  asked.forEach(ask);
}

/** Whatever the page has asked of the last host is lost. */
function leave(): void {
  known = null;
  page.postMessage({ type: 'moved' });
}

/** While the page waits for an answer, the host has to show that it is there. Otherwise this worker takes its place. */
function expectSigns(): void {
  if (signs !== undefined || !is('waiting')) return;
  missed = 0;
  signs = setInterval(() => {
    missed += 1;
    if (missed >= MOST_MISSED) take();
    else say({ type: 'who' });
  }, SIGN_MS);
}

function expectNothing(): void {
  clearInterval(signs);
  signs = undefined;
}

/** Takes the lock from another worker. */
function take(): void {
  if (is('waiting')) void lead({ steal: true });
}

/** Waits until this worker may host, and hosts until its page is closed or another takes over. */
async function lead({ steal = false } = {}): Promise<void> {
  turn.abort();
  const mine = (turn = new AbortController());
  const { signal } = mine;
  state = steal ? 'taking' : 'waiting';
  expectNothing();
  if (early.length > 0) expectSigns();
  try {
    // The browser does not take a signal together with `steal`.
    await (locks ? locks.request(LOCK, steal ? { steal } : { signal }, () => serve(signal)) : serve(signal));
  } catch {
    if (signal.aborted) return;
    if (is('waiting', 'taking')) {
      // Where the browser denies storage it denies locks as well.
      locks = undefined;
      await serve(signal);
    } else mine.abort(new Error('another worker has taken the lock'));
  }
}

async function serve(signal: AbortSignal): Promise<void> {
  if (is('outdated')) return;
  state = 'starting';
  expectNothing();
  if (known !== null) leave();
  say({ type: 'starting', name, version: VERSION });
  let failed: boolean;
  try {
    host = await Host.start({ tell, watch }, signal);
    state = 'hosting';
    say({ type: 'host', name, version: VERSION });
    follow(name, true);
    failed = (await host.ended) === 'failed';
    leave();
  } catch {
    failed = !signal.aborted;
  }
  host = null;
  if (is('outdated')) return;
  state = 'idle';
  if (failed) {
    // Whoever waits hears it; the next request tries again.
    early = [];
    page.postMessage({ type: 'failed' });
  } else if (locks) {
    // Somebody else hosts now. This tab stands in line again, so that it can take over once more.
    void lead();
    say({ type: 'who' });
  }
}

/** A newer client hosts. It has been told apart before anything was asked of it. */
function outdate(): void {
  state = 'outdated';
  turn.abort();
  expectNothing();
  early = [];
  page.postMessage({ type: 'outdated' });
}

/** Calls back when the tab of another worker is gone: it holds a lock as long as it lives. */
function watch(other: string, gone: () => void): void {
  if (other !== name) locks?.request(tabLock(other), gone).catch(() => undefined);
}

function begin(): void {
  state = 'idle';
  void lead();
  say({ type: 'who' });
}

// A host that asked for the lock of this tab before the tab has it would believe that the tab is gone.
const held = locks?.request(tabLock(name), () => {
  begin();
  return new Promise(() => undefined);
});
if (held)
  held.catch(() => {
    locks = undefined;
    begin();
  });
else begin();
