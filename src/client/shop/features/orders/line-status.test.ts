import { describe, expect, it } from 'vitest';
import {
  contentsOf,
  isInParts,
  isKept,
  isPartSent,
  lineStatus,
  refundsWords,
  returnedWords,
} from './line-status.ts';

const line = (quantity: number, sent: number, cancelled = 0, id = 1) => ({
  id,
  name: `Thing ${id}`,
  choice: '',
  quantity,
  sent,
  cancelled,
  refunded: cancelled,
  returned: 0,
});

const NO_RETURN = { refunds: [], return: null, earlier_returns: [] };

it.each([
  [line(1, 1), ['Sent']],
  [line(1, 0), ['To follow']],
  [line(2, 1), ['1 of 2 sent', '1 to follow']],
  [line(5, 2), ['2 of 5 sent', '3 to follow']],
  [line(1, 0, 1), ['Not available, refunded']],
  [line(3, 1, 1), ['1 of 3 sent', '1 of 3 not available, refunded', '1 to follow']],
])('%o says: %s', (of, words) => expect(lineStatus('preparing', of, NO_RETURN)).toEqual(words));

it.each([
  ['nothing was returned', 'completed', line(2, 2), ['Delivered']],
  ['one of two is back', 'returned', { ...line(2, 2), returned: 1 }, ['Delivered', '1 of 2 returned']],
  [
    'one of two is refunded',
    'completed',
    { ...line(2, 2), returned: 1, refunded: 1 },
    ['Delivered', '1 of 2 returned, refunded'],
  ],
  ['both are refunded', 'completed', { ...line(2, 2), returned: 2, refunded: 2 }, ['Returned, refunded']],
  [
    'two of three are refunded, and another parcel is on its way',
    'dispatched',
    { ...line(3, 3), returned: 2, refunded: 2 },
    ['Sent', '2 of 3 returned, refunded'],
  ],
  [
    'one is refunded and the other is back',
    'returned',
    { ...line(2, 2), returned: 2, refunded: 1 },
    ['1 of 2 returned, refunded', '1 of 2 returned'],
  ],
  [
    'one was missing and the other is refunded',
    'completed',
    { ...line(2, 1, 1), returned: 1, refunded: 2 },
    ['1 of 2 returned, refunded', '1 of 2 not available, refunded'],
  ],
] as const)('a line of which %s says so', (_, state, of, words) => {
  expect(lineStatus(state, of, NO_RETURN)).toEqual(words);
});

describe('money that has not gone back yet is called refund to come', () => {
  const refund = (due: number, units = 1) => ({ refund_due: due, lines: [{ line_id: 1, units }] });
  const order = (refunds: object[], ...returns: object[]) => {
    const [last, ...earlier] = returns.map((one) => ({ refund: one }));
    return { refunds, return: last ?? null, earlier_returns: earlier } as unknown as typeof NO_RETURN;
  };
  const sent = refund(0);
  const waits = refund(5);
  it.each([
    [
      'of one',
      { ...line(1, 1), returned: 1, refunded: 1 },
      order([waits], waits),
      ['Returned, refund to come'],
    ],
    [
      'of the second of two',
      { ...line(2, 2), returned: 2, refunded: 2 },
      order([sent, waits], waits, sent),
      ['1 of 2 returned, refunded', '1 of 2 returned, refund to come'],
    ],
    [
      'of another line',
      { ...line(1, 1, 0, 2), returned: 1, refunded: 1 },
      order([waits], waits),
      ['Returned, refunded'],
    ],
    ['of what was missing', line(1, 0, 1), order([waits]), ['Not available, refund to come']],
    [
      'of what was missing, and not of what came back',
      { ...line(2, 1, 1), returned: 1, refunded: 2 },
      order([waits, sent], sent),
      ['1 of 2 returned, refunded', '1 of 2 not available, refund to come'],
    ],
  ])('%s', (_, of, given, words) => expect(lineStatus('completed', of, given)).toEqual(words));
});

describe('an order', () => {
  it.each([
    ['whose things are all to be sent', [line(2, 0), line(1, 0)], false, false],
    ['whose things were all sent', [line(2, 2), line(1, 1)], false, false],
    ['of which one thing was sent', [line(2, 2), line(1, 0)], true, true],
    ['of which part of one thing was sent', [line(2, 1)], true, true],
    ['of which something is missing', [line(2, 0, 1)], false, true],
    ['of which the rest is missing', [line(2, 2), line(1, 0, 1)], false, true],
  ])('%s', (_, lines, partSent, inParts) => {
    expect([isPartSent({ lines }), isInParts({ state: 'preparing', events: [], lines })]).toEqual([
      partSent,
      inParts,
    ]);
  });

  it('from which goods came back says the state of each line', () => {
    const lines = [{ ...line(2, 2), returned: 1, refunded: 1 }, line(1, 1, 0, 2)];
    expect(isInParts({ state: 'completed', events: [], lines })).toBe(true);
  });

  it('that was refunded still says the state of each line', () => {
    const lines = [{ ...line(3, 2, 1), returned: 1, refunded: 2 }];
    const events = [{ move: 'refund_missing' }, { move: 'refund' }] as const;
    expect(isInParts({ state: 'refunded', events, lines })).toBe(true);
    expect(lines.map((one) => lineStatus('refunded', one, NO_RETURN))).toEqual([
      ['2 of 3 delivered', '1 of 3 returned, refunded', '1 of 3 not available, refunded'],
    ]);
  });

  it('that came to nothing says so once, not for every line', () => {
    const lines = [line(2, 0, 2)];
    expect(isInParts({ state: 'cancelled', events: [], lines })).toBe(false);
    expect(isInParts({ state: 'refunded', events: [{ move: 'refuse' }], lines })).toBe(false);
  });

  it('says what is in a parcel', () => {
    const parcel = {
      carrier: 'DPD',
      tracking: '1',
      sent_at: '',
      has_arrived: false,
      lines: [
        { line_id: 1, units: 2 },
        { line_id: 2, units: 1 },
      ],
    };
    expect(contentsOf(parcel, [line(2, 2), line(1, 1, 0, 2)])).toBe('2 × Thing 1, Thing 2');
    const colours = [
      { ...line(2, 2), choice: 'White' },
      { ...line(1, 1, 0, 2), name: 'Thing 1', choice: 'Black' },
    ];
    expect(contentsOf(parcel, colours)).toBe('2 × Thing 1, White; Thing 1, Black');
  });
});

