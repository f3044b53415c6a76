import { describe, expect, it } from 'vitest';
import { pulledShut } from './swipe.ts';

describe('pulledShut', () => {
  it.each([
    ['a slow pull past a third', 210, 600, 0.1, true],
    ['a slow pull short of a third', 190, 600, 0.1, false],
    ['a short flick', 40, 600, 0.9, true],
    ['a tremble of the finger', 6, 600, 2, false],
    ['a pull upwards', -80, 600, 0, false],
  ])('%s', (_, pulled, height, speed, expected) => {
    expect(pulledShut(pulled, height, speed)).toBe(expected);
  });
});
