import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import { RETURN_REASONS } from './kinds.ts';
import { refundWays } from './refunds.ts';
import { moneyLeft, returnBack, type Returning } from './return-back.ts';

const order = (more: Partial<Returning> = {}): Returning => ({
  total: 50_00,
  credit: 20_00,
  refunded: 0,
  lines: [{ id: 1, quantity: 2, gone: 0, paid: 50_00 }],
  delivery: { paid: pence(0), back: pence(0) },
  ...more,
});
const MIND = { reason: 'changed_mind', asCredit: false } as const;

it.each([
  ['all of it', {}, 2, { money: 30_00, credit: 20_00, bonus: 0 }],
  ['a half, for which the money is enough', {}, 1, { money: 25_00, credit: 0, bonus: 0 }],
  [
    'the second half',
    { refunded: 25_00, lines: [{ id: 1, quantity: 2, gone: 1, paid: 50_00 }] },
    1,
    { money: 5_00, credit: 20_00, bonus: 0 },
  ],
  ['what credit paid alone', { credit: 50_00 }, 2, { money: 0, credit: 50_00, bonus: 0 }],
  ['what is left after a refunded sum', { refunded: 45_00 }, 2, { money: 0, credit: 5_00, bonus: 0 }],
])('goes back for %s', (_, more, units, expected) => {
  expect(returnBack(order(more), { units: { 1: units }, ...MIND })).toMatchObject(expected);
});

it('adds the bonus to money alone', () => {
  expect(returnBack(order(), { units: { 1: 2 }, reason: 'faulty', asCredit: true })).toMatchObject({
    money: 0,
    credit: 50_00,
    bonus: 1_50,
  });
});

it('keeps next-day delivery after a change of mind, and gives it back for a fault', () => {
  const quick = order({ total: 55_99, delivery: { paid: pence(5_99), back: pence(3_99) } });
  expect(returnBack(quick, { units: { 1: 2 }, ...MIND })).toMatchObject({
    money: 35_99,
    credit: 18_00,
    deliveryKept: 2_00,
  });
  expect(returnBack(quick, { units: { 1: 2 }, ...MIND, reason: 'faulty' })).toMatchObject({
    money: 35_99,
    credit: 20_00,
    deliveryKept: 0,
  });
  expect(returnBack(quick, { units: { 1: 1 }, ...MIND }), 'one is kept').toMatchObject({ deliveryKept: 0 });
});

const amount = fc.integer({ min: 0, max: 300_000 });
const orders = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 5 }),
        gone: fc.nat(5),
        paid: amount,
        units: fc.nat(5),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    delivery: fc.tuple(fc.nat(600), fc.nat(600)),
    creditShare: fc.nat(100),
    refundedShare: fc.nat(100),
    reason: fc.constantFrom(...RETURN_REASONS),
    asCredit: fc.boolean(),
  })
  .map(({ lines, delivery: [one, other], creditShare, refundedShare, ...wish }) => {
    const total = lines.reduce((sum, { paid }) => sum + paid, Math.max(one, other));
    return {
      order: {
        total,
        credit: Math.floor((total * creditShare) / 100),
        refunded: Math.floor((total * refundedShare) / 100),
        lines: lines.map(({ quantity, gone, paid }, id) => ({
          id,
          quantity,
          gone: Math.min(gone, quantity),
          paid,
        })),
        delivery: { paid: pence(Math.max(one, other)), back: pence(Math.min(one, other)) },
      } satisfies Returning,
      wish: { ...wish, units: Object.fromEntries(lines.map(({ units }, id) => [String(id), units])) },
    };
  });

it('money and credit are the refund, and money is never more than what was paid by money and is still there', () => {
  fc.assert(
    fc.property(orders, ({ order: given, wish }) => {
      const asMoney = returnBack(given, { ...wish, asCredit: false });
      const back = returnBack(given, wish);
      const refund = asMoney.money + asMoney.credit;
      expect(back.money + back.credit).toBe(refund);
      expect(refund).toBeLessThanOrEqual(given.total - given.refunded);
      expect(asMoney.money).toBeLessThanOrEqual(Math.max(0, given.total - given.credit - given.refunded));
      expect(
        Math.min(asMoney.money, asMoney.credit, back.money, back.credit, back.deliveryKept),
      ).toBeGreaterThanOrEqual(0);
      expect(asMoney.credit === 0 || asMoney.money === moneyLeft(given), 'money goes first').toBe(true);
      expect(wish.asCredit ? back.money : 0).toBe(0);
    }),
  );
});

it('knows the money that is left from what went back in all, however it went back', () => {
  fc.assert(
    fc.property(amount, fc.nat(100), fc.array(amount, { maxLength: 6 }), (total, share, refunds) => {
      const credit = Math.floor((total * share) / 100);
      const left = { payment: pence(total - credit), credit: pence(credit) };
      let refunded = 0;
      for (const wanted of refunds) {
        const sum = pence(Math.min(wanted, total - refunded));
        const ways = refundWays(sum, left);
        left.payment = pence(left.payment - ways.payment);
        left.credit = pence(left.credit - ways.credit);
        refunded += sum;
        expect(moneyLeft({ total, credit, refunded })).toBe(left.payment);
      }
    }),
  );
});
