import { describe, expect, it } from 'vitest';
import {
  CALENDAR_TEETH,
  GEARS,
  calendarToothDirection,
  calendarTurn,
  centre,
  direction,
  gearTurn,
  lastSpace,
  meshDirection,
  pitchRadius,
  socket,
  spaceDirection,
  teethOf,
  toothAngle,
  type Point,
} from '$lib/board/geometry';
import { outerRadius, outline } from '$lib/board/teeth';

/** The distance from the nearest whole number, 0 to 0.5. */
const offWhole = (value: number) => Math.abs(value - Math.round(value));

/** Every day of a game and half-way through each turn. */
const MOMENTS = Array.from({ length: 53 }, (_, i) => i / 2);

/** Where the mesh lies between the teeth of the calendar, in teeth: whole at a tooth, half at a gap. */
const calendarAtMesh = (gear: (typeof GEARS)[number], days: number) =>
  (direction(gear) - calendarToothDirection(1, 1 + days)) / toothAngle(CALENDAR_TEETH);

/** The same for a gear, whose teeth are its spaces. */
const gearAtMesh = (gear: (typeof GEARS)[number], days: number) =>
  (meshDirection(gear) - spaceDirection(gear, 0) - gearTurn(gear, days)) / toothAngle(teethOf(gear));

function turned(points: Point[], degrees: number, middle: Point = { x: 0, y: 0 }): Point[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return points.map(({ x, y }) => ({ x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos }));
}

function inside(point: Point, polygon: Point[]): boolean {
  let odd = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  });
  return odd;
}

describe('the mesh', () => {
  it('has a tooth of one facing a gap of the other, at every day and half-way through each turn', () => {
    for (const gear of GEARS) {
      for (const days of MOMENTS) {
        // The teeth of one and the gaps of the other pass the mesh at the same moment, from opposite sides.
        const sum = calendarAtMesh(gear, days) + gearAtMesh(gear, days);
        expect(offWhole(sum - 0.5), `${gear} after ${days} days`).toBeLessThan(1e-9);
      }
    }
  });

  it('never lets wood cut into stone', () => {
    const calendar = outline(CALENDAR_TEETH);
    for (const gear of GEARS) {
      const wheel = outline(teethOf(gear));
      for (let tenth = 0; tenth < 10; tenth++) {
        const days = tenth / 10;
        const stone = turned(calendar, calendarToothDirection(1, 1) + calendarTurn(days));
        const wood = turned(wheel, spaceDirection(gear, 0) + gearTurn(gear, days), centre(gear));
        expect(
          wood.filter((point) => inside(point, stone)),
          `${gear} in the calendar at ${days}`,
        ).toEqual([]);
        expect(
          stone.filter((point) => inside(point, wood)),
          `the calendar in ${gear} at ${days}`,
        ).toEqual([]);
      }
    }
  });

  it('turns every gear by one tooth a day, against the calendar', () => {
    for (const gear of GEARS) expect(gearTurn(gear, 1)).toBeCloseTo(360 / teethOf(gear));
    expect(calendarTurn(1)).toBeCloseTo(-360 / 26);
  });
});

describe('the spaces', () => {
  it('stand at the sum of the radii, every 72 degrees, Chichen Itza below', () => {
    for (const gear of GEARS) {
      const { x, y } = centre(gear);
      expect(Math.hypot(x, y)).toBeCloseTo(pitchRadius(26) + pitchRadius(teethOf(gear)));
    }
    expect(centre('chichen-itza').x).toBeCloseTo(0);
    expect(centre('chichen-itza').y).toBeCloseTo(39);
    expect(centre('palenque').x).toBeCloseTo(-centre('uxmal').x);
    expect(centre('yaxchilan').y).toBeCloseTo(centre('tikal').y);
  });

  it('leave the unnumbered ones at the mesh: 0 is the first after it and the last numbered one the last before', () => {
    for (const gear of GEARS) {
      const tooth = toothAngle(teethOf(gear));
      const fromMesh = (space: number) => {
        const angle = (spaceDirection(gear, space) - meshDirection(gear) + 3600) % 360;
        return (angle > 180 ? angle - 360 : angle) / tooth;
      };
      const last = lastSpace(gear);
      expect(fromMesh(0)).toBeGreaterThan(1);
      expect(fromMesh(last)).toBeLessThan(-1);
      for (let space = last + 1; space < teethOf(gear); space++) expect(Math.abs(fromMesh(space))).toBeLessThan(1);
    }
  });

  it('never reach another gear', () => {
    for (const a of GEARS) {
      for (const b of GEARS) {
        if (a === b) continue;
        const gap = Math.hypot(centre(a).x - centre(b).x, centre(a).y - centre(b).y);
        expect(gap).toBeGreaterThan(outerRadius(teethOf(a)) + outerRadius(teethOf(b)));
      }
    }
  });

  it('carry a worker to the next space in a day', () => {
    for (const gear of GEARS) {
      const middle = centre(gear);
      const from = socket(gear, 2);
      const [there] = turned([{ x: from.x - middle.x, y: from.y - middle.y }], gearTurn(gear, 1), middle);
      expect(there?.x).toBeCloseTo(socket(gear, 3).x);
      expect(there?.y).toBeCloseTo(socket(gear, 3).y);
    }
  });
});
