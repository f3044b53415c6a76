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

it.each([
  ['Ann \u202egpj.exe\u202c Lee', 'Ann gpj.exe Lee'],
  ['\u2066Ann\u2069 \u202aLee\u202b\u202d', 'Ann Lee'],
  ['\u200eAnn\u200f\u061c', 'Ann'],
  ['An\u00adn\u200b \ufeffL\u2060ee', 'Ann Lee'],
  ['Ann\u{e0041}\u{e0042}', 'Ann'],
  ['Ann\ufff9Lee\ufffb', 'AnnLee'],
  ['Ann\u0007\u0000Lee', 'Ann Lee'],
  ['Ann\u0085\u009bLee', 'Ann Lee'],
])('removes from %j what turns or hides text', (typed, kept) => expect(oneLine(typed)).toBe(kept));

it.each(['👩‍🔧 Ann', 'می‌خواهم', 'é', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ann', 'שלום'])(
  'keeps %s as it is: signs without width join its letters',
  (typed) => {
    expect(oneLine(typed)).toBe(typed);
  },
);
