// Where the record under analysis comes from, and what this tab remembers about it.
import type { History } from '$lib/api/History';
import type { LineMove } from '$lib/api/LineMove';
import type { RawPosition } from '$lib/api/RawPosition';
import type { VariationTree } from '$lib/api/VariationTree';
import { onDevice } from '$lib/device/ids';
import { api } from '$lib/net/http';
import { Refused } from '$lib/net/refused';
import type { Study } from '$lib/study/study';
import { fitsAddress, LONGEST_LINK, pack, pathTo, unpack, type AnalysisSource } from './link';
import type { TreePlace } from './tree';

/** A game that can be studied. */
export interface Studied {
  /** How the page's address names it. */
  source: AnalysisSource;
  record: string;
  history: History;
  /** The comments and variations to begin with. */
  notes: VariationTree;
}

const NO_NOTES: VariationTree = { comments: [], variations: [] };

// Everything here lasts as long as the tab: another one begins with the record alone.
const recordPlace = (id: string) => `tzolkin.analysis.record.${id}`;
const notesPlace = (source: AnalysisSource) =>
  `tzolkin.analysis.notes.${source.kind}.${source.kind === 'packed' ? source.packed : source.id}`;

function remembered(place: string): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

function remember(place: string, text: string): boolean {
  try {
    sessionStorage.setItem(place, text);
    return true;
  } catch {
    // The storage is full or not available, so a reload begins anew.
    return false;
  }
}

/** What a tab keeps of an analysis. */
interface Kept extends VariationTree {
  /** The position that was looked at. */
  place?: TreePlace;
}

/** Keeps what was tried and said for a reload. */
export function keepNotes(source: AnalysisSource, notes: VariationTree, place: TreePlace): void {
  remember(notesPlace(source), JSON.stringify({ ...notes, place } satisfies Kept));
}

/** The line that was looked at after so many moves of the game, if no address could hold it. */
export function keptLine(source: AnalysisSource, ply: number): LineMove[] {
  const place = keptNotes(source)?.place;
  return place?.ply === ply && !fitsAddress(place.line) ? place.line : [];
}

const draftPlace = (search: string) => `tzolkin.analysis.draft.${search}`;

/** Keeps what was entered in the editor at an address for a reload, and for whoever comes back; null: nothing. */
export function keepDraft(search: string, draft: RawPosition | null): void {
  remember(draftPlace(search), JSON.stringify(draft));
}

/** What was entered there. */
export function keptDraft(search: string): RawPosition | null {
  try {
    const found = JSON.parse(remembered(draftPlace(search)) ?? 'null') as Partial<RawPosition> | null;
    return Array.isArray(found?.seats) ? (found as RawPosition) : null;
  } catch {
    return null;
  }
}

function keptNotes(source: AnalysisSource): Kept | null {
  try {
    const found = JSON.parse(remembered(notesPlace(source)) ?? 'null') as Partial<Kept> | null;
    return Array.isArray(found?.comments) && Array.isArray(found.variations) ? (found as Kept) : null;
  } catch {
    return null;
  }
}

/** A short name for a text, the same each time. */
async function nameOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // Without https there is no digest; a name that is likely enough to be its own does as well.
  if (!globalThis.crypto?.subtle) return String(bytes.reduce((sum, byte) => (sum * 31 + byte) % 2 ** 48, text.length));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Up to this length the address itself carries a record, so that it can be copied: every position fits, and hardly a whole game. */
const SHORT = 1_200;

/** How an address can name a record. A long one is remembered in this tab, unless the tab cannot. */
export async function keepRecord(record: string): Promise<AnalysisSource> {
  // A browser that cannot pack can remember.
  const packed = await pack(record).catch(() => null);
  if (packed !== null && packed.length <= SHORT) return { kind: 'packed', packed };
  const id = await nameOf(record);
  if (remember(recordPlace(id), record) || packed === null) return { kind: 'session', id };
  return { kind: 'packed', packed };
}

async function recordOf(source: AnalysisSource): Promise<string> {
  switch (source.kind) {
    case 'table':
    case 'record':
      // Of a game that is not over there is no record for anybody, whoever hosts it.
      return api.record(source);
    case 'session': {
      const found = remembered(recordPlace(source.id));
      if (found === null) throw new Refused({ code: 'no-such-record' });
      return found;
    }
    case 'packed': {
      const found = await unpack(source.packed);
      if (found === null) throw new Refused({ code: 'malformed' });
      return found;
    }
  }
}

/** Opens what an address names. Throws `Refused` if it is not there, or not over. */
export async function open(wanted: AnalysisSource, study: Study): Promise<Studied> {
  const record = await recordOf(wanted);
  const source = wanted.kind === 'packed' ? await keepRecord(record) : wanted;
  const told = await study.ask('history', { call: 'history', record });
  // The table knows the colours; a record does not.
  const history =
    source.kind === 'table' ? { ...(await api.history(source)), moves: told.history.moves } : told.history;
  const notes = keptNotes(source) ?? (await study.ask('tree', { call: 'read-tree', record })).tree;
  return { source, record, history, notes: notes ?? NO_NOTES };
}

/** A game as everybody who gets a link can fetch it; null if others cannot. */
async function sharedSource(source: AnalysisSource): Promise<AnalysisSource | null> {
  if ((source.kind !== 'table' && source.kind !== 'record') || onDevice(source.id)) return null;
  if (source.kind === 'record') return source;
  const table = await api.table(source.id, source.invite).catch(() => null);
  if (!table?.spectators) return null;
  if (table.public) return source;
  const invite = table.invite ?? source.invite;
  return invite ? { ...source, invite } : null;
}

/** A link to a position that works elsewhere, as a path; null if it would be too long. */
export async function linkTo(
  { source, record }: Studied,
  place: TreePlace,
  notes: VariationTree,
  study: Study,
): Promise<string | null> {
  const fits = (path: string) => (path.length <= LONGEST_LINK ? path : null);
  const shared = await sharedSource(source);
  if (shared) return fits(pathTo(shared, place, { whole: true }));
  const packed = async (tree: VariationTree) => {
    const written = await study.ask('record', { call: 'write-tree', record, tree });
    return fits(pathTo({ kind: 'packed', packed: await pack(written.record) }, place, { whole: true }));
  };
  // The position is what matters: where notes are too long for a link, it goes without them.
  return (await packed(notes).catch(() => null)) ?? (await packed(NO_NOTES));
}
