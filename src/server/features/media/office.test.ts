import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, BLOCKED_VENDOR, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { filesOf, keptMedia, runMediaJobs, sendMedia, uniquePicture } from '#tests/support/media.ts';
import { addStaff, signIn } from '#tests/support/people.ts';
import { phonePhoto } from '#tests/support/photos.ts';
import { tinyVideo } from '#tests/support/video.ts';
import { sizeKey } from './files.reads.ts';

let shop: TestApp;
let vendor: Record<string, string>;
let other: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  vendor = await signIn(shop, VENDOR);
  other = await signIn(shop, BLOCKED_VENDOR);
  admin = await signIn(shop, ADMINISTRATOR);
});

const bytesAt = async (address: string) => {
  const answer = await shop.fetch(address);
  return { answer, file: Buffer.from(await answer.arrayBuffer()) };
};
const idsOf = async (headers: Record<string, string>, query = {}) =>
  (await shop.call('GET /office/media', { headers, query: { per_page: 100, ...query } })).data.map(
    ({ id }) => id,
  );

describe('An uploaded picture', () => {
  it('is kept upright, without place and camera, and shown at once under the names that the shop asks for', async () => {
    const { result, ...rest } = (await sendMedia(shop, vendor, await phonePhoto(2400, 1800))).body;
    expect(rest).toMatchObject({ status: 201, is_new: true });
    expect(result).toMatchObject({
      kind: 'picture',
      width: 1800,
      height: 2400,
      alt: '',
      uses: 0,
      is_ready: false,
    });
    const whole = await bytesAt(result?.address ?? '');
    expect(whole.file.includes('A phone')).toBe(false);
    expect((await sharp(whole.file).metadata()).exif).toBeUndefined();
    // Until the job has run, the first version is sent instead of the others, and no cache keeps it.
    const early = await bytesAt(`/images/${result?.image}-1200.avif`);
    expect([early.answer.status, early.answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(early.answer.headers.get('cache-control')).toBe('no-store');
    await runMediaJobs(shop);
    for (const [end, width, type] of [
      ['-640.avif', 640, 'image/avif'],
      ['-1200.avif', 1200, 'image/avif'],
      ['-640.webp', 640, 'image/webp'],
    ] as const) {
      const { answer, file } = await bytesAt(`/images/${result?.image}${end}`);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const { exif, ...facts } = await sharp(file).metadata();
      expect([facts.width, exif]).toEqual([width, undefined]);
    }
    const { result: ready } = await shop.call('GET /office/media/{id}', {
      headers: vendor,
      params: { id: result?.id ?? 0 },
    });
    expect(ready.is_ready).toBe(true);
  });

  it('keeps what is transparent', async () => {
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { image } = await keptMedia(shop, vendor, clear);
    const { file } = await bytesAt(`/images/${image}-640.webp`);
    expect((await sharp(file).metadata()).hasAlpha).toBe(true);
  });

  it.each<[string, () => Promise<Buffer>, number, RegExp]>([
    ['cut off in the middle', async () => (await phonePhoto(800, 600)).subarray(0, 900), 415, /damaged/],
    [
      'a drawing with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      /JPG, PNG, WEBP/,
    ],
    [
      'a page that says it is a picture',
      async () => Buffer.from('<!doctype html><title>Hello</title><script>alert(1)</script>'),
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
    ['larger than 25 MB', async () => Buffer.alloc(26 * 1024 * 1024, '\xff\xd8\xff', 'latin1'), 413, /25 MB/],
    [
      'a video with a track of places',
      async () => tinyVideo({ tracks: ['vide', 'meta'] }),
      415,
      /track of data/,
    ],
    ['a video that is cut off', async () => tinyVideo({}).subarray(0, 60), 415, /damaged/],
  ])('is refused when it is %s', async (_what, file, status, words) => {
    const before = await idsOf(vendor);
    const refused = await sendMedia(shop, vendor, await file());
    expect([refused.status, refused.body.message]).toEqual([status, expect.stringMatching(words)]);
    expect(await idsOf(vendor)).toEqual(before);
  });

  it('is kept once for each library, also when it is sent twice at the same time', async () => {
    const file = await uniquePicture();
    const sent = await Promise.all([1, 2, 3].map(() => sendMedia(shop, vendor, file)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(sent.map(({ body }) => body.result?.id)).size).toBe(1);
    expect(sent.filter(({ body }) => body.is_new)).toHaveLength(1);
    const theirs = await keptMedia(shop, other, file);
    expect(theirs.id).not.toBe(sent[0]?.body.result?.id);
    expect(theirs.image).not.toBe(sent[0]?.body.result?.image);
  });

  it('has a name and an alt text that stay text', async () => {
    const name = `'><img src=x onerror=alert(1)>'; drop table media; --.png`;
    const { result } = (await sendMedia(shop, vendor, await uniquePicture(), { name })).body;
    expect(result?.name).toBe(name);
    const alt = '<script>alert(1)</script> "quoted" & \u202Eback';
    const { result: changed } = await shop.call('PUT /office/media/{id}', {
      headers: vendor,
      params: { id: result?.id ?? 0 },
      body: { version: 1, alt },
    });
    expect(changed.alt).toContain('<script>');
    const path = await sendMedia(shop, vendor, await uniquePicture(), { name: '../../etc/passwd.png' });
    expect(path.body.result?.name).toBe('passwd.png');
    expect(path.body.result?.address).toMatch(/^\/images\/media\/[\da-f-]{36}\.png$/);
  });

  it('may be an animation or a video, which lose their notes too', async () => {
    const frames = await sharp([await uniquePicture(), await uniquePicture()], { join: { animated: true } })
      .gif()
      .toBuffer();
    const gif = await keptMedia(shop, vendor, frames);
    expect((await sharp((await bytesAt(gif.address)).file, { animated: true }).metadata()).pages).toBe(2);
    const video = await keptMedia(shop, vendor, tinyVideo({ note: '+51.5007-000.1246/' }));
    expect(video).toMatchObject({ kind: 'video', width: 320, height: 240, is_ready: true });
    const { file, answer } = await bytesAt(video.address);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(file.includes('+51.5007')).toBe(false);
  });
});

describe('The job that makes the sizes', () => {
  it('makes them later where it was broken off, and once', async () => {
    await runMediaJobs(shop);
    const { id, image } = await keptMedia(shop, vendor);
    const files = filesOf(shop);
    const puts: string[] = [];
    const failing = {
      ...files,
      put: async (key: string, path: string) => {
        puts.push(key);
        if (puts.length === 2) throw new Error('the disk is gone');
        await files.put(key, path);
      },
    };
    await runMediaJobs(shop, { files: failing });
    const ready = async () =>
      (await shop.call('GET /office/media/{id}', { headers: vendor, params: { id } })).result.is_ready;
    expect(await ready()).toBe(false);
    await runMediaJobs(shop, { files: failing, now: new Date(Date.now() + 10 * 60_000) });
    expect(await ready()).toBe(true);
    const made = puts.length;
    await runMediaJobs(shop, { files: failing, now: new Date(Date.now() + 20 * 60_000) });
    expect(puts).toHaveLength(made);
    expect((await bytesAt(`/images/${image}-1200.avif`)).answer.headers.get('content-type')).toBe(
      'image/avif',
    );
  });
});

describe('A library', () => {
  it('is its owner’s alone, and the site’s staff see what they may', async () => {
    const [own, theirs, sites] = [
      await keptMedia(shop, vendor),
      await keptMedia(shop, other),
      await keptMedia(shop, admin),
    ];
    expect(sites.business).toBeNull();
    const all = [own.id, theirs.id, sites.id];
    const seen = async (headers: Record<string, string>, query = {}) =>
      (await idsOf(headers, query)).filter((id) => all.includes(id)).toSorted((a, b) => a - b);
    expect(await seen(vendor)).toEqual([own.id]);
    expect(await seen(other)).toEqual([theirs.id]);
    expect(await seen(admin)).toEqual(all);
    expect(await seen(admin, { owner: 'site' })).toEqual([sites.id]);
    expect(await seen(admin, { owner: own.business?.id })).toEqual([own.id]);
    expect(await seen(vendor, { owner: theirs.business?.id }), 'a filter opens nothing').toEqual([]);
    for (const [right, sees] of [
      ['content', [sites.id]],
      ['catalogue', [own.id, theirs.id]],
    ] as const) {
      const email = `${right}-${randomUUID()}@site.example`;
      await addStaff(shop, email, { ownedBy: undefined, rights: [right] });
      expect(await seen(await signIn(shop, email)), right).toEqual(sees);
    }
  });

  it('takes what the site’s staff send for a business, and asks them whose it is', async () => {
    const { business } = await keptMedia(shop, vendor);
    const path = `/office/media?business_id=${business?.id}`;
    const sent = await sendMedia(shop, admin, await uniquePicture(), { path });
    expect(sent.body.result?.business).toEqual(business);
    const email = `catalogue-${randomUUID()}@site.example`;
    await addStaff(shop, email, { ownedBy: undefined, rights: ['catalogue'] });
    const refused = await sendMedia(shop, await signIn(shop, email), await uniquePicture());
    expect([refused.status, refused.body.message]).toEqual([400, 'Please fill in the business id.']);
    const stranger = await sendMedia(shop, other, await uniquePicture(), { path });
    expect(stranger.status).toBe(400);
  });

  it('is found by the name that pages show it by, and only by who may see it', async () => {
    const { id, image } = await keptMedia(shop, vendor);
    expect(await idsOf(vendor, { image })).toEqual([id]);
    expect(await idsOf(other, { image })).toEqual([]);
    expect(await idsOf(vendor, { image: 'banners/main-1' }), 'came with the shop').toEqual([]);
  });

  it('is found by words, folder and what needs care, page by page', async () => {
    const word = `quoll${randomUUID().slice(0, 8)}`;
    const made = [];
    for (const name of ['b', 'a', 'c'])
      made.push(
        (await sendMedia(shop, vendor, await uniquePicture(), { name: `${word}_${name}.png` })).body.result,
      );
    const [b, a, c] = made.map((one) => one?.id ?? 0);
    expect(await idsOf(vendor, { q: word })).toEqual([c, a, b]);
    expect(await idsOf(vendor, { q: word, sort: 'name' })).toEqual([a, b, c]);
    expect(await idsOf(vendor, { q: `${word}%a` }), 'signs of patterns are letters').toEqual([]);
    const first = await shop.call('GET /office/media', {
      headers: vendor,
      query: { q: word, sort: 'name', per_page: 2 } as never,
    });
    expect([first.data.map(({ id }) => id), first.count]).toEqual([[a, b], 3]);
    const query = { q: word, sort: 'name', per_page: 2, cursor: first.next_cursor } as never;
    expect(
      (await shop.call('GET /office/media', { headers: vendor, query })).data.map(({ id }) => id),
    ).toEqual([c]);
    const folder = (await shop.call('POST /office/media-folders', { headers: vendor, body: { name: word } }))
      .result;
    const inside = (
      await shop.call('POST /office/media-folders', {
        headers: vendor,
        body: { name: 'Inside', parent_id: folder.id },
      })
    ).result;
    const body = { version: 1, folder_id: inside.id, alt: 'A phone' };
    await shop.call('PUT /office/media/{id}', { headers: vendor, params: { id: a ?? 0 }, body });
    expect(await idsOf(vendor, { folder_id: folder.id })).toEqual([a]);
    expect(await idsOf(vendor, { q: word, care: 'no_alt' })).toEqual([c, b]);
    expect(await idsOf(vendor, { q: word, care: 'unused' })).toEqual([c, a, b]);
    expect(await idsOf(vendor, { q: word, care: 'large' })).toEqual([]);
    const list = await shop.call('GET /office/media-folders', { headers: vendor });
    expect(list.data).toContainEqual({ id: inside.id, name: 'Inside', parent_id: folder.id, count: 1 });
    expect(
      (await shop.refused('DELETE /office/media-folders/{id}', { headers: vendor, params: folder })).status,
    ).toBe(409);
    for (const one of [inside, folder])
      await shop.call('DELETE /office/media-folders/{id}', { headers: vendor, params: { id: one.id } });
    expect(await idsOf(vendor, { q: word })).toContain(a);
  });

  it('has no folder twice, and none that belongs to another', async () => {
    const name = randomUUID();
    const make = (headers: Record<string, string>, body: object) =>
      shop.refused('POST /office/media-folders', { headers, body: { name, ...body } });
    const { result } = await shop.call('POST /office/media-folders', { headers: vendor, body: { name } });
    expect((await make(vendor, {})).errors).toEqual({ name: 'There is a folder of this name already' });
    expect((await make(other, { parent_id: result.id })).errors).toEqual({
      parent_id: 'There is no such folder',
    });
    const theirs = await keptMedia(shop, other);
    const { errors } = await shop.refused('PUT /office/media/{id}', {
      headers: other,
      params: { id: theirs.id },
      body: { version: 1, folder_id: result.id },
    });
    expect(errors).toEqual({ folder_id: 'There is no such folder' });
  });
});

describe('Two people', () => {
  it('who change one are told of each other', async () => {
    const { id } = await keptMedia(shop, vendor);
    const change = { headers: vendor, params: { id } };
    await shop.call('PUT /office/media/{id}', { ...change, body: { version: 1, alt: 'First' } });
    const late = await shop.refused('PUT /office/media/{id}', {
      ...change,
      body: { version: 1, alt: 'Second' },
    });
    expect(late).toMatchObject({ status: 409, now: { alt: 'First', version: 2 } });
    expect(late.message).toMatch(/has changed this since you opened it/);
  });
});

describe('What is deleted', () => {
  it('is gone with its files', async () => {
    const { id, image, address } = await keptMedia(shop, vendor);
    await runMediaJobs(shop);
    await shop.call('DELETE /office/media/{id}', { headers: vendor, params: { id } });
    await runMediaJobs(shop);
    for (const gone of [address, `/images/${image}-640.webp`, `/images/${image}-1200.avif`])
      expect((await bytesAt(gone)).answer.status, gone).toBe(404);
    expect(await filesOf(shop).read(sizeKey(image.slice(6), '640.avif'))).toBeUndefined();
    const { rows } = await shop.database.pool.query(
      `select action from audit_log where subject = 'media' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(rows).toEqual([{ action: 'add media' }, { action: 'delete media' }]);
  });

  it('leaves no file of an upload that was broken off', async () => {
    const { id, image } = await keptMedia(shop, vendor);
    // As after a crash between the files and the row.
    await shop.database.pool.query('delete from media where id = $1', [id]);
    await runMediaJobs(shop, { now: new Date(Date.now() + 2 * 60 * 60_000) });
    expect((await bytesAt(`/images/${image}-640.webp`)).answer.status).toBe(404);
  });
});
