import { readFileSync } from 'node:fs';
import type { Message } from '$lib/api/Message';
import { TableConnection } from '$lib/net/table.svelte';
import { PROTOCOL } from '$lib/api/constants';
import { page } from '$lib/browser/reload';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Welcome = Extract<Message, { type: 'welcome' }>;
const welcome = JSON.parse(readFileSync('tests/fixtures/2p-turn-rearly.json', 'utf8')) as Welcome;

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: { id: number; type: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { id: number; type: string });
  }
  close() {
    this.readyState = 3;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  static last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }
}

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":"no-such-table"}', { status: 404 })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(): TableConnection {
  const connection = new TableConnection('abc', 'k1');
  connection.connect();
  FakeSocket.last().say(welcome);
  return connection;
}

describe('the connection to a table', () => {
  test('begins with the welcome', () => {
    const connection = connected();
    expect(FakeSocket.last().address.href).toMatch(/^ws:.*\/api\/tables\/abc\/socket\?key=k1$/);
    expect(connection.status).toBe('open');
    expect(connection.table?.id).toBe(welcome.table.id);
    expect(connection.update?.seq).toBe(welcome.update?.seq);
    connection.close();
  });

  test('answers each command, in any order', async () => {
    const connection = connected();
    const socket = FakeSocket.last();
    const first = connection.send({ type: 'chat', text: 'a' });
    const second = connection.send({ type: 'chat', text: 'b' });
    const [a, b] = socket.sent;
    socket.say({ type: 'refused', id: b?.id, problem: { code: 'bad-chat', most: 300 } });
    socket.say({ type: 'ok', id: a?.id, seq: 1 });
    expect(await first).toBeNull();
    expect(await second).toEqual({ code: 'bad-chat', most: 300 });
    connection.close();
  });

  test('brings what actions would lead to', async () => {
    const connection = connected();
    const socket = FakeSocket.last();
    const first = connection.preview(0, 3, [['buy wood']]);
    const second = connection.preview(0, 3, [['buy gold']]);
    expect(socket.sent[0]).toMatchObject({ type: 'preview', seat: 0, seq: 3, lists: [['buy wood']] });
    const refused = { result: 'refused', index: 0, refusal: { code: 'not-enough-corn', needs: 2, has: 1 } };
    socket.say({ type: 'ok', id: socket.sent[0]?.id, seq: 3, previews: [refused] });
    socket.say({ type: 'refused', id: socket.sent[1]?.id, problem: { code: 'not-to-act', seat: 0 } });
    expect(await first).toEqual([refused]);
    expect(await second).toBeNull();
    connection.close();
  });

  test('keeps what was said about a turn until the turn is taken back', () => {
    const connection = connected();
    const socket = FakeSocket.last();
    const { position, seq } = welcome.update!;
    const at = (ply: number) => ({ ...welcome.update!, type: 'update', seq: seq + 1, position: { ...position, ply } });
    const judged = { judgement: 'blunder', loss: 0.3, points_lost: 9, best: ['place uxmal', 'end'], reasons: [] };
    socket.say({ type: 'judged', seat: 0, ply: position.ply, judged });
    expect(connection.judged?.judged.judgement).toBe('blunder');
    socket.say(at(position.ply + 3));
    expect(connection.judged).not.toBeNull();
    socket.say({ ...at(position.ply), moves: [], undone: true });
    expect(connection.judged).toBeNull();
    connection.close();
  });

  test('says how long a line of chat may be', () => {
    const connection = connected();
    expect(connection.chatLength).toBe(300);
    FakeSocket.last().say({ ...welcome, chat_length: 120 });
    expect(connection.chatLength).toBe(120);
    connection.close();
  });

  test('asks for everything anew when it was out of date', async () => {
    const connection = connected();
    const socket = FakeSocket.last();
    const act = connection.send({ type: 'undo', seat: 0, seq: 0 });
    socket.say({ type: 'refused', id: socket.sent[0]?.id, problem: { code: 'stale', seq: 9 } });
    expect(await act).toEqual({ code: 'stale', seq: 9 });
    expect(socket.sent.at(-1)?.type).toBe('resync');
    connection.close();
  });

  test('comes back after a loss and refuses what was under way', async () => {
    const connection = connected();
    const pending = connection.send({ type: 'resync' });
    FakeSocket.last().onclose?.();
    expect(connection.status).toBe('lost');
    expect((await pending)?.code).toBe('stopping');
    expect((await connection.send({ type: 'resync' }))?.code).toBe('stopping');
    vi.advanceTimersByTime(700);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last().say(welcome);
    expect(connection.status).toBe('open');
    connection.close();
  });

  test('says that a table is gone when it cannot come back to it', async () => {
    const connection = connected();
    FakeSocket.last().onclose?.();
    await vi.advanceTimersByTimeAsync(700);
    // One loss says nothing about the table.
    expect(connection.status).toBe('lost');
    FakeSocket.last().onclose?.();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.status).toBe('refused');
    expect(connection.problem).toEqual({ code: 'no-such-table' });
    expect(FakeSocket.made).toHaveLength(2);
  });

  test('tries at once when the network is back', () => {
    const connection = connected();
    FakeSocket.last().onclose?.();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(2);
    connection.close();
  });

  test('notices that nothing gets through any more', () => {
    const connection = new TableConnection('abc');
    connection.connect();
    FakeSocket.last().say({ ...welcome, heartbeat_ms: 5000 });
    for (let beat = 0; beat < 10; beat++) {
      vi.advanceTimersByTime(5000);
      FakeSocket.last().say({ type: 'heartbeat' });
    }
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(12_000);
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(1000);
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    connection.close();
  });

  test('does not wait for ever for a server that says nothing', () => {
    const connection = new TableConnection('abc');
    connection.connect();
    vi.advanceTimersByTime(17_000);
    expect(FakeSocket.made).toHaveLength(2);
    connection.close();
  });

  test('does not expect heartbeats of a server that has none', () => {
    const connection = connected();
    vi.advanceTimersByTime(600_000);
    expect(connection.status).toBe('open');
    connection.close();
  });

  test('fetches all moves once, and only new ones when it comes back', async () => {
    const moves = [1, 2, 3].map((ply) => ({ ply }));
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify({ moves })));
    });
    const at = (ply: number, more: object) => {
      const update = { ...welcome.update!, seq: ply, moves: [], position: { ...welcome.update!.position, ply } };
      return { ...welcome, update: { ...update, ...more } };
    };
    const connection = new TableConnection('abc');
    connection.connect();
    FakeSocket.last().say(at(3, {}));
    await vi.waitFor(() => expect(connection.historyReady).toBe(true));
    expect(asked).toEqual(['/api/tables/abc/history']);
    FakeSocket.last().onclose?.();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last().address.search).toBe('?seq=3');
    FakeSocket.last().say({ ...at(5, { moves: [3, 4, 5].map((ply) => ({ ply })) }), since: 3 });
    expect(connection.history.map(({ ply }) => ply)).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toHaveLength(1);
    // Too much has happened for the server to remember.
    FakeSocket.last().onclose?.();
    vi.advanceTimersByTime(1000);
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.reject(new Error('the connection is gone again'));
    });
    FakeSocket.last().say({ ...at(5, {}), since: null });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    // The moves could not be fetched, so the next connection asks for all of them.
    FakeSocket.last().onclose?.();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last().address.search).toBe('');
    connection.close();
  });

  test('gives up when the table is closed to us', () => {
    const connection = connected();
    FakeSocket.last().say({ type: 'closing', problem: { code: 'removed' } });
    FakeSocket.last().onclose?.();
    expect(connection.status).toBe('refused');
    expect(connection.problem).toEqual({ code: 'removed' });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test('learns from HTTP why it was never let in', async () => {
    const connection = new TableConnection('abc');
    connection.connect();
    FakeSocket.last().onclose?.();
    await vi.waitFor(() => expect(connection.status).toBe('refused'));
    expect(connection.problem).toEqual({ code: 'no-such-table' });
  });

  test('tells listeners of every update until they leave', () => {
    const connection = connected();
    const seen: number[] = [];
    const leave = connection.onupdate(({ seq }) => seen.push(seq));
    const update = welcome.update!;
    FakeSocket.last().say({ type: 'update', ...update, seq: update.seq + 1 });
    leave();
    FakeSocket.last().say({ type: 'update', ...update, seq: update.seq + 2 });
    expect(seen).toEqual([update.seq + 1]);
    expect(connection.update?.seq).toBe(update.seq + 2);
    connection.close();
  });
});

