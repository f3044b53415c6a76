import { expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  ['charge', 'charging'],
  ['charge', 'charged'],
  ['battery', 'batteries'],
  ['screen', 'screens'],
  ['crack', 'cracked'],
  ['return', 'returning'],
  ['watch', 'watches'],
  ['drain', 'drains'],
  ['swap', 'swapped'],
  ['replace', 'replacing'],
])('%s and %s are one word', (one, other) => {
  expect(stem(other)).toBe(stem(one));
});

it.each([
  ['charger', 'charge'],
  ['glass', 'glas'],
  ['speed', 'spe'],
  ['s23', 's2'],
])('%s and %s are two', (one, other) => {
  expect(stem(other)).not.toBe(stem(one));
});
