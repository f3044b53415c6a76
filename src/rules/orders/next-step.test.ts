import { describe, expect, it } from 'vitest';
import type { OrderFacts } from './next-step.ts';
import { buyersStep, nextStep, possibleMoves } from './next-step.ts';

const MONDAY = new Date('2026-11-16T10:40:00Z');

const inReturn = (returnState: OrderFacts['returnState']): OrderFacts => ({
  state: 'return_requested',
  way: 'standard',
  paymentKind: 'trial',
  isPaymentIn: true,
  isPaidTogether: false,
  returnState,
  returnAt: MONDAY,
  wasAppealed: false,
  hasReturnable: true,
  hasSentUnits: true,
  isRefundable: true,
  hasUnsentUnits: false,
  isDisputed: false,
  isChanging: false,
  isPlacedByStaff: false,
  placedAt: MONDAY,
  paidAt: MONDAY,
  sentAt: MONDAY,
  completedAt: MONDAY,
  promisedBy: MONDAY,
  sendBy: MONDAY,
  reservedUntil: null,
});

it('an order whose payment a bank disputes is held, unless it was sent', () => {
  const paid: OrderFacts = { ...inReturn(null), state: 'paid', sentAt: null, hasSentUnits: false };
  const held = { ...paid, isDisputed: true, hasUnsentUnits: true };
  expect(possibleMoves(paid, 'vendor', MONDAY)).toContain('accept');
  expect(possibleMoves(held, 'vendor', MONDAY)).toEqual([]);
  expect(possibleMoves(held, 'buyer', MONDAY)).toEqual([]);
  expect(nextStep(held)).toEqual({
    who: 'administrator',
    what: 'waits for the decision of the bank',
    by: null,
  });
  const ready: OrderFacts = { ...held, state: 'ready_to_collect', way: 'collect' };
  expect(possibleMoves(ready, 'vendor', MONDAY), 'nothing is handed over').toEqual([]);
  const sent: OrderFacts = { ...held, state: 'dispatched', hasUnsentUnits: false };
  expect(possibleMoves(sent, 'vendor', MONDAY)).toEqual(['complete']);
  expect(nextStep(sent)).toMatchObject({ what: 'delivers it' });
});

it('the vendor answers a return within two working days', () => {
  expect(nextStep(inReturn('requested'))).toMatchObject({
    who: 'vendor',
    by: new Date('2026-11-18T10:40:00Z'),
  });
});

it('an accepted return is sent back within two weeks', () => {
  expect(nextStep(inReturn('accepted'))).toEqual({
    who: 'buyer',
    what: 'send it back',
    by: new Date('2026-11-30T10:40:00Z'),
  });
});

it('what came back is refunded within two working days', () => {
  expect(nextStep({ ...inReturn('received'), state: 'returned' })).toEqual({
    who: 'vendor',
    what: 'refunds it',
    by: new Date('2026-11-18T10:40:00Z'),
  });
});

it('a buyer has ten days to collect what is ready', () => {
  const ready = { ...inReturn(null), state: 'ready_to_collect', way: 'collect' } as const;
  expect(nextStep(ready)).toEqual({
    who: 'buyer',
    what: 'collect it',
    by: new Date('2026-11-26T10:40:00Z'),
  });
});

const [LATER, TODAY] = ['2026-11-20T16:00:00Z', '2026-11-16T13:45:00Z'];

