import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

export interface Folders {
  /** The built client: hashed files under `assets`, the others beside them. */
  client: string;
  /** The built office, with hashed files under `assets`. */
  office: string;
  pictures: string;
}

/** Static files. Built files have a hash in their name and never change; others are cached for a day. */
export async function fileRoutes(app: FastifyInstance, { client, office, pictures }: Folders): Promise<void> {
  const common = {
    decorateReply: false,
    index: false as const,
    redirect: false,
    // The address of a folder gets 404.
    allowedPath: (path: string) => !path.endsWith('/'),
    // Webmail shows these pictures on a page of another site.
    setHeaders(reply: FastifyReply, path: string) {
      if (/\.(?:png|jpe?g|gif)$/.test(path))
        void reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  };
  const hashed = { ...common, preCompressed: true, immutable: true, maxAge: YEAR_SECONDS * 1000 };
  if (existsSync(office)) {
    await app.register(fastifyStatic, {
      ...hashed,
      root: join(office, 'assets'),
      prefix: '/office-files/assets/',
    });
  }
  if (existsSync(client)) {
    await app.register(fastifyStatic, { ...hashed, root: join(client, 'assets'), prefix: '/assets/' });
    // These files are at the root, beside the pages. The list is read once at start.
    await app.register(fastifyStatic, {
      ...common,
      root: client,
      wildcard: false,
      globIgnore: ['assets/**', '.vite/**', 'index.html', '*.br', '*.gz'],
      preCompressed: true,
      maxAge: DAY_SECONDS * 1000,
    });
  }
  if (existsSync(pictures)) {
    await app.register(fastifyStatic, {
      ...common,
      root: pictures,
      prefix: '/images/',
      maxAge: 7 * DAY_SECONDS * 1000,
    });
  }
}
