/** The words beside what is pointed at, and where they go. */
import type { NextSpace } from '$lib/api/NextSpace';
import type { Gear } from '$lib/api/Gear';
import type { Position } from '$lib/api/Position';
import { t } from '$lib/text';
import { inFrame, type Frame } from './frame';
import { centre, START_SPACE, type Point } from './geometry';
import { layoutJungle } from './jungle';
import type { Pointed } from './pointed';
import type { Scene } from './scene';
import { isPossible, spaceKey, type Targets } from './targets';
import { actText, occupantText, placeText, spaceText, startText, type Speaker } from './words';

export interface CardLine {
  text: string;
  tone?: 'refused' | 'possible' | 'quiet';
}

export interface CardContent {
  at: Point;
  lines: CardLine[];
}

export interface Surroundings {
  frame: Frame;
  scene: Scene;
  targets: Targets;
  nexts: Map<Gear, NextSpace>;
  falling: Set<string>;
  speaker: Speaker;
  current: Position;
}

export function cardOf(pointed: Pointed, around: Surroundings): CardContent | null {
  const { frame, scene, targets, speaker } = around;
  switch (pointed.kind) {
    case 'gear':
      return { at: inside(frame, centre(pointed.gear)), lines: [placeLine(pointed.gear, around)] };
    case 'space': {
      const { gear, space } = pointed;
      const key = spaceKey(gear, space);
      const lines: CardLine[] = [{ text: spaceText(gear, space) }];
      const who = occupantText(scene.gears[gear][space] ?? null, around.falling.has(key), speaker);
      if (who) lines.push({ text: who, tone: 'quiet' });
      if (gear === 'chichen-itza' && scene.skulls.includes(space)) {
        lines.push({ text: t('board-skull-placed'), tone: 'quiet' });
      }
      const [pick, act] = [targets.pick.get(key), targets.act.get(key)];
      if (pick && isPossible(pick)) lines.push({ text: t('board-pick'), tone: 'possible' });
      else if (act ?? pick) lines.push(tonedBy(act ?? pick, actText(act ?? pick!, speaker)));
      else if (!who && targets.place.has(gear)) lines.push(placeLine(gear, around));
      return { at: inside(frame, centre(gear)), lines };
    }
    case 'start': {
      const choice = targets.place.get('start');
      const text = startText(scene.startSpace, choice, speaker);
      return { at: inside(frame, START_SPACE), lines: [tonedBy(choice, text)] };
    }
    case 'jungle': {
      const place = layoutJungle(frame, around.current.state.players.length).groups.find(
        ({ group }) => Number(group) === pointed.group,
      );
      if (!place) return null;
      const { corn, wood } = scene.jungle[place.group];
      const text = t('board-jungle-group', { group: pointed.group, corn, wood, free: corn - wood });
      return { at: { x: place.x + place.width / 2, y: place.y - 52 }, lines: [{ text }] };
    }
  }
}

/**
 * On the calendar, where it covers neither gears nor labels: towards what is spoken of, or on the far side where that
 * gear is lifted out.
 */
function inside(frame: Frame, { x, y }: Point): Point {
  const far = Math.hypot(x, y) / (frame.tight ? -9 : 8.5);
  return inFrame(frame, { x: x / far, y: y / far });
}

function placeLine(gear: Gear, { targets, nexts, speaker }: Surroundings): CardLine {
  const choice = targets.place.get(gear);
  return tonedBy(choice, placeText(gear, nexts.get(gear), choice, speaker));
}

function tonedBy(choice: Parameters<typeof isPossible>[0], text: string): CardLine {
  if (!choice) return { text, tone: 'quiet' };
  return { text, tone: isPossible(choice) ? 'possible' : 'refused' };
}
