import { describe, expect, it } from 'vitest';
import { milesBetween, milesWords } from './distance.ts';

const london = { latitude: 51.5074, longitude: -0.1278 };
const paris = { latitude: 48.8566, longitude: 2.3522 };
const edinburgh = { latitude: 55.9533, longitude: -3.1883 };

describe('as the crow flies', () => {
  it.each([
    ['nowhere', london, london, 0],
    ['London to Paris', london, paris, 213.5],
    ['London to Edinburgh', london, edinburgh, 331.6],
    ['a degree of latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 69.1],
    ['half around the earth', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 12_436.9],
    ['over the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 69.1],
  ])('%s', (_what, from, to, miles) => {
    expect(milesBetween(from, to)).toBeCloseTo(miles, 0);
    expect(milesBetween(to, from)).toBeCloseTo(milesBetween(from, to), 9);
  });
});

it.each([
  [0, '0.1 miles'],
  [0.04, '0.1 miles'],
  [0.84, '0.8 miles'],
  [0.96, '1 mile'],
  [1.44, '1.4 miles'],
  [9.94, '9.9 miles'],
  [9.96, '10 miles'],
  [170.3, '170 miles'],
])('%d is said as %s', (miles, words) => {
  expect(milesWords(miles)).toBe(words);
});
