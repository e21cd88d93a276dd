import type { Gear } from '$lib/api/Gear';
import type { IconName } from '$lib/ui/icons';

/** What a gear shows where there is no room for its name. */
export const EMBLEMS: Record<Gear, IconName> = {
  palenque: 'agriculture',
  yaxchilan: 'extraction',
  tikal: 'architecture',
  uxmal: 'market',
  'chichen-itza': 'theology',
};
