// Why a position cannot be played, in words.
import type { PositionFault } from '$lib/api/PositionFault';
import { t, wordOr } from '$lib/text';
import { gearName, spaceName, technologyName, templeName } from '$lib/words/names';
import { tileName } from './words';

/** A fault as a sentence. `who` names seats. */
export function faultText(fault: PositionFault, who: (seat: number) => string): string {
  switch (fault.code) {
    case 'start-space':
    case 'too-much':
      return t(`editor-fault-${fault.code}`, { player: who(fault.seat) });
    case 'workers':
      return t('editor-fault-workers', { player: who(fault.seat), least: fault.least, most: fault.most });
    case 'workers-out':
      return t('editor-fault-workers-out', { player: who(fault.seat), workers: fault.workers, out: fault.out });
    case 'space':
    case 'taken-twice':
      return t(`editor-fault-${fault.code}`, { at: spaceName(fault) });
    case 'temple-step':
      return t('editor-fault-temple-step', { player: who(fault.seat), temple: templeName(fault.temple) });
    case 'temple-top':
      return t('editor-fault-temple-top', { temple: templeName(fault.temple) });
    case 'technology':
      return t('editor-fault-technology', {
        player: who(fault.seat),
        technology: technologyName(fault.technology),
      });
    case 'jungle':
      return t('editor-fault-jungle', { at: spaceName({ gear: 'palenque', space: fault.space }) });
    case 'skull-space':
      return t('editor-fault-skull-space', { gear: gearName('chichen-itza'), space: fault.space });
    case 'building':
      return t('editor-fault-building', { tile: tileName(fault.building) });
    case 'monument':
      return t('editor-fault-monument', { tile: tileName(fault.monument) });
    case 'wealth':
      return t('editor-fault-wealth', { tile: tileName(fault.tile) });
    default: {
      const { code, ...numbers } = fault;
      return wordOr(`editor-fault-${code}`, 'problem-bad-position', numbers);
    }
  }
}
