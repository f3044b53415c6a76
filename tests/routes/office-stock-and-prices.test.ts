import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { countWrongStock } from '#server/features/catalog/public.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import {
  officeProductsOf,
  withKey,
  params,
  SOON,
  type OfficeProducts,
} from '#tests/support/office-products.ts';

let shop: TestApp;
let goods: OfficeProducts;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
});

describe('Prices', () => {
  const change = (product: OfficeProduct, body: object) =>
    ({
      headers: withKey(goods.vendor),
      params: params(product),
      body: { version: product.version, ...body },
    }) as never;

  it('of a product are set, and shown in the shop', async () => {
    const { result: live } = await goods.move(await goods.create(), { move: 'publish' });
    const { result } = await shop.call(
      'POST /office/products/{id}/prices',
      change(live, { how: 'set', amount: 9.5 }),
    );
    expect(result).toMatchObject({ regular_price: 9.5, version: live.version + 1 });
    await expect.poll(() => goods.listed(live.id), SOON).toMatchObject({ regular_price: 9.5 });
  });

  it('of all variations are changed together, or not at all', async () => {
    const before = await goods.variable();
    const { result: after } = await shop.call(
      'POST /office/products/{id}/prices',
      change(before, { how: 'add', amount: -1, keeps_was: true }),
    );
    const shown = (product: OfficeProduct) =>
      product.variations.map((one) => (one.is_on_sale ? (one.sale_price ?? 0) : one.regular_price));
    expect(shown(after)).toEqual(shown(before).map((price) => Math.round((price - 1) * 100) / 100));
    const lowest = Math.min(...shown(after));
    const highest = Math.max(...shown(after));
    expect(highest).toBeGreaterThan(lowest);
    const { errors } = await shop.refused(
      'POST /office/products/{id}/prices',
      change(after, { how: 'add', amount: -lowest }),
    );
    expect(errors).toHaveProperty('amount');
    expect(shown(await goods.read(after))).toEqual(shown(after));
  });

  it('of one variation leave the others unchanged', async () => {
    const before = await goods.variable();
    const [first, second] = before.variations;
    const { result } = await shop.call(
      'POST /office/products/{id}/prices',
      change(before, { how: 'set', amount: 123.45, variation_ids: [first?.id] }),
    );
    expect(result.variations.find(({ id }) => id === second?.id)).toEqual(second);
    const changed = result.variations.find(({ id }) => id === first?.id);
    expect([changed?.regular_price, changed?.sale_price]).toContain(123.45);
    const { errors } = await shop.refused(
      'POST /office/products/{id}/prices',
      change(result, { how: 'set', amount: 1, variation_ids: [999_999_999] }),
    );
    expect(errors).toHaveProperty('variation_ids');
  });
});

