import { describe, expect, it } from 'vitest';
import { slipsAllowed, slipsBetween, slipsInBeginning } from './distance.ts';

describe('Slips between two words', () => {
  it.each([
    ['iphone', 'iphone', 0],
    ['iphnoe', 'iphone', 1],
    ['galxy', 'galaxy', 1],
    ['galaxxy', 'galaxy', 1],
    ['galexy', 'galaxy', 1],
    ['playstaton', 'playstation', 1],
    ['plystaton', 'playstation', 2],
    ['ihpnoe', 'iphone', 2],
    ['plstaton', 'playstation', Infinity],
    ['pixel', 'iphone', Infinity],
    ['', 'ab', 2],
    ['', 'abc', Infinity],
  ])('%j and %j: %d', (typed, word, slips) => {
    expect(slipsBetween(typed, word, 2)).toBe(slips);
    expect(slipsBetween(word, typed, 2)).toBe(slips);
  });
});

describe('Slips in the beginning of a word', () => {
  it.each([
    ['gala', 'galaxy', 0],
    ['glaa', 'galaxy', 1],
    ['iphn', 'iphone', 1],
    ['mackb', 'macbook', 1],
    ['zzzz', 'galaxy', Infinity],
    ['galaxys', 'galaxy', 1],
  ])('%j and %j: %d', (typed, word, slips) => {
    expect(slipsInBeginning(typed, word, 1)).toBe(slips);
  });
});

it.each([
  ['se', 0],
  ['14', 0],
  ['1000', 0],
  ['pro', 1],
  ['pixel', 1],
  ['iphone', 2],
  ['s24', 0],
])('%j may have %d slips', (word, slips) => {
  expect(slipsAllowed(word)).toBe(slips);
});
