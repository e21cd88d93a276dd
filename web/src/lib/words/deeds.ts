// Actions in words, starting with the verb, for buttons, hints and the summary of a turn.
import type { Block } from '$lib/api/Block';
import type { Position } from '$lib/api/Position';
import type { Space } from '$lib/api/Space';
import { list, t } from '$lib/text';
import { parseAction } from './actions';
import { BLOCKS } from '$lib/facts/components';
import {
  actionText,
  amountObject,
  blockObject,
  buildingName,
  gearName,
  monumentName,
  spaceName,
  technologyName,
  templeName,
  wealthText,
} from './names';

/** "1 wood and 2 gold", from a list of single blocks. */
export function blocksText(blocks: Block[]): string {
  const counted = BLOCKS.map((block) => [block, blocks.filter((each) => each === block).length] as const);
  return list(counted.filter(([, count]) => count > 0).map(([block, count]) => amountObject(block, count)));
}

/** "Tikal 3: advance once or twice in technology". */
export const spaceDeed = (at: Space): string =>
  t('table-deed-space', { at: spaceName(at), action: actionText(at.gear, at.space) });

/** An action of the open decision in words. `reached` is the space of the worker in hand. */
export function deedText(action: string, position: Position, reached: Space | null = null): string {
  const parsed = parseAction(action);
  switch (parsed.verb) {
    case 'keep':
      return t('table-deed-keep', { first: wealthText(parsed.tiles[0]), second: wealthText(parsed.tiles[1]) });
    case 'beg':
    case 'anger':
    case 'climb':
      return t(`table-deed-${parsed.verb}`, { temple: templeName(parsed.temple) });
    case 'place': {
      if (parsed.gear === 'start') return t('table-deed-place-start');
      const next = position.next_spaces.find(({ gear }) => gear === parsed.gear);
      if (next?.space == null) return t('table-deed-place', { at: gearName(parsed.gear) });
      return t('table-deed-place', { at: spaceName({ gear: parsed.gear, space: next.space }) });
    }
    case 'pick':
      return t('table-deed-pick', { at: spaceName(parsed) });
    case 'do-any':
      return spaceDeed(parsed);
    case 'do':
      return reached
        ? spaceDeed({ gear: reached.gear, space: parsed.space })
        : t('table-deed-do', { space: parsed.space });
    case 'ahead':
      return reached ? spaceDeed({ gear: reached.gear, space: reached.space + 1 }) : t('table-deed-ahead');
    case 'advance':
      return t('table-deed-advance', { technology: technologyName(parsed.technology) });
    case 'pay':
      return t('table-deed-pay', { blocks: blocksText(parsed.blocks) });
    case 'build': {
      const building = buildingName(parsed.building);
      if (parsed.form === 'usual') return t('table-deed-build', { building });
      if (parsed.form === 'plain') return t('table-deed-build-plain', { building });
      return t('table-deed-build-save', { building, block: blockObject(parsed.form) });
    }
    case 'monument':
      return t('table-deed-build', { building: monumentName(parsed.monument) });
    case 'take':
    case 'sell':
    case 'buy':
    case 'offer':
      return t(`table-deed-${parsed.verb}`, { block: blockObject(parsed.block) });
    case 'days':
      return t('table-deed-days', { days: parsed.days });
    default:
      return t(`table-deed-${parsed.verb}`);
  }
}

/** A suggested turn in words: each action with the space of its worker. */
export function turnDeeds(actions: string[], position: Position): string[] {
  let reached: Space | null = null;
  // Every placed worker changes the next free space, so only the gear is named from the second worker on.
  const placed = new Set<string>();
  return actions.flatMap((action) => {
    const parsed = parseAction(action);
    if (parsed.verb === 'pick') reached = { gear: parsed.gear, space: parsed.space };
    if (parsed.verb === 'end') return [];
    if (parsed.verb === 'place' && parsed.gear !== 'start') {
      if (placed.has(parsed.gear)) return [t('table-deed-place', { at: gearName(parsed.gear) })];
      placed.add(parsed.gear);
    }
    return [deedText(action, position, reached)];
  });
}