describe('Stock', () => {
  const count = (product: { id: number }, body: object) =>
    ({ headers: goods.vendor, params: params(product), body }) as never;

  it('is the sum of its movements', async () => {
    const made = await goods.create();
    const { result } = await shop.call('PUT /office/products/{id}/stock', count(made, { now: 9, was: 5 }));
    expect(result).toMatchObject({ stock: 9, version: 1 });
    const { rows } = await shop.database.pool.query(
      'select quantity, reason, actor_id is not null as by_somebody from stock_movements where product_id = $1 order by id',
      [made.id],
    );
    expect(rows).toEqual([
      { quantity: 5, reason: 'opening', by_somebody: false },
      { quantity: 4, reason: 'counted', by_somebody: true },
    ]);
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('that was sold in the meantime is not overwritten', async () => {
    const made = await goods.create();
    await shop.database.pool.query('update products set reserved_stock = 2 where id = $1', [made.id]);
    const stale = await shop.refused('PUT /office/products/{id}/stock', count(made, { now: 9, was: 4 }));
    expect(stale).toMatchObject({ status: 409, now: { stock: 5 } });
    const reserved = await shop.refused('PUT /office/products/{id}/stock', count(made, { now: 1, was: 5 }));
    expect(reserved.errors?.['now']).toMatch(/reserved 2/);
    expect((await goods.read(made)).stock).toBe(5);
  });

  it('of a variation makes it buyable again', async () => {
    const product = await goods.variable();
    const sold = product.variations.find(({ stock, raw_status: isFlag }) => stock === 0 && !isFlag);
    if (!sold) throw new Error('nothing is sold out');
    const { result } = await shop.call(
      'PUT /office/products/{id}/stock',
      count(product, { variation_id: sold.id, now: 3, was: 0 }),
    );
    expect(result.variations.find(({ id }) => id === sold.id)).toMatchObject({
      stock: 3,
      stock_status: 'instock',
    });
    const whole = await shop.refused('PUT /office/products/{id}/stock', count(product, { now: 3, was: 0 }));
    expect(whole.errors).toHaveProperty('variation_id');
  });
});

describe('The list', () => {
  it.each(['sold', 'newest', 'updated', 'name', 'price_asc', 'price_desc', 'stock'])(
    'sorted by %s shows every product once, page by page',
    async (sort) => {
      const { data: all } = await goods.list({ sort, per_page: 100 }, goods.admin);
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await goods.list({ sort, per_page: 17, ...(cursor && { cursor }) }, goods.admin);
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      expect(seen.slice(0, 100)).toEqual(all.map(({ id }) => id));
      expect(new Set(seen).size).toBe(seen.length);
      const { rows } = await shop.database.pool.query<{ count: number }>(
        'select count(*)::int as count from products where is_active',
      );
      expect(seen).toHaveLength(rows[0]?.count ?? 0);
    },
  );

  it('counts by state, filters, and says why something is hidden', async () => {
    const made = await goods.create();
    const { counts, data } = await goods.list({ q: made.sku, state: ['draft'] });
    expect([counts, data.map(({ id }) => id)]).toEqual([{ draft: 1 }, [made.id]]);
    expect((await goods.list({ stock: 'low' })).data.every(({ stock }) => (stock ?? 0) > 0)).toBe(true);
    expect((await goods.list({ category_id: made.category_id })).data.map(({ id }) => id)).toContain(made.id);
    const blocked = await goods.list({ state: ['hidden'] }, goods.other);
    expect(new Set(blocked.data.map((row) => row.hidden_because))).toEqual(new Set(['business']));
  });

  it('refuses a cursor of another sort order', async () => {
    const { next_cursor: cursor } = await goods.list({ sort: 'name', per_page: 1 });
    for (const wrong of [cursor, 'x', Buffer.from('["a\\u0000",1]').toString('base64url')]) {
      const { status } = await shop.refused('GET /office/products', {
        headers: goods.vendor,
        query: { sort: wrong === cursor ? 'sold' : 'name', cursor: wrong } as never,
      });
      expect(status).toBe(400);
    }
  });

  it('shows vendors only their own business, even if they ask for another', async () => {
    const mine = await goods.create();
    const { data } = await goods.list({ per_page: 100 }, goods.other);
    expect(data.map(({ business }) => business.id)).not.toContain(mine.business.id);
    expect((await goods.list({ business_id: mine.business.id }, goods.other)).data).toEqual([]);
    expect((await goods.list({ q: mine.sku }, goods.other)).data).toEqual([]);
  });
});

describe('A duplicate', () => {
  it('is a draft with the same facts, its own SKU and path, and no stock', async () => {
    const source = await goods.variable();
    const { result: copy } = await shop.call('POST /office/products/{id}/duplicate', {
      headers: withKey(goods.vendor),
      params: params(source),
      body: {},
    });
    expect(copy).toMatchObject({
      state: 'draft',
      name: `${source.name} (copy)`,
      description: source.description,
      attributes: source.attributes,
      // The copy asks the same questions.
      questions: source.questions.map((one) => ({ ...one, shared_with: one.shared_with + 1 })),
      product_images: source.product_images,
      box: source.box,
    });
    expect(copy.variations).toHaveLength(source.variations.length);
    expect(copy.variations[0]?.name).toBe(source.variations[0]?.name.replace(source.name, copy.name));
    expect(copy.variations.every(({ stock, reserved_stock: held }) => stock === 0 && held === 0)).toBe(true);
    expect(copy.slug).not.toBe(source.slug);
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });
});
