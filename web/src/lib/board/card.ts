/** The words about what is pointed at. */
import type { Choice } from '$lib/api/Choice';
import type { Gear } from '$lib/api/Gear';
import type { NextSpace } from '$lib/api/NextSpace';
import type { Position } from '$lib/api/Position';
import { foodDays, rounds } from '$lib/facts/components';
import { t } from '$lib/text';
import { gearName } from '$lib/words/names';
import type { Pointed } from './pointed';
import type { Scene } from './scene';
import { isPossible, spaceKey, type Targets } from './targets';
import { actText, occupantText, placeText, spaceText, startText, whyNot, type Speaker } from './words';

export interface CardLine {
  text: string;
  tone?: 'refused' | 'possible' | 'quiet';
}

export interface CardContent {
  title: string;
  lines?: string[];
  /** What is told piece by piece. */
  rows?: { name: string; text: string; here: boolean }[];
  /** What depends on the moment. */
  notes: CardLine[];
}

/** A card, and where it belongs on the page. */
export interface Explained extends CardContent {
  anchor: DOMRect;
  /** What the anchor is a part of, with its labels. */
  whole?: DOMRect | undefined;
  /** What stays in view: the round and the Food Day first, then the other gears. */
  clear?: DOMRect[] | undefined;
}

export interface Surroundings {
  scene: Scene;
  targets: Targets;
  nexts: Map<Gear, NextSpace>;
  falling: Set<string>;
  speaker: Speaker;
  current: Position;
  /** What was chosen: why something cannot be done is told to those who tried. */
  selected: string | null;
}

export function cardOf(pointed: Pointed, around: Surroundings): CardContent | null {
  const { scene, targets, speaker } = around;
  switch (pointed.kind) {
    case 'gear': {
      const notes = placeLines(pointed.gear, around);
      return notes.length > 0 ? { title: gearName(pointed.gear), notes } : null;
    }
    case 'space': {
      const { gear, space } = pointed;
      const key = spaceKey(gear, space);
      const notes: CardLine[] = [];
      const who = occupantText(scene.gears[gear][space] ?? null, around.falling.has(key), speaker);
      if (who) notes.push({ text: who, tone: 'quiet' });
      if (gear === 'chichen-itza' && scene.skulls.includes(space)) {
        notes.push({ text: t('board-skull-placed'), tone: 'quiet' });
      }
      const [pick, act] = [targets.pick.get(key), targets.act.get(key)];
      if (isPossible(pick)) notes.push({ text: t('board-pick'), tone: 'possible' });
      else if (act ?? pick) notes.push(...told(act ?? pick, actText(act ?? pick!, speaker), around));
      else if (!who) notes.push(...placeLines(gear, around));
      return { title: spaceText(gear, space), notes };
    }
    case 'start': {
      const choice = targets.place.get('start');
      const refused = choice && !isPossible(choice);
      const title = startText(scene.startSpace, refused ? undefined : choice, speaker);
      return { title, notes: refused ? told(choice, whyNot(choice, speaker) ?? '', around) : [] };
    }
    case 'jungle': {
      const fields = Object.entries(scene.jungle).find(([group]) => Number(group) === pointed.group)?.[1];
      if (!fields) return null;
      const { corn, wood } = fields;
      return { title: t('board-jungle-group', { group: pointed.group, corn, wood, free: corn - wood }), notes: [] };
    }
    case 'calendar': {
      const next = foodDays.find(({ round }) => round >= scene.round);
      return {
        title: t('board-round-label', { round: scene.round, rounds }),
        lines: [t('board-calendar-turns'), t('board-calendar-corn')],
        rows: foodDays.map(({ round, kind }) => ({
          name: t('board-calendar-food', { round }),
          text: t('board-food-kind', { kind }),
          here: round === next?.round,
        })),
        notes: [],
      };
    }
  }
}

/** Where the next worker goes, while one can be placed; why it cannot, once that was tried. */
function placeLines(gear: Gear, around: Surroundings): CardLine[] {
  const choice = around.targets.place.get(gear);
  return told(choice, placeText(gear, around.nexts.get(gear), choice, around.speaker), around);
}

function told(choice: Choice | undefined, text: string, { selected }: Surroundings): CardLine[] {
  if (!choice) return [];
  if (!choice.refusal) return [{ text, tone: 'possible' }];
  return selected === choice.action ? [{ text, tone: 'refused' }] : [];
}
