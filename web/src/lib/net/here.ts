// Requests to this device, and what this browser remembers about those who play on it.
import { LONGEST_NAME } from '$lib/api/constants';
import type { Me } from '$lib/api/Me';
import type { NewTable } from '$lib/api/NewTable';
import type { Problem } from '$lib/api/Problem';
import type { RecordStored } from '$lib/api/RecordStored';
import type { Table } from '$lib/api/Table';
import { newDeviceId, newSeed, onDevice } from '$lib/device/ids';
import type { Call, DeviceGames, Question } from '$lib/device/protocol';
import { scoped } from '$lib/device/scope';
import { DEVICE_WORKS } from '$lib/device/works';
import { t } from '$lib/text';
import { DEVICE_FAILED, problemOf, Refused, UNREACHABLE } from './refused';

/** The page's side of this device is fetched when somebody plays here. */
async function device() {
  if (!DEVICE_WORKS) throw new Refused(DEVICE_FAILED);
  return (await import('$lib/device/device')).theDevice();
}

type Device = Awaited<ReturnType<typeof device>>;
interface Answer {
  answer: unknown;
  problem: Problem | null;
}

async function ask<T>(question: (here: Device) => Promise<Answer>): Promise<T> {
  const { answer, problem } = await device()
    .then(question)
    .catch((): Answer => ({ answer: null, problem: DEVICE_FAILED }));
  // There is no server that could be stopping.
  if (problem) throw new Refused(problem.code === UNREACHABLE.code ? DEVICE_FAILED : problem);
  return answer as T;
}

export const callHere = <T>(call: Call): Promise<T> => ask<T>((here) => here.call(call));
export const askHere = <T>(table: string, what: Question): Promise<T> => callHere<T>({ call: 'ask', table, what });

/** A game of this device, to be taken to the server. */
export const saveHere = (table: string): Promise<string> => ask<string>((here) => here.save(table));

/** Whether somebody has played on this device. Before that, no list needs to start it. */
const PLAYED = scoped('tzolkin.played-here');

function playedHere(): boolean {
  try {
    return localStorage.getItem(PLAYED) !== null;
  } catch {
    return true;
  }
}

function rememberPlaying(): void {
  try {
    localStorage.setItem(PLAYED, '1');
  } catch {
    // Then every list asks.
  }
}

/** The name at tables on this device; the server's answer about us brings another. */
const NAME = scoped('tzolkin.name');

function nameHere(): string {
  try {
    return localStorage.getItem(NAME)?.trim() || t('app-device-player');
  } catch {
    return t('app-device-player');
  }
}

export function rememberName(me: Me): Me {
  try {
    localStorage.setItem(NAME, me.name);
  } catch {
    // The next visit asks again.
  }
  return me;
}

/** Who we are where there is no server. */
export const nobody = (): Me => ({ id: 'device', name: nameHere(), has_password: false, language: null });

/** Takes another name where there is no server to check it. */
export function takeName(typed: string): Me {
  const name = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (name === '' || [...name].length > LONGEST_NAME || /\p{Cc}/u.test(name))
    throw new Refused({ code: 'bad-name', most: LONGEST_NAME });
  return rememberName({ ...nobody(), name });
}

/** Whether nobody but us and bots shall play, so that the game can live here and cost the server nothing. */
export function canLiveHere({ seats, start }: NewTable): boolean {
  const known = start.from !== 'table' || onDevice(start.table);
  return DEVICE_WORKS && known && seats.every(({ kind }) => kind !== 'open');
}

/** Opens a table on this device. */
export async function openHere(table: NewTable): Promise<Table> {
  const call: Call = { call: 'create', id: newDeviceId(), name: nameHere(), new: table, seed: newSeed() };
  const opened = await create(call).catch((thrown: unknown) => {
    // A name from before it was checked, or from a server with other rules, keeps nobody from playing.
    if (problemOf(thrown).code === 'bad-name') return create({ ...call, name: t('app-device-player') });
    throw thrown;
  });
  rememberPlaying();
  return opened;
}

/** The host of the tables may move to another tab at any moment: it is asked again, and opens no second table. */
async function create(call: Call & { call: 'create' }): Promise<Table> {
  try {
    return await callHere<Table>(call);
  } catch (thrown) {
    if (problemOf(thrown).code !== DEVICE_FAILED.code) throw thrown;
  }
  try {
    return await askHere<Table>(call.id, { what: 'table' });
  } catch (thrown) {
    if (problemOf(thrown).code !== 'no-such-table') throw thrown;
  }
  return callHere<Table>(call);
}

/** The games on this device; none where nothing can be played here. */
export async function gamesHere(): Promise<DeviceGames> {
  if (!DEVICE_WORKS || !playedHere()) return { going: [], finished: [] };
  return ask<DeviceGames>(async (here) => {
    const games = await here.games();
    return { answer: games, problem: games === null ? DEVICE_FAILED : null };
  });
}

/** Makes a record watchable on this device. */
export const openRecordHere = (text: string): Promise<RecordStored> =>
  callHere<RecordStored>({ call: 'open-record', text });
