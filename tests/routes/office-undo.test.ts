import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductImport } from '#contract/product-imports.ts';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { officeProductsOf, params, withKey, type OfficeProducts } from '#tests/support/office-products.ts';
import { productFilesOf, type SheetRow } from '#tests/support/product-files.ts';

let shop: TestApp;
let goods: OfficeProducts;
let files: ReturnType<typeof productFilesOf>;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
  files = productFilesOf(shop);
});

type Headers = Record<string, string>;

const answered = async (headers: Headers, id: string) => ({
  ...(await files.read(headers, id)),
  items: await files.items(headers, id),
});

async function undo({ id }: Pick<ProductImport, 'id'>, headers = goods.vendor) {
  await shop.call('POST /office/product-imports/{id}/undo', { headers, params: { id }, body: {} });
  await files.jobs();
  return answered(headers, id);
}

async function edit(some: readonly OfficeProduct[], change: object, headers = goods.vendor) {
  const { result } = await shop.call('POST /office/product-edits', {
    headers: withKey(headers),
    body: { products: some.map(({ id, version }) => ({ id, version })), ...change },
  });
  await files.jobs();
  return answered(headers, result.id);
}

/** Everything of a product that a person could compare. */
const shown = ({ version: _version, updated_at: _at, ...facts }: OfficeProduct) => facts;

/** A product of our own with variations. */
async function variable(): Promise<OfficeProduct> {
  const sku = randomUUID();
  await files.imported(goods.vendor, [
    {
      sku,
      name: `Cable ${sku}`,
      category: '#10',
      brand: '#1',
      regular_price: '80',
      option_1_name: 'Storage',
      published: 'yes',
    },
    { parent_sku: sku, sku: `${sku}-a`, option_1_value: '128GB', regular_price: '70', stock: '3' },
    {
      parent_sku: sku,
      sku: `${sku}-b`,
      option_1_value: '256GB',
      regular_price: '90',
      stock: '0',
      is_default: 'yes',
    },
  ]);
  const { data } = await goods.list({ q: sku });
  return goods.read(data[0] ?? { id: 0 });
}

const SHARP = { how: 'percent', amount: -10, round: '99' } as const;

