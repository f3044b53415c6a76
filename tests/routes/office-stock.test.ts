import { beforeAll, describe, expect, it } from 'vitest';
import { countWrongStock } from '#server/features/catalog/public.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { buy, moversOf, payNow, plentyOf } from '#tests/support/buying.ts';
import {
  officeProductsOf,
  params,
  SOON,
  withKey,
  type OfficeProducts,
} from '#tests/support/office-products.ts';

let shop: TestApp;
let goods: OfficeProducts;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
});

const request = (product: { id: number }, body: object, headers = goods.vendor) =>
  ({ headers: withKey(headers), params: params(product), body }) as never;
const move = (product: { id: number }, body: object) =>
  shop.call('POST /office/products/{id}/stock-moves', request(product, body));
const refused = (product: { id: number }, body: object, headers = goods.vendor) =>
  shop.refused('POST /office/products/{id}/stock-moves', request(product, body, headers));
const movements = async (query: object, headers = goods.vendor) =>
  (await shop.call('GET /office/stock/movements', { headers, query })).data;
const shelves = (query: object, headers = goods.vendor) => shop.call('GET /office/stock', { headers, query });

describe('Goods', () => {
  it('that come in can be sold, and are listed with who took them in and why', async () => {
    const { result: live } = await goods.move(await goods.create({ stock: 0 }), { move: 'publish' });
    const { result } = await move(live, { move: 'receive', quantity: 7, note: 'Delivery  D-118' });
    expect(result).toMatchObject({ stock: 7, version: live.version });
    await expect.poll(() => goods.listed(live.id), SOON).toMatchObject({ stock: 7 });
    const [latest] = await movements({ product_id: live.id });
    expect(latest).toMatchObject({
      quantity: 7,
      after: 7,
      reason: 'bought',
      note: 'Delivery D-118',
      by: 'Nora Whitfield',
      order: null,
    });
  });

  it('that are broken are written off, but never those that orders have reserved', async () => {
    const made = await goods.create();
    await move(made, { move: 'write_off', quantity: 2, note: 'Dropped' });
    await shop.database.pool.query('update products set reserved_stock = 2 where id = $1', [made.id]);
    expect(await refused(made, { move: 'write_off', quantity: 2 })).toMatchObject({
      status: 400,
      errors: { quantity: 'There are only 3, and open orders have reserved 2' },
    });
    const listed = await movements({ product_id: made.id });
    expect(listed.map(({ quantity, after, reason }) => [reason, quantity, after])).toEqual([
      ['scrapped', -2, 3],
      ['opening', 5, 5],
    ]);
  });

  it('of a product with variations come in for one of them', async () => {
    const before = await goods.variable();
    const [first] = before.variations;
    const body = { move: 'receive', quantity: 3 };
    expect((await refused(before, body)).errors).toHaveProperty('variation_id');
    expect((await refused(before, { ...body, variation_id: 999_999_999 })).errors).toHaveProperty(
      'variation_id',
    );
    const { result } = await move(before, { ...body, variation_id: first?.id });
    expect(result.variations.find(({ id }) => id === first?.id)?.stock).toBe((first?.stock ?? 0) + 3);
    const [latest] = await movements({ product_id: before.id, variation_id: first?.id ?? 0 });
    expect(latest?.quantity).toBe(3);
    for (const word of latest?.variation?.split(', ') ?? ['no choice']) expect(first?.name).toContain(word);
  });

  it('of another business stay as they are, and are not shown', async () => {
    const made = await goods.create();
    expect((await refused(made, { move: 'receive', quantity: 1 }, goods.other)).status).toBe(404);
    expect(await movements({ product_id: made.id }, goods.other)).toEqual([]);
    expect((await shelves({ q: made.name }, goods.other)).data).toEqual([]);
    expect(await movements({ product_id: made.id }, goods.admin)).toHaveLength(1);
  });

  it('are never more than a place has, and never fewer than one', async () => {
    const made = await goods.create();
    for (const quantity of [0, -1, 1.5, 1_000_001, '3', null])
      expect((await refused(made, { move: 'receive', quantity })).errors).toHaveProperty('quantity');
    expect((await refused(made, { move: 'receive', quantity: 1_000_000 })).errors).toHaveProperty('quantity');
    expect((await goods.read(made)).stock).toBe(5);
  });

  it('are listed by the time they came and went, whenever that was written down', async () => {
    const made = await goods.create();
    await move(made, { move: 'receive', quantity: 3 });
    const earlier = "update stock_movements set created_at = created_at - interval '2 days'";
    await shop.database.pool.query(`${earlier} where product_id = $1 and reason = 'bought'`, [made.id]);
    const read = (query: object) =>
      shop.call('GET /office/stock/movements', {
        headers: goods.vendor,
        query: { product_id: made.id, per_page: 1, ...query },
      });
    const first = await read({});
    const second = await read({ cursor: first.next_cursor });
    expect([...first.data, ...second.data].map(({ reason, after }) => [reason, after])).toEqual([
      ['opening', 8],
      ['bought', 3],
    ]);
    expect(second.next_cursor).toBeNull();
  });

  it('that twenty people write off at once go one by one, and the movements add up', async () => {
    const made = await goods.create();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.fetch(`/office/products/${made.id}/stock-moves`, {
          method: 'POST',
          headers: { ...withKey(goods.vendor), 'content-type': 'application/json' },
          body: JSON.stringify({ move: 'write_off', quantity: 1 }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await goods.read(made)).stock).toBe(0);
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });
});

describe('The shelves', () => {
  it('are listed by name, page by page, each once', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await shelves({ per_page: 50, ...(cursor && { cursor }) });
      seen.push(...page.data.map(({ sku }) => sku));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    const { counts } = await shelves({ per_page: 1 });
    expect(seen).toHaveLength(counts.all);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('are found by name, choice and SKU, and by how little is left', async () => {
    const [low, none, some] = await Promise.all(
      [2, 0, 9].map((stock) => goods.create({ name: `Shelf test ${stock}`, stock })),
    );
    const found = async (query: object) => (await shelves(query)).data.map(({ product_id: id }) => id);
    expect(await found({ q: 'shelf test' })).toEqual([none?.id, low?.id, some?.id]);
    expect(await found({ q: 'shelf test', level: 'low' })).toEqual([low?.id]);
    expect(await found({ q: 'shelf test', level: 'none' })).toEqual([none?.id]);
    expect(await found({ q: low?.sku })).toEqual([low?.id]);
    expect(await found({ q: '100%' })).toEqual([]);
    expect((await shelves({ q: 'shelf test' })).counts).toEqual({ all: 3, low: 1, none: 1 });
    const variable = await goods.variable();
    const choice = variable.variations[0]?.name ?? '';
    expect(await found({ q: choice })).toContain(variable.id);
  });
});

it('A sale names its order', async () => {
  const good = await plentyOf(shop);
  const placed = await buy(shop, [{ good, quantity: 2 }]);
  await payNow(shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  const movers = await moversOf(shop);
  await movers.asStaff(order, { move: 'accept' });
  await movers.asStaff(order, { move: 'dispatch', carrier: 'Royal Mail', tracking: 'JK123456789GB' });
  const [sold] = await movements({ reason: 'sold', product_id: good.productId }, goods.admin);
  expect(sold).toMatchObject({ quantity: -2, order: order.number, by: null, note: '' });
});
