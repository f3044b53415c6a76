import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeBrand } from '#contract/brands-office.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { keptMedia } from '#tests/support/media.ts';
import { officeProductsOf, params, withKey, type OfficeProducts } from '#tests/support/office-products.ts';

let shop: TestApp;
let goods: OfficeProducts;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
});

/** A change is there within two seconds; a busy machine is later. */
const SOON = { timeout: 10_000 };

const word = () => `Quokka ${randomUUID().slice(0, 8)}`;

async function create(given: object = {}): Promise<OfficeBrand> {
  const body = { name: word(), ...given };
  return (await shop.call('POST /office/catalogue/brands', { headers: withKey(goods.admin), body })).result;
}
const changing = (brand: OfficeBrand, given: object) => ({
  headers: goods.admin,
  params: params(brand),
  body: { version: brand.version, ...given },
});
const removing = (brand: OfficeBrand) => ({
  headers: goods.admin,
  params: params(brand),
  query: { version: brand.version },
});
const shown = async (id: number) =>
  (await shop.call('GET /no/auth/web/site/brands', {})).result.find((one) => one.id === id);

describe('A brand', () => {
  it('is in the shop and in the form of products after it was created, and gone after it was removed', async () => {
    const made = await create();
    expect(made).toMatchObject({ version: 1, is_active: true, product_count: 0, model_count: 0 });
    await expect.poll(() => shown(made.id), SOON).toMatchObject({ name: made.name, slug: made.slug });
    const choices = await shop.call('GET /office/catalogue', { headers: goods.vendor });
    expect(choices.result.brands.map(({ id }) => id)).toContain(made.id);
    await shop.call('DELETE /office/catalogue/brands/{id}', removing(made));
    await expect.poll(() => shown(made.id), SOON).toBeUndefined();
    const { data: log } = await shop.call('GET /office/log', {
      headers: goods.admin,
      query: { subject: 'brand', subject_id: String(made.id) },
    });
    expect(log.map(({ action }) => action)).toEqual(['remove brand', 'create brand']);
  });

  it('is changed on its products, and takes them out of the shop when it is hidden', async () => {
    const made = await create();
    const product = await goods.create({ brand_id: made.id });
    await goods.move(product, { move: 'publish' });
    const name = word();
    const { result: changed } = await shop.call(
      'PUT /office/catalogue/brands/{id}',
      changing(made, { name }),
    );
    expect(changed).toMatchObject({ version: 2, name, slug: made.slug, product_count: 1 });
    await expect.poll(() => goods.listed(product.id), SOON).toMatchObject({ Brand: { name } });
    await shop.call('PUT /office/catalogue/brands/{id}', changing(changed, { is_active: false }));
    await expect.poll(() => goods.listed(product.id), SOON).toBeUndefined();
  });

  it('has a name and a path of its own, also when two are created at once', async () => {
    const name = word();
    const send = (text: string) =>
      shop.fetch('/office/catalogue/brands', {
        method: 'POST',
        headers: { ...withKey(goods.admin), 'content-type': 'application/json' },
        body: JSON.stringify({ name: text }),
      });
    const answers = await Promise.all([send(name), send(name.toUpperCase())]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]));
    const made = await create();
    const other = await create();
    for (const [field, value] of [
      ['name', made.name],
      ['slug', made.slug],
      ['slug', 'Two Words'],
      ['name', ' '],
      ['image', 'media/none'],
    ] as const) {
      const { status, errors } = await shop.refused(
        'PUT /office/catalogue/brands/{id}',
        changing(other, { [field]: value }),
      );
      expect([status, Object.keys(errors ?? {})], `${field} ${value}`).toEqual([400, [field]]);
    }
  });

  it('that two people change: the second is told, and gets what it is now', async () => {
    const made = await create();
    const name = word();
    await shop.call('PUT /office/catalogue/brands/{id}', changing(made, { name }));
    const { status, now } = await shop.refused(
      'PUT /office/catalogue/brands/{id}',
      changing(made, { name: word() }),
    );
    expect([status, now?.['name']]).toEqual([409, name]);
  });

  it('that is in use stays, and the answer says what uses it', async () => {
    const made = await create();
    await goods.create({ brand_id: made.id });
    const { status, message } = await shop.refused('DELETE /office/catalogue/brands/{id}', removing(made));
    expect([status, message]).toEqual([409, 'This brand can’t be removed: it is used by 1 product.']);
  });

  it('keeps its logo from being deleted', async () => {
    const picture = await keptMedia(shop, goods.admin);
    const made = await create({ image: picture.image });
    const { status, message } = await shop.refused('DELETE /office/media/{id}', {
      headers: goods.admin,
      params: params(picture),
    });
    expect([status, message]).toEqual([409, expect.stringContaining(made.name)]);
  });
});
