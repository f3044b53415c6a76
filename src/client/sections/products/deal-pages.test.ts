import { expect, it } from 'vitest';
import { dealPage } from './deal-pages.ts';

const ten = Array.from({ length: 10 }, (_, index) => index);

it.each<[string, number[], number, { items: number[]; index: number; pages: number }]>([
  ['the first page', ten, 0, { items: [0, 1, 2, 3], index: 0, pages: 3 }],
  ['the last page', ten, 2, { items: [8, 9], index: 2, pages: 3 }],
  ['a page past the last', ten, 3, { items: [8, 9], index: 2, pages: 3 }],
  ['a page before the first', ten, -1, { items: [0, 1, 2, 3], index: 0, pages: 3 }],
  ['no number', ten, Number.NaN, { items: [0, 1, 2, 3], index: 0, pages: 3 }],
  ['a full last page', ten.slice(0, 8), 1, { items: [4, 5, 6, 7], index: 1, pages: 2 }],
  ['no deals', [], 5, { items: [], index: 0, pages: 1 }],
])('%s', (_, all, asked, page) => {
  expect(dealPage(all, asked)).toEqual(page);
});