it.each([
  ['the only one', [[1, 1]], 'Thing 1'],
  ['one of two', [[2, 1]], '1 of 2 × Thing 2'],
  ['both', [[2, 2]], '2 × Thing 2'],
  [
    'several things',
    [
      [1, 1],
      [3, 2],
    ],
    'Thing 1, 2 of 3 × Thing 3',
  ],
] as const)('a return of %s says of how many', (_, returned, words) => {
  const lines = [line(1, 1, 0, 1), line(2, 2, 0, 2), line(3, 3, 0, 3)];
  const units = returned.map(([id, count]) => ({ line_id: id, units: count }));
  expect(returnedWords(units, lines)).toBe(words);
});

describe('what stays with the buyer can be reviewed', () => {
  const kept = { ...line(2, 2), refunded: 0 };
  const back = (units: number) => ({ lines: [{ line_id: 1, units }] });
  it.each([
    ['on its way', { state: 'dispatched', return: null }, kept, false],
    ['complete', { state: 'completed', return: null }, kept, true],
    ['one of two goes back', { state: 'return_requested', return: back(1) }, kept, true],
    ['one of two is back', { state: 'returned', return: back(1) }, kept, true],
    ['both go back', { state: 'return_requested', return: back(2) }, kept, false],
    ['another thing goes back', { state: 'return_requested', return: back(1) }, { ...kept, id: 2 }, true],
    [
      'the second goes back after the first',
      { state: 'return_requested', return: back(1) },
      { ...kept, refunded: 1 },
      false,
    ],
  ] as const)('%s', (_, order, of, isReviewable) => {
    expect(isKept({ ...order, return: order.return && { lines: [...order.return.lines] } }, of)).toBe(
      isReviewable,
    );
  });
});

describe('each refund says what it was for', () => {
  const lines = [
    { id: 1, name: 'Charger', choice: '', quantity: 2 },
    { id: 2, name: 'Cable', choice: 'White', quantity: 1 },
  ];
  const refund = (refunded: number, units: readonly (readonly [number, number])[], more: object = {}) => ({
    refunded,
    refunded_credit: 0,
    credit_bonus: 0,
    refunded_at: '2026-10-12T12:00:00Z',
    refund_due: 0,
    is_taken: false,
    lines: units.map(([id, count]) => ({ line_id: id, units: count })),
    delivery: 0,
    reason: null,
    ...more,
  });
  const BACK = 'went back to you on Mon 12 Oct.';

  it('says what a bank took back', () => {
    expect(refundsWords({ refunds: [refund(12.99, [[2, 1]], { is_taken: true })], lines })).toEqual([
      'For Cable, White: £12.99 was taken back by your bank on Mon 12 Oct.',
    ]);
  });

  it('keeps a sum apart from the goods, with the reason that staff gave', () => {
    const refunds = [refund(12.99, [[2, 1]]), refund(2.5, [], { reason: 'Late, sorry' })];
    expect(refundsWords({ refunds, lines })).toEqual([
      `For Cable, White: £12.99 ${BACK}`,
      `£2.50 ${BACK} The reason: Late, sorry`,
    ]);
  });

  it('says of how many, and that the delivery is in it', () => {
    expect(refundsWords({ refunds: [refund(15, [[1, 1]])], lines })).toEqual([
      `For 1 of 2 × Charger: £15.00 ${BACK}`,
    ]);
    const rest = refund(30, [[1, 2]], { delivery: 2.99 });
    expect(refundsWords({ refunds: [rest], lines })).toEqual([
      `For 2 × Charger, and delivery: £30.00 ${BACK}`,
    ]);
  });

  it('names no lines where one refund was for everything', () => {
    const all = refund(45, [
      [1, 2],
      [2, 1],
    ]);
    expect(refundsWords({ refunds: [all], lines })).toEqual([`£45.00 ${BACK}`]);
    expect(refundsWords({ refunds: [refund(5, [], { reason: 'Scratched' }), all], lines })[1]).toBe(
      `For 2 × Charger; Cable, White: £45.00 ${BACK}`,
    );
  });
});
