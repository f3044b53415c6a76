import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import type { Grant } from './grant.ts';
import { isForStore, letsWords, mayGive, mostRefund, storesWords } from './grant.ts';
import type { OfficeOf, Post, Right } from './permissions.ts';
import { RIGHTS, rightsIn, rightsOf } from './permissions.ts';
import { RIGHT_SETS } from './sets.ts';

describe('the rights of a person', () => {
  it.each<[Post, OfficeOf, Right[], readonly Right[]]>([
    ['administrator', 'site', [], RIGHTS],
    ['owner', 'business', [], RIGHTS.filter((right) => right !== 'content' && right !== 'site')],
    ['staff', 'business', ['orders'], ['orders']],
    ['staff', 'business', ['money'], ['money', 'refund']],
    ['staff', 'business', ['refund', 'orders'], ['orders', 'refund']],
    ['staff', 'site', ['site'], RIGHTS],
    // Rights of the site have no effect in a business, even if a row lists them.
    ['staff', 'business', ['site', 'content', 'bench'], ['bench']],
    ['staff', 'business', [], []],
  ])('%s of %s with %j', (post, office, given, may) => {
    expect(rightsOf(post, office, given)).toEqual(may);
  });

  it('every set can be given where it is offered', () => {
    for (const { rights, offices, refundLimit } of RIGHT_SETS) {
      for (const office of offices) expect(rightsIn(office)).toEqual(expect.arrayContaining([...rights]));
      expect(rights.includes('refund')).toBe(refundLimit !== null);
    }
  });
});

const grant = (rights: Right[], limit?: number, storeIds: number[] | null = null): Grant => ({
  rights,
  refundLimit: limit === undefined ? null : pence(limit),
  storeIds,
});

describe('how much of an order a person may refund', () => {
  it.each<[Grant, number | null]>([
    [grant(['orders']), 0],
    [grant(['orders'], 500), 0],
    [grant(['refund'], 500), 500],
    [grant(['refund']), 0],
    [grant(['money', 'refund'], 500), null],
  ])('%j', (given, most) => {
    expect(mostRefund(given)).toBe(most);
  });
});

it('says up to which sum a right to refund goes', () => {
  expect(letsWords('refund', pence(50_00))).toBe('Refund up to £50 of one order');
  expect(letsWords('refund', null)).toBe('Refund up to a limit per order');
  expect(letsWords('orders', null)).toBe('See and move orders and returns, with their customers');
});

describe('people can only give rights that they have', () => {
  const owner = grant(rightsOf('owner', 'business'));
  it.each<[string, Grant, Grant, boolean]>([
    ['an owner gives all', owner, owner, true],
    ['an owner gives no right of the site', owner, grant(['content']), false],
    ['staff give what they have', grant(['people', 'orders']), grant(['orders']), true],
    ['staff give nothing more', grant(['people', 'orders']), grant(['orders', 'bench']), false],
    ['a limit up to their own', grant(['people', 'refund'], 500), grant(['refund'], 500), true],
    ['no higher limit', grant(['people', 'refund'], 500), grant(['refund'], 501), false],
    ['no money by a limit', grant(['people', 'refund'], 500), grant(['money']), false],
    ['their stores', grant(['orders'], undefined, [1, 2]), grant(['orders'], undefined, [2]), true],
    ['no other store', grant(['orders'], undefined, [1, 2]), grant(['orders'], undefined, [3]), false],
    ['not all stores', grant(['orders'], undefined, [1, 2]), grant(['orders']), false],
  ])('%s', (_what, giver, wanted, may) => {
    expect(mayGive(giver, wanted)).toBe(may);
  });
});

describe('what a person sees who is limited to stores', () => {
  it.each<[number[] | null, number | null, boolean]>([
    [null, null, true],
    [null, 3, true],
    [[3], 3, true],
    [[3], 4, false],
    [[3], null, false],
    [[], 3, false],
  ])('stores %j, a thing of store %j', (storeIds, storeId, sees) => {
    expect(isForStore({ storeIds }, storeId)).toBe(sees);
  });
});

it.each([
  [null, undefined],
  [['Camden'], 'Only for the store Camden'],
  [['Camden', 'Leeds'], 'Only for the stores Camden and Leeds'],
  [['Camden', 'Leeds', 'York'], 'Only for the stores Camden, Leeds and York'],
])('says for which stores of %j a person works', (stores, expected) => {
  expect(storesWords(stores)).toBe(expected);
});
