import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { MAIL_PICTURES } from '#rules/presentation/mail-picture.ts';
import { mailJpeg } from '../ports/mail-picture.ts';

/** A picture's name without its size. It can't lead out of the folder. */
const NAME = /^([a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)\.jpg$/i;
/** A few kilobytes each. */
const MOST_KEPT = 500;
const WEEK_SECONDS = 7 * 86_400;

/** Small pictures of products for mails. Each is made at its first request. */
export function mailPictureRoutes(app: FastifyInstance, folder: string): void {
  const made = new Map<string, Promise<Buffer>>();

  async function find(name: string): Promise<Buffer | undefined> {
    const source = join(folder, `${name}-640.webp`);
    const isThere = await access(source).then(
      () => true,
      () => false,
    );
    if (!isThere) return undefined;
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
