// What a level of a technology gives, in the signs of the board.
import type { Technology } from '$lib/api/Technology';
import type { Label, Token } from '$lib/board/labels';
import { BONUS_LEVEL, levelFigures } from '$lib/facts/components';
import type { IconName } from '$lib/ui/icons';

const one = (icon: IconName): Token => ({ icon });
const some = (icon: IconName, amount: number): Token => ({ icon, amount });
const more = (icon: IconName, amount: number): Token => ({ icon, amount, as: 'more' });
const less = (icon: IconName, amount: number): Token => ({ icon, amount, as: 'cost' });

/** Which things a level is about, the last one being the bonus; how many of them the facts say. */
const SIGNS: Record<Technology, ((amount: number, corn: number) => Token[][])[]> = {
  agriculture: [
    (amount) => [[one('jungle'), more('corn', amount)]],
    (amount) => [
      [one('fish'), more('corn', amount)],
      [one('jungle'), one('corn')],
    ],
    (amount) => [[one('jungle'), more('corn', amount)]],
    (amount) => [[more('temple', amount)]],
  ],
  extraction: [
    (amount) => [[more('wood', amount)]],
    (amount) => [[more('stone', amount)]],
    (amount) => [[more('gold', amount)]],
    (amount) => [[some('block', amount)]],
  ],
  architecture: [
    (amount) => [[one('build'), more('corn', amount)]],
    (amount) => [[one('build'), more('points', amount)]],
    (amount, corn) => [
      [one('build'), less('block', amount)],
      [one('build'), less('corn', corn)],
    ],
    (amount) => [[some('points', amount)]],
  ],
  theology: [
    () => [[one('skull'), one('right')]],
    (amount) => [[one('skull')], [less('block', amount), one('temple')]],
    (amount) => [[more('skull', amount)]],
    (amount) => [[some('skull', amount)]],
  ],
};

export function levelSigns(technology: Technology, level: number): Label {
  const { amount, corn } = levelFigures(technology, level);
  return { rows: SIGNS[technology][Math.min(level, BONUS_LEVEL) - 1]?.(amount, corn) ?? [] };
}
