// Why something is not possible, in words with figures.
import type { PerBlock } from '$lib/api/PerBlock';
import type { Refusal } from '$lib/api/Refusal';
import { t, wordOr } from '$lib/text';
import {
  blockObject,
  buildingName,
  gearName,
  goodsText,
  monumentName,
  spaceName,
  technologyName,
  templeName,
  wealthText,
} from './names';

const blocks = ([wood, stone, gold]: PerBlock<number>): string => goodsText({ wood, stone, gold });

/** A refusal as a sentence. `who` names seats; without it they are called somebody else. */
export function refusalText(refusal: Refusal, who: (seat: number) => string = () => t('names-somebody')): string {
  const say = (args: Record<string, string | number> = {}) =>
    wordOr(`names-refusal-${refusal.code}`, 'names-refusal-unknown', args);
  switch (refusal.code) {
    case 'not-to-act':
      return say({ who: who(refusal.seat) });
    case 'other-decision':
      return say({ open: wordOr(`names-decision-${refusal.open}`, 'names-unknown') });
    case 'not-dealt':
      return say({ tile: wealthText(refusal.tile) });
    case 'lowest-step':
    case 'top-step':
    case 'same-temple':
      return say({ temple: templeName(refusal.temple) });
    case 'top-step-taken':
      return say({ temple: templeName(refusal.temple), who: who(refusal.by) });
    case 'gear-full':
      return say({ gear: gearName(refusal.gear) });
    case 'start-space-taken':
      return say({ who: who(refusal.by) });
    case 'no-worker-there':
      return say({ at: spaceName(refusal) });
    case 'needs-technology':
      return say({ technology: technologyName(refusal.technology), needs: refusal.needs, has: refusal.has });
    case 'out-of-reach':
      return say({ at: spaceName(refusal.action) });
    case 'bonus-lost':
      return say({ technology: technologyName(refusal.technology) });
    case 'building-not-on-display':
      return say({ building: buildingName(refusal.building) });
    case 'monument-not-on-display':
      return say({ monument: monumentName(refusal.monument) });
    case 'blocks-missing':
      return say({ needs: blocks(refusal.needs), missing: blocks(refusal.missing) });
    case 'no-block':
      return say({ block: blockObject(refusal.block) });
    case 'would-push-off':
      return say({ at: spaceName(refusal.at), who: who(refusal.seat) });
    default: {
      // The remaining refusals have only numbers as arguments, or none.
      const { code, ...numbers } = refusal;
      void code;
      return say(numbers);
    }
  }
}
