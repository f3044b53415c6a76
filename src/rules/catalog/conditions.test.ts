import { describe, expect, it } from 'vitest';
import { conditionWords } from './conditions.ts';

describe('The grades of a product in short', () => {
  it.each([
    [[], undefined],
    [['New'], 'New'],
    [['Excellent', 'Good'], 'Good or Excellent'],
    [['New', 'Pristine', 'Excellent', 'Fair'], 'Fair to New'],
  ])('%j: %s', (grades, words) => {
    expect(conditionWords(grades)).toBe(words);
  });
});
