import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { moversOf } from '#tests/support/buying.ts';
import { addPeople, headersOf } from '#tests/support/owned.ts';
import { signIn } from '#tests/support/people.ts';
import { uploadPhoto, phonePhoto, sendPhoto } from '#tests/support/photos.ts';
import { sentOrder } from '#tests/support/placed.ts';
import { folderStore } from '../../ports/file-store.ts';
import { removeUnusedPhotos } from '../images/writes.ts';

let shop: TestApp;
let order: Awaited<ReturnType<typeof sentOrder>>;
beforeAll(async () => {
  shop = await buildTestApp();
  await addPeople(shop);
  order = await sentOrder(shop);
});

const DAY = 24 * 60 * 60_000;
const countPhotos = async () => {
  const { rows } = await shop.database.pool.query<{ count: number }>('select count(*)::int from photos');
  return rows[0]?.count;
};
const stateOf = async (id: string) => {
  const { rows } = await shop.database.pool.query<{ state: string }>(
    'select state from photos where id = $1',
    [id],
  );
  return rows[0]?.state;
};

describe('A photo for an order', () => {
  it('is kept in two sizes, upright, and without the place where it was taken', async () => {
    const sent = await phonePhoto(2400, 1800);
    expect((await sharp(sent).metadata()).exif?.includes('A phone')).toBe(true);
    const { status, body } = await sendPhoto(shop, order.token, sent);
    expect(status).toBe(201);
    // The photo was rotated: 2400 by 1800 becomes 1800 by 2400, and its longest edge at most 1600.
    expect(body.result).toMatchObject({ width: 1200, height: 1600 });
    for (const [address, edge] of [
      [body.result?.small, 400],
      [body.result?.large, 1600],
    ] as const) {
      const answer = await shop.fetch(address ?? '');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      const { format, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect({ format, height, exif }).toEqual({ format: 'webp', height: edge, exif: undefined });
    }
  });

  it.each<[string, () => Promise<Buffer>, number, RegExp]>([
    ['cut off in the middle', async () => (await phonePhoto(800, 600)).subarray(0, 900), 415, /damaged/],
    [
      'HEIC, as an iPhone makes it',
      async () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(200)]),
      415,
      /HEIC.*JPEG/,
    ],
    [
      'a drawing with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      /JPG, PNG, WEBP/,
    ],
    [
      'of more than 50 megapixels',
      () =>
        sharp({ create: { width: 8000, height: 7000, channels: 3, background: 'white' } })
          .png()
          .toBuffer(),
      415,
      /50 megapixels/,
    ],
    [
      'larger than 10 MB',
      async () => Buffer.concat([await phonePhoto(), Buffer.alloc(10 * 1024 * 1024)]),
      413,
      /10 MB/,
    ],
  ])(
    'that is %s is refused with a word about it, and nothing is kept',
    async (_what, make, status, words) => {
      const before = await countPhotos();
      const refused = await sendPhoto(shop, order.token, await make());
      expect(refused.status).toBe(status);
      expect(refused.body.message).toMatch(words);
      expect(await countPhotos()).toBe(before);
      expect(
        (await readdir(tmpdir())).filter((name) => name.startsWith(`threefold-upload-${process.pid}-`)),
      ).toEqual([]);
    },
  );

  it('is not accepted for an unknown order', async () => {
    const { status } = await sendPhoto(shop, `g${'0'.repeat(32)}_${'a'.repeat(40)}`, await phonePhoto());
    expect(status).toBe(404);
  });

  it('is shown to the holder of the link, its vendor and the administrator, and to no one else', async () => {
    const id = await uploadPhoto(shop, order.token);
    const another = await sentOrder(shop);
    const get = async (path: string, headers = {}) => (await shop.fetch(path, { headers })).status;
    const byLink = (token: string) => `/no/auth/web/site/track/${token}/photos/${id}/small`;
    const office = `/office/orders/${order.number}/photos/${id}/large`;
    expect(await get(byLink(order.token))).toBe(200);
    expect(await get(byLink(another.token)), 'by the link of another order').toBe(404);
    expect(await get(office, await signIn(shop, ADMINISTRATOR))).toBe(200);
    expect(await get(office)).toBe(401);
    expect(await get(office, await headersOf(shop, 'shopper'))).toBe(403);
    expect(await get(office, await headersOf(shop, 'otherVendor'))).toBe(404);
    expect(await get(`/photos/${id}/small`), 'as a public picture').toBe(404);
    await shop.database.pool.query(
      `update orders set business_id = (select b.id from businesses b join users u on u.id = b.owner_id
         where u.email = $2) where number = $1`,
      [order.number, VENDOR],
    );
    expect(await get(office, await signIn(shop, VENDOR)), 'its vendor').toBe(200);
    for (const path of ['huge', '..%2fsmall', '']) {
      expect(await get(`/no/auth/web/site/track/${order.token}/photos/${id}/${path}`)).toBe(404);
    }
  });
});

