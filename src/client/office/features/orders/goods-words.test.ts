import { expect, it } from 'vitest';
import { goodsError, goodsWishes } from './goods-words.ts';

it.each([
  ['nothing yet', undefined, 'Please choose one.'],
  ['an empty choice', '', 'Please choose one.'],
  ['one way', 'scrap', undefined],
  ['too few pieces', { resell: 1 }, 'Please name all 2 pieces.'],
  ['too many pieces', { resell: 1, scrap: 2 }, 'Please name all 2 pieces.'],
  ['each piece', { resell: 1, scrap: 1 }, undefined],
] as const)('two pieces with %s', (_, chosen, words) => {
  expect(goodsError(chosen, 2)).toBe(words);
});

it('sends one way for a whole line, and units where a line is split', () => {
  expect(goodsWishes({ 7: 'bench', 8: { resell: 1, bench: 0, scrap: 1 } })).toEqual([
    { line_id: 7, to: 'bench' },
    { line_id: 8, to: 'resell', units: 1 },
    { line_id: 8, to: 'scrap', units: 1 },
  ]);
});
