import { expect, test } from 'vitest';
import type { Reason } from '$lib/api/Reason';
import { reasonTexts } from '$lib/words/reasons';

test('two buildings of one kind are one sentence, because lists are drawn by their words', () => {
  const builds = (building: string): Reason => ({ reason: 'builds', building, points: 0 });
  expect(reasonTexts([builds('b01'), builds('b02')])).toHaveLength(1);
  expect(reasonTexts([builds('b01'), builds('b07')])).toHaveLength(2);
});
