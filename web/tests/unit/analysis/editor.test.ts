import { expect, test, vi } from 'vitest';
import type { Position } from '$lib/api/Position';
import type { RawPosition } from '$lib/api/RawPosition';
import { DEVICE_FAILED, Refused } from '$lib/net/refused';
import type { Study } from '$lib/study/study';

vi.mock('$lib/study/worker?worker', () => ({ default: class {} }));
const { PositionEditor } = await import('$lib/analysis/editor/editor.svelte');
const { Stopped } = await import('$lib/study/study');

const draft = { round: 3, food_days_held: 0, seats: [{}, {}] } as unknown as RawPosition;
const last = { ply: 0, state: {} } as unknown as Position;

/** An editor, what it keeps, and the way to let its questions fail. */
async function opened() {
  const failing: { with: Error | null } = { with: null };
  const ask = (kind: string) => {
    if (failing.with) return Promise.reject(failing.with);
    return Promise.resolve(kind === 'place' ? { shown: { position: last } } : { position: draft, record: 'r' });
  };
  const kept = vi.fn();
  const editor = await PositionEditor.open({ ask } as unknown as Study, { position: draft, names: [] }, kept);
  return { editor, kept, failing };
}

test('a draft stays kept when somebody leaves while it is looked at, and goes when nobody can read it', async () => {
  const { editor, kept, failing } = await opened();
  failing.with = new Stopped('stopped');
  await editor.goOnWith(draft);
  expect(kept).not.toHaveBeenCalled();
  failing.with = new Refused(DEVICE_FAILED);
  await editor.goOnWith(draft);
  expect(kept).toHaveBeenCalledExactlyOnceWith(null);
});

test('where the module could not be asked, it is asked again', async () => {
  const { editor, failing } = await opened();
  failing.with = new Refused(DEVICE_FAILED);
  editor.change({ round: 4 });
  expect(await editor.whole()).toBeNull();
  expect(editor.problem).toEqual(DEVICE_FAILED);
  failing.with = null;
  expect(await editor.whole()).toBe('r');
  expect(editor.problem).toBeNull();
});
