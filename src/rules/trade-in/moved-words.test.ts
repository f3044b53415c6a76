import { expect, it } from 'vitest';
import { deviceMovedWords } from './moved-words.ts';

const AT = new Date('2026-11-16T14:03:00Z');

it.each([
  ['vendor', 'customer', '2026-11-16T15:00:00Z', 'The store changed this offer at 2:03 PM.'],
  ['customer', 'customer', '2026-11-16T15:00:00Z', 'You changed this offer at 2:03 PM.'],
  ['customer', 'vendor', '2026-11-16T15:00:00Z', 'The customer changed this offer at 2:03 PM.'],
  [
    'system',
    'vendor',
    '2026-11-17T15:00:00Z',
    'The shop changed this offer by itself on Mon 16 Nov at 2:03 PM.',
  ],
] as const)('%s to %s at %s: %s', (actor, reader, now, words) => {
  expect(deviceMovedWords({ move: 'revise', actor, at: AT }, reader, new Date(now))).toBe(words);
});
