import { describe, expect, it } from 'vitest';
import { isLate, lateWords } from './late.ts';

const promisedBy = new Date('2026-11-12T10:40:00Z');
const facts = { way: 'standard', paymentKind: 'trial', promisedBy } as const;
const NEXT_MORNING = new Date('2026-11-13T08:00:00Z');

describe('an order after its promised day', () => {
  it.each([
    ['paid', 'standard', 'trial', true],
    ['preparing', 'standard', 'trial', true],
    ['preparing', 'collect', 'trial', true],
    ['dispatched', 'standard', 'trial', true],
    ['ready_to_collect', 'collect', 'trial', false],
    ['pending_payment', 'collect', 'in_store', true],
    ['pending_payment', 'standard', 'bank_transfer', false],
    ['completed', 'standard', 'trial', false],
    ['cancelled', 'standard', 'trial', false],
  ] as const)('that is %s, by %s, paid by %s, is late: %s', (state, way, paymentKind, late) => {
    expect(isLate({ ...facts, state, way, paymentKind }, NEXT_MORNING)).toBe(late);
    expect(isLate({ ...facts, state, way, paymentKind }, new Date('2026-11-12T22:00:00Z'))).toBe(false);
  });

  it('shows the buyer what they can do', () => {
    const contacts = {
      promise: 'Wed 11 Nov to Thu 12 Nov',
      vendor: { name: 'Mobile Yard', phone: '0113 496 0184' },
      carrier: 'DPD',
    };
    expect(lateWords({ state: 'paid' }, contacts)).toBe(
      'This is later than promised (Wed 11 Nov to Thu 12 Nov). You can cancel it, or ask Mobile Yard on 0113 496 0184.',
    );
    expect(lateWords({ state: 'preparing' }, contacts)).toContain('ask Mobile Yard on 0113 496 0184');
    expect(lateWords({ state: 'dispatched' }, contacts)).toContain('ask DPD with the tracking number');
  });
});
