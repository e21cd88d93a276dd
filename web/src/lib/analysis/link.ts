// Addresses of positions: `?from=t/ID&ply=12&line=…` for games that others can fetch, `?record=…&ply=12` where the link
// carries the record itself, and `?from=s/NAME` for a record that this tab keeps. With `&edit` the position is changed by hand, and
// `?edit=3` sets up a new one for three players.
import type { LineMove } from '$lib/api/LineMove';
import type { GameSource } from '$lib/browser/route.svelte';
import type { TreePlace } from './tree';

/** Where the record comes from. */
export type AnalysisSource = GameSource | { kind: 'session'; id: string } | { kind: 'packed'; packed: string };

export interface Wanted {
  /** None: the page asks for a record. */
  source: AnalysisSource | null;
  ply: number | undefined;
  /** The line after it; null if the address has one that says nothing. */
  line: LineMove[] | null;
  /** Whether the position is to be set up by hand: the one at that place, or a new one for so many players. */
  edit: 'here' | 2 | 3 | 4 | null;
}

/** The longest link that goes through chats and mail whole. */
export const LONGEST_LINK = 8_000;
/** A longer line stands in no address; the tab remembers it. */
const LONGEST_LINE = 3_000;
/** No game has so many moves. */
const MOST_MOVES = 1_000;
/** No record is so long; whoever packs more wants to fill the memory. */
const LONGEST_RECORD = 1_000_000;

const MOVE = /^([0-3]?)([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)*)$/;

/** A line as part of an address: the seat only where it changes, dots for spaces. */
export function writeLine(line: LineMove[]): string {
  let seat: number | null = null;
  return line
    .map((move) => {
      const who = move.seat === seat ? '' : String(move.seat);
      seat = move.seat;
      return who + move.action.replaceAll(' ', '.');
    })
    .join('_');
}

/** The line of an address; null if it says nothing. Whether it can be played is for the module to say. */
export function readLine(text: string): LineMove[] | null {
  if (text === '') return [];
  const words = text.split('_');
  if (words.length > MOST_MOVES) return null;
  const line: LineMove[] = [];
  let seat: number | null = null;
  for (const word of words) {
    const [, who, action] = MOVE.exec(word) ?? [];
    if (action === undefined) return null;
    if (who) seat = Number(who);
    if (seat === null) return null;
    line.push({ seat, action: action.replaceAll('.', ' ') });
  }
  return line;
}

/** What an address of the page asks for. */
export function readSearch(search: string): Wanted {
  const query = new URLSearchParams(search);
  const ply = query.get('ply');
  const [kind, id, ...more] = (query.get('from') ?? '').split('/');
  const packed = query.get('record');
  let source: AnalysisSource | null = null;
  if (packed) source = { kind: 'packed', packed };
  else if (id && more.length === 0) {
    if (kind === 't') source = { kind: 'table', id, invite: query.get('key') ?? undefined };
    else if (kind === 'r') source = { kind: 'record', id };
    else if (kind === 's') source = { kind: 'session', id };
  }
  return {
    source,
    ply: ply !== null && /^\d{1,6}$/.test(ply) ? Number(ply) : undefined,
    line: readLine(query.get('line') ?? ''),
    edit: readEdit(query.get('edit')),
  };
}

function readEdit(text: string | null): Wanted['edit'] {
  if (text === null) return null;
  const players = Number(text);
  return players === 2 || players === 3 || players === 4 ? players : 'here';
}

/** The path of the editor of a new position. */
export const newPositionPath = (players: number): string => `/analysis?edit=${players}`;

/** How an address names a source. */
const NAMES = { table: 't', record: 'r', session: 's' } as const;

/** Whether a line is short enough for the address. */
export const fitsAddress = (line: LineMove[]): boolean => writeLine(line).length <= LONGEST_LINE;

/** The path of a position. */
export function pathTo(source: AnalysisSource, { ply, line }: TreePlace, { whole = false, edit = false } = {}): string {
  const query = new URLSearchParams();
  if (source.kind === 'packed') query.set('record', source.packed);
  else query.set('from', `${NAMES[source.kind]}/${source.id}`);
  query.set('ply', String(ply));
  if (line.length > 0 && (whole || fitsAddress(line))) query.set('line', writeLine(line));
  if (source.kind === 'table' && source.invite) query.set('key', source.invite);
  if (edit) query.set('edit', '');
  return `/analysis?${query.toString().replaceAll('%2F', '/')}`;
}

/** What a stream makes of bytes. Throws if that is more than so many. */
async function through(bytes: Uint8Array, stream: GenericTransformStream, most: number): Promise<Uint8Array> {
  const given = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const reader = (given.pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError('too much');
    }
    parts.push(read.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A record made small enough for a link. */
export async function pack(record: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'), LONGEST_RECORD);
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The record of a link; null if it holds none. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const record = await through(bytes, new DecompressionStream('deflate-raw'), LONGEST_RECORD);
    return new TextDecoder('utf-8', { fatal: true }).decode(record);
  } catch {
    return null;
  }
}
