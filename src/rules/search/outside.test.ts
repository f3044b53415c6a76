import { expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { outsideWord } from './outside.ts';

const shop = new Dictionary(new Map(['iphone', 'hazel', 'lenovo', 'poko'].map((word) => [word, 1])));

it.each([
  ['huawei', 'huawei'],
  ['hauwei', 'huawei'],
  ['motorolla', 'motorola'],
  ['iphone', undefined],
  ['iphnoe', undefined],
  ['lenovo', undefined],
  ['levono', undefined],
  ['poko', undefined],
  ['3310', undefined],
  ['banana', undefined],
])('%s names %s, which the shop does not have', (typed, word) => {
  expect(outsideWord(typed, shop)).toBe(word);
});
