import { expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { fromShortName } from './short-names.ts';

const NAMES = [
  ['iphone', '15'],
  ['iphone', '15', 'pro'],
  ['iphone', '15', 'pro', 'max'],
  ['galaxy', 's24'],
  ['galaxy', 's24', 'ultra'],
  ['wh', '1000xm5'],
  ['galaxy', 'a16', '5g'],
];
const dictionary = new Dictionary(new Map(NAMES.flat().map((word) => [word, 1])));

it.each([
  ['s24u', 's24 ultra'],
  ['15p', '15 pro'],
  ['15pm', '15 pro max'],
  ['ip15', 'iphone 15'],
  ['iph15pm', 'iphone 15 pro max'],
  ['xm5', '1000xm5'],
])('reads %s as %s', (typed, meant) => {
  expect(fromShortName(typed, NAMES, dictionary)?.join(' ')).toBe(meant);
});

it.each(['s24', 's24x', 's9u', '15gb', 'ps5', 'i15', '5g', 'm5', '256gb', 'ultra'])(
  'leaves %s as it is',
  (typed) => {
    expect(fromShortName(typed, NAMES, dictionary)).toBeUndefined();
  },
);
