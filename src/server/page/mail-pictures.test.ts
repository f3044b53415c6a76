import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { mailPicture } from '#rules/presentation/mail-picture.ts';
import { mailPictureRoutes } from './mail-pictures.ts';

const app = fastify();
mailPictureRoutes(app, join(import.meta.dirname, '../../../demo/pictures'));
afterAll(() => app.close());

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

it.each(['products/none.jpg', '../../package.json', '..%2f..%2fpackage.jpg', 'products/apple-iphone-11/'])(
  'There is no picture at %s',
  async (name) => {
    expect((await app.inject({ url: `/mail-pictures/${name}` })).statusCode).toBe(404);
  },
);
