import { describe, expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import { ORDER_STATES } from '#rules/flows/order.ts';
import { headOf, nextWords } from './order-words.ts';

const payment = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'trial',
  state: 'paid',
  label: 'Trial payment',
  amount: 10,
  paid_at: null,
  hold_until: null,
  transfer: null,
} as const;
const head = (state: (typeof ORDER_STATES)[number]) =>
  headOf({ state, payment, name: 'Priya Nair', number: 'TF-1' });

describe('what the page of an order says first', () => {
  it.each(ORDER_STATES)('is a whole sentence: %s', (state) => {
    expect(head(state).text).toMatch(/TF-1.*\.$/);
  });

  it('speaks of mails on their way only while the order is new', () => {
    expect(ORDER_STATES.filter((state) => head(state).isNew)).toEqual(['awaiting_trade_in', 'paid']);
  });
});

it.each([
  ['2026-11-16T17:32:00Z', 'You pay by 5:32 PM today.'],
  ['2026-11-23T17:00:00Z', 'You pay by Mon 23 Nov.'],
])('says by when: %s', (by, words) => {
  const next: TrackedOrder['next'] = { who: 'buyer', what: 'pay', by };
  const business = { id: 1, name: 'Threefold Camden' };
  expect(nextWords({ next, business }, new Date('2026-11-16T12:00:00Z'))).toBe(words);
});
