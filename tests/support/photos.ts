import sharp from 'sharp';
import type { Answer } from '#contract/calls.ts';
import type { TestApp } from './app.ts';

/** A photo as phones take it: rotated, and with the location where it was taken. */
export function phonePhoto(width = 640, height = 480): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .withExif({
      IFD0: { Make: 'A phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function formWith(content: Buffer, name = 'photo.jpg'): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
}

export const photosPath = (token: string) => `/no/auth/web/site/track/${token}/photos`;

export async function sendPhoto(
  shop: Pick<TestApp, 'fetch'>,
  token: string,
  content: Buffer,
): Promise<{ status: number; body: { message?: string } & Partial<Answer<typeof UPLOAD>> }> {
  const answer = await shop.fetch(photosPath(token), { method: 'POST', body: formWith(content) });
  return { status: answer.status, body: (await answer.json()) as Answer<typeof UPLOAD> };
}

const UPLOAD = 'POST /no/auth/web/site/track/{token}/photos';

/** Uploads a photo that must be accepted, and returns its id. */
export async function uploadPhoto(shop: Pick<TestApp, 'fetch'>, token: string): Promise<string> {
  const { status, body } = await sendPhoto(shop, token, await phonePhoto());
  if (status !== 201 || !body.result) throw new Error(`a photo was refused: ${body.message}`);
  return body.result.id;
}
