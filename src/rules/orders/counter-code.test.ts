import { expect, it } from 'vitest';
import { readCounterCode } from './counter-code.ts';

it.each([
  ['377036', '377036'],
  [' 377 036 ', '377036'],
  ['377\u00a0036', '377036'],
  ['377-036', '377036'],
  ['37–70–36', '377036'],
  ['377x036', '377x036'],
])('reads %j as %s', (typed, code) => {
  expect(readCounterCode(typed)).toBe(code);
});
