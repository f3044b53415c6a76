import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { combinationsOf } from '#rules/catalog/variation-options.ts';
import { countWrongStock } from '#server/features/catalog/public.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { moversOf, payNow, sendOut } from '#tests/support/buying.ts';
import { placedOrder } from '#tests/support/placed.ts';
import {
  officeProductsOf,
  PRODUCT_FIELDS,
  params,
  SOON,
  withKey,
  type OfficeProducts,
} from '#tests/support/office-products.ts';

let shop: TestApp;
let goods: OfficeProducts;
/** Terms by the name of their attribute and their label. */
let terms: Map<string, Map<string, number>>;
let attributes: Map<string, number>;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
  const { result } = await shop.call('GET /office/catalogue', { headers: goods.vendor });
  attributes = new Map(result.attributes.map(({ id, name }) => [name, id]));
  terms = new Map(
    result.attributes.map(({ name, terms: of }) => [name, new Map(of.map(({ id, label }) => [label, id]))]),
  );
});

const term = (attribute: string, label: string) => terms.get(attribute)?.get(label) ?? 0;
const attribute = (name: string) => attributes.get(name) ?? 0;
const sku = () => `V-${randomUUID()}`;

const put = (product: OfficeProduct, body: object, headers = goods.vendor) => ({
  headers,
  params: params(product),
  body: { version: product.version, ...body } as never,
});
const change = async (product: OfficeProduct, body: object, headers = goods.vendor) =>
  (await shop.call('PUT /office/products/{id}', put(product, body, headers))).result;
const refused = (product: OfficeProduct, body: object, headers = goods.vendor) =>
  shop.refused('PUT /office/products/{id}', put(product, body, headers));

/** A product in two sizes, each in two grades. */
async function inFour(): Promise<OfficeProduct> {
  const sizes = ['128GB', '256GB'].map((label) => term('Storage', label));
  const grades = ['Pristine', 'Good'].map((label) => term('Condition', label));
  const variations = combinationsOf([
    { attribute: 1, terms: sizes },
    { attribute: 2, terms: grades },
  ]).map((ids, index) => ({
    term_ids: ids,
    sku: sku(),
    regular_price: 100 + index,
    stock: { now: index + 1, was: 0 },
  }));
  return goods.create({ attribute_ids: [attribute('Storage'), attribute('Condition')], variations });
}

const figures = (product: OfficeProduct) =>
  product.variations.map((one) => [
    one.terms.join(', '),
    one.sku,
    one.regular_price,
    one.sale_price,
    one.stock,
    one.is_active,
  ]);

