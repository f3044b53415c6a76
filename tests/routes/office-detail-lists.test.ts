import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
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

type Kept = { id: number; version: number };
const posted = (body: object) => ({ headers: withKey(goods.admin), body }) as never;
const changing = ({ id, version }: Kept, given: object) =>
  ({ headers: goods.admin, params: params({ id }), body: { version, ...given } }) as never;
const removing = ({ id, version }: Kept) => ({
  headers: goods.admin,
  params: params({ id }),
  query: { version },
});
const choices = async () => (await shop.call('GET /office/catalogue', { headers: goods.vendor })).result;
const inShop = async (id: number) => (await shop.fetch(`/no/auth/web/site/products/${id}`)).text();
const log = async (subject: string, { id }: Kept) =>
  (
    await shop.call('GET /office/log', {
      headers: goods.admin,
      query: { subject, subject_id: String(id) },
    })
  ).data.map(({ action }) => action);

describe('A policy', () => {
  const create = async (given: object = {}) =>
    (
      await shop.call(
        'POST /office/catalogue/policies',
        posted({ kind: 'warranty', title: word(), description: '<p>Two years</p>', ...given }),
      )
    ).result;

  it('is offered for products, and its new words are on their pages soon', async () => {
    const made = await create({ description: '<p>Two years</p><script>alert(1)</script>' });
    expect(made).toMatchObject({ version: 1, description: '<p>Two years</p>', product_count: 0 });
    expect((await choices()).policies).toContainEqual({ id: made.id, kind: 'warranty', title: made.title });
    const product = await goods.create({ warranty_policy_id: made.id });
    await goods.move(product, { move: 'publish' });
    const { result } = await shop.call(
      'PUT /office/catalogue/policies/{id}',
      changing(made, { description: 'Thirty-three months' }),
    );
    expect(result).toMatchObject({ version: 2, product_count: 1 });
    await expect.poll(() => inShop(product.id), SOON).toContain('Thirty-three months');
    expect(await log('policy', made)).toEqual(['change policy', 'create policy']);
  });

  it('that a product has stays, and stays of its kind', async () => {
    const made = await create();
    await goods.create({ warranty_policy_id: made.id });
    const kept = await shop.refused('DELETE /office/catalogue/policies/{id}', removing(made));
    expect(kept).toMatchObject({
      status: 409,
      message: 'This policy can’t be removed: it is used by 1 product.',
    });
    const moved = await shop.refused(
      'PUT /office/catalogue/policies/{id}',
      changing(made, { kind: 'return' }),
    );
    expect(moved).toMatchObject({
      status: 409,
      message: 'This policy keeps its kind: it is used by 1 product.',
    });
  });

  it('is removed while a product gets it: either the policy or the product is refused', async () => {
    const made = await create();
    const body = { name: word(), category_id: 1, brand_id: 1, warranty_policy_id: made.id };
    const [gone, added] = await Promise.all([
      shop.fetch(`/office/catalogue/policies/${made.id}?version=1`, {
        method: 'DELETE',
        headers: goods.admin,
      }),
      goods.create(body).then(
        () => 'created',
        () => 'refused',
      ),
    ]);
    const isThere = (await choices()).policies.some(({ id }) => id === made.id);
    expect([gone.status, added, isThere]).toEqual(
      gone.status === 200 ? [200, 'refused', false] : [409, 'created', true],
    );
  });

  it('has a title that no other of its kind has, and words', async () => {
    const made = await create();
    const refused = async (given: object) =>
      (
        await shop.refused(
          'POST /office/catalogue/policies',
          posted({ kind: 'warranty', title: word(), description: 'Soon', ...given }),
        )
      ).errors;
    expect(await refused({ title: made.title.toUpperCase() })).toHaveProperty('title');
    expect(await refused({ description: '<script>alert(1)</script>' })).toHaveProperty('description');
    expect(await refused({ kind: 'promise' })).toHaveProperty('kind');
    await create({ kind: 'return', title: made.title });
  });
});

