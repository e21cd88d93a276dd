// The text form of actions, which is parsed only here.
import type { Block } from '$lib/api/Block';
import type { Gear } from '$lib/api/Gear';
import type { Technology } from '$lib/api/Technology';
import type { Temple } from '$lib/api/Temple';

export type Form = 'usual' | 'plain' | Block;

export type ParsedAction =
  | { verb: 'keep'; tiles: [string, string] }
  | { verb: 'beg' | 'anger' | 'climb'; temple: Temple }
  | { verb: 'place'; gear: Gear | 'start' }
  | { verb: 'pick' | 'do-any'; gear: Gear; space: number }
  | { verb: 'do'; space: number }
  | { verb: 'ahead' | 'nothing' | 'corn' | 'wood' | 'burn' | 'stop' | 'end' | 'unknown' }
  | { verb: 'advance'; technology: Technology }
  | { verb: 'pay'; blocks: Block[] }
  | { verb: 'build'; building: string; form: Form }
  | { verb: 'monument'; monument: string }
  | { verb: 'take' | 'sell' | 'buy' | 'offer'; block: Block }
  | { verb: 'days'; days: number };

const ENDS = /^(?:end|keep|days)\b/;

/** Whether an action ends what a seat decides in one go: a turn, the choice of tiles or of days. */
export const endsLine = (action: string): boolean => ENDS.test(action);

export function parseAction(action: string): ParsedAction {
  const [verb = '', first = '', second = '', third = ''] = action.split(' ');
  switch (verb) {
    case 'keep':
      return { verb, tiles: [first, second] };
    case 'beg':
    case 'anger':
    case 'climb':
      return { verb, temple: first as Temple };
    case 'place':
      return { verb, gear: first as Gear | 'start' };
    case 'pick':
      return { verb, gear: first as Gear, space: Number(second) };
    case 'do':
      if (first === 'ahead') return { verb: 'ahead' };
      if (second !== '') return { verb: 'do-any', gear: first as Gear, space: Number(second) };
      return { verb, space: Number(first) };
    case 'nothing':
    case 'corn':
    case 'wood':
    case 'burn':
    case 'stop':
    case 'end':
      return { verb };
    case 'advance':
      return { verb, technology: first as Technology };
    case 'pay':
      return { verb, blocks: action.split(' ').slice(1) as Block[] };
    case 'build':
      return {
        verb,
        building: first,
        form: second === 'save' ? (third as Block) : second === 'plain' ? 'plain' : 'usual',
      };
    case 'monument':
      return { verb, monument: first };
    case 'take':
    case 'sell':
    case 'buy':
    case 'offer':
      return { verb, block: first as Block };
    case 'days':
      return { verb, days: Number(first) };
    default:
      // A newer server may know more actions; those can still be chosen.
      return { verb: 'unknown' };
  }
}
