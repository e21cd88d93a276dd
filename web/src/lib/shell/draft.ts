import type { Colour } from '$lib/api/Colour';
import type { NewSeat } from '$lib/api/NewSeat';
import type { NewTable } from '$lib/api/NewTable';
import type { Pace } from '$lib/api/Pace';
import type { RawSetup } from '$lib/api/RawSetup';
import type { Start } from '$lib/api/Start';
import type { Table } from '$lib/api/Table';
import { t } from '$lib/text';
import { COLOURS } from '$lib/ui/pieces';

/** The levels of bots that the server knows. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** Who shall sit on a seat: oneself, whoever comes, somebody at this screen, or a bot of a level. */
export type Sitter = 'me' | 'open' | 'screen' | `bot-${Level}`;

export interface SeatDraft {
  sitter: Sitter;
  /** For people at this screen. */
  name: string;
  /** For oneself and people at this screen. */
  colour: Colour;
}

/** A table as the form holds it: all that was entered, also what another choice hides. */
export interface TableDraft {
  /** Four; those beyond `players` wait unseen. */
  seats: SeatDraft[];
  players: 2 | 3 | 4;
  public: boolean;
  pace: 'live' | 'days';
  clock: 'none' | 'own' | `${number}+${number}`;
  minutes: number;
  seconds: number;
  turn: 'none' | 'own' | `${number}`;
  hours: number;
  hints: boolean;
  spectators: boolean;
  /** Where a game without other people lives. */
  where: 'device' | 'server';
  start: 'fresh' | 'setup' | 'record' | 'save';
  setup: RawSetup | null;
  record: string | null;
  ply: number | null;
  /** A game of this device that is taken to the server. */
  save: string | null;
}

/** Clocks to choose from, in minutes and seconds, and hours a turn. */
export const CLOCKS = ['10+10', '20+20', '30+30', '60+30'] as const;
export const TURNS = ['8', '24', '48', '72', '168'] as const;

export type Quick = 'bots' | 'online' | 'screen';
const QUICK: Record<Quick, Sitter> = { bots: 'bot-1', online: 'open', screen: 'screen' };

export function newDraft(): TableDraft {
  return {
    seats: COLOURS.map((colour, seat) => ({ sitter: seat === 0 ? 'me' : 'bot-1', name: '', colour })),
    players: 4,
    public: false,
    pace: 'live',
    clock: 'none',
    minutes: 20,
    seconds: 20,
    turn: '24',
    hours: 24,
    hints: true,
    spectators: true,
    where: 'device',
    start: 'fresh',
    setup: null,
    record: null,
    ply: null,
    save: null,
  };
}

/** The draft of a table on the server that goes on with a game of this device. */
export function takingDraft(table: Table, save: string): TableDraft {
  const draft = newDraft();
  const seats = table.seats.map(({ seating, level, name, colour }, seat): SeatDraft => {
    // A bot may also play for a person, whose seat it stays.
    if (seating === 'bot') return { sitter: `bot-${level as Level}`, name: '', colour };
    return { sitter: seat === table.you.seats[0] ? 'me' : 'screen', name, colour };
  });
  const rest = draft.seats.slice(seats.length);
  const left = COLOURS.filter((colour) => !seats.some((seat) => seat.colour === colour));
  return {
    ...draft,
    seats: [...seats, ...rest.map((seat, index) => ({ ...seat, colour: left[index] ?? seat.colour }))],
    players: table.seats.length as TableDraft['players'],
    hints: table.hints,
    spectators: table.spectators,
    where: 'server',
    start: 'save',
    save,
  };
}

/** All other seats as one of the common ways to play wants them. */
export function seatQuickly(draft: TableDraft, quick: Quick): void {
  for (const seat of draft.seats.slice(1)) seat.sitter = QUICK[quick];
}

/** Gives a seat a colour; who had it takes the one that is left. */
export function recolour(draft: TableDraft, seat: number, colour: Colour): void {
  const chosen = draft.seats[seat];
  const holder = draft.seats.find((other) => other.colour === colour);
  if (!chosen || !holder) return;
  holder.colour = chosen.colour;
  chosen.colour = colour;
}

export const seatsOf = (draft: TableDraft): SeatDraft[] => draft.seats.slice(0, draft.players);
export const hasOpenSeat = (draft: TableDraft): boolean => seatsOf(draft).some(({ sitter }) => sitter === 'open');
/** The levels of the bots that shall play, each once. */
export const levelsOf = (draft: TableDraft): Level[] =>
  LEVELS.filter((level) => seatsOf(draft).some(({ sitter }) => sitter === `bot-${level}`));
/** Whether the file it shall begin from is still missing. */
export const lacksFile = (draft: TableDraft): boolean =>
  (draft.start === 'setup' && draft.setup === null) || (draft.start === 'record' && draft.record === null);

function seatOf({ sitter, name, colour }: SeatDraft): NewSeat {
  switch (sitter) {
    case 'me':
      return { kind: 'mine', name: null, colour };
    case 'screen':
      // Several people by one name could not be told apart: who gives none goes by the colour.
      return { kind: 'mine', name: name.trim() || t('app-colour', { colour }), colour };
    case 'open':
      return { kind: 'open' };
    default:
      return { kind: 'bot', level: Number(sitter.slice('bot-'.length)) };
  }
}

function paceOf(draft: TableDraft): Pace {
  if (draft.pace === 'days') {
    if (draft.turn === 'none') return { pace: 'days', hours_per_turn: null };
    return { pace: 'days', hours_per_turn: draft.turn === 'own' ? draft.hours : Number(draft.turn) };
  }
  if (draft.clock === 'none') return { pace: 'live', clock: null };
  const [minutes = 0, seconds = 0] =
    draft.clock === 'own' ? [draft.minutes, draft.seconds] : draft.clock.split('+').map(Number);
  return { pace: 'live', clock: { base_s: Math.round(minutes * 60), increment_s: seconds } };
}

function startOf(draft: TableDraft): Start {
  if (draft.start === 'setup' && draft.setup) return { from: 'setup', setup: draft.setup };
  if (draft.start === 'record' && draft.record !== null)
    return { from: 'record', record: draft.record, ply: draft.ply };
  if (draft.start === 'save' && draft.save !== null) return { from: 'save', save: draft.save };
  return { from: 'fresh' };
}

/** What is asked for. A table without open seats starts at once, and one on this device has no clock. */
export function tableOf(draft: TableDraft, { here = false } = {}): NewTable {
  return {
    seats: seatsOf(draft).map(seatOf),
    public: draft.public && !here,
    pace: here ? { pace: 'live', clock: null } : paceOf(draft),
    hints: draft.hints,
    spectators: draft.spectators,
    start: startOf(draft),
    start_now: !hasOpenSeat(draft),
  };
}

/** The setup in a file's text, if it looks like one; the server judges the rest. */
export function readSetup(text: string): RawSetup | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('players' in value) || !('wealth' in value)) return null;
    return value as RawSetup;
  } catch {
    return null;
  }
}
