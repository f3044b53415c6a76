import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { mailPicture } from '#rules/presentation/mail-picture.ts';
import { sizeKey } from '../features/media/files.reads.ts';
import { folderStore } from '../ports/file-store.ts';
import { mailPictureRoutes } from './mail-pictures.ts';

const app = fastify();
const folder = await mkdtemp(join(tmpdir(), 'threefold-mail-pictures-'));
const files = folderStore(folder);
mailPictureRoutes(app, join(import.meta.dirname, '../../../demo/pictures'), files);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('A picture of a product is a small JPEG in mails, also on the page of another site', async () => {
  const url = mailPicture('products/apple-iphone-11/black-front') ?? '';
  for (const { statusCode, headers, rawPayload } of [await app.inject({ url }), await app.inject({ url })]) {
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 160 });
  }
});

it('An uploaded picture is one too', async () => {
  const id = '5d2f3c1e-8a4b-4c6d-9e7f-0a1b2c3d4e5f';
  const path = join(folder, 'source.webp');
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c84' } }).toFile(path);
  await files.put(sizeKey(id, '640.webp'), path);
  const answer = await app.inject({ url: mailPicture(`media/${id}`) ?? '' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 160 });
  expect((await app.inject({ url: `/mail-pictures/media/${id.replace('5', '6')}.jpg` })).statusCode).toBe(
    404,
  );
});

it.each(['products/none.jpg', '../../package.json', '..%2f..%2fpackage.jpg', 'products/apple-iphone-11/'])(
  'There is no picture at %s',
  async (name) => {
    expect((await app.inject({ url: `/mail-pictures/${name}` })).statusCode).toBe(404);
  },
);
