import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import type { Code } from './codes.ts';
import { basketProblem, codeProblemWords, termsProblem } from './codes.ts';
import { NUMBER_SPACE, partNumber, readNumber, writeNumber } from './numbers.ts';
import type { Shares } from './refunds.ts';
import {
  asCredit,
  deliveryShares,
  lessShares,
  NO_SHARES,
  sharesOfAmount,
  sharesOfUnits,
  vendorShare,
  withinShares,
} from './refunds.ts';
import { shareOfUnits, splitPence } from './split.ts';
import type { BasketGroup, BasketLine } from './basket.ts';
import { basketSums } from './sums.ts';

const amounts = fc.integer({ min: 0, max: 500_000 }).map(pence);
const lines: fc.Arbitrary<BasketLine> = fc.record({
  productId: fc.integer({ min: 1, max: 5 }),
  categoryIds: fc.constantFrom([1], [2, 3]),
  unit: amounts,
  quantity: fc.integer({ min: 1, max: 10 }),
  scheme: fc.constantFrom('standard' as const, 'margin' as const),
});
const groups: fc.Arbitrary<BasketGroup> = fc.record({
  businessId: fc.integer({ min: 1, max: 3 }),
  lines: fc.array(lines, { minLength: 1, maxLength: 4 }),
  delivery: fc.constantFrom(0, 3_99, 5_99).map(pence),
  commissionBps: fc.integer({ min: 0, max: 2_500 }),
});
const codes: fc.Arbitrary<Code> = fc.record({
  kind: fc.constantFrom('percent' as const, 'amount' as const, 'free_delivery' as const),
  value: fc.integer({ min: 1, max: 10_000 }),
  scope: fc.record({
    businessId: fc.constantFrom(null, 1),
    categoryId: fc.constantFrom(null, 2),
    productIds: fc.constantFrom(null, [1, 2]),
  }),
  least: fc.constantFrom(0, 50_00).map(pence),
  paidBy: fc.constantFrom('vendor' as const, 'site' as const),
});
const baskets = fc.record({
  groups: fc.array(groups, { minLength: 1, maxLength: 3 }),
  code: fc.option(codes, { nil: undefined }),
  credit: fc.constantFrom(0, 10_00, 1_000_000_00).map(pence),
});
const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

const line = (unit: number, rest: Partial<BasketLine> = {}): BasketLine => ({
  productId: 1,
  categoryIds: [1],
  unit: pence(unit),
  quantity: 1,
  scheme: 'standard',
  ...rest,
});
const group = (items: BasketLine[], rest: Partial<BasketGroup> = {}): BasketGroup => ({
  businessId: 1,
  lines: items,
  delivery: pence(0),
  commissionBps: 1_000,
  ...rest,
});
const percent = (value: number, rest: Partial<Code> = {}): Code => ({
  kind: 'percent',
  value,
  scope: { businessId: null, categoryId: null, productIds: null },
  least: pence(0),
  paidBy: 'vendor',
  ...rest,
});

describe('a split', () => {
  it('gives parts that add up to the amount', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 12 }),
        (amount, weights) => {
          const parts = splitPence(amount, weights);
          expect(total(parts)).toBe(amount);
          expect(parts.every((part) => part >= 0)).toBe(true);
        },
      ),
    );
  });

  it('splits an amount without losing or adding a penny', () => {
    expect(splitPence(pence(100), [1, 1, 1])).toEqual([33, 34, 33]);
    expect(splitPence(pence(5), [0, 0])).toEqual([3, 2]);
  });
});