describe('The undo of a bulk edit', () => {
  it('sets every price back, also those of offers and variations, and says who did it', async () => {
    const all = [
      await goods.create({ sale_price: 9.5, is_on_sale: true }),
      await goods.create(),
      await variable(),
    ];
    const done = await edit(all, { prices: { ...SHARP, keeps_was: true } });
    expect(done).toMatchObject({
      kind: 'edit',
      state: 'done',
      can_undo: true,
      file_name: 'Prices −10 %, rounded to .99, as an offer',
    });
    expect(done.counts).toMatchObject({ all: 3, done: 3, failed: 0 });
    expect((await goods.read(all[1] ?? { id: 0 })).sale_price).toBe(11.99);
    expect(done.items[1]?.changes).toContainEqual({
      row: 2,
      column: 'is_on_sale',
      before: 'false',
      after: 'true',
    });
    const undone = await undo(done);
    expect(undone).toMatchObject({
      state: 'undone',
      can_undo: false,
      undone_by: expect.any(String) as string,
    });
    expect(undone.counts).toMatchObject({ undone: 3, kept: 0 });
    for (const one of all) expect(shown(await goods.read(one))).toEqual(shown(one));
  });

  it.each(['publish', 'archive'] as const)(
    'takes back %s of drafts, published and scheduled products',
    async (move) => {
      const draft = await goods.create();
      const live = (await goods.move(await goods.create(), { move: 'publish' })).result;
      const soon = (
        await goods.move(await goods.create(), {
          move: 'schedule',
          publish_at: new Date(Date.now() + 86_400_000).toISOString(),
        })
      ).result;
      const all = move === 'publish' ? [draft, soon] : [draft, live, soon];
      const undone = await undo(await edit(all, { move }));
      expect(undone.counts).toMatchObject({ done: all.length, undone: all.length });
      for (const one of all) expect(shown(await goods.read(one))).toEqual(shown(one));
    },
  );

  it('leaves products alone that were changed since, names them, and sets the others back', async () => {
    const [one, two] = [await goods.create(), await goods.create()];
    const done = await edit([one, two], { prices: { how: 'set', amount: 20 } });
    const now = await goods.read(one);
    await shop.call('PUT /office/products/{id}', {
      headers: goods.vendor,
      params: params(one),
      body: { version: now.version, regular_price: 25 },
    });
    const { items, counts } = await undo(done);
    expect(counts).toMatchObject({ undone: 1, kept: 1 });
    expect(items[0]).toMatchObject({
      undo: 'left',
      undo_notes: ['regular price was changed since, and stays.'],
    });
    expect((await goods.read(one)).regular_price).toBe(25);
    expect((await goods.read(two)).regular_price).toBe(12.99);
  });

  it('can be tried again where nothing could be set back', async () => {
    const one = await goods.create();
    const done = await edit([one], { prices: { how: 'set', amount: 20 } });
    const setPrice = async (price: number) =>
      shop.call('PUT /office/products/{id}', {
        headers: goods.vendor,
        params: params(one),
        body: { version: (await goods.read(one)).version, regular_price: price },
      });
    await setPrice(25);
    expect(await undo(done)).toMatchObject({
      state: 'undone',
      can_undo: true,
      counts: { undone: 0, kept: 1 },
    });
    expect((await goods.read(one)).regular_price).toBe(25);
    await setPrice(20);
    const again = await undo(done);
    expect(again).toMatchObject({ state: 'undone', can_undo: false, counts: { undone: 1, kept: 0 } });
    expect(again.items[0]).toMatchObject({ undo: 'done', undo_notes: [] });
    expect((await goods.read(one)).regular_price).toBe(12.99);
  });

  it('leaves other fields as they are now', async () => {
    const one = await goods.create();
    const done = await edit([one], { prices: { how: 'set', amount: 20 } });
    const { version } = await goods.read(one);
    await shop.call('PUT /office/products/{id}', {
      headers: goods.vendor,
      params: params(one),
      body: { version, name: 'Another name', stock: { now: 4, was: 5 } },
    });
    await undo(done);
    expect(await goods.read(one)).toMatchObject({ name: 'Another name', stock: 4, regular_price: 12.99 });
  });

  it('happens once, however often it is asked for', async () => {
    const one = await goods.create();
    const done = await edit([one], { prices: { how: 'set', amount: 20 } });
    await undo(done);
    const { version } = await goods.read(one);
    expect((await undo(done)).state).toBe('undone');
    expect((await goods.read(one)).version).toBe(version);
  });

  it('is refused where nothing was changed', async () => {
    const one = await goods.create();
    const stale = { ...one, version: 7 };
    const { id, counts, items, can_undo: canUndo } = await edit([stale], { move: 'publish' });
    expect([counts.failed, canUndo]).toEqual([1, false]);
    expect(items[0]?.errors[0]?.text).toContain('changed this product since');
    const answer = await shop.fetch(`/office/product-imports/${id}/undo`, {
      method: 'POST',
      headers: { ...goods.vendor, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(409);
  });

  it('is hidden from other businesses and from colleagues who may not see costs', async () => {
    const { id } = await edit([await goods.create()], { move: 'publish' });
    for (const headers of [goods.other, goods.helper, goods.admin]) {
      expect((await shop.fetch(`/office/product-imports/${id}`, { headers })).status).toBe(404);
      const { data } = await shop.call('GET /office/product-imports', { headers });
      expect(data.map((one) => one.id)).not.toContain(id);
    }
    const { data } = await shop.call('GET /office/product-imports', { headers: goods.vendor });
    expect(data[0]).toMatchObject({ id, kind: 'edit', is_own: true });
  });

  it('changes nothing of other businesses', async () => {
    const { id } = await shop
      .call('GET /office/products', { headers: goods.admin, query: { per_page: 100 } })
      .then(({ data }) => data.find(({ business }) => business.id !== 1) ?? { id: 0 });
    const answer = await shop.fetch('/office/product-edits', {
      method: 'POST',
      headers: { ...withKey(goods.vendor), 'content-type': 'application/json' },
      body: JSON.stringify({ products: [{ id, version: 1 }], move: 'archive' }),
    });
    expect(answer.status).toBe(404);
  });

  it('can be made by staff who may neither publish nor see costs', async () => {
    const live = (await goods.move(await goods.create(), { move: 'publish' })).result;
    const done = await edit([live], { prices: { how: 'set', amount: 20 } }, goods.helper);
    expect(done.counts.done).toBe(1);
    const undone = await undo(done, goods.helper);
    expect(undone.counts.undone).toBe(1);
    expect(shown(await goods.read(live))).toEqual(shown(live));
  });
});

describe('The undo of an import', () => {
  it('removes what it created, and archives products that are in a cart', async () => {
    const sku = randomUUID();
    const base = { category: '#10', brand: '#1', regular_price: '80', stock: '5', published: 'yes' };
    const made = await files.imported(goods.vendor, [
      { ...base, sku, name: `Made ${sku}` },
      { ...base, sku: `${sku}-wanted`, name: `Wanted ${sku}` },
      { ...base, sku: `${sku}-mended`, name: `Mended ${sku}` },
    ]);
    const [plain = 0, wanted = 0, mended = 0] = made.items.map(({ product_id: id }) => id ?? 0);
    await shop.database.pool.query(
      `with c as (insert into carts (line) values (1) returning id)
       insert into cart_items (cart_id, product_id, quantity, price_then) select id, $1, 1, 8000 from c`,
      [wanted],
    );
    const { version } = await goods.read({ id: mended });
    await shop.call('PUT /office/products/{id}', {
      headers: goods.vendor,
      params: { id: mended },
      body: { version, name: 'Mended by hand' },
    });
    const { items } = await undo(made);
    expect(items.map((item) => item.undo)).toEqual(['removed', 'archived', 'left']);
    expect((await shop.fetch(`/office/products/${plain}`, { headers: goods.vendor })).status).toBe(404);
    expect((await goods.read({ id: wanted })).state).toBe('archived');
    expect(await goods.read({ id: mended })).toMatchObject({ state: 'live', name: 'Mended by hand' });
    const { data } = await shop.call('GET /office/log', { headers: goods.vendor, query: {} });
    expect(
      data.some(({ action, subject_id: id }) => action === 'remove product' && id === String(plain)),
    ).toBe(true);
  });

  it('leaves stock that was sold since, and sets back the rest', async () => {
    const one = await goods.create();
    const made = await files.imported(goods.vendor, [
      { product_id: String(one.id), stock: '9', stock_was: '5', regular_price: '20' },
    ]);
    await shop.call('PUT /office/products/{id}/stock', {
      headers: goods.vendor,
      params: params(one),
      body: { now: 8, was: 9 },
    });
    const { items } = await undo(made);
    expect(items[0]).toMatchObject({ undo: 'part', undo_notes: ['stock was changed since, and stays.'] });
    expect(await goods.read(one)).toMatchObject({ stock: 8, regular_price: 12.99 });
  });

  it('sets back every field that was not changed since, and names each that stays', async () => {
    const [one, two] = [await goods.create({ weight: 100 }), await goods.create()];
    const first = await files.imported(goods.vendor, [
      { product_id: String(one.id), regular_price: '20', name: 'By a file', weight: '120' },
    ]);
    const second = await files.imported(goods.vendor, [
      { product_id: String(two.id), regular_price: '20', sale_price: '18', is_on_sale: 'yes' },
    ]);
    const change = async (product: OfficeProduct, body: object) =>
      shop.call('PUT /office/products/{id}', {
        headers: goods.vendor,
        params: params(product),
        body: { version: (await goods.read(product)).version, ...body },
      });
    await change(one, { name: 'By hand', regular_price: 30 });
    await change(two, { sale_price: 15 });
    const { items } = await undo(first);
    expect(items[0]).toMatchObject({
      undo: 'part',
      undo_notes: ['name, regular price were changed since, and stay.'],
    });
    expect(await goods.read(one)).toMatchObject({ name: 'By hand', regular_price: 30, weight: 100 });
    const { items: others } = await undo(second);
    expect(others[0]).toMatchObject({
      undo: 'left',
      undo_notes: [
        'sale price was changed since, and stays.',
        'regular price, is on sale would not fit the prices of now, and stay.',
      ],
    });
    expect(await goods.read(two)).toMatchObject({ regular_price: 20, sale_price: 15, is_on_sale: true });
  });

  it('brings removed variations back, and takes added ones away', async () => {
    const before = await variable();
    const [own = {}, a = {}, b = {}] = await files.sheet(goods.vendor, before.sku);
    const made = await files.imported(goods.vendor, [
      own,
      { ...b, sku: '', delete: 'yes' },
      { ...a, sku: b['sku'] ?? '', stock: '7' },
      {
        parent_sku: before.sku,
        sku: randomUUID(),
        option_1_value: '512GB',
        regular_price: '120',
        is_default: 'yes',
      },
    ]);
    expect(made.counts, JSON.stringify(made.items)).toMatchObject({ done: 1 });
    const { items } = await undo(made);
    expect(items[0]).toMatchObject({ undo: 'done', undo_notes: [] });
    const { removed_variations: gone, ...after } = shown(await goods.read(before));
    expect(gone.map(({ terms }) => terms)).toEqual([['512GB']]);
    const { removed_variations: _none, ...was } = shown(before);
    expect(after).toEqual(was);
  });

  it('leaves every figure as before, after any change by a file', async () => {
    const money = fc.integer({ min: 1, max: 90_000 }).map((pence) => (pence / 100).toFixed(2));
    const yes = fc.constantFrom('yes', 'no');
    const line = fc.record(
      {
        regular_price: fc.integer({ min: 90_001, max: 99_999 }).map((pence) => (pence / 100).toFixed(2)),
        sale_price: money,
        is_on_sale: yes,
        cost_price: fc.oneof(money, fc.constant('')),
        stock: fc.integer({ min: 0, max: 40 }).map(String),
        stock_status: fc.constantFrom('instock', 'outofstock'),
        is_available: yes,
      },
      { requiredKeys: ['regular_price', 'sale_price'] },
    );
    const own = fc.record({
      name: fc.constantFrom('Cable', 'Lead', 'Cord'),
      slug: fc.uuid(),
      published: yes,
      weight: fc.oneof(fc.constant(''), fc.constant('120')),
      box: fc.constantFrom('', '1 × Cable', '1 × Cable | 2 × Adapter'),
      description: fc.constantFrom('', '<p>New words</p>'),
      warranty: fc.constantFrom('', '2 years'),
    });
    const one = await variable();
    await fc.assert(
      fc.asyncProperty(own, fc.tuple(line, line), async (product, lines) => {
        const before = await goods.read(one);
        const [cells = {}, ...choices] = await files.sheet(goods.vendor, one.sku);
        const rows: SheetRow[] = [
          { ...cells, ...product },
          ...choices.map((row, index) => ({ ...row, ...lines[index] })),
        ];
        const made = await files.imported(goods.vendor, rows);
        expect(made.counts, JSON.stringify(made.items)).toMatchObject({ done: 1 });
        expect(shown(await goods.read(one))).not.toEqual(shown(before));
        expect((await undo(made)).items[0]).toMatchObject({ undo: 'done', undo_notes: [] });
        expect(shown(await goods.read(one))).toEqual(shown(before));
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});
