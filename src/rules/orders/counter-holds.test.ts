import { expect, it } from 'vitest';
import { counterEndWords, counterHold } from './counter-holds.ts';

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
