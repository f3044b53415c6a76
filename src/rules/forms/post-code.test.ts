import { describe, expect, it } from 'vitest';
import { readOutwardCode, readPostCode } from './post-code.ts';

describe('a UK postcode', () => {
  it.each([
    ['M1 1AE', 'M1 1AE'],
    ['m11ae', 'M1 1AE'],
    [' b33 8th ', 'B33 8TH'],
    ['CR2-6XH', 'CR2 6XH'],
    ['dn551pt', 'DN55 1PT'],
    ['W1A 0AX', 'W1A 0AX'],
    ['ec1a 1bb', 'EC1A 1BB'],
    ['S W 1 A 1 A A', 'SW1A 1AA'],
    ['GIR 0AA', 'GIR 0AA'],
    ['', undefined],
    ['M1', undefined],
    ['M1 1A', undefined],
    ['M1 1AEE', undefined],
    ['QM1 1AE', undefined],
    ['M1 1AC', undefined],
    ['90210', undefined],
    ['10115 Berlin', undefined],
    ['SW1A 1AA; drop', undefined],
  ])('%o is %s', (typed, postCode) => {
    expect(readPostCode(typed)).toBe(postCode);
  });
});

it.each([
  ['NW1 0LU', 'NW1'],
  ['nw1', 'NW1'],
  [' sw1a ', 'SW1A'],
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
