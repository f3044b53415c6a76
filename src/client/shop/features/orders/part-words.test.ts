import { describe, expect, it } from 'vitest';
import type { OrderState } from '#rules/flows/order.ts';
import { withParts } from './part-words.ts';

const HEAD = { title: 'Thank you, Priya', text: 'Order TF-1 is paid.', isGood: true };
const part = (name: string, state: OrderState, move: 'accept' | 'cancel' | 'refund_missing' = 'accept') => ({
  business: { name },
  state,
  events: [{ move }],
  refund_due: 0,
});
const headOf = (state: OrderState, ...orders: ReturnType<typeof part>[]) =>
  withParts(HEAD, { state, number: 'TF-1', orders });

describe('the heading of two orders', () => {
  it('says which of them was cancelled', () => {
    expect(headOf('paid', part('Northside', 'cancelled', 'cancel'), part('Camden', 'paid'))).toEqual({
      ...HEAD,
      text: 'Order TF-1 is paid. The part from Northside was cancelled.',
    });
    expect(headOf('paid', part('Northside', 'refunded', 'cancel'), part('Camden', 'paid')).text).toContain(
      'The part from Northside was cancelled.',
    );
  });

  it('says which of them was refunded, and whether the money is back', () => {
    const missing = part('Northside', 'refunded', 'refund_missing');
    expect(headOf('paid', missing, part('Camden', 'paid')).text).toBe(
      'Order TF-1 is paid. The part from Northside was refunded.',
    );
    expect(headOf('paid', { ...missing, refund_due: 20 }, part('Camden', 'paid')).text).toBe(
      'Order TF-1 is paid. The part from Northside is being refunded.',
    );
    expect(headOf('preparing', missing, part('Camden', 'preparing'))).toMatchObject({ title: HEAD.title });
  });

  it('says which of them is ready to collect', () => {
    expect(headOf('preparing', part('Northside', 'ready_to_collect'), part('Camden', 'preparing'))).toEqual({
      ...HEAD,
      title: 'Part of your order is ready to collect',
      text: 'The part from Northside is ready to collect. The rest of order TF-1 is being packed.',
    });
    expect(headOf('paid', part('Northside', 'ready_to_collect'), part('Camden', 'paid'))).toEqual({
      ...HEAD,
      text: 'Order TF-1 is paid. The part from Northside is ready to collect.',
    });
  });

  it('says which of them is on its way', () => {
    expect(headOf('preparing', part('Northside', 'dispatched'), part('Camden', 'preparing')).title).toBe(
      'Part of your order is on its way',
    );
  });

  it('stays as it is where both are alike, and for one order', () => {
    expect(headOf('paid', part('Northside', 'paid'), part('Camden', 'paid'))).toEqual(HEAD);
    expect(headOf('cancelled', part('Northside', 'cancelled', 'cancel'))).toEqual(HEAD);
  });
});
