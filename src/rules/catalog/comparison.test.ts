import { describe, expect, it } from 'vitest';
import { differs, readCompared } from './comparison.ts';

describe('the address of a comparison', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['7', [7]],
    ['7,3,9', [7, 3, 9]],
    ['7,3,7', [7, 3]],
    ['1,2,3,4', [1, 2, 3, 4]],
    ['1,2,3,4,5', undefined],
    ['1,2,3,4,4', [1, 2, 3, 4]],
    ['0', undefined],
    ['-1', undefined],
    ['1,', undefined],
    ['1;2', undefined],
    ['abc', undefined],
    ['9999999999', undefined],
  ])('%s names %o', (text, ids) => {
    expect(readCompared(text)).toEqual(ids);
  });
});

describe('a row of a comparison', () => {
  it.each([
    [['A', 'A'], false],
    [['A', 'B'], true],
    [['A', 'A', 'B'], true],
    [['A', undefined], true],
    [[undefined, undefined], false],
    [['A'], false],
    [[], false],
  ])('%o differs: %s', (values, expected) => {
    expect(differs(values)).toBe(expected);
  });
});
