import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeCategory } from '#contract/categories-office.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { officeProductsOf, params, withKey, type OfficeProducts } from '#tests/support/office-products.ts';
import { keptMedia } from '#tests/support/media.ts';

let shop: TestApp;
let goods: OfficeProducts;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
});

/** A change is there within two seconds; a busy machine is later. */
const SOON = { timeout: 10_000 };

const word = () => `Quokka ${randomUUID().slice(0, 8)}`;

async function create(given: object = {}): Promise<OfficeCategory> {
  const body = { name: word(), ...given };
  return (await shop.call('POST /office/catalogue/categories', { headers: withKey(goods.admin), body }))
    .result;
}
const change = async (category: OfficeCategory, given: object) =>
  (
    await shop.call('PUT /office/catalogue/categories/{id}', {
      headers: goods.admin,
      params: params(category),
      body: { version: category.version, ...given },
    })
  ).result;
const refusedChange = (category: OfficeCategory, given: object) =>
  shop.refused('PUT /office/catalogue/categories/{id}', {
    headers: goods.admin,
    params: params(category),
    body: { version: category.version, ...given },
  });
const all = async () => (await shop.call('GET /office/catalogue/categories', { headers: goods.admin })).data;
const remove = (category: OfficeCategory) => ({
  headers: goods.admin,
  params: params(category),
  query: { version: category.version },
});
const shown = async (id: number) =>
  (await shop.call('GET /no/auth/web/site/categories', {})).result.find((one) => one.id === id);
const log = async (category: OfficeCategory) =>
  (
    await shop.call('GET /office/log', {
      headers: goods.admin,
      query: { subject: 'category', subject_id: String(category.id) },
    })
  ).data;

