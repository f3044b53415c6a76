import type { FastifyInstance, FastifyReply } from 'fastify';
import { byteRange } from '#rules/media/byte-range.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { mediaTypeOf, typeOfName } from '../../ports/file-types.ts';
import { ADDRESS, keysAt } from './files.reads.ts';

/** The content at an address never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const PART = 206;
const SAME = 304;
const NO_SUCH_PART = 416;

/**
 * Files of the media library, without a login. Their names can't be guessed. Browsers ask for parts of a
 * video: without them Safari plays none, and viewers could not jump to its middle.
 */
export function mediaRoutes(app: FastifyInstance, files: FileStore): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: `${ADDRESS}:file`,
    handler: async ({ method, params, headers }, reply) => {
      const found = await findFile(files, params.file);
      if (!found) return reply.header('cache-control', 'no-store').callNotFound();
      const { key, size, isFinal } = found;
      setHeaders(reply, key, isFinal);
      // Files with different contents have different names, so the name can be the tag.
      const tag = `"${params.file}"`;
      if (isFinal) reply.header('etag', tag).header('accept-ranges', 'bytes');
      if (isFinal && asksWhetherSame(headers['if-none-match'], tag)) return reply.code(SAME).send();

      const ifRange = headers['if-range'];
      const mayBePart = isFinal && (ifRange === undefined || ifRange === tag);
      const part = mayBePart && method === 'GET' ? byteRange(headers.range, size) : undefined;
      if (part === 'none')
        return reply
          .code(NO_SUCH_PART)
          .header('content-range', `bytes */${size}`)
          .header('cache-control', 'no-store')
          .send();
      if (part) reply.code(PART).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
      if (method === 'HEAD') return reply.header('content-length', size).send();
      const file = await files.read(key, part);
      if (!file) return reply.header('cache-control', 'no-store').callNotFound();
      return reply.header('content-length', file.bytes).send(file.stream);
    },
  });
}

/** Until a size is made, another size is sent instead. */
async function findFile(files: FileStore, name: string) {
  const keys = keysAt(name);
  if (!keys) return undefined;
  const size = await files.sizeOf(keys.key);
  if (size !== undefined) return { key: keys.key, size, isFinal: true };
  const other = keys.meanwhile === undefined ? undefined : await files.sizeOf(keys.meanwhile);
  return other === undefined || keys.meanwhile === undefined
    ? undefined
    : { key: keys.meanwhile, size: other, isFinal: false };
}

function setHeaders(reply: FastifyReply, key: string, isFinal: boolean): void {
  const type = typeOfName(key);
  if (type) reply.header('content-type', mediaTypeOf(type));
  reply
    .header('cache-control', isFinal ? FOR_EVER : 'no-store')
    .header('cross-origin-resource-policy', 'cross-origin');
}

const asksWhetherSame = (header: string | undefined, tag: string) =>
  header === '*' || (header?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false);
