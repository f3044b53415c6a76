import { expect, it } from 'vitest';
import { paymentWords, wordsOfState } from './state-words.ts';

const order = { total: 149, refunded: 149 };

it.each([
  ['bank_transfer', 149, false, 'Refund to send'],
  ['bank_transfer', 0, false, 'Refunded'],
  ['in_store', 149, false, 'Refund to give'],
  ['stripe', 149, false, 'Refund on its way'],
  ['stripe', 149, true, 'Refund failed'],
  ['trial', 0, false, 'Refunded'],
] as const)(
  'a refund of a payment by %s, of which £%d has not gone back (failed: %s)',
  (kind, due, failed, label) => {
    const sums = { ...order, refund_due: due, refund_failed: failed };
    expect(paymentWords({ kind, state: 'paid' }, sums).label).toBe(label);
  },
);

it('a return that was accepted is not on its way yet: the buyer has still to send it', () => {
  const standing = { state: 'return_requested', moves: [], returnState: 'accepted' } as const;
  expect(wordsOfState(standing).label).toBe('Return accepted');
});

it.each([
  ['refunded', 149, 'Not refunded yet'],
  ['refunded', 0, 'Refunded'],
  // Part of it was returned, and the order continues.
  ['completed', 20, 'Complete'],
] as const)('an order that is %s while £%d has not gone back', (state, refundDue, label) => {
  expect(wordsOfState({ state, moves: [], refundDue }).label).toBe(label);
});

it('an order that is refunded without a part of its delivery is not called part refunded beside it', () => {
  const sums = { total: 149, refunded: 143.01, refund_due: 0 };
  const card = { kind: 'stripe', state: 'paid' } as const;
  expect(paymentWords(card, { ...sums, state: 'refunded' }).label).toBe('Refunded');
  expect(paymentWords(card, { ...sums, state: 'completed' }).label).toBe('Part refunded');
});

it('a refund that a provider sends is on its way, also in the words of the order', () => {
  const standing = { state: 'refunded', moves: [], refundDue: 149 } as const;
  expect(wordsOfState({ ...standing, isOnItsWay: true }).label).toBe('Refund on its way');
});

it.each([
  [149, 149, 'Taken back'],
  [20, 20, 'Part taken back'],
  [149, 20, 'Refunded'],
])('of £149, £%d went back and the bank took £%d of it', (refunded, taken, label) => {
  const sums = { total: 149, refunded, refund_due: 0, taken };
  expect(paymentWords({ kind: 'stripe', state: 'paid' }, sums).label).toBe(label);
});

it('an order that ended since the bank took the money back is not called refunded', () => {
  expect(wordsOfState({ state: 'refunded', moves: [], isTaken: true }).label).toBe('Taken back');
});
