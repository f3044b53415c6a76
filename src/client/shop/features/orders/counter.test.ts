import { describe, expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import { counterSums, countersOf, isToPay } from './counter.ts';

const order = (number: string, state: TrackedOrder['state'], total: number, credit = 0) => ({
  number,
  state,
  total,
  credit,
  delivery: { store: { name: `Store ${number}` } },
});
const inStore = { kind: 'in_store', state: 'pending' } as const;

describe('orders that are paid in two stores', () => {
  it('name the sum of each counter', () => {
    const orders = [order('A', 'pending_payment', 199), order('B', 'ready_to_collect', 209.5, 0.2)];
    expect(countersOf({ payment: inStore, orders })).toEqual([
      { number: 'A', store: 'Store A', due: 199 },
      { number: 'B', store: 'Store B', due: 209.3 },
    ]);
  });

  it('leave out what is cancelled, paid there already, or covered by store credit', () => {
    const orders = [
      order('A', 'cancelled', 199),
      order('B', 'completed', 20),
      order('C', 'preparing', 5, 5),
      order('D', 'preparing', 7),
    ];
    expect(countersOf({ payment: inStore, orders }).map(({ number }) => number)).toEqual(['D']);
    expect(counterSums({ payment: inStore, orders })).toEqual({ left: 7, cancelled: 199, paid: 20 });
  });

  it('have nothing left to pay once all is paid, or where the payment is another one', () => {
    const orders = [order('A', 'completed', 199)];
    expect(countersOf({ payment: { ...inStore, state: 'paid' }, orders })).toEqual([]);
    expect(counterSums({ payment: { ...inStore, state: 'paid' }, orders })).toMatchObject({ paid: 199 });
    const unpaid = [order('A', 'pending_payment', 199)];
    expect(countersOf({ payment: { kind: 'trial', state: 'pending' }, orders: unpaid })).toEqual([]);
  });
});

it.each([
  ['a card that is not paid yet', 'stripe', 'pending_payment', true],
  ['a card once it is paid', 'stripe', 'paid', false],
  ['a counter until it is paid there', 'in_store', 'preparing', true],
  ['a counter after the order was collected', 'in_store', 'completed', false],
] as const)('the page shows how to pay: %s', (_, kind, state, isShown) => {
  const payment = { kind, state: 'pending' } as const;
  expect(isToPay({ payment, state, orders: [order('A', state, 199)] })).toBe(isShown);
});
