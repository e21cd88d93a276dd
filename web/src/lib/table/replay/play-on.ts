// A new game from a position of the one that is watched.
import type { History } from '$lib/api/History';
import type { NewSeat } from '$lib/api/NewSeat';
import type { Table } from '$lib/api/Table';
import type { GameSource } from '$lib/browser/route.svelte';
import { api } from '$lib/net/http';

/** Opens a table at a position. The first person's seat is taken by whoever plays on, the others by bots. */
export async function playOnFrom(source: GameSource, history: History, ply: number): Promise<Table> {
  const first = Math.max(0, history.levels.indexOf(null));
  const seats = history.levels.map((level, index): NewSeat =>
    index === first ? { kind: 'mine', name: null, colour: null } : { kind: 'bot', level: level ?? 2 },
  );
  const start =
    source.kind === 'table'
      ? ({ from: 'table', table: source.id, ply } as const)
      : ({ from: 'record', record: await api.record(source), ply } as const);
  return api.createTable({
    seats,
    public: false,
    pace: { pace: 'live', clock: null },
    hints: true,
    spectators: true,
    start,
    start_now: true,
  });
}
