import { expect, it } from 'vitest';
import type { Tracked } from '#contract/orders.ts';
import { lookAgainIn } from './track.api.ts';

const tracked = (kind: Tracked['payment']['kind'], state: Tracked['state'], due = 0, isAwaited = false) => ({
  state,
  payment: { kind, is_awaited: isAwaited },
  orders: [{ refund_due: due }],
});

it.each([
  ['a card payment is awaited', tracked('stripe', 'pending_payment'), 4_000],
  ['the bank has it, and the order was cancelled', tracked('stripe', 'cancelled', 0, true), 4_000],
  ['a refund goes to a card', tracked('stripe', 'refunded', 20), 4_000],
  ['a transfer is awaited, which staff have to find', tracked('bank_transfer', 'pending_payment'), 15_000],
  ['staff have to send a refund', tracked('bank_transfer', 'refunded', 20), 15_000],
  ['nothing is awaited', tracked('bank_transfer', 'paid'), false],
  ['all is done', tracked('stripe', 'completed'), false],
])('the page looks again while something is pending: %s', (_what, given, ms) => {
  expect(lookAgainIn(given)).toBe(ms);
});

it('waits for the first answer', () => {
  expect(lookAgainIn(undefined)).toBe(false);
});
