// What the editor says about spaces and tiles.
import type { BoardSeat } from '$lib/board/model.svelte';
import { occupantText, spaceText } from '$lib/board/words';
import type { Space } from '$lib/api/Space';
import { t } from '$lib/text';
import { buildingName, monumentName, wealthText } from '$lib/words/names';
import type { PositionEditor } from './editor.svelte';

/** A space, and who stands there. */
export function spaceWords(editor: PositionEditor, at: Space, seats: BoardSeat[]): string {
  const parts = [spaceText(at.gear, at.space), occupantText(editor.at(at), false, { seats, mine: [] })];
  if (editor.skullAt(at)) parts.push(t('board-skull-placed'));
  return parts.filter(Boolean).join(' ');
}

/** What a tile is, by its id. */
export function tileName(id: string): string {
  if (id.startsWith('w')) return wealthText(id);
  return id.startsWith('m') ? monumentName(id) : buildingName(id);
}