describe('a server with a newer protocol', () => {
  const newer = { ...welcome, protocol: PROTOCOL + 1 };
  beforeEach(() => sessionStorage.clear());

  test('makes the client reload itself once, and then say so', () => {
    const reload = vi.spyOn(page, 'reload').mockReturnValue();
    const before = new TableConnection('abc');
    before.connect();
    FakeSocket.last().say(newer);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(before.table).toBeNull();

    const reloaded = new TableConnection('abc');
    reloaded.connect();
    FakeSocket.last().say(newer);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloaded.outdated).toBe(true);
    expect(reloaded.table?.id).toBe(welcome.table.id);
    reloaded.close();
    reload.mockRestore();
  });

  test('does not make it reload for ever where nothing can be kept', () => {
    const reload = vi.spyOn(page, 'reload').mockReturnValue();
    const closed = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('closed');
    });
    const connection = new TableConnection('abc');
    connection.connect();
    FakeSocket.last().say(newer);
    expect(reload).not.toHaveBeenCalled();
    expect(connection.outdated).toBe(true);
    connection.close();
    closed.mockRestore();
    reload.mockRestore();
  });

  test('may send messages that are unknown here', () => {
    const connection = connected();
    expect(() => FakeSocket.last().say({ type: 'eclipse', table: null })).not.toThrow();
    expect(connection.status).toBe('open');
    connection.close();
  });
});
