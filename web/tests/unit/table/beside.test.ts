import { afterEach, expect, test } from 'vitest';
import { beside } from '$lib/table/parts/cards.svelte';

const box = (x: number, y: number, width: number, height: number): DOMRect => new DOMRect(x, y, width, height);

/** A lesson on the left of the table, as a browser would lay it out. */
function lessonAt(place: DOMRect): void {
  const lesson = document.createElement('section');
  lesson.dataset['lesson'] = '';
  lesson.getBoundingClientRect = () => place;
  document.body.append(lesson);
}

afterEach(() => document.body.replaceChildren());

// A gear on the left of the board, and a menu for one of its workers.
const gear = box(290, 200, 180, 180);
const worker = box(300, 280, 26, 26);

test('a menu lies beside its gear, on the side that is nearest to the worker', () => {
  Object.assign(globalThis, { innerWidth: 1440, innerHeight: 900 });
  expect(beside(worker, 220, 200, gear).left).toBeLessThan(gear.left);
});

test('a menu leaves a lesson in view', () => {
  Object.assign(globalThis, { innerWidth: 1440, innerHeight: 900 });
  const lesson = box(10, 50, 254, 400);
  lessonAt(lesson);
  const { left } = beside(worker, 220, 200, gear);
  expect(left).toBeGreaterThanOrEqual(lesson.right);
  // Also where the gear leaves no other side: then beside the lesson.
  const wide = beside(box(270, 100, 20, 20), 260, 300, box(265, 60, 1170, 780));
  expect(wide.left).toBeGreaterThanOrEqual(lesson.right);
});