it.each([
  ['on the next working day', 'paid', 'trial', '2026-11-16T10:40:00Z', LATER, '2026-11-17T10:40:00Z'],
  ['before it has to leave', 'paid', 'trial', '2026-11-16T10:40:00Z', TODAY, TODAY],
  ['before it is to be ready', 'pending_payment', 'in_store', '2026-11-16T10:40:00Z', TODAY, TODAY],
  [
    'until the end of a day, not at night',
    'paid',
    'trial',
    '2026-11-16T22:47:00Z',
    LATER,
    '2026-11-17T18:00:00Z',
  ],
  ['in the morning, not before it', 'paid', 'trial', '2026-11-16T03:10:00Z', LATER, '2026-11-17T09:00:00Z'],
  [
    'by the shop’s clock in summer',
    'paid',
    'trial',
    '2026-07-06T21:00:00Z',
    '2026-07-10T15:00:00Z',
    '2026-07-07T17:00:00Z',
  ],
  [
    'after the weekend',
    'paid',
    'trial',
    '2026-11-20T22:00:00Z',
    '2026-11-25T16:00:00Z',
    '2026-11-23T18:00:00Z',
  ],
] as const)('an order is accepted %s', (_, state, paymentKind, paid, sendBy, by) => {
  const order = { ...inReturn(null), state, paymentKind, paidAt: new Date(paid), sendBy: new Date(sendBy) };
  expect(nextStep(order)).toEqual({ who: 'vendor', what: 'accepts the order', by: new Date(by) });
});

describe('what a buyer is told of the deadline to accept', () => {
  const told = (paid: string, sendBy: string, promisedBy: string, now = paid) => {
    const order = {
      ...inReturn(null),
      state: 'paid',
      paymentKind: 'trial',
      paidAt: new Date(paid),
      sendBy: new Date(sendBy),
      promisedBy: new Date(promisedBy),
    } as const;
    const step = nextStep(order);
    return step && buyersStep(step, order, new Date(now)).by?.toISOString();
  };

  it('is a day before the promised one', () => {
    expect(told('2026-11-16T10:40:00Z', LATER, '2026-11-23T18:00:00Z')).toBe('2026-11-17T10:40:00.000Z');
  });

  it.each([
    ['on the promised day', '2026-11-18T22:00:00Z', '2026-11-19T09:30:00Z', '2026-11-19T11:00:00Z'],
    ['on the same day', '2026-11-18T10:00:00Z', '2026-11-18T12:00:00Z', '2026-11-18T12:00:00Z'],
    // In summer the shop's day begins an hour before that of UTC.
    ['by the shop’s clock', '2026-07-06T21:00:00Z', '2026-07-07T15:00:00Z', '2026-07-07T22:30:00Z'],
  ])('is not told %s', (_, paid, sendBy, promisedBy) => {
    expect(told(paid, sendBy, promisedBy)).toBeUndefined();
  });

  it('is not told once it is over', () => {
    const later = '2026-11-19T10:00:00Z';
    expect(told('2026-11-16T10:40:00Z', LATER, '2026-11-23T18:00:00Z', later)).toBeUndefined();
  });
});

it('an order is sent when it has to leave, and arrives as promised', () => {
  const order = { ...inReturn(null), sendBy: MONDAY, promisedBy: new Date('2026-11-17T18:00:00Z') };
  expect(nextStep({ ...order, state: 'preparing' })).toMatchObject({
    what: 'sends the rest',
    by: order.sendBy,
  });
  expect(nextStep({ ...order, state: 'dispatched' })).toMatchObject({ by: order.promisedBy });
});

it.each([
  ['bank_transfer', false, false, 'vendor', true],
  ['bank_transfer', false, false, 'administrator', true],
  ['bank_transfer', false, false, 'buyer', false],
  ['bank_transfer', true, false, 'administrator', false],
  ['bank_transfer', false, true, 'vendor', false],
  ['bank_transfer', false, true, 'administrator', true],
  ['stripe', false, false, 'administrator', false],
  ['in_store', false, false, 'vendor', false],
] as const)(
  'of a cancelled order paid by %s (money in: %s, with others: %s) the %s may note a late payment: %s',
  (paymentKind, isPaymentIn, isPaidTogether, actor, may) => {
    const order = {
      ...inReturn(null),
      state: 'cancelled',
      paymentKind,
      isPaymentIn,
      isPaidTogether,
    } as const;
    expect(possibleMoves(order, actor, MONDAY).includes('late_payment')).toBe(may);
  },
);
