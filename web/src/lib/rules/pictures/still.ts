// What the pictures show of the board: nothing has happened yet, and nobody can be asked anything.
import type { State } from '$lib/api/State';
import { GEARS, teethOf } from '$lib/board/geometry';
import { GROUPS } from '$lib/board/jungle';
import type { Occupants, Scene } from '$lib/board/scene';
import type { Targets } from '$lib/board/targets';
import type { Speaker } from '$lib/board/words';
import { actionAt, harvestTilesPerGroup, playerCounts } from '$lib/facts/components';

/** As many as the box has room for: then the board is shown whole. */
export const PLAYERS = Math.max(...playerCounts.map(({ players }) => players));

function wholeJungle(): State['jungle'] {
  const corn = harvestTilesPerGroup(PLAYERS);
  const groups = GROUPS.map((group) => {
    const action = actionAt('palenque', Number(group));
    return [group, { corn, wood: action?.action === 'harvest' && action.wood > 0 ? corn : 0 }];
  });
  return Object.fromEntries(groups) as State['jungle'];
}

export const STILL: Scene = {
  round: 1,
  days: 0,
  gears: Object.fromEntries(GEARS.map((gear) => [gear, Array(teethOf(gear)).fill(null)])) as Occupants,
  startSpace: null,
  jungle: wholeJungle(),
  skulls: [],
  cornTeeth: [],
};

export const NOBODY: Speaker = { seats: [], mine: [] };

export const NO_TARGETS: Targets = {
  any: false,
  place: new Map(),
  pick: new Map(),
  act: new Map(),
  harvest: new Map(),
  group: null,
};
