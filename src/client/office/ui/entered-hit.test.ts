import { expect, it } from 'vitest';
import { enteredHit } from './entered-hit.ts';

it.each([
  ['the exact one of several', ['AB-10', 'AB-1', 'AB-12'], 'ab-1', 'AB-1'],
  ['the only one, found by its name', ['AB-10'], 'case', 'AB-10'],
  ['none of several that are not exact', ['AB-10', 'AB-12'], 'AB-1', undefined],
  ['none of two with one SKU', ['AB-1', 'AB-1'], 'AB-1', undefined],
  ['nothing', [], 'AB-1', undefined],
])('Enter takes %s', (_what, found, text, expected) => {
  expect(enteredHit(found, text, (sku) => sku)).toBe(expected);
});
