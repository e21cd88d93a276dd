// The lessons: where each begins and what its steps want. A goal is judged from the position alone, so any move that
// reaches it will do, undo takes it back, and whoever returns goes on at the same step.
import type { Gear } from '$lib/api/Gear';
import type { PlayerState } from '$lib/api/PlayerState';
import type { Outlook } from '$lib/api/Outlook';
import type { Position } from '$lib/api/Position';
import type { Space } from '$lib/api/Space';
import { figures } from '$lib/rules/figures';
import { GEARS, goodsAt, priceOf, temples } from '$lib/facts/components';
import { goodsText, spaceName } from '$lib/words/names';
import type { Args } from '$lib/text';
import './texts';

/** The learner's seat in every recorded game. */
export const ME = 0;

export interface Step {
  reached: (now: Position) => boolean;
  /** What its words speak of besides the figures of the rules. */
  args?: (now: Position) => Args;
  /** Actions to mark on the board; `end` marks the button. */
  look?: (now: Position) => string[];
}

export interface Lesson {
  id: string;
  /** The round it begins in: a later one without the goal means that the chance has passed. */
  round: number;
  steps: Step[];
}

const mine = (now: Position): PlayerState => now.state.players[ME]!;
const sum = (values: Record<string, number>): number => Object.values(values).reduce((a, b) => a + b, 0);
const placed = (now: Position): number => mine(now).workers_in_play - mine(now).workers_in_hand;
const after = (round: number) => (now: Position) => now.state.round > round;

/** Where one's workers stand on a gear, the furthest last. */
function spacesOf(now: Position, gear: Gear): number[] {
  return now.state.gears[gear].flatMap((who, space) => (who === ME ? [space] : []));
}

const at = (space: Space): Args => ({ at: spaceName(space) });
const furthest = (now: Position, gear: Gear): Space => ({ gear, space: spacesOf(now, gear).at(-1) ?? 0 });
const pick = ({ gear, space }: Space): string => `pick ${gear} ${space}`;

/** A step about one worker, which stands at a known space when the lesson begins. */
function worker(space: Space, reached: Step['reached'], more: string[] = [], args: () => Args = () => ({})): Step {
  return { reached, args: () => ({ ...at(space), ...args() }), look: () => [pick(space), ...more] };
}

/** What can be done without the worker that waits: placing one from the hand, or picking up another. */
function otherWorkers(now: Position): string[] {
  if (mine(now).workers_in_hand > 0) return ['place tikal', 'place uxmal', 'place yaxchilan'];
  return GEARS.filter((gear) => gear !== 'palenque').flatMap((gear) =>
    spacesOf(now, gear).map((space) => pick({ gear, space })),
  );
}

const endTurn = (reached: Step['reached']): Step => ({ reached, look: () => ['end'] });

const YAXCHILAN_3: Space = { gear: 'yaxchilan', space: 3 };
const TEMPLES_AT_FIRST = temples.reduce((steps, { start }) => steps + start, 0);
const climbed = (now: Position): number => sum(mine(now).temples) - TEMPLES_AT_FIRST;
/** Its worker began on the space with the number of the round, and every day adds one to both. */
const stillWaits = (now: Position): boolean => now.state.gears.palenque[now.state.round] === ME;

