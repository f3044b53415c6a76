import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogJobs } from '#server/features/catalog/jobs.ts';
import { JobRunner } from '#server/jobs/runner.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import {
  PRODUCT_FIELDS,
  officeProductsOf,
  withKey,
  params,
  SOON,
  type OfficeProducts,
} from '#tests/support/office-products.ts';
import { runDue, silentLog } from '#tests/support/jobs.ts';

let shop: TestApp;
let goods: OfficeProducts;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
});

describe('A new product', () => {
  it('is a draft, and once published is in the shop, on its page and in searches within two seconds', async () => {
    const word = `Quokka${Date.now()}`;
    const made = await goods.create({
      name: `${word} cable`,
      description: '<p onclick="x()">Long.</p><script>1</script>',
    });
    expect(made).toMatchObject({
      state: 'draft',
      version: 1,
      slug: `${word.toLowerCase()}-cable`,
      description: '<p>Long.</p>',
      stock: 5,
    });
    expect(await goods.listed(made.id)).toBeUndefined();
    expect((await shop.refused('GET /no/auth/web/site/products/{id}', { params: params(made) })).status).toBe(
      404,
    );
    const { result: live } = await goods.move(made, { move: 'publish' });
    expect(live.state).toBe('live');
    await expect.poll(() => goods.listed(made.id), SOON).toMatchObject({ title: `${word} cable` });
    const page = `/buy/product/${live.Category.slug}/${live.slug}/${live.id}`;
    await expect.poll(async () => (await shop.fetch(page)).status, SOON).toBe(200);
    const found = async () =>
      (await shop.call('GET /no/auth/web/site/products', { query: { q: word, is_active_for: 1 } as never }))
        .data;
    await expect.poll(found, SOON).toMatchObject([{ id: made.id }]);
    const { result: back } = await goods.move(live, { move: 'unpublish' });
    expect(back.state).toBe('draft');
    await expect.poll(() => goods.listed(made.id), SOON).toBeUndefined();
  });

  it('has a path of its own, also when two are created at once', async () => {
    const name = `Twin ${randomUUID()}`;
    const twins = await Promise.all([goods.create({ name }), goods.create({ name }), goods.create({ name })]);
    expect(new Set(twins.map(({ slug }) => slug)).size).toBe(3);
    const [first, second] = twins;
    const body = { version: 1, slug: first?.slug ?? '' };
    const { status, errors } = await shop.refused('PUT /office/products/{id}', {
      headers: goods.vendor,
      params: params(second ?? { id: 0 }),
      body,
    });
    expect([status, errors]).toEqual([400, { slug: 'Another product has this address' }]);
  });

  it('is created once for each key', async () => {
    const headers = withKey(goods.vendor);
    const body = { name: 'Once', ...PRODUCT_FIELDS };
    const [one, two] = await Promise.all([
      shop.call('POST /office/products', { headers, body }),
      shop.call('POST /office/products', { headers, body }),
    ]);
    expect(one.result.id).toBe(two.result.id);
  });

  it.each<[string, object, string]>([
    ['an unknown category', { category_id: 999_999 }, 'category_id'],
    ['an unknown brand', { brand_id: 999_999 }, 'brand_id'],
    ['an offer above its price', { sale_price: 20, is_on_sale: true }, 'sale_price'],
    ['an offer without a price', { is_on_sale: true }, 'sale_price'],
    ['another business', { business_id: 999 }, 'business_id'],
    ['no name', { name: '   ' }, 'name'],
    ['a price below nothing', { regular_price: -1 }, 'regular_price'],
    [
      'a picture of another business',
      { product_images: [{ imageName: 'not/there', term_id: null }] },
      'product_images',
    ],
    ['a warranty that is a return policy', { warranty_policy_id: 999_999 }, 'warranty_policy_id'],
  ])('with %s is refused', async (_what, given, field) => {
    const { status, errors } = await shop.refused('POST /office/products', {
      headers: withKey(goods.vendor),
      body: { name: 'Wrong', ...PRODUCT_FIELDS, ...given },
    });
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
  });

  it('with a SKU that is taken is refused', async () => {
    const { sku } = await goods.create();
    const { status, errors } = await shop.refused('POST /office/products', {
      headers: withKey(goods.vendor),
      body: { name: 'Same', ...PRODUCT_FIELDS, sku },
    });
    expect([status, errors]).toEqual([400, { sku: 'Another product has this SKU' }]);
  });

  it('of the site names its business', async () => {
    const body = { name: 'Whose', ...PRODUCT_FIELDS };
    const { errors } = await shop.refused('POST /office/products', { headers: withKey(goods.admin), body });
    expect(errors).toEqual({ business_id: 'Required' });
    const made = await goods.create({ business_id: 2 }, goods.admin);
    expect(made.business.id).toBe(2);
  });
});

