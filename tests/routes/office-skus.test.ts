import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import {
  officeProductsOf,
  PRODUCT_FIELDS,
  params,
  withKey,
  type OfficeProducts,
} from '#tests/support/office-products.ts';
import { productFilesOf } from '#tests/support/product-files.ts';

let shop: TestApp;
let goods: OfficeProducts;
let files: ReturnType<typeof productFilesOf>;
let storage: { id: number; terms: { id: number }[] };
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
  files = productFilesOf(shop);
  const { result } = await shop.call('GET /office/catalogue', { headers: goods.vendor });
  const found = result.attributes.find(({ name }) => name === 'Storage');
  if (!found) throw new Error('nothing has a storage');
  storage = found;
});

const newSku = () => `K-${randomUUID()}`;
const put = (product: OfficeProduct, body: object) => ({
  headers: goods.vendor,
  params: params(product),
  body: { version: product.version, ...body },
});
const change = async (product: OfficeProduct, body: object) =>
  (await shop.call('PUT /office/products/{id}', put(product, body))).result;
const refused = (product: OfficeProduct, body: object) =>
  shop.refused('PUT /office/products/{id}', put(product, body));
const variation = (sku: string, at = 0) => ({
  term_ids: [storage.terms[at]?.id ?? 0],
  sku,
  regular_price: 100,
});
const withVariation = (sku = newSku()) =>
  goods.create({ attribute_ids: [storage.id], variations: [variation(sku), variation(newSku(), 1)] });
const taken = ({ variations: [one] }: OfficeProduct) => ({
  sku: one?.sku ?? '',
  errors: { sku: `The variation ${one?.name ?? ''} has this SKU` },
});
/** A pair from before there was a rule. */
async function oldPair() {
  const owner = await withVariation();
  const product = await goods.create();
  const { sku } = taken(owner);
  await shop.database.pool.query('update products set sku = $1 where id = $2', [sku, product.id]);
  return { owner, product: await goods.read(product), sku };
}

it('is not taken by a product from a variation of another product', async () => {
  const { sku, errors } = taken(await withVariation());
  expect(await refused(await goods.create(), { sku })).toMatchObject({ status: 400, errors });
  const body = { name: 'Same', ...PRODUCT_FIELDS, sku };
  const answer = await shop.refused('POST /office/products', { headers: withKey(goods.vendor), body });
  expect(answer).toMatchObject({ status: 400, errors });
});

it('is not taken by a variation from another product', async () => {
  const product = await goods.create();
  const other = await withVariation();
  const [first] = other.variations;
  const errors = { variations: `The product ${product.name} has the SKU ${product.sku}` };
  expect(await refused(other, { variations: [{ id: first?.id, sku: product.sku }] })).toMatchObject({
    status: 400,
    errors,
  });
  const body = {
    name: 'Same',
    ...PRODUCT_FIELDS,
    attribute_ids: [storage.id],
    variations: [variation(product.sku)],
  };
  expect(await shop.refused('POST /office/products', { headers: withKey(goods.vendor), body })).toMatchObject(
    { status: 400, errors },
  );
});

it('of a removed variation is free, and is not taken back', async () => {
  const owner = await withVariation();
  const { sku } = taken(owner);
  const [first] = owner.variations;
  await change(owner, { removed_variation_ids: [first?.id] });
  expect((await change(await goods.create(), { sku })).sku).toBe(sku);
  expect(await refused(await goods.read(owner), { variations: [variation(sku)] })).toMatchObject({
    status: 400,
  });
});

it('is given once when a product and a variation ask for it at the same time', async () => {
  const sku = newSku();
  const [product, owner] = [await goods.create(), await withVariation()];
  const [first] = owner.variations;
  const send = (of: OfficeProduct, body: object) =>
    shop.fetch(`/office/products/${of.id}`, {
      method: 'PUT',
      headers: { ...goods.vendor, 'content-type': 'application/json' },
      body: JSON.stringify({ version: of.version, ...body }),
    });
  const answers = await Promise.all([
    send(product, { sku }),
    send(owner, { variations: [{ id: first?.id, sku }] }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
});

it('that two things have since long ago does not stop other changes of them', async () => {
  const { owner, product, sku } = await oldPair();
  const [first] = owner.variations;
  expect(await change(product, { sku, regular_price: 14 })).toMatchObject({ regular_price: 14 });
  const after = await change(owner, { variations: [{ id: first?.id, sku, regular_price: 120 }] });
  expect(after.variations[0]).toMatchObject({ sku, regular_price: 120 });
});

it('that two things have is wrong in a file that does not say which one it means', async () => {
  const { product, sku } = await oldPair();
  const text = /A product and a variation have this SKU/;
  const guess = await files.check(goods.vendor, [{ sku, regular_price: '77' }]);
  expect(guess.counts).toMatchObject({ wrong: 1, change: 0 });
  expect(guess.items[0]?.errors).toEqual([
    { row: 2, column: 'sku', text: expect.stringMatching(text) as string },
  ]);
  const clear = await files.check(goods.vendor, [
    { product_id: String(product.id), sku, regular_price: '77' },
  ]);
  expect(clear.counts).toMatchObject({ wrong: 0, change: 1 });
});

it('of a variation is refused in a file that gives it to a product', async () => {
  const { sku, errors } = taken(await withVariation());
  const product = await goods.create();
  const { items } = await files.check(goods.vendor, [{ product_id: String(product.id), sku }]);
  expect(items[0]?.errors).toEqual([{ row: 2, column: 'sku', text: errors.sku }]);
});
