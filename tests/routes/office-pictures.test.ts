import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { officeProductsOf, params, SOON, type OfficeProducts } from '#tests/support/office-products.ts';
import { placedOrder } from '#tests/support/placed.ts';
import { keptMedia, runMediaJobs, sendMedia, uniquePicture } from '#tests/support/media.ts';

let shop: TestApp;
let goods: OfficeProducts;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
});

const namesOf = ({ product_images: images }: Pick<OfficeProduct, 'product_images'>) =>
  images.map(({ imageName }) => imageName);
const plain = (names: readonly string[]) => names.map((imageName) => ({ imageName, term_id: null }));

const save = async (product: OfficeProduct, names: readonly string[], headers = goods.vendor) =>
  (
    await shop.call('PUT /office/products/{id}', {
      headers,
      params: params(product),
      body: { version: product.version, product_images: plain(names) },
    })
  ).result;

const refusedSave = (product: OfficeProduct, names: readonly string[], headers = goods.vendor) =>
  shop.refused('PUT /office/products/{id}', {
    headers,
    params: params(product),
    body: { version: product.version, product_images: plain(names) },
  });

const replace = async (id: number, content?: Buffer) =>
  sendMedia(shop, goods.vendor, content ?? (await uniquePicture()), { path: `/office/media/${id}/replace` });

describe('Pictures of a product', () => {
  it('keep their order through a save, twenty of them', async () => {
    const names: string[] = [];
    for (let count = 0; count < 20; count += 1) names.push((await keptMedia(shop, goods.vendor)).image);
    const product = await goods.create();
    const saved = await save(product, names);
    expect(namesOf(await goods.read(product))).toEqual(names);
    const turned = names.toReversed();
    await save(saved, turned);
    expect(namesOf(await goods.read(product))).toEqual(turned);
  });

  it('are in the shop within two seconds, on the page and in lists', async () => {
    const { id, image } = await keptMedia(shop, goods.vendor);
    const product = await goods.create();
    const { result: live } = await goods.move(product, { move: 'publish' });
    await expect.poll(() => goods.listed(product.id), SOON).toMatchObject({ id: product.id });
    await save(live, [image]);
    const shown = async () =>
      (await shop.call('GET /no/auth/web/site/products/{id}', { params: params(product) })).result[0]
        ?.product_images;
    await expect.poll(shown, SOON).toEqual([{ imageName: image, term_label: null }]);
    await expect.poll(async () => JSON.stringify(await goods.listed(product.id)), SOON).toContain(image);
    await shop.call('PUT /office/media/{id}', {
      headers: goods.vendor,
      params: { id },
      body: { version: 1, alt: 'A rolled-up cable' },
    });
    await expect.poll(shown, SOON).toMatchObject([{ imageName: image, alt: 'A rolled-up cable' }]);
  });

  it('have a cover for each colour, which is the picture of its variations', async () => {
    const product = await goods.variable();
    const term = product.product_images.find(({ term_id: id }) => id !== null)?.term_id ?? 0;
    const { image, id: mediaId } = await keptMedia(shop, goods.vendor);
    const before = product.product_images.map(({ imageName, term_id }) => ({ imageName, term_id }));
    const body = {
      version: product.version,
      product_images: [{ imageName: image, term_id: term }, ...before],
    };
    const { result } = await shop.call('PUT /office/products/{id}', {
      headers: goods.vendor,
      params: params(product),
      body,
    });
    const cover = result.product_images.find(({ term_id: id }) => id === term);
    expect(cover).toEqual({ imageName: image, term_id: term, media_id: mediaId, alt: '' });
    for (const { term_ids: terms, image: own } of result.variations)
      expect(own === image, 'the cover').toBe(terms.includes(term));
  });

  it('are saved with the version that was read', async () => {
    const product = await goods.create();
    const { image } = await keptMedia(shop, goods.vendor);
    await save(product, [image]);
    const late = await refusedSave(product, []);
    expect(late).toMatchObject({ status: 409, now: { product_images: [{ imageName: image }] } });
  });

  it('are one’s own: those of another business, and made-up ones, are refused', async () => {
    const product = await goods.create();
    const theirs = await keptMedia(shop, goods.other);
    const sites = await keptMedia(shop, goods.admin);
    const nobodys = `media/${crypto.randomUUID()}`;
    for (const name of [theirs.image, sites.image, nobodys, 'products/none'])
      expect((await refusedSave(product, [name])).errors, name).toHaveProperty('product_images');
    expect((await refusedSave(product, [theirs.image], goods.admin)).errors).toHaveProperty('product_images');
    const saved = await save(product, [sites.image], goods.admin);
    expect(namesOf(saved)).toEqual([sites.image]);
    // Once it is there, the vendor may keep it.
    expect(namesOf(await save(saved, [sites.image]))).toEqual([sites.image]);
  });

  it('of a video are refused', async () => {
    const { tinyVideo } = await import('#tests/support/video.ts');
    const { image } = await keptMedia(shop, goods.vendor, tinyVideo({ note: crypto.randomUUID() }));
    expect((await refusedSave(await goods.create(), [image])).errors).toHaveProperty('product_images');
  });
});

