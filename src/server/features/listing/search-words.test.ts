import { describe, expect, it } from 'vitest';
import type { Suggestions } from '#contract/catalog.ts';
import { buildTestApp } from '#tests/support/app.ts';

const { call } = await buildTestApp();
const suggest = async (q: string): Promise<Suggestions> =>
  (await call('GET /no/auth/web/site/search', { query: { q } })).result;

describe('Words of everyday English', () => {
  it.each(['change my address', 'vacuum cleaner', 'sand in charging port', 'sim card not detected'])(
    'are not corrected into words of products: %s',
    async (q) => {
      expect(await suggest(q)).toMatchObject({ corrected: null, unsold: null });
    },
  );

  it.each([
    ['my screen is black', 'screen'],
    ['my phone is black and white lines', 'screen'],
    ['sand in charging port', 'charging-port'],
    ['red iphone 13 cracked screen', 'screen'],
  ])('beside a fault hide no repair: %s', async (q, fault) => {
    const { products, unsold } = await suggest(q);
    expect(unsold).toBeNull();
    expect(products[0]).toMatchObject({ is_active_for: 3, fault: { values: [fault] } });
  });

  it.each(['screan protecter', 'screen cleaning cloth', 'iphone charger'])(
    'for goods that the shop has do not say that it lacks them: %s',
    async (q) => {
      const { products, unsold } = await suggest(q);
      expect(unsold).toBeNull();
      expect(products[0]).toMatchObject({ is_active_for: 1 });
    },
  );
});

describe('Names of models', () => {
  it('with a last letter, such as Xbox Series S, are not taken for another model with its price', async () => {
    const { products, unsold } = await suggest('sell xbox series s');
    expect(unsold).toBe('xbox series s');
    expect(products.find(({ is_active_for }) => is_active_for === 2)).toMatchObject({ near: true });
  });

  it('can be written with a number or its ordinal', async () => {
    const { products, unsold } = await suggest('ipad 10 screen repair cost');
    expect(unsold).toBeNull();
    expect(products[0]).toMatchObject({ is_active_for: 3, title: 'iPad (10th gen)' });
  });

  it('are no post code', async () => {
    const { products, stores } = await suggest('s23 fe');
    expect(stores).toEqual([]);
    expect(products[0]?.title).toContain('S23');
    expect((await suggest('s2 3fe')).stores).not.toEqual([]);
  });

  it('are two if there are two, and neither is missing', async () => {
    expect((await suggest('iphone 13 vs iphone 14')).unsold).toBeNull();
  });
});

it('The cheapest of a family is a device, not its case', async () => {
  const { products } = await suggest('cheapest iphone');
  expect(products[0]?.title).toMatch(/^iPhone/);
  const goods = await suggest('cheap iphone case');
  expect(goods.products.map(({ title }) => title).join()).toMatch(/case/i);
});

it.each([
  ['keyboard', /MacBook/],
  ['face id not working', /^(?!MacBook|iPad|Watch)/],
])('A fault that only some devices can have is mended on those: %s', async (q, title) => {
  const { products } = await suggest(q);
  const mended = products.filter(({ is_active_for }) => is_active_for === 3);
  expect(mended.length).toBeGreaterThan(0);
  for (const product of mended) expect(product.title).toMatch(title);
});
