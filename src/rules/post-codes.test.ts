import { expect, it } from 'vitest';
import { readOutwardCode, readPostCode } from './post-codes.ts';

it.each([
  ['NW1 0LU', 'NW1 0LU'],
  ['nw10lu', 'NW1 0LU'],
  ['  m1   1jr ', 'M1 1JR'],
  ['ec1a1bb', 'EC1A 1BB'],
  ['W1A 0AX', 'W1A 0AX'],
  ['b338th', 'B33 8TH'],
  ['cr26xh', 'CR2 6XH'],
  ['NW1', undefined],
  ['NW1 0L', undefined],
  ['NW1  0LUX', undefined],
  ['1NW 0LU', undefined],
  ['NW1 0CU', undefined],
  ['LEEDS', undefined],
  ['', undefined],
])('%o is the post code %o', (typed, postCode) => {
  expect(readPostCode(typed)).toBe(postCode);
});

it.each([
  ['NW1 0LU', 'NW1'],
  ['nw1', 'NW1'],
  ['sw1a', 'SW1A'],
  ['b1 1aa', 'B1'],
  ['b11', 'B11'],
  ['b111aa', 'B11'],
  ['NW', undefined],
  ['NW1 0', undefined],
  ['Leeds', undefined],
  ['N1000', undefined],
])('%o goes to %o', (typed, outward) => {
  expect(readOutwardCode(typed)).toBe(outward);
});