describe('the sums of a basket', () => {
  it('of every basket are the sums of their parts', () => {
    fc.assert(
      fc.property(baskets, (basket) => {
        const { groups: all, totals } = basketSums(basket);
        expect(totals.goods + totals.delivery - totals.discount).toBe(totals.total + totals.credit);
        expect(total(all.map(({ credit }) => credit))).toBe(totals.credit);
        for (const one of all) {
          expect(
            total(one.lines.map(({ net }) => net)) +
              one.delivery -
              (one.discount - total(one.lines.map(({ discount }) => discount))),
          ).toBe(one.total);
          expect(one.credit).toBeLessThanOrEqual(one.total);
          for (const { net, vat, discount, goods } of one.lines) {
            expect([net >= 0, vat >= 0, discount >= 0, net + discount === goods]).toEqual([
              true,
              true,
              true,
              true,
            ]);
          }
        }
      }),
    );
  });

  it('show VAT of new goods alone', () => {
    const { totals } = basketSums({
      groups: [group([line(120_00), line(300_00, { scheme: 'margin' })])],
      credit: pence(0),
    });
    expect(totals).toMatchObject({ goods: 420_00, vat: 20_00, total: 420_00 });
  });

  it('carry VAT on delivery for the part of the new goods', () => {
    const parcel = (items: BasketLine[]) =>
      basketSums({ groups: [group(items, { delivery: pence(6_00) })], credit: pence(0) }).groups[0]
        ?.deliveryVat;
    expect(parcel([line(10_00)])).toBe(1_00);
    expect(parcel([line(10_00, { scheme: 'margin' })])).toBe(0);
    expect(parcel([line(10_00), line(10_00, { scheme: 'margin' })])).toBe(50);
  });

  it('count the commission of what the vendor earns', () => {
    const of = (paidBy: 'vendor' | 'site') =>
      basketSums({ groups: [group([line(100_00)])], code: percent(2_000, { paidBy }), credit: pence(0) })
        .groups[0];
    expect(of('vendor')).toMatchObject({ commission: 8_00, siteDiscount: 0, total: 80_00 });
    expect(of('site')).toMatchObject({ commission: 10_00, siteDiscount: 20_00, total: 80_00 });
  });

  it('take no more credit than there is to pay', () => {
    const { totals } = basketSums({ groups: [group([line(30_00)])], credit: pence(50_00) });
    expect(totals).toMatchObject({ credit: 30_00, total: 0 });
  });
});

describe('a code', () => {
  it.each([
    [percent(1_000), 0],
    [percent(1_000, { scope: { businessId: 2, categoryId: null, productIds: null } }), 'not_for_these'],
    [percent(1_000, { scope: { businessId: null, categoryId: 9, productIds: null } }), 'not_for_these'],
    [percent(1_000, { scope: { businessId: null, categoryId: null, productIds: [7] } }), 'not_for_these'],
    [percent(1_000, { least: pence(500_00) }), 'too_little'],
  ])('%o is good for what it names: %s', (code, problem) => {
    expect(basketProblem(code, [group([line(100_00)])]) ?? 0).toBe(problem);
  });

  it('takes free delivery off those parcels that it is good for', () => {
    const code: Code = {
      ...percent(0),
      kind: 'free_delivery',
      scope: { businessId: 1, categoryId: null, productIds: null },
    };
    const parcels = [
      group([line(10_00)], { delivery: pence(3_99) }),
      group([line(10_00)], { businessId: 2, delivery: pence(3_99) }),
    ];
    expect(basketSums({ groups: parcels, code, credit: pence(0) }).totals).toMatchObject({
      discount: 3_99,
      total: 23_99,
    });
  });

  const terms = {
    isActive: true,
    startsAt: null,
    endsAt: null,
    mostUses: null,
    uses: 0,
    mostPerPerson: null,
    usesOfPerson: 0,
  };
  const now = new Date('2026-11-16T10:40:00Z');
  it.each([
    [terms, undefined],
    [{ ...terms, isActive: false }, 'unknown'],
    [{ ...terms, startsAt: new Date('2026-11-17') }, 'not_yet'],
    [{ ...terms, endsAt: now }, 'expired'],
    [{ ...terms, mostUses: 3, uses: 3 }, 'used_up'],
    [{ ...terms, mostPerPerson: 1, usesOfPerson: 1 }, 'used_by_you'],
  ])('with the terms %o is refused as %s', (given, problem) => {
    expect(termsProblem(given, now)).toBe(problem);
  });

  it('names the least that a code asks for', () => {
    const scope = { businessId: null, categoryId: null, productIds: null };
    const words = (more: Partial<typeof scope> | { businessId: number }) =>
      codeProblemWords('too_little', { scope: { ...scope, ...more }, least: pence(25_00) });
    expect(words({})).toBe('Your cart is below the £25 that this code asks for');
    expect(words({ businessId: 2 })).toBe('This code asks for £25 or more of what it is for');
  });

  it('asks about an unknown code whether a letter is missing', () => {
    expect(codeProblemWords('unknown', undefined)).toBe('We don’t know this code. Is a letter missing?');
  });
});