describe('A change', () => {
  it('by two people: the second learns who made the first one and gets the current product, and nothing is lost', async () => {
    const made = await goods.create();
    const put = (body: object, headers: Record<string, string>) =>
      ({ headers, params: params(made), body }) as never;
    const { result } = await shop.call(
      'PUT /office/products/{id}',
      put({ version: 1, name: 'Theirs' }, goods.admin),
    );
    expect(result).toMatchObject({ name: 'Theirs', version: 2 });
    const refusal = await shop.refused(
      'PUT /office/products/{id}',
      put({ version: 1, regular_price: 8 }, goods.vendor),
    );
    expect(refusal).toMatchObject({ status: 409, now: { name: 'Theirs', version: 2, regular_price: 12.99 } });
    expect(refusal.message).toMatch(/has changed this product since you opened it/);
    await shop.call('PUT /office/products/{id}', put({ version: 2, regular_price: 8 }, goods.vendor));
    expect(await goods.read(made)).toMatchObject({ name: 'Theirs', regular_price: 8, version: 3 });
  });

  it('at the same time: one of two succeeds', async () => {
    const made = await goods.create();
    const answers = await Promise.all(
      ['One', 'Two'].map((name) =>
        shop.fetch(`/office/products/${made.id}`, {
          method: 'PUT',
          headers: { ...goods.vendor, 'content-type': 'application/json' },
          body: JSON.stringify({ version: 1, name }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('of the path redirects from the old one to the new one', async () => {
    const made = await goods.create();
    const { result: live } = await goods.move(made, { move: 'publish' });
    const at = (slug: string) => `/buy/product/${live.Category.slug}/${slug}/${live.id}`;
    await expect.poll(async () => (await shop.fetch(at(live.slug))).status, SOON).toBe(200);
    const slug = `renamed-${randomUUID()}`;
    await shop.call('PUT /office/products/{id}', {
      headers: goods.vendor,
      params: params(made),
      body: { version: live.version, slug },
    });
    const old = async (path: string) => {
      const response = await shop.fetch(path, { redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    };
    await expect.poll(() => old(at(live.slug)), SOON).toEqual([301, at(slug)]);
    expect(await old(at('never-had'))).toEqual([404, null]);
    await expect.poll(() => goods.listed(made.id), SOON).toMatchObject({ slug });
  });

  it('of details, pictures and box replaces them', async () => {
    const source = await goods.variable();
    const made = await goods.create();
    const body = {
      version: 1,
      box: [{ title: 'Cable', qunatity: 2 }],
      custom_fields: [{ definition_id: 1, value: 'None' }],
      product_images: [{ imageName: source.product_images[0]?.imageName, term_id: null }],
    };
    await shop.call('PUT /office/products/{id}', {
      headers: goods.vendor,
      params: params(made),
      body,
    } as never);
    expect(await goods.read(made)).toMatchObject({ ...body, version: 2 });
    await shop.call('PUT /office/products/{id}', {
      headers: goods.vendor,
      params: params(made),
      body: { version: 2, box: [] },
    });
    expect(await goods.read(made)).toMatchObject({ box: [], custom_fields: body.custom_fields });
  });

  it('that changes nothing raises no version, and is not in the log', async () => {
    const made = await goods.create({ cost_price: 4, box: [{ title: 'Cable', qunatity: 1 }] });
    const { name, regular_price, description, box, product_images } = made;
    for (const body of [
      { version: 1 },
      { version: 1, name, regular_price, cost_price: 4 },
      { version: 1, description, box, product_images },
    ]) {
      const { result } = await shop.call('PUT /office/products/{id}', {
        headers: goods.vendor,
        params: params(made),
        body,
      });
      expect([result.version, result.updated_at], JSON.stringify(body)).toEqual([1, made.updated_at]);
    }
    const { data } = await shop.call('GET /office/log', {
      headers: goods.vendor,
      query: { subject: 'product', subject_id: String(made.id) },
    });
    expect(data.map(({ action }) => action)).toEqual(['create product']);
  });

  it('is written to the log with old and new values', async () => {
    const made = await goods.create({ cost_price: 4 });
    await shop.call('PUT /office/products/{id}', {
      headers: goods.vendor,
      params: params(made),
      body: { version: 1, name: 'Logged', cost_price: 5 },
    });
    const log = async (headers: Record<string, string>) =>
      (
        await shop.call('GET /office/log', {
          headers,
          query: { subject: 'product', subject_id: String(made.id) },
        })
      ).data;
    const [change, creation] = await log(goods.vendor);
    expect(change).toMatchObject({
      action: 'change product',
      before: { name: made.name, cost_price: 4 },
      after: { name: 'Logged', cost_price: 5 },
    });
    expect(creation?.action).toBe('create product');
    expect(JSON.stringify(await log(goods.helper)), 'without the permission no cost is told').not.toContain(
      'cost_price',
    );
  });
});

describe('Cost', () => {
  it('is neither shown nor set without the permission', async () => {
    const made = await goods.create({ cost_price: 4 });
    expect(made.cost_price).toBe(4);
    expect(await goods.read(made, goods.helper)).not.toHaveProperty('cost_price');
    const row = async (headers: Record<string, string>) =>
      (await goods.list({ q: made.sku }, headers)).data[0]?.cost_price;
    expect([await row(goods.vendor), await row(goods.helper)]).toEqual([4, undefined]);
    const { status } = await shop.refused('PUT /office/products/{id}', {
      headers: goods.helper,
      params: params(made),
      body: { version: 1, cost_price: 1 },
    });
    expect(status).toBe(403);
  });
});

describe('Publishing', () => {
  it('needs the permission', async () => {
    const made = await goods.create();
    expect((await goods.read(made, goods.helper)).moves).toEqual(['archive']);
    const { status } = await shop.refused('POST /office/products/{id}/moves', {
      headers: withKey(goods.helper),
      params: params(made),
      body: { move: 'publish', version: 1 },
    });
    expect(status).toBe(403);
  });

  it('at a set time is done by a job, and can be cancelled', async () => {
    const kept = await goods.create();
    const dropped = await goods.create();
    const at = { move: 'schedule', publish_at: new Date(Date.now() + 3_600_000).toISOString() };
    const { result: planned } = await goods.move(kept, at);
    expect(planned).toMatchObject({ state: 'scheduled', publish_at: at.publish_at });
    await goods.move((await goods.move(dropped, at)).result, { move: 'unpublish' });
    const runner = new JobRunner({ database: shop.database, log: silentLog });
    catalogJobs(runner, shop.database);
    await runDue(runner);
    expect((await goods.read(kept)).state, 'not before its time').toBe('scheduled');
    await shop.database.pool.query(
      `update products set publish_at = now() - interval '1 second' where id = $1`,
      [kept.id],
    );
    await shop.database.pool.query(`update jobs set due_at = now() where kind = 'publish products'`);
    await runDue(runner);
    expect(await goods.read(kept)).toMatchObject({ state: 'live', publish_at: null, version: 3 });
    expect((await goods.read(dropped)).state).toBe('draft');
    const { errors } = await shop.refused('POST /office/products/{id}/moves', {
      headers: withKey(goods.vendor),
      params: params(dropped),
      body: { move: 'schedule', version: 3, publish_at: '2020-01-01T00:00:00Z' },
    });
    expect(errors).toHaveProperty('publish_at');
  });

  it('archived products leave the list, and come back as drafts', async () => {
    const { result: live } = await goods.move(await goods.create(), { move: 'publish' });
    const { result: gone } = await shop.call('DELETE /office/products/{id}', {
      headers: goods.vendor,
      params: params(live),
    });
    expect(gone).toMatchObject({ state: 'archived', moves: ['restore'] });
    expect((await goods.list({ q: live.sku })).data).toEqual([]);
    expect((await goods.list({ q: live.sku, state: ['archived'] })).data).toHaveLength(1);
    expect((await goods.move(gone, { move: 'restore' })).result.state).toBe('draft');
  });
});
