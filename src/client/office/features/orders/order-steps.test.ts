import { describe, expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import { deadlineWords, stepsOf } from './order-steps.ts';

type Facts = Parameters<typeof stepsOf>[0];

const at = (hour: number) => `2026-11-17T0${hour}:00:00.000Z`;
const facts = (state: Facts['state'], moves: string[], rest: Partial<Facts> = {}): Facts => ({
  state,
  delivery: { way: 'standard' } as TrackedOrder['delivery'],
  return: null,
  moves: [],
  refund_due: 0,
  events: moves.map((move, hour) => ({
    at: at(hour),
    move,
    from: null,
    to: state,
    actor: 'vendor',
    by: null,
    note: '',
  })),
  ...rest,
});
const words = (order: Facts) => stepsOf(order).map(({ label, is }) => `${label} ${is}`);

describe('The steps of an order', () => {
  it.each<[string, Facts, string[]]>([
    [
      'in work',
      facts('preparing', ['place', 'pay', 'accept']),
      ['Paid done', 'Accepted done', 'Preparing now', 'Dispatched later', 'Completed later'],
    ],
    [
      'to be paid at the counter',
      facts('pending_payment', ['place'], {
        moves: ['accept'],
        delivery: { way: 'collect' } as TrackedOrder['delivery'],
      }),
      ['Placed done', 'Accepted now', 'Preparing later', 'Ready later', 'Collected later'],
    ],
    [
      'complete',
      facts('completed', ['place', 'pay', 'accept', 'dispatch', 'complete']),
      ['Paid done', 'Accepted done', 'Preparing done', 'Dispatched done', 'Completed done'],
    ],
    [
      'taken back by the bank',
      facts('refunded', ['place', 'pay', 'chargeback']),
      ['Placed done', 'Paid done', 'Taken back by the bank over'],
    ],
    ['refused', facts('refunded', ['place', 'pay', 'refuse']), ['Placed done', 'Paid done', 'Refunded over']],
    [
      'refused, with the money to be sent by hand',
      facts('refunded', ['place', 'pay', 'refuse'], { refund_due: 5 }),
      ['Placed done', 'Paid done', 'Refund now'],
    ],
    [
      'returned, with the money to be sent by hand',
      facts('refunded', ['place', 'request_return', 'accept_return', 'receive_return', 'refund'], {
        refund_due: 5,
        return: { state: 'refunded' } as TrackedOrder['return'],
      }),
      ['Return requested done', 'Answered done', 'Arrived done', 'Refunded now'],
    ],
    [
      'that waits for a transfer',
      facts('pending_payment', ['place']),
      ['Payment now', 'Accepted later', 'Preparing later', 'Dispatched later', 'Completed later'],
    ],
    [
      'whose refused return is appealed',
      facts('return_requested', ['place', 'request_return', 'refuse_return', 'appeal'], {
        return: { state: 'appealed' } as TrackedOrder['return'],
      }),
      ['Return requested done', 'Refused done', 'Appeal now', 'Arrived later', 'Refunded later'],
    ],
    [
      'on its way back',
      facts('return_requested', ['place', 'request_return', 'accept_return'], {
        return: { state: 'accepted' } as TrackedOrder['return'],
      }),
      ['Return requested done', 'Answered done', 'Arrived now', 'Refunded later'],
    ],
  ])('%s', (_name, order, expected) => {
    expect(words(order)).toEqual(expected);
  });

  it('have the moment at which each was done', () => {
    const steps = stepsOf(facts('preparing', ['place', 'pay', 'accept']));
    expect(steps.map(({ when }) => when)).toEqual([at(1), at(2), undefined, undefined, undefined]);
    const sent = stepsOf(facts('dispatched', ['place', 'pay', 'accept', 'dispatch']));
    expect(
      sent.map(({ when }) => when),
      'it is packed from when it was accepted',
    ).toEqual([at(1), at(2), at(2), at(3), undefined]);
  });
});

describe('What the deadline of a step does', () => {
  const event = (to: string) => ({ to }) as TrackedOrder['events'][number];

  it.each([
    ['preparing', [event('paid')], 'by Tue 5 PM'],
    ['ready_to_collect', [event('paid')], 'kept until Tue 5 PM'],
    ['ready_to_collect', [event('preparing')], 'or cancelled after Tue 5 PM'],
  ] as const)('%s: %#', (state, events, words) => {
    expect(deadlineWords({ state, events: [...events] }, 'Tue 5 PM')).toBe(words);
  });
});

it('says when an order was cancelled, also after a payment that came too late', () => {
  const order = facts('cancelled', ['place', 'cancel', 'late_payment']);
  expect(stepsOf(order).at(-1)).toEqual({ label: 'Cancelled', when: at(1), is: 'over' });
});

it('says when the money of a return went back, not when that was agreed', () => {
  const back = { state: 'refunded', refund: { refunded_at: '2026-11-26T15:00:00Z' } } as Facts['return'];
  const order = facts('refunded', ['place', 'request_return', 'refund'], { return: back });
  expect(stepsOf(order).at(-1)).toMatchObject({ label: 'Refunded', when: '2026-11-26T15:00:00Z' });
});