describe('refunds', () => {
  it('of ten at £23.90 less a quarter, one by one, give £179.25', () => {
    const {
      groups: [of],
    } = basketSums({
      groups: [group([line(23_90, { quantity: 10 })])],
      code: percent(2_500),
      credit: pence(0),
    });
    const paid = of?.lines[0]?.net ?? pence(0);
    const one = (before: number) => shareOfUnits(paid, 10, before, 1);
    expect(total(Array.from({ length: 10 }, (_, before) => one(before)))).toBe(179_25);
  });

  it('in any sequence refund no more than was paid, and leave no share behind', () => {
    const steps = fc.array(
      fc.oneof(fc.record({ units: fc.integer({ min: 1, max: 3 }) }), fc.record({ amount: amounts })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(groups, fc.option(codes, { nil: undefined }), steps, (basketGroup, code, asked) => {
        const {
          groups: [of],
        } = basketSums({ groups: [basketGroup], code, credit: pence(0) });
        if (!of) throw new Error('no group');
        let left: Shares = {
          paid: of.total,
          vat: of.vat,
          commission: of.commission,
          siteDiscount: of.siteDiscount,
        };
        let returned = 0;
        let vendor = vendorShare(left) as number;
        const first = of.lines[0];
        let refundedUnits = 0;
        const give = (shares: Shares) => {
          left = lessShares(left, shares);
          returned += shares.paid;
          vendor -= vendorShare(shares);
        };
        for (const step of asked) {
          if ('amount' in step) give(sharesOfAmount(left, pence(Math.min(step.amount, left.paid))));
          else if (first && refundedUnits + step.units <= first.line.quantity) {
            const wanted = sharesOfUnits(
              {
                paid: first.net,
                vat: first.vat,
                commission: first.commission,
                siteDiscount: first.siteDiscount,
                quantity: first.line.quantity,
                refundedUnits,
              },
              step.units,
            );
            give(withinShares(wanted, left));
            refundedUnits += step.units;
          }
          expect(Object.values(left).every((part) => part >= 0)).toBe(true);
        }
        give(sharesOfAmount(left, left.paid));
        expect({ ...left, returned, vendor }).toEqual({ ...NO_SHARES, returned: of.total, vendor: 0 });
      }),
    );
  });

  it.each([
    ['what the buyer paid', { paid: 5_99, siteDiscount: 0 }, { paid: 3_99, vat: 67, siteDiscount: 0 }],
    [
      'what the site paid by a code',
      { paid: 0, siteDiscount: 5_99 },
      { paid: 0, vat: 0, siteDiscount: 3_99 },
    ],
  ])(
    'of a delivery give back %s, up to the price of standard delivery',
    (_, { paid, siteDiscount }, back) => {
      const delivery = {
        paid: pence(paid),
        vat: pence(paid > 0 ? 1_00 : 0),
        siteDiscount: pence(siteDiscount),
      };
      expect(deliveryShares(delivery, pence(3_99))).toEqual({ ...NO_SHARES, ...back });
    },
  );

  it('give five percent more as credit', () => {
    expect(asCredit(pence(100_00))).toBe(105_00 as Pence);
  });
});

describe('a number', () => {
  it('can be read as it is written, and as people type it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: NUMBER_SPACE - 1 }), (drawn) => {
        const number = writeNumber('TF', drawn);
        expect(readNumber(number)).toBe(number);
      }),
    );
    expect(readNumber(' tf 4823 6917 4 ')).toBe(readNumber('TF-482369174'));
    expect(partNumber('TF-482369174', 1, 2)).toBe('TF-482369174-B');
    expect(readNumber(`${writeNumber('TF', 12)}-b`)).toBe(`${writeNumber('TF', 12)}-B`);
  });

  it('with one wrong digit is invalid', () => {
    const number = writeNumber('TF', 48_236_917);
    for (let at = 3; at < number.length; at += 1) {
      const other = (Number(number[at]) + 1) % 10;
      expect(readNumber(`${number.slice(0, at)}${other}${number.slice(at + 1)}`)).toBeUndefined();
    }
  });
});
