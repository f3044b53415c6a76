import { describe, expect, it } from 'vitest';
import type { OrderState } from '#rules/flows/order.ts';
import { withParts } from './part-words.ts';

const HEAD = { title: 'Thank you, Priya', text: 'Order TF-1 is paid.', isGood: true };
const part = (name: string, state: OrderState, move: 'accept' | 'cancel' | 'refund_missing' = 'accept') => ({
  business: { name },
  delivery: { way: 'standard' as 'standard' | 'collect' },
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

  it('does not say that all has arrived where a part was cancelled or refunded', () => {
    const missing = part('Northside', 'refunded', 'refund_missing');
    expect(headOf('completed', missing, part('Camden', 'completed'))).toMatchObject({
      title: 'Part of your order has arrived',
      text: 'Order TF-1 is paid. The part from Northside was refunded.',
    });
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

  it('says which of them arrived, is being returned or was returned', () => {
    expect(headOf('dispatched', part('Northside', 'completed'), part('Camden', 'dispatched'))).toEqual({
      ...HEAD,
      title: 'Part of your order has arrived',
      text: 'The part from Northside has arrived. The rest of order TF-1 is on its way.',
    });
    expect(
      headOf('completed', part('Northside', 'completed'), part('Camden', 'return_requested')),
    ).toMatchObject({
      title: 'Part of your order is being returned',
      text: 'The part from Camden is being returned. The rest of order TF-1 has arrived.',
    });
    expect(headOf('paid', part('Northside', 'preparing'), part('Camden', 'paid')).text).toBe(
      'Order TF-1 is paid. The part from Northside is being packed.',
    );
    const collected = { ...part('Northside', 'completed'), delivery: { way: 'collect' as const } };
    expect(headOf('ready_to_collect', collected, part('Camden', 'ready_to_collect')).text).toBe(
      'The part from Northside was collected. The rest of order TF-1 is ready to collect.',
    );
  });

  it('says all of three that differ', () => {
    expect(
      headOf(
        'dispatched',
        part('Northside', 'dispatched'),
        part('Camden', 'completed'),
        part('Leeds', 'cancelled', 'cancel'),
      ).text,
    ).toBe(
      'The part from Camden has arrived. The part from Leeds was cancelled. The rest of order TF-1 is on its way.',
    );
  });

  it('keeps the heading of a refused return or a refund, and adds how the other part stands', () => {
    const refused = { title: 'Your return was refused', text: 'It belongs to order TF-1.', isGood: false };
    expect(
      withParts(refused, {
        state: 'completed',
        number: 'TF-1',
        orders: [part('Northside', 'completed'), part('Camden', 'return_requested')],
      }),
    ).toEqual({
      ...refused,
      text: 'It belongs to order TF-1. The part from Camden is being returned.',
    });
    const back = { title: 'Your money went back to you', text: 'Order TF-1 was refunded.', isGood: false };
    const orders = [part('Northside', 'refunded', 'refund_missing'), part('Camden', 'cancelled', 'cancel')];
    expect(withParts(back, { state: 'refunded', number: 'TF-1', orders }).text).toBe(
      'Order TF-1 was refunded. The part from Camden was cancelled.',
    );
  });

  it('stays as it is where both are alike, and for one order', () => {
    expect(headOf('paid', part('Northside', 'paid'), part('Camden', 'paid'))).toEqual(HEAD);
    expect(headOf('cancelled', part('Northside', 'cancelled', 'cancel'))).toEqual(HEAD);
  });
});
