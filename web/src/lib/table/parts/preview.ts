// What an option costs and brings, as small parts with an icon, an amount and words.
import type { Amounts } from '$lib/api/Amounts';
import type { Good } from '$lib/api/Good';
import type { Preview } from '$lib/api/Preview';
import { GOODS, TECHNOLOGIES, TEMPLES } from '$lib/facts/components';
import { goodPart, pointsPart, technologyPart, templePart, type Part } from '$lib/printed/parts';
import { t } from '$lib/text';

export * from '$lib/printed/parts';

const amountOf = (amounts: Amounts, good: Good): number => amounts[good === 'skull' ? 'skulls' : good];

/** What is paid, also where the player chooses only afterwards how to pay. */
export function costParts(preview: Preview): Part[] {
  const parts = GOODS.filter((good) => amountOf(preview.costs, good) > 0).map((good) =>
    goodPart(good, amountOf(preview.costs, good)),
  );
  if (preview.opens === 'anger') parts.push({ icon: 'temple', amount: '1', label: t('table-then-anger') });
  const { blocks } = preview;
  if (blocks > 0) parts.push({ icon: 'block', amount: String(blocks), label: t('table-technology-cost', { blocks }) });
  return parts;
}

/** What is received. */
export function gainParts(preview: Preview): Part[] {
  const parts = GOODS.filter((good) => amountOf(preview.gains, good) > 0).map((good) =>
    goodPart(good, amountOf(preview.gains, good)),
  );
  if (preview.points !== 0) parts.push(pointsPart(preview.points));
  TEMPLES.forEach((temple, index) => {
    const steps = preview.temples[index] ?? 0;
    if (steps !== 0) parts.push(templePart(temple, steps));
  });
  TECHNOLOGIES.forEach((technology, index) => {
    const steps = preview.technologies[index] ?? 0;
    if (steps !== 0) parts.push(technologyPart(technology, steps));
  });
  if (preview.workers > 0) {
    parts.push({
      icon: 'worker',
      amount: `+${preview.workers}`,
      label: t('names-effect-worker', { workers: preview.workers }),
    });
  }
  return parts;
}