describe('A model', () => {
  const create = async (given: object = {}) =>
    (await shop.call('POST /office/catalogue/models', posted({ name: word(), brand_id: 1, ...given })))
      .result;

  it('is offered for products of its brand, and gone after it was removed', async () => {
    const made = await create({ release_year: 2024 });
    expect(made).toMatchObject({ version: 1, brand_id: 1, release_year: 2024, product_count: 0 });
    expect((await choices()).models.map(({ id }) => id)).toContain(made.id);
    const name = word();
    const { result } = await shop.call(
      'PUT /office/catalogue/models/{id}',
      changing(made, { name, brand_id: 2, release_year: null }),
    );
    expect(result).toMatchObject({ name, brand_id: 2, release_year: null });
    await shop.call('DELETE /office/catalogue/models/{id}', removing(result));
    expect((await choices()).models.map(({ id }) => id)).not.toContain(made.id);
    expect(await log('model', made)).toEqual(['remove model', 'change model', 'create model']);
  });

  it('that a product is of stays, and stays of its brand', async () => {
    const made = await create();
    await goods.create({ brand_id: 1, model_id: made.id });
    const kept = await shop.refused('DELETE /office/catalogue/models/{id}', removing(made));
    expect(kept.message).toBe('This model can’t be removed: it is used by 1 product.');
    const moved = await shop.refused('PUT /office/catalogue/models/{id}', changing(made, { brand_id: 2 }));
    expect(moved.message).toBe('This model keeps its brand: it is used by 1 product.');
  });

  it.each([
    [
      'a name that the brand has already',
      async () => ({ name: (await create()).name.toLowerCase() }),
      'name',
    ],
    ['a brand that is not there', () => ({ brand_id: 999_999 }), 'brand_id'],
    ['a year before devices', () => ({ release_year: 1066 }), 'release_year'],
  ])('with %s is refused', async (_what, givenOf, field) => {
    const body = { name: word(), brand_id: 1, ...(await givenOf()) };
    const { errors } = await shop.refused('POST /office/catalogue/models', posted(body));
    expect(errors).toHaveProperty(field);
  });
});

describe('A custom field', () => {
  const create = async (given: object = {}) =>
    (
      await shop.call(
        'POST /office/catalogue/custom-fields',
        posted({ label: word(), type: 'text', ...given }),
      )
    ).result;

  it('is asked of products, and its new name is on their pages soon', async () => {
    const made = await create();
    expect((await choices()).custom_fields).toContainEqual({ id: made.id, label: made.label, type: 'text' });
    const product = await goods.create({ custom_fields: [{ definition_id: made.id, value: 'Lisbon' }] });
    await goods.move(product, { move: 'publish' });
    const label = word();
    await shop.call('PUT /office/catalogue/custom-fields/{id}', changing(made, { label }));
    await expect.poll(() => inShop(product.id), SOON).toContain(label);
    const used = { ...made, version: 2 };
    const kept = await shop.refused('DELETE /office/catalogue/custom-fields/{id}', removing(used));
    expect(kept.message).toBe('This custom field can’t be removed: it is used by 1 product.');
    const moved = await shop.refused(
      'PUT /office/catalogue/custom-fields/{id}',
      changing(used, { type: 'date' }),
    );
    expect(moved.message).toBe('This custom field keeps its type: it is used by 1 product.');
  });

  it('has a name of its own, also when two are created at once', async () => {
    const label = word();
    const made = await Promise.allSettled([create({ label }), create({ label: label.toUpperCase() })]);
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('that a colleague has changed is not overwritten', async () => {
    const made = await create();
    await shop.call('PUT /office/catalogue/custom-fields/{id}', changing(made, { type: 'date' }));
    const stale = await shop.refused(
      'PUT /office/catalogue/custom-fields/{id}',
      changing(made, { label: word() }),
    );
    expect(stale.status).toBe(409);
  });
});

it.each(['custom-fields', 'attributes'] as const)('The %s have an order', async (list) => {
  const read = async () =>
    (await shop.call(`GET /office/catalogue/${list}`, { headers: goods.admin })).data.map(({ id }) => id);
  const before = await read();
  const [first, second] = before;
  const place = (id: number | undefined, beforeId: number | null) => ({
    headers: goods.admin,
    params: params({ id: id ?? 0 }),
    body: { before_id: beforeId },
  });
  const put = `PUT /office/catalogue/${list}/{id}/place` as const;
  await shop.call(put, place(second, first ?? null));
  expect(await read()).toEqual([second, first, ...before.slice(2)]);
  await shop.call(put, place(second, before[2] ?? null));
  expect(await read()).toEqual(before);
  expect((await shop.refused(put, place(first, 999_999))).errors).toHaveProperty('before_id');
  expect((await shop.refused(put, place(999_999, null))).status).toBe(404);
});
