import { expect, it } from 'vitest';
import { pence } from './money.ts';
import { vatIncluded } from './vat.ts';

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
