import { describe, expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import { stateWords } from './order-words.ts';
import { RETURN_REASON_WORDS } from '#rules/orders/return-reasons.ts';
import type { Returned } from './return-words.ts';
import {
  appealWords,
  counterNote,
  decisionsOf,
  overdueWords,
  returnName,
  returnsOf,
  returnStepsOf,
} from './return-words.ts';

type Return = NonNullable<TrackedOrder['return']>;

const NOW = new Date('2026-11-30T12:00:00Z');
const DAYS = {
  request_return: '2026-11-16',
  refuse_return: '2026-11-17',
  appeal: '2026-11-18',
  accept_return: '2026-11-19',
  receive_return: '2026-11-20',
  refund: '2026-11-23',
} as const;
type Move = keyof typeof DAYS;

const event = (move: Move, at: string = DAYS[move]): TrackedOrder['events'][number] => ({
  at: `${at}T10:00:00Z`,
  move,
  from: null,
  to: 'return_requested',
  actor: 'vendor',
  by: null,
  note: '',
});
const returned = (state: Return['state']): Return => ({
  state,
  reason: 'faulty',
  note: '',
  lines: [],
  as_credit: false,
  refusal: null,
  appeal: null,
  goods: null,
  photos: [],
  asked_at: '2026-11-16T10:00:00Z',
  exchange: null,
  refund: null,
});
const refund = (due: number) => ({
  refunded: 20,
  refunded_credit: 0,
  credit_bonus: 0,
  refunded_at: null,
  refund_due: due,
  is_taken: false,
  lines: [],
  delivery: 0,
  reason: null,
});
const steps = (
  state: Return['state'],
  events: TrackedOrder['events'],
  more: Partial<Returned> = {},
  isPaidInStore = false,
) =>
  returnStepsOf({ return: returned(state), events, next: null, ...more }, isPaidInStore, NOW).map((step) =>
    [step.state, step.name, step.note].join(' ').trim(),
  );
const WAY_BACK = [
  'open You send it back Within 14 days',
  'open You get your refund Up to 2 working days later',
];

describe('the steps of a return', () => {
  it('name the sum of a refund, and its day after it', () => {
    const paid = { ...returned('refunded'), refund: refund(0) };
    expect(steps('refunded', [event('refund', '2026-11-30')], { return: paid })[0]).toBe(
      'done Refunded £20.00, today, 10 AM',
    );
  });

  it('end with store credit where the buyer chose it', () => {
    const asCredit = { ...returned('requested'), as_credit: true };
    expect(steps('requested', [event('request_return')], { return: asCredit }).at(-1)).toBe(
      'open You get your store credit Up to 2 working days later',
    );
  });

  it.each<[what: string, state: Return['state'], moves: Move[], steps: string[]]>([
    [
      'that was asked for',
      'requested',
      ['request_return'],
      ['now Asked for Mon 16 Nov', 'open The store answers', ...WAY_BACK],
    ],
    [
      'that was refunded',
      'refunded',
      ['request_return', 'accept_return', 'receive_return', 'refund'],
      [
        'done Asked for Mon 16 Nov',
        'done Accepted Thu 19 Nov',
        'done Arrived Fri 20 Nov',
        'done Refunded Mon 23 Nov',
      ],
    ],
    [
      'that was refused end there',
      'refused',
      ['request_return', 'refuse_return'],
      ['done Asked for Mon 16 Nov', 'now Refused Tue 17 Nov'],
    ],
    [
      'that was appealed keep the day on which it was asked for',
      'appealed',
      ['request_return', 'refuse_return', 'appeal'],
      [
        'done Asked for Mon 16 Nov',
        'done Refused Tue 17 Nov',
        'now Appealed Wed 18 Nov',
        'open The shop decides',
        ...WAY_BACK,
      ],
    ],
  ])('%s', (_, state, moves, expected) => {
    expect(
      steps(
        state,
        moves.map((move) => event(move)),
      ),
    ).toEqual(expected);
  });

  it.each([
    ['requested', ['request_return'], 'open The store answers By Wed 2 Dec'],
    ['accepted', ['request_return', 'accept_return'], 'open You send it back By Wed 2 Dec'],
    [
      'received',
      ['request_return', 'accept_return', 'receive_return'],
      'open You get your refund By Wed 2 Dec',
    ],
  ] as const)('say by when the next one is made: %s', (state, moves, expected) => {
    const next = { who: 'vendor', what: 'acts', by: '2026-12-02T10:00:00Z' } as const;
    const all = steps(
      state,
      moves.map((move) => event(move)),
      { next },
    );
    expect(all[moves.length]).toBe(expected);
  });

  it('call it refunded only once the money has gone back', () => {
    const events = (['request_return', 'accept_return', 'receive_return', 'refund'] as const).map((move) =>
      event(move),
    );
    const last = (due: number) => ({ return: { ...returned('refunded'), refund: refund(due) } });
    expect(steps('refunded', events, last(20)).at(-1)).toBe('now Refund on its way £20.00, Mon 23 Nov');
    expect(steps('refunded', events, last(20), true).at(-1)).toBe(
      'now Waits at the counter £20.00, Mon 23 Nov',
    );
    expect(steps('refunded', events, last(0), true).at(-1)).toBe('done Refunded £20.00, Mon 23 Nov');
  });

  it('say when the money went back, not when that was agreed', () => {
    const given = { ...refund(0), refunded_at: '2026-11-26T15:00:00Z' };
    const events = [event('request_return'), event('refund')];
    expect(
      steps('refunded', events, { return: { ...returned('refunded'), refund: given } }).find((step) =>
        step.includes('Refunded'),
      ),
    ).toBe('done Refunded £20.00, Thu 26 Nov');
  });

  it('say from the beginning that the money waits at the counter, where it was paid', () => {
    expect(steps('requested', [event('request_return')], {}, true).at(-1)).toBe(
      'open Your money waits at the counter Up to 2 working days later',
    );
  });

  it('name the second refusal differently', () => {
    const events = [
      ...(['request_return', 'refuse_return', 'appeal'] as const).map((move) => event(move)),
      event('refuse_return', '2026-11-24'),
    ];
    expect(steps('refused', events).at(-1)).toBe('now Refused again Tue 24 Nov');
  });
});

describe('two returns of one order', () => {
  const next = { who: 'vendor', what: 'answers the return', by: '2026-11-18T10:00:00Z' } as const;
  const both = returnsOf({
    return: returned('requested'),
    earlier_returns: [{ ...returned('refused'), asked_at: '2026-11-02T10:00:00Z' }],
    events: [
      event('request_return', '2026-11-02'),
      event('refuse_return', '2026-11-03'),
      event('request_return'),
    ],
    next,
    moves: ['withdraw_return'],
  });

  it('are both shown, the newest first, each with its own steps', () => {
    const named = both.map((one) => returnStepsOf(one, false, NOW).map(({ name }) => name));
    expect(named).toEqual([
      ['Asked for', 'The store answers', 'You send it back', 'You get your refund'],
      ['Asked for', 'Refused'],
    ]);
    expect(both.map((one, index) => returnName(one, 2 - index, 2))).toEqual([
      'Your return 2 of 2, requested on Mon 16 Nov',
      'Your return 1 of 2, requested on Mon 2 Nov',
    ]);
  });

  it('have one next step, that of the last one', () => {
    expect(both.map((one) => [one.next, one.moves])).toEqual([
      [next, ['withdraw_return']],
      [null, []],
    ]);
  });
});

describe('a return that was paid in store', () => {
  const order = {
    business: { name: 'Northside Phones' },
    delivery: { store: { name: 'Northside Phones Leeds' } as TrackedOrder['delivery']['store'] },
  };

  it('names the counter that gives the money back', () => {
    expect(counterNote(order)).toContain('at the counter of Northside Phones Leeds');
  });
});

it('a refused return says until when it can be appealed, while it can', () => {
  const events = [event('request_return'), event('refuse_return')];
  expect(appealWords({ events, moves: ['appeal'] })).toMatch(/once, within 14 days, so until Tue 1 Dec\.$/);
  expect(appealWords({ events, moves: [] })).toBeUndefined();
});

describe('a refused return', () => {
  const business = { name: 'Loop Gaming' };
  const because = (move: Move, note: string) => ({ ...event(move), note });
  const first = [event('request_return'), because('refuse_return', 'It is scratched.')];
  const refused = { ...returned('refused'), refusal: 'It is scratched.' };
  const appealed = { ...refused, appeal: 'It came like that.' };
  const told = (last: Return, events: TrackedOrder['events']) =>
    decisionsOf({ return: last, events, business }).map(({ who, words }) => `${who}: ${words}`);

  it('tells its vendor’s reason', () => {
    expect(told(refused, first)).toEqual(['Loop Gaming refused it: It is scratched.']);
  });

  it('tells the appeal, and the decision on it beside the first reason', () => {
    const events = [...first, event('appeal')];
    const both = [
      'Loop Gaming refused it: It is scratched.',
      'You asked the shop to decide: It came like that.',
    ];
    expect(told({ ...appealed, state: 'appealed' }, events)).toEqual(both);
    expect(told(appealed, [...events, because('refuse_return', 'The photos show it.')])).toEqual([
      ...both,
      'The shop refused it too: The photos show it.',
    ]);
    expect(told({ ...appealed, state: 'accepted' }, [...events, event('accept_return')])).toEqual([
      ...both,
      'The shop decided: Your return is accepted after all.',
    ]);
  });
});

describe('the day to send it back', () => {
  const business = { name: 'Loop Gaming', phone: '020 7946 0801' };
  const events = [event('request_return'), event('accept_return')];
  const last = { return: returned('accepted'), events, business };

  it('is still named when it has passed, with what to do', () => {
    const now = new Date('2026-12-04T09:00:00Z');
    expect(returnStepsOf({ ...last, next: null }, false, now)[2]?.note).toBe('Was due by Thu 3 Dec');
    expect(overdueWords(last, now)).toBe(
      'The day to send it back was Thu 3 Dec, and it has passed. Please write to us, or call Loop Gaming on 020 7946 0801, before you send it.',
    );
  });

  it('has not passed while the day lasts, and never passes for goods that have arrived', () => {
    expect(overdueWords(last, new Date('2026-12-03T23:00:00Z'))).toBeUndefined();
    expect(
      overdueWords({ ...last, return: returned('received') }, new Date('2026-12-20T09:00:00Z')),
    ).toBeUndefined();
  });
});

it('every reason begins with a capital letter', () => {
  for (const words of Object.values(RETURN_REASON_WORDS)) expect(words).toMatch(/^[A-Z]/);
});

it.each([
  ['return_requested', 'requested', 'Return requested'],
  ['return_requested', 'accepted', 'Send it back'],
  ['return_requested', 'appealed', 'The shop decides'],
  ['returned', 'received', 'Return arrived'],
  ['completed', 'refused', 'Return refused'],
  ['completed', 'refunded', 'Complete'],
  ['refunded', 'refunded', 'Refunded'],
  ['completed', null, 'Complete'],
] as const)('an order in state %s with a return that is %s says: %s', (state, last, words) => {
  expect(stateWords(state, last, 0)).toBe(words);
});

it('an order whose money has not gone back yet is not called refunded', () => {
  expect(stateWords('refunded', 'refunded', 20)).toBe('Refund on its way');
  expect(stateWords('refunded', 'refunded', 20, true)).toBe('Refund waits at the counter');
  expect(stateWords('completed', 'refunded', 20)).toBe('Complete');
});
