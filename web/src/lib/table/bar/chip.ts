// An option as a small button: what it is about, what it costs, what it brings.
import type { PlayerState } from '$lib/api/PlayerState';
import type { Temple } from '$lib/api/Temple';
import type { IconName } from '$lib/ui/icons';
import { t } from '$lib/text';
import type { ParsedAction } from '$lib/words/actions';
import type { Option } from '$lib/table/model/choices';
import { TEMPLES } from '$lib/facts/components';
import { goodName, levelText, stepText, technologyName, templeName } from '$lib/words/names';
import { costParts, gainParts, type Part } from '$lib/table/parts/preview';

interface Noun {
  icon: IconName;
  tint?: Temple;
  text: string;
}

export interface Chip {
  /** The bar asks the question: a chip need only name what it is about. None where it takes a whole sentence. */
  noun: Noun | null;
  /** Steps on what it names, up or down. */
  steps: string | null;
  costs: Part[];
  gains: Part[];
  /** What the level of a technology does. */
  effect: string | null;
  /** What lies behind it, in sentences. */
  lines: string[];
}

function nounOf(parsed: ParsedAction): Noun | null {
  switch (parsed.verb) {
    case 'climb':
    case 'anger':
    case 'beg':
      return { icon: 'temple', tint: parsed.temple, text: templeName(parsed.temple) };
    case 'advance':
      return { icon: parsed.technology, text: technologyName(parsed.technology) };
    case 'take':
    case 'offer':
      return { icon: parsed.block, text: goodName(parsed.block) };
    default:
      return null;
  }
}

/** `player` is who chooses. */
export function chipOf({ choice, parsed }: Option, player: PlayerState | undefined): Chip {
  const noun = nounOf(parsed);
  const { preview } = choice;
  if (!preview) return { noun, steps: null, costs: [], gains: [], effect: null, lines: [] };
  const named = ({ icon, tint }: Part) => icon === noun?.icon && tint === noun.tint;
  const gained = parsed.verb === 'pay' ? [] : gainParts(preview);
  // What a chip names is not told again: steps stand beside the name, a block is all there is to it.
  const chip: Chip = {
    noun,
    steps: gained.find((part) => named(part) && part.icon !== goodOf(parsed))?.amount ?? null,
    costs: costParts(preview).filter((part) => !named(part)),
    gains: gained.filter((part) => !named(part)),
    effect: null,
    lines: [],
  };
  if (parsed.verb === 'advance' && player) {
    const level = player.technologies[parsed.technology] + 1;
    chip.effect = levelText(parsed.technology, level);
    chip.lines.push(chip.effect);
    // The blocks are chosen afterwards; how many is known.
    const { blocks } = preview;
    if (blocks > 0) {
      const label = t('table-technology-cost', { blocks });
      chip.costs.push({ icon: 'block', amount: String(blocks), label });
      chip.lines.push(label);
    }
  }
  if (noun?.tint && player) {
    const step = player.temples[noun.tint] + (preview.temples[TEMPLES.indexOf(noun.tint)] ?? 0);
    chip.lines.push(stepText(noun.tint, step));
  }
  return chip;
}

const goodOf = (parsed: ParsedAction): IconName | null => ('block' in parsed ? parsed.block : null);
