import { expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

it('makes one line of what was typed', () => {
  expect(oneLine('  Ann\r\n\tBennett\u0000 ')).toBe('Ann Bennett');
});

it.each([
  '',
  ' \u00a0',
  '\u200b',
  '\u200b \u200d\ufeff',
  '\u2060\u00ad',
  '\u3164',
  '\u2800',
  '\u202e',
  '\u0000',
])('finds nothing in %j, which shows nothing', (typed) => expect(oneLine(typed)).toBe(''));

it.each(['👩‍🔧 Ann', 'می‌خواهم', 'é'])('keeps %s as it is: signs without width join its letters', (typed) => {
  expect(oneLine(typed)).toBe(typed);
});
