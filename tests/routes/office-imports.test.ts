import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { keptMedia } from '#tests/support/media.ts';
import { officeProductsOf, params, type OfficeProducts } from '#tests/support/office-products.ts';
import { addStaff, signIn } from '#tests/support/people.ts';
import { factsOf, fileOf, productFilesOf, rowsOf, type SheetRow } from '#tests/support/product-files.ts';

let shop: TestApp;
let goods: OfficeProducts;
let files: ReturnType<typeof productFilesOf>;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
  files = productFilesOf(shop);
});

const sheet = (q?: string) => files.sheet(goods.vendor, q);

const only = (rows: readonly SheetRow[], ...columns: string[]): SheetRow[] =>
  rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? ''])));

const without = (rows: readonly SheetRow[], gone: RegExp): SheetRow[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !gone.test(column))));

describe('An import', () => {
  it('changes what the file changes, once, and says who did it', async () => {
    const made = await goods.create({ warranty: '1 year' });
    const rows = await sheet(made.sku);
    const { counts, items } = await files.imported(
      goods.vendor,
      rows.map((row) => ({
        ...row,
        regular_price: '20',
        sale_price: '18.50',
        is_on_sale: 'YES',
        warranty: '',
        stock: '9',
      })),
    );
    expect([counts.done, counts.failed, items[0]?.result]).toEqual([1, 0, 'done']);
    expect(await goods.read(made)).toMatchObject({
      version: 2,
      regular_price: 20,
      sale_price: 18.5,
      is_on_sale: true,
      warranty: null,
      stock: 9,
    });
    const { data } = await shop.call('GET /office/log', { headers: goods.vendor, query: {} });
    expect(data[0]).toMatchObject({ action: 'change product', subject_id: String(made.id) });
  });

  it('creates drafts with variations, and publishes where the file says so', async () => {
    const sku = randomUUID();
    const base = { category: '#10', brand: '#1', regular_price: '80', stock: '' };
    const { counts } = await files.imported(goods.vendor, [
      { ...base, sku, name: 'Made of rows', option_1_name: 'Storage', published: 'yes' },
      { parent_sku: sku, sku: `${sku}-a`, option_1_value: '128GB', regular_price: '70', stock: '3' },
      { parent_sku: sku, sku: `${sku}-b`, option_1_value: '256GB', regular_price: '90', is_default: 'yes' },
      { ...base, sku: `${sku}-simple`, name: 'Simple of rows', stock: '4' },
    ]);
    expect(counts).toMatchObject({ create: 2, done: 2, wrong: 0 });
    const { data } = await goods.list({ q: sku });
    const [variable, simple] = [data.find(({ type }) => type === 2), data.find(({ type }) => type === 1)];
    expect(simple).toMatchObject({ name: 'Simple of rows', state: 'draft', stock: 4 });
    expect(await goods.read(variable ?? { id: 0 })).toMatchObject({
      state: 'live',
      variations: [
        { sku: `${sku}-a`, regular_price: 70, stock: 3, is_default: false },
        { sku: `${sku}-b`, regular_price: 90, stock: 0, is_default: true },
      ],
    });
  });

  it('without option columns, and with other SKUs of product and variations, loses nothing', async () => {
    const before = await goods.variable();
    const rows = without(await sheet(before.sku), /^option_/).filter(
      (row) => row['product_id'] === String(before.id),
    );
    const { counts } = await files.imported(
      goods.vendor,
      rows.map((row) => ({
        ...row,
        sku: `X-${row['sku']}`,
        ...(row['parent_sku'] && { parent_sku: 'gone' }),
      })),
    );
    expect(counts).toMatchObject({ change: 1, done: 1, wrong: 0 });
    const after = await goods.read(before);
    const plain = (product: OfficeProduct) => ({
      ...factsOf(product),
      version: 0,
      sku: product.sku.replace(/^X-/, ''),
      variations: product.variations.map((one) => ({ ...one, sku: one.sku.replace(/^X-/, '') })),
    });
    expect(after.sku).toBe(`X-${before.sku}`);
    expect(plain(after)).toEqual(plain(before));
    const back = rows.map((row) => ({ ...row }));
    await files.imported(goods.vendor, back);
    expect(plain(await goods.read(before)).sku).toBe(before.sku);
  });

  it('finds rows without ids by SKU, and variations with a new SKU by their terms', async () => {
    const before = await goods.variable();
    const rows = (await sheet(before.sku)).filter((row) => row['product_id'] === String(before.id));
    const [first] = before.variations;
    const nameless = without(rows, /_id$/).map((row) =>
      row['sku'] === first?.sku ? { ...row, sku: `Y-${first?.sku}` } : row,
    );
    const { counts, items } = await files.check(goods.vendor, nameless);
    expect(counts).toMatchObject({ change: 1, create: 0, wrong: 0 });
    expect(items[0]?.changes).toEqual([
      { row: expect.any(Number) as number, column: 'sku', before: first?.sku, after: `Y-${first?.sku}` },
    ]);
    const prices = await files.check(
      goods.vendor,
      only(rows, 'sku', 'regular_price').map((row) => ({ ...row, regular_price: '1234.56' })),
    );
    expect([prices.counts.change, prices.items[0]?.changes.length]).toEqual([1, Math.min(rows.length, 60)]);
  });

  it('removes and archives only by the column delete', async () => {
    const product = await goods.create();
    const copy = await shop.call('POST /office/products/{id}/duplicate', {
      headers: { ...goods.vendor, 'idempotency-key': randomUUID() },
      params: params(await goods.variable()),
      body: {},
    });
    const [first] = copy.result.variations;
    await files.imported(goods.vendor, [
      { product_id: String(product.id), variation_id: '', delete: 'yes' },
      { product_id: String(copy.result.id), variation_id: String(first?.id), delete: 'yes' },
    ]);
    expect((await goods.read(product)).state).toBe('archived');
    const left = (await goods.read(copy.result)).variations.map(({ id }) => id);
    expect(left).toEqual(copy.result.variations.slice(1).map(({ id }) => id));
  });

  it('keeps the order of 20 pictures through save, import and reload', async () => {
    const pictures: string[] = [];
    for (let count = 0; count < 20; count += 1) pictures.push((await keptMedia(shop, goods.vendor)).image);
    const turned = pictures.toReversed();
    const made = await goods.create({
      product_images: pictures.map((imageName) => ({ imageName, term_id: null })),
    });
    const namesOf = async () => (await goods.read(made)).product_images.map(({ imageName }) => imageName);
    const [row] = await sheet(made.sku);
    expect(row?.['pictures']).toBe(pictures.join(' | '));
    await files.imported(goods.vendor, [{ ...row, name: 'Only the name' }]);
    expect(await namesOf()).toEqual(pictures);
    await files.imported(goods.vendor, [{ ...row, pictures: turned.join(' | ') }]);
    expect(await namesOf()).toEqual(turned);
  });

  it('keeps custom fields whose columns are missing', async () => {
    const { result: lists } = await shop.call('GET /office/catalogue', { headers: goods.vendor });
    const [one, two] = lists.custom_fields;
    const made = await goods.create({
      custom_fields: [
        { definition_id: one?.id, value: 'Old' },
        { definition_id: two?.id, value: 'Stays' },
      ],
    });
    await files.imported(goods.vendor, [{ sku: made.sku, [`field: ${one?.label}`]: 'New' }]);
    expect((await goods.read(made)).custom_fields).toEqual([
      { definition_id: one?.id, value: 'New' },
      { definition_id: two?.id, value: 'Stays' },
    ]);
    await files.imported(goods.vendor, [{ sku: made.sku, [`field: ${one?.label}`]: '' }]);
    expect((await goods.read(made)).custom_fields).toEqual([{ definition_id: two?.id, value: 'Stays' }]);
  });

  it('overwrites nothing that was changed after the check', async () => {
    const [mine, theirs] = [await goods.create(), await goods.create()];
    const rows = [mine, theirs].map(({ id }) => ({ product_id: String(id), regular_price: '44.00' }));
    const { id } = await files.check(goods.vendor, rows);
    await shop.call('PUT /office/products/{id}', {
      headers: goods.admin,
      params: params(theirs),
      body: { version: 1, name: 'Theirs' },
    });
    await files.start(goods.vendor, id);
    await files.jobs();
    const { counts } = await files.read(goods.vendor, id);
    expect(counts).toMatchObject({ done: 1, failed: 1 });
    expect((await goods.read(mine)).regular_price).toBe(44);
    expect(await goods.read(theirs)).toMatchObject({ name: 'Theirs', regular_price: 12.99 });
    const failed = rowsOf(
      await (await shop.fetch(`/office/product-imports/${id}/failed`, { headers: goods.vendor })).text(),
    );
    expect(failed).toEqual([
      {
        import_row: '3',
        import_error: expect.stringMatching(/has changed this product/) as string,
        product_id: String(theirs.id),
        regular_price: '44.00',
      },
    ]);
    expect((await files.imported(goods.vendor, fileOf(failed))).counts.done).toBe(1);
  });

  it('changes no stock that was sold since the export', async () => {
    const made = await goods.create();
    const [row] = await sheet(made.sku);
    const count = (now: number, was: number) =>
      shop.call('PUT /office/products/{id}/stock', {
        headers: goods.vendor,
        params: params(made),
        body: { now, was },
      });
    await count(2, 5);
    expect((await files.check(goods.vendor, [{ ...row }])).counts.same).toBe(1);
    const { items } = await files.check(goods.vendor, [{ ...row, stock: '6' }]);
    expect(items[0]?.errors[0]?.text).toMatch(/There are 2 now/);
    expect((await goods.read(made)).stock).toBe(2);
  });

  it('that is broken off goes on, and does nothing twice', async () => {
    const made = [await goods.create(), await goods.create(), await goods.create()];
    const { id } = await files.check(
      goods.vendor,
      made.map(({ id: product }) => ({ product_id: String(product), name: `Renamed ${product}` })),
    );
    await files.start(goods.vendor, id);
    await files.start(goods.vendor, id);
    let left = 1;
    const crashing: TestApp['database'] = {
      ...shop.database,
      transaction: (work) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('crash')) : shop.database.transaction(work);
      },
    };
    await files.jobs(crashing);
    expect(await files.read(goods.vendor, id)).toMatchObject({ state: 'importing', counts: { done: 1 } });
    await shop.database.pool.query(
      `update jobs set due_at = now() where kind = 'run product import' and key = $1`,
      [id],
    );
    await Promise.all([files.jobs(), files.jobs()]);
    expect((await files.read(goods.vendor, id)).counts).toMatchObject({ done: 3, failed: 0 });
    expect((await files.read(goods.vendor, id)).state).toBe('done');
    for (const product of made) {
      expect(await goods.read(product)).toMatchObject({ version: 2, name: `Renamed ${product.id}` });
    }
  });

  it('of an account that may no longer change products does nothing', async () => {
    await addStaff(shop, 'leaver@goods.example', { ownedBy: VENDOR, rights: ['catalogue'] });
    const leaver = await signIn(shop, 'leaver@goods.example');
    const made = await goods.create();
    const { id } = await files.check(leaver, [{ product_id: String(made.id), name: 'Theirs' }]);
    await files.start(leaver, id);
    await shop.database.pool.query(
      `update staff_members set permissions = array['orders'] where user_id = (select id from users where email = 'leaver@goods.example')`,
    );
    await files.jobs();
    expect(factsOf(await goods.read(made))).toEqual(factsOf(made));
  });

  it('publishes nothing without the right to', async () => {
    const made = await goods.create();
    const { items } = await files.check(goods.helper, [{ product_id: String(made.id), published: 'yes' }]);
    expect(items[0]?.errors[0]?.text).toBe('Your account may not publish products.');
  });
});
