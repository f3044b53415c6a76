import { describe, expect, it, vi } from 'vitest';
import type { MadeOf, StaleAnswers } from './changes.ts';
import { isStaleAfter, readChange } from './changes.ts';
import { gatherStock } from './stock-changes.ts';

describe('The notification of a trigger', () => {
  it.each([
    ['site', { tag: 'site' }],
    ['jobs', { tag: 'jobs' }],
    ['due', { tag: 'due' }],
    ['catalog', { tag: 'catalog' }],
    ['products 4,7', { tag: 'products', products: new Set([4, 7]) }],
    ['listing 4', { tag: 'listing', products: new Set([4]) }],
    ['stock products 4', { tag: 'products', products: new Set([4]), isStockOnly: true }],
    ['stock listing 4,5', { tag: 'listing', products: new Set([4, 5]), isStockOnly: true }],
  ])('%j is read', (payload, change) => {
    expect(readChange(payload)).toEqual(change);
  });

  it.each([undefined, '', 'products', 'products a', 'a newer word', 'prices 4'])(
    '%j is unknown, so anything may have changed',
    (payload) => {
      expect(readChange(payload)).toEqual({ tag: 'all' });
    },
  );
});

describe('A change makes stale', () => {
  const product: MadeOf = { tags: ['catalog', 'stores'], products: [4] };
  const list: MadeOf = { tags: ['catalog', 'listing', 'stores'], products: [4, 5] };
  const facets: MadeOf = { tags: ['catalog', 'listing', 'stores'], products: [] };
  const unknown: MadeOf = { tags: ['catalog'] };
  const text: MadeOf = { tags: ['site'] };
  const of = (payload: string) => readChange(payload) as StaleAnswers;

  it.each([
    ['products 4', [product, list, unknown]],
    ['products 5', [list, unknown]],
    ['products 6', [unknown]],
    ['listing 6', [list, facets, unknown]],
    ['listing 4', [product, list, facets, unknown]],
    ['catalog', [product, list, facets, unknown]],
    ['stores', [product, list, facets]],
    ['site', [text]],
    ['?', [product, list, facets, unknown, text]],
  ])('after %j the answers made from it, and nothing else', (payload, stale) => {
    const all = [product, list, facets, unknown, text];
    expect(all.filter((made) => isStaleAfter(of(payload), made))).toEqual(stale);
  });
});

describe('Changes of stock', () => {
  const gathered = async (payloads: string[]) => {
    const told: StaleAnswers[] = [];
    const gather = gatherStock((change) => told.push(change), 5);
    for (const payload of payloads) gather(readChange(payload) as StaleAnswers);
    const atOnce = told.splice(0);
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(0));
    return { atOnce, later: told };
  };

  it('are passed on together, after changes of more than stock', async () => {
    const { atOnce, later } = await gathered([
      'stock products 4',
      'products 9',
      'stock products 5,6',
      'stock products 4',
    ]);
    expect(atOnce).toEqual([{ tag: 'products', products: new Set([9]) }]);
    expect(later).toEqual([{ tag: 'products', products: new Set([4, 5, 6]) }]);
  });

  it('concern lists if one of them does', async () => {
    const { later } = await gathered(['stock products 4', 'stock listing 5']);
    expect(later).toEqual([{ tag: 'listing', products: new Set([4, 5]) }]);
  });
});
