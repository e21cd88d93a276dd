// The signs on the board and on the tiles, and what they mean.
import type { Kind } from '$lib/api/Kind';
import { GOODS, TECHNOLOGIES } from '$lib/facts/components';
import type { IconName } from '$lib/ui/icons';
import { goodName, kindName, technologyName } from '$lib/words/names';
import { t } from '$lib/text';

export interface Sign {
  icon: IconName | 'dummy';
  text: string;
}

const own = (...icons: IconName[]): Sign[] => icons.map((icon) => ({ icon, text: t(`rules-sign-${icon}`) }));
const KINDS: Kind[] = ['farm', 'tomb', 'public', 'shrine'];

/** In groups: what one has, what one does, technologies, kinds of tiles, and marks. */
export function legend(): { id: string; signs: Sign[] }[] {
  return [
    {
      id: 'goods',
      signs: [...GOODS.map((good) => ({ icon: good, text: goodName(good) })), ...own('block', 'points', 'worker')],
    },
    {
      id: 'actions',
      signs: own('fish', 'technology', 'build', 'monument', 'temple', 'market', 'worker-new', 'city', 'burn'),
    },
    { id: 'technologies', signs: TECHNOLOGIES.map((each) => ({ icon: each, text: technologyName(each) })) },
    { id: 'kinds', signs: KINDS.map((kind) => ({ icon: kind, text: kindName(kind) })) },
    {
      id: 'marks',
      signs: [...own('food', 'start', 'crown', 'fall'), { icon: 'dummy', text: t('rules-sign-dummy') }],
    },
  ];
}
