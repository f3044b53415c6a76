import { describe, expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import { stateOfLine, stepsOf } from './order-words.ts';

describe('a return from the first of two parcels', () => {
  const asked = { move: 'request_return', from: 'dispatched', to: 'return_requested' } as const;
  const parcels = [11, 12].map((id) => ({ carrier: 'DPD', lines: [{ line_id: id, units: 1 }] }));
  const order = {
    state: 'return_requested',
    events: [{ ...asked, at: '2026-11-17T10:00:00Z' }],
    parcels,
    return: { lines: [{ line_id: 11, units: 1 }] },
    next: null,
    delivery: { way: 'standard', late: null, promise: 'Wed 18 Nov' },
    placed_at: '2026-11-16T10:00:00Z',
  } as unknown as TrackedOrder;
  const statesOf = (one: TrackedOrder) =>
    stepsOf(one, new Date('2026-11-17T12:00:00Z')).map(({ state }) => state);

  it('does not say that the second one has arrived', () => {
    expect(statesOf(order)).toEqual(['done', 'done', 'now', 'open']);
    expect([11, 12].map((id) => stateOfLine(order, id))).toEqual(['return_requested', 'dispatched']);
  });

  it('of an order that was complete before changes nothing about that', () => {
    const complete = {
      ...order,
      events: order.events.map((event) => ({ ...event, from: 'completed' as const })),
    };
    expect(statesOf(complete)).toEqual(['done', 'done', 'done', 'done']);
    expect(stateOfLine(complete, 12)).toBe('return_requested');
  });
});