describe('A return', () => {
  it('keeps its photos for staff to see, each of them once', async () => {
    const mine = await sentOrder(shop);
    const { asBuyer } = await moversOf(shop);
    const ids = [await uploadPhoto(shop, mine.token), await uploadPhoto(shop, mine.token)];
    const wish = {
      move: 'request_return',
      reason: 'damaged',
      lines: [{ line_id: mine.lineId, units: 1 }],
    };
    const strangers = await uploadPhoto(shop, order.token);
    expect(await asBuyer(mine, { ...wish, photos: [strangers] })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('add your photos again') as string },
    });
    expect((await asBuyer(mine, { ...wish, photos: Array(6).fill(ids[0]) })).status).toBe(400);
    expect((await asBuyer(mine, { ...wish, photos: ids })).status).toBe(200);
    const { result } = await shop.call('GET /office/orders/{number}', {
      params: { number: mine.number },
      headers: await signIn(shop, ADMINISTRATOR),
    });
    const shown = result.orders[0]?.return;
    expect(shown).toMatchObject({ reason: 'damaged', lines: [{ line_id: mine.lineId, units: 1 }] });
    expect(shown?.photos.map(({ id }) => id)).toEqual(ids);
    const photo = await shop.fetch(shown?.photos[0]?.small ?? '', {
      headers: await signIn(shop, ADMINISTRATOR),
    });
    expect(photo.status).toBe(200);
  });
});

describe('The cleaner', () => {
  it('removes photos that nothing uses after a day, half-made ones after an hour, and leaves the others', async () => {
    const sources = { ask: shop.database.ask, files: folderStore(join(shop.dataDir, 'files')) };
    const mine = await sentOrder(shop);
    const unused = await uploadPhoto(shop, mine.token);
    const used = await uploadPhoto(shop, mine.token);
    await (
      await moversOf(shop)
    ).asBuyer(mine, {
      move: 'request_return',
      reason: 'faulty',
      lines: [{ line_id: mine.lineId, units: 1 }],
      photos: [used],
    });
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `insert into photos (order_id, created_at, updated_at) values (1, now(), now() - interval '2 hours') returning id`,
    );
    const half = rows[0]?.id ?? '';
    await removeUnusedPhotos(sources, new Date());
    expect([await stateOf(unused), await stateOf(used), await stateOf(half)]).toEqual([
      'ready',
      'used',
      undefined,
    ]);
    await removeUnusedPhotos(sources, new Date(Date.now() + DAY + 1_000));
    expect([await stateOf(unused), await stateOf(used)]).toEqual([undefined, 'used']);
    const fileOf = (id: string) => join(shop.dataDir, 'files/photos', id.slice(0, 2), `${id}-large.webp`);
    expect([existsSync(fileOf(unused)), existsSync(fileOf(used))]).toEqual([false, true]);
  });
});
