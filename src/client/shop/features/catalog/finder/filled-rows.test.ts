import { expect, it } from 'vitest';
import { acrossOf } from './filled-rows.ts';

it.each([
  [1, 1, 1],
  [3, 3, 3],
  [4, 2, 4],
  [5, 3, 3],
  [6, 3, 3],
  [7, 3, 4],
  [8, 3, 4],
])('%s boxes are %s across on a tablet and %s on a desk', (count, tablet, desk) => {
  expect(acrossOf(count, { tablet: 3, desk: 4 })).toEqual({
    '--across-tablet': tablet,
    '--across-desk': desk,
  });
});