describe('A category', () => {
  it('tells the shop which part of its picture stays in view, as soon as the focal point moves', async () => {
    const picture = await keptMedia(shop, goods.admin);
    const made = await create({ image: picture.image });
    await expect.poll(() => shown(made.id), SOON).toMatchObject({ image: picture.image, image_focus: null });
    const { result: moved } = await shop.call('PUT /office/media/{id}', {
      headers: goods.admin,
      params: params(picture),
      body: { version: picture.version, focal_point: { x: 20, y: 80 } },
    });
    await expect.poll(() => shown(made.id), SOON).toMatchObject({ image_focus: { x: 20, y: 80 } });
    await shop.call('PUT /office/media/{id}', {
      headers: goods.admin,
      params: params(picture),
      body: { version: moved.version, focal_point: { x: 50, y: 50 } },
    });
    await expect.poll(() => shown(made.id), SOON).toMatchObject({ image_focus: null });
  });

  it('never has the name of one beside it, but may have that of one elsewhere', async () => {
    const [first, second] = [await create(), await create()];
    const shouted = first.name.toUpperCase();
    expect(await refusedChange(second, { name: shouted })).toMatchObject({
      status: 400,
      errors: { name: 'Another category here has this name' },
    });
    const inside = await create({ name: shouted, parent_id: second.id });
    expect((await refusedChange(inside, { parent_id: null })).errors).toHaveProperty('name');
    expect((await change(first, { name: shouted })).name).toBe(shouted);
    for (const one of [inside, second])
      await shop.call('DELETE /office/catalogue/categories/{id}', remove(one));
  });

  it('is in the shop and in the form of products after it was created, and gone after it was removed', async () => {
    const made = await create({ sub_title: 'Small and round', is_active_for_sell: true });
    expect(made).toMatchObject({ version: 1, parent_id: null, is_active: true, product_count: 0 });
    await expect
      .poll(() => shown(made.id), SOON)
      .toMatchObject({ name: made.name, is_active_for_sell: true });
    const page = `/buy/products/${made.slug}/1`;
    await expect.poll(async () => (await shop.fetch(page)).status, SOON).toBe(200);
    const choices = await shop.call('GET /office/catalogue', { headers: goods.vendor });
    expect(choices.result.categories.map(({ id }) => id)).toContain(made.id);
    await shop.call('DELETE /office/catalogue/categories/{id}', remove(made));
    await expect.poll(() => shown(made.id), SOON).toBeUndefined();
    expect((await log(made)).map(({ action }) => action)).toEqual(['remove category', 'create category']);
  });

  it('is changed in the shop within two seconds, and its old pages lead to the new ones', async () => {
    const made = await create();
    const product = await goods.create({ category_id: made.id });
    const { result: live } = await goods.move(product, { move: 'publish' });
    const old = `/buy/product/${made.slug}/${live.slug}/${live.id}`;
    await expect.poll(async () => (await shop.fetch(old)).status, SOON).toBe(200);
    const slug = `new-${randomUUID().slice(0, 8)}`;
    const changed = await change(made, { name: 'Wombats', slug });
    expect(changed).toMatchObject({ version: 2, name: 'Wombats', slug, product_count: 1 });
    await expect.poll(() => shown(made.id), SOON).toMatchObject({ name: 'Wombats' });
    const leads = async (path: string) =>
      (await shop.fetch(path, { redirect: 'manual' })).headers.get('location');
    await expect
      .poll(() => leads(`/buy/products/${made.slug}/1?sort=newest`), SOON)
      .toBe(`/buy/products/${slug}/1?sort=newest`);
    await expect.poll(() => leads(old), SOON).toBe(`/buy/product/${slug}/${live.slug}/${live.id}`);
    // Another category may take the old one.
    const next = await create({ slug: made.slug });
    await expect
      .poll(
        async () => (await shop.fetch(`/buy/products/${next.slug}/1`, { redirect: 'manual' })).status,
        SOON,
      )
      .toBe(200);
    expect((await log(changed))[0]).toMatchObject({
      action: 'change category',
      before: { name: made.name },
      after: { name: 'Wombats' },
    });
  });

  it('that is hidden takes its products out of the shop', async () => {
    const made = await create();
    const product = await goods.create({ category_id: made.id });
    await goods.move(product, { move: 'publish' });
    await expect.poll(() => goods.listed(product.id), SOON).toBeDefined();
    await change(made, { is_active: false });
    await expect.poll(() => goods.listed(product.id), SOON).toBeUndefined();
  });

  it('with a name that one elsewhere has gets a path of its own, also when two are created at once', async () => {
    const name = word();
    const parents = [await create(), await create()].map(({ id }) => ({ parent_id: id }));
    const places = [...parents, { parent_id: null }];
    const twins = await Promise.all(places.map((place) => create({ name, ...place })));
    expect(new Set(twins.map(({ slug }) => slug)).size).toBe(3);
    expect((await create({ name: 'All' })).slug).not.toBe('all');
  });

  it('is created once for each key', async () => {
    const headers = withKey(goods.admin);
    const send = () => shop.call('POST /office/catalogue/categories', { headers, body: { name: 'Once' } });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one.result.id).toBe(two.result.id);
  });

  it('that two people change: the second is told who was first, and gets what it is now', async () => {
    const made = await create();
    await change(made, { title: 'First' });
    const { status, message, now } = await refusedChange(made, { title: 'Second' });
    expect([status, now?.['title']]).toEqual([409, 'First']);
    expect(message).toContain('has changed this category since you opened it.');
    const [one, two] = await Promise.all(
      ['a', 'b'].map((title) =>
        shop.fetch(`/office/catalogue/categories/${made.id}`, {
          method: 'PUT',
          headers: { ...goods.admin, 'content-type': 'application/json' },
          body: JSON.stringify({ version: 2, title }),
        }),
      ),
    );
    expect(new Set([one?.status, two?.status])).toEqual(new Set([200, 409]));
  });

  it('that stays the same keeps its version', async () => {
    const made = await create();
    expect((await change(made, { name: made.name })).version).toBe(1);
  });

  it.each<[string, (at: OfficeCategory) => object, string]>([
    ['no name', () => ({ name: '  ' }), 'name'],
    ['a slug with a space', () => ({ slug: 'two words' }), 'slug'],
    ['the slug of all products', () => ({ slug: 'all' }), 'slug'],
    ['the slug of another', () => ({ slug: 'phones' }), 'slug'],
    ['itself as its parent', ({ id }) => ({ parent_id: id }), 'parent_id'],
    ['an unknown parent', () => ({ parent_id: 999_999 }), 'parent_id'],
    ['a picture that is not in the library', () => ({ image: 'media/none' }), 'image'],
  ])('with %s is refused', async (_what, given, field) => {
    const made = await create();
    const { status, errors } = await refusedChange(made, given(made));
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
    expect((await all()).find(({ id }) => id === made.id)).toEqual(made);
  });
});

