// What a player has built and kept, each with its sign and its words.
import type { IconName } from '$lib/ui/icons';
import type { Kind } from '$lib/api/Kind';
import type { PlayerState } from '$lib/api/PlayerState';
import { kindRule } from '$lib/rules/links';
import { t } from '$lib/text';
import type { Card } from '$lib/table/parts/cards.svelte';
import { building, monument } from '$lib/facts/components';
import {
  buildingEffects,
  buildingName,
  kindName,
  monumentEffect,
  monumentName,
  monumentShort,
  wealthText,
} from '$lib/words/names';

export interface OwnedTile extends Card {
  kind: Kind | 'wealth';
  icon: IconName;
  /** What it does, beside its sign. */
  text: string;
}

/** Several tiles under one sign. */
export interface OwnedGroup extends Card {
  kind: Kind | 'wealth' | 'mixed';
  icon: IconName;
  count: number;
}

/** Monuments first: they count until the end. Wealth tiles once they are kept. */
export function ownedTiles(player: PlayerState): OwnedTile[] {
  return [
    ...player.monuments.map((id) => ({
      kind: monument(id).kind,
      icon: 'monument' as const,
      text: monumentShort(id),
      title: monumentName(id),
      lines: [monumentEffect(id)],
      rule: 'monuments',
    })),
    ...player.buildings.map((id) => ({
      kind: building(id).kind,
      icon: building(id).kind,
      text: buildingEffects(id),
      title: buildingName(id),
      rule: kindRule(building(id).kind, false),
    })),
    ...(player.wealth.length === 2 ? player.wealth : []).map((id) => ({
      kind: 'wealth' as const,
      icon: 'block' as const,
      text: wealthText(id),
      title: wealthText(id),
      lines: [t('table-wealth')],
      rule: 'setup',
    })),
  ];
}

/** The same, one sign for each kind. */
export function ownedGroups(player: PlayerState): OwnedGroup[] {
  const tiles = ownedTiles(player);
  return [...new Set(tiles.map(({ icon }) => icon))].flatMap((icon): OwnedGroup[] => {
    const group = tiles.filter((tile) => tile.icon === icon);
    const [first] = group;
    if (!first || group.length === 1) return group.map((tile) => ({ ...tile, count: 1 }));
    const { kind, rule } = first;
    const same = group.every((tile) => tile.kind === kind);
    const title = icon === 'monument' ? t('table-monuments') : kind === 'wealth' ? t('table-wealth') : kindName(kind);
    return [
      { kind: same ? kind : 'mixed', icon, count: group.length, title, lines: group.map((tile) => tile.title), rule },
    ];
  });
}

/** Everything in one card. */
export const ownedCard = (tiles: OwnedTile[]): Card => ({
  title: t('table-owned'),
  lines: [...new Set(tiles.map(({ title }) => title))],
});
