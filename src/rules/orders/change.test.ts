import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import type { BasketGroup } from './basket.ts';
import { changedSums, changeProblem, isStoppedByChange, settlementOf } from './change.ts';
import { changeWords } from './change-words.ts';
import type { Code } from './codes.ts';
import type { ContentLine } from './contents.ts';
import { priceKey } from './contents.ts';
import { basketSums } from './sums.ts';

const group = (businessId: number, units: readonly number[]): BasketGroup => ({
  businessId,
  commissionBps: 1_000,
  delivery: pence(399),
  lines: units.map((unit, index) => ({
    productId: businessId * 100 + index,
    categoryIds: [1],
    unit: pence(unit),
    quantity: 1,
    scheme: 'standard',
  })),
});
const ALL = { businessId: null, categoryId: null, productIds: null };
const code = (rest: Partial<Code>): Code => ({
  kind: 'amount',
  value: 2_000,
  scope: ALL,
  least: pence(0),
  paidBy: 'site',
  ...rest,
});
const beside = (groups: BasketGroup[], discount: number) => ({ groups, discount: pence(discount) });

describe('the sums of a changed order', () => {
  it('are those of the checkout for an order that was placed alone', () => {
    const units = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 5 });
    const codes = fc.constantFrom(
      undefined,
      code({}),
      code({ kind: 'percent', value: 1_000 }),
      code({ kind: 'free_delivery', value: 0 }),
      code({ least: pence(5_000) }),
    );
    fc.assert(
      fc.property(units, codes, (prices, used) => {
        const own = group(1, prices);
        const [sums] = basketSums({ groups: [own], code: used, credit: pence(0) }).groups;
        expect(changedSums(own, beside([], 0), used)).toEqual(sums);
      }),
    );
  });

  it.each([
    { own: [10_000], used: 500, least: 0, off: 1_500, what: 'the rest of a fixed sum' },
    { own: [10_000], used: 2_000, least: 0, off: 0, what: 'nothing where others have used all of it' },
    { own: [1_000], used: 0, least: 0, off: 1_000, what: 'no more than its goods' },
    { own: [3_000], used: 0, least: 8_000, off: 2_000, what: 'a code whose least the others help to reach' },
    { own: [2_999], used: 0, least: 8_000, off: 0, what: 'no code where all is too little' },
  ])('take off $what', ({ own, used, least, off }) => {
    const others = beside([group(2, [5_000])], used);
    expect(changedSums(group(1, own), others, code({ least: pence(least) })).discount).toBe(off);
  });
});

const line = (rest: Partial<ContentLine>): ContentLine => ({
  productId: 1,
  variationId: 10,
  optionIds: [],
  parts: [],
  name: 'Phone',
  choice: 'Black',
  sku: '',
  image: null,
  path: '/',
  quantity: 1,
  unit: 100,
  discount: 0,
  siteDiscount: 0,
  vat: 0,
  commission: 0,
  scheme: 'standard',
  warrantyMonths: null,
  ...rest,
});
const sent = (lines: ContentLine[], rest: object = {}) => ({
  lines,
  way: 'standard' as const,
  storeId: null,
  storeName: null,
  address: { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' },
  ...rest,
});
const BLUE = line({ variationId: 11, choice: 'Blue' });
const CASE = line({ productId: 2, variationId: null, name: 'Case', choice: '' });
const AT_CAMDEN = { way: 'collect', storeId: 3, storeName: 'Camden' };

describe('the words of a change', () => {
  it.each([
    [sent([line({})]), sent([line({})]), []],
    [sent([line({})]), sent([BLUE]), ['Phone, Blue instead of Phone, Black.']],
    [sent([line({})]), sent([line({ quantity: 3 })]), ['Phone, Black: 3 instead of 1.']],
    [sent([line({})]), sent([line({}), { ...CASE, quantity: 2 }]), ['Added: 2 × Case.']],
    [sent([line({}), CASE]), sent([line({})]), ['Removed: Case.']],
    [sent([CASE]), sent([CASE], { way: 'next_day' }), ['Next day delivery instead of standard delivery.']],
    [sent([CASE]), sent([CASE], AT_CAMDEN), ['Collect in store at Camden instead of standard delivery.']],
    [
      sent([CASE], AT_CAMDEN),
      sent([CASE], { ...AT_CAMDEN, storeId: 4, storeName: 'Hove' }),
      ['Collect in store at Hove instead of Camden.'],
    ],
    [
      sent([CASE]),
      sent([CASE], {
        address: { line_1: '2 Low Road', line_2: 'Flat 1', town: 'York', post_code: 'YO1 7AA' },
      }),
      ['Sent to 2 Low Road, Flat 1, York, YO1 7AA.'],
    ],
  ])('are plain sentences', (before, after, words) => {
    expect(changeWords(before, after)).toEqual(words);
  });
});

it('the price depends on what is in an order, and not on the sequence of its lines', () => {
  const of = (lines: ContentLine[], goods = 0) =>
    priceKey({ ...sent(lines), beside: { goods, discount: 0 } });
  expect(of([line({}), CASE])).toBe(of([CASE, line({})]));
  expect(of([line({ quantity: 2 })])).toBe(of([line({}), line({})]));
  expect(of([line({})])).not.toBe(of([BLUE]));
  expect(of([line({})])).not.toBe(of([line({})], 5));
});

describe('whether an order can be changed', () => {
  const order = {
    state: 'paid',
    paymentKind: 'trial',
    isPaid: true,
    isDisputed: false,
    isChanging: false,
    hasSentUnits: false,
    isPartRefunded: false,
    isGone: false,
  } as const;
  it.each([
    [{}, undefined],
    [{ state: 'preparing' }, undefined],
    [{ state: 'pending_payment', paymentKind: 'in_store', isPaid: false }, undefined],
    [{ state: 'pending_payment', isPaid: false }, 'not paid yet'],
    [{ state: 'ready_to_collect' }, 'at the counter'],
    [{ state: 'dispatched' }, 'was sent'],
    [{ state: 'completed' }, 'was sent'],
    [{ state: 'cancelled' }, 'is over'],
    [{ state: 'preparing', hasSentUnits: true }, 'part of this order was sent'],
    [{ isDisputed: true }, 'disputes this payment'],
    [{ isChanging: true }, 'waits for the buyer’s payment'],
    [{ isPartRefunded: true }, 'refunded already'],
    [{ isGone: true }, 'no longer in the catalogue'],
  ] as const)('%j: %s', (rest, words) => {
    const problem = changeProblem({ ...order, ...rest });
    expect(problem ?? 'none').toContain(words ?? 'none');
  });

  it('the difference goes back, is paid by a link, or at the counter', () => {
    expect(settlementOf(-1, true)).toBe('refund');
    expect(settlementOf(1, true)).toBe('link');
    expect(settlementOf(0, true)).toBe('none');
    expect(settlementOf(1, false)).toBe('at_counter');
  });

  it('nothing is sent while a change waits, and the order may still end', () => {
    expect(['dispatch', 'ready', 'refund_amount'].map((move) => isStoppedByChange(move as 'ready'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isStoppedByChange('cancel')).toBe(false);
  });
});
