import { expect, it } from 'vitest';
import { usedValues } from './used-values.ts';

it('numbers the used values of a statement anew, each once', () => {
  expect(usedValues('a = $3 and b = $1 or c = $3 and d = $11', 'abcdefghijk'.split(''))).toEqual({
    text: 'a = $1 and b = $2 or c = $1 and d = $3',
    values: ['c', 'a', 'k'],
  });
});