describe('A picture that a product uses', () => {
  it('says where, and can’t be deleted until nothing uses it', async () => {
    const { id, image } = await keptMedia(shop, goods.vendor);
    const product = await save(await goods.create(), [image]);
    const { result } = await shop.call('GET /office/media/{id}', { headers: goods.vendor, params: { id } });
    expect(result).toMatchObject({ uses: 1, used_in: [{ product_id: product.id, name: product.name }] });
    const kept = await shop.refused('DELETE /office/media/{id}', { headers: goods.vendor, params: { id } });
    expect(kept.status).toBe(409);
    expect(kept.message).toContain(product.name);
    await save(product, []);
    await shop.call('DELETE /office/media/{id}', { headers: goods.vendor, params: { id } });
    expect((await refusedSave(await goods.read(product), [image])).errors).toHaveProperty('product_images');
  });

  it('is either used or deleted where both happen at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, image } = await keptMedia(shop, goods.vendor);
      const product = await goods.create();
      const [deleted, used] = await Promise.all([
        shop.fetch(`/office/media/${id}`, { method: 'DELETE', headers: goods.vendor }),
        shop.fetch(`/office/products/${product.id}`, {
          method: 'PUT',
          headers: { ...goods.vendor, 'content-type': 'application/json' },
          body: JSON.stringify({ version: 1, product_images: plain([image]) }),
        }),
      ]);
      expect([
        [409, 200],
        [200, 400],
      ]).toContainEqual([deleted.status, used.status]);
      const isThere = (await shop.fetch(`/office/media/${id}`, { headers: goods.vendor })).status === 200;
      expect(namesOf(await goods.read(product))).toEqual(isThere ? [image] : []);
    }
  });

  it('is replaced everywhere, under a new address, and the old one stays for pages that are open', async () => {
    const { id, image } = await keptMedia(shop, goods.vendor);
    const products = [await save(await goods.create(), [image]), await save(await goods.create(), [image])];
    const { status, body } = await replace(id);
    expect(status).toBe(201);
    const next = body.result?.image ?? '';
    expect(next).not.toBe(image);
    for (const before of products) {
      const now = await goods.read(before);
      expect([namesOf(now), now.version]).toEqual([[next], before.version + 1]);
    }
    expect((await shop.fetch(`/images/${image}-640.webp`)).status).toBe(200);
    await runMediaJobs(shop, { now: new Date(Date.now() + 25 * 60 * 60_000) });
    expect((await shop.fetch(`/images/${image}-640.webp`)).status).toBe(404);
    expect((await shop.fetch(`/images/${next}-1200.avif`)).headers.get('content-type')).toBe('image/avif');
  });

  it('is replaced wherever it is used, also by a record that begins to use it at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, image } = await keptMedia(shop, goods.vendor);
      const product = await goods.create();
      const [replaced, used] = await Promise.all([
        replace(id),
        shop.fetch(`/office/products/${product.id}`, {
          method: 'PUT',
          headers: { ...goods.vendor, 'content-type': 'application/json' },
          body: JSON.stringify({ version: 1, product_images: plain([image]) }),
        }),
      ]);
      expect(replaced.status).toBe(201);
      expect(namesOf(await goods.read(product))).toEqual(
        used.status === 200 ? [replaced.body.result?.image] : [],
      );
    }
  });

  it('is not replaced by a file that is in the library already', async () => {
    const file = await uniquePicture();
    await keptMedia(shop, goods.vendor, file);
    const { id } = await keptMedia(shop, goods.vendor);
    expect((await replace(id, file)).status).toBe(409);
  });

  it('stays for orders that show it', async () => {
    await placedOrder(shop);
    const { id, image } = await keptMedia(shop, goods.vendor);
    const { rowCount } = await shop.database.pool.query(
      'update order_lines set image = $1 where id = (select min(id) from order_lines)',
      [image],
    );
    expect(rowCount).toBe(1);
    await shop.call('DELETE /office/media/{id}', { headers: goods.vendor, params: { id } });
    await runMediaJobs(shop);
    expect((await shop.fetch(`/images/${image}-640.webp`)).status).toBe(200);
  });
});
