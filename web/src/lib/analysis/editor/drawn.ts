// A draft as a board shows it: the last position that could be played, with what was entered since. Forecasts stay those of that
// position, because only the module can make them.
import type { Gear } from '$lib/api/Gear';
import type { PlayerState } from '$lib/api/PlayerState';
import type { Position } from '$lib/api/Position';
import type { RawPosition } from '$lib/api/RawPosition';
import type { State } from '$lib/api/State';
import { BLOCKS, foodDays, GEARS, skulls, TECHNOLOGIES, teethOf, TEMPLES } from '$lib/facts/components';

/** The age is that of the next Food Day; where nobody has said how many were held, that of the round. */
export function ageOf({ round, food_days_held: held }: Pick<RawPosition, 'round' | 'food_days_held'>): number {
  const next = held === null ? foodDays.find((day) => round <= day.round) : foodDays[held];
  return next?.age ?? foodDays.at(-1)?.age ?? 1;
}

export function drawn(last: Position, draft: RawPosition): Position {
  return { ...last, state: stateOf(last.state, draft) };
}

function stateOf(last: State, draft: RawPosition): State {
  const { round, food_days_held, start_player, start_space, corn_on_teeth, skulls_placed, seats } = draft;
  const owned = seats.reduce((sum, seat) => sum + seat.skulls, 0);
  const [two, three, four, five] = draft.jungle ?? [];
  return {
    ...last,
    round,
    age: ageOf(draft),
    corn_on_teeth,
    food_days_held: food_days_held ?? last.food_days_held,
    start_player,
    start_space,
    skulls_placed,
    skulls_in_bank: Math.max(0, skulls - skulls_placed.length - owned),
    turn: { ...last.turn, seat: draft.to_move ?? start_player },
    gears: Object.fromEntries(GEARS.map((gear) => [gear, standing(gear, draft)])) as State['gears'],
    jungle: two && three && four && five ? { '2': two, '3': three, '4': four, '5': five } : last.jungle,
    buildings: draft.display ?? last.buildings,
    monuments: draft.monuments ?? last.monuments,
    players: seats.map((_, seat) => playerOf(seat, draft)),
  };
}

function standing(gear: Gear, { workers, dummies }: RawPosition): (number | 'dummy' | null)[] {
  const spaces: (number | 'dummy' | null)[] = Array.from({ length: teethOf(gear) }, () => null);
  for (const at of dummies) if (at.gear === gear) spaces[at.space] = 'dummy';
  for (const [seat, at] of workers) if (at.gear === gear) spaces[at.space] = seat;
  return spaces;
}

function playerOf(seat: number, { seats, workers, start_space }: RawPosition): PlayerState {
  const { blocks, temples, technologies, wealth, ...rest } = seats[seat]!;
  const out = workers.filter(([owner]) => owner === seat).length + (start_space === seat ? 1 : 0);
  return {
    ...rest,
    ...named(BLOCKS, blocks),
    temples: named(TEMPLES, temples),
    technologies: named(TECHNOLOGIES, technologies),
    wealth: wealth ?? [],
    workers_in_hand: Math.max(0, rest.workers_in_play - out),
  };
}

/** Values by name instead of by place. */
function named<Name extends string>(names: Name[], values: number[]): Record<Name, number> {
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])) as Record<Name, number>;
}
