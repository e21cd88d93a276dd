// Food Days, summed up from what happened: what each seat paid, who went hungry, what the temples gave.
import type { Event } from '$lib/api/Event';
import type { FoodDayKind } from '$lib/api/FoodDayKind';
import type { GoodsFacts } from '$lib/api/GoodsFacts';
import type { MoveMade } from '$lib/api/MoveMade';
import type { Temple } from '$lib/api/Temple';
import { holderSeat } from './log';

export interface FoodDaySeat {
  seat: number;
  fed: number;
  unfed: number;
  /** Corn paid for food. */
  corn: number;
  /** Points lost for hungry workers. */
  lost: number;
  /** What the temples gave. */
  goods: GoodsFacts;
  points: number;
  /** The temples that gave a bonus for standing highest. */
  leads: Temple[];
}

export interface FoodDay {
  /** The move that led to it. */
  ply: number;
  round: number;
  number: number;
  kind: FoodDayKind;
  /** In the order of the seats. */
  seats: FoodDaySeat[];
  /** The age whose buildings left, and those that came. */
  left: number | null;
  dealt: string[];
}

/** The Food Days that moves led to, oldest first. */
export const foodDaysOf = (moves: MoveMade[]): FoodDay[] =>
  moves.flatMap((move) => {
    const began = move.events.findIndex(({ type }) => type === 'food-day');
    return began < 0 ? [] : [sumUp(move, move.events.slice(began))];
  });

function sumUp({ ply, round }: MoveMade, events: Event[]): FoodDay {
  const day: FoodDay = { ply, round, number: 0, kind: 'mid-age', seats: [], left: null, dealt: [] };
  const of = (seat: number): FoodDaySeat => {
    let found = day.seats.find((each) => each.seat === seat);
    if (!found) {
      found = { seat, fed: 0, unfed: 0, corn: 0, lost: 0, goods: {}, points: 0, leads: [] };
      day.seats.push(found);
    }
    return found;
  };
  for (const event of events) {
    if (event.type === 'food-day') Object.assign(day, { number: event.number, kind: event.kind });
    else if (event.type === 'fed') Object.assign(of(event.seat), { fed: event.fed, unfed: event.unfed });
    else if (event.type === 'buildings-left') day.left = event.age;
    else if (event.type === 'dealt' && event.cause === 'age') day.dealt.push(event.building);
    else if (event.type === 'goods') addGoods(event, of);
    else if (event.type === 'points') addPoints(event, of);
  }
  day.seats.sort((a, b) => a.seat - b.seat);
  return day;
}

function addGoods(event: Extract<Event, { type: 'goods' }>, of: (seat: number) => FoodDaySeat): void {
  const { cause, good, amount } = event;
  const [from, to] = [holderSeat(event.from), holderSeat(event.to)];
  if (cause === 'feeding' && from !== null) of(from).corn += amount;
  else if (to !== null && typeof cause === 'object' && 'temple' in cause) {
    const { goods } = of(to);
    goods[good] = (goods[good] ?? 0) + amount;
  }
}

function addPoints(event: Extract<Event, { type: 'points' }>, of: (seat: number) => FoodDaySeat): void {
  const { cause, amount } = event;
  if (cause === 'feeding') of(event.seat).lost -= amount;
  else if (typeof cause === 'object' && 'temple' in cause) of(event.seat).points += amount;
  else if (typeof cause === 'object' && 'leader' in cause) {
    of(event.seat).points += amount;
    of(event.seat).leads.push(cause.leader);
  }
}
