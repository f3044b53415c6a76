import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { fileOfPicture } from '#rules/media/picture-name.ts';
import { MAIL_PICTURES } from '#rules/presentation/mail-picture.ts';
import { sizeKey } from '../features/media/files.reads.ts';
import type { FileStore } from '../ports/file-store.ts';
import { mailJpeg } from '../ports/mail-picture.ts';
import { FIRST_SIZE } from '../ports/media-files.ts';

/** A picture's name without its size. It can't lead out of the folder. */
const NAME = /^([a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)\.jpg$/i;
/** A few kilobytes each. */
const MOST_KEPT = 500;
const WEEK_SECONDS = 7 * 86_400;

/** Small pictures of products for mails. Each is made at its first request. */
export function mailPictureRoutes(app: FastifyInstance, folder: string, files: FileStore): void {
  const made = new Map<string, Promise<Buffer>>();

  async function find(name: string): Promise<Buffer | undefined> {
    const source = await sourceOf(name, folder, files);
    if (!source) return undefined;
    const picture = made.get(name) ?? mailJpeg(source);
    made.delete(name);
    made.set(name, picture);
    const [oldest] = made.keys();
    if (made.size > MOST_KEPT && oldest !== undefined) made.delete(oldest);
    picture.catch(() => made.delete(name));
    return picture;
  }

  app.get<{ Params: { '*': string } }>(`${MAIL_PICTURES}*`, async ({ params }, reply) => {
    const [, name] = NAME.exec(params['*']) ?? [];
    const picture = name === undefined ? undefined : await find(name);
    if (!picture) return reply.callNotFound();
    return reply
      .header('cache-control', `public, max-age=${WEEK_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(picture);
  });
}

/** The small WebP of a picture: a file that came with the shop, or the bytes of an uploaded one. */
async function sourceOf(
  name: string,
  folder: string,
  files: FileStore,
): Promise<string | Buffer | undefined> {
  const fileId = fileOfPicture(name);
  if (fileId !== undefined) {
    const stored = await files.read(sizeKey(fileId, FIRST_SIZE));
    return stored && buffer(stored.stream);
  }
  const path = join(folder, `${name}-640.webp`);
  return access(path).then(
    () => path,
    () => undefined,
  );
}
