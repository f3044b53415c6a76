import { expect, it } from 'vitest';
import { pence } from './money.ts';
import { vatIncluded, vatWords } from './vat.ts';

it.each([
  [0, 0],
  [1, 0],
  [3, 1],
  [120_00, 20_00],
  [748_99, 124_83],
  [5, 1],
])('%d pence hold %d pence of VAT', (gross, vat) => {
  expect(vatIncluded(pence(gross))).toBe(vat);
});

it.each([
  [0, 'VAT included'],
  [48_00, 'VAT in the £50.00 of your order'],
])('is named with the sum it is part of where store credit paid %i pence', (credit, words) => {
  expect(vatWords({ total: pence(50_00), credit: pence(credit) })).toBe(words);
});
