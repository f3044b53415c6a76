import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankFile } from './bank-file.ts';
import { pence } from './money.ts';
import { monthSpan, STATEMENT_KINDS, statementOf } from './statement.ts';

const entry = { commission: 0, vat: 0, atCounter: 0, isHold: false };

describe('A statement', () => {
  it('takes commission, VAT and what was taken at the counter off the sales', () => {
    const { rows, totals, closing } = statementOf(pence(-500), [
      { ...entry, kind: 'payment', commission: 300, vat: 500, amount: 2200 },
      { ...entry, kind: 'payment', commission: 300, atCounter: 3000, amount: -300 },
      { ...entry, kind: 'refund', commission: -100, vat: -167, amount: -733 },
      { ...entry, kind: 'chargeback', amount: -200, isHold: true },
      { ...entry, kind: 'payout', amount: -400 },
    ]);
    expect(rows.map(({ sales }) => sales)).toEqual([3000, 3000, -1000, 0, 0]);
    expect(rows.map(({ balance }) => balance)).toEqual([1700, 1400, 667, 467, 67]);
    expect(totals).toEqual({
      sales: 6000,
      refunds: -1000,
      commission: 500,
      vat: 333,
      atCounter: 3000,
      payouts: -400,
      chargebacks: -200,
      disputeFees: 0,
      tradeIns: 0,
    });
    expect(closing).toBe(67);
  });

  it('counts a change of an order in the sales, so that one changed back leaves them as they were', () => {
    const sold = { ...entry, kind: 'payment', commission: 300, vat: 500, amount: 2200 } as const;
    const less = { ...entry, kind: 'change', commission: -100, vat: -167, amount: -733 } as const;
    const more = { ...entry, kind: 'change', commission: 100, vat: 167, amount: 733 } as const;
    const once = statementOf(pence(0), [sold]).totals;
    expect(statementOf(pence(0), [sold, less]).totals).toMatchObject({ sales: 2000, refunds: 0 });
    expect(statementOf(pence(0), [sold, less, more]).totals).toEqual(once);
  });

  it('names what a bank took back as a chargeback, and no refund', () => {
    const { rows, totals, closing } = statementOf(pence(0), [
      { ...entry, kind: 'payment', commission: 300, vat: 500, amount: 2200 },
      { ...entry, kind: 'chargeback', amount: -2200, isHold: true },
      { ...entry, kind: 'chargeback', amount: 2200, isHold: true },
      { ...entry, kind: 'chargeback', commission: -300, vat: -500, amount: -2200 },
    ]);
    expect(rows.map(({ sales }) => sales)).toEqual([3000, 0, 0, -3000]);
    expect(totals).toMatchObject({ sales: 3000, refunds: 0, chargebacks: -3000, commission: 0, vat: 0 });
    expect(closing).toBe(0);
  });

  it('adds up for any entries: what is left is what was sold less all that was taken off', () => {
    const amount = fc.integer({ min: -100_000, max: 100_000 });
    const entries = fc.array(
      fc.record({
        kind: fc.constantFrom(...STATEMENT_KINDS),
        commission: amount,
        vat: amount,
        atCounter: amount,
        amount,
        isHold: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(amount, entries, (opening, all) => {
        const sold = all.filter(
          ({ kind }) => kind === 'payment' || kind === 'refund' || kind === 'change' || kind === 'chargeback',
        );
        const { totals, closing } = statementOf(pence(opening), sold);
        const { sales, refunds, chargebacks, commission, vat, atCounter } = totals;
        expect(closing).toBe(opening + sales + refunds + chargebacks - commission - vat - atCounter);
        const whole = statementOf(pence(opening), all);
        expect(whole.closing).toBe(all.reduce((sum, one) => sum + one.amount, opening));
      }),
    );
  });
});

it.each([
  ['2026-11', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['2026-12', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2026-06', '2026-05-31T23:00:00.000Z', '2026-06-30T23:00:00.000Z'],
  ['2026-03', '2026-03-01T00:00:00.000Z', '2026-03-31T23:00:00.000Z'],
])('The month %s is from %s to %s', (month, from, until) => {
  const span = monthSpan(month);
  expect([span?.from.toISOString(), span?.until.toISOString()]).toEqual([from, until]);
});

it.each(['2026-13', '2026-00', '26-11', '2026-1', '1999-01', '2026-11-01', ''])('%s is no month', (month) => {
  expect(monthSpan(month)).toBeUndefined();
});

it('A bank file has one line for each transfer, and no name in it can run as a formula', () => {
  const transfer = {
    sortCode: '20-00-00',
    accountNumber: '55779911',
    amount: 123_405,
    reference: 'Threefold 7',
  };
  expect(
    bankFile([
      { ...transfer, holder: 'Smith, "Jo"' },
      { ...transfer, holder: '=HYPERLINK("x")', amount: 5 },
    ]),
  ).toBe(
    'Sort code,Account number,Name,Amount,Reference\r\n' +
      '20-00-00,55779911,"Smith, ""Jo""",1234.05,Threefold 7\r\n' +
      '20-00-00,55779911,"HYPERLINK(""x"")",0.05,Threefold 7\r\n',
  );
});