export const LESSONS: Lesson[] = [
  {
    id: 'place',
    round: 1,
    steps: [
      { reached: (now) => placed(now) >= 1, look: () => ['place palenque', 'place yaxchilan', 'place tikal'] },
      { reached: (now) => placed(now) >= 2, look: () => ['place yaxchilan', 'place tikal', 'place uxmal'] },
      endTurn((now) => placed(now) >= 2 && now.state.round > 1),
    ],
  },
  {
    id: 'pick',
    round: 3,
    steps: [
      worker(
        YAXCHILAN_3,
        (now) => mine(now).gold > 0,
        [],
        () => ({
          goods: goodsText(goodsAt(YAXCHILAN_3.gear, YAXCHILAN_3.space)),
        }),
      ),
      endTurn((now) => mine(now).gold > 0 && now.state.round > 3),
    ],
  },
  {
    id: 'wait',
    round: 3,
    steps: [
      {
        reached: (now) => now.state.round > 3 && stillWaits(now),
        args: (now) => at(furthest(now, 'palenque')),
        look: (now) => (now.state.turn.placed > 0 ? ['end'] : ['place tikal', 'place uxmal', 'place yaxchilan']),
      },
      {
        reached: (now) => now.state.round > 4 && stillWaits(now),
        args: (now) => at(furthest(now, 'palenque')),
        look: (now) => (now.state.turn.placed + now.state.turn.picked > 0 ? ['end'] : otherWorkers(now)),
      },
    ],
  },
  {
    id: 'back',
    round: 4,
    steps: [worker({ gear: 'yaxchilan', space: 4 }, (now) => mine(now).stone > 2, ['do 2'])],
  },
  {
    id: 'harvest',
    round: 3,
    steps: [
      worker({ gear: 'palenque', space: 3 }, (now) => mine(now).wood_tiles > 0, ['wood']),
      {
        reached: (now) => mine(now).wood_tiles > 0 && mine(now).corn_tiles > 0 && climbed(now) < 0,
        args: (now) => at(furthest(now, 'palenque')),
        look: (now) => [pick(furthest(now, 'palenque')), 'burn'],
      },
    ],
  },
  {
    id: 'feed',
    round: 8,
    steps: [
      {
        reached: (now) => now.state.food_days_held > 0 || outlook(now).corn_missing === 0,
        args: (now) => ({ due: outlook(now).corn_due }),
        look: (now) => [pick(furthest(now, 'yaxchilan')), pick(furthest(now, 'palenque'))],
      },
      endTurn((now) => now.state.food_days_held > 0 && mine(now).points >= 0),
    ],
  },
  {
    id: 'technology',
    round: 2,
    steps: [
      worker({ gear: 'tikal', space: 1 }, (now) => sum(mine(now).technologies) > 0),
      endTurn((now) => sum(mine(now).technologies) > 0 && now.state.round > 2),
    ],
  },
  {
    id: 'build',
    round: 3,
    steps: [worker({ gear: 'tikal', space: 2 }, (now) => mine(now).buildings.length > 0, ['do 2'])],
  },
  {
    id: 'temple',
    round: 5,
    steps: [
      // Whoever climbs twice first still has this worker to use.
      worker(
        { gear: 'uxmal', space: 1 },
        (now) => climbed(now) === 1 || climbed(now) > 2,
        [],
        () => priceOf('uxmal', 1) ?? {},
      ),
      worker({ gear: 'tikal', space: 5 }, (now) => climbed(now) > 2),
    ],
  },
  {
    id: 'skull',
    round: 4,
    steps: [
      worker({ gear: 'yaxchilan', space: 4 }, (now) => mine(now).skulls > 0 || now.state.skulls_placed.length > 0),
      worker({ gear: 'chichen-itza', space: 3 }, (now) => now.state.skulls_placed.length > 0 && mine(now).points > 0),
    ],
  },
  {
    id: 'start',
    round: 4,
    steps: [
      { reached: (now) => now.state.start_space === ME, look: () => ['place start'] },
      endTurn((now) => now.state.round > 4 && now.state.start_player === ME),
    ],
  },
  {
    id: 'end',
    round: 27,
    steps: [
      {
        reached: (now) => now.state.result !== null,
        look: (now) => (now.state.turn.placed + now.state.turn.picked > 0 ? ['end'] : []),
      },
    ],
  },
];

function outlook(now: Position): Pick<Outlook, 'corn_due' | 'corn_missing'> {
  return now.forecast.seats[ME] ?? { corn_due: 0, corn_missing: 0 };
}

/** How many steps are behind: a later one reached leaves the earlier ones behind too. */
export function stepsDone({ steps }: Lesson, now: Position): number {
  return steps.findLastIndex(({ reached }) => reached(now)) + 1;
}

/** Whether the turn for it has gone by. The steps of waiting have a round each. */
export function chancePassed(lesson: Lesson, now: Position, done: number): boolean {
  if (done >= lesson.steps.length || now.state.result !== null) return done < lesson.steps.length;
  if (lesson.id === 'wait') return !stillWaits(now);
  if (lesson.id === 'place') return false;
  return after(lesson.round)(now);
}

/** The words of a step get the figures of the rules and its own. */
export function stepArgs(step: Step | undefined, now: Position): Args {
  return { ...figures(), ...step?.args?.(now) };
}

const records = import.meta.glob<string>('./lessons/*.tzk', { query: '?raw', import: 'default' });

/** The recorded game that a lesson begins from. */
export async function recordOf(id: string): Promise<string> {
  const load = records[`./lessons/${id}.tzk`];
  if (!load) throw new Error(`no recorded game for ${id}`);
  return load();
}
