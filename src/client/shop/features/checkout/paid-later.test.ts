import { expect, it } from 'vitest';
import type { CheckoutOrder } from '#contract/checkout.ts';
import { asPaid } from './paid-later.ts';
import { paymentOf } from './payment-of.ts';

const store = { id: 1, promise: 'Today from 2 PM' };
const way = { promise: 'Wed 18 Nov', when_paid: '2 to 3 days after your money is in' };
const order = {
  totals: { total: 10 },
  payments: [
    { kind: 'in_store', reason: 'Only what is collected' },
    { kind: 'trial', reason: null },
    { kind: 'bank_transfer', reason: null },
  ],
  ways: [
    {
      ways: [
        { ...way, how: 'Tracked, order by 4 PM', stores: [] },
        { ...way, promise: null, how: 'Tracked', stores: [store] },
      ],
    },
  ],
} as unknown as CheckoutOrder;
const shown = (given: CheckoutOrder) =>
  given.ways[0]?.ways.map(({ promise, how, stores }) => [promise, how, stores[0]?.promise]);

it('with a transfer, delivery is counted from the payment, and no cut-off is shown', () => {
  expect(shown(asPaid(order, 'bank_transfer'))).toEqual([
    [way.when_paid, 'Tracked', undefined],
    [null, 'Tracked', way.when_paid],
  ]);
});

it('with other methods, or nothing to pay, the day is shown', () => {
  expect(asPaid(order, 'trial')).toBe(order);
  const free = { ...order, totals: { ...order.totals, total: 0 } };
  expect(asPaid(free, 'bank_transfer')).toBe(free);
});

it('takes the first way of paying that is open until one is chosen', () => {
  expect(paymentOf(order, undefined)).toBe('trial');
  expect(paymentOf(order, 'in_store')).toBe('trial');
  expect(paymentOf(order, 'bank_transfer')).toBe('bank_transfer');
});
