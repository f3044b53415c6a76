import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../ports/file-store.ts';
import { mediaTypeOf } from '../../ports/file-types.ts';
import { ADDRESS, keysAt } from './files.reads.ts';

/** The content at an address never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Files of the media library, for everybody. Their names can't be guessed. */
export function mediaRoutes(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { file: string } }>(`${ADDRESS}:file`, async ({ params }, reply) => {
    const keys = keysAt(params.file);
    if (!keys) return reply.callNotFound();
    const file = await files.read(keys.key);
    const shown = file ?? (keys.meanwhile === undefined ? undefined : await files.read(keys.meanwhile));
    if (!shown) return reply.header('cache-control', 'no-store').callNotFound();
    return reply
      .header('cache-control', file ? FOR_EVER : 'no-store')
      .header('content-type', mediaTypeOf(shown.type))
      .header('content-length', shown.bytes)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(shown.stream);
  });
}
