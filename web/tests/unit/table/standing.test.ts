import { expect, test } from 'vitest';
import { feedingText } from '$lib/table/panels/standing';

const outlook = { corn_due: 0, corn_missing: 0, unfed: 0, temple_points: 0, leader_points: 0 };

test('what farms save is told as the server counts it', () => {
  const said = (fed_free: number, corn_less: number) => feedingText({ ...outlook, fed_free, corn_less });
  expect(said(0, 0)).toBeNull();
  expect(said(2, 0)).toContain('2');
  expect(said(0, 1)).toContain('1');
  expect(said(3, 1)).toMatch(/3.*1/);
});
