import { expect, it } from 'vitest';
import type { OrderFacts } from './next-step.ts';
import { nextStep } from './next-step.ts';

const MONDAY = new Date('2026-11-16T10:40:00Z');

const inReturn = (returnState: OrderFacts['returnState']): OrderFacts => ({
  state: 'return_requested',
  way: 'standard',
  paymentKind: 'trial',
  returnState,
  returnAt: MONDAY,
  wasAppealed: false,
  hasReturnable: true,
  hasSentUnits: true,
  hasUnsentUnits: false,
  placedAt: MONDAY,
  paidAt: MONDAY,
  sentAt: MONDAY,
  completedAt: MONDAY,
  promisedBy: MONDAY,
  reservedUntil: null,
});

it('the vendor answers a return within two working days', () => {
  expect(nextStep(inReturn('requested'))).toMatchObject({
    who: 'vendor',
    by: new Date('2026-11-18T10:40:00Z'),
  });
});

it('nothing ends an accepted return, so no last day is named', () => {
  const next = nextStep(inReturn('accepted'));
  expect(next).toMatchObject({ who: 'buyer', by: null });
  expect(next?.what).toBe('send it back. The refund follows once it has arrived');
});

it('a buyer has ten days to collect what is ready', () => {
  const ready = { ...inReturn(null), state: 'ready_to_collect', way: 'collect' } as const;
  expect(nextStep(ready)).toEqual({
    who: 'buyer',
    what: 'collect it',
    by: new Date('2026-11-26T10:40:00Z'),
  });
});

it.each([
  ['on the next working day', 'paid', 'trial', '2026-11-20T10:00:00Z', '2026-11-17T10:40:00Z'],
  ['before what was promised for today', 'paid', 'trial', '2026-11-16T13:45:00Z', '2026-11-16T13:45:00Z'],
  [
    'before it is to be ready, where it is paid at the counter',
    'pending_payment',
    'in_store',
    '2026-11-16T12:45:00Z',
    '2026-11-16T12:45:00Z',
  ],
] as const)('an order is accepted %s', (_, state, paymentKind, promisedBy, by) => {
  const order = { ...inReturn(null), state, paymentKind, promisedBy: new Date(promisedBy) };
  expect(nextStep(order)).toEqual({ who: 'vendor', what: 'accepts the order', by: new Date(by) });
});
