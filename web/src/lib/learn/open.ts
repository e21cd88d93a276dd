// Tables for learning, opened like any other: private, without a clock, one bot of level 1 on the other seat.
import type { NewTable } from '$lib/api/NewTable';
import type { Start } from '$lib/api/Start';
import type { Table } from '$lib/api/Table';
import type { TableKind } from '$lib/api/TableKind';
import { onDevice } from '$lib/device/ids';
import { api } from '$lib/net/http';
import { meSoon } from '$lib/shell/me.svelte';
import { keep, kept } from '$lib/browser/kept';
import { recordOf } from './lessons';

const against = (start: Start, kind: TableKind): NewTable => ({
  seats: [
    { kind: 'mine', name: null, colour: null },
    { kind: 'bot', level: 1 },
  ],
  public: false,
  pace: { pace: 'live', clock: null },
  hints: true,
  spectators: false,
  start,
  start_now: true,
  kind,
});

/**
 * Nobody goes back to the table of a lesson that gives way to another. The server keeps one that was played to its end; this
 * device has no list that it could be deleted from.
 */
export async function closeLesson(): Promise<void> {
  const { table } = kept();
  keep({ table: null });
  if (table) await (onDevice(table) ? api.removeHere(table) : api.leave(table)).catch(() => undefined);
}

export async function openLesson(id: string): Promise<Table> {
  await meSoon();
  await closeLesson();
  const table = await api.createTable(against({ from: 'record', record: await recordOf(id), ply: null }, 'lesson'));
  keep({ table: table.id });
  return table;
}

/** The first game of one's own. */
export async function openFirstGame(): Promise<Table> {
  await meSoon();
  return api.createTable(against({ from: 'fresh' }, 'game'));
}
