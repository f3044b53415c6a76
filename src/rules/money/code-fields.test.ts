import { expect, it } from 'vitest';
import { codeValueError, keptCodeValue, shownCodeValue } from './code-fields.ts';

it.each([
  ['percent', 100, undefined],
  ['percent', 100.01, 'must be at most 100'],
  ['percent', 0, 'must be more than 0'],
  ['percent', 5e-324, 'must be more than 0'],
  ['amount', 0.01, undefined],
  ['amount', 10_000.01, 'must be at most 10000'],
  ['amount', -1, 'must be more than 0'],
  ['free_delivery', 0, undefined],
  ['free_delivery', 1, 'must be 0 for free delivery'],
] as const)('a code of %s with %s', (kind, value, expected) => {
  expect(codeValueError(kind, value)).toBe(expected);
});

it.each([0.01, 0.29, 12.5, 33.33, 4.35])('%s is kept to the hundredth', (value) => {
  expect(shownCodeValue(keptCodeValue(value))).toBe(value);
});
