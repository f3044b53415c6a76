import { describe, expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import { isKept } from './line-status.ts';
import { hasAllArrived, stateOfLine, stepsOf } from './order-words.ts';

describe('a return from the first of two parcels', () => {
  const parcelOf = (id: number, hasArrived: boolean) => ({
    carrier: 'DPD',
    lines: [{ line_id: id, units: 2 }],
    has_arrived: hasArrived,
  });
  const order = {
    state: 'return_requested',
    events: [],
    parcels: [parcelOf(11, true), parcelOf(12, false)],
    return: { lines: [{ line_id: 11, units: 1 }] },
    next: null,
    delivery: { way: 'standard', late: null, promise: 'Wed 18 Nov' },
    placed_at: '2026-11-16T10:00:00Z',
  } as unknown as TrackedOrder;
  const statesOf = (one: TrackedOrder) =>
    stepsOf(one, new Date('2026-11-17T12:00:00Z')).map(({ state }) => state);
  const ofLines = (one: TrackedOrder) => [11, 12].map((id) => stateOfLine(one, id));

  it('does not say that the second one has arrived', () => {
    expect(statesOf(order)).toEqual(['done', 'done', 'now', 'open']);
    expect(ofLines(order)).toEqual(['return_requested', 'dispatched']);
    expect(hasAllArrived(order)).toBe(false);
  });

  it('of an order that was complete before changes nothing about that', () => {
    const complete = { ...order, parcels: [parcelOf(11, true), parcelOf(12, true)] } as TrackedOrder;
    expect(statesOf(complete)).toEqual(['done', 'done', 'done', 'done']);
    expect(hasAllArrived(complete)).toBe(true);
    expect(ofLines(complete)).toEqual(['return_requested', 'return_requested']);
  });

  it('leaves the buyer a review of what they keep of the first one', () => {
    const refunded: TrackedOrder = { ...order, state: 'dispatched' };
    expect(statesOf(refunded)).toEqual(['done', 'done', 'now', 'open']);
    expect(ofLines(refunded)).toEqual(['completed', 'dispatched']);
    const line = { quantity: 2, cancelled: 0, refunded: 1 };
    const mayReview = (id: number) =>
      isKept({ ...refunded, state: stateOfLine(refunded, id) }, { ...line, id });
    expect([11, 12].map(mayReview)).toEqual([true, false]);
  });

  it('shows a line as on its way while one of its parcels is', () => {
    const shared = { ...order, parcels: [parcelOf(11, true), parcelOf(11, false)] } as TrackedOrder;
    expect(stateOfLine(shared, 11)).toBe('dispatched');
    expect(stateOfLine({ ...shared, state: 'dispatched' }, 11)).toBe('dispatched');
  });
});
