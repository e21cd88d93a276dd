import { beforeAll, expect, test, vi } from 'vitest';
import { beside } from '$lib/table/parts/beside';

const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, x: left, y: top, right: left + width, bottom: top + height }) as DOMRect;
const SIZE = { width: 200, height: 90 };
const at = (anchor: DOMRect, around = {}) => {
  const { left, top } = beside(anchor, SIZE.width, SIZE.height, around);
  return rect(left, top, SIZE.width, SIZE.height);
};
const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const apart = (a: DOMRect, b: DOMRect) =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

beforeAll(() => {
  vi.stubGlobal('innerWidth', 1366);
  vi.stubGlobal('innerHeight', 650);
});

const hub = rect(400, 180, 200, 200);

test('a card stands beside what it speaks of, and never over the round', () => {
  // A space to the left of the hub: on its right the card would cover the round.
  const space = rect(380, 260, 14, 14);
  expect(meet(at(space), hub)).toBe(true);
  const card = at(space, { clear: [hub] });
  expect(meet(card, hub)).toBe(false);
  expect(meet(card, space)).toBe(false);
  expect(apart(card, space)).toBeLessThan(20);
});

test('it leaves the whole in view, on the side that is nearest', () => {
  const gear = rect(250, 200, 140, 140);
  const space = rect(255, 260, 14, 14);
  const card = at(space, { whole: gear, clear: [hub] });
  expect(card.right).toBeLessThanOrEqual(gear.left);
});

test('a menu leaves a lesson in view, even where that is the side nearest to it', () => {
  const lesson = rect(10, 50, 254, 400);
  const gear = rect(290, 200, 140, 140);
  const worker = rect(295, 260, 14, 14);
  expect(meet(at(worker, { whole: gear }), lesson)).toBe(true);
  expect(meet(at(worker, { whole: gear, clear: [lesson] }), lesson)).toBe(false);
});

test('other gears give way where there is no room, the round does not', () => {
  const space = rect(380, 260, 14, 14);
  const others = [rect(0, 0, 375, 650), rect(0, 0, 1366, 250), rect(0, 285, 1366, 365)];
  const card = at(space, { clear: [hub, ...others] });
  expect(meet(card, hub)).toBe(false);
});

test('everything is on the screen', () => {
  for (const anchor of [rect(0, 0, 10, 10), rect(1356, 640, 10, 10), rect(0, 640, 10, 10), rect(1356, 0, 10, 10)]) {
    const card = at(anchor, { clear: [hub] });
    expect(card.left).toBeGreaterThanOrEqual(0);
    expect(card.right).toBeLessThanOrEqual(1366);
    expect(card.top).toBeGreaterThanOrEqual(0);
    expect(card.bottom).toBeLessThanOrEqual(650);
  }
});
