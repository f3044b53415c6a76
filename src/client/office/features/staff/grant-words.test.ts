import { describe, expect, it } from 'vitest';
import { rightsWords, storesWords, type GivenRights } from './grant-words.ts';

const given = (rest: Partial<GivenRights>): GivenRights => ({
  permissions: ['orders'],
  refund_limit: null,
  store_ids: null,
  ...rest,
});

describe('The rights of a person, in words', () => {
  it.each<[Partial<GivenRights>, string]>([
    [{}, 'Orders'],
    [{ permissions: ['orders', 'refund'], refund_limit: 100 }, 'Orders, refunds up to £100'],
    [{ permissions: ['refund'], refund_limit: 12.5 }, 'Refunds up to £12.50'],
    [{ permissions: ['money', 'people'] }, 'Money, People'],
  ])('%j', (rest, words) => {
    expect(rightsWords(given(rest))).toBe(words);
  });

  it('names the stores that they are limited to', () => {
    const stores = [
      { id: 1, name: 'Camden' },
      { id: 2, name: 'Leeds' },
    ];
    expect(storesWords(given({}), stores)).toBe('All stores');
    expect(storesWords(given({ store_ids: [2, 1] }), stores)).toBe('Leeds, Camden');
    expect(storesWords(given({ store_ids: [9] }), stores)).toBe('A closed store');
  });
});