describe('The tree', () => {
  it('has two levels', async () => {
    const top = await create();
    const inside = await create({ parent_id: top.id });
    const third = await create();
    expect((await refusedChange(third, { parent_id: inside.id })).errors).toHaveProperty('parent_id');
    expect((await refusedChange(top, { parent_id: third.id })).errors).toHaveProperty('parent_id');
    const order = (await all()).map(({ id }) => id);
    expect(order.indexOf(inside.id)).toBe(order.indexOf(top.id) + 1);
  });

  it('never has two that are inside each other, also when both are moved at once', async () => {
    const [one, two] = [await create(), await create()];
    const move = (what: OfficeCategory, to: OfficeCategory) =>
      shop.fetch(`/office/catalogue/categories/${what.id}`, {
        method: 'PUT',
        headers: { ...goods.admin, 'content-type': 'application/json' },
        body: JSON.stringify({ version: 1, parent_id: to.id }),
      });
    const answers = await Promise.all([move(one, two), move(two, one)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('is put in order, and the shop follows', async () => {
    const top = await create();
    const children = [];
    for (const name of ['a', 'b', 'c']) children.push(await create({ name, parent_id: top.id }));
    const [first, , last] = children;
    const place = (category: OfficeCategory | undefined, beforeId: number | null) =>
      shop.call('PUT /office/catalogue/categories/{id}/place', {
        headers: goods.admin,
        params: { id: category?.id ?? 0 },
        body: { before_id: beforeId },
      });
    const names = (rows: readonly { name: string; parent_id: number | null }[]) =>
      rows.filter(({ parent_id: of }) => of === top.id).map(({ name }) => name);
    expect(names((await place(last, first?.id ?? 0)).data)).toEqual(['c', 'a', 'b']);
    expect(names((await place(last, null)).data)).toEqual(['a', 'b', 'c']);
    expect(names((await place(first, last?.id ?? 0)).data)).toEqual(['b', 'a', 'c']);
    const inShop = async () => names((await shop.call('GET /no/auth/web/site/categories', {})).result);
    await expect.poll(inShop, SOON).toEqual(['b', 'a', 'c']);
    const { status } = await shop.refused('PUT /office/catalogue/categories/{id}/place', {
      headers: goods.admin,
      params: params(top),
      body: { before_id: first?.id ?? 0 },
    });
    expect(status).toBe(400);
  });

  it('is put into another level at its place, or nowhere', async () => {
    const [from, to] = [await create(), await create()];
    const moved = await create({ parent_id: from.id });
    const [first, second] = [await create({ parent_id: to.id }), await create({ parent_id: to.id })];
    const place = (beforeId: number, parentId: number | null) => ({
      headers: goods.admin,
      params: params(moved),
      body: { before_id: beforeId, parent_id: parentId },
    });
    const call = 'PUT /office/catalogue/categories/{id}/place';
    // Not beside it: it stays where it was.
    expect((await shop.refused(call, place(from.id, to.id))).status).toBe(400);
    const inside = (rows: readonly OfficeCategory[], parent: OfficeCategory) =>
      rows.filter(({ parent_id: of }) => of === parent.id).map(({ id }) => id);
    const { data: before } = await shop.call('GET /office/catalogue/categories', { headers: goods.admin });
    expect(inside(before, from)).toEqual([moved.id]);

    const { data: after } = await shop.call(call, place(second.id, to.id));
    expect(inside(after, to)).toEqual([first.id, moved.id, second.id]);
    expect((await shop.refused(call, place(second.id, moved.id))).status).toBe(400);
    const { data: all } = await shop.call(call, place(to.id, null));
    const top = all.filter(({ parent_id: of }) => of === null).map(({ id }) => id);
    expect(top.indexOf(moved.id)).toBe(top.indexOf(to.id) - 1);
  });
});

describe('A category that is in use', () => {
  it('stays, and the answer says what uses it', async () => {
    const top = await create();
    await create({ parent_id: top.id });
    await goods.create({ category_id: top.id });
    const code = `Q-${randomUUID().slice(0, 8).toUpperCase()}`;
    await shop.call('POST /office/codes', {
      headers: withKey(goods.admin),
      body: { code, kind: 'percent', value: 5, category_id: top.id },
    });
    const { status, message } = await shop.refused('DELETE /office/catalogue/categories/{id}', remove(top));
    expect(status).toBe(409);
    expect(message).toBe(
      'This category can’t be removed: it is used by 1 product, 1 category and 1 discount code.',
    );
    expect((await all()).some(({ id }) => id === top.id)).toBe(true);
  });

  it('stays also where a product is created at the same time', async () => {
    const made = await create();
    const [removed, created] = await Promise.all([
      shop.fetch(`/office/catalogue/categories/${made.id}?version=1`, {
        method: 'DELETE',
        headers: goods.admin,
      }),
      shop.fetch('/office/products', {
        method: 'POST',
        headers: { ...withKey(goods.vendor), 'content-type': 'application/json' },
        body: JSON.stringify({ name: word(), category_id: made.id, brand_id: 1, regular_price: 5 }),
      }),
    ]);
    // One of the two comes first, and the other is refused.
    expect([removed.status < 300, created.status < 300].filter(Boolean)).toHaveLength(1);
    expect([200, 201, 400, 409]).toEqual(expect.arrayContaining([removed.status, created.status]));
  });

  it('keeps its picture from being deleted', async () => {
    const picture = await keptMedia(shop, goods.admin);
    const made = await create({ category_image: picture.image });
    const { status, message } = await shop.refused('DELETE /office/media/{id}', {
      headers: goods.admin,
      params: params(picture),
    });
    expect([status, message]).toEqual([409, expect.stringContaining(made.name)]);
    const item = await shop.call('GET /office/media/{id}', { headers: goods.admin, params: params(picture) });
    expect(item.result).toMatchObject({ uses: 1, used_in: [{ product_id: null }] });
  });
});
