import { expect, it } from 'vitest';
import type { GoodsWish } from './goods-ways.ts';
import { goodsWays, sharedOf } from './goods-ways.ts';

const returned = { 1: 2, 2: 1 };
const second: GoodsWish = { line_id: 2, to: 'scrap' };

it.each<[string, GoodsWish[], object | undefined]>([
  ['one way for each line', [{ line_id: 1, to: 'resell' }, second], { 1: { resell: 2 }, 2: { scrap: 1 } }],
  [
    'two ways for one line',
    [{ line_id: 1, to: 'resell', units: 1 }, { line_id: 1, to: 'bench', units: 1 }, second],
    { 1: { resell: 1, bench: 1 }, 2: { scrap: 1 } },
  ],
  ['a line without a way', [{ line_id: 1, to: 'resell' }], undefined],
  [
    'a line that was not returned',
    [{ line_id: 1, to: 'resell' }, second, { line_id: 3, to: 'scrap' }],
    undefined,
  ],
  [
    'such a line with units',
    [{ line_id: 1, to: 'resell' }, second, { line_id: 3, to: 'scrap', units: 1 }],
    undefined,
  ],
  ['too few units', [{ line_id: 1, to: 'resell', units: 1 }, second], undefined],
  ['too many units', [{ line_id: 1, to: 'resell', units: 3 }, second], undefined],
  ['all units twice', [{ line_id: 1, to: 'resell' }, { line_id: 1, to: 'bench' }, second], undefined],
  [
    'the same way twice',
    [{ line_id: 1, to: 'resell', units: 1 }, { line_id: 1, to: 'resell', units: 1 }, second],
    undefined,
  ],
  ['nothing', [], undefined],
])('takes or refuses %s', (_, wishes, expected) => {
  expect(goodsWays(returned, wishes)).toEqual(expected);
});

it('reads a way without numbers as one for all units', () => {
  expect(sharedOf('bench', 2)).toEqual({ bench: 2 });
  expect(sharedOf({ bench: 1, resell: 1 }, 2)).toEqual({ bench: 1, resell: 1 });
  expect(sharedOf(undefined, 2)).toEqual({});
});
