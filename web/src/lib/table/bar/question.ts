// What the bar asks, where it takes more than the kind of decision: for what blocks are paid, what days bring.
import type { Position } from '$lib/api/Position';
import type { TableSeat } from '$lib/api/TableSeat';
import type { Play } from '$lib/table/model/play.svelte';
import { list, t } from '$lib/text';
import { parseAction } from '$lib/words/actions';
import { actionText, gearName, spaceName, technologyName } from '$lib/words/names';
import type { Choice } from '$lib/api/Choice';
import type { Gear } from '$lib/api/Gear';

/** For what blocks are paid, and how many. */
export function payQuestion({ state }: Position, options: Choice[]): string {
  const owed = state.pending.at(-1);
  const [first] = options.map(({ action }) => parseAction(action));
  if (!owed || first?.verb !== 'pay') return t('table-ask-pay');
  const advance = 'advance' in owed ? owed.advance : null;
  const [gear, space] = owed.at.split(' ');
  const what = advance ? technologyName(advance) : spaceName({ gear: gear as Gear, space: Number(space) });
  return t('table-ask-pay-advance', { technology: what, blocks: first.blocks.length });
}

/** What blocks are paid for, where it is no technology: the action says. */
export function paidFor({ state }: Position): string | null {
  const owed = state.pending.at(-1);
  if (!owed || !('advance' in owed) || owed.advance !== null) return null;
  const [gear, space] = owed.at.split(' ');
  return actionText(gear as Gear, Number(space));
}

/** What a number of days brings: who is pushed off, and what becomes of the board of who chooses. */
export function daysText(position: Position, seat: number, days: number, name: (seat: number) => string): string {
  const fallen = position.forecast.days.slice(0, days).flatMap((day) => day.fallen);
  const who = fallen.flatMap((worker) =>
    worker.seat === null ? [] : [t('log-by', { who: name(worker.seat), text: gearName(worker.at.gear) })],
  );
  const what = [who.length > 0 ? t('table-days-off', { who: list(who) }) : t('table-days-nobody')];
  if (days > 1 && position.state.players[seat]?.light_side) what.push(t('table-days-dark'));
  return t('table-days-sum', { days, what: what.join('; ') });
}

/** What is said while others play: that bots finish the game, or that one has given up oneself. */
export function awayText({ me, seats, table, update }: Play): { question: string; help: string | null } | null {
  const gone = me === null ? undefined : seats[me]?.bot_since;
  if (!gone || table?.status !== 'running') return null;
  const last = (seat: TableSeat) => seat.seat === me || update?.position.resigned.includes(seat.seat);
  if (gone.reason === 'voted') return seats.every(last) ? { question: t('table-bar-finishing'), help: null } : null;
  if (gone.reason !== 'resigned') return null;
  return { question: t('table-bar-resigned'), help: t('table-bar-resigned-help') };
}
