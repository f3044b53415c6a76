import { describe, expect, it } from 'vitest';
import { canHandOver, COUNTER_PAYS, linkKind, payProblem } from './counter-order.ts';
import { DELIVERY_WAYS } from './delivery-ways.ts';

const ALL = { trial: true, stripe: true, bank_transfer: true, in_store: true };
const NONE = { trial: false, stripe: false, bank_transfer: false, in_store: false };

describe('an order that staff place for a person', () => {
  it('can be paid in every way that the shop takes, and where it is collected also when it is collected', () => {
    for (const pay of COUNTER_PAYS) expect(payProblem(pay, { taken: ALL, way: 'collect' })).toBeUndefined();
    expect(payProblem('in_store', { taken: ALL, way: 'standard' })).toContain('Only what is collected');
    expect(payProblem('here', { taken: ALL, way: 'next_day' })).toBeUndefined();
  });

  it('can always be paid at the till, even if everything else is switched off', () => {
    for (const way of DELIVERY_WAYS) expect(payProblem('here', { taken: NONE, way })).toBeUndefined();
    for (const pay of ['link', 'bank_transfer', 'in_store'] as const) {
      expect(payProblem(pay, { taken: NONE, way: 'collect' })).toContain('switched off');
    }
  });

  it('is paid by link at the card provider, or else by a trial payment', () => {
    expect(linkKind(ALL)).toBe('stripe');
    expect(linkKind({ ...ALL, stripe: false })).toBe('trial');
    expect(linkKind(NONE)).toBeUndefined();
  });

  it('is handed over at once only if it is paid and collected', () => {
    expect(canHandOver('here', 'collect')).toBe(true);
    expect(canHandOver('here', 'standard')).toBe(false);
    expect(canHandOver('in_store', 'collect')).toBe(false);
  });
});
