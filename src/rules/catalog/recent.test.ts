import { describe, expect, it } from 'vitest';
import { withRecent } from './recent.ts';

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

describe('what was looked at', () => {
  it.each([
    ['begins with the first', [], 5, [5]],
    ['puts the newest first', [1, 2], 5, [5, 1, 2]],
    ['moves what was seen before to the front', [1, 5, 2], 5, [5, 1, 2]],
    ['forgets the oldest of more than twelve', twelve, 99, [99, ...twelve.slice(0, 11)]],
    ['keeps twelve where one of them is seen again', twelve, 12, [12, ...twelve.slice(0, 11)]],
  ])('%s', (_, before, id, after) => {
    expect(withRecent(before, id)).toEqual(after);
  });
});
