import { beforeAll, describe, expect, it } from 'vitest';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { ADMINISTRATOR, SHOPPER, VENDOR } from '#demo/people.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';
import { refreshDue } from './writes.ts';

const OWN = 'GET /web/site/products';

let shop: TestApp;
let headers: { cookie: string };
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, VENDOR);
});

const own = (query: NonNullable<Parameters<typeof shop.call<typeof OWN>>[1]>['query'] = {}) =>
  shop.call(OWN, { query, headers });

describe('own products', () => {
  it('are those of the session’s business alone, in every line', async () => {
    const { data, total, counts } = await own({ per_page: 100 });
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'select id from products where business_id = $1 order by id',
      [NORTHSIDE_PHONES],
    );
    expect(data.map(({ id }) => id).sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
    expect(total).toBe(rows.length);
    expect(counts.all).toBe(counts.listed + counts.out_of_stock + counts.hidden);
    expect(new Set(data.map((product) => product.is_active_for))).toEqual(new Set([1, 2]));
  });

  it('cost what listings say', async () => {
    const { data } = await own({ per_page: 100 });
    const cards = await shop.call('GET /no/auth/web/site/products', {
      query: { business: NORTHSIDE_PHONES, is_active_for: '1', per_page: 100 },
    });
    for (const card of cards.data) {
      const shown = card.is_on_sale && card.sale_price !== null ? card.sale_price : card.regular_price;
      expect(data.find(({ id }) => id === card.id)?.price).toBe(shown);
    }
  });

  it('are turned page by page', async () => {
    const first = await own({ per_page: 2 });
    const second = await own({ per_page: 2, page: 2 });
    expect(first.data).toHaveLength(2);
    expect(second.total).toBe(first.total);
    expect(second.data[0]?.id).not.toBe(first.data[0]?.id);
    expect((await own({ page: 999 })).data).toEqual([]);
  });

  it('are searched by name and by the SKU of a product or a variation', async () => {
    const [all] = [await own({ per_page: 100 })];
    const variable = all.data.find(({ type }) => type === 2);
    const { rows } = await shop.database.pool.query<{ sku: string }>(
      'select sku from variations where product_id = $1 limit 1',
      [variable?.id],
    );
    for (const q of [variable?.title, variable?.sku.toLowerCase(), rows[0]?.sku]) {
      const found = await own({ q });
      expect(found.data.map(({ id }) => id)).toContain(variable?.id);
    }
    expect((await own({ q: 'no such thing' })).total).toBe(0);
    expect((await own({ q: '%' })).total).toBe(0);
    expect((await own({ q: '_' })).total).toBe(0);
  });

  it('say why shoppers do not see them, and what has run out', async () => {
    const { data } = await own({ per_page: 100, state: 'listed' });
    const [gone, hidden, resting] = data.filter((product) => product.is_active_for === 1);
    await shop.database.pool.query(
      `update variations set stock = 0, reserved_stock = 0, stock_status = 'outofstock' where product_id = $1`,
      [gone?.id],
    );
    await shop.database.pool.query(
      `update products set stock = 0, reserved_stock = 0, stock_status = 'outofstock' where id = $1`,
      [gone?.id],
    );
    await shop.database.pool.query('update products set is_published = false where id = $1', [hidden?.id]);
    await shop.database.pool.query('update products set is_active = false where id = $1', [resting?.id]);
    await refreshDue(shop.database.db);

    const after = await own({ per_page: 100 });
    const of = (id: number | undefined) => after.data.find((product) => product.id === id);
    expect(of(gone?.id)).toMatchObject({ state: 'out_of_stock', is_available: false, hidden_because: null });
    expect(of(hidden?.id)).toMatchObject({ state: 'hidden', hidden_because: 'unpublished' });
    expect(of(resting?.id)).toMatchObject({ state: 'hidden', hidden_because: 'inactive' });
    expect(after.counts).toMatchObject({ out_of_stock: 1, hidden: 2 });
    expect((await own({ state: 'hidden' })).total).toBe(2);
    expect((await own({ state: 'out_of_stock' })).data.map(({ id }) => id)).toEqual([gone?.id]);
  });

  it('are all hidden while the business is blocked', async () => {
    const block = (isBlocked: boolean) =>
      shop.database.pool.query(
        `update businesses set is_blocked = $2, blocked_reason = 'Test' where id = $1`,
        [NORTHSIDE_PHONES, isBlocked],
      );
    await block(true);
    await refreshDue(shop.database.db);
    const { data, counts } = await own({ per_page: 100 });
    expect(counts.hidden).toBe(counts.all);
    expect(data.some((product) => product.hidden_because === 'business')).toBe(true);
    await block(false);
    await refreshDue(shop.database.db);
  });

  it('are not for visitors, shoppers and administrators', async () => {
    expect((await shop.refused(OWN, {})).status).toBe(401);
    for (const email of [SHOPPER, ADMINISTRATOR]) {
      expect((await shop.refused(OWN, { headers: await signIn(shop, email) })).status).toBe(403);
    }
  });

  it.each(['page=0', 'per_page=101', 'state=sold', 'business=2', 'business_id=2', 'q='])(
    'are not read by %s',
    async (query) => {
      expect((await shop.fetch(`/web/site/products?${query}`, { headers })).status).toBe(400);
    },
  );
});
