import { expect, it } from 'vitest';
import { counterEndWords, counterHold, counterLimitWords } from './counter-holds.ts';

const FRIDAY = new Date('2026-11-13T10:00:00Z');
const MONDAY = new Date('2026-11-16T10:00:00Z');

it.each([
  ['pending_payment', null, '2026-11-20T10:00:00.000Z'],
  ['preparing', null, undefined],
  ['ready_to_collect', MONDAY, '2026-11-26T10:00:00.000Z'],
  ['completed', MONDAY, undefined],
] as const)('an unpaid order in store that is %s, ready at %s, is held until %s', (state, sentAt, until) => {
  expect(counterHold({ state, placedAt: FRIDAY, sentAt })?.toISOString()).toBe(until);
});

it('says why the clock cancelled it', () => {
  expect(counterEndWords({ state: 'pending_payment' })).toContain('did not accept it within 5 working days');
  expect(counterEndWords({ state: 'ready_to_collect' })).toContain('not collected within 10 days');
});

it.each([
  [0, 5, undefined],
  [4, 1, undefined],
  [5, 1, 'You already have 5 orders to pay in store. Collect or cancel one of them, or pay online.'],
  [7, 1, 'You already have 7 orders to pay in store. Collect or cancel one of them, or pay online.'],
  [
    4,
    2,
    'You already have 4 orders to pay in store, and there can be 5 at most. Collect or cancel one of them, or pay online.',
  ],
  [
    1,
    5,
    'You already have 1 order to pay in store, and there can be 5 at most. Collect or cancel one of them, or pay online.',
  ],
  [0, 6, 'At most 5 orders can wait to be paid in store. Please pay online.'],
])('with %i open ones, %i more: %s', (open, more, words) => {
  expect(counterLimitWords(open, more)).toBe(words);
});
