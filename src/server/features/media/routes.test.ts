import { beforeAll, describe, expect, it } from 'vitest';
import { VENDOR } from '#demo/people.ts';
import { bucketStore } from '#server/ports/file-store.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { fakeBucket, type FakeBucket } from '#tests/support/fake-bucket.ts';
import { keptMedia, runMediaJobs, sendMedia, uniquePicture } from '#tests/support/media.ts';
import { one } from '#tests/support/one-row.ts';
import { signIn } from '#tests/support/people.ts';
import { formWith, phonePhoto } from '#tests/support/photos.ts';
import { vendorsPlacedOrder } from '#tests/support/conversations.ts';
import { tinyVideo } from '#tests/support/video.ts';

const settingsOf = ({ settings }: FakeBucket) => ({
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
});

const shops: Record<string, TestApp> = {};
const videos: Record<string, { address: string; file: Buffer }> = {};
let bucket: FakeBucket;

beforeAll(async () => {
  bucket = await fakeBucket();
  shops['a folder'] = await buildTestApp();
  shops['a bucket'] = await buildTestApp({ env: settingsOf(bucket) });
  for (const [kind, shop] of Object.entries(shops)) {
    const { address } = await keptMedia(shop, await signIn(shop, VENDOR), tinyVideo({ note: 'x' }));
    const whole = await shop.fetch(address);
    videos[kind] = { address, file: Buffer.from(await whole.arrayBuffer()) };
  }
});

describe.each(['a folder', 'a bucket'])('A video in %s', (kind) => {
  const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await (shops[kind] as TestApp).fetch(videos[kind]?.address ?? '', { method, headers });
    return {
      status: answer.status,
      file: Buffer.from(await answer.arrayBuffer()),
      header: (name: string) => answer.headers.get(name),
    };
  };
  const whole = () => videos[kind]?.file ?? Buffer.alloc(0);

  it('tells that it can be asked for in parts', async () => {
    const { status, header, file } = await ask();
    expect([status, header('accept-ranges'), header('content-type')]).toEqual([200, 'bytes', 'video/mp4']);
    expect(file.length).toBeGreaterThan(100);
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=10-', 10, undefined],
    ['bytes=-16', -16, undefined],
    ['bytes=20-99999', 20, undefined],
  ] as const)('is sent in the part %s', async (range, from, to) => {
    const { status, header, file } = await ask({ range });
    expect(status).toBe(206);
    const part = whole().subarray(from, to === undefined ? undefined : to + 1);
    expect(file.equals(part)).toBe(true);
    const start = from < 0 ? whole().length + from : from;
    expect(header('content-range')).toBe(`bytes ${start}-${start + part.length - 1}/${whole().length}`);
    expect(header('content-length')).toBe(String(part.length));
  });

  it('has no part behind its end', async () => {
    const { status, header } = await ask({ range: `bytes=${whole().length}-` });
    expect([status, header('content-range')]).toEqual([416, `bytes */${whole().length}`]);
  });

  it('is sent whole for several parts, and for a part of another version', async () => {
    const { header } = await ask();
    const tag = header('etag') ?? '';
    for (const headers of [
      { range: 'bytes=0-1,5-6' },
      { range: 'bytes=0-1', 'if-range': '"another"' },
      { range: 'bytes=0-1', 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' },
    ]) {
      const { status, file } = await ask(headers);
      expect([status, file.length]).toEqual([200, whole().length]);
    }
    expect((await ask({ range: 'bytes=0-1', 'if-range': tag })).status).toBe(206);
  });

  it('is described without being sent, and not sent again', async () => {
    const head = await ask({ range: 'bytes=0-1' }, 'HEAD');
    expect([head.status, head.file.length]).toEqual([200, 0]);
    expect(head.header('content-length')).toBe(String(whole().length));
    expect(head.header('accept-ranges')).toBe('bytes');
    const same = await ask({ 'if-none-match': head.header('etag') ?? '' });
    expect([same.status, same.file.length]).toEqual([304, 0]);
  });
});

it('A file that is not there has no parts', async () => {
  const none = '/images/media/00000000-0000-4000-8000-000000000000.mp4';
  for (const method of ['GET', 'HEAD'])
    expect((await shops['a folder']?.fetch(none, { method, headers: { range: 'bytes=0-1' } }))?.status).toBe(
      404,
    );
});

describe('A shop with a bucket', () => {
  it('keeps pictures there in all their sizes', async () => {
    const shop = shops['a bucket'] as TestApp;
    const { image } = await keptMedia(shop, await signIn(shop, VENDOR));
    await runMediaJobs(shop, { files: bucketStore(bucket.settings) });
    const sized = await shop.fetch(`/images/${image}-1200.avif`);
    expect([sized.status, sized.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect([...bucket.types.keys()].some((key) => key.endsWith('-1200.avif'))).toBe(true);
  });

  it('sends evidence of an order only to people who may see the order', async () => {
    const shop = shops['a bucket'] as TestApp;
    const vendor = await signIn(shop, VENDOR);
    const order = await vendorsPlacedOrder(shop);
    const sent = await shop.fetch(`/office/orders/${order.number}/photos`, {
      method: 'POST',
      headers: vendor,
      body: formWith(await phonePhoto()),
    });
    const { result } = (await sent.json()) as { result: { small: string } };
    expect((await shop.fetch(result.small, { headers: vendor })).status).toBe(200);
    expect((await shop.fetch(result.small)).status).not.toBe(200);
  });

  it('that does not work says so, and lists nothing', async () => {
    const gone = await fakeBucket();
    const shop = await buildTestApp({ env: { ...settingsOf(gone), LOG_LEVEL: 'silent' } });
    const vendor = await signIn(shop, VENDOR);
    const count = () => one<{ count: number }>(shop, 'select count(*)::int from media', []);
    const before = await count();
    const wrong = await buildTestApp({
      env: { ...settingsOf(gone), S3_SECRET_ACCESS_KEY: 'wrong', LOG_LEVEL: 'silent' },
    });
    const refused = await sendMedia(wrong, await signIn(wrong, VENDOR), await uniquePicture());
    expect(refused.status).toBe(503);
    expect(refused.body.message).toContain('can not be stored');
    const { address } = await keptMedia(shop, vendor);
    await gone.close();
    expect(await sendMedia(shop, vendor, await uniquePicture())).toMatchObject({ status: 503 });
    expect((await count()).count).toBe(before.count + 1);
    expect((await shop.fetch(address)).status).toBe(503);
  });
});
