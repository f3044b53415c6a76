import { describe, expect, it } from 'vitest';
import { backWords, cancelledBack, cancelWords, IF_TAKEN } from './back-words.ts';

describe('the refund', () => {
  const named = { number: 'TF-1-A', business: { name: 'Threefold Camden' } };

  it.each([
    [50, 0, 0, 0, '2026-10-12T12:00:00Z', '£50.00 went back to you on Mon 12 Oct.'],
    [50, 0, 0, 50, null, '£50.00 comes back to you.'],
    [
      50,
      0,
      0,
      20,
      '2026-10-12T12:00:00Z',
      '£30.00 went back to you on Mon 12 Oct, and £20.00 comes back to you.',
    ],
    [
      50,
      10,
      0,
      20,
      '2026-10-12T12:00:00Z',
      '£20.00 went back to you on Mon 12 Oct, £20.00 comes back to you, and £10.00 is in your store credit.',
    ],
    [
      50,
      20,
      0,
      0,
      '2026-10-12T12:00:00Z',
      '£30.00 went back to you on Mon 12 Oct, and £20.00 is in your store credit.',
    ],
    [20, 20, 0, 0, null, '£20.00 is in your store credit.'],
    [20, 20, 1, 0, null, '£21.00 is in your store credit, including £1.00 extra.'],
  ])('£%d, of it £%d as store credit with £%d more, £%d still to go, there since %s', (...given) => {
    const [refunded, refunded_credit, credit_bonus, refund_due, refunded_at, words] = given;
    expect(backWords({ refunded, refunded_credit, credit_bonus, refund_due, refunded_at })).toBe(words);
  });

  it.each([
    ['paid', 50, 0, '£50.00 goes back to the card or account you paid with.'],
    [
      'paid',
      50,
      20,
      '£30.00 goes back to the card or account you paid with, and £20.00 goes back to your store credit.',
    ],
    ['paid', 20, 20, '£20.00 goes back to your store credit.'],
    ['pending_payment', 50, 20, '£20.00 goes back to your store credit.'],
    ['pending_payment', 50, 0, 'Nothing was taken, and the items are for sale again.'],
  ] as const)('from an order that is %s, of £%d with £%d of credit', (state, total, credit, words) => {
    expect(cancelWords({ ...named, state, total, credit }, 0)).toBe(words);
  });

  it('is not denied while the bank has the payment', () => {
    const unpaid = { state: 'pending_payment', total: 50, isAwaited: true } as const;
    expect(cancelledBack({ ...unpaid, credit: 0 })).toBe(IF_TAKEN);
    expect(cancelledBack({ ...unpaid, credit: 20 })).toBe(
      `${IF_TAKEN} £20.00 goes back to your store credit.`,
    );
  });

  it('names what is cancelled where another order is not affected', () => {
    expect(cancelWords({ ...named, state: 'paid', total: 50, credit: 0 }, 1)).toBe(
      'This cancels TF-1-A from Threefold Camden. Your other order is not affected. £50.00 goes back to the card or account you paid with.',
    );
  });
});
