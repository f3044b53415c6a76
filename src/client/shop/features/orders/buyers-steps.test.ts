import { describe, expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import { stepsOf } from './order-words.ts';

describe('the steps of an order', () => {
  const NOW = new Date('2026-11-16T12:00:00Z');
  type Went = [to: TrackedOrder['state'], at: string, move?: string];
  type Given = Partial<TrackedOrder> & { went?: Went[] };
  const MOVES: Partial<Record<TrackedOrder['state'], string>> = {
    paid: 'pay',
    preparing: 'accept',
    dispatched: 'dispatch',
    completed: 'complete',
  };
  const order = ({ went = [], ...rest }: Given) =>
    ({
      placed_at: '2026-11-16T09:40:00Z',
      delivery: { way: 'standard', promise: 'Wed 18 Nov' },
      parcels: [],
      next: null,
      events: went.map(([to, at, move = MOVES[to]]) => ({ to, at, move })),
      ...rest,
    }) as unknown as TrackedOrder;
  const told = (given: Given) =>
    stepsOf(order(given), NOW).map(({ name, note, state }) => [state, name, note].filter(Boolean).join(' '));
  const collect = { way: 'collect', promise: 'Today from 2 PM' } as TrackedOrder['delivery'];
  const PAID: [TrackedOrder['state'], string] = ['paid', '2026-11-16T09:41:00Z'];
  const ACCEPTED: [TrackedOrder['state'], string] = ['preparing', '2026-11-16T10:00:00Z'];
  const SENT: [TrackedOrder['state'], string] = ['dispatched', '2026-11-16T11:00:00Z'];

  it.each<[string, Given, string[]]>([
    [
      'what waits for its payment says until when',
      { state: 'pending_payment', next: { who: 'buyer', what: 'pay', by: '2026-11-16T12:10:00Z' } },
      [
        'now Payment By 12:10 PM today',
        'open The store accepts it',
        'open On its way',
        'open With you Wed 18 Nov',
      ],
    ],
    [
      'what is paid has its first tick, and the vendor is next',
      { state: 'paid', went: [PAID], next: { who: 'vendor', what: 'accepts', by: '2026-11-17T17:00:00Z' } },
      [
        'done Paid Today, 9:41 AM',
        'now The store accepts it By Tue 17 Nov',
        'open On its way',
        'open With you Wed 18 Nov',
      ],
    ],
    [
      'what is packed says since when',
      { state: 'preparing', went: [PAID, ACCEPTED] },
      [
        'done Paid Today, 9:41 AM',
        'now Being packed Today, 10 AM',
        'open On its way',
        'open With you Wed 18 Nov',
      ],
    ],
    [
      'what was sent names its carrier',
      {
        state: 'dispatched',
        went: [PAID, ACCEPTED, SENT],
        parcels: [{ carrier: 'DPD', tracking: '1', sent_at: '', lines: [], has_arrived: false }],
      },
      [
        'done Paid Today, 9:41 AM',
        'done Being packed Today, 10 AM',
        'now With DPD Today, 11 AM',
        'open With you Wed 18 Nov',
      ],
    ],
    [
      'what is paid at the counter waits for the vendor, not for the buyer',
      {
        state: 'pending_payment',
        delivery: collect,
        next: { who: 'vendor', what: 'accepts', by: '2026-11-17T17:00:00Z' },
      },
      [
        'done Placed Today, 9:40 AM',
        'now The store accepts it By Tue 17 Nov',
        'open Ready to collect Today from 2 PM',
        'open Collected',
      ],
    ],
    [
      'what is sent back was with the buyer',
      { state: 'return_requested', went: [PAID, ACCEPTED, SENT] },
      [
        'done Paid Today, 9:41 AM',
        'done Being packed Today, 10 AM',
        'done On its way Today, 11 AM',
        'done With you',
      ],
    ],
    [
      'what has arrived says when',
      { state: 'completed', went: [PAID, ACCEPTED, SENT, ['completed', '2026-11-16T11:30:00Z']] },
      [
        'done Paid Today, 9:41 AM',
        'done Being packed Today, 10 AM',
        'done On its way Today, 11 AM',
        'done With you Today, 11:30 AM',
      ],
    ],
    [
      'a refund is not the time of arrival',
      { state: 'completed', went: [PAID, ACCEPTED, SENT, ['completed', '2026-11-16T11:50:00Z', 'refund']] },
      [
        'done Paid Today, 9:41 AM',
        'done Being packed Today, 10 AM',
        'done On its way Today, 11 AM',
        'done With you',
      ],
    ],
    [
      'a refund of what is missing is not the time of sending',
      {
        state: 'dispatched',
        went: [
          PAID,
          ACCEPTED,
          ['preparing', '2026-11-16T11:00:00Z', 'dispatch'],
          ['dispatched', '2026-11-16T11:50:00Z', 'refund_missing'],
        ],
      },
      [
        'done Paid Today, 9:41 AM',
        'done Being packed Today, 10 AM',
        'now On its way Today, 11 AM',
        'open With you Wed 18 Nov',
      ],
    ],
    ['nothing for a cancelled order', { state: 'cancelled' }, []],
  ])('%s', (_, given, steps) => {
    expect(told(given)).toEqual(steps);
  });
});
