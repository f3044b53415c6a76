import { describe, expect, it } from 'vitest';
import { RIGHT_SETS } from '#rules/office/sets.ts';
import { bodyOf, grantErrors, noGrant, valuesOf, withSet, type GrantValues } from './grant-form.ts';

const values = (rest: Partial<GrantValues>): GrantValues => ({ ...noGrant(null), ...rest });

describe('The rights that are sent', () => {
  it.each<[string, Partial<GrantValues>, object]>([
    ['without a limit', { permissions: ['orders'] }, { permissions: ['orders'], refund_limit: null }],
    ['with one', { permissions: ['refund'], refund_limit: '50' }, { refund_limit: 50 }],
    [
      'money brings refunds',
      { permissions: ['refund', 'money'] },
      { permissions: ['money'], refund_limit: null },
    ],
    ['site brings everything', { permissions: ['orders', 'site', 'refund'] }, { permissions: ['site'] }],
    ['for one store', { permissions: ['orders'], store_ids: [3] }, { store_ids: [3] }],
  ])('%s', (_what, rest, sent) => {
    expect(bodyOf(values(rest))).toMatchObject(sent);
  });

  it('are those that were read, if nothing was changed', () => {
    const given = { permissions: ['orders' as const, 'refund' as const], refund_limit: 12.5, store_ids: [1] };
    expect(bodyOf(valuesOf(given))).toEqual(given);
  });

  it('are complete with every ready-made set', () => {
    for (const set of RIGHT_SETS) expect(grantErrors(values(withSet(set)))).toEqual({});
  });
});

describe('What is wrong with rights', () => {
  it.each<[Partial<GrantValues>, string[]]>([
    [{}, ['permissions']],
    [{ permissions: ['refund'], refund_limit: '' }, ['refund_limit']],
    [{ permissions: ['refund'], refund_limit: 'lots' }, ['refund_limit']],
    [{ permissions: ['refund'], refund_limit: '100001' }, ['refund_limit']],
    [{ permissions: ['refund', 'money'], refund_limit: '' }, []],
    [{ permissions: ['orders'], store_ids: [] }, ['store_ids']],
    [{ permissions: ['orders', 'people'], store_ids: [1] }, ['store_ids']],
  ])('%j', (rest, wrong) => {
    expect(Object.keys(grantErrors(values(rest)))).toEqual(wrong);
  });
});