describe('Variations', () => {
  it('are made with the product, and shoppers choose them', async () => {
    const made = await inFour();
    expect(made).toMatchObject({ type: 2, attributes: [{ attribute_name: 'Storage' }, {}] });
    expect(made.variations.map((one) => [one.name, one.grade, one.regular_price, one.stock])).toEqual([
      [`${made.name} 128GB, Pristine`, 'Pristine', 100, 1],
      [`${made.name} 128GB, Good`, 'Good', 101, 2],
      [`${made.name} 256GB, Pristine`, 'Pristine', 102, 3],
      [`${made.name} 256GB, Good`, 'Good', 103, 4],
    ]);
    expect(made.variations.filter((one) => one.is_default)).toHaveLength(1);
    const { result: live } = await goods.move(made, { move: 'publish' });
    await expect.poll(() => goods.listed(live.id), SOON).toMatchObject({ type: 2 });
    const { result } = await shop.call('GET /no/auth/web/site/products/variation', {
      query: { product_id: made.id, col_1_term_name: '256GB', col_2_term_name: 'Good' },
    });
    expect(result).toMatchObject([{ regular_price: 103 }]);
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('turn a product without any into one with them, and back', async () => {
    const plain = await goods.create({ stock: 5 });
    const varied = await change(plain, {
      attribute_ids: [attribute('Storage')],
      variations: [{ term_ids: [term('Storage', '64GB')], sku: sku() }],
    });
    expect(varied).toMatchObject({
      type: 2,
      variations: [{ regular_price: 12.99, stock: 5, is_default: true }],
    });
    const back = await change(varied, {
      attribute_ids: [],
      removed_variation_ids: varied.variations.map(({ id }) => id),
    });
    expect(back).toMatchObject({ type: 1, attributes: [], variations: [], stock: 5, regular_price: 12.99 });
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('get what was counted of the product, with its offer, its cost and what open orders reserved', async () => {
    const own = sku();
    const made = await goods.create({ sku: own, stock: 5, sale_price: 9.5, is_on_sale: true, cost_price: 4 });
    const { data: places } = await shop.call('GET /office/stock/places', { headers: goods.vendor });
    const store = places[0]?.id ?? 0;
    await shop.call('POST /office/products/{id}/stock-moves', {
      headers: withKey(goods.vendor),
      params: params(made),
      body: { move: 'receive', quantity: 2, store_id: store },
    });
    const { result: live } = await goods.move(made, { move: 'publish' });
    await expect.poll(() => goods.listed(live.id), SOON).toBeDefined();
    const placed = await placedOrder(shop, 'trial', own);
    await payNow(shop, placed);
    const varied = await change(await goods.read(live), {
      attribute_ids: [attribute('Storage')],
      variations: [
        { term_ids: [term('Storage', '64GB')], sku: sku(), regular_price: 20 },
        { term_ids: [term('Storage', '128GB')], sku: sku(), takes_stock: true },
      ],
    });
    expect(varied.variations).toMatchObject([
      { stock: 0, reserved_stock: 0, regular_price: 20, sale_price: null, is_on_sale: false, cost_price: 4 },
      { stock: 7, reserved_stock: 1, regular_price: 12.99, sale_price: 9.5, is_on_sale: true, cost_price: 4 },
    ]);
    const heir = varied.variations[1];
    const { data: shelves } = await shop.call('GET /office/stock', {
      headers: goods.vendor,
      query: { q: heir?.sku, store },
    });
    expect(shelves).toMatchObject([{ stock: 7, here: 2 }]);
    const [order] = placed.orders;
    if (order) await sendOut(await moversOf(shop), order);
    expect((await goods.read(live)).variations).toMatchObject([
      { stock: 0 },
      { stock: 6, reserved_stock: 0 },
    ]);
    const { rows } = await shop.database.pool.query<Record<string, unknown>>(
      `select variation_id, store_id, quantity, reason from stock_movements where product_id = $1 order by id`,
      [live.id],
    );
    const moved = rows.filter(({ reason }) => reason === 'moved');
    expect(moved).toHaveLength(4);
    expect(moved).toContainEqual({ variation_id: null, store_id: store, quantity: -2, reason: 'moved' });
    expect(moved).toContainEqual({ variation_id: heir?.id, store_id: null, quantity: 5, reason: 'moved' });
    expect(rows.at(-1)).toMatchObject({ variation_id: heir?.id, quantity: -1, reason: 'sold' });
    const back = await change(await goods.read(live), {
      attribute_ids: [],
      removed_variation_ids: varied.variations.map(({ id }) => id),
    });
    expect(back).toMatchObject({ type: 1, stock: 6, reserved_stock: 0 });
    expect(back.removed_variations.map((one) => one.stock)).toEqual([0, 0]);
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('count what came from the product, and keep to themselves what open orders have reserved', async () => {
    const own = sku();
    const { result: live } = await goods.move(await goods.create({ sku: own }), { move: 'publish' });
    await expect.poll(() => goods.listed(live.id), SOON).toBeDefined();
    await payNow(shop, await placedOrder(shop, 'trial', own));
    const choice = (stock: object) => ({
      attribute_ids: [attribute('Storage')],
      variations: [{ term_ids: [term('Storage', '64GB')], sku: sku(), stock }],
    });
    expect((await refused(await goods.read(live), choice({ now: 9, was: 8 }))).status).toBe(409);
    const varied = await change(await goods.read(live), choice({ now: 3, was: 5 }));
    expect(varied.variations).toMatchObject([{ stock: 3, reserved_stock: 1 }]);
    const gone = { attribute_ids: [], removed_variation_ids: varied.variations.map(({ id }) => id) };
    expect((await refused(varied, gone)).errors).toEqual({
      variations: `Open orders have reserved some of ${varied.variations[0]?.sku}. Send them first`,
    });
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('that are removed and added again have the figures and the history of before', async () => {
    const before = await inFour();
    const [first, second] = before.variations;
    const without = await change(before, { removed_variation_ids: [first?.id, second?.id] });
    expect(without.variations).toHaveLength(2);
    expect(
      without.variations.filter((one) => one.is_default),
      'another one is the default',
    ).toHaveLength(1);
    expect(without.removed_variations).toHaveLength(2);
    const again = await change(without, {
      variations: [first, second].map((one) => ({ term_ids: one?.term_ids })),
    });
    expect(again.removed_variations).toEqual([]);
    expect(figures(again)).toEqual(figures(before));
    expect(again.variations.map(({ id }) => id)).toEqual(before.variations.map(({ id }) => id));
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('that were sold keep their history: an open order is sent after its variation was removed', async () => {
    const { result: live } = await goods.move(await inFour(), { move: 'publish' });
    const sold = live.variations.at(-1);
    await expect.poll(() => goods.listed(live.id), SOON).toBeDefined();
    const placed = await placedOrder(shop, 'trial', sold?.sku);
    await payNow(shop, placed);
    const [order] = placed.orders;
    const without = await change(await goods.read(live), { removed_variation_ids: [sold?.id] });
    expect(without.removed_variations).toMatchObject([{ id: sold?.id, stock: 4, reserved_stock: 1 }]);
    if (order) await sendOut(await moversOf(shop), order);
    expect((await goods.read(live)).removed_variations).toMatchObject([{ stock: 3, reserved_stock: 0 }]);
    const { rows } = await shop.database.pool.query<{ reason: string }>(
      'select reason from stock_movements where variation_id = $1 order by id',
      [sold?.id],
    );
    expect(rows.map(({ reason }) => reason)).toEqual(['opening', 'sold']);
    const lines = await shop.database.pool.query('select 1 from order_lines where variation_id = $1', [
      sold?.id,
    ]);
    expect(lines.rows).toHaveLength(1);
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('that are removed give their SKU away, and are no longer found by it', async () => {
    const before = await inFour();
    const [gone, stays] = before.variations;
    const without = await change(before, { removed_variation_ids: [gone?.id] });
    expect((await goods.list({ q: gone?.sku })).data).toEqual([]);
    const after = await change(without, { variations: [{ id: stays?.id, sku: gone?.sku }] });
    expect(after.variations.map((one) => one.sku)).toContain(gone?.sku);
  });

  it('swap their SKUs', async () => {
    const before = await inFour();
    const [one, two] = before.variations;
    const after = await change(before, {
      variations: [
        { id: one?.id, sku: two?.sku },
        { id: two?.id, sku: one?.sku },
      ],
    });
    expect(after.variations.slice(0, 2).map((each) => each.sku)).toEqual([two?.sku, one?.sku]);
  });

  it('take an attribute more: each keeps its figures under the first term', async () => {
    const before = await inFour();
    const blue = term('Colour', 'Blue');
    const after = await change(before, {
      attribute_ids: [attribute('Storage'), attribute('Condition'), attribute('Colour')],
      variations: before.variations.map(({ id, term_ids: ids }) => ({ id, term_ids: [...ids, blue] })),
    });
    expect(after.variations.map((one) => [one.id, one.sku, one.stock, one.name])).toEqual(
      before.variations.map((one) => [
        one.id,
        one.sku,
        one.stock,
        `${before.name} ${one.terms[0]} Blue, ${one.terms[1]}`,
      ]),
    );
  });

  it('follow the name of their product', async () => {
    const before = await inFour();
    const after = await change(before, { name: `Renamed ${before.name}` });
    expect(after.variations[0]?.name).toBe(`Renamed ${before.variations[0]?.name}`);
  });

  it('change prices, offers and stock together; the same again changes nothing', async () => {
    const before = await inFour();
    const [one, two] = before.variations;
    const body = {
      variations: [
        { id: one?.id, regular_price: 120, sale_price: 90, is_on_sale: true, stock: { now: 7, was: 1 } },
        { id: two?.id, is_active: false, is_default: true },
      ],
    };
    const after = await change(before, body);
    expect(after.variations.slice(0, 2)).toMatchObject([
      { regular_price: 120, sale_price: 90, stock: 7, is_default: false },
      { is_active: false, is_default: true, stock: 2 },
    ]);
    const same = await change(after, {
      variations: [{ id: one?.id, regular_price: 120, stock: { now: 7, was: 7 } }],
    });
    expect(same.version).toBe(after.version);
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('are counted only if nothing was sold since, and then nothing else is saved either', async () => {
    const before = await inFour();
    const [one] = before.variations;
    const refusal = await refused(before, {
      name: 'Not saved',
      variations: [{ id: one?.id, regular_price: 77, stock: { now: 9, was: 4 } }],
    });
    expect(refusal).toMatchObject({ status: 409, now: { id: before.id } });
    expect(figures(await goods.read(before))).toEqual(figures(before));
  });

  it('of another version are refused, with the current product', async () => {
    const before = await inFour();
    await change(before, { name: 'Meanwhile' });
    const refusal = await refused(before, { removed_variation_ids: [before.variations[0]?.id] });
    expect(refusal).toMatchObject({ status: 409, now: { name: 'Meanwhile' } });
    expect((await goods.read(before)).variations).toHaveLength(4);
  });

  it.each<[string, (product: OfficeProduct) => object]>([
    ['an unknown term', () => ({ variations: [{ term_ids: [999_999, 1], sku: sku() }] })],
    [
      'a term of another attribute',
      () => ({
        variations: [{ term_ids: [term('Condition', 'Good'), term('Storage', '64GB')], sku: sku() }],
      }),
    ],
    [
      'the same terms twice',
      ({ variations: [one] }) => ({ variations: [{ term_ids: one?.term_ids, sku: sku() }] }),
    ],
    ['no SKU', () => ({ variations: [{ term_ids: [term('Storage', '64GB'), term('Condition', 'Good')] }] })],
    [
      'the SKU of a sibling',
      ({ variations: [one, two] }) => ({ variations: [{ id: one?.id, sku: two?.sku }] }),
    ],
    [
      'an offer above its price',
      ({ variations: [one] }) => ({ variations: [{ id: one?.id, sale_price: 500 }] }),
    ],
    ['a variation of another product', () => ({ variations: [{ id: 1, regular_price: 5 }] })],
    ['an attribute more, for which it has no term', () => ({ attribute_ids: [attribute('Colour')] })],
    [
      'none left of its attributes',
      ({ variations }) => ({ removed_variation_ids: variations.map(({ id }) => id) }),
    ],
  ])('with %s are refused, and nothing changes', async (_what, body) => {
    const before = await inFour();
    const { status, errors } = await refused(before, body(before));
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ['variations']]);
    expect(await goods.read(before)).toEqual(before);
  });

  it('with the SKU of another product are refused by name', async () => {
    const [one, two] = [await inFour(), await inFour()];
    const taken = one.variations[0]?.sku;
    const { errors } = await refused(two, { variations: [{ id: two.variations[0]?.id, sku: taken }] });
    expect(errors).toEqual({ variations: `Another product has the SKU ${taken}` });
  });

  it('are for staff of the business, and costs for staff who may see them', async () => {
    const before = await inFour();
    const body = { variations: [{ id: before.variations[0]?.id, cost_price: 3 }] };
    expect((await refused(before, body, goods.helper)).status).toBe(403);
    expect((await refused(before, body, goods.other)).status).toBe(404);
    const costly = await change(before, body);
    expect(costly.variations[0]?.cost_price).toBe(3);
    // A colleague who doesn't see costs keeps them.
    await change(costly, { variations: [{ id: before.variations[0]?.id, regular_price: 99 }] }, goods.helper);
    expect((await goods.read(before)).variations[0]).toMatchObject({ cost_price: 3, regular_price: 99 });
  });

  it('at the same time: one of two succeeds', async () => {
    const before = await inFour();
    const answers = await Promise.all(
      before.variations.slice(0, 2).map(({ id }) =>
        shop.fetch(`/office/products/${before.id}`, {
          method: 'PUT',
          headers: { ...goods.vendor, 'content-type': 'application/json' },
          body: JSON.stringify({ version: before.version, removed_variation_ids: [id] }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('are kept when a product is duplicated, without the removed ones', async () => {
    const before = await inFour();
    await change(before, { removed_variation_ids: [before.variations[0]?.id] });
    const { result: copy } = await shop.call('POST /office/products/{id}/duplicate', {
      headers: withKey(goods.vendor),
      params: params(before),
      body: {},
    });
    expect([copy.variations.length, copy.removed_variations.length]).toEqual([3, 0]);
  });

  it('of 800 are created and changed with one request each', async () => {
    const labels = (name: string, count: number) => [...(terms.get(name)?.values() ?? [])].slice(0, count);
    const options = [
      { attribute: attribute('Colour'), terms: labels('Colour', 40) },
      { attribute: attribute('Storage'), terms: labels('Storage', 5) },
      { attribute: attribute('Condition'), terms: labels('Condition', 4) },
    ];
    const all = combinationsOf(options);
    expect(all).toHaveLength(800);
    const run = randomUUID().slice(0, 8);
    const made = await goods.create({
      ...PRODUCT_FIELDS,
      attribute_ids: options.map((one) => one.attribute),
      variations: all.map((ids, index) => ({
        term_ids: ids,
        sku: `M-${run}-${index}`,
        regular_price: 10 + index,
        stock: { now: 1, was: 0 },
      })),
    });
    const after = await change(made, {
      variations: made.variations.map(({ id, regular_price: price }) => ({ id, regular_price: price + 1 })),
    });
    expect(after.variations.at(-1)?.regular_price).toBe(10 + 799 + 1);
  });
});
